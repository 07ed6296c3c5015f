"""Small plots side by side as one SVG file, without a library: figures of the benches that the pages keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDE, HIGH = 300, 190
"""Of one plot, with all that belongs to it."""
LEFT, RIGHT, TOP, BOTTOM = 56, 14, 30, 36
"""What is left free around the lines."""
IN_A_ROW = 3


@dataclass(frozen=True)
class Plot:
    """Points from left to right, joined by a line; a dashed one goes straight from the first to the last."""

    title: str
    x: str
    y: str
    points: Sequence[tuple[float, float]]


def drawn(plots: Sequence[Plot]) -> str:
    """The file."""
    rows = -(-len(plots) // IN_A_ROW)
    parts = [_plot(plot, at % IN_A_ROW * WIDE, at // IN_A_ROW * HIGH) for at, plot in enumerate(plots)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {IN_A_ROW * WIDE} {rows * HIGH}" '
        'font-family="sans-serif" font-size="11" fill="#2b2b38">\n'
        '<rect width="100%" height="100%" fill="#ffffff"/>\n' + "".join(parts) + "</svg>\n"
    )


def _plot(plot: Plot, left: int, top: int) -> str:
    most_x, most_y = (max(each) or 1.0 for each in zip(*plot.points, strict=True))
    wide, high = WIDE - LEFT - RIGHT, HIGH - TOP - BOTTOM

    def at(point: tuple[float, float]) -> str:
        return f"{LEFT + wide * point[0] / most_x:.1f},{TOP + high * (1 - point[1] / most_y):.1f}"

    line = " ".join(map(at, plot.points))
    straight = f"{at(plot.points[0])} {at(plot.points[-1])}"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.5" fill="#5b4b9a"/>' for x, y in (pair.split(",") for pair in line.split())
    )
    floor = TOP + high
    return (
        f'<g transform="translate({left} {top})">\n'
        f'<text x="{LEFT}" y="18" font-weight="bold">{escape(plot.title)}</text>\n'
        f'<path d="M{LEFT} {TOP}V{floor}H{LEFT + wide}" fill="none" stroke="#b9b9c6"/>\n'
        f'<text x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{figure(most_y)}</text>\n'
        f'<text x="{LEFT - 6}" y="{floor}" text-anchor="end">{escape(plot.y)}</text>\n'
        f'<text x="{LEFT + wide}" y="{floor + 15}" text-anchor="end">{figure(most_x)} {escape(plot.x)}</text>\n'
        f'<polyline points="{straight}" fill="none" stroke="#b9b9c6" stroke-dasharray="4 4"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#5b4b9a" stroke-width="1.5"/>\n{dots}\n</g>\n'
    )


def figure(number: float) -> str:
    """A number as short as it can be read: three digits that mean something."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.3g}"
