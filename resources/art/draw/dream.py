# ruff: noqa: C408, D103, E501, F403, F405, F841, RUF059
# mypy: ignore-errors
# fmt: off
"""The dream night: bed, mask, moon clock, fairy, bogey, sandman."""
from race import *

VIO = ("#2A1A4A", "#E7A9C6")


def bed():
    """A bed from the side: the sleeper under the quilt is a mountain range, the moon comes up behind the knees."""
    s = Sheet(600, 330)
    s.glow(372, 112, 110, MOON, .5)
    s.fill(disc(372, 112, 56, 48), MOON)
    s.fill(union(disc(352, 92, 7), disc(392, 96, 10), disc(374, 76, 5)), mix(MOON, "#5B3B7C", .25), .5)
    s.fill(union(*[star4(x, y, r) for x, y, r in ((150, 30, 6), (224, 62, 4), (286, 34, 7), (470, 60, 5), (516, 26, 6), (452, 118, 4))]), HONEY, .9)
    # head board and foot board
    hb = shape((30, 300, 1), (30, 120), (42, 84), (64, 74), (78, 92), (84, 128), (86, 300, 1))
    fb = shape((526, 300, 1), (528, 190), (538, 168), (552, 164), (564, 172), (570, 196), (570, 300, 1))
    s.paper(hb, "#3A1F4C", "#8E63AC", None, (0, 5), .3)
    s.fill(disc(58, 122, 13).difference(disc(64, 118, 11)), LANTERN)
    s.fill(union(*[star4(58, y, 5) for y in (156, 182, 208)]), LANTERN, .9)
    s.paper(rbox(70, 232, 470, 62, 14), "#D9CFE8", "#FFFFFF", None, (0, 4), .3)
    s.paper(shape((82, 236, 1), (78, 208), (96, 190), (140, 186), (190, 192), (216, 208), (212, 238, 1)), "#EFE6F6", "#FFFFFF", None, (0, 4), .25)
    s.fill(union(sweep([(98, 206), (120, 212), (136, 208)], [.8, 2, .8]), sweep([(176, 222), (194, 216), (204, 208)], [.8, 2, .8])), "#C2B2D8")
    def lie(g):
        return move(g, 160, 178, 1.08, -84)
    skin, edge = "#CDA9D2", "#F6E4F6"
    hair = union(shape((131, 142, 1), (116, 152), (108, 176), (94, 206), (80, 240), (70, 262), (62, 282, 1), (84, 278), (96, 262), (100, 284), (108, 294, 1), (122, 276), (130, 256), (148, 244), (176, 236), (206, 222), (210, 204, 1), (188, 196), (170, 178), (150, 160)), lie(disc(-16, 2, 26)))
    face = lie(shape((0, -40), (20, -34), (29, -22), (30, -11), (29, -5), (36, 3), (41, 9, 1), (33, 11), (31.5, 14), (36, 18), (33, 21, 1), (35.5, 25), (32, 29), (33, 35), (29, 42), (18, 45), (12, 50), (14, 84, 1), (-26, 84, 1), (-26, 34), (-38, 4), (-27, -28)))
    s.paper(face, skin, edge, None, (0, 3), .2)
    s.paper(hair, "#1A0E28", "#8E63AC", None, (0, 3), .2)
    s.paper(lie(union(sweep([(20, -9), (-10, -12), (-44, -12)], [6, 5, 4]), shape((31, -20, 1), (36, -13), (36, -5), (35, 1, 1), (24, 4), (12, -1), (8, -9), (12, -17), (22, -22)))), "#2A8490", "#9ADAD4", None, (0, 2), .2)
    s.fill(lie(union(sweep([(27, -17), (21, -9), (27, -1)], [.8, 2.6, .8]), *[sweep([(a, b), (a - 6, b + c)], [2, .8]) for a, b, c in ((23.6, -13.5, -2), (21.4, -9, 0), (23.6, -4.5, 2))])), MOON)
    s.fill(union(sweep([(122, 160), (110, 196), (92, 238), (76, 268)], [.6, 2.2, 2, .6]), sweep([(136, 178), (124, 212), (110, 246), (106, 274)], [.6, 2.2, 2, .6]), sweep([(150, 190), (144, 214), (128, 240)], [.6, 2, .6]), sweep([(166, 196), (170, 214), (152, 232)], [.6, 2, .6])), "#8E63AC")
    # the quilt: chest, knees and feet are hills
    crest = [(200, 252), (204, 208), (220, 178), (254, 170), (306, 180), (352, 152), (392, 146), (430, 184), (468, 204), (496, 176), (520, 178), (532, 214), (534, 252)]
    layers = (("#8462B4", 0), ("#654FA4", 26), ("#47438F", 50), ("#2F3A7E", 72))
    for k, (c, dy) in enumerate(layers):
        pts = [(x + (k * 4 if x < 260 else 0), y + dy * (1 - .25 * math.sin(x * .03 + k * 1.7))) for x, y in crest]
        g = Polygon([(192 + k * 2, 298), *curve([(192 + k * 2, 298), *pts, (536, 298)]), (536, 298)]).buffer(0).intersection(rbox(150, 100, 390, 198, 12))
        s.paper(g, c, mix(c, "#FFFFFF", .34), None, (0, -3), .2)
        if k == 1:
            s.fill(union(*[fir(x, y, h) for x, y, h in ((262, 214, 24), (276, 213, 18), (396, 180, 26), (410, 190, 20), (382, 180, 17))]), "#2A2560")
        if k == 2:
            s.fill(union(box(318, 216, 344, 236), poly((313, 217), (331, 200), (349, 217)), box(337, 202, 342, 212)), "#1B1838")
            s.fill(union(box(323, 222, 329, 229), box(334, 222, 339, 236)), HONEY)
            s.fill(union(*[fir(x, y, h) for x, y, h in ((300, 240, 22), (360, 226, 20), (452, 246, 24), (466, 250, 18), (238, 244, 18))]), "#1E1C4C")
    s.fill(union(*[star4(x, y, 4.4) for x, y in ((226, 282), (272, 274), (330, 280), (388, 272), (440, 284), (498, 278))]), HONEY, .9)
    s.paper(fb, "#3A1F4C", "#8E63AC", None, (0, 5), .3)
    s.paper(rbox(24, 288, 552, 16, 7), "#3A1F4C", "#8E63AC", None, (0, 4), .3)
    s.fill(union(box(40, 302, 54, 326), box(546, 302, 560, 326)), "#2A1638")
    g, c = crow_perched(-1)
    s.paper(move(g.difference(c), 550, 166, .58, 0, True), "#120A28", "#8E63AC", None, (1, 3), .25)
    s.save("dream/bed.svg")


