"""Whether the last run ended as it was meant to."""

from __future__ import annotations

import faulthandler
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from client import log
from client.ending import FILE, Ending
from client.settings import Settings, load, save

ROOT = Path(__file__).resolve().parents[2]

CRASH = """
import ctypes, sys
from pathlib import Path
from client.ending import Ending
ending = Ending(Path(sys.argv[1]))
assert not ending.own_profile()
ctypes.string_at(0)
"""


@pytest.fixture(autouse=True)
def faults_stay_pytests() -> Iterator[None]:
    """Whatever handles faults in the process of the tests goes on to."""
    before = faulthandler.is_enabled()
    yield
    faulthandler.disable()
    if before:
        faulthandler.enable(sys.__stderr__)


def test_after_a_good_end_nothing_is_told(tmp_path: Path) -> None:
    first = Ending(tmp_path)
    assert not first.own_profile()
    assert (tmp_path / FILE).exists()
    first.good()
    assert not (tmp_path / FILE).exists()
    second = Ending(tmp_path)
    assert not second.own_profile()
    second.good()


def test_a_fault_that_ends_the_process_is_told_once_and_where_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed = subprocess.run([sys.executable, "-c", CRASH, str(tmp_path)], check=False, capture_output=True)
    assert crashed.returncode != 0
    with caplog.at_level(logging.WARNING):
        ending = Ending(tmp_path)
        assert ending.own_profile()
    assert "Sennik ended unexpectedly the last time" in caplog.text
    assert "string_at" in caplog.text
    assert not ending.own_profile()
    ending.good()
    again = Ending(tmp_path)
    assert not again.own_profile()
    again.good()


def test_a_second_window_over_the_same_profile_neither_tells_nor_hides_anything(tmp_path: Path) -> None:
    first = Ending(tmp_path)
    first.own_profile()
    second = Ending(tmp_path)  # its node does not start: the profile is in use
    second.good()
    assert (tmp_path / FILE).exists()
    first.good()
    assert not (tmp_path / FILE).exists()


def test_a_disk_that_takes_nothing_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ending = Ending(tmp_path / "file" / "profile")
    assert not ending.own_profile()
    ending.good()


def test_what_another_program_has_left_there_is_read_up_to_a_limit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE).write_bytes(b"token\n" + b"\xff" * 1_000_000)
    ending = Ending(tmp_path)
    assert ending.own_profile()
    assert max(len(record.getMessage()) for record in caplog.records) < 40_000
    ending.good()


def test_whoever_wants_to_know_is_told_of_a_fault_that_nobody_has_caught(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[int] = []
    monkeypatch.setattr(log, "on_fault", lambda: told.append(1))
    log.uncaught(ValueError, ValueError("oh"), None)
    log.uncaught(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == [1]
    assert "nobody has caught this" in caplog.text


# The program itself; where its node would start, the system's session ends, and the process without another word.
LOGGED_OUT = """
import os, sys
from client import __main__ as door
from client import app, bridge
from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
class Session(app.Application):
    commitDataRequest = Signal(object)  # nobody but Qt can make what its own hands over
app.Application = Session
class Ends(bridge.Bridge):
    def start(self):
        QGuiApplication.topLevelWindows()[0].resize(1100, 700)
        QGuiApplication.processEvents()
        if sys.argv[2] == "told":
            QGuiApplication.instance().commitDataRequest.emit(None)
        os._exit(9)
app.Bridge = Ends
sys.exit(door.main(["--profile", sys.argv[1]]))
"""


@pytest.mark.parametrize(("told", "size"), [("told", (1100, 700)), ("killed", (1280, 800))])
def test_a_session_that_ends_is_a_good_end_and_the_window_is_remembered(
    told: str, size: tuple[int, int], tmp_path: Path
) -> None:
    save(tmp_path, Settings(introduced=True, width=1280, height=800))
    done = subprocess.run(
        [sys.executable, "-c", LOGGED_OUT, str(tmp_path), told],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 9, done.stderr
    kept = load(tmp_path)
    assert (kept.width, kept.height) == size
    ending = Ending(tmp_path)
    assert ending.own_profile() is (told == "killed")
    ending.good()
