"""Ours beside others' in one run, before and now: the engine beside OpenSpiel, opening and memory beside Kajongg.

    python -m bench.beside                                # what is installed here
    python -m bench.beside --spiel spiel/bin/python       # OpenSpiel in an environment of its own
    python -m bench.beside --before OTHER_TREE            # and what a checkout of before makes of the same
    python -m bench.beside --race                         # and what a race for eight holds, which takes minutes

On a shared machine only what is measured in turn can be compared, so both sides of a comparison are: games of OpenSpiel
and ours play in slices of one process, and the programs are started one after the other, best of all starts. An engine
of before plays in a process of its own, beside OpenSpiel too. A night of ten has nothing beside it: its ratio is to the
tree of before. What is not installed is left out with a sentence, and so is its comparison.

OpenSpiel comes from PyPI and wants an environment: `python3 -m venv spiel && spiel/bin/pip install open_spiel`.
Kajongg, a game of tiles for a network in Python and Qt, comes from Debian: `apt-get install kajongg`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from statistics import median

from bench.start import HOME, KAJONGG, Tree, in_turn, kajongg
from engine.games import GAMES

SPIEL_GAME = "python_liars_poker"
"""Of OpenSpiel's games in Python the quickest known to us."""

EACH_GAME, QUICKEST = 0.49, 1.0
"""What of OpenSpiel's steps each of our games is to make, and the quickest of them: 100,000 a second where OpenSpiel
makes 205,000, and as many as it does."""


NIGHT = re.compile(r"^ *together +([0-9.]+) +([0-9.]+)$", re.MULTILINE)
"""KiB that all write, and seconds of a core a peer, as `bench.night` prints them."""

OVER = re.compile(r"^over +([0-9]+)", re.MULTILINE)
"""MiB when the game is over, as `bench.memory` prints them."""


@dataclass(frozen=True)
class Row:
    """One line: figures with their unit, ours and what stands beside it, the ratio of the two, and the goal.

    `before`, `ratio_before`: the same of a tree of before, where there is one.
    """

    what: str
    ours: str
    other: str
    ratio: float | None
    goal: str
    before: str = ""
    ratio_before: float | None = None

    HEAD = f"{'what':42} {'before':>10} {'now':>10} {'beside it':>10} {'before':>7} {'now':>6}   goal"

    def __str__(self) -> str:
        ratio, before = ("" if each is None else f"{each:.2f}" for each in (self.ratio, self.ratio_before))
        return f"{self.what:42} {self.before:>10} {self.ours:>10} {self.other:>10} {before:>7} {ratio:>6}   {self.goal}"


def run(tree: Path, *command: str) -> str:
    """What a command prints that finds its modules in `tree`."""
    own = {"PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        command, cwd=tree, env={**os.environ, **own}, capture_output=True, text=True, check=True
    )  # fmt: skip
    return done.stdout


def engine(python: str, rounds: int, before: Path | None = None) -> Iterator[Row | str]:
    """Steps of random play a second, beside OpenSpiel's; a sentence where it is not installed."""
    asked = subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False)
    if asked.returncode:
        yield f"OpenSpiel is not installed for {python}: the engine is compared with nothing."
        return
    bench = (python, str(HOME / "bench" / "engine_steps.py"), "--json", "--rounds", str(rounds))
    rates = json.loads(run(HOME, *bench))
    then = json.loads(run(before, *bench)) if before else {}
    ratios, was = to_spiel(rates), to_spiel(then) if then else {}
    for name, ratio in ratios.items():
        figures = f"{median(rates[name]):,.0f}", f"{median(rates[SPIEL_GAME]):,.0f}"
        figure = f"{median(then[name]):,.0f}" if then else ""
        yield Row(f"{name} / {SPIEL_GAME}, steps/s", *figures, ratio, f">= {EACH_GAME}", figure, was.get(name))
    yield Row("the quickest of them", "", "", max(ratios.values()), f">= {QUICKEST}")


def to_spiel(rates: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """The ratio of each of our games to OpenSpiel's: the median over rounds."""
    return {name: median(a / b for a, b in zip(rates[name], rates[SPIEL_GAME], strict=True)) for name in GAMES}


def opening(starts: int, before: Path | None = None) -> Iterator[Row | str]:
    """From the start of the process to the first frame, beside Kajongg; a sentence where it is not installed."""
    own, then, other = Tree(HOME), before and Tree(before), kajongg()
    if other is None:
        yield f"Kajongg is not installed ({KAJONGG} is not there): opening is compared with nothing."
        return
    in_turn([tree for tree in (own, then, other) if tree], starts)
    now, was, theirs = own.best("frame"), then and then.best("frame"), other.best("frame")
    for at, (what, unit, goal) in enumerate(OPENING):
        row = Row(f"{what} / Kajongg", unit(now[at]), unit(theirs[at]), now[at] / theirs[at], goal)
        yield replace(row, before=unit(was[at]), ratio_before=was[at] / theirs[at]) if was else row


OPENING: tuple[tuple[str, Callable[[float], str], str], ...] = (
    ("first frame, by the clock", lambda s: f"{1000 * s:.0f} ms", "<= 1"),
    ("first frame, on a core", lambda s: f"{1000 * s:.0f} ms", "<= 1"),
    ("memory then", lambda mib: f"{mib:.0f} MiB", "<= 150 MiB"),
)
"""What is measured of it, how it is written, and the goal."""


def night(before: Path) -> Iterator[Row]:
    """A night of the dream for ten, by each tree's own bench: what all write, and what each peer computes."""
    (kib, core_s), (kib_before, core_before_s) = (
        [float(figure) for figure in NIGHT.findall(run(tree, sys.executable, "-m", "bench.night", "10"))[0]]
        for tree in (HOME, before)
    )
    yield Row(
        "a night of ten, written by all", f"{kib:.0f} KiB", "", kib / kib_before, "<= 0.5", f"{kib_before:.0f} KiB"
    )
    was = f"{core_before_s:.1f} s"
    yield Row("a night of ten, a peer on a core", f"{core_s:.1f} s", "", core_s / core_before_s, "<= 0.5", was)


def race() -> Row:
    """What the window holds when a race for eight is over, drawn without OpenGL."""
    mib = OVER.findall(run(HOME, sys.executable, "-m", "bench.memory"))[0]
    return Row("memory after a race for eight", f"{mib} MiB", "", None, "<= 250 MiB")


def main(arguments: list[str] | None = None) -> None:
    """Compare, and print a line for each comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spiel", default=sys.executable, metavar="PYTHON", help="the interpreter that has OpenSpiel")
    parser.add_argument("--before", type=Path, metavar="TREE", help="a checkout to be compared, too")
    parser.add_argument("--race", action="store_true", help="play a race for eight, for what it holds")
    parser.add_argument("--rounds", type=int, default=9, help="of the engine")
    parser.add_argument("--starts", type=int, default=7)
    args = parser.parse_args(arguments)
    before = args.before and args.before.resolve()
    print(Row.HEAD)
    rows = [engine(args.spiel, args.rounds, before), opening(args.starts, before)]
    rows += [night(before)] if before else []
    for row in chain.from_iterable(rows):
        print(row, flush=True)
    if args.race:
        print(race(), flush=True)


if __name__ == "__main__":
    main()
