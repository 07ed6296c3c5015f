"""Whether a window shows all that is in it, whole: texts, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.overlaps import clashes
from tests.ui.sight import Seen, box_of, sight

SLACK = 1.0
"""Half a pixel on either side is rounding."""


def misfits(window: QQuickWindow) -> Iterator[str]:
    """Every text that cannot be read whole (cut, larger than its item, outside of the window, or under another), and
    everything that can be pressed and is cut off. What can be scrolled to is within reach.
    """
    # A row sets its children in their places only when it is about to be drawn, and they may then change its width.
    window.grabWindow()
    root = window.contentItem()
    seen = list(sight(root))
    yield from clipped(seen, box_of(root))
    for lower, upper in clashes(seen):
        yield f"one upon another: {lower} / {upper}"


def clipped(sight: Iterable[Seen], room: QRectF) -> Iterator[str]:
    """What `misfits` says of what is seen in a window of that size, item by item."""
    for seen in sight:
        if seen.opacity == 0:
            continue
        item = seen.item
        if seen.text:
            if item.property("truncated"):
                yield f"cut: {seen.text}"
            elif _larger(item):
                yield f"larger than its place: {seen.text}"
            elif not _reached(seen, room):
                yield f"cut off: {seen.text}"
            elif (plate := _plate(item)) is not None and not _within(box_of(plate), seen.letters):
                yield f"off its plate: {seen.text}"
            elif (button := _button(item)) is not None and not _within(box_of(button), seen.box):
                yield f"off its button: {seen.text}"
        elif item.activeFocusOnTab() and not seen.box.isEmpty() and not _reached(seen, room):
            yield f"cut off: {item.objectName() or item.metaObject().className()} {_told(seen.box)}"


def scroller(item: QQuickItem) -> QQuickItem | None:
    """The nearest thing around an item in which it can be scrolled."""
    around = item.parentItem()
    while around is not None and not around.inherits("QQuickFlickable"):
        around = around.parentItem()
    return around


def _plate(item: QQuickItem) -> QQuickItem | None:
    """The player's plate that a text stands on."""
    around: QQuickItem | None = item
    while around is not None and not around.metaObject().className().startswith("SeatPlate"):
        around = around.parentItem()
    return around


def _button(item: QQuickItem) -> QQuickItem | None:
    """The button that a text is the word of."""
    around: QQuickItem | None = item
    while around is not None and around.property("twofold") is None:
        around = around.parentItem()
    return around if around is not None and around.property("text") == item.property("text") else None


def _larger(item: QQuickItem) -> bool:
    wide, high = float(item.property("contentWidth")), float(item.property("contentHeight"))
    return wide > item.width() + SLACK or high > item.height() + SLACK


def _reached(seen: Seen, room: QRectF) -> bool:
    """Whether all of it is seen, or would be once it is scrolled to."""
    around = scroller(seen.item)
    if around is None:
        return _within(seen.room, seen.box)
    # A list or a page that scrolls is itself to be seen, and what is in it lies within what it can be scrolled over.
    content = around.property("contentItem")
    if not isinstance(content, QQuickItem):
        return True
    wide = max(float(around.property("contentWidth")), around.width())
    high = max(float(around.property("contentHeight")), around.height())
    field = QRectF(around.property("originX") or 0, around.property("originY") or 0, wide, high)
    return _within(field, seen.item.mapRectToItem(content, QRectF(0, 0, seen.item.width(), seen.item.height())))


def _within(room: QRectF, box: QRectF) -> bool:
    return room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(box)


def _told(box: QRectF) -> str:
    return f"at {box.x():.0f} {box.y():.0f} {box.width():.0f}x{box.height():.0f}"
