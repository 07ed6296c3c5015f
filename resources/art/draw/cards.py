# ruff: noqa: B007, C901, D101, D103, D403, E501, E741, F403, F405, F841, PERF401, RUF034, SIM113
# mypy: ignore-errors
# fmt: off
"""The card back, the crows of Sen, the dragons and ravens of Smoki."""
from creatures import *

CARD = rbox(0, 0, 250, 350, 18)
WINDOW = rbox(10, 10, 230, 330, 11)


def frame(tab=(96, 106), mark=(68, 68)):
    """The paper stage front: an opening with a tab for the value and one for the mark."""
    hole = WINDOW
    if tab:
        hole = hole.difference(box(0, 0, *tab))
    if mark:
        hole = hole.difference(box(250 - mark[0], 350 - mark[1], 250, 350))
    hole = hole.buffer(-9, 10).buffer(9, 10).buffer(16, 10).buffer(-16, 10)
    return CARD.difference(hole), hole


class Face(Sheet):
    def __init__(self, sky, light, ink=INK1, rim=DUSK, tab=(96, 106), mark=(68, 68), edge=None):
        super().__init__()
        self.front, self.hole = frame(tab, mark)
        self.ink, self.rim, self.edge = ink, rim, edge
        self.sky, self.light = sky, light
        self.fill(WINDOW, self.grad(sky, light, 0.05, .92))

    def moon(self, x, y, r, colour=MOON, halo=2.4, a=.6):
        self.glow(x, y, round(r * halo), colour, a)
        self.fill(disc(x, y, r, 32).intersection(WINDOW), colour)
        craters = union(disc(x - r * .36, y - r * .3, r * .17), disc(x + r * .3, y + r * .26, r * .22), disc(x - r * .1, y + r * .5, r * .1), disc(x + r * .42, y - r * .4, r * .09))
        self.fill(craters.intersection(WINDOW), mix(colour, self.light, .4), .5)

    def layer(self, g, t, rim=True, warm=None):
        """A sheet of the scene, t from far (0) to near (1)."""
        c = mix(mix(self.light, self.sky, min(1, t * 1.5 + .25)), INK0, max(0, t - .3) * 1.05)
        if warm:
            c = mix(c, warm, .3)
        self.paper(g, c, mix(c, self.light, .32) if rim else None, WINDOW, (2, 4), .16 + .1 * t)
        return c

    def beast(self, pair, colour, rim, cut, clip=None, drop=(3, 5)):
        g, c = pair
        g = g.intersection(WINDOW if clip is None else clip)
        x0, _, x1, _ = g.bounds
        small = x1 - x0 < 92
        self.paper(g.difference(c), colour, None if small and x1 - x0 < 78 else rim, WINDOW, drop, .22, 1.6, .3 if small else .2)
        if cut:
            self.fill(c.intersection(WINDOW), cut, None, .3 if small else .2)

    def close(self, name, value=None, mark=None, numeral=MOON, marks=LANTERN, h=74):
        self.grain(WINDOW, sum(map(ord, name)), 80, "#FFFFFF", .09)
        self.fill(aff.translate(self.front, 0, 5).intersection(self.hole), "#05071A", .34, .3)
        self.fill(self.front, self.ink, None, .12)
        inner = self.hole.buffer(3).difference(self.hole.buffer(1.5))
        self.fill(inner, self.edge or self.rim, None, .2)
        self.fill(CARD.difference(CARD.buffer(-1.6)), self.rim, None, .2)
        if value is not None:
            self.fill(number(value, 51, 57, h if len(value) < 2 else 62), numeral, None, .1)
        if mark is not None:
            self.fill(mark, marks, None, .12)
        self.save(name)


# ---- marks: about 40 x 40, centred on (214, 314) ---------------------------
def at_mark(g):
    return move(g, 215, 315)


def pips(n):
    """n dots in the old order of dice, a third way to read the value."""
    s = 12.5
    grid = {0: [], 1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)], 4: [(a, b) for a in (-1, 1) for b in (-1, 1)]}
    grid[5] = grid[4] + [(0, 0)]
    grid[6] = [(a, b) for a in (-1, 1) for b in (-1, 0, 1)]
    grid[7] = grid[6] + [(0, 0)]
    grid[8] = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
    grid[9] = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
    if n == 0:
        return at_mark(disc(0, 0, 14).difference(disc(0, 0, 9.5)))
    r = 5.2 if n > 5 else 6
    return at_mark(union(*[disc(a * s, b * s, r, 10) for a, b in grid[n]]))


def eye_open(s=1.0):
    lid = shape((-26, 0, 1), (-14, -12), (0, -16), (14, -12), (26, 0, 1), (14, 11), (0, 14), (-14, 11))
    white = shape((-20, 0, 1), (-11, -8), (0, -11.5), (11, -8), (20, 0, 1), (11, 7), (0, 9.5), (-11, 7))
    return aff.scale(union(lid.difference(white), disc(0, -1, 6.6)), s, s, origin=(0, 0))


def eye_shut(s=1.0, rays=5):
    lid = sweep([(-24, -4), (-13, 6), (0, 9.5), (13, 6), (24, -4)], [3, 5.6, 6.4, 5.6, 3])
    lash = [sweep([(x, y), (x * 1.28, y + 12 - abs(x) * .1)], [4, 1.8]) for x, y in ((-19, 1), (-10, 7), (0, 9), (10, 7), (19, 1))][:rays]
    return aff.scale(union(lid, *lash), s, s, origin=(0, 0))


def two_arrows():
    a = union(sweep(arc(0, 0, 15, 15, 200, 335), [5, 5]), poly((8, -14), (22, -12), (17, 2)))
    return union(a, aff.rotate(a, 180, origin=(0, 0)))


