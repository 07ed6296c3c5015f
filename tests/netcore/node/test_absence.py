"""What seats without a person say when somebody is found gone, and how often."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from engine.games import find
from netcore.errors import Late
from netcore.node.absence import BOTS_WAIT_S, PATIENCE_S, STILL_HERE_S, Absence
from netcore.node.chair import Chair
from netcore.table.recovery import Poll
from tests.tables.ring import identity_of, terms_for


class Heard:
    """A table as far as an absence looks at it; writes down what is said."""

    ended = False
    playing = (0, 1, 2)

    def __init__(self, poll: Poll | None = None, *, spent: bool = False) -> None:
        self.open = poll
        self.spent = spent
        self.said: list[object] = []

    def poll(self) -> Poll | None:
        return self.open

    def answered(self) -> bool:
        return bool(self.said)

    def waiting_for(self) -> tuple[int, ...]:
        return (2,)

    def evict(self, gone: Any) -> None:
        if self.spent:
            raise Late("too often")
        self.said.append(tuple(sorted(gone)))

    def stay(self) -> None:
        self.said.append("stay")


class Seat:
    """A seat that a policy plays."""

    seat = 0
    policy = object()

    def __init__(self, table: Heard) -> None:
        self.table = table


def ask(absence: Absence, table: Heard, now_s: float) -> bool:
    return absence.answer(cast("Chair", Seat(table)), now_s)


@pytest.fixture
def absence() -> Absence:
    """Of a program that plays seat 0 of three and hears seat 1 alone."""
    terms = terms_for(find("sen"), 3)
    made = Absence(terms, {0})
    made.heard(identity_of(1).public)
    made.unheard(identity_of(2).public, 0.0)
    return made


def test_a_bot_agrees_after_a_while(absence: Absence) -> None:
    table = Heard(Poll((2,), (1,), (0,)))
    assert not ask(absence, table, 0)
    assert not ask(absence, table, BOTS_WAIT_S - 1)
    assert ask(absence, table, BOTS_WAIT_S)
    assert table.said == [(2,)]


def test_one_that_may_not_say_so_any_more_says_no(absence: Absence) -> None:
    table = Heard(Poll((2,), (1,), (0,)), spent=True)
    ask(absence, table, 0)
    assert ask(absence, table, BOTS_WAIT_S)
    assert table.said == ["stay"]


def test_who_is_heard_is_not_gone(absence: Absence) -> None:
    table = Heard(Poll((1,), (2,), (0,)))
    assert not ask(absence, table, 0)
    assert ask(absence, table, STILL_HERE_S)
    assert table.said == ["stay"]


def test_a_program_that_no_person_plays_asks_less_and_less_often() -> None:
    """Others hear who is not heard here, and say no each time; asking without end would be a foul."""
    bots = terms_for(find("sen"), 3)
    terms = replace(bots, seats=tuple(replace(seat, kind="person") for seat in bots.seats))
    absence, table = Absence(terms, {0}), Heard()
    absence.heard(identity_of(1).public)
    absence.unheard(identity_of(2).public, 0.0)
    asked = [now_s for now_s in range(0, int(16 * PATIENCE_S), 10) if ask(absence, table, now_s)]
    assert asked == [PATIENCE_S, 3 * PATIENCE_S, 7 * PATIENCE_S, 15 * PATIENCE_S]
    assert set(table.said) == {(2,)}
