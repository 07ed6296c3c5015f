"""What a table of Smoki promises: the odds of winning a round, fitted to rounds that were played to their end.

All numbers are hundredths of a natural logarithm of odds: 0 is even, 110 is three to one. They are of two players, just
after the turn of the one they speak for, and come from 270,000 rounds, fitted to who won: between lively players,
between players that went by such odds themselves, and of the one against the other. `python -m bench.smoki_odds` tries
them again.

A card that lies face up is worth more than its points say: it can still be paired, and it brings the end nearer. So
even an 8 is no worse than a card that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from engine.pieces import Face
from engine.smoki import FACES, MIRROR, VALUES

Shown: TypeAlias = "Face | None"
"""A card of a dream, None for one that nobody has seen."""

KINDS: Final[Sequence[Shown]] = (*FACES, None)

_COLUMNS: Final[Sequence[Sequence[int]]] = (
    (79,),
    (106, 74),
    (87, 57, 70),
    (76, 42, 26, 67),
    (65, 31, 12, 2, 62),
    (46, 13, 6, -6, -18, 59),
    (39, 1, -3, -13, -18, -27, 58),
    (37, 4, -5, -16, -25, -31, -39, 55),
    (12, -15, -13, -21, -25, -35, -46, -47, 57),
    (8, -11, -3, -26, -32, -40, -49, -55, -64, 54),
    (7, -13, -24, -33, -34, -44, -45, -49, -65, -65, 62),
    (30, 8, -5, -21, -35, -42, -49, -62, -70, -78, -61, 53),
    (96, 69, 55, 40, 28, 14, 7, 5, 1, -5, -17, -1, 63),
    (41, 9, 0, -9, -18, -29, -38, -42, -46, -54, -54, -54, 5, -55),
)
"""What two cards in a column are worth to whose they are, by their kinds in the order of `KINDS`."""

COLUMN: Final[Mapping[tuple[Shown, Shown], int]] = {
    (KINDS[one], KINDS[other]): _COLUMNS[max(one, other)][min(one, other)]
    for one in range(len(KINDS))
    for other in range(len(KINDS))
}
COPIED: Final = 700
"""What a mirror takes off for every hundred points that it copies."""
UNCOPIED: Final = 17
"""What it takes off as long as nothing beside it has been seen."""
HEAVY: Final = 10
"""For every card that one has face down more than another: what each hundredth part of a hundred points counts by which
those that nobody has seen are milder than `MEAN` on average."""
MEAN: Final = 430
"""The mean of all cards, in hundredths of a point."""
FIRST: Final = 50
"""Percent of what the next player gains from the better of the open cards that are lost to oneself."""
SECOND: Final = 18
"""Percent of what the worse one would bring the next player that are won: one of the two is left over."""

STEEP: Final[Sequence[int]] = (162, 162, 112, 95, 87, 80, 80)
"""Percent: what all of that counts while so many cards lie face down in the dream that has fewest of them."""
TEMPO: Final[Sequence[Sequence[int]]] = (
    (-45, 13, 9, 5, 5),
    (-59, -27, 13, 22, 16),
    (-48, -46, -23, 11, 23),
    (-40, -48, -37, -19, 12),
    (-40, -40, -37, -29, -13),
)
"""What is added for one's own cards that lie face down (1 to 5, and the same for 6) and for those of the other."""

POINTS: Final = 7
"""So many hundredths of a point each hundredth is worth where points are written down."""
BEHIND: Final = 170
"""There: hundredths of a point by which whoever has just moved is behind, all else being equal."""

CERTAIN: Final = 1_000_000
_STEP: Final = 25
_RISING: Final[Sequence[int]] = (
    500_000, 562_177, 622_459, 679_179, 731_059, 777_300, 817_574, 851_953, 880_797, 904_651, 924_142, 939_913,
    952_574, 962_673, 970_688, 977_023, 982_014, 985_936, 989_013, 991_423, 993_307, 994_780, 995_930, 996_827,
    997_527,
)  # fmt: skip
"""Odds of 0, 25, 50 … 600 as millionths of certainty."""


def chance_of(odds: int) -> int:
    """How likely that is, in millionths."""
    if odds < 0:
        return CERTAIN - chance_of(-odds)
    at, over = divmod(min(odds, _STEP * (len(_RISING) - 1) - 1), _STEP)
    return _RISING[at] + (_RISING[at + 1] - _RISING[at]) * over // _STEP


def worth(dream: Sequence[Shown]) -> int:
    """What the six cards of a dream are worth to whose they are."""
    half = len(dream) // 2
    odds = sum(COLUMN[dream[at], dream[at + half]] for at in range(half))
    if MIRROR in dream:
        values = [copied(dream, at) for at, face in enumerate(dream) if face == MIRROR]
        odds -= sum(UNCOPIED if value is None else COPIED * value // 100 for value in values)
    return odds


def copied(dream: Sequence[Shown], mirror: int) -> int | None:
    """The value that a mirror copies, as far as it can be seen; None if nothing can."""
    row = len(dream) // 2
    start = mirror - mirror % row
    sides = (range(mirror - 1, start - 1, -1), range(mirror + 1, start + row))
    nearest = (next((dream[at] for at in side if dream[at] != MIRROR), None) for side in sides)
    return min((VALUES[face] for face in nearest if face is not None), default=None)
