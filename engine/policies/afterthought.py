"""After a round: where a choice of one's own cost most, by what its seat knew then and not by what came to light later.

Each game weighs a decision by what its sly bot goes by (`sen_afterthought` and the like). Where that is an estimate,
the difference is estimated anew on deals that had no part in finding it, and told only where it is beyond its error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Move
from engine.policies import explains, weighs
from engine.policies.advice import Advice


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat knew when it was asked, and what it did."""

    view: View
    made: Move


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move that was better than the one made. `cost`: by how much, in the game's own measure, at the least of what is
    likely; `exact`: it was counted out, not estimated.
    """

    better: Move
    cost: int
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Afterthought:
    """Which decision of a round cost most, what would have been better and why. `exact`: as in `Weighed`."""

    at: int
    better: Advice
    exact: bool


ERRORS: Final = 3
"""So many standard errors a difference is reckoned smaller than it was found."""


def afterthought(decisions: Sequence[Decision]) -> Afterthought | None:
    """The decision that cost most; None where none clearly cost anything. The same decisions have the same answer."""
    best: tuple[int, Weighed] | None = None
    for at, decision in enumerate(decisions):
        view, after = decision.view, decisions[at + 1].view if at + 1 < len(decisions) else None
        weigh = weighs(view.game)
        if weigh is None or view.legal is None or len(view.legal.listed) < 2:
            continue
        chance = Chance(view.number, "afterthought")
        weighed = weigh(view, decision.made, after, chance)
        if weighed is not None and (best is None or weighed.cost > best[1].cost):
            best = at, weighed
    if best is None:
        return None
    at, weighed = best
    explain = explains(decisions[at].view.game)
    assert explain is not None
    return Afterthought(at, Advice(weighed.better, explain(decisions[at].view, weighed.better)), weighed.exact)


def at_least(gains: Iterable[int]) -> int:
    """The mean of what one way was better than another, deal by deal, less `ERRORS` times its standard error."""
    told = list(gains)
    count, total = len(told), sum(told)
    squares = sum(count * gain * gain for gain in told) - total * total
    return total // count - ERRORS * isqrt(squares // (count * count * (count - 1)))
