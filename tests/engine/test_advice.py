"""What a bot would do and why: a reason for every move, true of the view and of nothing else."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.games import GAMES, find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import LEVELS
from engine.policies.advice import Advice, advise
from engine.policies.because import Because
from engine.sen import CROWS, Draw, Keep
from tests.engine.sen_table import SenTable, stacked

SHORT = {
    "sen": {"rounds": 3, "know": True},
    "smoki": {"goal": "rounds", "rounds": 3},
    "race": {},
    "dream": {"night_s": 60},
}


def reasons_of(name: str) -> set[str]:
    """All that the list of a game's reasons names."""
    listed = import_module(f"engine.policies.{name}_reasons").__doc__ or ""
    return set(re.findall(r"(?m)(?:^|, |; )([a-z]+(?:_[a-z]+)*)(?=[:;,\n])", listed.split("\n", 2)[2]))


def advices(name: str, level: str, seed: int) -> list[Advice]:
    rules = find(name)
    dealer = SeededDealer(Driver(rules, rules.least_seats, SHORT[name]), Chance(seed, "dealer"))
    whims = Chance(seed, "whims")
    found: list[Advice] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        found.append(advise(dealer.view(seat), legal, whims, level))
        assert legal.admits(found[-1].move)
        return found[-1].move

    while dealer.driver.asked is not None and len(found) < 250:
        dealer.deal(decide)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_reason_that_is_on_the_list(name: str) -> None:
    found = [each for seed in range(2) for each in advices(name, "lively", seed)]
    given = {each.because.reason for each in found}
    assert len(given) >= 6
    assert given <= reasons_of(name), given - reasons_of(name)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_gives_reasons(level: str) -> None:
    assert advices("sen", level, 3)


def advice_of(t: SenTable) -> Advice:
    view = t.view(t.asked)
    assert view.legal is not None
    return advise(view, view.legal, Chance(1))


def test_the_numbers_of_a_reason_are_those_on_the_table() -> None:
    light = SenTable([stacked(["9 1 5 5", "9 9 9 8"], "8", "0")], 2)
    light.play(Draw())
    assert advice_of(light) == Advice(Keep(0), Because("keep_lighter", (0, 9)))
    heavy = SenTable([stacked(["1 2 5 5", "9 9 9 8"], "8", "9")], 2)
    heavy.play(Draw())
    assert advice_of(heavy).because == Because("discard", (9, 2))
    taken = SenTable([stacked(["9 1 5 5", "9 9 9 8"], "0", "")], 2)
    assert advice_of(taken).because == Because("take_lighter", (0, 9))


def test_why_to_wake_says_what_the_dream_is_expected_to_have() -> None:
    woken = [each for seed in range(6) for each in advices("sen", "lively", seed) if each.because.reason == "wake"]
    assert woken
    for each in woken:
        crows, percent = each.because.about
        assert 0 <= int(crows) <= 4 * max(CROWS.values())
        assert 0 <= int(percent) <= 100


def test_a_reason_says_nothing_that_the_seat_cannot_know() -> None:
    made = set()
    for closed in ("0 1 2", "9 9 9", "8 swap 3"):
        t = SenTable([stacked(["4 2 5 5", "9 9 9 8"], "3", f"5 {closed}")], 2)
        t.play(Draw())
        made.add(advice_of(t))
    assert len(made) == 1


def test_a_game_without_reasons_says_so() -> None:
    t = SenTable([stacked(["4 2 5 5", "9 9 9 8"], "3", "5")], 2)
    view = t.view(0)
    from dataclasses import replace

    with pytest.raises(ValueError, match="no reasons"):
        advise(replace(view, game="pebbles"), Legal(), Chance(1))
