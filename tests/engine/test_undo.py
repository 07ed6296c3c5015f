"""When a move may be taken back, and what comes of it: the game is as it was before that move, for all games alike."""

from __future__ import annotations

import pytest

from engine import race, sen, smoki
from engine.chance import Chance
from engine.contract import Clock, OneMove, Rules, Shuffle, Timed, move, timed_move
from engine.dealer import SeededDealer
from engine.driver import UNDO, Driver, WrongAnswer
from engine.encoding import digest
from engine.game import Game
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from tests.engine.contract_games import BIDS, CONTRACT_GAMES, Bid, Say, Table, small_game

OPTIONS: dict[str, tuple[int, dict[str, object]]] = {
    "sen": (3, {"rounds": 3, "limit": 0}),
    "smoki": (3, {"goal": "rounds", "rounds": 2}),
    "race": (3, {}),
    "dream": (4, {"night_s": 60}),
}


class Played:
    """A game played at random, in which now and then a move is taken back."""

    def __init__(self, name: str, seed: int, one_in: int) -> None:
        seats, options = OPTIONS[name]
        self.driver = Driver(find(name), seats, options)
        self.dealer = SeededDealer(self.driver, Chance(seed, "dealer"))
        self.chance = Chance(seed, "whims")
        self.one_in = one_in
        self.undone: list[Move | None] = []
        self.decided = 0
        self.could = 0

    def decide(self, _seat: Seat, _view: View, legal: Legal) -> Move:
        self.decided += 1
        if legal.worded:
            return legal.worded[0].saying("moon")
        listed = [move for move in legal.listed if not isinstance(move, sen.Wake)]  # or rounds would be too short
        return sen.Use() if sen.Use() in listed else self.chance.choice(listed)

    def play(self, most: int = 100_000) -> Played:
        for _ in range(most):
            if self.driver.asked is None:
                break
            before = digest(self.driver.board)
            number, question = self.driver.asked.number, self.driver.asked.question
            dealt = self.dealer.deal(self.decide)
            self.could += self.driver.undoable is not None
            if self.driver.undoable is not None and self.one_in and self.chance.below(self.one_in) == 0:
                seat = self.driver.undoable
                step = self.driver.take_back()
                assert (step.ask, step.number, step.seat) == (UNDO, number + 1, seat)
                assert digest(step.board) == digest(self.driver.board) == before
                assert step.move is None
                assert self.driver.asked is not None
                assert self.driver.asked.number == number + 2
                assert self.driver.asked.question == question
                self.undone.append(dealt.step.move)
        return self


@pytest.mark.parametrize("name", ["sen", "smoki", "race"])
def test_after_a_move_was_taken_back_all_is_as_it_was_and_the_game_comes_to_its_end(name: str) -> None:
    kinds = set()
    for seed in range(4):
        played = Played(name, seed, 2).play()
        assert played.driver.over
        kinds |= {type(move) for move in played.undone}
    expected: dict[str, set[type[Move]]] = {
        "sen": {sen.TakeOpen, sen.Swap},
        "smoki": {smoki.TakeOpen, smoki.Place, smoki.Discard, smoki.Swap, smoki.Stay, smoki.Give},
        "race": {race.Support, race.Attack, race.Fire},
    }
    assert kinds >= expected[name]
    assert not kinds & {sen.Draw, sen.Wake, sen.Use, sen.Choose, sen.Peek, sen.Pair, smoki.Draw, race.Exchange}


def test_in_the_dream_nothing_is_taken_back() -> None:
    played = Played("dream", 1, 1).play()
    assert played.driver.over
    assert played.could == 0


@pytest.mark.parametrize("name", ["smoki", "race"])
def test_several_moves_are_taken_back_one_after_the_other(name: str) -> None:
    played, most = Played(name, 2, 0), 0
    for _ in range(200):
        played.play(1)
        back = 0
        while played.chance.below(3) == 0 and played.driver.undoable is not None:
            played.driver.take_back()
            back += 1
        most = max(most, back)
    assert most > 1
    assert played.play().driver.over


def test_the_game_goes_on_from_there_as_if_the_move_had_never_been_made() -> None:
    """What is told is what a game without it tells, but for the numbers of questions."""
    with_it, without = (SeededDealer(Driver(find("smoki"), 2, {}), Chance(3, "dealer")) for _ in range(2))
    drawn = Chance(7, "moves")

    def deal(dealer: SeededDealer, seed: int) -> None:
        chance = Chance(seed, "move")
        dealer.deal(lambda _seat, _view, legal: chance.choice(legal.listed))

    while True:
        seed = drawn.below(1 << 30)
        deal(with_it, seed)
        if with_it.driver.undoable is not None:
            break
        deal(without, seed)
    with_it.driver.take_back()
    for _ in range(60):
        seed = drawn.below(1 << 30)
        for dealer in (with_it, without):
            deal(dealer, seed)
        assert digest(with_it.driver.board) == digest(without.driver.board)
        assert with_it.known(0) == without.known(0)


