"""Threads for what is slow: proofs, and a disk that takes its time. The loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

PROOF_THREADS: Final = 2
"""The group arithmetic lets other threads run; more of them than cores would only slow down the loop."""

T = TypeVar("T")


class Pool:
    """Runs functions in threads of its own."""

    def __init__(self, threads: int = PROOF_THREADS) -> None:
        self._proofs = ThreadPoolExecutor(threads, thread_name_prefix="sennik-proofs")
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="sennik-disk")

    async def prove(self, work: Callable[[], T]) -> tuple[T, float]:
        """The result of `work`, and the milliseconds that it took in its thread."""
        return await asyncio.get_running_loop().run_in_executor(self._proofs, _timed, work)

    async def store(self, work: Callable[[], T]) -> T:
        """The result of `work`. One at a time, in order: a disk that is written by two threads keeps no order."""
        return await asyncio.get_running_loop().run_in_executor(self._disk, work)

    def close(self) -> None:
        """Finish what runs, drop what waits."""
        for executor in (self._proofs, self._disk):
            executor.shutdown(wait=True, cancel_futures=True)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.perf_counter()
    result = work()
    return result, (time.perf_counter() - began) * 1000
