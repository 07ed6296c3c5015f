"""What a game was about, to open the same one again when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from netcore.feeds.charter import Terms
from netcore.lobby.customs import USUAL, customs_of
from netcore.lobby.room import Room
from netcore.status import Customs


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game, options, number of bots and customs."""

    game: str
    options: Mapping[str, int | bool | str]
    bots: int
    customs: Customs = USUAL

    @classmethod
    def of_room(cls, room: Room) -> Rematch:
        """Of the game that is agreed on in a room."""
        return cls(room.game, room.options, sum(place.kind == "bot" for place in room.places), customs_of(room))

    @classmethod
    def of_terms(cls, terms: Terms, customs: Customs) -> Rematch:
        """Of a game whose room is not there any more."""
        return cls(terms.game, terms.chosen(), sum(seat.kind == "bot" for seat in terms.seats), customs)
