"""The window is where the player left it, on the screen where it was, and never larger than a screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QRect, QSize

from client.frame import USUAL_FRAME, centred, fitted, with_spot
from client.settings import MOST_SPOTS, Settings, Spot, load, save

ROOT = Path(__file__).resolve().parents[2]
SCREEN = QRect(0, 0, 1920, 1080)
BESIDE = QRect(1920, 200, 1024, 640)


@pytest.mark.parametrize(
    ("wanted", "room", "frame", "place"),
    [
        (QRect(100, 100, 1366, 768), SCREEN, QMargins(), QRect(100, 100, 1366, 768)),
        (QRect(900, 700, 1366, 768), SCREEN, QMargins(), QRect(554, 312, 1366, 768)),
        (QRect(-50, -900, 1366, 768), SCREEN, QMargins(4, 30, 4, 4), QRect(4, 30, 1366, 768)),
        (QRect(0, 0, 3840, 2160), SCREEN, QMargins(4, 30, 4, 4), QRect(4, 30, 1912, 1046)),
        (QRect(0, 0, 1366, 768), BESIDE, QMargins(), BESIDE),
        (QRect(2000, 300, 800, 480), BESIDE, USUAL_FRAME, QRect(2000, 300, 800, 480)),
    ],
)
def test_a_place_that_fits_is_kept_and_another_is_made_to_fit(
    wanted: QRect, room: QRect, frame: QMargins, place: QRect
) -> None:
    assert fitted(wanted, room, frame) == place


def test_the_middle_of_a_screen_beside_another() -> None:
    assert centred(QSize(800, 480), BESIDE) == QRect(2032, 280, 800, 480)


def spot(screen: str, x: int = 0) -> Spot:
    return Spot(screen=screen, x=x, y=0, width=1200, height=700)


def test_each_screen_has_one_spot_and_the_last_one_comes_first() -> None:
    values = Settings()
    for each in (spot("one"), spot("two"), spot("one", 40)):
        values = with_spot(values, each)
    assert values.spots == (spot("one", 40), spot("two"))
    assert (values.width, values.height) == (1200, 700)
    for number in range(2 * MOST_SPOTS):
        values = with_spot(values, spot(str(number)))
    assert len(values.spots) == MOST_SPOTS


# A window of the program itself on screens that are made up: opened, changed as told, and closed; the place is printed.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QSize, Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from client import app as program
from tests.client.fake_node import DirectCalls, FakeNode
said = []
qInstallMessageHandler(lambda _kind, _where, text: said.append(text))
qt = program.application(["sennik"])
window = program.build(DirectCalls(FakeNode(lambda news: None)), Path(sys.argv[1]), show=False)
window.frame.open()
root = window.root
QTest.qWaitForWindowExposed(root)
root.requestActivate()
assert QTest.qWaitForWindowActive(root)
def where():
    g = root.geometry()
    print(root.screen().name(), g.x(), g.y(), g.width(), g.height(), root.visibility().name)
QTest.qWait(500)
where()
for deed in sys.argv[2:]:
    exec(deed)
    QTest.qWait(20)
    where()
root.close()
window.close()
said = [text for text in said if "propagateSizeHints" not in text]  # of the platform without a screen
assert not said, said
"""


def opened(folder: Path, screens: dict[str, QRect], *deeds: str) -> list[str]:
    """What a window on these screens tells of its place, after it has opened and after each deed."""
    told = [
        {"name": name, "x": at.x(), "y": at.y(), "width": at.width(), "height": at.height(), "dpr": 1, "logicalDpi": 96}
        for name, at in screens.items()
    ]
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": told}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder), *deeds],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


TWO = {"left": SCREEN, "right": BESIDE}


def test_a_first_start_lies_within_a_small_screen_with_room_for_a_frame(tmp_path: Path) -> None:
    assert opened(tmp_path, {"small": QRect(0, 0, 1024, 640)}) == ["small 8 40 1008 592 Windowed"]


def test_a_first_start_is_in_the_middle_of_a_large_screen_and_full_on_demand(tmp_path: Path) -> None:
    """F11 fills the screen and F11 leaves it as it was, whether it was maximised before or not."""
    f11 = "QTest.keyClick(root, Qt.Key.Key_F11)"
    told = opened(tmp_path, {"large": SCREEN}, f11, f11, "root.showMaximized()", f11, f11)
    at = "large 277 156 1366 768 Windowed"
    filled, full = "large 2 2 1916 1076 Maximized", "large 0 0 1920 1080 FullScreen"
    assert told == [at, full, at, filled, full, filled]
    kept = load(tmp_path)
    assert (kept.maximized, kept.full, kept.width, kept.height) == (True, False, 1366, 768)


def test_the_screen_is_remembered_and_the_place_on_it(tmp_path: Path) -> None:
    move = "root.setMinimumSize(QSize(1, 1)); root.setGeometry(1984, 208, 900, 600)"
    assert opened(tmp_path, TWO, move)[-1] == "right 1984 208 900 600 Windowed"
    assert load(tmp_path).spots == (Spot(screen="right", x=64, y=8, width=900, height=600),)
    assert opened(tmp_path, TWO, "root.showFullScreen()") == [
        "right 1984 208 900 600 Windowed",
        "right 1920 200 1024 640 FullScreen",
    ]
    assert opened(tmp_path, TWO)[0].startswith("right 1920 200 1024 640 FullScreen")
    assert opened(tmp_path, {"left": SCREEN})[0].startswith("left 0 0 1920 1080 FullScreen"), "the other is unplugged"


def test_a_window_that_was_left_filled_opens_filled_where_it_was_without_a_word(tmp_path: Path) -> None:
    """Nothing in the window has another opinion of how large it is; `opened` holds that Qt says nothing."""
    move = "root.setMinimumSize(QSize(1, 1)); root.setGeometry(1984, 208, 900, 600)"
    left = opened(tmp_path, TWO, move, "root.showMaximized()")[-1]
    assert left.startswith("right 1922 202 1020 636 Maximized")
    f11 = "QTest.keyClick(root, Qt.Key.Key_F11)"
    assert opened(tmp_path, TWO, f11, f11) == [left, "right 1920 200 1024 640 FullScreen", left]


def test_a_window_from_a_larger_screen_fits_a_smaller_one(tmp_path: Path) -> None:
    big = Spot(screen="left", x=100, y=100, width=3000, height=2000)
    save(tmp_path, Settings(width=3000, height=2000, spots=(big,)))
    assert opened(tmp_path, TWO) == ["left 2 2 1916 1076 Windowed"], "with its frame"
