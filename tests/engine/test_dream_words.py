"""The words of Když sním and how texts are compared."""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dream_list import CARDS, SPELLINGS, WORDS, spellings
from engine.dream_moves import Clue, Guess, Recall, recap
from engine.dream_words import LANGUAGES, LONGEST, fold, is_form, is_slip, is_text, same
from engine.pieces import Face
from engine.policies.dream_clues import HINTS, words_for


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Lion", "lion"),
        ("the Moon", "moon"),
        ("An  owl", "owl"),
        ("a", "a"),
        ("The", "the"),
        ("yo-yo", "yoyo"),
        ("м'яч", "мяч"),
        ("м’яч", "мяч"),
        ("ŁÓDŹ", "lodz"),
        ("příšera", "prisera"),
        ("їжак", "іжак"),
        ("ґудзик", "гудзик"),
        ("e\u0301", "e"),
        ("hot dog", "hotdog"),
    ],
)
def test_case_accents_articles_spaces_and_signs_are_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_what_is_left_is_compared_letter_by_letter() -> None:
    assert same("Jaskini\u0105", ["jaskinia"])
    assert not same("wave", ["cave"])
    assert not same("lions", ["lion"])


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("lion", "lion"),
        ("Lions", "lion"),
        ("kotek", "kot"),
        ("książkowy", "książka"),
        ("vodní", "voda"),
        ("mořský", "moře"),
        ("зірковий", "зірка"),
        ("moonlight", "moon"),
        ("jablko", "jabłko"),
    ],
)
def test_a_form_of_a_word_is_seen(text: str, word: str) -> None:
    assert is_form(text, word)
    assert is_form(word, text)


@pytest.mark.parametrize(
    ("text", "word"), [("mane", "lion"), ("on", "onion"), ("wave", "cave"), ("ručník", "ruka"), ("oil", "oak")]
)
def test_another_word_is_no_form(text: str, word: str) -> None:
    assert not is_form(text, word)


@given(st.text(max_size=50), st.text(max_size=50))
def test_any_two_texts_can_be_compared(one: str, other: str) -> None:
    assert is_form(one, other) == is_form(other, one)
    assert same(one, [other]) == (fold(one) == fold(other))
    assert fold(fold(one)) == fold(one) or " " in one
    assert not is_text(one, True) or len(one) <= LONGEST


@pytest.mark.parametrize(
    "text",
    ["", " ", "a b", " lion", "x" * 41, "li\non", "12", "-", "li\u202eon", "狮子", "lion!", "a\x00b", None, 7, "×"],
)
def test_a_clue_is_one_short_word_of_letters(text: object) -> None:
    assert not is_text(text, spaces=False)
    assert not Clue(text).well_formed()  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["lion", "merry-go-round", "м'яч", "x" * 40, "e\u0301te", "4x4"])
def test_a_word_of_two_alphabets_may_be_typed(text: str) -> None:
    assert Clue(text).well_formed()


def test_a_guess_may_have_an_article_and_a_recap_many_words() -> None:
    assert Guess("the lion").well_formed()
    assert not Guess("the  lion").well_formed()
    assert Recall(()).well_formed()
    assert Recall(("lion", "the moon")).well_formed()
    assert not Recall(("lion", "")).well_formed()
    assert not Recall(("lion",) * 121).well_formed()
    assert not Recall(("ї" * 40,) * 38).well_formed()
    assert recap(["ї" * n for n in range(1, 41)] * 9).well_formed()
    assert recap(["lion", "moon", "lion"]) == Recall(("lion", "moon"))
    assert not Recall((3,)).well_formed()  # type: ignore[arg-type]


