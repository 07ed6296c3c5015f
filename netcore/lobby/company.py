"""The people of a game, or of a room whose host has left, and what each of them would play next. Sans-I/O.

After a game, or one left unfinished or not begun, nobody decides for the others. Whoever wants the next one opens a
room for it and is its host, as of any room; all the company is told what is to be played there, and whose room each of
them is in. Proposals live side by side until one has everybody's yes, which is given in its room: the terms of the next
game are signed by those who play it, and nothing that is said here binds anybody.

A program tells the same to all, and the last that it has told is what counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from netcore.crypto.framing import framed_digest
from netcore.errors import Malformed
from netcore.feeds.charter import FEWEST_SEATS, MOST_OPTIONS, MoveClock, OptionValue, Terms, Undo
from netcore.feeds.entry import MOST_SEATS
from netcore.lobby.customs import customs_of
from netcore.lobby.room import HOST, Room, ShortText, Strength, told_clock
from netcore.speech.circle import Talk
from netcore.status import Customs
from netcore.wire.codec import encode
from netcore.wire.fields import Bytes32, GameName

What: TypeAlias = tuple[str, bytes, Mapping[str, OptionValue], Customs]
"""Game, hash of its rules, options, and how the table plays it."""


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that could be next: all that its room has agreed on but who sits where. `seats` includes the bots."""

    game: GameName
    rules: Bytes32
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=MOST_OPTIONS)]
    seats: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
    bots: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    backups: bool
    strength: Strength
    talk: Talk
    hints: bool
    bench: bool
    clock: MoveClock | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET

    @property
    def what(self) -> What:
        """What is played there, with however many: of two rooms for the same, one is enough."""
        return self.game, self.rules, self.options, self.customs

    @property
    def customs(self) -> Customs:
        """How the table plays there."""
        undo = self.undo is not UNSET
        clock = told_clock(self.clock or None)
        return Customs(self.backups, clock, undo, self.strength, self.talk, self.hints, self.bench)


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="wish"):
    """In whose room the sender is for the next game, None for in none; if that is its own, what is played there."""

    opener: Bytes32 | None = None
    proposal: Proposal | None = None


NOTHING: Final = Wish()


class Past(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="past"):
    """The sender holds a game of this evening that the receiver was not in. `ago_s`: how long ago it was over."""

    MOST_S: ClassVar[int] = 172_800

    terms: Annotated[bytes, Meta(max_length=16_384)]
    ago_s: Annotated[int, Meta(ge=0, le=172_800)]


Said: TypeAlias = Wish | Past
"""What is told among the company."""


def proposal_of(room: Room) -> Proposal:
    """What a room proposes to the others."""
    bots, customs = sum(place.kind == "bot" for place in room.places), customs_of(room)
    return Proposal(
        room.game,
        room.rules,
        dict(room.options),
        len(room.places),
        bots,
        customs.backups,
        customs.strength,
        customs.talk,
        customs.hints,
        customs.bench,
        room.clock,
        room.undo,
    )


@dataclass(frozen=True, slots=True)
class Member:
    """A person of the game that was played, in the order of seats."""

    peer: bytes
    name: str
    lantern: str


@dataclass(frozen=True, slots=True)
class Open:
    """A proposal that one can agree to now, and who has it open."""

    opener: bytes
    proposal: Proposal


_ROOM: Final = b"sennik/company-of-room/v1"


