"""The next game after one: with those who are there, whoever opened the last; and a table without backups."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from netcore.status import BrokenOffNews, ClosedNews, EvictedNews, LinkNews, OverNews, PlayNews, RoomNews
from tests.tables.test_node import Guest, all_ready, each, evening, sit_down, take_time

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

SOON_S = 15.0


async def played(*guests: Guest, bots: int = 0) -> None:
    await sit_down(*guests, bots=bots)
    await all_ready(*guests)
    await each(*(guest.over() for guest in guests))
    for guest in guests:
        guest.news.clear()


async def assert_play_again(*guests: Guest, seats: int) -> None:
    """They come to a room with so many seats, the first of them as its host, and to the end of a game."""
    began = time.monotonic()
    rooms = await each(*(guest.until(RoomNews, lambda room: bool(room.phrase)) for guest in guests))
    assert time.monotonic() - began < SOON_S
    assert [room.host for room in rooms] == [True] + [False] * (len(guests) - 1)
    assert [len(room.places) for room in rooms] == [seats] * len(guests)
    await all_ready(*guests)
    await each(*(guest.over() for guest in guests))


@pytest.mark.parametrize("how", ["leaves", "dies"])
async def test_those_who_are_left_play_again_without_who_opened(tmp_path: Path, how: str) -> None:
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        try:
            await ala.node.rename("Ala", "fish")
            await played(ala, ola, ula)
            if how == "leaves":
                await ala.node.leave()
                await asyncio.sleep(0.2)
            else:
                await ala.node.stop()
            await ula.node.again()  # the guest is sooner
            await ola.node.again()
            await assert_play_again(ola, ula, seats=2)
        finally:
            await ala.node.stop()


async def test_the_opener_goes_while_others_wait_for_its_next_table(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await played(ala, ola, ula)
        await ola.node.again()
        await ula.node.again()
        await asyncio.sleep(1.0)
        await ala.node.stop()
        await assert_play_again(ola, ula, seats=2)


async def test_after_a_game_that_the_host_has_left_the_others_open_the_next(tmp_path: Path) -> None:
    """In mid-game the host goes home, with its bot; two of three persons play on, and then again."""
    async with evening(tmp_path, "Ola", "Ula") as (ola, ula):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await sit_down(ala, ola, ula, bots=1)
        await all_ready(ala, ola, ula)
        for guest in (ala, ola, ula):
            await guest.until(PlayNews, lambda news: news.view.number > 2)
        take_time(0.3, ala, ola, ula)
        await ala.node.leave()
        for guest in (ola, ula):
            await guest.until(LinkNews, lambda news: news.seat == 0 and news.left and news.spared)
        ola.node.chair.evict([0, 3])
        await ula.until(EvictedNews, lambda news: news.seat == 3)
        assert ula.latest(EvictedNews).by == (1, 2)
        take_time(0, ola, ula)
        await each(ola.over(), ula.over())
        assert set(ola.latest(PlayNews).ghosts) == {0, 3}
        for guest in (ola, ula):
            guest.news.clear()
        await ola.node.again()
        await ula.node.again()
        room = await ola.until(RoomNews)
        assert room.host
        assert len(room.places) == 3
        assert [place.kind for place in (await ula.until(RoomNews, lambda r: r.me == 1)).places][2] == "bot"
        await all_ready(ola, ula)
        await each(ola.over(), ula.over())
        await ala.node.stop()


async def test_a_table_may_decline_backups(tmp_path: Path) -> None:
    """Then nobody can be played on without, and the room says so to everybody."""
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await ula.until(RoomNews, lambda room: bool(room.phrase))
        for guest in (ala, ola, ula):
            guest.news.clear()
        ala.node.room.set_backups(False)
        for guest in (ala, ola, ula):
            await guest.until(RoomNews, lambda room: bool(room.phrase) and not room.backups)
        await all_ready(ala, ola, ula)
        await ala.until(PlayNews, lambda news: news.view.number > 2)
        take_time(3600, ala, ola, ula)
        await ula.node.stop()
        gone = await ala.until(LinkNews, lambda news: news.seat == 2 and not news.here)
        assert not gone.spared
        ala.node.chair.break_off([2])
        assert (await ala.until(BrokenOffNews)).dealt
        assert not [news for news in ala.news if isinstance(news, OverNews | ClosedNews)]
