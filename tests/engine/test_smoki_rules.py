"""The printed rules of Smoki, sentence by sentence: docs/rules/smoki.md says which test holds which."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.contract import ALL, AllMoves, Roll
from engine.driver import Driver, WrongAnswer
from engine.encoding import move_from_plain, move_to_plain
from engine.pieces import Face, Seat
from engine.smoki import (
    CIRCLE,
    COPIES,
    DECK,
    MIRROR,
    NEST,
    SMOKI,
    VALUES,
    Count,
    Discard,
    Draw,
    Give,
    Place,
    PlaceCircle,
    Reveal,
    Stay,
    Swap,
    TakeOpen,
    count,
    seen,
)
from tests.engine.smoki_table import SmokiTable, stacked

TWO = ["7 6 1 / 2 3 4", "3 4 5 / 6 7 8"]
THREE = [*TWO, "0 0 1 / 1 2 2"]
ALL_BUT_LAST = "01234"
EVERY = "012345"


def table(dreams: list[str], opened: str = "8 5", closed: str = "0 1 2", **more: Any) -> SmokiTable:
    return SmokiTable([stacked(dreams, opened, closed)], len(dreams), **more)


def counted(dream: str) -> Count:
    return count([None if face == "?" else Face(face) for face in dream.replace("/", "").split()])


def total(dream: str) -> int:
    return counted(dream).total


# ── Elementy gry, Cel gry ───────────────────────────────────────────────────────────────────────────────────────────
def test_there_are_52_cards_of_13_kinds_with_these_values() -> None:
    assert len(DECK) == 52
    assert set(Counter(DECK).values()) == {COPIES} == {4}
    assert {face: VALUES.get(face) for face in SMOKI.faces} == {
        **{str(n): n for n in (-2, 0, 1, 2, 3, 4, 5, 6, 7, 8)},
        "circle": 10,
        "nest": 9,
        "mirror": None,
    }


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_it_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Driver(SMOKI, seats, {})


# ── Przygotowanie gry ───────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("piles", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_deals_six_cards_each_that_nobody_has_seen_and_opens_the_piles(seats: int, piles: int) -> None:
    driver = Driver(SMOKI, seats, {"piles": piles})
    step = driver.answer()
    assert step.ask == "shuffle"
    board = step.board
    assert [len(dream) for dream in board.dreams] == [6] * seats
    assert [len(pile) for pile in board.open] == [1] * piles
    assert len(board.closed) == 52 - 6 * seats - piles
    assert board.faces == {}
    step = driver.answer((Face("circle"), Face("3"))[:piles])
    assert (step.to, step.cards) == (ALL, tuple(pile[0] for pile in board.open))


def test_everyone_turns_up_any_one_card_of_the_own_dream_all_at_once() -> None:
    driver = Driver(SMOKI, 3, {})
    driver.answer()
    driver.answer((Face("0"), Face("1")))
    driver.answer(1)
    assert driver.asked is not None
    question = driver.asked.question
    assert isinstance(question, AllMoves)
    assert {seat: legal.listed for seat, legal in question.legal.items()} == dict.fromkeys(
        range(3), tuple(Reveal(position) for position in range(6))
    )
    t = table(THREE, before={0: Reveal(5), 1: Reveal(1), 2: Reveal(3)})
    assert [t.up(seat) for seat in range(3)] == ["? ? ? ? ? 4", "? 4 ? ? ? ?", "? ? ? 1 ? ?"]
    assert t.asks_since(0) == ["shuffle", "show all", "roll", "moves", "show all"]


def test_nobody_knows_a_card_that_lies_face_down() -> None:
    t = table(TWO)
    assert t.knows(0, 0) == t.knows(1, 0) == t.up(0) == "7 ? ? ? ? ?"


def test_a_raven_land_turned_up_or_opened_at_the_start_does_nothing_and_may_be_taken() -> None:
    t = table(["nest 6 1 / 2 3 4", "circle 4 5 / 6 7 8"], opened="circle nest")
    assert t.asks_since(0) == ["shuffle", "show all", "roll", "moves", "show all"]
    assert t.opened == ["circle", "nest"]
    assert set(t.legal()) == {Draw(), TakeOpen(0), TakeOpen(1)}


# ── Przebieg rozgrywki ──────────────────────────────────────────────────────────────────────────────────────────────
def test_who_starts_is_rolled_and_turns_go_to_the_left() -> None:
    driver = Driver(SMOKI, 3, {})
    driver.answer()
    driver.answer((Face("0"), Face("1")))
    assert driver.asked is not None
    assert driver.asked.question == Roll(3)
    t = table(THREE, first=2)
    order = [t.asked]
    for _ in range(4):
        t.play(Draw(), Discard(0))
        order.append(t.asked)
    assert order == [2, 0, 1, 2, 0]


def test_in_a_turn_one_takes_an_open_card_or_draws() -> None:
    assert set(table(TWO).legal()) == {Draw(), TakeOpen(0), TakeOpen(1)}


# A
def test_a_card_from_an_open_pile_has_to_go_into_the_dream() -> None:
    t = table(TWO)
    t.play(TakeOpen(1))
    assert t.board.drawn is not None
    assert t.faces([t.board.drawn]) == "5"
    assert t.opened == ["8", ""]
    assert set(t.legal()) == {Place(position, pile) for position in range(6) for pile in (0, 1)}


@pytest.mark.parametrize("pile", [0, 1])
@pytest.mark.parametrize("position", range(6))
def test_the_card_placed_lies_face_up_and_the_one_removed_goes_onto_any_open_pile(position: int, pile: int) -> None:
    t = table(TWO)
    before = len(t.steps)
    t.play(TakeOpen(0), Place(position, pile))
    removed = TWO[0].replace("/", "").split()[position]
    assert t.up(0).split()[position] == "8"
    assert t.opened == ([removed, "5"] if pile == 0 else ["", f"5 {removed}"])
    # Position 0 lies face up already; any other card is turned up for all as it is laid off.
    assert t.asks_since(before) == ["move", "move", *(["show all"] if position else [])]
    assert t.board.drawn is None
    assert t.asked == 1


def test_a_dream_always_has_six_cards() -> None:
    t = table(TWO)
    t.play(TakeOpen(0), Place(3, 0), Draw(), Place(2, 1), Draw(), Discard(1))
    assert [len(dream) for dream in t.board.dreams] == [6, 6]


# B
def test_a_card_from_the_closed_pile_is_seen_by_all_and_placed_or_laid_off() -> None:
    t = table(TWO, closed="0 1")
    before = len(t.steps)
    t.play(Draw())
    assert t.asks_since(before) == ["move", "show all"]
    assert t.board.drawn is not None
    assert t.onlooker.faces[t.board.drawn] == "0"
    places = {Place(position, pile) for position in range(6) for pile in (0, 1)}
    assert set(t.legal()) == {*places, Discard(0), Discard(1)}


def test_b_a_drawn_card_that_suits_goes_into_the_dream() -> None:
    t = table(TWO, closed="0")
    t.play(Draw(), Place(4, 1))
    assert t.up(0) == "7 ? ? ? 0 ?"
    assert t.opened == ["8", "5 3"]
    assert t.asked == 1


def test_b_a_drawn_card_that_does_not_suit_goes_onto_any_open_pile() -> None:
    t = table(TWO, closed="0 1")
    t.play(Draw(), Discard(1), Draw(), Discard(0))
    assert t.opened == ["8 1", "5 0"]
    assert t.up(0) == "7 ? ? ? ? ?"
    assert t.asked == 0


def test_an_emptied_open_pile_keeps_its_place() -> None:
    t = table(TWO, closed="0")
    t.play(TakeOpen(0), Place(1, 1))
    assert t.opened == ["", "5 6"]
    assert set(t.legal()) == {Draw(), TakeOpen(1)}
    t.play(Draw(), Discard(0))
    assert t.opened == ["0", "5 6"]
    assert TakeOpen(0) in t.legal()


@pytest.mark.parametrize("piles", [1, 2])
def test_when_the_closed_pile_is_used_up_the_open_cards_become_a_new_one(piles: int) -> None:
    t = table(TWO, opened="8 5"[: 2 * piles - 1], closed="0", options={"piles": piles})
    used = t.board.closed[:-1]
    t.board.open[0] += used
    for card in used:
        t.board.faces[card] = t.face[card]
    del t.board.closed[:-1]
    hidden_before = t.up(0), t.up(1)
    before = len(t.steps)
    t.play(Draw())
    assert t.board.closed == []
    old = {card for pile in t.board.open for card in pile}
    t.play(Discard(0))
    assert t.asks_since(before) == ["move", "show all", "move", "shuffle", "show all"]
    assert [step.board.turn for step in t.steps[-3:]] == [0, 0, 1]
    assert [len(pile) for pile in t.board.open] == [1] * piles
    assert len(t.board.closed) == 52 - 12 - piles
    assert old.isdisjoint(t.board.cards())
    assert (t.up(0), t.up(1)) == hidden_before
    assert not any(card in t.board.faces for card in t.board.closed)


def test_a_round_that_ends_with_the_last_closed_card_needs_no_new_pile() -> None:
    t = table(TWO, closed="0", options={"tokens": 1}).turned(ALL_BUT_LAST, "0")
    del t.board.closed[:-1]
    before = len(t.steps)
    t.play(Draw(), Place(5, 0))
    assert "shuffle" not in t.asks_since(before)
    assert t.driver.over


# ── Krainy kruków ───────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("raven", ["nest", "mirror"])
def test_a_drawn_raven_land_other_than_the_circle_may_be_laid_off(raven: str) -> None:
    t = table(TWO, closed=raven)
    t.play(Draw(), Discard(0))
    assert t.opened == [f"8 {raven}", "5"]
    assert t.asked == 1


@pytest.mark.parametrize("raven", ["circle", "nest", "mirror"])
def test_a_raven_land_from_an_open_pile_has_to_be_placed(raven: str) -> None:
    t = table(TWO, opened=f"{raven} 5")
    t.play(TakeOpen(0))
    assert not any(isinstance(move, Discard) for move in t.legal())


@pytest.mark.parametrize("source", ["open", "closed"])
@pytest.mark.parametrize("raven", ["circle", "nest"])
def test_the_action_works_from_either_pile(raven: str, source: str) -> None:
    t = table(TWO, opened=f"{raven if source == 'open' else 8} 5", closed=raven if source == "closed" else "0")
    t.play(TakeOpen(0) if source == "open" else Draw())
    t.play(PlaceCircle(0) if raven == "circle" else Place(0, 1))
    assert isinstance(t.legal()[0], Give if raven == "circle" else Stay)


# ── Kruczy krąg ─────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("source", ["open", "closed"])
def test_a_circle_has_to_be_placed_wherever_it_was_taken_from(source: str) -> None:
    t = table(TWO, opened=f"{'circle' if source == 'open' else 8} 5", closed="circle" if source == "closed" else "0")
    t.play(TakeOpen(0) if source == "open" else Draw())
    assert set(t.legal()) == {PlaceCircle(position) for position in range(6)}


CIRCLE_EXAMPLE = ["3 8 3 / 4 4 5", "0 7 0 / 1 1 2", "6 -2 6 / 5 5 3"]


@pytest.mark.parametrize(("edition", "pile"), [("corrected", "-2 2"), ("first", "2 -2")])
def test_printed_example_of_the_circle(edition: str, pile: str) -> None:
    """Marcin, Patrycja, Ola: the 8 replaces the 7, which replaces the -2, which ends at an open pile."""
    t = table(CIRCLE_EXAMPLE, opened="2 4", closed="circle", options={"edition": edition}, before={1: Reveal(1)})
    before = len(t.steps)
    t.play(Draw(), PlaceCircle(1))
    assert t.up(0) == "3 circle ? ? ? ?"
    assert t.up(1) == "? 8 ? ? ? ?"
    assert t.up(2) == "6 7 ? ? ? ?"
    assert t.board.drawn is not None
    assert t.faces([t.board.drawn]) == "-2"
    assert t.asks_since(before) == ["move", "show all", "move", "show all", "show all", "show all"]
    assert t.asked == 2
    assert set(t.legal()) == {Give(0), Give(1)}
    t.play(Give(0))
    assert t.opened == [pile, "4"]
    assert t.board.drawn is None
    assert t.asked == 1


def test_while_a_circle_goes_round_each_card_handed_on_is_shown_in_turn() -> None:
    t = table(CIRCLE_EXAMPLE, opened="2 4", closed="circle")
    t.play(Draw(), PlaceCircle(1))
    boards = [step.board for step in t.steps[-4:]]
    assert [t.faces([board.drawn]) for board in boards] == ["8", "7", "-2", "-2"]
    assert [(board.circle.position, board.circle.giver) for board in boards] == [(1, 0), (1, 1), (1, 2), (1, 2)]
    assert [step.faces for step in t.steps[-3:]] == [("8",), ("7",), ("-2",)]
    assert t.board.turn == 0
    t.play(Give(1))
    assert t.board.circle is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_circle_goes_once_round_the_table_and_the_last_gives_also_with_one_pile(seats: int) -> None:
    others = ["5 5 5 / 0 5 6", "6 6 6 / 1 7 7", "7 7 8 / 2 8 8", "nest nest nest / 3 nest mirror", "1 1 2 / 4 2 2"]
    t = SmokiTable([stacked(others[:seats], "8", "circle")], seats, {"piles": 1}, first=1)
    t.play(Draw(), PlaceCircle(3))
    assert t.asked == 0
    assert t.legal() == (Give(0),)
    t.play(Give(0))
    at = [t.dream(seat).split()[3] for seat in range(seats)]
    assert at == ["circle" if seat == 1 else str((seat - 1) % seats) for seat in range(seats)]
    assert t.opened == ["0 8"]


def test_a_card_handed_on_has_no_effect() -> None:
    t = table(["nest 6 1 / 2 3 4", "circle 4 5 / 6 7 8", "mirror 1 1 / 2 2 3"], closed="circle")
    t.play(Draw(), PlaceCircle(0))
    assert t.dream(1).startswith("nest")
    assert t.dream(2).startswith("circle")
    assert t.legal() == (Give(0), Give(1))
    t.play(Give(0))
    assert t.asked == 1
    assert t.legal()[0] == Draw()


def test_a_circle_may_complete_the_dream_of_another_and_end_the_round_on_ones_own_turn() -> None:
    t = table(THREE, closed="circle", options={"tokens": 1}).turned("0", ALL_BUT_LAST, "0")
    t.play(Draw(), PlaceCircle(5))
    assert t.board.last_round is None
    t.play(Give(0))
    assert t.board.last_round is not None
    assert t.board.last_round.ender == 0


# ── Odbicie w wodzie ────────────────────────────────────────────────────────────────────────────────────────────────
def test_printed_example_a_of_mirrors_takes_the_lower_neighbour() -> None:
    c = counted("7 mirror 0 / 1 2 3")
    assert c.points == (7, 0, 0, 1, 2, 3)
    assert c.copied == (None, 2, None, None, None, None)


def test_printed_example_b_two_mirrors_take_the_value_of_the_third_card() -> None:
    assert counted("7 mirror mirror / 1 2 3").points == (7, 7, 7, 1, 2, 3)
    assert counted("mirror mirror 7 / 1 2 3").points == (7, 7, 7, 1, 2, 3)


def test_printed_example_c_two_mirrors_beside_a_zero_are_zero() -> None:
    assert counted("0 mirror mirror / 1 2 3").points == (0, 0, 0, 1, 2, 3)


def test_printed_example_d_three_mirrors_copy_nothing() -> None:
    c = counted("mirror mirror mirror / 1 2 3")
    assert c.points == (0, 0, 0, 1, 2, 3)
    assert c.copied == (None,) * 6


def test_a_mirror_at_the_edge_has_one_neighbour() -> None:
    assert counted("mirror 7 0 / 1 2 3").points == (7, 7, 0, 1, 2, 3)
    assert counted("0 7 mirror / 1 2 3").points == (0, 7, 7, 1, 2, 3)
    assert counted("mirror 4 mirror / 1 2 3").points == (4, 4, 4, 1, 2, 3)


def test_a_mirror_copies_in_its_row_only_and_what_is_printed() -> None:
    assert counted("1 mirror 5 / 0 -2 0").copied[1] == 0
    # The 5 is struck with the one below it, and copied all the same.
    assert counted("5 mirror 6 / 5 2 3").points == (0, 5, 6, 0, 2, 3)
    assert counted("nest mirror circle / 1 2 3").points == (9, 9, 10, 1, 2, 3)
    assert counted("-2 mirror 3 / 1 2 4").points[1] == -2


def test_a_mirror_works_however_it_got_there() -> None:
    t = table(["mirror 6 1 / 2 3 4", "3 4 5 / 6 7 8"], closed="circle", options={"goal": "points"})
    t.play(Draw(), PlaceCircle(0), Give(0))
    assert t.dream(1) == "mirror 4 5 6 7 8"
    assert count([t.face[card] for card in t.board.dreams[1]]).points[0] == 4


def test_a_mirror_may_be_counted_while_cards_lie_face_down() -> None:
    c = counted("mirror ? 3 / ? mirror 8")
    assert c.points == (0, 0, 3, 0, 8, 8)
    assert c.copied == (None, None, None, None, 5, None)
    assert counted("? 1 2 / ? 3 4").struck == ()


# ── Krucze gniazdo ──────────────────────────────────────────────────────────────────────────────────────────────────
def test_printed_example_of_the_nest() -> None:
    """The two blue cards come to lie in one column."""
    t = table(["6 7 1 / 2 3 7", "3 4 5 / 6 0 8"], closed="nest").turned("0125", "0")
    t.play(Draw(), Place(0, 0))
    t.play(Swap(2, 5))
    assert t.up(0) == "nest 7 7 ? ? 1"
    t = table(["6 7 1 / 2 3 7", "3 4 5 / 6 0 8"], closed="nest").turned("0125", "0")
    t.play(Draw(), Place(0, 0), Swap(4, 5))
    assert counted(t.up(0)).struck == (1,)
    assert t.asked == 1


def test_a_nest_swaps_any_two_of_the_five_others_or_none() -> None:
    t = table(TWO, closed="nest")
    t.play(Draw(), Place(2, 0))
    others = [0, 1, 3, 4, 5]
    assert set(t.legal()) == {Stay(), *(Swap(a, b) for a in others for b in others if a < b)}
    t.play(Stay())
    assert t.dream(0) == "7 6 nest 2 3 4"
    assert t.asked == 1


def test_cards_that_a_nest_swaps_stay_face_up_or_face_down() -> None:
    t = table(TWO, closed="nest")
    before = len(t.steps)
    t.play(Draw(), Place(2, 0), Swap(0, 5))
    assert t.up(0) == "? ? nest ? ? 7"
    assert t.dream(0) == "4 6 nest 2 3 7"
    assert t.asks_since(before) == ["move", "show all", "move", "show all", "move"]


def test_a_nest_that_completes_a_dream_is_used_before_the_round_ends() -> None:
    t = table(["7 3 1 / 2 4 8", TWO[1]], closed="nest", options={"tokens": 1}).turned(ALL_BUT_LAST, "0")
    t.play(Draw(), Place(5, 0))
    assert t.board.last_round is None
    t.play(Swap(0, 1))
    assert t.dream(0) == "3 7 1 2 4 nest"
    assert t.board.last_round is not None


# ── Koniec rundy ────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_round_ends_when_a_dream_lies_face_up_altogether_and_all_turn_up_theirs() -> None:
    t = table(THREE, closed="0", options={"tokens": 1}).turned(ALL_BUT_LAST, "03", "0")
    before = len(t.steps)
    t.play(Draw(), Place(5, 0))
    assert t.asks_since(before) == ["move", "show all", "move", "show all", "show all"]
    last = t.steps[-1]
    assert last.cards == tuple(
        card for seat, up in ((1, (0, 3)), (2, (0,))) for p, card in enumerate(t.board.dreams[seat]) if p not in up
    )
    assert (last.board.round, last.board.turn) == (1, 0)
    assert all(card in t.board.faces for dream in t.board.dreams for card in dream)
    assert t.board.last_round is not None
    assert t.board.last_round.scores == (19, 33, 6)


def test_there_are_no_more_turns_once_a_dream_is_complete() -> None:
    t = table(THREE, closed="0").turned(ALL_BUT_LAST, "0", "0")
    t.play(Draw(), Place(5, 0))
    assert t.board.round == 2
    assert t.steps[-1].ask == "show"


def test_if_all_dreams_are_complete_at_once_nothing_is_left_to_turn_up() -> None:
    t = table(TWO, closed="circle", options={"tokens": 1}).turned(ALL_BUT_LAST, ALL_BUT_LAST)
    t.play(Draw(), PlaceCircle(5), Give(0))
    assert t.steps[-1].ask == "move"
    assert t.driver.over
    assert t.board.last_round is not None


def test_every_card_counts_its_value() -> None:
    assert counted("-2 0 8 / nest 1 circle").points == (-2, 0, 8, 9, 1, 10)
    assert total("-2 0 8 / nest 1 circle") == 26


def test_equal_values_in_a_column_are_worth_nothing() -> None:
    c = counted("7 8 nest / 7 8 nest")
    assert (c.total, c.struck) == (0, (0, 1, 2))
    assert counted("7 8 7 / 8 7 7").struck == (2,)
    assert total("7 7 1 / 2 3 4") == 24


def test_two_cards_below_zero_in_a_column_are_worth_nothing_too() -> None:
    assert counted("-2 1 1 / -2 2 3").points == (0, 1, 1, 0, 2, 3)


def test_mirrors_strike_no_column() -> None:
    assert counted("mirror 5 6 / 5 1 2").points == (5, 5, 6, 5, 1, 2)
    assert counted("mirror 5 6 / mirror 5 2") == Count((5, 0, 6, 5, 0, 2), (1,), (1, None, None, 4, None, None))


MARCIN = "circle mirror mirror / circle 2 0"
PATRYCJA = "1 8 2 / mirror 1 3"
OLA = "7 8 1 / 7 3 2"
OLA_FIRST = "7 8 1 / 7 3 4"


def test_printed_example_a_of_the_end_of_a_round() -> None:
    """22: the circles are struck, both mirrors are 10."""
    assert counted(MARCIN).points == (0, 10, 10, 0, 2, 0)
    assert total(MARCIN) == 22


def test_printed_example_b_of_the_end_of_a_round() -> None:
    """16: the mirror is 1, and so is the card above it, but a mirror strikes no column."""
    assert counted(PATRYCJA).points == (1, 8, 2, 1, 1, 3)
    assert total(PATRYCJA) == 16


@pytest.mark.parametrize(
    ("ola", "points", "tokens"), [(OLA, 14, [0, 0, 1]), (OLA_FIRST, 16, [0, 1, 1])], ids=["corrected", "first"]
)
def test_printed_example_c_of_the_end_of_a_round(ola: str, points: int, tokens: list[int]) -> None:
    """The corrected printing counts 14 for Ola, who wins alone; the first counts 16, and she shares with Patrycja."""
    almost = MARCIN.removesuffix("0") + "8"
    t = table([almost, PATRYCJA, ola], opened="5 6", closed="0").turned(ALL_BUT_LAST, "0", "0")
    t.play(Draw(), Place(5, 0))
    last = t.board.last_round
    assert last is not None
    assert last.scores == (22, 16, points)
    assert t.board.tokens == tokens
    assert t.board.totals == [0, 0, 0]


def test_the_fewest_points_win_a_token_and_in_a_tie_all_who_share_them() -> None:
    t = table(["1 2 3 / 4 5 8", "1 2 3 / 4 5 0", "8 7 8 / 6 8 7"], opened="7 6", closed="0")
    t.turned(ALL_BUT_LAST, "0", "0").play(Draw(), Place(5, 0))
    assert t.board.tokens == [1, 1, 0]


def test_the_next_round_is_set_up_anew_and_starts_on_the_left_of_the_ender() -> None:
    deck = stacked(["1 1 1 / 1 2 2", "2 2 3 / 3 3 3", "4 4 4 / 4 5 5"], "8 7")
    t = SmokiTable([stacked(THREE, "8 5", "0"), deck], 3, first=1).turned("0", ALL_BUT_LAST, "0")
    old = set(t.board.cards())
    t.play(Draw(), Place(5, 0))
    assert t.asks_since(len(t.steps) - 4) == ["shuffle", "show all", "moves", "show all"]
    assert (t.board.round, t.asked) == (2, 2)
    assert old.isdisjoint(t.board.cards())
    assert set(t.driver.live) == set(t.board.cards())
    assert [t.up(seat) for seat in range(3)] == ["1 ? ? ? ? ?", "2 ? ? ? ? ?", "4 ? ? ? ? ?"]
    assert t.opened == ["8", "7"]
    assert t.board.last_round is not None
    assert t.board.last_round.ender == 1


# ── Koniec gry, warianty ────────────────────────────────────────────────────────────────────────────────────────────
def end_a_round(t: SmokiTable) -> None:
    """The next player's dream is complete with the next card drawn."""
    seat: Seat = t.asked
    t.turned(*(ALL_BUT_LAST if s == seat else "0" for s in range(t.seats)))
    t.play(Draw())
    move = PlaceCircle(5) if PlaceCircle(5) in t.legal() else Place(5, 0)
    t.play(move, *([Give(0)] if isinstance(move, PlaceCircle) else []))