def mask():
    s = Sheet(240, 120)
    band = union(sweep([(2, 48), (30, 40), (60, 44)], [9, 11, 12]), sweep([(238, 48), (210, 40), (180, 44)], [9, 11, 12]))
    s.paper(band, "#1E5F70", "#54A7AC", None, (0, 3), .3)
    m = shape((34, 44, 1), (56, 22), (90, 18), (120, 26), (150, 18), (184, 22), (206, 44, 1), (200, 78), (170, 98), (140, 90), (120, 70), (100, 90), (70, 98), (40, 78))
    s.paper(m, "#2A8490", "#9ADAD4", None, (0, 5), .35, 1.5, .06)
    s.fill(m.buffer(-6).difference(m.buffer(-7.8)), HONEY, .9, .05)
    for x in (78, 162):
        s.fill(move(eye_shut(1.02), x, 56), MOON, None, .06)
    s.fill(union(*[star4(x, y, r) for x, y, r in ((120, 44, 7), (104, 34, 3), (136, 34, 3))]), HONEY)
    s.save("dream/mask.svg")


def clock():
    """The moon clock: twelve phases around a dial; the hand is drawn by the screen."""
    s = Sheet(240, 240)
    s.fill(disc(120, 124, 114), "#05071A", .4)
    s.fill(disc(120, 120, 114, 40), "#1B1440")
    s.fill(disc(120, 120, 114, 40).difference(disc(120, 120, 111.5, 40)), LANTERN)
    s.fill(disc(120, 120, 74, 40), s.grad("#2E2566", "#5B3B7C"))
    s.fill(disc(120, 120, 75.5, 40).difference(disc(120, 120, 74, 40)), "#A583C2")
    for i in range(12):
        a = math.radians(i * 30 - 90)
        x, y = 120 + 93 * math.cos(a), 120 + 93 * math.sin(a)
        ph = i / 12
        full = disc(x, y, 11, 20)
        if i == 0:
            lit = full
        else:
            k = math.cos(2 * math.pi * ph)  # 1 full ... -1 new
            half = full.intersection(box(x, y - 20, x + 20, y + 20) if i > 6 else box(x - 20, y - 20, x, y + 20))
            el = oval(x, y, max(11 * abs(k), .3), 11)
            lit = half.union(el) if k > 0 else half.difference(el)
        s.fill(full, "#352A6B")
        if i != 6:
            s.fill(lit.intersection(full), MOON)
        else:
            s.fill(full.difference(disc(x, y, 9.6, 20)), "#8E7BC0")
    s.fill(union(*[aff.rotate(box(119.2, 47.5, 120.8, 53 if k % 3 else 56), k * 10, origin=(120, 120)) for k in range(36)]), "#C9B5E6", .7)
    s.fill(stars(5, 16, 70, 70, 170, 170, None), "#FFFFFF", .6)
    s.save("dream/moon_clock.svg")
    h = Sheet(240, 240)
    h.fill(union(sweep([(120, 128), (120, 100), (120, 54)], [9, 6, 1.4])), HONEY)
    h.fill(union(disc(120, 120, 10), disc(120, 82, 7).difference(disc(124, 80, 6))), HONEY)
    h.fill(disc(120, 120, 4), "#1B1440")
    h.save("dream/moon_hand.svg")


