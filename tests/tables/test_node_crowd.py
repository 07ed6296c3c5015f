"""Too many at the door, and too few: strangers who take every link there is, and a player who never comes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from netcore.errors import Unreachable
from netcore.identity import Identity
from netcore.lan.connection import Link
from netcore.lan.dialler import dial
from netcore.lan.doorkeeper import Limits
from netcore.lan.persona import Persona
from netcore.node.links import MOST_LINKS
from netcore.status import LinkNews, RoomNews
from tests.tables.test_node import Guest, all_ready, each, evening, reach, sit_down

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


async def squat(address: tuple[str, int], links: list[Link]) -> None:
    try:
        links.append(await dial(Persona.of(Identity.generate(), "Mallory"), [address]))
    except Unreachable:
        return


def agreed(*guests: Guest) -> bool:
    """Whether all see each other, and one phrase."""
    rooms = [guest.latest(RoomNews) for guest in guests]
    return len({room.phrase for room in rooms}) == 1 and all(
        room.phrase and all(place.here for place in room.places) for room in rooms
    )


def test_a_node_keeps_fewer_links_than_a_listener_takes() -> None:
    assert Limits().links > MOST_LINKS


async def test_squatters_keep_no_player_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netcore.node.links.MOST_LINKS", 6)
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        told = await sit_down(ala, ola, game_seats=3)
        host, _, port = told.rpartition(":")
        squatters: list[Link] = []
        for _ in range(3):
            await asyncio.gather(*(squat((host, int(port)), squatters) for _ in range(4)))
        assert len(squatters) == 12
        await ula.node.join_address(told)
        await ula.until(RoomNews, lambda room: bool(room.phrase))
        await asyncio.gather(*(squat((host, int(port)), squatters) for _ in range(4)))
        ala.node.running.links.drop(ola.node.me.peer)  # and one who sits here already finds its way back
        await ola.until(RoomNews, lambda room: not room.places[0].here)
        async with asyncio.timeout(20):
            while not agreed(ala, ola, ula) or sum(link.ended is None for link in squatters) > 6:
                await asyncio.sleep(0.02)
        for guest in (ala, ola, ula):
            guest.node.room.ready(True)
        over = await each(ala.over(), ola.over(), ula.over())
        assert all(news.opened for news in over)
        for link in squatters:
            link.close()
            await link.wait_ended()


async def test_who_never_comes_is_told_to_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netcore.node.sitting.MISSED_AFTER_S", 0.3)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        await reach(2, ala, ola)
    again = Guest(tmp_path, "Ala")
    await again.node.start()
    try:
        assert await again.node.resume()
        missing = await again.until(LinkNews)
        assert (missing.seat, missing.here) == (1, False)
    finally:
        await again.node.stop()
