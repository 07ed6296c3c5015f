"""One thread for what is slow and has nothing to do with the table: reading, checking and writing files.

What it has done comes back as a Qt signal, queued to the window's thread.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

log = logging.getLogger(__name__)


class _Job(Struct, frozen=True):
    """Something to do, and who is told what came of it."""

    work: Callable[[], object]
    then: Callable[[object], None]


@dataclass
class Patience:
    """Whether work that asks for it now and then is to go on. Either thread may look, the window's may end it."""

    over: bool = False


class Worker(QObject):
    """Does one thing after the other, in a thread that lives as long as there is something to do."""

    _done = Signal(object, object)
    _came = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: deque[_Job] = deque()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._done.connect(self._answer)
        self._came.connect(self._answer)

    @property
    def busy(self) -> bool:
        """Whether something is being done, or still to be."""
        with self._lock:
            return self._thread is not None

    def do(self, work: Callable[[], object], then: Callable[[object], None]) -> None:
        """Have `work` done. `then` is called in the window's thread with its result, or with what it has raised."""
        with self._lock:
            if self._closed:
                return
            self._jobs.append(_Job(work, then))
            if self._thread is None:
                # A daemon: the end of the program waits for no file that is being checked.
                self._thread = threading.Thread(target=self._run, name="sennik-files", daemon=True)
                self._thread.start()

    def tell(self, part: object, then: Callable[[object], None]) -> None:
        """Have `then` called in the window's thread: for work that tells how far it is."""
        if not self._closed:
            self._came.emit(part, then)

    def close(self, patience_s: float = 1.0) -> None:
        """Begin nothing more, and wait a moment for what runs."""
        with self._lock:
            self._closed = True
            self._jobs.clear()
            thread = self._thread
        if thread is not None:
            thread.join(patience_s)

    def finish(self) -> None:
        """Wait until all is done, and begin nothing more."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()
        self.close()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                result = job.work()
            except (OSError, ValueError) as error:
                result = error
            except Exception as error:
                log.exception("work beside the window failed")
                result = error
            if not self._closed:
                self._done.emit(result, job.then)

    def _next(self) -> _Job | None:
        with self._lock:
            if not self._jobs:
                self._thread = None
                return None
            return self._jobs.popleft()

    @Slot(object, object)
    def _answer(self, result: object, then: Callable[[object], None]) -> None:
        if not self._closed:
            then(result)
