"""Who sits at the table, as a screen names them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.driver import Step
from engine.pieces import Seat
from netcore.status import LANTERNS, RoomNews


@dataclass(frozen=True, slots=True)
class Person:
    """A player: the name as they give it, their lantern, whether a program plays, whether we hear from them.

    `ghost`: they are gone for good, and a ghost keeps their seat.
    """

    name: str
    lantern: str
    bot: bool = False
    here: bool = True
    closed: bool = False
    """Not heard because the program was closed on purpose."""
    ghost: bool = False
    away: bool = False
    """They have said to be back in a moment."""
    late: int = 0
    """The question at which a ghost moved for them, if they have decided nothing since."""


People = tuple[Person, ...]


def from_room(room: RoomNews) -> People:
    """Everyone who sat down, by seat."""
    return tuple(
        Person(place.name, place.lantern or LANTERNS[place.seat % len(LANTERNS)], place.kind == "bot", place.here)
        for place in sorted(room.places, key=lambda place: place.seat)
    )


def strangers(people: People, seats: int) -> People:
    """`people`, with a nameless one in every seat of which nothing is known yet."""
    more = (Person(str(seat + 1), LANTERNS[seat % len(LANTERNS)]) for seat in range(len(people), seats))
    return (*people, *more)[:seats]


def haunted(people: People, ghosts: tuple[Seat, ...]) -> People:
    """`people`, with ghosts in the seats of those who are gone for good."""
    return tuple(replace(person, ghost=at in ghosts) for at, person in enumerate(people))


def heard(people: People, seat: Seat, here: bool, *, closed: bool = False) -> People:
    """`people`, with what is newly known of one connection."""
    return tuple(
        replace(person, here=here, closed=closed and not here) if at == seat else person
        for at, person in enumerate(people)
    )


def stepped_out(people: People, away: tuple[Seat, ...]) -> People:
    """`people`, of whom these have said to be away for a moment."""
    return tuple(replace(person, away=at in away) for at, person in enumerate(people))


def waited_for(people: People, seat: Seat, number: int) -> People:
    """`people`, of whom one was late at a question, so that a ghost has moved."""
    return tuple(replace(person, late=number) if at == seat else person for at, person in enumerate(people))


def moved(people: People, steps: Iterable[Step]) -> People:
    """`people`, after these steps: who has decided something is here again."""
    by = {seat: step.number for step in steps for seat in (step.seat, *step.moves) if seat is not None}
    return tuple(
        replace(person, late=0) if person.late and by.get(at, 0) > person.late else person
        for at, person in enumerate(people)
    )
