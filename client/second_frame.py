"""Whether a window goes on being drawn: a card that has drawn one frame may be waited for in vain to draw another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQuick import QQuickWindow

TURN_MS = 1000
PATIENCE: Final = (30, 8)
"""For how many turns the first frame is waited for, and then the second. Counted on the window's own thread, so that a
program that is busy itself is not taken for a card that stands still.
"""


class SecondFrame(QObject):
    """Asks for frames until a window has had two, while a player looks at it."""

    came = Signal()
    missing = Signal(str)
    """No frame was drawn although a player has looked at the window all the time; which one, in words for the log."""

    def __init__(self, root: QQuickWindow) -> None:
        super().__init__(root)
        self._root = root
        self._frames = 0
        self._turns = 0
        self._clock = QTimer(self)
        self._clock.setInterval(TURN_MS)
        self._clock.timeout.connect(self._turn)

    def begin(self) -> None:
        """From now on frames are counted."""
        self._root.frameSwapped.connect(self._swapped)  # comes to this thread, even if Qt draws in another
        self._clock.start()

    @Slot()
    def _swapped(self) -> None:
        self._frames += 1
        self._turns = 0
        if self._frames == len(PATIENCE):
            self._end()
            self.came.emit()

    @Slot()
    def _turn(self) -> None:
        seen = self._root.isExposed() and self._root.isActive()
        self._turns = self._turns + 1 if seen else 0  # what nobody sees is not always drawn
        if self._turns > PATIENCE[self._frames]:
            self._end()
            self.missing.emit("no frame came after the first" if self._frames else "no frame came")
        else:
            self._root.update()

    def _end(self) -> None:
        self._clock.stop()
        self._root.frameSwapped.disconnect(self._swapped)
