"""What comes under the hand by itself: a click that was on its way to something else does nothing there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from netcore.status import BenchNews, CircleNews, Listener, TrialNews, TrialSide
from tests.scenery import scenes
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import neighbours
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver

SOFIJA = bytes([2]) * 32
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def middle(driver: Driver, name: str) -> QPoint:
    item = driver.find(name)
    # A row or a column puts its parts in their places when a frame is drawn.
    driver.window.root.grabWindow()
    return item.mapToScene(item.boundingRect().center()).toPoint()


def low(driver: Driver, name: str) -> QPoint:
    """On the lower part of a button: a dialog that has become smaller has moved what is in it by half a row."""
    return middle(driver, name) + QPoint(0, 14)


def click_at(driver: Driver, at: QPoint) -> None:
    QTest.mouseClick(driver.window.root, Qt.MouseButton.LeftButton, NO_MODIFIER, at)
    driver.settle()


def bench_of(driver: Driver, onlookers: int) -> None:
    driver.window.app.hear(BenchNews(scenes.ONLOOKERS[:onlookers]))
    driver.settle()


def test_two_clicks_send_one_onlooker_away_and_not_the_next_too(asleep: Driver) -> None:
    scenes.TABLE_SCENES["sen_4"](asleep.window.app)
    bench_of(asleep, 3)
    asleep.click("benchChip")
    at = low(asleep, f"away-{scenes.ONLOOKERS[0].name}")
    click_at(asleep, at)
    asleep.window.app.hear(BenchNews(scenes.ONLOOKERS[1:3]))
    asleep.settle()
    moved = asleep.find(f"away-{scenes.ONLOOKERS[1].name}")
    asleep.window.root.grabWindow()
    assert moved.contains(moved.mapFromScene(at)), "the next one has moved up under the pointer"
    click_at(asleep, at)
    assert asleep.node.asked == [("send_away", scenes.ONLOOKERS[0].peer)]


def test_where_an_onlooker_has_gone_no_click_sends_away_who_moved_up(asleep: Driver) -> None:
    scenes.TABLE_SCENES["sen_4"](asleep.window.app)
    bench_of(asleep, 3)
    asleep.click("benchChip")
    at = low(asleep, f"away-{scenes.ONLOOKERS[0].name}")
    asleep.window.app.hear(BenchNews(scenes.ONLOOKERS[1:3]))
    asleep.settle()
    asleep.window.root.grabWindow()
    click_at(asleep, at)
    assert asleep.node.asked == []


def trial(driver: Driver, state: str) -> None:
    sides = (TrialSide(True, 3), TrialSide(True, None, "silent")) if state == "done" else ()
    news = TrialNews(state, SOFIJA, "Sofija", "tall", True, state == "asking", *sides)
    driver.window.app.hear(news)
    driver.settle()
    driver.window.root.grabWindow()


def network(driver: Driver) -> None:
    driver.click("networkLine")
    driver.window.app.hear(neighbours())
    driver.settle()


def buttons(driver: Driver) -> list[QQuickItem]:
    names = ("agree", "decline", "stopTest", "again", "test", "advise")
    return [item for item in driver.shown() if item.objectName() in names]


def test_a_click_on_a_test_agrees_to_none_that_is_asked_for_just_then(asleep: Driver) -> None:
    network(asleep)
    trial(asleep, "asked")
    asked = len(asleep.node.asked)
    for name in ("agree", "decline"):
        click_at(asleep, middle(asleep, name))
    assert asleep.node.asked[asked:] == []


def test_a_click_on_stop_puts_away_no_result_that_came_just_then(asleep: Driver) -> None:
    network(asleep)
    trial(asleep, "asking")
    at = middle(asleep, "stopTest")
    trial(asleep, "done")
    asked = len(asleep.node.asked)
    click_at(asleep, middle(asleep, "stopTest"))
    click_at(asleep, at)
    assert asleep.node.asked[asked:] == []
    assert "stopTest" in [item.objectName() for item in buttons(asleep)]


def test_a_test_with_somebody_is_none_with_who_is_named_there_just_then(asleep: Driver) -> None:
    network(asleep)
    at = middle(asleep, "test")
    before = str(asleep.find("test").property("text"))
    asleep.window.app.hear(neighbours(("0 x", "x 0")))
    asleep.settle()
    asleep.window.root.grabWindow()
    assert str(asleep.find("test").property("text")) != before
    asked = len(asleep.node.asked)
    click_at(asleep, at)
    click_at(asleep, middle(asleep, "test"))
    assert asleep.node.asked[asked:] == []


def test_whoever_goes_elsewhere_has_not_said_yes_to_deleting_what_was_counted(driver: Driver) -> None:
    scenes.SCENES["settings_statistics"](driver.window.app)
    driver.settle()
    plain = str(driver.find("forget").property("text"))
    driver.click("forget")
    assert str(driver.find("forget").property("text")) != plain
    driver.press(Qt.Key.Key_Tab)
    assert str(driver.find("forget").property("text")) == plain
    click_at(driver, middle(driver, "forget"))
    assert driver.window.app.statistics.property("games") > 0, "asked once more"
    driver.window.app.statistics.clear()


def test_a_menu_that_becomes_longer_takes_no_click_for_what_lay_there(asleep: Driver) -> None:
    """Somebody has come who can be heard: one more word stands in it, and all below it elsewhere."""
    app = asleep.window.app
    app.hear(CircleNews())
    scenes.TABLE_SCENES["sen_4"](app)
    app.play.toggle("menu")
    asleep.settle()
    assert "menuPeople" not in [item.objectName() for item in asleep.shown()]
    places = [low(asleep, name) for name in ("menuHelp", "menuSettings", "menuLeave")]
    people = [Listener(bytes([at + 1]) * 32, *PEOPLE[at]) for at in range(2)]
    app.hear(CircleNews(room_of(PEOPLE[:4]).table, tuple(people)))
    asleep.settle()
    asleep.find("menuPeople")
    for place in places:
        click_at(asleep, place)
    assert (app.play.opened, app.props.settings_open) == ("menu", False)
    app.hear(CircleNews(b"no one's table.."))
