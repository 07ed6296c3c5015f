"""A table for friends: by the host's nod, or by a word told across the room, between programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from netcore.errors import Late
from netcore.status import ClosedNews, CompanyNews, DoorNews, RoomNews, TablesNews
from tests.tables.test_node import SHORT, Guest, all_ready, each, evening

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

WORD = "żuraw kominek"


async def open_door(host: Guest, kind: str, *, seats: int = 2) -> str:
    await host.node.open_table("sen", seats, SHORT)
    host.node.room.set_door(kind, WORD if kind == "word" else "")  # type: ignore[arg-type]
    return (await host.until(RoomNews, lambda room: room.door.kind == kind)).addresses[0]


async def test_a_guest_waits_for_the_nod_for_as_long_as_it_takes_and_then_they_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.node.node.ANSWER_S", 0.1)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await ola.node.join_address(await open_door(ala, "nod"))
        waits = await ola.until(DoorNews)
        assert (waits.host, waits.kind, waits.why) == (ala.node.me.peer, "nod", "")
        room = await ala.until(RoomNews, lambda room: bool(room.door.callers))
        (caller,) = room.door.callers
        assert (caller.peer, caller.name) == (ola.node.me.peer, "Ola")
        assert not [news for news in ola.news if isinstance(news, RoomNews | ClosedNews)]
        ala.node.room.let_in(caller.peer)
        await each(*(guest.until(RoomNews, lambda room: bool(room.phrase)) for guest in (ala, ola)))
        await all_ready(ala, ola)
        await each(*(guest.over() for guest in (ala, ola)))


async def test_who_is_turned_away_reads_it_and_who_gives_up_waits_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula", plays=False) as (ala, ola, ula):
        address = await open_door(ala, "nod", seats=3)
        await ola.node.join_address(address)
        await ola.until(DoorNews)
        await ola.node.leave()
        await ala.until(RoomNews, lambda room: not room.door.callers)
        await ula.node.join_address(address)
        await ula.until(DoorNews)
        ala.node.room.turn_away(ula.node.me.peer)
        assert (await ula.until(ClosedNews)).why == "declined"
        with pytest.raises(Late):
            ala.node.room.let_in(ola.node.me.peer)


async def test_the_word_opens_and_stays_with_the_host(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        address, me = await open_door(ala, "word"), ala.node.me.peer
        await ola.until(TablesNews, lambda seen: [ad.door for ad in seen.tables if ad.peer == me] == ["word"])
        await ola.node.join_address(address)
        assert (await ola.until(DoorNews)).kind == "word"
        ola.node.room.say_word("wrong word")
        assert (await ola.until(DoorNews, lambda news: bool(news.why))).why == "wrong"
        ola.node.room.say_word("Zuraw-Kominek")
        room = await ola.until(RoomNews, lambda room: bool(room.phrase))
        assert (room.door.kind, room.door.word) == ("word", "")
        assert ala.latest(RoomNews).door.word == WORD
        told = repr([*ala.news, *ola.news])
        assert WORD not in told
        with pytest.raises(Late):
            ola.node.room.say_word(WORD)


async def test_friends_stay_friends_when_the_host_leaves(tmp_path: Path) -> None:
    """Whoever opens the table anew does not know the word: the others of the room come in, everybody else asks."""
    async with evening(tmp_path, "Ala", "Ola", "Ula", "Eve", plays=False) as (ala, ola, ula, eve):
        address = await open_door(ala, "word", seats=4)
        for guest in (ola, ula):
            await guest.node.join_address(address)
            await guest.until(DoorNews)
            guest.node.room.say_word(WORD)
            await guest.until(RoomNews, lambda room: room.door.kind == "word")
        await ala.node.leave()
        for guest in (ola, ula):
            await guest.until(CompanyNews, lambda news: all(member.here for member in news.members))
            guest.news.clear()
        await ula.node.again()
        shown = (await ola.until(CompanyNews, lambda news: bool(news.proposals))).proposals[0]
        opened = await ula.until(RoomNews, lambda room: room.door.kind == "nod")
        await eve.node.join_address(opened.addresses[0])
        assert (await eve.until(DoorNews)).kind == "nod"
        await ola.node.agree(ula.node.me.peer, shown)
        await ola.until(RoomNews)
        assert not [news for news in ola.news if isinstance(news, DoorNews)]
