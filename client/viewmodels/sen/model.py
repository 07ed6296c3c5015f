"""What QML is given of a table of Sen beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.sen.props import LaidOpen, LastDream, NightNote, SenProps, SenRows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Sen has one")
class SenModel(Model[SenProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Dreams that are laid open, and the crows of a pair."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SenProps(), parent)
        self._dreams = Rows(LaidOpen, "key", self)
        self._last_dreams = Rows(LastDream, "key", self)
        self._notes = Rows(NightNote, "key", self)

    def show(self, rows: SenRows) -> None:
        """Show `rows` from now on."""
        self._dreams.update(rows.dreams)
        self._last_dreams.update(rows.last_dreams)
        self._notes.update(rows.notes)
        self.become(rows.values)

    @Property(QObject, constant=True)
    def dreams(self) -> Rows:
        return self._dreams

    @Property(QObject, constant=True)
    def lastDreams(self) -> Rows:
        return self._last_dreams

    @Property(QObject, constant=True)
    def notes(self) -> Rows:
        return self._notes
