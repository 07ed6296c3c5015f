import errno
import io
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast

import pytest

from netcore.disk import Disk
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.entry import Entry
from netcore.files import gamefile
from netcore.files.store import OTHERS_LOG, OWN_LOG, SECRETS, TableStore
from netcore.identity import Identity

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

PEOPLE = [Identity.generate() for _ in range(2)]
TERMS = b"a draft"


class Recorder(Disk):
    """A disk that writes down what was asked of it, in order."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def append(self, log: BinaryIO, data: bytes) -> None:
        self.calls.append(f"append {Path(log.name).name if isinstance(log.name, str) else len(data)}")
        super().append(log, data)

    def sync(self, log: BinaryIO) -> None:
        self.calls.append("sync")
        super().sync(log)

    def write_whole(self, path: Path, data: bytes, *, private: bool = False) -> None:
        self.calls.append(f"whole {path.name}{' private' if private else ''}")
        super().write_whole(path, data, private=private)


def entries(count: int = 3) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    feeds = Feeds(bytes(32), [person.public for person in PEOPLE])
    for number in range(count):
        for seat in (0, 1):
            feeds.append(PEOPLE[seat], seat, b"%d" % number * 50)
    return feeds.entries(0), feeds.entries(1)


def stored(folder: Path) -> TableStore:
    store = TableStore(folder)
    own, others = entries()
    store.create(TERMS, b"hidden")
    store.save_own(own)
    store.save_others(others)
    store.close()
    return store


def test_what_was_stored_comes_back(tmp_path: Path) -> None:
    store = TableStore(tmp_path / "t")
    own, others = entries()
    assert not store.exists()
    store.create(TERMS, b"hidden")
    assert store.exists()
    for entry in own:
        store.save_own([entry])
    store.save_others(others)
    again = TableStore(tmp_path / "t").load()
    store.close()
    assert (again.terms, again.secrets, again.own, again.others, again.torn) == (TERMS, b"hidden", own, others, 0)
    assert "hidden" not in repr(again)
    if os.name == "posix":  # Windows has the rights of the folder
        assert stat.S_IMODE((tmp_path / "t" / SECRETS).stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        TableStore(tmp_path / "t").create(TERMS, b"")


def test_secrets_are_on_disk_before_the_terms_and_own_entries_before_the_call_returns(tmp_path: Path) -> None:
    disk = Recorder()
    store = TableStore(tmp_path / "t", disk)
    own, others = entries(1)
    store.create(TERMS, b"hidden")
    store.save_own(own)
    store.save_others(others)
    store.close()
    kinds = [call if call.startswith(("whole", "sync")) else "append" for call in disk.calls]
    assert kinds == ["whole secrets private", "whole draft", "append", "sync", "append"]


def test_every_cut_of_the_own_log_loads_what_was_whole_and_goes_on(tmp_path: Path) -> None:
    store = stored(tmp_path / "t")
    log = tmp_path / "t" / OWN_LOG
    whole, (own, _) = log.read_bytes(), (TableStore(tmp_path / "t").load().own, None)
    for end in range(0, len(whole), 17):
        log.write_bytes(whole[:end])
        found = store.load()
        assert found.own == own[: len(found.own)]
        assert log.stat().st_size == end - found.torn
        store.save_own(own[len(found.own) :])
        store.close()
        assert store.load().own == own


def test_zeros_after_a_power_cut_are_dropped(tmp_path: Path) -> None:
    store = stored(tmp_path / "t")
    with (tmp_path / "t" / OWN_LOG).open("ab") as log:
        log.write(bytes(500))
    found = store.load()
    assert (len(found.own), found.torn) == (3, 500)


def test_damage_inside_own_entries_is_never_passed_over(tmp_path: Path) -> None:
    store = stored(tmp_path / "t")
    log = tmp_path / "t" / OWN_LOG
    data = bytearray(log.read_bytes())
    data[30] ^= 1
    log.write_bytes(data)
    with pytest.raises(Malformed, match="damaged at byte 0"):
        store.load()


def test_damage_to_others_entries_only_means_asking_again(tmp_path: Path) -> None:
    store = stored(tmp_path / "t")
    log = tmp_path / "t" / OTHERS_LOG
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 1
    log.write_bytes(data)
    found = store.load()
    assert len(found.own) == 3
    assert len(found.others) == 1


def test_a_table_without_terms_is_none_and_discard_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        TableStore(tmp_path / "t").load()
    store = stored(tmp_path / "t")
    store.discard()
    assert not (tmp_path / "t").exists()


def test_finish_writes_a_game_file(tmp_path: Path) -> None:
    store = stored(tmp_path / "t")
    own, others = entries()
    store.finish(tmp_path / "game.sennik", TERMS, [*others, *own])
    found = gamefile.read(tmp_path / "game.sennik")
    assert (found.terms, found.entries) == (TERMS, own + others)


class NearlyFull(io.RawIOBase):
    """A log on a disk that takes a few bytes at a time and then no more."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.taken = b""

    def writable(self) -> bool:
        return True

    def write(self, data: "Buffer", /) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "no space left on device")
        part = bytes(data)[: min(7, self.room)]
        self.room -= len(part)
        self.taken += part
        return len(part)


def test_a_disk_that_takes_a_part_is_asked_to_take_the_rest_and_never_believed() -> None:
    roomy = NearlyFull(1000)
    Disk().append(cast("BinaryIO", roomy), bytes(range(100)))
    assert roomy.taken == bytes(range(100))
    with pytest.raises(OSError, match="no space"):
        Disk().append(cast("BinaryIO", NearlyFull(99)), bytes(100))


def test_what_is_found_on_disk_is_safe_before_it_is_told(tmp_path: Path) -> None:
    stored(tmp_path / "t")
    disk = Recorder()
    TableStore(tmp_path / "t", disk).load()
    assert disk.calls.count("sync") == 2, "entries of a program that was killed before its sync"
