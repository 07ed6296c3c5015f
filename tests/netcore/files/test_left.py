"""Tables that were left for good are known after a restart."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from netcore.files.left import FILE, HASH_BYTES, MOST_LEFT, LeftTables


def tables(count: int) -> list[bytes]:
    return [bytes([number]) * HASH_BYTES for number in range(count)]


def known(folder: Path) -> list[bytes]:
    left = LeftTables(folder)
    left.load()
    return [table for table in tables(256) if table in left]


def test_what_was_left_is_known_the_latest_of_them(tmp_path: Path) -> None:
    left = LeftTables(tmp_path)
    left.load()
    for table in tables(MOST_LEFT + 3):
        left.add(table)
        left.add(table)
    assert known(tmp_path) == []
    left.save()
    assert known(tmp_path) == tables(MOST_LEFT + 3)[3:]
    assert len((tmp_path / FILE).read_bytes()) == MOST_LEFT * HASH_BYTES


@pytest.mark.parametrize(
    ("data", "whole"), [(b"", 0), (b"\0" * 31, 0), (b"\0" * 32 + b"\1" * 40, 2), (b"\0" * 32 * 1000, 1)]
)
def test_a_file_that_is_no_such_list_costs_nothing(tmp_path: Path, data: bytes, whole: int) -> None:
    (tmp_path / FILE).write_bytes(data)
    assert len(known(tmp_path)) == whole


def test_a_disk_that_refuses_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = LeftTables(tmp_path)
    left.add(bytes(32))
    left.save()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    left.add(b"\1" * 32)
    with pytest.raises(OSError, match="No space"):
        left.save()
    assert known(tmp_path) == [bytes(32)]
