"""Who plays, and how far each feed may be read (docs/protocol/views.md, R2 to R7), for who holds whole feeds.

What is said is known from the start, so a poll has come to what it will ever come to; only how far the game is read
until a change of view takes place follows from reading.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.second.feeds import Feeds, Head, Word

FEWEST_TO_CALL = 3


@dataclass(frozen=True)
class Change:
    """A peer leaves: where its feeds end, and the number of the word in each other feed."""

    gone: int
    ends: dict[int, Head]
    words: dict[int, int]


class View:
    """The members, the poll that is open or comes next, and how much of each feed was read."""

    def __init__(self, feeds: Feeds) -> None:
        self.feeds = feeds
        self.members = feeds.terms.peers
        self.poll = 0
        self.leaving: int | None = None
        """Whose leaving is decided, and not carried out yet."""
        self.ends: dict[int, int] = {}
        """The feeds that were cut: how many entries count."""
        self.position = [0] * len(feeds.terms.seats)
        """How many entries of each feed were read or passed over."""
        self.counted: dict[int, int] = {}
        """How much of a feed has counted for taking a move back."""

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats of the members, in order."""
        homes = (seat.home for seat in self.feeds.terms.seats)
        return tuple(number for number, home in enumerate(homes) if home in self.members)

    # ── polls ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def settle(self) -> None:
        """Go on to the first poll that is not dead, and see whether it is decided."""
        while self.leaving is None:
            called = {peer: self._called_by(peer) for peer in self.members if self._has_spoken(peer)}
            if all(gone is None for gone in called.values()):
                return
            possible = [
                peer
                for peer in self.members
                if len(self.members) >= FEWEST_TO_CALL
                and all(called.get(other, peer) == peer for other in self.members if other != peer)
            ]
            if not possible:
                self.poll += 1
                continue
            decided = [peer for peer in possible if all(self._is_whole(o) for o in self.members if o != peer)]
            if not decided:
                return
            (self.leaving,) = decided

    def _has_spoken(self, peer: int) -> bool:
        return self.poll < len(self.feeds.words[peer])

    def _called_by(self, peer: int) -> int | None:
        gone = self.feeds.words[peer][self.poll].gone
        return gone if gone in self.members else None

    def _is_whole(self, peer: int) -> bool:
        """Whether a peer has its word in all of its feeds."""
        return all(self.poll < len(self.feeds.words[seat]) for seat in self.feeds.terms.seats_of(peer))

    # ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def limit(self, seat: int) -> int:
        """How many entries of a feed may be read: up to the word that finds somebody gone, until that is settled."""
        horizon, peer = self._horizon(seat), self.feeds.terms.seats[seat].home
        for poll, word in enumerate(self.feeds.words[seat][self.poll :], self.poll):
            if word.number >= horizon:
                break
            if self._pauses(peer, poll):
                return word.number
        return horizon

    def _horizon(self, seat: int) -> int:
        length = self.feeds.length(seat)
        if seat in self.ends:
            return min(self.ends[seat], length)
        if self.leaving == self.feeds.terms.seats[seat].home:
            return max((head[0] for head in self._shown(seat) if self.feeds.holds(seat, head)), default=0)
        return length

    def _pauses(self, peer: int, poll: int) -> bool:
        """Whether a program is silent from its word in this poll on. Where the word itself is missing it may be."""
        words = self.feeds.words[peer]
        if poll >= len(words) or words[poll].number >= self._horizon(peer):
            return True
        gone = words[poll].gone
        return gone is not None and (poll > self.poll or gone in self.members)

    # ── changes ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _shown(self, seat: int) -> list[Head]:
        """What those show of a feed who call its peer gone, the furthest last; of two equally far the greater hash."""
        gone = self.feeds.terms.seats[seat].home
        return sorted(word.shown[seat] for word in self._callers(gone))

    def _callers(self, gone: int) -> Iterator[Word]:
        for peer in self.members:
            if peer != gone and self._has_spoken(peer) and self._called_by(peer) == gone:
                yield self.feeds.words[peer][self.poll]

    def forked(self) -> int | None:
        """The first feed of who leaves of which those show two branches; None for none.

        Raises LookupError where the end of a feed is not in the file: then nobody can go on.
        """
        assert self.leaving is not None
        for seat in self.feeds.terms.seats_of(self.leaving):
            shown = self._shown(seat)
            if not self.feeds.holds(seat, shown[-1]):
                raise LookupError("the end that counts is missing")
            if not all(self.feeds.holds(seat, head) for head in shown):
                return seat
        return None

    def change(self) -> Change:
        """Carry out what was decided, once all up to the words and the ends was read."""
        gone = self.leaving
        assert gone is not None
        ends = {seat: self._shown(seat)[-1] for seat in self.feeds.terms.seats_of(gone)}
        words = {seat: self.feeds.words[seat][self.poll].number for seat in self.seats if seat not in ends}
        self.ends.update((seat, length) for seat, (length, _) in ends.items())
        self.members = tuple(peer for peer in self.members if peer != gone)
        for seat, number in words.items():
            self.position[seat] = number + 1
        self.poll, self.leaving = self.poll + 1, None
        return Change(gone, ends, words)

    @property
    def overran(self) -> bool:
        """Whether more was read of a feed than counts, as it turned out."""
        return any(max(self.position[seat], self.counted.get(seat, 0)) > end for seat, end in self.ends.items())
