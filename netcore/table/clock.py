"""What a program's own clock says of decisions under a clock: how long its seats take, whether others' claims can be.

Sans-I/O: seconds are handed in, by a clock that nobody sets and that goes on while the computer sleeps. A claim travels
with the move (docs/protocol/clock.md); nobody's hour does, and no date is read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from engine.contract import Clock
from engine.driver import Step
from engine.pieces import Seat
from netcore.table.events import ClockRuns

TOLERANCE_MS: Final = 2000
"""How far a claim may be from what others measure: networks stutter, and proofs are still being checked here."""
HASTE_MS: Final = 1200
"""What a policy claims at least of what is usual, however soon it decides: a night is told in clues of people, not in
hundreds of a program's. Less than the tolerance by as much as networks usually take, so that nobody need object.
"""
TICK_S: Final = 1.0
"""How often a reading is taken at least while a table runs, and how often peers say something."""


def passed_ms(since_s: float, now_s: float) -> int:
    """Whole milliseconds from one reading to a later one."""
    return max(0, int((now_s - since_s) * 1000))


def is_off(clock: Clock, claimed_ms: int, measured_ms: int) -> bool:
    """Whether a claim cannot be true by what was measured. A claim of more than the limit says no more than that."""
    if claimed_ms - measured_ms > TOLERANCE_MS:
        return True
    return claimed_ms <= clock.limit_ms and measured_ms - claimed_ms > TOLERANCE_MS


class Stopwatch:
    """How long this program's own seats take, from when each was asked."""

    def __init__(self) -> None:
        self._asked_s: dict[Seat, float] = {}

    def asked(self, seat: Seat, now_s: float) -> None:
        """A decision is awaited from `seat`. A question that is asked again, without one who is gone, begins anew."""
        self._asked_s[seat] = now_s

    def elapsed_ms(self, seat: Seat, now_s: float) -> int:
        """What has passed since it was asked last, whole milliseconds."""
        return passed_ms(self._asked_s[seat], now_s)

    def policy_ms(self, seat: Seat, clock: Clock, now_s: float) -> int:
        """What a decision of a policy took: what has passed, or the least that is claimed for one made at once."""
        return max(self.elapsed_ms(seat, now_s), min(clock.usual_ms, HASTE_MS))

    def late_ms(self, seat: Seat, clock: Clock, now_s: float) -> int:
        """What the move that is made because the time is over took: the limit, unless this program slept through it."""
        slept = self.elapsed_ms(seat, now_s) > clock.limit_ms + TOLERANCE_MS
        return clock.limit_ms + 1 if slept else clock.limit_ms


@dataclass(slots=True)
class _Running:
    """A clock that runs for another program's seat, as it was opened here."""

    number: int
    seat: Seat
    clock: Clock
    since_s: float


class Watch:
    """Compares other programs' claims with this program's clock.

    It has no opinion where it may not have seen all: it slept or stood still, or the asked seat's program was not
    heard all the time, from a while before the question was opened on.
    """

    def __init__(self, mine: Collection[Seat]) -> None:
        """`mine`: the seats that this program plays."""
        self._mine = frozenset(mine)
        self._running: _Running | None = None
        self._last_s: float | None = None
        self._heard_s: dict[Seat, float] = {}
        """When a seat's program was last heard, and …"""
        self._well_since_s: dict[Seat, float] = {}
        """… since when it has been heard without a gap."""

    def tick(self, now_s: float) -> None:
        """A reading. Too long after the last one, this program slept or stood still meanwhile."""
        last_s, self._last_s = self._last_s, now_s
        if last_s is not None and passed_ms(last_s, now_s) > TOLERANCE_MS + TICK_S * 1000:
            self._running = None
            self._well_since_s.clear()

    def heard(self, seats: Iterable[Seat], now_s: float) -> None:
        """The program of these seats said something."""
        self.tick(now_s)
        for seat in seats:
            last_s = self._heard_s.get(seat)
            if last_s is None or passed_ms(last_s, now_s) > TOLERANCE_MS or seat not in self._well_since_s:
                self._well_since_s[seat] = now_s
            self._heard_s[seat] = now_s

    def unheard(self, seats: Iterable[Seat]) -> None:
        """There is no link to the program of these seats any more."""
        for seat in seats:
            self._well_since_s.pop(seat, None)

    def runs(self, event: ClockRuns, now_s: float) -> None:
        """A question under a clock was opened here."""
        self.tick(now_s)
        self._running = None
        if event.seat not in self._mine:
            self._running = _Running(event.number, event.seat, event.clock, now_s)

    def doubts(self, step: Step, now_s: float) -> int | None:
        """What was measured here of an answer under a clock, in milliseconds, if its claim cannot be true by that."""
        self.tick(now_s)
        running, self._running = self._running, None
        if running is None or running.number != step.number or step.claimed_ms is None:
            return None
        if not self._heard_well(running.seat, running.since_s, now_s):
            return None
        measured_ms = passed_ms(running.since_s, now_s)
        return measured_ms if is_off(running.clock, step.claimed_ms, measured_ms) else None

    def _heard_well(self, seat: Seat, since_s: float, now_s: float) -> bool:
        """Whether the seat's program has been heard without a gap for a while before `since_s`, and up to now."""
        well_since_s = self._well_since_s.get(seat)
        if well_since_s is None or passed_ms(well_since_s, since_s) < TOLERANCE_MS:
            return False
        return passed_ms(self._heard_s[seat], now_s) <= TOLERANCE_MS
