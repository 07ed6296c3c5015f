"""Who looks on at the table, and whether this program does nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import fill
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from netcore.status import OnlookerNews

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

NAMED: Final = 4
"""How many onlookers are called by their names in one line."""


@dataclass(frozen=True, slots=True)
class OnlookerRow:
    """Somebody who looks on. `key` is its key as hex digits."""

    key: str
    name: str
    lantern: str


@dataclass(frozen=True, slots=True)
class BenchProps:
    """`count`: how many look on; `told` says who in one line, "" for nobody. `watching`: this program is one of them;
    `large`: the table is shown in letters that can be read from afar.
    """

    count: int = 0
    told: str = ""
    watching: bool = False
    large: bool = False


def told(names: tuple[str, ...]) -> str:
    """Who looks on, in one line."""
    if not names:
        return ""
    first, more = ", ".join(names[:NAMED]), len(names) - NAMED
    if more <= 0:
        return fill(translate("Bench", "On the bench: %1"), first)
    return fill(translate("Bench", "On the bench: %1 and %n more", "", more), first)


@QmlElement
@QmlUncreatable("a table has one")
class BenchModel(Model[BenchProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable's result an object
    """The bench beside a table. Intents: sendAway, enlarge."""

    sentAway = Signal(bytes)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(BenchProps(), parent)
        self._onlookers = Rows(OnlookerRow, "key", self)

    def seat(self, onlookers: tuple[OnlookerNews, ...]) -> None:
        """These look on now."""
        self._onlookers.update(tuple(OnlookerRow(each.peer.hex(), each.name, each.lantern) for each in onlookers))
        self.retell()

    def watch(self, watching: bool) -> None:
        """Whether this program looks on."""
        self.become(replace(self.props, watching=watching, large=self.props.large and watching))

    def retell(self) -> None:
        """Say who looks on, in the language that is chosen now."""
        names = tuple(row.name for row in self._onlookers.rows)
        self.become(replace(self.props, count=len(names), told=told(names)))

    @Slot(str)
    def sendAway(self, key: str) -> None:
        """Have an onlooker leave. Whoever looks on cannot."""
        if not self.props.watching and any(row.key == key for row in self._onlookers.rows):
            self.sentAway.emit(bytes.fromhex(key))

    @Slot()
    def enlarge(self) -> None:
        """Show the table large for those who stand far away, or as usual again."""
        self.become(replace(self.props, large=self.props.watching and not self.props.large))

    @Property(QObject, constant=True)
    def onlookers(self) -> Rows:
        return self._onlookers
