# ruff: noqa: B007, B905, D101, D103, E501, E731, E741, PERF401, RUF005, RUF007, S311, UP031
# mypy: ignore-errors
# fmt: off
"""Cut paper: silhouettes as polygons, written as small SVG Tiny files.

Needs shapely. Light falls from above: a sheet is a soft dark copy below it, the sheet, and a thin lit rim on its upper edges.
"""
import math
import os
import random
from pathlib import Path

from shapely import affinity as aff
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

OUT = Path(os.environ["SENNIK_DRAWINGS"])

INK0, INK1, INK2, INK3, DUSK = "#0B0F24", "#121837", "#1B2450", "#26336B", "#3A4A8F"
TEAL0, TEAL1, TEAL2, MIST = "#0F3B4C", "#17596A", "#2A8490", "#7CCBC6"
PLUM, VIOLET, MAUVE = "#3B2352", "#5B3B7C", "#A583C2"
COAL, EMBER, LANTERN, HONEY = "#7A2A2C", "#E8663C", "#F5B84A", "#FFDF98"
MOON, BONE, FOG = "#F8EED0", "#D9CFB4", "#AEB9DA"
MOSS, LEAF = "#3F7A55", "#8CCB8A"


# ---- colour ---------------------------------------------------------------
def rgb(c):
    return tuple(int(c[i:i + 2], 16) for i in (1, 3, 5))


def mix(a, b, t):
    return "#%02X%02X%02X" % tuple(round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b)))


def ramp(stops, t):
    for (t0, c0), (t1, c1) in zip(stops, stops[1:]):
        if t <= t1:
            return mix(c0, c1, (t - t0) / (t1 - t0))
    return stops[-1][1]


# ---- lines and shapes -----------------------------------------------------
def _catmull(p, n=9):
    if len(p) < 3:
        return list(p)
    q = [p[0], *p, p[-1]]
    out = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:]):
        for i in range(n):
            t = i / n
            out.append(tuple(0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                                    + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in range(len(b))))
    return out + [tuple(p[-1])]


def curve(pts, n=9):
    """Open line through pts; a point (x, y, 1) is a sharp corner."""
    out, run = [], []
    for p in pts:
        run.append(p[:2])
        if len(p) == 3 and len(run) > 1:
            out += _catmull(run, n)[:-1]
            run = [p[:2]]
    return out + _catmull(run, n)


def shape(*pts, n=9):
    """Closed outline through pts; starts at a sharp corner if it has one."""
    pts = list(pts)
    k = next((i for i, p in enumerate(pts) if len(p) == 3), None)
    if k is None:
        m = len(pts)
        ring = _catmull([pts[i % m] for i in range(-2, m + 3)], n)
        ring = ring[2 * n:(m + 2) * n]
        return Polygon(ring).buffer(0)
    pts = pts[k:] + pts[:k] + [pts[k]]
    return Polygon(curve(pts, n)).buffer(0)


def poly(*pts):
    return Polygon(pts).buffer(0)


def disc(x, y, r, n=24):
    return Point(x, y).buffer(r, n)


def oval(x, y, rx, ry):
    return aff.scale(disc(x, y, 1, 24), rx, ry, origin=(x, y))


def sweep(pts, widths, n=9):
    """A brush stroke of changing width."""
    line = curve(pts, n)
    m = len(line) - 1
    ws = []
    for i in range(m + 1):
        f = i / m * (len(widths) - 1)
        k = min(int(f), len(widths) - 2)
        ws.append(widths[k] + (widths[k + 1] - widths[k]) * (f - k))
    dots = [Point(p).buffer(max(w, .2) / 2, 7) for p, w in zip(line, ws)]
    return unary_union([unary_union([a, b]).convex_hull for a, b in zip(dots, dots[1:])])


def nib(pts, w=13.5, thin=4.6, angle=-27, n=12):
    """A broad pen: its edge stays at one angle, so strokes swell and thin."""
    line = curve(pts, n)
    pen = aff.rotate(box(-w / 2, -thin / 2, w / 2, thin / 2), angle, origin=(0, 0))
    put = [aff.translate(pen, *p) for p in line]
    return unary_union([unary_union([a, b]).convex_hull for a, b in zip(put, put[1:])])


