"""What one game has in its room beside what all rooms have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client.viewmodels.game.room_script import Value
from netcore.status import RoomNews

Ask = Callable[[dict[str, Value]], None]
"""Asks the table to agree on other options."""


class RoomPart(Protocol):
    """The game's own part of a room, a QObject that the game's own sheet knows by its class."""

    def hear(self, news: RoomNews) -> None:
        """Take in the state of the room."""
        ...
