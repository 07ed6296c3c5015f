"""A game in one file: the terms and every entry of every feed. The same bytes for all peers that hold the same feeds.

    8 bytes  "SENNIK" and two digits of the format's version
    record   the terms as its peers signed them
    records  every entry, in the order of seats, then of numbers
    4 bytes  zero: the end

A record is its length (4 bytes, most significant first, never zero) and that many bytes. Nothing else is in the file:
no hour, no name of a machine, no secret.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from netcore.disk import Disk
from netcore.errors import Malformed
from netcore.feeds.entry import MOST_SEATS, NO_HASH, Entry
from netcore.wire.codec import LARGEST_FRAME

MAGIC: Final = b"SENNIK01"
LARGEST_FILE: Final = 256 * 1024 * 1024
"""Bytes of a file that is read at all. The longest game for five is some megabytes."""
LARGEST_TERMS: Final = LARGEST_FRAME
_LENGTH: Final = struct.Struct(">I")


class NoGame(Malformed):
    """A file that does not begin as one of this program's games does."""


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a game file holds: the terms' bytes, and the entries by seat, then number; each feed without a gap."""

    terms: bytes = field(repr=False)
    entries: tuple[Entry, ...] = field(repr=False)

    def feed(self, seat: int) -> tuple[Entry, ...]:
        """The entries of one seat, from number 0."""
        return tuple(entry for entry in self.entries if entry.seat == seat)


def pack_game(terms: bytes, entries: Iterable[Entry]) -> bytes:
    """The bytes of a game file."""
    ordered = sorted(entries, key=lambda entry: (entry.seat, entry.number))
    records = [terms, *(entry.raw for entry in ordered)]
    return b"".join([MAGIC, *(_LENGTH.pack(len(r)) + r for r in records), _LENGTH.pack(0)])


def write(path: Path, terms: bytes, entries: Iterable[Entry], disk: Disk | None = None) -> None:
    """Save a game; whole or not at all. Raises OSError."""
    (disk or Disk()).write_whole(path, pack_game(terms, entries))


def read(path: Path) -> GameFile:
    """Read a game. Raises OSError, NoGame, or Malformed with the place for a file that is cut, or has gaps.

    Each entry's body is the one its header names, and each names the entry before it; signatures are not looked at.
    """
    with path.open("rb") as file:
        data = file.read(len(MAGIC))
        if data == MAGIC:
            data += file.read(LARGEST_FILE)  # and no more: what is no ordinary file may have no end
    if len(data) > LARGEST_FILE:
        raise Malformed("too large for a game file")
    return unpack_game(data)


def read_head(path: Path) -> bytes:
    """The terms' bytes of a game, without the rest of it. Raises OSError, or Malformed for a file that is none."""
    with path.open("rb") as file:
        magic = file.read(len(MAGIC))
        _check_magic(magic)
        length = file.read(_LENGTH.size)
        size = _LENGTH.unpack(length)[0] if len(length) == _LENGTH.size else 0
        terms = file.read(size) if size <= LARGEST_TERMS else b""
    if not terms or len(terms) != size:
        raise Malformed("a game file without a draft")
    return terms


def _check_magic(magic: bytes) -> None:
    if magic[:6] != MAGIC[:6]:
        raise NoGame("not a game file")
    if magic != MAGIC:
        raise NoGame("a game file of another version of this program")


def unpack_game(data: bytes) -> GameFile:
    """The game that `data` spells; see `read`."""
    _check_magic(data[: len(MAGIC)])
    records = _records(data)
    terms = next(records, (8, b""))[1]
    if not terms or len(terms) > LARGEST_TERMS:
        raise Malformed("a game file without a draft")
    entries: list[Entry] = []
    for offset, raw in records:
        try:
            entry = Entry.read(raw)
        except Malformed as fault:
            raise Malformed(f"at byte {offset}: {fault}") from None
        _follow(entries[-1] if entries else None, entry, offset)
        entries.append(entry)
    if len({entry.table for entry in entries}) > 1:
        raise Malformed("entries of several tables")
    return GameFile(terms, tuple(entries))


def _follow(before: Entry | None, entry: Entry, offset: int) -> None:
    place = f"at byte {offset}: entry {entry.number} of seat {entry.seat}"
    if entry.seat >= MOST_SEATS:
        raise Malformed(f"{place}: no such seat")
    if before is not None and before.seat == entry.seat:
        if entry.number != before.number + 1:
            raise Malformed(f"{place} follows entry {before.number}")
        if entry.previous != before.hash:
            raise Malformed(f"{place} does not continue entry {before.number}")
    elif entry.number != 0 or entry.previous != NO_HASH or (before is not None and entry.seat < before.seat):
        raise Malformed(f"{place} is out of its place")


def _records(data: bytes) -> Iterator[tuple[int, bytes]]:
    offset = len(MAGIC)
    while True:
        if offset + 4 > len(data):
            raise Malformed(f"the file is cut at byte {len(data)}")
        (length,) = _LENGTH.unpack_from(data, offset)
        if length == 0:
            break
        if length > LARGEST_FRAME:
            raise Malformed(f"at byte {offset}: a record of {length} bytes")
        if offset + 4 + length > len(data):
            raise Malformed(f"the file is cut at byte {len(data)}")
        yield offset, data[offset + 4 : offset + 4 + length]
        offset += 4 + length
    if offset + 4 != len(data):
        raise Malformed(f"bytes after the end, at byte {offset + 4}")
