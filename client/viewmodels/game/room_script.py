"""What a game tells about itself so that its room can be shown: its options in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from engine.game import Option
    from netcore.status import RoomNews

translate = QCoreApplication.translate
Value = int | bool | str


@dataclass(frozen=True, slots=True)
class Hindrance:
    """Why a game cannot begin with those who sit there: in a sentence for the room, and in few words for a button."""

    sentence: str
    reason: str


class RoomScript:
    """What a game tells that has nothing to tell: options without words of their own, all of which
    matter, and nothing that is chosen beside them. Everything here is a pure function.
    """

    def option_title(self, name: str) -> str:
        """What an option is about."""
        return name

    def option_help(self, name: str) -> str:
        """What an option changes, in a sentence."""
        return ""

    def option_value(self, name: str, value: Value) -> str:
        """One value of an option in words."""
        if isinstance(value, bool):
            return translate("Options", "yes") if value else translate("Options", "no")
        return str(value)

    def option_short(self, name: str, value: Value) -> str:
        """How the line under the table tells an option; "" where the value says "as usual"."""
        return ""

    def matters(self, name: str, options: Mapping[str, Value]) -> bool:
        """Whether an option changes anything beside the others as they are."""
        return True

    def shown(self, name: str, value: Value) -> Value:
        """What stands for a value among those that are offered."""
        return value

    def offered(self, option: Option, now: Value) -> tuple[Value, ...]:
        """The values that a screen offers, with the one that is shown now among them."""
        usual: tuple[Value, ...] = option.usual or option.one_of
        if not usual and isinstance(option.default, bool):
            usual = (False, True)
        return usual if now in usual else (*usual, now)

    def meant(self, name: str, value: Value, seats: int) -> Value:
        """The value to agree on when an offered one is chosen at a table for so many."""
        return value

    def opened_with(self) -> dict[str, Value]:
        """Options that a new table begins with, where they are not those of the rules."""
        return {}

    def follows(self, name: str, value: Value, options: Mapping[str, Value]) -> dict[str, Value]:
        """Options that change along with `name`, which is about to be `value`."""
        return {}

    def let_go(self, options: Mapping[str, Value], seats: int) -> dict[str, Value]:
        """Options to set before the number of places changes, because they hold for this number alone."""
        return {}

    def hindrance(self, news: RoomNews) -> Hindrance | None:
        """What keeps the game from beginning, beside free places and players that are not ready."""
        return None

    def part_text(self, news: RoomNews) -> str:
        """What is written on the button that opens the game's own sheet; "" where there is nothing to choose on it."""
        return ""
