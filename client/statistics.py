"""The games that this player has finished on this computer: a small file in the profile, sent to nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed
from netcore.files.aside import UNREADABLE, put_aside

FILE: Final = "statistics.json"
FILE_BYTES: Final = 1024 * 1024
MOST: Final = 4000
"""So many games are kept, the last ones."""

Text = Annotated[str, msgspec.Meta(max_length=128)]


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """One game: which, the name of its file, by which it is counted once, who of how many won, and with what.

    `fewest`: the fewest points won it. `people`: how many persons played, this player included.
    """

    game: Annotated[str, msgspec.Meta(max_length=32)]
    key: Text
    won: bool
    score: Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
    fewest: bool
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)]
    people: Annotated[int, msgspec.Meta(ge=1, le=64)]


Kept = Annotated[list[Finished], msgspec.Meta(max_length=MOST)]


def load(folder: Path) -> tuple[Finished, ...]:
    """What is kept in `folder`; nothing if there is no such file, or none that can be read."""
    try:
        return _read(folder / FILE)
    except (OSError, Malformed):
        return ()


def add(folder: Path, finished: Finished, disk: Disk | None = None) -> tuple[Finished, ...]:
    """Keep one game more, unless it is kept already; all that are kept then. A file that is damaged is put aside, and
    begun anew; one that the disk does not give may be whole, and is left as it is. Raises OSError.
    """
    try:
        kept = _read(folder / FILE)
    except UNREADABLE:
        put_aside("statistics", folder / FILE)
        kept = ()
    if any(each.key == finished.key for each in kept):
        return kept
    kept = (*kept, finished)[-MOST:]
    folder.mkdir(parents=True, exist_ok=True)
    (disk or Disk()).write_whole(folder / FILE, msgspec.json.encode(kept), private=True)
    return kept


def _read(file: Path) -> tuple[Finished, ...]:
    """What a file says, nothing where there is none. Raises OSError, Malformed."""
    try:
        raw = read_whole(file)
        if len(raw) > FILE_BYTES:
            raise Malformed("too many games for this file")
        return tuple(msgspec.json.decode(raw, type=Kept))
    except FileNotFoundError:
        return ()
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as damaged:
        raise Malformed(str(damaged)) from None


def clear(folder: Path) -> tuple[Finished, ...]:
    """Forget all of it. Raises OSError."""
    (folder / FILE).unlink(missing_ok=True)
    return ()
