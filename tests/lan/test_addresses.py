"""Addresses that people type, that others announce, and that this computer has; and what a TXT record may say."""

from __future__ import annotations

import threading
import time

import ifaddr
import pytest

from netcore.errors import Malformed
from netcore.identity import Identity
from netcore.lan.addresses import (
    DEFAULT_PORTS,
    MAX_CANDIDATES,
    AddressError,
    LocalAddress,
    choose_local,
    is_usable,
    local_addresses,
    parse_address,
    reachable_hosts,
    with_scopes,
)
from netcore.lan.advert import Advert, read_advert, write_txt
from netcore.lan.dialler import CannotReach, dial
from netcore.lan.hello import Notice
from netcore.lan.lookup import dialable, socket_addresses
from netcore.lan.persona import Persona

PEER = Identity.generate().public
NOTICE = Notice(bytes(range(16)), "smoki", 5, 2, "open", bytes(8))


@pytest.mark.parametrize(
    ("typed", "host", "ports"),
    [
        ("10.0.0.12", "10.0.0.12", DEFAULT_PORTS),
        ("  10.0.0.12:41234 ", "10.0.0.12", (41234,)),
        ("10.0.0.12 : 41234", "10.0.0.12", (41234,)),
        ("[fe80::1%eth0]:1", "fe80::1%eth0", (1,)),
        ("[2001:db8::7]", "2001:db8::7", DEFAULT_PORTS),
        ("fe80::1%3", "fe80::1%3", DEFAULT_PORTS),
        ("fe80::1", "fe80::1", DEFAULT_PORTS),
        ("Laptop.local", "Laptop.local", DEFAULT_PORTS),
        ("lukas-laptop:65535", "lukas-laptop", (65535,)),
    ],
)
def test_addresses_that_people_type(typed, host, ports):
    assert parse_address(typed) == tuple((host, port) for port in ports)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("10.0.0.256", "host"),
        ("192.168.1", "host"),
        ("10.0.0.1/24", "host"),
        ("http://10.0.0.1", "port"),
        ("hello world", "host"),
        ("[10.0.0.1]:5", "host"),
        ("-x-", "host"),
        ("a" * 300, "host"),
        ("ль.рф", "host"),
        ("10.0.0.1:0", "port"),
        ("10.0.0.1:65536", "port"),
        ("10.0.0.1:", "port"),
        ("10.0.0.1:x", "port"),
        ("[::1]:٣", "port"),
        ("0.0.0.0", "nowhere"),
        ("224.0.0.251", "nowhere"),
        ("255.255.255.255", "nowhere"),
        ("fe80::1%0", "nowhere"),
        ("fe80::1%" + "x" * 99, "host"),
    ],
)
def test_nonsense_is_answered_with_help(typed, fault):
    with pytest.raises(AddressError) as failed:
        parse_address(typed)
    assert failed.value.fault == fault
    assert len(str(failed.value)) > 30


def test_only_addresses_that_can_be_called_are_usable():
    good = ["10.0.0.1", "127.0.0.1", "169.254.3.4", "fe80::1%2", "fe80::1", "fd00::1", "2001:db8::1"]
    bad = ["0.0.0.0", "::", "ff02::fb", "224.0.0.1", "fe80::1%0", "fe80::1%", "10.0.0.1%3", "::ffff:1.2.3.4", "x", ""]
    assert [is_usable(host) for host in good + bad] == [True] * len(good) + [False] * len(bad)


def test_a_link_local_address_is_tried_on_every_interface_that_has_one():
    local = [
        LocalAddress("fe80::9%2", "eth0", 2, 64),
        LocalAddress("fe80::8%5", "wlan0", 5, 64),
        LocalAddress("10.0.0.9", "a", 2, 24),
    ]
    assert reachable_hosts(["fe80::1", "10.0.0.1", "0.0.0.0", "fe80::1%0"], local) == (
        "10.0.0.1",
        "fe80::1%2",
        "fe80::1%5",
    )
    assert len(reachable_hosts([f"10.0.0.{number}" for number in range(1, 200)], local)) == MAX_CANDIDATES


