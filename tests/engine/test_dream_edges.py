"""Where the rules of Když sním just begin and just end to hold: forms of words, texts, fined clues, clocks."""

from __future__ import annotations

import pytest

from engine.contract import Breach, Clock
from engine.dream import CLUE_USUAL_MS, HEAR_USUAL_MS, LAST_GUESS_MS, LEAST_MS
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Pass, Recall, Skip, recap
from engine.dream_words import is_form, is_letter, is_text
from tests.engine.dream_table import DreamTable

LION, TIGER, MOON = "w001", "w002", "w003"


# ── forms of a word ─────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("cat", "cathedral"),  # all of a word of three
        ("walker", "walking"),  # a stem of four, an ending of two
        ("hotel", "hotels"),
        ("moše", "mošt"),  # a stem of three, an ending of one
        ("marketing", "markets"),
    ],
)
def test_what_just_is_a_form(text: str, word: str) -> None:
    assert is_form(text, word)
    assert is_form(word, text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("ca", "cathedral"),  # all of a word of two
        ("charter", "charisma"),  # a stem of four, an ending of three
        ("hotel", "hotdogs"),  # a stem of three, an ending of two
        ("cat", "car"),  # a stem of two, an ending of one
        ("", "cat"),
    ],
)
def test_what_just_is_no_form(text: str, word: str) -> None:
    assert not is_form(text, word)
    assert not is_form(word, text)


# ── what may be typed ───────────────────────────────────────────────────────────────────────────────────────────────
def test_letters_are_those_of_two_alphabets_from_the_first_to_the_last() -> None:
    within = ["a", "z", "A", "Z", "\u00c0", "\u00d6", "\u00d8", "\u024f", "\u0400", "\u0481", "\u048a", "\u052f"]
    beyond = ["`", "{", "@", "[", "\u00bf", "\u00d7", "\u00f7", "\u0250", "\u03ff", "\u0482", "\u0489", "\u0530"]
    assert [sign for sign in within if not is_letter(sign)] == []
    assert [sign for sign in beyond if is_letter(sign)] == []


def test_texts_have_a_letter_and_at_most_two_accents_on_it_and_digits_from_0_to_9() -> None:
    within = ["a", "a" * 40, "a0", "a9", "0a9", "e\u0300\u036f", "a-b", "a'b", "a\u2019b", "a\u02bcb", "a\u2010b"]
    beyond = ["", "a" * 41, "09", "a/", "a:", "e\u0300\u0301\u0302", "a\u02ff", "a\u0370", "a_b", "a.b", "--"]
    assert [text for text in within if not is_text(text, spaces=False)] == []
    assert [text for text in beyond if is_text(text, spaces=False)] == []
    # The accents of one letter do not count for the next.
    assert is_text("e\u0300\u0301e\u0300\u0301", spaces=False)


def test_single_spaces_between_words_may_be_typed_where_spaces_may() -> None:
    assert is_text("a b c", spaces=True)
    assert is_text("a", spaces=True)
    assert not any(is_text(text, spaces=True) for text in (" a", "a ", "a  b", " "))
    assert not is_text("a b", spaces=False)


def test_a_recap_has_a_limit_of_words_and_one_of_bytes() -> None:
    assert Recall(("lion",) * 120).well_formed()
    assert not Recall(("lion",) * 121).well_formed()
    just = ("ї" * 40,) * 37 + ("i" * 40,)
    assert sum(len(word.encode()) for word in just) == 3000
    assert Recall(just).well_formed()
    assert not Recall((*just, "i")).well_formed()


