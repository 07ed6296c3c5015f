"""The planner's answers are the best there are, compared with all ways of laying cards, and in time at any table."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from itertools import product

import pytest

from engine.pieces import Face
from engine.policies.race_planner import Plan, Sets, Stock, Wanting, plan, plan_flight, still_needed, stock_of
from engine.race_board import HERO, Support
from engine.race_cards import ANY, CARDS, COLOURS, HEROES, Card, Hero
from engine.race_flight import are_met, colours_of, flight_spaces
from tests.engine.race_table import RaceTable

DRAGONS = [card for card in CARDS.values() if not card.attacks and not card.id.endswith("b")]
EVERY = [card for card in CARDS.values() if not card.id.endswith("b")]


def tried(team: Sequence[Wanting], cards: Sequence[Card], hero: Hero, *, hero_is_free: bool) -> int:
    """The most spaces of all ways of laying every card under some dragon or under none."""
    stock = [card.id for card in cards] + ([HERO] if hero_is_free and hero.support else [])
    best = 0
    for places in product(range(len(team) + 1), repeat=len(stock)):
        flown = []
        for at, wanting in enumerate(team):
            under = [card for card, place in zip(stock, places, strict=True) if place == at]
            if are_met(wanting.needs, colours_of(hero, under)):
                flown.append(wanting.dragon)
        best = max(best, flight_spaces(hero, [wanting.dragon for wanting in team], flown))
    return best


def check(found: Plan, team: Sequence[Wanting], cards: Sequence[Card], hero: Hero) -> None:
    """The plan can be done, and is worth what it says."""
    laid = [support.card for support in found.supports]
    assert len(set(laid)) == len(laid)
    assert set(laid) <= {*(card.id for card in cards), HERO}
    flown = []
    for wanting in team:
        under = [support.card for support in found.supports if support.dragon == wanting.dragon.id]
        if wanting.dragon in found.flown:
            assert are_met(wanting.needs, colours_of(hero, under))
            flown.append(wanting.dragon)
        else:
            assert under == []
    assert found.spaces == flight_spaces(hero, [wanting.dragon for wanting in team], flown)


@pytest.mark.parametrize("name", ["Rowan", "Rosella", "Li", "Iskra", "Wicher", "Kafka"])
def test_no_way_of_laying_cards_is_better_than_the_plan(name: str) -> None:
    whims = random.Random(name)
    hero = HEROES[name]
    better = 0
    for _ in range(40):
        dragons = whims.sample(DRAGONS, 2 + whims.randrange(2))
        team = [Wanting(d, (*d.needs, *whims.choices(COLOURS, k=whims.randrange(4) == 0))) for d in dragons]
        cards = whims.sample(EVERY, whims.randrange(1, 6))
        free = whims.random() < 0.8
        found = plan([team], cards, hero, hero_is_free=free)
        check(found, team, cards, hero)
        assert found.spaces == tried(team, cards, hero, hero_is_free=free)
        better += found.spaces > 0
    assert better > 5


def test_cards_that_could_attack_are_laid_last_and_the_hero_first() -> None:
    red = [CARDS[Face(card)] for card in ("D35", "D17", "D18")]
    team = [Wanting(CARDS[Face("D21")], ("red", "red"))]
    found = plan([team], red, HEROES["Rowan"], hero_is_free=True)
    assert {support.card for support in found.supports} in ({HERO, "D17"}, {HERO, "D18"})
    found = plan([team], red, HEROES["Iskra"], hero_is_free=True)
    assert {support.card for support in found.supports} == {"D17", "D18"}


def test_of_equal_plans_the_one_that_needs_fewer_cards_is_taken() -> None:
    dragons = [CARDS[Face(card)] for card in ("D06", "D05")]
    team = [Wanting(dragon, dragon.needs) for dragon in dragons]
    cards = [CARDS[Face(card)] for card in ("D01", "D02", "D10")]
    found = plan([team], cards, HEROES["Kafka"], hero_is_free=False)
    assert found.flown == (CARDS[Face("D05")],)


def test_what_is_still_needed_after_a_support_of_any_colour_is_every_way() -> None:
    assert still_needed(("blue", ANY), ["blue"]) == [(ANY,)]
    assert still_needed(("blue", ANY), ["red"]) == [("blue",)]
    assert still_needed(("blue", "red", ANY), [ANY]) == [("blue", "red"), ("blue", ANY), ("red", ANY)]
    assert still_needed(("blue", "blue"), [ANY, "blue"]) == [()]


def test_a_plan_goes_on_from_what_lies_there_and_following_it_flies() -> None:
    for hero in ("Rosella", "Li"):
        table = RaceTable(f"Rowan {hero}", ["", "D27 D12 D13"], {1: ["", "D25 D17 D10"]}, order=[0, 1])
        best = plan_flight(table.board)
        start = table.spaces()[1]
        while supports := plan_flight(table.board).supports:
            assert plan_flight(table.board).spaces == best.spaces
            table.play(supports[0])
        table.fire()
        assert table.spaces()[1] - start == best.spaces > 0


def test_a_plan_after_a_bad_support_is_the_best_that_is_left() -> None:
    table = RaceTable("Rowan Li", ["", "D27 D09 D17"], {1: ["", "D10 D11 D14"]}, order=[0, 1])
    # The hero is wasted on a dragon that needs blue as well.
    table.play(Support(HERO, "D27"), Support("D10", "D27"))
    found = plan_flight(table.board)
    assert found.spaces == 3 + 2
    assert {support.dragon for support in found.supports} == {"D09"}


def test_five_dragons_and_nine_cards_are_planned_in_a_moment() -> None:
    whims = random.Random(9)
    longest = 0.0
    for _ in range(30):
        team = [Wanting(d, (*d.needs, whims.choice(COLOURS))) for d in whims.sample(DRAGONS, 5)]
        cards = whims.sample(EVERY, 9)
        start = time.thread_time()
        plan([team], cards, HEROES["Li"], hero_is_free=True)
        longest = max(longest, time.thread_time() - start)
    assert longest < 0.1


def test_stock_counts_the_hero_once() -> None:
    cards = [CARDS[Face(card)] for card in ("D01", "D09", "D17")]
    assert stock_of(cards, HEROES["Rowan"]).by_colour == [2, 1, 0, 1]
    assert stock_of(cards, HEROES["Li"]).wild == 1
    assert stock_of(cards, HEROES["Kafka"]).by_colour == [1, 1, 0, 1]
    assert not Stock([1, 0, 0, 0], wild=1).covers((1, 0, 1, 0, 1))
    assert Stock([2, 0, 0, 0], wild=1).covers((1, 0, 1, 0, 1))


def test_nobody_flies_without_cards() -> None:
    team = [Wanting(dragon, dragon.needs) for dragon in DRAGONS[:3]]
    assert Sets(team, HEROES["Rowan"]).best(Stock([0, 0, 0, 0])).bits == 0
    assert plan([team], [], HEROES["Iskra"], hero_is_free=False) == Plan(0, (), ())
