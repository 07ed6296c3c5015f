"""Games that have ended here, for whoever comes back to one of them, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from netcore.feeds.gossip import NOTHING, Heads
from netcore.files import gamefile
from netcore.node.archive import Archive, Ended
from netcore.wire.codec import encode
from tests.scenery.saved import honest

BOOK = honest("sen")
TABLE = BOOK.terms.hash()


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    (tmp_path / f"sen-{TABLE.hex()[:16]}.sennik").write_bytes(BOOK.data())
    return Archive(tmp_path)


def all_that_is_given(ended: Ended | None) -> int:
    """How many messages with entries who sat there and holds nothing is sent at once."""
    assert ended is not None
    nothing = encode(Heads(True, (NOTHING,) * len(BOOK.terms.seats)))
    return len(ended.answer(BOOK.terms.authors()[0], nothing, 0.0)[0])


def test_a_game_is_found_for_whom_it_concerns(archive: Archive) -> None:
    assert all_that_is_given(archive.find(TABLE, lambda terms: terms == BOOK.terms)) > 1
    assert archive.find(TABLE[:16] + bytes(16), lambda _: True) is None
    assert archive.find(bytes(32), lambda _: True) is None


def test_of_a_game_that_is_somebody_elses_only_the_head_is_read(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole one takes a second to read and to check, and who asks has no more to do than to name it."""

    def reads(path: Path) -> gamefile.GameFile:
        raise AssertionError(f"{path} is read")

    monkeypatch.setattr(gamefile, "read", reads)
    assert archive.find(TABLE, lambda _: False) is None
    with pytest.raises(AssertionError):
        archive.find(TABLE, lambda _: True)


@pytest.mark.parametrize("damage", [b"", b"SENNIK01", b"SENNIK01\xff\xff\xff\xff", BOOK.data()[:-1], BOOK.data()[:200]])
def test_a_file_that_is_damaged_is_passed_over(archive: Archive, tmp_path: Path, damage: bytes) -> None:
    (tmp_path / f"a-{TABLE.hex()[:16]}.sennik").write_bytes(damage)
    assert all_that_is_given(archive.find(TABLE, lambda _: True)) > 1
