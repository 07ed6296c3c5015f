"""The list of saved games, by the heads of their files, and what is kept of checking them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.games import find
from netcore.errors import Malformed
from netcore.files import checked as checks
from netcore.files import gamefile
from netcore.files.checked import Checked
from netcore.files.saved import saved_game, saved_games
from netcore.wire.codec import encode
from tests.tables.ring import Ring

TABLE = Ring(find("sen"), 2, {"rounds": 1})


def save(folder: Path, name: str, at_s: float) -> Path:
    path = folder / name
    gamefile.write(path, encode(TABLE.terms), ())
    os.utime(path, (at_s, at_s))
    return path


def test_games_are_listed_latest_first_with_who_played(tmp_path: Path) -> None:
    save(tmp_path, "a.sennik", 1000)
    latest = save(tmp_path, "b.sennik", 2000)
    (tmp_path / "b.fork").write_bytes(b"no game")
    (tmp_path / "c.sennik").mkdir()
    games = saved_games(tmp_path)
    assert [(Path(game.path).name, game.saved_s) for game in games] == [("b.sennik", 2000), ("a.sennik", 1000)]
    assert games[0].game == TABLE.terms.game
    assert games[0].names == tuple(seat.name for seat in TABLE.terms.seats)
    assert games[0].keys == TABLE.terms.authors()
    assert games[0].size == latest.stat().st_size
    assert games[0].strange == ""


def test_names_and_lanterns_of_a_strangers_file_are_listed_as_they_may_be_shown(tmp_path: Path) -> None:
    made_up = (("A\u202ela\n", "star"), ("\u200b", "../../x"))
    seats = (
        replace(seat, name=name, lantern=lantern)
        for seat, (name, lantern) in zip(TABLE.terms.seats, made_up, strict=True)
    )
    gamefile.write(tmp_path / "a.sennik", encode(replace(TABLE.terms, seats=tuple(seats))), ())
    (game,) = saved_games(tmp_path)
    assert list(zip(game.names, game.lanterns, strict=True)) == [("Ala", "star"), ("2", "tall")]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not a game file"),
        (b"SENNIK99rest", "another version"),
        (b"SENNIK01", "without a draft"),
        (b"SENNIK01\0\0\0\5abc", "without a draft"),
        (b"SENNIK01\xff\xff\xff\xff" + bytes(64), "without a draft"),
        (b"SENNIK01\0\0\0\3abc\0\0\0\0", ""),
    ],
)
def test_what_is_no_game_is_listed_with_the_reason(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "odd.sennik"
    path.write_bytes(content)
    game = saved_game(path)
    assert game.strange
    assert why in game.strange
    assert (game.game, game.names, game.size) == ("", (), len(content))
    if why:
        with pytest.raises(Malformed):
            gamefile.read(path)


def test_only_the_head_of_a_file_is_read(tmp_path: Path) -> None:
    path = save(tmp_path, "cut.sennik", 1000)
    whole = path.read_bytes()
    path.write_bytes(whole[:-4])
    assert saved_game(path).names == tuple(seat.name for seat in TABLE.terms.seats)
    with pytest.raises(Malformed):
        gamefile.read(path)


def test_a_file_that_has_changed_counts_as_not_checked(tmp_path: Path) -> None:
    path = save(tmp_path, "a.sennik", 1000)
    game = saved_game(path)
    known = Checked(size=game.size, saved_s=game.saved_s, verdict="complete", scores=(1, 2, 3), winners=(2,))
    checks.save(tmp_path, {"a.sennik": known})
    assert checks.load(tmp_path) == {"a.sennik": known}
    assert known.is_of(game)
    os.utime(path, (1001, 1001))
    assert not known.is_of(saved_game(path))


@pytest.mark.parametrize("content", [b"", b"[]", b"{" * 5000, b'{"a":{"size":-1}}', b"\xff"])
def test_a_note_that_cannot_be_read_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / checks.FILE).write_bytes(content)
    assert checks.load(tmp_path) == {}
