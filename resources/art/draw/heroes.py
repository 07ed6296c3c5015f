# ruff: noqa: D103, E501, E731, E741, F403, F405
# mypy: ignore-errors
# fmt: off
"""Twelve heroes of the race on six cards, as cut-paper portraits in profile, and their six talents."""
from dragons import *

TINT = {  # by what the hero supports: sky, light, near, mark
    **COLOURS, "any": ("#3C3A78", "#E4C7DC", "#17163C", "#F8EED0"), "none": ("#2C4254", "#BFD2D6", "#101C28", "#AEB9DA")}


# ---- a head in profile, ear at (0, 0), facing right -------------------------
def face(nose=(63, 7), bridge=45, brow=46, fore=34, lip=55, chin=(52, 50), jaw=36, full=0, neck=(15, -36), crown=-60, back=-56):
    p = [(-4, crown), (fore, crown + 13), (brow, -25), (bridge, -13), (nose[0] - 6, nose[1] - 7), (nose[0], nose[1], 1), (nose[0] - 5, nose[1] + 5), (49, nose[1] + 7, 1), (lip + full, 21), (lip - 3, 25.5, 1), (lip + full - 1, 31),
         (47, 38), (chin[0] - 1, chin[1] - 8), chin, (jaw, chin[1] + 10), (neck[0] + 8, 62), (neck[0], 80), (neck[0] + 4, 104, 1), (neck[1] - 4, 104, 1), (neck[1] + 2, 78), (neck[1] - 3, 46), (back + 2, 20), (back, -12), (back + 14, -46)]
    return shape(*p)


def eye(x=31, y=-12, s=1.0, lid=True, age=0):
    g = [shape((x - 9 * s, y, 1), (x - 1, y - 5 * s), (x + 8 * s, y - 1, 1), (x, y + 3.4 * s))]
    c = union(*g).difference(disc(x + 2.4, y - .8, 2.5 * s, 10))
    br = sweep([(x - 12, y - 12), (x - 1, y - 16.5), (x + 10, y - 12)], [1.2, 3.4, 1.4])
    w = [sweep([(x - 12, y - 3 + k), (x - 20, y - 6 + 4 * k)], [1.4, .5]) for k in range(age)]
    if age > 1:
        w.append(sweep([(38, 12), (30, 20), (30, 30)], [.6, 1.8, .6]))
    return union(c, br, *w)


EAR = union(sweep([(-2, -10), (6, -12), (8, -2), (1, 8), (-1, 12)], [1, 2.4, 2.4, 2, .8]), sweep([(0, -4), (4, -2), (1, 4)], [.8, 1.6, .8]))


def smile(k=1.0):
    return sweep([(54, 25.6), (46, 26.4), (40, 24.6 - 2.4 * k)], [.8, 2, .8])


def strands(*ls):
    return union(*[sweep(l, [.6, 2.3, .6]) for l in ls])


def shoulders(w=92, drop=0, slope=22):
    return shape((-w - 6, 180, 1), (-w + 6, 118 + drop), (-58, 100 + drop), (-34, 92), (-10, 98), (16, 92), (40, 100 + drop), (w - 18, 112 + slope * .4), (w - 2, 180, 1))


def goggles(x, y, rot=0, s=1.0):
    """Two lenses and the strap."""
    band = sweep([(-76, -4), (-40, -9), (0, -6)], [10, 10, 9])
    lens = union(rbox(-10, -13, 28, 25, 11))
    glass = rbox(-5.5, -8.6, 19, 16.4, 7.6)
    return move(union(band, lens).difference(glass), x, y, s, rot), move(glass, x, y, s, rot)


