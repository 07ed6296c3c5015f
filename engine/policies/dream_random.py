"""A player of Když sním without a plan: any legal move, all equally likely, with texts from a small list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Recall, recap
from engine.knowledge import View
from engine.pieces import Legal, Move, OpenMove
from engine.policies.dream_clues import HINTS, words_for

TEXTS: Final = ("moon", "dragon", "river", "The Lantern", "crow", "zzz")
"""Right for some words, wrong for most."""
SAYINGS_CACHED: Final = 1024
"""Words of which it is cached what may be said of them."""


@dataclass(frozen=True, slots=True)
class DreamRandom:
    """Says what is on its list: for a clue also one of the word's own, for a guess also a word that a clue fits."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """Any of `legal`."""
        pick = chance.below(len(legal.listed) + len(legal.worded))
        if pick < len(legal.listed):
            return legal.listed[pick]
        kind: type = legal.worded[pick - len(legal.listed)]
        board = cast("Board", view.board)
        if kind is Recall:
            guesses = [word.guess for word in board.dreamt if word.guess is not None]
            return recap(text for text in (*guesses, TEXTS[0]) if chance.below(8))
        texts = (*TEXTS, *self._clues(view, board)) if kind is Clue else (*TEXTS, *self._guesses(board))
        moves = map(_sayings(legal, kind).__getitem__, texts)
        return chance.choice([move for move in moves if move is not None])

    def _clues(self, view: View, board: Board) -> tuple[str, ...]:
        assert board.word is not None
        return HINTS[board.agreed.language][view.known[board.word.card]].fair

    def _guesses(self, board: Board) -> list[str]:
        assert board.word is not None
        clues = [said.text for said in board.word.clues if said.text is not None]
        return [SPELLINGS[word][board.agreed.language][0] for clue in clues for word in words_for(clue)[:2]]


class _Sayings(dict[str, "Move | None"]):
    """The moves of one kind by what they say, made when they are first looked for; None for what may not be said."""

    def __init__(self, legal: Legal, kind: type[OpenMove]) -> None:
        super().__init__()
        self._legal = legal
        self._kind = kind

    def __missing__(self, text: str) -> Move | None:
        move = self._kind.saying(text)
        self[text] = move if self._legal.admits(move) else None
        return self[text]


@lru_cache(SAYINGS_CACHED)
def _sayings(legal: Legal, kind: type) -> _Sayings:
    return _Sayings(legal, kind)
