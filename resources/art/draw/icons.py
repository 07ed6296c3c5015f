# ruff: noqa: C416, D103, E501, E731, F403, F405
# mypy: ignore-errors
# fmt: off
"""The icons of the program, 48 x 48: solid paper shapes with slits, 40 wide, no line thinner than 3."""
from race import *


def cut(g, *slits):
    return g.difference(union(*slits))


def ring(x, y, r, w):
    return disc(x, y, r, 32).difference(disc(x, y, r - w, 32))


def icons():
    o = {}
    lamp = lambda x, y, s=1.0: move(union(oval(0, 0, 8, 9), box(-4, -11.4, 4, -8.6), box(-4, 8.6, 4, 11.4)), x, y, s)
    o["network"] = union(*[lamp(x, y, .82) for x, y in ((24, 11), (10, 35), (38, 35))], *[sweep([a, b], [3, 3]) for a, b in (((19, 19), (14, 27)), ((29, 19), (34, 27)), ((18, 36), (30, 36)))])
    o["replay"] = union(cut(disc(24, 25, 19, 32), disc(24, 25, 13.6, 32), poly((24, 25), (2, 4), (24, -4))), poly((24, -1), (24, 15), (12, 7)), poly((20, 18), (33, 25), (20, 32)))
    sh = shape((24, 3, 1), (42, 9, 1), (41, 28), (24, 46, 1), (7, 28), (6, 9, 1))
    o["verify"] = cut(sh, sweep([(14, 24, 1), (22, 32, 1), (35, 15)], [4.6, 5.4, 4.6]))
    o["chat"] = cut(union(rbox(4, 7, 40, 28, 11), poly((12, 32), (26, 32), (13, 45))), *[disc(x, 21, 3.1, 12) for x in (14, 24, 34)])
    horn = union(poly((5, 18), (14, 18), (27, 7), (27, 41), (14, 30), (5, 30)))
    o["sound"] = union(horn, *[sweep(arc(26, 24, r_, r_, -46, 46), [1.6, 4, 1.6]) for r_ in (10, 17)])
    o["mute"] = union(horn, sweep([(32, 18), (44, 31)], [4.2, 4.2]), sweep([(44, 18), (32, 31)], [4.2, 4.2]))
    teeth = union(*[aff.rotate(poly((19.6, 2), (28.4, 2), (30, 12), (18, 12)), a, origin=(24, 24)) for a in range(0, 360, 45)])
    o["settings"] = cut(union(disc(24, 24, 16, 32), teeth), disc(24, 24, 7, 24))
    o["rules"] = union(*[move(cut(shape((1.4, 12, 1), (10, 6), (21, 8, 1), (21, 38, 1), (10, 36), (1.4, 42, 1)), *[sweep([(6, y), (16, y - 1.4)], [2.4, 2.4]) for y in (17, 24, 31)]), 24, 0, 1, 0, k) for k in (False,)],
                         *[cut(shape((22.6, 12, 1), (14, 6), (3, 8, 1), (3, 38, 1), (14, 36), (22.6, 42, 1)), *[sweep([(8, y - 1.4), (18, y)], [2.4, 2.4]) for y in (17, 24, 31)])])
    o["leave"] = union(cut(shape((5, 45, 1), (5, 18), (10, 6), (17, 3), (24, 6), (29, 18), (29, 45, 1)), shape((10, 40.4, 1), (10, 20), (13, 11), (17, 8.6), (21, 11), (24, 20), (24, 40.4, 1))), sweep([(17, 26), (34, 26)], [5, 5]), poly((33, 17), (46, 26), (33, 35)))
    o["bot"] = cut(union(rbox(8, 14, 32, 27, 8), sweep([(24, 15), (24, 8)], [3.4, 3.4]), disc(24, 6, 4.2, 16), rbox(2, 22, 5, 11, 2.4), rbox(41, 22, 5, 11, 2.4)), oval(17, 25, 4, 4.6), oval(31, 25, 4, 4.6), sweep([(17, 34.4), (24, 36.4), (31, 34.4)], [2.2, 3, 2.2]))
    o["clock"] = cut(disc(24, 24, 20, 32), disc(36, 17, 15, 32)).union(union(*[star4(x, y, r_, .34) for x, y, r_ in ((32, 18, 9), (42, 28, 4.6))]))
    o["time"] = cut(disc(24, 24, 20, 32), sweep([(24, 10), (24, 25, 1), (33, 31)], [4.4, 4.8, 4.2]))
    o["send"] = cut(poly((3, 22), (45, 4), (33, 44), (22, 30)), poly((45, 4), (19.6, 26.4), (22, 30)), sweep([(23, 31), (40, 10)], [2.2, .8])).union(poly((18, 30), (24.4, 38), (17, 43)))
    o["undo"] = union(sweep([(12, 17), (30, 16), (40, 24), (36, 36), (22, 39), (12, 38)], [5.6, 6, 6, 6, 5.6, 5]), poly((17, 4), (17, 30), (2, 17)))
    o["eye"] = move(eye_open(.86), 24, 24)
    o["eye_shut"] = move(eye_shut(.86), 24, 22)
    o["lock"] = cut(union(rbox(8, 21, 32, 24, 6), cut(union(disc(24, 17, 13, 32), box(11, 17, 37, 24)), union(disc(24, 17, 8, 32), box(16, 17, 32, 26)))), disc(24, 31, 4, 16), poly((22, 32), (26, 32), (27, 39), (21, 39)))
    o["spectator"] = union(move(eye_open(.62), 24, 13), cut(shape((4, 46, 1), (6, 34), (16, 28), (24, 32), (32, 28), (42, 34), (44, 46, 1)), sweep([(14, 36), (15, 46)], [1.6, 2.4]), sweep([(34, 36), (33, 46)], [1.6, 2.4])))
    o["people"] = union(disc(16, 16, 8), shape((2, 42, 1), (4, 30), (16, 26), (28, 30), (30, 42, 1)), cut(union(disc(33, 18, 7), shape((20, 42, 1), (24, 32), (34, 28), (44, 32), (46, 42, 1))), shape((0, 46, 1), (2, 28), (16, 23), (31, 28), (33, 46, 1)), disc(16, 16, 11)))
    o["plus"] = union(box(20.5, 6, 27.5, 42), box(6, 20.5, 42, 27.5)).buffer(1.4, 6)
    o["check"] = sweep([(7, 25, 1), (19, 38, 1), (42, 9)], [6, 7, 5])
    o["cross"] = union(sweep([(9, 9), (39, 39)], [6.4, 6.4]), sweep([(39, 9), (9, 39)], [6.4, 6.4]))
    o["warn"] = cut(shape((24, 3, 1), (46, 43, 1), (2, 43, 1)).buffer(-1).buffer(1.6), sweep([(24, 16), (24, 29)], [5.4, 4]), disc(24, 36, 2.9, 12))
    o["menu"] = union(*[sweep([(7, y), (24, y - 1.4), (41, y)], [4, 5, 4]) for y in (12, 24, 36)])
    o["pause"] = union(rbox(11, 7, 9, 34, 2.6), rbox(28, 7, 9, 34, 2.6))
    o["play"] = shape((11, 6, 1), (41, 24, 1), (11, 42, 1)).buffer(-1).buffer(1.6)
    o["step"] = union(poly((8, 7), (31, 24), (8, 41)).buffer(-.8).buffer(1.4), rbox(33, 7, 7, 34, 2.4))
    o["step_back"] = move(o["step"], flip=True, origin=(24, 0))
    o["left"] = poly((40, 20), (40, 28), (20, 28), (20, 38), (4, 24), (20, 10), (20, 20))
    o["right"] = move(o["left"], flip=True, origin=(24, 0))
    o["copy"] = union(cut(rbox(5, 5, 27, 30, 5), rbox(13.4, 11.4, 32, 36, 5)), cut(rbox(16, 14, 27, 30, 5), *[box(21, y, 38, y + 3) for y in (22, 29, 36)]))
    o["language"] = union(cut(disc(24, 24, 20, 32), *[q for q in (oval(24, 24, 10, 20).difference(oval(24, 24, 7.4, 20)), box(2, 22.6, 46, 25.4), sweep(arc(24, 2, 22, 14, 30, 150), [2.4, 2.4]), sweep(arc(24, 46, 22, 14, 210, 330), [2.4, 2.4]))]))
    o["speed"] = union(*[sweep([(4 + k, y), (20 + k, y - 1)], [1, 4]) for k, y in ((4, 14), (0, 24), (4, 34))], shape((18, 24, 1), (30, 10), (44, 24, 1), (30, 38)))
    o["text"] = union(box(4, 8, 30, 14), box(13.6, 8, 20.4, 42), box(29, 22, 46, 27), box(34.6, 22, 40.4, 42), box(4, 8, 8, 18), box(26, 8, 30, 18))
    o["medal"] = union(cut(disc(24, 18, 16, 32), move(star4(0, 0, 12, .42), 24, 18)), poly((11, 28), (23, 34), (15, 46), (12, 39), (5, 40)), poly((37, 28), (25, 34), (33, 46), (36, 39), (43, 40)))
    for k, g in o.items():
        s = Sheet(48, 48)
        s.fill(g, MOON, None, .1)
        s.save(f"icons/{k}.svg")
        s = Sheet(48, 48)
        s.fill(g, "#141B42", None, .1)
        s.save(f"icons/{k}_ink.svg")


if __name__ == "__main__":
    icons()
