# ruff: noqa: B905, D103, E501, E731, E741, F403, F405, PERF401, RUF007
# mypy: ignore-errors
# fmt: off
"""Crows and dragons as silhouettes. Every creature returns (body, cuts): cuts are slits where the light shows through."""
from paper import *


# ---- crows: about 100 wide, facing right ----------------------------------
def primaries(x, y, a0, a1, n, l0, l1, w):
    """A fan of flight feathers."""
    g = []
    for i in range(n):
        t = i / (n - 1)
        a = math.radians(a0 + (a1 - a0) * t)
        l = l0 + (l1 - l0) * t
        ex, ey = x + l * math.cos(a), y + l * math.sin(a)
        bx, by = x + l * .5 * math.cos(a), y + l * .5 * math.sin(a) + l * .04
        g.append(sweep([(x, y), (bx, by), (ex, ey)], [w * .9, w * 1.1, w * .35], 6))
    return unary_union(g)


def crow_perched(look=0):
    """Sits; feet at (0, 0). look: -1 back over the shoulder, 1 down."""
    body = shape((-58, 13, 1), (-44, -10), (-26, -34), (-8, -52), (8, -60), (22, -58), (30, -44), (28, -26), (16, -9), (0, -3), (-20, -2), (-34, 4), (-50, 20, 1))
    if look == -1:
        head = union(disc(11, -64, 13.5), shape((2, -73, 1), (-12, -70), (-24, -61, 1), (-12, -61), (3, -58, 1)))
        eye = disc(6, -66, 2.1, 6)
    elif look == 1:
        head = union(disc(24, -60, 13.5), shape((33, -70, 1), (42, -58), (45, -44, 1), (36, -50), (26, -52, 1)))
        eye = disc(30, -61, 2.1, 6)
    else:
        head = union(disc(19, -65, 13.5), shape((27, -76, 1), (41, -71), (54, -61, 1), (40, -60), (26, -58, 1)))
        eye = disc(24, -68, 2.1, 6)
    head = union(head, shape((4, -58, 1), (10, -74), (24, -76), (31, -62), (33, -48), (30, -40, 1)))  # neck
    legs = union(sweep([(3, -6), (4, 3)], [4, 2.6]), sweep([(-7, -5), (-8, 3)], [4, 2.6]))
    cuts = union(sweep([(4, -46), (-14, -30), (-40, 2)], [.6, 2.6, .6]), sweep([(10, -36), (-6, -22), (-30, 0)], [.6, 2.2, .6]),
                 sweep([(14, -26), (2, -14), (-16, -5)], [.6, 1.8, .6]), eye)
    return union(body, head, legs), cuts


def crow_up():
    """Flies, wings raised; centre at (0, 0)."""
    body = sweep([(-44, 10), (-22, 5), (2, 0), (24, -5), (38, -9)], [3, 15, 22, 18, 15])
    tail = union(*[sweep([(-26, 4), (-60, 12 + k)], [10, 6]) for k in (-9, -2, 5, 11)])
    beak = shape((42, -17, 1), (54, -13), (62, -6, 1), (52, -5), (42, -3, 1))
    near = union(primaries(-2, -18, -66, -150, 7, 64, 50, 12.5), shape((20, -4, 1), (18, -24), (6, -42), (-8, -44), (-30, -34), (-34, -8), (-18, 4, 1)))
    far = union(primaries(16, -14, -38, -76, 4, 52, 60, 12), shape((26, -6, 1), (34, -24), (30, -36), (16, -30), (2, -6, 1)))
    cuts = union(disc(41, -11, 2, 6), sweep([(16, -8), (2, -14), (-22, -8)], [.6, 2.4, .6]), sweep([(12, -24), (-2, -30), (-20, -26)], [.5, 1.8, .5]),
                 sweep([(20, -16), (22, -30), (20, -48)], [.6, 2, .6]))
    return union(body, tail, beak, near, far), cuts


