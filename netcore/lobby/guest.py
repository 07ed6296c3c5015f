"""The room as a guest keeps it, who checks all that the host says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import games
from netcore.crypto.word import GuestWord
from netcore.errors import Late, Malformed
from netcore.feeds.charter import Terms
from netcore.feeds.rules import rules_hash
from netcore.lobby.messages import (
    DoorTold,
    FromHost,
    Learn,
    Learners,
    Opening,
    Openings,
    Promise,
    Promises,
    Proof,
    Readies,
    Ready,
    Refuse,
    Share,
    Sit,
    Stand,
    Start,
    Unfit,
    Wait,
)
from netcore.lobby.room import Player, Room, commitment_of, is_full, keeps_promise, seat_of, terms_of
from netcore.names import clean_name
from netcore.status import LANTERNS
from netcore.version import RELEASE
from netcore.wire.codec import decode, encode

MOST_AGREEMENTS: Final = 24
"""How often a guest opens its number in one room: far more often than people change options, and far too seldom to find
a phrase of 32 bits.
"""


def plays_our_rules(room: Room) -> bool:
    """Whether this program has the room's game, with the same rules; another release may have others."""
    return room.game in games.GAMES and rules_hash(games.find(room.game)) == room.rules


def unfit(me: Player, game: str) -> bytes:
    """What tells a host that this program cannot play its game: it does not have it, or has it with other rules."""
    return encode(Unfit("rules" if game in games.GAMES else "game", clean_name(me.name), RELEASE))


