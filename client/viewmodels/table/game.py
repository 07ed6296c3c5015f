"""What one game has on its table beside what all tables have."""

from __future__ import annotations

from typing import Any, Protocol


class OwnRows(Protocol):
    """What a game's script derives for its own model: single `values`, and a field for each of its lists."""

    @property
    def values(self) -> Any:
        """A frozen dataclass."""
        ...


class GameModel(Protocol):
    """The game's own part of a table, a QObject that the game's screen knows by its class. It decides nothing."""

    def show(self, rows: Any) -> None:
        """Show `rows`, which the game's own script has derived, from now on."""
        ...
