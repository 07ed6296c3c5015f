"""A thing seen from close: by `?`, by the other mouse button, on the way of F8, and aloud but for what is private."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.test_explain import at_table, pile
from tests.ui.test_screens import leave_room, smallest

# Of a window that was shown before in the same process.
pytestmark = pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")


def is_open(driver: Driver) -> bool:
    return any(item.objectName() == "closeUp" for item in driver.shown())


def shown(driver: Driver) -> dict[str, object]:
    value = driver.find("closeUp").property("shown")
    told = value.toVariant() if hasattr(value, "toVariant") else value
    assert isinstance(told, dict)
    return told


def test_a_card_is_taken_apart_and_any_key_puts_it_away(driver: Driver) -> None:
    at_table(driver, "race_flight")
    before = driver.focused
    driver.press(Qt.Key.Key_Question)
    assert is_open(driver)
    rows = shown(driver)["rows"]
    assert isinstance(rows, list)
    assert [part["name"] for part in rows[0]["parts"]] == ["Speed", "Colour", "Land", "Level", "Needs"]
    assert shown(driver)["can"] == [["take it off", "Space"], ["Fly!", "Return"]]
    # Neither Enter nor a letter reaches the table below.
    driver.press(Qt.Key.Key_Return)
    assert not is_open(driver)
    assert not driver.window.app.play.hand.sent
    assert driver.focused is before
    leave_room(driver)


def test_the_other_mouse_button_shows_it_and_a_click_puts_it_away(driver: Driver) -> None:
    at_table(driver)
    closed = pile(driver, "closed")
    at = closed.mapToScene(closed.boundingRect().center()).toPoint()
    QTest.mouseClick(driver.window.root, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    driver.settle()
    assert str(shown(driver)["title"]).startswith("Closed pile")
    QTest.mouseClick(driver.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(at.x(), 560))
    driver.settle()
    assert not is_open(driver)
    assert not driver.window.app.play.hand.sent
    leave_room(driver)


def test_f8_leads_to_what_cannot_be_pressed_and_shows_it_from_close(driver: Driver) -> None:
    at_table(driver)
    driver.press(Qt.Key.Key_F8)
    driver.press(Qt.Key.Key_Up)
    driver.press(Qt.Key.Key_Question)
    assert is_open(driver)
    driver.press(Qt.Key.Key_Escape)
    assert not is_open(driver)
    assert driver.window.app.play.opened == ""
    leave_room(driver)


def test_it_is_said_aloud_unless_it_is_private(driver: Driver) -> None:
    at_table(driver, "race_flight")
    driver.press(Qt.Key.Key_Question)
    assert str(shown(driver)["spoken"]).count(": ") >= 5
    leave_room(driver)
    at_table(driver, "race_draft")
    driver.press(Qt.Key.Key_Question)
    assert shown(driver)["private"]
    assert shown(driver)["spoken"] == ""
    leave_room(driver)


def test_it_fits_the_least_window_with_the_largest_letters(opened: Driver) -> None:
    for language, scene in (("uk", "race_draft"), ("cs", "sen_4"), ("pl", "smoki_3")):
        opened.reset(smallest(language))
        at_table(opened, scene)
        opened.press(Qt.Key.Key_Question)
        assert is_open(opened), scene
        assert list(misfits(opened.window.root)) == [], (language, scene)
        opened.press(Qt.Key.Key_Escape)
        leave_room(opened)
