"""A counter for browsers on this network: plain HTTP, one request a connection, and nothing but what lies on it.

A connection costs its caller a place and time, never anybody else's: heads are small and soon read, downloads few,
all of them together no faster than `bytes_per_s`, and one that does not get on is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
import time
from collections import Counter as Count
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

import h11

from netcore.errors import Malformed, Misuse
from netcore.lan.addresses import LocalAddress, is_neighbour
from netcore.lan.doorkeeper import Doorkeeper, Limits, Stranger, neighbourhood
from netcore.lan.goods import Goods, Page, Ware
from netcore.lan.pace import Pace
from netcore.lan.quiet import QuietLog
from netcore.lan.sockets import EVERYWHERE, bind_first, next_call
from netcore.tasks import Tasks

log = logging.getLogger(__name__)

PORTS: Final = tuple(range(28480, 28488))
"""Where the counter is, the first that is free."""
CHUNK: Final = 64 * 1024
_ACCEPT_PAUSE_S: Final = 0.2
_LINGER_S: Final = 1.0
_LINGER_BYTES: Final = 64 * 1024

GUARD: Final = (
    ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
)
"""What every answer tells a browser: run nothing, fetch nothing from elsewhere, keep nothing."""
REASONS: Final = {
    400: b"Bad Request",
    403: b"Forbidden",
    404: b"Not Found",
    405: b"Method Not Allowed",
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


@dataclass(frozen=True, slots=True)
class CounterLimits:
    """What the counter puts up with. `callers` bound connections that take no file, `downloads` those that do, of one
    neighbourhood at most `downloads_each`; a download that gets nothing away for `stall_s`, or is not over after
    `download_s`, is dropped. One that after `settle_s` is too slow to be over by then makes room for the next.
    """

    callers: Limits = field(
        default_factory=lambda: Limits(
            strangers=32, strangers_per_address=8, knocks_at_once=60, knocks_per_s=4.0, hello_s=5.0
        )
    )
    head_bytes: int = 8192
    downloads: int = 8
    downloads_each: int = 2
    bytes_per_s: float = 8e6
    stall_s: float = 20.0
    download_s: float = 1800.0
    settle_s: float = 30.0


@dataclass(frozen=True, slots=True)
class Taking:
    """A download: whose, of what, how far it is, and how it ended: "" while it goes on, "whole" or "cut"."""

    number: int
    host: str
    ware: Ware
    begun_s: float
    sent: int = 0
    ended: str = ""


class Refused(Malformed):
    """An answer without contents, by its status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Counter:
    """Answers browsers. `lay` puts other goods on it, `near` tells which addresses of this computer may be called.

    `changed` is told of every download, on the loop: when it begins, each time a part of it is away, and at its end.
    """

    def __init__(self, changed: Callable[[Taking], None], limits: CounterLimits | None = None) -> None:
        self.port = 0
        self.near: tuple[LocalAddress, ...] = ()
        self._changed = changed
        self._limits = limits or CounterLimits()
        self._goods = Goods({}, {})
        self._doorkeeper = Doorkeeper(self._limits.callers)
        self._callers: dict[Stranger, asyncio.Task[None]] = {}
        self._takings: Count[str] = Count()
        self._under_way: dict[asyncio.Task[None], Taking] = {}
        self._numbers = itertools.count(1)
        self._pace = Pace(self._limits.bytes_per_s, 4 * CHUNK)
        self._quiet = QuietLog(log)
        self._sockets: list[socket.socket] = []
        self._tasks = Tasks()

    def lay(self, goods: Goods) -> None:
        """Offer `goods` from now on; downloads under way go on."""
        self._goods = goods

    def open(self, hosts: Sequence[str] = EVERYWHERE, ports: Sequence[int] = PORTS) -> int:
        """Take calls at the first port that is free, or at any; returns it. Raises Unreachable where none can be."""
        if self._sockets:
            raise Misuse("the counter is open already")
        self._sockets, self.port = bind_first(hosts, ports)
        for listening in self._sockets:
            self._tasks.keep(self._accept(listening), "counter-accept")
        return self.port

    async def close(self) -> None:
        """Take no more calls, and drop whoever is served."""
        await self._tasks.end()
        for listening in self._sockets:
            listening.close()
        self._sockets.clear()

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, host = await next_call(loop, listening)
            except OSError as refused:
                self._quiet.info(f"a browser's call could not be taken: {refused.strerror}")
                await asyncio.sleep(_ACCEPT_PAUSE_S)
                continue
            self._welcome(connection, host)

    def _welcome(self, connection: socket.socket, host: str) -> None:
        welcome = None
        with contextlib.suppress(OSError, ValueError):  # it has hung up already
            if is_neighbour(host, str(connection.getsockname()[0]), self.near):
                welcome = self._doorkeeper.enter(host, time.monotonic())
        if welcome is None:
            self._quiet.info(f"a browser's call from {host} was not taken")
            connection.close()
            return
        if welcome.makes_room is not None:
            self._callers[welcome.makes_room].cancel()
        task = self._tasks.keep(self._serve(connection, host, welcome.stranger), "counter-caller")
        self._callers[welcome.stranger] = task
        task.add_done_callback(lambda _: self._see_out(connection, welcome.stranger))

    def _see_out(self, connection: socket.socket, stranger: Stranger) -> None:
        self._callers.pop(stranger, None)
        self._doorkeeper.leave(stranger)
        connection.close()

    async def _serve(self, connection: socket.socket, host: str, stranger: Stranger) -> None:
        connection.setblocking(False)
        talk = _Talk(connection, self._limits)
        try:
            try:
                target, languages, wants_body = await talk.request()
            except Refused as refused:
                await talk.refuse(refused.status)
                return
            match self._goods.find(target, languages):
                case Page(body):
                    await talk.page(body, wants_body=wants_body)
                case Ware() as ware:
                    await self._hand_out(talk, host, stranger, ware, wants_body=wants_body)
                case None:
                    await talk.refuse(404)
        except (OSError, TimeoutError) as broken:
            self._quiet.info(f"a browser at {host} was left: {type(broken).__name__}")

    async def _hand_out(self, talk: _Talk, host: str, stranger: Stranger, ware: Ware, *, wants_body: bool) -> None:
        near = neighbourhood(host)
        if not wants_body:
            await talk.begin(ware)
            return
        if self._takings[near] >= self._limits.downloads_each or not self._has_room():
            await talk.refuse(503)
            return
        # Downloads have places of their own: whoever has one makes room for no newcomer.
        self._callers.pop(stranger, None)
        self._doorkeeper.leave(stranger)
        self._takings[near] += 1
        taking = Taking(next(self._numbers), host, ware, time.monotonic())
        task = cast("asyncio.Task[None]", asyncio.current_task())
        try:
            self._under_way[task] = taking
            self._changed(taking)
            async with asyncio.timeout(self._limits.download_s):
                await talk.begin(ware)
                while taking.sent < ware.size:
                    data = await asyncio.to_thread(ware.read, taking.sent, CHUNK)
                    await asyncio.sleep(self._pace.wait_s(len(data), time.monotonic()))
                    await talk.send(data)
                    self._under_way[task] = taking = replace(taking, sent=taking.sent + len(data))
                    self._changed(taking)
                await talk.end()
            taking = replace(taking, ended="whole")
        finally:
            self._under_way.pop(task, None)
            self._takings[near] -= 1
            self._takings += Count()  # forgets who has none
            self._changed(taking if taking.ended else replace(taking, ended="cut"))

    def _has_room(self) -> bool:
        """Whether one more may take a file; where all places are taken, the slowest goes if it would never be over."""
        if self._takings.total() < self._limits.downloads:
            return True
        now = time.monotonic()
        left_s = {
            task: (taking.ware.size - taking.sent) * (now - taking.begun_s) / max(1, taking.sent)
            for task, taking in self._under_way.items()
            if now - taking.begun_s >= self._limits.settle_s
        }
        slowest = max(left_s, key=left_s.__getitem__, default=None)
        if slowest is None or left_s[slowest] < self._limits.download_s:
            return False
        self._under_way.pop(slowest)
        slowest.cancel()
        return True


