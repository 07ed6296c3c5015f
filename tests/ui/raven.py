"""The raven's strip as tests see it: what it knows of a window, and what it knows nothing of."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import Driver
from tests.ui.heard import Role

TELLING = frozenset({Role.Button, Role.Graphic, Role.StaticText, Role.CheckBox, Role.ComboBox, Role.ProgressBar})
"""Roles of what is used, or tells something."""


def marks(driver: Driver) -> dict[QQuickItem, str]:
    """What each item that can be explained is called."""
    told = driver.window.engine.singletonInstance("Sennik", "Told")
    assert isinstance(told, QObject)
    return {mark.property("of"): mark.property("thing") for mark in told.property("marks").toVariant()}


def strip(driver: Driver) -> QQuickItem | None:
    """The strip, if it is shown."""
    return next((item for item in driver.shown() if item.objectName() == "raven"), None)


def unexplained(driver: Driver) -> Iterator[str]:
    """Everything outside of the strip that a screen reader would name, and of which the raven knows nothing; none
    where it is not seen.
    """
    raven = strip(driver)
    if raven is None or raven.property("covered"):
        return
    known, teller = marks(driver), raven.property("teller")
    for item in driver.shown():
        told = QAccessible.queryAccessibleInterface(item)
        if told is None or told.role() not in TELLING or not told.text(QAccessible.Text.Name):
            continue
        if item is raven or raven.isAncestorOf(item) or item.width() <= 0 or item.opacity() == 0:
            continue
        thing = _thing_of(item, known)
        if thing is None or not teller.tell(thing)["title"] or not teller.tell(thing)["text"]:
            yield f"{item.objectName() or item.metaObject().className()} “{told.text(QAccessible.Text.Name)}”: {thing}"


def _thing_of(item: QQuickItem | None, known: dict[QQuickItem, str]) -> str | None:
    """What the item, or what it is a part of, is called by the raven."""
    while item is not None:
        if item in known:
            return known[item]
        item = item.parentItem()
    return None
