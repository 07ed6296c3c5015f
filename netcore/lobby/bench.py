"""What those who look on at a running table, and those who play there, tell each other about it.

An onlooker asks one program at the table. That one tells the others who looks on through it, so that all can show it,
and each of them can send an onlooker away. The game itself comes as gossip, from players to onlookers and never back.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from netcore.feeds.entry import MOST_SEATS
from netcore.lobby.room import Addresses, ShortText
from netcore.speech.circle import Talk
from netcore.wire.fields import Bytes32, GameName

MOST_ONLOOKERS: Final = 8
"""Onlookers at one table: each of them is sent a copy of all feeds."""
MOST_NEXT: Final = MOST_SEATS
"""Games that may be next: one for each who plays."""
LARGEST_TERMS: Final = 16384
"""Bytes of terms: ten seats and all options at their longest have less."""


class Watch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="watch"):
    """Somebody would look on. Who that is, is known by the link."""


class Unwatch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="unwatch"):
    """An onlooker has seen enough."""


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    """Where another program at the table can be reached."""

    peer: Bytes32
    addresses: Addresses


class Welcome(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="welcome", rename={"terms": "draft"}):
    """An onlooker is let in: what is played, where the others are whom it may ask when this program leaves, and what
    may be said at this table.
    """

    terms: Annotated[bytes, Meta(max_length=LARGEST_TERMS)]
    ways: Annotated[tuple[Reach, ...], Meta(max_length=MOST_SEATS)]
    talk: Talk


class NoBench(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="no_bench"):
    """Nobody is let in, or not any more: the table plays without onlookers, or has enough of them; somebody there has
    sent this one away; nothing is played here (any more).
    """

    why: Literal["closed", "full", "sent_away", "over"]


class Onlooker(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who looks on, as it calls itself."""

    peer: Bytes32
    name: ShortText
    lantern: ShortText


class Seated(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="seated"):
    """Who looks on: told to another program at the table, through the sender; told to an onlooker, at the table."""

    onlookers: Annotated[tuple[Onlooker, ...], Meta(max_length=MOST_ONLOOKERS)]


class SendAway(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="away"):
    """Somebody at the table will not have this onlooker."""

    peer: Bytes32


class NextTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A game after the one that was watched, at the same table: one may come in, or it is being played already.

    `people` are those who have a place there, bots not counted; `rules` the hash of the game's rules.
    """

    opener: Bytes32
    game: GameName
    rules: Bytes32
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    people: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    phase: Literal["open", "playing"]
    addresses: Addresses


class Next(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="next"):
    """To an onlooker: what those who have played would play next, or do; all of it each time."""

    tables: Annotated[tuple[NextTable, ...], Meta(max_length=MOST_NEXT)]


ToMember: TypeAlias = Watch | Unwatch | Seated | SendAway
"""What a program at the table is told; the last two by others that play there."""
ToOnlooker: TypeAlias = Welcome | NoBench | Seated | Next
BenchWord: TypeAlias = ToMember | ToOnlooker