def arc(x, y, rx, ry, a0, a1, n=28):
    return [(x + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)), y + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n)))
            for i in range(n + 1)]


def move(g, dx=0, dy=0, s=1.0, rot=0, flip=False, origin=(0, 0)):
    if flip:
        g = aff.scale(g, -1, 1, origin=origin)
    if s != 1:
        g = aff.scale(g, s, s, origin=origin)
    if rot:
        g = aff.rotate(g, rot, origin=origin)
    return aff.translate(g, dx, dy)


def union(*gs):
    return unary_union(gs)


def rbox(x, y, w, h, r):
    return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 12)


# ---- the landscape kit ----------------------------------------------------
def ridge(y, amp, seed, step=34, jag=False, x0=-10, x1=260, base=360):
    """A rolling crest, or (jag) a rocky one by midpoint displacement."""
    rnd = random.Random(seed)
    if jag:
        peaks = max(3, round((x1 - x0) / 120))
        pts = [(x0, y + amp * rnd.uniform(-.2, .8)), *[(x0 + (x1 - x0) * (k + rnd.uniform(.25, .75)) / peaks, y + amp * (-1.1 if k % 2 == seed % 2 else .5) * rnd.uniform(.7, 1)) for k in range(peaks)], (x1, y + amp * rnd.uniform(-.4, .6))]
        rough = amp * .34
        for _ in range(3):
            out = [pts[0]]
            for a, b in zip(pts, pts[1:]):
                t = rnd.uniform(.38, .62)
                out += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + rnd.uniform(-rough, rough)), b]
            pts, rough = out, rough * .5
        return Polygon([(x0, base), *pts, (x1, base)]).buffer(0)
    pts, x, up = [], x0, True
    while x < x1 + step:
        dy = amp * (rnd.random() * .6 + .4) * (-1 if up else 1) * .7
        pts.append((x, y + dy))
        x += step * (.7 + .6 * rnd.random())
        up = not up
    return Polygon([(x0, base), *_catmull(pts, 8), (pts[-1][0], base)]).buffer(0).intersection(box(x0, -50, x1, base))


def fir(x, y, h, w=None):
    w = w or h * .42
    g = [poly((x - w * .06, y + 2), (x + w * .06, y + 2), (x, y - h * .5))]
    for i, (a, b, k) in enumerate(((0, .42, .55), (.22, .66, .8), (.45, .95, 1))):
        g.append(poly((x, y - h * (1 - a)), (x + w * k / 2, y - h * (1 - b) + h * .02), (x, y - h * (1 - b) - h * .05),
                      (x - w * k / 2, y - h * (1 - b) + h * .02)))
    return unary_union(g)


def cloud(x, y, w, puffs=5, seed=1, h=.34):
    rnd = random.Random(seed)
    g = [rbox(x - w / 2, y - w * .09, w, w * .09, w * .044)]
    for i in range(puffs):
        t = (i + .5) / puffs
        r = w * (.09 + h * .5 * math.sin(math.pi * t) * (.75 + .4 * rnd.random()))
        g.append(disc(x - w * .44 + w * .88 * t, y - w * .06 - r * .35, r).intersection(box(x - w, y - w * 2, x + w, y)))
    return unary_union(g)


def reed(x, y, h, lean=4, head=True):
    g = [sweep([(x, y), (x + lean * .3, y - h * .5), (x + lean, y - h)], [2.6, 1.8, 1])]
    if head:
        g.append(sweep([(x + lean * .72, y - h * .72), (x + lean * .95, y - h * .94)], [6, 6]))
    return unary_union(g)


def stars(seed, n, x0=14, y0=14, x1=236, y1=150, avoid=None):
    rnd = random.Random(seed)
    g = []
    while len(g) < n:
        x, y, r = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.choice((.9, 1.1, 1.1, 1.6))
        if avoid is not None and avoid.contains(Point(x, y)):
            continue
        g.append(Point(x, y).buffer(r, 3) if r < 1.5 else star4(x, y, 4.2))
    return unary_union(g)


def star4(x, y, r, k=.2):
    return Polygon([(x + (r if i % 2 == 0 else r * k) * math.sin(i * math.pi / 4), y - (r if i % 2 == 0 else r * k) * math.cos(i * math.pi / 4))
                    for i in range(8)])


