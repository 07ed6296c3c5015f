"""What QML is given of a table of Když sním beside what all tables have."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.dream.props import NightProps, RoleProps, SpiritProps
from client.viewmodels.rows import Rows
from client.viewmodels.table.game import GameModel

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("a table of Když sním has one")
class DreamModel(GameModel):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The spirits around the bed, the roles by day, and what a night and its day tell."""

    eyesChanged = Signal()
    spokenChanged = Signal()
    phaseChanged = Signal()
    manyChanged = Signal()
    wordChanged = Signal()
    wordNoteChanged = Signal()
    pictureChanged = Signal()
    vignetteChanged = Signal()
    roleArtChanged = Signal()
    roleNameChanged = Signal()
    roleTextChanged = Signal()
    yellowChanged = Signal()
    blueChanged = Signal()
    yellowLabelChanged = Signal()
    blueLabelChanged = Signal()
    murmurChanged = Signal()
    whisperChanged = Signal()
    beforeChanged = Signal()
    titleChanged = Signal()
    textChanged = Signal()
    entryChanged = Signal()
    entryLabelChanged = Signal()
    typedChanged = Signal()
    saidChanged = Signal()
    toldChanged = Signal()
    wantedChanged = Signal()
    judgingChanged = Signal()
    dreamerChanged = Signal()
    myLanternChanged = Signal()
    dayTitleChanged = Signal()
    dayToldChanged = Signal()
    dayBonusChanged = Signal()
    dayAsideChanged = Signal()
    rememberedChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        self._spirits = Rows(SpiritProps, "key")
        self._roles = Rows(RoleProps, "key")
        super().__init__(NightProps(), {"spirits": self._spirits, "roles": self._roles}, parent)

    spirits = Property(QObject, lambda self: self._spirits, constant=True)
    roles = Property(QObject, lambda self: self._roles, constant=True)

    eyes = Property(str, lambda self: self._values.eyes, notify=eyesChanged)
    spoken = Property(bool, lambda self: self._values.spoken, notify=spokenChanged)
    phase = Property(str, lambda self: self._values.phase, notify=phaseChanged)
    many = Property(bool, lambda self: self._values.many, notify=manyChanged)
    word = Property(str, lambda self: self._values.word, notify=wordChanged)
    wordNote = Property(str, lambda self: self._values.word_note, notify=wordNoteChanged)
    picture = Property(str, lambda self: self._values.picture, notify=pictureChanged)
    vignette = Property(str, lambda self: self._values.vignette, notify=vignetteChanged)
    roleArt = Property(str, lambda self: self._values.role_art, notify=roleArtChanged)
    roleName = Property(str, lambda self: self._values.role_name, notify=roleNameChanged)
    roleText = Property(str, lambda self: self._values.role_text, notify=roleTextChanged)
    yellow = Property(list, lambda self: list(self._values.yellow), notify=yellowChanged)
    blue = Property(list, lambda self: list(self._values.blue), notify=blueChanged)
    yellowLabel = Property(str, lambda self: self._values.yellow_label, notify=yellowLabelChanged)
    blueLabel = Property(str, lambda self: self._values.blue_label, notify=blueLabelChanged)
    murmur = Property(str, lambda self: self._values.murmur, notify=murmurChanged)
    whisper = Property(str, lambda self: self._values.whisper, notify=whisperChanged)
    before = Property(str, lambda self: self._values.before, notify=beforeChanged)
    title = Property(str, lambda self: self._values.title, notify=titleChanged)
    text = Property(str, lambda self: self._values.text, notify=textChanged)
    entry = Property(str, lambda self: self._values.entry, notify=entryChanged)
    entryLabel = Property(str, lambda self: self._values.entry_label, notify=entryLabelChanged)
    typed = Property(str, lambda self: self._values.typed, notify=typedChanged)
    said = Property(str, lambda self: self._values.said, notify=saidChanged)
    told = Property(list, lambda self: list(self._values.told), notify=toldChanged)
    wanted = Property(bool, lambda self: self._values.wanted, notify=wantedChanged)
    judging = Property(bool, lambda self: self._values.judging, notify=judgingChanged)
    dreamer = Property(str, lambda self: self._values.dreamer, notify=dreamerChanged)
    myLantern = Property(str, lambda self: self._values.my_lantern, notify=myLanternChanged)
    dayTitle = Property(str, lambda self: self._values.day_title, notify=dayTitleChanged)
    dayTold = Property(str, lambda self: self._values.day_told, notify=dayToldChanged)
    dayBonus = Property(str, lambda self: self._values.day_bonus, notify=dayBonusChanged)
    dayAside = Property(str, lambda self: self._values.day_aside, notify=dayAsideChanged)
    remembered = Property(list, lambda self: list(self._values.remembered), notify=rememberedChanged)
