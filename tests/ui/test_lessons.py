"""Every lesson is played to its end by clicks, and by keys alone; what is done wrong is answered kindly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.settings import Settings
from client.viewmodels.lesson.model import LessonModel
from tests.ui.driver import Driver
from tests.ui.learner import items, press_on, to_do
from tests.ui.test_close_up import is_open
from tests.ui.test_explain import point_at

GAMES = ("sen", "smoki", "race", "dream")
MOST_TRIES = 12
LOOKS_MS = 90
"""What is lit is looked for a few times a second."""
SAID = {"clue": "gold", "guess": "lava", "recall": "lava"}


@pytest.fixture
def learner(driver: Driver) -> Iterator[Driver]:
    """A window whose lessons wait for nothing."""
    lesson = driver.window.app.lesson
    pace_ms, lesson.table.pace_ms = lesson.table.pace_ms, 0
    yield driver
    lesson.table.pace_ms = pace_ms
    driver.window.app.goHome()
    driver.settle()


def begin(driver: Driver, game: str) -> LessonModel:
    driver.window.app.learn(game)
    driver.settle()
    QTest.qWait(LOOKS_MS)
    return driver.window.app.lesson


def say(driver: Driver, lesson: LessonModel) -> None:
    """Type a word; a dream is told with Ctrl and Enter."""
    entry = str(lesson.table.own.property("entry")).split(" ")[0]
    driver.type(SAID[entry])
    if entry != "recall":
        driver.press(Qt.Key.Key_Return)
    else:
        QTest.keyClick(driver.window.root, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        driver.settle()


def by_clicks(driver: Driver, lesson: LessonModel) -> None:
    """Do what is asked, by clicks alone where nothing has to be typed."""
    match lesson.props.way:
        case "read":
            driver.click("lessonRead")
        case "say":
            say(driver, lesson)
        case "round":
            driver.click("endNext")
        case _:
            at = lesson.props.at
            for thing in to_do(lesson):
                QTest.qWait(LOOKS_MS)
                for item in items(driver, (thing,)) if lesson.props.at == at else ():
                    press_on(driver, item)


def by_keys(driver: Driver, lesson: LessonModel) -> None:
    """The same without a mouse: arrows lead to what is lit, Space chooses, and buttons have their keys."""
    if lesson.props.way == "say":
        say(driver, lesson)
        return
    if lesson.props.way in ("read", "look", "round", "begin"):
        driver.press(Qt.Key.Key_Return)
        return
    at = lesson.props.at
    for thing in to_do(lesson):
        item = next(iter(items(driver, (thing,))), None)
        if item is None or lesson.props.at != at or not item.activeFocusOnTab():
            continue
        walk_to(driver, item)
        driver.press(Qt.Key.Key_Space)


def walk_to(driver: Driver, item: QQuickItem) -> None:
    """By arrows, as a player goes from thing to thing on a table."""
    to = centre(item)
    for _ in range(40):
        here = driver.focused
        if here is item:
            return
        way = to - centre(here)
        across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        along = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
        for key in (across, along) if abs(way.x()) > abs(way.y()) else (along, across):
            driver.press(key)
            if driver.focused is not here:
                break
    assert driver.focused is item, (item.objectName(), driver.focused.objectName())


def centre(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


def play(driver: Driver, lesson: LessonModel, way: object) -> list[str]:
    """Go through the lesson; the titles of its thoughts."""
    titles = [lesson.props.title]
    while not lesson.props.over:
        at = lesson.props.at
        for _ in range(MOST_TRIES):
            way(driver, lesson)  # type: ignore[operator]
            driver.settle()
            QTest.qWait(20)
            if lesson.props.at != at:
                break
        assert lesson.props.at != at, (lesson.props, lesson.table.rows.table.ask)
        titles.append(lesson.props.title)
    return titles


def assert_goes_on(driver: Driver, lesson: LessonModel) -> None:
    """What is asked now can be done, and the next thing is asked."""
    at = lesson.props.at
    for _ in range(MOST_TRIES):
        if lesson.props.at != at:
            return
        by_clicks(driver, lesson)
        driver.settle()
        QTest.qWait(20)
    raise AssertionError((lesson.props, lesson.table.rows.table.ask))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_clicks(learner: Driver, game: str) -> None:
    lesson = begin(learner, game)
    titles = play(learner, lesson, by_clicks)
    assert len(titles) > 10
    assert lesson.props.at + 1 == lesson.props.count
    assert learner.node.asked == [], "nothing of a lesson reaches a real table"
    learner.click("lessonRead")
    assert learner.window.app.props.page == "start"
    assert learner.window.settings.values.lessons[game] == 0, "what is finished begins anew"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_keys(learner: Driver, game: str) -> None:
    lesson = begin(learner, game)
    assert len(play(learner, lesson, by_keys)) > 10
    assert learner.node.asked == []


def test_mistakes_are_answered_kindly_and_lead_nowhere(learner: Driver) -> None:
    lesson = begin(learner, "sen")
    learner.click("lessonRead")
    at, before = lesson.props.at, lesson.table.state.steps
    # A click beside what is lit, a card of another player, and a key of a button that is not there.
    press_on(learner, learner.find("ask"))
    assert lesson.props.nudges == 1
    assert str(learner.find("lessonTodo").property("text")) == lesson.props.wrong
    third = lesson.table.state.frame.board.dreams[0][2]  # type: ignore[union-attr]
    QTest.qWait(200)  # what is said makes the raven's sheet taller: it finds its place anew
    press_on(learner, learner.find(f"card-{third}"))
    assert lesson.props.nudges == 2
    learner.type("q")
    assert lesson.props.nudges == 3
    assert (lesson.props.at, lesson.table.state.steps) == (at, before)
    assert_goes_on(learner, lesson)


def test_another_legal_move_by_its_key_is_refused_with_a_reason(learner: Driver) -> None:
    lesson = begin(learner, "sen")
    while lesson.props.title != "Two piles":
        by_clicks(learner, lesson)
        QTest.qWait(20)
    at = lesson.props.at
    learner.type("ww")  # the call that ends the round, twice
    QTest.qWait(700)
    learner.type("w")
    assert lesson.props.at == at
    assert lesson.props.nudges > 0
    assert_goes_on(learner, lesson)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_thought_is_about_is_seen_from_close(learner: Driver, game: str) -> None:
    """While the raven speaks and while something is asked; no key that puts the sheet away does anything else."""
    lesson = begin(learner, game)
    ways: set[str] = set()
    while not {"read", "press"} <= ways and not lesson.props.over:
        at, way = lesson.props.at, "read" if lesson.props.way == "read" else "press"
        lit = items(learner, tuple(thing for thing in lesson.props.lit if thing != "entry"))
        if lit and way not in ways:
            ways.add(way)
            point_at(learner, lit[0])
            learner.press(Qt.Key.Key_Question)
            assert is_open(learner)
            learner.press(Qt.Key.Key_Return)
            assert not is_open(learner)
            assert (lesson.props.at, lesson.props.nudges) == (at, 0)
        assert_goes_on(learner, lesson)
    assert len(ways) == 2


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_it_all_comes_to_the_end(learner: Driver, game: str) -> None:
    lesson = begin(learner, game)
    for _ in range(60):
        if lesson.props.over:
            break
        learner.press(Qt.Key.Key_F9 if lesson.props.way != "read" else Qt.Key.Key_Return)
        QTest.qWait(20)
    assert lesson.props.over


def test_a_lesson_that_is_left_goes_on_where_it_was(learner: Driver) -> None:
    lesson = begin(learner, "smoki")
    for _ in range(6):
        by_clicks(learner, lesson)
        QTest.qWait(20)
    title, at = lesson.props.title, lesson.props.at
    learner.press(Qt.Key.Key_Escape)
    learner.click("leave")
    assert learner.window.app.props.page == "start"
    assert learner.window.settings.values.lessons["smoki"] == at
    lesson = begin(learner, "smoki")
    assert (lesson.props.title, lesson.props.at) == (title, at)
    assert_goes_on(learner, lesson)


def test_a_lesson_is_offered_on_the_first_page_and_where_nobody_is(learner: Driver) -> None:
    learner.reset(Settings(language="en", motion="calm", introduced=True))
    learner.click("learn")
    assert learner.window.app.props.page == "lesson"
    learner.window.app.goHome()
    learner.window.app.goLobby()
    learner.settle()
    learner.click("learn")
    assert learner.window.app.props.page == "lesson"
