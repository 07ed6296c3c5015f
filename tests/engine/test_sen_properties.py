"""What holds in every game of Sen, over thousands of games played at random, and in whole games between bots."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.chance import Chance
from engine.contract import OneMove
from engine.dealer import SeededDealer
from engine.driver import Driver, WrongAnswer
from engine.encoding import move_from_plain, move_to_plain
from engine.game import Options
from engine.pieces import Face, Move
from engine.policies import for_game
from engine.sen import (
    CROWS,
    DECK,
    SEN,
    Board,
    Choose,
    Discard,
    Draw,
    Keep,
    Pair,
    Peek,
    PeekTwo,
    Swap,
    TakeOpen,
    Use,
    Wake,
)
from tests.engine.watched import AnyKind
from tests.engine.watched import Watched as Game

GAMES_A_TABLE = 100
GAMES_WITH_PAIRS = 12
"""Fewer with "Wiem, co mam": dreams grow, and with them the number of pairs that can be named."""
ONE_ROUND: Options = {"limit": 0, "rounds": 1}
TABLES: list[tuple[int, Options]] = [
    (seats, {**ONE_ROUND, "nines": variant % 2 == 1, "all_in": variant // 2 % 2 == 1, "know": variant // 4 == 1})
    for seats in (2, 3, 4, 5)
    for variant in range(8)
]


class Watched(Game):
    """A game of Sen."""

    game = SEN
    deck = DECK

    def check(self, board: Board) -> None:
        if self.dealer.driver.asked is not None and self.steps[-1].number > 1:
            assert board.open
            assert all(card in board.faces for card in board.open[:-1])
            assert len(board.drawn) <= 2


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_rounds_conserve_cards_hide_faces_and_come_to_an_end(seats: int, options: Options) -> None:
    for seed in range(GAMES_WITH_PAIRS if options["know"] else GAMES_A_TABLE):
        policy = AnyKind(Wake.kind) if seed % 2 else for_game("sen", "random")
        board = Watched(seats, options, seed, policy).play()
        assert board.last_round is not None
        assert board.totals == list(board.last_round.scores)


@pytest.mark.parametrize("kind", ["random", "bot", "ghost"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_add_up_and_end_at_the_limit(kind: str, seats: int) -> None:
    game = Watched(seats, {"know": kind == "bot"}, seats, for_game("sen", kind))
    board = game.play()
    rounds = game.rounds()
    assert len(rounds) == board.round
    assert board.totals == [sum(end.scores[seat] for end in rounds) for seat in range(seats)]
    assert max(board.totals) >= 100
    before_last = [total - crows for total, crows in zip(board.totals, rounds[-1].scores, strict=True)]
    assert max(before_last) < 100


@pytest.mark.parametrize("seed", range(12))
def test_the_same_answers_give_the_same_hash_at_every_step(seed: int) -> None:
    seats, options = TABLES[seed * 5 % len(TABLES)]
    game = Watched(seats, {**options, "rounds": 2}, seed, AnyKind(Wake.kind), hashed=True)
    game.play()
    game.assert_same_again({**options, "rounds": 2})


def every_move(seats: int) -> list[Move]:
    """Moves of all kinds, also of places that no dream has."""
    places = range(-1, 6)
    return [
        Wake(),
        Draw(),
        Discard(),
        Use(),
        *(TakeOpen(p) for p in places),
        *(Keep(p) for p in places),
        *(Choose(i) for i in range(-1, 3)),
        *(Peek(s, p) for s in range(-1, seats + 1) for p in places),
        *(Swap((s, p), (t, p)) for s in range(seats) for t in range(seats) for p in places),
        *(Pair((p, q), v) for p in places for q in places for v in (-1, 0, 9, 10)),
        *(PeekTwo((p, q)) for p in places for q in places),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_move_that_is_not_listed_is_refused_and_changes_nothing(seed: int) -> None:
    seats, options = TABLES[(0, 7, 12, 23)[seed]]
    dealer = SeededDealer(Driver(SEN, seats, options), Chance(seed))
    policy, whims = AnyKind(Wake.kind), Chance(seed, "whims")
    kinds = every_move(seats)
    refused = 0
    while dealer.driver.asked is not None and dealer.driver.asked.number < 40:
        question = dealer.driver.asked.question
        if isinstance(question, OneMove):
            before = dealer.driver.digest()
            for move in kinds:
                if move not in question.legal.listed:
                    with pytest.raises(WrongAnswer):
                        dealer.driver.answer(move)
                    refused += 1
            assert dealer.driver.digest() == before
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert refused


def test_every_kind_of_move_is_made_and_survives_being_written_down() -> None:
    made: dict[str, Move] = {}
    for seed in range(40):
        game = Watched(3, {**ONE_ROUND, "know": True}, seed, AnyKind(Wake.kind))
        game.play()
        for step in game.steps:
            for move in (step.move, *step.moves.values()):
                if move is not None:
                    made[move.kind] = move
    assert set(made) == {kind.kind for kind in SEN.moves}
    for move in made.values():
        assert move_from_plain(move_to_plain(move), SEN.moves) == move


def test_a_board_copied_is_equal_and_its_own() -> None:
    driver = Driver(SEN, 2, {})
    step = driver.answer()
    assert step.board == driver.board
    for name in ("dreams", "totals", "closed", "open", "drawn", "faces"):
        assert getattr(step.board, name) is not getattr(driver.board, name)
    step.board.dreams[0].clear()
    assert len(driver.board.dreams[0]) == 4


def test_hidden_faces_change_nothing_that_a_seat_sees() -> None:
    """Two games in which the same is shown to seat 0, but other cards lie hidden, look the same to seat 0."""

    def views(hidden: Mapping[int, str]) -> list[tuple[object, ...]]:
        driver = Driver(SEN, 2, {})
        dealer = SeededDealer(driver, Chance(1))
        dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        for index, face in hidden.items():
            dealer._faces[driver.board.closed[index]] = Face(face)
        out = []
        for _ in range(6):
            dealer.deal(lambda _seat, _view, legal: legal.listed[0])
            view = dealer.view(0)
            out.append((view.board, dict(view.known), view.asked, view.legal, driver.digest()))
        return out

    assert views({}) == views({0: "9", 5: "take2", 9: "0"})


def test_crows_of_the_whole_deck() -> None:
    assert sum(CROWS[face] for face in DECK) == 4 * 36 + 81 + 3 * (5 + 6 + 7)
