"""What is there to be taken along, and how the window calls whoever looks elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from netcore.status import FoulNews
from tests.scenery import sen as sen_scenes
from tests.scenery.scenes import TABLE_SCENES, room_news
from tests.ui.driver import Driver

Key = Qt.Key


def taken() -> str:
    return QGuiApplication.clipboard().text()


@pytest.fixture(autouse=True)
def nothing_copied(qapp: object) -> None:
    QGuiApplication.clipboard().clear()


def copy(driver: Driver) -> None:
    QTest.keyClick(driver.window.root, Key.Key_C, Qt.KeyboardModifier.ControlModifier)


def test_the_tables_address_is_copied_by_a_click_and_by_a_key(driver: Driver) -> None:
    driver.window.app.hear(room_news())
    driver.settle()
    driver.click("address")
    assert taken() == "192.168.1.12:7370"
    QGuiApplication.clipboard().setText("")
    driver.find("ready").forceActiveFocus()
    copy(driver)
    assert taken() == "192.168.1.12:7370"


def test_the_place_of_the_evidence_is_copied(driver: Driver) -> None:
    driver.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", 0)
    app = driver.window.app
    app.turn_to("play")
    sen_scenes.turn(app.play, 4)
    app.play.receive(FoulNews(1, "show.share", 7, "/tmp/a place/evidence.sennik"))
    driver.settle()
    copy(driver)
    driver.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", 1000)
    assert taken() == "/tmp/a place/evidence.sennik"


def test_my_turn_calls_me_from_another_window(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    root, calls = driver.window.root, list[int]()
    monkeypatch.setattr(root, "alert", calls.append)
    monkeypatch.setattr(root, "isActive", lambda: False)
    TABLE_SCENES["sen_wait"](driver.window.app)
    driver.settle()
    assert (root.title(), calls) == ("Sennik", [])
    TABLE_SCENES["sen_4"](driver.window.app)
    driver.settle()
    assert root.title() == "Your turn · Sennik"
    assert calls
    calls.clear()
    monkeypatch.setattr(root, "isActive", lambda: True)
    TABLE_SCENES["sen_3"](driver.window.app)
    assert calls == [], "whoever looks needs no call"
