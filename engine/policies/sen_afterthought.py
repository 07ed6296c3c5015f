"""What a decision of Sen cost, in hundredths of a crow against the others: by deals, each played on both ways."""

from __future__ import annotations

from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Move, Seat
from engine.policies.afterthought import Weighed, at_least
from engine.policies.sen_bot import SenBot
from engine.policies.sen_sly import Dealing, candidates
from engine.policies.worlds import best_of
from engine.sen import Choose, Discard, Draw, Keep, TakeOpen, Use, Wake

FINDING: Final = 60
"""In so many deals the better move is looked for."""
MAKING_SURE: Final = 240
"""In so many others it has to be better, too."""
LEAST: Final = 300
"""A difference of less than three crows is no more than the rules of thumb by which rounds are played on."""
PLAYED_ON: Final = (Draw, TakeOpen, Keep, Discard, Use, Choose, Wake)


def weigh(view: View, made: Move, _after: View | None, chance: Chance) -> Weighed | None:
    """What would have been better than `made`; None if nothing clearly was."""
    legal = view.legal
    if legal is None or not isinstance(made, PLAYED_ON):
        return None
    plain = SenBot().choose(view, legal, chance)
    moves = [each for each in dict.fromkeys((made, *candidates(view, legal, plain))) if isinstance(each, PLAYED_ON)]
    if len(moves) < 2:
        return None
    me, dealing = cast("Seat", view.seat), Dealing(view)
    worths = [0] * len(moves)
    for _ in range(FINDING):
        world = dealing.world(chance)
        for at, move in enumerate(moves):
            worths[at] += world.copy().worth(me, move)
    better = best_of(moves, worths)
    if max(worths) - worths[0] < LEAST * FINDING:
        return None
    worlds = (dealing.world(chance) for _ in range(MAKING_SURE))
    cost = at_least(world.copy().worth(me, better) - world.copy().worth(me, made) for world in worlds)
    return Weighed(better, cost) if cost >= LEAST else None
