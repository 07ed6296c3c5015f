"""A game against bots is put away from its menu, waits on the first page, and is taken up again, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from client.settings import LANGUAGES, Language, Settings
from client.viewmodels.start.model import SHELF_SHOWN
from netcore.status import ClosedNews, ShelfNews, ShelvedGame
from tests.copies import replace
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.heard import amiss

WAITING = ShelvedGame(bytes([7]) * 32, "sen", ("Puchacz", "Sowa", "Gil"), 1000.0)


def sit(driver: Driver, bots: tuple[int, ...]) -> None:
    """A table with `bots` in these seats."""
    app = driver.window.app
    local = LocalTable("sen", 4, scenes.SEED)
    local.run()
    app.hear(room(scenes.PEOPLE[:4], bots=bots))
    app.hear(local.news())
    driver.settle()
    app.play.hurry()
    driver.settle()


def test_a_game_with_bots_is_put_away_from_the_menu(driver: Driver) -> None:
    sit(driver, (1, 2, 3))
    driver.click("menu")
    driver.click("menuShelve")
    assert driver.node.asked == [("shelve",)]
    driver.window.app.hear(ClosedNews("left"))
    driver.window.app.hear(ShelfNews((WAITING,)))
    driver.settle()
    assert driver.focus_name == "practise"
    assert driver.find("shelf-0").property("text") == "Go on: Sen"
    assert driver.find("shelf-0").property("hint") == "Puchacz, Sowa, Gil"
    driver.click("shelf-0")
    driver.click("shelf-0")
    assert driver.node.asked[1:] == [("take_up", WAITING.table)]


def test_who_leaves_a_game_with_bots_is_offered_to_put_it_away(driver: Driver) -> None:
    sit(driver, (1, 2, 3))
    driver.click("menu")
    driver.click("menuLeave")
    said = [str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")]
    assert not [text for text in said if "forfeit" in text or "others" in text]
    driver.click("leaveLater")
    assert driver.node.asked == [("shelve",)]


def test_a_game_with_others_cannot_be_put_away(driver: Driver) -> None:
    sit(driver, (2, 3))
    driver.click("menu")
    assert "menuShelve" not in [item.objectName() for item in driver.shown()]
    driver.click("menuLeave")
    assert "leaveLater" not in [item.objectName() for item in driver.shown()]
    driver.window.app.play.shelve()
    assert driver.node.asked == []


def shelved(*numbers: int) -> ShelfNews:
    return ShelfNews(tuple(ShelvedGame(bytes([number]) * 32, "sen", (f"Gil {number}",), 1.0) for number in numbers))


def walk(driver: Driver) -> None:
    """Come by the keyboard to what has it."""
    driver.press(Qt.Key.Key_Tab)
    driver.press(Qt.Key.Key_Backtab)


def test_the_keyboard_stays_on_the_game_that_it_is_on(driver: Driver) -> None:
    driver.window.app.hear(shelved(1))
    driver.settle()
    row = driver.find("shelf-0")
    row.forceActiveFocus()
    walk(driver)
    driver.window.app.hear(shelved(2, 1))
    driver.settle()
    assert (row.property("hint"), driver.focus_name) == ("Gil 1", "shelf-1")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("take_up", bytes([1]) * 32)]


def test_where_a_game_has_gone_under_the_hand_enter_begins_none(asleep: Driver) -> None:
    asleep.window.app.hear(shelved(1, 2))
    asleep.settle()
    asleep.find("shelf-0").forceActiveFocus()
    walk(asleep)
    asleep.window.app.hear(shelved(2))
    asleep.settle()
    assert asleep.focus_name == "practise"
    asleep.press(Qt.Key.Key_Return)
    asleep.press(Qt.Key.Key_Space)
    assert asleep.node.asked == []
    walk(asleep)
    asleep.press(Qt.Key.Key_Return)
    assert [call[0] for call in asleep.node.asked] == ["practise"], "whoever walks there means it"
    asleep.window.app.hear(ClosedNews("left"))
    asleep.settle()
    asleep.find("practise").forceActiveFocus()


def test_the_first_page_keeps_its_buttons_and_its_key(driver: Driver) -> None:
    """What is put away lies below all else: Enter goes on meaning what it meant."""
    many = tuple(ShelvedGame(bytes([number]) * 32, "sen", ("Gil",), float(number)) for number in range(4))
    before = driver.find("practise").mapToScene(driver.find("practise").boundingRect().center())
    driver.window.app.hear(ShelfNews(many))
    driver.settle()
    assert driver.focus_name == "practise"
    assert driver.find("practise").mapToScene(driver.find("practise").boundingRect().center()) == before
    names = {item.objectName() for item in driver.shown()}
    assert [f"shelf-{at}" in names for at in range(4)] == [at < SHELF_SHOWN for at in range(4)]
    for width, height in ((1024, 640), (1366, 768)):
        driver.resize(width, height)
        shelf, me = driver.find("shelf-1"), driver.find("me")
        assert shelf.mapToScene(shelf.boundingRect().bottomLeft()).y() <= me.mapToScene(me.boundingRect().topLeft()).y()
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("practise", "sen", 4, {})]


def test_a_game_that_was_put_away_is_thrown_away_after_a_question(awake: Driver) -> None:
    driver = awake
    driver.window.app.hear(ShelfNews((WAITING,)))
    driver.settle()
    driver.click("throwAway-0")
    assert driver.focus_name == "stay"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == []
    assert driver.focus_name == "throwAway-0"
    driver.click("throwAway-0")
    for _ in range(6):
        driver.press(Qt.Key.Key_Tab)
        assert driver.focus_name in {"stay", "leave"}
    driver.press(Qt.Key.Key_Escape)
    driver.find("throwAway-0").forceActiveFocus()
    driver.press(Qt.Key.Key_Space)
    driver.press(Qt.Key.Key_Backtab)
    assert driver.focus_name == "leave"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("throw_away", WAITING.table)]
    driver.window.app.hear(ShelfNews())
    driver.settle()
    assert driver.focus_name == "practise"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_read_whole(opened: Driver, language: Language) -> None:
    for text_size, size in (("largest", (1024, 640)), ("usual", (800, 480))):
        opened.reset(
            Settings(
                language=language,
                motion="calm",
                text_size=text_size,  # type: ignore[arg-type]  # one of the sizes
                introduced=True,
                width=size[0],
                height=size[1],
            )
        )
        opened.window.app.hear(ShelfNews((WAITING, replace(WAITING, game="race", table=bytes(32)))))
        opened.settle()
        assert list(misfits(opened.window.root)) == []
        opened.click("throwAway-0")
        assert list(misfits(opened.window.root)) == []
        assert list(amiss(opened.window.root)) == []
        opened.press(Qt.Key.Key_Escape)


def test_a_game_that_is_gone_is_asked_about_no_more(driver: Driver) -> None:
    driver.window.app.hear(ShelfNews((WAITING,)))
    driver.settle()
    driver.click("throwAway-0")
    driver.window.app.hear(ShelfNews())
    driver.settle()
    assert "throwing" not in [item.objectName() for item in driver.shown()]
    assert driver.focus_name == "practise"
