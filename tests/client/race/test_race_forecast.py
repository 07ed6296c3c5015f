"""What a card would be good for in a draft, by the planner that also suggests flights."""

from __future__ import annotations

import pytest

from client.viewmodels.race import forecast
from engine.contract import Pick
from engine.policies.race_planner import plan_flight
from engine.race_board import DRAFT, FLIGHT
from engine.race_cards import CARDS
from tests.scenery.local_table import LocalTable


@pytest.fixture(scope="module")
def table() -> LocalTable:
    """A race in whose second draft this player is asked."""
    made = LocalTable("race", 3, seed=5, options={"heroes": "Rosella,Rowan,Li"}, policy="bot")
    assert made.run_until(lambda view: view.board.turn == 2 and view.board.phase == DRAFT, made.own_policy)
    made.run()
    return made


def test_a_card_that_makes_a_dragon_fly_says_which(table: LocalTable, qapp: object) -> None:
    board = table.view.board
    for card in CARDS.values():
        use = forecast.use(board, 0, [], card)
        before, then = forecast.flight(board, 0, []), forecast.flight(board, 0, [card])
        assert use.sure == (then.spaces > before.spaces and len(then.flown) > len(before.flown)), card
        assert use.text
        assert use.art


def test_claws_that_pay_for_nothing_are_for_an_attack(table: LocalTable, qapp: object) -> None:
    board = table.view.board
    claws = [card for card in CARDS.values() if card.attacks]
    told = {forecast.use(board, 0, [], card).text for card in claws}
    assert "to attack" in told or all("for " in text for text in told)
    dragons = [card for card in CARDS.values() if not card.attacks]
    assert "to attack" not in {forecast.use(board, 0, [], card).text for card in dragons}


def test_a_hand_and_what_is_kept_are_told_by_the_same_count_as_the_flight(qapp: object) -> None:
    """Kept as the forecast says, the flight that is suggested later goes as far as was foretold."""
    table = LocalTable("race", 2, seed=8, options={"heroes": "Rosella,Li"}, policy="bot")

    def drafted(view: object) -> bool:
        return view.board.phase == FLIGHT and view.board.flying == 0  # type: ignore[attr-defined]

    foretold = 0
    while not drafted(table.view):
        view = table.view
        if view.legal is not None and isinstance(view.legal.listed[0], Pick):
            board = view.board
            kept = [CARDS[view.known[card]] for card in board.drafted[0]]
            hand = [CARDS[view.known[card]] for card in board.hands[0]]
            best = max(range(len(hand)), key=lambda at: forecast.flight(board, 0, [*kept, hand[at]]).spaces)
            foretold = forecast.flight(board, 0, [*kept, hand[best]]).spaces
            assert table.step(Pick(best))
        else:
            assert table.step() or table.step(table.own_policy(view))
    table.run()
    assert plan_flight(table.view.board).spaces == foretold


def test_a_draft_shows_what_each_dragon_lacks_and_where_the_chosen_card_would_lie(qapp: object) -> None:
    """Places hold kept cards, the hero and the chosen card; what flies is what the flight says."""
    table = LocalTable("race", 2, seed=8, options={"heroes": "Rosella,Li"}, policy="bot")
    seen = 0
    while seen < 12:
        view = table.view
        if view.legal is None or not isinstance(view.legal.listed[0], Pick):
            assert table.step() or table.step(table.own_policy(view))
            continue
        board = view.board
        kept = [CARDS[view.known[card]] for card in board.drafted[0]]
        chosen = CARDS[view.known[board.hands[0][0]]]
        rows = forecast.team(board, 0, kept, chosen)
        assert [row.key for row in rows] == [dragon.id for dragon in board.team(0)]
        flown = {dragon.id for dragon in forecast.flight(board, 0, [*kept, chosen]).flown}
        assert {row.key for row in rows if row.flies} == flown
        assert all(row.flies == (0 not in row.marks) for row in rows if row.flies)
        assert sum(mark == 3 for row in rows for mark in row.marks) <= 1
        assert all(row.lit for row in rows if 3 in row.marks)
        laid = [name for row in forecast.places(board, 0, [*kept, chosen]) for _need, name in row.fills if name]
        assert len(laid) == len(set(laid))
        seen += 1
        assert table.step(table.own_policy(view))
