"""A player of Když sním without a plan: any legal move, all equally likely, with texts from a small list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Recall, recap
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies.dream_clues import HINTS, words_for

TEXTS: Final = ("moon", "dragon", "river", "The Lantern", "crow", "zzz")
"""Right for some words, wrong for most."""


@dataclass(frozen=True, slots=True)
class DreamRandom:
    """Says what is on its list: for a clue also one of the word's own, for a guess also a word that a clue fits."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """Any of `legal`."""
        pick = chance.below(len(legal.listed) + len(legal.worded))
        if pick < len(legal.listed):
            return legal.listed[pick]
        kind, board = legal.worded[pick - len(legal.listed)], cast("Board", view.board)
        if kind is Recall:
            guesses = [word.guess for word in board.dreamt if word.guess is not None]
            return recap(text for text in (*guesses, TEXTS[0]) if chance.below(8))
        texts = [*TEXTS, *self._clues(view, board)] if kind is Clue else [*TEXTS, *self._guesses(board)]
        moves = [move for move in (kind.saying(text) for text in texts) if legal.admits(move)]
        return chance.choice(moves)

    def _clues(self, view: View, board: Board) -> tuple[str, ...]:
        assert board.word is not None
        return HINTS[board.agreed.language][view.known[board.word.card]].fair

    def _guesses(self, board: Board) -> list[str]:
        assert board.word is not None
        clues = [said.text for said in board.word.clues if said.text is not None]
        return [SPELLINGS[word][board.agreed.language][0] for clue in clues for word in words_for(clue)[:2]]
