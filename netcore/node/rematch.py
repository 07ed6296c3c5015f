"""What a game was about, to open the same one again when it is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from engine import games
from engine.levels import LIVELY
from netcore.feeds.charter import Terms
from netcore.lobby.room import Room, strength_of, talk_of
from netcore.speech.circle import Talk


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game, options, backups, number of seats and bots and their strength, under the same name, with as much
    talk.

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
    talk: Talk = "all"

    @classmethod
    def of_room(cls, room: Room) -> Rematch:
        """Of the game that is agreed on in a room."""
        bots = sum(place.kind == "bot" for place in room.places)
        people = tuple(place.peer for place in room.places if place.kind == "person")
        seats, strength, talk = len(room.places), strength_of(room), talk_of(room)
        return cls(room.table, room.game, seats, room.options, bots, room.backups, strength, people, talk)

    @classmethod
    def of_terms(cls, terms: Terms, strength: str = LIVELY, talk: Talk = "all") -> Rematch:
        """Of a game whose room is not remembered."""
        bots = sum(seat.kind == "bot" for seat in terms.seats)
        people = tuple(seat.peer for seat in terms.seats if seat.kind == "person")
        chosen = terms.chosen()
        return cls(terms.table, terms.game, len(terms.seats), chosen, bots, terms.backups, strength, people, talk)

    def seats_without(self, gone: Collection[bytes]) -> int:
        """How many seats there are to be where these persons are gone; as many as before if the game needs them."""
        game = games.find(self.game)
        seats = max(game.least_seats, self.seats - len(set(self.people).intersection(gone)))
        try:
            game.agree(seats, self.options)
        except ValueError:
            return self.seats
        return seats