def test_a_recap_of_too_much_is_cut_to_what_travels() -> None:
    many = recap(f"word-{number // 26}{chr(97 + number % 26)}" for number in range(200))
    assert len(many.words) == 120
    long = recap("ї" * (40 - number % 20) + chr(97 + number // 20) for number in range(100))
    assert long.well_formed()
    size = sum(len(word.encode()) for word in long.words)
    assert 3000 - 82 < size <= 3000


# ── fines ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def day(t: DreamTable) -> Breach | None:
    t.end_night()
    t.recall()
    return t.driver.breach


def test_a_clue_that_told_the_word_and_was_fined_for_it_is_no_foul_at_day() -> None:
    """The spirits have seen to it: the word is exchanged, and its giver has paid."""
    t = DreamTable(4, [LION, TIGER])
    t.clue("lion")
    t.hear()
    t.votes(agree=(2, 3))
    assert t.board.penalties == [0, 1, 0, 0]
    assert day(t) is None
    assert t.board.last_day is not None


@pytest.mark.parametrize("text", ["lion", "Lions", "levem", "lew"])
def test_a_clue_that_told_the_word_and_was_let_pass_is_a_foul_at_day(text: str) -> None:
    t = DreamTable(4, [LION, TIGER])
    t.whisper("mane")
    t.clue(text)
    t.hear()
    t.votes(agree=(1,))
    breach = day(t)
    assert breach is not None
    assert (breach.seat, breach.rule) == (2, "dream.clue_tells_word")


def test_a_fined_word_exempts_no_other_word() -> None:
    t = DreamTable(4, [LION, TIGER, MOON])
    t.clue("scion")
    t.hear()
    t.votes(agree=(2, 3))
    t.whisper("tiger")
    breach = day(t)
    assert breach is not None
    assert breach.seat == 2


def test_what_is_told_aloud_or_not_at_all_is_no_foul() -> None:
    t = DreamTable(4, [LION], mode="spoken")
    t.whisper(None)
    t.passes()
    t.hear()
    t.end_night()
    t.heard(())
    assert t.driver.breach is None


# ── clocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_clock_of_a_clue_is_no_longer_than_the_night() -> None:
    t = DreamTable(4, [LION], night_s=10, clue_s=6)
    assert t.question.clock == Clock(6000, Pass(), CLUE_USUAL_MS, span=1)
    t.passes(ms=5000)
    assert t.question.clock == Clock(5000, Hear(), HEAR_USUAL_MS, span=1)
    t.hear(ms=1500)
    assert t.question.clock == Clock(3500, Pass(), CLUE_USUAL_MS, span=1)
    t.passes(ms=2000)
    assert t.question.clock == Clock(1500, Hear(), 1500, span=1)
    t.hear(ms=700)
    assert t.question.clock == Clock(800, Pass(), 800, span=1)


def test_a_clue_in_the_last_millisecond_counts_and_is_answered_by_nobody() -> None:
    t = DreamTable(4, [LION], night_s=10, clue_s=10)
    t.clue("mane", ms=10_000)
    assert t.board.left_ms == 0
    assert t.ask == "moves"
    t.votes()
    assert t.question.clock == Clock(LAST_GUESS_MS, NoGuess(), HEAR_USUAL_MS, span=1)
    assert t.word.clues[0].text == "mane"


def test_a_night_with_a_millisecond_left_goes_on() -> None:
    t = DreamTable(4, [LION, TIGER], night_s=10, clue_s=10)
    t.clue("mane", ms=9_999)
    assert t.kinds() == ["guess", "hear", "skip"]
    assert t.question.clock == Clock(1, Hear(), 1, span=1)
    t.hear(ms=2)
    t.votes()
    assert t.board.left_ms == 0
    assert t.kinds() == ["last_guess", "no_guess"]


def test_every_decision_of_a_night_takes_a_fifth_of_a_second_at_least() -> None:
    t = DreamTable(4, [LION], night_s=10)
    t.clue("mane", ms=0)
    assert t.board.elapsed_ms == LEAST_MS == 200
    t.hear(ms=LEAST_MS - 1)
    assert t.board.elapsed_ms == 2 * LEAST_MS
    t.votes()
    t.passes(ms=LEAST_MS + 1)
    assert t.board.elapsed_ms == 3 * LEAST_MS + 1


def test_the_last_guess_is_on_no_account() -> None:
    t = DreamTable(4, [LION], night_s=10)
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(Pass() if "pass" in t.kinds() else Hear(), t.question.clock.limit_ms)
    elapsed_ms = t.board.elapsed_ms
    t.play(LastGuess("lion"), ms=20_000)
    assert t.board.elapsed_ms == elapsed_ms == 10_000


# ── what the Dreamer may do ─────────────────────────────────────────────────────────────────────────────────────────
def test_a_guess_may_be_the_word_and_a_clue_may_not() -> None:
    t = DreamTable(4, [LION])
    assert not t.legal().admits(Clue("lion"))
    t.clue("mane")
    assert t.legal().admits(Guess("lion"))
    assert t.legal().admits(Skip())
