"""What can be done in Když sním. Texts are None in the spoken mode, where they are said aloud."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from engine.dream_words import is_form, is_text, same
from engine.pieces import Move, OpenMove

MOST_RECALLED: Final = 120
"""Words in a recap; a longer one would not fit into a move that travels."""
MOST_RECALLED_BYTES: Final = 3000
"""UTF-8 bytes of all words of a recap together."""


@dataclass(frozen=True, slots=True)
class Spoken(OpenMove):
    """Words of one's own, or None: they were said aloud."""

    text: str | None

    @classmethod
    def saying(cls, *texts: str) -> Self:
        """The move that says the first of `texts`."""
        return cls(texts[0])

    def well_formed(self) -> bool:
        """Whether it is a text that may be typed."""
        return is_text(self.text, spaces=True)

    def tells(self, barred: str) -> bool:
        """Whether it is `barred`, folded."""
        return self.text is not None and same(self.text, [barred])


@dataclass(frozen=True, slots=True)
class Clue(Spoken):
    """One word about the word of the card."""

    kind: ClassVar[str] = "clue"

    def well_formed(self) -> bool:
        """Whether it is a single word."""
        return is_text(self.text, spaces=False)

    def tells(self, barred: str) -> bool:
        """Whether it is `barred` or a form of it."""
        return self.text is not None and is_form(self.text, barred)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """No clue comes to mind."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Hear(Move):
    """The Dreamer goes on listening."""

    kind: ClassVar[str] = "hear"


@dataclass(frozen=True, slots=True)
class Guess(Spoken):
    """The Dreamer's one guess at a word."""

    kind: ClassVar[str] = "guess"


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """The Dreamer gives a word up."""

    kind: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Verdict(Move):
    """Whether a guess was right, as one spirit sees it."""

    kind: ClassVar[str] = "verdict"
    right: bool


@dataclass(frozen=True, slots=True)
class Object(Move):
    """A vote on the form of the last clue, which `seat` gave: to agree is to fine it."""

    kind: ClassVar[str] = "object"
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class LastGuess(Spoken):
    """A guess at the word that was left when the time was over."""

    kind: ClassVar[str] = "last_guess"


@dataclass(frozen=True, slots=True)
class NoGuess(Move):
    """The Dreamer leaves that word alone."""

    kind: ClassVar[str] = "no_guess"


@dataclass(frozen=True, slots=True)
class Recall(OpenMove):
    """The words that the Dreamer remembers of the night, typed; there may be none."""

    kind: ClassVar[str] = "recall"
    words: tuple[str, ...]

    @classmethod
    def saying(cls, *texts: str) -> Self:
        """The recap that names `texts`."""
        return cls(texts)

    def well_formed(self) -> bool:
        """Whether all are texts that may be typed, and not too many."""
        return (
            len(self.words) <= MOST_RECALLED
            and all(is_text(word, spaces=True) for word in self.words)
            and sum(len(word.encode()) for word in self.words) <= MOST_RECALLED_BYTES
        )

    def tells(self, barred: str) -> bool:
        """Whether `barred` is among them, folded."""
        return any(same(word, [barred]) for word in self.words)


@dataclass(frozen=True, slots=True)
class RecallHeard(Move):
    """Whether the Dreamer, retelling aloud, named all that had been guessed, as one spirit heard it."""

    kind: ClassVar[str] = "recall"
    all: bool


def recap(texts: Iterable[str]) -> Recall:
    """The recap that names `texts`, each once, as far as one can hold them."""
    told = Recall(())
    for text in dict.fromkeys(texts):
        longer = Recall((*told.words, text))
        if longer.well_formed():
            told = longer
    return told
