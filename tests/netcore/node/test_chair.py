"""What a player decides, as it is said to the table: with the time that it took, and for the question meant."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.contract import Clock, Pick
from engine.pieces import Legal
from netcore.cards.secrets import TableSecrets
from netcore.errors import Late, Misuse
from netcore.node.bots import policy_for
from netcore.node.chair import Chair, Paused
from netcore.table.clock import HASTE_MS, TOLERANCE_MS
from netcore.table.table import Table
from tests.tables.ring import identity_of

CLOCK = Clock(limit_ms=5000, late=Pick(9), usual_ms=2000)


class Board:
    """A table as far as a chair looks at it; writes down what is said to it."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock
        self.number = 7
        self.asks_to_decide = True
        self.rests_before: int | None = None
        self.polled: object = None
        self.said: list[tuple[object, ...]] = []

    def asks(self, number: int) -> bool:
        return number == self.number

    def poll(self) -> object:
        return self.polled

    def view(self) -> SimpleNamespace:
        return SimpleNamespace(legal=Legal((Pick(9),)))

    def submit(self, move: object, elapsed_ms: int | None) -> None:
        self.said.append(("submit", move, elapsed_ms))

    def wish_undo(self, agree: bool) -> None:
        self.said.append(("wish_undo", agree))

    def lay_open(self, agree: bool) -> None:
        self.said.append(("lay_open", agree))

    def peer_of(self, seat: int) -> int:
        return 0 if seat == 2 else seat

    def call(self, peer: int, unheard: Any) -> None:
        self.said.append(("call", peer, tuple(unheard)))

    def deny(self) -> None:
        self.said.append(("deny",))

    def break_off(self, gone: Any) -> None:
        self.said.append(("break_off", *gone))


class Rig:
    """A chair at a board, its clock, and how often somebody was told that something was said."""

    def __init__(self, *, clock: Clock | None = None, person: bool = True) -> None:
        self.board = Board(clock)
        self.now_s = 100.0
        self.told = 0
        self.chair = Chair(0, identity_of(0), TableSecrets.make(), None if person else policy_for("sen"))
        self.chair._table = cast("Table", self.board)
        self.chair._now_s = lambda: self.now_s
        self.chair._said = self.tell

    def tell(self) -> None:
        self.told += 1


def test_a_decision_is_said_and_somebody_is_told() -> None:
    rig = Rig()
    rig.chair.submit(Pick(1), 7)
    rig.chair.submit(Pick(2))
    rig.chair.lay_open(False)
    rig.chair.evict([0, 2])
    rig.chair.stay()
    rig.chair.break_off([1])
    assert rig.board.said == [
        ("submit", Pick(1), None), ("submit", Pick(2), None), ("lay_open", False), ("call", 0, ()), ("deny",),
        ("break_off", 1),
    ]  # fmt: skip
    assert rig.told == 6


def test_those_of_two_programs_are_not_called_gone_at_once() -> None:
    rig = Rig()
    with pytest.raises(Late):
        rig.chair.evict([1, 2])
    assert (rig.board.said, rig.told) == ([], 0)


def test_a_decision_for_a_question_that_is_over_is_not_taken_for_the_next() -> None:
    rig = Rig()
    with pytest.raises(Late):
        rig.chair.submit(Pick(1), 6)
    assert (rig.board.said, rig.told) == ([], 0)


def test_in_a_pause_nothing_is_decided_nor_taken_back() -> None:
    rig = Rig()
    rig.chair.held = True
    for refused in (lambda: rig.chair.submit(Pick(1), 7), lambda: rig.chair.wish_undo(True, 7)):
        with pytest.raises(Paused):
            refused()
    assert (rig.board.said, rig.told) == ([], 0)
    rig.chair.held = False
    rig.chair.wish_undo(True, 7)
    assert (rig.board.said, rig.told) == ([("wish_undo", True)], 1)


def test_a_wish_about_a_move_that_was_taken_back_or_built_on_already_is_not_said() -> None:
    rig = Rig()
    with pytest.raises(Late):
        rig.chair.wish_undo(False, 6)
    assert (rig.board.said, rig.told) == ([], 0)
    rig.chair.wish_undo(False)
    assert (rig.board.said, rig.told) == ([("wish_undo", False)], 1)


def test_where_the_late_move_may_not_be_made_it_is_the_first_that_may() -> None:
    rig = Rig(clock=CLOCK)
    rig.chair.asked()
    rig.chair.be_late(Clock(limit_ms=5000, late=Pick(3), usual_ms=2000))
    assert rig.board.said == [("submit", Pick(9), 5000)]


@pytest.mark.parametrize(
    ("person", "took_s", "claimed_ms"), [(True, 0.0, 0), (True, 3.5, 3500), (False, 0.0, HASTE_MS), (False, 3.5, 3500)]
)
def test_where_a_clock_runs_it_is_said_how_long_it_took(person: bool, took_s: float, claimed_ms: int) -> None:
    rig = Rig(clock=CLOCK, person=person)
    rig.chair.asked()
    rig.now_s += took_s
    rig.chair.submit(Pick(1))
    assert rig.board.said == [("submit", Pick(1), claimed_ms)]


def test_no_time_is_claimed_for_what_is_decided_before_it_is_asked() -> None:
    rig = Rig(clock=CLOCK)
    rig.board.asks_to_decide = False
    rig.chair.submit(Pick(1))
    assert rig.board.said == [("submit", Pick(1), None)]


@pytest.mark.parametrize(
    ("took_s", "claimed_ms"), [(5.0, 5000), (5.0 + TOLERANCE_MS / 1000, 5000), (5.1 + TOLERANCE_MS / 1000, 5001)]
)
def test_who_is_late_has_used_up_the_time_or_was_asleep(took_s: float, claimed_ms: int) -> None:
    rig = Rig(clock=CLOCK)
    rig.chair.asked()
    rig.now_s += took_s
    rig.chair.be_late(CLOCK)
    assert rig.board.said == [("submit", CLOCK.late, claimed_ms)]
    assert rig.told == 1


def test_a_person_rests_until_it_has_looked_unless_somebody_is_being_found_gone() -> None:
    rig, bot = Rig(), Rig(person=False)
    assert not rig.chair.rests
    rig.board.rests_before = bot.board.rests_before = 7
    assert rig.chair.rests
    assert not bot.chair.rests
    rig.board.polled = object()
    assert not rig.chair.rests
    rig.board.polled = None
    rig.chair.go_on()
    assert (rig.chair.rests, rig.told) == (False, 1)
    rig.board.rests_before = 12
    assert rig.chair.rests, "the next night is another one"


def test_before_anybody_sits_there_nothing_is_decided() -> None:
    chair = Chair(0, identity_of(0), TableSecrets.make(), None)
    for decide in (lambda: chair.submit(Pick(1)), chair.go_on, chair.stay, chair.asked, lambda: chair.rests):
        with pytest.raises(Misuse):
            decide()
