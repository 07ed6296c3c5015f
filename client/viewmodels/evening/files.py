"""The games of one evening, read and verified. Blocking, for seconds: for the thread beside the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from netcore.errors import Malformed
from netcore.status import SavedGame

if TYPE_CHECKING:
    from netcore.audit.evening import Verified


@dataclass(frozen=True, slots=True)
class Night:
    """The games that bear one number, the first that was saved first. All of them make up an evening at one table."""

    table: bytes = b""
    games: tuple[SavedGame, ...] = ()


def night_of(folder: Path, table: bytes) -> Night:
    """The evening at `table`; that of the game saved last where no table is meant. Raises OSError."""
    from netcore.files.saved import saved_games

    games = [game for game in saved_games(folder) if not game.strange]
    meant = table or next((game.table for game in games), b"")
    return Night(meant, tuple(game for game in reversed(games) if game.table == meant))


def verified(game: SavedGame) -> Verified:
    """A game, checked from its first entry to its last. Raises OSError, Foreign for what only others can check."""
    from netcore.audit.evening import Verified
    from netcore.audit.replay import Fault, Report, verify
    from netcore.cores import all_cores
    from netcore.feeds.charter import Foreign
    from netcore.files import gamefile

    path = Path(game.path)
    try:
        with all_cores() as maps:
            file = gamefile.read(path)
            return Verified.of(path.name, verify(file, maps=maps), file)
    except Foreign:
        raise
    except Malformed as damaged:
        return Verified(path.name, Report((), Fault(str(damaged), "file")))
