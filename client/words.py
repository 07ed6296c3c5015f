"""Sentences that Python puts together, for errors and for the network. The source language is English."""

from __future__ import annotations

import errno
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from client.obstacles import obstacle_sentence
from client.texts import fill

if TYPE_CHECKING:
    from client.bridge import Failure
    from netcore.status import RecallNews

translate = QCoreApplication.translate


_NUMBERED = re.compile(r"\[Errno (\d+)\]")
_WINDOWS = re.compile(r"\[WinError (\d+)\]")
_MEANT = {
    **dict.fromkeys((39, 112), errno.ENOSPC),
    **dict.fromkeys((5, 32, 33), errno.EACCES),
    **dict.fromkeys((2, 3), errno.ENOENT),
    **dict.fromkeys((80, 183, 267), errno.EEXIST),
    **dict.fromkeys((21, 23, 1117), errno.EIO),
    **dict.fromkeys((1231, 1232, 10049, 10050, 10051, 10065), errno.ENETUNREACH),
    19: errno.EROFS,
    4: errno.EMFILE,
    10048: errno.EADDRINUSE,
}
"""What Windows says with numbers of its own, as the number that all systems have for it."""
_NO_WAY = frozenset({errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL})


def reason(detail: str) -> str:
    """What the system said, in words of the window where it is something common; else as it was said."""
    windows = _WINDOWS.search(detail)
    found = _NUMBERED.search(detail)
    number = _MEANT.get(int(windows[1]), 0) if windows is not None else int(found[1]) if found is not None else 0
    match number:
        case errno.ENOSPC | errno.EDQUOT:
            return translate("Reason", "the disk is full")
        case errno.EACCES | errno.EPERM:
            return translate("Reason", "permission denied")
        case errno.EROFS:
            return translate("Reason", "the disk is read-only")
        case errno.ENOENT:
            return translate("Reason", "a file or folder is missing")
        case errno.EEXIST | errno.ENOTDIR | errno.EISDIR:
            return translate("Reason", "something is in the way of a folder")
        case errno.EIO:
            return translate("Reason", "the disk reports an error")
        case errno.EADDRINUSE:
            return translate("Reason", "another program is using this port")
        case errno.EMFILE | errno.ENFILE:
            return translate("Reason", "too many files are open")
        case _ if number in _NO_WAY:
            return translate("Reason", "there is no network")
        case _:
            return detail


def renamed_later(name: str) -> str:
    """When a new name is seen that was chosen at a table."""
    return fill(translate("App", "Saved: from your next table on you’re %1. At this one you keep the old name."), name)


def software_sentence() -> str:
    """When the window is drawn without the graphics card, which was not what this player has asked for."""
    return translate(
        "App", "The graphics card can’t be used here, so Sennik draws without it. Movement may be less smooth."
    )


def ended_badly() -> str:
    """When the program ended unexpectedly the last time."""
    return translate("App", "The last time Sennik ended unexpectedly. There is a report on it.")


def faulty() -> str:
    """When something went wrong in the program that nobody has caught."""
    return translate(
        "App", "Something went wrong inside Sennik, which goes on where it can. The settings have a report on it."
    )


def go_on(title: str) -> str:
    """What goes on with a game of this title that was put away."""
    return fill(translate("App", "Go on: %1"), title)


def _bench_sentence(why: str) -> str:
    """Why nobody lets us look on."""
    match why:
        case "no_bench":
            return translate("Closed", "That table plays without onlookers.")
        case "bench_full":
            return translate("Closed", "The bench at that table is full. Try again when somebody has left.")
        case "sent_away":
            return translate("Closed", "Somebody at that table would rather not be watched.")
        case _:
            return translate("Closed", "That game is over: nobody plays there any more.")


def _before_the_door(why: str) -> str:
    """Why a player does not get in at a table for friends, or an onlooker at a table."""
    match why:
        case "no_bench" | "bench_full" | "sent_away" | "played_out":
            return _bench_sentence(why)
        case "declined":
            return translate("Closed", "The host doesn’t let you in there. Talk to them, or find another table.")
        case "tries":
            return translate("Closed", "Too many words were wrong: that table keeps you out. Talk to its host.")
        case _:
            return translate(
                "Closed", "Whoever opened that table doesn’t know the word you were told: it’s somebody else’s table."
            )


def closed_sentence(why: str, detail: str) -> str:
    """What to say when a table is gone for us; "" when it was our own wish."""
    match why:
        case "left":
            return ""
        case "host_left":
            return translate("Closed", "The host has left, so the table is closed. Host one yourself, or join another.")
        case "removed":
            return translate("Closed", "The host has given your seat away. Talk to them, or find another table.")
        case "declined" | "tries" | "impostor" | "no_bench" | "bench_full" | "sent_away" | "played_out":
            return _before_the_door(why)
        case "playing" | "refused":
            return translate("Closed", "You couldn’t sit down at that table. Ask its host, or try another.")
        case "unreachable":
            return translate(
                "Closed",
                "The table isn’t answering. Check that both computers are on the same network, then try again.",
            )
        case "full":
            return translate("Closed", "Every seat at that table is taken. Ask for one more, or try another table.")
        case "copy":
            return translate(
                "Closed",
                "Another copy of Sennik is playing with this profile. Close one of them, then open this one again.",
            )
        case "disk":
            sentence = translate(
                "Closed", "The game can’t be saved on this disk (%1). Fix that, then open Sennik again."
            )
            return fill(sentence, reason(detail))
        case "no_charter":
            return translate("Closed", "Not everyone signed, so the game couldn’t start. Host a new table.")
        case "version":
            return translate(
                "Closed", "That table uses a different version of Sennik. Install the same version on both computers."
            )
        case "rules":
            return translate(
                "Closed", "That table plays by different rules. Install the same version of Sennik on both computers."
            )
        case "restless":
            return translate(
                "Closed",
                "That table’s phrase changed so often that it no longer protects anyone. Talk to its host first.",
            )
        case _:
            sentence = translate("Closed", "The table was closed (%1). Host one yourself, or join another.")
            return fill(sentence, reason(detail) or why)


