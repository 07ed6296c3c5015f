"""Several hosts on one switch, each a network namespace of its own: what a single machine cannot show.

The switch is a bridge in yet another namespace, so neither this machine's network nor its firewall plays a part.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HOSTS = (1, 2, 3)
PATIENCE = 0.25
"""Share of its usual times after which a program takes another for gone; the times themselves: test_sightings."""

GREY_WITHIN_S = 10 * PATIENCE + 1
GONE_WITHIN_S = 30 * PATIENCE + 1

pytestmark = [pytest.mark.root, pytest.mark.xdist_group("apart")]


class Switch:
    """Three hosts at a switch: `10.77.0.N` on `eth0`, and a net of virtual machines that looks the same on each."""

    def __init__(self) -> None:
        self.name = f"sennik-{os.getpid()}"

    def host(self, number: int) -> str:
        return f"{self.name}-{number}"

    def ip(self, *arguments: str) -> None:
        subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True, timeout=20)

    def on(self, number: int, *arguments: str) -> None:
        """An `ip` command on a host."""
        self.ip("-n", self.host(number), *arguments)

    def plug(self, number: int, state: str) -> None:
        self.ip("-n", self.name, "link", "set", f"p{number}", state)

    def flood_multicast(self, number: int, state: str) -> None:
        """Whether multicast and broadcast reach a host, as on a Wi-Fi that isolates its guests."""
        self.ip("-n", self.name, "link", "set", "dev", f"p{number}", "type", "bridge_slave", "mcast_flood", state)

    def build(self) -> None:
        self.ip("netns", "add", self.name)
        self.ip("-n", self.name, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
        self.ip("-n", self.name, "link", "set", "br0", "up")
        for number in HOSTS:
            self.ip("netns", "add", self.host(number))
            self.on(number, "link", "add", "eth0", "type", "veth", "peer", "name", f"p{number}", "netns", self.name)
            self.ip("-n", self.name, "link", "set", f"p{number}", "master", "br0", "up")
            self.on(number, "link", "set", "lo", "up")
            self.on(number, "link", "set", "eth0", "addrgenmode", "none", "up")
            self.on(number, "addr", "add", f"10.77.0.{number}/24", "dev", "eth0")
            self.on(number, "link", "add", "vm0", "type", "veth", "peer", "name", "vm1")
            self.on(number, "link", "set", "vm0", "addrgenmode", "none", "up")
            self.on(number, "link", "set", "vm1", "addrgenmode", "none", "up")
            self.on(number, "addr", "add", "192.168.122.1/24", "dev", "vm0")

    def remove(self) -> None:
        for name in (*(self.host(number) for number in HOSTS), self.name):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True, timeout=20)


class Program:
    """A peer that runs on one host."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.peer = ""
        self.tables: list[dict[str, Any]] = []
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while line := await self.process.stdout.readline():
            event = json.loads(line)
            if event["event"] == "tables":
                self.tables = event["tables"]
            else:
                self.events.put_nowait(event)

    def say(self, command: str) -> None:
        self.process.stdin.write(command.encode() + b"\n")

    async def event(self, seconds: float = 6.0) -> dict[str, Any]:
        return await asyncio.wait_for(self.events.get(), seconds)

    def view(self, other: Program) -> list[tuple[str, list[str]]]:
        """How it sees another's table: state and outward addresses, once for each time it is listed."""
        return [
            (table["state"], [each for each in table["addresses"] if each != "192.168.122.1"])
            for table in self.tables
            if table["peer"] == other.peer
        ]

    def state(self, other: Program) -> str:
        return ", ".join(state for state, _ in self.view(other)) or "gone"

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.say("quit")
            try:
                await asyncio.wait_for(self.process.wait(), 5)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()
        await self._reading
        self.process._transport.close()


@pytest.fixture
def switch() -> Iterator[Switch]:
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("network namespaces need root on Linux")
    if shutil.which("ip") is None:
        pytest.skip("network namespaces need the program ip (package iproute2)")
    switch = Switch()
    try:
        switch.build()
    except subprocess.CalledProcessError as failed:
        switch.remove()
        pytest.skip(f"this system allows no network namespaces: {failed.stderr.strip()}")
    yield switch
    switch.remove()