def two_cards():
    b = rbox(-10, -15, 20, 30, 3.5)
    one = aff.rotate(b, -16, origin=(0, 18))
    two = aff.rotate(b, 16, origin=(0, 18))
    return union(one.difference(two.buffer(2.6)), two.difference(union(*[disc(0, 0, 0.01)])), disc(0, 0, .01)).difference(move(star4(0, 0, 8), 5, 0))


def feather(s=1.0, rot=0):
    vane = shape((0, -30, 1), (9, -18), (11, 0), (6, 18), (0, 24, 1), (-7, 16), (-10, 0), (-7, -18)).difference(union(
        poly((12, -3), (2, 4), (12, 3)), poly((-12, 6), (-2, 12), (-12, 11)), poly((-12, -10), (-2, -3), (-12, -5))))
    quill = sweep([(0, -22), (1, 10), (-2, 36)], [.8, 1.6, 2.4])
    return move(union(vane.difference(sweep([(0, -22), (1, 10), (0, 24)], [.8, 2, 2])), sweep([(0, 22), (-2, 36)], [2.2, 2])), 0, 0, s, rot)


# ---- the back -------------------------------------------------------------
def back():
    s = Sheet()
    s.fill(CARD, s.grad("#1A2350", "#10163A"))
    inside = rbox(14, 14, 222, 322, 10)
    # rows of scallops: dragon scales from above, crow feathers from below
    rows, k = [], 0
    for y in range(350, -40, -26):
        for x in range(-10, 290, 34):
            rows.append((x + (17 if k % 2 else 0), y, k))
        k += 1
    light, dark, tip = [], [], []
    for x, y, k in rows:
        sc = shape((x - 17, y - 30, 1), (x - 16, y - 12), (x, y + 4, 1), (x + 16, y - 12), (x + 17, y - 30, 1)).intersection(inside)
        if sc.is_empty:
            continue
        line = sc.difference(aff.translate(sc, 0, -2.2))
        light.append(line)
        tip.append(sweep([(x, y - 20), (x, y - 6)], [.8, 1.8]).intersection(inside))
    s.fill(inside, s.grad("#22306E", "#17405A"))
    s.fill(union(*light), "#4B63A8", .8, .3)
    s.fill(union(*tip), "#4B63A8", .55, .3)
    # medallion: a moon that sleeps
    med = union(oval(125, 175, 74, 96)).intersection(union(oval(125, 175, 74, 96)))
    petals = union(*[move(shape((0, -58, 1), (15, -82), (0, -112, 1), (-15, -82)), 125, 175, 1, a) for a in range(0, 360, 30)], disc(125, 175, 74, 32))
    s.paper(petals, "#10163A", "#3E5296", inside, (0, 5), .4)
    s.fill(disc(125, 175, 68, 40).difference(disc(125, 175, 66, 40)), LANTERN)
    s.fill(union(*[move(star4(0, 0, 5), 125 + 91 * math.cos(math.radians(a)), 175 + 91 * math.sin(math.radians(a))) for a in range(0, 360, 30)]), LANTERN, .9)
    s.glow(125, 175, 66, MOON, .38)
    s.fill(disc(125, 175, 47, 40), MOON)
    s.fill(union(disc(106, 152, 6), disc(147, 149, 8), disc(129, 141, 3.4)), mix(MOON, DUSK, .3), .6)
    s.fill(move(eye_shut(1.18), 125, 176), "#141B42")
    s.fill(inside.buffer(2.4).difference(inside.buffer(.8)), LANTERN, .85, .2)
    s.fill(CARD.difference(CARD.buffer(-1.6)), "#3E5296", None, .2)
    s.grain(inside, 3, 70, "#FFFFFF", .06)
    s.save("card_back.svg")


# ---- Sen ------------------------------------------------------------------
TOP = [(0, "#1E6C7C"), (.33, "#3A5CA6"), (.66, "#6D4B97"), (.86, "#9A3D5E"), (1, "#A0323A")]
LOW = [(0, "#B5E2CF"), (.33, "#B3CDEE"), (.66, "#E9B3C6"), (.86, "#F3A97C"), (1, "#F8B552")]


def sen_face(n, value=None, **kw):
    t = n / 9
    return Face(ramp(TOP, t), ramp(LOW, t), **kw)


def put_crows(f, items):
    rim = mix(f.sky, "#FFFFFF", .42)
    for make, x, y, s, rot, flip in items:
        g, c = make()
        g, c = (move(q, x, y, s, rot, flip) for q in (g, c))
        f.beast((g, c), "#0D1130", rim, mix(f.light, f.sky, .15), None, (2, 4))


def branch(pts, w, twigs=()):
    return union(sweep(pts, w), *[sweep(p, q) for p, q in twigs])


def rope(f, x0, y0, x1, y1, dip, lamps=()):
    mid = ((x0 + x1) / 2, (y0 + y1) / 2 + dip)
    f.paper(sweep([(x0, y0), mid, (x1, y1)], [2.6, 2.6, 2.6]), "#0D1130", None, WINDOW, (1, 3), .2)
    for x, y in lamps:
        f.glow(x, y + 14, 22, HONEY, .6)
        f.fill(sweep([(x, y - 1), (x, y + 6)], [1.5, 1.5]), "#0D1130")
        f.paper(shape((x - 6, y + 6, 1), (x - 10, y + 14), (x - 6, y + 23, 1), (x + 6, y + 23, 1), (x + 10, y + 14), (x + 6, y + 6, 1)), HONEY, "#FFF6D8", None, (1, 2), .2)
        f.fill(union(box(x - 5, y + 4.6, x + 5, y + 7), box(x - 5, y + 22, x + 5, y + 24.4)), "#0D1130")


