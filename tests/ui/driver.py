"""Hands and eyes for tests of the window: finds what is on the screen, clicks it, presses keys, sees the focus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QLocale, QMetaObject, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from bench.shots import whole
from client import app as program
from client.settings import Settings, save
from client.worker import Worker
from netcore.status import CircleNews, ClosedNews, CompanyNews, NeighboursNews, ShelfNews, TablesNews, TrialNews
from tests.client.fake_node import ME, DirectCalls, FakeNode


def everything(item: QQuickItem) -> Iterator[QQuickItem]:
    """`item` and all items in it, whoever made them, in the order in which they lie."""
    todo = [item]
    while todo:
        item = todo.pop()
        yield item
        todo += reversed(item.childItems())


def everything_shown(item: QQuickItem) -> Iterator[QQuickItem]:
    """The same without what is hidden, and all that is in it."""
    todo = [item]
    while todo:
        item = todo.pop()
        if item.isVisible():
            yield item
            todo += reversed(item.childItems())


NAP_S = 0.012
"""How long what is painted beside the window's own work is left alone: each drawing that comes has the window drawn
anew, and many that have come meanwhile do so once."""
WHOLE_S = 60.0
"""Longer than the painting of any page takes on a machine that has much else to do."""
MAKING_MS = 1000
"""Longer than the making of any page takes."""
LONG_AGO_MS = 60_000
"""Too long for a click to be taken for the second of two."""


def lay_out(item: QQuickItem) -> None:
    """Have every row and column that `item` stands in put its items where they belong, which else waits for a frame."""
    above: list[QQuickItem] = []
    each: QQuickItem | None = item
    while each is not None:
        above.append(each)
        each = each.parentItem()
    for outer in reversed(above):
        if outer.inherits("QQuickBasePositioner"):
            outer.ensurePolished()


class Kept:
    """Drawings that were painted once for a window, so that they need not be for each of its pages."""

    def __init__(self, engine: QQmlEngine) -> None:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(Path(__file__).with_name("Kept.qml"))))
        kept = component.create()
        assert isinstance(kept, QObject), component.errorString()
        kept.setParent(engine)
        self._kept = kept

    def keep(self, root: QQuickItem) -> None:
        """Keep all drawings in `root`."""
        QMetaObject.invokeMethod(self._kept, "keep", Qt.ConnectionType.DirectConnection, Q_ARG("QQuickItem*", root))


@dataclass
class Hands:
    """Hands and eyes over one open window."""

    window: program.Window
    keeping: bool = field(default=True, kw_only=True)
    """Whether what was painted once stays painted, which costs memory as a player's window does not."""
    kept: Kept | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.keeping:
            self.kept = Kept(self.window.engine)

    def turn(self) -> None:
        """Let Qt do all that it has to do now, whatever is still being painted: at a table that plays on by itself
        there is always some drawing to come."""
        # A page is made a little between two frames; here nobody waits for the frames.
        self.window.engine.incubationController().incubateFor(MAKING_MS)
        for _ in range(6):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete))

    def settle(self) -> None:
        """Let Qt do all that it has to do now, until the page that is wanted is there, with every drawing."""
        until = time.monotonic() + WHOLE_S
        was_whole = painted = False
        while True:
            self.turn()
            # Once more after it has become whole: the focus follows the page.
            if was_whole:
                break
            was_whole = whole(self.window.root)
            assert time.monotonic() < until, f"the page does not become whole: {self.unfinished()}"
            if not was_whole:
                painted = True
                time.sleep(NAP_S)
        if painted and self.kept is not None:
            self.kept.keep(self.window.root.contentItem())

    def wait(self, ms: int) -> None:
        """So much time goes by, and all that is due by then is done: what comes first, as a page that is made, may
        take longer than that, and what was to happen meanwhile happens then.
        """
        QTest.qWait(ms)
        self.settle()

    def unfinished(self) -> list[str]:
        """The drawings that are still to come, for a message."""
        return [
            f"{item.property('art')} {item.property('progress')}"
            for item in everything(self.window.root.contentItem())
            if item.property("art") and item.property("progress") != 1.0
        ]

    def resize(self, width: int, height: int) -> None:
        """Give the window another size and wait until everything in it has followed."""
        self.window.root.resize(width, height)
        content = self.window.root.contentItem()
        until = time.monotonic() + WHOLE_S
        while (content.width(), content.height()) != (width, height):
            assert time.monotonic() < until, "the window keeps its size"
            QCoreApplication.processEvents()
        self.settle()

    def shown(self) -> list[QQuickItem]:
        """All items that can be seen."""
        return list(everything_shown(self.window.root.contentItem()))

    def find(self, name: str) -> QQuickItem:
        """The one visible item called `name`, on the page that is wanted now."""
        if not whole(self.window.root):
            self.settle()
        found = [item for item in everything_shown(self.window.root.contentItem()) if item.objectName() == name]
        assert len(found) == 1, f"{len(found)} items called {name!r}"
        return found[0]

    def click(self, name: str) -> None:
        """A tap on the middle of the item called `name`."""
        item = self.find(name)
        lay_out(item)
        point = item.mapToScene(item.boundingRect().center()).toPoint()
        QTest.mouseClick(
            self.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(point.x(), point.y())
        )
        self.settle()

    def press(self, key: Qt.Key, times: int = 1) -> None:
        """A key, pressed and let go."""
        for _ in range(times):
            QTest.keyClick(self.window.root, key)
            self.settle()

    def type(self, text: str) -> None:
        """Letters, one after the other."""
        for letter in text:
            if letter.isascii():
                QTest.keyClick(self.window.root, letter)
            else:
                # QTest knows keys of ASCII alone; an unknown key bears what it writes.
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
                    QCoreApplication.sendEvent(self.window.root, event)
        self.settle()

    @property
    def focused(self) -> QQuickItem:
        """The item that has the keyboard; never none."""
        item = self.window.root.activeFocusItem()
        assert item is not None
        return item

    @property
    def focus_name(self) -> str:
        """The name of the nearest named item around the focus."""
        item: QQuickItem | None = self.focused
        while item is not None and not item.objectName():
            item = item.parentItem()
        return item.objectName() if item is not None else ""


