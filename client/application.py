"""The application object, with an ear for files that the system asks it to open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class Application(QGuiApplication):
    """macOS starts a program once, and tells by an event which file was opened by a double click, be it before the
    window is there or after. Elsewhere the file is an argument of another process, and no such event comes.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def open_files_with(self, open_: Callable[[str], None]) -> None:
        """From now on call `open_` with the address of each file; at once for those that were asked for before."""
        self._open = open_
        waiting, self._waiting = self._waiting, []
        for url in waiting:
            open_(url)

    def event(self, event: QEvent) -> bool:
        """Hear what the system asks for."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        url = event.url().toString()
        if self._open is None:
            self._waiting.append(url)
        else:
            self._open(url)
        return True
