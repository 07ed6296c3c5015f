"""`sennik verify FILE`: check a finished game, or the proof of a fork, from its file alone.

Exit 0: the game is complete, and everything in it is good; 1: the first fault, its author and place; 2: neither a game
nor a proof of anything; 3: a game that is unfinished, and nobody's fault by what is in its file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from netcore.audit.replay import ABOUT_THE_TERMS, Fault, Report, names_of, verify
from netcore.cores import all_cores
from netcore.errors import Malformed
from netcore.feeds.charter import Foreign, Signatory
from netcore.files import gamefile
from netcore.files.forkfile import LARGEST_PROOF, ForkProof, read_fork
from netcore.identity import fingerprint, key_numbers
from resources.phrase import words

GOOD, FAULTY, NO_GAME, UNFINISHED = 0, 1, 2, 3
VERDICTS: Final = {GOOD: "complete", FAULTY: "at fault", NO_GAME: "no game", UNFINISHED: "unfinished"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game, or the proof of a fork")
    parser.add_argument("--json", action="store_true", help="say it as one JSON object, for programs")


def run(args: argparse.Namespace) -> int:
    """Print what was checked; the exit code."""
    proof = _proof(args.file)
    if proof is not None:
        _say(plain_proof(proof), args.json, _proof_lines(proof))
        return FAULTY
    file = load(args.file)
    if isinstance(file, int):
        if args.json:
            _say({"verdict": VERDICTS[file]}, True, ())
        return file
    try:
        with all_cores() as maps:
            report = verify(file, maps=maps)
    except Foreign as refused:
        return not_for_us(args.file, refused, args.json)
    code = _code(report)
    _say(plain(report), args.json, _lines(report))
    return code


def not_for_us(path: Path, refused: Foreign, as_json: bool = False) -> int:
    """Say that a file is for another version or other rules; the exit code."""
    sys.stderr.write(f"sennik: {printable(str(path))}: {printable(str(refused))}\n")
    if as_json:
        _say({"verdict": VERDICTS[NO_GAME]}, True, ())
    return NO_GAME


def _say(plain: dict[str, Any], as_json: bool, lines: Iterable[str]) -> None:
    if as_json:
        sys.stdout.write(json.dumps(plain) + "\n")
    else:
        sys.stdout.writelines(f"{printable(line)}\n" for line in lines)


def _lines(report: Report) -> Iterator[str]:
    yield from report.lines[:ABOUT_THE_TERMS]
    if report.terms is not None:
        for name, seat in zip(names_of(report.terms), report.terms.seats, strict=True):
            yield f"key words of {name}: {' '.join(key_words(seat.peer))}"
    yield from report.lines[ABOUT_THE_TERMS:]
    if report.fault is not None:
        yield f"FAULT: {report.fault.text}"
    elif report.missing:
        yield f"UNFINISHED: {report.missing}"
    elif report.good:
        yield "everything is good"
    else:
        yield "COMPLETE: all that the result rests on is good; what is said above of seeds changes nothing of it"


def _code(report: Report) -> int:
    return FAULTY if report.fault is not None else UNFINISHED if report.missing else GOOD


def plain(report: Report) -> dict[str, Any]:
    """The report for programs; see docs/protocol/verdicts.md."""
    terms, fault, outcome = report.terms, report.fault, report.outcome
    return {
        "verdict": VERDICTS[_code(report)],
        "game": terms.game if terms is not None else None,
        "table": terms.hash().hex() if terms is not None else None,
        "players": [_player(seat) for seat in terms.seats] if terms is not None else [],
        "complete_for": list(report.complete_for),
        "scores": list(outcome.scores) if outcome is not None else None,
        "winners": list(outcome.winners) if outcome is not None else None,
        "wrong_seeds": list(report.wrong_seeds),
        "altered": [list(step) for step in report.altered],
        "fault": asdict(fault) if fault is not None else None,
        "missing": report.missing or None,
        "checked": list(report.lines),
    }


def _player(seat: Signatory) -> dict[str, Any]:
    return {
        "name": seat.name,
        "kind": seat.kind,
        "home": seat.home,
        "key": seat.peer.hex(),
        "key_words": key_words(seat.peer),
    }


def key_words(key: bytes) -> list[str]:
    """The words by which people know a player's key, with their numbers, for which every language has other words."""
    return [f"{words('en')[number]} {number:03d}" for number in key_numbers(key)]


def _proof(path: Path) -> ForkProof | None:
    """The proof of a fork in a file; None for a file that is none."""
    if not path.is_file():
        return None  # what can be read only once is read as a game
    try:
        with path.open("rb") as file:
            return read_fork(file.read(LARGEST_PROOF + 1))
    except (OSError, Malformed):
        return None  # whatever else it is, whoever reads a game says so


def _proof_lines(proof: ForkProof) -> tuple[str, ...]:
    names = ", ".join(seat.name for seat in proof.terms.seats)
    return (
        f"the table {proof.terms.hash().hex()}, {proof.terms.game}: {names}",
        f"FAULT: {_forked(proof)}",
        f"the identity is {fingerprint(proof.author.peer)}, and both signatures are good",
    )


def plain_proof(proof: ForkProof) -> dict[str, Any]:
    """The proof of a fork for programs, in the same form."""
    return plain(_proof_report(proof))


def proof_of(path: Path) -> Report | None:
    """What the proof of a fork in a file says of its game; None for a file that is none."""
    proof = _proof(path)
    return _proof_report(proof) if proof is not None else None


def _proof_report(proof: ForkProof) -> Report:
    fault = Fault(_forked(proof), "feed.fork", proof.fork.seat, proof.fork.first.header.number)
    return Report((), fault, terms=proof.terms)


def _forked(proof: ForkProof) -> str:
    one, two = proof.fork.first.header.number, proof.fork.second.header.number
    what = (
        f"two different entries with the number {one}"
        if one == two
        else f"entry {one}, and an entry {two} that follows another entry {one}"
    )
    return f"{proof.author.name}, seat {proof.fork.seat}, signed {what}"


def load(path: Path) -> gamefile.GameFile | int:
    """The game in a file; or the exit code, with the reason on standard error.

    A game file that is cut or damaged is at fault, and names nobody: who sent it may have another.
    """
    try:
        return gamefile.read(path)
    except OSError as fault:
        sys.stderr.write(f"sennik: {printable(str(path))}: {fault.strerror or fault}\n")
        return NO_GAME
    except Malformed as fault:
        sys.stderr.write(f"sennik: {printable(str(path))}: {printable(str(fault))}\n")
        return NO_GAME if isinstance(fault, gamefile.NoGame) else FAULTY


def printable(text: str) -> str:
    """`text` as the terminal can show it: names are strangers' words, and a terminal may not know their letters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    encoding = sys.stdout.encoding or "ascii"
    return shown.encode(encoding, "replace").decode(encoding)
