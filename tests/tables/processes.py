"""Peers as real processes on this machine, for tests: started, watched with a time limit, and never left behind."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PEER = ("-m", "netcore.verbs.cli", "peer")
GAME_S = 100.0
"""Enough for a whole short game on a machine that does much else."""


def may_make_hosts() -> bool:
    """Whether network namespaces can be made here."""
    return shutil.which("ip") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


@contextlib.contextmanager
def loopback_of_our_own() -> Iterator[tuple[str, ...]]:
    """What to put before a command so that it runs in a network namespace with nothing but loopback; () if we may
    not.
    """
    if not may_make_hosts():
        yield ()
        return
    ip = shutil.which("ip") or "ip"
    name = f"sennik-alone-{os.getpid()}"
    inside = (ip, "netns", "exec", name)
    if subprocess.run([ip, "netns", "add", name], capture_output=True, check=False).returncode != 0:
        yield ()
        return
    try:
        for command in ("link set lo up", "link set lo multicast on", "route add 224.0.0.0/4 dev lo"):
            subprocess.run([*inside, ip, *command.split()], check=True)
        yield inside
    finally:
        subprocess.run([ip, "netns", "delete", name], check=True)


class Hosts:
    """Computers at one switch, each a network namespace: `10.78.0.N` on `eth0`. Needs root.

    `six`: whether each has an address of IPv6 besides, which it keeps when it is moved.
    """

    def __init__(self, count: int, *, six: bool = True) -> None:
        self._six = six
        self._switch = f"sennik-switch-{os.getpid()}"
        self._numbers = range(1, count + 1)

    def __enter__(self) -> Hosts:
        self._ip("netns", "add", self._switch)
        try:
            self._ip("-n", self._switch, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
            self._ip("-n", self._switch, "link", "set", "br0", "up")
            for number in self._numbers:
                self._add(number)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for name in (*(self._host(number) for number in self._numbers), self._switch):
            subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)

    def inside(self, number: int) -> tuple[str, ...]:
        """What to put before a command so that it runs on this host."""
        return ("ip", "netns", "exec", self._host(number))

    @property
    def switch(self) -> tuple[str, ...]:
        """What to put before a command so that it runs where all cables end: that of host N is `pN`."""
        return ("ip", "netns", "exec", self._switch)

    def on(self, number: int, *arguments: str) -> None:
        """An `ip` command on this host."""
        self._ip("-n", self._host(number), *arguments)

    def part(self, *numbers: int) -> None:
        """From now on these hosts cannot reach each other, only the rest."""
        for number in numbers:
            port = ("link", "set", "dev", f"p{number}", "type", "bridge_slave", "isolated", "on")
            self._ip("-n", self._switch, *port)

    def move(self, number: int, before: str, after: str) -> None:
        """Give a host another address."""
        self.on(number, "addr", "del", f"{before}/24", "dev", "eth0")
        self.on(number, "addr", "add", f"{after}/24", "dev", "eth0")

    def _add(self, number: int) -> None:
        self._ip("netns", "add", self._host(number))
        self.on(number, "link", "add", "eth0", "type", "veth", "peer", "name", f"p{number}", "netns", self._switch)
        self._ip("-n", self._switch, "link", "set", f"p{number}", "master", "br0", "up")
        if not self._six:
            self.on(number, "link", "set", "eth0", "addrgenmode", "none")
        self.on(number, "link", "set", "lo", "up")
        self.on(number, "link", "set", "eth0", "up")
        self.on(number, "addr", "add", f"10.78.0.{number}/24", "dev", "eth0")

    def _host(self, number: int) -> str:
        return f"{self._switch}-{number}"

    @staticmethod
    def _ip(*arguments: str) -> None:
        subprocess.run(["ip", *arguments], check=True, capture_output=True, timeout=20)


class Peer:
    """One `sennik peer`, with its profile, its log and the file it is to write.

    `program`: what runs it, if it is not the program as it is; the last argument about the log counts.
    """

    def __init__(
        self, folder: Path, name: str, *arguments: str, inside: tuple[str, ...] = (), program: tuple[str, ...] = PEER
    ) -> None:
        self.name = name
        self.out = folder / f"{name}.sennik"
        self.profile = folder / name
        self.log = folder / f"{name}.log"
        self._command = (*inside, sys.executable, *program, "--log-level", "info", *arguments)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it (again)."""
        command = [*self._command, "--name", self.name, "--profile", str(self.profile)]
        if "--watch" not in command:  # an onlooker writes nothing
            command += ["--out", str(self.out)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, env={**os.environ, "PYTHONPATH": str(ROOT)}
            )

    def wait(self, timeout_s: float = GAME_S) -> int:
        """Its exit code."""
        assert self._process is not None
        return self._process.wait(timeout_s)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def end(self) -> None:
        """Make sure it is gone."""
        if self._process is not None and self.runs():
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def entries(self) -> int:
        """Bytes of the running table's own log: how far this peer has got; 0 before it sits at a table."""
        return sum(log.stat().st_size for log in self.profile.glob("tables/*/own.log"))

    def wait_for_bytes(self, count: int, timeout_s: float = 60.0) -> None:
        """Return when its own log is that long."""
        until = time.monotonic() + timeout_s
        while self.entries() < count:
            assert time.monotonic() < until, self.told()
            assert self._process is not None
            assert self._process.poll() is None, self.told()
            time.sleep(0.02)

    def has_said(self, words: str) -> bool:
        """Whether it has said `words` at any time."""
        return words in self.log.read_text(errors="replace")

    def told(self) -> str:
        """What it has said lately."""
        return f"{self.name}:\n{self.log.read_text(errors='replace')[-3000:]}"
