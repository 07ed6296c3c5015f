"""`sennik verify FILE`: check a finished game, or the proof of a fork, from its file alone.

Exit 0: the game is complete, and everything in it is good; 1: the first fault, its author and place; 2: neither a game
nor a proof of anything; 3: a game that is unfinished, and nobody's fault by what is in its file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from netcore.audit.replay import verify
from netcore.errors import Malformed
from netcore.files import gamefile
from netcore.files.forkfile import LARGEST_PROOF, ForkProof, read_fork
from netcore.identity import fingerprint

GOOD, FAULTY, NO_GAME, UNFINISHED = 0, 1, 2, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game, or the proof of a fork")


def run(args: argparse.Namespace) -> int:
    """Print what was checked; the exit code."""
    proof = _proof(args.file)
    if proof is not None:
        _tell_proof(proof)
        return FAULTY
    file = load(args.file)
    if isinstance(file, int):
        return file
    report = verify(file)
    for line in report.lines:
        sys.stdout.write(f"{printable(line)}\n")
    if report.fault is not None:
        sys.stdout.write(f"FAULT: {printable(report.fault.text)}\n")
        return FAULTY
    if report.missing:
        sys.stdout.write(f"UNFINISHED: {printable(report.missing)}\n")
        return UNFINISHED
    sys.stdout.write("everything is good\n")
    return GOOD


def _proof(path: Path) -> ForkProof | None:
    """The proof of a fork in a file; None for a file that is none."""
    if not path.is_file():
        return None  # what can be read only once is read as a game
    try:
        with path.open("rb") as file:
            return read_fork(file.read(LARGEST_PROOF + 1))
    except (OSError, Malformed):
        return None  # whatever else it is, whoever reads a game says so


def _tell_proof(proof: ForkProof) -> None:
    terms, fork = proof.terms, proof.fork
    one, two = fork.first.header.number, fork.second.header.number
    what = (
        f"two different entries with the number {one}"
        if one == two
        else f"entry {one}, and an entry {two} that follows another entry {one}"
    )
    names = ", ".join(seat.name for seat in terms.seats)
    lines = (
        f"the table {terms.hash().hex()}, {terms.game}: {names}",
        f"FAULT: {proof.author.name}, seat {fork.seat}, signed {what}",
        f"the identity is {fingerprint(proof.author.peer)}, and both signatures are good",
    )
    for line in lines:
        sys.stdout.write(f"{printable(line)}\n")


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
