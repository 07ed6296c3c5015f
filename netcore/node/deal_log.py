"""How the latest deal was proved, put together from what the tables of this program tell: for the line a screen
shows.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from netcore.status import DealProof, ProofLine
from netcore.table.events import Checked, Event, Evicted, Linked, Made


@dataclass(slots=True)
class _Line:
    seat: int
    cards: int
    proof_bytes: int
    proved_ms: float | None = None
    checked_ms: float | None = None


@dataclass(slots=True)
class _Deal:
    question: int
    began_s: float
    seats: int
    lines: dict[int, _Line] = field(default_factory=dict)
    proved_ms: dict[int, float] = field(default_factory=dict)
    latest_s: float = 0.0


class DealLog:
    """Follows the shuffles of a table for `seats`, of which `mine` are this program's.

    Times come from the caller, in monotonic seconds.
    """

    def __init__(self, seats: int, mine: Collection[int]) -> None:
        self._seats = seats
        self._mine = frozenset(mine)
        self._deal: _Deal | None = None
        self.checked = 0
        """Proofs checked so far."""

    def made(self, seat: int, event: Made, now_s: float) -> None:
        """A seat of this program has made its part."""
        if event.what == "shuffle":
            deal = self._at(event.question, now_s)
            deal.proved_ms[seat] = event.took_ms
            if seat in deal.lines:
                deal.lines[seat].proved_ms = event.took_ms

    def note(self, event: Event, now_s: float) -> None:
        """What the table of this program's player tells."""
        if isinstance(event, Evicted):
            self._seats -= 1
            if self._deal is not None and len(self._deal.lines) < self._deal.seats:
                self._deal = None  # it begins again, without that seat
        elif isinstance(event, Linked):
            deal = self._at(event.question, now_s)
            line = _Line(event.seat, event.cards, event.proof_bytes, deal.proved_ms.get(event.seat))
            deal.lines[event.seat] = line
            deal.latest_s = now_s
        elif isinstance(event, Checked):
            self.checked += 1
            deal_now = self._deal
            of_it = deal_now is not None and deal_now.question == event.question and event.what == "shuffle"
            if deal_now is not None and of_it and event.seat in deal_now.lines:
                deal_now.lines[event.seat].checked_ms = event.took_ms
                deal_now.latest_s = now_s

    def proof(self) -> DealProof | None:
        """The latest deal as it stands; None before the first."""
        deal = self._deal
        if deal is None or not deal.lines:
            return None
        lines = tuple(
            ProofLine(line.seat, line.cards, line.proved_ms, line.checked_ms, line.proof_bytes, line.seat in self._mine)
            for line in deal.lines.values()
        )
        done = len(lines) == deal.seats and all(line.holds for line in lines)
        took_ms = (deal.latest_s - deal.began_s) * 1000
        return DealProof(deal.question, max(line.cards for line in lines), lines, done, took_ms)

    def _at(self, question: int, now_s: float) -> _Deal:
        if self._deal is None or self._deal.question != question:
            self._deal = _Deal(question, now_s, self._seats, latest_s=now_s)
        return self._deal
