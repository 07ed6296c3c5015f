"""Tasks that belong to somebody: kept while they run, since the loop would not, and never failing unheard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Tasks:
    """The tasks of one owner. A fault that ends one of them is logged, and `failed` is told of it."""

    def __init__(self, failed: Callable[[BaseException], None] = lambda _: None) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[Any]] = set()

    def keep(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run `work`."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def cancel(self, *names: str) -> None:
        """Cancel the tasks of these names."""
        for task in self._running:
            if task.get_name() in names:
                task.cancel()

    async def wait(self) -> None:
        """Return when those that run now have ended by themselves."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def end(self) -> None:
        """Cancel all, and return when they have ended."""
        for task in self._running:
            task.cancel()
        await self.wait()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=fault)
            self._failed(fault)
