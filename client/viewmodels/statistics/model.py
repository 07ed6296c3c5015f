"""The page of statistics: kept by this program alone, seen and deleted by its player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import statistics
from client.statistics import Finished
from client.viewmodels.games import SCREENS
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.worker import Worker

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StatisticsRow:
    """One game: how many were played and won, with other people among them, and the best result, "" for none."""

    key: str
    title: str
    art: str
    games: int
    wins: int
    with_people: int
    best: str


@dataclass(frozen=True, slots=True)
class StatisticsProps:
    """`games`: how many are kept, of all kinds."""

    games: int = 0


def rows(kept: Sequence[Finished]) -> tuple[StatisticsRow, ...]:
    """A row for every game of this program."""
    return tuple(_row(name, [each for each in kept if each.game == name]) for name in SCREENS)


def _row(name: str, kept: Sequence[Finished]) -> StatisticsRow:
    screen = SCREENS[name]
    fewest = sum(each.fewest for each in kept) * 2 > len(kept)
    scores = [each.score for each in kept]
    return StatisticsRow(
        key=name,
        title=screen.title(),
        art=screen.look.pictures.left,
        games=len(kept),
        wins=sum(each.won for each in kept),
        with_people=sum(each.people > 1 for each in kept),
        best=str(min(scores) if fewest else max(scores)) if scores else "",
    )


def finished(
    game: str, seat: int, people: int, scores: Sequence[int], winners: Sequence[int], saved: str
) -> Finished | None:
    """A game that is over as this player's seat sees it; None for one that nothing is kept of."""
    if not saved or not winners or not 0 <= seat < len(scores) or not all(0 <= each < len(scores) for each in winners):
        return None
    winning = scores[winners[0]]
    return Finished(
        game=game,
        key=Path(saved).name[:128],
        won=seat in winners,
        score=scores[seat],
        fewest=winning < max(scores),
        seats=len(scores),
        people=max(1, people),
    )


@QmlElement
@QmlUncreatable("the program has one page of statistics")
class StatisticsModel(Model[StatisticsProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """What is kept, game by game. Files are read and written beside the window; `refused` tells of a failing disk."""

    refused = Signal(str)
    known = Signal()

    def __init__(self, folder: Path, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(StatisticsProps(), parent)
        self._folder = folder
        self._worker = worker
        self._kept: tuple[Finished, ...] = ()
        self._rows = Rows(StatisticsRow, "key", self)

    def look(self) -> None:
        """Read what is kept."""
        self._ask(lambda: statistics.load(self._folder))

    def add(self, game: Finished) -> None:
        """Keep one game more."""
        self._ask(lambda: statistics.add(self._folder, game))

    @Slot()
    def clear(self) -> None:
        """Forget all of it."""
        self._ask(lambda: statistics.clear(self._folder))

    def _ask(self, work: Callable[[], tuple[Finished, ...]]) -> None:
        self._worker.do(work, self._answered)

    def _answered(self, result: object) -> None:
        if isinstance(result, tuple):
            self.show(result)
        else:
            self.refused.emit(str(result))

    def show(self, kept: tuple[Finished, ...]) -> None:
        """Show what is kept."""
        self._kept = kept
        self._derive()
        self.known.emit()

    def speak(self, language: str) -> None:
        """Say everything anew."""
        self._derive()

    def _derive(self) -> None:
        self._rows.update(rows(self._kept))
        self.become(StatisticsProps(games=len(self._kept)))

    def has_played(self, game: str) -> bool:
        """Whether this player has finished that game here."""
        return any(each.game == game for each in self._kept)

    @Property(QObject, constant=True)
    def table(self) -> Rows:
        return self._rows
