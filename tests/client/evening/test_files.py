"""The notebook's files: read and verified, and held against each other as `sennik evening` does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from client.viewmodels.evening.files import night_of, verified
from client.viewmodels.evening.notebook import book_of
from netcore.audit.evening import evening
from netcore.feeds.bodies import Here
from netcore.verbs.cli import main
from tests.scenery.saved import Book, honest

BOOK = honest("sen")


def signed_otherwise(seat: int) -> Book:
    """The same game, in which a seat has signed something else at its end."""
    return BOOK.copy().cut(seat, len(BOOK.feeds[seat]) - 3).write(seat, Here())


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_signed_two_versions_is_named_and_the_score_is_that_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seat: int
) -> None:
    """Only who has won takes the win from the game by it. Each game is dealt anew, so either may have won."""
    (tmp_path / "one.sennik").write_bytes(BOOK.data())
    (tmp_path / "two.sennik").write_bytes(signed_otherwise(seat).data())
    night = night_of(tmp_path, BOOK.terms.table)
    checked = {game: verified(game) for game in night.games}
    (game,) = evening(checked.values()).games
    assert game.fault is not None
    assert (game.verdict, game.fault.rule, game.fault.seat) == ("at fault", "feed.fork", seat)
    book = book_of(night, checked, b"", frozenset(), "en")
    assert [line.kind for line in book.lines] == ["foul", "foul"]
    assert all(BOOK.terms.seats[seat].name in line.note for line in book.lines)
    assert main(["evening", "--json", *(game.path for game in night.games)]) == 1
    (told,) = json.loads(capsys.readouterr().out)["games"]
    assert told["places"] == list(game.places)
    (honest,) = evening(verified(each) for each in night.games[:1]).games
    assert honest.outcome is not None
    assert any(game.places) == (seat not in honest.outcome.winners)


def test_a_copy_of_a_game_is_that_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.sennik").write_bytes(BOOK.data())
    (game,) = evening(verified(each) for each in night_of(tmp_path, b"").games).games
    assert (game.verdict, game.fault) == ("complete", None)