def scarf(tail=0):
    g = shape((-44, 84, 1), (-20, 78), (8, 80), (26, 76, 1), (36, 92), (24, 108), (-6, 114), (-38, 108), (-50, 98))
    if tail == 1:
        g = union(g, shape((-38, 92, 1), (-70, 84), (-104, 92), (-132, 80, 1), (-122, 100), (-136, 116, 1), (-100, 116), (-68, 112), (-40, 108, 1)))
    if tail == 2:
        g = union(g, shape((4, 104, 1), (22, 102), (30, 140), (26, 180, 1), (2, 180, 1), (2, 140)))
    return g, strands([(-40, 94), (-10, 98), (26, 88)], [(-36, 102), (-8, 107), (24, 100)])


class Bust:
    """Collects sheets back to front: (shape, cuts, tone)."""

    def __init__(self, skin):
        self.skin, self.sheets = skin, []

    def add(self, tone, g, c=None):
        self.sheets.append((g, c or Polygon(), tone))


def rowan():
    b = Bust(.42)
    b.add("coat", shoulders(94), strands([(-70, 118), (-78, 150), (-76, 180)], [(52, 118), (58, 150), (56, 180)]))
    b.add("skin", face(nose=(64, 6), chin=(54, 50), brow=47), union(eye(age=1), EAR))
    beard = shape((2, 10, 1), (10, 26), (30, 22), (46, 17), (58, 18, 1), (56, 26), (60, 40), (58, 60), (42, 74), (20, 70), (2, 50), (-6, 24))
    b.add("hair", beard.difference(sweep([(57, 25.5), (47, 27), (40, 26)], [3.4, 3, .8])), strands([(14, 34), (28, 50), (44, 62)], [(30, 32), (42, 44), (52, 54)], [(8, 44), (20, 58), (34, 66)]))
    hair = shape((42, -40, 1), (50, -58), (30, -76), (-8, -78), (-46, -62), (-64, -26), (-60, 12), (-44, 40, 1), (-26, 30), (-8, 12, 1), (-8, -12), (4, -24, 1), (10, -36), (26, -42))
    b.add("hair", hair, strands([(38, -50), (4, -56), (-38, -30)], [(30, -60), (-8, -66), (-48, -36)], [(0, -40), (-26, -22), (-40, 10)]))
    g, c = scarf(2)
    b.add("accent", g, c)
    for x, y in ((-50, 118), (-42, 124), (-52, 128), (-44, 114)):
        b.add("berry", disc(x - 4, y, 5))
    lf, lc = leaf(-40, 122, 26, 60, .3)
    b.add("trim", lf, lc)
    return b


def amrita():
    b = Bust(.5)
    b.add("coat", shoulders(84), strands([(-60, 118), (-66, 150), (-62, 180)]))
    b.add("skin", face(nose=(60, 6), bridge=44, chin=(49, 48), full=2, neck=(10, -30), brow=44, fore=33), union(eye(s=1.12), EAR, smile(.8)))
    hair = shape((36, -46, 1), (34, -66), (8, -78), (-30, -72), (-60, -44), (-66, -4), (-56, 28), (-40, 44, 1), (-18, 30), (-8, 8), (2, -14), (14, -30), (30, -40))
    b.add("hair", hair, strands([(30, -54), (-6, -58), (-44, -30)], [(20, -44), (-12, -36), (-34, 0)], [(16, -64), (-26, -62), (-54, -22)]))
    pl = []
    for i in range(7):        # the braid, over the shoulder
        x, y = -46 - 7 * math.sin(i * .5) + i * 4.6, 38 + i * 21
        pl.append(move(shape((0, -16, 1), (15, -4), (11, 12), (0, 18, 1), (-13, 10), (-14, -5)), x, y, 1.06 - i * .05, -10 + (12 if i % 2 else -12)))
    b.add("hair", union(*pl), union(*[sweep([(-52 - 7 * math.sin(i * .5) + i * 4.6 - 4, 34 + i * 21), (-46 - 7 * math.sin(i * .5) + i * 4.6, 42 + i * 21), (-36 - 7 * math.sin(i * .5) + i * 4.6, 36 + i * 21)], [.6, 2, .6]) for i in range(7)]))
    col = shape((-42, 70, 1), (-10, 84), (18, 74, 1), (26, 104), (2, 116), (-34, 108))
    b.add("accent", col, union(*[star4(x, y, 4.6, .4) for x, y in ((-24, 92), (-8, 97), (8, 95))]))
    b.add("metal", union(disc(1, 17, 3.4), shape((1, 20, 1), (6, 30), (1, 36), (-4, 30))))
    return b


