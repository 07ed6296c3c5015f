"""Pages that are wanted while others are being made: none is let go of in the midst, of which Qt would complain."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtQuick import QQuickItem

from tests.scenery import scenes
from tests.ui.driver import Driver, everything

LIMIT_S = 30


def under_way(driver: Driver, begun: Callable[[QQuickItem], bool]) -> QQuickItem:
    """Let pages be made, a little at a time, until one is under way, and then a little more. What makes it."""
    maker = driver.window.engine.incubationController()
    content = driver.window.root.contentItem()
    until = time.monotonic() + LIMIT_S
    while True:
        found = [item for item in everything(content) if begun(item)]
        if found:
            maker.incubateFor(2)
            return found[0]
        assert time.monotonic() < until
        maker.incubateFor(1)
        QCoreApplication.processEvents()


def loads(item: QQuickItem) -> bool:
    """Whether this one is reading nothing any more, and makes what it has read."""
    source = item.property("source")
    return (
        source is not None and not source.isEmpty() and item.property("item") is None and item.property("progress") == 1
    )


def is_table(item: QQuickItem) -> bool:
    return item.objectName() == "table" and loads(item)


def is_page(item: QQuickItem) -> bool:
    return bool(item.property("name")) and loads(item)


@pytest.mark.parametrize(
    ("page", "begun", "then"),
    [
        ("play", is_table, "start"),
        ("play", is_table, "saved"),
        ("play", is_page, "start"),
        ("play", is_page, "saved"),
        ("saved", is_page, "start"),
    ],
)
def test_another_page_is_wanted_while_one_is_being_made(
    driver: Driver, page: str, begun: Callable[[QQuickItem], bool], then: str
) -> None:
    app = driver.window.app
    for scene in ("saved", "sen_4"):
        {**scenes.SCENES, **scenes.TABLE_SCENES}[scene](app)
    app.turn_to("start")
    driver.settle()
    for _ in range(2):
        app.turn_to(page)
        maker = under_way(driver, begun)
        source = maker.property("source")
        app.turn_to(then)
        QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete))
        assert shiboken6.isValid(maker)
        assert maker.property("source") == source, "it goes on with what it has begun"
        app.turn_to("lobby")
        driver.settle()
        assert app.props.page == "lobby"
    app.turn_to("start")
    driver.settle()
    assert driver.focus_name == "practise"


def test_who_wants_the_page_in_front_again_can_use_it_at_once(driver: Driver) -> None:
    app = driver.window.app
    scenes.TABLE_SCENES["sen_4"](app)
    app.turn_to("start")
    driver.settle()
    app.turn_to("play")
    under_way(driver, is_page)
    app.turn_to("start")
    QCoreApplication.processEvents()
    practise = next(item for item in driver.shown() if item.objectName() == "practise")
    assert practise.isEnabled()
    driver.settle()
    assert driver.focus_name == "practise"
