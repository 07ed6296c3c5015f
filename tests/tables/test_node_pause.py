"""A pause in whole programs: nobody decides, bots wait, clocks stand still, and it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from netcore.node.chair import Paused
from netcore.speech import pauses
from netcore.speech.line import Line
from netcore.speech.messages import Lines
from netcore.speech.said import Call
from netcore.status import PauseNews, PlayNews, SaidNews
from netcore.wire.codec import encode
from netcore.wire.envelope import ToCircle, seal
from tests.tables.test_node import Guest, all_ready, evening, sit_down

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


async def test_everybody_may_ask_for_a_pause_in_which_nobody_decides_and_others_may_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, "Jan", "Ola", plays=False) as (jan, ola):
        await sit_down(jan, ola)
        await all_ready(jan, ola)
        asked = await jan.until(PlayNews, lambda news: news.view.legal is not None and not news.busy)
        await ola.until(PlayNews, lambda news: news.view.legal is not None and not news.busy)
        ola.node.call("pause")
        seats = {guest: guest.latest(PlayNews).view.seat for guest in (jan, ola)}
        for guest in (jan, ola):
            told = await guest.until(PauseNews, lambda news: news.by == (seats[ola],))
            assert told.may_end is (guest is ola)
            assert told.may_ask
        sitting = jan.node.sitting
        assert sitting is not None
        stood_s = sitting._clock_s()
        assert asked.view.legal is not None
        with pytest.raises(Paused):
            jan.node.chair.submit(asked.view.legal.listed[0])
        jan.node.call("go-on")
        jan.node.call("away")
        await ola.until(PauseNews, lambda news: news.away == (seats[jan],) and news.by == (seats[ola],))
        assert sitting._clock_s() == stood_s
        for name in ("OTHERS_AFTER_S", "LEEWAY_S"):
            monkeypatch.setattr(pauses, name, 0.0)
        await jan.until(PauseNews, lambda news: news.by == (seats[ola],) and news.may_end)
        jan.node.call("go-on")
        for guest in (jan, ola):
            await guest.until(PauseNews, lambda news: not news.by and news.away == (seats[jan],))
        jan.node.chair.submit(asked.view.legal.listed[0])
        assert sitting._clock_s() > stood_s


async def test_a_pause_told_to_one_alone_and_something_newer_to_the_other_stands_for_both(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ula", "Jan", "Ola", plays=False) as (ula, jan, ola):
        await sit_down(ula, jan, ola)
        await all_ready(ula, jan, ola)
        for guest in (ula, jan, ola):
            await guest.until(PlayNews)
        speech = ula.node.running.talking._speech

        def tell(to: Guest, number: int, text: str = "", call: Call | None = None) -> None:
            """As an altered program would: over one link alone."""
            line = Line.sign(speech._identity, speech._table, speech._voice, number, text=text, reaction=call)
            said = ToCircle(speech._table, encode(Lines((line.raw,))))
            ula.node.running.links.post(to.node.me.peer, seal(said))

        tell(ola, 1, "newer")
        await ola.until(SaidNews, lambda news: news.text == "newer")
        tell(jan, 0, call="pause")
        for guest in (jan, ola):
            await guest.until(PauseNews, lambda news: news.by == (ula.latest(PlayNews).view.seat,))


async def test_among_bots_one_s_own_pause_holds_them(tmp_path: Path) -> None:
    me = Guest(tmp_path, "Ala", lan=False, plays=False)
    await me.node.start()
    try:
        await me.node.rename("Ala", "star")
        await me.node.practise("sen", 3, {"rounds": 1, "limit": 0})
        asked = await me.until(PlayNews, lambda news: news.view.legal is not None and not news.busy)
        me.node.call("pause")
        await me.until(PauseNews, lambda news: news.by == (asked.view.seat,) and news.may_end)
        sitting = me.node.sitting
        assert sitting is not None
        assert all(chair.held for chair in sitting.chairs)
        me.node.call("go-on")
        await me.until(PauseNews, lambda news: not news.by and news.may_ask)
        assert not any(chair.held for chair in sitting.chairs)
        assert asked.view.legal is not None
        me.node.chair.submit(asked.view.legal.listed[0])
        await me.until(PlayNews, lambda news: news.view.number > asked.view.number)
    finally:
        await me.node.stop()
