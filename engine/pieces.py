"""The words that rulebooks and tables share: seats, faces, handles and moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NewType, Self, TypeAlias

from engine.record import record

Seat: TypeAlias = int
"""A place at the table, 0 … N-1 clockwise; the seat on the left of s is (s + 1) % N."""

Face = NewType("Face", str)
"""What a card shows, named by its kind ("7", "take2"). Several cards of a deck may share a face."""

Handle = NewType("Handle", int)
"""One card of which the table knows where it lies but not what it shows. Never reused within a game."""


@dataclass(frozen=True, slots=True)
class Move:
    """A player's decision: a frozen subclass a kind, with a `kind` and fields of int, str, bool or tuples of them."""

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class OpenMove(Move):
    """A move in the player's own words: cannot be listed, only tested."""

    @classmethod
    def saying(cls, *texts: str) -> Self:
        """The move of this kind that says `texts`; a kind that takes fewer of them says the first."""
        raise NotImplementedError

    def well_formed(self) -> bool:
        """Whether the words may be said at all; what they mean is the rulebook's business."""
        raise NotImplementedError

    def tells(self, barred: str) -> bool:
        """Whether the words give `barred` away, which must not be said."""
        raise NotImplementedError


@record
class Legal:
    """What a seat may answer: the moves that can be listed, and the kinds that take words of one's own.

    `barred` are texts that no such words may tell. A rulebook whose question cannot know them leaves it empty; the
    asked seat's own program adds them (`Game.narrow`) and refuses at once what all can check only later.
    """

    listed: tuple[Move, ...] = ()
    worded: tuple[type[OpenMove], ...] = ()
    barred: tuple[str, ...] = ()

    def admits(self, move: Move) -> bool:
        """Whether `move` is one of these."""
        if self.worded and isinstance(move, OpenMove) and type(move) in self.worded:
            return move.well_formed() and not any(move.tells(text) for text in self.barred)
        for listed in self.listed:
            if listed is move:  # which is so of most moves, and quicker to find out than whether they are equal
                return True
        return move in self.listed
