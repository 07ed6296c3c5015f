# ruff: noqa: B007, D101, D103, E501, F403, F405, FURB171
# mypy: ignore-errors
# fmt: off
"""The dragon race: six lands in four colours, lantern pawns, what lies behind a dragon, signs. The dragons: dragons.py."""
from cards import *

COLOURS = {  # sky, light, near, mark
    "red": ("#7E2238", "#F29A6B", "#3A0F22", "#FF8F6B"), "green": ("#145A4E", "#B7DFA0", "#0A2B2C", "#9BDB8A"),
    "blue": ("#214A9C", "#A8CFF3", "#0D1F4E", "#8EC5FF"), "yellow": ("#9C6A18", "#F9DD92", "#3A230E", "#FFD766")}
W, H = 240, 160


def sign(colour, s=1.0):
    """Flame triangle, leaf, drop disc, four-pointed spark: one outline per colour."""
    if colour == "red":
        g = shape((0, -20, 1), (9, -6), (20, 15, 1), (0, 17), (-20, 15, 1), (-9, -6)).difference(shape((0, -4, 1), (7, 10), (0, 13, 1), (-7, 10)))
    elif colour == "green":
        g = move(shape((0, -22, 1), (13, -8), (12, 9), (0, 22, 1), (-12, 9), (-13, -8)), rot=35).difference(move(sweep([(0, -12), (0, 22)], [1.2, 3.2]), rot=35))
    elif colour == "blue":
        g = disc(0, 0, 18).difference(union(*[sweep([(-14, y + 2), (-7, y - 3), (0, y + 2), (7, y - 3), (14, y + 2)], [1.6, 3.4, 3.4, 3.4, 1.6]) for y in (-5, 5)]))
    else:
        g = star4(0, 0, 23, .42)
    return aff.scale(g, s, s, origin=(0, 0))


class Tile(Sheet):
    def __init__(self, colour):
        super().__init__(W, H)
        self.sky, self.light, self.near, self.mark = COLOURS[colour]
        self.colour = colour
        self.all = rbox(0, 0, W, H, 12)
        self.fill(self.all, self.grad(self.sky, self.light, 0, 1.05))

    def lay(self, g, t, rim=True):
        c = mix(mix(self.light, self.sky, min(1, t * 1.4 + .2)), self.near, max(0, t - .25) * 1.25)
        self.paper(g, c, mix(c, self.light, .35) if rim else None, self.all, (1.5, 3), .2)

    def fill(self, g, colour, opacity=None, tol=.16):
        super().fill(g if g.is_empty else g.intersection(rbox(0, 0, W, H, 12)), colour, opacity, tol)

    def close(self, name):
        self.grain(self.all, len(name) * 7, 50, "#FFFFFF", .08)
        tab = rbox(W - 44, 6, 38, 38, 10)
        self.fill(tab, self.near)
        self.fill(move(sign(self.colour, .68), W - 25, 25), self.mark)
        self.fill(self.all.difference(self.all.buffer(-1.4)), mix(self.near, self.light, .25), None, .2)
        self.save(name)


def r(y, amp, seed, jag=False, step=30):
    return ridge(y, amp, seed, step, jag, -10, W + 10, H + 10)


