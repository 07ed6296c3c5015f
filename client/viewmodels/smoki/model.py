"""What QML is given of a table of Smoki beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.rows import Rows
from client.viewmodels.smoki.props import LaidOpen, PairProps, SmokiProps
from client.viewmodels.table.game import GameModel

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Smoki has one")
class SmokiModel(GameModel):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Tokens, pairs that count nothing, and dreams that are counted."""

    tokensChanged = Signal()
    tokensGoalChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        self._dreams = Rows(LaidOpen, "key")
        self._pairs = Rows(PairProps, "key")
        super().__init__(SmokiProps(), {"dreams": self._dreams, "pairs": self._pairs}, parent)

    dreams = Property(QObject, lambda self: self._dreams, constant=True)
    pairs = Property(QObject, lambda self: self._pairs, constant=True)
    tokens = Property(list, lambda self: list(self._values.tokens), notify=tokensChanged)
    tokensGoal = Property(int, lambda self: self._values.tokens_goal, notify=tokensGoalChanged)
