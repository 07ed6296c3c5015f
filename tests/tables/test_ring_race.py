"""Races around a ring of tables: a draft without trust, in which every seat knows what it would at a table, no more."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.contract import ALL, Pick
from engine.encoding import digest
from engine.games import find
from engine.knowledge import View
from engine.pieces import Handle, Legal, Move, Seat
from engine.policies import for_game
from netcore.audit.replay import verify
from netcore.files.gamefile import pack_game, unpack_game
from netcore.wire.codec import encode
from tests.engine.watched import AnyKind
from tests.tables.ring import Decide, Member, Ring, assert_one_game

pytestmark = [pytest.mark.timeout(300), pytest.mark.light]

RACE = find("race")


def mixed(seed: int) -> Decide:
    """Seat 0 flies as well as it can; the others make all kinds of moves."""
    ghost, whim = for_game("race", "ghost"), AnyKind("support", "attack")
    streams = [Chance(seed, str(seat)) for seat in range(8)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return (whim if seat else ghost).choose(view, legal, streams[seat])

    return decide


def assert_one_race(ring: Ring) -> None:
    """All tables have come the same way, step by step."""
    steps = [[digest(step.board) for step in member.steps()] for member in ring.members]
    least = min(len(each) for each in steps)
    assert least > 20
    assert all(each[:least] == steps[0][:least] for each in steps)


def assert_knows_what_a_player_would(member: Member) -> None:
    """At every question: open cards, the own hand once it was shown, the own drafted cards; never anything else."""
    for view in member.table.views.values():
        board = view.board
        own = {*board.hands[member.seat], *board.drafted[member.seat]}
        assert set(view.known) <= {*board.faces, *own}
        assert {card: view.known.get(card) for card in board.faces} == board.faces
        if view.legal is not None and isinstance(view.legal.listed[0], Pick):
            assert set(board.hands[member.seat]) <= set(view.known)
    drafted = [view for view in member.table.views.values() if view.board.phase == "draft"]
    for view in drafted:
        assert set(view.board.drafted[member.seat]) <= set(view.known)


def assert_no_handle_is_linked(ring: Ring) -> None:
    """Each keep-and-pass, and each shuffle of a drafted pile, brings handles that were never there before."""
    seen: set[Handle] = set()
    for step in ring.members[0].steps():
        if step.ask in ("shuffle", "keep_and_pass"):
            assert not seen & set(step.cards)
            seen |= set(step.cards)


def until_turn(ring: Ring, turn: int) -> Ring:
    """Play until all tables are in `turn`."""
    while min(max(member.table.views, default=0) for member in ring.members) == 0 or not all(
        member.table.views[max(member.table.views)].board.turn == turn for member in ring.members
    ):
        moved = [ring.turn(member) for member in ring.members]
        assert any(moved), "the ring came to rest too early"
    return ring


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_race_is_one_race_on_every_board_and_verifies(seats: int) -> None:
    ring = Ring(RACE, seats, seed=seats, decide=mixed(seats), mortal=True, checked=4).run()
    assert all(member.deaths for member in ring.members)
    assert_one_game(ring)
    assert_no_handle_is_linked(ring)
    for member in ring.members:
        assert_knows_what_a_player_would(member)
    assert verify(unpack_game(pack_game(encode(ring.terms), ring.entries()))).good


def test_eight_draft_and_fly_two_turns_without_learning_more_than_at_a_table() -> None:
    seats, turn = 8, 3
    ring = until_turn(Ring(RACE, seats, seed=seats, decide=mixed(seats), checked=4), turn)
    assert_one_race(ring)
    assert_no_handle_is_linked(ring)
    for member in ring.members:
        assert_knows_what_a_player_would(member)
    (reached,) = {tuple(member.table.view().board.positions) for member in ring.members}
    assert max(reached) > 0
    shows = [step for step in ring.members[0].steps() if step.ask == "show" and step.to is not ALL]
    assert [step.to for step in shows[:seats]] == [(seat,) for seat in range(seats)]
    rounds = sum(2 + played for played in range(1, turn))
    assert len(shows) == seats * rounds