def rosella():
    b = Bust(.34)
    b.add("coat", shoulders(88, 4))
    b.add("skin", face(nose=(64, 9), bridge=43, chin=(53, 50), brow=44, jaw=34, neck=(10, -28)), union(eye(s=.92, age=3), EAR, smile(1.5), strands([(14, 52), (24, 58), (36, 57)])))
    b.add("grey", union(disc(-60, -52, 24), shape((38, -42, 1), (40, -60), (16, -74), (-22, -70), (-54, -44), (-60, -8), (-46, 18, 1), (-24, 8), (-10, -8), (0, -22), (20, -34))), strands([(30, -50), (-6, -52), (-40, -26)], [(14, -38), (-12, -24), (-34, 0)], [(-78, -52), (-62, -66), (-46, -56)], [(-72, -40), (-60, -48), (-50, -40)]))
    ring = disc(34, -11, 15, 24).difference(disc(34, -11, 12, 24))
    b.add("metal", union(ring, sweep([(20, -13), (0, -9)], [2.6, 2.4]), sweep([(48, -14), (54, -10)], [2.4, 2])))
    shawl = shape((-94, 180, 1), (-84, 124), (-52, 92), (-30, 82), (-16, 92), (8, 110), (34, 92), (62, 104), (84, 136), (88, 180, 1), (40, 180, 1), (10, 136), (-24, 180, 1))
    b.add("accent", shawl, union(strands([(-76, 140), (-50, 112), (-28, 100)], [(70, 136), (52, 116), (34, 106)]), *[disc(x, y, 2.6, 8) for x, y in ((-62, 164), (-48, 148), (-34, 134), (-20, 124), (42, 134), (54, 148), (64, 164))]))
    return b


def katsuro():
    b = Bust(.4)
    b.add("coat", shoulders(96))
    b.add("skin", face(nose=(60, 7), bridge=43, brow=44, chin=(53, 51), jaw=38), union(eye(age=2), EAR))
    b.add("hair", sweep([(58, 19), (50, 19), (40, 24)], [1.4, 5, 1.2]))
    hair = shape((40, -42, 1), (52, -52), (44, -68), (22, -66), (10, -82), (-16, -72), (-40, -76), (-50, -56), (-66, -44), (-58, -20), (-62, 6), (-46, 22, 1), (-30, 12), (-10, 6, 1), (-8, -16), (6, -28), (24, -36))
    b.add("hair", hair, strands([(30, -50), (0, -56), (-36, -36)], [(8, -40), (-18, -28), (-36, 0)]))
    b.add("grey", shape((-10, 6, 1), (-8, -14), (0, -22, 1), (-18, -16), (-30, 2), (-28, 12, 1)))
    g, gl = goggles(28, -44, 12, .98)
    b.add("metal", g)
    b.add("glass", gl)
    sc, c = scarf(2)
    b.add("accent", sc, c)
    return b


