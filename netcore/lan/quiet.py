"""One log line a cause, however often a stranger repeats it, and few lines in all, however many causes it finds."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from netcore.bucket import Bucket

_REMEMBERED_CAUSES: Final = 256
LINES_AT_ONCE: Final = 40
LINES_PER_S: Final = 0.1
"""A stranger may put a number of its choice into a cause: without a limit that would fill a disk."""


class Hushed(logging.Filter):
    """Lets a library's records through as one line each, for whoever looks for causes: its warnings come from what
    strangers send and from networks that come and go, and its tracebacks tell a player nothing.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Take the traceback away, and all weight below an error."""
        cause = record.exc_info[1] if record.exc_info else None
        if cause is not None:
            record.msg, record.args = f"{record.getMessage()}: {cause!r}", None
            record.exc_info = record.exc_text = None
        if record.levelno >= logging.WARNING:
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
        return logging.getLogger().isEnabledFor(record.levelno)


class QuietLog:
    """Writes each cause once to a logger; remembers a bounded number of causes, and writes a bounded number of lines.

    `clock` tells seconds.
    """

    def __init__(self, logger: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._logger = logger
        self._clock = clock
        self._told: OrderedDict[str, None] = OrderedDict()
        self._lines = Bucket(LINES_AT_ONCE, LINES_PER_S, clock())
        self._unsaid = 0

    def info(self, cause: str) -> None:
        """Log `cause`, unless it was logged before and is still remembered, or there were too many others."""
        self._log(logging.INFO, cause)

    def warning(self, cause: str) -> None:
        """The same, for what a person should hear of."""
        self._log(logging.WARNING, cause)

    def error(self, cause: str, fault: BaseException) -> None:
        """The same, for a fault of this program, with the way to it."""
        self._log(logging.ERROR, cause, fault)

    def _log(self, level: int, cause: str, fault: BaseException | None = None) -> None:
        if cause in self._told:
            self._told.move_to_end(cause)
            return
        self._told[cause] = None
        if len(self._told) > _REMEMBERED_CAUSES:
            self._told.popitem(last=False)
        if not self._lines.take(self._clock()):
            self._unsaid += 1
            return
        if self._unsaid:
            cause = f"{cause} ({self._unsaid} other lines were left out)"
            self._unsaid = 0
        self._logger.log(level, "%s", cause, exc_info=fault)
