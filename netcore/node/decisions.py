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

UNDO_PACE: Final = 3.0
"""How many pauses a policy makes where a person could take back the move before, …"""
UNDO_S: Final = 20.0
"""… and how long it waits at most once that is asked for: it is against it by going on."""
TICK_S: Final = 0.25

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
        await asyncio.sleep(self._thinks_s(chair))
        await self._wait_for_undo(chair, number)
        view = chair.table.view()
        if view.legal is not None and view.number == number:
            move, _ = await self._pool.prove(functools.partial(chair.choose, view), urgent=True)
            await self._going_on.wait()
            now = chair.table.view()  # somebody may be found gone meanwhile: then it is asked anew, or not at all
            if now.legal is not None and now.number == number and now.legal.admits(move):
                chair.submit(move)

    def _thinks_s(self, chair: Chair) -> float:
        pause_s, table = self._pause_s(), chair.table
        clock, mover = table.clock, table.undoable
        if clock is None:
            by_person = mover is not None and table.terms.seats[mover].kind == "person"
            return pause_s * UNDO_PACE if by_person else pause_s
        return min(pause_s / PACE_S * clock.usual_ms, LATEST * clock.limit_ms) / 1000

    async def _wait_for_undo(self, chair: Chair, number: int) -> None:
        """Leave it to the others to agree, once somebody would take back the move that led to question `number`."""
        running = chair.table.running
        left_s = UNDO_S if running is None else min(UNDO_S, LATEST * running.clock.limit_ms / 1000)
        while left_s > 0 and chair.table.number == number:
            undoing = chair.table.undoing
            if undoing is None or not undoing.is_open:
                return
            await asyncio.sleep(TICK_S)
            left_s -= TICK_S

    async def _wait_until_late(self, chair: Chair, number: int, clock: Clock) -> None:
        while (left_ms := clock.limit_ms - chair.elapsed_ms) > 0:
            await asyncio.sleep(left_ms / 1000)
            await self._going_on.wait()
        if chair.table.asks(number):
            chair.be_late(clock)