def li():
    b = Bust(.36)
    g, c = scarf(1)
    b.add("coat", shoulders(86))
    b.add("skin", face(nose=(57, 6), bridge=43, brow=43, chin=(48, 47), full=1, neck=(10, -30)), union(EAR, smile(1.1)))
    hair = shape((40, -40, 1), (36, -62), (8, -74), (-32, -68), (-62, -36), (-70, 8), (-78, 40), (-62, 54, 1), (-44, 48), (-18, 40), (6, 24, 1), (0, 4), (4, -16), (14, -30))
    b.add("hair", hair, strands([(28, -52), (-8, -52), (-42, -16)], [(12, -34), (-16, -12), (-26, 34)], [(0, -24), (-6, 0), (-6, 24)], [(-30, -48), (-54, -10), (-60, 36)]))
    gg, gl = goggles(31, -12, 2, 1.05)
    b.add("metal", gg)
    b.add("glass", gl)
    b.add("accent", g, c)
    return b


def mona():
    b = Bust(.6)
    rnd = random.Random(7)
    cloudy = union(disc(-26, -34, 58), *[disc(-26 + 58 * math.cos(a), -34 + 56 * math.sin(a), 15 + rnd.random() * 7) for a in [i * .42 for i in range(15)] if not (math.cos(a) > .55 and math.sin(a) > -.35)])
    b.add("coat", shoulders(86), strands([(46, 118), (52, 150), (50, 180)]))
    b.add("hair", cloudy, union(*[sweep(arc(-26 + r_ * math.cos(a), -34 + r_ * math.sin(a), 7, 7, a * 57, a * 57 + 210, 10), [.6, 2.2, .6]) for r_, a in ((44, 2.2), (46, 3.0), (46, 3.9), (44, 4.7), (28, 2.6), (28, 3.6), (26, 4.6), (48, 5.4))]))
    b.add("skin", face(nose=(60, 9), bridge=44, brow=45, chin=(51, 49), full=4, neck=(10, -30)).difference(shape((-70, -70, 1), (30, -70, 1), (22, -44), (2, -30), (-10, -8), (-18, 20), (-40, 50), (-70, 40, 1))), union(eye(s=1.1), smile(1), EAR))
    b.add("accent", shape((44, -48, 1), (38, -62), (8, -54), (-20, -34), (-52, 6, 1), (-44, 16, 1), (-14, -18), (14, -36), (40, -40)), strands([(36, -52), (4, -42), (-32, -4)]))
    b.add("metal", disc(0, 25, 11, 24).difference(disc(0, 24, 8, 24)))
    b.add("trim", shape((-44, 88, 1), (-12, 104), (22, 88, 1), (44, 108), (8, 132), (-20, 134), (-56, 112)), union(*[poly((x - 5, y), (x, y - 6), (x + 5, y), (x, y + 6)) for x, y in ((-34, 112), (-16, 118), (4, 118), (22, 110))]))
    return b


def iskra():
    b = Bust(.3)
    b.add("coat", shoulders(76, 8))
    b.add("skin", face(nose=(57, 3), bridge=42, brow=44, fore=36, chin=(46, 45), jaw=30, neck=(6, -26), crown=-56, back=-54), union(eye(s=1.25), EAR, smile(1.6), *[disc(x, y, 1.3, 6) for x, y in ((36, 4), (41, 8), (34, 10), (28, 6))]))
    sp = [(46, -40), (58, -58), (36, -60), (36, -86), (12, -70), (-4, -94), (-20, -70), (-46, -88), (-48, -60), (-78, -62), (-66, -36), (-90, -22), (-68, -8), (-80, 16), (-54, 14), (-50, 34), (-30, 18), (-12, 8), (-6, -14), (8, -30), (26, -38)]
    b.add("hair", poly(*sp).buffer(3, 6).buffer(-3, 6), strands([(28, -48), (2, -54), (-14, -78)], [(-4, -44), (-34, -46), (-48, -70)], [(-16, -30), (-48, -26), (-74, -24)], [(-20, -10), (-46, -2), (-66, 10)]))
    hood = union(shape((-60, 70, 1), (-36, 62), (-24, 82), (6, 96), (24, 78, 1), (40, 96), (24, 122), (-14, 130), (-58, 116), (-76, 92)), Polygon())
    b.add("accent", hood, strands([(-62, 88), (-30, 104), (14, 106)], [(-50, 104), (-18, 116), (18, 112)]))
    b.add("metal", move(star4(0, 0, 9, .36), -44, 128))
    return b


