"""How the sly bot of Smoki plays, and the odds that it goes by."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options
from engine.pieces import Face, Move
from engine.policies import for_game, smoki_odds
from engine.policies.smoki_odds import CERTAIN, COLUMN, KINDS, chance_of, worth
from engine.smoki import FACES, MIRROR, SMOKI, VALUES, Discard, Draw, Place, PlaceCircle, Swap, TakeOpen
from tests.engine.smoki_table import SmokiTable, stacked

QUIET = 1
"""A stream of chance with this seed begins no turn with a whim."""
MIDDLING = "4 5 3 / 2 6 4"


def table(dreams: list[str], opened: str = "8 7", closed: str = "6 6", **options: int | str) -> SmokiTable:
    return SmokiTable([stacked(dreams, opened, closed)], len(dreams), options)


def move_of(t: SmokiTable, kind: str = "sly") -> Move:
    view = t.view(t.asked)
    assert view.legal is not None
    return for_game("smoki", kind).choose(view, view.legal, Chance(QUIET))


# ── the odds ────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_odds_are_even_at_nought_rise_and_mirror_each_other() -> None:
    assert chance_of(0) == CERTAIN // 2
    chances = [chance_of(odds) for odds in range(-700, 701)]
    assert all(one <= other for one, other in pairwise(chances))
    assert all(chance_of(odds) + chance_of(-odds) == CERTAIN for odds in range(700))
    assert abs(chance_of(110) - 750_260) < 1000  # three to one
    assert 0 < chance_of(-10_000) < chance_of(10_000) < CERTAIN


def test_a_pair_is_worth_more_than_its_card_beside_any_milder_or_heavier_one() -> None:
    for face in VALUES:
        beside = [COLUMN[face, other] for other in KINDS if other != face and VALUES.get(other or MIRROR, 0) >= 2]
        assert COLUMN[face, face] > max(beside) or face == Face("-2")


def test_milder_cards_are_worth_more_beside_one_that_nobody_has_seen() -> None:
    shown = [COLUMN[Face(str(value)), None] for value in (-2, *range(9))]
    assert shown == sorted(shown, reverse=True)
    assert COLUMN[Face("8"), None] >= COLUMN[None, None], "it may be paired yet, and the end is nearer"


def test_a_mirror_is_worth_the_less_the_more_it_copies() -> None:
    def beside(face: Face | None) -> int:
        return worth((face, MIRROR, None, None, None, None)) - COLUMN[face, None]

    assert beside(Face("0")) > beside(Face("3")) > beside(Face("8"))
    assert beside(None) == COLUMN[MIRROR, None] + COLUMN[None, None] - smoki_odds.UNCOPIED
    assert set(KINDS) == {*FACES, None}


# ── its moves ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_it_takes_a_mild_open_card_for_its_worst_one() -> None:
    t = table(["8 1 5 / 3 2 2", MIDDLING], opened="-2 7")
    assert move_of(t) == TakeOpen(0)
    t.play(TakeOpen(0))
    assert isinstance(move_of(t), Place)


def test_it_completes_a_column() -> None:
    t = table(["8 1 5 / 3 2 2", MIDDLING], opened="8 6")
    assert move_of(t) == TakeOpen(0)
    t.play(TakeOpen(0))
    assert move_of(t) in (Place(3, 0), Place(3, 1))


def test_it_swaps_two_cards_into_a_column_after_a_nest() -> None:
    t = table(["8 6 5 / 5 2 nest", MIDDLING], closed="nest").turned("01234", "0")
    t.play(Draw(), Place(1, 0))
    assert move_of(t) in (Swap(0, 2), Swap(3, 5), Swap(0, 5), Swap(2, 3))


def test_it_turns_up_what_the_lively_one_would_not() -> None:
    """A middling card early: it can be paired, and whoever has turned up more can end the round."""
    t = table(["3 1 5 / 3 2 2", MIDDLING], opened="8 7", closed="6")
    t.play(Draw())
    assert isinstance(move_of(t, "lively"), Discard)
    assert isinstance(move_of(t), Place)


def test_it_hands_a_heavy_card_on_with_a_circle() -> None:
    t = table(["8 1 -2 / 0 2 1", MIDDLING], closed="circle").turned("0123", "012")
    t.play(Draw())
    assert isinstance(move_of(t), PlaceCircle)


def test_it_does_not_end_a_round_that_it_would_lose() -> None:
    t = table(["8 7 5 / 6 5 2", "-2 0 1 / 0 1 2"], opened="8 7", closed="5").turned("01234", "01234")
    t.play(Draw())
    assert isinstance(move_of(t), Discard) or move_of(t) in tuple(Place(at, pile) for at in range(5) for pile in (0, 1))


def play_out(seats: int, options: Options, seed: int) -> tuple[int, ...]:
    """A whole game of sly bots; the scores."""
    dealer = SeededDealer(Driver(SMOKI, seats, options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(seats)]
    sly = for_game("smoki", "sly")
    while dealer.driver.asked:
        assert dealer.driver.asked.number < 2000, "a game without an end"
        dealer.deal(lambda seat, view, legal: sly.choose(view, legal, whims[seat]))
    return SMOKI.outcome(dealer.driver.board).scores


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"tokens": 1}),
        (5, {"tokens": 1}),
        (2, {"goal": "rounds", "rounds": 1, "piles": 1}),
        (3, {"tokens": 1, "edition": "first"}),
    ],
    ids=["two", "five", "one pile", "first edition"],
)
def test_a_table_of_sly_ones_comes_to_an_end_with_every_variant(seats: int, options: Options) -> None:
    assert len(play_out(seats, options, 1)) == seats
