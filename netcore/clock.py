"""What a program's own clock says of decisions under a clock: how long its seats take, whether others' claims can be.

Sans-I/O: readings are handed in. A claim travels with the move (docs/protocol/clock.md); nobody's hour does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from engine.contract import Clock
from engine.driver import Step
from engine.pieces import Seat
from netcore.events import ClockRuns

TOLERANCE_MS: Final = 2000
"""How far a claim may be from what others measure: networks stutter, and proofs are still being checked here."""
HASTE_MS: Final = 1200
"""What a policy claims at least of what is usual, however soon it decides: a night is told in clues of people, not in
hundreds of a program's. Less than the tolerance by as much as networks usually take, so that nobody need object.
"""
TICK_S: Final = 1.0
"""How often a reading is taken at least while a table runs, and how often peers say something."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Two clocks at one moment, in seconds: one that only runs forward, and the one on the wall.

    The wall's hour means nothing; how the two drift apart tells that the computer slept, for only the wall runs then.
    """

    running_s: float
    wall_s: float

    def since_ms(self, earlier: Reading) -> int:
        """Whole milliseconds from `earlier` to this reading."""
        return max(0, int((self.running_s - earlier.running_s) * 1000))

    def slept_since(self, earlier: Reading) -> bool:
        """Whether the computer slept in between, or somebody set its wall clock."""
        drift_s = (self.wall_s - earlier.wall_s) - (self.running_s - earlier.running_s)
        return abs(drift_s) * 1000 > TOLERANCE_MS


def is_off(clock: Clock, claimed_ms: int, measured_ms: int) -> bool:
    """Whether a claim cannot be true by what was measured. A claim of more than the limit says no more than that."""
    if claimed_ms - measured_ms > TOLERANCE_MS:
        return True
    return claimed_ms <= clock.limit_ms and measured_ms - claimed_ms > TOLERANCE_MS


class Stopwatch:
    """How long this program's own seats take, from when each was asked."""

    def __init__(self) -> None:
        self._asked: dict[Seat, Reading] = {}

    def asked(self, seat: Seat, now: Reading) -> None:
        """A decision is awaited from `seat`. A question that is asked again, without one who is gone, begins anew."""
        self._asked[seat] = now

    def elapsed_ms(self, seat: Seat, clock: Clock, now: Reading) -> int:
        """What has passed since it was asked last; more than the limit for a computer that slept meanwhile."""
        since = self._asked[seat]
        return clock.limit_ms + 1 if now.slept_since(since) else now.since_ms(since)

    def policy_ms(self, seat: Seat, clock: Clock, now: Reading) -> int:
        """What a decision of a policy took: what has passed, or the least that is claimed for one made at once."""
        return max(self.elapsed_ms(seat, clock, now), min(clock.usual_ms, HASTE_MS))

    def late_ms(self, seat: Seat, clock: Clock, now: Reading) -> int:
        """What the move that is made because the time is over took: the limit, unless this program slept through it."""
        elapsed_ms = self.elapsed_ms(seat, clock, now)
        slept = now.slept_since(self._asked[seat]) or elapsed_ms > clock.limit_ms + TOLERANCE_MS
        return clock.limit_ms + 1 if slept else clock.limit_ms


@dataclass(slots=True)
class _Running:
    """A clock that runs for another program's seat, as it was opened here."""

    number: int
    seat: Seat
    clock: Clock
    since: Reading


class Watch:
    """Compares other programs' claims with this program's clock.

    It has no opinion where it may not have seen all: it slept or stood still, or the asked seat's program was not
    heard all the time, from a while before the question was opened on.
    """

    def __init__(self, mine: Collection[Seat]) -> None:
        """`mine`: the seats that this program plays."""
        self._mine = frozenset(mine)
        self._running: _Running | None = None
        self._last: Reading | None = None
        self._heard: dict[Seat, float] = {}
        """When a seat's program was last heard, and …"""
        self._well_since: dict[Seat, float] = {}
        """… since when it has been heard without a gap, in running seconds."""

    def tick(self, now: Reading) -> None:
        """A reading. Too long after the last one, this program slept or stood still meanwhile."""
        last, self._last = self._last, now
        if last is not None and (now.slept_since(last) or now.since_ms(last) > TOLERANCE_MS + TICK_S * 1000):
            self._running = None
            self._well_since.clear()

    def heard(self, seats: Iterable[Seat], now: Reading) -> None:
        """The program of these seats said something."""
        self.tick(now)
        for seat in seats:
            last_s = self._heard.get(seat)
            if last_s is None or (now.running_s - last_s) * 1000 > TOLERANCE_MS or seat not in self._well_since:
                self._well_since[seat] = now.running_s
            self._heard[seat] = now.running_s

    def unheard(self, seats: Iterable[Seat]) -> None:
        """There is no link to the program of these seats any more."""
        for seat in seats:
            self._well_since.pop(seat, None)

    def runs(self, event: ClockRuns, now: Reading) -> None:
        """A question under a clock was opened here."""
        self.tick(now)
        self._running = None
        if event.seat not in self._mine:
            self._running = _Running(event.number, event.seat, event.clock, now)

    def doubts(self, step: Step, now: Reading) -> int | None:
        """What was measured here of an answer under a clock, in milliseconds, if its claim cannot be true by that."""
        self.tick(now)
        running, self._running = self._running, None
        if running is None or running.number != step.number or step.claimed_ms is None:
            return None
        if not self._heard_well(running.seat, running.since, now):
            return None
        measured_ms = now.since_ms(running.since)
        return measured_ms if is_off(running.clock, step.claimed_ms, measured_ms) else None

    def _heard_well(self, seat: Seat, since: Reading, now: Reading) -> bool:
        """Whether the seat's program has been heard without a gap for a while before `since`, and up to now."""
        well_since_s = self._well_since.get(seat)
        if well_since_s is None or (since.running_s - well_since_s) * 1000 < TOLERANCE_MS:
            return False
        return (now.running_s - self._heard[seat]) * 1000 <= TOLERANCE_MS
