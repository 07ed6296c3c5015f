# ruff: noqa: B023, B905, D101, D103, E501, E731, E741, F403, F405, RUF059
# mypy: ignore-errors
# fmt: off
"""Backdrops, 1600 x 900, cropped by the screens: what matters sits inside the middle 1200 x 900."""
from dream import *

SW, SH = 1600, 900


class Scene(Sheet):
    def __init__(self, *stops):
        super().__init__(SW, SH)
        self.all = box(0, 0, SW, SH)
        self.ids += 1
        st = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
        self.defs.append(f'<linearGradient id="g{self.ids}" x1="0" y1="0" x2="0" y2="1">{st}</linearGradient>')
        self.body.append(f'<rect width="{SW}" height="{SH}" fill="url(#g{self.ids})"/>')

    def lay(self, g, c, rim=None, dark=.22, drop=(0, -5), tol=.5):
        g = g.intersection(self.all)
        if dark:
            self.fill(aff.translate(g, *drop).intersection(self.all), "#05071A", dark, .9)
        self.fill(g, c, None, tol)
        if rim:
            self.fill(g.difference(aff.translate(g, .5, 2.6)), rim, None, .5)

    def done(self, name, n=140):
        self.grain(self.all, 5, n, "#FFFFFF", .05)
        self.save("scene/" + name + ".svg")


def rr(y, amp, seed, step=120, jag=False):
    return ridge(y, amp, seed, step, jag, -20, SW + 20, SH + 40)


def woods(y0, seed, n, h0, h1, x0=-10, x1=SW + 10):
    rnd = random.Random(seed)
    return unary_union([fir(rnd.uniform(x0, x1), y0 + rnd.uniform(-6, 8), rnd.uniform(h0, h1)) for _ in range(n)])


def arch(depth, seed, k=1.0):
    """The stage front: a ragged paper opening."""
    rnd = random.Random(seed)
    pts = []
    n = 44
    for i in range(n):
        a = 2 * math.pi * i / n
        ca, sa = math.cos(a), math.sin(a)
        rx, ry = SW / 2 - depth + rnd.uniform(-9, 9) * k, SH / 2 - depth * .62 + rnd.uniform(-7, 7) * k
        p = 11
        s = (abs(ca) ** p + abs(sa) ** p) ** (-1 / p)
        pts.append((SW / 2 + rx * ca * s, SH / 2 + ry * sa * s))
    hole = shape(*pts, n=5)
    return box(0, 0, SW, SH).difference(hole)


class Layer(Scene):
    """A sheet of its own, see-through where it is cut; the start page moves the sheets a little against each other."""

    def __init__(self):
        Sheet.__init__(self, SW, SH)
        self.all = box(0, 0, SW, SH)


def streak(x, y, w, h, seed):
    """A long thin cloud of night: lenses laid over each other."""
    rnd = random.Random(seed)
    g = [sweep([(x - w / 2, y), (x, y - h * .3), (x + w / 2, y)], [1, h, 1])]
    for _ in range(3):
        cx, ww = x + rnd.uniform(-.3, .3) * w, w * rnd.uniform(.3, .55)
        cy = y + rnd.uniform(-.7, .6) * h
        g.append(sweep([(cx - ww / 2, cy), (cx, cy - 2), (cx + ww / 2, cy)], [1, h * .7, 1]))
    return unary_union(g)


