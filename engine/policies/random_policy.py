"""A player without a plan: any legal move, all equally likely."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move


@dataclass(frozen=True, slots=True)
class RandomPolicy:
    """Picks uniformly among the listed moves and, for each kind that takes words, one of `words`."""

    words: tuple[str, ...] = ("moon", "river", "lantern", "crow")

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """Any of `legal`."""
        del view
        listed, worded = legal.listed, legal.worded
        pick = chance.below(len(listed) + len(worded))
        return listed[pick] if pick < len(listed) else worded[pick - len(listed)].saying(chance.choice(self.words))