def role(name):
    sky, low = {"fairy": ("#3B5AA8", "#F7D9A0"), "bogey": ("#241743", "#7D86D8"), "sandman": ("#6B4A86", "#F4C88C")}[name]
    f = Face(sky, low, ink="#1F1238", rim="#7A58A0", tab=None, mark=(68, 68), edge="#C59BF0")
    f.fill(stars(len(name) * 9, 30), "#FFFFFF", .75)
    body, rim = mix(sky, INK0, .72), mix(sky, "#FFFFFF", .42)
    if name == "bogey":
        f.moon(190, 74, 26, "#D9DCF6")
        f.layer(box(0, 270, 250, 350), .3)
        bodyg = shape((34, 350, 1), (40, 262), (56, 192), (78, 150), (90, 116, 1), (102, 142), (126, 134), (150, 142), (164, 114, 1), (174, 152), (194, 196), (208, 262), (216, 350, 1))
        tuft = union(*[poly((x, y), (x + a, y - 16), (x + 12, y + 4)) for x, y, a in ((42, 240, -12), (50, 208, -12), (62, 178, -10), (190, 200, 18), (198, 232, 20), (204, 262, 20))])
        arms = union(sweep([(56, 240), (36, 276), (48, 306)], [30, 24, 20]), sweep([(196, 240), (214, 262), (196, 262)], [26, 20, 14]))
        claws = union(*[sweep([(44 + k * 9, 306), (44 + k * 10, 324)], [7, 1.6]) for k in (-1, 0, 1, 2)])
        eyes = union(oval(104, 186, 17, 19), oval(148, 186, 17, 19))
        pup = union(oval(110, 190, 6, 9), oval(143, 190, 6, 9))
        f.beast((union(bodyg, tuft, arms, claws), union(sweep([(70, 270), (90, 288), (118, 292)], [.6, 2, .6]), sweep([(78, 300), (98, 316), (124, 318)], [.6, 2, .6]), sweep([(140, 296), (158, 290), (172, 276)], [.6, 2, .6]))), "#0C0A22", "#7C7FD0", "#5B5BB0")
        f.glow(126, 186, 70, "#FFE9A8", .25)
        f.fill(eyes, "#FFE9A8")
        f.fill(pup, "#0C0A22")
        grin = sweep([(84, 226), (104, 240), (126, 244), (148, 240), (168, 226)], [2, 5, 6, 5, 2])
        f.fill(union(grin, *[poly((x - 6, y), (x + 6, y), (x, y + 13)) for x, y in ((98, 236), (113, 242), (139, 242), (154, 236))]), MOON)
        f.layer(ridge(330, 6, 9), .9)
        mk = cloud(0, 10, 42, 4, 3, .5).difference(union(oval(-7, 0, 3, 4), oval(7, 0, 3, 4)))
        col = "#9FB4FF"
    f.close(f"dream/role_{name}.svg", None, at_mark(mk), MOON, col)


