# ruff: noqa: B023, D103, E501, E731, F403, F405
# mypy: ignore-errors
# fmt: off
"""Backs for the pictures of words, and the stage on which a dream is retold."""
from paper import d
from race import *


def scenes():
    kinds = {"hills": (("#7FA6C4", "#E9D9B0"), "hills"), "sea": (("#7FA6C4", "#CFE0D2"), "sea"), "town": (("#A99AC8", "#F0CFA6"), "town"), "room": (("#D9B98A", "#F3E0B4"), "room")}
    for name, (sky, kind) in kinds.items():
        s = Sheet(200, 184)
        frame = rbox(0, 0, 200, 184, 14)
        win = rbox(7, 7, 186, 170, 9)
        s.fill(frame, "#FBF2D6", None, .1)
        s.fill(frame.difference(rbox(1.2, 1.2, 197.6, 181.6, 13)), "#C99A45", None, .1)
        g = s.grad(*sky)
        s.body.append(f'<rect x="7" y="7" width="186" height="170" rx="9" fill="{g}"/>')
        if kind != "room":
            s.fill(disc(100, 84, 62, 48).intersection(win), "#F8EED0", .85)
        else:
            s.fill(shape((46, 150, 1), (46, 70), (60, 34), (100, 20), (140, 34), (154, 70), (154, 150, 1)).intersection(win), "#F8EED0", .9)
        if kind == "hills":
            s.paper(ridge(136, 13, 3, 44, x1=220, base=190).intersection(win), "#8FA8A0", "#D7E2C8", win, (0, 2), .12)
            s.paper(ridge(156, 9, 8, 60, x1=220, base=190).intersection(win), "#4F7382", "#9DBDBA", win, (0, 2), .15)
        elif kind == "sea":
            for y, a, c, r_ in ((132, 1, "#7FA9B8", "#D5E8E4"), (150, 2, "#4F86A0", "#A9D2D8"), (164, 3, "#2F6283", "#7FB2C4")):
                pts = [(x, y + (3.4 if (x // 20 + a) % 2 else -3.4)) for x in range(-10, 221, 20)]
                s.paper(Polygon([(-10, 190), *curve(pts), (220, 190)]).buffer(0).intersection(win), c, r_, win, (0, 2), .12)
        elif kind == "town":
            roofs = union(*[union(box(x, 150 - h, x + w, 190), poly((x - 4, 150 - h), (x + w / 2, 134 - h), (x + w + 4, 150 - h))) for x, w, h in ((8, 26, 18), (38, 20, 34), (60, 24, 10), (118, 22, 12), (142, 18, 36), (162, 28, 20))])
            s.paper(roofs.intersection(win), "#8C7EA8", "#CDBBD6", win, (0, 2), .12)
            s.paper(ridge(158, 5, 5, 80, x1=220, base=190).intersection(win), "#57517F", "#A398C4", win, (0, 2), .15)
        else:
            s.paper(box(0, 146, 200, 190).intersection(win), "#9A6A4A", "#D9AE7C", win, (0, 3), .2)
            s.paper(box(0, 154, 200, 190).intersection(win), "#7C4F3A", "#B98560", win, (0, 2), .15)
        s.save(f"dream/behind_{name}.svg")


def stage():
    """Shadow theatre: a lit screen between curtains, footlights, an empty floor. 1000 x 380."""
    W, H = 1000, 380
    s = Sheet(W, H)
    s.fill(rbox(6, 14, 988, 366, 26), "#04061A", .5, .3)
    s.fill(rbox(0, 4, 1000, 368, 26), "#22123F")
    s.fill(rbox(0, 4, 1000, 368, 26).difference(rbox(0, 6.4, 1000, 368, 26)), "#8A6CC4")
    hole = shape((60, 340, 1), (60, 92), (84, 58), (150, 44), (300, 36), (500, 33), (700, 36), (850, 44), (916, 58), (940, 92), (940, 340, 1))
    g = s.grad("#4B3A8C", "#F0C98E")
    s.body.append(lambda k: f'<path fill="{g}" d="{d(hole, .14 * k, 38, 12)}"/>')
    s.glow(500, 196, 196, "#FFF0C8", .8)
    s.fill(rbox(0, 4, 1000, 368, 26).difference(hole), "#22123F")
    s.fill(rbox(0, 4, 1000, 368, 26).difference(rbox(0, 6.4, 1000, 368, 26)), "#8A6CC4")
    s.fill(rbox(12, 16, 976, 344, 20).difference(rbox(13.6, 17.6, 972.8, 340.8, 19)).difference(hole), "#C99A45", .8)
    s.fill(disc(500, 190, 118, 64).intersection(hole), "#FFF3D0", .75)
    s.paper(ridge(268, 18, 3, 90, x0=40, x1=960, base=340).intersection(hole), "#A88BB8", "#E8D2DC", hole, (0, 3), .12)
    s.paper(ridge(296, 12, 11, 120, x0=40, x1=960, base=340).intersection(hole), "#6A5296", "#B79CD0", hole, (0, 3), .15)
    s.paper(ridge(318, 5, 6, 160, x0=40, x1=960, base=345).intersection(hole), "#2B1850", "#6A4C9C", hole, (0, 3), .2)
    s.fill(aff.translate(rbox(0, 4, 1000, 368, 26).difference(hole), 0, 7).intersection(hole), "#05071A", .35, .3)
    for f in (False, True):
        cur = shape((40, 30, 1), (150, 34), (138, 120), (112, 210), (78, 262, 1), (92, 300), (86, 350, 1), (40, 350, 1))
        fold = [sweep([(60 + i * 22, 36), (58 + i * 15, 140), (52 + i * 9, 250)], [1, 5, 1]) for i in range(4)]
        tie = shape((46, 250, 1), (84, 254), (96, 268), (60, 276), (44, 272, 1))
        mv = lambda q: move(q, flip=f, origin=(500, 0))
        s.paper(mv(cur), "#5A2A5C", "#B878AC", None, (0, 4), .35)
        s.fill(union(*[mv(q) for q in fold]), "#41204A")
        s.paper(mv(tie), "#C99A45", "#FFDF98", None, (0, 2), .25)
    s.paper(union(rbox(24, 344, 952, 26, 8)), "#3A1F4C", "#8E63AC", None, (0, 4), .3)
    for i in range(9):
        x = 140 + i * 90
        s.paper(shape((x - 13, 352, 1), (x - 12, 342), (x, 336), (x + 12, 342), (x + 13, 352, 1)), "#FFDF98", "#FFF6D8", None, (0, 1.4), .2)
    s.save("dream/stage.svg")


if __name__ == "__main__":
    scenes()
    stage()
