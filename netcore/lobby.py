"""The table room, before the game: from a handful of people to one draft that all of them hold. Sans-I/O.

The opener's `HostRoom` keeps the list of places and passes messages on; every other peer has a `GuestRoom`. The
opener is believed in nothing: the draft names every seat's identity, and holds one random number of each seat that
was promised before any was shown. So nobody, the opener included, can hand two people different tables and search
until the safety phrases agree. After the start there is no opener any more.

A room goes through revisions. Each change of places or options makes a new one, and takes back everybody's "ready"::

    Room(revision) -> Promise from each -> Promises to all -> Opening from each -> Openings to all -> draft
    Ready(draft) from each -> Readies to all -> Start(draft)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine import games
from netcore.charter import PROTOCOL_VERSION, Draft, SeatCard, check_draft
from netcore.crypto.commit import commit, opens
from netcore.errors import Malformed, Misuse
from netcore.names import clean_name
from netcore.status import LANTERNS
from netcore.wire.codec import decode, encode

MOST_SEATS = 10
MOST_ADDRESSES = 8
"""Addresses that one guest may name; a longer list would make the others dial strangers."""

Hash: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
TableId: TypeAlias = Annotated[bytes, Meta(min_length=16, max_length=16)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]
Revision: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionValue: TypeAlias = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=256)]

_DOMAIN = b"sennik/seat-number/v1"


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """One place of the room. A free one has no peer."""

    kind: Literal["free", "person", "bot"]
    peer: Annotated[bytes, Meta(max_length=32)] = b""
    name: ShortText = ""
    lantern: ShortText = ""
    addresses: Annotated[tuple[ShortText, ...], Meta(max_length=MOST_ADDRESSES)] = ()


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="sit"):
    """A guest asks for a place, and tells where other guests can reach it."""

    name: ShortText
    lantern: ShortText
    addresses: Annotated[tuple[ShortText, ...], Meta(max_length=MOST_ADDRESSES)] = ()


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="stand"):
    """A guest gives its place back."""


class Promise(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="promise"):
    """A guest's commitment to its random number for this revision."""

    revision: Revision
    commitment: Hash


class Opening(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="opening"):
    """The number itself, once all commitments are known."""

    revision: Revision
    number: Hash


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ready"):
    """ "The phrase agrees, let us play" (or not yet)."""

    draft: Hash
    ready: bool


class Room(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="room"):
    """All that is to be agreed, as the opener has it."""

    revision: Revision
    table: TableId
    game: ShortText
    rules: Hash
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=32)]
    places: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=MOST_SEATS)]


class Promises(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="promises"):
    """All seats' commitments, in seat order."""

    revision: Revision
    commitments: Annotated[tuple[Hash, ...], Meta(max_length=MOST_SEATS)]


class Openings(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="openings"):
    """All seats' numbers, in seat order."""

    revision: Revision
    numbers: Annotated[tuple[Hash, ...], Meta(max_length=MOST_SEATS)]


class Readies(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="readies"):
    """Who is ready for this draft, in seat order."""

    draft: Hash
    ready: Annotated[tuple[bool, ...], Meta(max_length=MOST_SEATS)]


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="start"):
    """All are ready: the feeds begin."""

    draft: Hash


class Refuse(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="refuse"):
    """No place here: "full", "playing", "closed" or "removed"."""

    why: ShortText


ToHost: TypeAlias = Sit | Stand | Promise | Opening | Ready
ToGuest: TypeAlias = Room | Promises | Openings | Readies | Start | Refuse
Sent: TypeAlias = "list[tuple[bytes, bytes]]"
"""Messages to go out: (peer, bytes)."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits down: identity, and how it wants to be known."""

    peer: bytes
    name: str
    lantern: str
    addresses: tuple[str, ...] = ()


def commitment_of(room: Room, seat: int, number: bytes) -> bytes:
    """What `seat` promises for this very room: 32 bytes."""
    return commit(_DOMAIN, hashlib.sha256(encode(room)).digest(), seat, room.places[seat].peer, number)


def keeps_promise(room: Room, seat: int, commitment: bytes, number: bytes) -> bool:
    """Whether `number` is what `seat` promised."""
    context = hashlib.sha256(encode(room)).digest()
    return opens(commitment, _DOMAIN, context, seat, room.places[seat].peer, number)


def is_full(room: Room) -> bool:
    """Whether every place is taken."""
    return all(place.kind != "free" for place in room.places)


