"""A bot that dreams lets the people among the spirits say something first; it plays as ever otherwise."""

from __future__ import annotations

from engine import policies
from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_moves import Guess, Hear, Skip
from engine.knowledge import View
from engine.pieces import Legal, Move
from tests.scenery.local_table import LocalTable


class Eager:
    """Guesses as soon as it may."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        return next((Guess("whale") for kind in legal.worded if kind is Guess), legal.listed[0])


def test_nobody_is_guessed_past_who_has_not_been_heard() -> None:
    table = LocalTable("dream", 5, 3, {"night_s": 120}, policy="bot")
    patient = policies.polite("dream", Eager(), {1, 2})
    guessed = waited = 0
    while table.driver.board.round < 2:
        view = table.view
        if view.legal is None:
            assert table.step()
            continue
        board: Board = view.board
        listens = Hear() in view.legal.listed
        move = patient.choose(view, view.legal, Chance(1)) if listens else table.own_policy(view)
        if listens and board.word is not None:
            heard = {1, 2} <= {said.seat for said in board.word.clues}
            assert isinstance(move, Guess | Skip) == heard
            guessed, waited = guessed + heard, waited + (not heard)
        assert table.step(move)
        if view.board.dreamer == table.me and guessed > 3 and waited > 3:
            break
    assert guessed
    assert waited


def test_other_games_have_nothing_to_wait_for() -> None:
    policy = policies.for_game("sen", "bot")
    assert policies.polite("sen", policy, {0}) is policy
