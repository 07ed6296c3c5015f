"""What QML is given of every table: lists of rows, single values, and what lies over it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.properties import Model, for_qml
from client.viewmodels.rows import Rows
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.pausing import PauseProps
from client.viewmodels.table.props import (
    BarProps,
    ButtonProps,
    CardProps,
    LineProps,
    ProofProps,
    RoundProps,
    SeatProps,
    StandingProps,
    StoppedProps,
    TableProps,
)
from client.viewmodels.table.running_clock import NO_HOURS, Hours, RunningClock
from client.viewmodels.table.state import TableRows
from client.viewmodels.table.undoing import UndoProps

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

CARDS_AT_ONCE = 6
"""So many cards are made between two frames; a table of eight racers has thirty."""


@QmlElement
@QmlUncreatable("a table is one")
class TableModel(Model[TableProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The table of the game called `game`, as it is shown. It decides nothing.

    `screen` is the game's file of QML, `mood` are its colours, and `own` is what that game alone has. Each value has a
    signal of its own, and `refreshed` comes once after all of them.
    """

    refreshed = Signal()
    gameChanged = Signal()
    panelChanged = Signal()
    stoppedChanged = Signal()
    pauseChanged = Signal()
    undoChanged = Signal()
    undoesChanged = Signal()
    aloneChanged = Signal()
    overChanged = Signal()

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(TableProps(), parent)
        self._game = game
        self._own: GameModel | None = None
        self._screen = ""
        self._mood: dict[str, str] = {}
        self._rows = TableRows(TableProps())
        self._panel = ""
        self._stopped = StoppedProps()
        self._pause = PauseProps()
        self._undo = UndoProps()
        self._undoes = False
        self._alone = False
        self._over = False
        self._cards = Rows(CardProps, "key", self)
        self._seats = Rows(SeatProps, "key", self)
        self._buttons = Rows(ButtonProps, "act", self)
        self._lines = Rows(LineProps, "key", self, scrolled=True)
        self._bars = Rows(BarProps, "key", self)
        self._standings = Rows(StandingProps, "key", self)
        self._rounds = Rows(RoundProps, "key", self, scrolled=True)
        self._proofs = Rows(ProofProps, "key", self)
        self._clock = RunningClock(self)
        self._moon = RunningClock(self)

    def show(
        self,
        rows: TableRows,
        proof_rows: tuple[ProofProps, ...],
        hours: Hours,
        moon: Hours = NO_HOURS,
        *,
        patient: bool = False,
    ) -> None:
        """Show `rows` from now on, who proved the deal, and the time: by the rules, and by the table's own clock.

        Cards that are new come in a few at a time if `patient`.
        """
        before, self._rows = self._rows, rows
        self._cards.at_once = CARDS_AT_ONCE if patient else 0
        for model, wanted in (
            (self._seats, rows.seats),
            (self._cards, rows.cards),
            (self._buttons, rows.buttons),
            (self._lines, rows.lines),
            (self._bars, rows.bars),
            (self._standings, rows.standings),
            (self._rounds, rows.rounds),
            (self._proofs, proof_rows),
        ):
            model.update(wanted)
        self._clock.set(hours)
        self._moon.set(moon)
        if self._own is not None and rows.own is not None:
            self._own.show(rows.own)
        self.become(rows.table)
        if _values(before) != _values(rows):
            self.refreshed.emit()

    def play_by(self, game: str) -> None:
        """Be a table of another game."""
        self._game = game
        self.gameChanged.emit()

    def open(self, panel: str) -> None:
        """Lay a panel over the table, "" for none."""
        if panel != self._panel:
            self._panel = panel
            self.panelChanged.emit()

    def stop(self, why: StoppedProps) -> None:
        """Say that the table stands still for good, and why; of an empty kind, that it does not."""
        if why != self._stopped:
            self._stopped = why
            self.stoppedChanged.emit()

    def pause_by(self, pause: PauseProps) -> None:
        """Show that there is a pause, or none; clocks stand still in it."""
        for clock in (self._clock, self._moon):
            clock.stand(bool(pause.title))
        if pause != self._pause:
            self._pause = pause
            self.pauseChanged.emit()

    def offer_undo(self, undo: UndoProps) -> None:
        """Show how far it is with taking the last move back."""
        if undo != self._undo:
            self._undo = undo
            self.undoChanged.emit()

    def let_undo(self, undoes: bool) -> None:
        """Whether moves may be taken back at this table at all."""
        if undoes != self._undoes:
            self._undoes = undoes
            self.undoesChanged.emit()

    def be_alone(self, alone: bool) -> None:
        """Whether only bots sit at the table beside this player, so that its game can be put away."""
        if alone != self._alone:
            self._alone = alone
            self.aloneChanged.emit()

    def be_over(self, over: bool) -> None:
        """Whether the game is over, so that nothing is lost by leaving."""
        if over != self._over:
            self._over = over
            self.overChanged.emit()

    @property
    def rows(self) -> TableRows:
        """What the screen shows."""
        return self._rows

    @property
    def opened(self) -> str:
        """The panel that lies over the table, "" for none."""
        return self._panel

    seats = Property(QObject, lambda self: self._seats, constant=True)
    buttons = Property(QObject, lambda self: self._buttons, constant=True)
    lines = Property(QObject, lambda self: self._lines, constant=True)
    bars = Property(QObject, lambda self: self._bars, constant=True)
    standings = Property(QObject, lambda self: self._standings, constant=True)
    rounds = Property(QObject, lambda self: self._rounds, constant=True)
    proofLines = Property(QObject, lambda self: self._proofs, constant=True)
    clock = Property(RunningClock, lambda self: self._clock, constant=True)
    moon = Property(RunningClock, lambda self: self._moon, constant=True)
    game = Property(str, lambda self: self._game, notify=gameChanged)
    own = Property(QObject, lambda self: self._own, notify=gameChanged)
    cards = Property(QObject, lambda self: self._cards, notify=gameChanged)
    screen = Property(str, lambda self: self._screen, notify=gameChanged)
    mood = Property(dict, lambda self: self._mood, notify=gameChanged)
    alone = Property(bool, lambda self: self._alone, notify=aloneChanged)
    over = Property(bool, lambda self: self._over, notify=overChanged)
    panel = Property(str, lambda self: self._panel, notify=panelChanged)
    undo = Property(dict, lambda self: for_qml(self._undo), notify=undoChanged)
    undoes = Property(bool, lambda self: self._undoes, notify=undoesChanged)
    pause = Property(dict, lambda self: for_qml(self._pause), notify=pauseChanged)
    stopped = Property(dict, lambda self: for_qml(self._stopped), notify=stoppedChanged)


def _values(rows: TableRows) -> tuple[Any, Any]:
    """All single values, those of the game too."""
    return rows.table, rows.own.values if rows.own is not None else None