def draft_of(room: Room, numbers: tuple[bytes, ...]) -> Draft:
    """The draft that a full room and all its seats' numbers make. Raises Malformed if no game could be played by it."""
    cards = tuple(
        SeatCard(peer=place.peer, name=place.name, lantern=place.lantern, kind=place.kind, nonce=number)
        for place, number in zip(room.places, numbers, strict=True)
        if place.kind != "free"
    )
    draft = Draft(
        version=PROTOCOL_VERSION,
        table=room.table,
        game=room.game,
        options=tuple(sorted(room.options.items())),
        rules=room.rules,
        seats=cards,
    )
    check_draft(draft)
    return draft


def _known_lantern(lantern: str) -> str:
    return lantern if lantern in LANTERNS else LANTERNS[0]


class HostRoom:
    """The room of the peer that opened the table. Every method returns what is to be sent.

    `fresh` gives 32 random bytes; it is handed in so that a whole evening can be replayed in a test.
    """

    def __init__(
        self, me: Player, table: bytes, game: str, seats: int, options: Mapping[str, object], fresh: Callable[[], bytes]
    ) -> None:
        """Raises ValueError with a sentence for a game, seat count or options there are not."""
        rules = games.find(game)
        rules.check_seats(seats)
        self.me = me
        self._fresh = fresh
        self._numbers: dict[int, bytes] = {}
        self._promised: dict[int, bytes] = {}
        self._opened: dict[int, bytes] = {}
        self._ready: set[int] = set()
        self.draft: Draft | None = None
        self.started = False
        first = Place("person", me.peer, clean_name(me.name), _known_lantern(me.lantern), me.addresses)
        if not first.name:
            raise ValueError("choose a name before you open a table")
        free = tuple(Place("free") for _ in range(seats - 1))
        self.room = Room(0, table, rules.name, rules.rules_hash(), rules.read_options(options), (first, *free))

    # What the opener decides.

    def set_options(self, options: Mapping[str, object]) -> Sent:
        """Agree on other options; everybody's "ready" is taken back. Raises ValueError with a sentence."""
        self._check_open()
        chosen = games.find(self.room.game).read_options({**self.room.options, **options})
        return self._revise(options=chosen)

    def set_seats(self, seats: int) -> Sent:
        """Add free places, or take free ones away. Raises ValueError when too few are free, or for another game."""
        self._check_open()
        games.find(self.room.game).check_seats(seats)
        places = list(self.room.places)
        while len(places) > seats:
            free = next((i for i in reversed(range(len(places))) if places[i].kind == "free"), None)
            if free is None:
                raise ValueError("more people sit here already")
            del places[free]
        places += [Place("free")] * (seats - len(places))
        return self._revise(places=tuple(places))

    def seat_bot(self, seat: int, bot: Player) -> Sent:
        """Put a bot of this program on a free place."""
        self._check_open()
        self._check_seat(seat, "free")
        return self._put(seat, Place("bot", bot.peer, clean_name(bot.name), _known_lantern(bot.lantern)))

    def free_seat(self, seat: int) -> Sent:
        """Take a bot or a guest away from its place."""
        self._check_open()
        if not 0 < seat < len(self.room.places) or self.room.places[seat].kind == "free":
            raise Misuse("that place cannot be freed")
        gone = self.room.places[seat]
        farewell = [(gone.peer, encode(Refuse("removed")))] if gone.kind == "person" else []
        return farewell + self._put(seat, Place("free"))

    def ready(self, ready: bool) -> Sent:
        """The opener's own "let us play"."""
        return self._set_ready(0, ready)

    def close(self) -> Sent:
        """Fold the table up."""
        return [(peer, encode(Refuse("closed"))) for peer in self._guests()]

    # What guests send.

    def receive(self, peer: bytes, raw: bytes) -> Sent:
        """A guest's message. Raises Malformed, with nothing changed, for what no honest guest sends."""
        message: ToHost = decode(raw, ToHost)
        if isinstance(message, Sit):
            return self._sit(peer, message)
        seat = self.seat_of(peer)
        if seat is None:
            return []  # it was removed, and did not know yet
        match message:
            case Stand():
                return self.gone(peer)
            case Promise():
                return self._promise(seat, message.revision, message.commitment)
            case Opening():
                return self._open(seat, message.revision, message.number)
            case Ready():
                if self.draft is None or message.draft != self.draft.hash():
                    return []  # said before the latest change arrived there
                return self._set_ready(seat, message.ready)

    def gone(self, peer: bytes) -> Sent:
        """A guest left, or is not heard any more. After the start this is no longer the room's business."""
        seat = self.seat_of(peer)
        if seat is None or seat == 0 or self.started:
            return []
        return self._put(seat, Place("free"))

    # What there is to see.

    @property
    def readies(self) -> tuple[bool, ...]:
        """Who is ready, by seat. A bot always is."""
        return tuple(
            place.kind == "bot" or (self.draft is not None and seat in self._ready)
            for seat, place in enumerate(self.room.places)
        )

    def seat_of(self, peer: bytes) -> int | None:
        """Where `peer` sits."""
        return next((i for i, p in enumerate(self.room.places) if p.kind == "person" and p.peer == peer), None)

    def _guests(self) -> list[bytes]:
        return [place.peer for place in self.room.places[1:] if place.kind == "person"]

    def _check_open(self) -> None:
        if self.started:
            raise Misuse("the game has begun")

    def _check_seat(self, seat: int, kind: str) -> None:
        if not 0 < seat < len(self.room.places) or self.room.places[seat].kind != kind:
            raise Misuse(f"place {seat} is not {kind}")

    def _sit(self, peer: bytes, message: Sit) -> Sent:
        if self.started:
            return [(peer, encode(Refuse("playing")))]
        if peer == self.me.peer:
            raise Malformed("that identity already sits here")
        place = Place("person", peer, clean_name(message.name), _known_lantern(message.lantern), message.addresses)
        if not place.name:
            raise Malformed("a name that cannot be shown")
        seat = self.seat_of(peer)
        if seat is None:
            seat = next((i for i, p in enumerate(self.room.places) if p.kind == "free"), None)
        if seat is None:
            return [(peer, encode(Refuse("full")))]
        return self._put(seat, place)

    def _put(self, seat: int, place: Place) -> Sent:
        places = list(self.room.places)
        places[seat] = place
        return self._revise(places=tuple(places))

    def _revise(
        self, options: dict[str, int | bool | str] | None = None, places: tuple[Place, ...] | None = None
    ) -> Sent:
        self.room = Room(
            self.room.revision + 1,
            self.room.table,
            self.room.game,
            self.room.rules,
            self.room.options if options is None else options,
            self.room.places if places is None else places,
        )
        self.draft = None
        self._ready.clear()
        self._promised.clear()
        self._opened.clear()
        self._numbers.clear()
        sent = self._to_all(self.room)
        if is_full(self.room):
            for seat, place in enumerate(self.room.places):
                if seat == 0 or place.kind == "bot":
                    self._numbers[seat] = self._fresh()
                    self._promised[seat] = commitment_of(self.room, seat, self._numbers[seat])
            sent += self._when_promised()
        return sent

    def _promise(self, seat: int, revision: int, commitment: bytes) -> Sent:
        if revision != self.room.revision or seat in self._promised:
            return []
        self._promised[seat] = commitment
        return self._when_promised()

    def _when_promised(self) -> Sent:
        seats = range(len(self.room.places))
        if len(self._promised) < len(seats):
            return []
        self._opened.update(self._numbers)
        sent = self._to_all(Promises(self.room.revision, tuple(self._promised[seat] for seat in seats)))
        return sent + self._when_opened()

    def _open(self, seat: int, revision: int, number: bytes) -> Sent:
        if revision != self.room.revision or seat in self._opened or len(self._promised) < len(self.room.places):
            return []
        if not keeps_promise(self.room, seat, self._promised[seat], number):
            raise Malformed("a number that was not promised")
        self._opened[seat] = number
        return self._when_opened()

    def _when_opened(self) -> Sent:
        seats = range(len(self.room.places))
        if len(self._opened) < len(seats):
            return []
        numbers = tuple(self._opened[seat] for seat in seats)
        self.draft = draft_of(self.room, numbers)
        return self._to_all(Openings(self.room.revision, numbers)) + self._tell_readies()

    def _set_ready(self, seat: int, ready: bool) -> Sent:
        if self.draft is None or self.started:
            return []
        (self._ready.add if ready else self._ready.discard)(seat)
        sent = self._tell_readies()
        if all(self.readies):
            self.started = True
            sent += self._to_all(Start(self.draft.hash()))
        return sent

    def _tell_readies(self) -> Sent:
        return self._to_all(Readies(self.draft.hash(), self.readies)) if self.draft else []

    def _to_all(self, message: ToGuest) -> Sent:
        raw = encode(message)
        return [(peer, raw) for peer in self._guests()]


