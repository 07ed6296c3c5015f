"""A dream retold in sentences: which of their words the Dreamer has guessed that night, and what is sent of them.

The rules hear a list of words. So what is sent are the guesses that the text names, as they were guessed, and then the
text word by word; whoever reads it tells the two apart by the guesses, which everybody knows. All of this is made of
what is public: the Dreamer's program knows no more than what the Dreamer has said.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

from engine.dream_board import Board
from engine.dream_list import SPELLINGS
from engine.dream_moves import Recall
from engine.dream_words import fold, is_form, is_text, same
from engine.pieces import Face
from resources import dream as drawn

LONGEST = 400
"""Characters of a dream as it is typed."""
PIECE_MS, READ_MS, USUAL_MS = 140, 3000, 900
"""Each word is played so long, the whole stays so long after; and what a step usually takes."""
ENDING = 3
"""A form of a guess has so many letters more or less at most."""
TEXTS_CACHED = 4096
"""Pairs of words of which it is remembered whether they are alike: a text is looked through anew with every key."""
SIGNS = "-'\u2019\u02bc\u2010"
"""What may stand within a word."""


@dataclass(frozen=True, slots=True)
class Lit:
    """A part of a text that is a guess of this night: where it begins, how long it is, and which guess it is."""

    start: int
    length: int
    guess: str


@dataclass(frozen=True, slots=True)
class Told:
    """A dream as it was told: the guesses that it named, and the sentence, "" where it is no more than these."""

    named: tuple[str, ...]
    sentence: str


def guesses(board: Board) -> tuple[str, ...]:
    """What the Dreamer has said this night, each once."""
    said: dict[str, str] = {}
    for word in board.dreamt:
        if word.guess is not None:
            said.setdefault(fold(word.guess), word.guess)
    return tuple(said.values())


def lights(text: str, guessed: Sequence[str]) -> tuple[Lit, ...]:
    """The parts of `text` that light up, from its beginning: each guess, or a form of it, in any language."""
    words = list(_words(text))
    lit: list[Lit] = []
    at = 0
    while at < len(words):
        found = _guess_at(text, words[at:], guessed)
        if found is None:
            at += 1
            continue
        guess, count = found
        start, end = words[at][0], words[at + count - 1][1]
        lit.append(Lit(start, end - start, guess))
        at += count
    return tuple(lit)


def _guess_at(text: str, words: Sequence[tuple[int, int]], guessed: Sequence[str]) -> tuple[str, int] | None:
    """The guess that the first of `words` begin with, and how many of them it takes: the exact one before a form."""
    for is_it in (_is_same, _is_like):
        for guess in guessed:
            for spelling in spelled(guess):
                for count in {len(spelling.split()), 1}:
                    if count <= len(words) and is_it(text[words[0][0] : words[count - 1][1]], spelling):
                        return guess, count
    return None


@lru_cache(TEXTS_CACHED)
def _is_same(said: str, spelling: str) -> bool:
    return same(said, [spelling])


@lru_cache(TEXTS_CACHED)
def _is_like(said: str, spelling: str) -> bool:
    return abs(len(fold(said)) - len(fold(spelling))) <= ENDING and is_form(said, spelling)


def _words(text: str) -> Iterator[tuple[int, int]]:
    """Where each word of `text` begins and ends; what cannot be said in a move is none."""
    signs = groupby(enumerate(text), key=lambda each: _is_part(each[1]))
    for inside, run in signs:
        if not inside:
            continue
        places = [at for at, _sign in run]
        start, end = places[0], places[-1] + 1
        while start < end and text[start] in SIGNS:
            start += 1
        while end > start and text[end - 1] in SIGNS:
            end -= 1
        if is_text(text[start:end], spaces=False):
            yield start, end


def _is_part(sign: str) -> bool:
    return sign.isalnum() or sign in SIGNS or unicodedata.combining(sign) > 0


def recap(text: str, guessed: Sequence[str]) -> Recall:
    """What is sent of `text`: the guesses that it names, then its words, as far as one move can hold them."""
    named = dict.fromkeys(lit.guess for lit in lights(text, guessed))
    told = Recall(())
    for word in (*named, *(text[start:end] for start, end in _words(text))):
        longer = Recall((*told.words, word))
        if not longer.well_formed():
            break
        told = longer
    return told


def read(board: Board) -> Told:
    """What was told, of the words that were sent."""
    guessed = guesses(board)
    named: list[str] = []
    for word in board.recalled:
        if not same(word, guessed) or same(word, named):
            break
        named.append(word)
    return Told(tuple(named), " ".join(board.recalled[len(named) :]))


def stay(words: Sequence[str]) -> float:
    """How long a dream that is retold stays, as a factor of the usual time: long enough to be read as it is played."""
    return (READ_MS + PIECE_MS * len(words)) / USUAL_MS if words else 0.0


@cache
def _listed() -> dict[str, tuple[Face, ...]]:
    """The words of the list by each of their spellings, folded."""
    found: dict[str, tuple[Face, ...]] = {}
    for face, texts in SPELLINGS.items():
        for spelling in {fold(each) for forms in texts.values() for each in forms}:
            found[spelling] = (*found.get(spelling, ()), face)
    return found


@cache
def spelled(guess: str) -> tuple[str, ...]:
    """A guess, and what it is in the other languages where the list has it."""
    listed = (SPELLINGS[face] for face in _listed().get(fold(guess), ()))
    return tuple(dict.fromkeys((guess, *(each for texts in listed for forms in texts.values() for each in forms))))


def figure(guess: str) -> str:
    """The drawing of what was guessed, "" if the list has no such word or no picture of it."""
    return next((art for face in _listed().get(fold(guess), ()) if (art := drawn.pictures()[face].art)), "")
