"""The settings page: every choice takes effect at once and is kept."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.settings import (
    AWAYS,
    LANGUAGES,
    MOTIONS,
    PACE,
    PACES,
    REVEALS,
    SOUNDS,
    SPEED,
    TALKS,
    TEXT_SCALE,
    TEXT_SIZES,
    TIME,
    TIMES,
    VOLUMES,
    Settings,
    load,
    put_damaged_aside,
    save,
)
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.worker import Worker
from netcore.files.aside import Aside
from netcore.status import AsideNews

if TYPE_CHECKING:
    from netcore.lan.addresses import LocalAddress

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class InterfaceRow:
    """A way from this computer into a network: the interface's name and its addresses, and whether it is used."""

    name: str
    addresses: str
    used: bool


def interface_rows(found: Sequence[LocalAddress], left_out: Collection[str]) -> tuple[InterfaceRow, ...]:
    """The interfaces that have an address others could reach; a link-local one of IPv6 is told if there is no other."""
    hosts: dict[str, list[LocalAddress]] = {}
    for each in found:
        if not each.is_loopback:
            hosts.setdefault(each.interface, []).append(each)
    rows = []
    for name, entries in hosts.items():
        plain = [each.host for each in entries if "%" not in each.host] or [each.announced for each in entries]
        rows.append(InterfaceRow(name, "   ".join(plain), name not in left_out))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class SettingsProps:
    """What has been chosen: `at` is a place in what is offered, from 0; `speed`, `text_scale`, `time` and `pace` are
    factors, no `time` being as much as one likes; `heard` tells of each kind of sound whether it is wanted.
    """

    language_at: int = 0
    motion_at: int = 0
    text_size_at: int = 0
    time_at: int = 0
    pace_at: int = 0
    volume_at: int = 0
    heard: tuple[bool, ...] = ()
    away_at: int = 0
    memory_help: bool = False
    afterthoughts: bool = True
    show_keys: bool = True
    explain: bool = True
    reveal_at: int = 0
    talk_at: int = 0
    speed: float = 1.0
    text_scale: float = 1.0
    time: int = 1
    pace: float = 1.0


def derive_settings(values: Settings, language: str, *, calm: bool = False) -> SettingsProps:
    """What the page shows of `values` while the window speaks `language`; `calm`: the system is to move little."""
    return SettingsProps(
        language_at=LANGUAGES.index(language),
        motion_at=MOTIONS.index(values.motion),
        text_size_at=TEXT_SIZES.index(values.text_size),
        time_at=TIMES.index(values.time),
        pace_at=PACES.index(values.pace),
        volume_at=VOLUMES.index(values.volume),
        heard=tuple(kind not in values.unheard for kind in SOUNDS),
        away_at=AWAYS.index(values.away),
        memory_help=values.memory_help,
        afterthoughts=values.afterthoughts,
        show_keys=values.show_keys,
        explain=values.explain,
        reveal_at=REVEALS.index(values.reveal),
        talk_at=TALKS.index(values.talk),
        speed=SPEED["calm" if calm and not values.motion else values.motion],
        text_scale=TEXT_SCALE[values.text_size],
        time=TIME[values.time],
        pace=PACE[values.pace],
    )


