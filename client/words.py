"""Words that Python puts together: names of games and options, sentences for errors. The source language is English."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.bridge import Failure
from engine.dream_board import SPOKEN
from engine.game import Option
from netcore.lan.addresses import DEFAULT_PORTS

translate = QCoreApplication.translate
Value = int | bool | str


@dataclass(frozen=True, slots=True)
class GamePicture:
    """Three drawings that stand for a game: two faces, and "" between them for the common back."""

    left: str
    middle: str
    right: str


_PICTURES = {
    "sen": GamePicture("sen/crows_0", "", "sen/swap2"),
    "smoki": GamePicture("smoki/dragon_8", "", "smoki/raven_circle"),
    "race": GamePicture("race/dragon_mrozna_zatoka_4_green_1", "", "race/hero_rosella"),
    "dream": GamePicture("dream/role_fairy", "", "dream/role_bogey"),
}
_PLAIN_PICTURE = GamePicture("", "", "")


def game_picture(game: str) -> GamePicture:
    """The drawings of `game`; three backs for a game without any."""
    return _PICTURES.get(game, _PLAIN_PICTURE)


def game_title(game: str) -> str:
    """The name of `game` as a person reads it."""
    match game:
        case "sen":
            return translate("Games", "Sen")
        case "smoki":
            return translate("Games", "Smoki")
        case "race":
            return translate("Games", "Dragon Race")
        case "dream":
            return translate("Games", "When I Dream")
        case _:
            return game


def option_title(game: str, name: str) -> str:
    """What an option is about."""
    match game, name:
        case "sen", "limit":
            return translate("Options", "The game ends at")
        case "sen", "rounds":
            return translate("Options", "Rounds at most")
        case "sen", "penalty":
            return translate("Options", "Waking too early costs")
        case "sen", "nines":
            return translate("Options", "“Not so scary”: the most nines count nothing")
        case "sen", "all_in":
            return translate("Options", "“All in”: a dream of nines alone counts 0")
        case "sen", "know":
            return translate("Options", "“I know what I have”: two equal cards become one")
        case "smoki", "goal":
            return translate("Options", "What decides the game")
        case "smoki", "tokens":
            return translate("Options", "Tokens to win")
        case "smoki", "limit":
            return translate("Options", "The game ends at")
        case "smoki", "rounds":
            return translate("Options", "Rounds")
        case "smoki", "piles":
            return translate("Options", "Open piles")
        case "smoki", "edition":
            return translate("Options", "Where the circle's last card goes")
        case (("race" | "dream"), _):
            return _race_title(name) if game == "race" else _dream_title(name)
        case _:
            return name


def option_value(game: str, name: str, value: Value) -> str:
    """One value of an option in words."""
    match game, name, value:
        case "sen", "limit" | "rounds", 0:
            return translate("Options", "no limit")
        case "sen", "limit" | "penalty", int():
            return translate("Options", "%n crow(s)", "", value)
        case "smoki", "goal", "tokens":
            return translate("Options", "dragon tokens")
        case "smoki", "goal", "points":
            return translate("Options", "points")
        case "smoki", "goal", "rounds":
            return translate("Options", "a number of rounds")
        case "smoki", "limit", int():
            return translate("Options", "%n point(s)", "", value)
        case "smoki", "piles", 1:
            return translate("Options", "one")
        case "smoki", "piles", 2:
            return translate("Options", "two")
        case "smoki", "edition", "corrected":
            return translate("Options", "under an open pile")
        case "smoki", "edition", "first":
            return translate("Options", "onto an open pile")
        case (("race" | "dream"), _, _):
            return _race_value(value) if game == "race" else _dream_value(name, value)
        case _, _, bool():
            return translate("Options", "yes") if value else translate("Options", "no")
        case _:
            return str(value)


def option_short(game: str, name: str, value: Value) -> str:
    """How the line under the table tells an option; "" where the value says "as usual"."""
    match game, name, value:
        case "sen", "limit", int() if value:
            return translate("Options", "to %n crow(s)", "", value)
        case "sen", "rounds", int() if value:
            return translate("Options", "%n round(s)", "", value)
        case "sen", "penalty", int():
            return translate("Options", "penalty %1").replace("%1", str(value))
        case "sen", "nines", True:
            return translate("Options", "not so scary")
        case "sen", "all_in", True:
            return translate("Options", "all in")
        case "sen", "know", True:
            return translate("Options", "I know what I have")
        case "smoki", "tokens", int():
            return translate("Options", "to %n token(s)", "", value)
        case "smoki", "limit", int():
            return translate("Options", "to %n point(s)", "", value)
        case "smoki", "rounds", int():
            return translate("Options", "%n round(s)", "", value)
        case "smoki", "piles", 1:
            return translate("Options", "one open pile")
        case "smoki", "edition", "first":
            return translate("Options", "the circle ends onto a pile")
        case "race", "heroes", str() if value != "random":
            return translate("Options", "chosen heroes")
        case "dream", _, _:
            return _dream_short(name, value)
        case _:
            return ""


LANGUAGE_NAMES = {"pl": "polski", "uk": "українська", "cs": "čeština", "en": "English"}
"""Each language by its own name, which nobody translates."""


def clock_time(seconds: int) -> str:
    """A length of time as a clock shows it; under a minute in seconds."""
    if seconds < 60:
        return translate("Options", "%1 s", "seconds").replace("%1", str(seconds))
    return f"{seconds // 60}:{seconds % 60:02d}"


def _race_title(name: str) -> str:
    """What an option of the race is about."""
    return translate("Options", "Heroes") if name == "heroes" else name


def _race_value(value: Value) -> str:
    """How the heroes of a race are come by."""
    return translate("Options", "drawn by lot") if value == "random" else translate("Options", "chosen here")


def _dream_title(name: str) -> str:
    match name:
        case "mode":
            return translate("Options", "Clues and guesses are")
        case "night_s":
            return translate("Options", "A night lasts")
        case "clue_s":
            return translate("Options", "Time for a clue")
        case "language":
            return translate("Options", "Bots whisper in")
        case _:
            return name


def _dream_value(name: str, value: Value) -> str:
    match name, value:
        case "mode", "typed":
            return translate("Options", "typed")
        case "mode", "spoken":
            return translate("Options", "said aloud")
        case "night_s" | "clue_s", int():
            return clock_time(value)
        case "language", str():
            return LANGUAGE_NAMES.get(value, value)
        case _:
            return str(value)


def _dream_short(name: str, value: Value) -> str:
    match name, value:
        case "mode", _:
            return _dream_value(name, value)
        case "night_s", int():
            return translate("Options", "nights of %1").replace("%1", clock_time(value))
        case "clue_s", int():
            return translate("Options", "%1 a clue").replace("%1", clock_time(value))
        case _:
            return ""


_SMOKI_GOALS = {"tokens": "tokens", "limit": "points", "rounds": "rounds"}


def option_matters(game: str, name: str, options: Mapping[str, Value]) -> bool:
    """Whether an option changes anything beside the others as they are.

    Of Smoki's three numbers only one counts, and where all is said aloud no bot whispers in any language.
    """
    if game == "dream" and name == "language":
        return options.get("mode") != SPOKEN
    return game != "smoki" or name not in _SMOKI_GOALS or options.get("goal") == _SMOKI_GOALS[name]


def offered(option: Option, now: Value) -> tuple[Value, ...]:
    """The values that a screen offers, with the one that is set now among them."""
    usual: tuple[Value, ...] = option.usual or option.one_of
    if not usual and isinstance(option.default, bool):
        usual = (False, True)
    return usual if now in usual else (*usual, now)


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
            return sentence.replace("%1", reason(detail))
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
            return translate("Closed", "The table was closed (%1). Set a table of your own, or join another.").replace(
                "%1", reason(detail) or why
            )


def failure_sentence(failure: Failure) -> str:
    """What happened and what to do next, for something that the node could not do."""
    match failure.code:
        case "late":
            return ""
        case "start":
            return translate("Failure", "Sennik could not begin: %1. Put that right, then open Sennik again.").replace(
                "%1", reason(failure.detail)
            )
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
            return translate(
                "Failure", "The computer refused: %1. Check the disk and the network, then try again."
            ).replace("%1", reason(failure.detail))
        case "internal":
            return translate(
                "Failure", "Something in Sennik went wrong (%1). You can go on; the log has the details."
            ).replace("%1", failure.detail)
        case _:
            return translate("Failure", "That did not work (%1). Try again.").replace(
                "%1", reason(failure.detail) or failure.code
            )


def firewall_sentence() -> str:
    """What to do where others cannot call this computer."""
    return (
        translate(
            "Network",
            "This computer’s firewall keeps the others out. Sennik calls them itself where it can;"
            " allow it in the firewall (TCP, ports %1 to %2), so that everyone gets in.",
        )
        .replace("%1", str(DEFAULT_PORTS[0]))
        .replace("%2", str(DEFAULT_PORTS[-1]))
    )


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
