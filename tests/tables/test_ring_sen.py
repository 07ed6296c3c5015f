"""Whole games of Sen around a ring of tables: one game on every board, and every seat sees just what it was dealt."""

from __future__ import annotations

import pytest

from engine.encoding import digest
from engine.games import find
from netcore.table.events import Opened
from netcore.table.table import State
from tests.tables.ring import Ring, assert_as_dealt

OPTIONS: dict[int, dict[str, object]] = {
    2: {"rounds": 2, "limit": 0},
    3: {"rounds": 1, "limit": 0, "know": True},
    4: {"rounds": 1, "limit": 0, "nines": True, "all_in": True},
    5: {"rounds": 1, "limit": 0},
}


@pytest.mark.parametrize("seats", OPTIONS)
def test_a_game_is_one_game_on_every_board(seats: int) -> None:
    ring = Ring(find("sen"), seats, OPTIONS[seats], seed=seats, mortal=True).run()
    assert all(member.deaths for member in ring.members)
    tables = [member.table for member in ring.members]
    assert [table.state for table in tables] == [State.FINISHED] * seats
    assert len({digest(table.view().board) for table in tables}) == 1
    assert len({table.outcome for table in tables}) == 1
    steps = [[digest(step.board) for step in member.steps()] for member in ring.members]
    assert all(others == steps[0] for others in steps)
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.good
    assert opened.steps >= seats
    assert assert_as_dealt(ring) == len(steps[0]) * seats
