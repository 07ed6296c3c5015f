"""The calm player of Když sním: plays as a child does. It says what first comes to mind and guesses at the first hint.

As a spirit it does not listen to what the others have said, and by day it has forgotten much of its dream.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_moves import Clue, Guess, Hear, Pass, Skip
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies.dream_bot import DreamBot, fitting, said_of, say, unsaid, word_of
from engine.policies.dream_clues import HINTS

STUCK: Final = 3
"""One clue in so many does not come to its mind."""


@dataclass(frozen=True, slots=True)
class DreamCalm(DreamBot):
    """Plays every role by what first comes to its mind."""

    forgets: int = 3

    def whisper(self, view: View, board: Board, legal: Legal, chance: Chance) -> Move:
        word = word_of(board)
        if not board.is_typed:
            return Clue(None)
        if not chance.below(STUCK):
            return Pass()
        hints, said = HINTS[board.agreed.language][view.known[word.card]], said_of(word)
        helps = self.helps(view, board)
        left = unsaid(hints.fair if helps else hints.misleading, said, legal) or unsaid(hints.fair, said, legal)
        return Clue(chance.choice(left)) if left else Pass()

    def listen(self, board: Board, chance: Chance) -> Move:
        word = word_of(board)
        if not board.is_typed:
            return Guess(None) if chance.below(board.seats - 1) == 0 else Hear()
        fits = fitting(board, said_of(word))
        if fits and chance.below(2):
            return say(Guess, board, chance.choice(list(fits)))
        return Skip() if len(word.clues) >= 2 * (board.seats - 1) else Hear()
