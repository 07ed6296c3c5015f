"""The rulebook: what its examples say is what the rules count, and what is searched for is found."""

from __future__ import annotations

import re

import pytest

from client.settings import LANGUAGES
from client.viewmodels.dream import book as dream_book
from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import book as race_book
from client.viewmodels.rulebook.model import RulebookModel, folded, found
from client.viewmodels.sen import book as sen_book
from client.viewmodels.smoki import book as smoki_book
from engine import games, sen, smoki
from engine.dream_board import is_exact
from engine.pieces import Face
from engine.race_cards import CARDS, HEROES, TURBO_TIED, TURNS
from engine.race_cards import turbo_spaces as spaces_of_turbo
from tests.scenery.scenes import GAME_SCENES

CHAPTERS = {name: screen.book("en") for name, screen in SCREENS.items() if screen.book is not None}


def rows(game: str, page: str) -> list:
    return [row for each in CHAPTERS[game] if each.key == page for row in each.rows]


def test_every_game_has_a_chapter_of_whole_spreads() -> None:
    assert set(CHAPTERS) == set(games.GAMES)
    for game, pages in CHAPTERS.items():
        assert len(pages) % 2 == 0, game
        assert len({page.key for page in pages}) == len(pages)
        assert all(page.title and page.rows for page in pages)


def test_what_a_caller_of_sen_writes_down_is_what_the_rules_of_sen_say() -> None:
    examples = [row for row in rows("sen", "end") if row.result]
    assert len(examples) == len(sen_book.EXAMPLES) == 3
    for row, (dreams, caller) in zip(examples, sen_book.EXAMPLES, strict=True):
        counts = [sum(sen.CROWS[Face(face)] for face in dream) for dream in dreams]
        summed = sum(int(number) for number in re.findall(r"\d+", row.text))
        assert summed == counts[caller]
        assert int(row.result) == sen.called(counts, caller, sen.SEN.read_options({})["penalty"])
        assert len(row.cards) == sen.DREAM_CARDS
    # One of each kind: in time, too soon, and as light as another.
    own = [sum(sen.CROWS[Face(face)] for face in dreams[caller]) for dreams, caller in sen_book.EXAMPLES]
    in_time, too_soon, tied = (int(row.result) for row in examples)
    assert (in_time, tied) == (0, own[2])
    assert too_soon > own[1]


def test_the_deck_of_sen_is_told_as_it_is() -> None:
    (row,) = [row for row in rows("sen", "aim") if "54" in row.text]
    assert [int(number) for number in re.findall(r"\d+", row.text)] == [4, 0, 8, 9, 3, len(sen.DECK)]


@pytest.mark.parametrize("dream", [smoki_book.PAIR, smoki_book.MIRROR, smoki_book.NEGATIVE])
def test_a_dream_of_smoki_counts_what_the_rules_of_smoki_say(dream: tuple[str, ...]) -> None:
    (row,) = [row for row in rows("smoki", "count") if row.cards == smoki_book.example(row.text, dream).cards]
    counted = smoki.count([Face(face) for face in dream])
    assert int(row.result.replace("−", "-")) == counted.total
    struck = {at for column in counted.struck for at in smoki.COLUMNS[column]}
    assert {at for at, card in enumerate(row.cards) if card.dim} == struck
    assert {at: card.badge for at, card in enumerate(row.cards) if card.badge} == {
        at: str(counted.points[at]) for at, source in enumerate(counted.copied) if source is not None
    }


def test_each_example_of_smoki_shows_what_it_is_about() -> None:
    pair, mirror, negative = (
        smoki.count([Face(face) for face in dream])
        for dream in (smoki_book.PAIR, smoki_book.MIRROR, smoki_book.NEGATIVE)
    )
    assert pair.struck
    assert any(source is not None for source in mirror.copied)
    assert negative.struck
    assert negative.total == sum(smoki.VALUES[Face(face)] for face in smoki_book.NEGATIVE if face != "-2")


def test_the_flight_of_the_race_is_worth_what_the_rules_say() -> None:
    told = [row for row in rows("race", "flight") if row.under]
    assert [row.good for row in told] == [flies for _card, flies in race_book.flown()] == [True, True, False]
    assert [row.result for row in told] == ["3", "6", "0"]
    (total,) = [row for row in rows("race", "flight") if row.text == "Together"]
    assert race_book.spaces() == 9  # the printed example
    assert "9" in total.result
    for row, (card, _under) in zip(told, race_book.FLIGHT, strict=True):
        assert row.cards[0].figure == str(CARDS[Face(card)].speed)
        assert row.cards[0].signs == CARDS[Face(card)].needs
        assert all(row.cards[0].paid) == row.good


def test_a_card_is_taken_apart_part_by_part() -> None:
    (row,) = [row for row in rows("race", "flight") if row.parts]
    assert row.cards[0].signs == CARDS[Face("D46")].needs
    assert len({(part.x, part.y) for part in row.parts}) == len(row.parts) == 5
    assert all(0 < place < 1 for part in row.parts for place in (part.x, part.y))
    assert {hit.page for hit in found(CHAPTERS, row.parts[4].text)} == {1}


def test_an_attack_keeps_the_dragon_of_the_example_on_the_ground() -> None:
    (row,) = [row for row in rows("race", "draft") if row.under]
    needs = CARDS[Face("D46")].needs
    assert row.cards[0].signs == (*needs, CARDS[Face(race_book.CLAWS)].colour)
    assert row.cards[0].paid == (*(True for _ in needs), False)
    assert (row.result, row.good) == ("0", False)


