"""Who hears each other: the people of a room or of a table, and by which rule they speak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Talk: TypeAlias = Literal["all", "reactions", "off"]
ALL: Final = "all"
REACTIONS_ONLY: Final = "reactions"
OFF: Final = "off"
TALKS: Final[tuple[Talk, ...]] = ("all", "reactions", "off")
"""What a table may agree on: words and reactions, reactions alone, neither."""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of a circle, as everybody there sees them. `looks_on`: from the bench, without a seat."""

    name: str
    lantern: str
    looks_on: bool = False


@dataclass(frozen=True, slots=True)
class Circle:
    """The people at one table, the same evening long: `table` (16 bytes) stays when a game begins or ends there.

    `members` are persons by their keys, one's own among them. Bots are none: they do not speak.
    """

    table: bytes
    members: Mapping[bytes, Member]
    talk: Talk = "all"