def start():
    s = Scene((0, "#0F1638"), (.34, "#1C3A6B"), (.6, "#2F7C8C"), (.76, "#8CC7B4"), (.86, "#F4CF8E"))
    s.fill(stars(2, 80, 20, 20, 1580, 380), "#FFFFFF", .75, .3)
    mx, my, mr = 1090, 452, 156
    s.glow(mx, my, 440, MOON, .55)
    s.fill(disc(mx, my, mr, 64), MOON)
    s.fill(union(disc(1022, 380, 18), disc(1158, 376, 26), disc(1106, 340, 11), disc(1190, 452, 13)), mix(MOON, "#2F7C8C", .25), .55)
    s.fill(move(eye_shut(3.7), mx, my - 6), "#16204A")
    for x, y, w, h, sd, c, o in ((760, 330, 420, 24, 1, "#7FB9BC", .5), (1330, 392, 480, 26, 2, "#9CD0C6", .55), (1010, 548, 520, 22, 6, "#BFE3D2", .75), (560, 470, 360, 18, 4, "#6FB0B4", .5), (1400, 250, 300, 14, 5, "#4C7FA4", .5)):
        s.fill(streak(x, y, w, h, sd), c, o, .5)
    for x, y, k, r_, mk in ((640, 400, .66, -10, crow_up), (752, 412, .52, -12, crow_down), (548, 352, .44, -8, crow_up), (836, 372, .38, -8, crow_up), (566, 452, .36, -8, crow_up)):
        g, c = mk()
        s.fill(move(g.difference(c), x, y, k, r_), "#0D1130", None, .3)
    s.done("start_1_sky", 60)

    s = Layer()
    s.lay(rr(600, 62, 4, 120, True), "#6FB3AC", "#C4E8D8", .1)
    s.lay(rr(650, 48, 9, 120, True), "#3F8A93", "#83C3BD", .14)
    s.lay(union(rr(712, 22, 6, 160), woods(712, 3, 34, 36, 78)), "#225F74", "#4F98A0", .16, tol=.7)
    s.save("scene/start_2_hills.svg")

    s = Layer()
    # the hill that sleeps: a dragon, head to the left
    line = [(820, 838), (880, 784), (980, 742), (1100, 724), (1220, 738), (1330, 780), (1420, 838)]
    ws = [70, 110, 168, 204, 190, 140, 80]

    def half(t):
        k = min(int(t * 6), 5)
        return (ws[k] + (ws[k + 1] - ws[k]) * (t * 6 - k)) / 2 - 10
    body = sweep(line, ws)
    tail = sweep([(1400, 830), (1470, 842), (1540, 820), (1566, 770), (1530, 736), (1500, 748)], [90, 56, 38, 24, 13, 2])
    sp = spines(off(along(line, 37), half), lambda t: 16 + 34 * math.sin(math.pi * t) ** 1.4, 1, 1, -1)
    neck = sweep([(890, 800), (820, 832), (770, 828)], [104, 74, 56])
    hg, hc = head(772, 820, 3.0, -6, True, 2, 0)
    shut = move(sweep([(6, -5), (12, -2), (18, -5)], [.8, 2.2, .8]), 772, 820, 3.0, -6, True)
    s.lay(union(body, tail, sp), "#123A52", "#56A7AE", .25)
    wg, wc = batwing((1010, 720), (1190, 640), [(1392, 744), (1330, 800), (1230, 826)], (1090, 812), 15, )
    s.lay(wg, "#18506A", "#7CCBC6", .25)
    s.fill(wc, "#7CCBC6", .7)
    s.lay(union(neck, hg), "#164760", "#6BB9BA", .22)
    s.fill(union(shut, move(disc(37.5, -3.2, 1, 5), 772, 820, 3.0, -6, True)), "#BFE6D8")
    s.lay(union(sweep([(930, 800), (906, 850), (862, 866)], [80, 46, 34]), *[sweep([(860, 862 + a), (834, 868 + a)], [14, 4]) for a in (-8, 4, 14)]), "#164760", "#56A7AE", .2)
    for i, (x, y, w) in enumerate(((634, 796, 22), (616, 766, 17), (626, 738, 12), (612, 716, 8))):
        s.fill(oval(x, y, w, w * .62), "#E9F3E2", .34 - i * .06)
    s.save("scene/start_3_dragon.svg")

    s = Layer()
    s.lay(union(rr(858, 12, 12, 130), woods(860, 9, 20, 40, 90, 0, 560), woods(862, 19, 9, 30, 56, 1160, 1460)), "#0F2A44", "#2E6A80", .25, tol=.7)
    tree = union(sweep([(130, 920), (150, 760), (120, 610), (150, 470), (120, 330)], [120, 66, 50, 36, 22]),
                 sweep([(140, 620), (230, 560), (330, 560), (430, 596)], [34, 24, 16, 3]), sweep([(145, 500), (220, 400), (300, 360), (390, 352)], [28, 20, 13, 3]),
                 sweep([(130, 560), (60, 480), (20, 470), (-20, 480)], [26, 18, 12, 8]), sweep([(126, 350), (170, 260), (160, 190)], [18, 12, 3]), sweep([(120, 350), (60, 280), (20, 260)], [16, 10, 3]),
                 sweep([(300, 360), (340, 310), (346, 270)], [10, 6, 1.5]), sweep([(300, 560), (340, 610), (346, 650)], [10, 6, 1.5]), sweep([(230, 560), (270, 520), (320, 510)], [10, 6, 1.5]))
    s.lay(move(tree, 1490, 40, .86, 0, True, (130, 920)), "#0B1230", "#2B4A86", .25, (5, 3))
    at = lambda x, y: (130 + 1490 - (x - 130) * .86, 920 + 40 + (y - 920) * .86)
    for x, y, l in ((404, 590, 52), (262, 384, 44), (372, 356, 60)):
        x, y = at(x, y)
        s.glow(round(x), round(y + l + 20), 80, HONEY, .6)
        s.fill(sweep([(x, y), (x, y + l)], [2, 2]), "#0B1230")
        s.lay(move(shape((-12, 0, 1), (-20, 18), (-12, 38, 1), (12, 38, 1), (20, 18), (12, 0, 1)), x, y + l), HONEY, "#FFF6D8", .2, (2, 3), .3)
        s.fill(union(move(box(-11, -3, 11, 2), x, y + l), move(box(-11, 36, 11, 41), x, y + l)), "#0B1230")
    for x, y, k, fl in ((330, 556, .8, True), (206, 424, .7, False)):
        g, c = crow_perched()
        s.lay(move(g.difference(c), *at(x, y), k, 0, fl), "#070B22", "#4F7EC0", .2, (2, 4), .3)
    s.lay(union(rr(886, 9, 31, 90), *[sweep([(x, 905), (x + k, 872), (x + k * 3, 852 - (x % 23))], [8, 5, 1]) for x, k in [(40 + i * 61, (-1) ** i * (3 + i % 4)) for i in range(26)]]), "#070B22", "#1C3358", .3)
    s.save("scene/start_4_front.svg")

    s = Layer()
    s.lay(arch(24, 3), "#0D1536", "#35508F", .3, (0, 7), .6)
    s.lay(arch(9, 9), "#070B20", "#22325F", .35, (0, 7), .6)
    s.save("scene/start_5_frame.svg")


