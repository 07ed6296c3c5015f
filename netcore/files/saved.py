"""The saved games of a profile, as a list is made of them: by their heads alone, for a game may have megabytes.

Blocking.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from netcore.errors import Malformed
from netcore.feeds.charter import Terms, read_terms
from netcore.files.gamefile import read_head
from netcore.names import name_at
from netcore.status import SavedGame, known_lantern

log = logging.getLogger(__name__)

SUFFIX: Final = ".sennik"


def saved_games(folder: Path) -> tuple[SavedGame, ...]:
    """All game files in `folder`, the latest first; what can be read by nobody here is among them. Raises OSError."""
    return tuple(sorted(_each(folder), key=lambda game: (-game.saved_s, game.path)))


def _each(folder: Path) -> Iterator[SavedGame]:
    with os.scandir(folder) as found:
        for each in found:
            if each.name.endswith(SUFFIX) and each.is_file():
                try:
                    yield saved_game(Path(each.path))
                except OSError as fault:  # it has gone meanwhile, or is somebody else's
                    log.info("%s cannot be read: %s", each.name, fault)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is kept: its terms, as they are written, and when its file was."""

    raw: bytes
    terms: Terms
    saved_s: float


def kept_at(folder: Path, table: bytes) -> list[Kept]:
    """The games in `folder` that were played at this table, an evening long, the latest first. Raises OSError."""
    found = []
    for game in saved_games(folder):
        if game.table == table and not game.strange:
            try:
                raw = read_head(Path(game.path))
                found.append(Kept(raw, read_terms(raw), game.saved_s))
            except (OSError, Malformed) as fault:
                log.info("%s cannot be read: %s", game.path, fault)
    return found


def saved_game(path: Path) -> SavedGame:
    """One game file by its head. Raises OSError."""
    about = path.stat()
    try:
        terms = read_terms(read_head(path))
    except Malformed as refused:
        return SavedGame(str(path), about.st_mtime, about.st_size, strange=str(refused))
    return _of(terms, path, about.st_mtime, about.st_size)


def _of(terms: Terms, path: Path, saved_s: float, size: int) -> SavedGame:
    return SavedGame(
        str(path),
        saved_s,
        size,
        game=terms.game,
        names=tuple(name_at(at, seat.name) for at, seat in enumerate(terms.seats)),
        lanterns=tuple(known_lantern(seat.lantern, at) for at, seat in enumerate(terms.seats)),
        bots=tuple(at for at, seat in enumerate(terms.seats) if seat.kind == "bot"),
        keys=tuple(seat.peer for seat in terms.seats),
        table=terms.table,
    )
