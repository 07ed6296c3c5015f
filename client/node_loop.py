"""A node on an asyncio loop in a thread of its own. Loaded with asyncio when there is a node to start."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from netcore.errors import Misuse, SennikError, Unreachable

if TYPE_CHECKING:
    from netcore.status import Me

log = logging.getLogger(__name__)

STOP_TIMEOUT_S = 2.5
JOIN_TIMEOUT_S = 0.5


class NotStarted(SennikError):
    """The node could not start, so nothing can be asked of it. `code` is that of its cause, if it has one."""

    def __init__(self, cause: Exception, made: bool) -> None:
        """`made`: there was a node that could be started."""
        super().__init__(str(cause))
        # What the world keeps from a node that starts is to listen; before, it is a library that does not work.
        plain = "listen" if made and isinstance(cause, Unreachable) else "start"
        self.code: str = getattr(cause, "code", "") or plain


class Runs(Protocol):
    """What has to be known of a node to run it."""

    me: Me

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def resume(self) -> bool: ...


N = TypeVar("N", bound=Runs)


class NodeLoop(Generic[N]):
    """Runs the node that `make` makes. `renamed` and `started` are told on its thread who we are, `finished` how
    something that was asked has ended: its future.
    """

    def __init__(
        self,
        make: Callable[[], N],
        *,
        renamed: Callable[[Me], object],
        started: Callable[[Me], object],
        finished: Callable[[Future[object]], object],
    ) -> None:
        self._make = make
        self._renamed = renamed
        self._started = started
        self._finished = finished
        self._node: N | None = None
        self._beginning: asyncio.Task[object] | None = None
        self._stopping = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="sennik-node", daemon=True)
        # A table is set only after the name has been: calls wait for each other.
        self._turn = asyncio.Lock()
        self._pending: set[Future[object]] = set()
        self._lock = threading.Lock()
        self._thread.start()
        self._run_there(self._begin)

    def do(self, work: Callable[[N], Awaitable[object] | None]) -> None:
        """Ask the node for `work`, one call after the other as they came."""

        async def asked() -> None:
            async with self._turn:
                await self._ask(work)

        self._run_there(asked)

    def settle(self, future: Future[object]) -> None:
        """What has `finished` was taken in."""
        with self._lock:
            self._pending.discard(future)

    def stop(self) -> bool:
        """Say goodbye and end the thread. Whether it ended in time; call it from another thread, once."""
        goodbye = asyncio.run_coroutine_threadsafe(self._goodbye(), self._loop)
        try:
            goodbye.result(STOP_TIMEOUT_S)
        except TimeoutError:
            goodbye.cancel()
            log.warning("the node did not stop in time")
        except Exception:
            log.exception("the node did not stop well")
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(JOIN_TIMEOUT_S)
        return not self._thread.is_alive()

    def _run_there(self, work: Callable[[], Coroutine[object, object, object]]) -> None:
        future: Future[object] = asyncio.run_coroutine_threadsafe(work(), self._loop)
        with self._lock:
            self._pending.add(future)
        future.add_done_callback(self._finished)

    # ── on the node's thread ────────────────────────────────────────────────────────────────────────────────────────
    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
        finally:
            tasks = asyncio.all_tasks(self._loop)
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()

    async def _begin(self) -> None:
        self._beginning = asyncio.current_task()
        made = False
        try:
            node = self._make()
            made = True
            await node.start()  # one that could not start has stopped
            try:
                self._renamed(node.me)
                # Before anything else can be asked: a table that is opened meanwhile would be taken away again.
                await node.resume()
            except BaseException:
                await node.stop()
                raise
        except Exception as error:
            raise NotStarted(error, made) from error
        self._node = node
        self._started(node.me)

    async def _ask(self, work: Callable[[N], Awaitable[object] | None]) -> None:
        if self._node is not None:
            done = work(self._node)
            if done is not None:
                await done
        elif not self._stopping:
            raise Misuse("the node was asked before it had started")

    async def _goodbye(self) -> None:
        self._stopping = True
        if self._beginning is not None and not self._beginning.done():
            self._beginning.cancel()
            await asyncio.wait((self._beginning,))
        node, self._node = self._node, None
        if node is not None:
            await node.stop()
