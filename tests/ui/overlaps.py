"""Texts that are painted one upon another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem

from tests.ui.sight import Seen

TOUCH = 3.0
"""Line boxes may meet by this much (px); the letters in them do not."""
SEEN, COVERING = 0.25, 0.7
"""What is fainter than SEEN disturbs nobody; a ground that hides what lies under it has at least COVERING."""


def clashes(sight: Iterable[Seen]) -> Iterator[tuple[str, str]]:
    """Each two texts of what is seen that are painted one upon another without a ground between them."""
    texts: list[tuple[int, str, QRectF]] = []
    grounds: list[tuple[int, QRectF]] = []
    for at, seen in enumerate(sight):
        if seen.opacity < SEEN:
            continue
        if seen.text:
            texts.append((at, seen.text, seen.letters))
        elif _covers(seen.item, seen.opacity):
            grounds.append((at, seen.box & seen.room))
    for place, (lower, one, box) in enumerate(texts):
        for upper, other, other_box in texts[place + 1 :]:
            common = box.intersected(other_box)
            if min(common.width(), common.height()) <= TOUCH:
                continue
            if not any(lower < at < upper and ground.contains(common) for at, ground in grounds):
                yield one, other


def _covers(item: QQuickItem, opacity: float) -> bool:
    if item.inherits("QQuickRectangle"):
        colour = item.property("color")
        return isinstance(colour, QColor) and colour.alphaF() * opacity >= COVERING
    return item.inherits("QQuickImage") and opacity >= COVERING
