"""Bodies as they are collected: whose may be read next, who is named for a bad one, and when a phase is over."""

from __future__ import annotations

from collections.abc import Collection as Many
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest

from engine.contract import Clock
from engine.pieces import Seat
from netcore.cards.collect import Collection
from netcore.cards.phase import Check, Offence, Phase
from netcore.cards.roll import Rolling
from netcore.errors import Misuse
from netcore.feeds.bodies import AnyBody, Here, Said
from netcore.feeds.entry import Entry
from tests.engine.contract_games import Bid

SEATS = (0, 1, 2)


class Owing(Phase):
    """Three seats owe a word with a proof each, which has to be checked."""

    kind = Here
    busy: ClassVar[str] = ""

    def __init__(self, *, any_order: bool = False, clock: Clock | None = None) -> None:
        super().__init__(SEATS)
        self.in_any_order = any_order  # type: ignore[misc]
        self.clock = clock
        self.late: tuple[Seat, ...] = ()

    def be_late(self, seats: Many[Seat]) -> None:
        self.late = tuple(seats)

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        if isinstance(body, Said):
            raise Offence("owing.word")
        return Check("owing.proof", lambda: True)


def read(collection: Collection, seat: Seat, body: AnyBody | None = None) -> None:
    collection.read(cast("Entry", _Entry(seat)), body or Here())


class _Entry:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hash = bytes([seat]) * 32


def checked(collection: Collection, **good: bool) -> None:
    """What came of the checks of these seats' proofs: `seat1=True`."""
    for slot in collection.slots:
        slot.good = good.get(f"seat{slot.seat}", slot.good)


def test_where_bodies_are_read_in_any_order_each_may_be_the_next() -> None:
    collection = Collection(Owing(any_order=True))
    read(collection, 1)
    assert (collection.waits, collection.due) == ((0, 2), (0, 2))


def test_else_only_the_first_that_is_missing_may_be_the_next() -> None:
    collection = Collection(Owing())
    read(collection, 0)
    assert (collection.waits, collection.due) == ((1, 2), (1,))


def test_the_first_offender_is_named_once_all_before_it_are_known_to_be_good() -> None:
    collection = Collection(Owing())
    read(collection, 0)
    read(collection, 1, Said())
    assert (collection.refused, collection.checked, collection.offender()) == (True, False, None)
    checked(collection, seat0=True)
    offender = collection.offender()
    assert offender is not None
    assert (offender.seat, offender.rule, collection.checked) == (1, "owing.word", True)


def test_what_is_still_being_checked_is_not_refused_and_a_phase_is_over_when_all_is_in_and_good() -> None:
    collection = Collection(Owing())
    read(collection, 0)
    assert not collection.refused
    checked(collection, seat0=True)
    assert (collection.complete, collection.offender()) == (False, None)
    read(collection, 1)
    read(collection, 2)
    checked(collection, seat1=True)
    assert not collection.complete
    checked(collection, seat2=True)
    assert collection.complete


def test_nobody_waits_for_who_was_late() -> None:
    phase = Owing(clock=Clock(1000, Bid(0), 500))
    collection = Collection(phase)
    assert collection.held
    collection.settle({1})
    assert (collection.held, collection.late, list(phase.late), collection.waits) == (False, {1}, [1], (0, 2))
    read(collection, 0)
    read(collection, 2)
    checked(collection, seat0=True, seat2=True)
    assert collection.complete


def test_what_was_read_of_a_seat_that_is_dropped_counts_no_more() -> None:
    collection = Collection(Owing(any_order=True))
    for seat in (2, 0):
        read(collection, seat)
    checked(collection, seat0=False)
    collection.drop({0})
    assert [slot.seat for slot in collection.slots] == [2]
    assert (collection.refused, collection.waits) == (False, (1,))


def test_where_no_clock_runs_nobody_is_late_and_where_nothing_is_asked_nobody_decides() -> None:
    phase = Rolling(cast("Any", SimpleNamespace(everyone=SEATS, charter=SimpleNamespace(hash=bytes(32)), number=1)))
    with pytest.raises(Misuse, match="clock"):
        Collection(phase).settle({1})
    with pytest.raises(Misuse, match="asked"):
        phase.decide(0, Bid(0))
