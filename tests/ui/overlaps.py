"""Texts that are painted one upon another."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import everything_shown
from tests.ui.sight import sight

TOUCH = 3.0
"""Line boxes may meet by this much (px); the letters in them do not."""
SEEN, COVERING = 0.25, 0.7
"""What is fainter than SEEN disturbs nobody; a ground that hides what lies under it has at least COVERING."""


def clashes(root: QQuickItem) -> Iterator[tuple[str, str]]:
    """Each two texts under `root` that are painted one upon another without a ground between them."""
    # A row sets its children in their places only when it is about to be drawn, and they may then change its width.
    for _ in range(2):
        for item in everything_shown(root):
            item.ensurePolished()
    picture = _Picture(root)
    for place, (lower, one, box) in enumerate(picture.texts):
        for upper, other, other_box in picture.texts[place + 1 :]:
            common = box.intersected(other_box)
            if min(common.width(), common.height()) <= TOUCH:
                continue
            if not any(lower < at < upper and ground.contains(common) for at, ground in picture.grounds):
                yield one, other


class _Picture:
    """The texts of a window and the grounds between them, numbered in the order in which they are painted."""

    def __init__(self, root: QQuickItem) -> None:
        self.texts: list[tuple[int, str, QRectF]] = []
        self.grounds: list[tuple[int, QRectF]] = []
        for at, seen in enumerate(sight(root)):
            if seen.opacity < SEEN:
                continue
            if seen.text:
                self.texts.append((at, seen.text, seen.letters))
            elif _covers(seen.item, seen.opacity):
                self.grounds.append((at, seen.box & seen.room))


def _covers(item: QQuickItem, opacity: float) -> bool:
    if item.inherits("QQuickRectangle"):
        colour = item.property("color")
        return isinstance(colour, QColor) and colour.alphaF() * opacity >= COVERING
    return item.inherits("QQuickImage") and opacity >= COVERING
