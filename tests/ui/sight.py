"""What of a window can be seen, item by item in the order in which it is painted: the one walk of all checks by eye."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem


@dataclass(frozen=True)
class Seen:
    """An item that is not hidden: `room` is the part of the window that nothing around it cuts off."""

    item: QQuickItem
    opacity: float
    room: QRectF

    @cached_property
    def box(self) -> QRectF:
        """Its place in the window."""
        return box_of(self.item)

    @cached_property
    def text(self) -> str:
        """What is written there; "" if it is no text."""
        return str(self.item.property("text") or "") if self.item.inherits("QQuickText") else ""

    @property
    def letters(self) -> QRectF:
        """Where the letters of a text are seen, wherever they stand in the item."""
        return self.item.mapRectToScene(self.item.boundingRect()) & self.room

    @property
    def within(self) -> bool:
        """Whether it is not wholly scrolled or cut away."""
        return self.box.isEmpty() or self.box.intersects(self.room)


def sight(root: QQuickItem) -> Iterator[Seen]:
    """All that can be seen in `root`, what lies at the bottom first; what is wholly transparent is among it."""
    return _walk(root, 1.0, box_of(root))


def box_of(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def kind(item: QQuickItem) -> str:
    """The file that an item is made by."""
    return item.metaObject().className().partition("_QMLTYPE")[0]


def _walk(item: QQuickItem, opacity: float, room: QRectF) -> Iterator[Seen]:
    if not item.isVisible():
        return
    opacity *= item.opacity()
    seen = Seen(item, opacity, room)
    inner = room & seen.box if item.clip() else room
    children = item.childItems()
    levels = [child.z() for child in children]
    if any(levels):
        children = [children[at] for at in sorted(range(len(children)), key=levels.__getitem__)]
    below = sum(level < 0 for level in levels)
    for child in children[:below]:
        yield from _walk(child, opacity, inner)
    yield seen
    for child in children[below:]:
        yield from _walk(child, opacity, inner)
