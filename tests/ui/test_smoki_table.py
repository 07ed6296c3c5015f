"""The table of Smoki by real clicks and keys: whole rounds, the focus never on nothing, nothing outside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from engine import smoki
from engine.knowledge import View
from engine.pieces import Move
from tests.scenery import smoki as smoki_scenes
from tests.scenery.local_table import LocalTable
from tests.ui.table_screen import Screen, open_table

Key = Qt.Key


@pytest.fixture
def screen(qapp: QObject, qtbot: QtBot) -> Iterator[Screen]:
    yield from open_table(qapp, qtbot, "Smoki/SmokiTable.qml", "smoki")


def start(screen: Screen, seats: int = 3, seed: int = 6, **options: int | str) -> None:
    screen.deal(LocalTable("smoki", seats, seed, {"goal": "rounds", "rounds": 2} | options, policy="bot"))


def allowed(screen: Screen) -> list[str]:
    return [button.act for button in screen.table.rows.buttons if button.allowed]


def lit(screen: Screen, zone: str) -> list[str]:
    return [f"card-{row.key}" for row in screen.table.rows.cards if row.zone == zone and row.legal and not row.selected]


def test_a_round_by_mouse(screen: Screen, qtbot: QtBot) -> None:
    start(screen)
    qtbot.waitUntil(lambda: screen.find(screen.card("front", 4)).property("live"))
    screen.click(screen.card("front", 4))
    screen.click("deed-confirm")
    assert screen.made == [smoki.Reveal(4)]
    assert screen.find(screen.card("front", 4)).property("shown") != ""
    for turn in range(80):
        if screen.table.rows.table.page == "round":
            break
        play_by_mouse(screen, turn)
    qtbot.waitUntil(lambda: screen.find("endNext").isVisible())
    screen.a_moment_later()
    assert {smoki.Reveal, smoki.Draw, smoki.TakeOpen, smoki.Place} <= {type(move) for move in screen.made}
    assert screen.find("endTitle").property("text") == screen.table.rows.table.end_title
    screen.focused()
    screen.click("endNext")
    qtbot.waitUntil(lambda: screen.find("notebookClose").isVisible())
    screen.click("notebookClose")
    qtbot.waitUntil(lambda: "Choose a card" in screen.ask)
    screen.focused()


def play_by_mouse(screen: Screen, turn: int) -> None:
    """One decision, made by clicking at cards and piles, and at buttons only where there is no other way."""
    acts = allowed(screen)
    if "pile:closed" in acts:
        screen.click(lit(screen, "closed" if turn % 2 else "open")[0])
    elif "act:stay" in acts:
        screen.click("deed-act:stay")
    elif lit(screen, "front"):
        up = [row for row in screen.table.rows.cards if row.zone == "front" and row.legal and row.face == ""]
        screen.click(f"card-{up[0].key}" if up else lit(screen, "front")[0])
        if "confirm" in allowed(screen):
            screen.click("deed-confirm")
        else:
            screen.click(lit(screen, "open")[0])
    else:
        screen.click(f"deed-{acts[0]}")


def test_a_round_by_keys_alone(screen: Screen, qtbot: QtBot) -> None:
    start(screen, seed=9)
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("front", 0))
    screen.key(Key.Key_Right)
    screen.key(Key.Key_Down)
    assert screen.focused().objectName() == screen.card("front", 4)
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Return)
    assert screen.made == [smoki.Reveal(4)]
    for turn in range(120):
        if screen.table.rows.table.page != "table":
            break
        qtbot.waitUntil(lambda: screen.focused() is not None)
        acts = allowed(screen)
        before = len(screen.made)
        if "pile:closed" in acts:
            screen.key(Key.Key_D if turn % 3 or "pile:open-0" not in acts else Key.Key_1)
        elif "act:stay" in acts:
            screen.key(Key.Key_S)
        elif lit(screen, "front"):
            qtbot.waitUntil(lambda: screen.focused().property("zone") == "front")
            if turn % 2:
                screen.key(Key.Key_Down)
            screen.key(Key.Key_Space)
            screen.key(Key.Key_Return if "confirm" in allowed(screen) else Key.Key_1)
        else:
            screen.key(Key.Key_2 if "pile:open-1" in acts else Key.Key_Return)
        assert len(screen.made) == before + 1, screen.ask
    qtbot.waitUntil(lambda: screen.focused().objectName() == "endNext")
    screen.a_moment_later()
    screen.key(Key.Key_Return)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "notebookClose")
    screen.key(Key.Key_Escape)


def test_a_card_may_be_changed_for_another_before_the_pile_is_named(screen: Screen, qtbot: QtBot) -> None:
    smoki_scenes.smoki_5(screen.table)
    qtbot.waitUntil(lambda: screen.find(screen.card("front", 0)).property("live"))
    screen.click(screen.card("front", 0))
    assert screen.find(screen.card("front", 0)).property("selected")
    assert not screen.find(screen.card("front", 3)).property("selected")
    screen.click("deed-pile:open-1")
    assert screen.made == [smoki.Place(0, 1)]


def test_an_empty_pile_keeps_its_place_and_can_be_laid_on(screen: Screen, qtbot: QtBot) -> None:
    local = smoki_scenes.reach(screen.table, 2, emptied, takes_first)
    screen.table.receive(local.news())
    qtbot.waitUntil(lambda: screen.find("gap-0").isVisible())
    assert screen.table.rows.table.open_gaps == (True, False)
    screen.click(screen.card("front", 2))
    qtbot.waitUntil(lambda: screen.find("gap-0").property("live"))
    screen.click("gap-0")
    assert screen.made == [smoki.Place(2, 0)]


def emptied(view: View) -> bool:
    """This player holds the last card of the first open pile, and it is no circle."""
    return view.board.open[:1] == [[]] and smoki_scenes.holding(*(set(smoki.FACES) - {smoki.CIRCLE}))(view)


def takes_first(local: LocalTable) -> Callable[[View], Move]:
    """Takes from the first open pile whenever that is allowed."""

    def choose(view: View) -> Move:
        assert view.legal is not None
        first = smoki.TakeOpen(0)
        return first if first in view.legal.listed else local.own_policy(view)

    return choose


def test_pairs_and_mirrors_are_seen_at_once(screen: Screen, qtbot: QtBot) -> None:
    smoki_scenes.smoki_2(screen.table)
    assert screen.table.rows.own.pairs
    for row in screen.table.rows.own.pairs:
        frame = screen.find(f"pair-{row.place}-{row.column}")
        card = screen.find(screen.card("front", row.column, row.place))
        assert (frame.mapToScene(QPointF(0, 0)) - card.mapToScene(QPointF(0, 0))).manhattanLength() < 0.1
        assert frame.property("opacity") == 1


@pytest.mark.parametrize("name", ["smoki_2", "smoki_3", "smoki_5", "smoki_circle", "smoki_wait"])
def test_nothing_lies_outside_the_window_or_over_another_dream(screen: Screen, qtbot: QtBot, name: str) -> None:
    smoki_scenes.SCENES[name](screen.table)
    for width, height in ((1024, 640), (2560, 1080), (1280, 1024)):
        resize(screen, qtbot, width, height)
        window = QRectF(0, 0, width, height)
        names = [f"card-{row.key}" for row in screen.table.rows.cards]
        names += [f"deed-{button.act}" for button in screen.table.rows.buttons] + ["ask", "menu"]
        qtbot.waitUntil(lambda names=names, window=window: all(map(window.contains, screen.boxes(names).values())))
        dreams = screen.boxes(f"card-{row.key}" for row in screen.table.rows.cards if row.zone == "front")
        assert not [(one, two) for one, two in combinations(dreams, 2) if dreams[one].intersects(dreams[two])]
        ask = screen.box("ask")
        assert not [key for key, box in dreams.items() if box.intersects(ask)]


def resize(screen: Screen, qtbot: QtBot, width: int, height: int) -> None:
    """Give the window another size and wait until the table has followed."""
    screen.view.resize(width, height)
    root = screen.view.rootObject()
    qtbot.waitUntil(lambda: (root.property("width"), root.property("height")) == (width, height))


@pytest.mark.parametrize("name", ["smoki_end", "smoki_end_5"])
def test_the_end_of_a_round_fits_the_smallest_window(screen: Screen, qtbot: QtBot, name: str) -> None:
    resize(screen, qtbot, 1024, 640)
    smoki_scenes.SCENES[name](screen.table)
    qtbot.waitUntil(lambda: screen.find("endNext").isVisible())
    screen.a_moment_later()
    for item in ("endNext", "endProof"):
        box = screen.box(item)
        assert 0 <= box.left() <= box.right() <= 1024
        assert box.bottom() <= 640
