"""The view model of a table of Sen."""

from __future__ import annotations

from PySide6.QtCore import QObject

from client.viewmodels.play.sen_script import SenScript
from client.viewmodels.play.table import PlayTable


class SenTable(PlayTable):
    """A table at which Sen is played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SenScript(), parent)
