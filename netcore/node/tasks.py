"""Tasks that belong to somebody: kept while they run, since the loop would not, and never failing unheard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Tasks:
    """The tasks of one owner. `failed` is told the fault of each that ends by one."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def keep(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run `work`."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)

    def cancel(self, *names: str) -> None:
        """Cancel the tasks of these names."""
        for task in self._running:
            if task.get_name() in names:
                task.cancel()

    async def end(self) -> None:
        """Cancel all, and return when they have ended."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=fault)
            self._failed(fault)
