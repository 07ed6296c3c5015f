"""Frames: a length, then that many bytes. A claim over the limit is refused before its body is read."""

from __future__ import annotations

from netcore.errors import Malformed, Misuse
from netcore.wire.codec import LARGEST_FRAME

MAX_FRAME_BYTES = LARGEST_FRAME + 1
"""The largest body of a frame: the largest message, and one byte that tells its kind."""

LENGTH_BYTES = 4
"""The length in front of a body: unsigned, big-endian."""


def encode_frame(body: bytes) -> bytes:
    """`body` with its length in front. Raises Misuse if it is empty or larger than MAX_FRAME_BYTES."""
    if not 0 < len(body) <= MAX_FRAME_BYTES:
        raise Misuse(f"a frame has 1 to {MAX_FRAME_BYTES} bytes, not {len(body)}")
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


class FrameReader:
    """Cuts a stream of bytes into frames; knows no socket.

    `limit` is the largest body taken, in bytes. After a Malformed the stream has no meaning any more and must be
    closed.
    """

    def __init__(self, limit: int = MAX_FRAME_BYTES) -> None:
        if not 0 < limit <= MAX_FRAME_BYTES:
            raise Misuse(f"a frame limit is 1 to {MAX_FRAME_BYTES} bytes, not {limit}")
        self.limit = limit
        self._buffer = bytearray()

    def receive(self, data: bytes) -> None:
        """Take what came from the stream, cut anywhere."""
        self._buffer += data

    def next_frame(self) -> bytes | None:
        """The next whole body, or None until more bytes came. Raises Malformed on an empty or too large claim."""
        if len(self._buffer) < LENGTH_BYTES:
            return None
        length = int.from_bytes(self._buffer[:LENGTH_BYTES], "big")
        if not 0 < length <= self.limit:
            raise Malformed(f"a frame claims {length} bytes; 1 to {self.limit} are taken")
        end = LENGTH_BYTES + length
        if len(self._buffer) < end:
            return None
        body = bytes(self._buffer[LENGTH_BYTES:end])
        del self._buffer[:end]
        return body
