"""Proofs of a file that are checked on several cores: whoever is first, the report is the same."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
import pytest

from engine.games import find
from netcore.audit.replay import verify
from netcore.cores import all_cores
from netcore.feeds.bodies import Mixed, read_body, write_body
from netcore.files.gamefile import GameFile, pack_game, unpack_game
from netcore.wire.codec import encode
from tests.tables.ring import Member, Ring, Tamper

A = TypeVar("A")
B = TypeVar("B")


def backwards(work: Callable[[A], B], items: Iterable[A]) -> Iterable[B]:
    """A `map` that does the last of its items first."""
    wanted = list(items)
    done = [work(item) for item in reversed(wanted)]
    return reversed(done)


def spoil(member: Member, body: bytes) -> list[bytes]:
    """Seat 1 proves its shuffle with a flipped bit."""
    said = read_body(body)
    if member.seat != 1 or not isinstance(said, Mixed):
        return [body]
    return [write_body(msgspec.structs.replace(said, proof=said.proof[:-1] + bytes([said.proof[-1] ^ 1])))]


def file_of(ring: Ring) -> GameFile:
    return unpack_game(pack_game(encode(ring.terms), ring.entries()))


@pytest.mark.parametrize("tamper", [None, spoil])
def test_the_report_is_the_same_whatever_is_checked_first(tamper: Tamper | None) -> None:
    ring = Ring(find("sen"), 2, {"rounds": 1, "limit": 0}, tamper=tamper, checked=1 if tamper else 1000).run()
    file = file_of(ring)
    report = verify(file)
    assert (report.fault is None) == (tamper is None)
    assert report == verify(file, maps=backwards)
    with all_cores() as maps:
        assert report == verify(file, maps=maps)


def test_results_come_in_order_and_a_fault_at_its_item() -> None:
    second = threading.Event()

    def work(number: int) -> int:
        if number == 0:
            assert second.wait(10), "the second did not begin before the first was done"
        if number == 1:
            second.set()
        if number == 3:
            raise ValueError("three")
        return number * number

    with all_cores() as maps:
        results = iter(maps(work, range(5)))
        assert [next(results) for _ in range(3)] == [0, 1, 4]
        with pytest.raises(ValueError, match="three"):
            next(results)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("sennik-cores")]
