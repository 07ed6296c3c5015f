"""A player of Když sním without a plan: any legal move, all equally likely, with texts from a small list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Recall, recap
from engine.dream_words import TEXTS_CACHED
from engine.knowledge import View
from engine.pieces import Legal, Move, OpenMove
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
        kind: type = legal.worded[pick - len(legal.listed)]
        board: Board = view.board
        if kind is Recall:
            guesses = [word.guess for word in board.dreamt if word.guess is not None]
            return recap(text for text in (*guesses, TEXTS[0]) if chance.below(8))
        assert board.word is not None
        language = board.agreed.language
        if kind is Clue:
            word = view.known[board.word.card]
            return chance.choice(_sayable(kind, legal.barred, (*TEXTS, *HINTS[language][word].fair)))
        fitting = [_fitting(said.text, language) for said in board.word.clues if said.text is not None]
        sayable = [_sayable(kind, legal.barred, texts) for texts in (TEXTS, *fitting)]
        return chance.choice([*chain.from_iterable(sayable)])


@lru_cache(TEXTS_CACHED)
def _fitting(clue: str, language: str) -> tuple[str, ...]:
    """Two words at most that `clue` fits."""
    return tuple([SPELLINGS[word][language][0] for word in words_for(clue)[:2]])


@lru_cache(TEXTS_CACHED)
def _sayable(kind: type[OpenMove], barred: tuple[str, ...], texts: tuple[str, ...]) -> list[OpenMove]:
    """The moves of one kind that say one of `texts` and give nothing away."""
    legal = Legal((), (kind,), barred)
    return list(filter(legal.admits, map(kind.saying, texts)))
