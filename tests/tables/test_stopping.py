"""A program that is told to end does so, in every phase, in a few seconds and without a complaint; its game goes on
later.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from netcore.audit.replay import verify
from netcore.files import gamefile
from tests.tables.processes import ROOT, Peer, loopback_of_our_own

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

END_S = 4.0
"""Three seconds are promised; the rest is for a machine that does much else."""
LOOPBACK = ("--interface", "127.0.0.1")
TWO = ("--open", "smoki", "--seats", "2", "-o", "goal=rounds", "-o", "rounds=1", *LOOPBACK)


@pytest.fixture(scope="module")
def alone() -> Iterator[tuple[str, ...]]:
    with loopback_of_our_own() as inside:
        yield inside


@pytest.fixture
def two(tmp_path: Path, alone: tuple[str, ...]) -> Iterator[tuple[Peer, Peer]]:
    """Who opens a table of Smoki for two, and who joins it; neither is started, and neither outlives the test."""
    pair = Peer(tmp_path, "Ala", *TWO, inside=alone), Peer(tmp_path, "Ola", "--join", *LOOPBACK, inside=alone)
    yield pair
    for peer in pair:
        peer.end()


def check_ends(peer: Peer, number: int = signal.SIGTERM, *, early: bool = False) -> None:
    """It ends in time, with the code of the signal, and complains of nothing. `early`: maybe by the signal itself."""
    began = time.monotonic()
    peer.signal(number)
    code = peer.wait(20)
    assert time.monotonic() - began < END_S, peer.told()
    assert code in ((128 + number, -number) if early else (128 + number,)), peer.told()
    assert not peer.has_said("Traceback"), peer.told()


def wait_until_said(peer: Peer, words: str, timeout_s: float = 30.0) -> None:
    until = time.monotonic() + timeout_s
    while not peer.has_said(words):
        assert time.monotonic() < until, peer.told()
        time.sleep(0.02)


@pytest.mark.parametrize("after_s", [0.2, 0.6, 1.2])
def test_it_ends_while_it_starts(two: tuple[Peer, Peer], after_s: float) -> None:
    host, _ = two
    host.start()
    time.sleep(after_s)
    check_ends(host, early=True)


def test_it_ends_while_it_waits_for_others(two: tuple[Peer, Peer]) -> None:
    host, _ = two
    host.start()
    wait_until_said(host, "this table can be joined at")
    check_ends(host, signal.SIGINT)
    assert not host.out.exists()


def test_it_ends_at_the_table_whatever_the_other_does_and_the_game_goes_on(two: tuple[Peer, Peer]) -> None:
    host, guest = two
    for peer in two:
        peer.start()
    host.wait_for_bytes(1)
    check_ends(host)  # while the cards are shuffled, with somebody who listens
    check_ends(guest)  # with somebody who is gone
    for peer in two:
        peer.start()
    guest.wait_for_bytes(12_000)
    guest.signal(signal.SIGSTOP)
    check_ends(host, signal.SIGINT)  # in the middle of the game, with somebody who answers nothing
    for after_s in (0.8, 1.6):
        host.start()
        time.sleep(after_s)
        check_ends(host, early=True)  # while the game is taken up again
    guest.signal(signal.SIGKILL)
    guest.wait()
    for peer in two:
        peer.start()
    for peer in two:
        assert peer.wait() == 0, host.told() + guest.told()
    assert host.out.read_bytes() == guest.out.read_bytes()
    report = verify(gamefile.read(host.out))
    assert report.good, report.fault


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs to see what a process has loaded")
@pytest.mark.parametrize(("number", "loaded"), [(signal.SIGINT, "libQt6Core"), (signal.SIGINT, "libQt6Quick")])
def test_a_window_ends_by_a_signal_while_it_loads(
    tmp_path: Path, alone: tuple[str, ...], number: signal.Signals, loaded: str
) -> None:
    check_window_ends(
        tmp_path, alone, number, lambda pid: loaded in Path(f"/proc/{pid}/maps").read_text(), (0, -number)
    )


@pytest.mark.parametrize("number", [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)])
def test_a_window_ends_by_a_signal_once_it_plays(
    tmp_path: Path, alone: tuple[str, ...], number: signal.Signals
) -> None:
    if signal.getsignal(number) == signal.SIG_IGN:
        pytest.skip("whoever runs the tests has this signal ignored, and so has the window then")
    identity = tmp_path / "profile" / "identity.key"
    check_window_ends(tmp_path, alone, number, lambda _: identity.exists(), (0,))


def check_window_ends(
    folder: Path, inside: tuple[str, ...], number: int, when: Callable[[int], bool], codes: tuple[int, ...]
) -> None:
    told = folder / "log"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(folder)}
    with told.open("wb") as log:
        window = subprocess.Popen(
            [*inside, sys.executable, "-m", "client", "--profile", str(folder / "profile")],
            cwd=ROOT, stdout=log, stderr=log, env=environment,
        )  # fmt: skip
    try:
        until = time.monotonic() + 60
        while not when(window.pid):
            assert window.poll() is None, told.read_text()
            assert time.monotonic() < until, told.read_text()
            time.sleep(0.02)
        began = time.monotonic()
        window.send_signal(number)
        code = window.wait(20)
        assert time.monotonic() - began < END_S, told.read_text()
    finally:
        window.kill()
        window.wait()
    assert code in codes, told.read_text()
    assert "Traceback" not in told.read_text()
