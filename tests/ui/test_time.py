"""Whoever needs longer is given longer: no answer of one's own has to be quick."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from client.viewmodels.play import table as play
from client.viewmodels.play.table import DOUBLED_MS
from tests.scenery import sen as scenes
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver

SOON_MS = 40
"""What takes seconds for a player, in these tests."""


@pytest.fixture
def quick(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """A window in which the usual times are over at once."""
    monkeypatch.setattr(play, "PEEK_MS", SOON_MS)
    monkeypatch.setattr(play, "ARMED_MS", DOUBLED_MS + SOON_MS)
    return driver


def choose(driver: Driver, at: int) -> None:
    """A choice in the settings, by the mouse; choosing another first makes it a new one."""
    driver.window.app.openSettings()
    driver.settle()
    driver.find("time").forceActiveFocus()
    driver.press(Qt.Key.Key_Right)
    driver.press(Qt.Key.Key_Left)
    for _ in range(at):
        driver.press(Qt.Key.Key_Right)
    driver.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize(("at", "stays"), [(0, False), (2, True)])
def test_a_peek_stays_open_for_whoever_needs_longer(quick: Driver, at: int, stays: bool) -> None:
    table = quick.window.app.play
    local = scenes.sit(table, 4)
    quick.window.app.turn_to("play")
    quick.settle()
    choose(quick, at)
    scenes.look(table, local)
    assert table.hand.looking
    quick.wait(5 * SOON_MS)
    assert bool(table.hand.looking) == stays
    if stays:
        quick.press(Qt.Key.Key_Return)
        assert not table.hand.looking


@pytest.mark.parametrize(("at", "stays"), [(0, False), (2, True)])
def test_the_second_press_is_waited_for_as_long_as_somebody_needs(quick: Driver, at: int, stays: bool) -> None:
    choose(quick, at)
    TABLE_SCENES["sen_3"](quick.window.app)
    quick.settle()
    quick.click("deed-act:wake")
    hand = quick.window.app.play.hand
    assert hand.armed
    quick.wait(DOUBLED_MS + 5 * SOON_MS)
    assert bool(quick.window.app.play.hand.armed) == stays
    quick.press(Qt.Key.Key_Escape)
    assert not quick.window.app.play.hand.armed


def test_a_message_that_stays_is_taken_away_by_a_key(quick: Driver) -> None:
    choose(quick, 2)
    quick.window.app.saying.say("Nobody answers.", "warn")
    quick.settle()
    toast = quick.find("toast")
    quick.press(Qt.Key.Key_Backtab)
    for _ in range(20):
        if quick.focused is toast:
            break
        quick.press(Qt.Key.Key_Tab)
    assert quick.focused is toast
    quick.press(Qt.Key.Key_Return)
    assert quick.window.app.saying.props.text == ""
    assert quick.focused.isVisible()
