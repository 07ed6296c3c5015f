"""After a restart: what the others hold of this program's own feeds, before anything more is signed in them.

A disk may have lost the end of a log: a copy of a folder was put back, a disk lied when it said "safe". Who goes on
from there signs a number twice. So a table that is taken up again first listens, and what it lacks of its own it gets
back from the others. Sans-I/O: seconds are handed in. Source: docs/protocol/feeds.md, "On disk".
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Sequence
from typing import Final

from netcore.feeds.chain import Head

ALL_WITHIN_S: Final = 5.0
"""How long those who are not linked yet are waited for, where somebody was heard."""
GIVEN_WITHIN_S: Final = 10.0
"""How long who says that it holds more than we do may take to give it: what it says may be wrong."""


class Recall:
    """Whether it is known what `others` hold of the feeds `mine`."""

    def __init__(self, mine: Collection[int], others: Collection[bytes], now_s: float) -> None:
        self._mine = tuple(mine)
        self._others = frozenset(others)
        self._since_s = now_s
        self._told: dict[bytes, tuple[float, tuple[int, ...]]] = {}

    def told(self, peer: bytes, heads: Sequence[Head], now_s: float) -> None:
        """`peer` says what it holds."""
        first_s, _ = self._told.get(peer, (now_s, ()))
        self._told[peer] = first_s, tuple(heads[seat].length for seat in self._mine)

    def is_late(self, now_s: float) -> bool:
        """Whether there was time enough for all."""
        return now_s - self._since_s >= ALL_WITHIN_S

    def alone(self, now_s: float) -> bool:
        """Whether nobody was heard, though there was time."""
        return not self._told and self.is_late(now_s)

    def done(self, length: Callable[[int], int], now_s: float) -> bool:
        """Whether it is known. `length`: how many entries of a feed are held here."""
        if not self._others:
            return True
        if not self._told or (self._told.keys() < self._others and not self.is_late(now_s)):
            return False
        lengths = tuple(map(length, self._mine))
        return all(
            now_s - first_s >= GIVEN_WITHIN_S or all(map(operator.ge, lengths, held))
            for first_s, held in self._told.values()
        )
