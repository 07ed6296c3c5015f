"""Texts that lie on scenery, whose lines run through them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from tests.ui.sight import Seen, kind

SEEN, COVERING = 0.25, 0.5
"""What is fainter than SEEN disturbs nobody; a line under a ground of COVERING can hardly be made out."""
SHEET = "scene/"
"""The drawings of a backdrop; but for the top of a table, which is empty where words stand."""
SMOOTH = "scene/table_top"


def groundless(sight: Iterable[Seen]) -> Iterator[str]:
    """Every text of what is seen that lies on a backdrop with nothing between them, wholly or in part."""
    grounds: list[QRectF] = []
    for seen in sight:
        if seen.opacity < SEEN:
            continue
        art = str(seen.item.property("art") or "") if kind(seen.item) == "Art" else ""
        if art.startswith(SHEET) and not art.startswith(SMOOTH):
            grounds.clear()
        elif art or _covers(seen):
            grounds.append(seen.box & seen.room)
        elif seen.text and not seen.letters.isEmpty() and not any(each.contains(seen.letters) for each in grounds):
            yield f"{seen.text} at {seen.letters.toRect().getRect()}"


def _covers(seen: Seen) -> bool:
    colour = seen.item.property("color") if seen.item.inherits("QQuickRectangle") else None
    return isinstance(colour, QColor) and colour.alphaF() * seen.opacity >= COVERING
