"""The question about a player who is not heard, by mouse and by keyboard, over a table in the real window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.heard import hear

A_MOMENT_MS = 300
"""The second of two clicks in one place is meant for what has come there only after that."""


@pytest.fixture
def driver(driver: Driver) -> Iterator[Driver]:
    """A window whose questions are awake at once: tests/ui/test_unasked.py has what they are before."""
    theme = driver.window.engine.singletonInstance("Sennik", "Theme")
    wake_ms = theme.property("wakeMs")
    theme.setProperty("wakeMs", 0)
    yield driver
    theme.setProperty("wakeMs", wake_ms)


def asked(driver: Driver, scene: str) -> None:
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()


def test_the_question_takes_the_focus_and_waits_by_escape(driver: Driver) -> None:
    asked(driver, "lost")
    assert driver.focus_name == "lostWait"
    driver.press(Qt.Key.Key_Escape)
    assert not any(item.objectName() == "lost" for item in driver.shown())
    assert driver.node.asked == []
    assert driver.focus_name not in ("lostWait", "lostAgree", "")


def test_no_key_of_a_table_agrees_and_it_is_asked_twice(driver: Driver) -> None:
    asked(driver, "lost")
    driver.press(Qt.Key.Key_2)
    driver.press(Qt.Key.Key_Tab)
    driver.press(Qt.Key.Key_Return)
    assert driver.focus_name == "lostBack"
    assert driver.node.asked == []
    driver.find("lostSure").parentItem().ensurePolished()  # it stands beside the other one only once it is drawn
    driver.press(Qt.Key.Key_Right)
    assert driver.focus_name == "lostSure"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("evict", (2,))]


def test_a_tap_says_no_in_a_poll(driver: Driver) -> None:
    asked(driver, "lost_poll")
    driver.click("lostWait")
    assert driver.node.asked == [("stay",)]


def test_a_tap_ends_a_game_for_two(driver: Driver) -> None:
    asked(driver, "lost_two")
    driver.click("lostAgree")
    driver.settle()
    driver.wait(A_MOMENT_MS)
    driver.click("lostSure")
    assert driver.node.asked == [("break_off", (1,))]


def test_the_end_is_left_by_enter(driver: Driver) -> None:
    asked(driver, "lost_broken_off")
    assert driver.focus_name == "lostLeave"
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("leave",)]


def test_the_end_is_left_by_escape_too(driver: Driver) -> None:
    asked(driver, "lost_broken_off")
    driver.press(Qt.Key.Key_Escape)
    assert driver.node.asked == [("leave",)]


def test_the_question_is_told_to_screen_readers(driver: Driver) -> None:
    asked(driver, "lost_poll")
    dialogs = [each for each in hear(driver.window.root).all() if each.role is QAccessible.Role.Dialog]
    assert [dialog.name for dialog in dialogs] == ["No word from Ondřej"]
    agree = QAccessible.queryAccessibleInterface(driver.find("lostAgree"))
    assert agree is not None
    assert agree.text(QAccessible.Text.Name) == "Play on without Ondřej"
