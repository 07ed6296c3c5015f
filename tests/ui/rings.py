"""Focus rings that something around them cuts off: each control has one, seen or not, outside of its own edges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import everything_shown
from tests.ui.sight import Seen, box_of, kind

SLACK = 1.0
"""Half a pixel on either side is rounding."""


def cut_rings(sight: Iterable[Seen], room: QRectF) -> Iterator[str]:
    """Every ring in a window of that size that is not whole when its control has the focus, and where it is cut. What
    lies in something that scrolls is scrolled to.
    """
    for seen in sight:
        for ring in seen.item.childItems():
            if kind(ring) == "Ring" and ring.childItems() and not seen.box.isEmpty():
                box = box_of(ring.childItems()[0])
                if (by := _cut_by(ring, box, room)) is not None:
                    yield f"{_name(seen.item)} at {_told(box)}, by {by}"


def ring_out_of_sight(item: QQuickItem, room: QRectF) -> str | None:
    """What cuts off the ring of a control that has the focus, as the page is scrolled now; None for nothing."""
    for each in everything_shown(item):
        if kind(each) == "Ring" and each.childItems():
            box = box_of(each.childItems()[0])
            around = each.parentItem()
            while around is not None:
                if around.clip() and not _within(box_of(around), box):
                    return f"{_name(around)} at {_told(box_of(around))}, ring at {_told(box)}"
                around = around.parentItem()
            return None if _within(room, box) else "the window"
    return None


def _cut_by(ring: QQuickItem, box: QRectF, room: QRectF) -> str | None:
    around = ring.parentItem()
    while around is not None:
        scrolls = around.inherits("QQuickFlickable")  # it may cut only what is longer than it
        if around.clip() or scrolls:
            field = _scrolled(around) if scrolls else box_of(around)
            if not _within(field, box):
                return f"{_name(around)} at {_told(field)}"
            if scrolls:
                return None  # which part of it is seen is for whoever scrolls
        around = around.parentItem()
    return None if _within(room, box) else "the window"


def _scrolled(view: QQuickItem) -> QRectF:
    """All that a view can be scrolled over, in the window."""
    content = view.property("contentItem")
    assert isinstance(content, QQuickItem)
    left, top, right, bottom = (
        float(view.property(name)) for name in ("leftMargin", "topMargin", "rightMargin", "bottomMargin")
    )
    wide = max(float(view.property("contentWidth")) + left + right, view.width())
    high = max(float(view.property("contentHeight")) + top + bottom, view.height())
    x, y = float(view.property("originX")) - left, float(view.property("originY")) - top
    return content.mapRectToScene(QRectF(x, y, wide, high))


def _within(room: QRectF, box: QRectF) -> bool:
    return room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(box)


def _name(item: QQuickItem) -> str:
    return item.objectName() or kind(item)


def _told(box: QRectF) -> str:
    return f"{box.x():.0f} {box.y():.0f} {box.width():.0f}x{box.height():.0f}"
