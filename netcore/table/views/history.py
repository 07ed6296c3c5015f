"""What an entry builds on: a running hash over all that its author had to read before, which the entry then bears.

Where two peers have read two versions of somebody's feed, this is where it shows: each sees that the other's entries
build on something else, and blames nobody for them. A second hash leaves the boards out: where only the first differs,
the same was read, and somebody computes otherwise. Source: docs/protocol/views.md, R9.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from engine.pieces import Seat
from netcore.crypto.framing import framed_digest
from netcore.feeds.bodies import HISTORY_BYTES
from netcore.feeds.chain import Head
from netcore.feeds.roster import Peer

_DOMAIN: Final = b"sennik/history/v1"
_READ_DOMAIN: Final = b"sennik/read/v1"


class Past(NamedTuple):
    """What an entry bears, 16 bytes each: what its author had read and what came of it, and what it had read alone."""

    history: bytes
    read: bytes


class History:
    """The running hash of one table, as one peer has it. It goes on with each phase, each question, each change."""

    def __init__(self, table: bytes) -> None:
        """`table`: the hash of the terms."""
        self._digest = framed_digest(_DOMAIN, b"terms", table)
        self._entries = framed_digest(_READ_DOMAIN, b"terms", table)

    def now(self, links: Sequence[bytes] = ()) -> Past:
        """What an entry of the open phase bears. `links`: the entries of this phase that it builds on."""
        whole, entries = self._and_read(links) if links else (self._digest, self._entries)
        return Past(whole[:HISTORY_BYTES], entries[:HISTORY_BYTES])

    def read(self, entries: Sequence[bytes]) -> None:
        """All entries of a phase were read, and are good: their hashes, in the order of seats."""
        self._digest, self._entries = self._and_read(entries)

    def _and_read(self, entries: Sequence[bytes]) -> tuple[bytes, bytes]:
        return (
            framed_digest(_DOMAIN, self._digest, b"read", *entries),
            framed_digest(_READ_DOMAIN, self._entries, b"read", *entries),
        )

    def timed(self, late: Collection[Seat]) -> None:
        """Of the answers under a clock those of these seats are late; said before the phase is read."""
        parts = [_u32(seat) for seat in sorted(late)]
        self._digest = framed_digest(_DOMAIN, self._digest, b"timed", *parts)
        self._entries = framed_digest(_READ_DOMAIN, self._entries, b"timed", *parts)

    def undone(self, entries: Sequence[bytes]) -> None:
        """Instead of an answer to the open question the move before was taken back, by these entries' word.

        Their hashes are in the order of seats.
        """
        self._digest = framed_digest(_DOMAIN, self._digest, b"undone", *entries)
        self._entries = framed_digest(_READ_DOMAIN, self._entries, b"undone", *entries)

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
        self._entries = framed_digest(_READ_DOMAIN, self._entries, b"changed", *parts)


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")
