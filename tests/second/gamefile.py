"""The files: a game, and the proof of a fork (docs/protocol/feeds.md, "The game file" and "Forks")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.second.entries import LARGEST_RECORD, NOTHING, Entry, Signed, read_entry, read_signed
from tests.second.packed import Unreadable, unpack
from tests.second.shapes import octets, record

MAGIC: Final = b"SENNIK01"


class NoGame(ValueError):
    """Bytes that do not say that they are a game."""


class Damaged(ValueError):
    """A game file that is cut, or in which something is out of its place."""


@dataclass(frozen=True)
class GameFile:
    """The terms' bytes, and each feed that there is, by seat."""

    terms: bytes = field(repr=False)
    entries: tuple[Entry, ...] = field(repr=False)


def read_game(data: bytes) -> GameFile:
    """The records of a file, each entry in its place; signatures are looked at later."""
    if not data.startswith(MAGIC):
        raise NoGame("not a game file")
    records = list(_records(data))
    if not records:
        raise Damaged("no terms")
    entries: list[Entry] = []
    for raw in records[1:]:
        try:
            entry = read_entry(raw)
        except Unreadable as error:
            raise Damaged(str(error)) from None
        _follows(entries[-1].signed if entries else None, entry.signed)
        entries.append(entry)
    return GameFile(records[0], tuple(entries))


def _records(data: bytes) -> Iterator[bytes]:
    at = len(MAGIC)
    while True:
        length = int.from_bytes(data[at : at + 4], "big")
        start, at = at + 4, at + 4 + length
        if start > len(data) or at > len(data) or length > LARGEST_RECORD:
            raise Damaged("a file that is cut")
        if length == 0:
            break
        yield data[start:at]
    if at != len(data):
        raise Damaged("bytes behind the end")


def _follows(before: Signed | None, entry: Signed) -> None:
    if before is not None and entry.table != before.table:
        raise Damaged("entries of several tables")
    if before is not None and entry.seat == before.seat:
        good = entry.number == before.number + 1 and entry.previous == before.hash
    else:
        rising = before is None or entry.seat > before.seat
        good = rising and entry.number == 0 and entry.previous == NOTHING
    if not good:
        raise Damaged("an entry out of its place")


@dataclass(frozen=True)
class ForkFile:
    """The terms' bytes, and two headers that no honest author signs both."""

    terms: bytes
    first: Signed
    second: Signed


_FORK: Final = record({"draft": octets(1, LARGEST_RECORD), "first": octets(0, 512), "second": octets(0, 512)})


def read_fork(data: bytes) -> ForkFile:
    """The proof that a file holds, if it is one at all. Raises Unreadable."""
    said = _FORK(unpack(data))
    return ForkFile(said["draft"], read_signed(said["first"]), read_signed(said["second"]))
