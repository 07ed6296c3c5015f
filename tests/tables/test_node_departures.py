"""Nodes whose peers are gone for good: the others play on, or end the game, by their players' word."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from netcore.audit.replay import verify
from netcore.errors import Late
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import ForkSeen
from netcore.files import gamefile
from netcore.identity import Identity
from netcore.status import (
    BrokenOffNews,
    EvictedNews,
    FoulNews,
    LinkNews,
    OverNews,
    PlayedOnNews,
    PlayNews,
    PollNews,
)
from netcore.wire.codec import encode
from tests.tables.test_node import Guest, all_ready, each, evening, reach, sit_down, take_time

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


@pytest.fixture(autouse=True)
def no_person_is_asked_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netcore.node.absence.ASKED_S", 0.5)


async def stopped(guest: Guest, *others: Guest, seat: int) -> None:
    """`guest` is gone, its table with it; the others are told."""
    await guest.node.stop()
    for other in others:
        news = await other.until(LinkNews, lambda news: news.seat == seat and not news.here)
        assert news.spared == (len(others) > 1)


def contradict(guest: Guest, told_by: Guest, who: Identity, seat: int) -> None:
    """Show a program that `who` has signed two first entries; its game is not over yet."""
    sitting = guest.node.sitting
    assert sitting is not None
    assert sitting.life.goes_on
    first = sitting._feeds.entries(seat)[0]
    second = Entry.sign(who, first.table, seat, 0, NO_HASH, b"another")
    proof = ForkSeen(first.signed_header.raw, second.signed_header.raw)
    sitting.receive(told_by.node.me.peer, encode(proof))
    assert sitting._feeds.forks(), "it proves something"


async def test_two_of_three_nodes_play_on_with_a_ghost(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.5)
        await stopped(ula, ala, ola, seat=2)
        ala.node.chair.evict([2])
        for guest in (ala, ola):
            await guest.until(PollNews, lambda news: news.gone == (2,))
            assert (await guest.until(EvictedNews)).by == (0, 1)
        contradict(ala, told_by=ola, who=Identity.load(tmp_path / "Ula"), seat=2)
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert not [news for guest in (ala, ola) for news in guest.news if isinstance(news, FoulNews)]
        assert len({Path(news.saved).read_bytes() for news in over}) == 1
        assert ala.latest(PlayNews).ghosts == (2,)
        report = verify(gamefile.read(Path(over[0].saved)))
        assert report.good, report
        assert any(line.startswith("evicted: Ula, after ") for line in report.lines)
        assert "seeds: that of Ula not revealed, evicted" in report.lines


async def test_of_two_nodes_none_wins_by_the_others_leaving(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola)
        await stopped(ola, ala, seat=1)
        with pytest.raises(Late):
            ala.node.chair.evict([1])
        ala.node.chair.break_off([1])
        ended = await ala.until(BrokenOffNews)
        assert (ended.gone, ended.dealt) == ((1,), True)
        report = verify(gamefile.read(Path(ended.saved)))
        assert report.fault is None
        assert report.missing.startswith("the game is not finished: question ")
        assert not any("won by" in line for line in report.lines)


async def test_who_comes_back_too_late_is_told_so_and_harms_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.05)  # until the third is back
        await stopped(ula, ala, ola, seat=2)
        ala.node.chair.evict([2])
        await each(ala.until(EvictedNews), ola.until(EvictedNews))
        back = Guest(tmp_path, "Ula")
        await back.node.start()
        try:
            assert await back.node.resume()
            assert (await back.until(PlayedOnNews)).by == (0, 1)
        finally:
            await back.node.stop()
        over = await each(ala.over(), ola.over())
        assert len({Path(news.saved).read_bytes() for news in over}) == 1
        assert verify(gamefile.read(Path(over[0].saved))).good


async def test_nobody_who_is_heard_is_found_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netcore.node.absence.STILL_HERE_S", 0.2)
    async with evening(tmp_path, "Ala", "Ola", "Ula", plays=False) as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.1)
        ala.node.chair.evict([2])
        await ala.until(PollNews, lambda news: news.gone == (2,))
        async with asyncio.timeout(20):
            while ala.latest(PollNews).gone:
                ala.arrived.clear()
                await ala.arrived.wait()
        assert not any(isinstance(news, EvictedNews) for guest in (ala, ola, ula) for news in guest.news)


async def test_who_comes_back_to_a_game_that_was_ended_is_told_so(tmp_path: Path) -> None:
    """The host is killed, the other leaves it at that; the host comes back and does not play on alone, with nobody."""
    async with evening(tmp_path, "Ola") as (ola,):
        ala = Guest(tmp_path, "Ala")
        await ala.node.start()
        await ala.node.rename("Ala", "fish")
        await sit_down(ala, ola, bots=1)
        await all_ready(ala, ola)
        await reach(2, ala, ola)
        await ala.node.stop()
        gone = await ola.until(LinkNews, lambda news: news.seat == 0 and not news.here)
        assert not gone.spared, "of two programs neither can go on alone, whatever bots they brought"
        ola.node.chair.break_off([0, 2])
        ended = await ola.until(BrokenOffNews)
        back = Guest(tmp_path, "Ala")
        await back.node.start()
        try:
            assert await back.node.resume()
            told = await back.until(LinkNews, lambda news: news.left)
            assert (told.seat, told.ended, told.spared) == (1, True, False)
            back.node.chair.break_off([1])
            mine = await back.until(BrokenOffNews)
            for saved in (ended.saved, mine.saved):
                report = verify(gamefile.read(Path(saved)))
                assert report.fault is None
                assert report.missing
        finally:
            await back.node.stop()


async def test_who_comes_back_after_the_others_have_finished_learns_that_they_played_on(tmp_path: Path) -> None:
    """One of three is killed; the others play on to the end and one of them has left its table: the other's file says
    it all.
    """
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ula, ala, ola)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.5)
        await stopped(ula, ala, ola, seat=0)
        ala.node.chair.evict([0])
        await each(ala.until(EvictedNews), ola.until(EvictedNews))
        take_time(0, ala, ola)
        await each(ala.over(), ola.over())
        await ola.node.stop()
        await ala.node.leave()
        back = Guest(tmp_path, "Ula")
        await back.node.start()
        try:
            assert await back.node.resume()
            told = await back.until(PlayedOnNews)
            assert told.by == (1, 2)
            assert not any(isinstance(news, OverNews) for news in back.news)
            report = verify(gamefile.read(Path(told.saved)))
            assert report.fault is None
        finally:
            await back.node.stop()


async def test_who_comes_back_after_the_end_gets_what_it_lacks_of_a_complete_game(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala") as (ala,):
        ola = Guest(tmp_path, "Ola")
        await ola.node.start()
        await ola.node.rename("Ola", "fish")
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.1)
        folder = next((tmp_path / "Ola" / "tables").iterdir())
        kept = tmp_path / "kept"
        shutil.copytree(folder, kept)
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        await ola.node.stop()
        shutil.copytree(kept, folder)
        Path(over[1].saved).unlink()
        back = Guest(tmp_path, "Ola")
        await back.node.start()
        try:
            assert await back.node.resume()
            again = await back.until(OverNews, lambda news: news.opened is not None)
            assert (again.scores, again.winners) == (over[0].scores, over[0].winners)
            assert verify(gamefile.read(Path(again.saved))).good
        finally:
            await back.node.stop()
