"""What holds in every game of Smoki, over many games played at random, and in whole games between bots."""

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
from engine.smoki import (
    DECK,
    SMOKI,
    VALUES,
    Board,
    Discard,
    Draw,
    Give,
    Place,
    PlaceCircle,
    Reveal,
    Stay,
    Swap,
    TakeOpen,
    seen,
)
from tests.engine.watched import AnyKind
from tests.engine.watched import Watched as Game

GAMES_A_TABLE = 8
TABLES: list[tuple[int, Options]] = [
    (seats, {"goal": "rounds", "rounds": 1, "piles": piles, "edition": edition})
    for seats in (2, 3, 4, 5)
    for piles in (1, 2)
    for edition in ("corrected", "first")
]


class Watched(Game):
    """A game of Smoki."""

    game = SMOKI
    deck = DECK

    def check(self, board: Board) -> None:
        if self.steps[-1].number == 1:
            return
        opened = [card for pile in board.open for card in pile]
        assert [len(dream) for dream in board.dreams] == [6] * len(board.dreams)
        # What was laid open a moment ago is being shown; everything else there has been.
        assert sum(card not in board.faces for card in opened) <= (1 if self.steps[-1].ask == "move" else len(opened))
        assert not any(card in board.faces for card in board.closed)
        asked = self.dealer.driver.asked
        if asked is not None and isinstance(asked.question, OneMove):
            assert all(card in board.faces for card in opened)
            if Draw() in asked.question.legal.listed:
                assert board.closed
                assert all(None in seen(board, seat) for seat in board.seats)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_rounds_of_smoki_conserve_cards_hide_faces_and_come_to_an_end(seats: int, options: Options) -> None:
    for seed in range(GAMES_A_TABLE):
        policy = AnyKind(Place.kind) if seed % 2 else for_game("smoki", "random")
        board = Watched(seats, options, seed, policy).play()
        assert board.last_round is not None
        assert board.totals == list(board.last_round.scores)
        assert board.tokens == [0] * seats


@pytest.mark.parametrize("kind", ["random", "bot", "ghost"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_of_smoki_add_up_and_end_at_their_goal(kind: str, seats: int) -> None:
    options: Options = (
        {"goal": "points", "limit": 50} if seats % 2 else {"goal": "tokens", "tokens": 2, "piles": seats // 2}
    )
    game = Watched(seats, options, seats, for_game("smoki", kind))
    board = game.play()
    rounds = game.rounds()
    assert len(rounds) == board.round
    if board.agreed.goal == "points":
        assert board.totals == [sum(end.scores[seat] for end in rounds) for seat in range(seats)]
        before_last = [total - points for total, points in zip(board.totals, rounds[-1].scores, strict=True)]
        assert max(before_last) < 50 <= max(board.totals)
    else:
        won = [[points == min(end.scores) for points in end.scores] for end in rounds]
        assert board.tokens == [sum(tokens) for tokens in zip(*won, strict=True)]
        assert max(sum(tokens) for tokens in zip(*won[:-1], strict=True)) < 2 == max(board.tokens)


@pytest.mark.parametrize("seed", range(8))
def test_the_same_answers_give_the_same_hash_of_smoki_at_every_step(seed: int) -> None:
    seats, options = TABLES[seed * 5 % len(TABLES)]
    agreed = {**options, "rounds": 2}
    game = Watched(seats, agreed, seed, AnyKind(Place.kind), hashed=True)
    game.play()
    game.assert_same_again(agreed)


def every_move() -> list[Move]:
    """Moves of all kinds, also of places that there are not."""
    places = range(-1, 7)
    return [
        Draw(),
        Stay(),
        *(Reveal(p) for p in places),
        *(TakeOpen(pile) for pile in range(-1, 3)),
        *(Discard(pile) for pile in range(-1, 3)),
        *(Give(pile) for pile in range(-1, 3)),
        *(PlaceCircle(p) for p in places),
        *(Place(p, pile) for p in places for pile in range(-1, 3)),
        *(Swap(a, b) for a in places for b in places),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_move_of_smoki_that_is_not_listed_is_refused_and_changes_nothing(seed: int) -> None:
    seats, options = TABLES[(0, 6, 9, 15)[seed]]
    dealer = SeededDealer(Driver(SMOKI, seats, options), Chance(seed))
    policy, whims = AnyKind(), Chance(seed, "whims")
    moves = every_move()
    refused = 0
    while dealer.driver.asked is not None and dealer.driver.asked.number < 60:
        question = dealer.driver.asked.question
        if isinstance(question, OneMove):
            before = dealer.driver.digest()
            for move in moves:
                if move not in question.legal.listed:
                    with pytest.raises(WrongAnswer):
                        dealer.driver.answer(move)
                    refused += 1
            assert dealer.driver.digest() == before
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert refused > 500


def test_every_kind_of_move_of_smoki_is_made_and_survives_being_written_down() -> None:
    made: dict[type[Move], Move] = {}
    for seed in range(12):
        game = Watched(3, TABLES[0][1], seed, AnyKind(Place.kind))
        game.play()
        for step in game.steps:
            for move in (step.move, *step.moves.values()):
                if move is not None:
                    made[type(move)] = move
    assert set(made) == set(SMOKI.moves)
    for move in made.values():
        assert move_from_plain(move_to_plain(move), SMOKI.moves) == move


def test_a_board_of_smoki_copied_is_equal_and_its_own() -> None:
    driver = Driver(SMOKI, 2, {})
    step = driver.answer()
    assert step.board == driver.board
    for name in ("dreams", "tokens", "totals", "closed", "open", "faces"):
        assert getattr(step.board, name) is not getattr(driver.board, name)
    step.board.dreams[0].clear()
    step.board.open[0].clear()
    assert len(driver.board.dreams[0]) == 6
    assert len(driver.board.open[0]) == 1


def test_hidden_faces_of_smoki_change_nothing_that_anyone_sees() -> None:
    """Two games in which other cards lie hidden look the same to all."""

    def views(hidden: Mapping[int, str]) -> list[tuple[object, ...]]:
        driver = Driver(SMOKI, 2, {})
        dealer = SeededDealer(driver, Chance(1))
        dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        for index, face in hidden.items():
            dealer._faces[driver.board.closed[index]] = Face(face)
        for dream in driver.board.dreams:
            for position in (1, 5):
                dealer._faces[dream[position]] = Face("mirror" if hidden else "8")
        out = []
        for _ in range(8):
            dealer.deal(lambda _seat, _view, legal: legal.listed[0])
            for seat in (None, 0, 1):
                view = dealer.view(seat)
                out.append((view.board, dict(view.known), view.asked, view.legal, driver.digest()))
        return out

    assert views({}) == views({0: "8", 5: "circle", 9: "0"})


def test_points_of_the_whole_deck_of_smoki() -> None:
    assert sum(VALUES.get(face, 0) for face in DECK) == 4 * (-2 + 36 + 9 + 10)
