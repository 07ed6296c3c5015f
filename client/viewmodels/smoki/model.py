"""What QML is given of a table of Smoki beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.smoki.props import LaidOpen, PairProps, SmokiProps, SmokiRows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Smoki has one")
class SmokiModel(Model[SmokiProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Tokens, pairs that count nothing, and dreams that are counted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SmokiProps(), parent)
        self._dreams = Rows(LaidOpen, "key", self)
        self._pairs = Rows(PairProps, "key", self)

    def show(self, rows: SmokiRows) -> None:
        """Show `rows` from now on."""
        self._dreams.update(rows.dreams)
        self._pairs.update(rows.pairs)
        self.become(rows.values)

    @Property(QObject, constant=True)
    def dreams(self) -> Rows:
        return self._dreams

    @Property(QObject, constant=True)
    def pairs(self) -> Rows:
        return self._pairs
