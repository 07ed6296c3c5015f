"""A TLS connection that carries frames: the one place where bytes meet a socket."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Iterator

from netcore.lan.lookup import dialable
from netcore.lan.tls import shown_digest
from netcore.wire.frame import FrameReader, encode_frame

HANDSHAKE_S = 3.0
SHUTDOWN_S = 1.0
_READ_BYTES = 64 * 1024


class FrameStream:
    """Frames over TLS. Only one coroutine may read at a time; writing is buffered, `drain` waits for the socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, limit: int) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = FrameReader(limit)
        self.address = dialable(writer.get_extra_info("peername"))

    @classmethod
    async def accepted(cls, connection: socket.socket, context: ssl.SSLContext, limit: int) -> FrameStream:
        """Make TLS, as who was called, over a fresh connection. Raises OSError (ssl.SSLError among them)."""
        _send_at_once(connection)
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(_READ_BYTES)
        protocol = _Protocol(reader)
        with protocol.dropped_when_cut_off():
            transport, _ = await loop.connect_accepted_socket(
                lambda: protocol,
                connection,
                ssl=context,
                ssl_handshake_timeout=HANDSHAKE_S,
                ssl_shutdown_timeout=SHUTDOWN_S,
            )
        return cls(reader, asyncio.StreamWriter(transport, protocol, reader, loop), limit)

    @classmethod
    async def dialled(cls, connection: socket.socket, context: ssl.SSLContext, limit: int) -> FrameStream:
        """Make TLS, as who calls, over a connected socket. Raises OSError (ssl.SSLError among them)."""
        _send_at_once(connection)
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(_READ_BYTES)
        protocol = _Protocol(reader)
        with protocol.dropped_when_cut_off():
            transport, _ = await loop.create_connection(
                lambda: protocol,
                sock=connection,
                ssl=context,
                server_hostname="",
                ssl_handshake_timeout=HANDSHAKE_S,
                ssl_shutdown_timeout=SHUTDOWN_S,
            )
        return cls(reader, asyncio.StreamWriter(transport, protocol, reader, loop), limit)

    def shown_digest(self) -> bytes:
        """The digest of the certificate that the other side showed, 32 bytes."""
        return shown_digest(self._writer.get_extra_info("ssl_object"))

    def take_larger(self, limit: int) -> None:
        """From here on, take frames of up to `limit` bytes: the other side is no stranger any more."""
        self._frames.limit = limit

    async def read(self) -> bytes | None:
        """The next frame; None when the other side has closed.

        Raises Malformed for a frame over the limit, OSError when the connection broke.
        """
        while (frame := self._frames.next_frame()) is None:
            data = await self._reader.read(_READ_BYTES)
            if not data:
                return None
            self._frames.receive(data)
        return frame

    async def expect(self) -> bytes:
        """The next frame; ConnectionError when there is none."""
        frame = await self.read()
        if frame is None:
            raise ConnectionResetError("closed by the other side")
        return frame

    def write(self, body: bytes) -> None:
        """Queue a frame for the socket."""
        self._writer.write(encode_frame(body))

    async def drain(self) -> None:
        """Wait until the socket can take more. Raises OSError when the connection broke."""
        await self._writer.drain()

    def abort(self) -> None:
        """Drop the connection at once."""
        self._writer.transport.abort()

    async def close(self) -> None:
        """Send what is queued and say goodbye to TLS, within SHUTDOWN_S; then drop the connection."""
        self._writer.close()
        try:
            async with asyncio.timeout(SHUTDOWN_S):
                await self._writer.wait_closed()
        except (OSError, TimeoutError):
            self.abort()
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(SHUTDOWN_S):
                    await self._writer.wait_closed()


class _Protocol(asyncio.StreamReaderProtocol):
    """Knows its transport as soon as TLS is made, which is before anybody else does."""

    _made: asyncio.BaseTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._made = transport
        super().connection_made(transport)

    @contextlib.contextmanager
    def dropped_when_cut_off(self) -> Iterator[None]:
        """Drop the connection if its making is cancelled. asyncio would take leave of it politely, for a second."""
        try:
            yield
        except BaseException:
            if isinstance(self._made, asyncio.Transport):
                self._made.abort()
            raise


def _send_at_once(connection: socket.socket) -> None:
    """Small frames do not wait for more to come. Closes the connection if it broke already."""
    try:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except OSError:
        connection.close()
        raise
