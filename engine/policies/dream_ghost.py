"""The ghost at a table of Když sním: silent as a spirit, patient as a Dreamer, and never in a word's way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.dream_moves import Hear, NoGuess, Pass, Recall, RecallHeard, Verdict
from engine.knowledge import View
from engine.pieces import Legal, Move

QUIET: Final[tuple[Move, ...]] = (Pass(), Hear(), NoGuess(), Verdict(False), RecallHeard(False))
"""What it says to each question: nothing, and of what others did that it saw nothing."""


@dataclass(frozen=True, slots=True)
class DreamGhost:
    """Uses no word, no role and no chance: an exact guess is right without it, and it never objects."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The same move on every machine."""
        del view, chance
        if Recall in legal.worded:
            return Recall(())
        return next((move for move in legal.listed if move in QUIET), legal.listed[0])
