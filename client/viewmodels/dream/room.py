"""The room of Když sním: its title, its options in words, and that nobody there is mute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.room_script import Hindrance, RoomScript, Value
from engine.dream_board import SPOKEN
from netcore.status import RoomNews

translate = QCoreApplication.translate

LANGUAGE_NAMES: Final = {"pl": "polski", "uk": "українська", "cs": "čeština", "en": "English"}
"""Each language by its own name, which nobody translates."""

TYPED_S, SPOKEN_S = 10, 5
"""The usual time for a clue, typed and said aloud."""


def clock_time(seconds: int) -> str:
    """A length of time as a clock shows it; under a minute in seconds."""
    if seconds < 60:
        return fill(translate("Options", "%1 s", "seconds"), seconds)
    return f"{seconds // 60}:{seconds % 60:02d}"


class DreamRoom(RoomScript):
    """Když sním, as its room knows it."""

    def option_title(self, name: str) -> str:
        """What an option is about."""
        match name:
            case "mode":
                return translate("Options", "Clues and guesses are")
            case "night_s":
                return translate("Options", "A night lasts")
            case "clue_s":
                return translate("Options", "Time per clue")
            case "read_s":
                return translate("Options", "Time to read a new word")
            case "language":
                return translate("Options", "Bots whisper in")
            case _:
                return super().option_title(name)

    def option_help(self, name: str) -> str:
        """What an option changes, in a sentence."""
        match name:
            case "mode":
                return translate("OptionHelp", "Typed: on every screen. Aloud: around one table, without bots.")
            case "night_s":
                return translate("OptionHelp", "How long one player dreams before day breaks.")
            case "clue_s":
                return translate("OptionHelp", "Whoever says nothing in this time is passed over.")
            case "read_s":
                return translate("OptionHelp", "So long everyone reads a new word before the time for a clue begins.")
            case "language":
                return translate("OptionHelp", "The language of the words that bots whisper.")
            case _:
                return super().option_help(name)

    def option_value(self, name: str, value: Value) -> str:
        """One value of an option in words."""
        match name, value:
            case "mode", "typed":
                return translate("Options", "typed")
            case "mode", "spoken":
                return translate("Options", "said aloud")
            case "night_s" | "clue_s" | "read_s", int():
                return clock_time(value)
            case "language", str():
                return LANGUAGE_NAMES.get(value, value)
            case _:
                return super().option_value(name, value)

    def option_short(self, name: str, value: Value) -> str:
        """How the line under the table tells an option."""
        match name, value:
            case "mode", _:
                return self.option_value(name, value)
            case "night_s", int():
                return fill(translate("Options", "%1 a night"), clock_time(value))
            case "clue_s", int():
                return fill(translate("Options", "%1 a clue"), clock_time(value))
            case _:
                return ""

    def opened_with(self) -> dict[str, Value]:
        """Typing a clue takes longer than saying it."""
        return {"clue_s": TYPED_S}

    def follows(self, name: str, value: Value, options: Mapping[str, Value]) -> dict[str, Value]:
        """The usual time for a clue is another where it is said aloud; a time that was chosen stays."""
        usual, other = (SPOKEN_S, TYPED_S) if value == SPOKEN else (TYPED_S, SPOKEN_S)
        return {"clue_s": usual} if name == "mode" and options.get("clue_s") == other else {}

    def matters(self, name: str, options: Mapping[str, Value]) -> bool:
        """Where all is said aloud no bot whispers in any language, and nobody reads a word on the clock."""
        return name not in ("language", "read_s") or options.get("mode") != SPOKEN

    def hindrance(self, news: RoomNews) -> Hindrance | None:
        """A bot where everything is said aloud can neither speak nor hear."""
        if news.options.get("mode") != SPOKEN or all(place.kind != "bot" for place in news.places):
            return None
        if news.host:
            told = translate("Room", "Playing aloud takes people: bots can’t speak or hear. Free their seats.")
        else:
            told = translate("Room", "Playing aloud takes people: bots can’t speak or hear.")
        return Hindrance(told, translate("Room", "a bot has no voice"))