class GuestRoom:
    """The room as a guest keeps it. Methods return the bytes to send to the host.

    `closed` holds why the room is gone for us, once it is. `agreements` counts how often this guest has opened its
    number: after that the host knows the phrase before anybody else, and could begin anew until it likes it.
    """

    def __init__(self, me: Player, host: bytes, fresh: Callable[[], bytes]) -> None:
        self.me = me
        self.host = host
        self._fresh = fresh
        self.room: Room | None = None
        self.terms: Terms | None = None
        self.readies: tuple[bool, ...] = ()
        self.learners: tuple[bool, ...] = ()
        """Who plays the lesson of this game, by seat, as the host says."""
        self.started = False
        self.closed: str | None = None
        self.agreements = 0
        self.door: Wait | None = None
        """What this guest waits for before the door; None where it does not."""
        self.told: DoorTold | None = None
        """Who may sit down there, as the host last told; None where anybody may."""
        self._run: GuestWord | None = None
        self._owed = False
        """Whether the host has yet to prove that it knows the word, too."""
        self._number = b""
        self._promises: tuple[bytes, ...] = ()
        self._consent: bytes | None = None
        """The terms that may start with us: those we said yes to, until the host has heard that we take it back."""
        self._words = 0
        """How many words we have said on these terms."""
        self._taken_back = 0
        """Which of them took our yes back, 0 if none did."""

    def sit(self) -> list[bytes]:
        """Ask for a place (also after the connection was lost and found again)."""
        return [encode(Sit(clean_name(self.me.name), self.me.lantern, self.me.addresses, self._consent))]

    def say_word(self, table: bytes, word: str) -> list[bytes]:
        """Begin to prove that this guest knows the word of `table`. Raises Late where none is asked for."""
        if self.door is None or self.door.door != "word":
            raise Late("nobody asks for a word")
        self._run, self._owed = GuestWord(word, self.me.peer, self.host, table), True
        return [encode(Share(self._run.share))]

    def stand(self) -> list[bytes]:
        """Give the place back."""
        return self._part("left")

    def ready(self, ready: bool) -> list[bytes]:
        """ "The phrase agrees, let us play." Raises Late while there is no phrase."""
        if self.terms is None:
            raise Late("there are no terms to be ready for yet")
        self._words += 1
        if ready:
            self._consent, self._taken_back = self.terms.hash(), 0
        else:
            self._taken_back = self._words
        return [encode(Ready(self.terms.hash(), ready, self._words))]

    def learn(self, on: bool) -> list[bytes]:
        """Play the lesson of this game, or have left it."""
        return [encode(Learn(on))]

    @property
    def seat(self) -> int | None:
        """Where this guest sits."""
        return seat_of(self.room, self.me.peer) if self.room is not None else None

    def receive(self, raw: bytes) -> list[bytes]:
        """The host's message. Raises Malformed, with nothing changed, for what no honest host sends."""
        message: FromHost = decode(raw, FromHost)
        if self.started or self.closed is not None:
            return []
        match message:
            case Refuse():
                self.closed = message.why
                return []
            case Wait():
                self.door, self._run, self._owed = message, None, False
                self.room = self.terms = None
                return []
            case Share() | Proof():
                return self._hear_word(message)
            case DoorTold():
                self.told = message
                return []
            case Room():
                if self._owed:  # who does not know the word is not the host that told it
                    return self._part("impostor")
                self.door = None
                if plays_our_rules(message):
                    return self._room(message)
                return [unfit(self.me, message.game), *self._part("rules")]
            case Promises():
                return self._all_promised(message.revision, message.commitments)
            case Openings():
                return self._all_opened(message.revision, message.numbers)
            case Readies():
                return self._told_readies(message)
            case Start():
                return self._start(message.terms)
            case Learners():
                return self._told_learners(message)

    def _hear_word(self, message: Share | Proof) -> list[bytes]:
        """The host's side of the run that this guest has begun."""
        if self._run is None:
            raise Malformed("a word that nobody has begun to say")
        if isinstance(message, Share):
            return [encode(Proof(self._run.answer(message.share)))]
        if not self._run.is_known_to_host(message.proof):
            return self._part("impostor")
        self._run, self._owed = None, False
        return []

    def _part(self, why: str) -> list[bytes]:
        """Give the place back, for a reason that is nobody's fault."""
        self.closed = self.closed or why
        return [encode(Stand())]

    def _room(self, room: Room) -> list[bytes]:
        self._check_room(room)
        self.room = room
        self.terms = None
        self._promises = ()
        self._words = self._taken_back = 0
        self.readies = tuple(place.kind == "bot" for place in room.places)
        self.learners = ()
        if self.seat is None or not is_full(room):
            return []
        self._number = self._fresh()
        return [encode(Promise(room.revision, commitment_of(room, self.seat, self._number)))]

    def _check_room(self, room: Room) -> None:
        if self.room is not None and (room.table != self.room.table or room.revision <= self.room.revision):
            raise Malformed("a room that goes back in time")
        if room.places[0].kind != "person" or room.places[0].peer != self.host:
            raise Malformed("the host does not sit at its own table")
        for place in room.places:
            if len(place.peer) != (0 if place.kind == "free" else 32):
                raise Malformed("a place of no kind")
            shown = place.name == clean_name(place.name) and bool(place.name) == (place.kind != "free")
            if not shown or (place.kind != "free" and place.lantern not in LANTERNS):
                raise Malformed("a name that cannot be shown")
        seat = seat_of(room, self.me.peer)
        if seat is not None and room.places[seat].name != clean_name(self.me.name):
            raise Malformed("our place has another name")
        taken = [place.peer for place in room.places if place.kind != "free"]
        if len(set(taken)) != len(taken):
            raise Malformed("one identity on two places")
        try:
            if games.find(room.game).agree(len(room.places), room.options) != room.options:
                raise Malformed("options that are not complete")
        except ValueError as error:
            raise Malformed(str(error)) from error

    def _all_promised(self, revision: int, commitments: tuple[bytes, ...]) -> list[bytes]:
        room, seat = self.room, self.seat
        if room is None or seat is None or revision != room.revision or not is_full(room) or self._promises:
            return []
        if len(commitments) != len(room.places) or commitments[seat] != commitment_of(room, seat, self._number):
            raise Malformed("not the promises of this room")
        self._promises = commitments
        if self.agreements == MOST_AGREEMENTS:
            return self._part("restless")
        self.agreements += 1
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
        self.terms = terms_of(room, numbers)
        return []

    def _told_readies(self, message: Readies) -> list[bytes]:
        terms = self.terms
        if terms is not None and message.terms == terms.hash() and len(message.ready) == len(terms.seats):
            self.readies = message.ready
            if self._is_heard(message.heard):
                self._consent, self._taken_back = None, 0
        return []

    def _is_heard(self, heard: tuple[int, ...]) -> bool:
        """Whether the host has heard that we took our yes back: a start that comes after this did not cross it."""
        seat = self.seat
        return bool(self._taken_back) and seat is not None and len(heard) > seat and heard[seat] >= self._taken_back

    def _told_learners(self, message: Learners) -> list[bytes]:
        room = self.room
        if room is not None and message.revision == room.revision and len(message.learning) == len(room.places):
            self.learners = message.learning
        return []

    def _start(self, terms: bytes) -> list[bytes]:
        if self.terms is None or terms != self.terms.hash():
            raise Malformed("a start without a draft")
        if terms != self._consent:
            raise Malformed("a start without our consent")
        self.started = True
        return []
