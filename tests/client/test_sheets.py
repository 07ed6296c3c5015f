"""What is left out of a sheet of the backdrop is empty, and hardly anything that is empty is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
STAGE = (ROOT / "client" / "qml" / "Sennik" / "Stage.qml").read_text()
EMPTY = [(sheet, float(part)) for sheet, part in re.findall(r'"(start_\w+)": (0\.\d+)', STAGE)]
SIZE = QSize(800, 450)


@pytest.mark.parametrize(("sheet", "empty"), EMPTY)
def test_a_sheet_is_empty_so_far_down_and_no_further(sheet: str, empty: float) -> None:
    reader = QImageReader(str(ROOT / "resources" / "art" / "svg" / "scene" / f"{sheet}.svg"))
    reader.setScaledSize(SIZE)
    alpha = reader.read().convertToFormat(QImage.Format.Format_Alpha8)
    rows = [bytes(alpha.constScanLine(y))[: SIZE.width()] for y in range(SIZE.height())]
    first = next(y for y, row in enumerate(rows) if any(row))
    assert 0 <= first - empty * SIZE.height() < 0.03 * SIZE.height()


def test_there_are_such_sheets() -> None:
    assert len(EMPTY) == 3
