"""The words of the safety phrase: 256 short concrete nouns in each language, the same thing under the same number."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

WORDS = 256
LANGUAGES = ("en", "pl", "uk", "cs")


@cache
def words(language: str) -> tuple[str, ...]:
    """The 256 words of `language`, by number. Raises ValueError for a language that has none."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}; the languages are: {', '.join(LANGUAGES)}")
    column = LANGUAGES.index(language)
    lines = files("resources").joinpath("words", "phrase.tsv").read_text(encoding="utf-8").splitlines()
    return tuple(line.split("\t")[column] for line in lines)
