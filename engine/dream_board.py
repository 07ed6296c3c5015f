"""The table of Když sním: what is public at every moment of a night, and nothing that the Dreamer must not know.

Words and roles are handles; a verdict is the number that it will be unsealed by. `right` is None until day.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from engine.board import AnyBoard, Copied
from engine.dream_list import SPELLINGS, spellings
from engine.dream_words import TEXTS_CACHED, is_form, same
from engine.pieces import Face, Handle, Seat

TYPED, SPOKEN = "typed", "spoken"
NIGHT, RECALL, DAY, OVER = "night", "recall", "day", "over"

GUESSED: Final = "guessed"
SKIPPED: Final = "skipped"
FINED: Final = "fined"
"""A clue broke its form: the card lies before its giver."""
LEFT: Final = "left"
"""The time was over and the Dreamer did not guess: the card counts for nobody."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the players agreed on; times in milliseconds. `read_ms`: for reading a new word, where clues are typed.

    `language` is the one that bots speak.
    """

    mode: str
    night_ms: int
    clue_ms: int
    read_ms: int
    language: str


@dataclass(frozen=True, slots=True)
class Said:
    """A clue as it was given; `text` is None for a pass, a clue that came too late, and one said aloud."""

    seat: Seat
    text: str | None


@dataclass
class Dreamt(Copied):
    """A word of this night: its card, what was said of it, and how it ended ("" while it is being dreamt).

    Once it has ended it changes no more: boards that are copies of each other share it.
    """

    card: Handle
    clues: list[Said] = field(default_factory=list)
    end: str = ""
    given_up: bool = False
    """The Dreamer skipped it; a vote on the last clue may still fine that."""
    guess: str | None = None
    sealed: int | None = None
    """Where the verdict on the guess lies."""
    fined: Seat | None = None
    """Whose clue broke its form."""
    right: bool | None = None
    """Whether the guess was right; known at day."""

    def copy(self) -> Dreamt:
        """The same word, to go on with."""
        return self if self.end else super().copy()

    @property
    def is_skipped(self) -> bool:
        """Whether it is blue because the Dreamer gave it up: from that moment on, unless its last clue is fined."""
        return self.given_up and self.end != FINED


@dataclass(frozen=True, slots=True)
class LastDay:
    """How a night was counted."""

    yellow: int
    blue: int
    recalled: bool
    points: tuple[int, ...]
    """Won this round, a seat."""


@dataclass
class Board(AnyBoard):
    """The table of Když sním."""

    seats: int
    agreed: Agreed
    roles: list[Handle | None]
    """The role card of each seat; None for the Dreamer, and before the first deal."""
    penalties: list[int]
    points: list[int]
    """So far; penalties are not yet taken off."""
    round: int = 1
    dreamer: Seat = 0
    phase: str = NIGHT
    turned: int = 0
    """The number that was rolled for how the cards lie."""
    decks: int = 0
    """How many times the cards were turned and shuffled."""
    deck: list[Handle] = field(default_factory=list)
    aside: Handle | None = None
    """The role that nobody has and nobody sees."""
    dealt: bool = False
    """Whether everybody has seen the own role of this night."""
    giver: Seat = 0
    """Who gives the next clue."""
    elapsed_ms: int = 0
    """Of this night, by the claims."""
    dreamt: list[Dreamt] = field(default_factory=list)
    """The words of this night, the one that is being dreamt last."""
    recalled: tuple[str, ...] = ()
    """The words named in the recap."""
    recalled_all: bool | None = None
    """In the spoken mode: whether most spirits heard all of them."""
    faces: dict[Handle, Face] = field(default_factory=dict)
    """What was shown to all this day: the words of the night, the roles."""
    last_day: LastDay | None = None

    @property
    def spirits(self) -> tuple[Seat, ...]:
        """All seats but the Dreamer, from the Dreamer's left."""
        return spirits_of(self.dreamer, self.seats)

    @property
    def word(self) -> Dreamt | None:
        """The word that is being dreamt."""
        return self.dreamt[-1] if self.dreamt and not self.dreamt[-1].end else None

    @property
    def is_typed(self) -> bool:
        """Whether clues and guesses are typed."""
        return self.agreed.mode == TYPED

    @property
    def left_ms(self) -> int:
        """What is left of the night."""
        return self.agreed.night_ms - self.elapsed_ms


@cache
def spirits_of(dreamer: Seat, seats: int) -> tuple[Seat, ...]:
    """All of so many seats but the Dreamer, from the Dreamer's left."""
    return tuple((dreamer + 1 + i) % seats for i in range(seats - 1))


@lru_cache(TEXTS_CACHED)
def gives_away(clue: str, word: Face) -> bool:
    """Whether `clue` is `word` or a form of it in any of the four languages."""
    return any(is_form(clue, text) for text in spellings(word))


@lru_cache(TEXTS_CACHED)
def is_exact(word: Face, guess: str | None) -> bool:
    """Whether `guess` is a spelling of `word` in any of the four languages."""
    return guess is not None and any(same(guess, texts) for texts in SPELLINGS[word].values())


def is_most(votes: Iterable[bool]) -> bool:
    """Whether more than half say yes."""
    said = [*votes]
    return 2 * sum(said) > len(said)
