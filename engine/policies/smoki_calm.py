"""The calm player of Smoki: plays as a child does. It lays small cards over big ones, and pairs where it sees one.

What the next player may make of its discards, and when a round had better end, does not occur to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.smoki import (
    CIRCLE,
    DREAM_CARDS,
    MIRROR,
    ROW_CARDS,
    VALUES,
    Board,
    Discard,
    Draw,
    Place,
    PlaceCircle,
    Stay,
    TakeOpen,
    seen,
)

SMALL: Final = 3
"""An open card worth no more than this is worth taking."""
FAIR: Final = 5
"""The same of a card it has drawn."""
UNKNOWN: Final = 6
"""What it takes a card for that lies face down: turning one up is half the fun."""
MIRROR_GUESS: Final = 3
"""What it takes a mirror for."""


@dataclass(frozen=True, slots=True)
class SmokiCalm:
    """Decides by what it sees on top and in its own dream."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of `legal`."""
        first, board = legal.listed[0], cast("Board", view.board)
        if Draw() in legal.listed:
            return self._begin(board, chance)
        if isinstance(first, Place):
            return self._lay(board, legal, chance)
        if isinstance(first, PlaceCircle):
            return PlaceCircle(self._worst(seen(board, cast("Seat", view.seat))))
        if isinstance(first, Stay):
            return first
        return chance.choice(legal.listed)

    def _begin(self, board: Board, chance: Chance) -> Move:
        dream = seen(board, board.turn)
        for pile, cards in chance.shuffled(enumerate(board.open)):
            face = board.faces[cards[-1]] if cards else None
            if face is not None and (self._pair(dream, face) is not None or self._small(dream, face, SMALL)):
                return TakeOpen(pile)
        return Draw()

    def _lay(self, board: Board, legal: Legal, chance: Chance) -> Move:
        assert board.drawn is not None
        dream, face = seen(board, board.turn), board.faces[board.drawn]
        pile = chance.below(board.agreed.piles)
        at = self._pair(dream, face)
        if at is None and Discard(pile) in legal.listed and not self._small(dream, face, FAIR):
            return Discard(pile)
        return Place(self._worst(dream) if at is None else at, pile)

    def _pair(self, dream: list[Face | None], face: Face) -> int | None:
        """Where `face` would lie beside its like, in a column that has none yet."""
        if face not in VALUES or face == CIRCLE:
            return None
        for at in range(DREAM_CARDS):
            other = dream[(at + ROW_CARDS) % DREAM_CARDS]
            if other == face and dream[at] != face:
                return at
        return None

    def _small(self, dream: list[Face | None], face: Face, most: int) -> bool:
        return face != CIRCLE and _value(face) <= most and _value(face) < _value(dream[self._worst(dream)])

    def _worst(self, dream: list[Face | None]) -> int:
        """Where the biggest card lies that is in no pair; among equals the first."""

        def bad(at: int) -> int:
            paired = dream[at] in VALUES and dream[at] == dream[(at + ROW_CARDS) % DREAM_CARDS]
            return -10 if paired else _value(dream[at])

        return max(range(DREAM_CARDS), key=lambda at: (bad(at), -at))


def _value(face: Face | None) -> int:
    return UNKNOWN if face is None else MIRROR_GUESS if face == MIRROR else VALUES[face]
