"""Whole evenings through nodes in this process: rooms, links over loopback, tables, and those who misbehave."""

from __future__ import annotations

import asyncio
import ctypes
import os
import shutil
import socket
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from engine.chance import Chance
from engine.contract import Pick
from netcore.audit.replay import verify
from netcore.errors import Late, Misuse, Unreachable
from netcore.feeds.charter import read_terms
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import Entries
from netcore.files import gamefile, seen
from netcore.files.forkfile import read_fork
from netcore.files.profile import Profile
from netcore.identity import Identity
from netcore.lan import knocks, sockets
from netcore.lan.addresses import LocalAddress
from netcore.lan.dialler import dial
from netcore.lan.persona import Persona
from netcore.lobby.messages import Sit
from netcore.node.bots import policy_for
from netcore.node.finding import NoTable
from netcore.node.node import Nameless, Node
from netcore.node.sitting import Sitting
from netcore.status import (
    AsideNews,
    ClosedNews,
    CompanyNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PlayNews,
    ResumedNews,
    RoomNews,
    ShelfNews,
    TablesNews,
)
from netcore.wire.codec import encode
from netcore.wire.envelope import ToHost, ToTable, seal

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

SHORT = {"rounds": 1}
STOP_S = 10.0
"""Far more than a stop takes, for slow machines; one that waited for its peers would not end at all."""
N = TypeVar("N")


class Guest:
    """A node in a profile of its own, and all that it has told."""

    def __init__(self, folder: Path, name: str, *, lan: bool = True, plays: bool = True) -> None:
        self.name = name
        self.folder = folder / name
        self.news: list[News] = []
        self.arrived = asyncio.Event()
        self.ponders: tuple[int, float] | None = None
        """After which question it takes how long for each, in seconds: a game of a few moves is soon over."""
        self.node = Node(
            Profile(folder / name),
            self._hear,
            interfaces=["127.0.0.1"],
            lan=lan,
            player=(lambda game: policy_for(game, "random")) if plays else None,
            pause_s=lambda: 0.0,
        )

    def _hear(self, news: News) -> None:
        self.news.append(news)
        if isinstance(news, PlayNews) and self.ponders is not None and news.view.number > self.ponders[0]:
            take_time(self.ponders[1], self)
        self.arrived.set()

    async def until(self, kind: type[N], good: Callable[[N], bool] = lambda _: True, timeout_s: float = 60.0) -> N:
        """The first news of this kind, from the beginning, that is good."""
        seen = 0
        async with asyncio.timeout(timeout_s):
            while True:
                for news in self.news[seen:]:
                    if isinstance(news, kind) and good(news):
                        return news
                seen = len(self.news)
                self.arrived.clear()
                await self.arrived.wait()

    def latest(self, kind: type[N]) -> N:
        """The last news of this kind."""
        return [news for news in self.news if isinstance(news, kind)][-1]

    async def over(self) -> OverNews:
        """The end of a game, once everybody has everything."""
        over = await self.until(OverNews, lambda news: news.opened is not None)
        assert self.node.sitting is not None
        await asyncio.wait_for(self.node.sitting.over.wait(), 10)
        return over


@asynccontextmanager
async def evening(folder: Path, *names: str, plays: bool = True) -> AsyncIterator[list[Guest]]:
    guests = [Guest(folder, name, plays=plays) for name in names]
    try:
        for guest in guests:
            await guest.node.start()
            await guest.node.rename(guest.name, "star")
        yield guests
    finally:
        for guest in guests:
            began = time.monotonic()
            await guest.node.stop()
            assert time.monotonic() - began < 3


async def sit_down(host: Guest, *others: Guest, bots: int = 0, game_seats: int | None = None) -> str:
    """Host opens, the others join by address; the address."""
    seats = game_seats or 1 + len(others) + bots
    await host.node.open_table("sen", seats, SHORT, bots=bots, listed=False)
    room = await host.until(RoomNews)
    for other in others:
        await other.node.join_address(room.addresses[0])
    return room.addresses[0]


async def all_ready(*guests: Guest) -> None:
    phrases = set()
    for guest in guests:
        news = await guest.until(RoomNews, lambda room: bool(room.phrase))
        phrases.add(news.phrase)
    assert len(phrases) == 1
    for guest in guests:
        guest.node.room.ready(True)


async def each(*work: Awaitable[N]) -> list[N]:
    return list(await asyncio.gather(*work))


