"""A night of real programs of which one is stopped by its system: in its own turn, and in another's."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from netcore.feeds.bodies import MovedInTime, read_body
from netcore.files.store import TableStore
from netcore.table.clock import TOLERANCE_MS
from tests.tables.person_peer import LYING, STOPPED, THINKING, THINKS_S
from tests.tables.processes import Peer, loopback_of_our_own

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

NAMES = ("Ala", "Ela", "Ola", "Ula")
CLUE_S = 3
STOPPED_S = CLUE_S + TOLERANCE_MS / 1000 + 1
"""Longer than a clue may take, and than the others' clocks tolerate."""
PROGRAM = (str(Path(__file__).with_name("person_peer.py")),)


@dataclass
class Evening:
    """Four programs in mid-night, and what their players were told."""

    peers: list[Peer]
    seen: Path

    def told(self, what: str) -> list[dict[str, Any]]:
        """What was written down so far: by which process, and what."""
        path = self.seen / what
        lines = path.read_text().splitlines(keepends=True) if path.exists() else []
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def wait_until(self, so: Callable[[], bool], timeout_s: float = 60.0) -> None:
        """Return when it is so."""
        until = time.monotonic() + timeout_s
        while not so():
            assert time.monotonic() < until, "\n".join(peer.told() for peer in self.peers)
            time.sleep(0.05)

    def claims(self, peer: Peer, seat: int) -> list[int]:
        """What a seat claimed for its clues and passes, by the feeds that a program has stored."""
        (folder,) = peer.profile.glob("tables/*")
        stored = TableStore(folder).load()
        bodies = (read_body(e.body) for e in (*stored.own, *stored.others) if e.seat == seat)
        return [body.claimed_ms for body in bodies if isinstance(body, MovedInTime)]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A program is stopped for some seconds when it is asked for a clue, and again while another player thinks."""
    folder = tmp_path_factory.mktemp("evening")
    seen = folder / "seen"
    seen.mkdir()
    host = ("--open", "dream", "--seats", "4", "-o", "night_s=600", "-o", f"clue_s={CLUE_S}", "-o", "read_s=0")
    with loopback_of_our_own() as inside:
        peers = [
            Peer(
                folder, name, *(host if name == NAMES[0] else ("--join",)), "--interface", "127.0.0.1",
                inside=inside, program=(*PROGRAM, str(seen)),
            )
            for name in NAMES
        ]  # fmt: skip
        told = Evening(peers, seen)
        try:
            for peer in peers:
                peer.start()
            told.wait_until(lambda: bool(told.told("stopped")))
            stopped = told.told("stopped")[0]["by"]
            time.sleep(STOPPED_S)
            os.kill(stopped, signal.SIGCONT)
            told.wait_until(lambda: bool(told.told("thinking")))
            os.kill(stopped, signal.SIGSTOP)
            time.sleep(STOPPED_S)
            os.kill(stopped, signal.SIGCONT)
            told.wait_until(lambda: len({each["by"] for each in told.told("late")}) >= 2)
            yield told
        finally:
            for peer in peers:
                peer.end()


def test_who_stood_still_in_its_own_turn_is_skipped_on_all_peers_alike(evening: Evening) -> None:
    for peer in evening.peers:
        assert [claim for claim in evening.claims(peer, STOPPED) if claim > CLUE_S * 1000] == [CLUE_S * 1000 + 1]
    clues = [told["told"] for told in evening.told("clues")]
    assert len({told["by"] for told in evening.told("clues")}) == 4
    second = {json.dumps(given) for given in (of(clues, STOPPED, 1))}
    assert second == {"null"}


def of(clues: list[list[tuple[int, str | None]]], seat: int, number: int) -> list[str | None]:
    """What a seat's clue of that number was, in each telling that has it."""
    given = [[text for giver, text in told if giver == seat] for told in clues]
    return [texts[number] for texts in given if len(texts) > number]


def test_a_thought_takes_as_long_as_it_was_claimed_whoever_stood_still(evening: Evening) -> None:
    for peer in evening.peers:
        long = [claim for claim in evening.claims(peer, THINKING) if claim >= THINKS_S * 1000]
        assert len(long) == 1
        assert long[0] < CLUE_S * 1000


def test_nobody_finds_late_who_stood_still_nor_does_who_stood_still_find_others_so(evening: Evening) -> None:
    """And all see that the program that claims no time for long thoughts cannot be right."""
    late = [told["told"] for told in evening.told("late")]
    assert {each["seat"] for each in late} == {LYING}
    assert all(len(each["by"]) >= 2 for each in late)
    for peer in evening.peers:
        assert peer.runs(), peer.told()
