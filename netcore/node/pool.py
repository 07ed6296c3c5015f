"""Threads for what is slow: proofs, and a disk that takes its time. The loop goes on meanwhile.

A proof cannot be stopped half way, and nobody needs it once the table is closed: the end of the program does not wait
for it. What is on its way to the disk is waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

PROOF_THREADS: Final = 2
"""The group arithmetic lets other threads run; more of them than cores would only slow down the loop."""
LEAVE_S: Final = 0.3
"""How long `close` waits for the proofs that run: mostly they are done by then."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class _Job:
    """What waits for a thread: urgent work first, each in the order in which it came; no work means that it is over."""

    rank: int
    number: int
    run: Callable[[], None] | None = field(compare=False)


class Pool:
    """Runs functions in threads of its own."""

    def __init__(self, threads: int = PROOF_THREADS) -> None:
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._count = itertools.count()
        self._closed = threading.Event()
        # Daemons: an executor's threads would be joined at the end of the program, however long their proofs take.
        self._provers = [
            threading.Thread(target=self._prove_all, name=f"sennik-proofs-{number}", daemon=True)
            for number in range(threads)
        ]
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="sennik-disk")
        for prover in self._provers:
            prover.start()

    async def prove(self, work: Callable[[], T], *, urgent: bool = False) -> tuple[T, float]:
        """The result of `work`, and the milliseconds that it took in its thread.

        `urgent`: others wait for it before they can do anything, so it goes before all that is not.
        """
        loop = asyncio.get_running_loop()
        result: asyncio.Future[tuple[T, float]] = loop.create_future()
        self._put(0 if urgent else 1, lambda: _fulfil(loop, result, work))
        return await result

    async def store(self, work: Callable[[], T]) -> T:
        """The result of `work`. One at a time, in order: a disk that is written by two threads keeps no order."""
        return await asyncio.get_running_loop().run_in_executor(self._disk, work)

    def close(self) -> None:
        """Drop what waits, finish what is being written, and leave the proofs that run to themselves."""
        self._closed.set()
        for _ in self._provers:
            self._put(-1, None)
        self._disk.shutdown(wait=True, cancel_futures=True)
        until_s = time.monotonic() + LEAVE_S
        for prover in self._provers:
            prover.join(max(0.0, until_s - time.monotonic()))

    def _put(self, rank: int, run: Callable[[], None] | None) -> None:
        self._jobs.put(_Job(rank, next(self._count), run))

    def _prove_all(self) -> None:
        while (run := self._jobs.get().run) is not None:
            if not self._closed.is_set():
                run()
            del run  # a thread that waits would hold a whole table, by what it did for it last


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """The result of `work`, and the milliseconds that it took."""
    began = time.perf_counter()
    done = work()
    return done, (time.perf_counter() - began) * 1000


def _fulfil(loop: asyncio.AbstractEventLoop, result: asyncio.Future[tuple[T, float]], work: Callable[[], T]) -> None:
    """Do `work` and bring its result, or its fault, to the loop, if there is still anybody to bring it to."""
    if result.cancelled():
        return
    try:
        done, fault = timed(work), None
    except BaseException as raised:  # noqa: BLE001 - whoever waits for the result is told
        done, fault = None, raised

    def deliver() -> None:
        if result.done():
            return
        if fault is not None:
            result.set_exception(fault)
        else:
            result.set_result(done)  # type: ignore[arg-type]  # without a fault there is a result

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(deliver)
