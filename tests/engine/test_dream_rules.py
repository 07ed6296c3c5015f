"""Every sentence of the rules of Když sním, as docs/rules/dream.md lists them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.contract import Breach, Clock
from engine.dream import ANSWER_MS, CLUE_USUAL_MS, DREAM, FRESH_DECK, HEAR_USUAL_MS, LEAST_MS, lying, piles
from engine.dream_board import Said
from engine.dream_list import CARDS, WORDS, spellings
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Object, Pass, Recall, Skip, Verdict
from engine.dream_score import ROLES, dreamer_points, spirit_points
from engine.driver import Driver, WrongAnswer
from engine.pieces import Face, Move
from tests.engine.dream_table import DreamTable

LION, TIGER, ELEPHANT, ZEBRA, FOX, CAVE, MOON = "w001", "w002", "w003", "w005", "w009", "w338", "w354"
FOUR = "fairy bogey sandman / sandman"
"""Seats 1, 2 and 3, and the card left over, at a table of four whose Dreamer is seat 0."""


# ── set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_it_is_for_four_to_ten_players() -> None:
    assert (DREAM.least_seats, DREAM.most_seats) == (4, 10)
    for seats in (3, 11):
        with pytest.raises(ValueError, match="4 to 10"):
            Driver(DREAM, seats, {})


def test_roles_by_number_of_players() -> None:
    assert {seats: [roles.count(Face(r)) for r in ("fairy", "bogey", "sandman")] for seats, roles in ROLES.items()} == {
        4: [1, 1, 2],
        5: [2, 1, 2],
        6: [3, 2, 1],
        7: [3, 2, 2],
        8: [4, 3, 1],
        9: [4, 3, 2],
        10: [5, 4, 1],
    }
    most = Counter(role for roles in ROLES.values() for role in dict.fromkeys(roles))
    assert max(roles.count(Face("fairy")) for roles in ROLES.values()) == 5
    assert max(roles.count(Face("bogey")) for roles in ROLES.values()) == 4
    assert max(roles.count(Face("sandman")) for roles in ROLES.values()) == 2
    assert set(most.values()) == {7}


def test_there_are_as_many_role_cards_as_players() -> None:
    assert all(len(roles) == seats for seats, roles in ROLES.items())


def test_one_of_a_cards_four_words_is_in_use_and_the_deck_is_shuffled() -> None:
    words = lying(5, 0)
    assert len(words) == 110
    assert all(word in card for word, card in zip(words, CARDS, strict=True))
    assert len({card.index(word) for word, card in zip(words, CARDS, strict=True)}) == 4
    assert lying(5, 0) == words != lying(6, 0)


def test_no_word_comes_twice_in_four_decks() -> None:
    assert sorted(word for decks in range(4) for word in lying(9, decks)) == sorted(WORDS)
    assert lying(9, 4) == lying(9, 0)


def test_a_deck_that_runs_short_is_turned_and_shuffled_between_nights() -> None:
    t = DreamTable(4, night_s=600)
    while len(t.board.deck) >= FRESH_DECK:
        t.skip()
    left = [*t.board.deck]
    before = len(t.steps)
    t.end_night()
    t.recall()
    assert t.board.decks == 2
    assert t.word.card == left.pop()
    assert len(t.board.deck) == 110 + FRESH_DECK - 2
    assert t.board.deck[110:] == left
    assert t.asks_since(before).count("shuffle") == 2


def test_a_deck_that_runs_out_within_a_night_is_turned_there() -> None:
    t = DreamTable(4, night_s=600)
    for _ in range(111):
        t.skip()
    assert t.board.decks == 2
    assert len(t.board.dreamt) == 112


def test_the_first_dreamer_is_rolled_then_the_one_on_the_left_dreams() -> None:
    t = DreamTable(4, dreamer=2)
    assert (t.board.dreamer, t.board.round) == (2, 1)
    t.end_night()
    t.recall()
    assert (t.board.dreamer, t.board.round) == (3, 2)


# ── roles ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_each_spirit_sees_its_own_role_and_nobody_anothers() -> None:
    t = DreamTable(4, roles=[FOUR])
    for seat in (1, 2, 3):
        (card,) = [card for card in t.board.roles if card in t.knowledge[seat].faces]
        assert card == t.board.roles[seat]
    assert t.board.roles[0] is None
    assert not any(card in t.knowledge[0].faces for card in t.board.roles)
    assert t.asks_since(0)[:7] == ["roll", "roll", "shuffle", "shuffle", "show (1,)", "show (2,)", "show (3,)"]


def test_the_role_left_over_is_never_shown() -> None:
    t = DreamTable(4, roles=[FOUR])
    aside = t.board.aside
    assert aside is not None
    t.guess("lion")
    t.end_night()
    t.recall()
    shown = [card for step in t.steps if step.ask == "show" for card in step.cards]
    assert aside not in shown


def test_roles_are_dealt_anew_each_night_with_the_one_left_over() -> None:
    t = DreamTable(4, roles=[FOUR])
    before = [*t.board.roles, t.board.aside]
    t.end_night()
    t.recall()
    now = [card for card in (*t.board.roles, t.board.aside) if card is not None]
    assert len(now) == 4
    assert not any(card in before for card in now)
    assert sorted(t.face[card] for card in now) == sorted(ROLES[4])
    assert t.board.roles[1] is None


# ── night ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_all_but_the_dreamer_see_the_word() -> None:
    t = DreamTable(4, [LION])
    assert [t.word.card in knowledge.faces for knowledge in t.knowledge] == [False, True, True, True]
    assert t.word.card not in t.onlooker.faces
    assert t.open_board()["word"]["id"] == LION


def test_clues_go_clockwise_from_the_dreamers_left_until_a_guess() -> None:
    t = DreamTable(4, [LION], dreamer=2)
    asked = []
    for text in ("mane", "roar", "king", "cat", "yawn"):
        asked.append(t.asked)
        t.whisper(text)
    assert asked == [3, 0, 1, 3, 0]
    assert t.word.clues[0] == Said(3, "mane")
    assert t.open_board()["clues"] == [[3, "mane"], [0, "roar"], [1, "king"], [3, "cat"], [0, "yawn"]]


def test_a_clue_is_one_word() -> None:
    t = DreamTable(4, [LION])
    assert t.kinds() == ["clue", "pass"]
    with pytest.raises(WrongAnswer):
        t.clue("big cat")
    t.clue("cat")


@pytest.mark.parametrize("text", ["lion", "Lions", "LION", "lew", "lwí", "лев", "levem"])
def test_the_word_a_form_of_it_and_its_translation_are_refused_by_the_givers_own_program(text: str) -> None:
    t = DreamTable(4, [LION])
    barred = any(Clue(text).tells(spelled) for spelled in spellings(Face(LION)))
    assert barred == (text != "lwí")
    assert t.legal().admits(Clue(text)) != barred
    assert t.legal().admits(Clue("mane"))


def test_the_dreamers_program_cannot_tell_and_finds_out_at_day() -> None:
    t = DreamTable(4, [LION])
    assert t.question.legal.admits(Clue("lion"))
    t.whisper("lion")
    t.end_night()
    t.recall()
    assert isinstance(t.driver.breach, Breach)
    assert (t.driver.breach.seat, t.driver.breach.rule) == (1, "dream.clue_tells_word")


def test_the_dreamer_may_guess_after_any_clue_once_a_word() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.clue("mane")
    assert (t.asked, t.kinds()) == (0, ["guess", "hear", "skip"])
    t.play(Guess("tiger"))
    t.votes()
    t.verdicts()
    assert t.board.dreamt[0].guess == "tiger"
    assert t.open_board()["word"]["id"] == TIGER


def test_the_dreamer_may_guess_after_a_pass_too() -> None:
    t = DreamTable(4, [LION])
    t.passes()
    assert (t.asked, t.kinds()) == (0, ["guess", "hear", "skip"])


def test_a_right_guess_lies_on_the_yellow_side_and_a_wrong_one_on_the_blue() -> None:
    t = DreamTable(4, [LION, TIGER, FOX])
    t.guess("lion")
    assert t.piles() == ([LION], [])
    t.guess("lion")
    assert t.piles() == ([LION], [TIGER])


def test_the_game_goes_on_with_the_next_word() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.guess("lion")
    assert t.face[t.word.card] == TIGER
    assert t.open_board()["clues"] == []


def test_the_dreamer_is_not_told_whether_a_guess_was_right() -> None:
    """Nothing of a verdict is on the board or in the Dreamer's knowledge before day."""

    def night(right: bool) -> list[Any]:
        t = DreamTable(4, [LION, TIGER])
        t.guess("cat", right=(1, 2, 3) if right else ())
        t.whisper("stripes")
        return [t.view(0), t.driver.digest(), [word.right for word in t.board.dreamt]]

    assert night(True) == night(False)
    assert night(True)[2] == [None, None]