def rounds(options: dict[str, Any], firsts: list[str], seconds: list[str]) -> SmokiTable:
    """A table of two with a deck for each round, where a 0 is the next card to draw."""
    decks = [stacked([one, other], "nest", "0") for one, other in zip(firsts, seconds, strict=True)]
    return SmokiTable(decks, 2, {"piles": 1, **options})


def test_the_game_ends_with_three_tokens() -> None:
    t = rounds({}, ["1 1 2 / 3 3 4"] * 4, ["5 6 7 / 8 8 5"] * 4)
    for won in ([1, 0], [2, 0], [3, 0]):
        assert not t.driver.over
        end_a_round(t)
        assert t.board.tokens == won
    assert t.driver.over
    assert t.board.round == 3
    outcome = SMOKI.outcome(t.board)
    assert (outcome.scores, outcome.winners) == ((3, 0), (0,))


def test_several_who_reach_the_last_token_together_share_the_win() -> None:
    t = rounds({"tokens": 1}, ["1 1 2 / 3 5 8"], ["2 1 1 / 5 3 0"])
    end_a_round(t)
    assert t.driver.over
    assert SMOKI.outcome(t.board).winners == (0, 1)


@pytest.mark.parametrize(("limit", "over"), [(40, True), (39, True), (41, False)])
def test_with_points_the_game_ends_at_the_limit_and_the_fewest_points_win(limit: int, over: bool) -> None:
    t = rounds({"goal": "points", "limit": limit}, ["1 1 2 / 3 3 4"] * 2, ["5 6 7 / 8 8 6"] * 2)
    end_a_round(t)
    assert t.board.totals == [10, 40]
    assert t.board.tokens == [0, 0]
    assert t.driver.over is over
    if over:
        outcome = SMOKI.outcome(t.board)
        assert (outcome.scores, outcome.winners) == ((10, 40), (0,))


