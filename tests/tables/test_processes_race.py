"""A whole race between real processes, and files of it in which a byte was changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.processes import ROOT, Peer, loopback_of_our_own

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

LOOPBACK = ("--interface", "127.0.0.1")
RACE_S = 200.0
"""Enough for seven turns of three on a machine that does much else."""


@pytest.fixture
def alone() -> Iterator[tuple[str, ...]]:
    """Puts a command into a network of its own, where the system lets us."""
    with loopback_of_our_own() as inside:
        yield inside


def sennik(*arguments: str) -> tuple[int, str]:
    """What the program says without a window: its exit code and its words."""
    done = subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", *arguments], cwd=ROOT, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, (done.stdout + done.stderr).decode()


def test_a_race_with_named_heroes_between_processes_verifies_and_with_one_byte_changed_does_not(
    tmp_path: Path, alone: tuple[str, ...]
) -> None:
    opened = ("--open", "race", "--seats", "2", "-o", "heroes=Rowan,Katsuro")
    host = Peer(tmp_path, "Ala", *opened, *LOOPBACK, inside=alone)
    guest = Peer(tmp_path, "Ola", "--join", *LOOPBACK, inside=alone)
    try:
        for peer in (host, guest):
            peer.start()
        for peer in (host, guest):
            assert peer.wait(RACE_S) == 0, host.told() + guest.told()
    finally:
        for peer in (host, guest):
            peer.end()
    whole = host.out.read_bytes()
    assert guest.out.read_bytes() == whole
    code, said = sennik("verify", str(host.out))
    assert code == 0, said
    for part in (5, 2):  # in the first draft or so, and in a later turn
        changed = bytearray(whole)
        changed[len(whole) // part] ^= 1
        guest.out.write_bytes(changed)
        assert sennik("verify", str(guest.out))[0] == 1


def test_heroes_that_cannot_race_together_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for heroes, why in (("Rowan,Amrita,Mona", "there once"), ("Rowan,Rowan,Mona", "twice"), ("Nobody,Li,Mona", "hero")):
        place = ("--name", "Ala", "--profile", str(tmp_path / "Ala"), "--out", str(tmp_path / "Ala.sennik"))
        code, said = sennik("peer", "--open", "race", "--seats", "3", "-o", f"heroes={heroes}", *place)
        assert code == 2, said
        assert why in said
        assert len(said.strip().splitlines()) == 1
