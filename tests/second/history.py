"""The running hash of what was read (docs/protocol/views.md, R9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tests.second.hashing import h32, u32

_HISTORY, _READ = "sennik/history/v1", "sennik/read/v1"


@dataclass(frozen=True)
class Past:
    """What an entry bears: 16 bytes for all that was read with its boards, and 16 without these."""

    history: bytes
    read: bytes


class History:
    """Both hashes of one table, as they go on."""

    def __init__(self, table: bytes) -> None:
        self._history = h32(_HISTORY, b"terms", table)
        self._read = h32(_READ, b"terms", table)

    def now(self, links: Sequence[bytes] = ()) -> Past:
        """What an entry bears that is due now; `links`: those of its own phase that it builds on."""
        history, read = self._history, self._read
        if links:
            history, read = h32(_HISTORY, history, b"read", *links), h32(_READ, read, b"read", *links)
        return Past(history[:16], read[:16])

    def read(self, entries: Sequence[bytes]) -> None:
        """A phase is in and good."""
        self._history = h32(_HISTORY, self._history, b"read", *entries)
        self._read = h32(_READ, self._read, b"read", *entries)

    def asked(self, question: int, attempt: int, board: bytes) -> None:
        """A question is asked."""
        self._history = h32(_HISTORY, self._history, b"asked", u32(question), u32(attempt), board)

    def undone(self, entries: Sequence[bytes]) -> None:
        """Instead of an answer, the move before was taken back."""
        self._history = h32(_HISTORY, self._history, b"undone", *entries)
        self._read = h32(_READ, self._read, b"undone", *entries)

    def timed(self, late: Collection[int]) -> None:
        """A phase under a clock is in and good, but for these, who were late."""
        seats = [u32(seat) for seat in sorted(late)]
        self._history = h32(_HISTORY, self._history, b"timed", *seats)
        self._read = h32(_READ, self._read, b"timed", *seats)

    def changed(self, gone: int, ends: Mapping[int, tuple[int, bytes]], words: Mapping[int, bytes]) -> None:
        """A peer has left: the ends of its feeds, and the entry in each other feed that said so."""
        parts = [u32(gone)]
        for seat, (length, last) in sorted(ends.items()):
            parts += (u32(seat), u32(length), last)
        for seat, word in sorted(words.items()):
            parts += (u32(seat), word)
        self._history = h32(_HISTORY, self._history, b"changed", *parts)
        self._read = h32(_READ, self._read, b"changed", *parts)
