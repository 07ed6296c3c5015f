"""Keys by their place on the keyboard or by what they write, Enter as the lit button's, and arrows everywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.scenery import dream as dream_scenes
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.table_screen import Screen
from tests.ui.test_dream_table import in_field, screen
from tests.ui.test_states import item, presses, tap, view

__all__ = ["screen", "view"]

Key = Qt.Key
CZECH = "+ěščřžýáíé"
FRENCH = "&é\"'(-è_çà"
ROWS = {10: "1234567890", 24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
FIRST_SCAN = 10


def scan(place: str) -> int:
    """The number that a key in this place has."""
    return next(first + row.index(place) for first, row in ROWS.items() if place in row)


def strike(
    window: QWindow, sign: str, number: int = 0, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key that writes `sign`, pressed and let go, as the system tells of it; `number` 0 if it numbers none."""
    key = ord(sign.upper())
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window, QKeyEvent(kind, key, modifiers, number, 0, 0, sign))


def hands(of: QQuickView) -> QObject:
    found = of.engine().singletonInstance("Sennik", "Hands")
    assert isinstance(found, QObject)
    return found


@pytest.mark.parametrize("numbered", [True, False])
def test_a_button_answers_to_the_key_in_its_place(view: QQuickView, numbered: bool) -> None:
    pressed = presses(item(view, "long"))
    item(view, "choice").forceActiveFocus()
    strike(view, "в", scan("D") if numbered else 0)
    assert len(pressed) == 1
    strike(view, "d", scan("D") if numbered else 0)
    assert len(pressed) == 2


def test_a_latin_letter_is_what_it_writes_wherever_it_is(view: QQuickView) -> None:
    """A Q in the place of A, as on a French keyboard, is no A."""
    item(view, "long").setProperty("key", "Q")
    pressed = presses(item(view, "long"))
    item(view, "choice").forceActiveFocus()
    strike(view, "a", scan("Q"))
    assert pressed == []
    strike(view, "q", scan("A"))
    assert len(pressed) == 1


@pytest.mark.parametrize("row", [CZECH, FRENCH])
@pytest.mark.parametrize("numbered", [True, False])
def test_digits_need_no_shift_where_letters_are_in_their_row(view: QQuickView, row: str, numbered: bool) -> None:
    button = item(view, "long")
    pressed = presses(button)
    item(view, "choice").forceActiveFocus()
    hands(view).setProperty("isCzech", row == CZECH)
    for at, sign in enumerate(row):
        button.setProperty("key", str((at + 1) % 10))
        strike(view, sign, FIRST_SCAN + at if numbered else 0)
        assert len(pressed) == at + 1, sign


def test_an_exclamation_mark_is_no_one(view: QQuickView) -> None:
    button = item(view, "long")
    button.setProperty("key", "1")
    pressed = presses(button)
    item(view, "choice").forceActiveFocus()
    strike(view, "!", FIRST_SCAN, Qt.KeyboardModifier.ShiftModifier)
    assert pressed == []


def test_letters_stay_letters_in_a_field(view: QQuickView) -> None:
    pressed = presses(item(view, "long"))
    item(view, "field").forceActiveFocus()
    strike(view, "в", scan("D"))
    assert (item(view, "field").property("text"), pressed) == ("в", [])


def test_a_button_shows_the_key_that_works_here(view: QQuickView) -> None:
    button = item(view, "long")
    hands(view).setProperty("caps", {})
    assert button.property("side") == "D"
    item(view, "field").forceActiveFocus()
    strike(view, "ї")
    strike(view, "ж")
    strike(view, "а")
    assert button.property("side") == "В", "somebody writes Ukrainian here"
    item(view, "choice").forceActiveFocus()
    QTest.keyClick(view, Key.Key_D)
    assert button.property("side") == "D"
    strike(view, "к", scan("R"))
    assert button.property("side") == "В"
    hands(view).setProperty("caps", {})


@pytest.mark.parametrize("sign", ["р", "ł", "θ"])
def test_history_by_the_key_in_its_place(screen: Screen, qtbot: QtBot, sign: str) -> None:
    dream_scenes.dream_verdict(screen.table)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "ask")
    strike(screen.view, sign, scan("H"))
    assert screen.table.opened == ("" if sign == "ł" else "history"), "another Latin letter is itself"


def test_the_table_of_spirits_hears_escape_and_tab_at_once_and_letters_after_a_moment(
    screen: Screen, qtbot: QtBot
) -> None:
    dream_scenes.dream_4(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    dream_scenes.dream_verdict(screen.table)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "ask")
    strike(screen.view, "к", scan("R"))
    screen.key(Key.Key_Escape)
    assert screen.table.opened == "menu"
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "ask")
    screen.key(Key.Key_Tab)
    assert screen.focused().objectName() != "ask"
    screen.key(Key.Key_Backtab)
    said: list[str] = []
    screen.table.announced.connect(said.append)
    qtbot.waitUntil(lambda: not screen.view.rootObject().property("deaf"), timeout=10_000)
    strike(screen.view, "к", scan("R"))
    assert len(said) == 1
    strike(screen.view, "&", FIRST_SCAN)
    assert len(screen.made) == 1, "a verdict by the first key of a French row of digits"