def orlan():
    b = Bust(.38)
    b.add("coat", shoulders(96), strands([(-70, 120), (-80, 150), (-78, 180)]))
    b.add("skin", face(nose=(69, 10), bridge=46, brow=50, fore=32, chin=(52, 50), neck=(14, -34), crown=-60), union(eye(s=.9, y=-11, age=3), EAR))
    beard = shape((0, 12, 1), (14, 24), (34, 20), (50, 17), (60, 19, 1), (58, 30), (64, 60), (62, 100), (44, 146), (30, 168, 1), (24, 140), (8, 120), (-2, 84), (-8, 44))
    b.add("grey", beard.difference(sweep([(58, 26), (48, 27.4), (42, 26)], [3, 2.6, .8])), strands([(14, 38), (30, 70), (34, 130)], [(30, 34), (46, 66), (44, 116)], [(6, 50), (16, 90), (24, 126)], [(46, 36), (56, 62), (54, 92)]))
    b.add("grey", shape((-6, -22, 1), (-28, -38), (-54, -30), (-66, -2), (-62, 30), (-66, 62), (-54, 84, 1), (-44, 72), (-36, 78, 1), (-28, 50), (-14, 26), (-4, 8), (-4, -8)), strands([(-16, -20), (-44, -8), (-54, 30)], [(-14, 0), (-32, 20), (-46, 46)]))
    b.add("grey", shape((22, -26, 1), (34, -34), (50, -30), (56, -22, 1), (44, -22), (32, -20)))
    b.add("accent", shape((-100, 180, 1), (-88, 120), (-58, 88), (-40, 70, 1), (-30, 96), (-26, 140), (-34, 180, 1)), strands([(-84, 140), (-58, 104), (-44, 90)], [(-64, 176), (-50, 130), (-40, 104)]))
    f = feather(.9, 24)
    b.add("trim", move(f, -62, 132))
    return b


def wicher():
    b = Bust(.42)
    b.add("hair", shape((-20, -50, 1), (-70, -64), (-112, -40), (-146, -52, 1), (-124, -22), (-150, 0, 1), (-116, 8), (-134, 36, 1), (-96, 34), (-104, 64, 1), (-60, 54), (-20, 30, 1)), strands([(-30, -34), (-80, -38), (-120, -32)], [(-30, -10), (-80, -6), (-122, -4)], [(-30, 14), (-72, 24), (-104, 28)]))
    b.add("coat", shoulders(98))
    b.add("skin", face(nose=(64, 5), bridge=45, brow=49, chin=(57, 52), jaw=42, neck=(20, -40)), union(eye(), EAR, sweep([(16, 10), (26, 24), (28, 34)], [.8, 2.2, .8]), sweep([(55, 25.6), (44, 27)], [1, 2]), *[disc(x, y, .9, 5) for x, y in ((30, 50), (36, 52), (42, 52), (26, 46), (34, 46), (40, 47), (46, 50))]))
    b.add("hair", shape((44, -38, 1), (58, -56), (30, -58), (38, -74), (6, -70), (-20, -80), (-48, -62), (-62, -28), (-56, 14), (-36, 34, 1), (-18, 14), (-8, -10), (6, -26), (26, -36)), strands([(38, -48), (0, -54), (-44, -36)], [(14, -40), (-16, -28), (-42, 8)], [(22, -62), (-14, -66), (-50, -46)]))
    rnd = random.Random(3)
    pts = []
    for i in range(26):
        t = i / 25
        x, y = -84 + 158 * t, 106 - 28 * math.sin(math.pi * t) * (1 if t < .5 else .8) + (10 if i % 2 else -10)
        pts.append((x + rnd.uniform(-2, 2), y))
    fur = poly(*pts, (84, 150), (30, 160), (-20, 166), (-92, 150))
    b.add("trim", fur, strands(*[[(x, 112), (x + 4, 126), (x + 2, 140)] for x in range(-70, 66, 16)]))
    return b


