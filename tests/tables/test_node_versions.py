"""A table that this program cannot sit down at, since it is another program: which of the two, and what to do."""

from __future__ import annotations

import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from engine import games
from netcore.errors import Unreachable
from netcore.feeds.rules import rules_hash
from netcore.identity import Identity
from netcore.lan.dialler import probe
from netcore.lan.hello import RULES_BYTES, Notice, OtherVersion
from netcore.lan.listener import Listener
from netcore.lan.persona import Persona
from netcore.node.presence import MOST_OTHER_VERSIONS
from netcore.status import CallerNews, RoomNews, TablesNews
from netcore.version import PROTOCOL_VERSION, RELEASE
from tests.tables.test_node import SHORT, Guest, evening

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

HERE = "127.0.0.1"
SOON_S = 3.0
OURS = rules_hash(games.find("sen"))[:RULES_BYTES]
TABLE = Notice(b"t" * 16, "sen", 2, 1, "open", OURS)


@asynccontextmanager
async def listening(
    notice: Notice | None, *, protocol: int = PROTOCOL_VERSION, release: str = "0.9"
) -> AsyncIterator[str]:
    """A program of another release; its address."""
    about = Persona.of(Identity.generate(), "Ola")
    listener = Listener(Persona(about.identity, about.about, release, protocol), lambda link: link.close())
    listener.notice = notice
    port = await listener.start([HERE], ports=())
    try:
        yield f"{HERE}:{port}"
    finally:
        await listener.close()


@contextmanager
def silent_ports(but: int) -> Iterator[tuple[int, ...]]:
    """Ports where a call is taken and nobody ever says a word, as behind many a firewall; and one more."""
    held = [socket.create_server((HERE, 0)) for _ in range(3)]
    try:
        yield (*(each.getsockname()[1] for each in held), but)
    finally:
        for each in held:
            each.close()


async def refused(guest: Guest, address: str) -> tuple[str, str]:
    """Code and detail of what the window is told, within three seconds."""
    began = time.monotonic()
    with pytest.raises(Unreachable) as failed:
        await guest.node.join_address(address)
    assert time.monotonic() - began < SOON_S
    return getattr(failed.value, "code", ""), getattr(failed.value, "detail", "")


@pytest.mark.parametrize(("protocol", "code"), [(PROTOCOL_VERSION + 1, "newer"), (PROTOCOL_VERSION - 1, "older")])
async def test_another_version_at_an_address_is_told_with_who_is_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, protocol: int, code: str
) -> None:
    async with evening(tmp_path, "Ala", plays=False) as (ala,), listening(TABLE, protocol=protocol) as address:
        assert await refused(ala, address) == (code, "0.9")
        with silent_ports(but=int(address.rpartition(":")[2])) as ports:
            monkeypatch.setattr("netcore.lan.addresses.DEFAULT_PORTS", ports)
            assert await refused(ala, HERE) == (code, "0.9")


async def test_another_version_is_told_where_one_of_ours_has_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        evening(tmp_path, "Ala", plays=False) as (ala,),
        listening(None, release="ours") as idle,
        listening(TABLE, protocol=PROTOCOL_VERSION + 1) as newer,
    ):
        ports = tuple(int(each.rpartition(":")[2]) for each in (idle, newer))
        monkeypatch.setattr("netcore.lan.addresses.DEFAULT_PORTS", ports)
        assert await refused(ala, HERE) == ("newer", "0.9")


@pytest.mark.parametrize(
    ("notice", "told"),
    [
        (Notice(b"t" * 16, "sen", 2, 1, "open", bytes(RULES_BYTES)), ("rules", "sen")),
        (Notice(b"t" * 16, "chess", 2, 1, "open", OURS), ("game", "chess")),
        (Notice(b"t" * 16, "sen", 2, 2, "playing", OURS), ("no_table", "")),
        (None, ("no_table", "")),
    ],
)
async def test_other_rules_at_an_address_are_told_before_anybody_sits_down(
    tmp_path: Path, notice: Notice | None, told: tuple[str, str]
) -> None:
    async with evening(tmp_path, "Ala", plays=False) as (ala,), listening(notice) as address:
        code, detail = await refused(ala, address)
        assert code == told[0]
        assert told[0] == "no_table" or detail == told[1]


@pytest.mark.parametrize(
    ("protocol", "release", "told"),
    [
        (PROTOCOL_VERSION + 1, "0.9", CallerNews("newer", "0.9")),
        (PROTOCOL_VERSION - 1, "0.0.1-rc1", CallerNews("older", "0.0.1-rc1")),
        (PROTOCOL_VERSION + 1, "visit-bad.example", CallerNews("newer", "")),
    ],
)
async def test_a_host_is_told_of_a_caller_of_another_version_within_three_seconds_and_once(
    tmp_path: Path, protocol: int, release: str, told: CallerNews
) -> None:
    about = Persona.of(Identity.generate(), "Ola")
    caller = Persona(about.identity, about.about, release, protocol)
    async with evening(tmp_path, "Ala", plays=False) as (ala,):
        port = ala.node.running.presence._listener.port
        for _ in range(2):  # where no table is open nobody is told
            with pytest.raises(OtherVersion):
                await probe(caller, [(HERE, port)], None)
        await ala.node.open_table("sen", 2, SHORT, listed=False)
        for _ in range(3):
            with pytest.raises(OtherVersion):
                await probe(caller, [(HERE, port)], None)
        await ala.until(CallerNews, timeout_s=SOON_S)
        assert [news for news in ala.news if isinstance(news, CallerNews)] == [told]
        for number in range(9):
            with pytest.raises(OtherVersion):
                await probe(replace(caller, program=f"7.{number}"), [(HERE, port)], None)
        assert sum(isinstance(news, CallerNews) for news in ala.news) == MOST_OTHER_VERSIONS


async def test_a_host_is_told_who_would_come_and_plays_by_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once by who typed the address, and not again by the same program."""
    async with evening(tmp_path, "Ala", "Ola", plays=False) as (ala, ola):
        await ala.node.open_table("sen", 2, SHORT)
        await ola.until(TablesNews, lambda seen: any(ad.host == "Ala" for ad in seen.tables))
        monkeypatch.setattr("netcore.node.presence.rules_hash", lambda _: bytes(32))
        for _ in range(2):
            assert await refused(ola, ala.latest(RoomNews).addresses[0]) == ("rules", "sen")
            ola.node.cannot_join(ala.node.me.peer)
            ola.node.cannot_join(b"nobody's key")
        await ala.until(CallerNews, lambda news: bool(news.name), timeout_s=SOON_S)
        told = [news for news in ala.news if isinstance(news, CallerNews) and news.name]
        assert told == [CallerNews("rules", RELEASE, "Ola")]
        assert [place.kind for place in ala.latest(RoomNews).places] == ["person", "free"]


async def test_after_the_update_a_good_peer_joins(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ala", plays=False) as (ala,):
        async with listening(TABLE, protocol=PROTOCOL_VERSION + 1) as address:
            assert (await refused(ala, address))[0] == "newer"
        ola = Guest(tmp_path, "Ola", plays=False)
        await ola.node.start()
        try:
            await ola.node.rename("Ola", "star")
            await ola.node.open_table("sen", 2, SHORT, listed=False)
            await ala.node.join_address(ola.latest(RoomNews).addresses[0])
            await ala.until(RoomNews, lambda room: bool(room.phrase))
        finally:
            await ola.node.stop()
