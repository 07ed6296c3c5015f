"""What QML is given of a table of the race beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.race.props import LandProps, RaceProps, RacerProps, TileProps
from client.viewmodels.rows import Rows
from client.viewmodels.table.game import GameModel

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of the race has one")
class RaceModel(GameModel):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The track, everybody in the race, the count of the lands, and what is drafted or flown."""

    phaseChanged = Signal()
    noteChanged = Signal()
    listTitleChanged = Signal()
    listNoteChanged = Signal()
    passLeftChanged = Signal()
    draftingChanged = Signal()
    flyerChanged = Signal()
    teamChanged = Signal()
    slotsChanged = Signal()
    handChanged = Signal()
    attackingChanged = Signal()
    teamTitleChanged = Signal()
    supportTitleChanged = Signal()
    attackTextChanged = Signal()
    sumChanged = Signal()
    spacesChanged = Signal()
    talentArtChanged = Signal()
    talentTextChanged = Signal()
    flownChanged = Signal()
    arrowChanged = Signal()
    turboLandsChanged = Signal()
    countsChanged = Signal()
    countsTextChanged = Signal()
    turboNoteChanged = Signal()
    turboArtChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        self._tiles = Rows(TileProps, "key")
        self._racers = Rows(RacerProps, "key")
        self._lands = Rows(LandProps, "key")
        super().__init__(RaceProps(), {"tiles": self._tiles, "racers": self._racers, "lands": self._lands}, parent)

    tiles = Property(QObject, lambda self: self._tiles, constant=True)
    racers = Property(QObject, lambda self: self._racers, constant=True)
    lands = Property(QObject, lambda self: self._lands, constant=True)

    phase = Property(str, lambda self: self._values.phase, notify=phaseChanged)
    note = Property(str, lambda self: self._values.note, notify=noteChanged)
    listTitle = Property(str, lambda self: self._values.list_title, notify=listTitleChanged)
    listNote = Property(str, lambda self: self._values.list_note, notify=listNoteChanged)
    passLeft = Property(bool, lambda self: self._values.pass_left, notify=passLeftChanged)
    drafting = Property(bool, lambda self: self._values.drafting, notify=draftingChanged)
    flyer = Property(int, lambda self: self._values.flyer, notify=flyerChanged)
    team = Property(int, lambda self: self._values.team, notify=teamChanged)
    slots = Property(int, lambda self: self._values.slots, notify=slotsChanged)
    hand = Property(int, lambda self: self._values.hand, notify=handChanged)
    attacking = Property(bool, lambda self: self._values.attacking, notify=attackingChanged)
    teamTitle = Property(str, lambda self: self._values.team_title, notify=teamTitleChanged)
    supportTitle = Property(str, lambda self: self._values.support_title, notify=supportTitleChanged)
    attackText = Property(str, lambda self: self._values.attack_text, notify=attackTextChanged)
    sum = Property(str, lambda self: self._values.sum, notify=sumChanged)
    spaces = Property(str, lambda self: self._values.spaces, notify=spacesChanged)
    talentArt = Property(str, lambda self: self._values.talent_art, notify=talentArtChanged)
    talentText = Property(str, lambda self: self._values.talent_text, notify=talentTextChanged)
    flown = Property(list, lambda self: list(self._values.flown), notify=flownChanged)
    arrow = Property(list, lambda self: list(self._values.arrow), notify=arrowChanged)
    turboLands = Property(list, lambda self: list(self._values.turbo_lands), notify=turboLandsChanged)
    counts = Property(list, lambda self: list(self._values.counts), notify=countsChanged)
    countsText = Property(str, lambda self: self._values.counts_text, notify=countsTextChanged)
    turboNote = Property(str, lambda self: self._values.turbo_note, notify=turboNoteChanged)
    turboArt = Property(str, lambda self: self._values.turbo_art, notify=turboArtChanged)
