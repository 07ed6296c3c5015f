"""What a program says without being asked when somebody is found gone, and how often."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.games import find
from netcore.node.absence import ASKED_S, ASTRAY_S, LEISURE_S, PATIENCE_S, STALLED_S, STILL_HERE_S, Absence
from netcore.node.chair import Chair
from netcore.table.table import Poll, State
from tests.tables.ring import identity_of, terms_for
from tests.tables.weather import at_home


class Heard:
    """A table as far as an absence looks at it; writes down what is said."""

    ended = False
    state = State.PLAYING
    spares = True

    def __init__(self, poll: Poll | None = None, *, spent: bool = False) -> None:
        self.open = poll
        self.spent = spent
        self.said: list[object] = []
        self.unheard: tuple[int, ...] = ()

    def poll(self) -> Poll | None:
        return self.open

    def answered(self) -> bool:
        return bool(self.said)

    def waiting_for(self) -> tuple[int, ...]:
        return (2,)

    def can_call(self, peer: int, unheard: Any) -> bool:
        return not self.spent and set(unheard) <= {peer}

    def call(self, peer: int, unheard: Any) -> None:
        assert self.can_call(peer, unheard)
        self.said.append(peer)

    def deny(self) -> None:
        self.said.append("here")

    def can_spare(self, _gone: Any) -> bool:
        return self.spares

    def break_off(self, gone: Any) -> None:
        self.said.append(("broken off", *gone))

    def conclude(self) -> None:
        self.said.append("concluded")


class Seat:
    """A seat that a policy plays."""

    def __init__(self, table: Heard, seat: int = 0, policy: object = "bot") -> None:
        self.table = table
        self.seat = seat
        self.policy = policy


def ask(absence: Absence, table: Heard, now_s: float, **seated: Any) -> bool:
    return absence.answer(cast("Chair", Seat(table, **seated)), now_s)


@pytest.fixture
def absence() -> Absence:
    """Of a program that plays seat 0 of three and hears seat 1 alone."""
    terms = terms_for(find("sen"), 3)
    made = Absence(terms, {0})
    made.heard(identity_of(1).public)
    made.unheard(identity_of(2).public, 0.0)
    return made


def test_where_no_person_plays_it_agrees_after_a_while(absence: Absence) -> None:
    table = Heard(Poll((2,), (1,), (0,)))
    assert not ask(absence, table, 0)
    assert not ask(absence, table, ASKED_S - 1)
    assert not ask(absence, table, ASKED_S, policy=None)
    assert ask(absence, table, ASKED_S)
    assert table.said == [2]


def test_one_that_may_not_say_so_says_at_once_that_nobody_is_gone(absence: Absence) -> None:
    table = Heard(Poll((2,), (1,), (0,)), spent=True)
    assert ask(absence, table, 0)
    assert table.said == ["here"]


def test_nobody_is_called_gone_while_another_is_not_heard(absence: Absence) -> None:
    absence.unheard(identity_of(1).public, 0.0)
    table = Heard(Poll((2,), (1,), (0,)))
    assert absence.missing() == (1, 2)
    assert ask(absence, table, 0)
    assert table.said == ["here"]
    quiet = Heard()
    assert ask(absence, quiet, PATIENCE_S)
    assert quiet.said == [("broken off", 1, 2)]


def test_where_no_person_plays_it_leaves_it_at_that_when_it_cannot_go_on(absence: Absence) -> None:
    table = Heard()
    table.spares = False
    assert not ask(absence, table, PATIENCE_S - 1)
    assert not ask(absence, table, PATIENCE_S, policy=None)
    assert ask(absence, table, PATIENCE_S)
    assert table.said == [("broken off", 2)]


def test_who_is_heard_is_not_gone(absence: Absence) -> None:
    table = Heard(Poll((1,), (2,), (0,)))
    assert not ask(absence, table, 0)
    assert ask(absence, table, STILL_HERE_S)
    assert table.said == ["here"]


@pytest.mark.parametrize(("leisurely", "most_s"), [(False, STALLED_S), (True, LEISURE_S)])
def test_who_is_heard_and_does_not_do_its_part_is_not_spoken_for(
    absence: Absence, leisurely: bool, most_s: float
) -> None:
    """A person is asked; where none plays, the program agrees after a while."""
    absence.owes((1,), 7, 0.0, leisurely=leisurely)
    absence.owes((1, 2), 7, most_s, leisurely=leisurely)
    absence.heard(identity_of(2).public)
    assert absence.stalled(most_s - 1) == ()
    assert absence.stalled(most_s) == (1,)
    for policy in (None, "bot"):
        table = Heard(Poll((1,), (2,), (0,)))
        assert not ask(absence, table, most_s, policy=policy)
        assert ask(absence, table, most_s + ASKED_S, policy=policy) is (policy is not None)
        assert table.said == ([] if policy is None else [1])
        absence._asked = ((), 0.0)


def test_who_goes_on_after_all_has_not_stalled(absence: Absence) -> None:
    absence.owes((1,), 7, 0.0)
    absence.owes((1,), 8, STALLED_S - 1)
    assert absence.stalled(STALLED_S) == ()
    absence.owes((), 8, STALLED_S)
    absence.owes((1,), 8, STALLED_S + 1)
    assert absence.stalled(2 * STALLED_S) == ()


def test_what_has_a_limit_may_take_that_much_longer(absence: Absence) -> None:
    absence.owes((1,), 7, 0.0, limit_s=30.0)
    assert absence.stalled(STALLED_S + 29) == ()
    assert absence.stalled(STALLED_S + 30) == (1,)


def test_who_is_still_not_heard_is_so_since_the_first_moment(absence: Absence) -> None:
    """After a restart a link that never came is told of once more."""
    absence.unheard(identity_of(2).public, PATIENCE_S - 1)
    assert ask(absence, Heard(), PATIENCE_S)


def test_who_cannot_be_read_for_long_is_astray(absence: Absence) -> None:
    absence.unreadable([1], 5.0)
    absence.unreadable([1, 2], 6.0)
    assert absence.astray(4.9 + ASTRAY_S) == ()
    assert absence.astray(5.0 + ASTRAY_S) == (1,)
    absence.unreadable([2], 7.0)
    absence.unreadable([1, 2], 8.0)
    assert absence.astray(6.0 + ASTRAY_S) == (2,)


def test_each_poll_has_its_own_time(absence: Absence) -> None:
    assert not ask(absence, Heard(Poll((2,), (1,), (0,))), 0)
    table = Heard(Poll((1,), (2,), (0,)))
    assert not ask(absence, table, STILL_HERE_S)
    assert not ask(absence, table, 2 * STILL_HERE_S - 1)
    assert ask(absence, table, 2 * STILL_HERE_S)


def test_where_no_person_plays_it_calls_by_itself_who_does_not_do_a_programs_part(absence: Absence) -> None:
    absence.heard(identity_of(2).public)
    for leisurely in (True, False):
        absence.owes((2,), 7, 0.0, leisurely=leisurely)
        table = Heard()
        assert not ask(absence, table, PATIENCE_S - 1)
        assert ask(absence, table, PATIENCE_S) is not leisurely
        assert table.said == ([] if leisurely else [2])


def test_a_bot_has_no_word_of_its_own() -> None:
    terms = at_home(terms_for(find("sen"), 3), (0, 1, 0))
    absence, table = Absence(terms, {0, 2}), Heard(Poll((1,), (0,), (0,)))
    assert absence.seats_of(identity_of(0).public) == (0, 2)
    assert not ask(absence, table, 0, seat=2)
    assert not ask(absence, table, 100 * STILL_HERE_S, seat=2)
    assert table.said == []


def test_the_bots_of_a_program_are_heard_with_it() -> None:
    terms = at_home(terms_for(find("sen"), 3), (0, 1, 0))
    absence = Absence(terms, {1})
    absence.unheard(identity_of(0).public, 0.0)
    assert not absence.hears(0, 0.0)
    assert absence.missing() == (0,)


def test_a_program_that_no_person_plays_asks_less_and_less_often(absence: Absence) -> None:
    """Others hear who is not heard here, and say no each time."""
    table = Heard()
    asked = [now_s for now_s in range(0, int(16 * PATIENCE_S), 10) if ask(absence, table, now_s)]
    assert asked == [PATIENCE_S, 3 * PATIENCE_S, 7 * PATIENCE_S, 15 * PATIENCE_S]
    assert set(table.said) == {2}
    assert not ask(absence, table, 1000 * PATIENCE_S, policy=None)


def test_seeds_are_not_waited_for_when_all_who_could_show_theirs_have_left(absence: Absence) -> None:
    table = Heard()
    chair = cast("Chair", Seat(table))
    assert not absence.conclude(chair, STILL_HERE_S)
    table.state = State.OPENING
    assert not absence.conclude(chair, STILL_HERE_S - 1)
    assert absence.conclude(chair, STILL_HERE_S)
    assert table.said == ["concluded"]


def test_seeds_are_waited_for_while_somebody_is_there_who_could_show_one(absence: Absence) -> None:
    table = Heard()
    table.state = State.OPENING
    table.waiting_for = lambda: (1, 2)  # type: ignore[method-assign,return-value,assignment]
    assert not absence.conclude(cast("Chair", Seat(table)), 100 * STILL_HERE_S)
    absence.unheard(identity_of(1).public, 0.0)
    assert absence.conclude(cast("Chair", Seat(table)), 100 * STILL_HERE_S)
