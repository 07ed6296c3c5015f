"""The one place that knows of two threads: the node's loop runs in its own, the window in Qt's.

Out of the loop: `news` and `failed`, Qt signals that are queued to the receiver's thread because another one emits
them. Into the loop: `do`. The window never waits for the node but at the end, for `STOP_TIMEOUT_S` at most.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from engine.levels import LIVELY
from netcore.errors import Misuse, Unreachable

if TYPE_CHECKING:
    from concurrent.futures import Future

    from client.node_loop import NodeLoop
    from engine.pieces import Move
    from netcore.lan.neighbourly import Step
    from netcore.speech.said import Call, Reaction
    from netcore.status import GiftNews, Me, News, Proposed

log = logging.getLogger(__name__)


class TableRoom(Protocol):
    """What the window asks of the room before a game."""

    def set_options(self, options: Mapping[str, object]) -> None: ...
    def set_backups(self, backups: bool) -> None: ...
    def set_bench(self, is_open: bool) -> None: ...
    def set_seats(self, seats: int) -> None: ...
    def set_strength(self, strength: str) -> None: ...
    def set_hints(self, hints: bool) -> None: ...
    def learn(self, on: bool) -> None: ...
    def set_talk(self, talk: str) -> None: ...
    def set_clock(self, kind: str, limit_s: int) -> None: ...
    def set_undo(self, undo: bool) -> None: ...
    def seat_bot(self, seat: int) -> None: ...
    def free_seat(self, seat: int) -> None: ...
    def remove(self, peer: bytes, *, keep_out: bool) -> None: ...
    def set_door(self, kind: Literal["open", "nod", "word"], word: str = "") -> None: ...
    def let_in(self, peer: bytes) -> None: ...
    def turn_away(self, peer: bytes) -> None: ...
    def say_word(self, word: str) -> None: ...
    def ready(self, ready: bool, shown: tuple[int, ...] | None = None) -> None: ...


class TableTalk(Protocol):
    """What the player says at a room or a table."""

    def say(self, text: str) -> None: ...
    def react(self, reaction: Reaction) -> None: ...


class TableChair(Protocol):
    """What the player decides at a table."""

    def submit(self, move: Move, number: int | None = None) -> None: ...
    def go_on(self) -> None: ...
    def lay_open(self, agree: bool) -> None: ...
    def evict(self, gone: Collection[int]) -> None: ...
    def stay(self) -> None: ...
    def break_off(self, gone: Collection[int]) -> None: ...


class TableBench(Protocol):
    """Who looks on at a table."""

    def send_away(self, peer: bytes) -> None: ...


class TableNeighbours(Protocol):
    """Who hears whom on this network."""

    def look(self, on: bool) -> None: ...
    def ask(self, peer: bytes) -> None: ...
    async def ask_address(self, address: str) -> None: ...
    def answer(self, agrees: bool) -> None: ...
    def stop(self) -> None: ...
    def advise(self, peer: bytes, steps: Sequence[Step]) -> None: ...


class TableNode(Protocol):
    """What the window asks of a node; all of it is called, and every coroutine awaited, on the node's own loop."""

    me: Me

    @property
    def room(self) -> TableRoom: ...
    @property
    def chair(self) -> TableChair: ...
    @property
    def bench(self) -> TableBench: ...
    @property
    def talking(self) -> TableTalk: ...
    @property
    def neighbours(self) -> TableNeighbours: ...

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def rename(self, name: str, lantern: str) -> None: ...
    async def avoid(self, interfaces: Collection[str]) -> None: ...
    def keep_pace(self, pace: float) -> None: ...
    async def open_table(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object],
        *,
        bots: int = 0,
        listed: bool = True,
        strength: str = LIVELY,
    ) -> None: ...
    async def practise(
        self, game: str, seats: int, options: Mapping[str, object], *, strength: str = LIVELY
    ) -> None: ...
    async def join(self, host: bytes) -> None: ...
    def cannot_join(self, host: bytes) -> None: ...
    async def join_address(self, address: str) -> None: ...
    async def watch(self, host: bytes) -> None: ...
    async def watch_next(self, opener: bytes) -> None: ...
    async def come_in(self, opener: bytes) -> None: ...
    async def remember_keys(self, phrase: tuple[int, ...]) -> None: ...
    async def leave(self) -> None: ...
    async def shelve(self) -> None: ...
    async def take_up(self, table: bytes) -> None: ...
    async def throw_away(self, table: bytes) -> None: ...
    async def again(self) -> None: ...
    async def propose(
        self, game: str, options: Mapping[str, object], *, bots: int | None = None, strength: str = LIVELY
    ) -> None: ...
    async def agree(self, opener: bytes, shown: Proposed) -> None: ...
    async def withdraw(self) -> None: ...
    def give(self, folders: Sequence[Path], make_pages: Callable[[GiftNews], Mapping[str, bytes]]) -> None: ...
    def take_back(self) -> None: ...
    def go_on_without(self, number: int) -> None: ...
    def wish_undo(self, agree: bool, number: int) -> None: ...
    def call(self, call: Call) -> None: ...
    async def resume(self) -> bool: ...


