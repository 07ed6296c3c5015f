"""The rulebook in the window: reached from everywhere, turned by keys, searched, and left to where one was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from client.settings import Language, Settings
from client.viewmodels.rulebook.model import RulebookModel
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver, everything_shown
from tests.ui.fits import misfits
from tests.ui.sight import box_of, kind
from tests.ui.test_screens import leave_room


def book(driver: Driver) -> RulebookModel:
    driver.find("rulebook")
    return driver.window.app.rulebook


def test_it_opens_from_the_first_page_at_the_chosen_game_and_closes_again(driver: Driver) -> None:
    driver.window.app.start.chooseGame("smoki")
    driver.click("openBook")
    assert book(driver).props.game == "smoki"
    driver.press(Qt.Key.Key_Escape)
    assert not driver.window.app.props.book_open
    assert driver.focused.isVisible()
    driver.window.app.start.chooseGame("sen")


@pytest.mark.parametrize(
    ("scene", "game", "page"),
    [("sen_4", "sen", 0), ("race_first", "race", 0), ("race_turbo", "race", 2), ("dream_4", "dream", 0)],
)
def test_it_opens_at_a_table_at_the_page_of_the_moment(driver: Driver, scene: str, game: str, page: int) -> None:
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    driver.window.app.play.toggle("help")
    driver.settle()
    driver.click("helpBook")
    props = book(driver).props
    assert (props.game, props.at) == (game, page)
    driver.press(Qt.Key.Key_Escape)
    assert driver.window.app.props.page == "play"
    leave_room(driver)


def test_it_opens_in_the_room_with_its_variants_marked(driver: Driver) -> None:
    SCENES["room"](driver.window.app)
    driver.settle()
    driver.click("rulesChip")
    driver.click("helpBook")
    model = book(driver)
    assert model.props.game == "sen"
    driver.press(Qt.Key.Key_Right)
    assert [row.option for row in model.props.right if row.played] == ["nines"]
    driver.press(Qt.Key.Key_Escape)
    leave_room(driver)


def test_leaves_are_turned_by_arrows_and_games_by_their_bookmarks(driver: Driver) -> None:
    driver.click("openBook")
    model = book(driver)
    driver.press(Qt.Key.Key_Right)
    assert model.props.at == 2
    driver.press(Qt.Key.Key_Right)
    assert model.props.at == 2
    driver.press(Qt.Key.Key_Left)
    assert model.props.at == 0
    driver.click("bookmark-race")
    assert model.props.game == "race"
    driver.window.app.closeBook()


def test_words_are_found_and_lead_to_their_page(driver: Driver) -> None:
    driver.click("openBook")
    model = book(driver)
    driver.find("searchRules").forceActiveFocus()
    driver.type("sandman")
    assert {hit.game for hit in model.props.hits} == {"dream"}
    assert not list(misfits(driver.window.root))
    driver.click("hit-0")
    assert model.props.game == "dream"
    driver.window.app.closeBook()


def test_the_lesson_is_played_from_the_book(driver: Driver) -> None:
    driver.click("openBook")
    driver.click("bookmark-race")
    driver.click("learnFromBook")
    assert driver.window.app.props.page == "lesson"
    assert driver.window.app.lesson.props.game == "race"
    driver.window.app.goHome()
    driver.settle()


# ── how full a spread is ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("game", ["sen", "smoki"])
def test_a_spread_is_as_large_as_its_pages_allow(driver: Driver, game: str) -> None:
    """The fuller page is nearly full, nothing has to be scrolled, and no row grows without end."""
    driver.window.app.start.chooseGame(game)
    driver.click("openBook")
    for _ in range(2):
        driver.settle()
        grown = driver.find("rulebook").property("grown")
        rooms = [driver.find(page).property("room") for page in ("leftPage", "rightPage")]
        assert 1 < grown <= 1.4
        assert min(rooms) >= 1
        assert grown == 1.4 or min(rooms) < 1.15
        driver.press(Qt.Key.Key_Right)
    driver.press(Qt.Key.Key_Escape)
    driver.window.app.start.chooseGame("sen")


def test_no_spread_has_to_be_scrolled_because_it_has_grown(opened: Driver) -> None:
    opened.reset(Settings(language="uk", motion="calm", text_size="largest", introduced=True, width=1024, height=640))
    opened.click("openBook")
    usual = 0
    for game in ("sen", "smoki", "race", "dream"):
        opened.click(f"bookmark-{game}")
        for _ in range(2):
            opened.settle()
            grown = opened.find("rulebook").property("grown")
            rooms = [opened.find(page).property("room") for page in ("leftPage", "rightPage")]
            usual += grown == 1
            assert grown == 1 or min(rooms) >= 1
            opened.press(Qt.Key.Key_Right)
    assert usual


def test_keys_of_the_search_are_its_own_and_it_goes_before_the_book(driver: Driver) -> None:
    driver.click("openBook")
    model = book(driver)
    driver.click("searchRules")
    at = model.props.at
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        driver.press(key)
        assert (model.props.at, driver.focus_name) == (at, "searchRules"), "a line of text turns no leaf"
    driver.type("crow")
    assert model.props.hits
    driver.press(Qt.Key.Key_Escape)
    assert (driver.find("searchRules").property("text"), model.props.searched) == ("", "")
    driver.type("token")
    first = model.props.hits[0]
    driver.press(Qt.Key.Key_Return)
    assert model.props.game == first.game
    assert first.page in (model.props.at, model.props.at + 1)
    assert driver.find("searchRules").property("text") == ""
    driver.press(Qt.Key.Key_Escape)
    assert not driver.window.app.props.book_open


@pytest.mark.parametrize(("language", "games"), [("uk", ["sen", "smoki", "race", "dream"]), ("cs", ["race"])])
def test_no_spread_has_to_be_scrolled_in_usual_letters(opened: Driver, language: Language, games: list[str]) -> None:
    opened.reset(Settings(language=language, motion="calm", introduced=True, width=1366, height=768))
    opened.click("openBook")
    book = opened.window.app.rulebook
    for game in games:
        opened.click(f"bookmark-{game}")
        while True:
            opened.settle()
            rooms = [opened.find(page).property("room") for page in ("leftPage", "rightPage")]
            assert min(rooms) >= 1, f"{game}, page {book.props.at + 1}"
            if book.props.at + 2 >= book.props.count:
                break
            opened.press(Qt.Key.Key_Right)


def test_a_page_that_goes_on_fades_where_it_is_cut(opened: Driver) -> None:
    """Half a line would look like a fault."""
    opened.reset(Settings(language="uk", motion="calm", text_size="largest", introduced=True, width=1366, height=768))
    opened.click("openBook")
    opened.click("bookmark-race")
    opened.settle()
    page = opened.find("leftPage")
    assert page.property("room") < 1
    (view,) = (item for item in everything_shown(page) if item.inherits("QQuickFlickable"))
    for at, edges in ((0.0, [view.height()]), (20.0, [0, view.height()]), (view.property("contentHeight"), [0])):
        view.setProperty("contentY", min(at, view.property("contentHeight") - view.height()))
        opened.settle()
        assert [edge for edge in (0, view.height()) if fades(view, edge)] == edges


def fades(view: QQuickItem, edge: float) -> bool:
    """Whether something ends in the colour of the ground at that edge of a view, as wide as what is in it."""
    (mark,) = (item for item in everything_shown(view.parentItem()) if kind(item) == "ScrollMark")
    boxes = [view.mapRectFromScene(box_of(item)) for item in mark.childItems() if item.isVisible()]
    return any(edge in (round(box.top(), 3), round(box.bottom(), 3)) for box in boxes)
