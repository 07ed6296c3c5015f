"""Files that a player takes along, or brings: written beside what is there already, never over it. Blocking."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from netcore.errors import Malformed
from netcore.feeds.charter import read_terms
from netcore.files import gamefile
from netcore.files.saved import SUFFIX

MOST_TRIES: Final = 1000


def write_new(path: Path, data: bytes) -> Path:
    """Write `data` to `path`, or where that is taken beside it with a number; where it is now. Raises OSError."""
    for each in _names(path):
        try:
            with each.open("xb") as file:
                try:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                except BaseException:
                    file.close()
                    each.unlink(missing_ok=True)
                    raise
        except FileExistsError:
            continue
        return each
    raise FileExistsError(f"too many files like {path}")


def take_along(source: Path, target: Path) -> Path:
    """A copy of a file at `target`, or beside it; where it is now. Raises OSError."""
    about = source.stat()
    copy = write_new(target, source.read_bytes())
    os.utime(copy, (about.st_atime, about.st_mtime))
    return copy


def bring(source: Path, folder: Path) -> Path:
    """A copy of a game file among those in `folder`, under the name that it has there; where it is now.

    The same bytes are not kept twice: it is the file that is there already. Raises OSError, Malformed for a file that
    is no whole game, Foreign for one that only other programs can read.
    """
    about = source.stat()
    if not source.is_file() or about.st_size > gamefile.LARGEST_FILE:
        raise Malformed("no file, or too large for a game")
    data = source.read_bytes()
    terms = read_terms(gamefile.unpack_game(data).terms)
    usual = folder / f"{terms.game}-{terms.hash().hex()[:16]}{SUFFIX}"
    for each in _names(usual):
        if not each.exists():
            break
        if each.stat().st_size == len(data) and each.read_bytes() == data:
            return each
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = write_new(usual, data)
    os.utime(copy, (about.st_atime, about.st_mtime))
    return copy


def _names(path: Path) -> Iterator[Path]:
    yield path
    for number in count(2):
        if number > MOST_TRIES:
            return
        yield path.with_name(f"{path.stem} {number}{path.suffix}")
