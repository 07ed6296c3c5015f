"""Games with cheaters who do anything: the fixed part of bench/cheats.py, in a process whose group is another."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = 24


@pytest.mark.timeout(300)
def test_no_honest_peer_comes_to_harm() -> None:
    command = [sys.executable, "-m", "bench.cheats", "--games", str(GAMES), "--seed", "1"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    told = re.search(r"(\d+) games, (\d+) lies, .* 0 found", ran.stdout)
    assert told, ran.stdout
    assert int(told[1]) == GAMES
    assert int(told[2]) > GAMES, "hardly anybody cheats"
    assert {"finished", "fouled", "broken-off"} <= set(re.findall(r"\| \w+ \| ([\w-]+) \|", ran.stdout)), ran.stdout
