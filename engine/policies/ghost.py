"""What keeps the seat of someone who has gone: a policy that every peer computes for itself, from public facts."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move


@dataclass(frozen=True, slots=True)
class GhostPolicy:
    """Makes the first move listed, or says `word` where words are asked for. Uses neither faces nor chance."""

    word: str = "ghost"

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine."""
        del view, chance
        return legal.listed[0] if legal.listed else legal.worded[0].saying(self.word)