def test_a_skipped_word_is_blue() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.skip()
    assert t.piles() == ([], [LION])
    assert piles(t.board, {}) == ((), (t.board.dreamt[0].card,))


def test_a_skipped_word_is_blue_at_once_and_leaves_for_a_fine() -> None:
    t = DreamTable(4, [LION, TIGER, MOON])
    t.clue("zzz")
    t.play(Skip())
    assert (t.ask, t.piles()) == ("moves", ([], [LION]))
    t.votes(agree=(2,))
    assert t.piles() == ([], [LION])
    t.clue("zzz")
    t.play(Skip())
    assert t.piles() == ([], [LION, TIGER])
    t.votes(agree=(1, 3))
    assert t.piles() == ([], [LION])
    assert t.board.penalties == [0, 0, 1, 0]
    t.end_night()
    t.recall()
    assert t.board.last_day is not None
    assert (t.board.last_day.yellow, t.board.last_day.blue) == (0, 1)


def test_a_spirit_may_pass_without_a_penalty() -> None:
    t = DreamTable(4, [LION])
    t.passes()
    t.hear()
    assert (t.ask, t.asked) == ("move", 2)
    assert t.word.clues == [Said(1, None)]
    assert t.board.penalties == [0] * 4


def test_who_takes_more_than_five_seconds_is_skipped() -> None:
    t = DreamTable(4, [LION])
    assert t.question.clock == Clock(5000, Pass(), CLUE_USUAL_MS, span=1)
    t.clue("mane", ms=5000)
    t.hear()
    t.votes()
    assert t.word.clues == [Said(1, "mane")]
    t.clue("roar", ms=5001)
    t.hear()
    assert t.word.clues[1:] == [Said(2, None)]
    assert t.asked == 3
    assert t.board.penalties == [0] * 4


