"""A link: an authenticated connection to one peer, with a heartbeat, that says why it ended."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from netcore.bucket import Bucket
from netcore.errors import Malformed, Misuse, Unreachable
from netcore.lan.hello import Met
from netcore.wire.frame import MAX_FRAME_BYTES

if TYPE_CHECKING:
    from netcore.lan.stream import FrameStream

log = logging.getLogger(__name__)

MAX_PAYLOAD_BYTES = MAX_FRAME_BYTES - 1
"""The largest payload: a frame less the byte that tells its kind."""

_PAYLOAD, _PING, _PONG, _BYE = b"\x00", b"\x01", b"\x02", b"\x03"
_TOKEN_BYTES = 8
_INBOX_FRAMES = 64
_INBOX_BYTES = 512 * 1024
_GOODBYE_S = 1.0
_MAX_QUEUED_BYTES = 4 * 1024 * 1024
# A peer pings twice a second at most; more is a flood that would have us answer it.
_PINGS_AT_ONCE = 20
_PINGS_PER_S = 2.0


@dataclass(frozen=True, slots=True)
class Pulse:
    """The times of a link, in seconds.

    `ping_s` between two pings, `silence_s` until a silent peer counts as gone, `stall_s` until one that takes nothing.
    """

    ping_s: float = 2.0
    silence_s: float = 6.0
    stall_s: float = 6.0


class End(Enum):
    """Why a link ended."""

    CLOSED = "closed here"
    LEFT = "the peer said goodbye"
    DUPLICATE = "another link to the same peer took its place"
    LOST = "the connection broke"
    SILENT = "the peer fell silent"
    STALLED = "the peer does not read"
    FOUL = "the peer sent something no peer should"


_BYE_CODES = {End.CLOSED: b"\x00", End.DUPLICATE: b"\x01"}
_BYE_MEANS = {b"\x00": End.LEFT, b"\x01": End.DUPLICATE}


class Link:
    """A connection to `peer` whose hello is done. Iterate over it for payloads, in order, each whole.

    `dialled` is True on the side that made the call. A link owns its tasks; `wait_ended` returns when they are gone.
    """

    def __init__(self, stream: FrameStream, met: Met, *, dialled: bool, pulse: Pulse | None = None) -> None:
        self.peer: bytes = met.peer
        self.about = met.about
        self.notice = met.notice
        self.address = stream.address
        self.dialled = dialled
        self.rtt_ms: float | None = None
        """The last round trip, in milliseconds; None before the first."""
        self.ended: End | None = None
        self._stream = stream
        self._pulse = pulse or Pulse()
        self._inbox: collections.deque[bytes] = collections.deque()
        self._inbox_bytes = 0
        self._arrived = asyncio.Event()
        self._inbox_room = asyncio.Event()
        self._over = False
        self._said_goodbye = False
        self._outbox: collections.deque[bytes] = collections.deque()
        self._queued_bytes = 0
        self._work = asyncio.Event()
        self._closing = asyncio.Event()
        self._heard_at = time.monotonic()
        self._pings: dict[bytes, float] = {}
        self._pings_taken = Bucket(_PINGS_AT_ONCE, _PINGS_PER_S, self._heard_at)
        stream.take_larger(MAX_FRAME_BYTES)
        self._task = asyncio.create_task(self._run(), name="link")

    @property
    def silent_s(self) -> float:
        """Seconds since anything was heard from the peer."""
        return time.monotonic() - self._heard_at

    def post(self, payload: bytes) -> None:
        """Queue a payload, now. For one peer among many: nobody else waits for this one.

        Raises Unreachable if the link has ended, or ends here because megabytes wait for a peer that does not read.
        """
        if not 0 < len(payload) <= MAX_PAYLOAD_BYTES:
            raise Misuse(f"a payload has 1 to {MAX_PAYLOAD_BYTES} bytes, not {len(payload)}")
        if self.ended is None and self._queued_bytes + len(payload) > _MAX_QUEUED_BYTES:
            self._end(End.STALLED)
        if self.ended is not None:
            raise Unreachable(f"No connection to the other player: {self.ended.value}.")
        self._queue(_PAYLOAD + payload)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Payloads until the link has ended and all that came before is delivered. For one reader."""
        while True:
            while self._inbox:
                payload = self._inbox.popleft()
                self._inbox_bytes -= len(payload)
                self._inbox_room.set()
                yield payload
            if self._over:
                return
            self._arrived.clear()
            await self._arrived.wait()

    def close(self, why: End = End.CLOSED) -> None:
        """Say goodbye and end. Does nothing to a link that has ended."""
        if why not in _BYE_CODES:
            raise Misuse(f"nobody says goodbye with {why}")
        if self.ended is None:
            self._queue(_BYE + _BYE_CODES[why])
            self._said_goodbye = True
            self._end(why)

    async def wait_ended(self) -> End:
        """Why the link ended, once it has and its connection is closed."""
        await asyncio.shield(self._task)
        return self.ended or End.CLOSED

    def _queue(self, frame: bytes) -> None:
        self._outbox.append(frame)
        self._queued_bytes += len(frame)
        self._work.set()

    def _end(self, why: End) -> None:
        if self.ended is None:
            self.ended = why
            self._closing.set()

    async def _run(self) -> None:
        tasks = [
            asyncio.create_task(self._guarded(self._read), name="link-read"),
            asyncio.create_task(self._guarded(self._write), name="link-write"),
            asyncio.create_task(self._guarded(self._beat), name="link-beat"),
        ]
        try:
            await self._closing.wait()
        finally:
            self._end(End.CLOSED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._over = True
            self._arrived.set()
            await self._hang_up()

    async def _guarded(self, part: Callable[[], Awaitable[End]]) -> None:
        """Run a part of the link; whatever ends it ends this link and no other."""
        try:
            why = await part()
        except Malformed as refused:
            log.info("a link to %s sent what no peer sends: %s", self.address, refused)
            why = End.FOUL
        except OSError:
            why = End.LOST
        except Exception:
            self._end(End.LOST)
            log.exception("a link to %s failed", self.address)
            raise
        self._end(why)

    async def _hang_up(self) -> None:
        if self._said_goodbye:
            with contextlib.suppress(OSError, TimeoutError, Malformed):
                async with asyncio.timeout(_GOODBYE_S):
                    await self._see_off()
        self._outbox.clear()
        self._queued_bytes = 0
        self._stream.abort()
        await self._stream.close()

    async def _see_off(self) -> None:
        """Send what is queued, and wait until the peer has read it: it closes when it comes to the goodbye."""
        while self._outbox:
            self._stream.write(self._outbox.popleft())
            await self._stream.drain()  # to a connection that broke, not all of it is written first
        while (frame := await self._stream.read()) is not None:
            if frame[:1] == _BYE:
                return

    async def _read(self) -> End:
        while (frame := await self._stream.read()) is not None:
            self._heard_at = time.monotonic()
            kind, rest = frame[:1], frame[1:]
            if kind == _PAYLOAD and rest:
                await self._deliver(rest)
            elif kind == _PING and len(rest) == _TOKEN_BYTES:
                self._answer_ping(rest)
            elif kind == _PONG and len(rest) == _TOKEN_BYTES:
                if (sent_at := self._pings.pop(rest, None)) is not None:
                    self.rtt_ms = (self._heard_at - sent_at) * 1000
            elif kind == _BYE and rest in _BYE_MEANS:
                return _BYE_MEANS[rest]
            else:
                raise Malformed(f"a frame of kind {kind.hex()} with {len(rest)} bytes")
        return End.LOST

    async def _deliver(self, payload: bytes) -> None:
        self._inbox.append(payload)
        self._inbox_bytes += len(payload)
        self._arrived.set()
        if self._inbox_is_full():
            self._inbox_room.clear()
            await self._inbox_room.wait()
            # While our own upper floor was busy nobody listened: that is not the peer's silence.
            self._heard_at = time.monotonic()

    def _inbox_is_full(self) -> bool:
        return len(self._inbox) >= _INBOX_FRAMES or self._inbox_bytes >= _INBOX_BYTES

    def _answer_ping(self, token: bytes) -> None:
        if not self._pings_taken.take(self._heard_at):
            raise Malformed("a flood of pings")
        self._queue(_PONG + token)

    async def _write(self) -> End:
        while True:
            await self._work.wait()
            self._work.clear()
            while self._outbox:
                frame = self._outbox.popleft()
                self._stream.write(frame)
                try:
                    async with asyncio.timeout(self._pulse.stall_s):
                        await self._stream.drain()
                except TimeoutError:
                    return End.STALLED
                self._queued_bytes -= len(frame)

    async def _beat(self) -> End:
        while True:
            now = time.monotonic()
            self._pings = {token: at for token, at in self._pings.items() if now - at < self._pulse.silence_s}
            token = secrets.token_bytes(_TOKEN_BYTES)
            self._pings[token] = now
            self._queue(_PING + token)
            await asyncio.sleep(self._pulse.ping_s)
            woke_at = time.monotonic()
            if woke_at - now > self._pulse.ping_s + self._pulse.silence_s / 2:
                # This program was stopped or very busy; what the peer sent meanwhile is still to be read.
                self._heard_at = woke_at
            if woke_at - self._heard_at > self._pulse.silence_s and not self._inbox_is_full():
                return End.SILENT
