# ruff: noqa: B905, D103, E501, E731, E741, F403, F405, FURB171, PERF401, RUF007
# mypy: ignore-errors
# fmt: off
"""The 64 dragons of the race: six species, one per land, growing from the egg to the great dragon; eight that attack.

A species is a crest on the head and a way of moving: lightning wyvern, stag, mountain, seal, crystal lizard, ribbon.
Pose functions take n (1..4, the copy) and give [(shape, cuts, z)]; z -1 is behind and paler, 1 is shell or stone.
"""
from race import *

FLOOR = 276


# ---- parts ----------------------------------------------------------------
def leaf(x, y, l, rot=0, w=.26):
    g = shape((0, 0, 1), (l * w, -l * .38), (l * w * .7, -l * .72), (0, -l, 1), (-l * w * .7, -l * .72), (-l * w, -l * .38))
    return move(g, x, y, 1, rot), move(sweep([(0, -l * .1), (0, -l * .82)], [1.8, .6]), x, y, 1, rot)


def crystal(x, y, l, w=6, rot=0):
    return move(poly((-w * .8, 3), (-w, -l * .62), (-w * .2, -l), (w, -l * .7), (w * .8, 3)), x, y, 1, rot), move(sweep([(w * .1, 0), (-w * .1, -l * .86)], [.8, 1.6]), x, y, 1, rot)


def kite(shoulder, tips, root, notch=.74):
    """A wing of stretched panels: straight edges, straight ribs."""
    edge = [shoulder, tips[0]]
    for a, b in zip(tips, [*tips[1:], root]):
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        edge += [(shoulder[0] + (m[0] - shoulder[0]) * notch, shoulder[1] + (m[1] - shoulder[1]) * notch), b]
    return union(poly(*edge), *[sweep([shoulder, t], [6, 1.5]) for t in tips]), union(*[sweep([(shoulder[0] + (t[0] - shoulder[0]) * .12, shoulder[1] + (t[1] - shoulder[1]) * .12), t], [.8, 1.8, .5]) for t in tips[1:]])


