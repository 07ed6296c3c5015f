"""What a game was about, to open the same one again when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import UNSET

from engine.levels import LIVELY
from netcore.feeds.charter import MoveClock, Terms
from netcore.lobby.room import Room, clock_of, hints_of, strength_of, talk_of, undo_of
from netcore.speech.circle import Talk


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game, options, backups, number of bots and their strength, as much talk, hints and onlookers or none,
    the same clock, and moves that may be taken back or not.
    """

    game: str
    options: Mapping[str, int | bool | str]
    bots: int
    backups: bool
    strength: str
    talk: Talk = "all"
    hints: bool = False
    bench: bool = True
    clock: MoveClock | None = None
    undo: bool = False

    @classmethod
    def of_room(cls, room: Room) -> Rematch:
        """Of the game that is agreed on in a room."""
        bots = sum(place.kind == "bot" for place in room.places)
        how = strength_of(room), talk_of(room), hints_of(room), room.bench is UNSET, clock_of(room), undo_of(room)
        return cls(room.game, room.options, bots, room.backups, *how)

    @classmethod
    def of_terms(
        cls, terms: Terms, strength: str = LIVELY, talk: Talk = "all", hints: bool = False, bench: bool = True
    ) -> Rematch:
        """Of a game whose room is not remembered."""
        bots = sum(seat.kind == "bot" for seat in terms.seats)
        how = strength, talk, hints, bench, terms.move_clock, terms.lets_undo
        return cls(terms.game, terms.chosen(), bots, terms.backups, *how)