def test_clue_seconds_may_be_agreed() -> None:
    t = DreamTable(4, [LION], clue_s=10)
    t.clue("mane", ms=10_000)
    assert t.word.clues == [Said(1, "mane")]


def test_a_clue_that_most_find_wrong_costs_its_giver_a_card_and_a_new_word_follows() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.clue("scion")
    t.hear()
    assert t.ask == "moves"
    assert sorted(t.question.legal) == [2, 3]
    t.votes(agree=(2, 3))
    assert t.board.penalties == [0, 1, 0, 0]
    assert t.board.dreamt[0].fined == 1
    assert t.piles() == ([], [])
    assert t.open_board()["word"]["id"] == TIGER
    assert t.asked == 2


def test_half_of_the_votes_are_not_most() -> None:
    t = DreamTable(4, [LION])
    t.clue("scion")
    t.hear()
    t.votes(agree=(2,))
    assert t.board.penalties == [0] * 4
    assert t.face[t.word.card] == LION


def test_the_dreamer_sees_that_the_word_was_exchanged() -> None:
    t = DreamTable(4, [LION, TIGER])
    card = t.word.card
    t.clue("scion")
    t.hear()
    t.votes(agree=(2, 3))
    assert t.view(0).board.dreamt[0].end == "fined"
    assert t.view(0).board.word.card != card


def test_a_fined_clue_undoes_the_guess_that_it_led_to() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.clue("scion")
    t.play(Guess("lion"))
    t.votes(agree=(2, 3))
    assert t.ask == "move"
    assert t.piles() == ([], [])
    assert t.board.penalties == [0, 1, 0, 0]


def test_there_is_no_vote_on_a_pass() -> None:
    t = DreamTable(4, [LION])
    t.passes()
    t.play(Skip())
    assert (t.ask, t.asked) == ("move", 2)


def test_the_next_word_begins_with_the_spirit_after_the_last_that_was_asked() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.whisper("mane")
    t.guess("lion")
    assert t.asked == 3


def test_each_night_begins_on_the_dreamers_left() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.guess("lion")
    t.end_night()
    t.recall()
    assert (t.board.dreamer, t.asked) == (1, 2)


