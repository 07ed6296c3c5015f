"""Who looks on at the table, and whether this program does nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import fill
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from netcore.status import OnlookerNews, TableAd

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
    `large`: the table is shown in letters that can be read from afar. `next_line`: what is played next at this table,
    "" for nothing yet; `next_way`: whether one may come "in", look "on", or "" neither.
    """

    count: int = 0
    told: str = ""
    watching: bool = False
    large: bool = False
    next_line: str = ""
    next_way: str = ""


def told(names: tuple[str, ...]) -> str:
    """Who looks on, in one line."""
    if not names:
        return ""
    first, more = ", ".join(names[:NAMED]), len(names) - NAMED
    if more <= 0:
        return fill(translate("Bench", "On the bench: %1"), first)
    return fill(translate("Bench", "On the bench: %1 and %n more", "", more), first)


def upcoming(tables: tuple[TableAd, ...]) -> TableAd | None:
    """Of what may be next the one to tell of: what is played already, then what one can come in to."""
    return min(tables, key=lambda ad: (ad.obstacle != "", ad.phase != "playing"), default=None)


def next_line(ad: TableAd, title: str) -> str:
    """What is next, in one line."""
    if ad.obstacle:
        return fill(translate("Bench", "Next here: %1. This version of Sennik can’t play it."), title)
    if ad.phase == "playing":
        return fill(translate("Bench", "The next game has begun: %1."), title)
    return fill(translate("Bench", "Next here: %1 (%2). You can come in."), title, ad.host)


@QmlElement
@QmlUncreatable("a table has one")
class BenchModel(Model[BenchProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable's result an object
    """The bench beside a table. Intents: sendAway, enlarge, follow."""

    sentAway = Signal(bytes)
    cameIn = Signal(bytes)
    lookedOn = Signal(bytes)

    def __init__(self, title: Callable[[str], str], parent: QObject | None = None) -> None:
        """`title`: what a game is called."""
        super().__init__(BenchProps(), parent)
        self._title = title
        self._next: TableAd | None = None
        self._onlookers = Rows(OnlookerRow, "key", self)

    def seat(self, onlookers: tuple[OnlookerNews, ...]) -> None:
        """These look on now."""
        self._onlookers.update(tuple(OnlookerRow(each.peer.hex(), each.name, each.lantern) for each in onlookers))
        self.retell()

    def watch(self, watching: bool) -> None:
        """Whether this program looks on."""
        if not watching:
            self._next = None
        self.become(replace(self.props, watching=watching, large=self.props.large and watching))
        self.retell()

    def tell_next(self, tables: tuple[TableAd, ...]) -> str:
        """This is what may be played next here; what is new of it, in one line. On a wall it is followed at once."""
        before, self._next = self.props.next_line, upcoming(tables) if self.props.watching else None
        self.retell()
        if self.props.large and self.props.next_way == "on":
            self.follow()
        return self.props.next_line if self.props.next_line != before else ""

    @Slot()
    def follow(self) -> None:
        """Come in to the next game, or look on at it."""
        if self._next is not None and self.props.next_way == "in":
            self.cameIn.emit(self._next.peer)
        elif self._next is not None and self.props.next_way == "on":
            self.lookedOn.emit(self._next.peer)

    def retell(self) -> None:
        """Say who looks on, in the language that is chosen now."""
        names = tuple(row.name for row in self._onlookers.rows)
        ad = self._next
        way = "" if ad is None or ad.obstacle else "on" if ad.phase == "playing" else "in"
        line = "" if ad is None else next_line(ad, self._title(ad.game))
        self.become(replace(self.props, count=len(names), told=told(names), next_line=line, next_way=way))

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
