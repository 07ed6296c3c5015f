"""What the players that are programs may see, how fast they are, and how well the bot of Sen plays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options
from engine.games import GAMES
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies import KINDS, Policy, for_game
from engine.policies.sen_bot import POINT, Mind, fewer_nines, lightened, mean, plus, unseen
from engine.sen import (
    SEN,
    Choose,
    Discard,
    Draw,
    Keep,
    Pair,
    Peek,
    TakeOpen,
    Use,
    Wake,
)
from tests.engine.sen_table import SenTable, stacked


def winners(policies: list[Policy], seed: int, options: Options) -> tuple[Seat, ...]:
    dealer = SeededDealer(Driver(SEN, len(policies), options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    while dealer.driver.asked:
        dealer.deal(lambda seat, view, legal: policies[seat].choose(view, legal, whims[seat]))
    return SEN.outcome(dealer.driver.board).winners


def won(seats: int, games: int, options: Options) -> float:
    bot, other = for_game("sen", "bot"), for_game("sen", "random")
    total = 0.0
    for seed in range(games):
        mine = seed % seats
        first = winners([bot if seat == mine else other for seat in range(seats)], seed, options)
        total += (mine in first) / len(first)
    return total


def test_the_bot_beats_random_in_90_of_100_games() -> None:
    assert won(2, 100, {}) >= 90


@pytest.mark.parametrize("option", ["nines", "all_in", "know"])
def test_the_bot_beats_random_with_every_variant(option: str) -> None:
    assert won(2, 30, {option: True}) >= 24


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_bot_beats_random_at_bigger_tables(seats: int) -> None:
    assert won(seats, 30, {}) >= 2 * 30 / seats


def move_of(t: SenTable, kind: str = "bot", whim: int = 0) -> Move:
    view = t.view(t.asked)
    assert view.legal is not None
    return for_game("sen", kind).choose(view, view.legal, Chance(whim))


def test_the_bot_takes_a_good_open_card_for_its_worst_known_one() -> None:
    t = SenTable([stacked(["9 1 5 5", "9 9 9 8"], "0", "")], 2)
    assert move_of(t) == TakeOpen(0)


def test_the_bot_keeps_a_light_card_and_lays_off_a_heavy_one() -> None:
    light = SenTable([stacked(["9 1 5 5", "9 9 9 8"], "8", "0")], 2)
    light.play(Draw())
    assert move_of(light) == Keep(0)
    heavy = SenTable([stacked(["1 1 5 5", "9 9 9 8"], "8", "9")], 2)
    heavy.play(Draw())
    assert move_of(heavy) == Discard()


def test_the_bot_peeks_at_what_it_does_not_know_of_its_own() -> None:
    t = SenTable([stacked(["1 1 5 5", "9 9 9 8"], "8", "peek")], 2)
    t.play(Draw())
    assert move_of(t) == Use()
    t.play(Use())
    assert move_of(t) in (Peek(0, 2), Peek(0, 3))


def test_the_bot_swaps_its_worst_card_for_the_best_it_knows_of() -> None:
    t = SenTable([stacked(["9 8 5 5", "9 9 9 8"], "7", "peek 6 swap")], 2)
    t.board.dreams[1][2], t.board.closed[0] = t.board.closed[0], t.board.dreams[1][2]
    t.play(Draw(), Use(), Peek(1, 2), Draw(), Discard(), Draw())
    assert t.knows(0, 1) == "? ? 0 ?"
    assert move_of(t) == Use()
    t.play(Use())
    made = move_of(t)
    assert (made.a, made.b) == ((0, 0), (1, 2))  # type: ignore[attr-defined]


def test_the_bot_chooses_the_lighter_of_two() -> None:
    t = SenTable([stacked(["9 8 5 5", "9 9 9 8"], "7", "take2 6 0")], 2)
    t.play(Draw(), Use())
    assert move_of(t) == Choose(1)


def test_the_bot_gives_up_a_pair_that_it_knows_and_no_other() -> None:
    pair = SenTable([stacked(["9 9 5 5", "8 8 8 8"], "7", "")], 2, {"know": True})
    assert move_of(pair) in (Pair((0, 1), 9), Pair((1, 0), 9))
    none = SenTable([stacked(["9 1 5 5", "8 8 8 8"], "7", "")], 2, {"know": True})
    assert not isinstance(move_of(none), Pair)


def test_the_bot_wakes_with_next_to_nothing_and_not_with_a_heavy_dream() -> None:
    light = SenTable([stacked(["0 0 1 1", "9 9 9 9"], "8", "peek 9 peek")], 2)
    light.play(Draw(), Use(), Peek(0, 2), Draw(), Discard(), Draw(), Use(), Peek(0, 3), TakeOpen(0))
    assert light.knows(0, 0) == "0 0 1 1"
    assert move_of(light) == Wake()
    heavy = SenTable([stacked(["9 9 5 5", "1 1 1 1"], "0", "")], 2)
    assert move_of(heavy) != Wake()


def test_the_bot_goes_all_in_when_one_nine_is_missing() -> None:
    t = SenTable([stacked(["9 9 9 2", "8 8 8 8"], "9", "peek 1 peek 1")], 2, {"all_in": True})
    t.play(Draw(), Use(), Peek(0, 2), Draw(), Discard(), Draw(), Use(), Peek(0, 3), TakeOpen(0))
    assert t.knows(0, 0) == "9 9 9 2"
    assert move_of(t) != Wake()
    t.board.open.append(next(card for card in t.board.closed if t.face[card] == "9"))
    t.board.closed.remove(t.board.open[-1])
    t.board.faces[t.board.open[-1]] = Face("9")
    for knowledge in t.knowledge:
        knowledge.learn({t.board.open[-1]: Face("9")})
    assert move_of(t) == TakeOpen(3)
    t.play(TakeOpen(3), Draw(), Discard())
    assert move_of(t) == Wake()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_policy_and_it_keeps_to_what_is_legal(game: str, kind: str) -> None:
    assert for_game(game, kind)
    with pytest.raises(ValueError, match="policies are"):
        for_game(game, "oracle")


@pytest.mark.parametrize("seed", range(6))
def test_the_ghost_needs_no_private_face_and_no_chance(seed: int) -> None:
    """All peers compute a ghost's move from what is public: knowing nothing private, it is the same and legal."""
    ghost = for_game("sen", "ghost")
    dealer = SeededDealer(Driver(SEN, 3, {"rounds": 1}), Chance(seed))
    others, whims = for_game("sen", "random"), Chance(seed, "whims")

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        if seat:
            return others.choose(view, legal, whims)
        blind = replace(view, known=dealer.known(None))
        question = dealer.driver.asked.question  # type: ignore[union-attr]
        public = question.legal if isinstance(question.legal, Legal) else question.legal[seat]  # type: ignore[union-attr]
        move = ghost.choose(view, legal, Chance(1))
        assert ghost.choose(blind, public, Chance(2)) == move
        return move

    while dealer.driver.asked:
        dealer.deal(decide)
    assert dealer.driver.over