def recall_sentence(news: RecallNews) -> str:
    """What to say of what this player's computer has lost of a game, and of waiting for those who may know."""
    if news.alone:
        return translate("Recall", "You’re alone at this table so far. It goes on as soon as somebody else is back.")
    if not news.regained:
        return ""
    return translate(
        "Recall",
        "This computer had lost the last %n thing(s) it sent in this game. The others gave them back.",
        "",
        news.regained,
    )


def failure_sentence(failure: Failure) -> str:
    """What happened and what to do next, for something that the node could not do."""
    match failure.code:
        case "late":
            return ""
        case "paused" | "clock_soon":
            paused = failure.code == "paused"
            soon = translate("Failure", "Their time isn’t up yet.")
            return translate("Failure", "There’s a pause at the table.") if paused else soon
        case "start":
            sentence = translate("Failure", "Sennik couldn’t start: %1. Fix that, then open Sennik again.")
            return fill(sentence, reason(failure.detail))
        case "listen":
            return translate(
                "Failure",
                "Sennik can’t accept connections on this computer. Check its firewall, then open Sennik again.",
            )
        case "input":
            return translate("Failure", "That won’t work. Choose something else.")
        case "address":
            return translate(
                "Failure", "That’s not an address. It should look like 192.168.0.12 or 192.168.0.12:28460."
            )
        case "unreachable":
            return translate(
                "Failure", "Nobody answers there. Check the address, and that both computers are on the same network."
            )
        case "no_table":
            return translate("Failure", "There’s no open table there any more. Find another, or host one yourself.")
        case "profile_in_use":
            return translate(
                "Failure", "Sennik is already open with this profile. Close the other window, then open this one again."
            )
        case "version" | "full" | "refused":
            return closed_sentence(failure.code, "")
        case "older" | "newer" | "rules" | "game":
            return obstacle_sentence(failure.code, failure.detail)
        case "system":
            sentence = translate(
                "Failure", "Your computer refused: %1. Check the disk and the network, then try again."
            )
            return fill(sentence, reason(failure.detail))
        case "internal":
            sentence = translate(
                "Failure", "Something went wrong in Sennik (%1). You can carry on; the log has the details."
            )
            return fill(sentence, failure.detail)
        case _:
            sentence = translate("Failure", "That didn’t work (%1). Try again.")
            return fill(sentence, reason(failure.detail) or failure.code)


def firewall_sentence(network: str) -> str:
    """What to do where others cannot call this computer ("firewall"), or somebody and this one each other ("walls")."""
    if network == "walls":
        sentence = translate(
            "Network",
            "A player wants to join, but neither computer can reach the other."
            " Allow Sennik in a firewall (TCP, ports %1 to %2), here or there.",
        )
    else:
        sentence = translate(
            "Network",
            "This computer’s firewall blocks the others. Sennik calls them itself where it can;"
            " allow it in the firewall (TCP, ports %1 to %2) so that everyone can join.",
        )
    from netcore.lan.addresses import DEFAULT_PORTS

    return fill(sentence, DEFAULT_PORTS[0], DEFAULT_PORTS[-1])


def network_sentence(network: str | None, tables: int) -> str:
    """How the network is, for the top bar; None for one that has not been looked at yet."""
    match network:
        case None:
            return translate("Network", "Checking the network…")
        case "":
            if tables == 0:
                return translate("Network", "Network OK · nobody in sight yet")
            return translate("Network", "Network OK · %n table(s) in sight", "", tables)
        case "firewall":
            return translate("Network", "This computer’s firewall blocks the others: allow Sennik in it")
        case "walls":
            return translate("Network", "Firewalls keep a player out: allow Sennik in one of them")
        case "no_network":
            return translate("Network", "No network: connect this computer, or play with bots")
        case _:
            return translate("Network", "Tables don’t show up by themselves here: join by address")


def strength_name(level: str) -> str:
    """How bots of a level play, in a word."""
    match level:
        case "calm":
            return translate("Bots", "calm")
        case "sly":
            return translate("Bots", "sly")
        case _:
            return translate("Bots", "lively")


def strength_told(level: str) -> str:
    """What to expect of bots of a level, in a sentence or two."""
    match level:
        case "calm":
            return translate("Bots", "They play as a child would. Good for a first game.")
        case "sly":
            return translate("Bots", "They look ahead and count. Hard to beat.")
        case _:
            return translate("Bots", "They play well. A first game is often lost.")
