"""A game file that is opened to be watched: read, checked, and made ready.

Blocking: for the worker's thread. It loads cryptography, so it is imported when a file is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from client.viewmodels.replay.tape import Bad, Proof, Tape
from engine.pieces import Face, Handle, Seat
from netcore.audit.replay import Abandoned, Replay, Report, examine, names_of
from netcore.audit.watched import Watched, way_of
from netcore.files import gamefile, seen
from netcore.table.events import Evicted, Stepped
from netcore.table.orders import Order

MOST_STEPS: Final = 20_000
"""Steps of a game that is watched; the boards of all of them are kept, and the longest game has a tenth of that."""

PROOFS: Final = frozenset({"keys", "backup", "shuffle", "show", "roll"})
"""What need not be proved once more in a file that was checked before; seeds that were laid open are looked at."""


def load(
    path: Path, notes: Path, keys: frozenset[bytes], watch: Callable[[float], bool], *, trusted: bool
) -> Tape | Bad | None:
    """The game in a file; None if `watch` did not let it go on.

    `notes`: the folder with what this player saw. `keys`: those that are this player's own. `trusted`: this computer
    has checked this very file before, or has just written it, so that proofs need not be checked once more. Raises
    OSError, Malformed for a file that is none, Foreign for one that other programs can watch.
    """
    about = path.stat()
    file = gamefile.read(path)
    tape: tuple[Replay, Report] | Bad | None = None
    try:
        if trusted:
            tape = _trusted(file, watch)
        if tape is None:
            trusted, tape = False, _run(file, lambda _: True, watch)
    except Abandoned:
        return None
    if isinstance(tape, Bad):
        return tape
    run, report = tape
    terms = run.terms
    kept = seen.load(notes, terms.game, terms.hash())
    mine = [seat for seat, each in enumerate(terms.seats) if each.peer in keys and each.kind != "bot"]
    me = kept.seat if kept is not None and kept.seat < len(terms.seats) else mine[0] if mine else None
    known = set(run.game.faces)
    try:
        faces = run.faces()
    except (KeyError, ValueError):  # seeds that are not what the cards were mixed by: the report tells of them
        faces = {}
    return Tape(
        path=path,
        saved_s=about.st_mtime,
        size=about.st_size,
        terms=terms,
        names=run.names,
        watched=Watched(run.game, terms, run.steps),
        report=report,
        me=me,
        seen={Handle(card): Face(face) for card, face in kept.faces.items() if face in known} if kept else {},
        faces=faces,
        ghosts=_ghosts(run),
        outcome=run.table.outcome,
        checked=not trusted,
    )


def _trusted(file: gamefile.GameFile, watch: Callable[[float], bool]) -> tuple[Replay, Report] | None:
    """The same without proofs; None for a file that is not as good as it was, and has to be looked at closely."""
    try:
        found = _run(file, lambda order: order.what not in PROOFS, watch)
    except AssertionError:  # what only good proofs rule out
        return None
    return found if not isinstance(found, Bad) and found[1].fault is None else None


def _run(
    file: gamefile.GameFile, proves: Callable[[Order], bool], watch: Callable[[float], bool]
) -> tuple[Replay, Report] | Bad:
    report, run = examine(file, proves=proves, watch=watch)
    if run is None:
        names = names_of(report.terms) if report.terms is not None else ()
        return Bad(report, names, report.fault.text if report.fault is not None else "")
    if not run.steps:
        return Bad(report, run.names, report.fault.text if report.fault is not None else report.missing)
    if len(run.steps) > MOST_STEPS:
        return Bad(report, run.names, f"{len(run.steps)} steps")
    return run, report


def _ghosts(run: Replay) -> dict[Seat, int]:
    ghosts: dict[Seat, int] = {}
    number = 0
    for event in run.events:
        if isinstance(event, Stepped):
            number = event.step.number
        elif isinstance(event, Evicted):
            ghosts[event.seat] = number + 1
    return ghosts


def prove(path: Path, card: Handle, watch: Callable[[float], bool]) -> Proof | None:
    """Prove the way of one card: every shuffle that it came out of, and every share that opened it; of other cards
    nothing is proved once more. None if `watch` did not let it go on, or there is no such card.

    Raises OSError and Malformed as `load` does.
    """
    file = gamefile.read(path)
    try:
        report, run = examine(file, proves=lambda order: order.what not in PROOFS, watch=lambda part: watch(part / 2))
        if run is None or report.fault is not None:
            return None
        befell = Watched(run.game, run.terms, run.steps).befell(card)
        about = {sight.number for sight in befell}
        report, run = examine(
            file,
            proves=lambda order: order.what not in PROOFS or order.question in about,
            watch=lambda part: watch(0.5 + part / 2),
        )
    except Abandoned:
        return None
    if run is None or report.fault is not None:
        return None
    way = way_of(run, Watched(run.game, run.terms, run.steps), card)
    return Proof(way, len(file.entries), run.names) if way is not None else None