# ---- writing --------------------------------------------------------------
def d(g, tol=.14, turn=38, reach=6.0):
    """Path data with relative tenths. Bends under `turn` degrees are bent round (quadratic), the others stay knife corners."""
    if turn:
        tol *= 1.9
    g = g.simplify(tol)
    parts = []
    for p in (g.geoms if isinstance(g, MultiPolygon) or hasattr(g, "geoms") else [g]):
        if p.geom_type != "Polygon" or p.area < .25:
            continue
        for ring in (p.exterior, *p.interiors):
            parts.append(_ring([q[:2] for q in ring.coords[:-1]], turn, reach))
    return "".join(parts)


def _ring(v, turn, reach):
    n = len(v)
    edge = [(v[(i + 1) % n][0] - v[i][0], v[(i + 1) % n][1] - v[i][1]) for i in range(n)]
    size = [math.hypot(*e) or 1e-9 for e in edge]
    seg = []                                             # per corner: where its bend starts and ends
    for i in range(n):
        (ax, ay), (bx, by), la, lb = edge[i - 1], edge[i], size[i - 1], size[i]
        cos = max(-1, min(1, (ax * bx + ay * by) / (la * lb)))
        if turn and n > 4 and cos > math.cos(math.radians(turn)) and cos < .9999:
            ha, hb = min(la / 2, reach), min(lb / 2, reach)
            seg.append(((v[i][0] - ax / la * ha, v[i][1] - ay / la * ha), v[i], (v[i][0] + bx / lb * hb, v[i][1] + by / lb * hb)))
        else:
            seg.append((v[i],))
    cut = lambda p: (round(p[0] * 10), round(p[1] * 10))
    x, y = cut(seg[0][-1])
    out, last = ["M%s %s" % (num(x), num(y))], "M"
    for s in seg[1:] + (seg[:1] if len(seg[0]) == 3 else []):
        tx, ty = cut(s[0])
        if (tx, ty) != (x, y):
            dx, dy = tx - x, ty - y
            op = "l" if dx and dy else ("h" if dx else "v")
            out.append((op if op != last else " ") + ("%s %s" % (num(dx), num(dy)) if op == "l" else num(dx or dy)))
            x, y, last = tx, ty, op
        if len(s) == 3:
            (cx, cy), (ex, ey) = cut(s[1]), cut(s[2])
            if (ex, ey) != (x, y):
                out.append(("q" if last != "q" else " ") + "%s %s %s %s" % (num(cx - x), num(cy - y), num(ex - x), num(ey - y)))
                x, y, last = ex, ey, "q"
    return "".join(out).replace(" -", "-") + "z"


def num(v):
    s = ("%.1f" % (v / 10)).rstrip("0").rstrip(".")
    return s.replace("-0.", "-.") if s.startswith("-0.") else (s[1:] if s.startswith("0.") else (s or "0"))


