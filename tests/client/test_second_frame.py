"""A window that is drawn once and no more is not left before the player: the program starts over, without the card."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from client import second_frame
from client.graphics import FILE
from client.second_frame import PATIENCE, SecondFrame
from client.settings import Settings, save

ROOT = Path(__file__).resolve().parents[2]


class Stuck(QQuickWindow):
    """A window whose card draws `good` frames; the player looks at it while `seen`."""

    def __init__(self, good: int) -> None:
        super().__init__()
        self.good, self.asked, self.seen = good, 0, True

    def isExposed(self) -> bool:
        return True

    def isActive(self) -> bool:
        return self.seen

    def update(self) -> None:
        self.asked += 1
        if self.good:
            self.good -= 1
            self.frameSwapped.emit()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(second_frame, "TURN_MS", 0)
    return []


def watched(root: QQuickWindow, told: list[str]) -> SecondFrame:
    second = SecondFrame(root)
    second.came.connect(lambda: told.append("came"))
    second.missing.connect(told.append)
    second.begin()
    return second


@pytest.mark.parametrize(
    ("good", "said", "asked"),
    [
        (0, "no frame came", PATIENCE[0]),
        (1, "no frame came after the first", 1 + PATIENCE[1]),
        (2, "came", 2),
    ],
)
def test_two_frames_are_waited_for_and_each_not_for_ever(
    good: int, said: str, asked: int, qtbot: QtBot, told: list[str]
) -> None:
    root = Stuck(good)
    watched(root, told)
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(0)
    assert told == [said]
    assert root.asked == asked
    root.deleteLater()


def test_a_window_that_nobody_looks_at_may_stand_still(qtbot: QtBot, told: list[str]) -> None:
    root = Stuck(1)
    root.seen = False
    watched(root, told)
    qtbot.waitUntil(lambda: root.asked > sum(PATIENCE) * 2)
    assert told == []
    root.seen = True
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["no frame came after the first"]
    root.deleteLater()


def test_a_window_that_is_drawn_once_is_asked_for_its_second_frame(
    qtbot: QtBot, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_frame, "PATIENCE", (10**6, 10**6))
    root = QQuickWindow()
    watched(root, told)
    root.show()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["came"]
    root.close()
    root.deleteLater()


# The program itself, whose card draws once and no more; a process that it starts is told of only.
PROGRAM = """
import os, sys
from client import __main__ as door
from client import again, second_frame
second_frame.TURN_MS, second_frame.PATIENCE = 0, (0, 0)
again.start = lambda *given: print("again", os.environ.get("SENNIK_SOFTWARE"), *given)
sys.exit(door.main(["--profile", sys.argv[1]]))
"""


def test_the_program_starts_over_in_software_and_remembers(tmp_path: Path) -> None:
    save(tmp_path, Settings(introduced=True))
    # Somebody has chosen how Qt draws: the only way here to have it taken for a graphics card.
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        env={**os.environ, **drawn, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, f"again 1 --profile {tmp_path}\n"), done.stderr
    assert "no frame came" in done.stderr
    assert json.loads((tmp_path / FILE).read_bytes())["good"] is False
