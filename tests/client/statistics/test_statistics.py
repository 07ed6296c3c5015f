"""The games that were finished on this computer: counted once each, kept by this program alone, deleted when asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from client import statistics
from client.statistics import FILE, FILE_BYTES, MOST, Finished
from client.viewmodels.statistics import model
from client.viewmodels.statistics.model import StatisticsModel
from client.worker import Worker


def game(key: str = "one", **other: object) -> Finished:
    values = {"game": "sen", "won": True, "score": 70, "fewest": True, "seats": 4, "people": 2, **other}
    return Finished(key=key, **values)  # type: ignore[arg-type]


def test_a_game_is_counted_once(tmp_path: Path) -> None:
    assert statistics.load(tmp_path) == ()
    assert statistics.add(tmp_path, game()) == (game(),)
    assert statistics.add(tmp_path, game(score=3)) == (game(),)
    assert statistics.add(tmp_path, game("two")) == (game(), game("two")) == statistics.load(tmp_path)
    assert statistics.clear(tmp_path) == () == statistics.load(tmp_path)
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[1]", b"[" * 4000, b'[{"game":"sen"}]', b" " * (FILE_BYTES + 1), b"\xff", b'[{"game":1}]'],
)
def test_a_file_that_cannot_be_read_is_none(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    assert statistics.load(tmp_path) == ()


@pytest.mark.parametrize("raw", [b"", b"[1]", b"\xff", b" " * (FILE_BYTES + 1)])
def test_what_cannot_be_read_is_put_aside_and_not_written_over(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    assert statistics.add(tmp_path, game()) == (game(),) == statistics.load(tmp_path)
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == raw


def test_a_disk_that_fails_for_a_moment_loses_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statistics.add(tmp_path, game())

    def fails(_path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(statistics, "read_whole", fails)
        with pytest.raises(OSError, match="Input/output"):
            statistics.add(tmp_path, game("two"))
    assert statistics.load(tmp_path) == (game(),)


def test_no_more_are_kept_than_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MOST", 3)
    for at in range(5):
        statistics.add(tmp_path, game(str(at)))
    assert [each.key for each in statistics.load(tmp_path)] == ["2", "3", "4"]
    longest = game("x" * 128, game="y" * 32, score=-(2**31), seats=64, people=64)
    assert MOST * (len(str(longest)) + 8) < FILE_BYTES


def test_rows_tell_games_wins_and_the_best_result(qapp: object) -> None:
    kept = [game(), game("two", won=False, score=90, people=1), game("r", game="race", fewest=False, score=58)]
    rows = {row.key: row for row in model.rows(kept)}
    assert (rows["sen"].games, rows["sen"].wins, rows["sen"].with_people, rows["sen"].best) == (2, 1, 1, "70")
    assert (rows["race"].best, rows["smoki"].games, rows["smoki"].best) == ("58", 0, "")


@pytest.mark.parametrize(
    ("seat", "scores", "winners", "saved", "kept"),
    [
        (0, (70, 101), (0,), "sen-3f.sennik", (True, 70, True)),
        (1, (70, 101), (0,), "a/sen-3f.sennik", (False, 101, True)),
        (0, (70, 61), (0,), "race-3f.sennik", (True, 70, False)),
        (0, (70, 61), (), "race-3f.sennik", None),
        (2, (70, 61), (0,), "race-3f.sennik", None),
        (0, (70, 61), (0,), "", None),
    ],
)
def test_what_is_kept_of_a_game(
    seat: int, scores: tuple[int, ...], winners: tuple[int, ...], saved: str, kept: tuple[object, ...] | None
) -> None:
    found = model.finished("sen", seat, 2, scores, winners, saved)
    assert (None if found is None else (found.won, found.score, found.fewest)) == kept


def test_it_is_seen_and_deleted(qapp: object, qtbot: object, tmp_path: Path) -> None:
    worker = Worker()
    shown = StatisticsModel(tmp_path, worker)
    shown.add(game())
    qtbot.waitUntil(lambda: shown.props.games == 1)  # type: ignore[attr-defined]
    assert shown.has_played("sen")
    shown.clear()
    qtbot.waitUntil(lambda: shown.props.games == 0)  # type: ignore[attr-defined]
    assert not shown.has_played("sen")
    worker.close()
