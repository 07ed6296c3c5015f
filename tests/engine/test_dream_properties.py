"""What holds in every game of Když sním, over whole games at random, and what a Dreamer cannot know."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import fields
from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import AllMoves, OneMove, Seal, Timed
from engine.dealer import SeededDealer
from engine.dream import DREAM, piles, rests
from engine.dream_board import DAY, NIGHT, OVER, RECALL, Board, Dreamt
from engine.dream_list import WORDS
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Object, Pass, Recall, RecallHeard, Skip, Verdict
from engine.dream_score import ROLES
from engine.driver import Driver, Step, WrongAnswer
from engine.encoding import move_from_plain, move_to_plain
from engine.game import Options
from engine.games import GAMES, find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from tests.engine.dream_table import DreamTable

TABLES = [(seats, mode) for seats in range(4, 11) for mode in ("typed", "spoken")]


class Watched:
    """Plays one game and checks it after every step."""

    def __init__(self, seats: int, options: Options, seed: int, kind: str) -> None:
        self.driver = Driver(DREAM, seats, options)
        self.dealer = SeededDealer(self.driver, Chance(seed, "dealer"))
        self.policy, self.whims = for_game("dream", kind), Chance(seed, "whims")
        self.steps: list[Step] = []
        self.answers: list[Any] = []
        self.digests: list[bytes] = []
        self.words: list[str] = []
        self.totals = [0] * seats

    def decide(self, seat: Seat, view: View, legal: Legal) -> Move:
        move = self.policy.choose(view, legal, self.whims)
        assert legal.admits(move)
        return move

    def play(self) -> Board:
        while self.driver.asked is not None:
            before: Board = self.driver.board
            number, night = before.round, before.last_day
            step = self.dealer.deal(self.decide).step
            self.steps.append(step)
            self.answers.append(self._answer(step))
            self.digests.append(self.driver.digest())
            self._check(step.board)
            if self.driver.board.last_day is not night:
                assert step.board.round == number
                self._check_day(step.board)
        assert self.driver.over
        board: Board = self.driver.board
        return board

    def _answer(self, step: Step) -> Any:
        if step.move is not None:
            return step.move if step.claimed_ms is None else Timed(step.move, step.claimed_ms)
        if step.ask in ("moves", "unseal"):
            return dict(step.moves)
        return step.rolled if step.ask == "roll" else step.faces or None

    def _check(self, board: Board) -> None:
        known = [self.dealer.known(seat) for seat in range(board.seats)]
        hidden = [*(word.card for word in board.dreamt), *(card for card in board.roles if card is not None)]
        assert [card for card in hidden if card in known[board.dreamer]] == [
            card for card in hidden if card in board.faces
        ]
        assert all(board.aside not in faces for faces in known)
        if board.phase == NIGHT:
            assert board.faces == {}
            assert not any(word.right is not None for word in board.dreamt)
            assert not any(card in self.dealer.known(None) for card in hidden)
        assert not any(card in faces for card in board.deck for faces in (self.dealer.known(None),))
        assert 0 <= board.elapsed_ms <= board.agreed.night_ms
        assert board.giver != board.dreamer or board.roles == [None] * board.seats
        assert sum(board.penalties) >= sum(word.end == "fined" for word in board.dreamt)
        asked = self.driver.asked
        if asked is not None and isinstance(asked.question, OneMove) and asked.question.clock is not None:
            assert asked.question.legal.admits(asked.question.clock.late)
            assert asked.question.clock.admits(asked.question.clock.usual_ms)
            assert (asked.question.seat == board.dreamer) == (Clue not in _kinds(asked.question.legal))

    def _check_day(self, board: Board) -> None:
        last = board.last_day
        assert last is not None
        self.totals = [total + points for total, points in zip(self.totals, last.points, strict=True)]
        assert board.points == self.totals
        ends = [word.end for word in board.dreamt]
        assert last.yellow + last.blue == ends.count("guessed") + ends.count("skipped")
        assert ends.count("left") <= 1
        assert [len(pile) for pile in piles(board, {})] == [last.yellow, last.blue]
        self.words += [board.faces[word.card] for word in board.dreamt]
        assert board.aside is not None
        roles = [board.faces[card] for card in board.roles if card is not None] + [self.dealer.face(board.aside)]
        assert sorted(roles) == sorted(ROLES[board.seats])


def _kinds(legal: Legal) -> list[type[Move]]:
    return [*(type(move) for move in legal.listed), *legal.worded]


@pytest.mark.parametrize("kind", ["random", "bot"])
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_random_games_of_the_dream_add_up(seats: int, mode: str, kind: str) -> None:
    game = Watched(seats, {"mode": mode, "night_s": 40, "language": ("pl", "uk", "cs", "en")[seats % 4]}, seats, kind)
    board = game.play()
    assert (board.round, board.phase) == (seats, OVER)
    assert len(set(game.words)) == len(game.words)
    assert set(game.words) <= set(WORDS)
    assert DREAM.outcome(board).scores == tuple(
        points - fines for points, fines in zip(game.totals, board.penalties, strict=True)
    )
    phases = [step.board.phase for step in game.steps]
    assert {NIGHT, RECALL, DAY, OVER} == set(phases)


def test_every_night_lies_ready_once_right_before_its_first_word() -> None:
    game = Watched(5, {"night_s": 20}, 2, "bot")
    game.play()
    ready = [at for at, step in enumerate(game.steps) if rests(step.board)]
    assert len(ready) == 5
    for at in ready:
        board, following = game.steps[at].board, game.steps[at + 1]
        assert (following.ask, following.to) == ("show", tuple(sorted(board.spirits)))
        assert [word.card for word in following.board.dreamt] == list(following.cards)


def test_nobody_may_speak_from_the_roles_until_the_words_are_recalled() -> None:
    game = Watched(4, {"night_s": 20}, 2, "bot")
    game.play()
    hushes = DREAM.hushes
    assert hushes is not None
    for step in game.steps:
        assert hushes(step.board) == (step.board.phase in (NIGHT, RECALL))
        assert hushes(step.board) or not step.board.word
    assert {hushes(step.board) for step in game.steps} == {True, False}
    assert [name for name in GAMES if find(name).hushes is not None] == ["dream"]


def test_the_same_answers_give_the_same_hash_of_the_dream_at_every_step() -> None:
    game = Watched(4, {"night_s": 20}, 5, "random")
    game.play()
    again = Driver(DREAM, 4, {"night_s": 20})
    for answer, digest in zip(game.answers, game.digests, strict=True):
        again.answer(answer)
        assert again.digest() == digest


def test_ghosts_end_a_game_of_the_dream() -> None:
    board = Watched(4, {}, 1, "ghost").play()
    assert board.penalties == [0] * 4


# ── what the Dreamer cannot know ────────────────────────────────────────────────────────────────────────────────────
WORLDS: tuple[dict[str, Any], ...] = (
    {"words": WORDS[:40], "roles": ["fairy bogey sandman fairy / sandman"], "right": True},
    {"words": WORDS[200:240], "roles": ["sandman fairy sandman bogey / fairy"], "right": False},
)


@pytest.mark.parametrize("mode", ["typed", "spoken"])
@pytest.mark.parametrize("seed", range(6))
def test_two_nights_that_differ_in_what_the_dreamer_must_not_know_look_alike_to_the_dreamer(
    seed: int, mode: str
) -> None:
    """Other words, other roles, opposite verdicts: the Dreamer's board, knowledge, view and every digest are equal."""

    def night(world: Mapping[str, Any]) -> list[Any]:
        t = DreamTable(5, world["words"], world["roles"], dreamer=seed % 5, mode=mode, night_s=60)
        dreamer, whims = t.board.dreamer, Chance(seed)
        seen = []
        while t.board.phase == NIGHT:
            seen.append((t.view(dreamer), t.view(None), t.driver.digest(), dict(t.knowledge[dreamer].faces)))
            if isinstance(t.question, Seal):
                t.all(lambda seat: Verdict(world["right"] != (seat % 4 == 0)))
            elif isinstance(t.question, AllMoves):
                t.all(lambda seat: whims.choice(t.question.legal[seat].listed))
            else:
                move, elapsed_ms = public_move(t.question.legal, whims), whims.below(4000)
                t.play(move, elapsed_ms if t.question.clock is None else t.question.clock.claim(elapsed_ms))
        assert len([word for word in t.board.dreamt if word.sealed is not None]) >= 2
        # Then the words are shown, and it comes out.
        seen.append((t.view(dreamer), t.view(None), t.driver.digest(), dict(t.knowledge[dreamer].faces)))
        return seen

    one, other = (night(world) for world in WORLDS)
    assert one == other