def fan(x, y, a0, a1, n, l0, l1, sag=.3, bone=4):
    """A fin: rays from one root with skin between them."""
    tips = [(x + (l0 + (l1 - l0) * i / (n - 1)) * math.cos(math.radians(a0 + (a1 - a0) * i / (n - 1))), y + (l0 + (l1 - l0) * i / (n - 1)) * math.sin(math.radians(a0 + (a1 - a0) * i / (n - 1)))) for i in range(n)]
    edge = [(x, y), tips[0]]
    for a, b in zip(tips, tips[1:]):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        cx, cy = mx + (x - mx) * sag, my + (y - my) * sag
        edge += [((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * cx + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * cy + t * t * b[1]) for t in (i / 7 for i in range(1, 8))]
    return union(poly(*edge), *[sweep([(x, y), t], [bone, 1]) for t in tips]), union(*[sweep([(x + (t[0] - x) * .2, y + (t[1] - y) * .2), t], [.8, 1.7, .5]) for t in tips[1:-1]])


def antler(s=1.0, tines=3):
    g = [sweep([(0, 0), (-6, -16), (-20, -30), (-22, -54)], [6, 5, 4, .8])]
    for p in ([(-4, -12), (10, -24), (12, -38)], [(-17, -28), (-36, -32), (-42, -46)], [(-21, -42), (-8, -54), (-8, -66)])[:tines]:
        g.append(sweep(p, [4.5, 3.5, .8]))
    return aff.scale(union(*g), s, s, origin=(0, 0))


def bolt(pts, w=13):
    """A tail in the shape of a lightning stroke: steps that grow thin."""
    n = len(pts) - 1
    return union(*[sweep([(*p, 1), (*q, 1)], [w * (1 - i / n) + 3, w * (1 - (i + 1) / n) + (3 if i < n - 1 else .4)]) for i, (p, q) in enumerate(zip(pts, pts[1:]))])


def crest(kind, level):
    """What tells a species from the others at a glance; local to the head (joint 0, 0, facing right)."""
    if kind == "city":
        g = union(sweep([(-4, -11), (-12, -26), (-8, -44)], [5, 3.4, 2.4]), disc(-8, -46, 4.6), sweep([(5, -12), (4, -28), (14, -40)], [4.4, 3, 2.2]), disc(15, -42, 4), poly((-8, -10), (-40, -22), (-13, 2)), poly((-11, 2), (-36, 4), (-7, 11)))
        return g, Polygon()
    if kind == "woods":
        a = antler({1: .34, 2: .55, 3: .98, 4: 1.1}[level], {1: 1, 2: 1, 3: 3, 4: 3}[level])
        l1, c1 = leaf(-8, -2, 22 + level * 2, -108, .3)
        return union(move(a, -2, -12), move(a, 7, -13, .92, 16), l1), c1
    if kind == "fire":
        k = .55 + .15 * level
        h = union(sweep([(-2, -9), (-16, -20), (-16, -36), (-4, -46)], [13, 11, 7, .8]), sweep([(-10, 0), (-28, -2), (-38, -16)], [10, 7, .8]), sweep([(-6, 9), (-20, 14), (-30, 10)], [7, 5, .8]))
        return union(move(h, 0, 0, k), poly((25, -5), (33, -5 - 9 * k), (38, -4))), Polygon()
    if kind == "frost":
        f, c = fan(-5, 0, 196 if level > 1 else 206, 262 if level > 1 else 250, 4, 26 + 5 * level, 22 + 5 * level)
        f2, c2 = fan(-5, 5, 130, 186, 3, 16 + 3 * level, 20 + 4 * level)
        t = sweep([(12, -9), (27, -30), (38, -52)], [6, 3.6, .8]) if level > 2 else Polygon()
        return union(f, f2, t), union(c, c2)
    if kind == "cave":
        q = [crystal(x, y, l, w, r) for x, y, l, w, r in ((-6, -8, 30, 6, -50), (2, -11, 24 + 4 * level, 6, -24), (-10, 1, 24, 5, -84), (11, -11, 14, 4, 0))]
        return union(*[a for a, _ in q], sweep([(34, 6), (42, 16), (40, 26)], [3, 2, .8])), union(*[b for _, b in q])
    mane = union(*[sweep([(-4 + k, -9 + k * .4), (-24 - 2 * k, -24 + 9 * i), (-46 - (i % 3) * 10, -22 + 12 * i)], [9, 7, .8]) for i, k in enumerate((6, 3, 0, -2, -4))])
    wh = union(sweep([(34, 4), (50, 12), (62, 4)], [3, 2, .6]), sweep([(30, 7), (42, 20), (56, 22)], [3, 2, .6]))
    return union(mane, wh, sweep([(-1, -11), (-10, -28), (-28, -40)], [6, 4, .8])), move(star4(2, -8, 6, .3), 0, 0)


def skull(kind, x, y, s=1.0, rot=0, flip=False, level=3, jaw=8):
    if kind == "city":       # a blade of a head
        up = poly((-14, 8), (-15, -6), (-4, -15), (10, -13), (30, -6), (46, 1), (44, 4), (18, 6), (6, 14))
        low = move(poly((2, 6), (20, 7), (40, 5), (26, 12), (4, 15)), rot=jaw, origin=(0, 8))
        g, c = union(up, low), union(poly((6, -6), (19, -4.4), (10, -1.6)), sweep([(30, -3), (40, 1)], [.6, 1.4, .6]))
    elif kind == "fire":     # a blunt hammer of a head
        up = shape((-16, 12, 1), (-16, -8), (-4, -17), (12, -15), (30, -12), (42, -7), (45, 3, 1), (41, 7, 1), (22, 7), (10, 8, 1), (2, 16))
        low = move(shape((-2, 6, 1), (16, 8), (32, 8), (41, 6, 1), (34, 16), (12, 18), (-6, 17, 1)), rot=jaw, origin=(0, 8))
        g, c = union(up, low), union(shape((8, -7, 1), (13, -9.5), (19, -5, 1), (13, -4)), disc(39, -3, 1.3, 6))
    else:
        g, c = head(0, 0, 1, 0, False, 0, jaw)
    if kind == "cave":
        c = union(sweep([(7, -5), (12, -3.4), (18, -5)], [.8, 2, .8]), disc(37.5, -3.2, 1, 5))
    k, kc = crest(kind, level)
    return tuple(move(q, x, y, s, rot, flip) for q in (union(g, k), union(c, kc)))


def baby(kind, x, y, s=1.0, rot=0, flip=False):
    """A round head with a big eye and the first sign of the crest."""
    g = union(disc(0, -2, 18), shape((4, -14, 1), (20, -11), (32, -4), (34, 3), (24, 9), (6, 12, 1)))
    c = union(disc(9, -5, 4.4, 10).difference(disc(10.5, -6, 1.6, 6)), disc(29, -2, 1.1, 5), sweep([(20, 5), (27, 4.4), (32, 2)], [.6, 1.5, .6]))
    if kind == "city":
        g = union(g, sweep([(-2, -18), (-8, -30), (-4, -38)], [4.5, 3, 2.4]), disc(-4, -40, 4.4), sweep([(7, -16), (9, -28), (17, -32)], [4, 2.8, 2.2]), disc(18, -33, 3.8))
    elif kind == "woods":
        l1, c1 = leaf(-12, -8, 26, -72, .32)
        a = antler(.36, 1)
        g, c = union(g, l1, move(a, 2, -17), move(a, 10, -15, .9, 20)), union(c, c1)
    elif kind == "fire":
        g = union(g, sweep([(-6, -16), (-14, -26), (-8, -36)], [9, 7, .8]), sweep([(5, -17), (2, -27), (9, -36)], [8, 6, .8]), poly((22, -9), (27, -18), (31, -5)), poly((-17, -6), (-27, -8), (-17, 4)))
    else:
        f, fc = fan(-10, -4, 180, 256, 4, 26, 22)
        g, c = union(g, f), union(c, fc)
    return tuple(move(q, x, y, s, rot, flip) for q in (g, c))


def egg(kind, x, y, w, h, cut=None):
    """The egg and its pattern: circuits, leaves, cracks of lava, ripples."""
    e = shape((x, y), (x + w * .36, y - h * .1), (x + w * .5, y - h * .38), (x + w * .34, y - h * .8), (x, y - h), (x - w * .34, y - h * .8), (x - w * .5, y - h * .38), (x - w * .36, y - h * .1))
    if kind == "city":
        m = union(*[union(sweep([(x + a * w, y - b * h, 1), (x + a * w, y - (b + .16) * h, 1), (x + (a + s) * w, y - (b + .26) * h)], [2, 2, 2]), disc(x + a * w, y - b * h, 3.2), disc(x + (a + s) * w, y - (b + .26) * h, 2.4)) for a, b, s in ((-.28, .2, .1), (.02, .1, .14), (.28, .26, -.1))])
    elif kind == "woods":
        m = union(*[leaf(x + a * w, y - b * h, 17, r)[0].difference(leaf(x + a * w, y - b * h, 17, r)[1]) for a, b, r in ((-.26, .16, -20), (.02, .28, 10), (.26, .14, 30), (-.12, .46, -35), (.2, .46, 25))])
    elif kind == "fire":
        m = union(sweep([(x - w * .46, y - h * .3), (x - w * .2, y - h * .4, 1), (x - w * .08, y - h * .24, 1), (x + w * .16, y - h * .36, 1), (x + w * .44, y - h * .22)], [1, 4, 3.4, 4, 1]), sweep([(x - w * .08, y - h * .24), (x - w * .02, y - h * .04)], [3, 1]), sweep([(x + w * .16, y - h * .36), (x + w * .22, y - h * .56)], [3, .8]))
    else:
        m = union(*[sweep([(x - w * .4, y - b * h), (x - w * .2, y - (b + .06) * h), (x, y - b * h), (x + w * .2, y - (b + .06) * h), (x + w * .4, y - b * h)], [1, 3, 3, 3, 1]) for b in (.14, .3, .46)])
    if cut is not None:       # broken: keep what lies under the jagged line
        teeth = [(x - w * .6 + w * 1.2 * i / 9, y - h * cut + (5 if i % 2 else -6)) for i in range(10)]
        e = e.intersection(poly((x - w, y + 20), *teeth, (x + w, y + 20)))
    return e, m.intersection(e.buffer(-3))


def hatch(kind, n):
    x, y = 124, FLOOR
    if n == 1:                # still inside: an eye looks through the crack
        e, m = egg(kind, x, y, 104, 138)
        hole = poly((90, 196), (104, 186), (112, 194), (126, 180), (138, 192), (152, 184), (162, 200), (150, 208), (142, 220), (126, 212), (112, 222), (102, 208))
        dark = hole.buffer(3)
        eye = union(disc(130, 200, 8.5, 16).difference(disc(132, 199, 3.4, 10)))
        rays = union(*[sweep([a, b], [2.6, .6]) for a, b in (((104, 188), (92, 168)), ((138, 192), (148, 164)), ((102, 206), (82, 216)))])
        return [(e, union(m.difference(dark), rays), 1), (dark, eye, 0)]
    if n == 2:                # head and neck out, a piece of shell for a hat
        e, m = egg(kind, x, y, 108, 136, .5)
        body = sweep([(122, 246), (120, 204), (126, 172)], [56, 40, 30])
        hg, hc = baby(kind, 130, 160, 1.28, -6)
        cap, _ = egg(kind, 0, 0, 52, 66)
        cap = cap.intersection(box(-40, -80, 40, -40)).difference(union(*[poly((-30 + 12 * i, -34), (-24 + 12 * i, -47), (-18 + 12 * i, -34)) for i in range(5)]))
        return [(union(body, hg), hc, 0), (e, m, 1), (move(cap, 118, 192, 1, -14), Polygon(), 1)] if kind in ("frost", "x") else [(union(body, hg), hc, 0), (e, m, 1)]
    if n == 3:                # climbs out sideways, both paws on the rim
        e, m = egg(kind, 112, y, 112, 118, .52)
        body = sweep([(110, 250), (118, 206), (150, 182), (168, 178)], [60, 46, 34, 26])
        hg, hc = baby(kind, 172, 174, 1.16, 8)
        paw = union(*[union(sweep([(134 + k, 204), (146 + k, 222), (150 + k, 236)], [15, 11, 8]), *[sweep([(150 + k, 234), (150 + k + a, 243)], [5, 2]) for a in (-6, 0, 6)]) for k in (0, -34)])
        wg, wc = (kite((108, 204), [(66, 152), (52, 184)], (92, 220)) if kind == "city" else fan(108, 206, 190, 246, 4, 58, 62))
        return [(union(body, hg, wg), union(hc, wc), 0), (e, m, 1), (paw, Polygon(), 0)]
    # stands beside the broken shell
    e, m = egg(kind, 72, y + 2, 84, 90, .42)
    body = sweep([(92, 246), (118, 232), (142, 214), (152, 190)], [20, 56, 48, 30])
    hg, hc = baby(kind, 156, 176, 1.24, -4)
    legs = union(*[union(sweep([(a, 244), (a - 2, 258), (a + 2, 272)], [24, 15, 11]), *[sweep([(a + 2, 271), (a + 2 + k, 277)], [6, 2.4]) for k in (-8, 1, 10)]) for a in (112, 142)])
    tail = bolt([(100, 242), (78, 236), (84, 222), (62, 214), (70, 200), (50, 186)], 9) if kind == "city" else sweep([(98, 246), (72, 232), (62, 206), (72, 188)], [22, 15, 9, 1.5])
    if kind == "frost":
        tail = union(sweep([(98, 246), (74, 232), (62, 208)], [22, 15, 9]), fan(62, 210, 220, 320, 4, 32, 32)[0])
    if kind == "woods":
        tail = union(tail, leaf(71, 192, 30, 14, .34)[0].difference(leaf(71, 192, 30, 14, .34)[1]))
    if kind == "fire":
        tail = union(tail, disc(72, 190, 10), *[poly((72 + 8 * math.cos(a), 190 + 8 * math.sin(a)), (72 + 18 * math.cos(a + .3), 190 + 18 * math.sin(a + .3)), (72 + 8 * math.cos(a + .7), 190 + 8 * math.sin(a + .7))) for a in (0, 1.2, 2.4, 3.6, 4.8)])
    wg, wc = (kite((116, 214), [(84, 158), (62, 184)], (100, 234)) if kind == "city" else (leaf(116, 222, 62, -48, .34) if kind == "woods" else fan(116, 220, 196, 250, 4, 46, 50)))
    return [(e, m, 1), (union(body, hg, legs, tail, wg), union(hc, wc, sweep([(126, 246), (140, 250), (152, 244)], [.6, 2, .6])), 0)]


# ---- lightning wyvern (city) ----------------------------------------------
def city2(n):
    spire = union(poly((92, 276), (98, 262), (152, 262), (158, 276)), box(104, 274, 146, 300))
    lift = n in (2, 4)
    body = sweep([(116, 240), (112, 218), (122, 192), (140, 168), (150, 146)], [30, 48, 42, 23, 17])
    hg, hc = skull("city", 152, 140, 1.02, -16 if n == 3 else 2, False, 2, 12)
    tail = bolt([(104, 236), (70, 236), (80, 250), (44, 252), (58, 266), (24, 280)] if n != 4 else [(104, 236), (76, 248), (88, 262), (56, 272), (66, 284), (40, 296)], 12)
    legs = union(*[union(sweep([(a, 238), (a - 8, 250), (a, 263)], [15, 8, 6]), *[sweep([(a, 262), (a + k, 268)], [5, 2]) for k in (-8, 1, 9)]) for a in (110, 132)])
    if lift:
        ng, nc = kite((122, 194), [(70, 112), (36, 142), (30, 184)], (104, 226))
        fg, fc = kite((136, 186), [(204, 160), (226, 192), (212, 226)], (136, 218))
        return [(spire, Polygon(), 1), (fg, fc, -1), (union(body, hg, tail, legs, ng), union(hc, nc), 0)]
    ng, nc = kite((124, 186), [(88, 140), (62, 176), (64, 214), (84, 244)], (116, 236), .8)
    return [(spire, Polygon(), 1), (union(body, hg, tail, legs, ng), union(hc, nc), 0)]


def city3(n):
    up = n != 2
    body = sweep([(86, 236), (108, 218), (132, 190), (150, 158), (158, 126)], [22, 40, 40, 25, 18])
    hg, hc = skull("city", 160, 120, 1.02, 10, False, 3, 14)
    tail = bolt([(90, 232), (56, 226), (70, 246), (30, 244), (48, 264), (16, 282)] if n != 3 else [(90, 232), (70, 252), (92, 258), (66, 272), (84, 280), (60, 292)], 14)
    ng, nc = kite((124, 196), [(82, 112), (26, 128), (16, 176), (30, 214)] if up else [(70, 168), (22, 206), (36, 246), (66, 268)], (98, 230))
    fg, fc = kite((142, 182), [(216, 152), (238, 190), (232, 228), (206, 248)] if up else [(222, 160), (240, 206), (220, 240)], (142, 222))
    legs = union(sweep([(118, 222), (130, 240), (122, 258)], [18, 9, 6]), *[sweep([(122, 256), (122 + k, 266)], [5, 2]) for k in (-7, 1, 8)])
    sp = union(*[poly((x - 5, y + 3), (x - 16, y - 8), (x + 4, y - 5)) for x, y in ((138, 172), (146, 152), (128, 190))])
    return [(fg, fc, -1), (union(body, hg, tail, ng, legs, sp), union(hc, nc, sweep([(112, 234), (134, 212), (148, 184)], [.6, 2.2, .6])), 0)]


# ---- the stag (woods) -----------------------------------------------------
def deer_leg(x, y, l, bend=0, w=17):
    return union(sweep([(x, y), (x - 3 + bend, y + l * .45), (x + 2 + bend * .4, y + l * .72), (x + bend * .2, y + l)], [w, w * .55, w * .36, w * .34]), poly((x + bend * .2 - 5, y + l + 4), (x + bend * .2 - 3, y + l - 4), (x + bend * .2 + 4, y + l - 4), (x + bend * .2 + 7, y + l + 4)))


def woods2(n):
    low = n in (3,)
    body = sweep([(72, 208), (100, 202), (132, 204), (154, 204)], [36, 44, 40, 42])
    neck = sweep([(150, 206), (166, 196), (180, 202)], [40, 24, 19]) if low else sweep([(148, 206), (160, 178), (162, 154)], [42, 27, 20])
    hg, hc = skull("woods", 184, 206, .92, 40, False, 2, 4) if low else skull("woods", 160, 146, .98, 2 if n != 2 else -14, n == 2, 2, 6)
    if n == 4:                # a leap
        legs = union(sweep([(76, 212), (48, 232), (34, 226), (22, 240)], [26, 12, 7, 5]), sweep([(88, 216), (62, 244), (50, 240), (40, 256)], [24, 11, 6, 5]), sweep([(148, 212), (176, 222), (172, 244)], [20, 10, 6]), sweep([(158, 208), (188, 210), (190, 230)], [18, 9, 6]))
    else:
        legs = union(*[deer_leg(x, 212, 60, b, w) for x, b, w in ((74, -6, 26), (90, 6, 22), (142, -3, 19), (158, 5, 18))])
    tl, tc = leaf(58, 204, 40, -58 if n != 4 else -84, .36)
    wl = [leaf(126, 200, l, r, .3) for l, r in ((58, -60), (50, -86), (40, -110))]
    sp = [leaf(x, 188, 15, r, .36)[0] for x, r in ((70, -30), (84, -20), (98, -14))]
    return [(union(body, neck, hg, legs, tl, *sp, *[a for a, _ in wl]), union(hc, tc, *[b for _, b in wl]), 0)]


def woods3(n):
    rear = n == 3
    if rear:                  # rears up
        body = sweep([(92, 252), (98, 222), (118, 190), (138, 166)], [50, 56, 50, 40])
        neck = sweep([(134, 172), (146, 146), (144, 122)], [40, 27, 20])
        hg, hc = skull("woods", 143, 114, .94, -6, False, 3, 10)
        legs = union(deer_leg(88, 244, 28, -4, 30), deer_leg(112, 248, 24, 6, 26), sweep([(144, 178), (176, 184), (178, 206)], [20, 10, 7]), sweep([(134, 190), (164, 206), (160, 228)], [20, 10, 7]))
        root = (112, 196)
    else:
        body = sweep([(66, 218), (98, 208), (134, 206), (156, 198)], [46, 52, 46, 50])
        neck = sweep([(150, 204), (162, 170), (154, 138)], [50, 32, 22])
        hg, hc = skull("woods", 152, 128, .98, 0 if n == 1 else -8, n == 2, 3, 6)
        legs = union(*[deer_leg(x, 222, 50, b, w) for x, b, w in ((66, -8, 32), (88, 6, 28), (142, -4, 24), (164, 6, 22))])
        root = (120, 200)
    wl = [leaf(root[0], root[1], l, r, .25) for l, r in ((104, -38), (100, -60), (90, -82), (74, -104))]
    far = [leaf(root[0] + 22, root[1] - 4, l, r, .25) for l, r in ((80, 46), (82, 66), (70, 86))]
    tl = [leaf(48 if not rear else 72, 214 if not rear else 262, l, r, .3) for l, r in ((46, -62), (40, -92), (32, -34))]
    return [(union(*[a for a, _ in far]), union(*[b for _, b in far]), -1), (union(body, neck, hg, legs, *[a for a, _ in wl + tl]), union(hc, *[b for _, b in wl + tl]), 0)]


# ---- the mountain (fire) --------------------------------------------------
def lava(*lines):
    return union(*[sweep(l, [.8, 3.4, 2.6, .8]) for l in lines])


def fire2(n):
    if n == 3:                # rolled up, asleep: a boulder with a face
        ball = shape((52, 276, 1), (48, 228), (76, 186), (124, 172), (172, 190), (196, 232), (192, 276, 1))
        pl = spines(arc(122, 252, 74, 78, 186, 330, 11), lambda t: 26 - 10 * abs(t - .5), 1, 1, -1)
        hg, hc = skull("fire", 186, 256, 1.02, 8, True, 2, 0)
        return [(union(ball, pl), lava([(70, 238), (92, 224, 1), (104, 244, 1), (128, 232)], [(92, 224), (104, 204, 1), (128, 208)]), 0), (hg, sweep([(164, 250), (172, 255), (180, 251)], [.8, 2.6, .8]), 0)]
    dome = shape((46, 270, 1), (50, 232), (76, 200), (114, 186), (150, 196), (174, 222), (180, 262, 1), (120, 268))
    pl = spines(arc(114, 252, 66, 66, 186, 330, 9), lambda t: 30 - 16 * abs(t - .5), 1, 1, -1)
    hg, hc = skull("fire", 178, 228, 1.06, 10 if n != 4 else -22, False, 2, 6 if n != 4 else 20)
    neck = sweep([(150, 232), (172, 232)], [52, 34])
    legs = union(*[union(rbox(x - 13, 246, 26, 30, 8), *[poly((x + k - 4, 270), (x + k, 281), (x + k + 4, 270)) for k in (-8, 1, 9)]) for x in (70, 100, 136, 162)])
    tail = union(sweep([(58, 250), (36, 254), (26, 240)], [34, 22, 14]), disc(25, 234, 14), *[poly((25 + 11 * math.cos(a), 234 + 11 * math.sin(a)), (25 + 25 * math.cos(a + .25), 234 + 25 * math.sin(a + .25)), (25 + 11 * math.cos(a + .6), 234 + 11 * math.sin(a + .6))) for a in (2.6, 3.6, 4.6, 5.6)])
    out = [(union(dome, pl, hg, neck, legs, tail), union(hc, lava([(72, 238), (88, 222, 1), (100, 240, 1), (122, 226, 1), (140, 240)], [(88, 222), (96, 206, 1), (112, 204)])), 0)]
    if n == 4:                # breathes sparks
        out.append((union(shape((214, 200, 1), (226, 190), (238, 168, 1), (236, 198), (240, 214, 1), (226, 214)), ), Polygon(), 2))
    return out


def fire4(n):
    wide = n != 2
    trunk = shape((62, 278, 1), (66, 236), (84, 196), (112, 172), (140, 172), (166, 198), (182, 240), (186, 278, 1))
    neck = sweep([(126, 200), (122, 164), (136, 134), (150, 122)], [70, 50, 36, 30])
    hg, hc = skull("fire", 152, 116, 1.12, 4 if n != 3 else -20, False, 4, 12 if n != 3 else 26)
    if wide:
        ng, nc = batwing((98, 196), (56, 118), [(14, 150), (14, 206), (32, 256)], (74, 262), 10)
        fg, fc = batwing((154, 196), (206, 156), [(240, 176), (240, 222), (228, 262)], (178, 262), 9)
    else:                     # wings as a cloak
        ng, nc = batwing((100, 190), (64, 150), [(36, 214), (40, 262), (64, 280)], (92, 270), 10)
        fg, fc = batwing((152, 190), (188, 168), [(216, 220), (212, 262), (190, 280)], (164, 270), 9)
    legs = union(*[union(sweep([(x, 232), (x + k * 4, 258), (x + k * 2, 272)], [40, 30, 24]), *[poly((x + k * 2 + a - 5, 268), (x + k * 2 + a, 281), (x + k * 2 + a + 5, 268)) for a in (-12, 0, 12)]) for x, k in ((96, -1), (154, 1))])
    sp = spines([(86, 214), (88, 190), (98, 170), (106, 152), (118, 136), (130, 122)], lambda t: 19, 1, 1, -1)
    cr = lava([(112, 196), (126, 210, 1), (118, 226, 1), (136, 244, 1), (126, 264)], [(126, 210), (146, 214, 1), (154, 230)], [(118, 226), (100, 236)])
    fold = union(sweep([(104, 214), (84, 236), (82, 270)], [.8, 2.4, .8]), sweep([(148, 214), (168, 236), (170, 270)], [.8, 2.4, .8]), sweep([(108, 268), (126, 274), (142, 268)], [.8, 2.2, .8]))
    return [(fg, fc, -1), (union(trunk, neck, hg, ng, legs, sp), union(hc, nc, cr, fold), 0)]


# ---- the seal, then leviathan (frost) -------------------------------------
def frost2(n):
    floe = shape((22, 282, 1), (30, 270), (80, 264), (150, 266), (214, 262), (230, 282, 1), (200, 300), (60, 300))
    if n == 2:                # looks out of a hole in the ice
        neck = sweep([(118, 292), (112, 244), (122, 206), (134, 186)], [64, 52, 36, 28])
        hg, hc = skull("frost", 138, 178, 1.24, -8, False, 2, 6)
        fl = union(sweep([(96, 256), (72, 256), (58, 270)], [22, 16, 6]), sweep([(142, 250), (168, 252), (184, 266)], [20, 15, 6]))
        t, tc = fan(206, 268, 236, 304, 4, 52, 52)
        return [(union(neck, hg, fl, t), union(hc, tc, *[sweep([(104 + k, y), (116 + k, y + 4), (130 + k, y)], [.6, 2, .6]) for k, y in ((-6, 256), (-6, 238), (0, 220))]), 0), (floe, Polygon(), 1)]
    body = shape((40, 262, 1), (62, 244), (92, 228), (124, 212), (148, 190), (162, 178), (178, 192), (182, 220), (172, 250), (150, 268), (90, 272))
    hg, hc = skull("frost", 164, 172 if n != 3 else 170, 1.12, -10 if n != 3 else -34, False, 2, 6 if n != 3 else 18)
    t, tc = fan(44, 258, 196 if n != 4 else 160, 282 if n != 4 else 246, 5, 48, 44)
    flp = union(sweep([(150, 244), (140, 262), (120, 276)], [24, 18, 5]), sweep([(172, 240), (186, 262), (204, 270)], [22, 16, 5]))
    d1, dc = fan(118, 220, 214, 276, 4, 46, 34)
    bel = union(*[sweep([(x, y), (x + 10, y + 6), (x + 22, y + 3)], [.6, 2.2, .6]) for x, y in ((150, 214), (140, 232), (148, 200))])
    return [(floe, Polygon(), 1), (union(body, hg, t, flp, d1), union(hc, tc, dc, bel), 0)]


def frost4(n):
    line = [(66, 300), (72, 262), (96, 226), (122, 204), (142, 172), (146, 138)] if n != 2 else [(176, 300), (182, 258), (160, 226), (130, 208), (128, 170), (140, 136)]
    body = sweep(line, [66, 70, 62, 56, 42, 32])
    hg, hc = skull("frost", 148, 126, 1.16, -6 if n != 3 else -30, False, 4, 14)
    sail_l = off(along(line[1:], 16), lambda t: 30 - 12 * t)
    tips = off(along(line[1:], 16), lambda t: 66 - 44 * t)
    m = min(len(sail_l), len(tips))
    sail = union(*[sweep([sail_l[i], tips[i]], [6, 1]) for i in range(1, m - 1)], *[poly(sail_l[i], tips[i], ((tips[i][0] + sail_l[i + 1][0]) / 2, (tips[i][1] + sail_l[i + 1][1]) / 2), sail_l[i + 1]) for i in range(1, m - 2)])
    ng, nc = fan(134, 212, 12, 76, 5, 92, 66, .3, 7)
    fg, fc = fan(104, 214, 168, 214, 4, 76, 74, .3, 6)
    t, tc = fan(206 if n != 2 else 50, 282, 222, 312, 5, 62, 62, .34, 5)
    waves = unary_union([shape((x - 22, 320, 1), (x - 22, 276), (x - 6, 264), (x + 9, 270), (x + 22, 276, 1), (x + 22, 320, 1)) for x in range(-6, 280, 42)])
    bel = union(*[sweep([(x, y), (x + 12, y + 6), (x + 26, y)], [.6, 2.4, .6]) for x, y in ((126, 184), (120, 200), (104, 222), (96, 240))])
    return [(fg, fc, -1), (union(t, sail), tc, -1), (union(body, hg, ng), union(hc, nc, bel), 0), (waves, Polygon(), 1)]


# ---- crystal lizard (caves) -----------------------------------------------
def toe(x, y, rot):
    return move(union(*[union(sweep([(0, 0), (k * 9, -13 + abs(k) * 3)], [5, 3.6]), disc(k * 9, -14 + abs(k) * 3, 3.6)) for k in (-1, -.35, .35, 1)]), x, y, 1, rot)


def cave3(n):
    """Clings to the rock and is seen from above."""
    line = [(128, 128), (120, 156), (136, 188), (120, 220), (132, 246), (166, 258), (188, 240), (176, 222), (166, 232)]
    body = sweep(line, [24, 34, 42, 34, 24, 17, 12, 7, 2])
    h = shape((112, 136, 1), (108, 118), (118, 100), (130, 92), (142, 102), (148, 120), (142, 136, 1))
    eyes = union(sweep([(116, 116), (120, 112), (124, 115)], [.8, 2, .8]), sweep([(132, 115), (137, 112), (141, 117)], [.8, 2, .8]))
    legs = union(sweep([(120, 158), (92, 152), (78, 132)], [16, 11, 8]), toe(78, 134, -20), sweep([(128, 160), (160, 156), (176, 172)], [16, 11, 8]), toe(176, 170, 130), sweep([(126, 216), (96, 216), (82, 238)], [17, 12, 8]), toe(82, 236, 205), sweep([(128, 222), (158, 214), (176, 196)], [17, 12, 8]), toe(176, 198, 35))
    sp = along(line[:6], 15)
    q = [crystal(x + (-5 if i % 2 else 5), y + 4, 24 - abs(i - 3) * 2, 5.6, (-48 if i % 2 else 48)) for i, (x, y) in enumerate(sp[1:9])]
    cr, cc = union(*[a for a, _ in q]), union(*[b for _, b in q])
    crown = [crystal(x, 108, l, 4.4, r) for x, l, r in ((116, 20, -40), (124, 24, -12), (134, 24, 14), (142, 18, 40))]
    out = [(union(body, h, legs), eyes, 0), (union(cr, *[a for a, _ in crown]), union(cc, *[b for _, b in crown]), 3)]
    rot = {1: 0, 2: 34, 3: -28}[n]
    return [(move(a, -2, 6, .98, rot, False, (125, 182)), move(b, -2, 6, .98, rot, False, (125, 182)), z) for a, b, z in out]


def cave4(n):
    """Coiled round its hoard, head on top."""
    heap = shape((36, 282, 1), (60, 262), (100, 250), (150, 250), (196, 262), (214, 282, 1), (200, 298), (50, 298))
    low = sweep([(206, 226), (214, 252), (176, 270), (110, 272), (54, 258), (42, 230), (72, 208), (122, 204), (166, 208), (180, 192)], [4, 22, 36, 44, 44, 42, 42, 40, 38, 34])
    neck = sweep([(180, 200), (176, 172), (150, 158), (136, 140)], [36, 34, 30, 26]) if n != 2 else sweep([(182, 202), (186, 176), (168, 160), (146, 168)], [36, 34, 30, 26])
    hg, hc = skull("cave", 128, 132, 1.22, 6, True, 4, 10) if n != 2 else skull("cave", 142, 172, 1.2, 8, True, 4, 0)
    at = [(58, 242, -62), (60, 222, -40), (78, 200, -26), (100, 190, -12), (122, 186, 4), (146, 192, 18), (84, 258, -20), (120, 260, 0), (156, 256, 16)]
    q = [crystal(x, y, 30 if i < 6 else 22, 7, r) for i, (x, y, r) in enumerate(at)]
    nk = [crystal(x, y, 22, 5.4, r) for x, y, r in (((190, 186, 60), (184, 164, 40), (164, 148, 20)) if n != 2 else ((198, 190, 66), (192, 164, 44), (172, 148, 14)))]
    gems = union(*[crystal(x, y, l, w, r)[0] for x, y, l, w, r in ((84, 286, 20, 8, -20), (110, 290, 16, 7, 14), (148, 288, 20, 8, -8), (178, 288, 18, 7, 22))])
    out = [(heap, Polygon(), 1), (union(low, neck), union(*[sweep([(x, y), (x + 8, y + 10)], [.8, 2.2, .8]) for x, y in ((66, 252), (92, 262), (118, 264), (146, 262), (172, 254))]), 0),
           (union(*[a for a, _ in q + nk]), union(*[b for _, b in q + nk]), 3), (hg, hc, 0), (gems, Polygon(), 3)]
    if n == 3:
        wg, wc = batwing((150, 206), (196, 150), [(236, 160), (238, 206), (220, 236)], (176, 222), 8)
        out.insert(1, (wg, wc, -1))
    return out


# ---- the ribbon (star trail) ----------------------------------------------
def comet(x, y, rot, l=70):
    return move(union(*[sweep([(0, 0), (-l * .5, k * 5), (-l + abs(k) * 12, k * 13)], [8, 5, .8]) for k in (-1, 0, 1)]), x, y, 1, rot)


def star3(n):
    line = {1: [(44, 252), (84, 262), (112, 232), (96, 198), (116, 170), (150, 158), (158, 128)],
            2: [(196, 262), (156, 268), (128, 244), (150, 212), (138, 182), (106, 176), (104, 144)],
            3: [(40, 196), (74, 176), (104, 206), (138, 232), (172, 214), (168, 176), (150, 146)]}[n]
    body = sweep(line, [3, 15, 22, 25, 25, 22, 18])
    x, y = line[-1]
    hg, hc = skull("star", x + 2, y - 6, 1.0, -8 if n != 2 else 6, False, 3, 10)
    tail = comet(line[0][0] + (4 if n != 2 else -4), line[0][1], {1: -14, 2: 168, 3: 24}[n], 40)
    mid = line[3]
    near = primaries(mid[0] + 8, mid[1] - 4, {1: -150, 2: -30, 3: -150}[n], {1: -205, 2: 25, 3: -100}[n], 6, 66, 48, 11)
    legs = union(*[union(sweep([(px, py), (px + 12, py + 12), (px + 8, py + 24)], [10, 7, 5]), *[sweep([(px + 8, py + 22), (px + 8 + k, py + 32)], [4, 1.6]) for k in (-6, 1, 7)]) for px, py in (line[2], line[4])])
    fin = spines(off(along(line[1:], 15), lambda t: 11), lambda t: 11, 1, 1, -1)
    st = union(*[star4(px, py, 4.6, .3) for px, py in along(line[1:-1], 22)[1:]])
    return [(union(body, hg, tail, near, legs, fin), union(hc, st), 0)]


def star4_(n):
    if n == 2:
        line = [(28, 244), (62, 214), (98, 226), (118, 262), (160, 270), (196, 240), (186, 200), (150, 184), (126, 160), (138, 128)]
    else:
        a0 = {1: 120, 3: 160}[n]
        line = [(125 + r_ * math.cos(math.radians(a)), 196 + r_ * .94 * math.sin(math.radians(a))) for a, r_ in ((a0 + 14, 100), (a0 - 14, 92), (a0 - 54, 84), (a0 - 94, 80), (a0 - 134, 76), (a0 - 174, 72), (a0 - 214, 72), (a0 - 244, 72))]
    body = sweep(line, [3, 15, 22, 27, 29, 28, 25, 21, 19, 18][:len(line)])
    x, y = line[-1]
    flip = n != 2
    hg, hc = skull("star", x, y - 2, 1.14, (-4 if n == 2 else (18 if n == 1 else -10)), flip, 4, 12)
    b = math.degrees(math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0]))
    tail = comet(*line[0], b, 56)
    w = line[len(line) // 2]
    near = primaries(w[0], w[1], {1: -40, 2: -70, 3: -60}[n], {1: 40, 2: 30, 3: 24}[n], 7, 52, 40, 11)
    legs = union(*[union(sweep([(px, py), (px + 8, py + 14), (px + 2, py + 26)], [12, 8, 6]), *[sweep([(px + 2, py + 24), (px + 2 + k, py + 35)], [4.4, 1.6]) for k in (-7, 1, 8)]) for px, py in (line[2], line[-4])])
    fin = spines(off(along(line[1:], 15), lambda t: 13), lambda t: 13, 1, 1, -1)
    st = union(*[star4(px, py, 5.4, .3) for px, py in along(line[1:-1], 24)[1:]])
    return [(union(body, hg, tail, near, legs, fin), union(hc, st), 0)]


KIND = {"miasto_mocy": "city", "dzika_knieja": "woods", "gory_ogniste": "fire", "mrozna_zatoka": "frost", "zlote_jaskinie": "cave", "gwiezdny_szlak": "star"}
POSE = {("city", 2): city2, ("city", 3): city3, ("woods", 2): woods2, ("woods", 3): woods3, ("fire", 2): fire2, ("fire", 4): fire4, ("frost", 2): frost2, ("frost", 4): frost4,
        ("cave", 3): cave3, ("cave", 4): cave4, ("star", 3): star3, ("star", 4): star4_}


def roar(kind, level):
    """Straight at you: jaws as wide as they go, claws in front."""
    up = shape((-30, 20, 1), (-34, -14), (-16, -36), (14, -40), (44, -34), (76, -40), (96, -30), (104, -14, 1), (98, -6, 1), (70, -8), (40, -2), (16, 10, 1))
    low = shape((-30, 14, 1), (6, 10, 1), (30, 24), (56, 46), (74, 52), (86, 50, 1), (74, 68), (44, 70), (10, 56), (-22, 46, 1))
    teeth = union(*[poly((x, y), (x + 9, y - 2), (x + 6, y + 15)) for x, y in ((46, -5), (60, -8), (74, -9), (87, -8))], *[poly((x, y), (x + 9, y + 5), (x + 8, y - 12)) for x, y in ((34, 27), (47, 38), (60, 47))])
    tongue = sweep([(2, 22), (28, 30), (44, 22), (56, 26)], [16, 11, 7, .8])
    neck = sweep([(-20, 8), (-60, 34), (-92, 90)], [62, 84, 110])
    eye = shape((18, -20, 1), (30, -28), (44, -20, 1), (32, -16))
    cr, cc = crest(kind, 4)
    cr, cc = move(cr, -14, -12, 1.75), move(cc, -14, -12, 1.75)
    return union(up, low, neck, cr), union(eye, disc(92, -22, 2.6), cc), teeth, tongue


def claws(x, y, s=1.0, rot=0):
    arm = sweep([(-70, 70), (-34, 34), (0, 10)], [44, 34, 28])
    t = [sweep([(0, 6), (k[0] * .6, k[1] * .7), k], [17, 12, .8]) for k in ((30, -36), (46, -16), (50, 8), (34, 30))]
    return move(union(arm, disc(2, 8, 19), *t), x, y, s, rot)


# ---- the face -------------------------------------------------------------
def chevron_col(n):
    return union(*[poly((-13, 4 - 8.4 * k), (0, -5 - 8.4 * k), (13, 4 - 8.4 * k), (13, 8.6 - 8.4 * k), (0, -.4 - 8.4 * k), (-13, 8.6 - 8.4 * k)) for k in range(n)])


def land_mark(land, s=1.0):
    """Six lands as small signs: tower, fir, volcano, iceberg, crystals, comet. About 40 x 40 round 0, 0."""
    if land == "miasto_mocy":
        g = union(box(-17, -4, -7, 18), box(7, 0, 17, 18), box(-6, -10, 6, 18), poly((-8, -9), (0, -21), (8, -9)), poly((-19, -3), (-12, -11), (-5, -3))).difference(union(box(-2.4, -4, 2.4, 3), box(-14, 2, -10, 7), box(10, 5, 14, 10)))
    elif land == "dzika_knieja":
        g = union(poly((0, -21), (11, -5), (-11, -5)), poly((0, -11), (14, 5), (-14, 5)), poly((0, -2), (17, 14), (-17, 14)), box(-3, 12, 3, 20))
    elif land == "gory_ogniste":
        g = union(poly((-20, 18), (-6, -6), (-2, -3), (2, -6), (5, -3), (8, -6), (20, 18)).difference(sweep([(1, -5), (3, 4), (-3, 10), (0, 19)], [4, 3, 3.4, 2])), sweep([(-2, -9), (-6, -15), (-4, -21)], [4, 3.4, .8]), sweep([(5, -9), (8, -14), (6, -20)], [4, 3.4, .8]))
    elif land == "mrozna_zatoka":
        g = union(poly((-15, 6), (-8, -10), (-3, -5), (4, -20), (11, -8), (16, 6)).difference(poly((4, -20), (6, -4), (1, 6), (3, 6), (9, -6))), *[sweep([(-19, y), (-10, y - 4), (0, y), (10, y - 4), (19, y)], [2, 3.6, 3.6, 3.6, 2]) for y in (12.5, 19)])
    elif land == "zlote_jaskinie":
        g = union(*[move(poly((-6, 0), (-7, -20), (0, -30), (7, -20), (6, 0)).difference(poly((.4, -2), (.4, -26), (2, -26), (2, -2))), x, 18, k, r_) for x, k, r_ in ((0, 1.24, 0), (-10, .84, -24), (10, .84, 24))])
    else:
        g = union(star4(8, -6, 16, .34), *[sweep([(2 - k, 2 + k * .2), (-9 - k * .4, 11 + k * .5), (-19 + k * .9, 17 + k)], [4.4, 3.4, .8]) for k in (-5, 1, 7)])
    return aff.scale(g, s, s, origin=(0, 0))


class RaceFace(Face):
    """Value tab at the left, a strip with sign, land and level at the right, a band for what it needs below."""

    def __init__(self, sky, low, ink, rim, edge):
        Sheet.__init__(self)
        self.dy = 0
        hole = WINDOW.difference(box(0, 0, 92, 102)).difference(box(195, 0, 250, 140)).difference(box(0, 292, 250, 350))
        self.hole = hole.buffer(-9, 10).buffer(9, 10).buffer(14, 10).buffer(-14, 10)
        self.front = CARD.difference(self.hole)
        self.ink, self.rim, self.edge, self.sky, self.light = ink, rim, edge, sky, low
        self.fill(WINDOW, self.grad(sky, low, 0.02, .86))

    def fill(self, g, colour, opacity=None, tol=.14):
        super().fill(aff.translate(g, 0, self.dy).intersection(WINDOW) if self.dy else g, colour, opacity, tol)

    def glow(self, x, y, r, colour, a=.55):
        super().glow(x, y + self.dy, r, colour, a)


MOONS = {1: (126, 150, 44), 2: (132, 158, 60), 3: (128, 160, 66), 4: (128, 150, 74)}


def card(land, level, colour, n):
    sky, low, near, mk = COLOURS[colour]
    f = RaceFace(sky, low, mix(near, INK0, .45), mix(near, mk, .45), mk)
    f.fill(stars(level * 10 + n * 7 + len(land), 20), "#FFFFFF", .7)
    x, y, r_ = MOONS[level]
    shift = (0, -22, 26, 10)[n - 1]
    moon = mix(MOON, low, .25)
    if (KIND[land], level) == ("star", 4) and n != 2:
        f.moon(125, 196, 46, moon)
    elif land == "zlote_jaskinie":
        f.glow(125, 180, 110, "#FFF0C0", .75)
    else:
        f.moon(x + shift, y + abs(shift) * .4, r_, moon)
    f.dy = -48
    vista(f, land, level * 7 + len(colour) + n)
    f.dy = 0
    body = mix(near, INK0, .2)
    parts = hatch(KIND[land], n) if level == 1 else POSE[KIND[land], level](n)
    flip = (level + n + len(land)) % 2 == 0
    for g, c, z in parts:
        if flip:
            g, c = (move(q, flip=True, origin=(125, 0)) for q in (g, c))
        col, rim, cut = body, mix(sky, "#FFFFFF", .45), mix(low, HONEY, .3)
        if z == -1:
            col = mix(body, sky, .45)
        elif z == 1:
            col, cut = mix(low, MOON, .4), mix(sky, low, .4)
        elif z == 2:
            col = HONEY
        elif z == 3:
            col, rim, cut = mix(low, HONEY, .45), "#FFF6DC", mix(sky, near, .2)
        f.beast((g, c), col, rim, cut)
    f.layer(ridge(284, 5, level + 25 + n), .9)
    finish(f, f"race/dragon_{land}_{level}_{colour}_{n}.svg", land, level, colour, MOON, mk)


def strip(f, land, level, colour, tone, mk):
    f.fill(move(sign(colour, .86), 221, 33), mk, None, .12)
    f.fill(move(land_mark(land, .74), 221, 69), tone, None, .12)
    f.fill(move(chevron_col(level), 221, 101 + (level - 1) * 8.2), tone, None, .12)


def finish(f, name, land, level, colour, tone, mk):
    save, f.save = f.save, lambda _n: None
    f.close(name)
    strip(f, land, level, colour, tone, mk)
    save(name)


def attack_card(land, level, colour):
    """A light front, like all cards that do something; the claws have come through the paper."""
    sky, low, near, mk = COLOURS[colour]
    f = RaceFace(mix(sky, INK0, .3), mix(low, "#FF8F6B", .25), "#F3E3BC", "#B98A4E", "#8A2F2B")
    f.glow(150, 170, 120, "#FFE3B0", .7)
    f.dy = -48
    vista(f, land, level * 5)
    f.dy = 0
    g, c, teeth, tongue = roar(KIND[land], level)
    k = .98 if level == 4 else .9
    put = lambda q: move(q, 108, 190, k, -6)
    body = mix(near, INK0, .3)
    f.beast((put(g), put(c)), body, mix(sky, "#FFFFFF", .45), "#FFE1B8")
    f.fill(put(tongue).intersection(f.hole), "#D8503C")
    f.fill(put(teeth).intersection(f.hole), MOON)
    save, f.save = f.save, lambda _n: None
    f.close("attack" + land)
    rips = [sweep([(232 - 25 * i, 168 + 6 * i), (222 - 24 * i, 232 + 6 * i), (202 - 24 * i, 318)], [1, 13, 1]) for i in range(3)]
    for q in rips:
        f.fill(aff.translate(q, 2, 4), "#05071A", .35, .4)
        f.fill(q, "#8A2F2B")
        f.fill(q.difference(aff.translate(q, -3, 1)), "#FFE1B8")
    strip(f, land, level, colour, "#8A2F2B", mix(mk, near, .62))
    save(f"race/attack_{land}_{level}_{colour}.svg")


def extra_marks():
    for land in LANDS:
        s = Sheet(48, 48)
        s.fill(move(land_mark(land, 1.02), 24, 24), MOON)
        s.save(f"race/land_{land}.svg")
    s = Sheet(48, 48)          # any colour: a ring cut in four
    ring = disc(24, 24, 20, 24).difference(disc(24, 24, 9, 20))
    for k, c in enumerate(("red", "green", "blue", "yellow")):
        a = math.radians(k * 90 + 45)
        s.fill(ring.intersection(poly((24, 24), *[(24 + 40 * math.cos(a + t), 24 + 40 * math.sin(a + t)) for t in (-.68, 0, .68)])), COLOURS[c][3])
    s.fill(disc(24, 24, 5, 16), MOON)
    s.save("race/sign_any.svg")
    s = Sheet(48, 48)          # none
    s.fill(disc(24, 24, 19, 24).difference(disc(24, 24, 15.6, 24)).union(sweep([(12, 36), (36, 12)], [4, 4])), "#AEB9DA")
    s.save("race/sign_none.svg")
    for n in (1, 2, 3, 4):
        s = Sheet(48, 48)
        s.fill(move(chevron_col(n), 24, 22 + (n - 1) * 4.2, 1.1), MOON)
        s.save(f"race/level_{n}.svg")


CORNERS = (("miasto_mocy", "yellow"), ("dzika_knieja", "green"), ("gory_ogniste", "red"), ("mrozna_zatoka", "blue"))
UPPER = (("dzika_knieja", "red"), ("miasto_mocy", "blue"), ("zlote_jaskinie", "yellow"), ("gwiezdny_szlak", "green"))
LOWER = (("mrozna_zatoka", "green"), ("gory_ogniste", "yellow"), ("zlote_jaskinie", "red"), ("gwiezdny_szlak", "blue"))


def all_cards():
    for level in (1, 2):
        for land, colour in CORNERS:
            for n in (1, 2, 3, 4):
                card(land, level, colour, n)
    for level, lands in ((3, UPPER), (4, LOWER)):
        for land, colour in lands:
            for n in (1, 2, 3):
                card(land, level, colour, n)
            attack_card(land, level, colour)


if __name__ == "__main__":
    for old in (OUT / "race").glob("dragon_l?_*.svg"):
        old.unlink()
    extra_marks()
    all_cards()