def crow_glide():
    """Seen from below, wings spread; centre at (0, 0), 150 wide."""
    wing = union(primaries(36, -6, -34, 44, 6, 44, 26, 11), shape((4, -11, 1), (20, -17), (38, -20), (48, -12), (46, 2), (36, 12), (20, 12), (4, 13, 1)))
    body = sweep([(0, -26), (0, -12), (0, 8), (0, 26)], [9, 19, 20, 9])
    head = union(disc(0, -27, 9), poly((-4.5, -33), (0, -46), (4.5, -33)))
    tail = union(*[sweep([(0, 20), (k, 46 - abs(k) * .25)], [8, 7]) for k in (-12, -6, 0, 6, 12)])
    cuts = union(*[move(union(sweep([(14, 5), (26, 8), (36, 6)], [.5, 2, .5]), sweep([(14, -3), (28, -4), (42, -6)], [.5, 2.2, .5])), flip=f) for f in (False, True)])
    return union(wing, move(wing, flip=True), body, head, tail), cuts


def crow_down():
    """Flies, wings lowered; centre at (0, 0)."""
    body = sweep([(-42, -4), (-20, -5), (2, -4), (24, -6), (38, -9)], [3, 14, 21, 18, 15])
    tail = union(*[sweep([(-26, -4), (-58, -2 + k)], [9, 6]) for k in (-10, -4, 3, 8)])
    beak = shape((42, -17, 1), (54, -13), (62, -6, 1), (52, -5), (42, -3, 1))
    near = union(primaries(-6, 10, 62, 150, 6, 48, 46, 12), shape((20, -8, 1), (20, 12), (8, 28), (-10, 32), (-28, 22), (-26, 0), (-14, -8, 1)))
    far = union(primaries(18, 0, 26, 62, 3, 42, 46, 12), shape((26, -8, 1), (36, 6), (30, 18), (14, 14), (8, -8, 1)))
    cuts = union(disc(41, -11, 2, 6), sweep([(16, 2), (2, 10), (-20, 6)], [.6, 2.4, .6]), sweep([(10, 18), (-4, 24), (-20, 18)], [.5, 1.8, .5]))
    return union(body, tail, beak, near, far), cuts