def test_two_days_tell_those_nights_apart() -> None:
    """The test above could tell: at day the same boards differ."""

    def day(world: Mapping[str, Any]) -> Board:
        t = DreamTable(5, world["words"], world["roles"], night_s=20)
        t.guess("lion")
        t.end_night()
        t.recall()
        return next(step.board for step in reversed(t.steps) if step.board.round == 1)

    one, other = (day(world) for world in WORLDS)
    assert one.faces != other.faces
    assert one.last_day != other.last_day


def public_move(legal: Legal, whims: Chance) -> Move:
    """Any move, chosen without a look at words or roles."""
    moves = [*legal.listed, *(kind.saying(text) for kind in legal.worded for text in ("zzz", "qqq"))]
    return whims.choice(moves)


# ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def every_move() -> list[Move]:
    """Moves of all kinds."""
    texts = [None, "zzz", "moon", ""]
    return [
        *(kind(text) for kind in (Clue, Guess, LastGuess) for text in texts),
        *(Pass(), Hear(), Skip(), NoGuess(), Verdict(True), Recall(("moon",)), RecallHeard(True)),
        *(Object(seat, True) for seat in range(-1, 5)),
    ]


@pytest.mark.parametrize("mode", ["typed", "spoken"])
def test_every_move_of_the_dream_that_is_not_legal_is_refused_and_changes_nothing(mode: str) -> None:
    dealer = SeededDealer(Driver(DREAM, 4, {"mode": mode, "night_s": 30}), Chance(2))
    policy, whims, refused = for_game("dream", "random"), Chance(3), 0
    while dealer.driver.asked is not None and dealer.driver.asked.number < 150:
        question = dealer.driver.asked.question
        if isinstance(question, OneMove):
            before = dealer.driver.digest()
            for move in every_move():
                if not question.legal.admits(move):
                    with pytest.raises(WrongAnswer):
                        dealer.driver.answer(move if question.clock is None else Timed(move, 5))
                    refused += 1
            assert dealer.driver.digest() == before
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert refused > 300