def salma():
    b = Bust(.54)
    b.add("coat", shoulders(90), strands([(-64, 122), (-70, 150), (-68, 180)], [(50, 116), (58, 150), (56, 180)]))
    b.add("skin", face(nose=(63, 9), bridge=45, brow=46, chin=(52, 49), full=3, neck=(12, -32)), union(eye(s=1.05, age=2), smile(.9)))
    cap = shape((44, -36, 1), (42, -58), (18, -76), (-22, -74), (-56, -48), (-66, -10), (-58, 22), (-40, 40, 1), (-26, 44), (-8, 50), (8, 44, 1), (12, 20), (4, -4), (10, -22), (24, -32))
    b.add("hair", cap, union(strands([(34, -44), (-8, -46), (-50, -12)], [(10, -66), (-8, -40), (-16, -6)]), disc(-10, 8, 12).difference(disc(-10, 8, 9))))
    b.add("metal", union(sweep([(2, 44), (14, 58), (30, 61)], [4, 4, 4]), disc(0, 42, 4)))
    g, gl = goggles(22, -48, 14, 1.0)
    b.add("metal", g)
    b.add("glass", gl)
    sc, c = scarf(0)
    b.add("accent", sc, c)
    return b


def kafka():
    b = Bust(.3)
    b.add("coat", shoulders(84), strands([(-30, 104), (-20, 140), (-14, 180)], [(30, 104), (20, 140), (14, 180)]))
    b.add("skin", face(nose=(65, 10), bridge=43, brow=45, chin=(49, 51), jaw=30, neck=(8, -26), back=-50), union(eye(s=1.1), sweep([(54, 25.8), (44, 26.4)], [.8, 1.8])))
    b.add("hair", shape((-4, -34, 1), (-36, -34), (-56, -8), (-50, 26), (-34, 40, 1), (-20, 22), (-10, 6), (-2, -12)), strands([(-14, -20), (-36, 0), (-40, 24)]))
    b.add("skin", shape((-4, -14, 1), (6, -20), (13, -10), (10, 6), (0, 15, 1), (-5, 4)), EAR.buffer(.1))
    b.add("coat", union(shape((-66, -30, 1), (-30, -38), (20, -36), (66, -26, 1), (64, -20), (20, -26), (-30, -26), (-64, -20)), shape((-48, -30, 1), (-50, -72), (-24, -94), (14, -94), (38, -74), (42, -30, 1))))
    b.add("accent", shape((-49, -44, 1), (-4, -50), (41, -42, 1), (42, -30, 1), (-4, -38), (-48, -32, 1)))
    b.add("trim", union(shape((-34, 60, 1), (-14, 70), (14, 64, 1), (22, 92), (2, 102), (-30, 98))), strands([(4, 68), (8, 84), (4, 100)]))
    b.add("accent", union(poly((0, 98), (24, 86), (26, 112)), poly((0, 98), (-22, 88), (-22, 112)), disc(0, 98, 6)))
    return b


