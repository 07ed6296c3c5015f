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
GAME_S = 100.0
"""Enough for a whole short game on a machine that does much else."""


@contextlib.contextmanager
def loopback_of_our_own() -> Iterator[tuple[str, ...]]:
    """What to put before a command so that it runs in a network namespace with nothing but loopback; () if we may
    not.
    """
    ip = shutil.which("ip")
    if ip is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield ()
        return
    name = f"sennik-{os.getpid()}"
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


class Peer:
    """One `sennik peer`, with its profile, its log and the file it is to write."""

    def __init__(self, folder: Path, name: str, *arguments: str, inside: tuple[str, ...] = ()) -> None:
        self.name = name
        self.out = folder / f"{name}.sennik"
        self.profile = folder / name
        self.log = folder / f"{name}.log"
        self._inside = inside
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, policy: str = "bot") -> None:
        """Start it (again)."""
        command = [*self._inside, sys.executable, "-m", "netcore.cli", "peer", *self._arguments]
        command += ["--name", self.name, "--profile", str(self.profile), "--out", str(self.out)]
        command += ["--policy", policy, "--log-level", "info"]
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
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)

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

    def told(self) -> str:
        """What it has said."""
        return f"{self.name}:\n{self.log.read_text(errors='replace')[-3000:]}"
