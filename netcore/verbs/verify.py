"""`sennik verify FILE`: check a finished game from its file alone.

Exit 0: everything is good; 1: the first fault, its author and place; 2: not a game file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from netcore import gamefile
from netcore.errors import Malformed
from netcore.replay import verify

GOOD, FAULTY, NO_GAME = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")


def run(args: argparse.Namespace) -> int:
    """Print what was checked; the exit code."""
    file = load(args.file)
    if isinstance(file, int):
        return file
    report = verify(file)
    for line in report.lines:
        sys.stdout.write(f"{printable(line)}\n")
    if report.fault is not None:
        sys.stdout.write(f"FAULT: {printable(report.fault.text)}\n")
        return FAULTY
    sys.stdout.write("everything is good\n")
    return GOOD


def load(path: Path) -> gamefile.GameFile | int:
    """The game in a file; or the exit code, with the reason on standard error."""
    try:
        return gamefile.read(path)
    except OSError as fault:
        sys.stderr.write(f"sennik: {path}: {fault.strerror or fault}\n")
        return NO_GAME
    except Malformed as fault:
        sys.stderr.write(f"sennik: {path}: {printable(str(fault))}\n")
        return FAULTY if _claims_to_be_a_game(path) else NO_GAME


def _claims_to_be_a_game(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(gamefile.MAGIC)) == gamefile.MAGIC


def printable(text: str) -> str:
    """`text` as the terminal can show it: names are strangers' words, and a terminal may not know their letters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    encoding = sys.stdout.encoding or "ascii"
    return shown.encode(encoding, "replace").decode(encoding)
