"""The ghost at a table of Smoki: turns its dream up with mild cards and lays all others off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.smoki import CIRCLE, MIRROR, VALUES, Board, Discard, Draw, Place, PlaceCircle, Reveal, TakeOpen, seen

MILD: Final = 3
"""A card worth no more than this is laid into the dream."""
UNKNOWN: Final = 4
"""About the mean of the deck, for a card that lies face down."""
MIRROR_GUESS: Final = 2
"""What a mirror is taken for."""


@dataclass(frozen=True, slots=True)
class SmokiGhost:
    """Reads the board alone, so all peers compute the same move. Its round ends, for some mild card always comes."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine."""
        del chance
        board = cast("Board", view.board)
        if isinstance(legal.listed[0], Reveal) or view.seat is None:
            return legal.listed[0]
        if Draw() in legal.listed:
            return self._take_or_draw(board)
        position = worst(board)
        if isinstance(legal.listed[0], PlaceCircle):
            return PlaceCircle(position)
        if isinstance(legal.listed[0], Place):
            assert board.drawn is not None
            wanted = self._wanted(board, board.faces[board.drawn])
            return Place(position, 0) if wanted or Discard(0) not in legal.listed else Discard(0)
        return legal.listed[0]

    def _take_or_draw(self, board: Board) -> Move:
        for pile, cards in enumerate(board.open):
            if cards and self._wanted(board, board.faces[cards[-1]]):
                return TakeOpen(pile)
        return Draw()

    def _wanted(self, board: Board, face: Face) -> bool:
        return face != CIRCLE and value(face) <= MILD and value(face) < value(seen(board, board.turn)[worst(board)])


def worst(board: Board) -> int:
    """Where in the dream whose turn it is the card lies that is best replaced; among equals the first face-down one."""
    dream = seen(board, board.turn)
    return max(range(len(dream)), key=lambda position: (value(dream[position]), dream[position] is None, -position))


def value(face: Face | None) -> int:
    """What the ghost takes a card for, in points."""
    return UNKNOWN if face is None else MIRROR_GUESS if face == MIRROR else VALUES[face]