def sen():
    P, L, D_, U, W, G = crow_perched, lambda: crow_perched(-1), lambda: crow_perched(1), crow_up, crow_down, crow_glide
    for n in range(10):
        f = sen_face(n)
        if n == 0:
            f.fill(stars(4, 26, avoid=disc(140, 168, 74)), "#FFFFFF", .8)
            f.moon(140, 168, 58)
            f.layer(ridge(252, 16, 2), .1)
            f.layer(ridge(268, 12, 5, 24, True), .35)
            c = f.layer(box(0, 272, 250, 350), .22, False)
            for i, (y, w) in enumerate(((281, 78), (291, 54), (302, 66), (314, 34), (326, 44))):
                f.fill(rbox(140 - w / 2 + (i % 2) * 8, y, w, 3.4, 1.7), MOON, .85)
            f.layer(union(*[reed(24 + i * 9, 350, 60 + (i * 37) % 42, 5 - i % 3 * 5, i % 2 == 0) for i in range(6)]), .95, False)
            f.paper(move(feather(1.15), 92, 218, 1, 38), "#0D1130", mix(f.sky, "#FFFFFF", .42), None, (3, 6), .25)
        elif n == 1:
            f.fill(stars(9, 18, avoid=disc(140, 160, 80)), "#FFFFFF", .7)
            f.moon(142, 168, 66)
            f.layer(ridge(284, 16, 3), .12)
            f.layer(ridge(304, 14, 8), .38)
            f.layer(union(*[fir(x, 350, h) for x, h in ((22, 78), (46, 54), (70, 66), (98, 44))], ridge(330, 6, 2)), .8)
            f.paper(branch([(250, 246), (190, 252), (120, 250), (62, 238)], [15, 11, 7, 1.5], ((((188, 252), (170, 270), (160, 290)), [7, 4, 1]), (((110, 250), (92, 262), (80, 276)), [5, 3, .8]), (((84, 243), (68, 226), (64, 214)), [4, 2.4, .8]))), "#0D1130", mix(f.sky, f.light, .3), WINDOW)
            put_crows(f, [(P, 142, 248, 1.5, 0, False)])
        elif n == 2:
            f.fill(stars(12, 20, avoid=disc(125, 190, 80)), "#FFFFFF", .7)
            f.moon(125, 196, 50)
            f.layer(ridge(276, 18, 12), .12)
            f.layer(ridge(302, 14, 7), .4)
            f.layer(union(*[fir(x, 350, h) for x, h in ((20, 46), (40, 64), (128, 40), (150, 60), (172, 48))], ridge(334, 5, 4)), .8)
            f.paper(branch([(0, 262), (60, 252), (130, 256), (190, 246), (250, 250)], [11, 9, 7, 8, 11], ((((98, 254), (112, 276), (110, 292)), [5, 3, .8]), (((160, 251), (148, 270), (152, 284)), [5, 3, .8]))), "#0D1130", mix(f.sky, f.light, .3), WINDOW)
            put_crows(f, [(P, 74, 254, 1.0, 0, False), (P, 182, 249, 1.0, 0, True)])
        elif n == 3:
            f.fill(stars(31, 18, avoid=disc(156, 128, 60)), "#FFFFFF", .7)
            f.moon(160, 120, 38)
            f.layer(ridge(268, 18, 22), .12)
            f.layer(ridge(292, 12, 17), .34)
            stones = union(*[shape((x - w, 350, 1), (x - w * .95, y + 40), (x - w * .6, y + 4), (x, y), (x + w * .8, y + 6), (x + w, y + 50), (x + w * 1.1, 350, 1)) for x, y, w in ((46, 266, 22), (124, 214, 25), (200, 258, 22))])
            f.layer(stones, .78)
            f.layer(ridge(330, 7, 3), .95)
            put_crows(f, [(P, 54, 266, .8, 0, False), (P, 128, 215, .92, 0, False), (P, 192, 259, .8, 0, True)])
        elif n == 4:
            f.fill(stars(44, 20), "#FFFFFF", .7)
            f.moon(182, 74, 32)
            f.layer(ridge(290, 16, 41), .12)
            f.layer(ridge(310, 12, 42), .36)
            f.layer(union(*[fir(x, 350, h) for x, h in ((18, 70), (36, 48), (150, 42), (168, 58))], ridge(336, 5, 8)), .85)
            rope(f, 0, 172, 250, 150, 20, ((128, 177),))
            rope(f, 0, 262, 250, 248, 22, ((124, 274),))
            put_crows(f, [(P, 72, 178, .84, 0, False), (P, 188, 170, .84, 0, True), (D_, 66, 272, .84, 0, False), (P, 190, 266, .84, 0, True)])
        elif n == 5:
            f.moon(136, 168, 60)
            f.layer(ridge(300, 14, 51), .14)
            f.layer(ridge(318, 10, 52), .4)
            tree = union(sweep([(118, 352), (124, 300), (120, 250), (126, 204)], [34, 20, 15, 9]), sweep([(126, 206), (124, 180)], [9, 6]),
                         sweep([(122, 286), (90, 262), (58, 258), (26, 266)], [13, 9, 6, 1.5]), sweep([(122, 272), (160, 256), (196, 256), (232, 248)], [12, 8, 5, 1.5]),
                         sweep([(122, 238), (92, 206), (62, 186), (40, 182)], [10, 7, 5, 1.2]), sweep([(124, 230), (160, 200), (186, 184), (222, 176)], [10, 7, 5, 1.2]),
                         sweep([(160, 256), (176, 274), (180, 288)], [5, 3, .8]), sweep([(90, 262), (76, 280), (70, 292)], [5, 3, .8]), sweep([(124, 190), (112, 170), (110, 150)], [5, 3, .8]), sweep([(124, 190), (140, 168)], [5, .8]),
                         sweep([(92, 206), (90, 186), (82, 172)], [4, 2.6, .8]), sweep([(172, 192), (176, 170), (184, 156)], [4, 2.6, .8]), ridge(338, 5, 5))
            f.paper(tree, "#151030", mix(f.sky, f.light, .35), WINDOW, (2, 4), .2)
            put_crows(f, [(P, 56, 186, .66, 0, False), (P, 204, 180, .66, 0, True), (L, 124, 184, .7, 0, False), (P, 56, 260, .66, 0, False), (P, 200, 256, .66, 0, True)])
        elif n == 6:
            f.moon(126, 172, 54)
            f.layer(ridge(290, 18, 61), .14)
            f.layer(ridge(312, 12, 62), .42)
            rope(f, 0, 276, 250, 262, 16)
            put_crows(f, [(U, 58, 164, .56, -8, False), (U, 128, 136, .56, -10, False), (U, 196, 168, .56, -6, False),
                          (P, 52, 283, .7, 0, False), (D_, 116, 286, .7, 0, False), (P, 192, 279, .7, 0, True)])
            f.layer(union(*[fir(x, 350, h) for x, h in ((22, 40), (40, 56), (92, 36), (114, 50), (140, 40))], ridge(338, 5, 8)), .88)
        elif n == 7:
            f.moon(126, 196, 62)
            f.layer(ridge(300, 18, 71, 26, True), .16)
            f.layer(ridge(322, 12, 72, 22, True), .5)
            ring = [(126 + 76 * math.cos(math.radians(a)), 202 + 74 * math.sin(math.radians(a))) for a in (-60, 0, 60, 120, 180, 240)]
            put_crows(f, [(U, 126, 206, .5, -8, False)] + [((U, W)[y > 210], x, y, .5, -8, False) for x, y in ring])
        elif n == 8:
            f.moon(126, 196, 46, mix(MOON, HONEY, .5))
            f.layer(ridge(312, 16, 81, 24, True), .18)
            f.layer(ridge(328, 10, 82, 20, True), .55)
            put_crows(f, [(G, 125 + 82 * math.cos(math.radians(a)), 200 + 82 * math.sin(math.radians(a)), .43, a + 180, False) for a in [k * 45 + 22.5 for k in range(8)]])
        else:
            f.moon(168, 262, 56, "#FFE3A6", 3, .8)
            f.layer(ridge(296, 22, 91, 22, True), .2)
            f.layer(ridge(322, 16, 92, 18, True), .62)
            spots = [(x + (6 if r == 1 else 0), 148 + 58 * r + (x == 124) * -8) for r in range(3) for x in (52, 124, 196)]
            put_crows(f, [(U, x, y, .49, -10, False) for x, y in spots])
        f.close(f"sen/crows_{n}.svg", str(n), pips(n))
    sen_special("take2", "5", two_cards(), "#2E5F73", "#CFE6C9")
    sen_special("peek1", "6", eye_open(.92), "#4A4390", "#E8C3DC")
    sen_special("swap2", "7", two_arrows(), "#7C3A55", "#F6C38A")


