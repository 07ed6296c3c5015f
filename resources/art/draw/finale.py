# ruff: noqa: D103, E501, F403, F405
# mypy: ignore-errors
# fmt: off
"""The ends of games: the racers of the podium, the moon asleep, the glory behind a winner, the dragon's hoard; and the parcel for a friend."""
from cards import eye_shut
from dragons import *

NIGHT = "#0D1530"


# ---- racers: the great one of each land, alone, facing right -----------------
TONES = {"red": ("#FF8F6B", "#4A1A2A"), "green": ("#9BDB8A", "#123A34"), "blue": ("#8EC5FF", "#14306A"), "yellow": ("#FFD766", "#4A3418")}
RACERS = {"miasto_mocy": ("city", 3, 3, "blue"), "dzika_knieja": ("woods", 3, 1, "red"), "gory_ogniste": ("fire", 4, 1, "yellow"), "mrozna_zatoka": ("frost", 4, 1, "green"), "zlote_jaskinie": ("cave", 3, 1, "yellow"), "gwiezdny_szlak": ("star", 3, 1, "green")}


def racers():
    for landname, (kind, level, n, colour) in RACERS.items():
        rim, body = TONES[colour]
        parts = [q for q in POSE[kind, level](n) if not (kind == "frost" and q[2] > 0)]
        if landname in FLIP:
            parts = [(move(g, flip=True, origin=(125, 0)), move(c, flip=True, origin=(125, 0)), z) for g, c, z in parts]
        allg = union(*[g for g, _, _ in parts])
        x0, y0, x1, y1 = allg.bounds
        s = Sheet(round(x1 - x0 + 16), round(y1 - y0 + 16))
        if kind == "frost":
            h0 = round(y1 - y0 + 16)
            s.paper(ridge(h0 - 16, 5, 3, 26, False, 4, s.w - 4, h0 - 4), mix(body, rim, .2), rim, None, (0, 4), .3, 2)
        for g, c, z in parts:
            g, c = (aff.translate(q, 8 - x0, 6 - y0) for q in (g, c))
            if kind == "frost":
                g = g.intersection(box(0, 0, 400, s.h - 26))
            col, rm, ct = body, rim, mix(rim, HONEY, .4)
            if z == -1:
                col = mix(body, rim, .28)
            elif z == 1:
                col, ct = mix(rim, MOON, .4), body
            elif z == 2:
                col = HONEY
            elif z == 3:
                col, rm, ct = mix(rim, HONEY, .45), "#FFF6DC", body
            s.paper(g.difference(c), col, rm, None, (2, 5), .35, 2.0, .2)
            s.fill(c, ct, None, .2)
        if kind == "frost":
            s.paper(ridge(h0 - 24, 5, 8, 22, False, 12, s.w - 12, h0 - 4), "#2A5AA0", "#BFE0FF", None, (0, 4), .3, 2)
        s.save(f"finale/racer_{landname}.svg")


FLIP = set()