def test_the_weights_of_what_is_unseen() -> None:
    t = SenTable([stacked(["9 1 5 5", "8 8 8 8"], "7", "")], 2)
    weights = unseen(t.board, t.view(0).known)
    assert weights == [4, 3, 4, 4, 4, 7, 7, 6, 4, 8]
    assert sum(weights) == 54 - 3
    assert mean([1, 0, 1]) == POINT
    assert mean([0, 0]) == 5 * POINT
    assert mean(lightened(weights, 8)) < mean(lightened(weights, 2)) < mean(weights)


def test_the_weights_of_sums_and_of_nines() -> None:
    assert plus([1], [0, 1, 2]) == [0, 1, 2]
    assert plus([0, 1, 1], [1, 1]) == [0, 1, 2, 1]
    weights = [0] * 9 + [1]
    weights[0] = 3
    assert fewer_nines(0, 2, 1, weights) == (9, 16)
    assert fewer_nines(1, 2, 1, weights) == (0, 16)
    assert fewer_nines(0, 0, 1, weights) == (1, 1)


def test_drawing_two_is_better_than_drawing_one_by_the_exact_odds() -> None:
    t = SenTable([stacked(["9 1 5 5", "8 8 8 8"], "7", "")], 2)
    mind = Mind(t.view(0))
    gains = [(gain, weight) for gain, weight in mind._gains for _ in range(1)]
    one = sum(gain * weight for gain, weight in gains) // 51
    two = sum(max(a, b) * v * w for a, v in gains for b, w in gains) // 51**2
    assert (mind._drawing(1), mind._drawing(2)) == (one, two)
    assert two > one > 0
    assert mind._drawing(0) == 0