LIGHT, LIGHTRIM, INKTXT = "#F3E3BC", "#C99A45", "#141B42"


def sen_special(name, value, mark, sky, low):
    f = Face(sky, low, ink=LIGHT, rim=LIGHTRIM)
    rim = mix(sky, "#FFFFFF", .4)
    if name == "take2":  # a house of two lit doors in a hill, and a forked path
        f.fill(stars(101, 22), "#FFFFFF", .75)
        f.moon(182, 70, 24)
        f.layer(ridge(196, 26, 103), .15)
        hill = shape((-10, 360, 1), (-10, 250), (40, 190), (125, 158), (210, 190), (260, 250), (260, 360, 1))
        f.layer(hill, .6)
        f.layer(union(*[fir(x, y, h) for x, y, h in ((34, 206, 46), (56, 190, 34), (206, 196, 40), (226, 216, 52))]), .75, False)
        for x in (84, 166):
            f.glow(x, 246, 62, HONEY, .7)
            f.fill(shape((x - 30, 292, 1), (x - 30, 236), (x - 20, 208), (x, 194, 1), (x + 20, 208), (x + 30, 236), (x + 30, 292, 1)), "#0D1130")
            f.fill(shape((x - 24, 292, 1), (x - 24, 238), (x - 16, 214), (x, 203, 1), (x + 16, 214), (x + 24, 238), (x + 24, 292, 1)), f.grad("#FFF1C4", LANTERN))
        f.beast(tuple(move(q, 84, 288, .62) for q in crow_perched()), "#0D1130", rim, HONEY)
        f.beast(tuple(move(q, 166, 288, .62, 0, True) for q in crow_perched()), "#0D1130", rim, HONEY)
        for x in (84, 166):
            f.fill(poly((x - 24, 292), (x + 24, 292), (x + 38, 330), (x - 38, 330)), HONEY, .3)
        f.layer(ridge(326, 8, 14), .95)
    elif name == "peek1":  # the moon opens an eye
        f.fill(stars(111, 30, avoid=disc(128, 176, 80)), "#FFFFFF", .75)
        f.moon(128, 176, 66, MOON, 2.2)
        f.fill(move(eye_open(1.0), 128, 172, 2.0), "#141B42")
        f.fill(move(union(disc(0, 0, 12.6).difference(disc(0, 0, 0.1))), 128, 170), "#141B42")
        f.fill(disc(133, 164, 4), MOON)
        f.fill(union(*[sweep([(128 + 30 * k, 138 - 8 + abs(k) * 5), (128 + 38 * k, 120 - 6 + abs(k) * 7)], [4.4, 1.6]) for k in (-1.2, -.6, 0, .6, 1.2)]), "#141B42")
        f.layer(union(cloud(60, 268, 190, 6, 5), box(0, 264, 250, 350)), .2)
        f.layer(union(cloud(190, 300, 190, 6, 8), box(0, 297, 250, 350)), .42)
        f.layer(ridge(322, 10, 113), .8)
        f.beast(tuple(move(q, 62, 318, .8) for q in crow_perched()), "#0D1130", rim, mix(low, sky, .2))
    else:  # two crows cross above a bridge and its mirror image
        f.fill(stars(121, 20), "#FFFFFF", .6)
        f.moon(125, 226, 44, mix(MOON, HONEY, .4))
        f.layer(ridge(262, 18, 122), .15)
        f.layer(ridge(280, 10, 123), .35)
        water = f.layer(box(0, 286, 250, 350), .3, False)
        bridge = Polygon([*arc(125, 300, 112, 66, 180, 360), *reversed(arc(125, 300, 86, 42, 180, 360))]).buffer(0)
        f.layer(union(bridge, *[box(x - 1.6, y, x + 1.6, y + 20) for x, y in ((60, 232), (92, 216), (125, 212), (158, 216), (190, 232))], sweep(arc(125, 300, 116, 86, 200, 340), [3, 3])), .85)
        f.fill(Polygon([*arc(125, 302, 110, 30, 0, 180), *reversed(arc(125, 302, 88, 18, 0, 180))]).buffer(0).intersection(WINDOW), INK0, .4)
        for y, w in ((296, 70), (306, 44), (318, 56), (330, 30)):
            f.fill(rbox(125 - w / 2, y, w, 3, 1.5), HONEY, .8)
        f.beast(tuple(move(q, 84, 186, .72, -14) for q in crow_up()), "#0D1130", rim, mix(low, sky, .2))
        f.beast(tuple(move(q, 170, 132, .72, 12, True) for q in crow_down()), "#0D1130", rim, mix(low, sky, .2))
    f.close(f"sen/{name}.svg", value, at_mark(mark), INKTXT, "#8A2F2B")


