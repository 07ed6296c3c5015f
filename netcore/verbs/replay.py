"""`sennik replay FILE`: tell a game step by step; hidden cards only if all seeds were laid open.

Exit codes as of `sennik verify`: a game with a fault is told up to it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from netcore.audit.replay import fault_of, forgery, replay
from netcore.errors import Malformed
from netcore.feeds.charter import Foreign
from netcore.table.telling import tell
from netcore.verbs.verify import FAULTY, GOOD, load, not_for_us, printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")


def run(args: argparse.Namespace) -> int:
    """Print the game; the exit code."""
    file = load(args.file)
    if isinstance(file, int):
        return file
    try:
        told = replay(file)
    except Foreign as refused:
        return not_for_us(args.file, refused)
    except Malformed as fault:
        sys.stdout.write(f"FAULT: the terms: {printable(str(fault))}\n")
        return FAULTY
    forged = forgery(file, told.terms)
    if forged is not None:
        sys.stdout.write(f"FAULT: {printable(forged.text)}\n")
        return FAULTY
    names, faces = told.names, told.faces()
    sys.stdout.write(printable(f"{told.terms.game}: {', '.join(names)}") + "\n")
    for step in told.steps:
        sys.stdout.write(printable(tell(step, names, faces)) + "\n")
    outcome = told.table.outcome
    if outcome is not None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
        sys.stdout.write(
            printable(f"end: {scores}; won by {', '.join(names[seat] for seat in outcome.winners)}") + "\n"
        )
    found = fault_of(told)
    if found is not None:
        sys.stdout.write(f"FAULT: {printable(found.text)}\n")
        return FAULTY
    return GOOD
