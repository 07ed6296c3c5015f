"""How the seats of a program decide: a person before the time is over, a policy after a pause as if it thought."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Final

from engine.contract import Clock
from engine.pieces import Move
from netcore.node.chair import Chair
from netcore.node.pool import Pool
from netcore.table.clock import Stopwatch
from netcore.tasks import Tasks

PACE_S: Final = 1.0
"""What a pause is for a decision that usually takes a second; where a clock runs, it grows with what is usual."""
LATEST: Final = 0.9
"""So much of a limit a policy uses at most."""

LATE: Final = "decision-late"
POLICY: Final = "decision-policy"


class Decisions:
    """How the seats of one table come to decide. `decided` is called when something was said for one of them."""

    def __init__(
        self,
        pool: Pool,
        tasks: Tasks,
        decided: Callable[[], None],
        *,
        pause_s: Callable[[], float],
        now_s: Callable[[], float],
    ) -> None:
        """`pause_s`: how long a policy seems to think; `now_s`: seconds by a clock that nobody sets."""
        self._pool = pool
        self._tasks = tasks
        self._decided = decided
        self._pause_s = pause_s
        self._now_s = now_s
        self._stopwatch = Stopwatch()

    def submit(self, chair: Chair, move: Move) -> None:
        """The decision of a seat. Raises Misuse if it is not legal now."""
        clock, elapsed_ms = chair.table.clock, None
        if clock is not None and chair.table.asks_to_decide:
            now_s, watch = self._now_s(), self._stopwatch
            by_person = chair.policy is None
            elapsed_ms = watch.elapsed_ms(chair.seat, now_s) if by_person else watch.policy_ms(chair.seat, clock, now_s)
        chair.table.submit(move, elapsed_ms)
        self._decided()

    def asked(self, chair: Chair, number: int) -> None:
        """The decision of a seat in question `number` is awaited, or whether it lays its seed open."""
        self._stopwatch.asked(chair.seat, self._now_s())
        clock = chair.table.clock
        if chair.policy is None:
            if clock is not None and chair.table.asks(number):
                self._tasks.cancel(LATE)
                self._tasks.keep(self._move_late(chair, number, clock), LATE)
            return
        if chair.table.asks_to_open:
            chair.table.lay_open(True)
            self._decided()
        else:
            self._tasks.keep(self._choose(chair, number), POLICY)

    async def _choose(self, chair: Chair, number: int) -> None:
        await asyncio.sleep(self._thinks_s(chair.table.clock))
        view = chair.table.view()
        if view.legal is not None and view.number == number:
            move, _ = await self._pool.prove(functools.partial(chair.choose, view), urgent=True)
            now = chair.table.view()  # somebody may be found gone meanwhile: then it is asked anew, or not at all
            if now.legal is not None and now.number == number and now.legal.admits(move):
                self.submit(chair, move)

    def _thinks_s(self, clock: Clock | None) -> float:
        pause_s = self._pause_s()
        if clock is None:
            return pause_s
        return min(pause_s / PACE_S * clock.usual_ms, LATEST * clock.limit_ms) / 1000

    async def _move_late(self, chair: Chair, number: int, clock: Clock) -> None:
        """When the time is over, make the move that stands for having made none."""
        await asyncio.sleep(clock.limit_ms / 1000)
        if chair.table.asks(number):
            chair.table.submit(clock.late, self._stopwatch.late_ms(chair.seat, clock, self._now_s()))
            self._decided()