# ---- dragon parts ---------------------------------------------------------
def batwing(shoulder, wrist, tips, root, bone=5, sag=.34):
    """Membrane from the shoulder over the wrist and the finger tips to the root on the back."""
    edge = [shoulder, wrist]
    chain = [*tips, root]
    out = [tips[0]]
    for a, b in zip(chain, chain[1:]):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        cx, cy = mx + (wrist[0] - mx) * sag * 2, my + (wrist[1] - my) * sag * 2
        out += [((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * cx + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * cy + t * t * b[1])
                for t in (i / 9 for i in range(1, 10))]
    web = Polygon(edge + out).buffer(0)
    bones = [sweep([shoulder, ((shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2 + 1), wrist], [bone * 1.7, bone * 1.1, bone])]
    cuts = []
    for t in tips:
        m = ((wrist[0] + t[0]) / 2 + (t[1] - wrist[1]) * .08, (wrist[1] + t[1]) / 2 - (t[0] - wrist[0]) * .08)
        bones.append(sweep([wrist, m, t], [bone, bone * .6, .8]))
        cuts.append(sweep([wrist, m, t], [.8, 1.5, .4]))
    claw = poly((wrist[0] - 2, wrist[1]), (wrist[0] + 1, wrist[1] - bone * 2), (wrist[0] + 3, wrist[1]))
    return union(web, claw, *bones), union(*cuts[1:])


def head(x, y, s=1.0, rot=0, flip=False, horns=2, jaw=8):
    """A long head facing right, joint at (0, 0)."""
    skull = shape((-12, 8, 1), (-12, -6), (-4, -14), (8, -12), (22, -6), (34, -5), (42, 0, 1), (40, 4, 1), (24, 5), (12, 5, 1), (4, 12), (-4, 13))
    low = move(shape((2, 4, 1), (16, 7), (30, 7), (37, 5, 1), (28, 12), (12, 13), (0, 14, 1)), rot=jaw, origin=(0, 8))
    nose = disc(37, -4, 3.4, 8)
    hs = []
    if horns:
        hs.append(sweep([(-4, -10), (-18, -20), (-34, -22)], [8, 5, .8]))
    if horns > 1:
        hs.append(sweep([(-8, -4), (-22, -8), (-32, -6)], [6, 4, .8]))
    brow = poly((6, -12), (14, -16), (18, -8))
    eye = shape((8, -5, 1), (12, -7.5), (17, -4, 1), (12, -3))
    nostril = disc(37.5, -3.2, 1, 5)
    g, c = union(skull, low, nose, brow, *hs), union(eye, nostril)
    return tuple(move(q, x, y, s, rot, flip) for q in (g, c))


def spines(line, size, every=1, skip=1, side=-1):
    """Triangular plates along a line of points."""
    g = []
    n = len(line)
    for i in range(skip, n - skip, every):
        (x0, y0), (x1, y1) = line[i - 1][:2], line[i + 1][:2]
        dx, dy = x1 - x0, y1 - y0
        l = math.hypot(dx, dy) or 1
        nx, ny = side * -dy / l, side * dx / l
        s = size(i / n) if callable(size) else size
        x, y = line[i][:2]
        g.append(poly((x - dx / l * s * .5, y - dy / l * s * .5), (x + nx * s - dx / l * s * .35, y + ny * s - dy / l * s * .35), (x + dx / l * s * .55, y + dy / l * s * .55)))
    return unary_union(g)


def along(pts, gap):
    """Points on the curve, gap apart."""
    line = curve(pts, 14)
    out, acc = [line[0]], 0
    for a, b in zip(line, line[1:]):
        acc += math.hypot(b[0] - a[0], b[1] - a[1])
        if acc >= gap:
            out.append(b)
            acc = 0
    return out


def off(line, dist):
    """Shift points of a line to its left by dist(t)."""
    out = []
    n = len(line)
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, n - 1)]
        dx, dy = x1 - x0, y1 - y0
        l = math.hypot(dx, dy) or 1
        s = dist(i / (n - 1))
        out.append((x + dy / l * s, y - dx / l * s))
    return out


def leg(x, y, s=1.0, flip=False, rot=0):
    g = union(sweep([(0, 0), (-4, 16), (6, 28), (2, 40)], [22, 17, 9, 7]), *[sweep([(1, 39), (a, 44)], [6, 2.2]) for a in (-6, 6, 14)])
    return move(g, x, y, s, rot, flip)


# ---- the ten dragons of Smoki, drawn on the card (window 9..241 x 9..341) --
def dragon_m2():
    """Hangs asleep, head down, wrapped in its wings: the value below zero."""
    left = shape((125, 98, 1), (104, 104), (84, 126), (74, 160), (80, 196), (96, 226), (108, 238, 1), (112, 224), (118, 236, 1), (124, 220), (125, 100, 1))
    body = union(left, move(left, flip=True, origin=(125, 0)), sweep([(125, 96), (125, 150), (125, 226)], [18, 60, 34]))
    feet = union(*[sweep([(x, 104), (x + k * 3, 92), (x + k, 82)], [11, 8, 7]) for x, k in ((113, -1), (137, 1))],
                 *[sweep([(x, 84), (x + a, 76), (x + a * .6, 70)], [5, 4, 2]) for x in (112, 138) for a in (-7, 0, 7)])
    tail = sweep([(125, 110), (160, 92), (190, 108), (188, 140), (172, 146), (170, 132)], [14, 11, 9, 7, 5, 1.5])
    ears = union(*[move(shape((0, 0, 1), (10, 12), (8, 34, 1), (-6, 22), (-10, 4, 1)), 125 + k * 17, 246, 1, 0, k < 0) for k in (-1, 1)])
    face = union(oval(125, 238, 25, 21), shape((108, 236, 1), (112, 258), (125, 267), (138, 258), (142, 236, 1)))
    horns = union(*[sweep([(125 + k * 9, 250), (125 + k * 13, 272), (125 + k * 7, 284)], [8, 5, .8]) for k in (-1, 1)])
    face = union(face, horns, shape((166, 138, 1), (178, 126), (186, 140, 1), (172, 144)))
    closed = union(*[sweep([(125 + k * 7, 245), (125 + k * 12, 241), (125 + k * 18, 245)], [1, 2.6, 1]) for k in (-1, 1)],
                   *[disc(125 + k * 4, 259, 1.3, 5) for k in (-1, 1)])
    folds = union(*[sweep([(125 + k * 6, 118), (125 + k * o, 168), (125 + k * (o * .72), 222)], [.8, 2.4, .8]) for k in (-1, 1) for o in (14, 27, 40)])
    return union(body, feet, tail, ears, face), union(closed, folds)


