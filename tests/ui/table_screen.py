"""A window with one table in it, and what a person does to it: shared by the tests of all tables."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import client.viewmodels.talk.model  # noqa: F401 - a table has a chat, whose type QML has to know
from client.viewmodels.play.table import PlayTable
from engine.pieces import Move
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room

QML = Path(__file__).resolve().parents[2] / "client" / "qml"


class Screen:
    """A window with one table in it, and what a person does to it."""

    def __init__(self, view: QQuickView, table: PlayTable) -> None:
        self.view = view
        self.table = table
        self.made: list[Move] = []
        self.local: LocalTable | None = None
        table.submitted.connect(self._submit)

    def deal(self, local: LocalTable) -> None:
        """Sit at `local` and show what has happened there."""
        self.local = local
        local.run(self.table.receive)

    def _submit(self, move: Move) -> None:
        self.made.append(move)
        if self.local is not None:
            assert self.local.step(move)
            self.local.run(self.table.receive)

    def find(self, name: str) -> QQuickItem:
        """The visible item called `name`; delegates have no parent that findChild knows, so the picture is walked."""
        found = next((item for item in everything_shown(self.view.contentItem()) if item.objectName() == name), None)
        assert found is not None, f"no item {name!r} yet"
        return found

    def click(self, name: str) -> None:
        """A real click on the middle of an item."""
        item = self.find(name)
        at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def a_moment_later(self) -> None:
        """Whatever has come or moved by itself, it has done so for long."""
        hands = self.view.engine().singletonInstance("Sennik", "Hands")
        hands.setProperty("shaken", [])

    def key(self, key: Qt.Key) -> None:
        """A real key."""
        QTest.keyClick(self.view, key)

    def card(self, zone: str, slot: int, place: int = 0) -> str:
        """The name of a card's item."""
        rows = [row for row in self.table.rows.cards if (row.zone, row.slot, row.place) == (zone, slot, place)]
        return f"card-{rows[0].key}"

    @property
    def top(self) -> str:
        """The top card of the open pile."""
        return f"card-{max((row for row in self.table.rows.cards if row.zone == 'open'), key=lambda row: row.slot).key}"

    @property
    def ask(self) -> str:
        """The sentence that is read."""
        return str(self.find("askText").property("text"))

    def focused(self) -> QQuickItem:
        """Where the focus is: never on nothing, always on something to see."""
        item = self.view.activeFocusItem()
        assert item is not None
        assert item.isVisible()
        assert item.property("activeFocusOnTab") or item.objectName() == "historyRow", item.objectName()
        return item

    def box(self, name: str) -> QRectF:
        """Where an item is in the window."""
        return box(self.find(name))

    def boxes(self, names: Iterable[str]) -> dict[str, QRectF]:
        """Where items are in the window: the picture is walked once for all of them."""
        missing, found = set(names), dict[str, QRectF]()
        for item in everything_shown(self.view.contentItem()):
            if item.objectName() in missing:
                missing.remove(item.objectName())
                found[item.objectName()] = box(item)
        assert not missing, f"no items {missing} yet"
        return found


def box(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def everything_shown(item: QQuickItem) -> Iterator[QQuickItem]:
    """`item` and all items in it, whoever made them, that are not hidden; what lies on top comes first."""
    todo = [item]
    while todo:
        item = todo.pop()
        if item.isVisible():
            yield item
            todo += item.childItems()


def show(view: QQuickView, qtbot: QtBot, tries: int = 5) -> None:
    """Show the window, again if the offscreen platform has lost its first exposure."""
    for _ in range(tries):
        view.show()
        until = time.monotonic() + 4
        while not view.isExposed() and time.monotonic() < until:
            qtbot.wait(10)
        if view.isExposed():
            return
        view.hide()
    raise AssertionError("the window was never exposed")


def open_table(qapp: QObject, qtbot: QtBot, file: str, game: str) -> Iterator[Screen]:
    """A window over the screen in `file`, where four people sit down to `game`; it is closed again at the end."""
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    theme = view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0)
    table = PlayTable()
    table.pace_ms = table.peek_ms = 0
    table.receive(room(scenes.PEOPLE[:4], game=game))
    given = {"table": table, "phrase": "owl · bridge"}
    view.setInitialProperties(given if table.own is None else given | {"model": table.own})
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(1366, 768)
    view.setSource(QUrl.fromLocalFile(str(QML / "Sennik" / file)))
    assert not view.errors(), view.errors()
    # The window of the test before must not end the application that this one lives in.
    QGuiApplication.setQuitOnLastWindowClosed(False)
    show(view, qtbot)
    view.requestActivate()
    view.rootObject().forceActiveFocus()
    made = Screen(view, table)
    # A row of chips finds its places at the first polish.
    qtbot.waitUntil(lambda: made.find("menu").mapToScene(QPointF(0, 0)).x() < 1366 - 46, timeout=20_000)
    yield made
    theme.setProperty("speed", 1)
    view.close()
    view.setSource(QUrl())
    view.deleteLater()
    qapp.processEvents()
