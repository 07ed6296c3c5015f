"""Saving the installers to a stick: which, where to, how far it is, and what came of it."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.gift import words
from client.viewmodels.gift.drives import Drive, drives, label
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.worker import Patience, Worker
from netcore.files.sticks import Copied, Copying, NotCopied, copy_gifts
from netcore.status import Gift

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_EVERY_MS: Final = 2000
"""How often it is looked whether a stick has come or gone."""


@dataclass(frozen=True, slots=True)
class DriveRow:
    """A stick. `ready`: something can be saved there."""

    key: str
    title: str
    note: str
    ready: bool


@dataclass(frozen=True, slots=True)
class StickProps:
    """`state`: "closed", "choosing", "copying" or "done". `what`: the choice between all files and the one that is
    looked at, `only` which of the two; empty where there is one file. `folder`: where to, `at`: which stick that is, -1
    for none of them. `told`: what came of it, `failed`: badly. While it is copied `doing` and `note` say how far it is,
    and `part` from 0 to 1.
    """

    state: str = "closed"
    what: tuple[str, ...] = ()
    only: int = 0
    folder: str = ""
    at: int = -1
    looked: bool = False
    told: str = ""
    failed: bool = False
    doing: str = ""
    note: str = ""
    part: float = 0.0


@QmlElement
@QmlUncreatable("the program has one page for giving itself")
class StickModel(Model[StickProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Copies beside the window. `announced`: what a screen reader is to say."""

    announced = Signal(str)

    def __init__(self, places: Sequence[Path], parent: QObject | None = None) -> None:
        """`places`: where the installers lie."""
        super().__init__(StickProps(), parent)
        self._places = places
        self.eyes: Callable[[], Sequence[Drive]] = drives
        """What looks for sticks; called beside the window."""
        self._looking = False
        self._hands = Worker(self)
        self._lookout = Worker(self)
        """Another one: a drive that does not answer holds up nobody."""
        self._drives: tuple[Drive, ...] = ()
        self._rows = Rows(DriveRow, "key", self)
        self._gifts: tuple[Gift, ...] = ()
        self._at = 0
        self._picked = ""
        """The stick that the folder stands for; "" for a folder that was typed."""
        self._patience = Patience(over=True)
        self._began_s = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self.look)

    # ── what a player asks for ──────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def open(self) -> None:
        """Ask where to save."""
        if self._gifts and self.props.state == "closed":
            self.become(StickProps(state="choosing"))
            self._derive()
            self._timer.start()
            self.look()

    @Slot()
    def close(self) -> None:
        """Ask no more; what is being copied is left off."""
        self._patience.over = True
        self._timer.stop()
        self.become(StickProps())

    @Slot()
    def look(self) -> None:
        """Look what is plugged in."""
        if not self._looking and self.props.state == "choosing":
            self._looking = True
            self._lookout.do(self.eyes, self._looked)

    @Slot(int)
    def choose(self, at: int) -> None:
        """Save to stick number `at`."""
        if 0 <= at < len(self._rows.rows) and self._rows.rows[at].ready:
            self._picked = self._rows.rows[at].key
            self._change(folder=self._picked)

    @Slot(str)
    def type(self, folder: str) -> None:
        """Save into this folder."""
        self._picked = ""
        self._change(folder=folder)

    @Slot(int)
    def take(self, only: int) -> None:
        """Save all files, or (1) that alone which is looked at."""
        if 0 <= only < len(self.props.what):
            self._change(only=only)

    @Slot()
    def save(self) -> None:
        """Copy them."""
        folder = self.props.folder.strip()
        if self.props.state != "choosing" or not folder:
            return
        patience = self.begin()
        gifts, places, target = self._wanted(), self._places, meant(folder)

        def work() -> Copied | NotCopied:
            try:
                return copy_gifts(gifts, places, target, tell, lambda: patience.over)
            except NotCopied as fault:
                return fault

        def hear(came: object) -> None:
            if isinstance(came, Copying) and self._current(patience):
                self.hear(came)

        def end(came: object) -> None:
            if self._current(patience):
                self.end(came)

        def tell(now: Copying) -> None:
            self._hands.tell(now, hear)

        self._hands.do(work, end)

    @Slot()
    def stop(self) -> None:
        """Leave off copying."""
        self._patience.over = True

    def rest(self) -> None:
        """The window goes."""
        self.close()
        self._hands.close()
        self._lookout.close()

    # ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────
    def offer(self, gifts: Sequence[Gift], at: int) -> None:
        """These installers there are, and number `at` is looked at."""
        self._gifts, self._at = tuple(gifts), at
        if self.props.state == "choosing":
            self._derive()

    def see(self, found: Sequence[Drive]) -> None:
        """These drives are plugged in. Where nobody has said where to, the first that has room is meant; where the one
        that was meant has gone, nothing is.
        """
        if self.props.state != "choosing":
            return
        self._drives = tuple(found)
        if not self.props.looked:
            fits = (each.folder for each in found if not each.read_only and each.free >= self._needed())
            folder = self.props.folder
            if not folder:
                folder = self._picked = next(fits, "")
            self.become(replace(self.props, looked=True, folder=folder))
        if self._picked and self._picked not in [each.folder for each in found]:
            self._picked = ""
            self.become(replace(self.props, folder=""))
        self._derive()

    def begin(self) -> Patience:
        """Copying begins, and goes on as long as what is given back is not over."""
        self._patience = Patience()
        self._began_s = time.monotonic()
        doing = words.beginning()
        self.become(replace(self.props, state="copying", told="", failed=False, doing=doing, note="", part=0.0))
        self.announced.emit(doing)
        return self._patience

    def hear(self, now: Copying) -> None:
        """How far it is."""
        spent_s = time.monotonic() - self._began_s
        note = words.copied_part(now, spent_s * (now.size - now.done) / now.done)
        self.become(replace(self.props, doing=words.copying(now), note=note, part=now.done / now.size))

    def end(self, came: object) -> None:
        """Copying is over: Copied, NotCopied, or what went wrong otherwise."""
        self._patience.over = True
        if isinstance(came, Copied):
            told = words.copied(came)
            self.become(replace(self.props, state="done", told=told))
        else:
            fault = came if isinstance(came, NotCopied) else NotCopied("system", detail=str(came))
            told = words.not_copied(fault)
            self.become(replace(self.props, state="choosing", told=told, failed=fault.why != "stopped"))
            self._derive()
            self.look()
        self.announced.emit(told)

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _looked(self, came: object) -> None:
        self._looking = False
        if isinstance(came, tuple):
            self.see(came)

    def _current(self, patience: Patience) -> bool:
        return patience is self._patience and self.props.state == "copying"

    def _change(self, **changes: object) -> None:
        if self.props.state == "choosing":
            self.become(replace(self.props, told="", failed=False, **changes))  # type: ignore[arg-type]  # its own names
            self._derive()

    def _wanted(self) -> tuple[Gift, ...]:
        return self._gifts[self._at : self._at + 1] if self.props.only else self._gifts

    def _needed(self) -> int:
        return sum(gift.size for gift in self._wanted())

    def _derive(self) -> None:
        what = words.what(self._gifts, self._at) if len(self._gifts) > 1 else ()
        self.become(replace(self.props, what=what, only=self.props.only if what else 0))
        needed = self._needed()
        self._rows.update([_row(each, needed) for each in self._drives])
        folders = [each.folder for each in self._drives]
        at = folders.index(self.props.folder) if self.props.folder in folders else -1
        self.become(replace(self.props, at=at))

    @Property(QObject, constant=True)
    def rows(self) -> Rows:
        return self._rows


def _row(drive: Drive, needed: int) -> DriveRow:
    note = words.drive(drive.free, needed, read_only=drive.read_only)
    return DriveRow(drive.folder, label(drive), note, not drive.read_only)


def meant(folder: str, platform: str = sys.platform) -> Path:
    """The folder that somebody has typed; a drive's letter alone means its root. Where it is told from nowhere, it is
    none.
    """
    if platform == "win32" and re.fullmatch("[A-Za-z]:", folder):
        return Path(f"{folder}\\")
    return Path(folder).expanduser()
