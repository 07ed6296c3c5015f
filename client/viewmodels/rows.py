"""A list for a view: frozen rows, told apart by a key, changed by exact signals so that nothing on screen jumps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, ClassVar

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QTimer,
    Signal,
    Slot,
)

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
PATIENCE_MS = 15
"""How soon it is looked again whether a page is still being made."""


def camel(name: str) -> str:
    """`can_take` as QML writes it: `canTake`. A last underscore, as of `switch_`, stays: the bare word is QML's own."""
    head, *tail = name.rstrip("_").split("_")
    return head + "".join(part.capitalize() for part in tail) + "_" * name.endswith("_")


def nothing_is_made() -> bool:
    """Where there is no window."""
    return False


class Rows(QAbstractListModel):
    """Rows of one frozen dataclass. `key` names the field by which a row stays the same row.

    `at_once`: how many rows come in at one time, for rows that are much work to make; the others follow as soon as the
    window has had its turn. 0: all. `scrolled`: a list shows them that can be scrolled (Listing.qml). Qt remembers the
    place of the row that such a list waits for, but not when rows before it go: it leaves off making another one then,
    or complains that there is none. So no row goes while `making` says that a page or a part of one is being made.
    """

    FIRST_ROLE: ClassVar[int] = 0x101
    """The one after Qt.ItemDataRole.UserRole: to ask Qt for its number costs the first frame 15 ms."""
    countChanged = Signal()

    def __init__(self, kind: type, key: str, parent: QObject | None = None, *, scrolled: bool = False) -> None:
        super().__init__(parent)
        self.scrolled = scrolled
        self._names = [field.name for field in fields(kind)]
        self._key = key
        self._rows: list[Any] = []
        self.at_once = 0
        self.making: Callable[[], bool] = nothing_is_made
        self._wanted: tuple[Any, ...] = ()
        self._following = QTimer(self)
        self._following.setSingleShot(True)
        self._following.timeout.connect(self._follow)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """A role for each field, in camel case."""
        return {self.FIRST_ROLE + i: QByteArray(camel(name).encode()) for i, name in enumerate(self._names)}

    def data(self, index: Index, role: int = 0) -> object:
        """One field of one row; lists for tuples, since QML knows no tuple."""
        at = role - self.FIRST_ROLE
        if not index.isValid() or not 0 <= at < len(self._names) or index.row() >= len(self._rows):
            return None
        value = getattr(self._rows[index.row()], self._names[at])
        return list(value) if isinstance(value, tuple) else value

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows as they are now."""
        return tuple(self._rows)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    def update(self, rows: Sequence[Any]) -> None:
        """Become `rows` by removing, inserting, moving and changing single rows; those of one key keep their order."""
        if self._wanted == tuple(rows) == self.rows:
            return
        self._wanted = tuple(rows)
        self._following.stop()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        rows = self._due()
        keys = {getattr(row, self._key) for row in rows}
        if self.scrolled and self.making() and any(getattr(row, self._key) not in keys for row in self._rows):
            self._following.start(PATIENCE_MS)
            return
        new = keys.difference(getattr(row, self._key) for row in self._rows)
        before = len(self._rows)
        for at in reversed(range(len(self._rows))):
            if getattr(self._rows[at], self._key) not in keys:
                self._remove(at)
        for at, row in enumerate(rows):
            if getattr(row, self._key) in new:
                self._insert(at, row)
            else:
                self._place(at, row)
        for at in reversed(range(len(rows), len(self._rows))):
            self._remove(at)
        if len(self._rows) != before:
            self.countChanged.emit()
        if len(rows) < len(self._wanted):
            self._following.start(0)

    def _due(self) -> tuple[Any, ...]:
        """Those of the rows wanted that are here already or come now."""
        here = {getattr(row, self._key) for row in self._rows}
        new = [row for row in self._wanted if getattr(row, self._key) not in here]
        if not self.at_once or len(new) <= self.at_once:
            return self._wanted
        later = {getattr(row, self._key) for row in new[self.at_once :]}
        return tuple(row for row in self._wanted if getattr(row, self._key) not in later)

    def _remove(self, at: int) -> None:
        self.beginRemoveRows(_ROOT, at, at)
        del self._rows[at]
        self.endRemoveRows()

    def _insert(self, at: int, row: Any) -> None:
        self.beginInsertRows(_ROOT, at, at)
        self._rows.insert(at, row)
        self.endInsertRows()

    def _place(self, at: int, row: Any) -> None:
        key = getattr(row, self._key)
        found = next((i for i in range(at, len(self._rows)) if getattr(self._rows[i], self._key) == key), None)
        if found is None:  # two rows of one key
            self._insert(at, row)
            return
        if found != at:
            self.beginMoveRows(_ROOT, found, found, _ROOT, at)
            self._rows.insert(at, self._rows.pop(found))
            self.endMoveRows()
        old = self._rows[at]
        if old != row:
            self._rows[at] = row
            index = self.index(at)
            self.dataChanged.emit(index, index, self._changed_roles(old, row))

    def _changed_roles(self, old: Any, new: Any) -> list[int]:
        """The roles of the fields in which two rows differ: a view asks for those alone."""
        return [self.FIRST_ROLE + i for i, name in enumerate(self._names) if getattr(old, name) != getattr(new, name)]