def dragon_0():
    """Bites its own tail: a ring."""
    pts = arc(125, 178, 66, 66, -62, 270, 40)
    ring = sweep(pts, [24, 25, 26, 26, 25, 22, 18, 13, 8, 3])
    hg, hc = head(146, 117, 1.12, 196, False, 2, 4)
    outer = arc(125, 178, 75, 75, -40, 172, 20)
    sp = spines(outer, lambda t: 15 * (1 - t) + 5, 1, 1, -1)
    bel = union(*[sweep([(125 + 58 * math.cos(a), 178 + 58 * math.sin(a)), (125 + 66 * math.cos(a + .05), 178 + 66 * math.sin(a + .05))], [1, 2]) for a in (math.radians(k) for k in range(-45, 190, 15))])
    return union(ring, hg, sp), union(hc, bel)


def dragon_1():
    """One horn, one neck, rising straight out of the lake."""
    spine = [(120, 292), (100, 260), (100, 222), (122, 190), (136, 158), (130, 128)]
    neck = sweep(spine, [66, 54, 40, 30, 25, 22])
    hg, hc = head(134, 118, 1.3, 4, False, 0, 10)
    horn = sweep([(134, 104), (128, 78), (136, 46)], [12, 7, .8])
    sp = spines(off(along(spine[1:], 15), lambda t: (22 - 14 * t)), lambda t: 15 - 5 * t, 1, 1, -1)
    humps = union(shape((158, 304, 1), (164, 280), (178, 268), (194, 278), (202, 304, 1)), shape((202, 304, 1), (208, 290), (217, 284), (226, 290), (232, 304, 1)))
    fin = union(*[sweep([(124, 120), (104 - 3 * k, 112 + 12 * k)], [5, 1]) for k in range(4)], poly((126, 116), (106, 114), (103, 125), (100, 136), (102, 146), (126, 132)))
    rings = union(*[sweep([(108 + a, y + 4), (120 + a, y + 7), (131 + a - k, y + 2)], [.8, 2, .8]) for a, y, k in ((6, 268, -4), (4, 250, -4), (4, 234, 0), (10, 216, 2), (18, 200, 2), (26, 184, 3), (30, 168, 4))])
    return union(neck, hg, horn, sp, humps, fin), union(hc, rings)


