"""A pause by mouse and keyboard, over a table in the real window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from netcore.status import PauseNews
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver


@pytest.fixture
def driver(driver: Driver) -> Iterator[Driver]:
    """A window whose questions are awake at once."""
    theme = driver.window.engine.singletonInstance("Sennik", "Theme")
    wake_ms = theme.property("wakeMs")
    theme.setProperty("wakeMs", 0)
    yield driver
    theme.setProperty("wakeMs", wake_ms)


def names(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown()}


def test_one_asks_for_a_pause_in_the_menu_and_goes_on_with_one_key(driver: Driver) -> None:
    TABLE_SCENES["away"](driver.window.app)
    driver.settle()
    driver.press(Qt.Key.Key_Escape)
    driver.click("menuPause")
    assert driver.node.asked == [("call", "pause")]
    driver.window.app.hear(PauseNews((0,), may_end=True))
    driver.settle()
    assert driver.focus_name == "pauseGoOn"
    driver.press(Qt.Key.Key_D)
    assert driver.node.asked == [("call", "pause")], "no key of the table does anything"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked[1:] == [("call", "go-on")]
    driver.window.app.hear(PauseNews())
    driver.settle()
    assert "pauseDialog" not in names(driver)


def test_the_menu_is_the_way_out_of_somebody_else_s_pause(driver: Driver) -> None:
    TABLE_SCENES["pause"](driver.window.app)
    driver.settle()
    assert "pauseDialog" in names(driver)
    assert "pauseGoOn" not in names(driver)
    driver.press(Qt.Key.Key_Escape)
    assert {"tableMenu", "menuLeave"} <= names(driver)
    assert "menuPause" not in names(driver)
    driver.press(Qt.Key.Key_Escape)
    assert "tableMenu" not in names(driver)
    assert "pauseDialog" in names(driver)


def test_one_is_away_until_one_says_or_does_something(driver: Driver) -> None:
    TABLE_SCENES["away"](driver.window.app)
    driver.settle()
    driver.press(Qt.Key.Key_Escape)
    driver.click("menuAway")
    assert driver.node.asked == [("call", "away")]
    driver.window.app.hear(PauseNews(away=(0,)))
    driver.settle()
    driver.press(Qt.Key.Key_D)
    assert driver.node.asked[1] == ("call", "back")
    assert driver.node.asked[2][0] == "submit"
