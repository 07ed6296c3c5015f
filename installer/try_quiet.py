"""Looks whether the packaged program ever says a word beyond its own network: from its first start to the last card.

    python3 -m installer.try_quiet ROOT

ROOT: a clean root in which the Debian package and xvfb are installed, as installer/try_linux.sh leaves one. Two
computers (network namespaces) on one cable, each with a way out into the internet and a name server there, neither of
which anybody answers at: a program that wanted to go there would have to ask for that gateway, and be seen. One opens
the window for the first time, then both play a game to its end. Every frame on the cable is looked at. Needs root and
iproute2.
"""

from __future__ import annotations

import argparse
import contextlib
import ipaddress
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

LAN: Final = ipaddress.ip_network("10.97.0.0/24")
HOSTS: Final = ("10.97.0.1", "10.97.0.2")
GATEWAY: Final = "10.97.0.254"
_TCP, _UDP = 6, 17
_NAMES: Final = {53: "a name server", 137: "NetBIOS", 5355: "LLMNR"}


def beyond(frame: bytes) -> str:
    """Why a frame of Ethernet is none that stays in this network, or asks for a name otherwise than by multicast; ""
    for one that stays. What is none that is known is told, too.
    """
    kind = int.from_bytes(frame[12:14], "big")
    body = frame[14:]
    match kind:
        case 0x0806:
            wanted = socket.inet_ntoa(body[24:28])
            return "" if wanted in HOSTS else f"asks for {wanted}"
        case 0x0800:
            target = ipaddress.ip_address(body[16:20])
            length = (body[0] & 15) * 4
            stays = target.is_multicast or (target in LAN and str(target) in HOSTS)
            return _said(str(target), stays, body[9], body[length:])
        case 0x86DD:
            target = ipaddress.ip_address(body[24:40])
            # Reports of who listens to multicast have a header of options before them.
            stays = target.is_multicast or target.is_link_local
            return _said(str(target), stays, body[6], body[40:])
        case _:
            return f"a frame of kind {kind:04x}"


def _said(target: str, stays: bool, protocol: int, rest: bytes) -> str:
    if not stays:
        return f"goes to {target}"
    if protocol in (_TCP, _UDP):
        ports = struct.unpack("!HH", rest[:4])
        for port, what in _NAMES.items():
            if port in ports:
                return f"asks {what} at {target}"
    return ""


def watch(out: Path) -> None:
    """Look at every frame until SIGTERM; then write what was found into `out`."""
    found: Counter[str] = Counter()
    ears = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
    ears.settimeout(0.2)
    over: list[int] = []
    signal.signal(signal.SIGTERM, lambda *_: over.append(1))
    while not over:
        with contextlib.suppress(TimeoutError):
            frame, (interface, *_) = ears.recvfrom(65536)
            if interface != "lo":
                found["all"] += 1
                if why := beyond(frame):
                    found[why] += 1
    out.write_text("".join(f"{count} {why}\n" for why, count in found.most_common()), encoding="utf-8")


def host(number: int, *command: str) -> list[str]:
    """A command on one of the two computers."""
    return ["ip", "netns", "exec", f"quiet{number}", *command]


def cable() -> None:
    """Two computers on one cable, each with a way out."""
    for number in (1, 2):
        subprocess.run(["ip", "netns", "add", f"quiet{number}"], check=True)
    ends = "link add q1 netns quiet1 type veth peer name q2 netns quiet2"
    subprocess.run(["ip", *ends.split()], check=True)
    for number, address in enumerate(HOSTS, 1):
        for line in (
            "link set lo up",
            f"addr add {address}/24 dev q{number}",
            f"link set q{number} up",
            f"route add default via {GATEWAY}",
        ):
            subprocess.run(host(number, "ip", *line.split()), check=True)


def play(root: Path) -> bool:
    """The first start of the window, and a game of two programs and a bot; whether it came to its end."""
    (root / "etc" / "resolv.conf").write_text(f"nameserver {GATEWAY}\n", encoding="ascii")
    inside = ("chroot", str(root), "env", "-i", "PATH=/usr/games:/usr/bin:/bin", "HOME=/root/quiet", "LANG=C.UTF-8")
    subprocess.run(["rm", "-rf", str(root / "root" / "quiet")], check=True)
    (root / "root" / "quiet").mkdir()
    window = subprocess.Popen(host(1, *inside, "xvfb-run", "-a", "sennik"), stderr=subprocess.DEVNULL)
    time.sleep(30)
    window.terminate()
    window.wait(60)
    lines = (
        "--open sen --seats 3 --bots 1 -o rounds=1 --name Ada --profile /root/quiet/a --out /root/quiet/a.sennik",
        "--join --name Bo --profile /root/quiet/b --out /root/quiet/b.sennik",
    )
    players = [
        subprocess.Popen(host(number, *inside, "sennik", "peer", "--pace", "quick", *line.split()))
        for number, line in enumerate(lines, 1)
    ]
    try:
        ended = [each.wait(240) for each in players]
    except subprocess.TimeoutExpired:
        for each in players:
            each.kill()
        return False
    files = [(root / "root" / "quiet" / f"{name}.sennik").read_bytes() for name in "ab"]
    return ended == [0, 0] and files[0] == files[1]


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path)
    parser.add_argument("--watch", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.watch:
        watch(given.root)
        return 0
    found = given.root / "root" / "quiet.txt"
    mounted = [given.root / place for place in ("proc", "dev")]
    for place in mounted:
        subprocess.run(["mount", "--bind", f"/{place.name}", str(place)], check=True)
    try:
        cable()
        ears = subprocess.Popen(
            host(1, sys.executable, "-m", "installer.try_quiet", str(found), "--watch"),
            env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[1])},
        )
        time.sleep(1)
        played = play(given.root)
        ears.terminate()
        ears.wait(10)
    finally:
        for place in mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)
        for number in (1, 2):
            subprocess.run(["ip", "netns", "del", f"quiet{number}"], check=False)
    lines = found.read_text(encoding="utf-8").splitlines()
    total = next((line.split()[0] for line in lines if line.endswith(" all")), "0")
    bad = [line for line in lines if not line.endswith(" all")]
    sys.stdout.write(f"the game {'was played to its end' if played else 'DID NOT END'}; {total} frames on the cable\n")
    sys.stdout.writelines(f"  BEYOND: {line}\n" for line in bad)
    return 0 if played and not bad and int(total) > 100 else 1


if __name__ == "__main__":
    sys.exit(main())