class GuestRoom:
    """The room as a guest keeps it. Methods return the bytes to send to the opener.

    `closed` holds why the room is gone for us, once it is.
    """

    def __init__(self, me: Player, host: bytes, fresh: Callable[[], bytes]) -> None:
        self.me = me
        self.host = host
        self._fresh = fresh
        self.room: Room | None = None
        self.draft: Draft | None = None
        self.readies: tuple[bool, ...] = ()
        self.started = False
        self.closed: str | None = None
        self._number = b""
        self._promises: tuple[bytes, ...] = ()
        self._consent: bytes | None = None
        """The draft we said yes to. A "no" after it may cross the start on the way, so it is not taken back here."""

    def sit(self) -> list[bytes]:
        """Ask for a place (also after the connection was lost and found again)."""
        return [encode(Sit(clean_name(self.me.name), self.me.lantern, self.me.addresses))]

    def stand(self) -> list[bytes]:
        """Give the place back."""
        self.closed = self.closed or "left"
        return [encode(Stand())]

    def ready(self, ready: bool) -> list[bytes]:
        """ "The phrase agrees, let us play." Raises Misuse before there is a phrase."""
        if self.draft is None:
            raise Misuse("there is no draft to be ready for")
        if ready:
            self._consent = self.draft.hash()
        return [encode(Ready(self.draft.hash(), ready))]

    @property
    def seat(self) -> int | None:
        """Where this guest sits."""
        if self.room is None:
            return None
        mine = (i for i, p in enumerate(self.room.places) if p.kind == "person" and p.peer == self.me.peer)
        return next(mine, None)

    def receive(self, raw: bytes) -> list[bytes]:
        """The opener's message. Raises Malformed, with nothing changed, for what no honest opener sends."""
        message: ToGuest = decode(raw, ToGuest)
        if self.started or self.closed is not None:
            return []
        match message:
            case Refuse():
                self.closed = message.why
                return []
            case Room():
                return self._room(message)
            case Promises():
                return self._all_promised(message.revision, message.commitments)
            case Openings():
                return self._all_opened(message.revision, message.numbers)
            case Readies():
                return self._told_readies(message)
            case Start():
                return self._start(message.draft)

    def _room(self, room: Room) -> list[bytes]:
        self._check_room(room)
        self.room = room
        self.draft = None
        self._promises = ()
        self.readies = tuple(place.kind == "bot" for place in room.places)
        if self.seat is None or not is_full(room):
            return []
        self._number = self._fresh()
        return [encode(Promise(room.revision, commitment_of(room, self.seat, self._number)))]

    def _check_room(self, room: Room) -> None:
        if self.room is not None and (room.table != self.room.table or room.revision <= self.room.revision):
            raise Malformed("a room that goes back in time")
        if room.places[0].kind != "person" or room.places[0].peer != self.host:
            raise Malformed("the opener does not sit at its own table")
        for place in room.places:
            if len(place.peer) != (0 if place.kind == "free" else 32):
                raise Malformed("a place of no kind")
            shown = place.name == clean_name(place.name) and bool(place.name) == (place.kind != "free")
            if not shown or (place.kind != "free" and place.lantern not in LANTERNS):
                raise Malformed("a name that cannot be shown")
        taken = [place.peer for place in room.places if place.kind != "free"]
        if len(set(taken)) != len(taken):
            raise Malformed("one identity on two places")
        try:
            game = games.find(room.game)
            game.check_seats(len(room.places))
            if game.read_options(room.options) != room.options:
                raise Malformed("options that are not complete")
        except ValueError as error:
            raise Malformed(str(error)) from error
        if room.rules != game.rules_hash():
            raise Malformed("other rules than ours")

    def _all_promised(self, revision: int, commitments: tuple[bytes, ...]) -> list[bytes]:
        room, seat = self.room, self.seat
        if room is None or seat is None or revision != room.revision or not is_full(room) or self._promises:
            return []
        if len(commitments) != len(room.places) or commitments[seat] != commitment_of(room, seat, self._number):
            raise Malformed("not the promises of this room")
        self._promises = commitments
        return [encode(Opening(room.revision, self._number))]

    def _all_opened(self, revision: int, numbers: tuple[bytes, ...]) -> list[bytes]:
        room = self.room
        if room is None or revision != room.revision or not self._promises:
            return []
        kept = len(numbers) == len(self._promises) and all(
            keeps_promise(room, seat, promise, numbers[seat]) for seat, promise in enumerate(self._promises)
        )
        if not kept:
            raise Malformed("numbers that were not promised")
        self.draft = draft_of(room, numbers)
        return []

    def _told_readies(self, message: Readies) -> list[bytes]:
        draft = self.draft
        if draft is not None and message.draft == draft.hash() and len(message.ready) == len(draft.seats):
            self.readies = message.ready
        return []

    def _start(self, draft: bytes) -> list[bytes]:
        if self.draft is None or draft != self.draft.hash():
            raise Malformed("a start without a draft")
        if draft != self._consent:
            raise Malformed("a start without our consent")
        self.started = True
        return []
