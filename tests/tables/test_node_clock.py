"""Clocks in a whole program: the move that is made when the time is over, and a claim that cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.dream import rests
from engine.dream_moves import Hear, Pass
from engine.knowledge import View
from netcore.errors import Late, Misuse
from netcore.feeds.charter import MoveClock
from netcore.node.bots import policy_for
from netcore.status import LateNews, PlayNews, RoomNews, TableClock
from netcore.table.clock import TooSoon
from tests.tables.test_node import Guest, all_ready, evening

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


async def decide_but_for(me: Guest, *, under_clocks: bool) -> None:
    """Be a person who decides by policy; without `under_clocks` nothing where a clock runs, as one who is away."""
    policy, seen, answered = policy_for("dream"), 0, set[int]()
    while True:
        for news in me.news[seen:]:
            if isinstance(news, PlayNews) and rests(news.view.board):
                me.node.chair.go_on()
            if isinstance(news, PlayNews) and is_due(news.view, answered, under_clocks=under_clocks):
                answered.add(news.view.number)
                try:
                    legal = news.view.legal
                    assert legal is not None
                    me.node.chair.submit(policy.choose(news.view, legal, Chance(news.view.number)))
                except Misuse:
                    assert news.view.clock is not None  # the time was over first
        seen = len(me.news)
        me.arrived.clear()
        await me.arrived.wait()


def is_due(view: View, answered: set[int], *, under_clocks: bool) -> bool:
    return view.legal is not None and view.number not in answered and (under_clocks or view.clock is None)


async def test_when_the_time_is_over_the_program_itself_says_so(tmp_path: Path) -> None:
    me = Guest(tmp_path, "Ala", lan=False, plays=False)
    await me.node.start()
    try:
        await me.node.rename("Ala", "star")
        await me.node.practise("dream", 4, {"night_s": 10, "clue_s": 1, "read_s": 0})
        playing = asyncio.create_task(decide_but_for(me, under_clocks=False))
        late = await me.until(PlayNews, lambda news: any(s.seat == 0 and s.claimed_ms is not None for s in news.steps))
        playing.cancel()
        (step,) = [s for s in late.steps if s.seat == 0 and s.claimed_ms is not None]
        asked = [news.view for news in me.news if isinstance(news, PlayNews) and news.view.number == step.number]
        clock = asked[-1].clock
        assert clock is not None
        assert step.move == clock.late
        assert step.move in (Pass(), Hear())
        assert step.claimed_ms == clock.limit_ms
    finally:
        await me.node.stop()


async def test_who_claims_what_cannot_be_is_told_so_by_name_on_every_screen(tmp_path: Path) -> None:
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await jan.node.open_table("dream", 4, {"night_s": 600, "clue_s": 60}, bots=2, listed=False)
        room = await jan.until(RoomNews)
        await ola.node.join_address(room.addresses[0])
        await all_ready(jan, ola)
        await jan.until(PlayNews)
        jan.node.chair._stopwatch.elapsed_ms = lambda _seat, _now_s: 60_000  # type: ignore[method-assign]
        playing = [asyncio.create_task(decide_but_for(guest, under_clocks=True)) for guest in (jan, ola)]
        told = [await guest.until(LateNews) for guest in (ola, jan)]
        for task in playing:
            task.cancel()
        assert told[0] == told[1]
        seats = {place.name: place.seat for place in ola.latest(RoomNews).places}
        assert told[0].by == (seats["Ola"],)
        assert told[0].seat != seats["Ola"]


async def test_by_a_gentle_clock_the_other_may_go_on_without_waiting_and_a_ghost_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoveClock, "limit_ms", 300)
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await jan.node.open_table("sen", 2, {"rounds": 1, "limit": 0}, listed=False)
        jan.node.room.set_clock("gentle", 10)
        room = await jan.until(RoomNews, lambda news: news.customs.clock is not None)
        await ola.node.join_address(room.addresses[0])
        assert await ola.until(RoomNews, lambda news: news.customs.clock == TableClock("gentle", 10))
        await all_ready(jan, ola)
        asked = await jan.until(PlayNews, lambda news: news.view.legal is not None and not news.busy)
        assert asked.clock == TableClock("gentle", 10)
        mine = await ola.until(PlayNews, lambda news: news.view.number == asked.view.number and not news.busy)
        if mine.view.legal is not None:
            ola.node.chair.submit(mine.view.legal.listed[0])
        while True:
            try:
                ola.node.go_on_without(asked.view.number)
            except TooSoon:
                await asyncio.sleep(0.05)
            else:
                break
        told = [await guest.until(LateNews) for guest in (jan, ola)]
        assert told[0] == told[1]
        assert (told[0].number, told[0].seat, told[0].by_table) == (asked.view.number, asked.view.seat, True)
        await jan.until(PlayNews, lambda news: any(step.number == asked.view.number for step in news.steps))
        with pytest.raises(Late):
            ola.node.go_on_without(asked.view.number)


async def test_where_no_person_plays_a_program_goes_along_with_who_waits_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who wait for Jan one is a person; alone it is no more than half."""
    monkeypatch.setattr(MoveClock, "limit_ms", 300)
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        robot = Guest(tmp_path, "Robot", plays=True)
        await robot.node.start()
        try:
            await robot.node.rename("Robot", "bell")
            await jan.node.open_table("sen", 3, {"rounds": 1, "limit": 0}, listed=False)
            jan.node.room.set_clock("gentle", 10)
            room = await jan.until(RoomNews, lambda news: news.customs.clock is not None)
            for guest in (ola, robot):
                await guest.node.join_address(room.addresses[0])
            await all_ready(jan, ola, robot)
            asked = await ola.until(PlayNews, lambda news: news.view.legal is not None and not news.busy)
            assert asked.view.legal is not None
            ola.node.chair.submit(asked.view.legal.listed[0])
            while True:
                try:
                    ola.node.go_on_without(asked.view.number)
                except TooSoon:
                    await asyncio.sleep(0.05)
                else:
                    break
            told = await jan.until(LateNews)
            names = {place.seat: place.name for place in jan.latest(RoomNews).places}
            assert (names[told.seat], {names[seat] for seat in told.by}) == ("Jan", {"Ola", "Robot"})
        finally:
            await robot.node.stop()


async def test_by_a_strict_clock_no_night_waits_for_who_never_says_to_be_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoveClock, "limit_ms", 300)
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await jan.node.open_table("dream", 4, {"night_s": 10, "read_s": 0}, bots=2, listed=False)
        jan.node.room.set_clock("strict", 10)
        room = await jan.until(RoomNews, lambda news: news.customs.clock is not None)
        await ola.node.join_address(room.addresses[0])
        await all_ready(jan, ola)
        for guest in (jan, ola):
            await guest.until(PlayNews, lambda news: rests(news.view.board))
            await guest.until(PlayNews, lambda news: news.view.clock is not None)
