"""What QML is given of a table of Když sním beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.dream.props import DreamRows, NightProps, RoleProps, SpiritProps
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Když sním has one")
class DreamModel(Model[NightProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The spirits around the bed, the roles by day, and what a night and its day tell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(NightProps(), parent)
        self._spirits = Rows(SpiritProps, "key", self)
        self._roles = Rows(RoleProps, "key", self)

    def show(self, rows: DreamRows) -> None:
        """Show `rows` from now on."""
        self._spirits.update(rows.spirits)
        self._roles.update(rows.roles)
        self.become(rows.values)

    @Property(QObject, constant=True)
    def spirits(self) -> Rows:
        return self._spirits

    @Property(QObject, constant=True)
    def roles(self) -> Rows:
        return self._roles
