"""Texts that people type in four languages: which may be said, which are the same word, which is a form of another.

Letters come from two alphabets alone, so that every machine and every Python folds them alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

LONGEST: Final = 40
"""Characters of a clue, a guess or a recalled word."""

LANGUAGES: Final = ("pl", "uk", "cs", "en")

_MOST_MARKS: Final = 2
"""Accents one after the other; more would climb over what stands around."""
_SIGNS: Final = "-'\u2019\u02bc\u2010"
"""Hyphens and apostrophes within a word."""
_ARTICLES: Final = ("a", "an", "the")
_NO_ACCENT: Final = {0x142: "l", 0x111: "d", 0xF8: "o", 0x131: "i", 0x491: chr(0x433)}
"""Letters with a stroke or an upturn, which are no letter and an accent to Unicode: ł đ ø ı ґ."""

TEXTS_CACHED: Final = 1 << 14
"""Texts of which it is cached whether they may be typed, and what they are to a word: most of what bots can say."""

_ENDING: Final = 2
"""Two long words whose beginnings differ in so many letters at most are forms of one."""
_STEM: Final = 4
"""So many equal letters are a stem of their own."""
_SHORT_STEM: Final = 3
"""So many are one when but one letter of the shorter word is left."""
_SLIP_FREE: Final = 4
"""A word so short has no slips of the pen."""
_SLIPS: Final = 2
"""The most slips that a word may have."""
_SLIPS_FROM: Final = 8
"""So long a word may have as many; a shorter one only one."""


def is_letter(sign: str) -> bool:
    """Whether a character is a Latin or Cyrillic letter (Basic Latin, Latin-1, Extended-A and -B, Cyrillic)."""
    return (
        "a" <= sign <= "z"
        or "A" <= sign <= "Z"
        or ("\u00c0" <= sign <= "\u024f" and sign not in "\u00d7\u00f7")
        or "\u0400" <= sign <= "\u0481"
        or "\u048a" <= sign <= "\u052f"
    )


def is_text(text: object, spaces: bool) -> bool:
    """Whether `text` may be typed: short, with a letter, and of letters, digits, few accents and signs of a word alone.

    With `spaces` it may be several words, a single space between them.
    """
    return type(text) is str and 0 < len(text) <= LONGEST and _may_be_typed(text, spaces)


@lru_cache(TEXTS_CACHED)
def _may_be_typed(text: str, spaces: bool) -> bool:
    if not any(is_letter(sign) for sign in text):
        return False
    words = text.split(" ")
    if "" in words or (len(words) > 1 and not spaces):
        return False
    return all(_is_word(word) for word in words)


def _is_word(word: str) -> bool:
    marks = 0
    for sign in word:
        marks = marks + 1 if "\u0300" <= sign <= "\u036f" else 0
        if marks > _MOST_MARKS or not (marks or is_letter(sign) or "0" <= sign <= "9" or sign in _SIGNS):
            return False
    return True


@cache
def fold(text: str) -> str:
    """`text` without what does not count: case, accents, leading articles, spaces, hyphens and apostrophes."""
    plain = "".join(
        sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign)
    ).translate(_NO_ACCENT)
    words = plain.split()
    if len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return "".join(sign for word in words for sign in word if sign not in _SIGNS)


def same(text: str, spellings: Iterable[str]) -> bool:
    """Whether `text` is one of `spellings`, folded; otherwise letter by letter (cave and wave are two words)."""
    folded = fold(text)
    return any(fold(spelling) == folded for spelling in spellings)


def is_form(text: str, word: str) -> bool:
    """Whether `text` is `word`, or plainly derived from it or sounding like it: one begins as the other does.

    That is: one is the other's beginning (of three letters or more), or they share a stem of four letters up to an
    ending of two in the shorter one, or a stem of three up to an ending of one. A test of letters; what it cannot see
    is for the players to object to.
    """
    shorter, longer = sorted((fold(text), fold(word)), key=len)
    if shorter[:_SHORT_STEM] != longer[:_SHORT_STEM] or len(shorter) < _SHORT_STEM:
        return shorter == longer
    common = next((i for i, (a, b) in enumerate(zip(shorter, longer, strict=False)) if a != b), len(shorter))
    left = len(shorter) - common
    return left <= 1 or (common >= _STEM and left <= _ENDING)


def is_slip(text: str, word: str) -> bool:
    """Whether `text` is `word` with a slip of the pen: a letter more, less or wrong, or two that changed places.

    In a word of eight letters or more two slips are none too many; in one of four or fewer any makes another word.
    """
    said, meant = fold(text), fold(word)
    if len(meant) <= _SLIP_FREE or abs(len(said) - len(meant)) > _SLIPS:
        return False
    return 0 < _slips(said, meant) <= (_SLIPS if len(meant) >= _SLIPS_FROM else 1)


def _slips(said: str, meant: str) -> int:
    """How many letters have to be put in, left out, changed or swapped with the next (optimal string alignment)."""
    before, row = list[int](), list(range(len(meant) + 1))
    for i, sign in enumerate(said, 1):
        now = [i]
        for j, wanted in enumerate(meant, 1):
            least = min(row[j] + 1, now[j - 1] + 1, row[j - 1] + (sign != wanted))
            if i > 1 and j > 1 and sign == meant[j - 2] and said[i - 2] == wanted:
                least = min(least, before[j - 2] + 1)
            now.append(least)
        before, row = row, now
    return row[-1]
