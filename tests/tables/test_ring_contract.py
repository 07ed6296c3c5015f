"""Every question of the contract around a ring of tables, with one small game for each."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.contract import Question
from engine.driver import Asked
from engine.encoding import digest
from engine.game import Game
from netcore.table.events import Opened
from netcore.table.table import State
from tests.engine.contract_games import CONTRACT_GAMES
from tests.tables.ring import Ring, Watched, assert_as_dealt

asked_kinds: set[type] = set()


class Noting(Watched):
    """Writes down which kinds of questions were asked."""

    def before(self, asked: Asked) -> None:
        asked_kinds.add(type(asked.question))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", CONTRACT_GAMES, ids=lambda game: game.name)
def test_a_game_is_one_game_and_every_view_is_as_dealt(game: Game, seats: int) -> None:
    length = 1 if seats == 5 else 2
    ring = Ring(game, seats, {"length": length}, seed=seats, tables={0: Noting}, mortal=True).run()
    assert any(member.deaths for member in ring.members)
    tables = [member.table for member in ring.members]
    assert [table.state for table in tables] == [State.FINISHED] * seats, [t.waiting_for() for t in tables]
    assert len({digest(table.view().board) for table in tables}) == 1
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.good
    assert assert_as_dealt(ring) == len(ring.members[0].steps()) * seats


def test_the_games_ask_every_question_there_is() -> None:
    for game in CONTRACT_GAMES:
        Ring(game, 2, {"length": 1}, tables={0: Noting}, mortal=True).run()
    assert asked_kinds == set(get_args(Question))