@pytest.fixture
async def programs(switch: Switch) -> AsyncIterator[Any]:
    running: list[Program] = []

    async def run(number: int, name: str) -> Program:
        process = await asyncio.create_subprocess_exec(
            *(
                "ip",
                "netns",
                "exec",
                switch.host(number),
                sys.executable,
                "-m",
                "tests.lan.lan_peer",
                name,
                str(PATIENCE),
            ),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        program = Program(process)
        running.append(program)
        program.peer = (await program.event(15))["peer"]
        return program

    yield run
    await asyncio.gather(*(program.stop() for program in running))


async def until(condition: Any, seconds: float) -> float:
    """Wait until `condition` holds; how many seconds that took. Fails after `seconds`."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < seconds, f"not within {seconds} s"
        await asyncio.sleep(0.05)
    return time.monotonic() - began


async def test_three_hosts_find_each_other_and_notice_who_moves_and_who_dies(switch, programs):
    ada, ben, eve = await asyncio.gather(programs(1, "Ada"), programs(2, "Łucja"), programs(3, "Eve"))
    for program in (ada, ben, eve):
        program.say("open")
    everyone = [(one, other) for one in (ada, ben, eve) for other in (ada, ben, eve) if one is not other]
    await until(lambda: all(one.state(other) == "here" for one, other in everyone), 5)
    assert {table["host"] for table in ada.tables} == {"Łucja", "Eve"}

    # The address of the virtual machines' net is everybody's own: the call must get through by the other.
    ada.say(f"dial {ben.peer}")
    assert await ada.event() == {"event": "linked", "peer": ben.peer, "address": "10.77.0.2"}

    # Eve's program dies without a word, and Ben gets another address; nobody says anything else meanwhile.
    eve.process.send_signal(signal.SIGKILL)
    died_at = time.monotonic()
    switch.on(2, "addr", "del", "10.77.0.2/24", "dev", "eth0")
    switch.on(2, "addr", "add", "10.77.0.77/24", "dev", "eth0")
    await until(lambda: ada.state(eve) == "grey" and ben.state(eve) == "grey", GREY_WITHIN_S)
    await until(lambda: ada.view(ben) == [("here", ["10.77.0.77"])], 15)
    ada.say(f"dial {ben.peer}")
    assert await ada.event() == {"event": "linked", "peer": ben.peer, "address": "10.77.0.77"}
    await until(
        lambda: ada.state(eve) == "gone" and ben.state(eve) == "gone", GONE_WITHIN_S - (time.monotonic() - died_at)
    )

    # A clean end is noticed at once.
    ben.say("quit")
    assert (await ben.event())["event"] == "closed"
    await until(lambda: ada.state(ben) == "gone", 4)


async def test_link_local_ipv6_is_enough(switch, programs):
    for number in (1, 2):
        switch.on(number, "addr", "flush", "dev", "eth0")
        switch.on(number, "addr", "add", f"fe80::7:{number}/64", "dev", "eth0", "nodad")
    ada, ben = await asyncio.gather(programs(1, "Ada"), programs(2, "Ben"))
    ben.say("open")
    await until(lambda: ada.state(ben) == "here", 6)
    ada.say(f"dial {ben.peer}")
    linked = await ada.event()
    assert (linked["event"], linked["peer"]) == ("linked", ben.peer)
    assert linked["address"].startswith("fe80::7:2%")
    ada.say(f"join {linked['address']}")
    assert (await ada.event())["address"] == linked["address"]


async def test_a_link_local_address_that_is_read_out_needs_no_scope(switch, programs):
    """What one computer shows names no interface of another: it is tried on each that has such an address itself."""
    for number in (1, 2):
        switch.on(number, "addr", "flush", "dev", "eth0")
        switch.on(number, "addr", "add", f"fe80::7:{number}/64", "dev", "eth0", "nodad")
        switch.on(number, "addr", "add", f"fe80::9:{number}/64", "dev", "vm0", "nodad")
    ada, ben = await asyncio.gather(programs(1, "Ada"), programs(2, "Ben"))
    for typed in ("fe80::7:2", "[fe80::7:2]:28460"):
        ada.say(f"join {typed}")
        linked = await ada.event()
        assert (linked["event"], linked["peer"]) == ("linked", ben.peer)
        assert linked["address"].startswith("fe80::7:2%")
    ada.say("join fe80::7:99")
    failed = await ada.event()
    assert (failed["event"], failed["fault"]) == ("failed", "silent")


async def test_where_multicast_is_swallowed_an_address_helps_and_a_pulled_cable_heals(switch, programs):
    switch.flood_multicast(1, "off")
    switch.flood_multicast(2, "off")
    switch.on(1, "neigh", "replace", "10.77.0.2", "lladdr", _hardware_address(switch, 2), "dev", "eth0")
    switch.on(2, "neigh", "replace", "10.77.0.1", "lladdr", _hardware_address(switch, 1), "dev", "eth0")
    ada, ben = await asyncio.gather(programs(1, "Ada"), programs(2, "Ben"))
    ben.say("open")
    await asyncio.sleep(2)
    assert ada.tables == []
    ada.say("join 10.77.0.2")
    assert await ada.event() == {"event": "linked", "peer": ben.peer, "address": "10.77.0.2", "host": "Ben"}
    ada.say("join 10.77.0.9")
    failed = await ada.event()
    assert (failed["event"], failed["fault"]) == ("failed", "silent")

    switch.flood_multicast(1, "on")
    switch.flood_multicast(2, "on")
    await until(lambda: ada.state(ben) == "here", 12)
    switch.plug(2, "down")
    await until(lambda: ada.state(ben) == "grey", GREY_WITHIN_S + 3)
    switch.plug(2, "up")
    await until(lambda: ada.state(ben) == "here", 15)


@pytest.mark.parametrize(
    ("lies", "per_s", "opens_s"),
    [("anywhere", 8000, 1.0), ("anywhere", 2000, 3.0), ("home", 1000, 3.0), ("mixed", 1000, 3.0), ("bare", 1000, 5.0)],
)
async def test_a_new_table_is_listed_within_five_seconds_of_a_flood_of_twenty_thousand(
    switch, programs, lies, per_s, opens_s
):
    ada, ben = await asyncio.gather(programs(1, "Ada"), programs(2, "Ben"))
    command = ("-m", "tests.lan.flood", lies, "20000", str(per_s), "10.77.0.0/24", "10.77.0.3", "10.77.0.2")
    flood = await asyncio.create_subprocess_exec(
        "ip", "netns", "exec", switch.host(3), sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.sleep(opens_s)
        ben.say("open")
        took_s = await until(lambda: ada.state(ben) == "here", 30)
        assert took_s < 5.0
        assert len(ada.tables) < 12
    finally:
        if flood.returncode is None:
            flood.kill()
        await flood.wait()


def _hardware_address(switch: Switch, number: int) -> str:
    shown = subprocess.run(
        ["ip", "-n", switch.host(number), "-j", "link", "show", "eth0"],
        check=True,
        capture_output=True,
        text=True,
        timeout=20,
    )
    return json.loads(shown.stdout)[0]["address"]