def test_nothing_is_taken_back_before_a_move_or_after_something_else() -> None:
    driver = Driver(find("smoki"), 2, {})
    with pytest.raises(WrongAnswer):
        driver.take_back()
    assert driver.asked is not None
    assert isinstance(driver.asked.question, Shuffle)
    driver.answer()
    with pytest.raises(WrongAnswer):
        driver.take_back()


@pytest.mark.parametrize("game", CONTRACT_GAMES, ids=lambda game: game.name)
def test_only_a_move_that_leads_to_a_move_is_ever_offered(game: Game) -> None:
    """Sealed, simultaneous and private choices, words, clocks, shuffles and shows: none is, before or after."""
    driver = Driver(game, 3, {})
    dealer = SeededDealer(driver, Chance(5, "dealer"))
    chance, asked = Chance(5, "whims"), []
    while driver.asked is not None:
        asked.append(driver.asked.question)
        dealer.deal(
            lambda _seat, _view, legal: legal.worded[0].saying("moon") if legal.worded else chance.choice(legal.listed)
        )
        if driver.undoable is not None:
            before, after = asked[-1], driver.asked.question if driver.asked else None
            assert isinstance(before, OneMove)
            assert isinstance(after, OneMove)
            assert before.clock is None
            assert after.clock is None
            assert not before.legal.worded


# ── why a move stands, one reason at a time ─────────────────────────────────────────────────────────────────────────
CLOCK = Clock(limit_ms=3000, late=Bid(0), usual_ms=1000)
PLAIN, HURRIED, WORDED = (BIDS, None), (BIDS, CLOCK), (Legal(BIDS.listed, (Say,)), None)
Asks = tuple[Legal, Clock | None]


def in_turn(*asks: Asks, **more: object) -> Driver:
    """A game in which seats 0, 1, 0, … are asked these, for one number each."""

    def play(board: Table) -> Rules[None]:
        for number, (legal, clock) in enumerate(asks):
            seat = number % board.seats
            yield from (move(seat, legal) if clock is None else timed_move(seat, legal, clock))
            board.turn = number + 1

    return Driver(small_game("in turn", play, (Bid, Say), **more), 2, {})


def bid(driver: Driver, number: int = 1) -> None:
    """Answer the open question."""
    asked = driver.asked
    assert asked is not None
    assert isinstance(asked.question, OneMove)
    driver.answer(Bid(number) if asked.question.clock is None else Timed(Bid(number), 5))


@pytest.mark.parametrize(
    ("before", "after", "may"),
    [
        (PLAIN, PLAIN, True),
        (PLAIN, WORDED, True),
        (PLAIN, HURRIED, False),
        (HURRIED, PLAIN, False),
        (HURRIED, HURRIED, False),
        (WORDED, PLAIN, False),
    ],
)
def test_a_move_in_a_hurry_or_where_words_could_be_said_stands_and_so_does_one_before_a_hurry(
    before: Asks, after: Asks, may: bool
) -> None:
    driver = in_turn(before, after, PLAIN)
    assert driver.undoable is None
    bid(driver)
    assert driver.undoable == (0 if may else None)


def test_where_rules_let_nobody_speak_or_never_take_back_a_move_stands() -> None:
    for more, may in (({}, True), ({"undoes": False}, False), ({"hushes": lambda board: board.turn == 1}, False)):
        driver = in_turn(PLAIN, PLAIN, PLAIN, **more)
        bid(driver)
        assert (driver.undoable is not None) is may
    bid(driver)
    assert driver.undoable == 1, "people may speak again"


def test_once_the_first_move_is_taken_back_there_is_none_before_it() -> None:
    driver = in_turn(PLAIN, PLAIN, PLAIN)
    bid(driver)
    driver.take_back()
    assert driver.undoable is None
    bid(driver, 2)
    assert driver.undoable == 0


def test_what_is_looked_at_later_shows_the_table_before_the_move_was_taken_back() -> None:
    driver = in_turn(PLAIN, PLAIN, PLAIN)
    dealer, views = SeededDealer(driver, Chance(1)), []

    def keep(_seat: Seat, view: View, legal: Legal) -> Move:
        views.append(view)
        return legal.listed[0]

    dealer.go_on(keep)
    driver.take_back()
    dealer.go_on(keep)
    assert [(view.board.turn, view.number, view.asked) for view in views] == [(0, 1, (0,)), (0, 3, (0,))]
