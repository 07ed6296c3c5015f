"""The page of the report: `sennik report` in the window, copied or saved by one click."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import fill
from client.viewmodels.properties import Model
from client.worker import Worker
from netcore.disk import Disk

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate
FILE = "sennik-report.txt"
KINDS = (QStandardPaths.StandardLocation.DesktopLocation, QStandardPaths.StandardLocation.DocumentsLocation)


@dataclass(frozen=True, slots=True)
class ReportProps:
    """`text`: the report, "" while it is made. `names`: names, addresses and keys are told. `saved`: its file."""

    text: str = ""
    names: bool = False
    saved: str = ""


def window_lines(language: str) -> dict[str, Sequence[str]]:
    """What only a window knows: how it is drawn, and on what screens. Call it in Qt's thread."""
    lines = [f"platform {QGuiApplication.platformName()}, language {language}"]
    for screen in QGuiApplication.screens():
        size = screen.size()
        lines.append(f"screen {size.width()}x{size.height()}, {screen.devicePixelRatio():g} pixels each, "
                     f"{screen.logicalDotsPerInch():.0f} dpi, {screen.refreshRate():.0f} Hz")  # fmt: skip
    return {"The window": lines}


@QmlElement
@QmlUncreatable("the program has one report")
class ReportModel(Model[ReportProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """Makes the report beside the window. `said` has a sentence for the player, and whether something went wrong."""

    said = Signal(str, bool)

    def __init__(
        self, profile: Path, worker: Worker, parent: QObject | None = None, homes: Sequence[Path] | None = None
    ) -> None:
        """`homes`: where it may be saved, the first that can be written; by default the desktop, then documents."""
        super().__init__(ReportProps(), parent)
        self._profile = profile
        self._worker = worker
        self._homes = homes
        self._language = "en"
        self._asked = 0

    @Slot()
    def look(self) -> None:
        """Make it anew."""
        self._asked += 1
        asked, names, more = self._asked, self.props.names, window_lines(self._language)
        self.become(replace(self.props, text="", saved=""))
        work = functools.partial(_report, self._profile, names=names, more=more)
        self._worker.do(work, lambda came: self._made(asked, came))

    @Slot(bool)
    def tellNames(self, names: bool) -> None:
        """Whether names, addresses and keys are left as they are."""
        self.become(replace(self.props, names=names))
        self.look()

    @Slot()
    def copy(self) -> None:
        """Put it into the clipboard."""
        QGuiApplication.clipboard().setText(self.props.text)

    @Slot()
    def save(self) -> None:
        """Write it into a file that is easily found."""
        if not self.props.text:
            return
        text, homes = self.props.text, self._homes or _homes(self._profile)
        self._worker.do(lambda: _save(text, homes), self._saved)

    def speak(self, language: str) -> None:
        """The language of the window is told in it, too."""
        self._language = language

    def _made(self, asked: int, came: object) -> None:
        if asked == self._asked:
            self.become(replace(self.props, text=came if isinstance(came, str) else str(came)))

    def _saved(self, came: object) -> None:
        if isinstance(came, Path):
            self.become(replace(self.props, saved=str(came)))
            self.said.emit(fill(translate("Report", "Saved as %1"), came), False)
        else:
            self.said.emit(fill(translate("Report", "The report cannot be saved: %1"), came), True)


def _report(profile: Path, *, names: bool, more: Mapping[str, Sequence[str]]) -> str:
    from netcore.verbs.report import report  # not before somebody asks for it

    return report(profile, names=names, more=more)


def _homes(profile: Path) -> Sequence[Path]:
    named = [QStandardPaths.writableLocation(kind) for kind in KINDS]
    return [Path(each) for each in named if each and Path(each).is_dir()] + [profile]


def _save(text: str, homes: Sequence[Path]) -> Path | OSError:
    """The file that it was written to, in the first place that takes it."""
    failed = OSError("there is no place for it")
    for home in homes:
        try:
            Disk().write_whole(home / FILE, text.encode(), private=True)
        except OSError as fault:
            failed = fault
            continue
        return home / FILE
    return failed