class Sheet:
    def __init__(self, w=250, h=350):
        self.w, self.h, self.body, self.defs, self.ids = w, h, [], [], 0

    def grad(self, c0, c1, y0=0.0, y1=1.0, x0=0.0, x1=0.0, mid=None):
        self.ids += 1
        m = f'<stop offset=".5" stop-color="{mid}"/>' if mid else ""
        self.defs.append(f'<linearGradient id="g{self.ids}" x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}"><stop offset="0" stop-color="{c0}"/>{m}'
                         f'<stop offset="1" stop-color="{c1}"/></linearGradient>')
        return f"url(#g{self.ids})"

    def glow(self, x, y, r, colour, a=.55):
        self.ids += 1
        self.defs.append(f'<radialGradient id="g{self.ids}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
                         f'<stop offset="0" stop-color="{colour}" stop-opacity="{a}"/><stop offset=".45" stop-color="{colour}" stop-opacity="{a * .35:.2f}"/>'
                         f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>')
        self.body.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#g{self.ids})"/>')

    def fill(self, g, colour, opacity=None, tol=.14):
        if g.is_empty:
            return
        o = f' fill-opacity="{opacity}"' if opacity else ""
        flat = colour == "#05071A" and tol >= .3          # falls of shadow need no bends
        self.body.append(lambda k: f'<path fill="{colour}"{o} fill-rule="evenodd" d="{d(g, tol * k, 0 if flat and self.w < 1000 else 38, 6 if self.w < 1000 else 34)}"/>')

    def paper(self, g, colour, rim=None, clip=None, drop=(1.5, 4), dark=.3, lit=1.5, tol=.16):
        """One sheet: fall of shadow, sheet, lit edge."""
        if clip is not None:
            g = g.intersection(clip)
        if dark:
            s = aff.translate(g, *drop)
            if clip is not None:
                s = s.intersection(clip)
            self.fill(s, "#05071A", dark, .4)
        self.fill(g, colour, None, tol)
        if rim:
            self.fill(g.difference(aff.translate(g, .3, lit)), rim, None, .2)

    def grain(self, area, seed=7, n=90, colour="#FFFFFF", a=.07):
        """Paper fibres: short strokes, one path."""
        rnd = random.Random(seed)
        x0, y0, x1, y1 = area.bounds
        s = ""
        for _ in range(n):
            x, y, t, l = rnd.uniform(x0 + 4, x1 - 8), rnd.uniform(y0 + 4, y1 - 6), rnd.uniform(-.5, .5), rnd.uniform(2, 6)
            s += "M%d %dl%.1f %.1f" % (x, y, l * math.cos(t), l * math.sin(t))
        self.body.append(f'<path fill="none" stroke="{colour}" stroke-opacity="{a}" stroke-width=".8" d="{s}"/>')

    def save(self, name):
        defs = "<defs>" + "".join(self.defs) + "</defs>" if self.defs else ""
        for k in (1, 1.25, 1.6, 2, 2.6):                  # coarser until it is under 30 KB
            body = "".join(b if isinstance(b, str) else b(k) for b in self.body)
            text = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 {self.w} {self.h}">{defs}{body}</svg>\n'
            if len(text) <= 30 * 1024:
                break
        path = OUT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


# ---- numerals: our own pen-cut figures, 60 x 80 ---------------------------
def digit(c):
    if c == "0":
        return nib(arc(30, 40, 20, 32, -90, 270))
    if c == "1":
        return union(nib([(14, 21), (24, 17), (33, 8, 1), (33, 73)]), nib([(20, 73), (46, 73)], angle=-12))
    if c == "2":
        return nib([(12, 22), (17, 11), (31, 7), (45, 14), (45, 29), (34, 46), (12, 72, 1), (51, 72)])
    if c == "3":
        return nib([(12, 15), (28, 7), (44, 13), (43, 29), (25, 37, 1), (43, 41), (49, 55), (41, 69), (26, 74), (10, 67)])
    if c == "4":
        return union(nib([(36, 7), (9, 54, 1), (52, 54)]), nib([(38, 30), (38, 75)]))
    if c == "5":
        return nib([(47, 8), (17, 8, 1), (14, 36, 1), (30, 31), (45, 38), (49, 53), (41, 68), (26, 74), (10, 67)])
    if c == "6":
        return union(nib([(43, 9), (25, 20), (14, 38), (11, 53)]), nib(arc(30, 54, 19, 19, 180, 540)))
    if c == "7":
        return nib([(10, 8), (50, 8, 1), (34, 38), (24, 75)])
    if c == "8":
        return union(nib(arc(30, 23, 15, 15.5, -90, 270)), nib(arc(30, 55, 20, 18.5, -90, 270)))
    if c == "9":
        return union(nib([(17, 72), (35, 61), (46, 44), (49, 28)]), nib(arc(30, 27, 19, 19, 0, 360)))
    if c == "-":
        return nib([(4, 44), (34, 44)], angle=-40)
    raise ValueError(c)


def number(text, x, y, h):
    """Figures centred on x, y, h high."""
    g, cur = [], 0
    for c in text:
        q = digit(c)
        if c == "1" and len(text) > 1:
            q = aff.translate(q, -8, 0)
        g.append(aff.translate(q, cur, 0))
        cur += {"-": 40, "1": 46}.get(c, 62)
    u = unary_union(g)
    x0, _, x1, _ = u.bounds
    return move(aff.translate(u, -(x0 + x1) / 2, -40.5), x, y, h / 80)
