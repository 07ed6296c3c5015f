"""The words that rulebooks and tables share: seats, faces, handles and moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NewType, TypeAlias

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
class WordedMove(Move):
    """A move in the player's own words: cannot be listed, only tested."""

    LONGEST: ClassVar[int] = 64

    text: str

    def well_formed(self) -> bool:
        """Whether the words may be said at all; what they mean is the rulebook's business."""
        return 0 < len(self.text) <= self.LONGEST and self.text == self.text.strip() and self.text.isprintable()


@dataclass(frozen=True, slots=True)
class Legal:
    """What a seat may answer: the moves that can be listed, and the kinds that take words of one's own."""

    listed: tuple[Move, ...] = ()
    worded: tuple[type[WordedMove], ...] = ()

    def admits(self, move: Move) -> bool:
        """Whether `move` is one of these."""
        if isinstance(move, WordedMove):
            return type(move) in self.worded and move.well_formed()
        return move in self.listed
