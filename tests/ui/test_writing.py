"""Whoever writes at a table goes on writing, whatever comes by itself: a clue, a dream, a line of the chat, a name."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from engine.dream_moves import Recall
from netcore.status import (
    BrokenOffNews,
    CircleNews,
    ClosedNews,
    EvictedNews,
    FoulNews,
    LinkNews,
    Listener,
    News,
    PauseNews,
    PlayedOnNews,
    PollNews,
)
from tests.copies import replace
from tests.scenery import dream as dream_scenes
from tests.scenery import sen as sen_scenes
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import room_news
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver

Key = Qt.Key
GONE = LinkNews(2, False, left=True)
POLL = PollNews((2,), (1, 3), (0,), ask=True)
FOUL = FoulNews(2, "fork", 12, "/tmp/games/sen.foul")
COMES: dict[str, tuple[News, ...]] = {
    "a foul at last": (
        GONE,
        LinkNews(3, False, left=True),
        LinkNews(2, True),
        LinkNews(3, True),
        GONE,
        POLL,
        PollNews(()),
        POLL,
        EvictedNews(2, (0, 1, 3)),
        FOUL,
    ),
    "broken off": (GONE, BrokenOffNews((2,), True, "games/sen.sennik")),
    "played on": (PlayedOnNews((1, 2, 3), "games/sen.sennik"),),
}


def waited_for(driver: Driver, local: object, game: str) -> None:
    app = driver.window.app
    app.lost.hear(room_of(PEOPLE[:4], game=game))
    app.lost.hear(replace(local.news(), waiting_for=(2,)))  # type: ignore[attr-defined]
    driver.settle()


def clue(driver: Driver) -> str:
    app = driver.window.app
    app.turn_to("play")
    waited_for(driver, dream_scenes.spirit(app.play, 4, 1), "dream")
    return "words"


def dream(driver: Driver) -> str:
    app = driver.window.app
    app.turn_to("play")
    waited_for(driver, dream_scenes.reach(app.play, 6, dream_scenes.asked(Recall)), "dream")
    return "pen"


def line(driver: Driver) -> str:
    app = driver.window.app
    app.turn_to("play")
    waited_for(driver, sen_scenes.turn(app.play, 4), "sen")
    others = tuple(Listener(bytes([at + 1]) * 32, *PEOPLE[at]) for at in range(1, 4))
    app.hear(CircleNews(room_of(PEOPLE[:4]).table, others))
    driver.settle()
    driver.a_moment_later()
    driver.click("talkChip")
    return "talkField"


def hear(driver: Driver, *news: News) -> None:
    for each in news:
        driver.window.app.hear(each)
        driver.settle()


def written(driver: Driver) -> tuple[str, str]:
    return driver.focus_name, str(driver.focused.property("text"))


@pytest.mark.parametrize("comes", COMES)
@pytest.mark.parametrize("place", [clue, dream, line])
def test_whoever_writes_goes_on_where_the_caret_was(asleep: Driver, place: Callable[[Driver], str], comes: str) -> None:
    field = place(asleep)
    asleep.type("alo")
    asleep.press(Key.Key_Left)
    text = "al"
    for news, letter in zip(COMES[comes], "s nd1 g7mh", strict=False):
        hear(asleep, news)
        asleep.type(letter)
        text += letter
        assert written(asleep) == (field, text + "o"), news
    assert (asleep.window.app.play.opened, asleep.node.asked) == ("", [])


@pytest.mark.parametrize(("place", "news"), [(clue, FOUL), (dream, GONE), (line, GONE)])
def test_what_is_being_written_can_be_seen(asleep: Driver, place: Callable[[Driver], str], news: News) -> None:
    asleep.resize(800, 480)
    field = place(asleep)
    asleep.type("also")
    hear(asleep, news)
    asleep.window.root.grabWindow()
    veil, item = asleep.find("stopped" if news is FOUL else "lost"), asleep.find(field)
    panel = next(each for each in veil.childItems() if each.property("edge") is not None)
    sheet, written_on = (each.mapRectToScene(QRectF(0, 0, each.width(), each.height())) for each in (panel, item))
    assert not sheet.intersects(written_on)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape, Key.Key_Tab])
def test_a_word_of_a_game_that_is_over_is_said_to_nobody_and_the_way_out_comes_next(
    asleep: Driver, key: Qt.Key
) -> None:
    clue(asleep)
    asleep.type("also")
    hear(asleep, FOUL)
    asleep.press(key)
    assert asleep.focus_name == "stopped", "it is told, and answers nothing for a moment"
    assert asleep.find("words").property("text") == "also", "it can still be read"
    for each in (Key.Key_Return, Key.Key_Space, Key.Key_G, Key.Key_Escape):
        asleep.press(each)
    assert (asleep.window.app.play.opened, asleep.node.asked) == ("", [])


def test_ctrl_and_enter_send_no_dream_to_a_table_that_stands_still(asleep: Driver) -> None:
    dream(asleep)
    asleep.type("I dreamt that")
    hear(asleep, FOUL)
    QTest.keyClick(asleep.window.root, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    asleep.settle()
    assert [call for call in asleep.node.asked if call[0] == "submit"] == []


@pytest.mark.parametrize("place", [clue, dream])
def test_escape_leads_from_the_field_to_what_is_asked(asleep: Driver, place: Callable[[Driver], str]) -> None:
    """And opens no menu below it."""
    place(asleep)
    asleep.type("al")
    hear(asleep, GONE)
    asleep.press(Key.Key_Escape)
    assert (asleep.focus_name, asleep.window.app.play.opened) == ("lost", "")
    asleep.press(Key.Key_Escape)
    assert "lost" in {item.objectName() for item in asleep.shown()}, "in its first second it stays"


def test_who_does_not_see_the_pause_come_and_writes_on_ends_it_for_nobody(driver: Driver) -> None:
    theme = driver.window.engine.singletonInstance("Sennik", "Theme")
    dream(driver)
    driver.type("I dreamt")
    hear(driver, PauseNews((0,), may_end=True))
    dialog = driver.find("pauseDialog")
    began = last = time.monotonic()
    while not dialog.property("awake"):
        if time.monotonic() - began < 2 * theme.property("wakeMs") / 1000:
            last = time.monotonic()
            driver.type("a")
        QTest.qWait(50)
    assert time.monotonic() - last >= theme.property("wakeMs") / 1000, "letters came until then"
    assert driver.node.asked == []
    hear(driver, PauseNews())
    assert written(driver) == ("pen", "I dreamt")
    driver.type(" o")
    assert written(driver) == ("pen", "I dreamt o")


@pytest.mark.parametrize("news", [room_news(host=False, phrase=True), ClosedNews("fault")])
def test_a_page_that_turns_below_takes_no_name_that_is_typed_over_it(asleep: Driver, news: News) -> None:
    app = asleep.window.app
    if isinstance(news, ClosedNews):
        line(asleep)
    app.openSettingsAt("me")
    asleep.settle()
    asleep.find("name").forceActiveFocus()
    asleep.press(Key.Key_End)
    asleep.type("ab")
    asleep.press(Key.Key_Left)
    hear(asleep, news)
    asleep.type("c d")
    assert written(asleep) == ("name", "Jagnaac db")
