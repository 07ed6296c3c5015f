"""The ghost at a table of Smoki: turns its dream up with mild cards and lays all others off."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.smoki import CIRCLE, DECK, MIRROR, VALUES, Board, Discard, Draw, Place, PlaceCircle, Reveal, TakeOpen, seen

MILD: Final = 3
"""A card worth no more than this is mild enough for the dream, as long as there are such cards."""
UNKNOWN: Final = 4
"""About the mean of the deck, for a card that lies face down."""
MIRROR_GUESS: Final = 2
"""What a mirror is taken for."""


@dataclass(frozen=True, slots=True)
class SmokiGhost:
    """Reads the board alone, so all peers compute the same move.

    Rounds of ghosts end: a card that is mild enough always lies in some pile, and whoever lays it turns up one more
    card of its dream or makes it milder.
    """

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine."""
        del chance
        board = cast("Board", view.board)
        if isinstance(legal.listed[0], Reveal) or view.seat is None:
            return legal.listed[0]
        if Draw() in legal.listed:
            return self._take_or_draw(board)
        if isinstance(legal.listed[0], PlaceCircle):
            return PlaceCircle(worst(board))
        if isinstance(legal.listed[0], Place):
            assert board.drawn is not None
            position = place_for(board, board.faces[board.drawn])
            if position is None and Discard(0) in legal.listed:
                return Discard(0)
            return Place(worst(board) if position is None else position, 0)
        return legal.listed[0]

    def _take_or_draw(self, board: Board) -> Move:
        for pile, cards in enumerate(board.open):
            if cards and place_for(board, board.faces[cards[-1]]) is not None:
                return TakeOpen(pile)
        return Draw()


def place_for(board: Board, face: Face) -> int | None:
    """Where in the dream whose turn it is the ghost would lay `face`; None for nowhere."""
    if face == CIRCLE or value(face) > mild(board):
        return None
    dream, position = seen(board, board.turn), worst(board)
    if value(face) < value(dream[position]):
        return position
    return dream.index(None) if None in dream else None


def mild(board: Board) -> int:
    """What a card may be worth to be laid into a dream.

    It is more than MILD only where all cards as mild as that may lie in dreams, up or down: then the mildest of which
    at least one must be elsewhere.
    """
    dreams = [face for seat in range(len(board.dreams)) for face in seen(board, seat)]
    left = Counter(DECK) - Counter(face for face in dreams if face is not None)
    hidden, limit = dreams.count(None), MILD
    while sum(count for face, count in left.items() if face != CIRCLE and value(face) <= limit) <= hidden:
        limit += 1
    return limit


def worst(board: Board) -> int:
    """Where in the dream whose turn it is the card lies that is best replaced; among equals the first face-down one."""
    dream = seen(board, board.turn)
    return max(range(len(dream)), key=lambda position: (value(dream[position]), dream[position] is None, -position))


def value(face: Face | None) -> int:
    """What the ghost takes a card for, in points."""
    return UNKNOWN if face is None else MIRROR_GUESS if face == MIRROR else VALUES[face]