# ---- the name -------------------------------------------------------------
def word():
    kw = dict(w=17, thin=5.2, angle=-27)
    S = nib([(50, 17), (36, 6), (19, 9), (12, 24), (23, 38), (39, 47), (47, 61), (40, 76), (24, 81), (7, 71)], **kw)
    e = union(nib(arc(26, 57, 17, 23, 0, -318), **kw), nib([(11, 58), (42, 55)], **kw))
    n = union(nib([(10, 35), (10, 80)], **kw), nib([(10, 48), (22, 36), (36, 37), (42, 52), (42, 80)], **kw))
    i = nib([(10, 35), (10, 80)], **kw)
    k = union(nib([(10, 0), (10, 80)], **kw), nib([(38, 34), (13, 58)], **kw), nib([(20, 54), (42, 79)], **kw))
    x, out = 0, []
    for g, adv in ((S, 64), (e, 58), (n, 63), (n, 63), (i, 31), (k, 58)):
        out.append(aff.translate(g, x + 10, 14))
        x += adv
    dot_x = 10 + 64 + 58 + 63 + 63 + 10
    moon = disc(dot_x, 26, 11).difference(disc(dot_x + 6, 22, 9.4))
    return union(*out), moon, x + 14


def brand():
    g, m, w = word()
    for name, c in (("wordmark.svg", MOON), ("wordmark_ink.svg", "#141B42")):
        s = Sheet(round(w), 112)
        if c == MOON:
            s.fill(aff.translate(g, 0, 4), "#05071A", .5)
        s.fill(g, c)
        s.fill(m, LANTERN if c == MOON else "#B5671F")
        s.save("brand/" + name)
    s = Sheet(256, 256)
    area = rbox(6, 6, 244, 244, 56)
    s.fill(area, s.grad("#16204F", "#2A8490", 0, 1.1))
    s.glow(128, 118, 110, MOON, .5)
    s.fill(disc(128, 112, 68, 48), MOON)
    s.fill(union(disc(100, 84, 8), disc(158, 78, 11), disc(132, 66, 5)), mix(MOON, DUSK, .28), .6)
    s.fill(move(eye_shut(1.75), 128, 112), "#141B42")
    for y, a, sd, c in ((190, 12, 4, "#2B6B85"), (208, 10, 9, "#1B4566")):
        s.paper(ridge(y, a, sd, 50, False, 0, 256, 260), c, mix(c, "#FFFFFF", .25), area, (0, -3), .2)
    back = union(shape((6, 262, 1), (6, 226), (60, 214), (110, 200), (150, 206), (196, 220), (250, 218), (262, 262, 1)), *[poly((x - 9, y + 14), (x, y - 9), (x + 10, y + 14)) for x, y in ((62, 210), (84, 202), (106, 196), (128, 196), (150, 202), (172, 210))])
    s.paper(back, "#0D1130", "#3A5CA6", area, (0, -3), .25)
    c1, c2 = crow_perched()
    s.fill(move(c1, 212, 221, .42, 0, True), "#0D1130")
    s.fill(area.difference(area.buffer(-4)), LANTERN, .9)
    s.save("brand/icon.svg")
    for nm, g in (("eye_open", eye_open(.86)), ("eye_shut", eye_shut(.86)), ("take2", two_cards()), ("swap2", two_arrows())):
        s = Sheet(48, 48)
        s.fill(move(g, 24, 24), MOON)
        s.save(f"marks/{nm}.svg")
    for c in "0123456789-":
        for tone, colour in (("moon", MOON), ("ink", "#141B42")):
            s = Sheet(60, 84)
            q = number(c, 30, 42, 78)
            s.fill(q, colour, None, .1)
            s.save(f"figures/{tone}_{c.replace('-', 'minus')}.svg")
    s = Sheet(48, 72)
    s.fill(move(feather(.9), 24, 32), MOON)
    s.save("marks/feather.svg")


if __name__ == "__main__":
    bed()
    mask()
    clock()
    role("bogey")
    brand()