def dragon_2():
    """Two necks that lean away from each other."""
    body = shape((125, 236, 1), (150, 226), (168, 246), (172, 276), (156, 298), (94, 298), (78, 276), (82, 246), (100, 226))
    half = sweep([(104, 250), (92, 214), (104, 176), (92, 146), (70, 136)], [44, 34, 24, 19, 17])
    sp = union(*[poly((x, y), (x + 13, y - 9), (x + 2, y + 13)) for x, y in ((97, 148), (107, 166), (110, 184))])
    hg, hc = head(74, 134, .98, -8, True, 2, 12)
    tail = sweep([(120, 288), (160, 306), (206, 302), (226, 284), (222, 262)], [24, 17, 12, 8, 1.5])
    fork = poly((226, 268), (213, 254), (222, 240), (232, 256))
    wg, wc = batwing((94, 236), (50, 186), [(24, 234), (30, 264), (46, 290)], (84, 286), 5)
    feet = union(*[sweep([(x, 280), (x + k * 6, 304)], [26, 20]) for x, k in ((92, -1), (158, 1))], *[sweep([(x + a, 304), (x + a * 1.2, 313)], [7, 2]) for x in (88, 162) for a in (-10, 0, 10)])
    m = lambda g: move(g, flip=True, origin=(125, 0))
    rings = union(*[sweep([(112 - t * 4, y), (124, y + 5), (138 + t * 4, y)], [.8, 2.2, .8]) for t, y in ((1, 254), (2, 266), (1.4, 278), (0, 290))])
    return union(body, half, m(half), hg, m(hg), m(tail), m(fork), feet, sp, m(sp), wg, m(wg)), union(hc, m(hc), rings, wc, m(wc))


def dragon_3():
    """Three heads on one body, wings like a cloak."""
    wg, wc = batwing((112, 226), (44, 146), [(13, 206), (26, 252), (60, 280)], (98, 290), 6)
    m = lambda g: move(g, flip=True, origin=(125, 0))
    body = sweep([(125, 196), (125, 240), (125, 292)], [44, 62, 48])
    mid = sweep([(125, 220), (118, 180), (128, 146), (124, 124)], [32, 24, 19, 18])
    side = sweep([(112, 232), (90, 212), (96, 180), (80, 164)], [30, 21, 17, 16])
    hg, hc = head(124, 114, .92, -8, False, 2, 10)
    sg, sc = head(82, 160, .8, 6, True, 2, 10)
    feet = union(*[sweep([(x, 280), (x + k * 4, 300)], [24, 18]) for x, k in ((106, -1), (144, 1))], *[sweep([(x + a, 300), (x + a * 1.2, 309)], [6, 2]) for x in (103, 147) for a in (-9, 0, 9)])
    tail = sweep([(132, 286), (176, 296), (212, 280), (214, 262)], [22, 15, 9, 1.5])
    rings = union(*[sweep([(112, y), (125, y + 5), (138, y)], [.8, 2.2, .8]) for y in (216, 230, 244, 258, 272)])
    return union(wg, m(wg), body, mid, side, m(side), hg, sg, m(sg), feet, m(tail)), union(wc, m(wc), hc, sc, m(sc), rings)


def dragon_4():
    """A dragonfly of a dragon with four glassy wings."""
    body = sweep([(96, 128), (114, 152), (126, 186), (134, 226), (130, 266), (112, 290)], [22, 26, 20, 15, 10, 2])
    fork = union(*[sweep([(122, 280), (104 + a, 296 + a * .6)], [6, 1]) for a in (-10, 6)])
    hg, hc = head(92, 120, 1.0, 10, True, 1, 8)
    wings, cuts = [], []
    for (x, y), l, w, a in (((116, 150), 118, 34, -50), ((122, 170), 108, 32, -14), ((106, 158), 92, 32, 168), ((116, 182), 88, 30, 140)):
        r = math.radians(a)
        ex, ey = x + l * math.cos(r), y + l * math.sin(r)
        mx, my = x + l * .6 * math.cos(r), y + l * .6 * math.sin(r)
        wings.append(sweep([(x, y), ((x + mx) / 2, (y + my) / 2), (mx, my), (ex, ey)], [7, w * .6, w, w * .42]))
        for k in (-.24, .02, .27):
            px, py = -math.sin(r) * w * k, math.cos(r) * w * k
            cuts.append(sweep([(x + (mx - x) * .3, y + (my - y) * .3), (mx + px, my + py), (ex + px * .7 - (ex - x) * .05, ey + py * .7 - (ey - y) * .05)], [.5, 1.7, .5]))
    legs = union(*[sweep([(108 + k * 3, 160 + k * 10), (90 + k * 3, 178 + k * 12), (96 + k * 3, 192 + k * 12)], [5, 3.5, 1.2]) for k in (0, 1)])
    rings = union(*[sweep([(x - 9, y), (x, y + 3), (x + 9, y - 2)], [.6, 1.8, .6]) for x, y in ((121, 196), (126, 212), (129, 228), (129, 244))])
    return tuple(move(g, 9, 14, .95, 0, False, (125, 190)) for g in (union(body, fork, hg, legs, *wings), union(hc, rings, *cuts)))


