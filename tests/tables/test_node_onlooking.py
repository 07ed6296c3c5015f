"""Looking on at a table of real nodes: late, through whoever is left, and not where it is not wanted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.games import find
from netcore.errors import Late
from netcore.feeds.chain import Head
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import NOTHING, Entries, ForkSeen, Heads
from netcore.identity import Identity
from netcore.lan.addresses import parse_address
from netcore.lan.dialler import dial
from netcore.lan.persona import Persona
from netcore.lobby.bench import NoBench, Seated, SendAway, Watch
from netcore.node.onlooking import Sight
from netcore.node.pool import Pool
from netcore.status import (
    BenchNews,
    CircleNews,
    ClosedNews,
    CompanyNews,
    EvictedNews,
    FoulNews,
    LinkNews,
    News,
    NextNews,
    OverNews,
    PlayNews,
    RoomNews,
    SaidNews,
    TablesNews,
    WatchNews,
)
from netcore.tasks import Tasks
from netcore.wire.codec import encode
from netcore.wire.envelope import ToBench, ToTable, seal
from tests.tables.ring import terms_for
from tests.tables.test_node import SHORT, Guest, all_ready, each, evening, reach, sit_down, take_time
from tests.tables.test_node_departures import stopped

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


@pytest.fixture(autouse=True)
def nobody_is_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netcore.node.absence.ASKED_S", 0.5)
    monkeypatch.setattr("netcore.node.onlooking.ANSWER_S", 2.5)  # one with a higher key waits 1.5 s before it calls


async def shows(guest: Guest, *names: str) -> None:
    """Until this program shows these onlookers, and no others."""

    def shown() -> tuple[str, ...]:
        told = [news for news in guest.news if isinstance(news, BenchNews)]
        return tuple(each.name for each in told[-1].onlookers) if told else ()

    async with asyncio.timeout(60):
        while shown() != names:
            guest.arrived.clear()
            await guest.arrived.wait()


async def watch(onlooker: Guest, address: str) -> None:
    await onlooker.node.watch_address(address)
    await onlooker.until(WatchNews)


async def test_a_late_onlooker_sees_the_game_to_its_end_and_is_seen_by_all(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(5, ala, ola, pause_s=0.1)
        await watch(ela, address)
        for guest in (ala, ola, ela):
            await shows(guest, "Ela")
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        seen = await ela.until(OverNews, lambda news: news.opened is not None)
        assert (seen.scores, seen.winners, seen.opened) == (over[0].scores, over[0].winners, True)
        assert seen.saved == ""
        assert not seen.ask_to_open
        first = next(news for news in ela.news if isinstance(news, PlayNews))
        assert len(first.steps) > 5, "all that was played comes at once"
        assert all(news.view.seat is None and news.view.legal is None for news in plays(ela))
        steps = [step.number for news in plays(ela) for step in news.steps]
        assert steps == sorted(set(steps))
        assert plays(ela)[-1].checked > 0
        assert plays(ela)[-1].view.board == plays(ala)[-1].view.board
        assert not any(isinstance(news, ClosedNews | FoulNews) for news in [*ala.news, *ola.news, *ela.news])
        await ela.node.leave()
        for guest in (ala, ola):
            await shows(guest)
        assert not list(tmp_path.joinpath("Ela").rglob("*.sennik")), "nothing is kept"


async def test_an_onlooker_outlasts_the_one_it_asked_and_sees_the_game_go_on_without_it(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula", "Ela") as (ala, ola, ula, ela):
        address = await sit_down(ala, ola, ula)
        await all_ready(ala, ola, ula)
        await reach(2, ala, ola, ula, pause_s=0.5)
        await watch(ela, address)
        await ela.until(PlayNews)
        await stopped(ala, ola, ula, seat=0)
        ola.node.chair.evict([0])
        assert (await ela.until(EvictedNews)).by == (1, 2)
        for guest in (ola, ula):
            await shows(guest, "Ela")
        take_time(0, ola, ula)
        over = await each(ola.over(), ula.over())
        seen = await ela.until(OverNews, lambda news: news.opened is not None)
        assert (seen.scores, seen.winners) == (over[0].scores, over[0].winners)
        assert ela.latest(PlayNews).ghosts == (0,)
        assert not [news for news in ela.news if isinstance(news, ClosedNews | FoulNews)]


async def test_who_says_that_it_holds_too_much_keeps_no_onlooker_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.node.onlooking.HELD_BACK_S", 0.5)
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=8)
        lies = encode(Heads(False, (Head(999, bytes([7]) * 32),) * len(ala.latest(RoomNews).places)))
        assert ala.node._sitting is not None
        monkeypatch.setattr(ala.node._sitting.bench._gossip, "_heads", lambda **_: lies)
        await watch(ela, address)
        await ela.until(PlayNews)
        assert not any(isinstance(news, OverNews) for news in ela.news), "and not only when the game is over"


async def test_anyone_at_the_table_can_send_an_onlooker_away(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        await watch(ela, address)
        await shows(ola, "Ela")
        ola.node.bench.send_away(ela.node.me.peer)
        assert (await ela.until(ClosedNews)).why == "sent_away"
        await shows(ala)
        ela.news.clear()
        for host in (ala, ola):  # neither lets it in again
            await ela.node.watch_address(address_of(host))
            assert (await ela.until(ClosedNews)).why == "sent_away"
            ela.news.clear()


async def test_a_table_without_onlookers_lets_nobody_look_on_after_a_restart_either(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        ala.node.room.set_bench(False)
        await ola.until(RoomNews, lambda room: not room.customs.bench)
        for guest in (ala, ola):
            guest.news.clear()
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        await ela.node.watch_address(address)
        assert (await ela.until(ClosedNews)).why == "no_bench"
        assert not [news for news in ela.news if isinstance(news, WatchNews | PlayNews)]
        await ola.node.stop()
        back = Guest(tmp_path, "Ola")
        await back.node.start()
        try:
            assert await back.node.resume()
            assert back.node.sitting is not None
            assert not back.node.sitting.bench.is_open
        finally:
            await back.node.stop()


async def test_nothing_that_an_onlooker_says_reaches_a_table(tmp_path: Path) -> None:
    """Its entries, true or made up, and words that are for players to say, cost it its link and change nothing."""
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        sitting = ala.node.sitting
        assert sitting is not None
        terms, table = sitting.hash, sitting.terms.table
        entry = sitting._feeds.entries(1)[0]
        mallory = Identity.generate()
        forged = Entry.sign(mallory, terms, 1, len(sitting._feeds.entries(1)), entry.hash, b"another")
        heads = encode(Heads(True, (NOTHING, NOTHING)))
        said = [
            seal(ToTable(terms, encode(Entries((entry.raw,), False)))),
            seal(ToTable(terms, encode(Entries((forged.raw,), False)))),
            seal(ToTable(terms, encode(ForkSeen(entry.signed_header.raw, entry.signed_header.raw)))),
            seal(ToBench(table, encode(Seated(())))),
            seal(ToBench(table, encode(SendAway(ola.node.me.peer)))),
            seal(ToBench(table, encode(NoBench("over")))),
            seal(ToBench(table, b"\xc1")),
        ]
        for bad in said:
            link = await dial(Persona.of(Identity.generate(), "Mallory"), list(parse_address(address)))
            link.post(seal(ToBench(table, encode(Watch()))))
            link.post(seal(ToTable(terms, heads)))
            await shows(ala, "Mallory")
            link.post(bad)
            await asyncio.wait_for(link.wait_ended(), 5)
            await shows(ala)
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert all(news.opened for news in over)
        assert not any(
            isinstance(news, ClosedNews | FoulNews | LinkNews) and told(news) for news in [*ala.news, *ola.news]
        )


def address_of(guest: Guest) -> str:
    return guest.node.room._me.addresses[0]


def told(news: News) -> bool:
    """Whether this says that something is wrong."""
    return not isinstance(news, LinkNews) or not news.here


def plays(guest: Guest) -> list[PlayNews]:
    return [news for news in guest.news if isinstance(news, PlayNews)]


async def says(by: Guest, text: str, *to: Guest) -> None:
    """Everybody hears it, the one who says it too."""
    by.node.talking.say(text)
    for guest in (by, *to):
        said = await guest.until(SaidNews, lambda news: news.text == text)
        assert said.by.name == by.name
        assert said.mine is (guest is by)


async def test_who_looks_on_speaks_with_the_table_from_the_game_to_the_next_room(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela", "Ula") as (ala, ola, ela, ula):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        for onlooker, host in ((ela, address), (ula, address_of(ola))):
            await watch(onlooker, host)
        for guest in (ala, ola, ela, ula):
            await guest.until(CircleNews, lambda news: len(news.others) == 3)
        assert {each.name: each.looks_on for each in ola.latest(CircleNews).others} == {
            "Ala": False,
            "Ela": True,
            "Ula": True,
        }
        # By way of the players: the two on the bench have no link to each other.
        assert not ela.node.running.links.here(ula.node.me.peer)
        await says(ela, "what a card", ala, ola, ula)
        await says(ola, "hush", ala, ela, ula)
        take_time(0, ala, ola)
        await each(ala.over(), ola.over())
        await ela.until(OverNews)
        await ala.node.again()
        await ola.until(CompanyNews, lambda news: bool(news.proposals))
        await says(ela, "well played", ala, ola, ula)


async def test_a_tables_rule_holds_for_those_who_look_on(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        ala.node.room.set_talk("reactions")
        await ola.until(RoomNews, lambda room: room.customs.talk == "reactions")
        for guest in (ala, ola):
            guest.news.clear()
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        await watch(ela, address)
        circle = await ela.until(CircleNews, lambda news: bool(news.others))
        assert circle.talk == "reactions"
        await ala.until(CircleNews, lambda news: len(news.others) == 2)
        with pytest.raises(Late):
            ela.node.talking.say("I see all")
        ela.node.talking.react("caw")
        for guest in (ala, ola):
            assert (await guest.until(SaidNews)).reaction == "caw"


async def test_who_looks_on_is_told_what_is_next_and_comes_in(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        await watch(ela, address)
        take_time(0, ala, ola)
        await each(ala.over(), ola.over())
        await ela.until(OverNews)
        await ola.node.propose("sen", SHORT, bots=0)
        opened = await ela.until(NextNews, lambda news: bool(news.tables))
        (table,) = opened.tables
        assert (table.peer, table.host, table.phase, table.taken) == (ola.node.me.peer, "Ola", "open", 1)
        await ela.node.come_in(table.peer)
        # The room has made a place for her: that is what is agreed to now.
        told = await ala.until(CompanyNews, lambda news: any(each.seats == 3 for each in news.proposals))
        await ala.node.agree(ola.node.me.peer, told.proposals[0])
        for guest in (ala, ola, ela):
            await guest.until(RoomNews, lambda room: sum(place.kind == "person" for place in room.places) == 3)
            guest.news.clear()
        await all_ready(ala, ola, ela)
        over = await each(*(guest.over() for guest in (ala, ola, ela)))
        assert len({news.scores for news in over}) == 1


async def test_who_looks_on_follows_to_the_next_game(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        await watch(ela, address)
        take_time(0, ala, ola)
        await each(ala.over(), ola.over())
        await ela.until(OverNews)
        for guest in (ala, ola):
            guest.news.clear()
            guest.node._pause_s = lambda: 0.5
        await ala.node.again()
        await ola.until(CompanyNews, lambda news: bool(news.proposals))
        await ola.node.again()
        told = await ela.until(NextNews, lambda news: any(each.phase == "playing" for each in news.tables))
        playing_now = next(each for each in told.tables if each.phase == "playing")
        ela.news.clear()
        await ela.node.watch_next(playing_now.peer)
        for guest in (ala, ola, ela):
            await guest.until(PlayNews)
            await shows(guest, "Ela")
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert (await ela.until(OverNews)).scores == over[0].scores


async def test_a_table_without_a_bench_says_so_before_anybody_asks(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        await sit_down(ala, ola)
        ala.node.room.set_bench(False)
        await ola.until(RoomNews, lambda room: not room.customs.bench)
        for guest in (ala, ola):
            guest.news.clear()
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.5)
        mine = {ala.node.me.peer, ola.node.me.peer}
        seen = await ela.until(
            TablesNews, lambda news: any(ad.peer in mine and ad.phase == "playing" for ad in news.tables)
        )
        assert {ad.bench for ad in seen.tables if ad.peer in mine and ad.phase == "playing"} == {False}


@pytest.mark.parametrize(("game", "seats", "hushed"), [("sen", 3, False), ("dream", 4, True)])
async def test_who_looks_on_says_nothing_before_it_knows_whether_there_is_a_night(
    game: str, seats: int, hushed: bool
) -> None:
    told: list[News] = []
    pool, tasks = Pool(1), Tasks()
    try:
        sight = Sight(terms_for(find(game), seats), pool, tasks, told.append, told.append, lambda: 0.0)
        assert sight.hushed is hushed
    finally:
        await tasks.end()
        pool.close()


async def test_a_game_that_is_over_is_announced_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ela") as (ala, ola, ela):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        mine = {ala.node.me.peer, ola.node.me.peer}
        await ela.until(TablesNews, lambda news: any(ad.peer in mine and ad.phase == "playing" for ad in news.tables))
        await each(ala.over(), ola.over())
        ela.news.clear()
        for guest in (ala, ola):
            assert guest.node._notice() is None
            assert guest.node.running.presence._announced is None
        await ela.until(TablesNews, lambda news: not any(ad.peer in mine for ad in news.tables))