def test_nobody_has_us_call_a_stranger_or_ourselves():
    """Who announces addresses chooses whom we call: only computers of a network that this one is on."""
    lan, own = LocalAddress("192.168.7.9", "wlan0", 2, 24), LocalAddress("127.0.0.1", "lo", 1, 8)
    announced = ["192.168.7.20", "192.168.8.20", "10.1.1.1", "93.184.216.34", "127.0.0.1", "fe80::1", "2001:db8::1"]
    assert reachable_hosts(announced, [lan]) == ("192.168.7.20",)
    assert reachable_hosts(announced, [own]) == ("127.0.0.1",)
    assert reachable_hosts(announced, []) == ()
    six = LocalAddress("2001:db8::9", "eth0", 3, 64)
    assert reachable_hosts(announced, [six]) == ("2001:db8::1",)


def test_a_link_local_address_as_it_is_read_out_is_tried_on_every_interface():
    local = [LocalAddress("fe80::9%2", "eth0", 2, 64), LocalAddress("fe80::8%5", "wlan0", 5, 64)]
    typed = parse_address("[fe80::1]:28460")
    assert with_scopes(typed, local) == (("fe80::1%2", 28460), ("fe80::1%5", 28460))
    assert with_scopes(parse_address("[fe80::1%eth0]:28460"), local) == (("fe80::1%eth0", 28460),)
    assert with_scopes((("10.0.0.1", 28460),), local) == (("10.0.0.1", 28460),)


def test_this_computer_knows_its_own_addresses():
    found = local_addresses()
    assert any(local.is_loopback for local in found)
    assert all(is_usable(local.host) and "%" not in local.announced for local in found)


def test_interfaces_are_chosen_or_left_out():
    lo, lan, vpn = (
        LocalAddress("127.0.0.1", "lo", 1, 8),
        LocalAddress("10.0.0.7", "eth0", 2, 24),
        LocalAddress("10.9.0.7", "vpn", 3, 24),
    )
    found = (lan, vpn, lo)
    assert choose_local(found, None) == (lan, vpn)
    assert choose_local(found, None, ["vpn"]) == (lan,)
    assert choose_local(found, None, ["vpn", "eth0"]) == (lo,)
    assert choose_local(found, ["10.0.0.7", "vpn"], ["vpn"]) == (lan,)
    assert choose_local(found, ["eth0"], ["eth0", "lo"]) == ()


def test_an_address_that_cannot_be_used_yet_is_none_yet(monkeypatch):
    """As an address of IPv6 is for a second after it was given, or one that a cable took with it."""
    fresh = ifaddr.IP("192.0.2.77", 24, "eth7")
    six = ifaddr.IP(("fe80::77", 0, 4_000), 64, "eth7")
    real = tuple(ifaddr.get_adapters())
    monkeypatch.setattr("ifaddr.get_adapters", lambda: (*real, ifaddr.Adapter("eth7", "eth7", [fresh, six], 4_000)))
    assert not [each for each in local_addresses() if each.interface == "eth7"]
    assert "127.0.0.1" in {each.host for each in local_addresses()}


def test_a_table_survives_its_txt_record_and_fits_a_packet():
    txt = write_txt(PEER, NOTICE)
    raw = {key.encode(): value.encode() for key, value in txt.items()}
    assert sum(len(key) + len(value) + 2 for key, value in txt.items()) < 400
    assert read_advert({**raw, b"later": b"\xff"}, ["10.0.0.1", "0.0.0.0"], 5) == Advert(PEER, 5, ("10.0.0.1",), NOTICE)


ODD = {
    "no txt": {},
    "keys without value": dict.fromkeys([b"v", b"p", b"t", b"g", b"s", b"n", b"f"]),
    "bytes 0xff": {b"v": b"\xff" * 20, b"p": b"\xff" * 64},
    "no peer": {b"p": None},
    "small peer": {b"p": b"00"},
    "peer of small order": {b"p": b"00" * 32},
    "long": {b"g": b"x" * 5000},
    "many seats": {b"s": b"200"},
    "negative": {b"n": b"-1"},
    "huge": {b"v": b"9" * 4000},
    "unicode digits": {b"s": "٣".encode()},
    "phase": {b"f": b"lunch"},
    "game": {b"g": b"../../etc"},
}