def table(name, stops, hills, rim, pool, moon=(800, 430, 300)):
    """A calm table: hills at the foot, a pool of moonlight in the middle, the stage front all round."""
    s = Scene(*stops)
    s.fill(stars(len(name), 46, 30, 20, 1570, 300), "#FFFFFF", .4, .3)
    x, y, r_ = moon
    s.glow(x, y, r_ * 2, pool, .2)
    rx, ry = (r_ * 1.5, r_ * .86) if name not in ("race", "lobby") else (1500, 1500)
    s.fill(oval(x, y, rx, ry), pool, .09, .4)
    s.fill(oval(x, y, rx, ry).difference(oval(x, y, rx - 2, ry - 2)), pool, .4, .3)
    s.fill(oval(x, y, rx - 16, ry - 16).difference(oval(x, y, rx - 17.4, ry - 17.4)), pool, .25, .3)
    s.fill(union(*[star4(x + (rx - 9) * math.cos(math.radians(q)), y + (ry - 9) * math.sin(math.radians(q)), 9 if q % 90 == 0 else 5.5) for q in range(0, 360, 15)]), pool, .6, .3)
    ys = (640, 716, 800)
    for i, (yy, c) in enumerate(zip(ys, hills)):
        g = rr(yy, 30 - 6 * i, i * 7 + len(name), 190)
        if name == "sen" and i == 1:
            g = union(g, woods(716, 5, 10, 40, 70, -10, 420), woods(716, 6, 9, 40, 70, 1180, 1610))
        if name == "smoki" and i == 1:  # two backs among the hills
            for k in (False, True):
                back = [(-40, 760), (60, 716), (170, 694), (280, 706), (380, 748), (440, 790)]
                ws = [90, 120, 132, 110, 70, 20]
                b = union(sweep(back, ws), spines(off(along(back, 36), lambda t: 40 - 26 * t), lambda t: 12 + 26 * math.sin(math.pi * min(1, t * 1.1)), 1, 1, -1))
                g = union(g, move(b, 0, 0, 1, 0, k, (SW / 2, 0)))
        if name == "race" and i == 0:
            g = rr(620, 60, 5, 120, True)
        if name == "smoki" and i == 0:   # cliffs and towers of the dragons' land
            g = union(rr(640, 70, 11, 120, True), *[union(box(x - w, y, x + w, 700), poly((x - w - 5, y), (x, y - k), (x + w + 5, y)), *[box(x - w - 4 + q * (w + .1), y - 2, x - w + 2 + q * (w + .1), y + 12) for q in (0, 1, 2)]) for x, y, w, k in ((300, 556, 13, 40), (336, 586, 9, 28), (1268, 560, 12, 38), (1304, 590, 9, 26))])
        if name.startswith("dream") and i == 1:   # roofs under the hills
            g = union(g, *[union(box(x - w, 706 - h, x + w, 760), poly((x - w - 7, 708 - h), (x, 676 - h - w * .4), (x + w + 7, 708 - h)), box(x + w * .3, 680 - h - w * .3, x + w * .3 + 7, 712 - h)) for x, w, h in ((70, 34, 16), (150, 26, 6), (222, 30, 22), (1382, 30, 20), (1460, 26, 6), (1536, 34, 18))])
        s.lay(g, c, rim, .18)
    front = lambda q: q.lay(arch(26, 3), mix(stops[0][1], INK0, .55), mix(rim, stops[0][1], .5), .3, (0, 6), .6)
    front(s)
    s.done(name, 110)
    if name in KEEPERS:          # a sheet of its own, left out where seats need the room
        k = Layer()
        KEEPERS[name](k, rim)
        front(k)
        k.save(f"scene/{name}_front.svg")