def test_whoever_clues_first_on_a_new_word_has_time_to_read_it() -> None:
    t = DreamTable(4, [LION, TIGER], read_s=10)
    assert t.question.clock == Clock(15_000, Pass(), 10_000 + CLUE_USUAL_MS, 10_000, 1)
    t.clue("mane", ms=14_000)
    assert t.board.elapsed_ms == 4000
    t.hear(ms=1000)
    t.votes()
    assert t.question.clock.limit_ms == 5000
    t.clue("roar", ms=3000)
    t.play(Skip(), 1000)
    t.votes()
    t.clue("stripes", ms=700)
    assert t.board.elapsed_ms == 9000 + LEAST_MS
    spoken = DreamTable(4, [LION], read_s=10, mode="spoken")
    assert spoken.question.clock.limit_ms == 5000


def test_the_dreamer_answers_in_twenty_seconds_or_listens_on() -> None:
    t = DreamTable(4, [LION])
    t.clue("mane")
    assert t.question.clock == Clock(ANSWER_MS, Hear(), HEAR_USUAL_MS, span=1)
    t.play(Guess("lion"), ANSWER_MS + 1)
    t.votes()
    assert t.word.guess is None
    assert t.board.left_ms == 120_000 - 1000 - (ANSWER_MS + 1)
    slow = DreamTable(4, [LION], clue_s=15)
    slow.clue("mane")
    assert slow.question.clock.limit_ms == 60_000


def test_votes_and_verdicts_have_a_limit_that_takes_nothing_of_the_night() -> None:
    for clue_s, vote_ms, verdict_ms in ((5, 10_000, 30_000), (10, 20_000, 60_000)):
        t = DreamTable(4, [LION], clue_s=clue_s)
        t.clue("mane")
        t.play(Guess("lion"))
        left_ms = t.board.left_ms
        assert t.question.clock == Clock(vote_ms, Object(1, False), 1000, span=1)
        t.votes()
        assert t.question.clock == Clock(verdict_ms, Verdict(False), 1000, span=1)
        t.verdicts()
        assert t.board.left_ms == left_ms


def test_a_night_is_two_minutes_by_the_claims_of_all() -> None:
    t = DreamTable(4, [LION])
    t.clue("mane", ms=4000)
    t.hear(ms=3000)
    t.votes()
    assert t.board.elapsed_ms == 7000
    while t.board.elapsed_ms < 119_000:
        t.passes(ms=4000)
        t.hear(ms=4000)
    assert t.board.left_ms == 1000
    assert t.question.clock.limit_ms == 1000
    t.passes(ms=1000)
    assert t.kinds() == ["last_guess", "no_guess"]


def test_every_night_has_its_own_two_minutes() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.end_night()
    assert t.board.left_ms == 0
    t.recall()
    assert (t.board.round, t.board.left_ms) == (2, 120_000)


def test_time_points_and_penalties_are_open_to_everybody() -> None:
    t = DreamTable(4, [LION, TIGER, FOX], [FOUR], night_s=30)
    t.guess("lion")
    t.clue()
    t.hear()
    t.votes(agree=(1, 3))
    t.end_night()
    t.recall("lion")
    t.clue(ms=4000)
    boards = [t.view(seat).board for seat in (0, 1, 2, 3, None)]
    assert {(board.left_ms, tuple(board.points), tuple(board.penalties)) for board in boards} == {
        (26_000, (3, 1, 0, 1), (0, 0, 1, 0))
    }


def test_a_decision_without_any_time_takes_a_little_all_the_same() -> None:
    t = DreamTable(4, [LION], night_s=10)
    moves = 0
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(Pass() if "pass" in t.kinds() else Hear(), 0)
        moves += 1
    assert moves == 10_000 / LEAST_MS


def test_when_the_time_is_over_there_are_no_more_clues_but_one_last_guess() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.whisper("mane")
    t.end_night(last="Lion")
    assert t.piles() == ([LION], [])
    assert t.board.phase == "recall"


def test_a_clue_in_the_last_moment_counts_and_is_followed_by_the_last_guess() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.clue("mane", ms=5000)
    t.hear(ms=4000)
    t.votes()
    t.clue("roar", ms=1000)
    t.votes()
    assert t.word.clues == [Said(1, "mane"), Said(2, "roar")]
    assert t.kinds() == ["last_guess", "no_guess"]


