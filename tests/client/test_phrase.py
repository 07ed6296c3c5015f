"""The words of the safety phrase."""

from __future__ import annotations

import itertools
import unicodedata

import pytest

from resources import phrase

LONGEST = 12


@pytest.mark.parametrize("language", phrase.LANGUAGES)
def test_256_different_short_words(language: str) -> None:
    words = phrase.words(language)
    assert len(words) == phrase.WORDS
    assert len({word.casefold() for word in words}) == phrase.WORDS
    for word in words:
        assert word == unicodedata.normalize("NFC", word.strip())
        assert 2 <= len(word) <= LONGEST
        assert word.replace("'", "").isalpha()


ONE_SOUND = {
    "en": (("ck", "k"), ("kn", "n"), ("wh", "w"), ("ph", "f")),
    "pl": (("rz", "ż"), ("ó", "u"), ("ch", "h")),
    "uk": (),
    "cs": (("ý", "í"), ("y", "i")),
}
"""Spellings that are heard as one sound, by language."""


def heard(language: str, word: str) -> str:
    """`word` as a careless listener has it: without accents, and with one spelling for each sound."""
    for spelling, sound in ONE_SOUND[language]:
        word = word.replace(spelling, sound)
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c)).replace("ł", "l")


def one_letter_apart(a: str, b: str) -> bool:
    """Whether `a` becomes `b` by changing, adding or leaving out at most one letter."""
    if len(a) > len(b):
        a, b = b, a
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) <= 1
    return len(b) == len(a) + 1 and any(a == b[:i] + b[i + 1 :] for i in range(len(b)))


@pytest.mark.parametrize(("a", "b"), [("goat", "boat"), ("tea", "tear"), ("piła", "piłka"), ("owl", "owl")])
def test_what_is_one_letter_apart(a: str, b: str) -> None:
    assert one_letter_apart(a, b)
    assert not one_letter_apart(a, b + "xy")


@pytest.mark.parametrize("language", phrase.LANGUAGES)
def test_no_two_words_are_told_apart_by_one_letter_only(language: str) -> None:
    """Read aloud over a table, "goat" and "boat" are the same word, and so are "może" and "morze"."""
    words = [heard(language, word) for word in phrase.words(language)]
    alike = [(a, b) for a, b in itertools.combinations(words, 2) if one_letter_apart(a, b)]
    assert not alike


def test_no_words_in_another_language() -> None:
    with pytest.raises(ValueError, match="no words"):
        phrase.words("de")
