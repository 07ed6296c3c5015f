"""What a game was about, to open the same one again when it is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from msgspec import UNSET

from engine import games
from engine.levels import LIVELY
from netcore.feeds.charter import Terms
from netcore.lobby.room import Room, strength_of


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game, options, backups, number of seats and bots and their strength, bench open or not, under the
    same name.

    `people`: the persons' keys in the order of seats. The first of them that is still there opens it.
    """

    table: bytes
    game: str
    seats: int
    options: Mapping[str, int | bool | str]
    bots: int
    backups: bool
    strength: str
    people: tuple[bytes, ...] = field(repr=False)
    bench: bool = True

    @classmethod
    def of_room(cls, room: Room) -> Rematch:
        """Of the game that is agreed on in a room."""
        bots = sum(place.kind == "bot" for place in room.places)
        people = tuple(place.peer for place in room.places if place.kind == "person")
        seats, strength, bench = len(room.places), strength_of(room), room.bench is UNSET
        return cls(room.table, room.game, seats, room.options, bots, room.backups, strength, people, bench)

    @classmethod
    def of_terms(cls, terms: Terms, strength: str = LIVELY, bench: bool = True) -> Rematch:
        """Of a game whose room is not remembered."""
        bots = sum(seat.kind == "bot" for seat in terms.seats)
        people = tuple(seat.peer for seat in terms.seats if seat.kind == "person")
        chosen = terms.chosen()
        return cls(terms.table, terms.game, len(terms.seats), chosen, bots, terms.backups, strength, people, bench)

    def seats_without(self, gone: Collection[bytes]) -> int:
        """How many seats there are to be where these persons are gone; as many as before if the game needs them."""
        game = games.find(self.game)
        seats = max(game.least_seats, self.seats - len(set(self.people).intersection(gone)))
        try:
            game.agree(seats, self.options)
        except ValueError:
            return self.seats
        return seats