def boughs(s, rim):
    """Sen: a bough on either side; a crow keeps watch, a lantern keeps warm."""
    bough = union(sweep([(-20, 622), (80, 590), (170, 594), (262, 566)], [30, 20, 12, 2]), sweep([(120, 592), (150, 560), (158, 532)], [9, 5, 1]), sweep([(190, 592), (220, 606), (236, 628)], [7, 4, 1]))
    s.lay(bough, "#0C1D3A", rim, .2)
    g, c = crow_perched(1)
    s.lay(move(g.difference(c), 92, 586, .62), "#0A1730", rim, .2, tol=.3)
    s.lay(move(bough, 0, 0, 1, 0, True, (SW / 2, 0)), "#0C1D3A", rim, .2)
    lx, ly = SW - 214, 582
    s.glow(lx, ly + 52, 74, HONEY, .5)
    s.fill(box(lx - 1, ly - 2, lx + 1, ly + 36), "#0C1D3A")
    s.fill(move(shape((-9, 0, 1), (-15, 14), (-9, 29, 1), (9, 29, 1), (15, 14), (9, 0, 1)), lx, ly + 36), "#F2CF84")
    s.fill(union(box(lx - 8, ly + 34, lx + 8, ly + 38), box(lx - 8, ly + 63, lx + 8, ly + 67)), "#0C1D3A")


