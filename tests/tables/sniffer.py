"""Tells what goes over a cable: `python -m tests.tables.sniffer INTERFACE` prints each kind of packet once.

A line is PROTOCOL, SENDER, RECEIVER and, for UDP and TCP, the two ports. Needs root on Linux.
"""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys

EVERYTHING = 0x0003
ARP, IPV4, IPV6 = 0x0806, 0x0800, 0x86DD
TCP, UDP = 6, 17
NAMES = {TCP: "tcp", UDP: "udp"}


def describe(frame: bytes) -> str:
    """One line about an Ethernet frame."""
    kind = int.from_bytes(frame[12:14], "big")
    body = frame[14:]
    if kind == ARP:
        return f"arp {socket.inet_ntoa(body[14:18])} {socket.inet_ntoa(body[24:28])}"
    if kind == IPV4:
        protocol, source, target = body[9], body[12:16], body[16:20]
        rest = body[4 * (body[0] & 15) :]
    elif kind == IPV6:
        protocol, source, target = body[6], body[8:24], body[24:40]
        rest = body[40:]
    else:
        return f"ethernet {kind:#06x} {frame[6:12].hex()}"
    line = f"{NAMES.get(protocol, str(protocol))} {ipaddress.ip_address(source)} {ipaddress.ip_address(target)}"
    return line + " {} {}".format(*struct.unpack("!HH", rest[:4])) if protocol in NAMES else line


def main(interface: str) -> None:
    """Listen until the process ends."""
    seen: set[str] = set()
    with socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(EVERYTHING)) as cable:
        cable.bind((interface, 0))
        print("listening", flush=True)
        while True:
            line = describe(cable.recv(65535))
            if line not in seen:
                seen.add(line)
                print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