def test_every_kind_of_move_of_the_dream_is_made_and_survives_being_written_down() -> None:
    made: dict[type[Move], list[Move]] = {}
    for mode in ("typed", "spoken"):
        for seed in range(2):
            game = Watched(4, {"mode": mode, "night_s": 40}, seed, "random")
            game.play()
            for step in game.steps:
                for move in (step.move, *step.moves.values()):
                    if move is not None:
                        made.setdefault(type(move), []).append(move)
    assert set(made) == set(DREAM.moves)
    for move in (move for moves in made.values() for move in moves):
        assert move_from_plain(move_to_plain(move), DREAM.moves) == move


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "clue"},
        {"kind": "clue", "text": 5},
        {"kind": "clue", "text": ["a"]},
        {"kind": "recall", "words": "moon"},
        {"kind": "recall", "words": ["moon"], "all": True},
        {"kind": "recall", "all": 1},
        {"kind": "object", "seat": True, "agree": True},
        {"kind": "sleep"},
    ],
)
def test_a_move_of_the_dream_with_other_fields_is_refused(value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each of these has a sentence of its own
        move_from_plain(value, DREAM.moves)


def test_a_board_of_the_dream_copied_is_equal_and_its_own() -> None:
    t = DreamTable(4, night_s=20)
    t.whisper()
    board, copy = t.board, deepcopy(t.board)
    assert copy == board
    for at in fields(Board):
        value = getattr(board, at.name)
        assert not isinstance(value, list | dict | set) or getattr(copy, at.name) is not value, at.name
    for mine, its in zip(board.dreamt, copy.dreamt, strict=True):
        assert mine is not its
        for at in fields(Dreamt):
            value = getattr(mine, at.name)
            assert not isinstance(value, list | dict | set) or getattr(its, at.name) is not value, at.name
    before = t.driver.digest()
    copy.dreamt[0].clues.clear()
    copy.deck.clear()
    assert t.driver.digest() == before
