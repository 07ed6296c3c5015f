"""What a player that looks ahead has in common, whatever the game: dealing what it cannot see, and when to stop.

It deals the cards that its seat has not seen in many ways ("worlds"), plays each on, and takes the move that does best
on average. How many worlds it may look at is counted, so that the same seed gives the same game on every machine. Only
a table that waits for its move may be short of time; then it takes what is best in the worlds it has looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias, TypeVar

from engine.chance import Chance

T = TypeVar("T")

TimeIsUp: TypeAlias = Callable[[], bool]
Hurry: TypeAlias = Callable[[], TimeIsUp]
"""Called when a decision begins; what it returns says when there is no more time for it."""

FEWEST: Final = 2
"""So many worlds are looked at however short the time is."""
_SPAN: Final = 1 << 64
_DRAWS: Final = 8
"""So many places are drawn from one number of 64 bits; with decks of at most 128 cards the odds are off by 1 in 256."""


def unhurried() -> TimeIsUp:
    """There is time for all worlds."""
    return _never


def _never() -> bool:
    return False


def counted(worlds: int, time_is_up: TimeIsUp) -> Iterator[int]:
    """The numbers of the worlds to look at."""
    for number in range(worlds):
        if number >= FEWEST and time_is_up():
            return
        yield number


def dealt(cards: Iterable[T], count: int, chance: Chance) -> list[T]:
    """`cards` in an order of which the last `count` are as good as shuffled: the top of a pile is its last card."""
    out = list(cards)
    last = max(0, len(out) - count - 1)
    number, left = 0, 0
    for i in range(len(out) - 1, last, -1):
        if not left:
            number, left = chance.below(_SPAN), _DRAWS
        number, j = divmod(number, i + 1)
        left -= 1
        out[i], out[j] = out[j], out[i]
    return out


def best_of(moves: Sequence[T], worths: Sequence[int]) -> T:
    """The first of the moves that are worth the most."""
    return moves[max(range(len(moves)), key=lambda at: worths[at])]