def mingzu():
    b = Bust(.34)
    b.add("coat", shoulders(90, 2))
    b.add("skin", face(nose=(57, 8), bridge=42, brow=43, fore=35, chin=(48, 48), jaw=36, full=1, neck=(12, -30)), union(eye(s=1.0, age=2), EAR, smile(1.3)))
    b.add("hair", union(shape((38, -40, 1), (40, -62), (14, -78), (-24, -76), (-56, -52), (-64, -14), (-50, 18), (-36, 26, 1), (-20, 14), (-8, -2), (4, -18), (22, -32)), oval(-34, -84, 34, 22), oval(-58, -70, 18, 16)), strands([(30, -50), (-6, -58), (-46, -40)], [(18, -40), (-14, -34), (-44, -8)], [(-58, -86), (-34, -96), (-12, -88)], [(-52, -76), (-34, -82), (-16, -78)], [(-16, -20), (-34, 0), (-40, 16)]))
    b.add("metal", union(sweep([(-72, -98), (-34, -80), (2, -66)], [3, 3.4, 3]), disc(-74, -99, 6), *[sweep([(-74, -94), (-76 + k, -80)], [1.6, 1.2]) for k in (-4, 4)]))
    cape = shape((-96, 180, 1), (-88, 128), (-62, 98), (-40, 80, 1), (-12, 94), (16, 80, 1), (44, 96), (76, 124), (88, 180, 1))
    b.add("accent", cape, union(strands([(-60, 108), (-66, 142), (-60, 180)], [(48, 106), (56, 140), (52, 180)], [(-38, 92), (-12, 108), (18, 92)])))
    b.add("metal", union(disc(-10, 112, 8).difference(disc(-10, 112, 4.4)), disc(-10, 112, 2)))
    return b


# ---- the six talents --------------------------------------------------------
def bird(x, y, s, rot=0):
    return move(union(shape((0, -10, 1), (5, 0), (3, 9), (0, 15, 1), (-3, 9), (-5, 0)), shape((2, -4, 1), (14, -2), (22, 8, 1), (12, 6), (3, 6, 1)), shape((-2, -4, 1), (-14, -2), (-22, 8, 1), (-12, 6), (-3, 6, 1))), x, y, s, rot)


def talent(name):
    if name == "lot_w_szyku":        # a wedge of flyers
        return union(bird(0, -13, .74), bird(-13, 3, .62), bird(13, 3, .62), bird(-22, 18, .5), bird(22, 18, .5))
    if name == "zmiennicy":          # two that change places
        return union(move(two_arrows(), 0, 0, 1.12), bird(0, 1, .5))
    if name == "wysokie_loty":       # over the clouds
        return union(bird(0, -10, .98), cloud(0, 22, 44, 5, 4, .4))
    if name == "skok_zwyciestwa":    # a leap into the laurel
        lau = [move(shape((0, 0, 1), (5, -6), (0, -14, 1), (-5, -6)), 19 * math.cos(a), 2 + 19 * math.sin(a), .86, math.degrees(a) + 90 + k) for k, aa in ((58, range(96, 236, 27)), (-58, range(-56, 85, 27))) for a in [math.radians(q) for q in aa]]
        return union(star4(0, -2, 12, .42), *lau)
    if name == "uderz_i_lec":        # three claws and a wing
        return union(*[sweep([(-16 + k, -20), (-12 + k, 0), (-18 + k, 20)], [1, 6, 1]) for k in (0, 9, 18)], move(shape((0, 14, 1), (2, -8), (10, -20), (20, -22, 1), (18, -10), (14, -6, 1), (15, 2), (10, 5, 1), (9, 12)), 6, 2))
    four = [(0, -15), (15, 0), (0, 15), (-15, 0)]     # four lanterns on one ring
    return union(*[oval(x, y, 7.4, 8.4) for x, y in four], disc(0, 0, 16.4, 28).difference(disc(0, 0, 13.4, 28)))


HEROES = (("rowan", "amrita", "lot_w_szyku", "red"), ("rosella", "katsuro", "zmiennicy", "blue"), ("li", "mona", "wysokie_loty", "any"), ("iskra", "orlan", "skok_zwyciestwa", "green"),
          ("wicher", "salma", "uderz_i_lec", "yellow"), ("kafka", "mingzu", "gra_zespolowa", "none"))


