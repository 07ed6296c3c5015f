"""A game file that is opened to be watched: read, checked, and made ready.

Blocking: for the worker's thread. It loads cryptography, so it is imported when a file is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from client.viewmodels.replay.tape import Bad, Proof, Tape
from engine.pieces import Face, Handle, Seat
from netcore.audit.replay import Abandoned, Replay, Report, examine
from netcore.audit.watched import Watched, way_of
from netcore.cores import all_cores
from netcore.errors import Malformed
from netcore.feeds.charter import Foreign, Terms
from netcore.files import gamefile, seen
from netcore.files.checked import Checked
from netcore.names import name_at
from netcore.table.events import Evicted, Stepped
from netcore.table.orders import Order

MOST_STEPS: Final = 20_000
"""Steps of a game that is watched; the boards of all of them are kept, and the longest game has a tenth of that."""

PROOFS: Final = frozenset({"keys", "backup", "shuffle", "show", "roll"})
"""What need not be proved once more in a file that was checked before; seeds that were laid open are looked at."""


def load(
    path: Path, notes: Path, keys: frozenset[bytes], watch: Callable[[float], bool], *, trusted: bool | Checked
) -> Tape | Bad | None:
    """The game in a file; None if `watch` did not let it go on.

    `notes`: the folder with what this player saw. `keys`: those that are this player's own. `trusted`: this computer
    has checked this very file before, as that says, or has just written it, so that proofs need not be checked once
    more. Raises OSError, Malformed for what is no file.
    """
    if not path.is_file():
        raise Malformed("not a file")
    about = path.stat()
    if isinstance(trusted, Checked):
        trusted = (trusted.size, trusted.saved_s) == (about.st_size, about.st_mtime)
    tape: tuple[Replay, Report] | Bad | None = None
    try:
        file = gamefile.read(path)
        if trusted:
            tape = _trusted(file, watch)
        if tape is None:
            trusted, tape = False, _run(file, lambda _: True, watch)
    except Abandoned:
        return None
    except Foreign as refused:
        return Bad(None, (), str(refused), foreign=True)
    except Malformed as damaged:
        tape = Bad(None, (), str(damaged))
    if isinstance(tape, Bad):
        return replace(tape, path=path, saved_s=about.st_mtime, size=about.st_size)
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
        names=_names(terms),
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
    with all_cores() as maps:
        report, run = examine(file, proves=proves, watch=watch, maps=maps)
    if run is None:
        names = _names(report.terms) if report.terms is not None else ()
        return Bad(report, names, report.fault.text if report.fault is not None else "")
    if not run.steps:
        return Bad(report, _names(run.terms), report.fault.text if report.fault is not None else report.missing)
    if len(run.steps) > MOST_STEPS:
        return Bad(report, _names(run.terms), f"{len(run.steps)} steps")
    return run, report


def _names(terms: Terms) -> tuple[str, ...]:
    return tuple(name_at(at, seat.name) for at, seat in enumerate(terms.seats))


def _ghosts(run: Replay) -> dict[Seat, int]:
    ghosts: dict[Seat, int] = {}
    number = 0
    for event in run.events:
        if isinstance(event, Stepped):
            number = event.step.number
        elif isinstance(event, Evicted):
            ghosts[event.seat] = number + 1
    return ghosts


def prove(path: Path, card: Handle, about: frozenset[int], watch: Callable[[float], bool]) -> Proof | None:
    """Prove the way of one card, which the questions `about` are about: every shuffle that it came out of, and every
    share that opened it. Nothing is proved once more of other cards. None if `watch` did not let it go on, or where the
    file says something else of that card by now.

    Raises OSError and Malformed as `load` does.
    """
    file = gamefile.read(path)
    try:
        with all_cores() as maps:
            report, run = examine(
                file,
                proves=lambda order: order.what not in PROOFS or order.question in about,
                watch=watch,
                maps=maps,
            )
    except Abandoned:
        return None
    if run is None or report.fault is not None:
        return None
    watched = Watched(run.game, run.terms, run.steps)
    if {sight.number for sight in watched.befell(card)} != about:
        return None
    way = way_of(run, watched, card)
    return Proof(way, len(file.entries), _names(run.terms)) if way is not None else None
