"""My seat at the table in play: what its model decides goes to the node, and what the settings say holds for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from client.bridge import Calls, Failure
from client.settings import SPEED
from client.viewmodels.play.table import PACE_MS, PlayTable
from client.viewmodels.settings.model import SettingsModel
from engine.pieces import Move

CALM = 0.0


class Relay(QObject):
    """Holds the table's model and ties it to `calls`. Calm motion keeps the usual pace: only the flying is left out."""

    def __init__(self, calls: Calls, settings: SettingsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls = calls
        self._settings = settings
        self.table = PlayTable(self)
        self.table.submitted.connect(self._submit)
        self.table.leaveWanted.connect(self._leave)
        self.table.againWanted.connect(self._again)
        self.table.openAnswered.connect(self._lay_open)
        self.table.lookedAt.connect(self._go_on)
        settings.changed.connect(self.settle)
        self.settle()

    @Slot()
    def settle(self) -> None:
        """Take over what the settings say now."""
        values = self._settings.values
        factor = SPEED[values.motion]
        self.table.pace_ms = round(PACE_MS * (1.0 if factor == CALM else factor))
        self.table.remember(values.memory_help)

    @Slot(object)
    def fail(self, _failure: Failure) -> None:
        """Something asked of the node did not happen: if it was a move, it may be chosen again."""
        self.table.refused()

    @Slot(object)
    def _submit(self, move: Move) -> None:
        frame = self.table.state.frame
        number = frame.number if frame is not None else None
        self._calls.do(lambda node: node.chair.submit(move, number))

    @Slot()
    def _go_on(self) -> None:
        self._calls.do(lambda node: node.chair.go_on())

    @Slot()
    def _leave(self) -> None:
        self._calls.do(lambda node: node.leave())

    @Slot()
    def _again(self) -> None:
        self._calls.do(lambda node: node.again())

    @Slot(bool)
    def _lay_open(self, agree: bool) -> None:
        self._calls.do(lambda node: node.chair.lay_open(agree))