def as_heard(txt: dict[str, str]) -> dict[bytes, bytes | None]:
    return {key.encode(): value.encode() for key, value in txt.items()}


def test_a_knock_travels_with_a_table_or_alone():
    others = [Identity.generate().public for _ in range(6)]
    for notice in (NOTICE, None):
        read = read_advert(as_heard(write_txt(PEER, notice, others)), ["10.0.0.7"], 28460)
        assert (read.peer, read.notice) == (PEER, notice)
        assert [read.knocks_at(other) for other in others] == [True] * 4 + [False] * 2
        assert not read.knocks_at(PEER)


FIVE = b",".join([b"00" * 8] * 5)


@pytest.mark.parametrize("knock", [b"", b",", b"00", b"zz" * 8, b"00" * 8 + b",", FIVE, b"\xff" * 8])
def test_a_knock_at_nobody_is_malformed(knock):
    for notice in (NOTICE, None):
        txt = as_heard(write_txt(PEER, notice)) | {b"k": knock}
        with pytest.raises(Malformed):
            read_advert(txt, ["10.0.0.7"], 28460)


@pytest.mark.parametrize("change", ODD.values(), ids=ODD.keys())
def test_odd_txt_records_are_malformed_and_nothing_worse(change):
    good = {key.encode(): value.encode() for key, value in write_txt(PEER, NOTICE).items()}
    odd = {**good, **change} if change else {}
    with pytest.raises(Malformed):
        read_advert(odd, ["10.0.0.1"], 5)


@pytest.mark.parametrize(("addresses", "port"), [([], 5), (["0.0.0.0"], 5), (["10.0.0.1"], 0), (["10.0.0.1"], None)])
def test_an_advert_that_nobody_could_call_is_malformed(addresses, port):
    good = {key.encode(): value.encode() for key, value in write_txt(PEER, NOTICE).items()}
    with pytest.raises(Malformed):
        read_advert(good, addresses, port)


def test_another_version_may_say_what_it_likes():
    advert = read_advert({b"v": b"7", b"p": PEER.hex().encode(), b"t": b"?"}, ["10.0.0.1"], 5)
    assert (advert.protocol, advert.notice) == (7, None)


async def test_a_literal_address_needs_no_thread_and_no_look_up(monkeypatch):
    monkeypatch.setattr(threading, "Thread", None)
    assert [address for _, address in await socket_addresses("127.0.0.1", 5)] == [("127.0.0.1", 5)]
    assert [address[:2] for _, address in await socket_addresses("::1", 5)] == [("::1", 5)]


async def test_a_name_server_that_never_answers_holds_up_nobody(monkeypatch):
    answered = threading.Event()

    def never(*_: object, **__: object) -> list[object]:
        answered.wait(10)
        return []

    persona = Persona.of(Identity.generate(), "Ada")
    monkeypatch.setattr("netcore.lan.lookup.socket.getaddrinfo", never)
    try:
        began = time.monotonic()
        with pytest.raises(CannotReach) as failed:
            await dial(persona, [("laptop.local", 1)], timeout_s=0.2)
        assert failed.value.fault == "silent"
        assert time.monotonic() - began < 1
        assert [thread.daemon for thread in threading.enumerate() if thread.name.startswith("lookup-")] == [True]
    finally:
        answered.set()


def test_an_address_with_a_scope_can_be_dialled_again():
    assert dialable(("fe80::1", 5, 0, 3)) == ("fe80::1%3", 5)
    assert dialable(("fe80::1%eth0", 5, 0, 3)) == ("fe80::1%eth0", 5)
    assert dialable(("2001:db8::1", 5, 0, 0)) == ("2001:db8::1", 5)
    assert dialable(("10.0.0.1", 5)) == ("10.0.0.1", 5)


async def test_a_name_is_looked_up_beside_the_loop():
    assert ("127.0.0.1", 5) in [address[:2] for _, address in await socket_addresses("localhost", 5)]