def keepers(s, rim):
    """Smoki: at the left a dragon that watches the table, at the right a tail with a lantern on its tip; two far flyers."""
    neck = sweep([(-30, 800), (40, 740), (70, 660), (58, 590), (84, 544)], [150, 104, 74, 52, 44])
    hg, hc = head(88, 532, 2.2, 2, False, 2, 6)
    sp = spines(off(along([(40, 740), (70, 660), (58, 590), (84, 544)], 30), lambda t: 46 - 22 * t), lambda t: 30 - 10 * t, 1, 1, -1)
    fin = union(*[sweep([(74, 560), (22 - k * 2, 540 + k * 22)], [10, 2]) for k in range(4)], poly((78, 552), (24, 538), (16, 580), (14, 606), (60, 604)))
    s.lay(union(neck, hg, sp, fin), "#2A1220", rim, .2, tol=.3)
    s.fill(move(shape((8, -5, 1), (12, -7.5), (17, -4, 1), (12, -3)), 88, 532, 2.2, 2), "#FFC98A")
    s.fill(union(*[sweep([(x, y), (x + 26, y + 9), (x + 50, y + 3)], [1, 4, 1]) for x, y in ((40, 640), (34, 672), (20, 704))]), rim)
    tail = sweep([(1640, 800), (1560, 776), (1500, 720), (1502, 650), (1544, 616), (1560, 574), (1526, 546), (1490, 560)], [120, 84, 58, 42, 30, 20, 12, 4])
    ts = spines(off(along([(1560, 776), (1500, 720), (1502, 650), (1544, 616)], 30), lambda t: 40 - 22 * t), lambda t: 26 - 10 * t, 1, 1, -1)
    s.lay(union(tail, ts, poly((1496, 552), (1470, 540), (1478, 566), (1490, 574))), "#2A1220", rim, .2, tol=.3)
    lx, ly = 1484, 562
    s.glow(lx, ly + 52, 80, HONEY, .5)
    s.fill(box(lx - 1, ly, lx + 1, ly + 36), "#2A1220")
    s.fill(move(shape((-10, 0, 1), (-17, 15), (-10, 31, 1), (10, 31, 1), (17, 15), (10, 0, 1)), lx, ly + 36), "#F2CF84")
    s.fill(union(box(lx - 9, ly + 33, lx + 9, ly + 38), box(lx - 9, ly + 65, lx + 9, ly + 70)), "#2A1220")
    wing = shape((0, 0, 1), (16, -12), (36, -16), (58, -4, 1), (46, 2), (40, 12, 1), (30, 6), (22, 14, 1), (12, 8), (0, 12, 1))
    flyer_ = union(wing, move(wing, flip=True), sweep([(0, -10), (0, 4), (0, 24), (6, 36)], [5, 9, 6, .8]), poly((-3, -8), (0, -18), (3, -8)))
    for x, y, k, r_ in ((468, 150, .5, 14), (1150, 132, .42, -16), (1096, 190, .26, -10)):
        s.fill(move(flyer_, x, y, k, r_), rim, .7, .4)


def mobile(s, rim):
    """Dream: curtains at the edge of the stage, paper toys on strings."""
    for k in (False, True):
        m = lambda g: move(g, 0, 0, 1, 0, k, (SW / 2, 0))
        c = shape((-20, -20, 1), (150, -20, 1), (132, 120), (112, 250), (66, 350, 1), (78, 420), (62, 600), (70, 740, 1), (-20, 740, 1))
        s.lay(m(c), "#26143F", rim, .3, (3, 5))
        s.fill(m(union(*[sweep(p, [1, 5, 1]) for p in ([(110, 0), (98, 140), (56, 320)], [(70, 0), (66, 150), (40, 330)], [(30, 0), (34, 160), (22, 330)], [(52, 372), (46, 520), (48, 720)], [(24, 372), (22, 520), (26, 720)])])), rim, .5, .5)
        s.lay(m(sweep([(-10, 372), (36, 366), (78, 346)], [20, 17, 12])), "#8A6CC4", None, .2)
    toys = [(462, 132, star4(0, 0, 24, .4)), (486, 300, union(shape((-30, 4, 1), (-12, 18), (16, 18), (32, 2, 1), (0, 8)), poly((-2, 6), (-2, -34), (22, 2)), poly((-6, 4), (-6, -24), (-22, 2)))),
            (1134, 124, union(shape((26, 0, 1), (8, -13), (-14, -8), (-20, 0), (-14, 8), (8, 13)), poly((-16, 0), (-34, -13), (-29, 0), (-34, 13)))), (1150, 306, move(bird_(), 0, 0, 1.3)), (1106, 226, star4(0, 0, 16, .4))]
    for x, y, g in toys:
        s.fill(box(x - .8, 0, x + .8, y - 14), rim, .8)
        s.lay(move(g, x, y), "#6A4C9C", "#A88ACB", .25, (2, 5), tol=.3)