class Company:
    """The people of the game whose terms hash to `terms`, as the program of `me` knows of them."""

    def __init__(self, me: bytes, terms: Terms) -> None:
        people = tuple(Member(seat.peer, seat.name, seat.lantern) for seat in terms.seats if seat.kind == "person")
        self._begin(me, terms.hash(), terms.table, people)

    @classmethod
    def of_room(cls, me: bytes, room: Room) -> Company:
        """The guests of a room that its host has left before the game: `terms` is a name that they all know.

        They need not know of the same people: somebody may have come as the host left.
        """
        company = cls.__new__(cls)
        guests = [place for place in room.places[1:] if place.kind == "person"]
        people = tuple(Member(place.peer, place.name, place.lantern) for place in guests)
        company._begin(me, framed_digest(_ROOM, room.table, room.places[HOST].peer), room.table, people)
        company._agreed = False
        company.waits_for = room.game
        return company

    def _begin(self, me: bytes, terms: bytes, table: bytes, members: Sequence[Member]) -> None:
        self.me = me
        self.terms = terms
        self.table = table
        self.members = members
        self.waits_for = ""
        """The game that these people have come for, where its host has left before it began."""
        self._agreed = True
        """Whether all know of the same people."""
        self.mine = NOTHING
        """What the others are told."""
        self._wishes: dict[bytes, Wish] = {}
        self._left: set[bytes] = set()
        self._linked: set[bytes] = set()

    @property
    def others(self) -> tuple[bytes, ...]:
        """Everybody else who has not left, heard or not."""
        return tuple(each.peer for each in self.members if each.peer != self.me and each.peer not in self._left)

    def here(self) -> tuple[bytes, ...]:
        """Who of the others is there: linked, and has not left."""
        return tuple(peer for peer in self.others if peer in self._linked)

    def linked(self, peer: bytes) -> list[tuple[bytes, bytes]]:
        """There is a link to `peer` from now on: what to send."""
        if peer not in self.others:
            return []
        self._linked.add(peer)
        self._wishes.pop(peer, None)  # it tells anew, if there is anything
        return [] if self._agreed and self.mine == NOTHING else [(peer, encode(self.mine))]

    def unlinked(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        self._linked.discard(peer)

    def left(self, peer: bytes) -> None:
        """`peer` has gone away for good."""
        if any(each.peer == peer for each in self.members):
            self._left.add(peer)

    def hears(self, peer: bytes) -> bool:
        """Whether `peer` has a part in this company: nobody else is listened to."""
        return peer != self.me and peer in (each.peer for each in self.members)

    def receive(self, peer: bytes, wish: Wish) -> list[tuple[bytes, bytes]]:
        """What `peer` tells; what to send. Raises Malformed, with nothing changed, for what no honest program says."""
        if not self.hears(peer):
            return []
        if (wish.opener == peer) != (wish.proposal is not None):
            raise Malformed("a proposal of a room that is somebody else's")
        if wish.opener is not None and all(wish.opener != each.peer for each in self.members):
            if self._agreed:
                raise Malformed("a room of nobody in this company")
            wish = NOTHING
        if wish.proposal is not None and wish.proposal.bots >= wish.proposal.seats:
            raise Malformed("a table of bots alone")
        # Who has only now found that the host is gone has not heard what was told before.
        is_new = not self._agreed and peer not in self._wishes and peer in self.here()
        self._wishes[peer] = wish
        return [(peer, encode(self.mine))] if is_new else []

    def wish(self, opener: bytes | None, proposal: Proposal | None = None) -> list[tuple[bytes, bytes]]:
        """Be in the room of `opener`; what to send, nothing if that is known already."""
        told, self.mine = self.mine, Wish(opener, proposal)
        return [] if self.mine == told else [(peer, encode(self.mine)) for peer in self.here()]

    def wish_of(self, peer: bytes) -> Wish:
        """What was last heard of somebody who is here; nothing of anybody else."""
        if peer == self.me:
            return self.mine
        return self._wishes.get(peer, NOTHING) if peer in self.here() else NOTHING

    def proposals(self) -> tuple[Open, ...]:
        """All that can be agreed to now, in the order of seats."""
        wishes = ((each.peer, self.wish_of(each.peer)) for each in self.members)
        return tuple(Open(peer, wish.proposal) for peer, wish in wishes if wish.proposal is not None)

    def proposal(self, opener: bytes) -> Proposal | None:
        """What `opener` has open."""
        return self.wish_of(opener).proposal

    def first_with(self, what: What) -> bytes | None:
        """Who proposes that: the first by seat, so that all who wanted it at once come to one room."""
        return next((each.opener for each in self.proposals() if each.proposal.what == what), None)

    def is_before(self, peer: bytes, other: bytes) -> bool:
        """Whether `peer` sat before `other`."""
        seats = [each.peer for each in self.members]
        return seats.index(peer) < seats.index(other)

    def expected(self, room: Room) -> int:
        """How many of the others are here and have no place in this room yet."""
        seated = {place.peer for place in room.places}
        return sum(peer not in seated for peer in self.here())
