"""The log: on standard error what a person should hear of, and in the profile a little more, for `sennik report`."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from netcore.files.folder import LOG

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

log = logging.getLogger("sennik")

LARGEST = 256 * 1024
"""Bytes of a log before a new one is begun; the one before is kept."""
SHORT = "%(levelname)s %(name)s: %(message)s"
LONG = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"


def nobody() -> None:
    """Whom a fault is told where there is no window."""


on_fault: Callable[[], None] = nobody
"""Told, on whatever thread, of a fault that nobody has caught; the window says so."""


class Kept(RotatingFileHandler):
    """A log in the profile, for this user only. Where the disk takes none the program goes on without."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / LOG, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="replace", delay=True)
        self.setLevel(logging.INFO)
        self.setFormatter(logging.Formatter(LONG))

    def _open(self) -> io.TextIOWrapper:
        path = Path(self.baseFilename)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(descriptor, "a", encoding="utf-8", errors="replace")

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: what the record says is on standard error, too, if it matters."""
        logging.getLogger().removeHandler(self)


def begin(level: str) -> None:
    """Log what is at least of `level` to standard error, if there is one."""
    root = logging.getLogger()
    root.setLevel(min(logging.INFO, logging.getLevelName(level.upper())))
    if sys.stderr is not None:  # a window of Windows has none
        shown = logging.StreamHandler()
        shown.setLevel(level.upper())
        shown.setFormatter(logging.Formatter(SHORT))
        root.addHandler(shown)


def keep(folder: Path) -> None:
    """Log to the profile from now on, what nobody has caught and what Qt complains of with the rest."""
    from PySide6.QtCore import qInstallMessageHandler

    logging.getLogger().addHandler(Kept(folder))
    sys.excepthook = uncaught
    qInstallMessageHandler(complaint)


def uncaught(kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
    """Write down what nobody has caught."""
    if not issubclass(kind, KeyboardInterrupt):
        log.error("nobody has caught this", exc_info=(kind, fault or kind(), trace))
        on_fault()


def complaint(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Write down what Qt says, by how much it matters."""
    from PySide6.QtCore import QtMsgType

    levels = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO}
    logging.getLogger("qt").log(levels.get(kind, logging.WARNING), "%s", message)
