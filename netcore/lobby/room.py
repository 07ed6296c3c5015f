"""A table room: what is to be agreed before the game, and the terms that come of it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from engine import games
from engine.game import Game
from netcore.crypto.commit import commit, opens
from netcore.feeds.charter import (
    FEWEST_SEATS,
    MOST_OPTIONS,
    MoveClock,
    OptionValue,
    Signatory,
    Terms,
    Undo,
    check_terms,
)
from netcore.feeds.entry import MOST_SEATS
from netcore.names import clean_name
from netcore.status import LANTERNS, TableClock, known_lantern
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import encode
from netcore.wire.fields import Bytes16, Bytes32, GameName

MOST_ADDRESSES: Final = 8
"""Addresses that one guest may name; a longer list would make the others dial strangers."""

ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]
Addresses: TypeAlias = Annotated[tuple[ShortText, ...], Meta(max_length=MOST_ADDRESSES)]
Revision: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]

Strength: TypeAlias = Literal["calm", "lively", "sly"]
"""How bots play."""
STRENGTHS: Final[tuple[Strength, ...]] = ("calm", "lively", "sly")
"""Those of `engine.levels.LEVELS`."""

_DOMAIN: Final = b"sennik/seat-number/v1"
HOST: Final = 0
"""The seat of who opened the room; bots are at home in its program."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits down: identity, and how it wants to be known."""

    peer: bytes
    name: str
    lantern: str
    addresses: tuple[str, ...] = ()


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """One place of the room. A free one has no peer."""

    kind: Literal["free", "person", "bot"]
    peer: Annotated[bytes, Meta(max_length=32)] = b""
    name: ShortText = ""
    lantern: ShortText = ""
    addresses: Addresses = ()


class Room(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="room"):
    """All that is to be agreed, as the host has it.

    `strength`: that of the host's bots where they are not lively, as they are where nothing is said. `talk`: what may
    be said at the table where that is not everything. `hints`: whether people may ask what a bot would do in their
    place. `bench`: whether the table plays without onlookers; it lets them in where nothing is said. None of these is
    part of the terms. These are: `clock`, the time that a move may take, if the table gives one; `undo`, if a move may
    be taken back there.
    """

    revision: Revision
    table: Bytes16
    game: GameName
    rules: Bytes32
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=MOST_OPTIONS)]
    places: Annotated[tuple[Place, ...], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    backups: bool = True
    strength: Literal["calm", "sly"] | UnsetType = UNSET
    talk: Literal["reactions", "off"] | UnsetType = UNSET
    hints: Literal[True] | UnsetType = UNSET
    bench: Literal["closed"] | UnsetType = UNSET
    clock: MoveClock | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET


def told_clock(clock: MoveClock | None) -> TableClock | None:
    """A table's clock, as customs have it and a window is told of it."""
    return None if clock is None else TableClock(clock.kind, clock.limit_s)


def place_for(kind: Literal["person", "bot"], player: Player) -> Place:
    """The place that `player` takes, its name and lantern as they may be shown; the name may come out empty."""
    lantern = known_lantern(player.lantern)
    return Place(kind, player.peer, clean_name(player.name), lantern, player.addresses)


def with_place(places: tuple[Place, ...], seat: int, place: Place) -> tuple[Place, ...]:
    """The places with `place` at `seat`, no lantern twice: who comes later takes another, a bot makes way for a person.

    There are as many lanterns as the largest table has places.
    """
    after = [*places]
    after[seat] = Place("free")
    twin = next((i for i, other in enumerate(after) if other.kind == "bot" and other.lantern == place.lantern), None)
    if place.kind == "person" and twin is not None:
        after[twin] = _with_own_lantern(after[twin], [*after, place])
    after[seat] = _with_own_lantern(place, after)
    return tuple(after)


def _with_own_lantern(place: Place, others: list[Place]) -> Place:
    taken = {other.lantern for other in others if other is not place and other.kind != "free"}
    if place.lantern not in taken:
        return place
    return replace(place, lantern=next(lantern for lantern in LANTERNS if lantern not in taken))


def seat_of(room: Room, peer: bytes) -> int | None:
    """Where the person `peer` sits."""
    return next((i for i, p in enumerate(room.places) if p.kind == "person" and p.peer == peer), None)


def first_free(room: Room) -> int | None:
    """The first place that nobody has taken."""
    return next((i for i, place in enumerate(room.places) if place.kind == "free"), None)


def commitment_of(room: Room, seat: int, number: bytes) -> bytes:
    """What `seat` promises for this very room: 32 bytes."""
    return commit(_DOMAIN, hashlib.sha256(encode(room)).digest(), seat, room.places[seat].peer, number)


def keeps_promise(room: Room, seat: int, commitment: bytes, number: bytes) -> bool:
    """Whether `number` is what `seat` promised."""
    context = hashlib.sha256(encode(room)).digest()
    return opens(commitment, _DOMAIN, context, seat, room.places[seat].peer, number)


def allows(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    """Whether so many can play this game under these options."""
    try:
        game.agree(seats, options)
    except ValueError:
        return False
    return True


def is_full(room: Room) -> bool:
    """Whether every place is taken."""
    return all(place.kind != "free" for place in room.places)


def terms_of(room: Room, numbers: tuple[bytes, ...]) -> Terms:
    """The terms that a full room and all its seats' numbers make.

    Raises Malformed if no game could be played under them.
    """
    cards = tuple(
        Signatory(
            peer=place.peer,
            name=place.name,
            lantern=place.lantern,
            kind=place.kind,
            nonce=number,
            home=seat if place.kind == "person" else HOST,
        )
        for seat, (place, number) in enumerate(zip(room.places, numbers, strict=True))
        if place.kind != "free"
    )
    terms = Terms(
        version=PROTOCOL_VERSION,
        table=room.table,
        game=room.game,
        options=tuple(sorted(room.options.items())),
        rules=room.rules,
        seats=cards,
        backups=room.backups,
        clock=room.clock,
        undo=room.undo,
    )
    check_terms(terms, games.find)
    return terms