def land(name, colour):
    t = Tile(colour)
    if name == "dzika_knieja":
        t.lay(r(82, 10, 3), .05)
        t.lay(union(*[fir(x, 112, h) for x, h in ((12, 46), (34, 62), (58, 50), (92, 66), (120, 48), (146, 60), (176, 52), (206, 64), (232, 48))], r(110, 4, 5)), .25)
        for x, k, hgt in ((44, 1, 60), (128, -1, 70), (196, 1, 56)):
            trunk = union(sweep([(x, 165), (x + 4 * k, 130), (x - 3 * k, 104), (x + 5 * k, 128 - hgt)], [24, 13, 9, 5]), sweep([(x, 116), (x + 22 * k, 98), (x + 26 * k, 82)], [7, 5, 1]), sweep([(x - 2, 108), (x - 20 * k, 94), (x - 34 * k, 92)], [6, 4, 1]),
                          *[disc(x + dx * k, 128 - hgt + dy, rr, 12) for dx, dy, rr in ((4, -4, 17), (-12, 4, 13), (20, 6, 13), (26, -30 + hgt * .4, 10), (-33, 2 + hgt * .4, 11))])
            t.lay(trunk, .62)
        t.lay(union(r(148, 5, 9), *[fir(x, 162, h) for x, h in ((8, 34), (88, 30), (160, 32), (228, 36))]), 1)
    elif name == "gory_ogniste":
        t.lay(r(84, 20, 14, True), .05)
        v = poly((-10, 170), (40, 112), (68, 58), (78, 62), (90, 56), (98, 60), (140, 120), (170, 170))
        v2 = poly((120, 170), (166, 92), (178, 96), (190, 90), (232, 140), (250, 170))
        t.glow(83, 52, 56, "#FFC36B", .75)
        t.glow(178, 88, 36, "#FFC36B", .6)
        t.fill(union(*[sweep([(83 + a, 58), (83 + a * 2, 36), (83 + a * 4, 20 + abs(a))], [6, 4, 1]) for a in (-5, -1, 3, 6)]), "#FFD98A")
        t.lay(v2, .38)
        t.lay(v, .56)
        t.fill(union(sweep([(80, 61), (86, 84), (78, 106), (88, 136), (84, 168)], [9, 5, 7, 5, 9]), sweep([(86, 84), (104, 104), (106, 130)], [4, 4, 1]), sweep([(178, 95), (182, 114), (176, 136)], [5, 4, 1])), "#FFC061")
        t.lay(r(146, 9, 15, True), 1)
    elif name == "mrozna_zatoka":
        t.fill(union(*[sweep([(-10, 44 + k * 12), (60, 26 + k * 14), (130, 46 + k * 8), (250, 20 + k * 14)], [3, 9, 5, 8]) for k in range(3)]).intersection(t.all), mix(t.light, "#FFFFFF", .3), .35)
        t.fill(stars(91, 14, 10, 8, 190, 50), "#FFFFFF", .8)
        t.lay(r(92, 18, 21, True), .1)
        t.lay(box(-10, 104, 260, 170), .22, False)
        for pts, k in (([(20, 118), (34, 70), (46, 84), (56, 58), (70, 92), (88, 118)], .0), ([(134, 126), (146, 92), (160, 74), (168, 96), (184, 88), (204, 126)], .02)):
            g = poly(*pts)
            t.paper(g, mix(t.light, "#FFFFFF", .55), "#FFFFFF", t.all, (2, 3), .2)
            cx = sum(p[0] for p in pts) / len(pts)
            t.fill(g.intersection(poly((cx, 0), (cx + 10, 90), (cx - 4, 170), (260, 170), (260, 0))), mix(t.light, t.sky, .35), .8)
        t.lay(unary_union([shape((x - 20, 190, 1), (x - 20, 146), (x - 6, 137), (x + 8, 142), (x + 20, 146, 1), (x + 20, 190, 1)) for x in range(-10, 270, 38)]), .6)
        t.lay(unary_union([shape((x - 18, 190, 1), (x - 18, 157), (x - 5, 149), (x + 8, 153), (x + 18, 157, 1), (x + 18, 190, 1)) for x in range(0, 270, 34)]), 1)
    elif name == "miasto_mocy":
        t.fill(stars(55, 16, 10, 8, 190, 50), "#FFFFFF", .8)
        t.lay(r(104, 8, 31), .08)
        far = union(*[union(box(x - w, y, x + w, 170), poly((x - w - 2, y), (x, y - k), (x + w + 2, y))) for x, y, w, k in ((22, 84, 8, 20), (52, 70, 7, 26), (96, 78, 9, 18), (150, 64, 7, 30), (186, 82, 9, 18), (220, 72, 7, 24))])
        t.lay(far, .3)
        near = union(box(-5, 124, 250, 170), *[union(box(x - w, y, x + w, 170), disc(x, y, w * 1.15).intersection(box(0, 0, 300, y + 1)), sweep([(x, y - w), (x, y - w - 14)], [3, .8])) for x, y, w in ((38, 96, 15), (122, 82, 20), (202, 98, 15))],
                     *[box(x, y, x + w, 170) for x, y, w in ((62, 108, 24), (78, 96, 10), (148, 104, 26), (0, 112, 18), (222, 110, 24))])
        t.lay(near, .68)
        rnd = random.Random(8)
        t.fill(union(*[box(x, y, x + 3.4, y + 5) for x, y in [(rnd.choice((30, 38, 44, 66, 74, 80, 110, 118, 126, 134, 152, 160, 168, 196, 204, 226, 234, 6)), rnd.randrange(102, 140, 9)) for _ in range(34)]]), HONEY)
        arcs = union(*[sweep(arc(122, 84, rr, rr * .9, 200, 340), [.8, 2, .8]) for rr in (34, 44)])
        t.fill(arcs, "#FFF3CF", .8)
        t.lay(r(150, 5, 33), 1)
    elif name == "zlote_jaskinie":
        t.glow(120, 96, 110, "#FFE9A8", .7)
        for k, (gx, a) in enumerate(((0, .25), (14, .55), (30, .95))):
            hole = shape((28 - gx * .6, 170, 1), (34 - gx, 110), (60 - gx, 62 - gx * .7), (120, 44 - gx * .9), (182 + gx, 60 - gx * .7), (206 + gx, 110), (212 + gx * .6, 170, 1))
            wall = box(-10, -10, 250, 170).difference(hole)
            teeth = union(*[poly((x - w, y - 12), (x, y + h), (x + w, y - 12)) for x, y, h, w in ((70 - gx, 60 - gx * .7, 22, 6), (96, 52 - gx * .8, 30 - gx * .4, 7), (140, 52 - gx * .8, 24, 6), (166 + gx, 60 - gx * .7, 28, 7))])
            t.lay(union(wall, teeth), a)
        for x, y, s, a in ((74, 150, 1.1, -12), (92, 156, .8, 10), (158, 152, 1.2, 12), (140, 158, .7, -8), (176, 158, .8, 22)):
            c = move(poly((-7, 6), (-8, -18), (0, -32), (8, -18), (7, 6)), x, y, s, a)
            t.paper(c, "#FFDF86", "#FFF8DD", t.all, (1, 2), .2)
            t.fill(move(poly((0, 6), (0, -32), (8, -18), (7, 6)), x, y, s, a), "#D9952F", .8)
        t.lay(r(152, 4, 41), 1)
    else:
        t.fill(stars(77, 40, 8, 8, 232, 110), "#FFFFFF", .85)
        trail = sweep([(-10, 112), (50, 70), (120, 62), (180, 80), (250, 34)], [26, 14, 18, 12, 26])
        t.fill(trail.intersection(t.all), "#FFFFFF", .2)
        t.fill(sweep([(-10, 112), (50, 70), (120, 62), (180, 80), (250, 34)], [10, 5, 7, 4, 10]).intersection(t.all), "#FFFFFF", .32)
        t.fill(union(star4(60, 40, 13), sweep([(60, 40), (30, 30), (4, 26)], [4, 2, .4])), "#FFF6D8")
        for x, y, s in ((58, 112, 1), (138, 96, .8), (196, 122, .9)):
            isle = move(shape((-34, 0, 1), (-20, 14), (-8, 36, 1), (4, 22), (14, 30, 1), (22, 14), (34, 0, 1), (10, -4), (-14, -5)), x, y, s)
            t.lay(union(isle, *[fir(x + k * s, y, hh * s) for k, hh in ((-14, 26), (2, 36), (16, 22))]), .6)
        t.lay(union(cloud(40, 166, 130, 5, 3), cloud(180, 170, 160, 6, 4)), .9)
    t.close(f"race/tile_{name}_{colour}.svg")


