"""A flood of adverts, as a program of its own. Started with a kind of lies, how many, how many a second, the network
that it lies about, its own address and the address of the one that it lies about most; says when it has sent them all.

Kinds: `anywhere` (tables at every address of the network), `home` (at that one's), `mixed` (at both), `bare` (names of
which nothing else is told).
"""

from __future__ import annotations

import ipaddress
import random
import secrets
import socket
import sys
import time

from zeroconf import DNSOutgoing
from zeroconf._dns import DNSAddress, DNSPointer, DNSService, DNSText
from zeroconf.const import (
    _CLASS_IN,
    _CLASS_UNIQUE,
    _FLAGS_AA,
    _FLAGS_QR_RESPONSE,
    _TYPE_A,
    _TYPE_PTR,
    _TYPE_SRV,
    _TYPE_TXT,
)

from netcore.identity import Identity
from netcore.lan.advert import write_txt
from netcore.lan.discovery import SERVICE
from netcore.lan.hello import Notice

GROUP = ("224.0.0.251", 5353)
ADVERTS_IN_A_PACKET = 4
LASTING_S = 4500
UNIQUE = _CLASS_IN | _CLASS_UNIQUE


def text_of(key: bytes, table: bytes) -> bytes:
    said = write_txt(key, Notice(table, "sen", 4, 1, "open", bytes(8)))
    pairs = [f"{name}={value}".encode() for name, value in said.items()]
    return b"".join(bytes([len(pair)]) + pair for pair in pairs)


def packet(kind: str, keys: list[bytes], hosts: list[str], home: str, rng: random.Random) -> bytes:
    out = DNSOutgoing(_FLAGS_QR_RESPONSE | _FLAGS_AA)
    for _ in range(ADVERTS_IN_A_PACKET):
        label = secrets.token_hex(6)
        name, server = f"{label}.{SERVICE}", f"h{label}.local."
        out.add_answer_at_time(DNSPointer(SERVICE, _TYPE_PTR, _CLASS_IN, LASTING_S, name), 0)
        if kind == "bare":
            continue
        out.add_additional_answer(DNSService(name, _TYPE_SRV, UNIQUE, LASTING_S, 0, 0, rng.randrange(1, 65536), server))
        text = text_of(rng.choice(keys), secrets.token_bytes(16))
        out.add_additional_answer(DNSText(name, _TYPE_TXT, UNIQUE, LASTING_S, text))
        for host in {"anywhere": [rng.choice(hosts)], "home": [home], "mixed": [home, rng.choice(hosts)]}[kind]:
            out.add_additional_answer(DNSAddress(server, _TYPE_A, UNIQUE, LASTING_S, socket.inet_aton(host)))
    (made,) = out.packets()
    return made


def main(kind: str, count: int, per_s: float, network: str, own: str, home: str) -> None:
    rng = random.Random(1)
    keys = [Identity.generate().public for _ in range(200)]
    hosts = [str(host) for host in ipaddress.ip_network(network).hosts()]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
        sender.bind(("", GROUP[1]))
        began, sent = time.monotonic(), 0
        while sent < count:
            sender.sendto(packet(kind, keys, hosts, home, rng), GROUP)
            sent += ADVERTS_IN_A_PACKET
            time.sleep(max(0.0, sent / per_s - (time.monotonic() - began)))
    print(sent, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), *sys.argv[4:])
