"""What is said after a round of a choice that cost much: only what its seat could know, and only where it is clear."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.chance import Chance
from engine.contract import Pick
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game, weighs
from engine.policies.afterthought import Afterthought, Decision, afterthought, at_least
from engine.race_board import Fire
from engine.sen import Draw, Keep, Wake
from engine.smoki import Draw as DrawOpen
from engine.smoki import Place
from tests.engine.sen_table import SenTable, stacked
from tests.engine.smoki_table import SmokiTable
from tests.engine.smoki_table import stacked as dreams

ROUNDS: dict[str, tuple[Options, int]] = {
    "sen": ({"rounds": 1}, 300),
    "smoki": ({"tokens": 1}, 300),
    "race": ({}, 60),
}
"""A round of each game, or so many questions of it."""


def decisions(name: str, level: str, seed: int) -> list[Decision]:
    """What seat 0 decided, a player of `level` against a lively one."""
    options, questions = ROUNDS[name]
    dealer = SeededDealer(Driver(find(name), 2, options), Chance(seed, "dealer"))
    players, whims = [for_game(name, level), for_game(name, "lively")], [Chance(seed, str(seat)) for seat in range(2)]
    made: list[Decision] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        seen = dealer.view(seat)
        move = players[seat].choose(seen, legal, whims[seat])
        if seat == 0:
            made.append(Decision(seen, move))
        return move

    for _ in range(questions):
        if dealer.driver.asked is not None:
            dealer.deal(decide)
    return made


def of(t: SenTable | SmokiTable, made: Move) -> Afterthought | None:
    """What is thought of a single decision."""
    return afterthought([Decision(t.view(t.asked), made)])


@pytest.mark.parametrize("name", ROUNDS)
def test_something_is_found_of_who_plays_at_random_and_nothing_of_the_sly_one(name: str) -> None:
    rash, good = ([decisions(name, level, seed) for seed in range(3)] for level in ("random", "sly"))
    found = [each for each in map(afterthought, rash) if each is not None]
    assert found
    assert [each for each in map(afterthought, good) if each is not None and not each.exact] == []
    for made, each in zip(rash, map(afterthought, rash), strict=True):
        if each is not None:
            decision = made[each.at]
            assert decision.view.legal is not None
            assert decision.view.legal.admits(each.better.move)
            assert each.better.move != decision.made
            assert afterthought(made) == each, "the same round, the same thought"


def test_a_nine_kept_for_a_nought_is_found_in_sen() -> None:
    t = SenTable([stacked(["0 2 5 5", "9 9 9 8"], "8", "9 0 1 2")], 2)
    t.play(Draw())
    said = of(t, Keep(0))
    assert said is not None
    assert said.better.move != Keep(0)
    assert not said.exact
    t = SenTable([stacked(["9 9 5 5", "9 9 9 8"], "8", "0 0 1 2")], 2)
    t.play(Draw())
    assert of(t, Keep(0)) is None, "nothing is said of a good move"


def test_waking_from_a_heavy_dream_is_found_in_sen() -> None:
    t = SenTable([stacked(["9 9 8 8", "0 0 1 1"], "3", "2 5 1 2")], 2)
    said = of(t, Wake())
    assert said is not None
    assert said.better.move != Wake()


def test_a_pair_that_is_broken_is_found_in_smoki() -> None:
    t = SmokiTable([dreams(["7 1 5 / 7 2 2", "4 5 3 / 2 6 4"], "8 6", "8")], 2).turned("01234", "01")
    t.play(DrawOpen())
    said = of(t, Place(0, 0))
    assert said is not None
    assert said.better.move != Place(0, 0)


def test_a_flight_that_leaves_spaces_is_counted_out_and_a_whole_one_is_left_alone() -> None:
    for seed in range(8):
        made = decisions("race", "lively", seed)
        flown = [at for at, each in enumerate(made) if isinstance(each.made, Fire)]
        assert afterthought([made[at] for at in flown]) is None, "the lively one flies as far as it can"
        first = next((at for at in range(1, len(made)) if not isinstance(made[at].made, Pick)), None)
        if first is None or isinstance(made[first].made, Fire):
            continue
        hasty = afterthought([Decision(made[first].view, Fire())])
        assert hasty is not None
        assert hasty.exact
        assert hasty.better.because.reason == "support"
        return
    raise AssertionError("no flight was laid out")


def test_nothing_is_said_of_what_left_no_choice_or_of_the_dream() -> None:
    assert afterthought([]) is None
    assert weighs("dream") is None


@pytest.mark.parametrize(
    ("gains", "least"), [([100] * 10, 100), ([0, 200] * 50, 100 - 3 * 100 // 10 - 1), ([-5, 5], -15)]
)
def test_a_mean_is_told_less_three_of_its_errors(gains: Sequence[int], least: int) -> None:
    assert abs(at_least(gains) - least) <= 2
