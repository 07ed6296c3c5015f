"""Which frames are found to leave a network, when the packaged program is listened to (installer/try_quiet.py)."""

from __future__ import annotations

import ipaddress
import struct

import pytest

from installer.try_quiet import GATEWAY, HOSTS, beyond

ADA, BO = HOSTS


def ethernet(kind: int, body: bytes) -> bytes:
    return bytes(12) + kind.to_bytes(2, "big") + body


def four(target: str, protocol: int, ports: tuple[int, int]) -> bytes:
    head = bytes([0x45]) + bytes(8) + bytes([protocol]) + bytes(2) + ipaddress.ip_address(ADA).packed
    return ethernet(0x0800, head + ipaddress.ip_address(target).packed + struct.pack("!HH", *ports))


def six(target: str, protocol: int, ports: tuple[int, int]) -> bytes:
    head = bytes(6) + bytes([protocol, 255]) + ipaddress.ip_address("fe80::1").packed
    return ethernet(0x86DD, head + ipaddress.ip_address(target).packed + struct.pack("!HH", *ports))


def asks(target: str) -> bytes:
    return ethernet(0x0806, bytes(24) + ipaddress.ip_address(target).packed)


@pytest.mark.parametrize(
    "frame",
    [
        asks(BO),
        four(BO, 6, (40000, 28460)),
        four("224.0.0.251", 17, (5353, 5353)),
        six("ff02::fb", 17, (5353, 5353)),
        six("ff02::2", 58, (0, 0)),
        six("fe80::2", 6, (40000, 28460)),
    ],
)
def test_what_stays_is_let_be(frame: bytes) -> None:
    assert beyond(frame) == ""


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        (asks(GATEWAY), f"asks for {GATEWAY}"),
        (four("8.8.8.8", 17, (40000, 53)), "goes to 8.8.8.8"),
        (four(GATEWAY, 17, (40000, 53)), f"goes to {GATEWAY}"),
        (four(BO, 17, (40000, 53)), f"asks a name server at {BO}"),
        (four("224.0.0.252", 17, (40000, 5355)), "asks LLMNR at 224.0.0.252"),
        (six("2001:db8::1", 6, (40000, 443)), "goes to 2001:db8::1"),
        (ethernet(0x88CC, b""), "a frame of kind 88cc"),
    ],
)
def test_what_leaves_is_told(frame: bytes, why: str) -> None:
    assert beyond(frame) == why
