"""Keys that are remembered once a phrase has matched, and rooms that are agreed upon again and again."""

from __future__ import annotations

from pathlib import Path

import pytest

from netcore.errors import Late
from netcore.status import RoomNews, RoomPlace
from tests.tables.test_node import SHORT, Guest, evening, sit_down

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]


def others(guest: Guest, room: RoomNews) -> list[RoomPlace]:
    """The places of other persons."""
    return [place for place in room.places if place.kind == "person" and place.seat != room.me]


async def phrase_of(guest: Guest) -> tuple[int, ...]:
    return (await guest.until(RoomNews, lambda room: bool(room.phrase))).phrase


async def test_who_was_remembered_is_known_at_the_next_table_and_nobody_else_is(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula", plays=False) as (ala, ola, ula):
        await sit_down(ala, ola, game_seats=3, bots=1)
        shown = await phrase_of(ala)
        assert [place.known for place in others(ala, ala.latest(RoomNews))] == [False]
        await ala.node.remember_keys(shown)
        now = ala.latest(RoomNews)
        assert [(place.name, place.known) for place in others(ala, now)] == [("Ola", True)]
        assert now.phrase == shown, "nothing else is another"
        await phrase_of(ola)
        assert [place.known for place in others(ola, ola.latest(RoomNews))] == [False], "each remembers for itself"
        await ala.node.leave()
        for guest in (ala, ola, ula):
            guest.news.clear()
        await sit_down(ala, ola, ula)
        await phrase_of(ala)
        known = {place.name: place.known for place in others(ala, ala.latest(RoomNews))}
        assert known == {"Ola": True, "Ula": False}
    again = Guest(tmp_path, "Ala", plays=False)
    await again.node.start()
    try:
        assert again.node.running.known.remembers(ola.node.me.peer)
        assert not again.node.running.known.remembers(ula.node.me.peer)
    finally:
        await again.node.stop()


async def test_a_phrase_that_is_another_by_now_has_nobody_remembered(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        with pytest.raises(Late):
            await ala.node.remember_keys((1, 2, 3, 4))
        await sit_down(ala, ola)
        shown = await phrase_of(ola)
        ala.node.room.set_options({"rounds": 2})
        await ola.until(RoomNews, lambda room: room.phrase not in ((), shown))
        for guest in (ala, ola):
            with pytest.raises(Late):
                await guest.node.remember_keys(shown)
        assert not ola.node.running.known.remembers(ala.node.me.peer)


async def test_a_known_key_under_another_name_is_known_and_a_known_name_with_another_key_is_not(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", "Ula", plays=False) as (ala, ola, ula):
        await sit_down(ala, ola)
        await ala.node.remember_keys(await phrase_of(ala))
        ala.node.running.known.remember("Ola", ola.node.me.peer)
        await ola.node.leave()
        await ola.node.rename("Olga", "fish")
        await ula.node.rename("Ola", "star")
        ala.news.clear()
        await ala.node.leave()
        told = await sit_down(ala, ola, ula)
        assert told
        await phrase_of(ala)
        room = ala.latest(RoomNews)
        assert {(place.name, place.known, place.warning) for place in others(ala, room)} == {
            ("Olga", True, ""),
            ("Ola", False, "new_key"),
        }


async def test_the_room_tells_how_often_it_was_agreed_upon(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        await ala.node.open_table("sen", 2, SHORT, listed=False)
        assert ala.latest(RoomNews).agreements == 0
        await ola.node.join_address(ala.latest(RoomNews).addresses[0])
        for count in (1, 2, 3):
            for guest in (ala, ola):
                await guest.until(RoomNews, lambda room, count=count: bool(room.phrase) and room.agreements == count)
            ala.node.room.set_options({"rounds": 1 + count})
