"""A table of Sen whose cards lie where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.pieces import Face
from engine.sen import DECK, SEN, PeekTwo
from tests.engine.stacked_table import StackedTable, stack


def stacked(dreams: Sequence[str], opened: str, closed: str) -> list[Face]:
    """The whole deck in the order in which a shuffle has to bring it, bottom first.

    `closed` names the next cards to draw. Faces are separated by blanks; cards not named lie below those that are.
    """
    return stack(DECK, [face for dream in dreams for face in dream.split()] + [opened, *closed.split()])


class SenTable(StackedTable):
    """Answers what chance and cards decide; the test makes the moves."""

    game = SEN
    deck = DECK
    usual = PeekTwo((0, 1))

    @property
    def opened(self) -> str:
        """The open pile, top last."""
        return self.faces(self.board.open)
