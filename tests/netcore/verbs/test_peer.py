"""`sennik peer`: what it says when a table has stopped."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from netcore.status import AsideNews, BrokenOffNews, ClosedNews, DoorNews, FoulNews, OverNews, TablesNews
from netcore.verbs import peer
from netcore.verbs.peer import ASIDE, Player, Stopped


@pytest.fixture
def player(tmp_path: Path) -> Player:
    args = argparse.Namespace(profile=tmp_path, interface=None, policy="random", pace="quick", name="Ala", join=None)
    return Player(args)


@pytest.mark.parametrize("saved", ["", "sen.fork"])
async def test_where_it_was_saved_is_said_only_if_it_was(player: Player, saved: str) -> None:
    player._news.put_nowait(FoulNews(1, "feed.fork", 3, saved))
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


async def test_a_game_that_ends_before_its_time_ends_the_program_with_who_is_gone(player: Player) -> None:
    player._news.put_nowait(BrokenOffNews((1, 3), True, "sen.sennik"))
    with pytest.raises(Stopped, match=r"gone for good are seats 1, 3; see sen\.sennik"):
        await asyncio.wait_for(player._game(), 5)


def over(opened: bool | None) -> OverNews:
    return OverNews((1, 2), (0,), False, opened, "sen.sennik")


async def test_whoever_never_says_whether_seeds_are_laid_open_keeps_nobody(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "OPENING_S", 0.05)
    player._news.put_nowait(over(None))
    assert await asyncio.wait_for(player._game(), 5) == (Path("sen.sennik"), False)


async def test_time_to_lay_seeds_open_is_given_once(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other news, and the same once more, give no more of it."""
    monkeypatch.setattr(peer, "OPENING_S", 0.2)

    async def chatter() -> None:
        while True:
            player._news.put_nowait(over(None))
            await asyncio.sleep(0.01)

    chatting = asyncio.create_task(chatter())
    try:
        assert await asyncio.wait_for(player._game(), 5) == (Path("sen.sennik"), False)
    finally:
        chatting.cancel()


async def test_who_lays_open_in_time_is_waited_for(player: Player) -> None:
    for news in (over(None), over(True)):
        player._news.put_nowait(news)
    assert await asyncio.wait_for(player._game(), 5) == (Path("sen.sennik"), True)
    assert player._news.empty()


@pytest.mark.parametrize("decided", [True, False])
async def test_a_table_where_others_have_yet_to_speak_is_left_before_the_next_game(
    player: Player, tmp_path: Path, decided: bool
) -> None:
    saved, waited = tmp_path / "sen.sennik", []
    saved.write_bytes(b"a game")

    class Over:
        async def wait(self) -> None:
            assert decided, "it would wait for ever"
            waited.append(True)

    class Node:
        sitting = SimpleNamespace(over=Over())
        left = 0

        async def leave(self) -> None:
            self.left += 1

    node = Node()
    player._node = node  # type: ignore[assignment]
    player._args.out, player._args.games = tmp_path / "out.sennik", 1
    await player._finish(saved, 0, decided=decided)
    assert (node.left, len(waited)) == (not decided, decided)
    assert (tmp_path / "out.sennik").read_bytes() == b"a game"
    player._news.put_nowait(ClosedNews("left"))
    player._news.put_nowait(over(False))
    assert await asyncio.wait_for(player._game(), 5), "that it has left is no end of the next game"


class FakeDoor:
    """A node before the door of a table."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.left = 0
        self.room = SimpleNamespace(say_word=self.said.append)

    async def leave(self) -> None:
        self.left += 1

    async def join(self, peer: bytes) -> None:
        raise AssertionError("there is no other table")


@pytest.fixture
def door(player: Player, monkeypatch: pytest.MonkeyPatch) -> FakeDoor:
    made = FakeDoor()
    monkeypatch.setattr(player, "_node", made)
    monkeypatch.setattr(peer, "SLOWLY_S", 0.0)
    player._args.word = "moon owl"
    return made


async def test_the_word_is_said_when_it_is_asked_for_and_once_if_it_is_wrong(player: Player, door: FakeDoor) -> None:
    host = bytes(32)
    for news in (DoorNews(host, "nod"), DoorNews(host, "word"), DoorNews(host, "word", "slowly")):
        player._news.put_nowait(news)
    player._news.put_nowait(DoorNews(host, "word", "wrong"))
    with pytest.raises(Stopped, match="not that of this table") as stopped:
        await asyncio.wait_for(player._game(), 5)
    assert door.said == ["moon owl", "moon owl"]
    assert "moon" not in str(stopped.value)


async def test_a_word_that_is_not_given_ends_it_or_leads_to_another_table(player: Player, door: FakeDoor) -> None:
    player._args.word = None
    player._news.put_nowait(DoorNews(bytes(32), "word"))
    with pytest.raises(Stopped, match="asks for a --word"):
        await asyncio.wait_for(player._game(), 5)
    player._args.join = ""
    with pytest.raises(TimeoutError):  # it looks for another, and there is none
        await asyncio.wait_for(player._stand_before(DoorNews(bytes(32), "word")), 0.2)
    assert (door.left, door.said) == (1, [])