NodeMaker: TypeAlias = "Callable[[Callable[[News], None]], TableNode]"
Work: TypeAlias = Callable[[TableNode], Awaitable[object] | None]
"""Done at once, or to be awaited."""


class Failure(Struct, frozen=True):
    """Why something asked of the node did not happen: a short code for the window to translate, and a detail."""

    code: str
    detail: str


class BadAddress(ValueError):
    """What a player has typed is no address of a table."""

    code = "address"


def failure_of(error: BaseException) -> Failure:
    """What to tell a person about `error`. Some carry a `code`; else their kind tells who is to blame."""
    code = getattr(error, "code", "")
    if isinstance(code, str) and code:
        return Failure(code, str(getattr(error, "detail", str(error))))
    match error:
        case Unreachable():
            return Failure("unreachable", str(error))
        case Misuse():
            return Failure("internal", str(error))
        case ValueError():
            return Failure("input", str(error))
        case OSError():
            return Failure("system", str(error))
        case _:
            return Failure("internal", f"{type(error).__name__}: {error}")


class Calls(Protocol):
    """The part of the bridge that view models see."""

    def do(self, work: Work) -> None:
        """Ask the node for `work`; a failure comes back as the signal `failed`."""


class Bridge(QObject):
    """Runs a node on a loop in a thread of its own."""

    news = Signal(object)
    started = Signal(object)
    failed = Signal(object)
    renamed = Signal(object)
    _finished = Signal(object)

    def __init__(self, make: NodeMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._loop: NodeLoop[TableNode] | None = None

    def start(self) -> None:
        """Make the node and start it. `started` brings who we are, or `failed` why not."""
        from PySide6.QtCore import Qt  # the names in it take 15 ms to make, and the first frame is without

        from client.node_loop import NodeLoop

        # Queued: what has ended at once is told before its loop is here to be asked.
        self._finished.connect(self._settle, Qt.ConnectionType.QueuedConnection)
        self._loop = NodeLoop(
            lambda: self._make(self.news.emit),
            renamed=self.renamed.emit,
            started=self.started.emit,
            finished=self._finished.emit,
        )

    def do(self, work: Work) -> None:
        """Ask the node for `work`, one call after the other as they came; a failure comes back as `failed`."""
        if self._loop is not None:
            self._loop.do(work)
        else:
            self._fail(Misuse("the node was asked before it had started"))

    def stop(self) -> bool:
        """Say goodbye and end the thread. Whether it ended in time; call it from Qt's thread, once."""
        return self._loop is None or self._loop.stop()

    @Slot(object)
    def _settle(self, future: Future[object]) -> None:
        assert self._loop is not None
        self._loop.settle(future)
        error = None if future.cancelled() else future.exception()
        if error is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        failure = failure_of(error)
        if failure.code == "internal":
            log.error("a call to the node failed", exc_info=error)
        self.failed.emit(failure)