async def test_practice_needs_no_network_and_asks_soon(tmp_path: Path) -> None:
    me = Guest(tmp_path, "Ala", lan=False, plays=False)
    await me.node.start()
    try:
        await me.node.rename("Ala", "star")
        await me.node.practise("sen", 3, SHORT)
        asked = await me.until(PlayNews, lambda news: news.view.legal is not None)
        assert asked.view.seat == 0
        assert asked.view.legal is not None
        move = policy_for("sen", "random").choose(asked.view, asked.view.legal, Chance(7))
        with pytest.raises(Late):  # legal now, but meant for a question that is over
            me.node.chair.submit(move, asked.view.number - 1)
        await play_by_policy(me)
        with pytest.raises(Late):
            me.node.chair.submit(Pick(0))
        asking = await me.until(OverNews, lambda news: news.ask_to_open)
        assert asking.opened is None
        me.node.chair.lay_open(True)
        over = await me.over()
        assert over.opened is True
        file = gamefile.read(Path(over.saved))
        assert verify(file).good
        kept = seen.load(Path(over.saved).parent, "sen", read_terms(file.terms).hash())
        assert kept is not None
        assert kept.seat == 0
        for news in me.news:
            if isinstance(news, PlayNews):
                assert news.view.known.items() <= kept.faces.items(), "what this player saw can be seen again"
        shown = [news.deal for news in me.news if isinstance(news, PlayNews) and news.deal is not None]
        assert any(deal.done and len(deal.lines) == 3 and deal.cards == 54 for deal in shown)
    finally:
        await me.node.stop()


async def until_told(me: Guest, number: int) -> None:
    """Until the player is asked something later, or the game is over."""
    async with asyncio.timeout(60):
        while not any(
            isinstance(n, OverNews) or (isinstance(n, PlayNews) and n.view.number > number and n.view.legal is not None)
            for n in me.news
        ):
            me.arrived.clear()
            await me.arrived.wait()


async def test_two_nodes_play_and_play_again(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        for guest in (ala, ola):  # the last word counts on the screen of the host as well
            await guest.until(RoomNews, lambda room: all(place.ready for place in room.places))
        first = await each(ala.over(), ola.over())
        assert len({Path(over.saved).read_bytes() for over in first}) == 1
        assert first[0].scores == first[1].scores
        for guest in (ala, ola):
            guest.news.clear()
        await ola.node.again()  # the guest is sooner, and its room is the one
        await ala.until(CompanyNews, lambda news: bool(news.proposals))
        await ala.node.again()
        second = await each(ala.over(), ola.over())
        assert len({Path(over.saved).read_bytes() for over in second}) == 1
        assert second[0].saved != first[0].saved
        assert not any(isinstance(news, ClosedNews) for news in [*ala.news, *ola.news])


async def test_strangers_and_nonsense_harm_only_their_own_links(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        address = await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(3, ala, ola, pause_s=0.1)
        host, _, port = address.rpartition(":")
        assert ala.node.sitting is not None
        table = ala.node.sitting.hash
        # Gossip of one who does not sit here is not even read; everything else ends the stranger's link.
        nonsense = {b"\xc1junk": True, bytes(60_000): True, seal(ToTable(table, b"\xc1")): False}
        for payload, ends in nonsense.items():
            link = await dial(Persona.of(Identity.generate(), "Mallory"), [(host, int(port))])
            link.post(payload)
            if ends:
                await asyncio.wait_for(link.wait_ended(), 5)
            link.close()
            await link.wait_ended()
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert all(news.opened for news in over)
        assert not any(isinstance(news, ClosedNews | FoulNews) for news in [*ala.news, *ola.news])


@pytest.mark.parametrize("payload", [b"\xc1", b"gossip"])
async def test_a_peer_that_sends_nonsense_loses_its_link_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, payload: bytes
) -> None:
    monkeypatch.setattr("netcore.node.links.UNWELCOME_S", 0.3)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.1)
        assert ala.node.sitting is not None
        junk = seal(ToTable(ala.node.sitting.hash, bytes(900))) if payload == b"gossip" else payload
        ola.node.running.links.post(ala.node.me.peer, junk)
        await ala.until(LinkNews, lambda news: not news.here)
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert all(news.opened for news in over)


async def test_a_broken_link_is_made_again(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola, pause_s=0.1)
        links = ala.node.running.links
        links.drop(ola.node.me.peer)
        await ala.until(LinkNews, lambda news: not news.here)
        take_time(0, ala, ola)
        over = await each(ala.over(), ola.over())
        assert all(news.opened for news in over)


