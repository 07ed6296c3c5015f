"""The clock that a table shows while somebody decides. It only shows: what time does to a game, the claims say."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS = 250
"""Four times a second: each tick draws the window, and without a graphics card that is most of a core at ten."""


@dataclass(frozen=True, slots=True)
class Hours:
    """What the clock is set by: the `number` of the open question, its limit (0: none runs), the night and its rest.

    `counts`: whether what passes now is taken off the night, but for `reading_ms`.
    """

    number: int = 0
    limit_ms: int = 0
    night_ms: int = 0
    left_ms: int = 0
    counts: bool = False
    reading_ms: int = 0


NO_HOURS = Hours()


@QmlElement
@QmlUncreatable("a table has it")
class RunningClock(QObject):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Runs from when a question was first seen. `now_s` is a monotonic clock, in seconds."""

    ticked = Signal()
    limitMsChanged = Signal()
    nightMsChanged = Signal()

    def __init__(self, parent: QObject | None = None, *, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now_s = now_s
        self._hours = Hours()
        self._since_s = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.ticked)

    def set(self, hours: Hours) -> None:
        """Show `hours`; a question that was shown already goes on running."""
        if hours == self._hours:
            return
        if hours.number != self._hours.number or not self._hours.limit_ms:
            self._since_s = self._now_s()
        before, self._hours = self._hours, hours
        if hours.limit_ms:
            self._timer.start()
        else:
            self._timer.stop()
        if hours.limit_ms != before.limit_ms:
            self.limitMsChanged.emit()
        if hours.night_ms != before.night_ms:
            self.nightMsChanged.emit()
        self.ticked.emit()

    @property
    def _passed_ms(self) -> int:
        return int((self._now_s() - self._since_s) * 1000) if self._hours.limit_ms else 0

    @property
    def number(self) -> int:
        """The question for which it runs."""
        return self._hours.number

    @property
    def left_s(self) -> int:
        """The seconds that are left for the decision, the last one begun; 0 when they are over, or no clock runs."""
        return -(-max(0, self._hours.limit_ms - self._passed_ms) // 1000)

    @Property(bool, notify=limitMsChanged)
    def runs(self) -> bool:
        """Whether somebody decides under a clock."""
        return self._hours.limit_ms > 0

    @Property(int, notify=limitMsChanged)
    def limitMs(self) -> int:
        """What the decision may take."""
        return self._hours.limit_ms

    @Property(int, notify=ticked)
    def askedMs(self) -> int:
        """What is left for the decision."""
        return max(0, self._hours.limit_ms - self._passed_ms)

    @Property(int, notify=ticked)
    def readMs(self) -> int:
        """What there is for reading before the time of the decision itself begins."""
        return self._hours.reading_ms if self._hours.limit_ms else 0

    @Property(int, notify=ticked)
    def readingMs(self) -> int:
        """What is left of that."""
        return max(0, self._hours.reading_ms - self._passed_ms) if self._hours.limit_ms else 0

    @Property(int, notify=nightMsChanged)
    def nightMs(self) -> int:
        """How long the night is."""
        return self._hours.night_ms

    @Property(int, notify=ticked)
    def leftMs(self) -> int:
        """What is left of the night."""
        spent_ms = max(0, self._passed_ms - self._hours.reading_ms) if self._hours.counts else 0
        return max(0, self._hours.left_ms - spent_ms)
