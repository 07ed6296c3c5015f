"""A thought after a round: where one's choice cost most, and only where a bot's word is welcome."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from client.viewmodels.play.table import PlayTable
from engine.policies.afterthought import Afterthought
from netcore.status import Customs
from tests.copies import replace
from tests.scenery import thoughts
from tests.scenery.local_table import LocalTable, room
from tests.scenery.sen import PEOPLE

Job = tuple[Callable[[], object], Callable[[object], None]]


def table_with_jobs() -> tuple[PlayTable, list[Job]]:
    table, jobs = PlayTable(), []
    table.afterthoughts.wanted.connect(lambda work, then: jobs.append((work, then)))
    return table, jobs


@pytest.mark.parametrize("game", thoughts.SHORT)
def test_it_opens_to_the_table_as_it_was_with_the_better_move_alone_lit(qapp: object, game: str) -> None:
    table = PlayTable()
    thoughts.thought(game, opened=False)(table)
    page = table.rows
    assert (table.page, table.afterthought, table.lookingBack) == ("round", True, False)
    table.lookBack()
    assert (table.page, table.lookingBack) == ("table", True)
    assert "better" in table.ask
    assert [button.text for button in table.rows.buttons] == ["Back to the round"]
    lit = [row for row in table.rows.cards if row.legal]
    assert len(lit) <= 2
    for row in lit:  # what is lit is only to be seen
        table.tap(row.target)
    assert table.lookingBack
    table.escape()
    assert not table.lookingBack
    assert table.rows == page
    table.lookBack()
    table.confirm()
    assert table.page == "round"


def test_it_is_worked_out_beside_the_window_and_too_late_it_is_dropped(qapp: object) -> None:
    table, jobs = table_with_jobs()
    thoughts.played(table, "smoki", thoughts.SEED)
    assert len(jobs) == 1
    assert not table.afterthought, "nothing was computed on the way"
    work, then = jobs[0]
    found = work()
    assert isinstance(found, Afterthought)
    table.goOn()
    then(found)
    assert not table.afterthought


def test_nothing_is_said_where_nothing_was_clear_or_the_work_failed(qapp: object) -> None:
    table, jobs = table_with_jobs()
    thoughts.played(table, "smoki", thoughts.SEED)
    for result in (None, ValueError("no")):
        jobs[0][1](result)
        assert not table.afterthought
        table.lookBack()
        assert table.page == "round"


@pytest.mark.parametrize(("hints", "asked"), [(False, 0), (True, 1)])
def test_among_people_it_comes_only_where_they_have_agreed(qapp: object, hints: bool, asked: int) -> None:
    table, jobs = table_with_jobs()
    table.receive(replace(room(PEOPLE[:2], game="smoki"), customs=Customs(hints=hints)))
    thoughts.played(
        table, "smoki", thoughts.SEED, room=replace(room(PEOPLE[:2], game="smoki"), customs=Customs(hints=hints))
    )
    assert table.page == "round"
    assert len(jobs) == asked


def test_who_does_not_want_it_is_left_alone(qapp: object) -> None:
    table, jobs = table_with_jobs()
    table.thinks_back = False
    thoughts.played(table, "smoki", thoughts.SEED)
    assert table.page == "round"
    assert jobs == []


def test_it_knows_no_more_than_the_seat_did(qapp: object) -> None:
    """What is handed on was known then: the views are those of the moment, not of the end."""
    table, _ = table_with_jobs()
    thoughts.played(table, "sen", thoughts.SEED)
    decided = table.afterthoughts.decided
    assert len(decided) > 3
    known = [len(each.view.known) for each in decided]
    assert known[0] < known[-1]
    assert all(each.view.number < table.state.question for each in decided)
    first = decided[0].view
    mine = [card in first.known for card in first.board.dreams[0]]
    assert mine.count(True) == 0, "the peek at the beginning had not been made"


def test_exact_and_estimated_are_told_apart(qapp: object) -> None:
    table, jobs = table_with_jobs()
    thoughts.played(table, "smoki", thoughts.SEED)
    work, then = jobs[0]
    found = work()
    assert isinstance(found, Afterthought)
    then(found)
    table.lookBack()
    assert "usually" in table.ask
    then(replace(found, exact=True))
    assert "usually" not in table.ask


def test_moves_that_are_sent_by_hand_are_remembered(qapp: object) -> None:
    table, _ = table_with_jobs()
    local = LocalTable("smoki", 2, 5, {"tokens": 1}, policy="calm")
    table.pace_ms = table.peek_ms = 0
    table.receive(room(PEOPLE[:2], bots=(1,), game="smoki"))
    local.run()
    table.receive(local.news())
    table.tap(table.offered[0].targets[0])
    table.confirm()
    assert [each.move for each in table.afterthoughts.decided] == [table.offered[0].move] if table.offered else True
    assert len(table.afterthoughts.decided) == 1