def hero(name, emblem, support, left):
    sky, low, near, mk = TINT[support]
    f = RaceFace(sky, low, mix(near, INK0, .35), mix(near, mk, .5), mk)
    hole = WINDOW.difference(box(0, 0, 92, 102)).difference(box(195, 0, 250, 66)).difference(box(0, 292, 250, 350))
    f.hole = hole.buffer(-9, 10).buffer(9, 10).buffer(14, 10).buffer(-14, 10)
    f.front = CARD.difference(f.hole)
    f.fill(stars(len(name) * 5, 22), "#FFFFFF", .6)
    # a medallion of paper petals behind the head, as on the card back
    cx, cy = 125, 158
    pet = union(*[move(shape((0, -70, 1), (13, -92), (0, -112, 1), (-13, -92)), cx, cy, 1, a) for a in range(0, 360, 20)], disc(cx, cy, 84, 40))
    f.paper(pet, mix(sky, low, .38), mix(low, "#FFFFFF", .3), WINDOW, (1, 4), .18)
    f.glow(cx, cy, 130, "#FFF2D0", .5)
    f.fill(disc(cx, cy, 78, 48), mix(MOON, low, .3))
    b = globals()[name]()
    body = mix(near, INK0, .1)
    tone = {"skin": mix(mix(low, MOON, .25), near, b.skin), "hair": mix(near, INK0, .55), "grey": mix(mix(low, "#FFFFFF", .5), near, .1), "coat": mix(body, sky, .28), "accent": mix(sky, mk if support != "none" else "#7CCBC6", .34), "trim": mix(low, near, .3),
            "metal": "#E8B55A", "glass": mix(MIST, "#FFFFFF", .3), "berry": "#FF8F6B"}
    cut = {"skin": mix(near, INK0, .5), "grey": mix(near, sky, .5), "trim": near, "hair": mix(low, near, .35), "coat": mix(low, near, .4), "accent": mix(low, MOON, .3)}
    flip = left
    for g, c, t in b.sheets:
        put = lambda q: move(move(q, 118, 172, .86), 0, 0, 1, 0, flip, (125, 0))
        g, c = put(g), put(c)
        lit = mix(tone[t], "#FFFFFF", .42)
        f.paper(g, tone[t], lit if g.bounds[2] - g.bounds[0] > 14 else None, WINDOW, (1, 3), .2, 1.4)
        if not c.is_empty:
            f.fill(c.intersection(WINDOW), cut.get(t, near))
    save, f.save = f.save, lambda _n: None
    f.close("hero" + name)
    e = talent(emblem)
    x0, y0, x1, y1 = e.bounds
    f.fill(move(move(e, -(x0 + x1) / 2, -(y0 + y1) / 2), 50, 54, 60 / max(x1 - x0, y1 - y0)), HONEY, None, .12)
    if support == "any":
        for k, c in enumerate(("red", "green", "blue", "yellow")):
            a = math.radians(k * 90 + 45)
            f.fill(move(disc(0, 0, 19, 24).difference(disc(0, 0, 8, 20)).intersection(poly((0, 0), *[(40 * math.cos(a + t), 40 * math.sin(a + t)) for t in (-.68, 0, .68)])), 221, 36), COLOURS[c][3])
    elif support == "none":
        f.fill(move(disc(0, 0, 17, 24).difference(disc(0, 0, 13.6, 24)).union(sweep([(-11, 11), (11, -11)], [4, 4])), 221, 36), "#AEB9DA")
    else:
        f.fill(move(sign(support, .92), 221, 36), mk)
    save(f"race/hero_{name}.svg")


if __name__ == "__main__":
    for a_, b_, em, sup in HEROES:
        hero(a_, em, sup, False)
        hero(b_, em, sup, True)
        s = Sheet(48, 48)
        e_ = talent(em)
        q = e_.bounds
        s.fill(move(move(e_, -(q[0] + q[2]) / 2, -(q[1] + q[3]) / 2), 24, 24, 42 / max(q[2] - q[0], q[3] - q[1])), MOON)
        s.save(f"race/talent_{em}.svg")
