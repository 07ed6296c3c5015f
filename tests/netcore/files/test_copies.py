"""Files that come and go: nothing is written over, and nothing that is no game gets in."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from netcore.errors import Malformed
from netcore.files import seen
from netcore.files.copies import bring, take_along, write_new
from netcore.files.gamefile import pack_game
from netcore.files.seen import Seen
from netcore.wire.codec import encode
from tests.scenery.saved import honest

TABLE = bytes(range(32))


def test_what_is_there_already_is_never_written_over(tmp_path: Path) -> None:
    first = write_new(tmp_path / "proof.txt", b"one")
    second = write_new(tmp_path / "proof.txt", b"two")
    assert (first.name, second.name) == ("proof.txt", "proof 2.txt")
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")


def test_a_copy_keeps_its_hour(tmp_path: Path) -> None:
    source = tmp_path / "a.sennik"
    source.write_bytes(b"whatever it is")
    copy = take_along(source, tmp_path / "b.sennik")
    assert copy.read_bytes() == source.read_bytes()
    assert copy.stat().st_mtime == source.stat().st_mtime


def test_a_disk_that_fails_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("netcore.files.copies.os.fsync", fails)
    with pytest.raises(OSError, match="No space"):
        write_new(tmp_path / "proof.txt", b"one")
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_brought_once_and_what_is_none_is_not(tmp_path: Path) -> None:
    book = honest("sen")
    source, games = tmp_path / "from a friend.sennik", tmp_path / "games"
    source.write_bytes(book.data())
    kept = bring(source, games)
    assert kept.name == f"sen-{book.terms.hash().hex()[:16]}.sennik"
    assert bring(source, games) == kept
    shorter = tmp_path / "shorter.sennik"
    shorter.write_bytes(book.copy().cut(0, 5).data())
    other = bring(shorter, games)
    assert other != kept
    assert kept.read_bytes() == source.read_bytes(), "another file of the same game stands beside it"
    for junk in (b"", b"SENNIK01", b"SENNIK99" + bytes(40), book.data()[:-9]):
        source.write_bytes(junk)
        with pytest.raises(Malformed):
            bring(source, games)
    assert len(list(games.iterdir())) == 2


def test_a_note_of_what_was_seen_is_read_again_for_its_own_table_alone(tmp_path: Path) -> None:
    game = tmp_path / f"sen-{TABLE.hex()[:16]}.sennik"
    seen.save(game, TABLE, Seen(2, {7: "crows_3", 300: "peek"}))
    assert seen.load(tmp_path, "sen", TABLE) == Seen(2, {7: "crows_3", 300: "peek"})
    assert seen.load(tmp_path, "smoki", TABLE) is None
    assert "crows_3" not in repr(seen.load(tmp_path, "sen", TABLE))
    other = TABLE[:8] + bytes(24)  # the same name, another table
    assert seen.load(tmp_path, "sen", other) is None
    for junk in (b"", b"\xc1", b"\x81\xa5table\xc0", seen.beside(game).read_bytes()[:-1]):
        seen.beside(game).write_bytes(junk)
        assert seen.load(tmp_path, "sen", TABLE) is None


@pytest.mark.parametrize("name", ["../../sen", "/tmp/sen", "..\\..\\sen", "sen\0", "SEN", "sen\n", ""])
def test_a_game_is_brought_nowhere_else_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    book = honest("sen")
    source, games = tmp_path / "from a stranger.sennik", tmp_path / "profile" / "games"
    games.mkdir(parents=True)
    source.write_bytes(pack_game(encode(replace(book.terms, game=name)), ()))
    with pytest.raises(Malformed):
        bring(source, games)
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == {source}