def dragon_5():
    """A great head with a frill of five rays."""
    neck = shape((20, 345, 1), (44, 300), (66, 262), (84, 226), (124, 226), (150, 252), (146, 290), (132, 318), (128, 345, 1))
    rays, web = [], []
    tips = [(36, 262), (24, 206), (48, 152), (92, 118), (140, 110)]
    for t in tips:
        rays.append(sweep([(112, 216), ((112 + t[0]) / 2 - 3, (216 + t[1]) / 2 - 3), t], [20, 11, 1.2]))
    edge = [tips[0]]
    for a, b in zip(tips, tips[1:]):
        cx, cy = (a[0] + b[0]) / 2 + (112 - (a[0] + b[0]) / 2) * .5, (a[1] + b[1]) / 2 + (216 - (a[1] + b[1]) / 2) * .5
        edge += [((1 - u) ** 2 * a[0] + 2 * u * (1 - u) * cx + u * u * b[0], (1 - u) ** 2 * a[1] + 2 * u * (1 - u) * cy + u * u * b[1]) for u in (i / 8 for i in range(1, 9))]
    web = Polygon([(112, 236), *edge]).buffer(0)
    skull = shape((92, 236, 1), (96, 204), (118, 184), (146, 186), (166, 202), (192, 212), (214, 216), (226, 228, 1), (222, 236, 1), (196, 238), (168, 240, 1), (150, 262), (118, 268))
    low = shape((150, 244, 1), (176, 252), (200, 250), (214, 246, 1), (204, 262), (178, 272), (148, 276), (124, 266, 1))
    horn = union(sweep([(126, 194), (104, 176), (98, 150)], [14, 9, 1]), poly((196, 213), (206, 198), (212, 216)), poly((148, 188), (156, 172), (166, 202)))
    beard = union(sweep([(160, 270), (164, 286), (156, 300)], [9, 6, 1]), sweep([(142, 274), (142, 292), (132, 304)], [9, 6, 1]))
    eye = shape((144, 208, 1), (153, 202), (166, 210, 1), (154, 213))
    teeth = union(*[poly((x, 237), (x + 6, 237), (x + 3, 245)) for x in (176, 188, 200, 211)])
    rings = union(*[sweep([(x, y), (x + 24, y + 9), (x + 46, y + 5)], [.8, 2.4, .8]) for x, y in ((88, 282), (78, 302), (68, 322))])
    webs = union(*[sweep([(112, 220), ((112 + t[0]) / 2 - 3, (216 + t[1]) / 2 - 3), t], [.6, 2.2, .5]) for t in tips])
    return union(neck, web, skull, low, horn, beard, *rays).difference(teeth), union(eye, disc(217, 223, 1.8, 6), webs, rings)


def dragon_6():
    """Six legs, a long low walker with a lantern on its tail."""
    spine = [(64, 196), (78, 216), (102, 222), (128, 208), (156, 210), (182, 224), (206, 214), (214, 186), (200, 170)]
    body = sweep(spine, [18, 30, 38, 38, 37, 33, 22, 13, 5])
    hg, hc = head(62, 186, 1.12, 14, True, 2, 8)
    legs = union(*[union(sweep([(x, 218), (x - 7, 240), (x + 3, 256), (x - 1, 274)], [23, 17, 9, 8]), *[sweep([(x - 1, 274), (x + a, 279)], [6, 2]) for a in (-11, -3, 6)])
                   for x in (88, 108, 132, 152, 174, 194)])
    sp = spines(off(along(spine[1:], 14), lambda t: (19 - 12 * t)), lambda t: 12 - 5 * t, 1, 1, -1)
    lamp = union(sweep([(200, 170), (192, 172), (190, 180)], [3, 2, 2]))
    rings = union(*[sweep([(x, 228), (x + 8, 233), (x + 17, 229)], [.8, 2.2, .8]) for x in (92, 113, 134, 155)])
    return union(body, hg, legs, sp, lamp), union(hc, rings)