def test_a_clue_after_the_last_moment_does_not_count() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.clue("mane", ms=5000)
    t.hear(ms=4000)
    t.votes()
    t.clue("roar", ms=1001)
    assert t.word.clues == [Said(1, "mane"), Said(2, None)]
    assert t.kinds() == ["last_guess", "no_guess"]


def test_a_guess_over_the_time_is_the_last_guess() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.clue("mane", ms=5000)
    t.play(Guess("lion"), 5001)
    t.votes()
    assert t.kinds() == ["last_guess", "no_guess"]
    t.play(LastGuess("lion"))
    t.verdicts()
    assert t.board.phase == "recall"
    assert t.piles() == ([LION], [])


def test_no_last_guess_leaves_the_word_to_nobody() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.end_night()
    assert t.piles() == ([], [])
    assert t.board.dreamt[-1].end == "left"
    t.recall()
    last = t.board.last_day
    assert last is not None
    assert (last.yellow, last.blue) == (0, 0)


def test_nobody_waits_for_ever_for_a_last_guess() -> None:
    t = DreamTable(4, [LION], night_s=10)
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(t.question.clock.late, t.question.clock.limit_ms)
    assert t.question.clock.late == NoGuess()


def test_the_next_night_opens_with_a_word_that_nobody_has_seen() -> None:
    t = DreamTable(4, [LION, TIGER], night_s=10)
    t.end_night()
    t.recall()
    assert t.face[t.word.card] == TIGER


# ── what is right ───────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("guess", ["lion", "LION", "the Lion", "lew", "Lev", "лев"])
def test_a_guess_counts_in_any_language_whatever_is_voted(guess: str) -> None:
    t = DreamTable(4, [LION])
    t.guess(guess, right=())
    assert t.piles() == ([LION], [])


def test_a_near_miss_is_right_if_more_than_half_of_the_spirits_say_so() -> None:
    t = DreamTable(4, [LION, TIGER])
    t.guess("lions", right=(1, 3))
    t.guess("tigers", right=(2,))
    assert t.piles() == ([LION], [TIGER])


def test_cave_and_wave_are_two_words() -> None:
    t = DreamTable(4, [CAVE])
    t.guess("wave")
    assert t.piles() == ([], [CAVE])


def test_the_own_program_votes_for_an_exact_spelling() -> None:
    t = DreamTable(4, [LION])
    t.clue("mane")
    t.play(Guess("Lion"))
    t.votes()
    assert t.legal(1).listed == (Verdict(True),)
    t = DreamTable(4, [LION])
    t.clue("mane")
    t.play(Guess("cat"))
    t.votes()
    assert set(t.legal(1).listed) == {Verdict(True), Verdict(False)}
    assert t.view(0).legal is None


# ── day ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_dream_is_retold_before_anything_is_shown() -> None:
    t = DreamTable(4, [LION, TIGER], night_s=10)
    t.guess("lion")
    t.end_night()
    assert (t.asked, t.kinds()) == (0, ["recall"])
    before = len(t.steps)
    assert t.board.faces == {}
    t.recall("lion")
    assert t.asks_since(before)[:4] == ["move", "unseal", "show all", "show all"]


def test_verdicts_words_and_roles_are_laid_open_at_day() -> None:
    t = DreamTable(4, [LION, TIGER, FOX], [FOUR], night_s=30)
    t.guess("lion")
    t.clue()
    t.hear()
    t.votes(agree=(1, 3))
    t.end_night()
    t.recall("lion")
    day = next(step.board for step in reversed(t.steps) if step.board.last_day is not None and step.board.round == 1)
    assert [day.faces[word.card] for word in day.dreamt] == [LION, TIGER, FOX]
    assert [day.faces[day.roles[seat]] for seat in (1, 2, 3)] == ["fairy", "bogey", "sandman"]
    assert [word.right for word in day.dreamt] == [True, None, None]


def test_all_yellow_words_named_are_two_points_more() -> None:
    assert counted(["lion", "moon"], ["moon", "lion"]) == (2, 0, True, 4)


def test_one_yellow_word_forgotten_and_there_is_no_bonus() -> None:
    assert counted(["lion", "moon"], ["moon"]) == (2, 0, False, 2)


