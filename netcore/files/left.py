"""The tables that a player has left for good: whoever still plays them is told so, over a restart too."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path
from typing import Final

from netcore.disk import Disk

log = logging.getLogger(__name__)

FILE: Final = "left"
HASH_BYTES: Final = 32
MOST_LEFT: Final = 16
"""Tables that are remembered; the one left longest ago goes first."""


class LeftTables:
    """Hashes of the terms of tables, kept one after the other in a file of the profile."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._path = folder / FILE
        self._disk = disk or Disk()
        self._left: deque[bytes] = deque(maxlen=MOST_LEFT)

    def __contains__(self, terms: bytes) -> bool:
        return terms in self._left

    def add(self, terms: bytes) -> None:
        """Remember a table; `save` does so on disk."""
        if terms not in self._left:
            self._left.append(terms)

    def load(self) -> None:
        """Read what was saved; what cannot be read is forgotten, and nobody loses more than a word by it. Blocking."""
        try:
            with self._path.open("rb") as file:
                data = file.read(MOST_LEFT * HASH_BYTES)
        except FileNotFoundError:
            return
        except OSError as error:
            log.warning("the tables that were left cannot be read: %s", error)
            return
        for at in range(0, len(data) - HASH_BYTES + 1, HASH_BYTES):
            self.add(data[at : at + HASH_BYTES])

    def save(self) -> None:
        """Keep what is remembered. Blocking. Raises OSError; the old file is whole then."""
        self._disk.write_whole(self._path, b"".join(self._left), private=True)
