"""The table of a game that is watched again: the true screen of its game, at which nothing can be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.pointing import Target
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableRows, TableState
from engine.pieces import Face, Handle
from netcore.status import News

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


def card_of(row: CardProps) -> Handle | None:
    """Which card of the game a row shows, None for one that is none of its cards."""
    name = row.target.removeprefix("card:") if row.target.startswith("card:") else row.key
    return Handle(int(name)) if name.isdecimal() else None


@QmlElement
@QmlUncreatable("a replay has one")
class ReplayTable(PlayTable):  # type: ignore[operator]
    """Shows states that it is given. No node hears of it: what is pressed here does nothing, and nothing is sent."""

    def __init__(self, parent: object = None) -> None:
        super().__init__(parent)  # type: ignore[arg-type]
        self.pace_ms = 0
        self._bare: Mapping[Handle, Face] = {}

    def look(self, game: str, state: TableState, bare: Mapping[Handle, Face]) -> None:
        """Show a table of `game`, with these of its hidden cards turned up."""
        self._play_by(game)
        self._bare = bare
        self._state = state
        self._apply()

    def clear(self) -> None:
        """Forget the game."""
        self._bare = {}
        self._clear()

    def _rows_of(self, state: TableState) -> TableRows:
        rows = super()._rows_of(state)
        if not self._bare or state.frame is None:
            return rows
        return replace(rows, cards=tuple(self._turned(row) for row in rows.cards))

    def _turned(self, row: CardProps) -> CardProps:
        card = card_of(row)
        face = self._bare.get(card) if card is not None and not row.face else None
        return self._script.turn_up(row, face) if face is not None else row

    # ── nothing can be done here ────────────────────────────────────────────────────────────────────────────────────
    @Slot(object)
    def receive(self, news: News) -> None:
        """No news concern it."""

    @Slot(str)
    def tap(self, target: Target) -> None:
        """Nothing."""

    @Slot(str, str)
    def drop(self, target: Target, onto: Target) -> None:
        """Nothing."""

    @Slot(str)
    def press(self, act: str) -> None:
        """Nothing."""

    @Slot()
    def confirm(self) -> None:
        """Nothing."""

    @Slot(str)
    def toggle(self, panel: str) -> None:
        """Nothing."""

    @Slot()
    def escape(self) -> None:
        """Nothing."""