def test_blue_words_need_not_be_named_and_other_words_cost_nothing() -> None:
    assert counted(["lion", "tiger"], ["Lion", "owl", "river"]) == (1, 1, True, 3)


def test_a_word_may_be_recalled_in_another_language_or_as_it_was_guessed() -> None:
    assert counted(["lion", "moon"], ["lew", "měsíc"]) == (2, 0, True, 4)
    assert counted(["lions"], ["Lions"], right=(1, 2, 3)) == (1, 0, True, 3)
    assert counted(["lions"], ["lion"], right=(1, 2, 3)) == (1, 0, True, 3)


def test_with_no_yellow_card_there_is_nothing_to_remember() -> None:
    assert counted(["tiger"], ["tiger"]) == (0, 1, False, 0)
    assert dreamer_points(0, True) == 0


def counted(guesses: list[str], told: list[str], right: tuple[int, ...] = ()) -> tuple[int, int, bool, int]:
    """A night with the words lion, moon: yellow and blue cards, whether all was recalled, the Dreamer's points."""
    t = DreamTable(4, [LION, MOON], [FOUR], night_s=15)
    for guess in guesses:
        t.guess(guess, right)
    t.end_night()
    t.recall(*told)
    last = t.board.last_day
    assert last is not None
    return last.yellow, last.blue, last.recalled, last.points[0]


def test_fairies_count_yellow_and_bogeys_blue_cards() -> None:
    for yellow in range(6):
        for blue in range(6):
            assert spirit_points(Face("fairy"), yellow, blue) == yellow
            assert spirit_points(Face("bogey"), yellow, blue) == blue


@pytest.mark.parametrize(
    ("yellow", "blue", "points"),
    [(4, 4, 6), (5, 4, 5), (4, 5, 5), (6, 4, 4), (4, 6, 4), (0, 0, 2), (0, 1, 1), (1, 0, 1), (0, 5, 0), (5, 0, 0)],
)
def test_sandmen_count_how_near_the_sides_are(yellow: int, blue: int, points: int) -> None:
    assert spirit_points(Face("sandman"), yellow, blue) == points


def test_printed_example_of_the_count() -> None:
    """Líza, Eva fairies 3, Tomáš the Dreamer 5, Anna, Michaela bogeys 2, Honza a sandman 3."""
    t = DreamTable(6, [LION, TIGER, ELEPHANT, ZEBRA, FOX], ["fairy fairy bogey bogey sandman / fairy"], night_s=20)
    for guess in ("lion", "tiger", "elephant", "horse"):
        t.guess(guess)
    t.skip()
    t.end_night()
    t.recall("elephant", "lion", "tiger")
    last = t.board.last_day
    assert last is not None
    assert (last.yellow, last.blue, last.recalled) == (3, 2, True)
    assert last.points == (5, 3, 3, 2, 2, 3)
    assert t.board.points == [5, 3, 3, 2, 2, 3]


def test_printed_example_of_a_retold_dream() -> None:
    """A rooster fights a vampire for a hamburger while a dog plays the drums, which were one drum on the card."""
    words = {"w029": "kohout", "w097": "upír", "w181": "hamburger", "w033": "pes", "w402": "bubny"}
    t = DreamTable(5, list(words), night_s=20)
    for text in words.values():
        t.guess(text, right=range(1, 5))
    t.end_night()
    t.recall("KOHOUT", "UPÍR", "HAMBURGER", "PES", "BUBNY")
    last = t.board.last_day
    assert last is not None
    assert (last.yellow, last.recalled, last.points[0]) == (5, True, 7)


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def whole_game(seats: int = 4, fines: tuple[int, ...] = ()) -> DreamTable:
    """A game of nights in which nothing is guessed; those in `fines` get a card for the first clue of a night."""
    roles = ["fairy bogey bogey / fairy"] * seats
    t = DreamTable(seats, roles=roles, night_s=10)
    fined = list(fines)
    while t.driver.asked is not None:
        if t.kinds() == ["recall"]:
            t.recall()
        elif t.kinds() == ["clue", "pass"] and t.asked in fined:
            fined.remove(t.asked)
            t.clue()
            t.hear()
            t.votes(agree=range(seats))
        else:
            t.play(t.question.clock.late)
    return t


