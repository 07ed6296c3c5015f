"""The printed rules of Sen, sentence by sentence: docs/rules/sen.md says which test holds which."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract import ALL, AllMoves, Roll
from engine.driver import Driver, WrongAnswer
from engine.pieces import Face
from engine.sen import (
    COPIES,
    CROWS,
    DECK,
    SEN,
    SPECIALS,
    Agreed,
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
    score,
)
from tests.engine.sen_table import SenTable, stacked

BASE = Agreed(limit=100, rounds=0, penalty=5, nines=False, all_in=False, know=False)
NINES = Agreed(limit=100, rounds=0, penalty=5, nines=True, all_in=False, know=False)
ALL_IN = Agreed(limit=100, rounds=0, penalty=5, nines=False, all_in=True, know=False)

TWO = ["7 6 1 2", "3 4 5 6"]


def table(dreams: list[str], opened: str = "8", closed: str = "0 1 2", **more: object) -> SenTable:
    return SenTable([stacked(dreams, opened, closed)], len(dreams), **more)  # type: ignore[arg-type]


def dreams(*texts: str) -> list[list[Face]]:
    return [[Face(face) for face in text.split()] for text in texts]


# ── Elementy gry, Cel gry ───────────────────────────────────────────────────────────────────────────────────────────
def test_there_are_54_cards_with_these_crows() -> None:
    assert len(DECK) == 54
    assert Counter(DECK) == {**{str(n): 4 for n in range(9)}, "9": 9, "take2": 3, "peek": 3, "swap": 3}
    assert {face: CROWS[face] for face in SPECIALS} == {"take2": 5, "peek": 6, "swap": 7}
    assert COPIES.keys() == CROWS.keys() == set(SEN.faces)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_it_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Driver(SEN, seats, {})


# ── Przygotowanie gry ───────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_deals_four_cards_each_that_nobody_has_seen_and_opens_one(seats: int) -> None:
    driver = Driver(SEN, seats, {})
    step = driver.answer()
    assert step.ask == "shuffle"
    board = step.board
    assert [len(dream) for dream in board.dreams] == [4] * seats
    assert len(board.open) == 1
    assert len(board.closed) == 54 - 4 * seats - 1
    assert board.faces == {}
    step = driver.answer((Face("take2"),))
    assert (step.to, step.cards) == (ALL, (board.open[0],))
    assert step.board.faces == {board.open[0]: "take2"}


def test_a_special_card_opened_at_the_start_stays_and_does_nothing() -> None:
    t = table(TWO, opened="take2")
    assert t.opened == "take2"
    assert t.asks_since(0) == ["shuffle", "show all", "roll", "moves", "show (0,)", "show (1,)"]


# ── Przebieg rozgrywki ──────────────────────────────────────────────────────────────────────────────────────────────
def test_everyone_peeks_at_any_two_of_the_own_cards_and_nobody_else_sees_them() -> None:
    t = table(TWO, before={0: PeekTwo((0, 3)), 1: PeekTwo((1, 2))})
    assert t.knows(0, 0) == "7 ? ? 2"
    assert t.knows(1, 1) == "? 4 5 ?"
    assert t.knows(0, 1) == t.knows(1, 0) == "? ? ? ?"
    assert list(t.onlooker.faces.values()) == ["8"]


def test_all_choose_what_to_peek_at_at_once_from_six_pairs() -> None:
    driver = Driver(SEN, 3, {})
    driver.answer()
    driver.answer((Face("0"),))
    driver.answer(1)
    assert driver.asked is not None
    question = driver.asked.question
    assert isinstance(question, AllMoves)
    assert sorted(question.legal) == [0, 1, 2]
    assert len(question.legal[0].listed) == 6


def test_who_starts_is_rolled_and_turns_go_to_the_left() -> None:
    driver = Driver(SEN, 3, {})
    driver.answer()
    driver.answer((Face("0"),))
    assert driver.asked is not None
    assert driver.asked.question == Roll(3)
    t = table([*TWO, "3 3 3 4"], first=2)
    order = [t.asked]
    for _ in range(4):
        t.play(Draw(), Discard())
        order.append(t.asked)
    assert order == [2, 0, 1, 2, 0]


def test_in_a_turn_one_takes_the_open_card_or_draws_or_wakes() -> None:
    t = table(TWO)
    assert set(t.legal()) == {Draw(), Wake(), *(TakeOpen(position) for position in range(4))}


# A
@pytest.mark.parametrize("position", range(4))
def test_the_open_card_changes_places_with_any_card_of_the_dream(position: int) -> None:
    t = table(TWO)
    before = len(t.steps)
    t.play(TakeOpen(position))
    removed = TWO[0].split()[position]
    assert t.opened == removed
    assert t.dream(0).split()[position] == "8"
    assert t.asks_since(before) == ["move", "show all"]
    assert t.asked == 1


def test_a_card_taken_from_the_open_pile_lies_face_down_but_all_remember_it() -> None:
    t = table(TWO)
    t.play(TakeOpen(2))
    assert t.knows(1, 0) == "? ? 8 ?"
    assert t.knows(0, 0) == "7 6 8 ?"


def test_a_card_that_all_have_seen_is_not_shown_again_when_it_comes_back() -> None:
    t = table(TWO)
    t.play(TakeOpen(0), Draw(), Discard())
    before = len(t.steps)
    t.play(TakeOpen(0))
    assert t.opened == "7 8"
    assert t.asks_since(before) == ["move"]


# B
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    t = table(TWO, closed="3")
    before = len(t.steps)
    t.play(Draw())
    assert t.asks_since(before) == ["move", "show (0,)"]
    (card,) = t.board.drawn
    assert t.knowledge[0].faces[card] == "3"
    assert card not in t.knowledge[1].faces
    assert card not in t.onlooker.faces


@pytest.mark.parametrize("position", range(4))
def test_b1_the_drawn_card_replaces_any_card_of_the_dream(position: int) -> None:
    t = table(TWO, closed="0")
    t.play(Draw(), Keep(position))
    assert t.dream(0).split()[position] == "0"
    assert t.opened == f"8 {TWO[0].split()[position]}"
    assert t.knows(1, 0) == "? ? ? ?"
    assert t.asked == 1


def test_b2_the_drawn_card_goes_onto_the_open_pile() -> None:
    t = table(TWO, closed="0")
    t.play(Draw(), Discard())
    assert t.dream(0) == TWO[0]
    assert t.opened == "8 0"
    assert t.knowledge[1].faces[t.board.open[-1]] == "0"


def test_b3_only_a_special_card_may_be_used_and_it_need_not_be() -> None:
    plain = table(TWO, closed="0")
    plain.play(Draw())
    assert set(plain.legal()) == {Discard(), *(Keep(position) for position in range(4))}
    special = table(TWO, closed="peek")
    special.play(Draw())
    assert set(special.legal()) == {Use(), Discard(), *(Keep(position) for position in range(4))}
    special.play(Keep(0))
    assert special.dream(0) == "peek 6 1 2"


def test_using_a_card_that_is_not_special_is_a_breach_once_it_is_turned_up() -> None:
    t = table(TWO, closed="0")
    t.play(Draw(), Use())
    assert t.driver.breach is not None
    assert (t.driver.breach.seat, t.driver.breach.rule) == (0, "sen.use_not_special")
    assert not t.driver.over


# ── Krainy specjalne ────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_used_card_goes_onto_the_open_pile_before_it_works() -> None:
    t = table(TWO, closed="peek")
    before = len(t.steps)
    t.play(Draw(), Use())
    assert t.opened == "8 peek"
    assert t.asks_since(before) == ["move", "show (0,)", "move", "show all"]
    assert t.asked == 0


def test_take_two_sees_both_chooses_one_and_lays_off_the_other() -> None:
    t = table(TWO, closed="take2 4 9")
    t.play(Draw(), Use())
    assert t.faces(t.board.drawn) == "4 9"
    assert [t.knowledge[0].faces[card] for card in t.board.drawn] == ["4", "9"]
    assert t.legal() == (Choose(0), Choose(1))
    t.play(Choose(0))
    assert t.opened == "8 take2 9"
    assert t.faces(t.board.drawn) == "4"
    t.play(Keep(0))
    assert t.dream(0) == "4 6 1 2"
    assert t.opened == "8 take2 9 7"


def test_take_two_may_choose_another_take_two_and_go_on() -> None:
    t = table(TWO, closed="take2 take2 9 0 swap")
    t.play(Draw(), Use(), Choose(0), Use(), Choose(0))
    assert t.faces(t.board.drawn) == "0"
    assert t.opened == "8 take2 9 take2 swap"
    t.play(Keep(0))
    assert t.dream(0) == "0 6 1 2"


def test_the_card_not_chosen_has_no_effect_even_if_it_is_special() -> None:
    t = table(TWO, closed="take2 0 peek")
    t.play(Draw(), Use(), Choose(0), Discard())
    assert t.opened == "8 take2 peek 0"
    assert t.asked == 1


@pytest.mark.parametrize(("left", "asks"), [(0, 0), (1, 1)])
def test_take_two_with_fewer_than_two_cards_left(left: int, asks: int) -> None:
    t = table(TWO, closed="take2 4", options={"rounds": 1})
    del t.board.closed[: -1 - left]
    before = len(t.steps)
    t.play(Draw(), Use())
    if left:
        assert len(t.board.drawn) == 1
        assert Choose(0) not in t.legal()
        t.play(Discard())
    assert t.asks_since(before).count("show (0,)") == 1 + asks
    last = t.board.last_round
    assert last is not None
    assert (last.caller, last.ender) == (None, 0)


def test_a_chain_of_take_two_stops_when_the_pile_runs_out_in_the_middle() -> None:
    t = table(TWO, closed="take2 take2 4", options={"rounds": 1})
    del t.board.closed[:-3]
    t.play(Draw(), Use(), Choose(0), Use())
    ended = t.steps[-1]
    assert ended.ask == "show"
    assert (ended.board.round, ended.board.turn) == (1, 0)
    assert ended.board.last_round.caller is None
    assert ended.board.closed == []


def test_peek_one_looks_at_one_card_of_anyone_and_leaves_it() -> None:
    t = table(TWO, closed="peek")
    t.play(Draw(), Use())
    assert set(t.legal()) == {Peek(seat, position) for seat in (0, 1) for position in range(4)}
    before = len(t.steps)
    t.play(Peek(1, 3))
    assert t.asks_since(before) == ["move", "show (0,)"]
    assert t.knows(0, 1) == "? ? ? 6"
    assert t.knows(1, 1) == "3 4 ? ?"
    assert [t.dream(0), t.dream(1)] == TWO


def test_peek_one_may_look_at_an_own_card() -> None:
    t = table(TWO, closed="peek")
    t.play(Draw(), Use(), Peek(0, 2))
    assert t.knows(0, 0) == "7 6 1 ?"


def test_swap_two_changes_two_cards_of_two_players_unseen() -> None:
    t = table([*TWO, "8 8 9 9"], closed="swap")
    t.play(Draw(), Use())
    assert len(t.legal()) == 3 * 16
    before = len(t.steps)
    t.play(Swap((0, 0), (1, 3)))
    assert t.asks_since(before) == ["move"]
    assert t.dream(0) == "6 6 1 2"
    assert t.dream(1) == "3 4 5 7"
    assert t.knows(0, 0) == "? 6 ? ?"
    assert t.knows(0, 1) == "? ? ? 7"


def test_swap_two_may_leave_the_own_dream_alone_but_not_stay_in_one_dream() -> None:
    t = table([*TWO, "8 8 9 9"], closed="swap")
    t.play(Draw(), Use())
    assert Swap((1, 0), (2, 0)) in t.legal()
    with pytest.raises(WrongAnswer):
        t.driver.answer(Swap((1, 0), (1, 2)))
    t.play(Swap((1, 0), (2, 0)))
    assert [t.dream(0), t.dream(1), t.dream(2)] == [TWO[0], "8 4 5 6", "3 8 9 9"]


def test_a_special_card_from_the_open_pile_is_only_its_crows() -> None:
    t = table(TWO, opened="swap")
    t.play(TakeOpen(0))
    assert t.asked == 1
    assert t.dream(0) == "swap 6 1 2"


def test_a_special_card_that_leaves_a_dream_does_nothing() -> None:
    t = table(["peek 6 1 2", TWO[1]])
    t.play(TakeOpen(0))
    assert t.opened == "peek"
    assert t.asked == 1


# ── Koniec rundy ────────────────────────────────────────────────────────────────────────────────────────────────────
def second_deck() -> list[Face]:
    return stacked(["0 0 0 0", "1 1 1 1"], "2", "")


def two_rounds(first: list[str], seats: int, **options: object) -> SenTable:
    deck = stacked([f"{n} {n} {n} {n}" for n in range(seats)], "8", "")
    return SenTable([stacked(first, "8", "0"), deck], seats, options)


def test_the_round_ends_when_the_closed_pile_is_used_up_after_that_turn() -> None:
    t = table(TWO, closed="0", options={"rounds": 1})
    del t.board.closed[:-1]
    t.play(Draw())
    assert t.board.closed == []
    assert t.board.last_round is None
    t.play(Keep(0))
    last = t.board.last_round
    assert last is not None
    assert (last.caller, last.ender) == (None, 0)
    assert last.counts == last.scores == (9, 18)


def test_waking_ends_the_round_at_once_and_is_possible_in_the_first_turn() -> None:
    t = two_rounds(["0 1 1 2", "3 4 5 6"], 2)
    before = len(t.steps)
    t.play(Wake())
    assert t.asks_since(before)[:2] == ["move", "show all"]
    ended = t.steps[before + 1]
    assert ended.to is ALL
    assert len(ended.cards) == 8
    last = ended.board.last_round
    assert (last.caller, last.ender, last.counts, last.scores) == (0, 0, (4, 18), (0, 18))
    assert (ended.board.round, ended.board.turn) == (1, 0)


def test_waking_is_only_possible_at_the_start_of_ones_turn() -> None:
    t = table(TWO, closed="peek")
    t.play(Draw())
    assert Wake() not in t.legal()
    t.play(Use())
    assert Wake() not in t.legal()


def test_a_caller_without_the_fewest_crows_adds_the_penalty() -> None:
    assert score(dreams("5 5", "5 4"), 0, 0, BASE).scores == (15, 9)


def test_a_caller_who_ties_for_the_fewest_adds_no_penalty() -> None:
    assert score(dreams("5 4", "4 5", "9 9"), 0, 0, BASE).scores == (9, 9, 18)


def test_the_penalty_may_be_agreed_to_be_15() -> None:
    t = two_rounds(["9 9 9 9", "3 4 5 6"], 2, penalty=15)
    t.play(Wake())
    assert t.board.last_round is not None
    assert t.board.last_round.scores == (36 + 15, 18)


def test_a_caller_with_the_fewest_crows_writes_down_nothing() -> None:
    assert score(dreams("5 4", "5 5", "9 9"), 0, 0, BASE).scores == (0, 10, 18)


def test_without_a_caller_all_write_down_their_crows() -> None:
    assert score(dreams("5 4", "5 5", "9 9"), None, 1, BASE).scores == (9, 10, 18)


def test_the_next_round_is_set_up_anew_and_starts_on_the_left_of_the_ender() -> None:
    t = two_rounds(["9 9 8 8", "3 4 5 6", "7 7 7 7"], 3)
    t.play(Draw(), Discard(), Wake())
    assert t.asks_since(len(t.steps) - 6) == ["shuffle", "show all", "moves", "show (0,)", "show (1,)", "show (2,)"]
    assert t.board.round == 2
    assert t.asked == 2
    assert t.board.totals == [34, 0, 28]
    assert [t.dream(seat) for seat in range(3)] == ["0 0 0 0", "1 1 1 1", "2 2 2 2"]
    assert t.knows(0, 0) == "0 0 ? ?"
    assert t.knows(0, 1) == "? ? ? ?"


def test_what_was_known_in_one_round_says_nothing_in_the_next() -> None:
    t = two_rounds(TWO, 2)
    old = set(t.board.cards())
    t.play(Wake())
    assert old.isdisjoint(t.board.cards())
    assert set(t.driver.live) == set(t.board.cards())
    assert set(t.board.faces) == {t.board.open[0]}


def test_last_round_stays_to_be_read_until_the_next_one_ends() -> None:
    t = two_rounds(TWO, 2)
    t.play(Wake())
    last = t.board.last_round
    t.play(Draw(), Discard())
    assert t.board.last_round is last


# ── the printed example of scoring ──────────────────────────────────────────────────────────────────────────────────
EXAMPLE = dreams("9 5 4 1", "4 4 4 4", "0 1 4 5", "2 2 3 4")


def test_printed_example_of_the_end_of_a_round() -> None:
    ended = score(EXAMPLE, 3, 3, BASE)
    assert ended.counts == (19, 16, 10, 11)
    assert ended.scores == (19, 16, 10, 16)


def test_printed_example_of_the_nines() -> None:
    ended = score(EXAMPLE, 3, 3, NINES)
    assert ended.counts == (10, 16, 10, 11)
    assert ended.scores == (10, 16, 10, 16)


# ── Koniec gry ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_game_ends_when_someone_reaches_the_limit_and_the_fewest_crows_win() -> None:
    t = SenTable([stacked(["9 9 9 9", "0 1 2 3"], "8", "")], 2, {"limit": 41})
    t.play(Wake())
    assert t.driver.over
    assert SEN.outcome(t.board).scores == (41, 6)
    assert SEN.outcome(t.board).winners == (1,)


def test_one_crow_below_the_limit_the_game_goes_on() -> None:
    t = two_rounds(["9 9 9 9", "0 1 2 3"], 2, limit=42)
    t.play(Wake())
    assert not t.driver.over
    assert t.board.totals == [41, 6]


def test_a_tie_is_a_shared_win() -> None:
    t = SenTable([stacked(["4 4 1 1", "3 3 2 2"], "8", "")], 2, {"limit": 10})
    t.play(Wake())
    assert SEN.outcome(t.board).scores == (10, 10)
    assert SEN.outcome(t.board).winners == (0, 1)


@pytest.mark.parametrize("limit", [70, 100, 150, 1])
def test_any_limit_may_be_agreed(limit: int) -> None:
    assert SEN.read_options({"limit": limit})["limit"] == limit


def test_the_game_may_be_for_a_number_of_rounds() -> None:
    t = SenTable([stacked(TWO, "8", ""), second_deck()], 2, {"limit": 0, "rounds": 2})
    t.play(Wake(), Wake())
    assert t.driver.over
    assert t.board.round == 2


def test_with_a_limit_and_rounds_the_first_reached_ends_the_game() -> None:
    by_rounds = SenTable([stacked(TWO, "8", "")], 2, {"limit": 100, "rounds": 1})
    by_rounds.play(Wake())
    assert by_rounds.driver.over
    by_limit = SenTable([stacked(TWO, "8", "")], 2, {"limit": 10, "rounds": 9})
    by_limit.play(Wake())
    assert by_limit.driver.over


def test_something_has_to_end_the_game() -> None:
    with pytest.raises(ValueError, match="never end"):
        SEN.read_options({"limit": 0, "rounds": 0})


@pytest.mark.parametrize(
    "options",
    [
        {"limit": -1},
        {"limit": "x"},
        {"limit": True},
        {"nines": "maybe"},
        {"nines": 2},
        {"colour": 1},
        {"rounds": "1."},
    ],
)
def test_an_option_that_means_nothing_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        SEN.read_options(options)


# ── Nie takie kruki straszne ────────────────────────────────────────────────────────────────────────────────────────
def test_who_alone_has_the_most_nines_does_not_count_them() -> None:
    assert score(dreams("9 9 1", "9 2 2", "8"), None, 0, NINES).counts == (1, 13, 8)


def test_if_several_have_the_most_nines_all_count() -> None:
    assert score(dreams("9 1", "9 2", "8"), None, 0, NINES).counts == (10, 11, 8)


def test_no_nines_are_no_reason_for_a_reward() -> None:
    assert score(dreams("1", "2"), None, 0, NINES).counts == (1, 2)


def test_the_caller_is_compared_after_the_nines_are_taken_off() -> None:
    assert score(dreams("9 9 1", "3"), 0, 0, NINES).scores == (0, 3)


def test_without_the_variant_nines_count() -> None:
    assert score(dreams("9 9 1", "3"), None, 0, BASE).counts == (19, 3)


# ── Idź na całość! ──────────────────────────────────────────────────────────────────────────────────────────────────
def test_only_nines_are_nothing_and_50_for_all_others() -> None:
    ended = score(dreams("9 9 9 9", "0 0 0 1", "5 5 5 5"), 1, 1, ALL_IN)
    assert ended.counts == (36, 1, 20)
    assert ended.scores == (0, 50, 50)


def test_if_two_have_only_nines_the_round_is_counted_as_usual() -> None:
    assert score(dreams("9 9", "9 9 9", "5"), 0, 0, ALL_IN).scores == (23, 27, 5)


def test_without_the_variant_only_nines_are_just_many_crows() -> None:
    assert score(dreams("9 9 9 9", "1"), None, 0, BASE).scores == (36, 1)


def test_nines_and_all_in_together() -> None:
    both = Agreed(limit=100, rounds=0, penalty=5, nines=True, all_in=True, know=False)
    ended = score(dreams("9 9 9 9", "9 0", "5"), 2, 2, both)
    assert ended.counts == (0, 9, 5)
    assert ended.scores == (0, 50, 50)


def test_a_smaller_dream_of_nines_counts_too_but_an_empty_one_does_not() -> None:
    assert score(dreams("9 9", "5 5 5 5"), None, 0, ALL_IN).scores == (0, 50)
    assert score([[], *dreams("5")], None, 0, ALL_IN).scores == (0, 5)


# ── Wiem, co mam ────────────────────────────────────────────────────────────────────────────────────────────────────
KNOW = {"know": True}


def test_with_the_variant_a_turn_may_also_give_up_a_pair() -> None:
    assert not any(isinstance(move, Pair) for move in table(TWO).legal())
    pairs = [move for move in table(TWO, options=KNOW).legal() if isinstance(move, Pair)]
    assert len(pairs) == 4 * 3 * 10
    assert {pair.value for pair in pairs} == set(CROWS.values())


def test_printed_example_1_a_right_pair_makes_the_dream_one_card_smaller() -> None:
    t = table(["7 3 7 2", "3 4 5 6"], closed="5", options=KNOW)
    before = len(t.steps)
    t.play(Pair((0, 2), 7))
    assert t.asks_since(before) == ["move", "show all"]
    assert t.opened == "8 7 7"
    assert t.dream(0) == "5 3 2"
    assert t.knows(0, 0) == "? 3 ?"
    assert t.asked == 1


def test_printed_example_2_a_wrong_pair_makes_the_dream_one_card_larger() -> None:
    t = table(["4 3 7 2", "3 4 5 6"], closed="5", options=KNOW)
    t.play(Pair((0, 2), 7))
    assert t.opened == "8"
    assert t.dream(0) == "4 3 7 2 5"
    assert t.knows(1, 0) == "4 ? 7 ? ?"
    assert t.knows(0, 0) == "4 3 7 ? ?"
    assert t.asked == 1


def test_equal_cards_with_another_value_named_are_wrong() -> None:
    t = table(["7 3 7 2", "3 4 5 6"], closed="5", options=KNOW)
    t.play(Pair((0, 2), 6))
    assert t.dream(0) == "7 3 7 2 5"


def test_equal_crows_make_a_pair_whatever_the_kind() -> None:
    t = table(["swap 3 7 2", "3 4 5 6"], closed="0", options=KNOW)
    t.play(Pair((2, 0), 7))
    assert t.opened == "8 7 swap"
    assert t.dream(0) == "0 3 2"


def test_the_new_card_lies_at_the_lower_place_and_the_higher_one_closes_up() -> None:
    t = table(["1 7 2 7", "3 4 5 6"], closed="0", options=KNOW)
    t.play(Pair((3, 1), 7))
    assert t.dream(0) == "1 0 2"


def test_with_the_last_closed_card_a_pair_ends_the_round() -> None:
    t = table(["7 3 7 2", TWO[1]], closed="5", options={"rounds": 1, **KNOW})
    del t.board.closed[:-1]
    t.play(Pair((0, 2), 7))
    assert t.board.last_round is not None
    assert t.board.last_round.caller is None
    assert t.board.last_round.counts == (10, 18)


def test_one_card_can_be_no_pair() -> None:
    t = table(["7 7 7 7", TWO[1]], closed="0 9 0 9 0 9", options=KNOW)
    t.play(Pair((0, 1), 7), Draw(), Discard(), Pair((1, 2), 7), Draw(), Discard())
    assert t.dream(0) == "0 0"
    t.play(Pair((0, 1), 0))
    assert len(t.board.dreams[0]) == 1
    t.play(Draw(), Discard())
    assert t.asked == 0
    assert set(t.legal()) == {Draw(), Wake(), TakeOpen(0)}


def test_a_pair_takes_the_whole_turn() -> None:
    t = table(["7 3 7 2", "3 4 5 6"], closed="5", options=KNOW)
    t.play(Pair((0, 2), 7))
    assert t.asked == 1
