# ruff: noqa: E501, T201, UP031
# mypy: ignore-errors
# fmt: off
"""Every SVG: valid for QtSvg without a warning, at most 30 KB, no bitmap, text, script, filter or address inside."""
import os
import re
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

said = []
qInstallMessageHandler(lambda kind, _context, text: said.append(text) if kind != QtMsgType.QtDebugMsg else None)
app = QGuiApplication([])
bad = []
files = sorted((Path(__file__).resolve().parent.parent / "svg").rglob("*.svg"))
for f in files:
    text = f.read_text()
    said.clear()
    r = QSvgRenderer(str(f))
    img = QImage(240, 240, QImage.Format_ARGB32)
    img.fill(QColor(0, 0, 0, 0))
    p = QPainter(img)
    r.render(p)
    p.end()
    blank = all(img.pixelColor(x, y).alpha() == 0 for x in range(0, 240, 3) for y in range(0, 240, 3))
    why = [w for w, hit in (("invalid", not r.isValid()), ("warning: " + "; ".join(said), bool(said)), ("blank", blank), ("%d bytes" % len(text), len(text) > 30 * 1024),
                            ("not plain", re.search(r"<(image|text|script|filter|mask|pattern|style)|href|url\(http", text))) if hit]
    if why:
        bad.append((f.name, why))
print(len(files), "files,", sum(f.stat().st_size for f in files) // 1024, "KB,", len(bad), "bad", *bad, sep=" ")
sys.exit(bool(bad))