def test_the_game_ends_when_everyone_has_dreamt_once() -> None:
    t = whole_game()
    assert t.driver.over
    assert t.board.phase == "over"
    assert t.board.round == 4
    assert [step.board.dreamer for step in t.steps if step.ask == "roll"] == [0, 0]
    dreamers = {step.board.round: step.board.dreamer for step in t.steps}
    assert sorted(dreamers.values()) == [0, 1, 2, 3]


def test_each_penalty_card_costs_a_point_at_the_end_and_is_counted_for_nobody() -> None:
    t = whole_game(fines=(1, 1))
    assert t.board.points == [0] * 4
    assert t.board.penalties == [0, 2, 0, 0]
    assert DREAM.outcome(t.board).scores == (0, -2, 0, 0)


def test_the_most_points_win() -> None:
    t = whole_game()
    t.board.points = [4, 9, 3, 8]
    assert DREAM.outcome(t.board).winners == (1,)
    t.board.penalties = [0, 2, 0, 0]
    assert DREAM.outcome(t.board).winners == (3,)
    t.board.points = [104, 104, 105, 8]
    assert DREAM.outcome(t.board).scores == (104, 102, 105, 8)
    assert DREAM.outcome(t.board).winners == (2,)


def test_in_a_tie_fewer_penalties_win_and_then_the_win_is_shared() -> None:
    t = whole_game()
    t.board.points, t.board.penalties = [8, 9, 8, 3], [0, 1, 0, 0]
    assert DREAM.outcome(t.board).scores == (8, 8, 8, 3)
    assert DREAM.outcome(t.board).winners == (0, 2)
    t.board.points = [8, 10, 7, 3]
    assert DREAM.outcome(t.board).winners == (1,)
    t.board.points, t.board.penalties = [9, 9, 8, 3], [1, 1, 1, 0]
    assert DREAM.outcome(t.board).winners == (0, 1)


# ── spoken ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_spoken_clues_and_guesses_carry_no_text_and_the_spirits_decide() -> None:
    t = DreamTable(4, [LION, TIGER], mode="spoken")
    assert set(t.legal().listed) == {Pass(), Clue(None)}
    assert not t.legal().admits(Clue("mane"))
    t.guess(None, right=(1, 2))
    assert t.piles() == ([LION], [])
    t.guess(None, right=(3,))
    assert t.piles() == ([LION], [TIGER])
    assert t.word.clues == []


def test_a_spoken_clue_that_comes_late_is_a_pass() -> None:
    t = DreamTable(4, [LION], mode="spoken")
    t.clue(None, ms=5001)
    t.hear()
    assert (t.ask, t.asked) == ("move", 2)


def test_a_spoken_last_guess_is_judged_too() -> None:
    t = DreamTable(4, [LION], mode="spoken", night_s=10)
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(t.question.clock.late, t.question.clock.limit_ms)
    t.play(LastGuess(None))
    t.verdicts((1, 2, 3))
    assert t.piles() == ([LION], [])


@pytest.mark.parametrize(("heard", "bonus"), [((1, 2, 3), 2), ((1, 3), 2), ((2,), 0), ((), 0)])
def test_most_spirits_say_whether_the_dreamer_told_all_aloud(heard: tuple[int, ...], bonus: int) -> None:
    t = DreamTable(4, [LION], [FOUR], mode="spoken", night_s=10)
    t.guess(None, right=(1, 2, 3))
    while t.ask == "move":
        t.play(t.question.clock.late, t.question.clock.limit_ms)
    assert sorted(t.question.legal) == [1, 2, 3]
    t.heard(heard)
    last = t.board.last_day
    assert last is not None
    assert (last.yellow, last.points[0]) == (1, 1 + bonus)


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("option", "value"), [("mode", "sung"), ("night_s", 9), ("clue_s", 0), ("language", "de"), ("hours", 1)]
)
def test_an_option_of_the_dream_that_means_nothing_is_refused(option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=option):
        Driver(DREAM, 4, {option: value})


@pytest.mark.parametrize("made", [Hear(), Skip(), Guess("lion"), Object(1, True), Recall(()), Clue(""), Clue(None)])
def test_a_spirit_that_is_asked_for_a_clue_can_do_nothing_else(made: Move) -> None:
    t = DreamTable(4, [LION])
    with pytest.raises(WrongAnswer):
        t.play(made)
