"""What the benches print of what they measured. What they measure is no matter of a test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import beside, engine_steps, start
from engine.games import GAMES

RATES = {"sen": [50.0, 90.0, 70.0], "smoki": [120.0, 120.0, 120.0], "race": [50.0, 50.0, 50.0], "dream": [40.0] * 3}


def test_what_is_not_installed_is_left_out_with_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    beside.main(["--kajongg", str(tmp_path / "kajongg.py")])
    _, engine, opening = capsys.readouterr().out.splitlines()
    assert engine == f"OpenSpiel is not installed for {sys.executable}: the engine is compared with nothing."
    assert (
        opening
        == f"Kajongg is not installed ({tmp_path / 'kajongg.py'} is not there): opening is compared with nothing."
    )


def test_ratios_are_medians_over_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is quick for one round is so for both sides of it."""
    out = json.dumps({**RATES, beside.SPIEL_GAME: [100.0, 200.0, 100.0]})
    monkeypatch.setattr(beside.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, out))
    rows = [row for row in beside.engine("python", 3) if isinstance(row, beside.Row)]
    assert [row.ratio for row in rows] == [0.5, 1.2, 0.5, 0.4, 1.2]
    assert [row.what.split()[0] for row in rows] == [*GAMES, "the"]
    assert str(rows[0]).split() == ["sen", "/", "python_liars_poker,", "steps/s", "70", "100", "0.50", ">=", "0.49"]


def test_programs_are_started_in_turn_and_the_best_start_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = []

    def started(program: start.Started, _profile: Path, *, counts: bool) -> None:
        begun.append((program.name, counts))
        if counts:
            slow = len(begun) if program.name == "kajongg" else 2 * len(begun)
            program.took[start.FRAME].append((slow, slow / 2, slow * 1024))

    monkeypatch.setattr(start.Started, "start", started)
    (tmp_path / "kajongg.py").touch()
    clock, core, memory = beside.opening(tmp_path / "kajongg.py", 2)
    own = str(start.HOME)
    assert begun == [(name, number > 0) for number in range(3) for name in (own, "kajongg")]
    assert [row.ratio for row in (clock, core, memory) if isinstance(row, beside.Row)] == [6 / 4] * 3
    assert [str(row).split()[-6:-2] for row in (clock, memory)] == [
        ["ms", "4000", "ms", "1.50"],
        ["MiB", "4", "MiB", "1.50"],
    ]


def test_a_program_says_itself_what_is_there(tmp_path: Path) -> None:
    said = f"print('hello'); print('{start.FRAME} 0.5 2048'); print('{start.NODE} 0.75 4096')"
    program = start.Started("told", [sys.executable, "-c", said], {})
    program.start(tmp_path, counts=False)
    assert program.took == {start.FRAME: [], start.NODE: []}
    with pytest.raises(SystemExit, match="told did not come to its frame"):
        program.best(start.FRAME)
    program.start(tmp_path, counts=True)
    assert program.best(start.FRAME)[1:] == (0.5, 2.0)
    assert program.best(start.NODE)[1:] == (0.75, 4.0)


def test_steps_are_written_down_for_a_program_to_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_steps, "WARM_UP", 1)
    monkeypatch.setattr(sys, "argv", ["bench", "sen", "--json", "--rounds", "2", "--seconds", "0.001", "--seats", "2"])
    engine_steps.main()
    (rates,) = json.loads(capsys.readouterr().out).values()
    assert len(rates) == 2
    assert all(rate > 0 for rate in rates)
