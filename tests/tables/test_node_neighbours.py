"""Who hears whom, and trials of the way, through nodes in this process over loopback."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from netcore.status import NeighboursNews, TrialNews
from tests.tables.test_node import evening

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(60)]


def ways(news: NeighboursNews, names: tuple[str, ...]) -> set[str]:
    """How all of these hear each other, as told; empty while not all of them are there and tell."""
    at = [place for place, each in enumerate(news.people) if each.name in names and each.tells]
    if len(at) < len(names):
        return set()
    return {news.cells[row][column].way for row in at for column in at if row != column}


async def test_everybody_is_called_together_and_tells_whom_it_hears(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ada", "Ben", "Eve") as (ada, ben, eve):
        assert not [news for guest in (ada, ben, eve) for news in guest.news if isinstance(news, NeighboursNews)]
        ada.node.neighbours.look(True)
        news = await ada.until(NeighboursNews, lambda news: ways(news, ("Ada", "Ben", "Eve")) == {"heard"})
        assert news.people[0].name == "Ada"
        assert news.announced >= 2
        assert all(cell.multicast for row in news.cells for cell in row if cell.way == "heard")
        assert news.addresses
        assert news.addresses[0].startswith("127.0.0.1:")
        ada.node.neighbours.look(False)
        assert ada.latest(NeighboursNews) == NeighboursNews()
        # Nobody looks any more, so nobody announces itself.
        async with asyncio.timeout(10):
            while ada.node.running.presence.neighbours or ben.node.running.presence.neighbours:
                await asyncio.sleep(0.05)


async def test_two_run_a_trial_together_and_both_have_both_results(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ada", "Ben") as (ada, ben):
        ada.node.neighbours.look(True)
        await ada.until(NeighboursNews, lambda news: ways(news, ("Ada", "Ben")) == {"heard"})
        ada.node.neighbours.ask(ben.node.me.peer)
        asked = await ben.until(TrialNews, lambda news: news.state == "asked")
        assert (asked.name, asked.ours) == ("Ada", False)
        assert ada.latest(TrialNews).state == "asking"
        ben.node.neighbours.answer(True)
        for guest in (ada, ben):
            done = await guest.until(TrialNews, lambda news: news.state == "done")
            for side in (done.mine, done.theirs):
                assert side is not None
                assert side.multicast
                assert side.ms is not None
                assert not side.fault
