"""How the seats of a program come to decide: a person before the time is over, a policy after a pause as if it
thought.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Final

from engine.contract import Clock
from netcore.node.chair import Chair
from netcore.node.pool import Pool
from netcore.tasks import Tasks

PACE_S: Final = 1.0
"""What a pause is for a decision that usually takes a second; where a clock runs, it grows with what is usual."""
LATEST: Final = 0.9
"""So much of a limit a policy uses at most."""

LATE: Final = "decision-late"
POLICY: Final = "decision-policy"


class Decisions:
    """Has the seats of one table decide in time. `pause_s`: how long a policy seems to think."""

    def __init__(self, pool: Pool, tasks: Tasks, pause_s: Callable[[], float]) -> None:
        self._pool = pool
        self._tasks = tasks
        self._pause_s = pause_s
        self._going_on = asyncio.Event()
        self._going_on.set()

    def hold(self, held: bool) -> None:
        """Let nothing be decided while there is a pause."""
        if held:
            self._going_on.clear()
        else:
            self._going_on.set()

    def asked(self, chair: Chair, number: int) -> None:
        """The decision of a seat in question `number` is awaited, or whether it lays its seed open."""
        chair.asked()
        clock = chair.table.clock
        if chair.policy is None:
            if clock is not None and chair.table.asks(number):
                self._tasks.cancel(LATE)
                self._tasks.keep(self._wait_until_late(chair, number, clock), LATE)
        elif chair.table.asks_to_open:
            chair.lay_open(True)
        else:
            self._tasks.keep(self._choose(chair, number), POLICY)

    async def _choose(self, chair: Chair, number: int) -> None:
        await asyncio.sleep(self._thinks_s(chair.table.clock))
        view = chair.table.view()
        if view.legal is not None and view.number == number:
            move, _ = await self._pool.prove(functools.partial(chair.choose, view), urgent=True)
            await self._going_on.wait()
            now = chair.table.view()  # somebody may be found gone meanwhile: then it is asked anew, or not at all
            if now.legal is not None and now.number == number and now.legal.admits(move):
                chair.submit(move)

    def _thinks_s(self, clock: Clock | None) -> float:
        pause_s = self._pause_s()
        if clock is None:
            return pause_s
        return min(pause_s / PACE_S * clock.usual_ms, LATEST * clock.limit_ms) / 1000

    async def _wait_until_late(self, chair: Chair, number: int, clock: Clock) -> None:
        while (left_ms := clock.limit_ms - chair.elapsed_ms) > 0:
            await asyncio.sleep(left_ms / 1000)
            await self._going_on.wait()
        if chair.table.asks(number):
            chair.be_late(clock)
