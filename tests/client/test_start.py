"""The first frame waits for nothing that it does not show; what it does not need begins behind it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from client.frame import Frame
from client.settings import Settings, save
from client.viewmodels.settings.model import SettingsModel

ROOT = Path(__file__).resolve().parents[2]

LATER = (
    "asyncio cryptography hashlib ifaddr miniaudio nacl segno zeroconf netcore.crypto netcore.feeds netcore.cards "
    "netcore.table netcore.node netcore.lobby netcore.wire netcore.lan netcore.files.profile client.node_loop "
    "engine.sen engine.smoki engine.race engine.dream engine.policies engine.transcript engine.driver "
    "client.viewmodels.sen client.viewmodels.smoki client.viewmodels.race client.viewmodels.dream "
    "client.viewmodels.table.props client.viewmodels.table.script client.viewmodels.play "
    "client.viewmodels.lesson client.viewmodels.rulebook "
    "client.viewmodels.lobby client.viewmodels.room client.viewmodels.talk client.viewmodels.evening "
    "client.viewmodels.saved client.viewmodels.replay client.viewmodels.gift client.viewmodels.report "
    "client.viewmodels.trust client.viewmodels.statistics"
).split()
"""Proofs, the network, rules, bots, tables of games and the other pages: none of it is on the first page."""

# The program itself; where its node would start, it says which modules are there, and ends.
PROGRAM = """
import enum, linecache, os, sys
from client import __main__ as door
from PySide6 import QtGui, QtQml
from client import bridge
class Ends(bridge.Bridge):
    def start(self):
        read = [name for name in linecache.cache if name.startswith(sys.argv[2])]
        bases = enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag
        named = {each.__name__ for base in bases for each in base.__subclasses__()}
        costly = ",".join(named & {"ConnectionType", "SharedMemoryError", "Language"})
        print("drawn" if swapped else "blind", len(read), costly, *sorted(sys.modules), flush=True)
        os._exit(0)
class Engine(QtQml.QQmlApplicationEngine):
    def loadFromModule(self, *named):
        super().loadFromModule(*named)
        QtGui.QGuiApplication.topLevelWindows()[0].frameSwapped.connect(lambda: swapped.append(True))
swapped = []
QtQml.QQmlApplicationEngine, bridge.Bridge = Engine, Ends
sys.exit(door.main(["--profile", sys.argv[1]]))
"""


def test_the_node_starts_behind_the_first_frame_and_what_it_needs_is_loaded_then(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    save(tmp_path, Settings(introduced=True))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), str(ROOT / "client" / "viewmodels")],
        env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    drawn, sources, costly, *modules = done.stdout.split()
    assert (drawn, sources) == ("drawn", "0"), "PySide reads no sources of ours"
    assert costly == "Language", "of the names in Qt only those that PySide makes when it is loaded, not those of `Qt`"
    assert {"client.viewmodels.app", "client.viewmodels.games", "PySide6.QtQuick"} <= set(modules)
    assert [name for name in LATER if name in modules] == []


def test_the_names_of_what_comes_later_are_names_of_modules() -> None:
    code = f"import importlib\nfor name in {LATER}: importlib.import_module(name)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Unseen(QQuickWindow):
    """A window on a desktop that nobody looks at."""

    def show(self) -> None:
        """Nothing is drawn."""


def test_what_needs_no_frame_begins_where_none_is_drawn_and_only_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.frame.DRAWN_AFTER_MS", 50)
    root, began = Unseen(), list[bool]()
    frame = Frame(root, SettingsModel(tmp_path, "en"))
    frame.drawn.connect(lambda: began.append(True))
    frame.open()
    assert not began
    qtbot.waitUntil(lambda: bool(began))
    with qtbot.waitSignal(root.frameSwapped):
        QQuickWindow.show(root)
    qtbot.wait(100)
    assert began == [True]
    root.close()
    root.deleteLater()
