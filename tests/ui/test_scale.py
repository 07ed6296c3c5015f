"""Screens of another density: the same layout, drawn anew and not stretched."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1366, 768)
DENSE = 1.5
ROW = 8
"""Every so many rows one is looked at."""


def shot(folder: Path, scale: float) -> QImage:
    """A table as it is drawn at this scale, in grey."""
    environment = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
    command = [sys.executable, "-m", "bench.shots", str(folder), "--size", "{}x{}".format(*SIZE), "--scene", "sen_3"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return QImage(str(folder / "sen_3.png")).convertToFormat(QImage.Format.Format_Grayscale8)


def scaled(image: QImage, size: QSize) -> QImage:
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def sharpness(image: QImage) -> float:
    """How much neighbouring pixels differ, on average, where they differ as at an edge."""
    steps = []
    for y in range(0, image.height(), ROW):
        row = bytes(image.constScanLine(y))[: image.width()]
        steps += [step for step in (abs(a - b) for a, b in pairwise(row)) if step > 8]
    return sum(step * step for step in steps) / len(steps)


def test_a_denser_screen_is_drawn_for_and_laid_out_alike(tmp_path: Path) -> None:
    usual, dense = shot(tmp_path / "usual", 1.0), shot(tmp_path / "dense", DENSE)
    assert (dense.width(), dense.height()) == tuple(int(side * DENSE) for side in SIZE)
    stretched = scaled(usual, dense.size())
    assert sharpness(dense) > 1.5 * sharpness(stretched)
    shrunk = scaled(dense, usual.size())
    apart = [
        abs(a - b)
        for y in range(0, usual.height(), ROW)
        for a, b in zip(bytes(shrunk.constScanLine(y)), bytes(usual.constScanLine(y)), strict=True)
    ]
    assert sum(apart) / len(apart) < 4, "what is drawn stands elsewhere"
