"""Whole games of Smoki around a ring of tables: one game on every board, and nobody sees a card before all do."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.contract import ALL
from engine.encoding import digest
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.audit.replay import verify
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Opened
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.watched import AnyKind
from tests.tables.ring import Decide, Ring, assert_as_dealt

OPTIONS: dict[int, dict[str, object]] = {
    2: {"tokens": 1, "piles": 1},
    3: {"goal": "rounds", "rounds": 1},
    5: {"goal": "points", "limit": 1, "edition": "first"},
}


def any_kind(seed: int) -> Decide:
    """All kinds of moves are made."""
    policy = AnyKind()
    streams = [Chance(seed, str(seat)) for seat in range(5)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policy.choose(view, legal, streams[seat])

    return decide


@pytest.mark.parametrize("seats", OPTIONS)
def test_a_game_of_smoki_is_one_game_on_every_board(seats: int) -> None:
    ring = Ring(find("smoki"), seats, OPTIONS[seats], seed=seats, decide=any_kind(seats), mortal=True).run()
    assert all(member.deaths for member in ring.members)
    tables = [member.table for member in ring.members]
    assert [table.state for table in tables] == [State.FINISHED] * seats
    assert len({digest(table.view().board) for table in tables}) == 1
    assert len({table.outcome for table in tables}) == 1
    steps = [[digest(step.board) for step in member.steps()] for member in ring.members]
    assert all(others == steps[0] for others in steps)
    shows = [step for step in ring.members[0].steps() if step.ask == "show"]
    assert shows
    assert all(step.to is ALL for step in shows)
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.good
    assert assert_as_dealt(ring) == len(steps[0]) * seats


def until_shuffled(_seat: Seat, view: View, legal: Legal) -> Move:
    """Draws and lays off until the closed pile has been shuffled anew, then turns the own dream up."""
    board = view.board
    hidden = [position for position, card in enumerate(board.dream) if card not in board.faces]
    if any(card > LAST_DEALT for card in board.closed) and hidden:
        kinds = ("place", "draw")
        places = [move for move in legal.listed if getattr(move, "position", None) == hidden[0]]
    else:
        kinds, places = ("draw", "discard"), []
    return next((move for move in (*places, *legal.listed) if move.kind in kinds), legal.listed[0])


LAST_DEALT = 51
"""The last handle of the first shuffle."""


def test_a_used_up_pile_is_shuffled_anew_by_all_and_the_whole_game_verifies() -> None:
    options: dict[str, object] = {"tokens": 1, "piles": 1}
    ring = Ring(find("smoki"), 2, options, seed=3, decide=until_shuffled).run()
    assert [member.table.state for member in ring.members] == [State.FINISHED] * 2
    shuffles = [step for step in ring.members[0].steps() if step.ask == "shuffle"]
    assert [len(step.cards) for step in shuffles] == [52, 40]
    assert_as_dealt(ring)
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())))
    assert report.good
    assert any("40 cards" in line for line in report.lines)
