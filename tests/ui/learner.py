"""What somebody does who plays a lesson: looks for what is lit, and presses it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.viewmodels.lesson.model import LessonModel
from tests.ui.driver import Hands
from tests.ui.raven import marks


def items(hands: Hands, things: tuple[str, ...]) -> list[QQuickItem]:
    """The items that are lit, in the order in which they are named."""
    found = marks(hands)
    named = {thing: item for item, thing in found.items() if item.isVisible() and item.width() > 0}
    return [named[thing] for thing in things if thing in named]


def to_do(lesson: LessonModel) -> tuple[str, ...]:
    """What of that is still to be pointed at: nothing that is chosen already, and then what confirms it."""
    lit = lesson.props.lit
    if "act:confirm" in lit:
        return ("act:confirm",)
    chosen = {f"card:{row.key}" for row in lesson.table.rows.cards if row.selected}
    meant = [thing for thing in lit if thing.startswith("act:") or thing in pointed_at(lesson)]
    return tuple(thing for thing in meant if thing not in chosen)


def pointed_at(lesson: LessonModel) -> set[str]:
    return {f"card:{row.key}" for row in lesson.table.rows.cards if row.legal or row.selected}


def press_on(hands: Hands, item: QQuickItem) -> None:
    at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseClick(hands.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    hands.settle()
