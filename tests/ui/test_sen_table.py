"""The table of Sen by real clicks and keys: whole rounds, every panel, the focus never on nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from client.viewmodels.play import scenes
from client.viewmodels.play.local_table import LocalTable, room
from client.viewmodels.play.sen_table import SenTable
from engine import sen
from engine.pieces import Move
from netcore.status import FoulNews

QML = Path(__file__).resolve().parents[2] / "client" / "qml"
Key = Qt.Key


class Screen:
    """A window with one table in it, and what a person does to it."""

    def __init__(self, view: QQuickView, table: SenTable) -> None:
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
        todo = [self.view.contentItem()]
        while todo:
            item = todo.pop()
            if not item.isVisible():
                continue
            if item.objectName() == name:
                return item
            todo += item.childItems()
        raise AssertionError(f"no item {name!r} yet")

    def click(self, name: str) -> None:
        """A real click on the middle of an item."""
        item = self.find(name)
        at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

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
        assert item.property("activeFocusOnTab") or item.objectName() in ("historyRow", "askText"), item.objectName()
        return item


@pytest.fixture
def screen(qapp: QObject, qtbot: QtBot) -> Iterator[Screen]:
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    theme = view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0)
    table = SenTable()
    table.pace_ms = table.peek_ms = 0
    table.receive(room(scenes.PEOPLE[:4]))
    view.setInitialProperties({"table": table, "phrase": "owl · bridge"})
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(1366, 768)
    view.setSource(QUrl.fromLocalFile(str(QML / "Sennik" / "Sen" / "SenTable.qml")))
    assert not view.errors(), view.errors()
    view.show()
    view.requestActivate()
    view.rootObject().forceActiveFocus()
    qtbot.waitUntil(view.isExposed, timeout=3000)
    made = Screen(view, table)
    # A row of chips finds its places at the first polish.
    qtbot.waitUntil(lambda: made.find("menu").mapToScene(QPointF(0, 0)).x() < 1366 - 46, timeout=3000)
    yield made
    theme.setProperty("speed", 1)
    view.close()
    view.setSource(QUrl())
    view.deleteLater()
    qapp.processEvents()


def start(screen: Screen, seats: int = 4, seed: int = 6, **options: int | bool) -> None:
    screen.deal(LocalTable("sen", seats, seed, {"limit": 0, "rounds": 1} | options, policy="bot"))


def peek_two(screen: Screen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: screen.find(screen.card("dream", 0)).property("live"))
    screen.click(screen.card("dream", 0))
    screen.click(screen.card("dream", 2))
    screen.click("deed-confirm")
    assert screen.made == [sen.PeekTwo((0, 2))]
    assert screen.ask == "Only you see this. Remember it"
    assert screen.find(screen.card("dream", 0)).property("shown") != ""
    screen.click("deed-done")
    assert screen.find(screen.card("dream", 0)).property("shown") == ""


def test_a_round_by_mouse(screen: Screen, qtbot: QtBot) -> None:
    start(screen, rounds=2)
    peek_two(screen, qtbot)
    qtbot.waitUntil(lambda: "Your turn" in screen.ask)
    screen.click(screen.top)
    screen.click(screen.card("dream", 1))
    screen.click("deed-confirm")
    assert screen.made[-1] == sen.TakeOpen(1)
    qtbot.waitUntil(lambda: "Your turn" in screen.ask or screen.table.rows.table.page == "round")
    for _ in range(60):
        if screen.table.rows.table.page == "round":
            break
        if "act:wake" in [button.act for button in screen.table.rows.buttons if button.allowed]:
            if len(screen.made) > 6:
                screen.click("deed-act:wake")
                screen.click("deed-act:wake")
                continue
            screen.click("deed-pile:closed")
        elif "act:discard" in [button.act for button in screen.table.rows.buttons]:
            screen.click("deed-act:discard")
    qtbot.waitUntil(lambda: screen.find("endNext").isVisible())
    assert screen.find("endTitle").property("text") == screen.table.rows.table.end_title
    screen.focused()
    screen.click("endNext")
    qtbot.waitUntil(lambda: screen.find("notebookClose").isVisible())
    screen.focused()
    screen.click("notebookClose")
    qtbot.waitUntil(lambda: "Choose two cards" in screen.ask)
    screen.focused()


def test_a_round_by_keys_alone(screen: Screen, qtbot: QtBot) -> None:
    start(screen, seed=8)
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("dream", 0))
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Right)
    screen.key(Key.Key_Right)
    assert screen.focused().objectName() == screen.card("dream", 2)
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Return)
    assert screen.made == [sen.PeekTwo((0, 2))]
    qtbot.waitUntil(lambda: screen.focused().objectName() == "deed-done")
    screen.key(Key.Key_Return)
    for _ in range(200):
        if screen.table.rows.table.page != "table":
            break
        while screen.table.hand.looking:
            screen.key(Key.Key_Return)
        qtbot.waitUntil(lambda: screen.focused() is not None)
        acts = [button.act for button in screen.table.rows.buttons if button.allowed]
        if "act:wake" in acts and len(screen.made) > 8:
            screen.key(Key.Key_W)
            assert "Press once more" in screen.ask
            screen.key(Key.Key_W)
        elif "act:wake" in acts and len(screen.made) % 2:
            screen.key(Key.Key_O)
            qtbot.waitUntil(lambda: screen.focused().property("live") is True)
            screen.key(Key.Key_Space)
            screen.key(Key.Key_Return)
        elif "act:wake" in acts:
            screen.key(Key.Key_D)
        elif "act:discard" in acts and len(screen.made) % 3:
            screen.key(Key.Key_X)
        else:
            qtbot.waitUntil(lambda: screen.focused().property("live") is True)
            screen.key(Key.Key_Space)
            screen.key(Key.Key_Return)
    assert {sen.PeekTwo, sen.TakeOpen, sen.Draw} <= {type(move) for move in screen.made}
    qtbot.waitUntil(lambda: screen.focused().objectName() == "endNext")
    screen.key(Key.Key_Return)
    local = screen.local
    assert local is not None
    screen.table.receive(local.over())
    qtbot.waitUntil(lambda: screen.table.rows.table.page == "over")
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "overAgain")
    again: list[bool] = []
    screen.table.againWanted.connect(lambda: again.append(True))
    screen.key(Key.Key_N)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "notebookClose")
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "overAgain")
    screen.key(Key.Key_Return)
    assert again == [True]


def test_the_file_of_focus_through_panels(screen: Screen, qtbot: QtBot) -> None:
    """Every panel opens by its key, takes the focus, closes by Escape and gives the focus back."""
    start(screen)
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("dream", 0))
    for key, panel, name in (
        (Key.Key_N, "notebook", "notebookClose"),
        (Key.Key_H, "history", "historyRow"),
        (Key.Key_F1, "help", "helpClose"),
        (Key.Key_Escape, "menu", "menuBack"),
    ):
        screen.key(key)
        assert screen.table.opened == panel
        qtbot.waitUntil(lambda name=name: screen.focused().objectName() == name)
        screen.key(Key.Key_Escape)
        assert screen.table.opened == ""
        qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("dream", 0))
    screen.click("proofChip")
    assert screen.table.opened == "proof"
    screen.click("proofClose")
    assert screen.table.opened == ""


def test_leaving_is_asked_twice(screen: Screen, qtbot: QtBot) -> None:
    start(screen)
    left: list[bool] = []
    screen.table.leaveWanted.connect(lambda: left.append(True))
    screen.click("menu")
    screen.click("menuLeave")
    assert screen.table.opened == "leave"
    screen.click("leaveNo")
    assert not left
    screen.click("menu")
    screen.click("menuLeave")
    screen.click("leaveYes")
    assert left == [True]


def test_a_tap_on_what_is_not_lit_does_nothing(screen: Screen, qtbot: QtBot) -> None:
    start(screen)
    qtbot.waitUntil(lambda: screen.find(screen.card("dream", 0)).property("live"))
    for name in (screen.card("dream", 0, place=1), screen.top):
        screen.click(name)
        assert screen.table.hand.chosen == ()
    QTest.mouseClick(screen.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(300, 470))
    assert screen.table.hand.chosen == ()


def test_a_pair_is_named_by_clicks(screen: Screen, qtbot: QtBot) -> None:
    scenes.SCENES["sen_pair"](screen.table)
    qtbot.waitUntil(lambda: screen.find("values-4").x() > screen.find("values-3").x())
    screen.click("values-4")
    assert screen.ask == "Show both cards and give them up?"
    screen.click("deed-confirm")
    assert screen.made == [sen.Pair((0, 2), 4)]


def test_a_stopped_game_offers_only_the_way_out(screen: Screen, qtbot: QtBot) -> None:
    start(screen)
    screen.table.receive(FoulNews(1, "share.equality", 7, "evidence.sennik"))
    left: list[bool] = []
    screen.table.leaveWanted.connect(lambda: left.append(True))
    qtbot.waitUntil(lambda: screen.focused().objectName() == "stoppedLeave")
    screen.key(Key.Key_Escape)
    screen.click(screen.card("dream", 0))
    assert screen.table.hand.chosen == ()
    screen.key(Key.Key_Return)
    assert left == [True]


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1080)])
@pytest.mark.parametrize("name", ["sen_5", "sen_4", "sen_2", "sen_take2"])
def test_nothing_lies_outside_the_window(screen: Screen, qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    screen.view.resize(*size)
    scenes.SCENES[name](screen.table)
    qtbot.waitUntil(lambda: screen.find("deeds").isVisible())
    width, height = size
    names = [f"card-{row.key}" for row in screen.table.rows.cards]
    names += [f"deed-{button.act}" for button in screen.table.rows.buttons] + ["ask", "menu"]

    def all_inside() -> None:
        for item in map(screen.find, names):
            at = item.mapToScene(QPointF(0, 0))
            assert 0 <= at.x() <= width - item.width(), item.objectName()
            assert 0 <= at.y() <= height - item.height(), item.objectName()

    qtbot.waitUntil(all_inside, timeout=2000)


def test_cards_fly_and_land(screen: Screen, qtbot: QtBot) -> None:
    """With motion on, a taken card is on its way for a moment and then lies where it belongs."""
    start(screen)
    peek_two(screen, qtbot)
    qtbot.waitUntil(lambda: "Your turn" in screen.ask)
    theme = screen.view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.5)
    name = screen.top
    screen.click(name)
    screen.click(screen.card("dream", 3))
    before = screen.find(name).x()
    screen.click("deed-confirm")
    assert screen.made[-1] == sen.TakeOpen(3)
    card = screen.find(name)
    if card.property("zone") == "dream":
        qtbot.waitUntil(lambda: not card.property("moving"), timeout=3000)
        at = card.property("at").toVariant()
        assert card.x() == at["x"] != before
    theme.setProperty("speed", 0)
