"""Whether what was awaited under a clock came in time: by the words of those who waited, more than half of them.

Each peer that waits for a seat says one word of it. As soon as no word that is missing could change what they come to,
that is so for everybody, whatever came first: it follows from the feeds alone. A word is told by the history that it
bears, so that it speaks of one question, asked once. Pure functions. Source: docs/protocol/clock.md.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.pieces import Seat
from netcore.feeds.roster import Peer, Roster

MOST_OUTVOTED: Final = 8
"""How often in a game a peer may find late what most others do not; from then on its word is that all is in time."""


@dataclass(frozen=True, slots=True)
class TimeWord:
    """What one entry says of the answers to the question that was open at `history`: whose were late."""

    history: bytes
    late: frozenset[Seat] = frozenset()


def settle(waiting: int, late: int, in_time: int) -> bool | None:
    """Whether an answer is late, by the words of some of so many waiting peers; None while a missing one decides."""
    if 2 * late > waiting:
        return True
    return False if 2 * (waiting - in_time) <= waiting else None


def settle_all(
    roster: Roster, peers: Collection[Peer], seats: Sequence[Seat], words: Mapping[Peer, TimeWord]
) -> dict[Seat, bool | None]:
    """Which of the `seats` that were asked at once are late, by the words of those of `peers` that have spoken.

    A peer has no word about its own seats.
    """
    come_to = {}
    for seat in seats:
        waiting = [peer for peer in peers if peer != roster.peer_of(seat)]
        said = [seat in words[peer].late for peer in waiting if peer in words]
        come_to[seat] = settle(len(waiting), said.count(True), said.count(False))
    return come_to


class Settled:
    """What was settled at one table, and how often each peer was outvoted in it."""

    def __init__(self) -> None:
        self._in_time: dict[bytes, frozenset[Seat]] = {}

    @property
    def histories(self) -> Collection[bytes]:
        """At which histories the questions were open."""
        return self._in_time.keys()

    def add(self, history: bytes, in_time: Collection[Seat]) -> None:
        """Of the question that was open at `history`, these answers count."""
        self._in_time[history] = frozenset(in_time)

    def as_it_counts(self, roster: Roster, peer: Peer, before: Sequence[TimeWord], word: TimeWord) -> TimeWord:
        """`word` of a peer, after its words `before`; of one that was outvoted too often: that all is in time."""
        if not word.late:
            return word
        outvoted = sum(self._is_outvoted(roster, peer, each) for each in before)
        return word if outvoted < MOST_OUTVOTED else TimeWord(word.history)

    def _is_outvoted(self, roster: Roster, peer: Peer, word: TimeWord) -> bool:
        """Whether it found an answer late that most others found to be in time."""
        in_time = self._in_time.get(word.history, frozenset())
        return any(seat in word.late for seat in in_time if roster.peer_of(seat) != peer)
