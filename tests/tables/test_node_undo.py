"""Taking a move back in whole programs: two people who agree, one who does not, and one alone with bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.driver import UNDO
from engine.smoki import TakeOpen
from netcore.errors import Late
from netcore.node.chair import Paused
from netcore.status import PauseNews, PlayNews, RoomNews, UndoNews
from tests.tables.test_node import Guest, all_ready, evening

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

SMOKI = {"goal": "rounds", "rounds": 1}


async def take_open(*guests: Guest) -> tuple[Guest, int]:
    """Play until somebody has taken an open card: who that is, and the question that it led to."""
    decided: set[tuple[str, int]] = set()
    while True:
        for guest in guests:
            news = guest.latest(PlayNews) if any(isinstance(each, PlayNews) for each in guest.news) else None
            if news is None or news.view.legal is None or (guest.name, news.view.number) in decided:
                continue
            number, listed = news.view.number, news.view.legal.listed
            move = next((move for move in listed if isinstance(move, TakeOpen)), listed[0])
            decided.add((guest.name, number))
            guest.node.chair.submit(move, number)
            if isinstance(move, TakeOpen):
                asked = await guest.until(PlayNews, lambda told, n=number: told.view.number > n)
                return guest, asked.view.number
        guests[0].arrived.clear()
        await guests[0].arrived.wait()


async def test_two_agree_and_the_move_is_asked_for_again(tmp_path: Path) -> None:
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await jan.node.open_table("smoki", 2, SMOKI, listed=False)
        jan.node.room.set_undo(True)
        room = await jan.until(RoomNews, lambda news: news.customs.undo)
        await ola.node.join_address(room.addresses[0])
        assert await ola.until(RoomNews, lambda news: news.customs.undo)
        await all_ready(jan, ola)
        mover, number = await take_open(jan, ola)
        other = ola if mover is jan else jan
        seat = mover.latest(PlayNews).view.seat
        assert seat is not None
        await mover.until(PlayNews, lambda news: news.undo == UndoNews(seat, awaited=(0, 1), may_ask=True))
        with pytest.raises(Late):
            other.node.wish_undo(True, number)
        with pytest.raises(Late):
            mover.node.wish_undo(True, number - 1)
        mover.node.wish_undo(True, number)
        asked = UndoNews(seat, wish=(seat,), awaited=(1 - seat,), may_answer=True)
        await other.until(PlayNews, lambda news: news.undo == asked)
        other.node.call("pause")
        await other.until(PauseNews, lambda news: bool(news.by))
        with pytest.raises(Paused):
            other.node.wish_undo(True, number)
        other.node.call("go-on")
        await other.until(PauseNews, lambda news: not news.by and len(news.away) == 0 and news.may_ask)
        other.node.wish_undo(True, number)
        for guest in (jan, ola):
            back = await guest.until(PlayNews, lambda news: any(step.ask == UNDO for step in news.steps))
            (step,) = [step for step in back.steps if step.ask == UNDO]
            assert (step.number, step.seat) == (number, seat)
        again = await mover.until(PlayNews, lambda news: news.view.number == number + 1 and news.view.legal is not None)
        assert again.view.legal is not None
        mover.node.chair.submit(again.view.legal.listed[0], number + 1)


async def test_who_is_against_it_is_named_and_the_move_stands(tmp_path: Path) -> None:
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await jan.node.open_table("smoki", 3, SMOKI, bots=1, listed=False)
        jan.node.room.set_undo(True)
        room = await jan.until(RoomNews, lambda news: news.customs.undo)
        await ola.node.join_address(room.addresses[0])
        await all_ready(jan, ola)
        mover, number = await take_open(jan, ola)
        other = ola if mover is jan else jan
        mover.node.wish_undo(True, number)
        await other.until(PlayNews, lambda news: news.undo is not None and news.undo.may_answer)
        other.node.wish_undo(False, number)
        told = await mover.until(PlayNews, lambda news: news.undo is not None and bool(news.undo.against))
        assert told.undo is not None
        assert told.undo.against == (other.latest(PlayNews).view.seat,)
        assert not told.undo.may_ask
        with pytest.raises(Late):
            mover.node.wish_undo(True, number)
        assert told.view.legal is not None
        mover.node.chair.submit(told.view.legal.listed[0], number)
        await other.until(PlayNews, lambda news: news.view.number > number and news.undo is None)


async def test_alone_with_bots_it_works_at_once(tmp_path: Path) -> None:
    me = Guest(tmp_path, "Ala", lan=False, plays=False)
    await me.node.start()
    try:
        await me.node.rename("Ala", "star")
        await me.node.practise("smoki", 3, SMOKI)
        _, number = await take_open(me)
        me.node.wish_undo(True, number)
        await me.until(PlayNews, lambda news: any(step.ask == UNDO for step in news.steps))
        again = await me.until(PlayNews, lambda news: news.view.number == number + 1 and news.view.legal is not None)
        assert again.undo is None
    finally:
        await me.node.stop()
