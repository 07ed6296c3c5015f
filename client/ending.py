"""Whether the program ended as it was meant to the last time: a file in the profile while it runs, gone at a good end.

The interpreter writes into it where it is when the process is ended by a fault, as in a graphics driver. The next start
takes that over into the log.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
from pathlib import Path
from typing import Final, TextIO

log = logging.getLogger(__name__)

FILE: Final = "running"
MOST_BYTES: Final = 32 * 1024
"""Of what a fault has left behind, more is not taken over."""


class Ending:
    """The file of one run. Where the disk takes none, nothing is told at the next start."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._token = os.urandom(8).hex()
        self._file: TextIO | None = None
        self._before = self._read()
        """What another run has left, or one that still goes on."""
        if self._before is None:
            self._begin()

    def own_profile(self) -> bool:
        """The profile is ours now, so no other run goes on in it: whether the last one ended without taking leave.

        What a fault has written comes into the log.
        """
        if self._before is None:
            return False
        log.warning("Sennik ended unexpectedly the last time")
        for line in self._before.splitlines()[1:]:
            log.warning("then: %s", line)
        self._before = None
        self._begin()
        return True

    def good(self) -> None:
        """It ends as it is meant to."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
        if (self._read() or "").startswith(self._token):
            with contextlib.suppress(OSError):
                self._path.unlink()

    def _begin(self) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        except OSError:
            return
        self._file = os.fdopen(descriptor, "w", encoding="utf-8")
        self._file.write(self._token + "\n")
        self._file.flush()
        faulthandler.enable(self._file)

    def _read(self) -> str | None:
        try:
            with self._path.open("rb") as file:
                return file.read(MOST_BYTES).decode("utf-8", "replace")
        except OSError:
            return None
