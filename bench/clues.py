"""How well the bots of Když sním understand what people say: python -m bench.clues

A Dreamer hears two clues of a word, one as the list has it and one changed: with another ending, as people say it, or
one that the list has for other words alone. It is counted how often the word then fits best, ties by their part.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.chance import Chance
from engine.dream_list import WORDS
from engine.dream_words import LANGUAGES, fold
from engine.pieces import Face
from engine.policies.dream_bot import FITS
from engine.policies.dream_clues import HINTS, words_for
from engine.policies.dream_sly import likely

ENDINGS: Final[Mapping[str, Sequence[str]]] = {
    "pl": ("a", "y", "i", "ów", "em", "ę", "ami", ""),
    "uk": ("а", "и", "і", "ів", "ом", "у", "ами", ""),
    "cs": ("a", "y", "i", "u", "em", "ami", ""),
    "en": ("s", "ing", "ed", "y", ""),
}
VOWELS: Final = "aeiouyąęіиуоаеяю"
LONG: Final = 4
"""Clues of fewer letters have no form that could be told from another word."""


def best(fits: Mapping[Face, tuple[int, int]], word: Face) -> float:
    """Whether `word` fits best, or its part in that."""
    most = max(fits.values(), default=(0, 0))
    leaders = [face for face, fit in fits.items() if fit == most]
    return (word in leaders) / len(leaders) if leaders else 0.0


def fitting(meant: Iterable[Iterable[Face]]) -> Mapping[Face, tuple[int, int]]:
    """As the lively bot adds up: for each word how many clues fit it, and how much they speak for it."""
    fits: dict[Face, tuple[int, int]] = {}
    for words in meant:
        shared = tuple(words)
        for face in shared:
            count, weight = fits.get(face, (0, 0))
            fits[face] = (count + 1, weight + FITS // len(shared))
    return fits


def changed(text: str, language: str, chance: Chance) -> str:
    """`text` with another ending."""
    stem = text[:-1] if text[-1] in VOWELS else text
    return fold(stem + chance.choice(ENDINGS[language]))


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for language in LANGUAGES:
        chance = Chance(0, language)
        counted, alone, heard, others, all_listed = 0, 0.0, 0.0, 0.0, 0.0
        for word in WORDS:
            clues = [fold(text) for text in HINTS[language][word].fair]
            for clue in clues:
                said = changed(clue, language, chance)
                other = chance.choice([each for each in clues if each != clue])
                if len(clue) < LONG or likely(clue) == likely(said):
                    continue
                counted += 1
                alone += best(fitting([words_for(other)]), word)
                heard += best(fitting([words_for(other), words_for(said)]), word)
                elsewhere = [face for face in words_for(clue) if face != word]
                others += best(fitting([words_for(other), elsewhere]), word)
                all_listed += best(fitting([words_for(other), words_for(clue)]), word)
        shares = (each / counted for each in (alone, heard, others, all_listed))
        one, ending, strange, both = (f"{share:.0%}" for share in shares)
        print(
            f"{language}: {counted} pairs; the word fits best with one clue of the list alone {one}, with another "
            f"ending of a second one {ending}, with one that the list has for others {strange}, with both listed {both}"
        )


if __name__ == "__main__":
    main()
