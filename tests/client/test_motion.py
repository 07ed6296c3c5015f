"""Whoever has set their system to move little is not moved at here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from client import motion
from client.motion import SystemMotion
from client.settings import Settings, save
from client.viewmodels.settings.model import SettingsModel

ROOT = Path(__file__).resolve().parents[2]
BUS = shutil.which("dbus-run-session")


@pytest.mark.skipif(BUS is None, reason="there is no D-Bus here")
def test_a_desktop_without_animations_is_followed_and_its_changes_too(tmp_path: Path) -> None:
    assert BUS is not None
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(tmp_path)}
    command = [BUS, "--", sys.executable, "-m", "tests.client.portal"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.stdout.split() == ["True", "False", "True"], run.stderr


@pytest.mark.parametrize(
    ("written", "calm"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[General]\nx=%1\n[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=none\n", False),
        ("no file of settings", False),
        ("", False),
    ],
)
def test_plasma_says_it_in_a_file(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, calm: bool
) -> None:
    (tmp_path / "kdeglobals").write_text(written)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(motion.sys, "platform", "linux")
    told: list[bool] = []
    system = SystemMotion()
    system.told.connect(told.append)
    system.begin()
    assert told == [True] * calm


def test_who_has_chosen_something_else_keeps_it(qapp: object, tmp_path: Path) -> None:
    model = SettingsModel(tmp_path, "en")
    assert model.motionAt == 3
    model.calm_down(True)
    assert model.speed == 0
    model.chooseMotion(2)
    assert model.speed == 0.5
    model.chooseMotion(3)
    assert model.speed == 0
    model.calm_down(False)
    assert model.speed == 1
    save(tmp_path, Settings(motion="usual"))
    kept = SettingsModel(tmp_path, "en")
    kept.calm_down(True)
    assert kept.speed == 1
