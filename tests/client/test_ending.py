"""Whether the last run ended as it was meant to."""

from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from client import log
from client.ending import FILE, Ending

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
