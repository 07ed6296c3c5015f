"""The words of the safety phrase."""

from __future__ import annotations

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


@pytest.mark.parametrize("language", phrase.LANGUAGES)
def test_no_two_words_sound_alike_but_for_their_accents(language: str) -> None:
    def bare(word: str) -> str:
        return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c)).replace("ł", "l")

    assert len({bare(word) for word in phrase.words(language)}) == phrase.WORDS


def test_no_words_in_another_language() -> None:
    with pytest.raises(ValueError, match="no words"):
        phrase.words("de")
