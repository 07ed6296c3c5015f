"""What the words of those who wait come to: who was late (docs/protocol/clock.md, C1 to C5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.second.feeds import Feeds
from tests.second.undoing import Undoing
from tests.second.view import View

MOST_OUTVOTED: Final = 8


class Lateness:
    """The words about time of one table, and what was settled by them."""

    def __init__(self, feeds: Feeds, view: View, undoing: Undoing) -> None:
        self._feeds = feeds
        self._view = view
        self._undoing = undoing
        self._in_time: dict[bytes, frozenset[int]] = {}
        """By the history at which a phase under a clock began: who was in time."""
        self._late: dict[bytes, frozenset[int]] = {}

    def settle(self, history: bytes, asked: Sequence[int], *, wishes: bool = False) -> frozenset[int] | None:
        """Who of those asked was late; None while that is open for one. `wishes`: nobody is outvoted by it."""
        words = {peer: self._said(peer, history) for peer in self._waiting(history)}
        late: set[int] = set()
        for seat in asked:
            home = self._feeds.terms.seats[seat].home
            said = [word for peer, word in words.items() if peer != home]
            against = sum(word is not None and seat in word for word in said)
            for_it = sum(word is not None and seat not in word for word in said)
            if 2 * against > len(said):
                late.add(seat)
            elif 2 * (len(said) - for_it) > len(said):
                return None
        self._late[history] = frozenset(late)
        self._in_time[history] = frozenset() if wishes else frozenset(asked) - late
        return self._late[history]

    def silent(self, history: bytes, asked: Sequence[int]) -> tuple[int, ...]:
        """The peers whose word about a phase is missing, of those who wait for somebody in it."""
        homes = {self._feeds.terms.seats[seat].home for seat in asked}
        waiting = (peer for peer in self._waiting(history) if homes - {peer})
        return tuple(peer for peer in waiting if self._said(peer, history) is None)

    def _waiting(self, history: bytes) -> list[int]:
        """Those who wait for an answer: all but who has undone what led to the question."""
        return [peer for peer in self._view.members if not self._undoing.has_undone(peer, history)]

    def passes_over(self, seat: int, history: bytes) -> bool:
        """Whether an entry of `seat` under this history answers what it was too late for."""
        return seat in self._late.get(history, ())

    def _said(self, peer: int, history: bytes) -> frozenset[int] | None:
        """The seats that a peer finds late in a phase; None while it has no word about it."""
        outvoted = 0
        for letter in self._feeds.letters[peer][: self._view.limit(peer)]:
            body = letter.body
            if body is None or body.kind != "clocked" or body.history is None:
                continue
            late = frozenset(body["late"]) - frozenset(self._feeds.terms.seats_of(peer))
            if body.history == history:
                return late if outvoted < MOST_OUTVOTED else frozenset()
            outvoted += bool(late & self._in_time.get(body.history, frozenset()))
        return None
