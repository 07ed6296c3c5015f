"""What the command line does when it is interrupted, and when it cannot write."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from netcore.verbs import cli

ROOT = Path(__file__).resolve().parents[3]
SIMULATE = [
    sys.executable,
    "-m",
    "netcore.verbs.cli",
    "simulate",
    "sen",
    "--seats",
    "4",
    "--seed",
    "1",
    "--games",
    "500",
]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full here")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(SIMULATE, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=20, check=False)
    assert done.returncode == cli.NOT_SAID
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there an interrupt goes to the whole console")
def test_an_interrupt_while_it_works_is_no_traceback() -> None:
    with subprocess.Popen(SIMULATE, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == b""
        assert process.wait(10) == cli.INTERRUPTED


def test_an_interrupt_while_a_verb_is_loaded_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt(name)

    monkeypatch.setattr("importlib.import_module", interrupted)
    assert cli.main(["verify", "game"]) == cli.INTERRUPTED
