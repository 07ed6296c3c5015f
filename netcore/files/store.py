"""A table on disk while it runs: what was agreed, the secrets, and every entry, each safe before anyone can have seen
it.

A peer that is killed and started again reads this and goes on; it never signs a second entry with a number that it
used.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final

from netcore.disk import Disk, patiently, read_whole
from netcore.errors import Malformed
from netcore.feeds.entry import Entry
from netcore.files import gamefile
from netcore.files.aside import UNREADABLE, put_aside
from netcore.oserrors import IN_USE
from netcore.version import RELEASE
from netcore.wire.codec import LARGEST_FRAME

TERMS: Final = "draft"
SECRETS: Final = "secrets"
OWN_LOG: Final = "own.log"
OTHERS_LOG: Final = "others.log"
CHECKED: Final = f"checked-{RELEASE}"
"""Another release may check what this one does not."""
SHELVED: Final = "shelved"
_KEY_BYTES: Final = 32
_RECORD: Final = struct.Struct(">I8s")


@dataclass(frozen=True, slots=True)
class Stored:
    """What was found on disk: entries of this program's seats and of the others', each author's in order.

    `torn`: bytes of a last own record that the program could not finish writing; they were dropped and never sent.
    `checked`: keys of proofs that were found good, 32 bytes each; a lost or damaged one costs another check.
    """

    terms: bytes = field(repr=False)
    secrets: bytes = field(repr=False)
    own: tuple[Entry, ...] = field(repr=False)
    others: tuple[Entry, ...] = field(repr=False)
    torn: int
    checked: frozenset[bytes] = field(default=frozenset(), repr=False)


class TableStore:
    """One table's folder. Blocking: to be called where waiting for a disk is allowed."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self._disk = disk or Disk()
        self._logs: dict[str, BinaryIO] = {}

    def create(self, terms: bytes, secrets: bytes) -> None:
        """Begin a table: both are on disk when this returns, the secrets for this user only.

        The terms are written last: a folder without them is no table. Raises OSError, FileExistsError if there is one.
        """
        if (self.folder / TERMS).exists():
            raise FileExistsError(f"there is a table in {self.folder}")
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._disk.write_whole(self.folder / SECRETS, secrets, private=True)
        self._disk.write_whole(self.folder / TERMS, terms)
        self._disk.sync_folder(self.folder.parent)

    def exists(self) -> bool:
        """Whether a table was begun here."""
        return (self.folder / TERMS).is_file()

    def shelve(self) -> None:
        """Put the table away: it is gone on with only once it is asked for. Raises OSError."""
        self._disk.write_whole(self.folder / SHELVED, b"")

    def take_up(self) -> None:
        """Go on with the table whenever the program starts. Raises OSError."""
        (self.folder / SHELVED).unlink(missing_ok=True)

    def shelved_s(self) -> float | None:
        """When the table was put away, in seconds since 1970; None if it was not."""
        try:
            return (self.folder / SHELVED).stat().st_mtime
        except FileNotFoundError:
            return None

    def terms(self) -> bytes:
        """What was agreed. Raises FileNotFoundError without a table."""
        return read_whole(self.folder / TERMS)

    def save_own(self, entries: Sequence[Entry]) -> None:
        """Store entries of this program's seats: on disk when this returns, and only then may anyone see them."""
        log = self._open(OWN_LOG)
        self._disk.append(log, b"".join(_record(entry.raw) for entry in entries))
        self._disk.sync(log)

    def sync_others(self) -> None:
        """Have what came from others on disk, too: before this program signs that it has it, for they may be gone."""
        self._disk.sync(self._open(OTHERS_LOG))

    def save_others(self, entries: Sequence[Entry]) -> None:
        """Store entries of other peers. Those that a crash loses will be sent again, so nothing waits for the disk."""
        self._disk.append(self._open(OTHERS_LOG), b"".join(_record(entry.raw) for entry in entries))

    def save_checked(self, keys: Sequence[bytes]) -> None:
        """Remember proofs that were found good, by 32 bytes each that stand for all that the result depends on."""
        self._disk.append(self._open(CHECKED), b"".join(keys))

    def load(self) -> Stored:
        """Read what is here, and drop what a crash left unfinished.

        Raises FileNotFoundError without a table, Malformed for damage to own entries that a crash does not explain:
        going on from there could sign a number twice.
        """
        terms = self.terms()
        secrets = read_whole(self.folder / SECRETS)
        own, torn = self._read(OWN_LOG, strict=True)
        others, _ = self._read(OTHERS_LOG, strict=False)
        return Stored(terms, secrets, own, others, torn, self._read_checked())

    def finish(self, path: Path, terms: bytes, entries: Iterable[Entry]) -> None:
        """Write the game file. Raises OSError."""
        gamefile.write(path, terms, entries, self._disk)

    def close(self) -> None:
        """Let go of the files."""
        for log in self._logs.values():
            log.close()
        self._logs.clear()

    def discard(self) -> None:
        """Forget this table: its secrets first."""
        self.close()
        patiently(lambda: (self.folder / SECRETS).unlink(missing_ok=True))
        shutil.rmtree(self.folder, ignore_errors=True)

    def _open(self, name: str) -> BinaryIO:
        if name not in self._logs:
            self._logs[name] = self._disk.open_log(self.folder / name)
            self._disk.sync_folder(self.folder)
        return self._logs[name]

    def _read_checked(self) -> frozenset[bytes]:
        log = self.folder / CHECKED
        raw = self._content(log, strict=False)
        whole = len(raw) - len(raw) % _KEY_BYTES
        if whole < len(raw):
            with patiently(lambda: log.open("r+b"), IN_USE) as file:
                file.truncate(whole)
        return frozenset(raw[at : at + _KEY_BYTES] for at in range(0, whole, _KEY_BYTES))

    def _content(self, log: Path, *, strict: bool) -> bytes:
        """What is in a log, nothing if there is none.

        What lies in its place and is none is put aside, unless it is a log that nothing can make good.
        """
        try:
            return read_whole(log)
        except FileNotFoundError:
            return b""
        except UNREADABLE:
            if strict:
                raise
            put_aside("table", log)
            return b""

    def _read(self, name: str, *, strict: bool) -> tuple[tuple[Entry, ...], int]:
        """The whole entries of a log, which is cut to them, and how many bytes were cut off."""
        log = self.folder / name
        data = self._content(log, strict=strict)
        entries, whole = _read_log(data)
        torn = len(data) - whole
        if strict and not _unfinished(data[whole:]):
            raise Malformed(f"the stored table is damaged at byte {whole} of {log}")
        if data:
            with patiently(lambda: log.open("r+b"), IN_USE) as file:
                file.truncate(whole)
                self._disk.sync(file)  # a program killed before its sync leaves entries that the disk may yet lose
        return entries, torn


def _record(raw: bytes) -> bytes:
    return _RECORD.pack(len(raw), hashlib.sha256(raw).digest()[:8]) + raw


def _read_log(data: bytes) -> tuple[tuple[Entry, ...], int]:
    """The entries in a log up to the first that is not whole, and how many bytes they take."""
    entries: list[Entry] = []
    offset = 0
    while offset + _RECORD.size <= len(data):
        length, check = _RECORD.unpack_from(data, offset)
        end = offset + _RECORD.size + length
        raw = data[offset + _RECORD.size : end]
        if len(raw) != length or hashlib.sha256(raw).digest()[:8] != check:
            break
        entries.append(Entry.read(raw))
        offset = end
    return tuple(entries), offset


def _unfinished(rest: bytes) -> bool:
    """Whether `rest` is what a crash leaves at the end of a log: nothing, one record not wholly written, or zeros."""
    if len(rest) < _RECORD.size or not any(rest):
        return True
    length: int = _RECORD.unpack_from(rest)[0]
    return length <= LARGEST_FRAME and _RECORD.size + length >= len(rest)
