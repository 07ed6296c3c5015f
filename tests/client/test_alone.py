"""Each screen can be the first that is opened: whatever its QML names is known to QML by then."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAIN = (ROOT / "client" / "qml" / "Sennik" / "Screens" / "Main.qml").read_text()

# Opens each screen in a process that has opened no other: a copy of one that has loaded what the first page needs.
PROGRAM = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from client import app
from client.viewmodels.app import AppModel
from client.viewmodels.games import SCREENS
from client.viewmodels.settings.model import SettingsModel
from client.worker import Worker

class Nobody:
    def do(self, work): pass

def of_game(name, model):
    screen = SCREENS[name]
    model.prepare("play")
    model.prepare("room")
    screen.parts()
    if screen.part is not None:
        screen.part(print, None)
    return [each for each in (screen.table, screen.rules, screen.sheet, screen.dress) if each is not None]

def opens(name, file):
    qt = app.application(["sennik"])
    model = AppModel(Nobody(), SettingsModel(Path(sys.argv[1]), "en", Worker()))
    model.prepare(name)
    engine = QQmlEngine()
    engine.addImportPath(str(app.QML))
    files = [app.QML / "Sennik" / "Screens" / file] if file else of_game(name, model)
    found = [QQmlComponent(engine, QUrl.fromLocalFile(str(each))) for each in files]
    print(name, *(error.toString() for each in found for error in each.errors()), flush=True)

for name, file in [*(each.split(":") for each in sys.argv[2:]), *((game, "") for game in SCREENS)]:
    if os.fork() == 0:
        opens(name, file)
        os._exit(0)
    os.wait()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no copies of processes")
def test_what_a_screen_names_is_known_though_no_other_was_opened(tmp_path: Path) -> None:
    screens = re.findall(r'"(\w+)": "(\w+\.qml)"', MAIN)
    assert len(screens) > 10
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), *(f"{name}:{file}" for name, file in screens), "main:Main.qml"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    opened = done.stdout.splitlines()
    assert len(opened) == len(screens) + 1 + 4, done.stderr
    assert [line for line in opened if " " in line] == []