def test_there_are_440_words_on_110_cards_of_four_categories() -> None:
    assert len(WORDS) == 440
    assert [f"w{number:03}" for number in range(1, 441)] == list(WORDS)
    assert len(CARDS) == 110
    assert Counter(word for card in CARDS for word in card) == Counter(WORDS)
    for card in CARDS:
        assert len({(int(word[1:]) - 1) // 22 for word in card}) == 4


def test_every_spelling_may_be_typed_and_is_one_word_of_the_list() -> None:
    """Three are a word in one language and another in another: a peacock, a braid and a ball."""
    owners: dict[str, set[Face]] = defaultdict(set)
    for word in WORDS:
        assert tuple(SPELLINGS[word]) == LANGUAGES
        for language in LANGUAGES:
            assert 0 < len(SPELLINGS[word][language]) == len({fold(text) for text in SPELLINGS[word][language]}), word
        for text in spellings(word):
            assert is_text(text, spaces=False), text
            owners[fold(text)].add(word)
    shared = {text: words for text, words in owners.items() if len(words) > 1}
    assert shared == {"paw": {"w072", "w153"}, "cop": {"w118", "w144"}, "mic": {"w375", "w412"}}


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("pl", "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"),
        ("uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’"),
        ("cs", "aábcčdďeéěfghiíjklmnňoóprřsštťuúůvxyýzž"),
        ("en", "abcdefghijklmnopqrstuvwxyz"),
    ],
    ids=LANGUAGES,
)
def test_every_text_is_in_the_letters_of_its_language(language: str, letters: str) -> None:
    """No Latin letter hides in a Ukrainian word, no Russian one either, and each accent is one sign."""
    guests = {"pl": {"taxi", "van"}, "cs": {"bowling"}}.get(language, set())
    for word in WORDS:
        hints = HINTS[language][word]
        for text in (*SPELLINGS[word][language], *hints.fair, *hints.misleading):
            assert unicodedata.is_normalized("NFC", text), text
            assert text in guests or set(text.lower()) <= {*letters, "-"}, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_written_in_one_way(language: str) -> None:
    """Two spellings of one folded text are two words, as a dam and a must are in Czech, and not a slip."""
    ways: dict[str, set[str]] = defaultdict(set)
    for hints in HINTS[language].values():
        for text in (*hints.fair, *hints.misleading):
            ways[fold(text)].add(text)
    two_words = {
        "pl": [{"hel", "Hel"}, {"pączki", "paczki"}],
        "uk": [],
        "cs": [
            {"plaz", "pláž"},
            {"plášť", "plást", "plast"},
            {"hrad", "hřad"},
            {"pás", "pas"},
            {"přání", "praní"},
            {"mošt", "most"},
            {"měch", "mech"},
            {"liška", "líska"},
        ],
        "en": [{"china", "China"}],
    }[language]
    assert [texts for texts in ways.values() if len(texts) > 1] == two_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_tell_words_apart(language: str) -> None:
    """No two words share more than half of their clues; of the 28 pairs of a word's clues most fit no other."""
    fair = {word: {fold(text) for text in HINTS[language][word].fair} for word in WORDS}
    assert all(len(fair[one] & fair[other]) <= 4 for one, other in combinations(WORDS, 2))
    owners = Counter(pair for clues in fair.values() for pair in combinations(sorted(clues), 2))
    for word in WORDS:
        assert sum(owners[pair] == 1 for pair in combinations(sorted(fair[word]), 2)) > 20, word


def test_every_word_has_eight_clues_and_four_that_mislead_none_of_which_tells_it() -> None:
    for language in LANGUAGES:
        assert tuple(HINTS[language]) == WORDS
        for word, hints in HINTS[language].items():
            assert (len(hints.fair), len(hints.misleading)) == (8, 4)
            assert len({fold(text) for text in (*hints.fair, *hints.misleading)}) == 12, word
            for text in (*hints.fair, *hints.misleading):
                assert Clue(text).well_formed(), text
                assert not any(is_form(text, spelled) for spelled in spellings(word)), (word, text)
            assert not any(word in words_for(text) for text in hints.misleading), word


def test_words_are_found_by_a_clue_in_any_language() -> None:
    assert "w001" in words_for("Mane")
    assert "w001" in words_for("hriva")
    assert "w001" in words_for("грива")
    assert words_for("zzz") == ()
    assert words_for("lion") == words_for("LION")


@pytest.mark.parametrize(
    ("text", "word", "is_one"),
    [
        ("dragn", "dragon", True),
        ("draagon", "dragon", True),
        ("dregon", "dragon", True),
        ("drgaon", "dragon", True),
        ("ragon", "dragon", True),
        ("dragons", "dragon", True),
        ("rdagon", "dragon", True),
        ("dragno", "dragon", True),
        ("dragon", "dragon", False),
        ("dregan", "dragon", False),
        ("drgn", "dragon", False),
        ("dargno", "dragon", False),
        ("wagon", "dragon", False),
        ("cave", "wave", False),
        ("cavern", "caverns", True),
        ("ksienzyc", "księżyc", True),
        ("lantren", "lantern", True),
        ("lntren", "lantern", False),
        ("brdge", "bridge", True),
        ("elefnat", "elephant", False),
        ("elepahnt", "elephant", True),
        ("elephat", "elephant", True),
        ("elepat", "elephant", True),
        ("elpehnat", "elephant", True),
        ("elpehnats", "elephant", False),
        ("eelephantts", "elephant", False),
        ("crown", "clown", True),
        ("crown", "clowns", False),
    ],
)
def test_a_slip_of_the_pen_is_one_letter_or_two_neighbours_and_two_in_a_long_word(
    text: str, word: str, is_one: bool
) -> None:
    assert is_slip(text, word) == is_one
