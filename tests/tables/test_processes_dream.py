"""Whole games of Když sním between real processes, and files of them in which a byte was changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.processes import ROOT, Peer, loopback_of_our_own

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

NAMES = ("Ala", "Ela", "Ola", "Ula")


@pytest.fixture
def alone() -> Iterator[tuple[str, ...]]:
    """Puts a command into a network of its own, where the system lets us."""
    with loopback_of_our_own() as inside:
        yield inside


def verified(path: Path) -> tuple[int, str]:
    """What `sennik verify` says of a file: its exit code and its words."""
    done = subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", "verify", str(path)], cwd=ROOT, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout.decode()


@pytest.mark.parametrize(
    ("seats", "programs", "options"),
    [(4, 3, ("night_s=10",)), (4, 2, ("night_s=10", "mode=spoken", "language=uk"))],
    ids=["typed", "spoken"],
)
def test_a_whole_game_between_processes_verifies_and_with_one_byte_changed_does_not(
    tmp_path: Path, alone: tuple[str, ...], seats: int, programs: int, options: tuple[str, ...]
) -> None:
    opened = ["--open", "dream", "--seats", str(seats), "--bots", str(seats - programs)]
    for option in options:
        opened += ["-o", option]
    ways = [opened, *([["--join"]] * (programs - 1))]
    loopback = ("--interface", "127.0.0.1")
    peers = [
        Peer(tmp_path, name, *way, *loopback, inside=alone) for name, way in zip(NAMES[:programs], ways, strict=True)
    ]
    try:
        for peer in peers:
            peer.start()
        for peer in peers:
            assert peer.wait() == 0, "\n".join(each.told() for each in peers)
    finally:
        for peer in peers:
            peer.end()
    assert len({peer.out.read_bytes() for peer in peers}) == 1
    whole = peers[0].out.read_bytes()
    code, said = verified(peers[0].out)
    assert code == 0, said
    assert ", 0 found late" in said
    changed = bytearray(whole)
    changed[len(whole) // seats] ^= 1
    peers[0].out.write_bytes(changed)
    assert verified(peers[0].out)[0] == 1