@QmlElement
@QmlUncreatable("the program has one page of settings")
class SettingsModel(Model[SettingsProps]):  # type: ignore[operator]
    """The choices for their page.

    What is told comes after the file is written; `spoken` when the language is another, `avoided` with the names of the
    interfaces that are left out from now on, `sampled` when a kind of sound is to be heard.
    """

    spoken = Signal(str)
    refused = Signal(str)
    setAside = Signal(object)
    avoided = Signal(object)
    sampled = Signal(str)
    soundlessChanged = Signal()

    def __init__(
        self, folder: Path, system_language: str, worker: Worker | None = None, parent: QObject | None = None
    ) -> None:
        """Settings in `folder`, written beside the window by `worker`; without one at once."""
        values = load(folder)
        super().__init__(derive_settings(values, values.language or system_language), parent)
        self._folder = folder
        self._system = system_language
        self._values = values
        self._worker = worker
        self._unwritten = False
        self._calm = False
        self._soundless = False
        self._interfaces = Rows(InterfaceRow, "name", self)

    @property
    def folder(self) -> Path:
        """The player's folder, in which they are kept."""
        return self._folder

    @property
    def values(self) -> Settings:
        """Every choice as it is now."""
        return self._values

    def change(self, values: Settings) -> None:
        """Take over `values` and keep them; `refused` tells when the disk does not take them."""
        if values == self._values:
            return
        spoke = self.code
        self._values = values
        if self._worker is None:
            self._write_now()
        elif not self._unwritten:
            self._unwritten = True
            self._worker.do(self._write, self._written)
        if self.code != spoke:
            self.spoken.emit(self.code)
        self._derive()

    def look_for_damage(self) -> None:
        """Have what is damaged put aside and told now, when what was chosen before is missed: what changes first may be
        the place of the window as it goes, and then there is nobody to be told.
        """
        if self._worker is not None:
            self._worker.do(lambda: put_damaged_aside(self._folder), self._looked)
            return
        try:
            self._looked(put_damaged_aside(self._folder))
        except OSError as error:
            self._looked(error)

    def _looked(self, result: object) -> None:
        if isinstance(result, Aside):
            self._written(result)
        elif isinstance(result, OSError):
            log.warning("the settings cannot be read: %s", result)

    def finish(self) -> None:
        """Wait for what is still to be written, and write everything after it at once: the window goes."""
        if self._worker is not None:
            self._worker.finish()
            self._worker = None

    def _write(self) -> Aside | None:
        """Write the newest values, in whichever thread. Raises OSError when the disk refuses."""
        self._unwritten = False  # before they are read: what changes from now on is written once more
        return save(self._folder, self._values)

    def _write_now(self) -> None:
        try:
            self._written(self._write())
        except OSError as error:
            self._written(error)

    def _written(self, result: object) -> None:
        if isinstance(result, Aside):
            self.setAside.emit(AsideNews(result.what, str(result.path)))
        elif isinstance(result, OSError):
            log.warning("the settings could not be kept: %s", result)
            self.refused.emit(str(result))

    @Slot(bool)
    def calm_down(self, calm: bool) -> None:
        """Whether the system is set to move little, which holds for whoever has chosen nothing else."""
        self._calm = calm
        self._derive()

    def _derive(self) -> None:
        self.become(derive_settings(self._values, self.code, calm=self._calm))

    @property
    def code(self) -> str:
        """The code of the language in use."""
        return self._values.language or self._system

    @Slot(int)
    def chooseLanguage(self, at: int) -> None:
        """Speak the language number `at` of the offered ones."""
        self.change(msgspec.structs.replace(self._values, language=LANGUAGES[at]))

    @Slot(int)
    def chooseMotion(self, at: int) -> None:
        """Let cards move as number `at` says: calm, usual, fast, as the system."""
        self.change(msgspec.structs.replace(self._values, motion=MOTIONS[at]))

    @Slot(int)
    def chooseTextSize(self, at: int) -> None:
        """Write in the size number `at`."""
        self.change(msgspec.structs.replace(self._values, text_size=TEXT_SIZES[at]))

    @Slot(int)
    def chooseTime(self, at: int) -> None:
        """Wait for answers as number `at` says: as usual, longer, for as long as it takes."""
        self.change(msgspec.structs.replace(self._values, time=TIMES[at]))

    @Slot(int)
    def choosePace(self, at: int) -> None:
        """Have others’ turns go by as number `at` says: calmly, as usual, quickly."""
        self.change(msgspec.structs.replace(self._values, pace=PACES[at]))

    @Slot(bool)
    def helpMemory(self, on: bool) -> None:
        """Whether cards that this player has peeked at stay open for this player."""
        self.change(msgspec.structs.replace(self._values, memory_help=on))

    @Slot(bool)
    def thinkBack(self, on: bool) -> None:
        """Whether a round is thought over once it has ended."""
        self.change(msgspec.structs.replace(self._values, afterthoughts=on))

    @Slot(bool)
    def showKeysOn(self, on: bool) -> None:
        """Whether buttons show their keys."""
        self.change(msgspec.structs.replace(self._values, show_keys=on))

    @Slot(bool)
    def explainOn(self, on: bool) -> None:
        """Whether the raven tells what is pointed at."""
        self.change(msgspec.structs.replace(self._values, explain=on))

    @Slot(int)
    def chooseVolume(self, at: int) -> None:
        """How loud the sounds are, as number `at` says: off, quiet, as usual, loud."""
        self.change(msgspec.structs.replace(self._values, volume=VOLUMES[at]))
        self.sampled.emit("turn")

    @Slot(int, bool)
    def hear(self, at: int, on: bool) -> None:
        """Whether kind `at` of the sounds is heard; one that is switched on tells what it sounds like."""
        left = tuple(kind for kind in SOUNDS if (kind in self._values.unheard if kind != SOUNDS[at] else not on))
        self.change(msgspec.structs.replace(self._values, unheard=left))
        if on:
            self.sample(at)

    @Slot(int)
    def sample(self, at: int) -> None:
        """Have kind `at` of the sounds heard."""
        self.sampled.emit(SOUNDS[at])

    @Slot(int)
    def chooseAway(self, at: int) -> None:
        """How a turn is told behind other windows, as number `at` says: not, by the task bar, by a bell, by both."""
        self.change(msgspec.structs.replace(self._values, away=AWAYS[at]))

    def be_soundless(self, soundless: bool) -> None:
        """Whether nothing on this computer plays sound, as far as was tried."""
        if soundless != self._soundless:
            self._soundless = soundless
            self.soundlessChanged.emit()

    soundless = Property(bool, lambda self: self._soundless, notify=soundlessChanged)

    @Slot(int)
    def chooseReveal(self, at: int) -> None:
        """Whether the seed is laid open at the end of a game, as number `at` says: to be asked, always, never."""
        self.change(msgspec.structs.replace(self._values, reveal=REVEALS[at]))

    @Slot(int)
    def chooseTalk(self, at: int) -> None:
        """Hear of others as number `at` says: words and reactions, reactions alone, nothing."""
        self.change(msgspec.structs.replace(self._values, talk=TALKS[at]))

    def reveal(self, agree: bool) -> None:
        """What this player has answered at a table is the answer at those to come."""
        self.chooseReveal(REVEALS.index("always" if agree else "never"))

    @property
    def reveals(self) -> bool | None:
        """Whether the seed is laid open at the end of a game; None to be asked."""
        return {"always": True, "never": False}.get(self._values.reveal)

    @Slot()
    def lookAround(self) -> None:
        """Read the interfaces of this computer again."""
        from netcore.lan.addresses import local_addresses

        self._interfaces.update(interface_rows(local_addresses(), self._values.left_out))

    @Slot(str, bool)
    def useInterface(self, name: str, on: bool) -> None:
        """Whether the network is used by this interface."""
        rest = tuple(each for each in self._values.left_out if each != name)
        self.change(msgspec.structs.replace(self._values, left_out=rest if on else (*rest, name)))
        self.avoided.emit(self._values.left_out)
        self.lookAround()

    @Property(QObject, constant=True)
    def interfaces(self) -> Rows:
        return self._interfaces
