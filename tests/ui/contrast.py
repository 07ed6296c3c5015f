"""How well texts stand out from what they are painted on: WCAG's relative luminance, 2.x, "contrast ratio"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.sight import Seen, kind, sight

LEAST = 4.5
"""What is read needs so much (WCAG 1.4.3)."""
FAINTEST = 0.25
"""What is fainter comes or goes just now."""
SHADE = 0xE0E0E0
"""The bits of a colour that tell shades apart: few, for a ground may go from a lighter to a darker one."""
CLOSE = 0.12
"""Colours that differ by so much in no channel are the same one: a letter's, somewhere in the picture."""

Rgb = tuple[float, float, float]


def too_faint(window: QQuickWindow) -> Iterator[str]:
    """Every text that can be seen and does not stand out from its ground."""
    picture = window.grabWindow()
    painted = list(sight(window.contentItem()))
    veils = [(at, seen.item) for at, seen in enumerate(painted) if kind(seen.item) == "Veil"]
    for at, seen in enumerate(painted):
        if not seen.text or seen.opacity < FAINTEST or not _readable(seen.item):
            continue
        if any(at < later and not _lit(seen, veil) for later, veil in veils):
            continue
        box = seen.letters.toAlignedRect().intersected(picture.rect())
        colour = seen.item.property("color")
        if box.width() < 2 or box.height() < 2 or not isinstance(colour, QColor):
            continue
        pixels = _pixels(picture, box)
        ground = _ground(pixels)
        strength = seen.opacity * colour.alphaF()
        red, green, blue = (_mixed(*parts, strength) for parts in zip(_rgb(colour), ground, strict=True))
        ratio = contrast((red, green, blue), ground)
        # What lies under a sheet is in no letter's colour.
        if ratio < LEAST and any(_close(_rgb(QColor.fromRgb(each)), (red, green, blue)) for each in pixels):
            yield f"{ratio:.2f}: {seen.text}, {colour.name()} at {box.topLeft().toTuple()}"


def contrast(one: Rgb, other: Rgb) -> float:
    """From 1, the same, to 21, black on white."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _mixed(ink: float, ground: float, strength: float) -> float:
    return ink * strength + ground * (1 - strength)


def _luminance(colour: Rgb) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(colour: QColor) -> Rgb:
    return colour.redF(), colour.greenF(), colour.blueF()


def _close(one: Rgb, other: Rgb) -> bool:
    return all(abs(part - like) <= CLOSE for part, like in zip(one, other, strict=True))


def _pixels(picture: QImage, box: QRect) -> Counter[int]:
    """The colours of a box, and how many points of it have them."""
    part = picture.copy(box).convertToFormat(QImage.Format.Format_RGB32)
    return Counter(memoryview(part.constBits()).cast("B").cast("I"))


def _ground(pixels: Counter[int]) -> Rgb:
    """The colour that most of a box has: letters are thin. What is painted in shades of it is taken together."""
    shades: Counter[int] = Counter()
    for pixel, count in pixels.items():
        shades[_shade(pixel)] += count
    most = shades.most_common(1)[0][0]
    return _rgb(QColor.fromRgb(max((pixel for pixel in pixels if _shade(pixel) == most), key=pixels.__getitem__)))


def _shade(pixel: int) -> int:
    return pixel & SHADE


def _lit(seen: Seen, veil: QQuickItem) -> bool:
    """Whether a text is seen through a window of the veil that lies over it; where it is dimmed on purpose it is not
    to be read now.
    """
    middle = veil.mapFromScene(seen.letters.center())
    return any(hole.contains(middle) for hole in veil.property("holes"))


def _readable(item: QQuickItem) -> bool:
    """Whether nothing lies over it: not a sheet that has the window. What is not allowed is to be read too."""
    return item.isEnabled() or _refused(item)


def _refused(item: QQuickItem) -> bool:
    """Whether it is, or is part of, a button that cannot be pressed now and that nothing lies over."""
    above: QQuickItem | None = item
    while above is not None and above.property("allowed") is not False:
        above = above.parentItem()
    beyond = above.parentItem() if above is not None else None
    return beyond is not None and beyond.isEnabled()