# ---- Smoki ----------------------------------------------------------------
def land_mark(v):
    """One small sign per land."""
    if v == -2:
        return at_mark(union(shape((0, -18, 1), (14, -8), (12, 10), (0, 18, 1), (-12, 10), (-14, -8)).difference(sweep([(0, -10), (0, 18)], [1.4, 2.6])), sweep([(0, 14), (0, 22)], [3, 2])))
    if v == 0:
        return at_mark(disc(0, 0, 18).difference(disc(0, 0, 11.5)))
    if v == 1:
        return at_mark(union(*[sweep([(-20, y + 2), (-10, y - 5), (0, y + 2), (10, y - 5), (20, y + 2)], [2, 5, 5, 5, 2]) for y in (-10, 2, 14)]))
    if v == 2:
        return at_mark(union(disc(-9, 10, 14).intersection(box(-30, -30, 30, 12)), disc(11, 12, 11).intersection(box(-30, -30, 30, 12)), box(-23, 12, 22, 16)))
    if v == 3:
        return at_mark(union(*[union(box(x - 5, -12 + k, x + 5, 18), poly((x - 7, -12 + k), (x, -22 + k), (x + 7, -12 + k))) for x, k in ((-14, 6), (0, 0), (14, 6))]))
    if v == 4:
        return at_mark(union(reed(-10, 20, 36, -3), reed(2, 20, 42, 2), reed(12, 20, 32, 6)))
    if v == 5:
        return at_mark(union(disc(0, 4, 11), *[sweep([(0 + 14 * math.cos(math.radians(a)), 4 + 14 * math.sin(math.radians(a))), (22 * math.cos(math.radians(a)), 4 + 22 * math.sin(math.radians(a)))], [4.5, 2]) for a in (-150, -120, -90, -60, -30)], box(-20, 4, 20, 8)).difference(box(-30, 8, 30, 30)))
    if v == 6:
        return at_mark(union(shape((-20, 2, 1), (-16, -10), (0, -19), (16, -10), (20, 2, 1)), shape((-6, 2, 1), (-5, 10), (-8, 19, 1), (8, 19, 1), (5, 10), (6, 2, 1))).difference(union(disc(-7, -7, 3), disc(6, -9, 3.4), disc(0, -2, 2))))
    if v == 7:
        return at_mark(union(poly((-22, 17), (-7, -15), (7, 17)), poly((-2, 17), (10, -6), (22, 17))).difference(poly((-12, -4), (-7, -1), (-3, -6), (-7, -12))))
    return at_mark(union(move(cloud(0, 4, 40, 4, 2, .5)), poly((2, 6), (-8, 18), (-1, 17), (-5, 26), (8, 13), (1, 14))))


SMOKI = {  # sky, light, dragon, lit edge
    -2: ("#1F5A46", "#BFE0A0", "#0F2E26", "#5FA06A"), 0: ("#2A5E86", "#CDE6E6", "#10243E", "#6FA6C8"), 1: ("#1D6B78", "#BFE6D2", "#0B2E3C", "#5FB5B0"),
    2: ("#7A4C86", "#F3C9B4", "#2C1638", "#B080B8"), 3: ("#5A3F7E", "#F0B38E", "#22122F", "#9A78B4"), 4: ("#5F7B3A", "#F3E3A2", "#20300F", "#A2BC66"),
    5: ("#B0532F", "#FBD58C", "#4A1618", "#E2905A"), 6: ("#3E3B78", "#C2A3D8", "#171335", "#7F78C0"), 7: ("#2E62AE", "#DCEBFA", "#102A5C", "#7FAAE6"), 8: ("#59616F", "#DDE1E6", "#1E232D", "#99A3B2")}


