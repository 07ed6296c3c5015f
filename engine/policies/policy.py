"""What every player that is a program has in common."""

from __future__ import annotations

from typing import Protocol

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move


class Policy(Protocol):
    """Decides for a seat, from what that seat may see and nothing else."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of the moves that `legal` admits. `chance` is the only source of whims."""
        ...