# ── Enter ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_enter_is_the_lit_buttons_wherever_the_keyboard_is(view: QQuickView) -> None:
    lit = presses(item(view, "primary"))
    item(view, "selected").setProperty("confirms", True)
    for at, name in enumerate(("choice", "switch", "selected", "chip", "plate", "long")):
        tap(view, item(view, name))
        QTest.keyClick(view, Key.Key_Enter if at % 2 else Key.Key_Return)
        assert len(lit) == at + 1, name
    item(view, "selected").forceActiveFocus()
    QTest.keyClick(view, Key.Key_Return)
    assert len(lit) == 7


@pytest.mark.parametrize("name", ["chip", "plate", "long"])
def test_a_button_that_is_walked_to_has_enter_and_no_other_is_lit(view: QQuickView, name: str) -> None:
    primary = item(view, "primary")
    lit, there = presses(primary), presses(item(view, name))
    assert primary.property("lit")
    for _ in range(30):
        QTest.keyClick(view, Key.Key_Tab)
        if item(view, name).hasActiveFocus():
            break
    QTest.keyClick(view, Key.Key_Return)
    assert (len(lit), len(there)) == (0, 1)
    assert not primary.property("lit"), "what bears Enter is not what Enter does"
    tap(view, item(view, "choice"))
    assert primary.property("lit")


def test_on_the_first_page_enter_sits_down_from_any_lantern(newcomer: Driver) -> None:
    newcomer.click("lantern-cube")
    assert newcomer.focus_name == "lanterns"
    newcomer.press(Key.Key_Return)
    assert newcomer.node.asked == [("rename", "Jagna", "cube")]


def test_a_click_on_a_help_leaves_enter_to_the_button_that_shows_it(driver: Driver) -> None:
    TABLE_SCENES["race_flight"](driver.window.app)
    driver.settle()
    driver.click("deed-act:suggest")
    fly = driver.find("deed-act:fire")
    assert (fly.property("lit"), fly.property("side")) == (True, "Enter")
    seen = presses(fly)
    driver.press(Key.Key_Return)
    assert len(seen) == 1


WITH_A_WAY_OUT = (
    *("lobby", "lobby_empty", "room", "room_race", "settings", "sen_4", "sen_end", "prove", "smoki_end", "smoki_over"),
    *(
        "race_flight",
        "race_attack",
        "race_turbo",
        "race_over",
        "dream_4",
        "dream_verdict",
        "dream_object",
        "dream_asleep",
    ),
    *("dream_end_4", "table_menu", "notebook", "rules_keys"),
)


# ── arrows and Escape ───────────────────────────────────────────────────────────────────────────────────────────────
def test_arrows_walk_through_the_first_page(driver: Driver) -> None:
    assert driver.focus_name == "practise"
    seen = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_Right):
        driver.press(key)
        seen.append(driver.focus_name)
    assert seen[:5] == ["setTable", "lobby", "savedGames", "settings", "lobby"]
    # How many bots, and which: their own arrows choose; up from there to the games.
    assert seen[5] in ("botStrength", "botCount")
    driver.press(Key.Key_Up, 2 if seen[5] == "botStrength" else 1)
    assert driver.focus_name.startswith("game-")
    driver.press(Key.Key_Right)
    driver.press(Key.Key_Space)
    app = driver.window.app
    assert app.start.props.game == driver.focus_name.removeprefix("game-")
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("practise", app.start.props.game, 4, {})]
    app.start.chooseGame("sen")


def test_arrows_walk_through_a_menu_and_enter_opens(driver: Driver) -> None:
    TABLE_SCENES["sen_4"](driver.window.app)
    driver.settle()
    driver.window.app.play.toggle("menu")
    driver.settle()
    assert driver.focus_name == "menuBack"
    driver.press(Key.Key_Down, 5)
    assert driver.focus_name == "menuHelp"
    driver.press(Key.Key_Return)
    assert driver.window.app.play.opened == "help"


def test_arrows_at_the_end_of_a_line_stay_in_it(newcomer: Driver) -> None:
    newcomer.press(Key.Key_End)
    newcomer.press(Key.Key_Right, 2)
    newcomer.press(Key.Key_Home)
    newcomer.press(Key.Key_Left, 2)
    assert newcomer.focus_name == "name"
    newcomer.press(Key.Key_Down)
    assert newcomer.focus_name == "lanterns"


@pytest.mark.parametrize("scene", WITH_A_WAY_OUT)
def test_escape_leads_one_step_out(driver: Driver, scene: str) -> None:
    """Every page and every moment of a table: something opens or closes, or another page is shown."""
    app = driver.window.app
    {**SCENES, **TABLE_SCENES}[scene](app)
    driver.settle()

    def where() -> tuple[tuple[object, ...], list[str]]:
        covered = [each.objectName() for each in driver.shown() if each.inherits("QQuickFocusScope")]
        table, props = app.play.rows.table, app.props
        return (props.page, props.settings_open, table.page, app.play.opened, app.play.hand), covered

    before = where()
    driver.press(Key.Key_Escape)
    after = where()
    assert after != before
    assert sum(one != other for one, other in zip(before[0], after[0], strict=True)) <= 1, "one step"
    app.closeSettings()