# ---- ends ---------------------------------------------------------------------
def moon_asleep():
    """The moon fully asleep on its cloud, a crow asleep on the moon."""
    s = Sheet(520, 360)
    s.glow(260, 176, 250, MOON, .5)
    s.fill(disc(260, 178, 128, 64), MOON)
    s.fill(union(disc(198, 112, 15), disc(322, 104, 21), disc(276, 74, 9), disc(346, 176, 11)), mix(MOON, "#2F4C8C", .22), .55)
    s.fill(move(eye_shut(3.0), 258, 140), "#16204A")
    # the crow sleeps: head tucked under the wing
    body = shape((-44, 30, 1), (-36, 4), (-20, -22), (0, -36), (22, -34), (34, -14), (32, 8), (18, 22), (0, 28), (-20, 30))
    tuck = shape((24, -32, 1), (36, -20), (36, -2), (24, 8), (14, -4), (14, -20))
    tail = poly((-34, 6), (-74, 34), (-62, 40), (-30, 30))
    slits = union(sweep([(8, -24), (-12, -6), (-40, 24)], [.6, 3, .6]), sweep([(14, -12), (-2, 4), (-26, 24)], [.6, 2.6, .6]), sweep([(20, 0), (8, 10), (-10, 22)], [.6, 2.2, .6]), sweep([(20, -20), (26, -16), (32, -18)], [1, 2.6, 1]))
    feet = union(sweep([(2, 26), (3, 36)], [4, 3]), sweep([(14, 22), (15, 34)], [4, 3]))
    crow = move(union(body, tuck, tail, feet).difference(slits), 318, 44, .84, 22)
    s.paper(crow, "#0A0F28", "#6C8FE0", None, (2, 4), .2, 2)
    far = move(cloud(0, 0, 430, 7, 5, .05), 270, 330)
    s.paper(far, "#4E6BB0", "#A9C0F0", None, (0, 6), .3, 2.4)
    near = move(cloud(0, 0, 330, 6, 12, .02), 206, 350)
    s.paper(near, "#2E4688", "#86A4E4", None, (0, 6), .3, 2.4)
    for i, (x, y, w) in enumerate(((414, 118, 11), (436, 92, 14), (464, 60, 18))):
        z = union(sweep([(-w, -w), (w, -w, 1), (-w, w, 1), (w, w)], [4, 4.6, 4.6, 4]))
        s.fill(move(z, x, y, 1, -8), "#D5DEF2", .9 - i * .2)
    s.fill(stars(14, 16, 20, 16, 500, 150, disc(260, 178, 150)), "#FFFFFF", .8)
    s.save("finale/moon_asleep.svg")


def glory():
    """Petals of moon light behind a winner."""
    s = Sheet(320, 320)
    s.glow(160, 160, 158, MOON, .5)
    s.fill(union(*[move(shape((0, -70, 1), (17, -104), (0, -142, 1), (-17, -104)), 160, 160, 1, a) for a in range(0, 360, 24)]), HONEY, .3)
    s.fill(disc(160, 160, 92, 48), MOON, .9)
    s.fill(union(disc(122, 122, 11), disc(206, 196, 15), disc(196, 112, 7)), mix(MOON, DUSK, .3), .5)
    s.save("finale/glory.svg")


def hoard():
    """A dragon asleep round its tokens."""
    s = Sheet(520, 330)
    s.glow(262, 190, 230, "#F5A060", .4)
    base = oval(262, 300, 252, 24)
    s.paper(base, "#2A0F22", "#7C4650", None, (0, 5), .3)
    line = [(106, 250), (130, 172), (206, 122), (300, 112), (388, 148), (424, 216), (392, 274), (318, 292)]
    body = sweep(line, [52, 78, 92, 96, 88, 70, 50, 30])
    tail = sweep([(392, 274), (318, 296), (232, 296), (176, 284), (150, 262)], [54, 38, 26, 16, 3])
    sp = spines(off(along(line[:6], 30), lambda t: 40 + 8 * math.sin(math.pi * t)), lambda t: 12 + 20 * math.sin(math.pi * t), 1, 1, -1)
    s.paper(union(body, sp), "#5A2038", "#D98A6A", None, (3, 6), .3, 2.4, .3)
    s.fill(union(*[sweep(q, [.8, 3, .8]) for q in ([(170, 190), (214, 160), (262, 150)], [(200, 220), (250, 186), (306, 176)], [(330, 200), (366, 206), (384, 232)])]), "#F2A870", .8)
    wg, wc = batwing((262, 128), (352, 60), [(446, 150), (398, 196), (330, 216)], (276, 196), 9)
    s.paper(wg, "#742C40", "#F2B08A", None, (3, 6), .3, 2.2, .3)
    s.fill(wc, "#F2B08A", .8)
    for x, y, r_ in ((228, 250, 27), (282, 254, 27), (255, 214, 27)):
        edge = union(*[disc(x + r_ * .93 * math.cos(math.radians(a)), y + r_ * .93 * math.sin(math.radians(a)), r_ * .14, 8) for a in range(0, 360, 24)], disc(x, y, r_ * .95, 32))
        s.paper(edge, "#F0B24A", "#FFF0C0", None, (1, 4), .35, 1.8)
        s.fill(disc(x, y, r_ * .76, 24).difference(disc(x, y, r_ * .66, 24)), "#8A4A22")
        s.fill(move(star4(0, 0, r_ * .5, .34), x, y), "#8A4A22")
    s.paper(tail, "#5A2038", "#D98A6A", None, (2, 5), .3, 2.2, .3)
    neck = sweep([(118, 224), (92, 258), (100, 280), (122, 284)], [56, 46, 40, 34])
    hg, _ = head(116, 276, 1.85, 4, False, 2, 0)
    nohole = hg.buffer(.01)
    s.paper(union(neck, nohole), "#6A2740", "#F2B08A", None, (2, 5), .3, 2.2, .3)
    s.fill(move(sweep([(6, -5), (12, -2), (18, -5)], [1, 2.6, 1]), 116, 276, 1.85, 4), "#FFDF98")
    s.fill(move(disc(37.5, -3.2, 1.2, 6), 116, 276, 1.85, 4), "#FFDF98")
    for i, (x, y, w) in enumerate(((212, 258, 0), (60, 214, 13), (42, 186, 10), (50, 162, 7))):
        if w:
            s.fill(oval(x, y, w, w * .62), "#F8E0D0", .42 - i * .08)
    s.save("finale/hoard.svg")