def test_the_turbo_of_the_example_is_counted_as_the_rules_count_it() -> None:
    alone, tied = ([case.result for case in row.cases] for row in rows("race", "turbo") if row.cases)
    assert alone == [f"+{spaces_of_turbo(race_book.TURBO_TURN)}", "0", "0"]
    assert tied == [f"+{TURBO_TIED}", f"+{TURBO_TIED}", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_of_the_example_are_fair_or_refused_by_the_rules(language: str) -> None:
    make = SCREENS["dream"].book
    assert make is not None
    night = next(page for page in make(language) if page.key == "night")
    (fair, refused), (right, wrong) = (row.cases for row in night.rows if row.cases)
    assert is_exact(dream_book.EXAMPLE, right.title)
    assert not is_exact(dream_book.EXAMPLE, wrong.title)
    assert (right.art, wrong.art) == ("dream/sun", "dream/cloud")
    assert all(not is_exact(dream_book.EXAMPLE, each) for each in fair.words)
    assert all(is_exact(dream_book.EXAMPLE, each) for each in refused.words)
    assert (fair.tone, refused.tone) == ("good", "bad")


def test_every_option_of_a_game_stands_there_with_what_is_usual() -> None:
    for game in ("sen", "smoki", "dream"):
        told = [row for row in rows(game, "variants") if row.option]
        assert [row.option for row in told] == [option.name for option in games.find(game).options]
        assert all(row.title and row.text and row.result for row in told), game
    usual = {row.option: row.result for game in ("sen", "dream") for row in rows(game, "variants")}
    assert usual["limit"].startswith("100")
    # A table that this window opens lets clues be typed, and bots whisper in the window's language.
    assert (usual["clue_s"], usual["language"]) == ("10 s", "English")


def test_the_lesson_goes_on_from_what_lies_open(qapp: object) -> None:
    book, wanted = RulebookModel(), list[tuple[str, object]]()
    book.learnWanted.connect(lambda game, pages: wanted.append((game, pages)))
    book.open("race", "turbo", {})
    book.learn()
    assert wanted == [("race", ("heroes", "turbo"))]
    for name, screen in SCREENS.items():
        assert screen.lesson is not None
        lesson = screen.lesson("en")
        keys = [page.key for page in CHAPTERS[name]]
        marked = {thought.page for thought in lesson.thoughts if thought.page}
        assert marked <= set(keys)
        assert all(set(keys[at : at + 2]) & marked for at in range(0, len(keys), 2)), name
        assert lesson.first_of(("nothing",)) == 0
    assert SCREENS["race"].lesson("en").first_of(("heroes", "turbo")) > SCREENS["race"].lesson("en").first_of(
        ("flight",)
    )  # type: ignore[misc]


def test_all_heroes_are_there_and_the_turbo_of_every_turn() -> None:
    assert sum(len(row.cards) for row in rows("race", "heroes")) == len(HEROES)
    amounts = [row.result for row in rows("race", "turbo") if row.result][:TURNS]
    assert [int(re.search(r"\d+", each).group()) for each in amounts] == [  # type: ignore[union-attr]
        spaces_of_turbo(turn) for turn in range(1, TURNS + 1)
    ]


def test_a_night_is_counted_as_the_rules_count_it() -> None:
    told = rows("dream", "count")
    piles, sandman = (row.cases for row in told if row.cases)
    assert [int(case.result) for case in piles] == [dream_book.YELLOW, dream_book.BLUE] == [3, 2]
    results = [row.result for row in told if row.result] + [case.result for case in sandman]
    assert [case.tone for case in sandman] == ["", "lit", ""]
    # The printed example, 3 guessed and 2 not: the Dreamer 5 or 3, fairy 3, bogey 2, sandman 3; then 6, 3 and 4.
    assert results == ["+5", "+3", "+3", "+2", "+3", "+6", "+3", "+4"]
    assert dream_book.SANDMAN_CASES == ((4, 4), (3, 2), (6, 4))


def test_variants_that_are_played_here_are_marked_and_no_others(qapp: object) -> None:
    book = RulebookModel()
    usual = games.find("sen").read_options({})
    book.open("sen", "variants", {**usual, "nines": True})
    marked = [row.option for row in book.props.right if row.played]
    assert marked == ["nines"]
    book.choose("smoki")
    assert not any(row.played for row in (*book.props.left, *book.props.right))


def test_a_page_is_opened_by_its_name_on_its_spread(qapp: object) -> None:
    book = RulebookModel()
    book.open("race", "turbo", {})
    assert (book.props.at, book.props.right_title) == (2, CHAPTERS["race"][3].title)
    book.turn(-1)
    assert book.props.at == 0
    book.turn(-1)
    assert book.props.at == 0
    book.open("race", "no such page", {})
    assert book.props.at == 0


def test_a_search_minds_neither_case_nor_accents_and_finds_cards_by_name() -> None:
    assert folded("Źdźbło KRÓLA") == folded("zdzbło krola")
    assert found(CHAPTERS, "x" * 20) == ()
    assert found(CHAPTERS, "a") == ()
    turbo = found(CHAPTERS, "TURBO land")
    assert {hit.game for hit in turbo} == {"race"}
    assert any(hit.game == "dream" for hit in found(CHAPTERS, "sandman"))
    assert any(hit.game == "smoki" for hit in found(CHAPTERS, "raven nest"))


def test_a_moment_finds_its_page(qapp: object) -> None:
    keys = {game: {page.key for page in pages} for game, pages in CHAPTERS.items()}
    for game, scenes in GAME_SCENES.items():
        seen = set()
        for name in scenes:
            table = PlayTable()
            scenes[name](table)
            seen.add(table.chapter)
        assert seen <= keys[game] | {""}, game
        assert len(seen) > 1, game
