"""A game against bots is put away from its menu, waits on the first page, and is taken up again, by clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from client.viewmodels.app import SHELF_SHOWN
from netcore.status import ClosedNews, ShelfNews, ShelvedGame
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room
from tests.ui.driver import Driver

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
