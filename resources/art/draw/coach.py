# ruff: noqa: D103, E501, F403, F405, F841
# mypy: ignore-errors
# fmt: off
"""The raven who teaches: a medallion with the whole bird and its lantern, and a small head for the strip that explains."""
from creatures import *


def lamp(x, y, k=1.0):
    return move(union(shape((-9, 6, 1), (-14, 18), (-9, 31, 1), (9, 31, 1), (14, 18), (9, 6, 1))), x, y, k), move(union(box(-8, 3, 8, 7), box(-8, 30, 8, 34), box(-1, -8, 1, 4)), x, y, k)


def medallion():
    s = Sheet(200, 200)
    hole = disc(100, 98, 90, 64)
    s.fill(disc(102, 104, 94, 64), "#05071A", .4, .1)
    s.fill(disc(100, 98, 94, 64), "#F3E3BC", None, .1)
    s.fill(disc(100, 98, 94, 64).difference(disc(100, 98, 92.4, 64)), "#C99A45", None, .1)
    sky = s.grad("#2C5C8C", "#8FB4C4")
    s.body.append(f'<circle cx="100" cy="98" r="86" fill="{sky}"/>')
    win = disc(100, 98, 86, 64)
    s.fill(stars(5, 12, 30, 24, 170, 80).intersection(win), "#FFFFFF", .6, .2)
    s.paper(ridge(132, 12, 4, 40, x1=220).intersection(win), "#4E7FA0", "#A9D0DC", win, (0, 3), .15)
    s.paper(ridge(152, 8, 9, 50, x1=220).intersection(win), "#26507A", "#6FA3C0", win, (0, 3), .18)
    s.glow(157, 108, 30, HONEY, .8)
    bough = union(sweep([(6, 168), (60, 160), (120, 166), (196, 150)], [13, 11, 9, 4]), sweep([(118, 165), (140, 172), (158, 186)], [6, 4, 1.5]), sweep([(58, 160), (40, 150), (30, 146)], [6, 4, 1.5])).intersection(win)
    s.paper(bough, "#131737", "#4F6FB0", win, (0, 3), .2)
    g, c = tuple(move(q, 84, 162, 1.36) for q in crow_perched())
    eye = move(disc(24, -68, 4.3, 16), 84, 162, 1.36)
    s.paper(g.difference(c).difference(eye).intersection(win), "#0D1130", "#4F6FB0", win, (2, 4), .22)
    s.fill(eye, HONEY)
    s.fill(move(disc(24.6, -68, 2.1, 12), 84, 162, 1.36), "#0D1130")
    body, bars = lamp(156, 84, 1.15)
    s.paper(body, HONEY, "#FFF6D8", None, (1, 2), .2)
    s.fill(bars, "#0D1130")
    s.save("coach/raven.svg")


def small():
    for name, sky, ring in (("raven_head", "#F3E3BC", "#C99A45"),):
        s = Sheet(100, 100)
        s.fill(disc(50, 50, 48, 48), ring, None, .1)
        s.fill(disc(50, 50, 45, 48), sky, None, .1)
        win = disc(50, 50, 45, 48)
        g, c = tuple(move(q, 30, 140, 1.36) for q in crow_perched())
        eye = move(disc(24, -68, 4.4, 16), 30, 140, 1.36)
        s.paper(g.difference(c).difference(eye).intersection(win), "#131737", "#4F6FB0", win, (1, 3), .2)
        s.fill(eye, HONEY)
        s.fill(move(disc(24.6, -68, 2.2, 12), 30, 140, 1.36), "#0D1130")
        s.save(f"coach/{name}.svg")


medallion()
small()
