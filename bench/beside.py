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
from statistics import median

from bench.start import HOME, KAJONGG, Tree, in_turn, kajongg
from engine.games import GAMES

SPIEL_GAME = "python_liars_poker"
"""Of OpenSpiel's games in Python the quickest known to us."""

EACH_GAME, QUICKEST = 0.49, 1.0
"""What of OpenSpiel's steps each of our games is to make, and the quickest of them: 100,000 a second where OpenSpiel
makes 205,000, and as many as it does."""


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


def opening(starts: int) -> Iterator[Row | str]:
    """From the start of the process to the first frame, beside Kajongg; a sentence where it is not installed."""
    own, other = Tree(HOME), kajongg()
    if other is None:
        yield f"Kajongg is not installed ({KAJONGG} is not there): opening is compared with nothing."
        return
    in_turn((own, other), starts)
    (clock, core, held), (their_clock, their_core, theirs_held) = own.best("frame"), other.best("frame")
    for what, mine, theirs in (("by the clock", clock, their_clock), ("on a core", core, their_core)):
        figures = f"{1000 * mine:.0f} ms", f"{1000 * theirs:.0f} ms"
        yield Row(f"first frame / Kajongg, {what}", *figures, mine / theirs, "<= 1")
    yield Row("memory then / Kajongg", f"{held:.0f} MiB", f"{theirs_held:.0f} MiB", held / theirs_held, "<= 1")


def main(arguments: list[str] | None = None) -> None:
    """Compare, and print a line for each comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spiel", default=sys.executable, metavar="PYTHON", help="the interpreter that has OpenSpiel")
    parser.add_argument("--rounds", type=int, default=9, help="of the engine")
    parser.add_argument("--starts", type=int, default=7)
    args = parser.parse_args(arguments)
    print(f"{'what':42} {'ours':>16} {'theirs':>16} {'ratio':>7}   goal")
    for row in (*engine(args.spiel, args.rounds), *opening(args.starts)):
        print(row, flush=True)


if __name__ == "__main__":
    main()
