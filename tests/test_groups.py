"""Files that share a group follow one another in one process; the others go wherever there is time, each whole."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
CONFTEST = ROOT / "tests" / "conftest.py"

BUSY_S = 0.2
BUSY = f"""
def test_that_works_hard():
    until = time.process_time() + {2 * BUSY_S}
    while time.process_time() < until:
        pass
"""

TEST = """
import os, pathlib, pytest, time
{mark}

@pytest.mark.parametrize("number", range(3))
def test_it(number):
    began = time.time_ns()
    time.sleep(0.02)
    pathlib.Path(r"{folder}", f"{{began}}-{name}-{{os.getpid()}}").touch()
"""


def test_groups_and_files_have_one_process_and_begin_in_order(tmp_path: Path) -> None:
    tests, told = tmp_path / "tests", tmp_path / "told"
    told.mkdir()
    files = {
        "client/test_second": BUSY,
        "lan/test_one": "",
        "lan/test_two": "",
        "netcore/test_last": "",
        "tables/test_marked": 'pytestmark = pytest.mark.xdist_group("lan")',
        "ui/test_first": "",
    }
    for name, mark in files.items():
        file = tests / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(TEST.format(mark=mark, folder=told, name=file.stem))
    (tests / "conftest.py").write_text(CONFTEST.read_text())
    command = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", tmp_path, "-q"]
    command += ["-p", "no:cacheprovider", "-n", "2", "--dist", "loadgroup", "--durations=3", tests]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout
    costs = re.findall(r"^ +([\d.]+)s +[\d.]+%  tests/(\S+)\.py$", done.stdout, re.MULTILINE)
    assert len(costs) == 3
    assert costs[0][1] == "client/test_second"
    assert float(costs[0][0]) > BUSY_S > float(costs[1][0])
    processes: dict[str, set[str]] = {}
    for _, name, process in sorted(file.name.split("-") for file in told.iterdir()):
        processes.setdefault(name, set()).add(process)
    assert {len(each) for each in processes.values()} == {1}
    assert processes["test_one"] == processes["test_two"] == processes["test_marked"] != processes["test_first"]
    assert {*processes} == {Path(name).name for name in files}
    # Which of two processes is the quicker is chance: what one of them does is in order.
    begun: dict[str, list[str]] = {}
    for name, (process,) in processes.items():
        begun.setdefault(process, []).append(name)
    assert {each[0] for each in begun.values()} <= {"test_first", "test_one", "test_two", "test_marked"}
    assert begun[min(processes["test_last"])][-1] == "test_last"


@pytest.fixture
def conftest() -> ModuleType:
    """The rules by themselves."""
    spec = importlib.util.spec_from_file_location("rules", CONFTEST)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_programs_share_the_machines_network_only_where_they_must(
    conftest: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes, cards = ROOT / "tests" / "tables" / "test_processes.py", ROOT / "tests" / "tables" / "test_ring_sen.py"
    for can, unit in ((True, str(processes)), (False, "lan")):
        monkeypatch.setattr(conftest, "can_be_apart", lambda can=can: can)
        conftest.unit_of.cache_clear()
        assert conftest.unit_of(processes) == unit
        assert conftest.unit_of(cards) == str(cards)
