"""The door under a crowd: whoever takes places by the dozen keeps nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from netcore.errors import Unreachable
from netcore.lan.dialler import dial
from netcore.lan.doorkeeper import Doorkeeper, Limits, Stranger
from tests.lan.conftest import QUICK, until

FEW = [f"127.0.0.{number}" for number in range(2, 8)]
"""Addresses of one computer: enough, at sixteen places each, to take all places there are."""
CROWD = 500
ROOT = Path(__file__).parents[2]
SOON_S = 1.0


# ── without a network ───────────────────────────────────────────────────────────────────────────────────────────────


class Door:
    """A doorkeeper, and who is inside by its word."""

    def __init__(self, **limits: float) -> None:
        self.keeper = Doorkeeper(Limits(**limits))  # type: ignore[arg-type]
        self.inside: list[Stranger] = []

    def knock(self, host: str, now: float = 0.0) -> Stranger | None:
        welcome = self.keeper.enter(host, now)
        if welcome is None:
            return None
        if welcome.makes_room is not None:
            self.inside.remove(welcome.makes_room)
            self.keeper.leave(welcome.makes_room)  # whoever was sent away says so too, in its own time
        self.inside.append(welcome.stranger)
        assert self.keeper.strangers == len(self.inside)
        return welcome.stranger

    def crowd(self) -> Counter[str]:
        return Counter(stranger.near for stranger in self.inside)


def test_a_newcomer_takes_the_place_of_the_longest_inside_from_the_largest_crowd() -> None:
    door = Door(strangers=6, strangers_per_address=4)
    first = [door.knock("10.0.0.1") for _ in range(4)]
    others = [door.knock("10.0.0.2") for _ in range(2)]
    newcomer = door.knock("10.0.0.3")
    assert newcomer is not None
    assert door.inside == [*first[1:], *others, newcomer]


def test_of_two_crowds_alike_the_one_that_has_been_inside_longest_gives_way() -> None:
    door = Door(strangers=4, strangers_per_address=4)
    came = [door.knock(host) for host in ("10.0.0.2", "10.0.0.1", "10.0.0.1", "10.0.0.2")]
    assert door.knock("10.0.0.3") is not None
    assert came[0] not in door.inside


def test_who_has_as_many_inside_as_anybody_waits() -> None:
    door = Door(strangers=4, strangers_per_address=4)
    for host in ("10.0.0.1", "10.0.0.2") * 2:
        assert door.knock(host) is not None
    before = list(door.inside)
    assert door.knock("10.0.0.1") is None
    assert door.inside == before


def test_in_a_crowd_from_one_address_the_oldest_makes_room_for_the_next() -> None:
    """A whole network of IPv6, say, counts as one address: who sits there and says nothing keeps no other out."""
    door = Door(strangers=9, strangers_per_address=2)
    first, second, third = (door.knock("2001:db8::1"), door.knock("2001:db8::2"), door.knock("2001:db8::3"))
    assert first is not None
    assert door.inside == [second, third]


def test_nobody_comes_in_more_often_than_an_address_may_knock() -> None:
    door = Door(strangers=9, strangers_per_address=2, knocks_at_once=5, knocks_per_s=1.0)
    assert sum(door.knock("10.0.0.1") is not None for _ in range(100)) == 5


@pytest.mark.parametrize("seed", range(20))
def test_whoever_comes_an_address_with_less_than_its_share_is_never_sent_away(seed: int) -> None:
    rng, door = random.Random(seed), Door(strangers=12, strangers_per_address=5, knocks_at_once=10_000)
    hosts = [f"10.0.0.{number}" for number in range(30)]
    for _ in range(2000):
        crowd, host = door.crowd(), rng.choice(hosts[: rng.randrange(1, 31)])
        before = set(door.inside)
        came = door.knock(host)
        gone = before - set(door.inside)
        assert len(door.inside) <= 12
        assert max(door.crowd().values()) <= 5
        for stranger in gone:
            assert stranger.near == host or crowd[stranger.near] > crowd[host], (stranger, crowd)
        if came is None:
            assert crowd[host] == max(crowd.values())
        if door.inside and rng.random() < 0.4:
            door.keeper.leave(door.inside.pop(rng.randrange(len(door.inside))))


# ── over real sockets ───────────────────────────────────────────────────────────────────────────────────────────────


class Crowd:
    """A crowd that presses at a door from now on."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.opened = 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            self.opened = int(line)

    async def leave(self) -> None:
        self._process.kill()
        await self._process.wait()
        await self._reading


@contextlib.asynccontextmanager
async def crowd(port: int, hosts: list[str]) -> AsyncIterator[Crowd]:
    command = (sys.executable, "-m", "tests.lan.crowd", str(port), str(CROWD), *hosts)
    pressing = Crowd(await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE))
    try:
        yield pressing
    finally:
        await pressing.leave()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere loopback has one address")
@pytest.mark.parametrize("hosts", [FEW, FEW[:2]], ids=["six addresses", "two addresses"])
async def test_a_crowd_from_a_few_addresses_keeps_no_honest_caller_out_for_a_second(peers, hosts) -> None:
    ada, ben = await peers("Ada"), await peers("Ben")
    async with crowd(ben.listener.port, hosts) as pressing:
        await until(lambda: pressing.opened > CROWD)
        taken: list[float] = []
        for _ in range(12):
            began = time.monotonic()
            while True:
                try:
                    link = await dial(ada.persona, [ben.address], ben.public, pulse=QUICK, timeout_s=SOON_S)
                    break
                except Unreachable:
                    await asyncio.sleep(0.05)
            taken.append(time.monotonic() - began)
            (await asyncio.wait_for(ben.calls.get(), 2)).close()
            link.close()
            await link.wait_ended()
            await asyncio.sleep(0.1)
        assert max(taken) < SOON_S, taken
    assert ben.listener._doorkeeper.strangers <= Limits().strangers
