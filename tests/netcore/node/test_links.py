"""What becomes of a link when something goes wrong while it is read, and of the peer at its other end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace

import pytest

from netcore.errors import Malformed, Misuse
from netcore.identity import Identity
from netcore.lan.connection import End
from netcore.lan.hello import About, Met
from netcore.lan.listener import Listener
from netcore.lan.persona import Persona
from netcore.node.links import MOST_UNWELCOME, Links

pytestmark = pytest.mark.xdist_group("lan")

HERE = "127.0.0.1"
SOON_S = 4.0


class Party:
    """A program that has links and nothing else; what it hears and who comes and goes is written down."""

    def __init__(self, name: str, heard: Callable[[bytes], None] = lambda _: None) -> None:
        self.got: list[bytes] = []
        self.changes: list[bool] = []
        self._hook = heard
        persona = Persona.of(Identity.generate(), name)
        self.peer = persona.identity.public
        self.links = Links(persona, self._heard, lambda _, here: self.changes.append(here), lambda _: None)
        self.listener = Listener(persona, self.links.take, admit=self.links.admit)

    def _heard(self, _peer: bytes, payload: bytes) -> None:
        self._hook(payload)
        self.got.append(payload)

    async def until(self, condition: Callable[[], bool], seconds: float = SOON_S) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.links.close()
        await self.listener.close()


def stumble(payload: bytes) -> None:
    match payload:
        case b"bug":
            [].pop()
        case b"misuse":
            raise Misuse("we contradict ourselves")
        case b"junk":
            raise Malformed("what no peer sends")


@pytest.fixture
async def pair() -> AsyncIterator[tuple[Party, Party]]:
    """One that stumbles over what it hears, and one that has a link to it and wants it back when it is gone."""
    ala, ola = Party("Ala", stumble), Party("Ola")
    for party in (ala, ola):
        await party.listener.start([HERE], ports=())
    ala.links.want(ola.peer, lambda: [(HERE, ola.listener.port)])
    ola.links.want(ala.peer, lambda: [(HERE, ala.listener.port)])
    try:
        await ala.until(lambda: ala.links.here(ola.peer) and ola.links.here(ala.peer))
        yield ala, ola
    finally:
        await ala.close()
        await ola.close()


@pytest.mark.parametrize(("payload", "told"), [(b"bug", "IndexError"), (b"misuse", "we contradict ourselves")])
async def test_whatever_goes_wrong_in_reading_a_link_is_told_and_the_link_made_anew(
    pair: tuple[Party, Party], payload: bytes, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    ala, ola = pair
    with caplog.at_level(logging.WARNING):
        for count in (1, 2, 3):
            ola.links.post(ala.peer, payload)
            ola.links.post(ala.peer, b"what comes behind it is not read")
            await ala.until(lambda count=count: ala.changes == [True, *[False, True] * count])
            await ola.until(lambda: ola.links.here(ala.peer))
            ola.links.post(ala.peer, b"still here %d" % count)
            await ala.until(lambda count=count: ala.got[-1:] == [b"still here %d" % count])
    assert ala.got == [b"still here %d" % count for count in (1, 2, 3)]
    lines = [record for record in caplog.records if told in f"{record.getMessage()} {record.exc_text or ''}"]
    assert len(lines) == 1, "the same cause again is no news, however often a peer repeats it"
    assert lines[0].levelno == logging.ERROR
    assert lines[0].exc_info is not None


async def test_who_sends_what_no_peer_sends_is_kept_out_and_can_be_dialled_at_once(
    pair: tuple[Party, Party],
) -> None:
    ala, ola = pair
    ola.links.post(ala.peer, b"junk")
    await ala.until(lambda: ala.changes[:3] == [True, False, True])
    assert ala.links.get(ola.peer) is not None
    assert ala.links.get(ola.peer).dialled


async def test_who_has_any_number_of_identities_fills_no_memory_with_them() -> None:
    ala = Party("Ala")
    keys = [number.to_bytes(32, "big") for number in range(MOST_UNWELCOME + 50)]
    for key in keys:
        ala.links._turn_out(SimpleNamespace(peer=key, close=lambda: None))  # type: ignore[arg-type]
    assert len(ala.links._unwelcome) == MOST_UNWELCOME
    met = [Met(key, About("Ola", "person", "", bytes(8)), None) for key in (keys[-1], bytes(32))]
    assert [ala.links.admit(each) for each in met] == ["unwelcome", None]
    await ala.close()


async def test_of_strangers_who_say_goodbye_nothing_is_remembered() -> None:
    """An identity costs nothing; of a peer with a place here it is known that its program was closed."""
    ala = Party("Ala")
    address, friend = (HERE, 1), b"a friend".ljust(32)
    ala.links._has_place = lambda peer: peer == friend
    for peer in (*(number.to_bytes(32, "big") for number in range(100)), friend):
        ala.links._on_end(SimpleNamespace(peer=peer, address=address), End.LEFT)  # type: ignore[arg-type]
    assert ala.links._closed == {friend}
    assert ala.links.has_closed(friend)
    await ala.close()


@pytest.mark.parametrize("nowhere", ["fe80::1%a..b", "fe80::1%" + "x" * 64])
async def test_an_address_that_makes_no_sense_keeps_nobody_from_being_dialled(nowhere: str) -> None:
    """A guest tells the others of a room where it is reached, and may tell them anything."""
    ala, ola = Party("Ala"), Party("Ola")
    for party in (ala, ola):
        await party.listener.start([HERE], ports=())
    told = [(nowhere, 28460)]
    ala.links.want(ola.peer, lambda: told)
    try:
        await asyncio.sleep(1.0)
        told.append((HERE, ola.listener.port))
        await ala.until(lambda: ala.links.here(ola.peer), 8.0)
    finally:
        await ala.close()
        await ola.close()


@pytest.mark.parametrize(("has_place", "large", "most"), [(False, 99, 20), (True, 99, 60), (True, 3, 30)])
async def test_a_flood_is_read_no_faster_than_honest_peers_speak(
    has_place: bool, large: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.node.links.READ_AT_ONCE", 60)
    monkeypatch.setattr("netcore.node.links.IDLY_READ_AT_ONCE", 20)
    monkeypatch.setattr("netcore.node.links.READ_BYTES", large)
    monkeypatch.setattr("netcore.node.links.READ_PER_S", 0.1)
    monkeypatch.setattr("netcore.node.links.IDLY_READ_PER_S", 0.1)
    ala, eve, ola = Party("Ala"), Party("Eve"), Party("Ola")
    if has_place:
        ala.links._has_place = lambda peer: peer == eve.peer
    await ala.listener.start([HERE], ports=())
    for party in (eve, ola):
        party.links.want(ala.peer, lambda: [(HERE, ala.listener.port)])
    try:
        await ala.until(lambda: ala.links.here(eve.peer) and ala.links.here(ola.peer))
        await ola.until(lambda: ola.links.here(ala.peer) and eve.links.here(ala.peer))
        for _ in range(80):
            eve.links.post(ala.peer, b"eve")
        await ala.until(lambda: ala.got.count(b"eve") == most)
        ola.links.post(ala.peer, b"ola")
        await ala.until(lambda: b"ola" in ala.got)
        assert ala.got.count(b"eve") == most
        assert ala.links.here(eve.peer), "who has much to say is not to blame for that"
    finally:
        for party in (eve, ola, ala):
            await party.close()
