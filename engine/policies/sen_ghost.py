"""The ghost at a table of Sen: takes a card that all know to be good, else draws and lays off unseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.sen import CROWS, Board, Discard, Draw, TakeOpen

GOOD_CROWS: Final = 3
"""An open card with no more crows than this is worth an unknown card."""
UNKNOWN_CROWS: Final = 5
"""About the mean of the deck, for a card that not all have seen."""


@dataclass(frozen=True, slots=True)
class SenGhost:
    """Reads the board's public faces only, so all peers compute the same move. Never wakes, never uses a card."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine, legal whatever the drawn card is."""
        del chance
        board = cast("Board", view.board)
        if Draw() in legal.listed:
            return self._take_or_draw(board)
        return Discard() if Discard() in legal.listed else legal.listed[0]

    def _take_or_draw(self, board: Board) -> Move:
        crows = [CROWS[board.faces[card]] if card in board.faces else UNKNOWN_CROWS for card in board.dream]
        worst = crows.index(max(crows))
        offered = CROWS[board.faces[board.open[-1]]]
        return TakeOpen(worst) if offered <= GOOD_CROWS and offered < crows[worst] else Draw()
