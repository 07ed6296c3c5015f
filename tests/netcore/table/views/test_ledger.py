"""What a view makes of words about time and about taking moves back: the first of each, as far as it may read."""

from __future__ import annotations

import pytest

from engine.pieces import Seat
from netcore.feeds.roster import Roster
from netcore.table.lateness import MOST_OUTVOTED, TimeWord
from netcore.table.undoing import Undoable, Undoes, UndoWord
from netcore.table.views.ledger import Ledger, Mark
from tests.netcore.table.views.sat import NOW, Sat

THEN = b"sixteen others.."
LATE, IN_TIME = TimeWord(NOW, frozenset((2,))), TimeWord(NOW)


def mark(number: int, **says: object) -> Mark:
    return Mark(number.to_bytes(32, "big"), **says)  # type: ignore[arg-type]


def test_of_what_a_feed_says_under_one_history_the_first_counts_and_what_is_let_go_does_not() -> None:
    ledger = Ledger(Roster((0, 1, 2)))
    said = (
        mark(0, history=THEN),
        mark(1, undo=UndoWord(NOW, Undoes.WISH)),
        mark(2, time=LATE),
        mark(3, time=IN_TIME),
        mark(4, undo=UndoWord(NOW, Undoes.NO)),
        mark(5, undo=UndoWord(THEN, Undoes.DONE)),
        mark(6, time=TimeWord(THEN)),
    )
    for each in said:
        ledger.append(1, each)
    assert ledger.time_word(1, NOW) == (2, LATE)
    assert (ledger.wish(1, NOW), ledger.wish(1, THEN)) == (1, None)
    assert (ledger.begun(1, NOW), ledger.begun(1, THEN)) == (2, 0)
    assert ledger.found_late(1, 9, (THEN, NOW)) == [LATE]
    assert ledger.found_late(1, 2, (THEN, NOW)) == ledger.found_late(1, 9, (THEN,)) == []
    ledger.cut(1, 2)
    assert (ledger.begun(1, NOW), ledger.time_word(1, NOW), ledger.found_late(1, 9, (NOW,))) == (None, None, [])
    assert (ledger.wish(1, NOW), ledger.begun(1, THEN)) == (1, 0)
    ledger.cut(1, 0)
    assert (ledger.wish(1, NOW), ledger.begun(1, THEN)) == (None, None)


@pytest.fixture
def sat() -> Sat:
    """All three have undone the move that led to the question that is open, each in its second entry."""
    made = Sat()
    made.view.undoable = Undoable(NOW, 0, 1, (0, 1, 2))
    for seat in range(3):
        made.view.arrive(seat, mark(9 + seat, undo=UndoWord(NOW, Undoes.DONE)))
    return made


def with_limit(sat: Sat, seat: Seat, limit: int) -> None:
    """Let no more of a feed be read."""
    before = sat.view.limit
    sat.view.limit = lambda each: limit if each == seat else before(each)  # type: ignore[method-assign]


def test_a_word_about_time_beyond_what_may_be_read_is_none() -> None:
    sat = Sat()
    sat.view.arrive(1, mark(9, time=LATE))
    assert sat.view.time_words(NOW) == {1: LATE}
    with_limit(sat, 1, 1)
    assert sat.view.time_words(NOW) == {}


def test_a_move_is_undone_by_what_all_feeds_say_first_as_far_as_they_may_be_read() -> None:
    sat = Sat()
    sat.view.undoable = Undoable(THEN, 0, 1, (0, 1, 2))
    for seat in range(3):
        assert sat.view.take_back() == ()
        sat.view.arrive(seat, mark(9 + seat, undo=UndoWord(THEN, Undoes.DONE)))
    assert all(sat.view.has_undone(seat, THEN) for seat in range(3))
    with_limit(sat, 1, 1)
    assert not sat.view.has_undone(1, THEN)
    assert sat.view.take_back() == ()
    with_limit(sat, 1, 2)
    assert sat.view.take_back() == tuple((9 + seat).to_bytes(32, "big") for seat in range(3))
    assert not sat.view.overrun
    sat.view.ends[1] = 1
    assert sat.view.overrun, "the word that undid it does not count after all"


def test_whoever_has_gone_on_has_undone_nothing(sat: Sat) -> None:
    """In these feeds the first entry goes on from the question."""
    assert not any(sat.view.has_undone(seat, NOW) for seat in range(3))
    assert sat.view.take_back() == ()


def test_what_was_said_of_time_is_weighed_once_for_a_word_and_again_when_more_is_settled() -> None:
    """Seat 1 has found 2 late again and again, whatever the others said; at last it counts for nothing."""
    sat = Sat()
    past = [bytes([number]) * 16 for number in range(MOST_OUTVOTED)]
    for history in (*past, NOW):
        sat.view.arrive(1, mark(sat.view.head(1).length, time=TimeWord(history, frozenset((2,)))))
    asked: list[int] = []
    found = sat.view._ledger.found_late
    sat.view._ledger.found_late = lambda *of: asked.append(of[1]) or found(*of)  # type: ignore[func-returns-value,method-assign]
    for count, history in enumerate(past):
        assert [sat.view.time_words(NOW) for _ in range(3)] == [{1: LATE}] * 3
        assert len(asked) == count + 1
        sat.view.settled(history, (2,), ())
    assert sat.view.time_words(NOW) == {1: IN_TIME}
