"""The table's own clock on the screen: the moon, what is said, and the button once the time is over."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.pointing import WITHOUT
from netcore.status import TableClock
from tests.scenery import clock, sen
from tests.scenery.clock import GENTLE, STRICT, tick


def acts(table: PlayTable) -> list[str]:
    return [button.act for button in table.rows.buttons]


def test_the_moon_runs_while_somebody_is_awaited_and_only_then(table: PlayTable) -> None:
    local = tick(table, clock.others_turn(table), STRICT, 21)
    assert table.moon.runs
    assert table.moon.left_s == 39
    table.receive(local.news(busy="shuffle"))
    assert not table.moon.runs
    local.clock = None
    table.receive(local.news())
    assert not table.moon.runs


@pytest.mark.parametrize(("kind", "offered"), [(GENTLE, True), (STRICT, False)])
def test_once_the_time_is_over_a_gentle_clock_lets_one_go_on_without(
    table: PlayTable, kind: TableClock, offered: bool
) -> None:
    asked: list[int] = []
    table.withoutWanted.connect(asked.append)
    local = tick(table, clock.others_turn(table), kind, 59)
    assert WITHOUT not in acts(table)
    tick(table, local, kind, 60)
    assert (WITHOUT in acts(table)) is offered
    assert table.rows.table.ask.startswith("Time is up: Sofija.")
    table.press(WITHOUT)
    assert asked == ([local.view.number] if offered else [])
    if offered:
        local.impatient = (0,)
        table.receive(local.news())
        assert WITHOUT not in acts(table)
        assert table.rows.table.ask == "Time is up: Sofija. For going on without: Jagna."


def test_who_is_awaited_is_told_at_few_points_and_is_offered_nothing(table: PlayTable) -> None:
    said: list[str] = []
    local = sen.turn(table, 4)
    ask = table.rows.table.ask
    table.announced.connect(said.append)
    for passed_s in (1, 30, 49.5, 50, 50.2, 55, 60, 61):
        tick(table, local, GENTLE, passed_s)
    assert said == ["10 second(s) left.", "Your time is up."]
    assert WITHOUT not in acts(table)
    assert table.rows.table.ask == ask


def test_the_raven_says_how_long_and_what_then(table: PlayTable) -> None:
    tick(table, clock.others_turn(table), STRICT, 21)
    assert table.tell("seat:1")["text"].endswith("39 second(s) left; then a ghost moves.")
    assert "left" not in table.tell("seat:2")["text"]


def test_a_new_question_has_all_its_time(table: PlayTable) -> None:
    local = clock.clock_over(table)
    assert WITHOUT in acts(table)
    local.impatient = ()
    while local.view.asked in ((), (1,)):
        local.step()
    table.receive(local.news())
    assert WITHOUT not in acts(table)
