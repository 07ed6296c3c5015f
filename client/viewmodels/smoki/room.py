"""The room of Smoki: its title and its options in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from client.viewmodels.game.room_script import RoomScript, Value

translate = QCoreApplication.translate

NUMBERS: Final = {"tokens": "tokens", "limit": "points", "rounds": "rounds"}
"""Of each number that may end the game, the goal with which it does."""


class SmokiRoom(RoomScript):
    """Smoki, as its room knows it."""

    def option_title(self, name: str) -> str:
        """What an option is about."""
        match name:
            case "goal":
                return translate("Options", "What ends the game")
            case "tokens":
                return translate("Options", "Tokens to win")
            case "limit":
                return translate("Options", "The game ends at")
            case "rounds":
                return translate("Options", "Rounds")
            case "piles":
                return translate("Options", "Open piles")
            case "edition":
                return translate("Options", "Where the circle’s last card goes")
            case _:
                return super().option_title(name)

    def option_help(self, name: str) -> str:
        """What an option changes, in a sentence."""
        match name:
            case "goal":
                return translate(
                    "OptionHelp",
                    "Tokens for the mildest dreams, fewest points at a limit, or a fixed number of rounds.",
                )
            case "tokens":
                return translate("OptionHelp", "Whoever has won so many rounds wins the game.")
            case "limit":
                return translate(
                    "OptionHelp", "When somebody has that many points, the game is over and the fewest win."
                )
            case "rounds":
                return translate("OptionHelp", "The game is over after so many rounds.")
            case "piles":
                return translate("OptionHelp", "With one open pile there is less to choose from.")
            case "edition":
                return translate(
                    "OptionHelp", "The two printed editions differ in where the last card of the Raven Circle goes."
                )
            case _:
                return super().option_help(name)

    def option_value(self, name: str, value: Value) -> str:
        """One value of an option in words."""
        match name, value:
            case "goal", "tokens":
                return translate("Options", "dragon tokens")
            case "goal", "points":
                return translate("Options", "points")
            case "goal", "rounds":
                return translate("Options", "a number of rounds")
            case "limit", int():
                return translate("Options", "%n point(s)", "", value)
            case "piles", 1:
                return translate("Options", "one")
            case "piles", 2:
                return translate("Options", "two")
            case "edition", "corrected":
                return translate("Options", "under an open pile")
            case "edition", "first":
                return translate("Options", "onto an open pile")
            case _:
                return super().option_value(name, value)

    def option_short(self, name: str, value: Value) -> str:
        """How the line under the table tells an option."""
        match name, value:
            case "tokens", int():
                return translate("Options", "to %n token(s)", "", value)
            case "limit", int():
                return translate("Options", "to %n point(s)", "", value)
            case "rounds", int():
                return translate("Options", "%n round(s)", "", value)
            case "piles", 1:
                return translate("Options", "one open pile")
            case "edition", "first":
                return translate("Options", "the circle ends on a pile")
            case _:
                return ""

    def matters(self, name: str, options: Mapping[str, Value]) -> bool:
        """Of the three numbers only one counts."""
        return name not in NUMBERS or options.get("goal") == NUMBERS[name]
