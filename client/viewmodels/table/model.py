"""What QML is given of every table: lists of rows, single values, and what lies over it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.changes import tell
from client.viewmodels.rows import Rows, camel
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.props import (
    BarProps,
    ButtonProps,
    CardProps,
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
    """The table of the game called `game`, as it is shown; `own` is what that game alone has. It decides nothing.

    Each value has a signal of its own, and `refreshed` comes once after all of them.
    """

    refreshed = Signal()
    gameChanged = Signal()
    panelChanged = Signal()
    stoppedChanged = Signal()
    whereChanged = Signal()
    askChanged = Signal()
    mineChanged = Signal()
    questionChanged = Signal()
    pageChanged = Signal()
    closedLabelChanged = Signal()
    openLabelsChanged = Signal()
    openGapsChanged = Signal()
    openLitChanged = Signal()
    heldTitleChanged = Signal()
    heldTextChanged = Signal()
    heldCardsChanged = Signal()
    endTitleChanged = Signal()
    endTextsChanged = Signal()
    endCheckChanged = Signal()
    endNextChanged = Signal()
    proofChipChanged = Signal()
    proofTitleChanged = Signal()
    proofTextChanged = Signal()
    bookGoalChanged = Signal()
    bookLimitChanged = Signal()
    bookTotalsChanged = Signal()
    bookCheckChanged = Signal()
    chartChanged = Signal()
    overTitleChanged = Signal()
    overTextChanged = Signal()
    askToOpenChanged = Signal()
    openedTextChanged = Signal()
    againReasonChanged = Signal()

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._own: GameModel | None = None
        self._rows = TableRows(TableProps())
        self._panel = ""
        self._stopped = StoppedProps()
        self._cards = Rows(CardProps, "key", self)
        self._seats = Rows(SeatProps, "key", self)
        self._buttons = Rows(ButtonProps, "act", self)
        self._lines = Rows(LineProps, "key", self)
        self._bars = Rows(BarProps, "key", self)
        self._rounds = Rows(RoundProps, "key", self)
        self._proofs = Rows(ProofProps, "key", self)
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
            (self._bars, rows.bars),
            (self._rounds, rows.rounds),
            (self._proofs, proof_rows),
        ):
            model.update(wanted)
        self._clock.set(hours)
        own = self._own is not None and rows.own is not None and self._own.show(rows.own)
        if tell(self, before.table, rows.table) or own:
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
    rounds = Property(QObject, lambda self: self._rounds, constant=True)
    proofLines = Property(QObject, lambda self: self._proofs, constant=True)
    clock = Property(RunningClock, lambda self: self._clock, constant=True)

    game = Property(str, lambda self: self._game, notify=gameChanged)
    own = Property(QObject, lambda self: self._own, notify=gameChanged)
    cards = Property(QObject, lambda self: self._cards, notify=gameChanged)
    panel = Property(str, lambda self: self._panel, notify=panelChanged)
    stopped = Property(dict, lambda self: _map(self._stopped), notify=stoppedChanged)

    where = Property(str, lambda self: self._rows.table.where, notify=whereChanged)
    ask = Property(str, lambda self: self._rows.table.ask, notify=askChanged)
    mine = Property(bool, lambda self: self._rows.table.mine, notify=mineChanged)
    question = Property(int, lambda self: self._rows.table.question, notify=questionChanged)
    page = Property(str, lambda self: self._rows.table.page, notify=pageChanged)

    closedLabel = Property(str, lambda self: self._rows.table.closed_label, notify=closedLabelChanged)
    openLabels = Property(list, lambda self: list(self._rows.table.open_labels), notify=openLabelsChanged)
    openGaps = Property(list, lambda self: list(self._rows.table.open_gaps), notify=openGapsChanged)
    openLit = Property(list, lambda self: list(self._rows.table.open_lit), notify=openLitChanged)
    heldTitle = Property(str, lambda self: self._rows.table.held_title, notify=heldTitleChanged)
    heldText = Property(str, lambda self: self._rows.table.held_text, notify=heldTextChanged)
    heldCards = Property(int, lambda self: self._rows.table.held_cards, notify=heldCardsChanged)

    endTitle = Property(str, lambda self: self._rows.table.end_title, notify=endTitleChanged)
    endTexts = Property(list, lambda self: list(self._rows.table.end_texts), notify=endTextsChanged)
    endCheck = Property(str, lambda self: self._rows.table.end_check, notify=endCheckChanged)
    endNext = Property(str, lambda self: self._rows.table.end_next, notify=endNextChanged)

    proofChip = Property(str, lambda self: self._rows.table.proof_chip, notify=proofChipChanged)
    proofTitle = Property(str, lambda self: self._rows.table.proof_title, notify=proofTitleChanged)
    proofText = Property(str, lambda self: self._rows.table.proof_text, notify=proofTextChanged)

    bookGoal = Property(str, lambda self: self._rows.table.book_goal, notify=bookGoalChanged)
    bookLimit = Property(int, lambda self: self._rows.table.book_limit, notify=bookLimitChanged)
    bookTotals = Property(list, lambda self: list(self._rows.table.book_totals), notify=bookTotalsChanged)
    bookCheck = Property(str, lambda self: self._rows.table.book_check, notify=bookCheckChanged)
    chart = Property(list, lambda self: [list(line) for line in self._rows.table.chart], notify=chartChanged)

    overTitle = Property(str, lambda self: self._rows.table.over_title, notify=overTitleChanged)
    overText = Property(str, lambda self: self._rows.table.over_text, notify=overTextChanged)
    askToOpen = Property(bool, lambda self: self._rows.table.ask_to_open, notify=askToOpenChanged)
    openedText = Property(str, lambda self: self._rows.table.opened_text, notify=openedTextChanged)
    againReason = Property(str, lambda self: self._rows.table.again_reason, notify=againReasonChanged)


def _map(props: StoppedProps) -> dict[str, Any]:
    """The values of a frozen struct for QML."""
    return {camel(name): list(value) if isinstance(value, tuple) else value for name, value in asdict(props).items()}
