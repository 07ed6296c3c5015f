"""What a program's own clock says of decisions under a clock: how long its seats take, whether others' claims can be.

Sans-I/O: seconds are handed in, by a clock that nobody sets and that goes on while the computer sleeps. A claim travels
with the move (docs/protocol/clock.md); nobody's hour does, and no date is read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final

from engine.contract import Clock
from engine.pieces import Seat
from netcore.errors import Late
from netcore.feeds.charter import MoveClock
from netcore.table.events import ClockRuns

TOLERANCE_MS: Final = 2000
"""How far a claim may be from what others measure: networks stutter, and proofs are still being checked here."""
SLACK_MS: Final = 400
"""So much less than was measured any answer may claim, however often: the time that a network takes."""
DRIFT_MS: Final = 4000
"""So much beyond that all answers of a seat together may be short of, within one span, as a night is."""
OUTAGE_MS: Final = 10_000
"""So much beyond the tolerance a seat may take within one span, all together, while its program is not heard."""
HASTE_MS: Final = 1200
"""What a policy claims at least of what is usual, however soon it decides: a night is told in clues of people, not in
hundreds of a program's. Less than the tolerance by as much as networks usually take, so that nobody need object.
"""
TICK_S: Final = 1.0
"""How often a reading is taken at least while a table runs, and how often peers say something."""


class TooSoon(Late):
    """The time of those who are waited for is not over yet."""

    code = "clock_soon"


def passed_ms(since_s: float, now_s: float) -> int:
    """Whole milliseconds from one reading to a later one."""
    return max(0, int((now_s - since_s) * 1000))


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
    """A clock that runs for seats of other programs, as it was opened here. `whole`: whether since it was opened."""

    number: int
    seats: tuple[Seat, ...]
    clock: Clock | MoveClock
    since_s: float
    whole: bool
    impatient: bool = False
    """Whether the player would go on without those whose time is over."""
    over: set[Seat] = field(default_factory=set)
    """Whose time was over before they answered."""
    took_ms: int | None = None
    """When the one answer came."""


@dataclass(slots=True)
class _Account:
    """What a seat has taken more than it claims, within one span: while it was heard, and while it was not."""

    span: int
    drift_ms: int = 0
    outage_ms: int = 0


class Watch:
    """What this program's clock says of other programs' answers, and how much each has gained by claiming less.

    It says nothing against an answer where it may not have seen all: it slept or stood still.
    """

    def __init__(self, mine: Collection[Seat]) -> None:
        """`mine`: the seats that this program plays."""
        self._mine = frozenset(mine)
        self._running: _Running | None = None
        self._accounts: dict[Seat, _Account] = {}
        self._last_s: float | None = None
        self._heard_s: dict[Seat, float] = {}
        """When a seat's program was last heard, and …"""
        self._well_since_s: dict[Seat, float] = {}
        """… since when it has been heard without a gap."""

    def tick(self, now_s: float) -> None:
        """A reading. Too long after the last one, this program slept or stood still: its clock begins anew."""
        last_s, self._last_s = self._last_s, now_s
        if last_s is not None and passed_ms(last_s, now_s) > TOLERANCE_MS + TICK_S * 1000:
            self._well_since_s.clear()
            if self._running is not None:
                self._running.since_s, self._running.whole = now_s, False

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

    def runs(self, event: ClockRuns, now_s: float, *, whole: bool = True) -> None:
        """A question under a clock was opened here; not `whole`: some time ago, while nothing was measured."""
        self.tick(now_s)
        others = tuple(seat for seat in event.seats if seat not in self._mine)
        self._running = _Running(event.number, others, event.clock, now_s, whole) if others else None

    def finds_late(self, number: int, seat: Seat, claimed_ms: int | None, now_s: float) -> bool:
        """Whether an answer that has just come is late, or cannot have taken what it claims (None: it claims none)."""
        self.tick(now_s)
        running = self._running
        if running is None or running.number != number or seat not in running.seats:
            return False
        clock, took_ms = running.clock, passed_ms(running.since_s, now_s)
        running.took_ms = took_ms
        if isinstance(clock, MoveClock) and clock.gentle:
            return False
        well = self._heard_well(seat, running.since_s, now_s)
        counts_ms = clock.limit_ms if claimed_ms is None else min(claimed_ms, clock.limit_ms)
        too_much = claimed_ms is not None and claimed_ms - took_ms > TOLERANCE_MS
        return took_ms - counts_ms > self._grace_ms(seat, clock, well) or (too_much and well and running.whole)

    def overdue(self, now_s: float) -> tuple[int, tuple[Seat, ...]]:
        """The question under a clock, and which of the seats that were asked have had all their time; 0 for none."""
        self.tick(now_s)
        running = self._running
        if running is None:
            return 0, ()
        clock, took_ms = running.clock, passed_ms(running.since_s, now_s)
        if isinstance(clock, MoveClock) and clock.gentle:
            return running.number, running.seats if running.impatient else ()
        for seat in running.seats:
            well = self._heard_well(seat, running.since_s, now_s)
            if took_ms - clock.limit_ms > self._grace_ms(seat, clock, well):
                running.over.add(seat)
        return running.number, tuple(sorted(running.over))

    def go_on_without(self, number: int, now_s: float) -> None:
        """The player waits no longer for an answer to question `number`. Raises TooSoon, or Late where it is past."""
        self.tick(now_s)
        running = self._running
        if running is None or running.number != number:
            raise Late("nobody is waited for under a clock")
        if passed_ms(running.since_s, now_s) < running.clock.limit_ms:
            raise TooSoon("the time of those who are waited for is not over")
        running.impatient = True

    def answered(self, number: int, seat: Seat | None, claimed_ms: int | None, now_s: float) -> None:
        """The question under a clock was answered: by how much the claim that counts is short of mine is added up."""
        self.tick(now_s)
        running, self._running = self._running, None
        if running is None or running.number != number or seat not in running.seats or claimed_ms is None:
            return
        if isinstance(running.clock, MoveClock):
            return
        took_ms = passed_ms(running.since_s, now_s) if running.took_ms is None else running.took_ms
        short_ms = took_ms - claimed_ms
        account = self._account(seat, running.clock)
        if self._heard_well(seat, running.since_s, now_s):
            account.drift_ms += max(0, short_ms - SLACK_MS)
        else:
            account.outage_ms += max(0, short_ms - TOLERANCE_MS)

    def _grace_ms(self, seat: Seat, clock: Clock | MoveClock, well: bool) -> int:
        """How much longer than it claims, or than the limit, a seat may take now."""
        if isinstance(clock, MoveClock):
            return TOLERANCE_MS if well else TOLERANCE_MS + OUTAGE_MS
        account = self._account(seat, clock)
        if well:
            return SLACK_MS + max(0, min(TOLERANCE_MS - SLACK_MS, DRIFT_MS - account.drift_ms))
        return TOLERANCE_MS + max(0, OUTAGE_MS - account.outage_ms)

    def _account(self, seat: Seat, clock: Clock) -> _Account:
        account = self._accounts.get(seat)
        if account is None or account.span != clock.span:
            account = self._accounts[seat] = _Account(clock.span)
        return account

    def _heard_well(self, seat: Seat, since_s: float, now_s: float) -> bool:
        """Whether the seat's program has been heard without a gap for a while before `since_s`, and up to now."""
        well_since_s = self._well_since_s.get(seat)
        if well_since_s is None or passed_ms(well_since_s, since_s) < TOLERANCE_MS:
            return False
        return passed_ms(self._heard_s[seat], now_s) <= TOLERANCE_MS
