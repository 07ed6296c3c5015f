"""What a game was about, to open the same one again when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from netcore.feeds.charter import Terms
from netcore.lobby.room import Room


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game, options and number of seats and bots, opened under the same name by the same host."""

    table: bytes
    game: str
    seats: int
    options: Mapping[str, int | bool | str]
    bots: int
    host: bytes = field(repr=False)

    @classmethod
    def of_room(cls, room: Room) -> Rematch:
        """Of the game that is agreed on in a room."""
        bots = sum(place.kind == "bot" for place in room.places)
        return cls(room.table, room.game, len(room.places), room.options, bots, room.places[0].peer)

    @classmethod
    def of_terms(cls, terms: Terms) -> Rematch:
        """Of a game whose room is not remembered."""
        bots = sum(seat.kind == "bot" for seat in terms.seats)
        return cls(terms.table, terms.game, len(terms.seats), terms.chosen(), bots, terms.seats[0].peer)
