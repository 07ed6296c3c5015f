"""What QML is given of a table: lists of rows, single values, and what lies over it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.dream.props import NightProps, RoleProps, SpiritProps
from client.viewmodels.race.props import LandProps, RaceProps, RacerProps, TileProps
from client.viewmodels.rows import Rows, camel
from client.viewmodels.table.props import (
    BarProps,
    ButtonProps,
    CardProps,
    DreamProps,
    LineProps,
    ProofProps,
    RoundProps,
    SeatProps,
    StoppedProps,
    TableProps,
)
from client.viewmodels.table.running_clock import Hours, RunningClock
from client.viewmodels.table.state import TableRows

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

CARDS_AT_ONCE = 6
"""So many cards are made between two frames; a table of eight racers has thirty."""


@QmlElement
@QmlUncreatable("a table is one")
class TableModel(QObject):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """The table of the game called `game`, as it is shown. It decides nothing."""

    changed = Signal()
    gameChanged = Signal()
    panelChanged = Signal()
    stoppedChanged = Signal()

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._rows = TableRows(TableProps())
        self._panel = ""
        self._stopped = StoppedProps()
        self._cards = Rows(CardProps, "key", self)
        self._seats = Rows(SeatProps, "key", self)
        self._buttons = Rows(ButtonProps, "act", self)
        self._lines = Rows(LineProps, "key", self)
        self._dreams = Rows(DreamProps, "key", self)
        self._bars = Rows(BarProps, "key", self)
        self._rounds = Rows(RoundProps, "key", self)
        self._proofs = Rows(ProofProps, "key", self)
        self._tiles = Rows(TileProps, "key", self)
        self._racers = Rows(RacerProps, "key", self)
        self._lands = Rows(LandProps, "key", self)
        self._spirits = Rows(SpiritProps, "key", self)
        self._roles = Rows(RoleProps, "key", self)
        self._clock = RunningClock(self)

    def show(self, rows: TableRows, proof_rows: tuple[ProofProps, ...], hours: Hours, *, patient: bool = False) -> None:
        """Show `rows` from now on, who proved the deal, and the time.

        Cards that are new come in a few at a time if `patient`.
        """
        self._cards.at_once = CARDS_AT_ONCE if patient else 0
        before, self._rows = self._rows, rows
        for model, wanted in (
            (self._seats, rows.seats),
            (self._cards, rows.cards),
            (self._buttons, rows.buttons),
            (self._lines, rows.lines),
            (self._dreams, rows.dreams),
            (self._bars, rows.bars),
            (self._rounds, rows.rounds),
            (self._proofs, proof_rows),
            (self._tiles, rows.tiles),
            (self._racers, rows.racers),
            (self._lands, rows.lands),
            (self._spirits, rows.spirits),
            (self._roles, rows.roles),
        ):
            if model.rows != wanted:
                model.update(wanted)
        self._clock.set(hours)
        if (before.table, before.race, before.night) != (rows.table, rows.race, rows.night):
            self.changed.emit()

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
        self._stopped = why
        self.stoppedChanged.emit()

    @property
    def rows(self) -> TableRows:
        """What the screen shows."""
        return self._rows

    @property
    def opened(self) -> str:
        """The panel that lies over the table, "" for none."""
        return self._panel

    cards = Property(QObject, lambda self: self._cards, constant=True)
    seats = Property(QObject, lambda self: self._seats, constant=True)
    buttons = Property(QObject, lambda self: self._buttons, constant=True)
    lines = Property(QObject, lambda self: self._lines, constant=True)
    dreams = Property(QObject, lambda self: self._dreams, constant=True)
    bars = Property(QObject, lambda self: self._bars, constant=True)
    rounds = Property(QObject, lambda self: self._rounds, constant=True)
    tiles = Property(QObject, lambda self: self._tiles, constant=True)
    racers = Property(QObject, lambda self: self._racers, constant=True)
    lands = Property(QObject, lambda self: self._lands, constant=True)
    spirits = Property(QObject, lambda self: self._spirits, constant=True)
    roles = Property(QObject, lambda self: self._roles, constant=True)
    clock = Property(RunningClock, lambda self: self._clock, constant=True)
    night = Property(dict, lambda self: _map(self._rows.night), notify=changed)
    race = Property(dict, lambda self: _map(self._rows.race), notify=changed)
    proofLines = Property(QObject, lambda self: self._proofs, constant=True)
    where = Property(str, lambda self: self._rows.table.where, notify=changed)
    ask = Property(str, lambda self: self._rows.table.ask, notify=changed)
    closedLabel = Property(str, lambda self: self._rows.table.closed_label, notify=changed)
    game = Property(str, lambda self: self._game, notify=gameChanged)
    openGaps = Property(list, lambda self: list(self._rows.table.open_gaps), notify=changed)
    openLit = Property(list, lambda self: list(self._rows.table.open_lit), notify=changed)
    openLabels = Property(list, lambda self: list(self._rows.table.open_labels), notify=changed)
    heldTitle = Property(str, lambda self: self._rows.table.held_title, notify=changed)
    heldText = Property(str, lambda self: self._rows.table.held_text, notify=changed)
    heldCards = Property(int, lambda self: self._rows.table.held_cards, notify=changed)
    page = Property(str, lambda self: self._rows.table.page, notify=changed)
    endTitle = Property(str, lambda self: self._rows.table.end_title, notify=changed)
    endCheck = Property(str, lambda self: self._rows.table.end_check, notify=changed)
    endBars = Property(str, lambda self: self._rows.table.end_bars, notify=changed)
    endNext = Property(str, lambda self: self._rows.table.end_next, notify=changed)
    proofChip = Property(str, lambda self: self._rows.table.proof_chip, notify=changed)
    proofTitle = Property(str, lambda self: self._rows.table.proof_title, notify=changed)
    proofText = Property(str, lambda self: self._rows.table.proof_text, notify=changed)
    bookGoal = Property(str, lambda self: self._rows.table.book_goal, notify=changed)
    bookCheck = Property(str, lambda self: self._rows.table.book_check, notify=changed)
    overTitle = Property(str, lambda self: self._rows.table.over_title, notify=changed)
    overText = Property(str, lambda self: self._rows.table.over_text, notify=changed)
    openedText = Property(str, lambda self: self._rows.table.opened_text, notify=changed)
    againReason = Property(str, lambda self: self._rows.table.again_reason, notify=changed)
    mine = Property(bool, lambda self: self._rows.table.mine, notify=changed)
    question = Property(int, lambda self: self._rows.table.question, notify=changed)
    askToOpen = Property(bool, lambda self: self._rows.table.ask_to_open, notify=changed)
    valueAt = Property(int, lambda self: self._rows.table.value_at, notify=changed)
    bookLimit = Property(int, lambda self: self._rows.table.book_limit, notify=changed)
    bookTotals = Property(list, lambda self: list(self._rows.table.book_totals), notify=changed)
    tokensGoal = Property(int, lambda self: self._rows.table.tokens_goal, notify=changed)
    values = Property(list, lambda self: list(self._rows.table.values), notify=changed)
    endTexts = Property(list, lambda self: list(self._rows.table.end_texts), notify=changed)
    chart = Property(list, lambda self: [list(line) for line in self._rows.table.chart], notify=changed)
    panel = Property(str, lambda self: self._panel, notify=panelChanged)
    stopped = Property(dict, lambda self: _map(self._stopped), notify=stoppedChanged)


def _map(props: StoppedProps | RaceProps | NightProps) -> dict[str, Any]:
    """The values of a frozen struct for QML."""
    return {camel(name): list(value) if isinstance(value, tuple) else value for name, value in asdict(props).items()}
