"""What QML is given of a table of the race beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.properties import Model
from client.viewmodels.race.props import Arrival, LandProps, RaceProps, RaceRows, RacerProps, TeamProps, TileProps
from client.viewmodels.rows import Rows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of the race has one")
class RaceModel(Model[RaceProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The track, everybody in the race, the count of the lands, and what is drafted or flown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(RaceProps(), parent)
        self._tiles = Rows(TileProps, "key", self)
        self._racers = Rows(RacerProps, "key", self)
        self._lands = Rows(LandProps, "key", self)
        self._arrivals = Rows(Arrival, "key", self)
        self._dragons = Rows(TeamProps, "key", self)

    def show(self, rows: RaceRows) -> None:
        """Show `rows` from now on."""
        self._tiles.update(rows.tiles)
        self._racers.update(rows.racers)
        self._lands.update(rows.lands)
        self._arrivals.update(rows.arrivals)
        self._dragons.update(rows.team)
        self.become(rows.values)

    @Property(QObject, constant=True)
    def tiles(self) -> Rows:
        return self._tiles

    @Property(QObject, constant=True)
    def racers(self) -> Rows:
        return self._racers

    @Property(QObject, constant=True)
    def lands(self) -> Rows:
        return self._lands

    @Property(QObject, constant=True)
    def arrivals(self) -> Rows:
        return self._arrivals

    @Property(QObject, constant=True)
    def dragons(self) -> Rows:
        return self._dragons