def bird_():
    return union(shape((0, -10, 1), (5, 0), (3, 9), (0, 15, 1), (-3, 9), (-5, 0)), shape((2, -4, 1), (14, -2), (22, 8, 1), (12, 6), (3, 6, 1)), shape((-2, -4, 1), (-14, -2), (-22, 8, 1), (-12, 6), (-3, 6, 1)))


KEEPERS = {"sen": boughs, "smoki": keepers, "dream": mobile}


def tables():
    table("lobby", ((0, "#101A42"), (.5, "#17345E"), (.85, "#1D5068")), ("#19405F", "#133150", "#0E2240"), "#2C5C7E", "#BFE3E6", (900, 330, 300))
    table("sen", ((0, "#101A42"), (.5, "#17345E"), (.85, "#1D5068")), ("#19405F", "#133150", "#0E2240"), "#2C5C7E", "#BFE3E6")
    table("smoki", ((0, "#1F1226"), (.5, "#3A1D36"), (.85, "#6A3038")), ("#4A2236", "#38192C", "#261020"), "#7A4046", "#FFC98A")
    table("race", ((0, "#12204E"), (.45, "#28518C"), (.85, "#6E8FB8")), ("#335C92", "#22447A", "#152E5C"), "#6F9CCB", "#FFE7B8", (760, 260, 320))
    table("dream", ((0, "#150C2E"), (.5, "#2C1A52"), (.85, "#523070")), ("#3B2360", "#2C194C", "#1C1034"), "#6C4A94", "#E7C9FF", (800, 420, 300))
    table("dream_day", ((0, "#3F2E66"), (.4, "#8E5A7E"), (.7, "#DE9A72"), (.9, "#F4C98A")), ("#8A5A78", "#60406C", "#3A2452"), "#E0A68C", "#FFE9BE", (800, 420, 300))


def room_table(name="table_top", rim="#1C3A60", scale="#5E93B8", edge="#6FA3C4", top="#274D78", low="#2F6182", star="#BFE3E6"):
    """The table of the table room: a pale oval with a collar of scales, in the tint of the game."""
    s = Sheet(640, 360)
    s.fill(oval(320, 188, 312, 164), "#04061A", .4)
    s.fill(oval(320, 178, 312, 166), rim)
    tips = []
    for k in range(64):
        a = 2 * math.pi * k / 64
        x, y = 320 + 296 * math.cos(a), 178 + 151 * math.sin(a)
        sc = shape((-13, -12, 1), (-12, 4), (0, 15, 1), (12, 4), (13, -12, 1))
        sc = move(sc.difference(move(sc, 0, -1.8)), x, y, 1, math.degrees(math.atan2(math.sin(a) / 151, math.cos(a) / 296)) - 90)
        tips.append(sc)
    s.fill(union(*tips).intersection(oval(320, 178, 309, 163)), scale, .8, .3)
    s.fill(oval(320, 178, 312, 166).difference(oval(320, 178, 310, 164)), edge, None, .2)
    s.fill(oval(320, 178, 280, 136), s.grad(top, low))
    s.fill(oval(320, 178, 280, 136).difference(oval(320, 178, 278.4, 134.4)), LANTERN, .8, .2)
    s.fill(union(*[star4(320 + 262 * math.cos(math.radians(a)), 178 + 119 * math.sin(math.radians(a)), 6 if a % 45 == 0 else 3.6) for a in range(0, 360, 15)]), star, .6, .3)
    s.save(f"scene/{name}.svg")


if __name__ == "__main__":
    start()
    room_table()
    room_table("table_top_smoki", "#43202F", "#A5606A", "#B9777C", "#5A2C3E", "#74404A", "#F2C9A0")
    room_table("table_top_race", "#1C3F7C", "#7FA9DA", "#8EB4E2", "#2A5496", "#3F6FAE", "#D8E8FA")
    room_table("table_top_dream", "#2E1D58", "#8A6CC4", "#9C80D0", "#422C78", "#5A3F8E", "#E4D0FA")
    tables()
