"""Words that Python puts together: names of games, sentences for errors. The source language is English."""

from __future__ import annotations

import errno
import re

from PySide6.QtCore import QCoreApplication

from client.bridge import Failure
from client.texts import fill
from client.viewmodels.play.games import SCREENS, Pictures
from netcore.lan.addresses import DEFAULT_PORTS

translate = QCoreApplication.translate


def game_title(game: str) -> str:
    """The name of `game` as a person reads it; that of one without a screen as it is."""
    return SCREENS[game].room.title() if game in SCREENS else game


def game_picture(game: str) -> Pictures:
    """The drawings of `game`; three backs for one without a screen."""
    return SCREENS[game].look.pictures if game in SCREENS else Pictures()


_NUMBERED = re.compile(r"\[Errno (\d+)\]")
_NO_WAY = frozenset({errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL})


def reason(detail: str) -> str:
    """What the system said, in words of the window where it is something common; else as it was said."""
    found = _NUMBERED.search(detail)
    number = int(found[1]) if found is not None else 0
    match number:
        case errno.ENOSPC | errno.EDQUOT:
            return translate("Reason", "the disk is full")
        case errno.EACCES | errno.EPERM:
            return translate("Reason", "it is not allowed")
        case errno.EROFS:
            return translate("Reason", "the disk can only be read")
        case errno.ENOENT:
            return translate("Reason", "a file or folder is missing")
        case errno.EEXIST | errno.ENOTDIR | errno.EISDIR:
            return translate("Reason", "something else is in the place of a folder")
        case errno.EIO:
            return translate("Reason", "the disk does not answer well")
        case errno.EADDRINUSE:
            return translate("Reason", "another program uses this connection")
        case errno.EMFILE | errno.ENFILE:
            return translate("Reason", "too many files are open")
        case _ if number in _NO_WAY:
            return translate("Reason", "there is no network")
        case _:
            return detail


def closed_sentence(why: str, detail: str) -> str:
    """What to say when a table is gone for us; "" when it was our own wish."""
    match why:
        case "left":
            return ""
        case "host_left":
            return translate(
                "Closed", "The table was closed: its host has left. Set a table of your own, or join another."
            )
        case "removed" | "playing" | "refused":
            return translate("Closed", "The table did not let you sit down. Ask its host, or try another table.")
        case "unreachable":
            return translate(
                "Closed", "The table does not answer. Check that both computers are in one network, then try again."
            )
        case "full":
            return translate(
                "Closed", "Every place at that table is taken. Ask for one more place, or try another table."
            )
        case "copy":
            return translate(
                "Closed", "Another Sennik plays with this profile. Close one of the two, then open this one again."
            )
        case "disk":
            sentence = translate(
                "Closed", "The game cannot be kept on this disk (%1). Make room, then open Sennik again."
            )
            return fill(sentence, reason(detail))
        case "evicted":
            return translate(
                "Closed", "The others have agreed that you were gone, and play on with a ghost in your seat."
            )
        case "no_charter":
            return translate("Closed", "The game could not begin: not everyone signed. Set the table again.")
        case "version":
            return translate(
                "Closed", "That table plays with another version of Sennik. Install the same version on both."
            )
        case _:
            sentence = translate("Closed", "The table was closed (%1). Set a table of your own, or join another.")
            return fill(sentence, reason(detail) or why)


def failure_sentence(failure: Failure) -> str:
    """What happened and what to do next, for something that the node could not do."""
    match failure.code:
        case "late":
            return ""
        case "start":
            sentence = translate("Failure", "Sennik could not begin: %1. Put that right, then open Sennik again.")
            return fill(sentence, reason(failure.detail))
        case "listen":
            return translate(
                "Failure",
                "This computer lets no program listen for others. Look at its firewall, then open Sennik again.",
            )
        case "input":
            return translate("Failure", "That cannot be set up like this. Choose something else.")
        case "address":
            return translate("Failure", "That is not an address. It looks like 192.168.0.12 or 192.168.0.12:28460.")
        case "unreachable":
            return translate(
                "Failure", "Nobody answers there. Check the address, and that both computers are in one network."
            )
        case "no_table":
            return translate("Failure", "No table is open there any more. Look for another, or set one of your own.")
        case "profile_in_use":
            return translate(
                "Failure", "Sennik is open already with this profile. Close the other window, then open this one again."
            )
        case "version":
            return closed_sentence("version", "")
        case "full":
            return closed_sentence("full", "")
        case "refused":
            return closed_sentence("refused", "")
        case "system":
            sentence = translate("Failure", "The computer refused: %1. Check the disk and the network, then try again.")
            return fill(sentence, reason(failure.detail))
        case "internal":
            sentence = translate(
                "Failure", "Something in Sennik went wrong (%1). You can go on; the log has the details."
            )
            return fill(sentence, failure.detail)
        case _:
            sentence = translate("Failure", "That did not work (%1). Try again.")
            return fill(sentence, reason(failure.detail) or failure.code)


def firewall_sentence() -> str:
    """What to do where others cannot call this computer."""
    sentence = translate(
        "Network",
        "This computer’s firewall keeps the others out. Sennik calls them itself where it can;"
        " allow it in the firewall (TCP, ports %1 to %2), so that everyone gets in.",
    )
    return fill(sentence, DEFAULT_PORTS[0], DEFAULT_PORTS[-1])


def network_sentence(network: str | None, tables: int) -> str:
    """How the network is, for the top bar; None for one that has not been looked at yet."""
    match network:
        case None:
            return translate("Network", "Looking at the network…")
        case "":
            if tables == 0:
                return translate("Network", "The network works · nobody in sight yet")
            return translate("Network", "The network works · %n table(s) in sight", "", tables)
        case "firewall":
            return translate("Network", "This computer’s firewall keeps the others out: allow Sennik there")
        case "no_network":
            return translate("Network", "No network: connect this computer, or play with bots")
        case _:
            return translate("Network", "Tables do not show up by themselves here: join by address")