def dragon_7():
    """Lies like a mountain range: seven plates are seven peaks."""
    at = ((36, 226, 15), (60, 200, 18), (86, 177, 21), (115, 162, 22), (143, 178, 20), (166, 204, 17), (184, 232, 13))
    body = shape((14, 300, 1), (20, 262), (42, 238), (64, 214), (88, 196), (115, 186), (140, 198), (162, 222), (180, 248), (190, 276), (186, 306, 1))
    peaks = union(*[poly((x - w, y + 34), (x - w * .24, y + 8), (x, y), (x + w * .36, y + 11), (x + w, y + 34)) for x, y, w in at])
    hg, hc = head(192, 282, 1.2, 10, False, 2, 0)
    body = union(body, sweep([(150, 262), (178, 268), (194, 284)], [48, 40, 28]))
    tail = sweep([(30, 288), (60, 306), (110, 308), (150, 302)], [22, 17, 12, 2])
    snow = union(*[poly((x, y + 1), (x + w * .34, y + 10.5), (x + w * .1, y + 15), (x - w * .02, y + 10), (x - w * .16, y + 14), (x - w * .2, y + 7)) for x, y, w in at])
    paw = union(sweep([(128, 270), (118, 292), (104, 300)], [34, 22, 16]), *[sweep([(102, 300 + a), (92, 302 + a)], [7, 2.5]) for a in (-5, 1, 7)])
    pair = union(body, peaks, hg, tail, paw), union(hc, snow, sweep([(140, 262), (124, 282), (112, 288)], [.7, 2.2, .7]))
    return tuple(move(g, 8, -2, .96, 0, True, (125, 300)) for g in pair)


def dragon_8():
    """A storm serpent tied into the figure of its value."""
    low = sweep([(95, 155), (126, 178), (162, 200), (174, 244), (150, 284), (108, 288), (80, 256), (88, 214), (122, 182), (150, 158)], [26, 28, 28, 27, 25, 22, 18, 14, 9, 2])
    top = sweep([(96, 156), (84, 124), (100, 92), (134, 82), (160, 100)], [27, 27, 26, 24, 20])
    hg, hc = head(160, 106, 1.12, 34, False, 2, 12)
    sp1 = spines(off(along([(96, 156), (84, 124), (100, 92), (134, 82)], 15), lambda t: 12), 12, 1, 1, -1)
    sp2 = spines(off(along([(126, 178), (162, 200), (174, 244), (150, 284), (108, 288), (80, 256)], 15), lambda t: 12), lambda t: 13 - 5 * t, 1, 1, -1)
    whisk = union(sweep([(192, 130), (206, 138), (216, 130)], [3, 2, .8]), sweep([(184, 140), (192, 154), (206, 156)], [3, 2, .8]))
    seam = union(*[sweep(p, [.6, 2.4, 2.4, .6]) for p in ([(100, 148), (91, 124), (104, 98), (132, 90)], [(118, 181), (154, 204), (164, 242), (146, 276)])])
    return tuple(move(g, 16, 0, .93, 0, False, (125, 178)) for g in (union(low, top, hg, sp1, sp2, whisk), union(hc, seam)))


DRAGONS = {-2: dragon_m2, 0: dragon_0, 1: dragon_1, 2: dragon_2, 3: dragon_3, 4: dragon_4, 5: dragon_5, 6: dragon_6, 7: dragon_7, 8: dragon_8}