def tile_back():
    t = Tile("blue")
    t.fill(t.all, t.grad("#1A2350", "#10163A"))
    rows = [(x + (20 if k % 2 else 0), y) for k, y in enumerate(range(180, -20, -24)) for x in range(-20, 270, 40)]
    t.fill(union(*[(lambda q: q.difference(aff.translate(q, 0, -2)))(shape((x - 20, y - 28, 1), (x - 18, y - 10), (x, y + 4, 1), (x + 18, y - 10), (x + 20, y - 28, 1))) for x, y in rows]), "#4B63A8", .7, .3)
    t.fill(disc(120, 80, 44, 32), "#10163A")
    t.fill(disc(120, 80, 42, 32).difference(disc(120, 80, 40.4, 32)), LANTERN)
    t.fill(disc(120, 80, 30, 32), MOON)
    t.fill(move(eye_shut(.76), 120, 80), "#141B42")
    t.fill(t.all.buffer(-5).difference(t.all.buffer(-6.4)), LANTERN, .8)
    t.save("race/tile_back.svg")


LANDS = ("dzika_knieja", "gory_ogniste", "mrozna_zatoka", "miasto_mocy", "zlote_jaskinie", "gwiezdny_szlak")
SEATS = {  # eight lanterns and two more for the dream night: every player's sign in all four games
    "round": "#F5B84A", "tall": "#F2805C", "star": "#6FD0C6", "fish": "#86B6FF", "diamond": "#C59BF0", "crescent": "#9AD67C", "house": "#F59BB8", "bell": "#F1E6CB", "drop": "#B4C2D8", "cube": "#DDE06E"}


