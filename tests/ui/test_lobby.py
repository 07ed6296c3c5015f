"""The list of tables: one row is current, it stays the same table, and no button becomes another under the hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from netcore.status import TableAd, TablesNews
from tests.copies import replace
from tests.ui.driver import Driver
from tests.ui.test_ways import table, text_of

Key = Qt.Key
NAMES = ("Adam", "Basia", "Cyryl", "Dana", "Ewa", "Feliks", "Gala", "Hynek", "Iza", "Jan")


def named(number: int) -> TableAd:
    """One of many tables; every third one is in play."""
    name = f"{NAMES[number % len(NAMES)]} {number}"
    phase = "playing" if number % 3 == 0 else "open"
    return replace(table(number), host=name, phase=phase)


def hear(driver: Driver, ads: Iterable[TableAd]) -> None:
    driver.window.app.hear(TablesNews(tuple(ads)))
    driver.settle()


def chosen(driver: Driver) -> list[str]:
    return [row.host for row in driver.window.app.lobby.tables.rows if row.chosen]


def test_a_table_that_comes_under_a_half_typed_address_takes_nothing(driver: Driver) -> None:
    """Enter would else sit down at a stranger's table."""
    driver.click("lobby")
    driver.find("address").forceActiveFocus()
    driver.type("10.77.0.")
    hear(driver, [table(1)])
    assert (text_of(driver, "address"), driver.focus_name) == ("10.77.0.", "address")
    assert not driver.find("sit").property("lit")
    driver.type("9")
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("join_address", "10.77.0.9")]


def test_in_the_empty_lobby_enter_becomes_no_strangers(asleep: Driver) -> None:
    asleep.click("lobby")
    hear(asleep, [table(1)])
    assert chosen(asleep) == []
    assert not asleep.find("sit").property("lit")
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == []
    assert asleep.window.app.props.page == "lobby", "and leads nowhere else"
    asleep.click("table-0")
    assert chosen(asleep) == [], "nor is a click meant for what has come just then"
    asleep.a_moment_later()
    asleep.click("table-0")
    assert asleep.find("sit").property("lit")
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == [("join", table(1).peer)]


def test_when_the_only_table_goes_enter_opens_none(driver: Driver) -> None:
    hear(driver, [table(1)])
    driver.click("lobby")
    assert chosen(driver) == ["hosted by Ondřej"]
    assert driver.find("sit").property("lit")
    hear(driver, [])
    host = driver.find("setTable")
    assert not host.property("lit")
    driver.press(Key.Key_Return)
    assert driver.node.asked == []
    driver.press(Key.Key_Tab)
    driver.press(Key.Key_Backtab)
    driver.press(Key.Key_Return)
    assert [call[0] for call in driver.node.asked] == ["open_table"], "whoever walks there means it"


def test_when_the_only_table_goes_no_click_or_space_opens_one(asleep: Driver) -> None:
    """The button to join by an address lies where one's own table is opened when there are no others."""
    hear(asleep, [table(1)])
    asleep.click("lobby")
    join = asleep.find("joinAddress")
    point = join.mapToScene(join.boundingRect().center()).toPoint()
    hear(asleep, [])
    host = asleep.find("setTable")
    assert host.contains(host.mapFromScene(QPointF(point)))
    asleep.press(Key.Key_Space)
    for _ in range(2):
        QTest.mouseClick(asleep.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    asleep.settle()
    assert asleep.node.asked == []
    asleep.a_moment_later()
    asleep.click("setTable")
    assert [call[0] for call in asleep.node.asked] == ["open_table"], "a moment later it is meant"


def test_an_empty_lobby_that_is_come_to_offers_enter(driver: Driver) -> None:
    driver.click("lobby")
    assert driver.find("setTable").property("lit")
    driver.press(Key.Key_Return)
    assert [call[0] for call in driver.node.asked] == ["open_table"]


def test_when_the_chosen_table_goes_nothing_is_chosen(driver: Driver) -> None:
    hear(driver, [table(1), table(2), table(3)])
    driver.click("lobby")
    driver.click("table-1")
    hear(driver, [table(1), table(3)])
    assert chosen(driver) == []
    assert not driver.find("sit").property("allowed")
    driver.press(Key.Key_Return)
    assert driver.node.asked == []
    assert driver.window.app.props.page == "lobby", "and leads nowhere else"
    hear(driver, [table(1), table(2), table(3)])
    assert [row.key for row in driver.window.app.lobby.tables.rows if row.chosen] == [table(2).peer.hex()]


def test_keys_choose_and_the_chosen_row_is_in_sight(driver: Driver) -> None:
    hear(driver, [named(number) for number in range(60)])
    driver.click("lobby")
    model = driver.window.app.lobby
    view = driver.find("tables")

    def at() -> int:
        found = [number for number, row in enumerate(model.tables.rows) if row.chosen]
        assert len(found) == 1
        row = driver.find(f"table-{found[0]}")
        assert row.hasActiveFocus()
        top = row.mapToItem(view, row.boundingRect().topLeft()).y()
        assert -1 <= top <= view.height() - row.height() + 1
        return found[0]

    driver.click("table-1")
    seen = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_End, Key.Key_Up, Key.Key_Home, Key.Key_PageDown, Key.Key_PageDown):
        driver.press(key)
        seen.append(at())
    page = seen[5]
    assert seen == [2, 3, 59, 58, 0, page, 2 * page]
    assert page >= 3
    driver.press(Key.Key_PageUp)
    assert at() == page
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("join", bytes.fromhex(model.tables.rows[page].key))]


def test_the_list_is_one_stop_of_the_keyboard(driver: Driver) -> None:
    hear(driver, [named(number) for number in range(60)])
    driver.click("lobby")
    driver.click("table-2")
    stops = []
    for _ in range(8):
        driver.press(Key.Key_Tab)
        stops.append(driver.focus_name)
    assert len([name for name in stops if name.startswith("table-")]) == 1, stops


def test_letters_look_for_a_host(driver: Driver) -> None:
    hear(driver, [named(number) for number in range(60)])
    driver.click("lobby")
    driver.click("table-1")
    driver.type("hyn")
    assert chosen(driver)[0].startswith("hosted by Hynek")
    titles = [str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")]
    assert "Looking for: hyn" in titles


def test_it_says_how_many_there_are_and_open_ones_come_first(driver: Driver) -> None:
    hear(driver, [named(number) for number in range(60)])
    driver.click("lobby")
    rows = driver.window.app.lobby.tables.rows
    assert [row.open for row in rows] == [True] * 40 + [False] * 20
    assert any("60 tables" in str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText"))


def test_what_comes_moves_nothing_of_its_kind(driver: Driver) -> None:
    hear(driver, [named(1), named(2), named(3)])
    driver.click("lobby")
    hear(driver, [replace(named(1), phase="playing"), named(4), named(2), named(3)])
    hosts = [row.host.split()[-1] for row in driver.window.app.lobby.tables.rows]
    assert hosts == ["1", "2", "4", "3"], "the first has begun to play, and stays where it is"


def test_the_list_tells_its_name_and_number(driver: Driver) -> None:
    hear(driver, [named(1)])
    driver.click("lobby")
    told = QAccessible.queryAccessibleInterface(driver.find("tables"))
    assert told is not None
    assert told.text(QAccessible.Text.Name) == "1 table on this network"
