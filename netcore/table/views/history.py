"""What an entry builds on: a running hash over all that its author had to read before, which the entry then bears.

Where two peers have read two versions of somebody's feed, this is where it shows: each sees that the other's entries
build on something else, and blames nobody for them. Source: docs/protocol/views.md, R9.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.pieces import Seat
from netcore.crypto.framing import framed_digest
from netcore.feeds.chain import Head
from netcore.table.views.roster import Peer

HISTORY_BYTES: Final = 16
"""As many of its bytes as an entry bears."""

_DOMAIN: Final = b"sennik/history/v1"


class History:
    """The running hash of one table, as one peer has it. It goes on with each phase, each question, each change."""

    def __init__(self, table: bytes) -> None:
        """`table`: the hash of the terms."""
        self._digest = framed_digest(_DOMAIN, b"terms", table)

    def now(self, links: Sequence[bytes] = ()) -> bytes:
        """What an entry of the open phase bears, 16 bytes. `links`: the entries of this phase that it builds on."""
        return (self._and_read(links) if links else self._digest)[:HISTORY_BYTES]

    def read(self, entries: Sequence[bytes]) -> None:
        """All entries of a phase were read, and are good: their hashes, in the order of seats."""
        self._digest = self._and_read(entries)

    def _and_read(self, entries: Sequence[bytes]) -> bytes:
        return framed_digest(_DOMAIN, self._digest, b"read", *entries)

    def asked(self, number: int, attempt: int, board: bytes) -> None:
        """Question `number` is asked at the board with this digest; it was given up `attempt` times before."""
        self._digest = framed_digest(_DOMAIN, self._digest, b"asked", _u32(number), _u32(attempt), board)

    def changed(self, gone: Peer, ends: Mapping[Seat, Head], words: Mapping[Seat, bytes]) -> None:
        """`gone` has left the view, in the midst of a phase.

        `ends`: the last entries of its feeds; `words`: the hash of the entry in each other feed that said so. These
        stand for all that was written before, so it does not matter how much of the phase was read.
        """
        parts = [_u32(gone)]
        for seat, head in sorted(ends.items()):
            parts += (_u32(seat), _u32(head.length), head.hash)
        for seat, word in sorted(words.items()):
            parts += (_u32(seat), word)
        self._digest = framed_digest(_DOMAIN, self._digest, b"changed", *parts)


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")
