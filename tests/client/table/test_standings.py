"""The places at the end of a game, for each game as its rulebook has them, and what each game tells beside them."""

from __future__ import annotations

from typing import Any

import pytest

from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.standings import places
from engine import smoki
from tests.scenery.local_table import LocalTable, room

SEATS = 5
PEOPLE = [(name, "star") for name in ("Ada", "Bo", "Cis", "Dan", "Eva")]
OPTIONS: dict[str, list[dict[str, int | bool | str]]] = {
    "sen": [{"rounds": 2}],
    "smoki": [{"tokens": 2}, {"goal": "points", "limit": 20}],
    "race": [{}],
    "dream": [{}],
}


@pytest.fixture
def table(qapp: object) -> PlayTable:
    table = PlayTable()
    table.pace_ms = table.peek_ms = 0
    return table


def turn_pages(table: PlayTable) -> None:
    """Look at whatever lies there until nothing waits."""
    while table.state.hand.looking or table.hurry() or table.state.page == "round":
        table.closePeek()
        table.goOn()


def play(table: PlayTable, game: str, seed: int, options: dict[str, int | bool | str]) -> LocalTable:
    """A whole game, shown from its first step to its end."""
    local = LocalTable(game, SEATS, seed, options)
    table.receive(room(PEOPLE, game=game))
    while local.driver.asked is not None:
        local.run()
        if local.view.legal is not None:
            local.step(local.own_policy(local.view))
        table.receive(local.news())
        turn_pages(table)
    table.receive(local.over())
    turn_pages(table)
    assert table.rows.table.page == "over"
    return local


def test_equal_merits_share_a_place_and_leave_the_next_one_free() -> None:
    assert places([(3,), (5,), (5,), (1,)]) == (3, 1, 1, 4)
    assert places([(5, -1), (5, 0), (5, 0)]) == (3, 1, 1)


@pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game in SCREENS for options in OPTIONS[game]], ids=str
)
def test_the_first_place_is_the_winners_of_the_rulebook(
    table: PlayTable, game: str, options: dict[str, int | bool | str]
) -> None:
    for seed in range(2):
        local = play(table, game, seed, options)
        outcome = local.driver.game.outcome(local.driver.board)
        rows = table.rows.standings
        assert {int(row.key) for row in rows if row.place == 1} == set(outcome.winners)
        assert [row.winner for row in rows] == [row.place == 1 for row in rows]
        assert [row.place for row in rows] == sorted(row.place for row in rows)
        assert {int(row.key): row.score for row in rows} == {
            seat: str(score).replace("-", "−") for seat, score in enumerate(outcome.scores)
        }
        mine = next(row for row in rows if row.mine)
        told = table.rows.table
        assert (str(mine.place) in told.over_place) == (mine.place > 1)
        assert told.over_gaps
        own: Any = table.rows.own
        ends = table.state.rounds
        match game:
            case "sen":
                board = local.driver.board
                assert {int(dream.key) for dream in own.last_dreams} == set(outcome.winners)
                assert [len(dream.faces) for dream in own.last_dreams] == [len(board.dreams[0])] * len(outcome.winners)
                assert own.notes
            case "smoki" if local.driver.board.agreed.goal == smoki.TOKENS:
                won = [len(rounds) for rounds in own.values.won]
                assert won == [outcome.scores[int(row.key)] for row in rows]
            case "race":
                assert [(arrived.place, arrived.spaces) for arrived in own.arrivals] == [
                    (row.place, int(row.score)) for row in rows
                ]
                first, last = own.values.stretch
                assert first < own.values.arrived[1] < last
            case "dream":
                assert own.values.nights == tuple(table.state.people[board.dreamer].name for board in ends)
                for row, nights in zip(rows, own.values.nights_of, strict=True):
                    points = sum(map(int, nights.points)) - int(nights.fines.replace("−", ""))
                    assert str(points).replace("-", "−") == row.score
                    assert nights.arts.count("dream/mask") == 1
