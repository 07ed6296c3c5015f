"""What guests and the host of a room tell each other. A `Room` is a message of the host too."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from netcore.feeds.entry import MOST_SEATS
from netcore.lobby.room import Addresses, Revision, Room, ShortText
from netcore.wire.fields import Bytes32

Word: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Which of a guest's words on one agreement this is."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="sit"):
    """A guest asks for a place, and tells where other guests can reach it.

    `consent`: the terms that it said "ready" to before it lost the host; the start may have been lost with it.
    """

    name: ShortText
    lantern: ShortText
    addresses: Addresses = ()
    consent: Bytes32 | None = None


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="stand"):
    """A guest gives its place back."""


class Unfit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="unfit"):
    """Somebody would sit down, and cannot: it does not have this game, or has it with other rules.

    `release`: what its program calls itself.
    """

    why: Literal["rules", "game"]
    name: ShortText
    release: ShortText


class Share(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="share"):
    """One side's part of proving that a word is known (`netcore.crypto.word`)."""

    share: Bytes32


class Proof(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="proof"):
    """The proof that its sender knows the word: the guest's first, then the host's, who lets it in."""

    proof: Bytes32


class Promise(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="promise"):
    """A guest's commitment to its random number for this revision."""

    revision: Revision
    commitment: Bytes32


class Opening(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="opening"):
    """The number itself, once all commitments are known."""

    revision: Revision
    number: Bytes32


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ready", rename={"terms": "draft"}):
    """ "The phrase agrees, let us play" (or not yet). `word` counts a guest's words on these terms, from 1."""

    terms: Bytes32
    ready: bool
    word: Word


class Learn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="learn"):
    """A guest plays the lesson of this game, or has left it. Nobody waits for that."""

    on: bool


class Learners(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="learners"):
    """Who plays the lesson, in seat order."""

    revision: Revision
    learning: Annotated[tuple[bool, ...], Meta(max_length=MOST_SEATS)]


class Promises(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="promises"):
    """All seats' commitments, in seat order."""

    revision: Revision
    commitments: Annotated[tuple[Bytes32, ...], Meta(max_length=MOST_SEATS)]


class Openings(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="openings"):
    """All seats' numbers, in seat order."""

    revision: Revision
    numbers: Annotated[tuple[Bytes32, ...], Meta(max_length=MOST_SEATS)]


class Readies(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="readies", rename={"terms": "draft"}):
    """Who is ready for these terms, in seat order. `heard`: the last word of each guest that this takes in, 0 for none.

    A guest that took its "ready" back knows by it that no start can be on its way any more.
    """

    terms: Bytes32
    ready: Annotated[tuple[bool, ...], Meta(max_length=MOST_SEATS)]
    heard: Annotated[tuple[Word, ...], Meta(max_length=MOST_SEATS)]


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="start", rename={"terms": "draft"}):
    """All are ready: the feeds begin."""

    terms: Bytes32


class Refuse(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="refuse"):
    """No place here. "declined": the host does not let this guest in; "tries": too many words were wrong."""

    why: Literal["full", "playing", "closed", "removed", "declined", "tries"]


class Wait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="wait"):
    """Not everybody may sit down here: wait until the host lets you in, or say the word.

    `why`: the word was "wrong", or words come too often, so try again "slowly".
    """

    door: Literal["nod", "word"]
    why: Literal["", "wrong", "slowly"] = ""


class Caller(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody before the door of a table."""

    peer: Bytes32
    name: ShortText
    lantern: ShortText


class DoorTold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="door"):
    """Who may sit down at this table, who waits to be let in, and who is kept out. `spent`: the word opens no more."""

    kind: Literal["open", "nod", "word"]
    spent: bool
    callers: Annotated[tuple[Caller, ...], Meta(max_length=8)]
    turned_away: Annotated[tuple[Caller, ...], Meta(max_length=8)]


FromGuest: TypeAlias = Sit | Stand | Unfit | Share | Proof | Promise | Opening | Ready | Learn
FromHost: TypeAlias = Room | Promises | Openings | Readies | Start | Refuse | Wait | Share | Proof | DoorTold | Learners


def asks_for_a_change(message: FromGuest) -> bool:
    """Whether a guest would change the room, who is ready or learns; the rest are answers to the host's changes."""
    return isinstance(message, Sit | Stand | Unfit | Share | Proof | Ready | Learn)