def lantern(kind):
    if kind == "round":
        g, ribs = oval(32, 42, 23, 21), [sweep([(32, 21), (32 + k, 42), (32, 63)], [1, 2, 1]) for k in (-15, 0, 15)]
    elif kind == "tall":
        g, ribs = rbox(19, 17, 26, 50, 7), [box(19, y, 45, y + 1.8) for y in (28, 41, 54)]
    elif kind == "star":
        g = Polygon([(32 + (27 if i % 2 == 0 else 13.5) * math.sin(i * math.pi / 5), 43 - (27 if i % 2 == 0 else 13.5) * math.cos(i * math.pi / 5)) for i in range(10)])
        ribs = [sweep([(32, 43), (32 + 26 * math.sin(i * 2 * math.pi / 5), 43 - 26 * math.cos(i * 2 * math.pi / 5))], [2, .6]) for i in range(5)]
    elif kind == "fish":
        g = union(shape((58, 42, 1), (44, 26), (24, 26), (14, 42, 1), (24, 58), (44, 58)), poly((20, 42), (3, 27), (8, 42), (3, 57)), poly((30, 28), (40, 16), (44, 30)))
        ribs = [disc(48, 39, 2.6), sweep(arc(36, 42, 8, 13, -80, 80), [1, 2.2, 1]), sweep(arc(26, 42, 7, 11, -80, 80), [1, 2.2, 1])]
    elif kind == "diamond":
        g, ribs = poly((32, 14), (56, 42), (32, 70), (8, 42)), [sweep([(32, 14), (32, 70)], [1.6, 1.6]), sweep([(8, 42), (56, 42)], [1.6, 1.6])]
    elif kind == "crescent":
        g, ribs = disc(30, 42, 25).difference(disc(41, 36, 20)), [sweep([(14, 60), (22, 50)], [1, 2]), sweep([(8, 30), (18, 34)], [1, 2]), sweep([(32, 66), (34, 56)], [1, 2])]
    elif kind == "house":
        g, ribs = union(poly((6, 40), (32, 15), (58, 40)), box(13, 38, 51, 68)), [box(26, 50, 38, 68), box(13, 39.4, 51, 41.2)]
    elif kind == "drop":
        g, ribs = shape((32, 12, 1), (46, 34), (54, 50), (46, 66), (32, 71), (18, 66), (10, 50), (18, 34)), [sweep([(32, 14), (24, 44), (28, 70)], [1, 2, 1]), sweep([(32, 14), (42, 46), (38, 70)], [1, 2, 1])]
    elif kind == "cube":
        g, ribs = poly((32, 15), (56, 28), (56, 56), (32, 69), (8, 56), (8, 28)), [sweep([(9, 29), (32, 42), (55, 29)], [1.6, 1.6, 1.6]), sweep([(32, 42), (32, 69)], [1.6, 1.6])]
    else:
        g, ribs = shape((32, 16, 1), (44, 24), (47, 44), (58, 62, 1), (32, 66), (6, 62, 1), (17, 44), (20, 24)), [sweep([(18, 46), (32, 49), (46, 46)], [1, 2.4, 1]), disc(32, 69, 4.6)]
    c = SEATS[kind]
    s = Sheet(64, 84)
    s.fill(aff.translate(g, 1.5, 3.5), "#05071A", .45)
    s.fill(g.buffer(2.6, 8), "#141B42")
    s.fill(g, s.grad(mix(c, "#FFFFFF", .38), mix(c, "#7A3A20", .14)))
    s.fill(union(*ribs).intersection(g.buffer(3)), mix(c, "#1B1030", .62))
    s.fill(g.difference(aff.translate(g, .4, 1.6)), "#FFFBEA", .8, .2)
    top = g.bounds[1]
    s.fill(union(sweep([(32, max(top - 12, 1)), (32, top + 1)], [2.4, 2.4]), disc(32, max(top - 10, 3), 3.2).difference(disc(32, max(top - 10, 3), 1.5))), "#F8EED0")
    bot = g.bounds[3]
    if kind not in ("bell",):
        s.fill(union(sweep([(32, bot), (32, bot + 6)], [2, 2]), sweep([(32, bot + 5), (32, min(bot + 15, 83))], [4.6, 3])), mix(c, "#FFFFFF", .2))
    s.save(f"race/pawn_{kind}.svg")