def smoki():
    for v, make in DRAGONS.items():
        sky, low, body, rim = SMOKI[v]
        f = Face(sky, low, ink="#1D1020", rim="#6B3F3A", edge="#B9703C")
        pair = make()
        cut = mix(low, HONEY, .35)
        if v == -2:
            f.moon(160, 190, 62, mix(low, MOON, .6), 2, .5)
            f.layer(union(*[sweep([(x, 350), (x + k, 200), (x + k * 2, 0)], [w, w * .7, w * .6]) for x, w, k in ((34, 26, 3), (84, 14, -4), (206, 20, 3), (172, 12, 5))]), .15)
            f.layer(union(sweep([(236, 350), (228, 200), (238, 0)], [46, 32, 40]), sweep([(16, 350), (20, 230), (8, 100)], [30, 20, 26])), .5)
            f.layer(branch([(250, 62), (180, 74), (110, 76), (60, 70)], [24, 17, 12, 3], ((((160, 75), (146, 96), (150, 110)), [6, 4, 1]),)), .8)
            f.layer(union(*[move(shape((0, 0, 1), (7, 10), (0, 24, 1), (-7, 10)), x, y, 1, r) for x, y, r in ((92, 84, 14), (200, 78, -10), (222, 74, 8), (176, 84, 4), (104, 80, -18))]), .6, False)
            f.beast(pair, body, rim, cut)
            f.layer(union(ridge(326, 8, 21), *[sweep([(x, 350), (x + k, 314), (x + k * 3, 292)], [6, 4, .8]) for x, k in ((22, -2), (34, 3), (60, 4), (92, -3), (120, 2), (150, 4))]), .95)
        elif v == 0:
            f.fill(stars(200, 26, avoid=disc(125, 178, 92)), "#FFFFFF", .8)
            f.moon(125, 178, 46, MOON, 2.6, .7)
            f.layer(ridge(286, 12, 32), .15)
            f.layer(ridge(300, 8, 33, 20, True), .4)
            f.layer(box(0, 302, 250, 350), .2, False)
            for i, (y, w) in enumerate(((309, 90), (318, 60), (328, 74))):
                f.fill(rbox(120 - w / 2, y, w, 3.2, 1.6), MOON, .85)
            f.beast(pair, body, rim, cut)
        elif v == 1:
            f.fill(stars(210, 18), "#FFFFFF", .7)
            f.moon(180, 186, 38)
            f.layer(cloud(60, 158, 96, 5, 3), .05)
            f.layer(ridge(262, 14, 41, 26, True), .15)
            f.layer(box(0, 268, 250, 350), .3, False)
            f.beast(pair, body, rim, cut)
            for k, y, t in ((0, 296, .38), (1, 312, .6), (2, 328, .85)):
                wave = unary_union([shape((x - 22, 360, 1), (x - 22, y + 10), (x - 6, y), (x + 10, y + 6), (x + 22, y + 10, 1), (x + 22, 360, 1)) for x in range(-10 + k * 16, 280, 40)])
                f.layer(wave, t)
        elif v == 2:
            f.moon(125, 150, 40, mix(MOON, low, .2))
            f.layer(shape((-10, 350, 1), (-10, 270), (60, 226), (130, 276), (190, 236), (260, 280), (260, 350, 1)), .12)
            f.layer(ridge(296, 10, 43), .35)
            f.layer(union(*[union(sweep([(x, 312), (x, 286)], [4, 3]), disc(x, 278, 13)) for x in (26, 44, 226)]), .5)
            f.beast(pair, body, rim, cut)
            f.layer(union(ridge(322, 6, 44), *[sweep([(x, 350), (x + k, 322), (x + k * 2, 310)], [4, 3, .8]) for x, k in ((20, 2), (34, -2), (60, 3), (104, -2), (130, 3), (156, -3))]), .85)
        elif v == 3:
            f.fill(stars(230, 18), "#FFFFFF", .6)
            f.moon(176, 84, 30, mix(MOON, HONEY, .3))
            f.layer(ridge(270, 14, 53, 30, True), .14)
            tw = union(*[union(box(x - w, y, x + w, 350), *[box(x - w - 2 + i * (2 * w + 4) / 5, y - 7, x - w - 2 + (i + 1) * (2 * w + 4) / 5 - (0 if i == 4 else 0), y + 1) for i in (0, 2, 4)]) for x, y, w in ((38, 236, 17), (212, 230, 18))],
                       box(40, 290, 220, 350), poly((21, 229), (38, 196), (55, 229)), poly((194, 223), (212, 190), (230, 223)))
            tw = tw.difference(union(*[union(box(x - 3, y, x + 3, y + 10), disc(x, y, 3)) for x, y in ((38, 252), (212, 248), (38, 284), (212, 280))]))
            f.layer(tw, .4)
            for x, y in ((38, 257), (212, 253), (38, 289), (212, 285)):
                f.fill(union(box(x - 3, y - 5, x + 3, y + 5), disc(x, y - 5, 3)), HONEY)
            f.beast(pair, body, rim, cut)
            f.layer(union(*[rbox(x, y, 34, 16, 2.5) for x, y in ((-6, 314), (32, 314), (70, 312), (108, 314), (146, 314), (-20, 332), (16, 332), (54, 331), (92, 332), (130, 332), (168, 332))]), .82)
        elif v == 4:
            f.moon(60, 236, 40, mix(MOON, HONEY, .2), 2.6)
            f.layer(ridge(272, 10, 63), .12)
            f.layer(union(*[reed(x, 350, h, l) for x, h, l in ((120, 92, 6), (140, 76, -4), (206, 110, -8), (222, 84, 5), (186, 70, 4))]), .2, False)
            f.layer(union(rbox(-20, 302, 290, 80, 6)), .3, False)
            for y, w, x in ((310, 60, 66), (320, 36, 60), (331, 48, 70)):
                f.fill(rbox(x - w / 2, y, w, 3, 1.5), MOON, .8)
            f.beast(pair, body, rim, cut)
            f.layer(union(*[reed(x, 352, h, l) for x, h, l in ((20, 118, -6), (34, 84, 4), (48, 102, 7), (96, 62, -5), (150, 54, 4))], oval(120, 336, 26, 6), oval(72, 342, 20, 5)), .85, False)
        elif v == 5:
            f.moon(180, 116, 42, "#FFF0C0", 2.8, .8)
            f.layer(union(poly((10, 300), (10, 210), (40, 204), (48, 232), (70, 238), (74, 300)), poly((176, 300), (184, 250), (206, 246), (212, 222), (250, 216), (250, 300))), .12)
            f.layer(ridge(286, 12, 73), .22)
            f.layer(shape((-10, 360, 1), (-10, 306), (60, 292), (140, 318), (200, 300), (260, 304), (260, 360, 1)), .4)
            f.beast(pair, body, rim, cut)
            f.layer(shape((80, 360, 1), (120, 336), (180, 326), (260, 330), (260, 360, 1)), .62)
        elif v == 6:
            f.glow(150, 170, 120, "#E9C8F4", .6)
            for x, y, s in ((196, 120, 1.5), (140, 108, .9), (44, 168, 1.0)):
                f.layer(move(union(shape((-40, 0, 1), (-32, -22), (0, -40), (32, -22), (40, 0, 1)), shape((-9, 0, 1), (-7, 60), (-10, 260, 1), (10, 260, 1), (7, 60), (9, 0, 1))), x, y, s), .16 if s < 1.2 else .3)
            f.fill(union(*[disc(x, y, r) for x, y, r in ((180, 94, 6), (204, 82, 8), (220, 104, 5), (196, 108, 4), (132, 90, 4), (148, 86, 5), (40, 150, 4), (54, 154, 3))]), "#FFE9B0", .8)
            f.layer(ridge(280, 6, 75), .4)
            f.glow(190, 182, 40, HONEY, .8)
            f.beast(pair, body, rim, cut)
            f.paper(shape((183, 178, 1), (178, 188), (183, 199, 1), (195, 199, 1), (200, 188), (195, 178, 1)), HONEY, "#FFF6D8", None, (1, 2), .2)
            f.layer(union(ridge(296, 6, 76), *[union(shape((x - 14 * s, y, 1), (x - 10 * s, y - 9 * s), (x, y - 15 * s), (x + 10 * s, y - 9 * s), (x + 14 * s, y, 1)), box(x - 3 * s, y - 1, x + 3 * s, y + 40)) for x, y, s in ((30, 290, 1), (54, 300, .7), (134, 302, .8), (156, 294, 1.1))]), .85)
        elif v == 7:
            f.fill(stars(270, 22), "#FFFFFF", .8)
            f.moon(178, 96, 32)
            f.layer(poly((-10, 300), (40, 190), (70, 232), (104, 176), (150, 240), (196, 168), (260, 262), (260, 300)), .08)
            f.layer(ridge(262, 20, 77, 30, True), .2)
            f.fill(cloud(60, 312, 200, 6, 7).intersection(WINDOW), "#EAF3FD", .55)
            f.beast(pair, body, rim, "#F4FAFF")
            f.layer(union(*[fir(x, 352, h) for x, h in ((112, 30), (132, 44), (152, 34))], ridge(332, 5, 78)), .9)
        else:
            f.glow(140, 180, 130, "#F2F4F7", .7)
            f.layer(cloud(190, 92, 130, 5, 81), .12)
            f.layer(cloud(40, 160, 110, 5, 82), .2)
            f.layer(cloud(226, 214, 120, 5, 85), .25)
            bolt = poly((52, 168), (30, 226), (44, 224), (26, 284), (66, 212), (52, 214), (70, 170))
            f.glow(48, 226, 50, HONEY, .5)
            f.paper(bolt, HONEY, "#FFF6D8", WINDOW, (2, 3), .2)
            f.beast(pair, body, rim, cut)
            f.layer(union(cloud(50, 334, 170, 6, 83), box(0, 330, 250, 350)), .5)
            f.layer(union(cloud(170, 352, 210, 6, 84), box(0, 340, 250, 350)), .8)
        f.close(f"smoki/dragon_{str(v).replace('-', 'm')}.svg", str(v), land_mark(v), "#FBE7C2", LANTERN)
    ravens()
    token()