def test_points_of_all_rounds_add_up_and_may_fall_below_zero() -> None:
    t = rounds({"goal": "points"}, ["-2 -2 1 / 0 0 4"] * 2, ["5 6 7 / 8 8 6"] * 2)
    end_a_round(t)
    assert t.board.totals == [-3, 40]
    end_a_round(t)
    assert t.board.totals == [-3 + 1, 40 + 34]


@pytest.mark.parametrize("limit", [70, 100, 150])
def test_70_100_or_150_points_may_be_agreed(limit: int) -> None:
    t = rounds({"goal": "points", "limit": limit}, ["1 1 2 / 3 3 4"] * 5, ["5 6 7 / 8 8 6"] * 5)
    while not t.driver.over:
        end_a_round(t)
    assert max(t.board.totals) >= limit > max(t.board.totals) - 40


@pytest.mark.parametrize("agreed", [1, 6, 8, 10])
def test_with_rounds_the_game_ends_after_the_agreed_number(agreed: int) -> None:
    t = rounds({"goal": "rounds", "rounds": agreed}, ["1 1 2 / 3 3 4"] * 10, ["5 6 7 / 8 8 6"] * 10)
    for number in range(agreed):
        assert t.board.round == number + 1
        assert not t.driver.over
        end_a_round(t)
    assert t.driver.over
    assert t.board.round == agreed


