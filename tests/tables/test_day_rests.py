"""A person's program holds a night back until its player is ready for it; the bots beside it wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import policies
from engine.chance import Chance
from engine.dream import rests
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.status import News, PlayNews

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]
LONG_S = 1.5
"""Far more than it takes to show a word, so that a night which is not held back would have begun."""


async def test_no_night_begins_before_its_player_is_ready(tmp_path: Path) -> None:
    """Nor does the next one, whose roles are dealt while the player still looks at the day."""
    heard: asyncio.Queue[News] = asyncio.Queue()
    node = Node(Profile(tmp_path), heard.put_nowait, interfaces=["127.0.0.1"], lan=False, pause_s=lambda: 0.0)
    await node.start()
    await node.rename("Jagna", "round")
    bot, chance = policies.for_game("dream", "bot"), Chance(5, "person")

    async def played_until(reached: Callable[[PlayNews], bool]) -> PlayNews:
        async with asyncio.timeout(60):
            while True:
                news = await heard.get()
                if not isinstance(news, PlayNews):
                    continue
                if reached(news):
                    return news
                if news.view.legal is not None and heard.empty():
                    node.chair.submit(bot.choose(news.view, news.view.legal, chance))

    try:
        await node.practise("dream", 4, {"night_s": 10, "clue_s": 1})
        for night in (1, 2):
            last = await played_until(lambda news: rests(news.view.board))
            await asyncio.sleep(LONG_S)
            while not heard.empty():
                more = heard.get_nowait()
                last = more if isinstance(more, PlayNews) else last
            board = last.view.board
            assert (board.round, board.dreamt, rests(board)) == (night, [], True)
            assert (last.busy, last.waiting_for[0]) == ("show", last.view.seat)
            mine = board.roles[last.view.seat]
            assert mine is None or mine in last.view.known
            node.chair.go_on()
            await played_until(lambda news: bool(news.view.board.dreamt))
    finally:
        await node.stop()
