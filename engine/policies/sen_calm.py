"""The calm player of Sen: plays as a child does, by a few rules of thumb, and does not always remember its own cards.

It likes what is small and what is special, wakes when its dream feels light, and never reckons.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.sen import (
    CROWS,
    Board,
    Choose,
    Discard,
    Draw,
    Keep,
    Peek,
    PeekTwo,
    Swap,
    TakeOpen,
    Use,
    Wake,
)

FORGETS: Final = 6
"""One card in so many, of those it was shown, does not come to its mind."""
SMALL: Final = 3
"""An open card with no more crows than this is worth taking."""
FAIR: Final = 4
"""The same of a card it has drawn."""
UNKNOWN: Final = 5
"""What it takes a card for that it does not remember."""
LIGHT: Final = 11
"""It wakes from a dream that it takes for no heavier than this."""


@dataclass(frozen=True, slots=True)
class SenCalm:
    """Decides by what comes to its mind now."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of `legal`."""
        first = legal.listed[0]
        if isinstance(first, PeekTwo):
            return chance.choice(legal.listed)
        board, me = cast("Board", view.board), cast("Seat", view.seat)
        dream = [self._crows(view, card, chance) for card in board.dreams[me]]
        if Draw() in legal.listed:
            return self._begin(board, dream)
        if isinstance(first, Keep):
            return self._play_drawn(view, board, dream, legal)
        if isinstance(first, Choose):
            shown = [CROWS[view.known[card]] for card in board.drawn]
            return Choose(shown.index(min(shown)))
        if isinstance(first, Peek):
            return self._peek(me, dream, legal, chance)
        return self._swap(me, dream, legal, chance)

    def _crows(self, view: View, card: Handle, chance: Chance) -> int | None:
        """The crows of a card of its own, if they come to its mind."""
        face: Face | None = view.known.get(card)
        return CROWS[face] if face is not None and chance.below(FORGETS) else None

    def _begin(self, board: Board, dream: list[int | None]) -> Move:
        if sum(UNKNOWN if crows is None else crows for crows in dream) <= LIGHT:
            return Wake()
        offered = CROWS[board.faces[board.open[-1]]]
        at, most = _heaviest(dream)
        return TakeOpen(at) if offered <= SMALL and offered < most else Draw()

    def _play_drawn(self, view: View, board: Board, dream: list[int | None], legal: Legal) -> Move:
        if Use() in legal.listed:
            return Use()
        at, most = _heaviest(dream)
        drawn = CROWS[view.known[board.drawn[0]]]
        return Keep(at) if drawn <= FAIR and drawn < most else Discard()

    def _peek(self, me: Seat, dream: list[int | None], legal: Legal, chance: Chance) -> Move:
        """At a card of its own that it does not remember, else at any."""
        own = [Peek(me, at) for at, crows in enumerate(dream) if crows is None]
        return chance.choice(own or legal.listed)

    def _swap(self, me: Seat, dream: list[int | None], legal: Legal, chance: Chance) -> Move:
        """Its heaviest card for anybody else's."""
        at, _ = _heaviest(dream)
        own = [move for move in legal.listed if isinstance(move, Swap) and (me, at) in (move.a, move.b)]
        return chance.choice(own or legal.listed)


def _heaviest(dream: list[int | None]) -> tuple[int, int]:
    """Where the card lies that it would rather not have, and what it takes that card for."""
    taken_for = [UNKNOWN if crows is None else crows for crows in dream]
    return taken_for.index(max(taken_for)), max(taken_for)
