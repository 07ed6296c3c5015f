"""A person's program holds the next night back until its player has looked at the day; the bots beside it wait."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine import policies
from engine.chance import Chance
from engine.dream import rests
from netcore.node import Node
from netcore.profile import Profile
from netcore.status import News, PlayNews

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]
LONG_S = 1.5
"""Far more than a deal of four role cards takes, so that a night which is not held back would have begun."""


async def test_no_night_begins_while_a_player_looks_at_the_day(tmp_path: Path) -> None:
    heard: asyncio.Queue[News] = asyncio.Queue()
    node = Node(Profile(tmp_path), heard.put_nowait, interfaces=["127.0.0.1"], lan=False, pause_s=lambda: 0.0)
    await node.start()
    await node.rename("Jagna", "round")
    bot, chance = policies.for_game("dream", "bot"), Chance(5, "person")
    try:
        await node.practise("dream", 4, {"night_s": 10, "clue_s": 1})
        async with asyncio.timeout(90):
            while True:
                news = await heard.get()
                if not isinstance(news, PlayNews):
                    continue
                if rests(news.view.board):
                    break
                if news.view.legal is not None and heard.empty():
                    await node.submit(bot.choose(news.view, news.view.legal, chance))
        await asyncio.sleep(LONG_S)
        last = news
        while not heard.empty():
            more = heard.get_nowait()
            last = more if isinstance(more, PlayNews) else last
        assert rests(last.view.board)
        assert last.view.board.round == 1
        assert (last.busy, last.waiting_for[0]) == ("shuffle", last.view.seat)
        await node.go_on()
        async with asyncio.timeout(60):
            while True:
                news = await heard.get()
                if isinstance(news, PlayNews) and news.view.board.round == 2:
                    break
    finally:
        await node.stop()
