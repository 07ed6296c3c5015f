"""Ours beside others' in one run: the engine beside OpenSpiel, opening and memory beside Kajongg.

    python -m bench.beside                                # what is installed here
    python -m bench.beside --spiel spiel/bin/python       # OpenSpiel in an environment of its own

On a shared machine only what is measured in turn can be compared, so both sides of a comparison are: games of OpenSpiel
and ours play in slices of one process, and the two programs are started one after the other, best of all starts.
What is not installed is left out with a sentence, and so is its comparison.

OpenSpiel comes from PyPI and wants an environment: `python3 -m venv spiel && spiel/bin/pip install open_spiel`.
Kajongg, a game of tiles for a network in Python and Qt, comes from Debian: `apt-get install kajongg`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.start import FRAME, HOME, Started, environment, in_turn, ours
from engine.games import GAMES

SPIEL_GAME = "python_liars_poker"
"""Of OpenSpiel's games in Python the quickest known to us."""
KAJONGG = Path("/usr/share/kajongg/kajongg.py")
DEBIAN_PYTHON = "/usr/bin/python3"
"""The interpreter for which Debian builds what Kajongg imports."""

EACH_GAME, QUICKEST = 0.49, 1.0
"""What of OpenSpiel's steps each of our games is to make, and the quickest of them: 100,000 a second where OpenSpiel
makes 205,000, and as many as it does."""

# Runs Kajongg until its window has been painted once, and says so as `bench.start` has our program say it.
WATCHED = """
import os, runpy, sys, time
from pathlib import Path
program, home = sys.argv[1:]
os.environ["HOME"] = home
for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
    os.environ[name] = os.path.join(home, "kajongg")
sys.path.insert(0, os.path.dirname(program))
from PyQt5.QtCore import QEvent, QObject, QTimer
from PyQt5.QtWidgets import QApplication, QWidget

def tell():
    lines = Path("/proc/self/status").read_text().splitlines()
    print("frame", time.process_time(), *(line.split()[1] for line in lines if line.startswith("VmRSS")), flush=True)
    os._exit(0)

class Eye(QObject):
    def eventFilter(self, receiver, event):
        if event.type() == QEvent.Paint and isinstance(receiver, QWidget):
            app.removeEventFilter(self)
            QTimer.singleShot(0, tell)
        return False

begin, eye = QApplication.exec_, Eye()
def watched(*_):
    global app
    app = QApplication.instance()
    app.installEventFilter(eye)
    return begin()
QApplication.exec_ = watched
sys.argv = [program]
runpy.run_path(program, run_name="__main__")
"""


@dataclass(frozen=True)
class Row:
    """One comparison: figures with their unit, and the goal for their ratio."""

    what: str
    ours: str
    other: str
    ratio: float
    goal: str

    def __str__(self) -> str:
        return f"{self.what:42} {self.ours:>16} {self.other:>16} {self.ratio:7.2f}   {self.goal}"


def engine(python: str, rounds: int) -> Iterator[Row | str]:
    """Steps of random play a second, beside OpenSpiel's; a sentence where it is not installed."""
    asked = subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False)
    if asked.returncode:
        yield f"OpenSpiel is not installed for {python}: the engine is compared with nothing."
        return
    done = subprocess.run(
        [python, "-m", "bench.engine_steps", "--json", "--rounds", str(rounds)],
        cwd=HOME, env={**os.environ, "PYTHONPATH": str(HOME)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    rates = json.loads(done.stdout)
    other = rates[SPIEL_GAME]
    ratios = {name: median(a / b for a, b in zip(rates[name], other, strict=True)) for name in GAMES}
    for name, ratio in ratios.items():
        figures = f"{median(rates[name]):,.0f}", f"{median(other):,.0f}"
        yield Row(f"{name} / {SPIEL_GAME}, steps/s", *figures, ratio, f">= {EACH_GAME}")
    yield Row("the quickest of them", "", "", max(ratios.values()), f">= {QUICKEST}")


def opening(kajongg: Path, starts: int) -> Iterator[Row | str]:
    """From the start of the process to the first frame, beside Kajongg; a sentence where it is not installed."""
    if not kajongg.exists():
        yield f"Kajongg is not installed ({kajongg} is not there): opening is compared with nothing."
        return
    env = environment(HOME) | {"PYTHONPATH": "", "QT_LOGGING_RULES": "*.warning=false"}
    own, other = ours(HOME), Started("kajongg", [DEBIAN_PYTHON, "-c", WATCHED, str(kajongg)], env)
    in_turn((own, other), starts)
    (clock, core, held), (their_clock, their_core, theirs_held) = own.best(FRAME), other.best(FRAME)
    for what, mine, theirs in (("by the clock", clock, their_clock), ("on a core", core, their_core)):
        figures = f"{1000 * mine:.0f} ms", f"{1000 * theirs:.0f} ms"
        yield Row(f"first frame / Kajongg, {what}", *figures, mine / theirs, "<= 1")
    yield Row("memory then / Kajongg", f"{held:.0f} MiB", f"{theirs_held:.0f} MiB", held / theirs_held, "<= 1")


def main(arguments: list[str] | None = None) -> None:
    """Compare, and print a line for each comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spiel", default=sys.executable, metavar="PYTHON", help="the interpreter that has OpenSpiel")
    parser.add_argument("--kajongg", type=Path, default=KAJONGG, metavar="FILE", help="the program to be started")
    parser.add_argument("--rounds", type=int, default=9, help="of the engine")
    parser.add_argument("--starts", type=int, default=7)
    args = parser.parse_args(arguments)
    print(f"{'what':42} {'ours':>16} {'theirs':>16} {'ratio':>7}   goal")
    for row in (*engine(args.spiel, args.rounds), *opening(args.kajongg, args.starts)):
        print(row, flush=True)


if __name__ == "__main__":
    main()
