"""How the bot and the ghost of Smoki play, and how fast."""

from __future__ import annotations

import time
from itertools import islice

import pytest

from engine.chance import Chance
from engine.contract import OneMove
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies import Policy, for_game
from engine.policies.smoki_bot import EASE, MIRROR_GUESS, MOST_EASE, POINT, Mind, eases, guesses, unseen
from engine.smoki import (
    COPIES,
    DECK,
    FACES,
    SMOKI,
    Discard,
    Draw,
    Give,
    Place,
    PlaceCircle,
    Stay,
    Swap,
    TakeOpen,
)
from engine.transcript import transcript
from tests.engine.smoki_table import SmokiTable, stacked

LONGEST_S = 0.1
QUIET = 1
"""A stream of chance with this seed begins no turn with a whim."""


class Timed:
    """Plays as the bot does; remembers the longest time that a move took of this thread."""

    def __init__(self) -> None:
        self.policy = for_game("smoki", "bot")
        self.longest_s = 0.0

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        start = time.thread_time()
        move = self.policy.choose(view, legal, chance)
        self.longest_s = max(self.longest_s, time.thread_time() - start)
        return move


def winners(policies: list[Policy], seed: int, options: Options) -> tuple[Seat, ...]:
    dealer = SeededDealer(Driver(SMOKI, len(policies), options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    while dealer.driver.asked:
        assert dealer.driver.asked.number < 4000, "a game without an end"
        dealer.deal(lambda seat, view, legal: policies[seat].choose(view, legal, whims[seat]))
    return SMOKI.outcome(dealer.driver.board).winners


def won(seats: int, games: int, options: Options) -> float:
    bot, other = Timed(), for_game("smoki", "random")
    total = 0.0
    for seed in range(games):
        mine = seed % seats
        first = winners([bot if seat == mine else other for seat in range(seats)], seed, options)
        total += (mine in first) / len(first)
    assert bot.longest_s < LONGEST_S
    return total


def test_the_bot_beats_random_in_90_of_100_games() -> None:
    assert won(2, 100, {}) >= 90


@pytest.mark.parametrize(
    "options",
    [{"goal": "points", "limit": 50}, {"goal": "rounds", "rounds": 3}, {"piles": 1, "edition": "first"}],
    ids=["points", "rounds", "first"],
)
def test_the_bot_beats_random_with_every_variant(options: Options) -> None:
    assert won(2, 8, options) >= 7


@pytest.mark.parametrize("seats", [3, 5])
def test_the_bot_beats_random_at_bigger_tables(seats: int) -> None:
    assert won(seats, 8, {"tokens": 2}) >= 6


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_of_bots_comes_to_an_end_in_time(seats: int) -> None:
    bot = Timed()
    for seed in range(3):
        winners([bot] * seats, seed, {"tokens": 1})
    assert bot.longest_s < LONGEST_S


def table(dreams: list[str], opened: str = "8 7", closed: str = "6 6", **options: int | str) -> SmokiTable:
    return SmokiTable([stacked(dreams, opened, closed)], len(dreams), options)


def move_of(t: SmokiTable, kind: str = "bot") -> Move:
    view = t.view(t.asked)
    assert view.legal is not None
    return for_game("smoki", kind).choose(view, view.legal, Chance(QUIET))


MIDDLING = "4 5 3 / 2 6 4"


def test_the_bot_takes_a_mild_open_card_for_its_worst_one() -> None:
    t = table(["8 1 5 / 3 2 2", MIDDLING], opened="-2 7")
    assert move_of(t) == TakeOpen(0)
    t.play(TakeOpen(0))
    assert move_of(t) in (Place(0, 0), Place(0, 1))


def test_the_bot_completes_a_column() -> None:
    t = table(["8 1 5 / 3 2 2", MIDDLING], opened="8 6")
    assert move_of(t) == TakeOpen(0)
    t.play(TakeOpen(0))
    assert move_of(t) in (Place(3, 0), Place(3, 1))


def test_the_bot_lays_off_what_only_harms_it() -> None:
    t = table(["0 1 5 / 0 2 3", MIDDLING], closed="8").turned("013", "0")
    t.play(Draw())
    assert move_of(t) in (Discard(0), Discard(1))


def test_the_bot_lays_a_mirror_beside_its_mildest_card() -> None:
    t = table(["8 -2 5 / 7 6 3", MIDDLING], closed="mirror").turned("0134", "0")
    t.play(Draw())
    made = move_of(t)
    assert isinstance(made, Place)
    assert made.position in (0, 2)


def test_the_bot_swaps_two_cards_into_a_column_after_a_nest() -> None:
    t = table(["8 1 2 / 5 8 3", MIDDLING], closed="nest").turned("01234", "0")
    t.play(Draw(), Place(2, 0))
    assert move_of(t) in (Swap(0, 1), Swap(3, 4))


def test_the_bot_leaves_a_good_dream_alone_after_a_nest() -> None:
    t = table(["8 6 2 / 8 6 3", MIDDLING], closed="nest").turned("01345", "0")
    t.play(Draw(), Place(2, 0))
    assert isinstance(move_of(t), Stay)


def test_the_bot_sends_a_circle_where_it_has_most_to_lose_by_its_card() -> None:
    t = table(["8 -2 0 / 1 2 3", "-2 6 4 / 5 5 3"], closed="circle").turned("012345"[:5], "0")
    t.play(Draw())
    # Nine or ten for an 8 that goes to the other player in place of a -2.
    assert move_of(t) == PlaceCircle(0)


def test_the_bot_ends_a_round_that_it_has_won_and_not_one_that_it_loses() -> None:
    mild, heavy = "-2 0 1 / 0 1 8", "8 7 6 / 5 8 7"
    winning = table([mild, heavy], closed="1").turned("01234", "01234")
    winning.play(Draw())
    assert isinstance(move_of(winning), Place)
    assert move_of(winning).position == 5  # type: ignore[attr-defined]
    losing = table([heavy.replace("/ 5 8 7", "/ 5 8 4"), "-2 0 1 / 0 1 8"], closed="3").turned("01234", "01234")
    losing.play(Draw())
    made = move_of(losing)
    assert not isinstance(made, Place) or made.position != 5


def test_the_bot_covers_what_the_next_player_could_use() -> None:
    t = table(["1 0 1 / 2 2 3", "8 3 5 / 4 6 4"], opened="8 6", closed="7").turned("0123", "012")
    t.play(Draw())
    # The other dream has an 8 in its first column and would strike it with the open one.
    made = move_of(t)
    assert isinstance(made, Place | Discard)
    assert made.pile == 0


def test_the_bot_keeps_the_last_card_of_a_circle_from_the_next_player() -> None:
    t = table(["3 0 5 / 2 2 3", "8 3 5 / 4 6 4", "1 6 1 / 5 5 7"], opened="0 7", closed="circle", edition="first")
    t.turned("01", "01", "01").play(Draw(), PlaceCircle(1))
    assert t.asked == 2
    assert move_of(t) == Give(0)
    # Under a pile it matters to nobody.
    under = table(["3 0 5 / 2 2 3", "8 3 5 / 4 6 4", "1 6 1 / 5 5 7"], opened="0 7", closed="circle")
    under.turned("01", "01", "01").play(Draw(), PlaceCircle(1))
    mind = Mind(under.view(2), Chance(QUIET))
    assert mind.worth(Give(0)) == mind.worth(Give(1)) < 0


def test_what_is_left_in_the_deck() -> None:
    t = table([MIDDLING, "8 8 3 / 1 1 1"], opened="8 7").turned("01", "01")
    left = unseen(t.board.faces.values())
    assert left == {**dict.fromkeys(FACES, COPIES), "4": 3, "5": 3, "8": 1, "7": 3}
    assert sum(left.values()) == len(DECK) - 6
    guess = guesses(left)
    assert (guess[Face("8")], guess[Face("-2")], guess[Face("mirror")]) == (8 * POINT, -2 * POINT, MIRROR_GUESS)
    points = sum(left[face] * guess[face] for face in FACES)
    assert guess[None] == points // 46
    assert guesses(dict.fromkeys(FACES, 0))[None] == 4 * POINT


def test_a_column_is_easier_to_strike_the_more_copies_and_turns_are_left() -> None:
    left = {**dict.fromkeys(FACES, COPIES), Face("8"): 0}
    assert eases(left, 3)[Face("8")] == eases(left, 3)[None] == eases(left, 3)[Face("mirror")] == 0
    assert eases(left, 1)[Face("7")] == EASE * 4 // 48
    assert eases(left, 4)[Face("7")] > eases(left, 1)[Face("7")]


def test_the_bot_weighs_a_dream() -> None:
    t = table([MIDDLING, "0 0 3 / 1 1 1"]).turned("0", "012345"[:5])
    mind = Mind(t.view(0), Chance(1))
    dream = [Face(face) for face in ("8", "mirror", "1", "8", "0", "2")]
    assert mind.weigh(dream) <= (1 + 0 + 1 + 2) * POINT
    assert mind.weigh(dream) >= (1 + 0 + 1 + 2) * POINT * (100 - MOST_EASE) // 100
    heavier = [Face(face) for face in ("8", "mirror", "1", "7", "0", "2")]
    assert mind.weigh(heavier) > mind.weigh(dream) + 5 * POINT


@pytest.mark.parametrize("seats", [3, 5])
def test_the_ghost_of_smoki_needs_no_chance_and_its_rounds_end(seats: int) -> None:
    ghost = for_game("smoki", "ghost")
    for seed in range(4):
        dealer = SeededDealer(Driver(SMOKI, seats, {"tokens": 1, "piles": 1 + seed % 2}), Chance(seed))

        def decide(_seat: Seat, view: View, legal: Legal) -> Move:
            made = ghost.choose(view, legal, Chance(1))
            assert ghost.choose(view, legal, Chance(2)) == made
            return made

        while dealer.driver.asked:
            assert dealer.driver.asked.number < 4000
            dealer.deal(decide)
        assert dealer.driver.over


@pytest.mark.parametrize(("seed", "piles"), [(10, 1), (85, 1), (60, 2), (113, 2)])
def test_five_ghosts_that_hold_all_mild_cards_end_a_round_all_the_same(seed: int, piles: int) -> None:
    """Each lacks a card, and no card worth three or less lies outside their dreams."""
    options = SMOKI.agree(5, {"goal": "rounds", "rounds": 1, "piles": piles})
    lines = list(islice(transcript(SMOKI, 5, seed, options, [for_game("smoki", "ghost")] * 5), 1000))
    assert len(lines) < 1000


def test_the_ghost_takes_a_mild_card_for_a_hidden_one_and_lays_a_bad_one_off() -> None:
    t = table(["8 1 5 / 3 2 2", MIDDLING], opened="7 2", closed="7")
    assert move_of(t, "ghost") == TakeOpen(1)
    t.play(TakeOpen(1))
    assert move_of(t, "ghost") == Place(0, 0)
    t.play(Place(1, 0), Draw())
    assert move_of(t, "ghost") == Discard(0)


def test_the_ghost_answers_whatever_it_is_asked() -> None:
    ghost, other, whims = for_game("smoki", "ghost"), for_game("smoki", "random"), Chance(3)
    kinds = set()
    for seed in range(8):
        dealer = SeededDealer(Driver(SMOKI, 3, {"goal": "rounds", "rounds": 1}), Chance(seed))

        def decide(seat: Seat, view: View, legal: Legal) -> Move:
            return (other if seat else ghost).choose(view, legal, whims)

        while dealer.driver.asked:
            question = dealer.driver.asked.question
            dealt = dealer.deal(decide)
            if isinstance(question, OneMove) and question.seat == 0:
                assert dealt.step.move is not None
                kinds.add(dealt.step.move.kind)
    assert {"draw", "take_open", "place", "discard", "give"} <= kinds
