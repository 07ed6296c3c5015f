"""Who hears whom, by clicks, by keys and by ear."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from netcore.status import TrialNews, TrialSide
from tests.scenery.scenes import neighbours
from tests.ui.driver import Driver

SOFIJA = bytes([2]) * 32


def text(driver: Driver, name: str) -> str:
    return str(driver.find(name).property("text"))


def names(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown() if item.objectName()}


def heard(driver: Driver, name: str) -> str:
    return QAccessible.queryAccessibleInterface(driver.find(name)).text(QAccessible.Text.Name)


def opened(driver: Driver, way: str = "networkLine") -> None:
    driver.click(way)
    driver.window.app.hear(neighbours())
    driver.settle()
    driver.window.root.grabWindow()


def test_it_is_reached_from_the_first_page_and_left_again(driver: Driver) -> None:
    opened(driver)
    assert driver.node.asked == [("look", True)]
    assert text(driver, "networkTitle") == "Zdeňka is heard only in part"
    driver.press(Qt.Key.Key_Escape)
    assert driver.node.asked == [("look", True), ("look", False)]
    assert "networkLine" in names(driver)


def test_it_is_reached_from_the_lobby_and_another_page_of_the_settings_ends_it(driver: Driver) -> None:
    driver.click("lobby")
    opened(driver, "network")
    assert driver.node.asked[-1] == ("look", True)
    driver.click("page-general")
    assert driver.node.asked[-1] == ("look", False)


def test_a_cell_tells_itself_to_the_hand_and_to_the_ear(driver: Driver) -> None:
    opened(driver)
    driver.a_moment_later()
    driver.click("cell-1-2")
    assert text(driver, "networkTitle") == "Sofija hears Ondřej: 41 ms"
    assert heard(driver, "cell-1-2") == "Sofija hears Ondřej: 41 ms"
    # Over the empty cell to the other side of it.
    for key, at in ((Qt.Key.Key_Left, "1-0"), (Qt.Key.Key_Down, "2-0")):
        driver.press(key)
        assert driver.focus_name == f"cell-{at}"
    assert text(driver, "networkTitle") == "Ondřej hears Jagna: 3 ms"
    driver.press(Qt.Key.Key_Space)
    assert text(driver, "networkTitle") == "Zdeňka is heard only in part"


def test_a_click_or_ctrl_c_takes_the_address_along(driver: Driver) -> None:
    opened(driver)
    QGuiApplication.clipboard().clear()
    QTest.keyClick(driver.window.root, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    driver.settle()
    assert QGuiApplication.clipboard().text() == "192.168.1.12:28460"
    QGuiApplication.clipboard().clear()
    driver.click("ownAddress")
    assert QGuiApplication.clipboard().text() == "192.168.1.12:28460"


def test_two_test_together_and_this_one_has_asked(awake: Driver) -> None:
    opened(awake)
    awake.click("cell-0-1")
    awake.press(Qt.Key.Key_T)
    assert awake.node.asked[-1] == ("ask", SOFIJA)
    awake.window.app.hear(TrialNews("asking", SOFIJA, "Sofija", "tall", ours=True))
    awake.settle()
    assert "test" not in names(awake)
    mine, theirs = TrialSide(True, 3), TrialSide(True, None, "silent")
    awake.window.app.hear(TrialNews("done", SOFIJA, "Sofija", "tall", True, True, mine, theirs))
    awake.settle()
    assert text(awake, "networkTitle") == "Between you and Sofija something is in the way"
    awake.window.root.grabWindow()
    awake.click("stopTest")
    assert awake.node.asked[-1] == ("stop_trial",)


def test_who_is_asked_agrees_by_a_click_and_by_no_key_that_was_meant_for_something_else(awake: Driver) -> None:
    opened(awake)
    awake.window.app.hear(TrialNews("asked", SOFIJA, "Sofija", "tall", linked=True))
    awake.settle()
    awake.window.root.grabWindow()
    asked = len(awake.node.asked)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_T, Qt.Key.Key_W):
        awake.press(key)
    assert ("answer", True) not in awake.node.asked[asked:]
    awake.click("agree")
    assert awake.node.asked[-1] == ("answer", True)


def test_somebody_asks_while_another_page_is_shown(awake: Driver) -> None:
    driver = awake
    driver.window.app.hear(TrialNews("asked", SOFIJA, "Sofija", "tall", linked=True))
    driver.settle()
    assert "Sofija would like to test" in text(driver, "toast")
    opened(driver)
    driver.click("decline")
    assert driver.node.asked[-1] == ("answer", False)


def test_an_address_is_typed_where_nobody_is_in_sight(driver: Driver) -> None:
    opened(driver)
    driver.click("testAddress")
    driver.type(" 10.0.0.12 ")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked[-1] == ("ask_address", "10.0.0.12")
