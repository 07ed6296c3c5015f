"""Peers on networks and computers as there are: no internet, clocks that are years off, folders of any name, adapters
that lead nowhere, a lid that is closed for a while.
"""

from __future__ import annotations

import contextlib
import ipaddress
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from netcore.audit.replay import verify
from netcore.files import gamefile
from tests.tables.processes import ROOT, Hosts, Peer, may_make_hosts

pytestmark = [
    pytest.mark.xdist_group("apart"),
    pytest.mark.timeout(240),
    pytest.mark.root,
    pytest.mark.skipif(not may_make_hosts(), reason="network namespaces need root and the program ip"),
]

OPEN = ("--open", "sen", "--seats", "2", "-o", "rounds=1", "--policy", "random")
JOIN = ("--join", "--policy", "random")
JOIN_S = 5.0
COMES_UP_S = 20.0
NOWHERE = "10.78.0.254"
"""Where everything goes that is not for this network: nobody is there."""
LOCAL = tuple(
    map(ipaddress.ip_network, ("10.78.0.0/24", "224.0.0.0/24", "fe80::/10", "ff02::/16", "::/128", "0.0.0.0/32"))
)
DAY_S = 86_400


@pytest.fixture
def hosts() -> Iterator[Hosts]:
    with Hosts(2) as made:
        yield made


def is_local(address: str) -> bool:
    """Whether this is an address of a computer or group on the hosts' own network."""
    host = ipaddress.ip_address(address)
    return address != NOWHERE and any(host.version == each.version and host in each for each in LOCAL)


@contextlib.contextmanager
def running(*peers: Peer) -> Iterator[None]:
    """Sees to it that none of these outlives its test."""
    try:
        yield
    finally:
        for peer in peers:
            peer.end()


def at_another_time(years: int) -> tuple[str, ...]:
    """`sennik peer` on a computer whose date is so many years off."""
    code = (
        f"import sys, time; true_s = time.time; time.time = lambda: true_s() + {years * 365.25 * DAY_S}\n"
        "time.time_ns = lambda: int(time.time() * 10**9)\n"
        "from netcore.verbs import cli; sys.exit(cli.main())"
    )
    return ("-c", code, "peer")


def year(peer: Peer) -> int:
    """What its computer takes this year for, by its log."""
    return int(peer.log.read_text()[:4])


def seconds_until_said(peer: Peer, words: str, limit_s: float = 30.0) -> float:
    """How long it takes until a peer says `words`; whether that is in time is another question."""
    began = time.monotonic()
    while not peer.has_said(words):
        assert time.monotonic() - began < limit_s, peer.told()
        time.sleep(0.02)
    return time.monotonic() - began


def check_game(*peers: Peer) -> None:
    for peer in peers:
        assert peer.wait() == 0, "\n".join(each.told() for each in peers)
    assert len({peer.out.read_bytes() for peer in peers}) == 1
    report = verify(gamefile.read(peers[0].out))
    assert report.good, report.fault


def test_a_game_needs_no_internet_no_true_date_and_no_plain_folder(tmp_path: Path, hosts: Hosts) -> None:
    home = tmp_path / "Žofie Łęcka" / "日本語 \U0001f409" / 'it\'s "C#" 100%'
    home.mkdir(parents=True)
    for number in (1, 2):
        hosts.on(number, "route", "add", "default", "via", NOWHERE)
    host = Peer(home, "Ala", *OPEN, inside=hosts.inside(1), program=at_another_time(-16))
    guest = Peer(home, "Ola", *JOIN, inside=hosts.inside(2), program=at_another_time(11))
    sniffer = subprocess.Popen(
        [*hosts.switch, sys.executable, "-m", "tests.tables.sniffer", "p1"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with running(host, guest):
        assert sniffer.stdout is not None
        assert sniffer.stdout.readline() == "listening\n"
        host.start()
        seconds_until_said(host, "this table can be joined at 10.78.0.1:")
        guest.start()
        seconds_until_said(guest, "a link to")
        check_game(host, guest)
    assert year(guest) - year(host) > 20
    sniffer.terminate()
    packets = sniffer.communicate(timeout=10)[0].splitlines()
    assert any(line.startswith("tcp 10.78.0.2 10.78.0.1") for line in packets), packets
    for line in packets:
        kind, *ends = line.split()
        if kind != "ethernet":
            assert all(is_local(address) for address in ends[:2]), line
            assert "53" not in ends[2:], line


def test_adapters_that_lead_nowhere_hold_nobody_up(tmp_path: Path, hosts: Hosts) -> None:
    """A VPN that is down and has the default route, the same net of virtual machines on both, an adapter without an
    address, and a first address on the good adapter that nobody else can reach.
    """
    for number in (1, 2):
        for name in ("vpn", "vm", "bare"):
            hosts.on(number, "link", "add", name, "type", "veth", "peer", "name", f"{name}-end")
            hosts.on(number, "link", "set", f"{name}-end", "up")
            hosts.on(number, "link", "set", name, "up")
        hosts.on(number, "addr", "add", "10.99.0.2/24", "dev", "vpn")
        hosts.on(number, "route", "add", "default", "via", "10.99.0.1")
        hosts.on(number, "addr", "add", "192.168.122.1/24", "dev", "vm")
        hosts.on(number, "addr", "del", f"10.78.0.{number}/24", "dev", "eth0")
        hosts.on(number, "addr", "add", f"172.2{number}.0.1/24", "dev", "eth0")
        hosts.on(number, "addr", "add", f"10.78.0.{number}/24", "dev", "eth0")
        hosts.on(number, "-6", "addr", "flush", "dev", "eth0")
    host = Peer(tmp_path, "Ala", *OPEN, inside=hosts.inside(1))
    guest = Peer(tmp_path, "Ola", *JOIN, inside=hosts.inside(2))
    with running(host, guest):
        host.start()
        seconds_until_said(host, "this table can be joined at")
        guest.start()
        took_s = seconds_until_said(guest, "a link to ('10.78.0.1',")
        assert took_s < JOIN_S, guest.told()


def test_a_network_of_ipv6_alone_that_comes_up_after_the_start(tmp_path: Path, hosts: Hosts) -> None:
    """For a second or two a fresh address belongs to the computer and cannot be used yet."""
    for number in (1, 2):
        hosts.on(number, "addr", "flush", "dev", "eth0")
        hosts.on(number, "link", "set", "eth0", "down")
    host = Peer(tmp_path, "Ala", *OPEN, inside=hosts.inside(1))
    guest = Peer(tmp_path, "Ola", *JOIN, inside=hosts.inside(2))
    with running(host, guest):
        host.start()
        guest.start()
        seconds_until_said(host, "this table can be joined at")
        for number in (1, 2):
            hosts.on(number, "link", "set", "eth0", "up")
        assert seconds_until_said(guest, "a link to ('fe80::") < COMES_UP_S
        check_game(host, guest)


def test_a_lid_that_is_closed_for_a_while_costs_nothing(tmp_path: Path, hosts: Hosts) -> None:
    """Longer than a link may be silent: the other waits, and the game goes on without a word from anybody."""
    host = Peer(tmp_path, "Ala", *OPEN, inside=hosts.inside(1))
    guest = Peer(tmp_path, "Ola", *JOIN, inside=hosts.inside(2))
    with running(host, guest):
        host.start()
        guest.start()
        guest.wait_for_bytes(9_000)
        guest.signal(signal.SIGSTOP)
        seconds_until_said(host, "the peer fell silent")
        guest.signal(signal.SIGCONT)
        check_game(host, guest)
