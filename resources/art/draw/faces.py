# ruff: noqa: D103, E501, E731, F403, F405
# mypy: ignore-errors
# fmt: off
"""The eight faces of what people react with: three moons, two ravens, three dragons, 96 x 96 each."""
from cards import eye_open, eye_shut
from dragons import *
from icons import cut


def moonface(name, marks, extra=None):
    s = Sheet(96, 96)
    s.fill(disc(49, 54, 38, 40), "#05071A", .45)
    s.fill(disc(48, 48, 38, 48), MOON)
    s.fill(disc(48, 48, 38, 48).difference(aff.translate(disc(48, 48, 38, 48), .4, 2.4)), "#FFFFFF")
    s.fill(union(disc(28, 26, 5), disc(70, 30, 6.4), disc(66, 70, 4)), mix(MOON, DUSK, .3), .6)
    s.fill(marks, "#141B42")
    if extra:
        extra(s)
    s.save(f"faces/{name}.svg")


def faces():
    up = lambda x, y: move(sweep([(-9, 3), (0, -5), (9, 3)], [2, 5, 2]), x, y)
    moonface("moon_smile", union(up(34, 42), up(62, 42), cut(shape((28, 54, 1), (48, 58), (68, 54, 1), (62, 68), (48, 74), (34, 68)), poly((34, 57), (62, 57), (60, 61), (36, 61)))))
    moonface("moon_wow", union(move(eye_open(.44), 33, 42), move(eye_open(.44), 63, 42), cut(oval(48, 66, 8.4, 10), oval(48, 67, 3.4, 4.4)), sweep([(24, 29), (33, 24), (41, 28)], [1.6, 3.6, 1.6]), sweep([(55, 28), (63, 24), (72, 29)], [1.6, 3.6, 1.6])))

    def zs(s):
        for x, y, w in ((72, 26, 5), (84, 12, 7)):
            s.fill(move(sweep([(-w, -w), (w, -w, 1), (-w, w, 1), (w, w)], [3, 3.4, 3.4, 3]), x, y), MIST)
    moonface("moon_sleep", union(move(eye_shut(.92), 46, 46), sweep([(40, 68), (46, 71), (52, 68)], [1.6, 3.6, 1.6])), zs)

    def raven(name, eye, beak, extra=None, tuft=True, tilt=0):
        s = Sheet(96, 96)
        skull = shape((6, 92, 1), (10, 62), (14, 40), (26, 22), (44, 16), (58, 24), (64, 40), (62, 56), (58, 70), (64, 92, 1))
        feath = union(poly((18, 34), (4, 26), (22, 24)), poly((26, 24), (16, 8), (36, 18)), poly((40, 17), (38, 3), (50, 19))) if tuft else Polygon()
        g = union(skull, feath, beak)
        if tilt:
            g, eye = (aff.rotate(q, tilt, origin=(40, 70)) for q in (g, eye))
        s.paper(g.intersection(box(0, 0, 96, 92)), "#0B1028", "#7E9BE8", None, (1.5, 4), .4, 2.6)
        strand = union(*[sweep(q, [.8, 2.6, .8]) for q in ([(18, 66), (24, 76), (22, 88)], [(32, 64), (38, 76), (38, 90)], [(48, 66), (52, 76), (52, 88)])])
        s.fill(strand, "#4F6CC0")
        s.fill(eye, MOON)
        if extra:
            extra(s)
        s.save(f"faces/{name}.svg")
    openbeak = union(shape((56, 28, 1), (74, 26), (93, 40, 1), (76, 42), (58, 44, 1)), move(shape((54, 52, 1), (68, 55), (84, 68, 1), (66, 66), (52, 62, 1)), 0, 0))
    closed = shape((56, 30, 1), (72, 32), (93, 52, 1), (76, 52), (56, 58, 1))
    raven("raven_laugh", sweep([(34, 40), (42, 32), (51, 39)], [2.6, 5, 2.6]), openbeak, lambda s: s.fill(union(*[sweep(q, [1.4, 3.6, 1.4]) for q in ([(76, 16), (82, 9)], [(86, 22), (93, 17)], [(80, 82), (87, 88)])]), HONEY))
    raven("raven_doubt", union(cut(disc(44, 40, 9.5, 24), box(30, 28, 58, 37), disc(48, 41, 4.6)), sweep([(31, 30), (44, 33), (57, 37)], [2.4, 4, 2.4])), closed, None, False)

    def drag(name, col, rim, eyeg, jaw=8, extra=None, before=None, eyecol=HONEY, closed=False, tilt=0):
        s = Sheet(96, 96)
        if before:
            before(s)
        skull = shape((8, 66, 1), (8, 40), (20, 26), (40, 24), (58, 36), (76, 40), (90, 50, 1), (88, 58, 1), (68, 60), (48, 62, 1), (38, 72), (22, 78, 1))
        low = aff.rotate(shape((26, 62, 1), (50, 64), (70, 64), (82, 61, 1), (70, 73), (46, 78), (22, 78, 1)), jaw, origin=(26, 66))
        horns = union(sweep([(22, 30), (8, 18), (3, 4)], [12, 8, 1]), sweep([(36, 26), (28, 14), (28, 2)], [10, 6, 1]))
        neck = shape((6, 94, 1), (4, 66), (12, 52), (40, 64), (46, 80), (52, 94, 1))
        nose = disc(80, 44, 6)
        g = union(skull, low, horns, neck, nose)
        sl = union(disc(81, 44.5, 2.2, 8), *[sweep(q, [.8, 2.6, .8]) for q in ([(12, 74), (20, 80), (34, 82)], [(12, 84), (24, 90), (40, 91)])])
        if tilt:
            g, sl, eyeg = (aff.rotate(q, tilt, origin=(40, 60)) for q in (g, sl, eyeg))
        s.paper(g.difference(sl).intersection(box(0, 0, 96, 94)), col, rim, None, (1.5, 4), .4, 2.6)
        s.fill(eyeg, eyecol)
        if extra:
            extra(s)
        s.save(f"faces/{name}.svg")
    fire = lambda s: (s.paper(shape((72, 70, 1), (90, 58), (84, 72), (96, 76, 1), (84, 80), (88, 94, 1), (74, 84), (64, 84, 1), (66, 76)), "#FF8F6B", "#FFE0B0", None, (1, 2), .2), s.fill(shape((72, 74, 1), (82, 70), (80, 78), (84, 84, 1), (74, 80)), HONEY))
    drag("dragon_fire", "#7A2A34", "#FFB090", union(cut(shape((40, 44, 1), (50, 37), (60, 46, 1), (49, 50)), disc(51, 44, 2.8)), poly((36, 34), (60, 40), (58, 44), (37, 39))), 16, fire)
    drag("dragon_cry", "#1F5A72", "#9BE0EA", sweep([(40, 48), (50, 42), (60, 48)], [2.4, 5, 2.4]), 0, lambda s: s.fill(union(shape((54, 52, 1), (59, 62), (54, 68), (49, 62)), shape((60, 72, 1), (64, 80), (60, 85), (56, 80))), "#BFEFFF"))
    heart = lambda x, y, k: move(shape((0, 12, 1), (-13, 0), (-9, -10), (0, -6, 1), (9, -10), (13, 0)), x, y, k)
    drag("dragon_thanks", "#2F6A4A", "#B8F0B0", sweep([(40, 46), (50, 38), (60, 46)], [2.4, 5, 2.4]), 6, lambda s: (s.paper(heart(80, 20, 1.0), "#FF8F6B", "#FFE0D0", None, (1, 2), .3), s.paper(heart(62, 12, .56), "#FFB08F", "#FFE0D0", None, (1, 2), .3)))


if __name__ == "__main__":
    faces()
