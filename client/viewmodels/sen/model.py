"""What QML is given of a table of Sen beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.rows import Rows
from client.viewmodels.sen.props import LaidOpen, SenProps
from client.viewmodels.table.game import GameModel

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Sen has one")
class SenModel(GameModel):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Dreams that are laid open, and the crows of a pair."""

    crowsChanged = Signal()
    crowsAtChanged = Signal()
    barsTitleChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        self._dreams = Rows(LaidOpen, "key")
        super().__init__(SenProps(), {"dreams": self._dreams}, parent)

    dreams = Property(QObject, lambda self: self._dreams, constant=True)
    crows = Property(list, lambda self: list(self._values.crows), notify=crowsChanged)
    crowsAt = Property(int, lambda self: self._values.crows_at, notify=crowsAtChanged)
    barsTitle = Property(str, lambda self: self._values.bars_title, notify=barsTitleChanged)
