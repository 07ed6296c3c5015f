"""Tests of one group follow one another in one process; those of none go wherever there is time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

TEST = """
import os, pathlib, pytest
{mark}

@pytest.mark.parametrize("time", range(6))
def test_it(time):
    pathlib.Path(r"{folder}", f"{name}-{{time}}-{{os.getpid()}}").touch()
"""


def test_a_group_has_one_process(tmp_path: Path) -> None:
    tests, told = tmp_path / "tests", tmp_path / "told"
    told.mkdir()
    files = {
        "lan/test_one": "",
        "lan/test_two": "",
        "tables/test_marked": 'pytestmark = pytest.mark.xdist_group("lan")',
        "tables/test_free": "",
        "netcore/test_as_free": "",
    }
    for name, mark in files.items():
        file = tests / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(TEST.format(mark=mark, folder=told, name=file.stem))
    (tests / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    command = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", tmp_path, "-q"]
    command += ["-p", "no:cacheprovider", "-n", "2", "--dist", "loadgroup", tests]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout
    processes: dict[str, set[str]] = {}
    for file in told.iterdir():
        name, _, process = file.name.split("-")
        processes.setdefault(name, set()).add(process)
    together = processes["test_one"] | processes["test_two"] | processes["test_marked"]
    assert len(together) == 1
    assert not processes["test_free"] | processes["test_as_free"] <= together
