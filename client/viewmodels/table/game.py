"""What one game has on its table beside what all tables have."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.changes import tell
from client.viewmodels.rows import Rows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


class OwnRows(Protocol):
    """What a game's script derives for its own model: the single `values`, and a field for each of its lists."""

    @property
    def values(self) -> Any:
        """A frozen dataclass."""
        ...


@QmlElement
@QmlUncreatable("a game's own is one")
class GameModel(QObject):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The game's own part of a table, for its own screen, which knows the class. It decides nothing.

    A game says which `values` it begins with, and which `lists` it has by the names of their fields; it adds the
    properties that QML reads, with a signal for each of the values (see `changes.tell`).
    """

    def __init__(self, values: Any, lists: dict[str, Rows], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values = values
        self._lists = lists
        for rows in lists.values():
            rows.setParent(self)

    def show(self, rows: OwnRows) -> bool:
        """Show `rows` from now on; whether any of the single values has changed."""
        before, self._values = self._values, rows.values
        for name, model in self._lists.items():
            model.update(getattr(rows, name))
        return tell(self, before, rows.values)
