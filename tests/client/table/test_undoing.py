"""Taking a move back on the screen: who is asked what, what is said, and what is forgotten."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.sen import swaps
from client.viewmodels.table import undoing
from engine import sen as rules
from engine import smoki as smoki_rules
from engine.driver import UNDO
from netcore.status import OverNews, UndoNews
from tests.copies import replace
from tests.scenery import sen, smoki, undo
from tests.scenery.clock import others_turn


@pytest.fixture
def table(qapp: object) -> PlayTable:
    made = PlayTable()
    made.pace_ms = made.peek_ms = 0
    return made


def offered(table: PlayTable) -> undoing.UndoProps:
    return table._undo


def test_who_has_moved_may_ask_once(table: PlayTable) -> None:
    asked: list[tuple[bool, int]] = []
    table.undoWished.connect(lambda agree, number: asked.append((agree, number)))
    undo.undo_mine(table)
    assert offered(table).can_ask
    assert not offered(table).text
    table.wishUndo(False)
    table.wishUndo(True)
    assert table.state.frame is not None
    assert asked == [(True, table.state.frame.number)]
    undo.undo_waits(table)
    assert offered(table).text == "You’d take your move back. Still to agree: Sofija, Puchacz."
    table.wishUndo(True)
    assert len(asked) == 1


def test_all_others_are_asked_and_each_says_one_thing(table: PlayTable) -> None:
    asked: list[bool] = []
    aloud: list[str] = []
    table.undoWished.connect(lambda agree, _number: asked.append(agree))
    table.announced.connect(aloud.append)
    undo.undo_asked(table)
    assert offered(table).asks
    assert offered(table).text == "Zdeňka would take the last move back."
    assert "Zdeňka would take the last move back." in aloud
    assert table.tell("back:told")["text"].startswith("Nobody has seen a new card since.")
    assert [table.tell(f"back:{key}")["title"] for key in ("yes", "no", "ask")] == ["Agree", "No", "Take back"]
    table.wishUndo(False)
    table.wishUndo(True)
    assert asked == [False, True]  # the node takes the first


def test_who_is_against_it_is_named(table: PlayTable) -> None:
    undo.undo_against(table)
    assert offered(table).text == "The move stands. Against taking it back: Ondřej."
    assert not offered(table).asks


def test_nothing_is_offered_while_something_lies_over_the_table_or_at_the_end(table: PlayTable) -> None:
    local = others_turn(table)
    undo.tell(table, local, UndoNews(0, awaited=(0, 1), may_ask=True))
    assert offered(table).can_ask
    table.receive(OverNews((1, 2, 3, 4), (0,), False, None, ""))
    assert offered(table) == undoing.UndoProps()


def test_what_was_taken_back_is_told_and_no_deed_of_anybody_any_more(table: PlayTable) -> None:
    local = smoki.reach(table, 3, smoki.asked(smoki_rules.TakeOpen))
    local.step(smoki_rules.TakeOpen(0))
    table.receive(local.news())
    assert isinstance(table.state.deeds[0], smoki_rules.TakeOpen)
    made = table.state.steps[-1]
    local.take_back()
    table.receive(local.news())
    assert 0 not in table.state.deeds
    told = [line.text for line in table.rows.lines][:2]
    assert told == [f"Taken back: {told[1]}", told[1]]
    assert "takes" in told[1]
    assert table.state.steps[-1].ask == UNDO
    assert table.state.question == made.number + 2 == local.view.number
    assert undoing.standing(table.state.steps)[-1].number < made.number


def test_of_what_was_taken_back_too_long_ago_only_that_is_told(table: PlayTable) -> None:
    local = smoki.reach(table, 3, smoki.asked(smoki_rules.TakeOpen))
    local.step(smoki_rules.TakeOpen(0))
    local.take_back()
    news = local.news()
    (step,) = [each for each in news.steps if each.ask == UNDO]
    people = table.state.people
    assert undoing.line(step, [step], people, lambda _step: (None, "")) == (
        0,
        f"{people[0].name}: takes the last move back",
    )


def test_a_decision_that_was_taken_back_is_not_weighed(table: PlayTable) -> None:
    local = smoki.reach(table, 3, smoki.asked(smoki_rules.TakeOpen))
    number, view = local.view.number, local.view
    table._after.note(table.state, view, smoki_rules.TakeOpen(0))
    local.step(smoki_rules.TakeOpen(0))
    table.receive(local.news())
    assert [each.view.number for each in table._after.decided][-1:] == [number]
    local.take_back()
    table.receive(local.news())
    assert number not in [each.view.number for each in table._after.decided]


def test_a_swap_that_was_taken_back_marks_no_card(table: PlayTable) -> None:
    local = sen.turn(table, 3)
    frame = table.state.frame
    assert frame is not None
    shown = table.state.steps[-1]
    swap = replace(shown, move=rules.Swap((0, 0), (1, 1)), seat=2, board=local.view.board)
    back = replace(swap, number=swap.number + 1, ask=UNDO, move=None)
    for steps, marks in (((swap,), 2), ((swap, back), 0)):
        state = replace(table.state, steps=steps, frame=replace(frame, step=steps[-1]))
        assert len(swaps.marked(state)) == marks
