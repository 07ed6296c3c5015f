"""The bots of Když sním: what each role whispers, and that a Dreamer dreams by the clues alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.dream import DREAM
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Object, Pass, Recall, Skip, Verdict
from engine.dream_score import BOGEY, FAIRY, SANDMAN
from engine.dream_words import fold, is_form, is_slip
from engine.driver import Driver
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies import for_game
from engine.policies.dream_clues import HINTS, words_for
from engine.policies.dream_sly import likely
from tests.engine.dream_table import DreamTable

LION, TIGER, MOON = Face("w001"), Face("w002"), Face("w354")
FOUR = "fairy bogey sandman / sandman"


def move_of(t: DreamTable, seat: Seat | None = None, kind: str = "bot", whim: int = 0) -> Move:
    view = t.view(t.asked if seat is None else seat)
    assert view.legal is not None
    return for_game("dream", kind).choose(view, view.legal, Chance(whim))


def texts_of(t: DreamTable) -> set[str | None]:
    """What the bot may say now, over many whims."""
    moves = [move_of(t, whim=whim) for whim in range(20)]
    return {move.text for move in moves if isinstance(move, Clue)}


@pytest.mark.parametrize("language", ["pl", "uk", "cs", "en"])
def test_a_fairy_says_the_plainest_clues_in_the_tables_language(language: str) -> None:
    t = DreamTable(4, [LION], [FOUR], language=language)
    assert texts_of(t) == set(HINTS[language][LION].fair[:3])


def test_a_bogey_misleads() -> None:
    t = DreamTable(4, [LION], ["bogey fairy sandman / sandman"])
    assert t.asked == 1
    assert texts_of(t) <= set(HINTS["en"][LION].misleading)


@pytest.mark.parametrize("language", ["pl", "uk", "cs", "en"])
def test_a_bogey_leads_to_another_word_that_fits_what_was_said(language: str) -> None:
    t = DreamTable(4, [LION], [FOUR], language=language)
    t.whisper(heard := HINTS[language][LION].fair[0])
    assert t.asked == 2
    texts = texts_of(t)
    assert texts
    for text in texts:
        assert text is not None
        assert LION not in words_for(text)
        assert set(words_for(text)) & set(words_for(heard))
    t.whisper(text)
    t.clue("zzz")
    guess = move_of(t)
    assert isinstance(guess, Guess)
    assert guess.text not in SPELLINGS[LION][language]


def test_a_bogey_that_was_not_helped_by_others_goes_on_with_the_word_that_it_began() -> None:
    t = DreamTable(4, [LION], ["bogey fairy sandman / sandman"])
    t.whisper("stripes")
    for _ in range(2):
        t.passes()
        t.hear()
    assert t.asked == 1
    after = [text for text in texts_of(t) if text is not None]
    assert after
    assert all(set(words_for(text)) & set(words_for("stripes")) - {LION} for text in after)


def test_a_sandman_helps_the_smaller_side() -> None:
    t = DreamTable(4, [LION, TIGER, MOON], [FOUR])
    t.passes()
    t.hear()
    t.passes()
    t.hear()
    assert t.asked == 3
    assert texts_of(t) <= set(HINTS["en"][LION].fair)
    t.guess("lion")
    t.passes()
    t.hear()
    t.passes()
    t.hear()
    assert texts_of(t) <= set(HINTS["en"][TIGER].misleading)


@pytest.mark.parametrize(("right", "helps"), [((1, 3), False), ((1, 2), True)])
def test_a_sandman_counts_a_near_miss_as_it_judged_it(right: tuple[Seat, ...], helps: bool) -> None:
    """What the other spirits think of it, it cannot know before day."""
    t = DreamTable(4, [LION, MOON], [FOUR])
    t.guess("lions", right)
    t.passes()
    t.hear()
    assert t.asked == 3
    hints = HINTS["en"][MOON]
    assert texts_of(t) <= set(hints.fair if helps else hints.misleading)


def test_a_spirit_that_is_fined_for_good_clues_speaks_less_and_less() -> None:
    t = DreamTable(4, [LION, TIGER, MOON], ["fairy fairy fairy / bogey"])
    spoken = []
    for fines in range(3):
        t.board.penalties[t.asked] = fines
        spoken.append(sum(isinstance(move_of(t, whim=whim), Clue) for whim in range(72)))
    assert spoken[0] == 72
    assert 9 <= spoken[1] <= 27
    assert 2 <= spoken[2] <= 16


def test_no_clue_is_said_twice() -> None:
    t = DreamTable(4, [LION], ["fairy fairy fairy / bogey"], night_s=600)
    said = []
    for _ in range(12):
        move = move_of(t)
        assert isinstance(move, Clue)
        said.append(move.text)
        t.whisper(move.text)
    assert len(set(said)) == 12
    assert move_of(t) == Pass()


def test_a_dreamer_guesses_when_two_clues_fit_one_word_best() -> None:
    t = DreamTable(4, [LION], [FOUR])
    t.clue("mane")
    assert move_of(t) == Hear()
    t.hear()
    t.votes()
    t.clue("roar")
    assert move_of(t) == Guess("lion")


def test_a_dreamer_who_heard_everybody_guesses_what_a_single_clue_fits() -> None:
    t = DreamTable(4, [LION], [FOUR])
    t.whisper("mane")
    for _ in range(2):
        t.clue("zzz")
        last = move_of(t)
        t.hear()
        t.votes()
    assert isinstance(last, Guess)
    assert last.text in {SPELLINGS[word]["en"][0] for word in words_for("mane")}


def test_a_dreamer_never_looks_at_the_word_or_the_roles() -> None:
    """The same clues for another word bring the same answers, and no handle of the night is ever read."""

    class Blind(dict[object, object]):
        def __missing__(self, key: object) -> object:
            raise AssertionError(f"read {key}")

        def __contains__(self, key: object) -> bool:
            raise AssertionError(f"asked for {key}")

        def get(self, key: object, default: object = None) -> object:
            raise AssertionError(f"asked for {key}")

    answers = []
    for word in (LION, MOON):
        t = DreamTable(5, [word], night_s=60)
        heard = []
        for text in ("mane", "zzz", "wings", "roar"):
            t.clue(text)
            view = replace(t.view(0), known=Blind())  # type: ignore[arg-type]
            assert view.legal is not None
            heard.append(for_game("dream", "bot").choose(view, view.legal, Chance(1)))
            t.hear()
            t.votes()
        answers.append(heard)
    assert answers[0] == answers[1]
    assert answers[0][-1] == Guess("lion")


def test_a_dreamer_gives_up_a_word_that_no_clue_leads_to() -> None:
    t = DreamTable(4, [LION], [FOUR])
    for _ in range(5):
        t.clue("zzz")
        assert move_of(t) == Hear()
        t.hear()
        t.votes()
    t.clue("zzz")
    assert move_of(t) == Skip()


def test_a_last_guess_is_the_best_there_is_or_none() -> None:
    t = DreamTable(4, [LION], [FOUR], night_s=10)
    t.whisper("mane")
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(t.question.clock.late, t.question.clock.limit_ms)
    best = move_of(t)
    assert isinstance(best, LastGuess)
    assert best.text in {SPELLINGS[word]["en"][0] for word in words_for("mane")}
    t = DreamTable(4, [LION], [FOUR], night_s=10)
    while t.kinds() != ["last_guess", "no_guess"]:
        t.play(t.question.clock.late, t.question.clock.limit_ms)
    assert move_of(t) == NoGuess()


def test_a_spirit_objects_to_the_word_itself_and_to_nothing_else() -> None:
    for text, told in (("mane", False), ("lion", True)):
        t = DreamTable(4, [LION], [FOUR])
        t.clue(text)
        t.hear()
        assert move_of(t, 2) == Object(1, told)


def test_another_number_is_right_and_another_word_is_not() -> None:
    for guess, right in (("lions", True), ("tiger", False), ("lionheartedness", False)):
        t = DreamTable(4, [LION], [FOUR])
        t.clue("mane")
        t.play(Guess(guess))
        t.votes()
        assert move_of(t, 2) == Verdict(right)


def test_a_slip_of_the_pen_is_right_unless_it_makes_another_word() -> None:
    for guess, right in (("Księżyv", True), ("ksienżyc", True), ("księżcy", True), ("ksi", False), ("książka", False)):
        t = DreamTable(4, [MOON], [FOUR])
        t.clue("night")
        t.play(Guess(guess))
        t.votes()
        assert move_of(t, 2) == Verdict(right), guess
    t = DreamTable(4, [LION], [FOUR])
    t.clue("mane")
    t.play(Guess("lipn"))
    t.votes()
    assert move_of(t, 2) == Verdict(False), "of a word so short one letter makes another"


def test_no_word_of_the_game_is_right_for_another_that_is_spelled_nearly_so() -> None:
    alike = [
        (word, text)
        for word in SPELLINGS
        for other in SPELLINGS
        for text in SPELLINGS[other]["en"]
        for meant in SPELLINGS[word]["en"]
        if word != other and text[0] == meant[0] and is_slip(text, meant) and not is_form(text, meant)
    ]
    assert alike
    for word, text in alike[:3]:
        t = DreamTable(4, [word], [FOUR])
        t.clue("mane")
        t.play(Guess(text))
        t.votes()
        assert move_of(t, 2) == Verdict(False), (word, text)


def test_a_dreamer_remembers_most_of_its_guesses() -> None:
    t = DreamTable(4, [LION, TIGER], [FOUR], night_s=20)
    t.guess("lion")
    t.guess("lynx")
    t.end_night()
    told = [move_of(t, whim=whim) for whim in range(40)]
    words = Counter(word for move in told if isinstance(move, Recall) for word in move.words)
    assert set(words) == {"lion", "lynx"}
    assert 25 <= words["lion"] < 40


def test_the_ghost_of_the_dream_says_nothing_and_uses_nothing_private() -> None:
    ghost = for_game("dream", "ghost")
    dealer = SeededDealer(Driver(DREAM, 4, {"night_s": 40}), Chance(1))
    others, whims, asked = for_game("dream", "random"), Chance(2), Counter[str]()

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        if seat:
            return others.choose(view, legal, whims)
        question = dealer.driver.asked.question  # type: ignore[union-attr]
        public = question.legal if isinstance(question.legal, Legal) else question.legal[seat]  # type: ignore[union-attr]
        blind = replace(view, known=dealer.known(None))
        move = ghost.choose(blind, public, Chance(1))
        assert ghost.choose(view, public, Chance(2)) == move
        asked[move.kind] += 1
        return move

    while dealer.driver.asked:
        dealer.deal(decide)
    assert (
        {"pass", "hear", "object", "verdict", "recall"}
        <= set(asked)
        <= {*"pass hear object verdict recall".split(), "no_guess"}
    )
    assert asked["pass"] > 3


def by_bot(whims: Chance, _seat: Seat, view: View, legal: Legal) -> Move:
    return for_game("dream", "bot").choose(view, legal, whims)


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_bots_make_a_night_of_both_sides_and_no_role_is_hopeless(seats: int) -> None:
    """About as many words are guessed as not; over a few games no role wins less than two thirds of another's."""
    yellow = blue = 0
    won: dict[str, list[int]] = {"dreamer": [], FAIRY: [], BOGEY: [], SANDMAN: []}
    for seed in range(3):
        dealer = SeededDealer(Driver(DREAM, seats, {"night_s": 90}), Chance(seed, "dealer"))
        whims, days = Chance(seed, "whims"), []
        choose = partial(by_bot, whims)
        while dealer.driver.asked:
            day = dealer.driver.board.last_day
            dealer.deal(choose)
            board = dealer.driver.board
            if board.last_day is not day:
                days.append(board.last_day)
                for seat, points in enumerate(board.last_day.points):
                    card = board.roles[seat]
                    won["dreamer" if card is None else board.faces[card]].append(points)
        assert len(days) == seats
        yellow += sum(day.yellow for day in days)
        blue += sum(day.blue for day in days)
    assert 0.4 < yellow / (yellow + blue) < 0.6
    means = {role: sum(points) / len(points) for role, points in won.items()}
    assert min(means.values()) > max(means.values()) * 2 / 3, means


@pytest.mark.parametrize(
    ("said", "listed"), [("claw", "claws"), ("pazur", "pazury"), ("гриви", "грива"), ("hřívu", "hříva")]
)
def test_another_ending_of_a_clue_means_what_the_clue_means(said: str, listed: str) -> None:
    assert set(words_for(listed)) <= set(words_for(said))
    assert set(likely(fold(listed))) <= set(likely(fold(said)))


def test_what_is_listed_itself_is_no_form_and_nonsense_means_nothing() -> None:
    assert LION in words_for("grzywa")
    assert words_for("xyzzy") == ()
    assert likely("xyzzy") == {}