@dataclass
class Driver(Hands):
    """One open window over a fake node."""

    node: FakeNode
    calls: DirectCalls

    @classmethod
    def open(cls, folder: Path, settings: Settings) -> Driver:
        """A window with `settings`, shown and started."""
        save(folder, settings)
        node = FakeNode(lambda _news: None)
        calls = DirectCalls(node)
        window = program.build(calls, folder)
        driver = cls(window, node, calls)
        window.app.begin(ME)
        QTest.qWaitForWindowExposed(window.root)
        driver.settle()
        return driver

    def reset(self, settings: Settings, page: str = "start") -> None:
        """As if the window had just been opened with `settings`: making a new one for each test would take too long."""
        self.window.root.show()
        # Whatever was clicked last, it was in another window as far as this test knows.
        hands = self.window.engine.singletonInstance("Sennik", "Hands")
        hands.setProperty("clickedMs", 0)
        hands.setProperty("clickedStamp", -LONG_AGO_MS)
        hands.setProperty("clickedOn", None)
        hands.setProperty("deedMs", 0)
        hands.setProperty("typedMs", 0)
        pages = self.window.root.findChild(QObject, "page")
        assert pages is not None
        pages.setProperty("asleep", False)
        # Its pointer has left: where it rests something would be pointed at on the next page.
        QCoreApplication.sendEvent(self.window.root, QEvent(QEvent.Type.Leave))
        # A window of other tests may have been in front.
        self.window.root.requestActivate()
        self.settle()
        # Nor is anybody's hand on its way to what goes now.
        theme = self.window.engine.singletonInstance("Sennik", "Theme")
        wake_ms = theme.property("wakeMs")
        theme.setProperty("wakeMs", 0)
        app = self.window.app
        app.replay.close()
        app.closeEvening()
        app.hear(ClosedNews("left"))
        app.hear(CircleNews(b"no one's table.."))
        app.hear(CircleNews())
        app.hear(TrialNews())
        app.hear(NeighboursNews())
        app.closeSettings()
        app.closeBook()
        app.replay.close()
        app.closeEvening()
        app.closeGift()
        app.hear(CompanyNews())
        app.closeEvening()
        app.saved.find("")
        app.saying.hush()
        app.goHome()
        app.goStart()
        app.hear(TablesNews())
        app.hear(ShelfNews())
        self.window.settings.change(settings)
        if self.window.language.code != settings.language:
            self.window.settings.spoken.emit(settings.language)
        app.rename(ME)
        if page == "hello":
            app.turn_to("hello")
        else:
            app.introduce(ME.name, ME.lantern)
        self.resize(settings.width, settings.height)
        self.window.root.contentItem().forceActiveFocus()
        # Nothing comes late that was asked for before: the files of an evening are read in a thread of its own.
        until = time.monotonic() + WHOLE_S
        while any(worker.busy for worker in app.findChildren(Worker)):
            assert time.monotonic() < until, "what is done beside the window does not end"
            time.sleep(NAP_S)
        self.settle()
        # All that has just changed, it has for no player.
        theme.setProperty("wakeMs", wake_ms)
        hands.setProperty("shaken", [])
        hands.setProperty("bared", False)
        self.node.asked.clear()
        self.node.troubles.clear()
        self.calls.failures.clear()

    def a_moment_later(self) -> None:
        """Whatever has come or moved by itself, it has done so for long."""
        hands = self.window.engine.singletonInstance("Sennik", "Hands")
        hands.setProperty("shaken", [])
        hands.setProperty("bared", False)
        for item in self.shown():
            if item.property("dozing"):
                item.setProperty("dozing", False)
            if item.property("awake") is False:
                item.setProperty("awake", True)

    def fall_silent(self) -> None:
        """Leave the language of the source to whoever tests in this process next."""
        self.window.language.drop()
        QLocale.setDefault(QLocale.system())
        self.settle()

    def close(self) -> None:
        """Take the window away at once."""
        self.window.close()
        QCoreApplication.sendPostedEvents(None, int(QEvent.Type.DeferredDelete))
        QCoreApplication.processEvents()