@pytest.mark.parametrize("goal", ["points", "rounds"])
def test_a_tie_in_points_is_a_shared_win(goal: str) -> None:
    t = rounds({"goal": goal, "limit": 1, "rounds": 1}, ["1 1 2 / 3 5 8"], ["2 1 1 / 5 3 0"])
    end_a_round(t)
    assert t.driver.over
    assert SMOKI.outcome(t.board).winners == (0, 1)


def test_with_one_open_pile_all_else_is_as_before() -> None:
    t = table(TWO, opened="8", closed="5 0", options={"piles": 1})
    assert t.opened == ["8"]
    assert set(t.legal()) == {Draw(), TakeOpen(0)}
    t.play(Draw())
    assert set(t.legal()) == {Discard(0), *(Place(position, 0) for position in range(6))}
    t.play(Discard(0))
    assert t.opened == ["8 5"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("goal", "fun"),
        ("tokens", 0),
        ("limit", 0),
        ("rounds", 0),
        ("piles", 0),
        ("piles", 3),
        ("edition", "second"),
        ("penalty", 5),
    ],
)
def test_an_option_that_means_nothing_is_refused(option: str, value: object) -> None:
    with pytest.raises(ValueError, match=option):
        Driver(SMOKI, 2, {option: value})  # type: ignore[dict-item]


def test_a_circle_is_placed_without_naming_a_pile_and_other_cards_with_one() -> None:
    assert move_to_plain(PlaceCircle(2)) == {"kind": "place", "position": 2}
    for move in (PlaceCircle(2), Place(2, 1)):
        assert move_from_plain(move_to_plain(move), SMOKI.moves) == move
    with pytest.raises(ValueError, match=r"\['position', 'pile'\] or \['position'\]"):
        move_from_plain({"kind": "place", "pile": 1}, SMOKI.moves)
    t = table(TWO, closed="circle")
    t.play(Draw())
    with pytest.raises(WrongAnswer):
        t.driver.answer(Place(0, 0))


def test_faces_that_are_seen_are_those_that_lie_face_up() -> None:
    t = table([f"{NEST} {MIRROR} {CIRCLE} / 1 2 3", TWO[1]], before={0: Reveal(2)})
    assert seen(t.board, 0) == [None, None, CIRCLE, None, None, None]
