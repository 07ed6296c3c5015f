"""`sennik peer`: what it says when a table has stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from netcore.status import AsideNews, ClosedNews, DivergedNews, FoulNews, TablesNews
from netcore.verbs.peer import ASIDE, Player, Stopped


@pytest.fixture
def player(tmp_path: Path) -> Player:
    args = argparse.Namespace(profile=tmp_path, interface=None, policy="random", pace="quick", name="Ala", join=None)
    return Player(args)


@pytest.mark.parametrize("saved", ["", "sen.fork"])
@pytest.mark.parametrize("kind", [FoulNews, DivergedNews])
async def test_where_it_was_saved_is_said_only_if_it_was(player: Player, kind: type, saved: str) -> None:
    player._news.put_nowait(FoulNews(1, "feed.fork", 3, saved) if kind is FoulNews else DivergedNews(3, (1,), saved))
    with pytest.raises(Stopped) as stopped:
        await player._game()
    assert ("question 3; see sen.fork" in str(stopped.value)) == bool(saved)
    assert str(stopped.value).endswith("sen.fork" if saved else "question 3")


async def test_a_table_that_cannot_be_resumed_does_not_end_the_next(
    player: Player, caplog: pytest.LogCaptureFixture
) -> None:
    for news in (TablesNews(network="no_network"), ClosedNews("fault", "a table cannot be resumed: it is cut")):
        player._news.put_nowait(news)
    await player._hear_of_lost()
    assert player._news.empty()
    assert player._tables.network == "no_network"
    assert "it is cut" in caplog.text


async def test_what_was_put_aside_is_said_with_its_place(player: Player, capsys: pytest.CaptureFixture[str]) -> None:
    for what in ASIDE:
        player._news.put_nowait(AsideNews(what, f"/home/ala/{what}.damaged-1"))
    await player._hear_of_lost()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == len(ASIDE)
    assert all(f"/home/ala/{what}.damaged-1" in line for what, line in zip(ASIDE, said, strict=True))
    assert "a new key" in said[0]
