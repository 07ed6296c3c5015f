"""What a decision of Smoki cost, by the odds that its sly bot goes by.

It is counted in millionths of a chance to win the round, or in hundredths of a point.
"""

from __future__ import annotations

from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Move
from engine.policies.afterthought import Weighed
from engine.policies.smoki_sly import Outlook
from engine.smoki import TOKENS, Board, Reveal

WORLDS: Final = 400
"""In so many deals an ended round is counted out."""
LEAST: Final = 150_000
"""Played on three hundred times, what was better by so much was better in 96 of 100 positions; by half of it, in 88."""
LEAST_POINTS: Final = 500


def weigh(view: View, made: Move, _after: View | None, chance: Chance) -> Weighed | None:
    """What would have been better than `made`; None if nothing clearly was."""
    legal, board = view.legal, cast("Board", view.board)
    if legal is None or isinstance(made, Reveal):
        return None
    outlook = Outlook(view, chance, WORLDS)
    worths = {move: outlook.worth(move) for move in legal.listed}
    better = max(worths, key=lambda move: worths[move])
    cost = worths[better] - worths[made]
    return Weighed(better, cost) if cost >= (LEAST if board.agreed.goal == TOKENS else LEAST_POINTS) else None
