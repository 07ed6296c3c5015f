"""The room of Sen: its title and its options in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.room_script import RoomScript, Value

translate = QCoreApplication.translate


class SenRoom(RoomScript):
    """Sen, as its room knows it."""

    def option_title(self, name: str) -> str:
        """What an option is about."""
        match name:
            case "limit":
                return translate("Options", "The game ends at")
            case "rounds":
                return translate("Options", "Round limit")
            case "penalty":
                return translate("Options", "Waking too soon costs")
            case "nines":
                return translate("Options", "“Not so scary”: the most nines don’t count")
            case "all_in":
                return translate("Options", "“All in”: a dream of only nines counts 0")
            case "know":
                return translate("Options", "“I know what I have”: two equal cards become one")
            case _:
                return super().option_title(name)

    def option_help(self, name: str) -> str:
        """What an option changes, in a sentence."""
        match name:
            case "limit":
                return translate(
                    "OptionHelp", "When somebody has that many crows, the game is over and the fewest win."
                )
            case "rounds":
                return translate("OptionHelp", "The game is over after so many rounds at the latest.")
            case "penalty":
                return translate("OptionHelp", "So many crows more for whoever calls without having the fewest.")
            case "nines":
                return translate("OptionHelp", "Whoever has the most nines does not count them.")
            case "all_in":
                return translate("OptionHelp", "A dream of nothing but nines counts 0, and all others write down 50.")
            case "know":
                return translate(
                    "OptionHelp", "A turn can be used to show two equal cards: both go, and one new card comes."
                )
            case _:
                return super().option_help(name)

    def option_value(self, name: str, value: Value) -> str:
        """One value of an option in words."""
        match name, value:
            case "limit" | "rounds", 0:
                return translate("Options", "no limit")
            case "limit" | "penalty", int():
                return translate("Options", "%n crow(s)", "", value)
            case _:
                return super().option_value(name, value)

    def option_short(self, name: str, value: Value) -> str:
        """How the line under the table tells an option."""
        match name, value:
            case "limit", int() if value:
                return translate("Options", "to %n crow(s)", "", value)
            case "rounds", int() if value:
                return translate("Options", "%n round(s)", "", value)
            case "penalty", int():
                return fill(translate("Options", "penalty %1"), value)
            case "nines", True:
                return translate("Options", "not so scary")
            case "all_in", True:
                return translate("Options", "all in")
            case "know", True:
                return translate("Options", "I know what I have")
            case _:
                return ""
