"""The table of Sen by real clicks and keys: whole rounds, every panel, the focus never on nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import sen
from netcore.status import FoulNews, PlayNews
from tests.copies import replace
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable
from tests.ui.table_screen import Screen, everything_shown, open_table
from tests.ui.table_screen import box as box_of

Key = Qt.Key


@pytest.fixture
def screen(qapp: QObject, qtbot: QtBot) -> Iterator[Screen]:
    yield from open_table(qapp, qtbot, "Sen/SenTable.qml", "sen")


def start(screen: Screen, seats: int = 4, seed: int = 6, **options: int | bool) -> None:
    screen.deal(LocalTable("sen", seats, seed, {"limit": 0, "rounds": 1} | options, policy="bot"))


def peek_two(screen: Screen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: screen.find(screen.card("front", 0)).property("live"))
    screen.click(screen.card("front", 0))
    screen.click(screen.card("front", 2))
    screen.click("deed-confirm")
    assert screen.made == [sen.PeekTwo((0, 2))]
    assert screen.ask == "Only you see this. Remember it"
    assert screen.find(screen.card("front", 0)).property("shown") != ""
    screen.click("deed-done")
    assert screen.find(screen.card("front", 0)).property("shown") == ""


def test_a_round_by_mouse(screen: Screen, qtbot: QtBot) -> None:
    start(screen, rounds=2)
    peek_two(screen, qtbot)
    qtbot.waitUntil(lambda: "Your turn" in screen.ask)
    screen.click(screen.top)
    screen.click(screen.card("front", 1))
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
    screen.a_moment_later()
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
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("front", 0))
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Right)
    screen.key(Key.Key_Right)
    assert screen.focused().objectName() == screen.card("front", 2)
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
            assert "Press again" in screen.ask
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
    screen.a_moment_later()
    screen.key(Key.Key_Return)
    local = screen.local
    assert local is not None
    screen.table.receive(local.over(ask_to_open=True))
    qtbot.waitUntil(lambda: screen.table.rows.table.page == "over")
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "overAgain")
    screen.a_moment_later()
    answers: list[bool] = []
    screen.table.openAnswered.connect(answers.append)
    screen.find("openNo").forceActiveFocus()
    screen.key(Key.Key_Space)
    assert answers == [False]
    screen.table.receive(local.over(opened=False))
    qtbot.waitUntil(lambda: screen.focused().objectName() == "overAgain")
    again: list[bool] = []
    screen.table.againWanted.connect(lambda: again.append(True))
    screen.key(Key.Key_N)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "notebookClose")
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "overAgain")
    screen.a_moment_later()
    screen.key(Key.Key_Return)
    assert again == [True]


def test_the_file_of_focus_through_panels(screen: Screen, qtbot: QtBot) -> None:
    """Every panel opens by its key, takes the focus, closes by Escape and gives the focus back."""
    start(screen)
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("front", 0))
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
        qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("front", 0))
    screen.a_moment_later()
    screen.click("proofChip")
    assert screen.table.opened == "proof"
    screen.click("proofClose")
    assert screen.table.opened == ""


def test_crows_are_named_by_digits_and_nothing_lies_on_anything(screen: Screen, qtbot: QtBot) -> None:
    scenes.sen_pair(screen.table)
    for width, height in ((1366, 768), (1024, 640)):
        screen.view.resize(width, height)
        root = screen.view.rootObject()
        qtbot.waitUntil(lambda root=root, size=(width, height): (root.width(), root.height()) == size)
        qtbot.waitUntil(lambda: screen.box("values-0").top() == screen.box("values-9").top())
        qtbot.wait(200)
        before = [screen.box(f"values-{crows}") for crows in range(10)]
        screen.key(Key.Key_9)
        qtbot.waitUntil(lambda: "value:9" in screen.table.hand.chosen)
        assert screen.find("values").property("at") == 9
        assert [screen.box(f"values-{crows}") for crows in range(10)] == before
        screen.key(Key.Key_0)
        assert "value:0" in screen.table.hand.chosen
        numbers = screen.box("values")
        piles = [screen.box(f"card-{row.key}") for row in screen.table.rows.cards if row.zone in ("closed", "open")]
        assert not [pile for pile in piles if pile.intersects(numbers)]
        said = [item for item in everything_shown(screen.view.contentItem()) if item.inherits("QQuickText")]
        on_it = [box_of(item) for item in said if str(item.property("text")).startswith(("closed", "open"))]
        assert not on_it
        screen.table.escape()
        scenes.sen_pair(screen.table)
    screen.key(Key.Key_4)
    screen.click("deed-confirm")
    assert [getattr(move, "value", None) for move in screen.made] == [4]


def test_the_two_cards_to_choose_from_are_large_and_apart(screen: Screen, qtbot: QtBot) -> None:
    for seats in (2, 4):
        scenes.drawn(screen.table, seats, ("take2",))
    scenes.sen_take2(screen.table)
    for size in ((1366, 768), (1024, 640)):
        screen.view.resize(*size)
        root = screen.view.rootObject()
        qtbot.waitUntil(lambda root=root, size=size: (root.width(), root.height()) == size)
        qtbot.wait(200)
        one, two = (screen.box(screen.card("drawn", slot)) for slot in (0, 1))
        other = screen.box(screen.card("front", 0, place=1))
        assert one.width() > other.width()
        # Not even the ring of the focus of one lies on the other.
        assert two.left() - one.right() > 0.15 * one.width()
        assert not [slot for slot in range(4) if screen.box(screen.card("front", slot)).intersects(two)]


def test_a_swapped_card_flies_slowly_in_an_arc_and_stays_marked(screen: Screen, qtbot: QtBot) -> None:
    local = scenes.swapped(screen.table)
    news = local.news()
    at = max(at for at, step in enumerate(news.steps) if isinstance(step.move, sen.Swap))
    screen.table.pace_ms = screen.table.peek_ms = 0
    before = replace(news.view, board=news.steps[at - 1].board, legal=None, asked=())
    screen.table.receive(PlayNews(before, news.steps[:at], (), ""))
    own = next(row for row in screen.table.rows.cards if (row.zone, row.place, row.slot) == ("front", 0, 1))
    qtbot.waitUntil(lambda: screen.find(f"card-{own.key}").isVisible())
    qtbot.wait(200)
    start = screen.box(f"card-{own.key}").center()
    theme = screen.view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.4)
    screen.table.receive(PlayNews(news.view, news.steps[at:], news.waiting_for, news.busy))
    flying = screen.find(f"card-{own.key}")
    assert flying.property("flightMs") > 400
    x, y, width = (flying.property("at").property(name).toNumber() for name in ("x", "y", "width"))
    end = QPointF(x + width / 2, y + width * 0.7)
    away: list[float] = []

    def there() -> bool:
        now, way = screen.box(f"card-{own.key}").center(), end - start
        aside = now - start
        away.append(abs(aside.x() * way.y() - aside.y() * way.x()) / (way.x() ** 2 + way.y() ** 2) ** 0.5)
        return bool((now - end).manhattanLength() < 2)

    qtbot.waitUntil(there, timeout=5000)
    assert max(away) > 20
    assert screen.find(f"swapped-{own.key}").isVisible()
    taken = next(row for row in screen.table.rows.cards if (row.zone, row.place, row.slot) == ("front", 0, 1))
    assert screen.find(f"swapped-{taken.key}").isVisible()


def test_the_history_never_lies_on_what_can_be_pressed(screen: Screen, qtbot: QtBot) -> None:
    scenes.history(screen.table)
    for size in ((1366, 768), (1024, 640), (2560, 1080)):
        screen.view.resize(*size)
        root = screen.view.rootObject()
        qtbot.waitUntil(lambda root=root, size=size: (root.width(), root.height()) == size)
        qtbot.wait(50)
        panel = screen.box("historyPanel")
        assert screen.table.rows.buttons
        assert panel.height() > 100
        for button in screen.table.rows.buttons:
            assert not panel.intersects(screen.box(f"deed-{button.act}")), size


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_of_the_table_shines_through_the_end_of_a_round(screen: Screen, qtbot: QtBot, seats: int) -> None:
    scenes.ended(screen.table, seats)
    qtbot.waitUntil(lambda: screen.find("endNext").isVisible())
    screen.a_moment_later()

    def seen(item: QQuickItem) -> bool:
        above: QQuickItem | None = item
        while above is not None and above.opacity() > 0:
            above = above.parentItem()
        return above is None

    table = [row.key for row in screen.table.rows.cards]
    names = {f"card-{key}" for key in table} | {"ask", "deeds", *(f"seat-{place}" for place in range(seats))}
    shown = [item for item in everything_shown(screen.view.contentItem()) if item.objectName() in names]
    assert [item.objectName() for item in shown if seen(item)] == []


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
    qtbot.waitUntil(lambda: screen.find(screen.card("front", 0)).property("live"))
    for name in (screen.card("front", 0, place=1), screen.top):
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
    screen.table.receive(FoulNews(1, "show.share", 7, "evidence.sennik"))
    left: list[bool] = []
    screen.table.leaveWanted.connect(lambda: left.append(True))
    qtbot.waitUntil(lambda: screen.focused().objectName() == "stoppedLeave")
    screen.key(Key.Key_Escape)
    screen.click(screen.card("front", 0))
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
        for name, box in screen.boxes(names).items():
            assert 0 <= box.x() <= width - box.width(), name
            assert 0 <= box.y() <= height - box.height(), name

    qtbot.waitUntil(all_inside, timeout=20_000)


def test_cards_fly_and_land(screen: Screen, qtbot: QtBot) -> None:
    """With motion on, a taken card is on its way for a moment and then lies where it belongs."""
    start(screen)
    peek_two(screen, qtbot)
    qtbot.waitUntil(lambda: "Your turn" in screen.ask)
    theme = screen.view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.5)
    name = screen.top
    screen.click(name)
    screen.click(screen.card("front", 3))
    before = screen.find(name).x()
    screen.click("deed-confirm")
    assert screen.made[-1] == sen.TakeOpen(3)
    card = screen.find(name)
    if card.property("zone") == "front":
        qtbot.waitUntil(lambda: not card.property("moving"), timeout=20_000)
        at = card.property("at").toVariant()
        assert card.x() == at["x"] != before
    theme.setProperty("speed", 0)