def ravens():
    rim = "#8F88C8"
    # the circle: ravens chase one another; the only value printed in black, on a pale moon
    f = Face("#2B2F5E", "#A7A4CF", ink=LIGHT, rim=LIGHTRIM)
    f.fill(stars(301, 30, avoid=disc(125, 190, 70)), "#FFFFFF", .7)
    f.moon(126, 202, 44)
    f.fill(disc(126, 202, 79, 40).difference(disc(126, 202, 77, 40)), MOON, .6)
    f.layer(ridge(312, 14, 302, 24, True), .5)
    f.layer(ridge(330, 8, 303, 20, True), .9)
    for k in range(6):
        a = k * 60 + 30
        f.beast(tuple(move(q, 126 + 78 * math.cos(math.radians(a)), 202 + 78 * math.sin(math.radians(a)), .47, a + 90) for q in crow_up()), "#0B0D22", rim, "#DAD3F0")
    ring = union(*[union(sweep(arc(0, 0, 15, 15, a, a + 84), [5, 5]), move(poly((-6, -7), (7, 0), (-6, 7)), 15 * math.cos(math.radians(a + 88)), 15 * math.sin(math.radians(a + 88)), 1, a + 178)) for a in (0, 120, 240)])
    f.close("smoki/raven_circle.svg", "10", at_mark(ring), "#0A0C1C", "#8A2F2B", 78)
    # the nest: two eggs change places
    f = Face("#3B2F5E", "#E2B5A8", ink=LIGHT, rim=LIGHTRIM)
    f.moon(140, 150, 58, mix(MOON, HONEY, .3))
    f.layer(ridge(300, 16, 311), .15)
    f.layer(branch([(250, 300), (190, 288), (120, 290), (0, 306)], [22, 18, 16, 14], ((((196, 290), (214, 250), (212, 222)), [9, 5, 1]), (((60, 298), (40, 270), (38, 248)), [8, 5, 1]), (((40, 270), (26, 258)), [4, 1]))), .75)
    f.beast(tuple(move(q, 164, 236, 1.0, 0, True) for q in crow_perched()), "#0B0D22", rim, "#F2D3C4")
    f.paper(union(aff.rotate(oval(98, 238, 13, 18), -14), aff.rotate(oval(128, 236, 13, 18), 10)), "#BFE0DA", "#FFFFFF", None, (2, 4), .2)
    f.fill(union(*[disc(x, y, r) for x, y, r in ((95, 230, 2), (102, 236, 1.4), (126, 228, 2), (133, 236, 1.5), (130, 224, 1.2))]), "#4E7C82")
    nest = shape((50, 244, 1), (66, 280), (118, 296), (174, 280), (194, 240, 1), (150, 252), (100, 254))
    rnd = random.Random(5)
    twigs = [sweep([(x - 26, y - rnd.uniform(-7, 7)), (x, y + 3), (x + 26, y - rnd.uniform(-9, 9))], [1.2, 3.4, 1]) for x, y in ((80, 258), (110, 264), (140, 262), (166, 256), (92, 274), (126, 280), (156, 272), (70, 250), (178, 248))]
    f.paper(union(nest, *twigs), "#2A1B2C", "#8E6070", WINDOW)
    f.fill(union(*[sweep([(x - 22, y - rnd.uniform(-5, 5)), (x, y + 2), (x + 22, y - rnd.uniform(-5, 5))], [.5, 1.8, .5]) for x, y in ((84, 266), (116, 272), (150, 268), (104, 284), (138, 284), (168, 258), (72, 256))]), "#A97C7E")
    f.layer(ridge(330, 8, 313), .95)
    nm = union(shape((-21, 0, 1), (-14, 13), (0, 18), (14, 13), (21, 0, 1), (8, 4), (-8, 4)), oval(-6, -5, 6, 8), oval(7, -5, 6, 8))
    f.close("smoki/raven_nest.svg", "9", at_mark(nm), INKTXT, "#8A2F2B")
    # the mirror: no value of its own, so a still pool and two halves that answer each other
    f = Face("#234F66", "#BFE3DF", ink=LIGHT, rim=LIGHTRIM)
    f.fill(stars(321, 18, y1=90), "#FFFFFF", .7)
    f.moon(170, 122, 30)
    f.layer(ridge(198, 16, 322), .15)
    up = fir(40, 208, 54).union(fir(62, 208, 38)).union(fir(214, 208, 46))
    f.layer(union(up, box(0, 206, 250, 212)), .5, False)
    f.fill(box(0, 212, 250, 345).intersection(WINDOW), f.grad("#8FC7C6", "#1E4A60"))
    f.fill(aff.scale(up, 1, -.9, origin=(0, 212)), "#143848", .5)
    f.fill(oval(170, 290, 28, 23), MOON, .55)
    crow = tuple(move(q, 116, 212, 1.2) for q in crow_perched())
    rock = shape((70, 214, 1), (84, 206), (116, 203), (148, 207), (160, 214, 1))
    f.fill(aff.scale(crow[0].difference(crow[1]), 1, -.86, origin=(0, 214)).intersection(WINDOW), "#0B1F30", .72)
    f.beast(crow, "#0B0D22", "#9CC9CE", "#D6EFEA")
    f.layer(rock, .85)
    for y, w, x in ((226, 70, 70), (240, 50, 176), (258, 84, 120), (280, 56, 60), (300, 70, 120), (322, 60, 80)):
        f.fill(rbox(x - w / 2, y, w, 2.2, 1.1), "#E9FBF6", .55)
    up_half, low_half = disc(0, -3, 17).intersection(box(-30, -30, 30, -3)), disc(0, 4, 17).intersection(box(-30, 4, 30, 30))
    mm = union(up_half, low_half.difference(disc(0, 4, 12)), box(-17, 4, 17, 6.6))
    sign = union(*[sweep([(30, y), (42, y - 9), (54, y), (66, y + 9), (78, y)], [5, 9, 9, 9, 5]) for y in (46, 68)])
    f.close("smoki/raven_mirror.svg", None, union(at_mark(mm)), INKTXT, "#8A2F2B")
    p = OUT / "smoki/raven_mirror.svg"
    p.write_text(p.read_text().replace("</svg>", f'<path fill="{INKTXT}" d="{d(aff.translate(sign, -3, 0))}"/></svg>'))


