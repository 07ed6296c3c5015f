"""What keeps this program from a table, in words: short for a row of the lobby, and in full with what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client import __version__
from client.texts import fill

translate = QCoreApplication.translate


def obstacle_note(obstacle: str) -> str:
    """For a row; "" for no obstacle (`netcore.status.TableAd`)."""
    match obstacle:
        case "older":
            return translate("Obstacle", "older: it needs an update")
        case "newer":
            return translate("Obstacle", "newer: update Sennik here")
        case "rules":
            return translate("Obstacle", "plays by different rules")
        case "game":
            return translate("Obstacle", "a game you don’t have")
        case "unreached":
            return translate("Obstacle", "firewalls are in the way")
        case _:
            return ""


def caller_sentence(obstacle: str, release: str, name: str = "") -> str:
    """To a host at whose table somebody with another program cannot sit down; `release` is "" if that is not known."""
    match obstacle:
        case "game":
            told = translate(
                "Obstacle",
                "%1 can’t join: their Sennik doesn’t have this game. Install the same version on both.",
            )
            return fill(told, name)
        case "rules" if release and release != __version__:
            told = translate(
                "Obstacle",
                "%1 can’t join: their Sennik %2 has other rules than yours (%3). Install the same version on both.",
            )
            return fill(told, name, release, __version__)
        case "rules":
            told = translate(
                "Obstacle",
                "%1 can’t join: their Sennik has other rules than yours. Install the same version on both.",
            )
            return fill(told, name)
        case "older" if release:
            told = translate(
                "Obstacle", "Someone has Sennik %1, older than yours (%2), and can’t join until they update it."
            )
        case "older":
            told = translate("Obstacle", "Someone has an older Sennik than yours, and can’t join until they update it.")
        case _ if release:
            told = translate(
                "Obstacle", "Someone has Sennik %1, newer than yours (%2), and can’t join until you update yours."
            )
        case _:
            told = translate(
                "Obstacle", "Someone has a newer Sennik than yours, and can’t join until you update yours."
            )
    return fill(told, release, __version__)


def obstacle_sentence(obstacle: str, release: str = "") -> str:
    """In full; "" for no obstacle. `release`: what the other program calls itself, "" if that is not known."""
    match obstacle:
        case "older" if release:
            told = translate("Obstacle", "Sennik %1 is older than yours (%2). The other computer needs the update.")
            return fill(told, release, __version__)
        case "older":
            return translate("Obstacle", "That Sennik is older than yours. The other computer needs the update.")
        case "newer" if release:
            told = translate("Obstacle", "Sennik %1 is newer than yours (%2). Update it here, then try again.")
            return fill(told, release, __version__)
        case "newer":
            return translate("Obstacle", "That Sennik is newer than yours. Update it here, then try again.")
        case "rules":
            return translate(
                "Obstacle", "That table plays by different rules. Install the same version of Sennik on both computers."
            )
        case "game":
            return translate(
                "Obstacle", "Your Sennik doesn’t have that game. Install the same version on both computers."
            )
        case "unreached":
            return translate("Obstacle", "Neither computer can reach the other: allow Sennik through a firewall.")
        case _:
            return ""
