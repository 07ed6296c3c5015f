"""What is made only when it is read says what was true when it was handed out, however late that is."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any
from weakref import ref

import pytest

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.encoding import canonical
from engine.game import Game
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from engine.sen import SEN
from tests.engine.contract_games import CONTRACT_GAMES, DICE

OPTIONS = {"sen": {"rounds": 2}, "smoki": {"tokens": 1}, "race": {}, "dream": {"night_s": 20}}
GAMES = [*(find(name) for name in OPTIONS), *CONTRACT_GAMES]


def seen(view: View) -> dict[str, Any]:
    """All that a view says, copied."""
    return {
        "board": canonical(view.board),
        "known": dict(view.known),
        "sealed": dict(view.sealed),
        **{
            each.name: getattr(view, each.name)
            for each in fields(View)
            if each.name not in ("board", "known", "sealed")
        },
    }


def views_of(game: Game, keep: bool) -> Iterator[tuple[View, dict[str, Any]]]:
    """Every view that a seat decided by, with what it said at once; or unread, if it is kept for later."""
    driver = Driver(game, 4, OPTIONS.get(game.name, {}))
    dealer, policy, whims = SeededDealer(driver, Chance(3, "dealer")), for_game(game.name, "random"), Chance(3, "whims")
    given: list[tuple[View, dict[str, Any]]] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        assert keep or view.seat == seat
        assert keep or view.legal == legal
        given.append((view, {} if keep else seen(view)))
        return policy.choose(view, legal, whims)

    while driver.asked is not None:
        dealer.go_on(decide)
    yield from given


@pytest.mark.parametrize("game", [game for game in GAMES if game is not DICE], ids=lambda game: game.name)
def test_views_say_the_same_when_they_are_read_after_the_game(game: Game) -> None:
    at_once = [told for _, told in views_of(game, keep=False)]
    later = [seen(view) for view, _ in views_of(game, keep=True)]
    assert later == at_once
    assert at_once


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_goes_on_the_same_with_steps_and_without(game: Game) -> None:
    with_steps, without = (Driver(game, 4, OPTIONS.get(game.name, {})) for _ in range(2))
    policy = for_game(game.name, "random")
    dealers = [(SeededDealer(driver, Chance(3, "dealer")), Chance(3, "whims")) for driver in (with_steps, without)]
    (deals, whims), (goes_on, other_whims) = dealers
    while with_steps.asked is not None:
        dealt = deals.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
        _, decided = goes_on.go_on(lambda _seat, view, legal: policy.choose(view, legal, other_whims))
        assert decided == dealt.decided
        assert without.digest() == with_steps.digest()
        assert all(goes_on.known(seat) == deals.known(seat) for seat in (None, *range(4)))
    assert without.over == with_steps.over


def test_what_nobody_holds_is_never_made() -> None:
    driver = Driver(SEN, 3, {})
    dealer = SeededDealer(driver, Chance(1))
    views: list[Any] = []

    def decide(_seat: Seat, view: View, legal: Legal) -> Move:
        views.append(ref(view))
        return legal.listed[0]

    for _ in range(20):
        dealer.go_on(decide)
    gc.collect()
    assert views
    assert not any(view() for view in views)


def test_a_view_that_is_not_read_yet_is_a_view_like_any_other() -> None:
    driver = Driver(SEN, 3, {})
    dealer = SeededDealer(driver, Chance(1))
    compared = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        compared.append(view == dealer.view(seat))
        assert isinstance(view, View)
        other = replace(view, known={})
        assert type(other) is View
        assert (other.known, other.board, other.seat) == ({}, view.board, seat)
        assert repr(view) == repr(dealer.view(seat))
        assert not hasattr(view, "unknown")
        return legal.listed[0]

    for _ in range(20):
        dealer.deal(decide)
    assert compared
    assert all(compared)


def test_the_board_of_an_answer_is_copied_at_once() -> None:
    """The steps of a driver go to other threads, where nothing may be made of a board that goes on to change."""
    driver = Driver(DICE, 2, {})
    step = driver.answer(3)
    assert step.board is not driver.board
    before = canonical(step.board)
    driver.answer(4)
    assert canonical(step.board) == before