def token():
    """A dragon token: a coin of lantern paper with a curled dragon."""
    s = Sheet(120, 120)
    s.fill(disc(60, 63, 54), "#05071A", .4)
    edge = union(*[disc(60 + 50 * math.cos(math.radians(a)), 60 + 50 * math.sin(math.radians(a)), 6.6, 8) for a in range(0, 360, 15)], disc(60, 60, 51, 32))
    s.fill(edge, s.grad(HONEY, "#D98A2B"))
    s.fill(disc(60, 60, 45, 32), "#2B1420")
    s.fill(disc(60, 60, 45, 32).difference(disc(60, 60, 43, 32)), "#8A4A22")
    spiral = [(60 + r * math.cos(math.radians(a)), 61 + r * math.sin(math.radians(a))) for a, r in ((k * 22 - 60, 31 - k * 1.15) for k in range(24))]
    body = sweep(spiral, [13, 14, 14, 12, 9, 5, 1])
    hg, hc = head(74, 33, .62, 30, False, 2, 8)
    sp = spines([(60 + 36 * math.cos(math.radians(a)), 61 + 36 * math.sin(math.radians(a))) for a in range(-40, 240, 20)], lambda t: 9 - 4 * t, 1, 1, -1)
    s.fill(union(body, hg, sp).intersection(disc(60, 60, 43)).difference(hc), LANTERN)
    s.save("smoki/token.svg")


if __name__ == "__main__":
    back()
    sen()
    smoki()