def rr_(y, amp, seed):
    return ridge(y, amp, seed, 60, False, 10, 510, 326)


def bells():
    """Morning: the bed is empty, the mask hangs, the sun comes over the sill."""
    s = Sheet(520, 330)
    s.glow(262, 214, 230, "#FFE0A0", .7)
    s.fill(disc(262, 224, 76, 48), "#FFE6A6")
    s.fill(union(*[aff.rotate(poly((256, 122), (262, 92 if k % 2 else 104), (268, 122)), a, origin=(262, 224)) for k, a in enumerate(range(-84, 85, 14))]), "#FFE6A6")
    s.fill(move(union(sweep([(-30, -4), (-20, -10), (-10, -4)], [2, 5, 2]), sweep([(10, -4), (20, -10), (30, -4)], [2, 5, 2]), sweep([(-13, 12), (0, 20), (13, 12)], [2, 5, 2])), 262, 214), "#7A3A20")
    s.paper(union(ridge(270, 16, 9, 70, False, 30, 490, 330)), "#B0688A", "#F6C8B0", None, (0, 5), .25)
    s.paper(union(ridge(292, 10, 3, 60, False, 14, 506, 330), *[fir(x, 296, h) for x, h in ((60, 52), (84, 38), (440, 48), (468, 62), (414, 30))]), "#5B3B7C", "#C59BF0", None, (0, 5), .25)
    s.save("finale/morning.svg")



def parcel():
    """A crow flies with a parcel: the program for a friend."""
    s = Sheet(360, 300)
    s.glow(180, 150, 150, MOON, .35)
    g, c = crow_up()
    s.paper(move(g.difference(c), 176, 154, 1.62, -6), "#0B1028", "#7E9BE8", None, (3, 6), .3, 2.4, .3)
    s.fill(union(sweep([(160, 166), (176, 206)], [2.4, 2.4]), sweep([(198, 164), (186, 206)], [2.4, 2.4])), "#D9CFB4")
    p = move(rbox(-48, 0, 96, 66, 6), 182, 204, 1, -5)
    s.paper(p, "#F3E3BC", "#FFFFFF", None, (3, 6), .35, 2.4)
    s.fill(move(union(box(-6, 0, 6, 66), box(-48, 26, 48, 36)), 182, 204, 1, -5), "#B0483A")
    s.fill(move(disc(0, 31, 15), 182, 204, 1, -5), "#141B42")
    s.fill(move(eye_shut(.44), 184, 234, 1, -5), MOON)
    s.fill(stars(5, 12, 14, 14, 346, 130, disc(180, 120, 110)), "#FFFFFF", .7)
    s.save("finale/parcel.svg")


if __name__ == "__main__":
    racers()
    moon_asleep()
    glory()
    hoard()
    bells()
    parcel()
