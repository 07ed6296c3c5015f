"""What a decision of the race cost, in hundredths of a space: a flight is counted out, a draft played on in deals."""

from __future__ import annotations

from typing import Final, cast

from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Move
from engine.policies.afterthought import Weighed, at_least
from engine.policies.race_bot import SPACE, Mind
from engine.policies.race_planner import plan_flight
from engine.policies.race_sly import Dealing
from engine.policies.worlds import best_of
from engine.race_board import Board, Fire, Support
from engine.race_flight import are_met, flight_spaces, given_to

FINDING: Final = 12
"""In so many deals the better card is looked for."""
MAKING_SURE: Final = 60
"""In so many others it has to be better, too."""
LEAST: Final = 2 * SPACE
"""A difference of less than two spaces is no more than the rules of thumb by which drafts are played on."""


def weigh(view: View, made: Move, after: View | None, chance: Chance) -> Weighed | None:
    """What would have been better than `made`; None if nothing clearly was."""
    match made:
        case Pick():
            return _draft(view, made, chance)
        case Support() | Fire():
            return _flight(view, made, after)
        case _:  # what an attack does to others is not to be reckoned up with one's own flight
            return None


def _draft(view: View, made: Pick, chance: Chance) -> Weighed | None:
    assert view.legal is not None
    picks = cast("tuple[Pick, ...]", view.legal.listed)
    dealing = Dealing(Mind(view, chance), chance)
    worths = [0] * len(picks)
    for _ in range(FINDING):
        hands, drafted = dealing.world()
        for at, pick in enumerate(picks):
            worths[at] += dealing.worth(hands, drafted, pick.index)
    better = best_of(picks, worths)
    if max(worths) - worths[picks.index(made)] < LEAST * FINDING:
        return None
    worlds = (dealing.world() for _ in range(MAKING_SURE))
    cost = at_least(dealing.worth(*world, better.index) - dealing.worth(*world, made.index) for world in worlds)
    return Weighed(better, cost) if cost >= LEAST else None


def _flight(view: View, made: Move, after: View | None) -> Weighed | None:
    board = cast("Board", view.board)
    plan = plan_flight(board)
    if isinstance(made, Fire):
        reached = _flown(board)
    elif after is not None and cast("Board", after.board).flying == board.flying == view.seat:
        reached = plan_flight(cast("Board", after.board)).spaces
    else:
        return None
    cost = SPACE * (plan.spaces - reached)
    better = plan.supports[0] if plan.supports else Fire()
    return Weighed(better, cost, exact=True) if cost >= SPACE and better != made else None


def _flown(board: Board) -> int:
    """The spaces of the flight as it is laid out."""
    assert board.flying is not None
    seat, team = board.flying, board.team(board.flying)
    flown = [dragon for dragon in team if are_met(board.needs(seat, dragon), given_to(board, dragon))]
    return flight_spaces(board.hero(seat), team, flown)
