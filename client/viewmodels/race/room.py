"""The room of the race: its title, its option in words, and heroes that are named seat by seat."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from client.viewmodels.game.room_script import RoomScript, Value
from client.viewmodels.race import heroes
from client.viewmodels.race.heroes import NAMED, OPTION
from engine.game import Option
from engine.race import RANDOM
from netcore.status import RoomNews

translate = QCoreApplication.translate


class RaceRoom(RoomScript):
    """The race, as its room knows it."""

    def option_title(self, name: str) -> str:
        """What an option is about."""
        return translate("Options", "Heroes") if name == OPTION else super().option_title(name)

    def option_help(self, name: str) -> str:
        """What an option changes, in a sentence."""
        match name:
            case _ if name == OPTION:
                return translate("OptionHelp", "Heroes have a talent each; they are drawn by lot or chosen here.")
            case _:
                return super().option_help(name)

    def option_value(self, name: str, value: Value) -> str:
        """How the heroes are come by."""
        return translate("Options", "drawn at random") if value == RANDOM else translate("Options", "chosen here")

    def option_short(self, name: str, value: Value) -> str:
        """How the line under the table tells it."""
        return "" if value == RANDOM else translate("Options", "chosen heroes")

    def shown(self, name: str, value: Value) -> Value:
        """Named heroes are chosen one by one: among the options it is only whether."""
        return RANDOM if value == RANDOM else NAMED

    def offered(self, option: Option, now: Value) -> tuple[Value, ...]:
        """By lot, or named."""
        return (RANDOM, NAMED)

    def meant(self, name: str, value: Value, seats: int) -> Value:
        """Heroes to begin with when they are named."""
        return heroes.first(seats) if value == NAMED else value

    def let_go(self, options: Mapping[str, Value], seats: int) -> dict[str, Value]:
        """Heroes that are named are named for this number of players."""
        return {OPTION: RANDOM} if heroes.named(options, seats) else {}

    def part_text(self, news: RoomNews) -> str:
        """The host names heroes, once they are not drawn by lot."""
        if not news.host or not heroes.named(news.options, len(news.places)):
            return ""
        return translate("HeroesDialog", "Choose heroes")
