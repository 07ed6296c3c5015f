"""Who hears whom, and trials of the way, through nodes in this process over loopback."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from netcore.identity import Identity
from netcore.lan.addresses import parse_address
from netcore.lan.dialler import dial
from netcore.lan.neighbourly import Advise, Ask, Ear, Told, Word
from netcore.lan.persona import Persona
from netcore.node.neighbours import MOST_ADVICE
from netcore.status import AdviceNews, NeighboursNews, TrialNews
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import ToNeighbour, seal, unseal
from tests.tables.test_node import Guest, evening

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
        keys = {guest.node.me.peer for guest in (ada, ben, eve)}
        async with asyncio.timeout(40):
            while any(
                seen.advert.peer in keys for guest in (ada, ben) for seen in guest.node.running.presence.neighbours
            ):
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


def wall_off(*guests: Guest) -> None:
    """As behind a firewall that lets multicast through, and no call."""
    for guest in guests:
        listener = guest.node.running.presence._listener
        assert listener is not None
        listener._doorkeeper.enter = lambda _host, _now: None  # type: ignore[method-assign]


async def test_where_no_call_gets_through_announcements_carry_the_trial(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ada", "Ben") as (ada, ben):
        wall_off(ada, ben)
        peer = ben.node.me.peer
        ada.node.neighbours.look(True)
        news = await ada.until(
            NeighboursNews,
            lambda news: (
                any(each.peer == peer and not each.tells for each in news.people)
                and news.cells[0][[each.peer for each in news.people].index(peer)].way == "not"
            ),
            timeout_s=40,
        )
        assert news.cells[0][[each.peer for each in news.people].index(peer)].multicast
        ada.node.neighbours.ask(peer)
        await ben.until(TrialNews, lambda news: news.state == "asked")
        assert not ben.latest(TrialNews).linked
        ben.node.neighbours.answer(True)
        for guest in (ada, ben):
            done = await guest.until(TrialNews, lambda news: news.state == "done", timeout_s=40)
            for side in (done.mine, done.theirs):
                assert side is not None
                assert side.multicast
                assert side.fault == "nobody"


async def test_an_address_leads_to_a_trial_where_nothing_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.lan.discovery.Discovery._take", lambda *_: None)
    monkeypatch.setattr("netcore.lan.trial.LISTEN_S", 1.0)
    async with evening(tmp_path, "Ada", "Ben") as (ada, ben):
        await ada.node.neighbours.ask_address(ben.node.running.presence.told[0])
        await ben.until(TrialNews, lambda news: news.state == "asked")
        ben.node.neighbours.answer(True)
        for guest in (ada, ben):
            done = await guest.until(TrialNews, lambda news: news.state == "done")
            for side in (done.mine, done.theirs):
                assert side is not None
                assert not side.multicast
                assert side.ms is not None


async def test_no_is_told_and_whoever_floods_loses_its_link(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ada", "Ben") as (ada, ben):
        at = ben.node.running.presence.told[0]
        await ada.node.neighbours.ask_address(at)
        await ben.until(TrialNews, lambda news: news.state == "asked")
        ben.node.neighbours.answer(False)
        await ada.until(TrialNews, lambda news: news.state == "declined")
        ada.node.neighbours.advise(ben.node.me.peer, ("vpn",))
        assert (await ben.until(AdviceNews)) == AdviceNews("Ada", ("vpn",))
        link = ada.node.running.links.get(ben.node.me.peer)
        assert link is not None
        for _ in range(60):
            ada.node.neighbours.advise(ben.node.me.peer, ("vpn",))
        await asyncio.wait_for(link.wait_ended(), 5)
        assert len([news for news in ben.news if isinstance(news, AdviceNews)]) == 1


async def test_advice_of_ever_new_identities_reaches_the_player_a_few_times(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ada") as (ada,):
        for number in range(60):
            ada.node.running.neighbours.receive(bytes([number]) * 32, encode(Advise(("vpn",))))
        assert len([news for news in ada.news if isinstance(news, AdviceNews)]) == MOST_ADVICE


@pytest.mark.parametrize(
    "word",
    [
        b"\xc1",
        encode(Told((Ear(bytes(32), None, None, True),))),
        encode(Told((Ear(bytes(32), 1, "silent", True),))),
        encode(Told((Ear(bytes(32), 1, None, True), Ear(bytes(32), 2, None, True)))),
    ],
)
async def test_what_is_no_word_between_neighbours_costs_its_link_alone(tmp_path: Path, word: bytes) -> None:
    async with evening(tmp_path, "Ben") as (ben,):
        (at,) = parse_address(ben.node.running.presence.told[0])
        mallory, ada = [await dial(Persona.of(Identity.generate(), name), [at]) for name in ("Mallory", "Ada")]
        mallory.post(seal(ToNeighbour(word)))
        await asyncio.wait_for(mallory.wait_ended(), 5)
        ada.post(seal(ToNeighbour(encode(Ask()))))
        envelope = unseal(await anext(aiter(ada)))
        assert isinstance(envelope, ToNeighbour)
        assert isinstance(decode(envelope.content, Word), Told)
        ada.close()
        await ada.wait_ended()
