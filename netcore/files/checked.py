"""What checking the saved games of a profile came to, so that none is checked twice: a small file beside them.

It is this computer's own note and proves nothing to anybody: a game file that was changed since, in its size or its
hour, counts as not checked. Blocking.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from netcore.disk import Disk
from netcore.status import SavedGame

GAMES: Final = "games"
"""The folder of a profile that saved games lie in, and this note with them."""
FILE: Final = "checked.json"
MOST: Final = 20_000
LARGEST: Final = 8 * 1024 * 1024

Verdict = Literal["complete", "unfinished", "at fault"]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What one game came to. `by` is the seat at fault, -1 for none; `scores` and `winners` are of a complete game."""

    size: Annotated[int, msgspec.Meta(ge=0)]
    saved_s: float
    verdict: Verdict
    by: Annotated[int, msgspec.Meta(ge=-1, le=9)] = -1
    scores: Annotated[tuple[int, ...], msgspec.Meta(max_length=10)] = ()
    winners: Annotated[tuple[int, ...], msgspec.Meta(max_length=10)] = ()

    def is_of(self, game: SavedGame) -> bool:
        """Whether that is the file that was checked, as far as its size and its hour tell."""
        return (self.size, self.saved_s) == (game.size, game.saved_s)


def load(folder: Path) -> dict[str, Checked]:
    """What was checked, by the name of the file; nothing where that cannot be read."""
    with contextlib.suppress(OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raw = (folder / FILE).read_bytes()
        if len(raw) <= LARGEST:
            return msgspec.json.decode(raw, type=dict[str, Checked])
    return {}


def save(folder: Path, checked: Mapping[str, Checked]) -> None:
    """Keep it: the last `MOST` of it. Raises OSError."""
    kept = dict(list(checked.items())[-MOST:])
    Disk().write_whole(folder / FILE, msgspec.json.encode(kept), private=True)
