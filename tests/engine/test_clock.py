"""A decision under a clock: what may be claimed, what the rulebook is told, what the dealer claims."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import Clock, OneMove, Rules, Timed, move, timed_move
from engine.dealer import SeededDealer
from engine.driver import Driver, WrongAnswer
from engine.pieces import Legal
from engine.policies import for_game
from engine.transcript import transcript
from tests.engine.contract_games import BIDS, Bid, Say, Table, small_game

CLOCK = Clock(limit_ms=3000, late=Bid(0), usual_ms=1000)


def play_hurry(board: Table) -> Rules[None]:
    """Bids under a clock; one in time counts. Then one without a clock."""
    for seat in range(board.seats):
        bid = yield from timed_move(seat, BIDS, CLOCK)
        board.scores[seat] = bid.claimed_ms
    board.turn = (yield from move(0, BIDS)).number  # type: ignore[attr-defined]


HURRY = small_game("hurry", play_hurry, (Bid,))


@pytest.mark.parametrize(
    ("elapsed_ms", "claimed_ms"), [(-5, 0), (0, 0), (2999, 2999), (3000, 3000), (3001, 3001), (3_600_000, 3001)]
)
def test_all_that_is_over_the_limit_is_one_claim(elapsed_ms: int, claimed_ms: int) -> None:
    assert CLOCK.claim(elapsed_ms) == claimed_ms
    assert CLOCK.admits(claimed_ms)


@pytest.mark.parametrize("claimed_ms", [-1, 3002, True, 1.0, None, "5"])
def test_other_claims_are_refused_and_change_nothing(claimed_ms: Any) -> None:
    driver = Driver(HURRY, 2, {})
    before = driver.digest()
    with pytest.raises(WrongAnswer, match="claim") as refused:
        driver.answer(Timed(Bid(1), claimed_ms))
    assert refused.value.seat == 0
    assert driver.digest() == before


@pytest.mark.parametrize(("claimed_ms", "counts"), [(2999, Bid(3)), (3000, Bid(3)), (3001, CLOCK.late)])
def test_what_took_the_whole_limit_is_in_time(claimed_ms: int, counts: Bid) -> None:
    told = []

    def play(board: Table) -> Rules[None]:
        told.append((yield from timed_move(0, BIDS, CLOCK)))

    Driver(small_game("once", play, (Bid,)), 2, {}).answer(Timed(Bid(3), claimed_ms))
    assert told == [Timed(counts, claimed_ms)]


def test_a_claim_is_due_where_a_clock_runs_and_only_there() -> None:
    driver = Driver(HURRY, 2, {})
    with pytest.raises(WrongAnswer, match="claim"):
        driver.answer(Bid(1))
    driver.answer(Timed(Bid(1), 0))
    driver.answer(Timed(Bid(1), 3001))
    assert driver.board.scores == [0, 3001]
    with pytest.raises(WrongAnswer, match="claim"):
        driver.answer(Timed(Bid(1), 5))
    driver.answer(Bid(2))
    assert driver.board.turn == 2


def test_the_move_under_a_clock_has_to_be_legal_too() -> None:
    with pytest.raises(WrongAnswer, match="legal"):
        Driver(HURRY, 2, {}).answer(Timed(Bid(99), 5))


def test_everybody_sees_the_clock_of_whoever_is_asked() -> None:
    dealer = SeededDealer(Driver(HURRY, 2, {}), Chance(1))
    assert [dealer.view(seat).clock for seat in (None, 0, 1)] == [CLOCK] * 3
    assert isinstance(dealer.driver.asked.question, OneMove)  # type: ignore[union-attr]


def test_the_seeded_dealer_claims_the_usual_time_and_the_transcript_tells_it() -> None:
    lines = list(transcript(HURRY, 3, 1, {}, [for_game("hurry", "random")] * 3))
    assert [line.get("claimed_ms") for line in lines[1:-1]] == [1000, 1000, 1000, None]
    assert "claimed_ms" not in lines[4]
    assert lines[-1]["scores"] == [1000] * 3


def test_what_is_barred_may_not_be_told() -> None:
    legal = Legal((Bid(0),), (Say,))
    assert legal.admits(Say("moon"))
    barred = replace(legal, barred=("moon",))
    assert not barred.admits(Say("moon"))
    assert barred.admits(Say("night"))
    assert barred.admits(Bid(0))
