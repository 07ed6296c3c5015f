"""What strangers can send of options and moves, and what a dealer, a driver and a view just admit and just do not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from engine.chance import Chance
from engine.contract import AllMoves, Rules, Seal, moves, roll, seal, show, shuffle, unseal
from engine.dealer import SeededDealer
from engine.driver import Driver, WrongAnswer, legal_for
from engine.encoding import canonical, move_from_plain, plain
from engine.game import Option
from engine.knowledge import Knowledge
from engine.pieces import Face, Legal, Move
from tests.engine.contract_games import AUCTION, BIDS, DRAFT, LETTERS, VERDICTS, Bid, Say, Table, small_game


# ── chance ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_first_number_that_would_favour_small_ones_is_skipped_too() -> None:
    limit = 2**64 - 2**64 % 10
    for word, number in ((limit, 7), (limit - 1, 9), (limit + 1, 7)):
        chance = Chance(1)
        chance._numbers = iter((word, 7))
        assert chance.below(10) == number


def test_the_least_and_the_largest_bound() -> None:
    assert [Chance(seed).below(1) for seed in range(5)] == [0] * 5
    assert Chance(1).below(2**64) > 2**32


# ── options ─────────────────────────────────────────────────────────────────────────────────────────────────────────
NUMBER = Option("number", 5, least=2, most=10**9)
SWITCH = Option("switch", False)
WORD = Option("word", "a", one_of=("a", "b"))
TEXT = Option("text", "")


@pytest.mark.parametrize(
    ("option", "value", "meant"),
    [
        (NUMBER, 2, 2),
        (NUMBER, 10**9, 10**9),
        (NUMBER, "000000002", 2),
        (NUMBER, "999999999", 999_999_999),
        (SWITCH, True, True),
        (SWITCH, "TRUE", True),
        (SWITCH, "yes", True),
        (SWITCH, "1", True),
        (SWITCH, "no", False),
        (SWITCH, "0", False),
        (SWITCH, "false", False),
        (WORD, "b", "b"),
        (TEXT, "t" * 256, "t" * 256),
    ],
)
def test_what_an_option_may_be(option: Option, value: object, meant: object) -> None:
    read = option.read(value)
    assert (read, type(read)) == (meant, type(meant))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (NUMBER, 1),
        (NUMBER, 10**9 + 1),
        (NUMBER, "0000000002"),
        (NUMBER, "-3"),
        (NUMBER, "+3"),
        (NUMBER, "٣"),
        (NUMBER, " 3"),
        (NUMBER, ""),
        (NUMBER, True),
        (NUMBER, 3.0),
        (NUMBER, None),
        (SWITCH, 1),
        (SWITCH, "2"),
        (SWITCH, None),
        (WORD, "c"),
        (WORD, ""),
        (WORD, 3),
        (TEXT, "t" * 257),
        (TEXT, None),
    ],
)
def test_what_an_option_may_not_be(option: Option, value: object) -> None:
    with pytest.raises(ValueError, match=option.name):
        option.read(value)


def test_options_are_all_there_and_others_are_none() -> None:
    assert AUCTION.read_options({}) == {"length": 2}
    assert AUCTION.read_options({"length": 3}) == {"length": 3}
    with pytest.raises(ValueError, match=r"no option 'x{40}', only length"):
        AUCTION.read_options({"x" * 99: 1})
    with pytest.raises(ValueError, match="no option 'first'"):
        AUCTION.read_options({"first": 1, "second": 2})
    assert AUCTION.agree(2, {}) == AUCTION.agree(5, {}) == {"length": 2}
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            AUCTION.agree(seats, {})


# ── spellings ───────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Mixed(Move):
    """A field of each type."""

    kind: ClassVar[str] = "mixed"
    number: int
    flag: bool
    text: str
    spoken: str | None
    in_: tuple[tuple[int, str], ...]


WHOLE: dict[str, Any] = {"kind": "mixed", "number": 1, "flag": True, "text": "t", "spoken": None, "in": [[1, "a"]]}


def test_a_move_comes_back_from_its_spelling() -> None:
    made = Mixed(1, True, "t", None, ((1, "a"),))
    assert plain(made) == WHOLE
    assert move_from_plain(WHOLE, [Bid, Mixed]) == made
    assert move_from_plain({**WHOLE, "spoken": "s"}, [Mixed]) == Mixed(1, True, "t", "s", ((1, "a"),))


@pytest.mark.parametrize(
    "changed",
    [
        {"number": True},
        {"number": 1.0},
        {"number": "1"},
        {"number": None},
        {"flag": 1},
        {"flag": None},
        {"text": 1},
        {"text": None},
        {"spoken": 1},
        {"spoken": True},
        {"in": "a"},
        {"in": None},
        {"in": {"a": 1}},
        {"in": [[1.5]]},
        {"in": [None]},
        {"in": [{}]},
        {"in_": []},
        {"more": 1},
        {"kind": "bid"},
        {"kind": "nothing"},
        {"kind": None},
    ],
)
def test_another_spelling_is_no_move(changed: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"move|expected"):
        move_from_plain({**WHOLE, **changed}, [Bid, Mixed])


@pytest.mark.parametrize("value", [None, [], "mixed", 1, {}, {k: v for k, v in WHOLE.items() if k != "in"}])
def test_what_is_no_object_with_all_fields_is_no_move(value: object) -> None:
    with pytest.raises(ValueError, match=r"move|expected"):
        move_from_plain(value, [Bid, Mixed])


@pytest.mark.parametrize("value", [1.0, {1, 2}, b"raw", Mixed, object(), [1, {"a": 2.5}]])
def test_what_has_no_one_spelling_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        canonical(value)


def test_there_is_one_spelling() -> None:
    assert canonical({"b": (1, True, None), "a": "ż"}) == '{"a":"ż","b":[1,true,null]}'.encode()
    assert canonical({2: "x", 10: "y"}) == b'{"10":"y","2":"x"}'


# ── words of one's own ──────────────────────────────────────────────────────────────────────────────────────────────
def test_a_listed_word_needs_no_form_and_another_kind_is_not_admitted() -> None:
    assert Legal((Say(""),)).admits(Say(""))
    assert not Legal((Bid(1),)).admits(Say("moon"))
    assert not Legal((), (Say,)).admits(Bid(1))
    assert not Legal((), (Say,)).admits(Say(""))


# ── driver and views ────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_is_asked_is_told_and_nobody_else() -> None:
    driver = Driver(VERDICTS, 3, {"length": 1})
    assert driver.asked is not None
    assert isinstance(driver.asked.question, Seal)
    views = [Knowledge(seat).view(driver) for seat in (None, 0, 1, 2)]
    assert [view.asked for view in views] == [(1, 2)] * 4
    assert [view.legal for view in views] == [None, None, BIDS, BIDS]
    assert [view.number for view in views] == [1] * 4
    driver.answer()
    assert [legal_for(driver.asked.question, seat) for seat in range(3)] == [BIDS, None, None]


def test_at_the_end_nobody_is_asked() -> None:
    dealer = SeededDealer(Driver(AUCTION, 2, {"length": 1}), Chance(1))
    dealer.deal(lambda _seat, _view, legal: legal.listed[0])
    view = dealer.view(0)
    assert dealer.driver.over
    assert (view.number, view.asked, view.legal, view.clock) == (0, (), None, None)
    with pytest.raises(ValueError, match="nothing"):
        dealer.deal(lambda _seat, _view, legal: legal.listed[0])


def test_a_view_is_a_copy() -> None:
    driver = Driver(AUCTION, 2, {"length": 1})
    knowledge = Knowledge(0)
    view = knowledge.view(driver)
    view.board.scores[0] = 99
    assert driver.board.scores == [0, 0]
    with pytest.raises(TypeError):
        view.known[0] = "a"  # type: ignore[index]
    step = driver.answer({0: Bid(1), 1: Bid(2)})
    step.board.scores[0] = 99
    assert driver.board.scores == [1, 2]


def play_two_seals(board: Table) -> Rules[None]:
    first = yield from seal({0: BIDS})
    second = yield from seal({1: BIDS})
    board.said = [f"{first} {second}"]
    yield from unseal(second)
    yield from unseal(first)
    board.turn = yield from roll(1)


def test_seals_are_told_apart_by_the_number_of_their_question() -> None:
    driver = Driver(small_game("seals", play_two_seals, (Bid,)), 2, {})
    driver.answer()
    driver.answer()
    assert driver.board.said == ["1 2"]
    with pytest.raises(WrongAnswer):
        driver.answer({0: Bid(1)})
    driver.answer({1: Bid(1)})
    with pytest.raises(WrongAnswer):
        driver.answer({1: Bid(1)})
    driver.answer({0: Bid(3)})
    with pytest.raises(WrongAnswer):
        driver.answer(1)
    driver.answer(0)
    assert driver.over


def play_parts(board: Table) -> Rules[None]:
    """Cards come into the game in two shuffles; some go back with new ones."""
    first = yield from shuffle(LETTERS[:3])
    second = yield from shuffle([*first[:2], *LETTERS[3:5]])
    board.pile = [first[2], *second]
    faces = yield from show(board.pile)
    board.said = sorted(faces)
    yield from moves({1: BIDS})


def test_faces_and_handles_may_be_shuffled_together() -> None:
    driver = Driver(small_game("parts", play_parts, (Bid,)), 2, {})
    assert driver.asked is not None
    assert driver.asked.fresh == (0, 1, 2)
    driver.answer()
    assert driver.live == {0, 1, 2}
    assert driver.asked.fresh == (3, 4, 5, 6)
    driver.answer()
    assert driver.live == {2, 3, 4, 5, 6}
    driver.answer(tuple(Face(letter) for letter in "edcba"))
    assert driver.board.said == list("abcde")
    assert isinstance(driver.asked.question, AllMoves)
    with pytest.raises(WrongAnswer) as wrong:
        driver.answer({1: "bid"})  # type: ignore[dict-item]
    assert wrong.value.seat == 1
    for several in ({}, {0: Bid(1)}, {0: Bid(1), 1: Bid(1)}, Bid(1), None):
        with pytest.raises(WrongAnswer):
            driver.answer(several)  # type: ignore[arg-type]


def test_what_needs_no_answer_takes_none() -> None:
    driver = Driver(DRAFT, 2, {"length": 1})
    kinds = []
    while driver.asked is not None and driver.asked.question.ask != "keep_and_pass":
        kinds.append(driver.asked.question.ask)
        with pytest.raises(WrongAnswer):
            driver.answer(())
        driver.answer()
    assert driver.asked is not None
    question = driver.asked.question
    legal: Mapping[int, Legal | None] = {seat: legal_for(question, seat) for seat in range(2)}
    assert [len(each.listed) for each in legal.values() if each] == [3, 3]
    with pytest.raises(WrongAnswer):
        driver.answer(0)
    driver.answer()
    assert kinds == ["shuffle", "show", "show"]