class _Talk:
    """One connection, from its request to the end of the answer."""

    def __init__(self, connection: socket.socket, limits: CounterLimits) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = connection
        self._limits = limits
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=limits.head_bytes)

    async def request(self) -> tuple[bytes, bytes, bool]:
        """The target, the header Accept-Language, and whether the contents are wanted too. Raises Refused, OSError."""
        try:
            async with asyncio.timeout(self._limits.callers.hello_s):
                while (event := self._http.next_event()) is h11.NEED_DATA:
                    data = await self._loop.sock_recv(self._connection, self._limits.head_bytes)
                    self._http.receive_data(data)
        except TimeoutError:
            raise Refused(408) from None
        except h11.RemoteProtocolError as wrong:
            raise Refused(wrong.error_status_hint if wrong.error_status_hint in REASONS else 400) from None
        if isinstance(event, h11.ConnectionClosed):
            raise ConnectionResetError("closed without a word")
        if not isinstance(event, h11.Request) or event.http_version not in (b"1.0", b"1.1"):
            raise Refused(400)
        if event.method not in (b"GET", b"HEAD"):
            raise Refused(405)
        spoken = b",".join(value for name, value in event.headers if name == b"accept-language")
        return bytes(event.target), spoken, event.method == b"GET"

    async def page(self, body: bytes, *, wants_body: bool) -> None:
        """Answer with a page, and end."""
        await self._head(200, (("Content-Type", "text/html; charset=utf-8"), ("Content-Length", str(len(body)))))
        if wants_body:
            await self.send(body)
            await self.end()

    async def begin(self, ware: Ware) -> None:
        """Say that a file comes."""
        await self._head(
            200,
            (
                ("Content-Type", "application/octet-stream"),
                ("Content-Length", str(ware.size)),
                ("Content-Disposition", f'attachment; filename="{ware.name}"'),
            ),
        )

    async def refuse(self, status: int) -> None:
        """Answer that there is nothing, and why."""
        words = REASONS[status]
        more: Iterable[tuple[str, str]] = (("Retry-After", "30"),) if status == 503 else ()
        more = (*more, ("Allow", "GET, HEAD")) if status == 405 else more
        text = b"Sennik: " + words + b"\n"
        await self._head(status, (("Content-Type", "text/plain"), ("Content-Length", str(len(text))), *more), words)
        with contextlib.suppress(h11.LocalProtocolError):  # who asked for the head alone gets that
            await self.send(text)
        await self._linger()

    async def send(self, data: bytes) -> None:
        """A part of the contents."""
        await self._write(self._http.send(h11.Data(data=data)))

    async def end(self) -> None:
        """Nothing comes any more."""
        await self._write(self._http.send(h11.EndOfMessage()))
        await self._linger()

    async def _head(self, status: int, headers: Iterable[tuple[str, str]], reason: bytes = b"OK") -> None:
        event = h11.Response(status_code=status, headers=[*headers, *GUARD], reason=reason)
        await self._write(self._http.send(event))

    async def _write(self, data: bytes | None) -> None:
        if data:
            async with asyncio.timeout(self._limits.stall_s):
                await self._loop.sock_sendall(self._connection, data)

    async def _linger(self) -> None:
        """Give the browser time to read all: a connection that is dropped with something unread takes that away."""
        left = _LINGER_BYTES
        with contextlib.suppress(OSError, TimeoutError):
            self._connection.shutdown(socket.SHUT_WR)
            async with asyncio.timeout(_LINGER_S):
                while left > 0 and (data := await self._loop.sock_recv(self._connection, 4096)):
                    left -= len(data)
