"""What the command line does when it is interrupted, and when it cannot write."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
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


@pytest.fixture
def interrupts() -> Iterator[None]:
    """What is started here can be interrupted, even if the tests are run where nothing can: behind `&` in a script."""
    if sys.platform == "win32":
        pytest.skip("there an interrupt goes to the whole console")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
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


INTERRUPTED_AT = """
import atexit, os, runpy, signal, sys

def interrupt():
    os.kill(os.getpid(), signal.SIGINT)

class Loading:
    def find_spec(name, path, target=None):
        if name == "{moment}":
            interrupt()

sys.meta_path.insert(0, Loading)
if "{moment}" == "its end":
    atexit.register(interrupt)
runpy.run_module("netcore.verbs.cli", run_name="__main__", alter_sys=True)
"""


@pytest.mark.usefixtures("interrupts")
@pytest.mark.parametrize(
    ("moment", "code"),
    [
        ("argparse", -signal.SIGINT),
        ("netcore.verbs.simulate", cli.INTERRUPTED),
        ("its end", -signal.SIGINT),
    ],
)
def test_an_interrupt_while_it_starts_or_ends_is_no_traceback(moment: str, code: int) -> None:
    simulate = ["simulate", "sen", "--seats", "2", "--seed", "1", "-o", "rounds=1"]
    command = [sys.executable, "-c", INTERRUPTED_AT.format(moment=moment), *simulate]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
    assert done.returncode == code
    assert bool(done.stdout) is (moment == "its end")


def test_what_is_started_with_interrupts_ignored_ignores_them() -> None:
    """As a command behind `&` in a script is."""
    if sys.platform == "win32":
        pytest.skip("there an interrupt goes to the whole console")
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        simulate = ["simulate", "sen", "--seats", "2", "--seed", "1", "-o", "rounds=1"]
        command = [sys.executable, "-c", INTERRUPTED_AT.format(moment="argparse"), *simulate]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (done.returncode, done.stderr) == (0, b"")