def vista(f, land, seed):
    """What lies behind the dragon: the land it comes from."""
    if land == "dzika_knieja":
        f.layer(union(ridge(280, 8, seed), *[fir(x, 290, h) for x, h in ((24, 74), (52, 104), (84, 70), (168, 78), (198, 112), (228, 84))]), .1)
        f.layer(union(ridge(308, 8, seed + 1), *[fir(x, 312, h) for x, h in ((14, 52), (38, 66), (66, 44), (122, 40), (150, 56), (176, 44))]), .42)
    elif land == "gory_ogniste":
        f.glow(196, 196, 60, "#FFD08A", .8)
        f.fill(union(*[sweep([(196 + a, 200), (196 + a * 2.4, 176), (196 + a * 5, 156 + abs(a) * 2)], [5, 3, .8]) for a in (-4, 0, 4)]), "#FFD98A")
        f.layer(poly((120, 330), (160, 250), (184, 204), (196, 208), (208, 202), (232, 250), (270, 320)), .16)
        f.fill(union(sweep([(194, 206), (200, 230), (192, 258), (198, 300)], [6, 3.4, 4.4, 2])).intersection(WINDOW), "#FFC061")
        f.layer(ridge(296, 18, seed, 30, True), .4)
    elif land == "mrozna_zatoka":
        f.layer(ridge(262, 14, seed, 30, True), .08)
        f.layer(box(0, 272, 250, 350), .22, False)
        for q in (((22, 292), (36, 232), (50, 250), (60, 222), (76, 262), (88, 292)), ((176, 288), (190, 246), (204, 228), (214, 254), (232, 288))):
            f.paper(poly(*q), mix(f.light, "#FFFFFF", .55), "#FFFFFF", WINDOW, (2, 3), .2)
        f.layer(unary_union([shape((x - 20, 380, 1), (x - 20, 310), (x - 6, 301), (x + 8, 306), (x + 20, 310, 1), (x + 20, 380, 1)) for x in range(-10, 280, 38)]), .5)
    elif land == "miasto_mocy":
        f.layer(union(*[union(box(x - w, y, x + w, 350), poly((x - w - 2, y), (x, y - k), (x + w + 2, y))) for x, y, w, k in ((26, 230, 9, 32), (54, 252, 8, 26), (172, 246, 8, 28), (200, 220, 10, 40), (228, 240, 8, 28))]), .12)
        f.layer(union(box(0, 300, 250, 350), *[union(box(x - w, y, x + w, 350), disc(x, y, w * 1.1).intersection(box(0, 0, 300, y + 1))) for x, y, w in ((36, 282, 15), (120, 296, 18), (206, 276, 16))], *[box(x, y, x + w, 350) for x, y, w in ((58, 296, 22), (150, 300, 30))]), .44)
        rnd = random.Random(seed)
        f.fill(union(*[box(x, y, x + 4, y + 6) for x, y in [(rnd.choice((28, 38, 64, 72, 112, 122, 130, 156, 166)), rnd.randrange(296, 330, 10)) for _ in range(16)]]), HONEY)
    elif land == "zlote_jaskinie":
        for gx, a in ((20, .1), (0, .34)):
            hole = shape((40 - gx, 360, 1), (34 - gx, 250), (54 - gx, 168), (125, 126 - gx), (196 + gx, 168), (216 + gx, 250), (210 + gx, 360, 1))
            wall = box(-10, 0, 260, 360).difference(hole)
            f.layer(union(wall, *[poly((x - 7, y - 14), (x, y + h), (x + 7, y - 14)) for x, y, h in ((64 - gx, 156, 30), (92, 138 - gx * .6, 22), (160, 138 - gx * .6, 26), (188 + gx, 158, 34))]), a)
        for x, y, k, a in ((40, 318, 1.5, -10), (62, 322, 1.0, 10), (160, 318, 1.1, -8)):
            f.paper(move(poly((-7, 6), (-8, -18), (0, -32), (8, -18), (7, 6)), x, y, k, a), "#FFDF86", "#FFF8DD", WINDOW, (1, 2), .2)
    else:
        f.fill(sweep([(0, 250), (70, 206), (150, 214), (250, 150)], [26, 12, 16, 26]).intersection(WINDOW), "#FFFFFF", .3)
        f.fill(union(star4(206, 120, 12), sweep([(206, 120), (182, 106), (158, 100)], [4, 2, .4])), "#FFF6D8")
        for x, y, k in ((46, 272, 1), (204, 252, .9), (124, 300, .7)):
            f.layer(union(move(shape((-34, 0, 1), (-20, 14), (-8, 36, 1), (4, 22), (14, 30, 1), (22, 14), (34, 0, 1), (10, -4), (-14, -5)), x, y, k), *[fir(x + q * k, y, hh * k) for q, hh in ((-14, 28), (2, 40), (16, 24))]), .26)
        f.layer(union(cloud(60, 332, 170, 5, 3), cloud(190, 336, 150, 5, 5), box(0, 328, 250, 350)), .5)


def attack():
    s = Sheet(120, 120)
    s.fill(disc(60, 63, 54), "#05071A", .4)
    s.fill(disc(60, 60, 54, 32), "#3A0F22")
    s.fill(disc(60, 60, 54, 32).difference(disc(60, 60, 50.5, 32)), "#FF8F6B")
    s.fill(union(*[sweep([(38 + k, 26 + abs(k) * .2), (46 + k, 56), (36 + k + 2, 94 - abs(k - 16) * .25)], [1, 13, 1]) for k in (0, 19, 38)]), "#FFE1B8")
    s.fill(union(*[poly((32 + k, 30), (40 + k, 14), (45 + k, 32)) for k in (0, 19, 38)]), "#FFE1B8")
    s.save("race/attack.svg")


def signs():
    for c in COLOURS:
        s = Sheet(48, 48)
        s.fill(move(sign(c, .98), 24, 24), COLOURS[c][3])
        s.save(f"race/sign_{c}.svg")


if __name__ == "__main__":
    for n in LANDS:
        for c in COLOURS:
            land(n, c)
    for k in SEATS:
        lantern(k)
    tile_back()
    attack()
    signs()
