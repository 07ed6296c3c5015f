"""The ghost at a race: keeps the first card of every hand, flies as far as its cards allow, and harms nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies.race_planner import plan_flight
from engine.race_board import Board, Fire


@dataclass(frozen=True, slots=True)
class RaceGhost:
    """Reads public facts alone, so all peers compute the same move: its drafted cards are open when it flies."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine."""
        del chance
        if Fire() in legal.listed:
            supports = plan_flight(cast("Board", view.board)).supports
            return supports[0] if supports else Fire()
        return legal.listed[0]