async def test_the_room_tells_why_there_is_no_place(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        address = await sit_down(ala, ola, game_seats=2)
        await ola.until(RoomNews, lambda room: bool(room.phrase))
        await ula.node.join_address(address)
        assert (await ula.until(ClosedNews)).why == "full"
        ala.node.room.free_seat(1)
        assert (await ola.until(ClosedNews)).why == "removed"
        ula.news.clear()
        await ula.node.join_address(address)
        await ula.until(RoomNews, lambda room: bool(room.phrase))
        with pytest.raises(Misuse):
            ula.node.room.set_options({"rounds": 2})
        ala.node.room.set_options({"rounds": 2})
        await ula.until(RoomNews, lambda room: room.options["rounds"] == 2 and bool(room.phrase))
        await ula.node.leave()
        await ala.until(RoomNews, lambda room: room.options["rounds"] == 2 and room.places[1].kind == "free")
        ala.node.room.seat_bot(1)
        await ala.until(RoomNews, lambda room: room.places[1].kind == "bot" and bool(room.phrase))
        await ala.node.leave()
        with pytest.raises(Unreachable):
            await ula.node.join_address(address)


@pytest.mark.skipif(not hasattr(socket, "AF_PACKET"), reason="a filter on a socket stands in for a firewall, on Linux")
async def test_a_host_behind_a_firewall_is_found_and_calls_its_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every call to the host is dropped without a word; what it announces is heard, and it may call others itself."""
    async with evening(tmp_path, "Ala", plays=False) as (ala,):
        await wall_off(monkeypatch, ala)
        ola = Guest(tmp_path, "Ola", plays=False)
        await ola.node.start()
        try:
            await ola.node.rename("Ola", "star")
            await ala.node.open_table("sen", 2, SHORT)
            table = ala.latest(RoomNews).table
            seen = await ola.until(TablesNews, lambda news: any(ad.table == table and ad.fresh for ad in news.tables))
            ad = next(ad for ad in seen.tables if ad.table == table)
            assert (ad.host, ad.phase, ad.taken) == ("Ala", "open", 1)
            await ala.until(TablesNews, lambda news: news.network == "firewall")
            await ola.node.join(ad.peer)
            room = await ala.until(RoomNews, lambda news: bool(news.phrase))
            assert room.places[1].name == "Ola"
            await ola.until(RoomNews, lambda news: bool(news.phrase))
            for guest in (ala, ola):
                guest.node.room.ready(True)
            await each(*(guest.until(PlayNews) for guest in (ala, ola)))
        finally:
            await ola.node.stop()


@pytest.mark.skipif(not hasattr(socket, "AF_PACKET"), reason="a filter on a socket stands in for a firewall, on Linux")
async def test_where_neither_can_call_the_other_both_players_are_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knocks, "TRIES", 1)
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        for guest in (ala, ola):
            await wall_off(monkeypatch, guest)
        await ala.node.open_table("sen", 3, SHORT)
        host = ala.node.me.peer
        await ola.until(
            TablesNews, lambda news: any(ad.peer == host and ad.obstacle == "unreached" for ad in news.tables)
        )
        await ala.until(TablesNews, lambda news: news.network == "walls")
        await ala.node.leave()
        assert ala.latest(TablesNews).network == "", "where no table is open nobody is kept out of it"


async def wall_off(monkeypatch: pytest.MonkeyPatch, guest: Guest) -> None:
    """Start anew a guest whose listener never hears that anybody calls."""
    drop_all = struct.pack("HBBI", 0x06, 0, 0, 0)  # a packet filter of one instruction: let nothing through
    code = ctypes.create_string_buffer(drop_all)
    attach = getattr(socket, "SO_ATTACH_FILTER", 26)
    real = sockets.listening_socket

    def walled(host: str, port: int) -> socket.socket:
        made = real(host, port)
        made.setsockopt(socket.SOL_SOCKET, attach, struct.pack("HP", 1, ctypes.addressof(code)))
        return made

    await guest.node.stop()
    with monkeypatch.context() as patch:
        patch.setattr(sockets, "listening_socket", walled)
        await guest.node.start()


async def test_a_host_that_folds_its_table_up_is_told_and_both_sit_down_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await ala.node.open_table("sen", 2, SHORT)
        first = await ala.until(RoomNews)
        await ola.node.join_address(first.addresses[0])
        await ola.until(RoomNews, lambda news: bool(news.phrase))
        # Both at once: one says yes to a table that the other takes away.
        ola.node.room.ready(True)
        await ala.node.leave()
        assert (await ola.until(ClosedNews)).why == "host_left"
        assert ala.latest(ClosedNews).why == "left"
        with pytest.raises(Late):
            ola.node.room.ready(True)
        await ola.node.open_table("sen", 2, SHORT)
        second = ola.latest(RoomNews)
        assert second.table != first.table
        await ala.node.join_address(second.addresses[0])
        await ala.until(RoomNews, lambda news: bool(news.phrase) and not news.host)
        for guest in (ala, ola):
            guest.node.room.ready(True)
        await each(*(guest.over() for guest in (ala, ola)))


async def test_a_new_name_chosen_in_a_room_holds_at_the_next_table(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await ala.node.open_table("sen", 2, SHORT)
        room = await ala.until(RoomNews)
        await ola.node.rename("Ela", "tall")
        await ola.node.join_address(room.addresses[0])
        seen = await ala.until(RoomNews, lambda news: news.places[1].kind == "person")
        assert (seen.places[1].name, seen.places[1].lantern) == ("Ela", "tall")
        await ala.node.rename("Iga", "drop")
        await ola.node.rename("Ula", "drop")
        await ola.node.leave()
        await ala.node.leave()
        await ala.node.open_table("sen", 2, SHORT)
        again = await ala.until(RoomNews, lambda news: news.table != room.table)
        assert again.places[0].name == "Iga"
        await ola.node.join_address(again.addresses[0])
        seen = await ala.until(RoomNews, lambda news: news.table == again.table and news.places[1].kind == "person")
        assert seen.places[1].name == "Ula"
        assert seen.places[1].peer == ola.node.me.peer


async def test_a_network_that_comes_after_the_start_is_told_to_who_sits_in_the_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged: list[LocalAddress] = []
    monkeypatch.setattr("netcore.lan.discovery.local_addresses", lambda: tuple(plugged))
    monkeypatch.setattr("netcore.lan.discovery._INTERFACES_S", 0.3)
    monkeypatch.setattr("netcore.node.presence.NETWORK_EVERY_S", 0.2)
    async with evening(tmp_path, "Ala") as (ala,):
        await ala.node.open_table("sen", 2, SHORT)
        room = await ala.until(RoomNews)
        assert room.addresses == ()
        assert ala.latest(TablesNews).network == "no_network"
        plugged.append(LocalAddress("127.0.0.1", "lo", 1, 8))
        room = await ala.until(RoomNews, lambda news: bool(news.addresses))
        assert room.addresses[0].startswith("127.0.0.1:")
        assert ala.latest(TablesNews).network == ""


async def test_one_who_leaves_is_told_from_one_who_vanishes(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(1, ala, ola)
        await ola.node.leave()
        assert (await ola.until(ClosedNews)).why == "left"
        await ala.until(LinkNews, lambda news: news.seat == 1 and not news.here)
        await ala.node.leave()
        assert (await ala.until(ClosedNews)).why == "left"
        assert not list((tmp_path / "Ala" / "tables").iterdir()), "secrets of a table that was left"


async def test_a_guest_that_is_kept_out_costs_nobody_a_ready_and_finds_other_tables(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        address = await sit_down(ala, ola, game_seats=2)
        await ola.until(RoomNews, lambda room: bool(room.phrase))
        ala.node.room.remove(ola.node.me.peer, keep_out=True)
        assert (await ola.until(ClosedNews)).why == "removed"
        await ula.node.join_address(address)
        await ula.until(RoomNews, lambda room: bool(room.phrase))
        ula.node.room.ready(True)
        await ala.until(RoomNews, lambda room: room.places[1].ready)
        shown = ala.latest(RoomNews)
        for _ in range(3):
            ola.news.clear()
            await ola.node.join_address(address)
            assert (await ola.until(ClosedNews)).why == "removed"
        assert ala.latest(RoomNews) == shown
        # The same table is opened again with the same people; another one is another one.
        await ula.node.leave()
        table = ala.node.room.table
        ala.node.room.forget()
        ala.node.room.open(table, "sen", 2, SHORT, 0)
        ola.news.clear()
        await ola.node.join_address(address)
        assert (await ola.until(ClosedNews)).why == "removed"
        await ala.node.open_table("sen", 2, SHORT)
        ola.news.clear()
        await ola.node.join_address(address)
        await ola.until(RoomNews, lambda room: bool(room.phrase))


def wanted(guest: Guest) -> frozenset[bytes]:
    """The peers that a guest dials."""
    return guest.node.running.links.wanted


async def test_who_has_no_place_dials_that_host_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        address = await sit_down(ala, ola, game_seats=2)
        await ola.until(RoomNews)
        assert wanted(ola) == {ala.node.me.peer}
        await ula.node.join_address(address)
        assert (await ula.until(ClosedNews)).why == "full"
        assert not wanted(ula)
        ala.node.room.free_seat(1)
        assert (await ola.until(ClosedNews)).why == "removed"
        assert not wanted(ola)
        ula.news.clear()
        await ula.node.join_address(address)
        await ula.until(RoomNews)
        await ula.node.leave()
        assert not wanted(ula)

        def is_free(_room: RoomNews) -> bool:
            last = next(news for news in reversed(ala.news) if isinstance(news, RoomNews))
            return last.places[1].kind == "free"

        await ala.until(RoomNews, is_free)


async def test_who_leaves_a_table_dials_nobody_there(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola)
        assert wanted(ola) == {ala.node.me.peer}
        await ola.node.leave()
        assert not wanted(ola)
        with pytest.raises(Late):
            await ola.node.again()
        assert not wanted(ola)


async def test_those_who_have_played_are_dialled_until_one_leaves(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await each(ala.over(), ola.over())
        await ola.node.propose("sen", SHORT)
        await ola.node.withdraw()
        assert wanted(ola) == {ala.node.me.peer}
        await ola.node.leave()
        assert not wanted(ola)
        await ala.until(CompanyNews, lambda news: len(news.members) == 1)


async def test_one_who_stands_up_while_the_table_starts_is_known_to_have_left(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        for guest in (ala, ola):
            await guest.until(RoomNews, lambda room: bool(room.phrase))
        ala.node.room.ready(True)
        ola.node.room.ready(True)  # with this the host starts, before it reads the next
        await ola.node.leave()
        await ala.until(LinkNews, lambda news: news.seat == 1 and not news.here, timeout_s=4)
        assert not ala.latest(LinkNews).here
        assert ala.node.running.links.here(ola.node.me.peer), "it was told, and not merely cut off"
        assert not wanted(ala)
        assert ola.node.sitting is None


async def test_a_link_that_breaks_while_the_start_travels_keeps_nobody_from_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        for guest in (ala, ola):
            await guest.until(RoomNews, lambda room: bool(room.phrase))
        ola.node.room.ready(True)
        await ala.until(RoomNews, lambda room: room.places[1].ready)
        links = ala.node.running.links
        with monkeypatch.context() as broken:
            broken.setattr(links, "post", lambda peer, payload: None)
            ala.node.room.ready(True)
        assert ala.latest(RoomNews).places[1].ready
        link = links.get(ola.node.me.peer)
        assert link is not None
        link._stream.abort()
        await ola.until(PlayNews)
        assert not [news for news in ola.news if isinstance(news, ClosedNews)]


async def test_a_farewell_that_was_lost_is_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola)
        links = ola.node.running.links
        with monkeypatch.context() as broken:
            broken.setattr(links, "post", lambda peer, payload: None)
            await ola.node.leave()
        ala.news.clear()
        assert wanted(ala), "nobody has said anything yet"
        await ala.until(LinkNews, lambda news: news.seat == 1 and news.left)
        assert not wanted(ala)


async def test_who_has_left_for_good_says_so_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola)
        with monkeypatch.context() as broken:
            broken.setattr(ola.node.running.links, "post", lambda peer, payload: None)
            await ola.node.leave()
            await ola.node.stop()
        assert wanted(ala), "nobody has said that it is for good"
        again = Guest(tmp_path, "Ola")
        await again.node.start()
        try:
            assert not await again.node.resume()
            await ala.until(LinkNews, lambda news: news.seat == 1 and news.left)
            assert not wanted(ala)
        finally:
            await again.node.stop()


def junk(path: Path) -> None:
    path.write_bytes(b"\xc1" * 100)


def folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


async def in_practice(tmp_path: Path) -> Path:
    """A game that is not over, and its folder."""
    me = Guest(tmp_path, "Ala", lan=False)
    await me.node.start()
    await me.node.rename("Ala", "star")
    await me.node.practise("sen", 2, SHORT)
    await reach(1, me)
    await me.node.stop()
    (table,) = (tmp_path / "Ala" / "tables").iterdir()
    return table


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("draft", junk),
        ("secrets", junk),
        ("secrets", folder_instead),
        ("secrets", Path.unlink),
        ("own.log", junk),
        ("own.log", folder_instead),
        ("bot-1/identity.key", junk),
        ("bot-1/identity.key", folder_instead),
        ("bot-1/identity.key", Path.unlink),
    ],
)
async def test_a_table_that_cannot_be_read_is_put_aside_and_the_program_starts(
    tmp_path: Path, name: str, damage: Callable[[Path], None]
) -> None:
    table = await in_practice(tmp_path)
    damage(table / name)
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        assert not await again.node.resume()
        assert again.latest(AsideNews) == AsideNews("table", f"{table}.damaged-1")
        assert not [news for news in again.news if isinstance(news, ClosedNews)]
        again.news.clear()
        assert not await again.node.resume(), "and is no table any more"
        assert again.news == []
        await again.node.practise("sen", 2, SHORT)
        await again.over()
    finally:
        await again.node.stop()


async def test_a_table_that_can_neither_be_read_nor_put_aside_is_said_so_and_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virus scanner may hold the one; the other goes on."""
    whole = await in_practice(tmp_path)
    damaged = whole.with_name("0" * len(whole.name))
    shutil.copytree(whole, damaged)
    junk(damaged / "draft")
    os.utime(damaged, ns=(2**62, 2**62))  # it is the latest, and comes first
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()

    def held(_self: Profile, _what: str, path: Path) -> None:
        raise PermissionError(13, "held by another program", str(path))

    try:
        monkeypatch.setattr(Profile, "put_aside", held)
        assert await again.node.resume(), "the other one"
        told = again.latest(ClosedNews)
        assert (told.why, "cannot be resumed" in told.detail) == ("fault", True)
        assert damaged.is_dir()
        assert again.latest(ResumedNews)
    finally:
        await again.node.stop()


async def test_a_table_of_another_version_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that it was begun with can go on with it."""
    table = await in_practice(tmp_path)
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        with monkeypatch.context() as newer:
            newer.setattr("netcore.feeds.charter.PROTOCOL_VERSION", 99)
            assert not await again.node.resume()
        told = again.latest(ClosedNews)
        assert (told.why, "cannot be resumed" in told.detail) == ("fault", True)
        assert table.is_dir()
        assert await again.node.resume()
    finally:
        await again.node.stop()


async def test_what_the_others_said_may_be_lost_since_they_say_it_again(tmp_path: Path) -> None:
    table = await in_practice(tmp_path)
    (table / "others.log").unlink(missing_ok=True)
    (table / "others.log").mkdir()
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        assert await again.node.resume()
        assert (table / "others.log.damaged-1").is_dir()
        await again.over()
    finally:
        await again.node.stop()


async def test_where_the_others_were_may_be_lost(tmp_path: Path) -> None:
    table = await in_practice(tmp_path)
    folder_instead(table / "ways")
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        assert await again.node.resume()
        assert again.latest(AsideNews) == AsideNews("ways", str(table / "ways.damaged-1"))
    finally:
        await again.node.stop()


async def test_nothing_damaged_in_a_profile_stops_the_start_and_all_of_it_is_said_once(tmp_path: Path) -> None:
    await in_practice(tmp_path)
    profile = tmp_path / "Ala"
    shutil.rmtree(profile / "games")
    (profile / "games").write_bytes(b"no folder")
    (profile / "acquaintances").mkdir()
    junk(profile / "player")
    junk(profile / "identity.key")
    for number in (1, 2):
        again = Guest(tmp_path, "Ala", lan=False)
        await again.node.start()
        try:
            aside = [news.what for news in again.news if isinstance(news, AsideNews)]
            assert sorted(aside) == (["acquaintances", "folder", "identity", "player"] if number == 1 else [])
            assert (again.node.me.name == "") == (number == 1)
            await again.node.rename("Ala", "star")
            await again.node.practise("sen", 2, SHORT)
            await again.over()
        finally:
            await again.node.stop()


async def test_declining_to_lay_the_seed_open_ends_the_game_all_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala") as (ala,):
        ola = Guest(tmp_path, "Ola", plays=False)
        await ola.node.start()
        try:
            await ola.node.rename("Ola", "fish")
            await sit_down(ala, ola)
            await all_ready(ala, ola)
            player = asyncio.create_task(play_by_policy(ola))
            asking = await ola.until(OverNews, lambda news: news.ask_to_open)
            await player
            assert Path(asking.saved).exists()
            ola.node.chair.lay_open(False)
            over = await each(ala.over(), ola.over())
            assert [news.opened for news in over] == [False, False]
            assert len({Path(news.saved).read_bytes() for news in over}) == 1
            assert verify(gamefile.read(Path(over[0].saved))).good
        finally:
            await ola.node.stop()


@pytest.mark.parametrize("goes_on", [True, False], ids=["again", "leaves"])
async def test_nobody_waits_for_the_seeds_of_who_has_stood_up(tmp_path: Path, *, goes_on: bool) -> None:
    """Who plays again or leaves without an answer keeps the seed closed, and who stays is not kept waiting."""
    async with evening(tmp_path, "Ala", plays=False) as (ala,):
        ola = Guest(tmp_path, "Ola", plays=False)
        await ola.node.start()
        try:
            await ola.node.rename("Ola", "fish")
            await sit_down(ala, ola)
            await all_ready(ala, ola)
            players = [asyncio.create_task(play_by_policy(each)) for each in (ala, ola)]
            for guest in (ala, ola):
                await guest.until(OverNews, lambda news: news.ask_to_open and news.undecided == (0, 1))
            await asyncio.gather(*players)
            saved = Path(ola.latest(OverNews).saved)
            if goes_on:
                ala.node.chair.lay_open(True)
                await ala.node.again()
            else:
                await ala.node.leave()
            told = await ola.until(OverNews, lambda news: news.undecided == (1,))
            assert told.opened is None
            ola.node.chair.lay_open(True)
            over = await ola.until(OverNews, lambda news: news.opened is not None, timeout_s=15.0)
            assert over.opened is False
            assert verify(gamefile.read(saved)).good
            if goes_on:
                ola.news.clear()
                await ola.node.again()
                await ola.until(RoomNews, lambda room: [place.name for place in room.places] == ["Ala", "Ola"])
        finally:
            await ola.node.stop()


async def play_by_policy(me: Guest) -> None:
    """Decide whatever is asked until the game is over."""
    policy, done = policy_for("sen", "random"), 0
    while not any(isinstance(news, OverNews) for news in me.news):
        await until_told(me, done)
        asked = [n for n in me.news if isinstance(n, PlayNews) and n.view.number > done and n.view.legal is not None]
        if asked:
            view = asked[-1].view
            done = view.number
            assert view.legal is not None
            me.node.chair.submit(policy.choose(view, view.legal, Chance(view.number)), view.number)


async def test_a_node_stops_within_moments_in_every_phase(tmp_path: Path) -> None:
    for phase in range(3):
        async with evening(tmp_path / str(phase), "Ala", "Ola") as (ala, ola):
            await sit_down(ala, ola)
            if phase > 0:
                await all_ready(ala, ola)
            if phase > 1:
                await ala.until(PlayNews, lambda news: news.busy == "shuffle")
            for guest in (ala, ola):
                async with asyncio.timeout(STOP_S):
                    await guest.node.stop()
                assert guest.node.sitting is None


async def gossip(sender: Guest, to: Guest, entry: Entry) -> None:
    """Let one guest pass an entry on to another."""
    sender.node.running.links.post(
        to.node.me.peer, seal(ToTable(entry.table, encode(Entries((entry.raw,), more=False))))
    )


def take_time(pause_s: float, *guests: Guest) -> None:
    """From the next decision on these players take so long for each: however slow the machine, the game lasts."""
    for guest in guests:
        assert guest.node.sitting is not None
        guest.ponders = None
        guest.node.sitting._decisions._pause_s = lambda: pause_s


async def reach(number: int, *guests: Guest, pause_s: float = 3600.0) -> PlayNews:
    """What the first of them is told when question `number` is behind them. From then on these players take so long for
    each decision, until take_time says otherwise."""
    for guest in guests:
        guest.ponders = number, pause_s
    told = [await guest.until(PlayNews, lambda news: news.view.number > number) for guest in guests]
    return told[0]


async def in_mid_game(*guests: Guest, pause_s: float = 3600.0) -> Sitting:
    """A game that has begun, and is not over before the players have taken that long for some decisions more."""
    await sit_down(*guests)
    await all_ready(*guests)
    await reach(2, *guests, pause_s=pause_s)
    assert guests[0].node.sitting is not None
    return guests[0].node.sitting


async def test_who_says_two_things_is_convicted_on_every_screen(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        table = (await in_mid_game(ala, ola)).hash
        other = Entry.sign(ola.node.running.identity, table, 1, 0, NO_HASH, b"something else")
        await gossip(ola, ala, other)
        for guest in (ala, ola):
            foul = await guest.until(FoulNews)
            assert (foul.seat, foul.rule, foul.number) == (1, "feed.fork", 0)
            proof = read_fork(Path(foul.saved).read_bytes())
            assert proof.terms.hash() == table
            assert (proof.author.name, proof.author.peer) == ("Ola", ola.node.me.peer)
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    assert not await again.node.resume(), "a table that was stopped for good"
    await again.node.stop()


async def test_an_entry_of_ours_that_we_did_not_write_silences_us(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        sitting = await in_mid_game(ala, ola)
        last = sitting._feeds.entries(0)[-1]
        later = Entry.sign(ala.node.running.identity, sitting.hash, 0, last.number + 1, last.hash, b"not from here")
        sitting._take([later])
        assert (await ala.until(ClosedNews)).why == "copy"


async def test_a_copied_profile_is_told_so_and_the_true_one_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.node.links.IN_USE_S", 0.5)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola, pause_s=0.1)
        ignore = shutil.ignore_patterns("lock")
        await asyncio.to_thread(shutil.copytree, tmp_path / "Ola", tmp_path / "Copy", ignore=ignore)
        copy = Guest(tmp_path, "Copy")
        await copy.node.start()
        try:
            assert copy.node.me.peer == ola.node.me.peer
            assert await copy.node.resume()
            over = await each(ala.over(), ola.over())
            assert all(news.opened for news in over)
            if not any(isinstance(news, OverNews) for news in copy.news):
                assert (await copy.until(ClosedNews)).why == "copy"
        finally:
            await copy.node.stop()


async def test_a_table_with_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    first = Guest(tmp_path, "Ala", lan=False)
    await first.node.start()
    with pytest.raises(Nameless):
        await first.node.practise("sen", 3, SHORT)
    await first.node.rename("Ala", "star")
    await first.node.practise("sen", 3, SHORT)
    before = await reach(5, first)
    await first.node.stop()
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        assert await again.node.resume()
        assert isinstance(again.news[0], ResumedNews)
        room, was = again.news[0].room, first.latest(RoomNews)
        assert [(place.kind, place.name, place.lantern) for place in room.places] == [
            (place.kind, place.name, place.lantern) for place in was.places
        ]
        assert (room.me, room.host, room.game, room.options) == (was.me, was.host, was.game, was.options)
        assert len(room.phrase) == 4
        assert room.phrase == was.phrase
        later = await again.until(PlayNews)
        assert later.view.number >= before.view.number
        assert (await again.over()).opened is True
        assert not await again.node.resume()
    finally:
        await again.node.stop()


async def test_a_game_with_bots_is_put_away_and_taken_up(tmp_path: Path) -> None:
    """It waits while another is played and over a restart, and goes on where it was."""
    first = Guest(tmp_path, "Ala", lan=False)
    await first.node.start()
    await first.node.rename("Ala", "star")
    with pytest.raises(Late):
        await first.node.shelve()
    await first.node.practise("sen", 3, SHORT)
    before = await reach(5, first)
    await first.node.shelve()
    with pytest.raises(Late):
        await first.node.shelve()  # two quick clicks are no fault of the program
    assert not [news for news in first.news if isinstance(news, CompanyNews) and news.members], "nobody to play on with"
    assert first.latest(ClosedNews).why == "left"
    (shelved,) = first.latest(ShelfNews).games
    assert (shelved.game, len(shelved.others)) == ("sen", 2)
    assert abs(shelved.since_s - time.time()) < 60
    with pytest.raises(Late):
        _ = first.node.chair
    await first.node.practise("sen", 2, SHORT)
    await first.until(PlayNews, lambda news: news.view.seats == 2)
    await first.node.shelve()
    other = first.latest(ShelfNews).games[0]
    assert (other.table != shelved.table, len(other.others)) == (True, 1)
    await first.node.throw_away(other.table)
    assert first.latest(ShelfNews).games == (shelved,)
    with pytest.raises(NoTable):
        await first.node.take_up(other.table)
    await first.node.stop()
    again = Guest(tmp_path, "Ala", lan=False)
    await again.node.start()
    try:
        assert not await again.node.resume()
        assert again.latest(ShelfNews).games == (shelved,)
        with pytest.raises(NoTable):
            await again.node.take_up(bytes(32))
        with pytest.raises(NoTable):
            await again.node.throw_away(bytes(32))
        await again.node.take_up(shelved.table)
        with pytest.raises(NoTable):
            await again.node.throw_away(shelved.table)
        assert again.latest(ShelfNews).games == ()
        later = await again.until(PlayNews)
        assert later.view.number >= before.view.number
        assert (await again.over()).opened is True
    finally:
        await again.node.stop()


async def test_who_closes_the_program_says_goodbye_until_later(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola)
        await ola.node.stop()
        gone = await ala.until(LinkNews, lambda news: not news.here)
        assert gone.closed
        assert not gone.left


async def test_who_is_cut_off_has_said_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        sitting = await in_mid_game(ala, ola)
        sitting.unlinked(ola.node.me.peer)
        gone = await ala.until(LinkNews, lambda news: not news.here)
        assert not gone.closed


async def test_a_name_that_would_be_shortened_is_refused(tmp_path: Path) -> None:
    me = Guest(tmp_path, "Ala", lan=False)
    await me.node.start()
    try:
        await me.node.rename("A" * 32, "star")
        with pytest.raises(ValueError, match="at most 32"):
            await me.node.rename("A" * 33, "star")
        assert me.node.me.name == "A" * 32
    finally:
        await me.node.stop()


async def test_a_table_with_others_is_not_put_away(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola)
        with pytest.raises(Misuse) as refused:
            await ala.node.shelve()
        assert not isinstance(refused.value, Late)


async def test_a_flood_of_words_about_a_room_ends_the_flooder(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        address = await sit_down(ala, ola, game_seats=3)
        host, _, port = address.rpartition(":")
        link = await dial(Persona.of(Identity.generate(), "Mallory"), [(host, int(port))])
        room = (await ala.until(RoomNews)).table
        for number in range(200):
            try:
                link.post(seal(ToHost(room, encode(Sit(f"M{number}", "star")))))
            except Unreachable:
                break
        await asyncio.wait_for(link.wait_ended(), 5)
        async with asyncio.timeout(5):
            while ala.latest(RoomNews).places[2].kind != "free":
                await asyncio.sleep(0.01)
        assert any(isinstance(news, RoomNews) and news.places[2].kind == "person" for news in ala.news)
        assert len(ola.news) < 200
        ola.news.clear()
        ala.node.room.seat_bot(2)
        await ola.until(RoomNews, lambda news: news.places[2].kind == "bot")


async def test_names_that_deceive_are_marked(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Аla") as (ala, ola, false):
        await sit_down(ala, ola, false)
        room = await ola.until(RoomNews, lambda news: bool(news.phrase))
        assert [place.warning for place in room.places] == ["lookalike", "", "lookalike"]
        await all_ready(ala, ola, false)
        await each(ala.over(), ola.over(), false.over())
    async with evening(tmp_path / "later", "Ola") as (other,):
        again = Guest(tmp_path, "Ala")
        await again.node.start()
        try:
            await sit_down(again, other)
            room = await again.until(RoomNews, lambda news: bool(news.phrase))
            assert [place.warning for place in room.places] == ["", "new_key"]
        finally:
            await again.node.stop()
