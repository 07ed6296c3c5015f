"""What comes by itself: it takes neither key nor click that was meant for the table, and nobody's words."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from netcore.status import ClosedNews, LinkNews, PollNews
from tests.copies import replace
from tests.scenery import dream as dream_scenes
from tests.scenery import sen as sen_scenes
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import TABLE_SCENES, room_news
from tests.ui.driver import Driver

Key = Qt.Key
WAKE_MS = 1000
LONG_MS = 3_600_000
"""A moment that does not end."""
EVERY_KEY = (Key.Key_Escape, Key.Key_1, Key.Key_2, Key.Key_Return, Key.Key_Space, Key.Key_Tab, Key.Key_Right)


def shown(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown()}


@pytest.mark.parametrize("scene", ["lost", "lost_poll", "lost_two", "lost_broken_off", "foul", "played_on"])
def test_no_key_or_click_that_comes_too_early_answers(asleep: Driver, scene: str) -> None:
    TABLE_SCENES[scene](asleep.window.app)
    asleep.settle()
    before = shown(asleep)
    for key in EVERY_KEY:
        asleep.press(key)
    for name in sorted(before & {"lostWait", "lostAgree", "lostLeave", "stoppedLeave"}):
        asleep.click(name)
    assert (shown(asleep), asleep.node.asked) == (before, [])


def test_after_a_second_it_answers(driver: Driver, qtbot: QtBot) -> None:
    began = time.monotonic()
    TABLE_SCENES["lost_poll"](driver.window.app)
    qtbot.waitUntil(lambda: driver.focus_name == "lostWait", timeout=30_000)
    assert time.monotonic() - began >= WAKE_MS / 1000
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("stay",)]


def test_another_question_in_its_place_is_asleep_at_first_too(asleep: Driver) -> None:
    theme = asleep.window.engine.singletonInstance("Sennik", "Theme")
    theme.setProperty("wakeMs", 0)
    TABLE_SCENES["lost"](asleep.window.app)
    asleep.settle()
    asleep.click("lostAgree")
    theme.setProperty("wakeMs", LONG_MS)
    asleep.window.app.hear(PollNews((1,), (2, 3), (0,), ask=True))
    asleep.settle()
    assert "lostSure" not in shown(asleep), "that was another question"
    asleep.click("lostAgree")
    assert "lostSure" not in shown(asleep)


def test_what_cannot_be_taken_back_is_asked_once_more_and_not_by_a_second_click(asleep: Driver) -> None:
    theme = asleep.window.engine.singletonInstance("Sennik", "Theme")
    theme.setProperty("wakeMs", 0)
    TABLE_SCENES["lost"](asleep.window.app)
    asleep.settle()
    theme.setProperty("wakeMs", LONG_MS)
    asleep.click("lostAgree")
    for name in ("lostSure", "lostBack", "lostWait"):
        asleep.click(name)
    assert asleep.node.asked == []
    asleep.a_moment_later()
    asleep.settle()
    assert asleep.focus_name == "lostBack"
    asleep.press(Key.Key_Return)
    assert "lostAgree" in shown(asleep)
    assert asleep.node.asked == []


def closed_by_others(driver: Driver) -> None:
    driver.window.app.hear(room_news(host=False, phrase=True))
    driver.settle()
    driver.window.app.hear(ClosedNews("closed"))
    driver.settle()
    assert driver.window.app.props.page == "start"


def test_a_table_that_is_closed_by_others_starts_no_game_under_the_hand(asleep: Driver) -> None:
    closed_by_others(asleep)
    for key in EVERY_KEY:
        asleep.press(key)
    asleep.click("practise")
    assert asleep.node.asked == []
    for page in asleep.shown():
        if page.property("asleep"):
            page.setProperty("asleep", False)  # for whoever tests in this window next


def test_a_moment_after_a_table_was_closed_its_player_may_begin_a_game(driver: Driver, qtbot: QtBot) -> None:
    closed_by_others(driver)
    qtbot.waitUntil(lambda: driver.focus_name == "practise", timeout=30_000)
    driver.press(Key.Key_Return)
    assert [call[0] for call in driver.node.asked] == ["practise"]


def test_whoever_was_typing_goes_on_typing(asleep: Driver) -> None:
    app = asleep.window.app
    app.turn_to("play")
    local = dream_scenes.spirit(app.play, 4, 1)
    asleep.settle()
    assert asleep.focus_name == "words"
    asleep.type("al")
    app.lost.hear(room_of(sen_scenes.PEOPLE[:4], game="dream"))
    app.lost.hear(replace(local.news(), waiting_for=(2,)))
    app.hear(LinkNews(2, False, left=True))
    asleep.settle()
    assert "lost" in shown(asleep)
    asleep.type("so 12")
    assert (asleep.focused.property("text"), asleep.focus_name) == ("also 12", "words")
    asleep.press(Key.Key_Tab)
    assert asleep.focus_name == "lost", "who goes on elsewhere meets the question, which is asleep at first"
    asleep.press(Key.Key_Escape)
    assert "lost" in shown(asleep)
    asleep.a_moment_later()
    asleep.press(Key.Key_Escape)
    assert "lost" not in shown(asleep)
