"""What the benches print of what they measured. What they measure is no matter of a test."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bench import beside, engine_steps, growth, start
from bench import plot as plots
from engine.games import GAMES

RATES = {"sen": [50.0, 90.0, 70.0], "smoki": [120.0, 120.0, 120.0], "race": [50.0, 50.0, 50.0], "dream": [40.0] * 3}


def test_what_is_not_installed_is_left_out_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(beside, "kajongg", lambda: None)
    beside.main([])
    _, engine, opening = capsys.readouterr().out.splitlines()
    assert engine == f"OpenSpiel is not installed for {sys.executable}: the engine is compared with nothing."
    assert opening.startswith("Kajongg is not installed (")


def test_ratios_are_medians_over_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is quick for one round is so for both sides of it."""
    out = json.dumps({**RATES, beside.SPIEL_GAME: [100.0, 200.0, 100.0]})
    monkeypatch.setattr(beside.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, out))
    rows = [row for row in beside.engine("python", 3) if isinstance(row, beside.Row)]
    assert [row.ratio for row in rows] == [0.5, 1.2, 0.5, 0.4, 1.2]
    assert [row.what.split()[0] for row in rows] == [*GAMES, "the"]
    assert str(rows[0]).split() == ["sen", "/", "python_liars_poker,", "steps/s", "70", "100", "0.50", ">=", "0.49"]
    (sen, *_) = beside.engine("python", 3, Path("before"))
    assert str(sen).split()[4:] == ["70", "70", "100", "0.50", "0.50", ">=", "0.49"]


def test_a_night_is_compared_with_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    kib = {start.HOME: 300, Path("before"): 600}
    monkeypatch.setattr(beside, "run", lambda tree, *_: f"  roll  2  6.9  0.09\n  together    {kib[tree]}.0   2.100\n")
    written, computed = beside.night(Path("before"))
    assert str(written).split()[-7:] == ["600", "KiB", "300", "KiB", "0.50", "<=", "0.5"]
    assert computed.ratio == 1


def test_programs_are_started_in_turn_and_the_best_start_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def started(program: start.Tree, _folder: Path, *, counts: bool, cold: bool) -> None:
        begun.append((program.path, counts, cold))
        if counts:
            slow = len(begun) if program.path == start.KAJONGG.parent else 2 * len(begun)
            program.took.setdefault("frame", []).append((slow, slow / 2, slow * 1024))

    monkeypatch.setattr(start.Tree, "start", started)
    monkeypatch.setattr(beside, "kajongg", lambda: start.Tree(start.KAJONGG.parent))
    clock, core, memory = beside.opening(2)
    trees = (start.HOME, start.KAJONGG.parent)
    assert begun == [(path, number > 0, False) for number in range(3) for path in trees]
    assert [row.ratio for row in (clock, core, memory) if isinstance(row, beside.Row)] == [6 / 4] * 3
    assert [str(row).split("Kajongg ")[1].split() for row in (clock, memory)] == [
        ["6000", "ms", "4000", "ms", "1.50", "<=", "1"],
        ["6", "MiB", "4", "MiB", "1.50", "<=", "150", "MiB"],
    ]


def test_a_program_says_itself_what_is_there(tmp_path: Path) -> None:
    program = start.Tree(start.HOME, "print('frame 0.5 2048'); print('node 0.75 4096')")
    program.start(tmp_path, counts=False, cold=False)
    with pytest.raises(SystemExit, match="did not come to its frame"):
        program.best("frame")
    program.start(tmp_path, counts=True, cold=False)
    assert program.best("frame")[1:] == (0.5, 2.0)
    assert program.best("node")[1:] == (0.75, 4.0)


def test_steps_are_written_down_for_a_program_to_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_steps, "WARM_UP", 1)
    monkeypatch.setattr(sys, "argv", ["bench", "sen", "--json", "--rounds", "2", "--seconds", "0.001", "--seats", "2"])
    engine_steps.main()
    (rates,) = json.loads(capsys.readouterr().out).values()
    assert len(rates) == 2
    assert all(rate > 0 for rate in rates)


def test_everything_that_grows_is_measured_and_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The program is not opened: that a bench may do, and tests/ui/test_program.py does."""
    monkeypatch.setattr(growth, "RUNS", 1)
    names = [curve.name for curve in growth.CURVES if curve.name != "start"]
    growth.main(["--quick", "--svg", str(tmp_path / "it.svg"), *(part for name in names for part in ("--only", name))])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[::2]] == names
    figures = [[float(part.rstrip(":").replace(",", "")) for part in line.split()] for line in lines[1::2]]
    assert all(len(row) == 4 and row[0] < row[2] and row[1] > 0 and row[3] > 0 for row in figures)
    picture = ElementTree.fromstring((tmp_path / "it.svg").read_text(encoding="utf-8"))
    assert len(picture.findall("{*}g")) == len(names)


def test_what_bends_is_told_from_what_does_not() -> None:
    sizes = (1, 2, 4, 8)
    assert growth.bend([(x, 5 + 3 * x) for x in sizes]) == 1
    assert growth.bend([(x, x * x) for x in sizes]) > 2
    assert growth.bend([(x, min(x, 4)) for x in sizes]) == 0


def test_a_plot_spans_what_it_shows() -> None:
    (plot,) = ElementTree.fromstring(plots.drawn([plots.Plot("a < b", "x", "s", [(0, 0), (5, 1), (10, 4)])])).findall(
        "{*}g"
    )
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in plot.findall("{*}circle")]
    floor, right = plots.HIGH - plots.BOTTOM, plots.WIDE - plots.RIGHT
    assert dots[0] == (plots.LEFT, floor)
    assert dots[1][0] == (plots.LEFT + right) / 2
    assert dots[2] == (right, plots.TOP)
    assert [text.text for text in plot.findall("{*}text")] == ["a < b", "4", "s", "10 x"]


# ── mutation ────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_which_tests_concern_which_files_names_files_and_tests_that_are_there() -> None:
    """The table is read from the source: what it is part of needs what is installed for it alone."""
    root = Path(__file__).resolve().parents[1]
    tree = ast.parse((root / "bench" / "mutation.py").read_text())
    names = ("RING", "CHEATS", "DEPARTURES", "GAMES", "SCREENS", "PAGES", "CONCERNS")
    told: dict[str, Any] = {}
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id in names:
            exec(compile(ast.Module([node], []), "mutation", "exec"), told)
    used = set()
    for folder, concerns in told["CONCERNS"].items():
        files = [path.relative_to(root).as_posix() for path in sorted((root / folder).rglob("*.py"))]
        for file in files:
            used.add(next((pattern for pattern, _ in concerns if fnmatch(file, pattern)), file))
        for pattern, tests in concerns:
            assert pattern in used, f"{pattern} is no file, or a line above has it"
            for each in tests:
                path, _, name = each.partition("::")
                found = sorted(root.glob(path))
                assert found, f"{each} for {pattern}"
                assert not name or f"def {name}" in found[0].read_text(), each
