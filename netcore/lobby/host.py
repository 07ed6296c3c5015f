"""The room of the peer that opened the table: it keeps the list of places and passes messages on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from msgspec.structs import replace

from engine import games
from netcore.bucket import Bucket, Buckets
from netcore.errors import Late, Malformed
from netcore.feeds.charter import FEWEST_SEATS, Terms
from netcore.feeds.entry import MOST_SEATS
from netcore.feeds.rules import rules_hash
from netcore.lobby.customs import with_customs
from netcore.lobby.door import Door, Kind
from netcore.lobby.messages import (
    DoorTold,
    FromGuest,
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
    asks_for_a_change,
)
from netcore.lobby.room import (
    Place,
    Player,
    Room,
    allows,
    commitment_of,
    first_free,
    is_full,
    keeps_promise,
    place_for,
    seat_of,
    terms_of,
    with_place,
)
from netcore.names import clean_name
from netcore.status import Customs
from netcore.wire.codec import decode, encode

Sent: TypeAlias = "list[tuple[bytes, bytes]]"
"""Messages to go out: (peer, bytes)."""


MOST_UNFIT: Final = 4
"""Of how many who cannot sit down a room tells: anybody may claim to be one."""

AGAIN_AT_ONCE: Final = 3
AGAIN_PER_S: Final = 1 / 60
"""How often one who sits down, or does so once more, may have the other guests agree anew. A guest opens its number so
many times in one room and then leaves its host: one guest could drive all others out.
"""
ALL_AGAIN_AT_ONCE: Final = 8
ALL_AGAIN_PER_S: Final = 1 / 30
"""The same of all together, for anybody may come under many names."""
MOST_COMING: Final = 64
"""Of how many it is remembered how often they sat down."""
MOST_FITTED: Final = 8
"""How often places come and go with people who are expected, where guests have to agree anew each time."""


def _spend_nothing(_peer: bytes) -> None:
    """For rooms whose guests are not counted."""


class HostRoom:
    """The room of the peer that opened the table. Every method returns what is to be sent.

    `fresh` gives 32 random bytes; it is handed in so that a whole evening can be replayed in a test. `agreements`
    counts how often there were terms.
    """

    def __init__(
        self, me: Player, table: bytes, game: str, seats: int, options: Mapping[str, object], fresh: Callable[[], bytes]
    ) -> None:
        """Raises ValueError with a sentence for a game, seat count or options there are not."""
        rules = games.find(game)
        chosen = rules.agree(seats, options)
        self.me = me
        self._fresh = fresh
        self._numbers: dict[int, bytes] = {}
        self._promised: dict[int, bytes] = {}
        self._opened: dict[int, bytes] = {}
        self._ready: set[int] = set()
        self._heard: dict[int, int] = {}
        self._learning: set[bytes] = set()
        self.terms: Terms | None = None
        self.agreements = 0
        self.unfit: dict[bytes, Unfit] = {}
        """Who would sit down here and cannot, since it plays by other rules: the first few."""
        self.kept_out: frozenset[bytes] = frozenset()
        """Who gets no place here, by the host's own wish."""
        self.door = Door(me.peer, table)
        self._door_told: DoorTold = self.door.told()
        self.started = False
        self._coming: Buckets[bytes] = Buckets(AGAIN_AT_ONCE, AGAIN_PER_S, MOST_COMING)
        self._all_coming: Bucket | None = None
        self._fitted = 0
        self.elastic = False
        """Whether places come and go with people: who comes when all are taken has a bot's, or one more."""
        first = place_for("person", me)
        if not first.name:
            raise ValueError("choose a name before you open a table")
        free = tuple(Place("free") for _ in range(seats - 1))
        self.room = Room(0, table, rules.name, rules_hash(rules), chosen, (first, *free))

    # What the host decides.

    def set_options(self, options: Mapping[str, object]) -> Sent:
        """Agree on other options; everybody's "ready" is taken back. Raises ValueError with a sentence."""
        self._check_open()
        game = games.find(self.room.game)
        chosen = game.agree(len(self.room.places), {**self.room.options, **options})
        return self._revise(options=chosen)

    def set_customs(self, customs: Customs) -> Sent:
        """Agree on how the table plays; everybody's "ready" is taken back."""
        self._check_open()
        return self._revise(with_customs(self.room, customs))

    def learn(self, on: bool) -> Sent:
        """The host plays the lesson, or has left it."""
        return self._learn(self.me.peer, on)

    def set_seats(self, seats: int) -> Sent:
        """Add free places, or take free ones away. Raises ValueError when too few are free, or for another game."""
        self._check_open()
        games.find(self.room.game).agree(seats, self.room.options)
        places = list(self.room.places)
        while len(places) > seats:
            free = next((i for i in reversed(range(len(places))) if places[i].kind == "free"), None)
            if free is None:
                raise ValueError("more people sit here already")
            del places[free]
        places += [Place("free")] * (seats - len(places))
        return self._revise(places=tuple(places))

    def fit(self, expected: int, bot: Callable[[tuple[Place, ...]], Player]) -> Sent:
        """Have as many free places as people are expected, as far as the game allows; bots make way for them, and
        `bot` makes one for a place that the game needs and nobody is expected for. For an elastic room alone.
        """
        if not self.elastic or self.started:
            return []
        people = [place for place in self.room.places if place.kind == "person"]
        bots = [place for place in self.room.places if place.kind == "bot"]
        now, wanted = len(self.room.places), len(people) + len(bots) + expected
        counts = (n for n in range(max(FEWEST_SEATS, len(people)), MOST_SEATS + 1) if self._allows(n))
        seats = min(counts, key=lambda n: (abs(n - wanted), -n), default=now)
        bots = bots[: max(0, seats - len(people) - expected)]
        free = seats - len(people) - len(bots)
        if seats == now and free == sum(place.kind == "free" for place in self.room.places) and free <= expected:
            return []
        after: tuple[Place, ...] = (*people, *[Place("free")] * free, *bots)
        for seat in range(len(people) + min(free, expected), len(people) + free):
            after = with_place(after, seat, place_for("bot", bot(after)))
        if len(people) > 1 and all(place.kind != "free" for place in after):
            self._fitted += 1
            if self._fitted > MOST_FITTED:  # somebody comes and goes: from now on places are the host's to change
                self.elastic = False
                return []
        return self._revise(places=after)

    def _allows(self, seats: int) -> bool:
        """Whether so many can play this game under these options."""
        return allows(games.find(self.room.game), seats, self.room.options)

    def seat_bot(self, seat: int, bot: Player) -> Sent:
        """Put a bot of this program on a free place."""
        self._check_open()
        self._check_seat(seat, "free")
        return self._put(seat, place_for("bot", bot))

    def free_seat(self, seat: int) -> Sent:
        """Take a bot or a guest away from its place."""
        self._check_open()
        if not 0 < seat < len(self.room.places) or self.room.places[seat].kind == "free":
            raise Late("that place cannot be freed")
        gone = self.room.places[seat]
        farewell = [(gone.peer, encode(Refuse("removed")))] if gone.kind == "person" else []
        return farewell + self._put(seat, Place("free"))

    def remove(self, peer: bytes, *, keep_out: bool) -> Sent:
        """Take a guest away from its place, whichever that is by now. Raises Late if it has none any more.

        `keep_out`: it gets none here any more. Else it may come back at once, and each time it does nobody is ready.
        """
        self._check_open()
        seat = self.seat_of(peer)
        if keep_out and peer != self.me.peer:
            self.kept_out |= {peer}
            self.door.turn_away(peer, None if seat is None else self.room.places[seat])
        if seat is None or seat == 0:
            raise Late("that guest has no place")
        return self.free_seat(seat) + self._tell_door()

    def set_door(self, kind: Kind, word: str = "") -> Sent:
        """Let people sit down in another way from now on. Raises ValueError with a sentence for a word too short.

        Who sits stays. Who waits is let in where everybody is, and else told what to do now.
        """
        self._check_open()
        self.door.set(kind, word)
        self.door.friends |= set(self._guests())
        sent: Sent = []
        for peer in list(self.door.callers):
            sent += self._let_in(peer) if kind == "open" else self._say(peer, self.door.call_again())
        return sent + self._tell_door()

    def let_in(self, peer: bytes) -> Sent:
        """Let somebody in who waits before the door, or was kept out and may try again. Raises Late for nobody such."""
        self._check_open()
        if peer in self.door.callers:
            return self._let_in(peer) + self._tell_door()
        if peer not in self.door.turned_away:
            raise Late("nobody such is waiting")
        self.kept_out -= {peer}
        self.door.forgive(peer)
        return self._tell_door()

    def turn_away(self, peer: bytes) -> Sent:
        """Do not let somebody in who waits before the door. Raises Late if it does not wait any more."""
        self._check_open()
        if peer not in self.door.callers:
            raise Late("nobody such is waiting")
        self.door.turn_away(peer)
        return self._say(peer, Refuse("declined")) + self._tell_door()

    def ready(self, ready: bool) -> Sent:
        """The host's own "let us play"."""
        return self._set_ready(0, ready)

    def close(self) -> Sent:
        """Fold the table up."""
        return [(peer, encode(Refuse("closed"))) for peer in (*self._guests(), *self.door.callers)]

    # What guests send.

    def receive(
        self,
        peer: bytes,
        raw: bytes,
        spend: Callable[[bytes], None] = _spend_nothing,
        now_s: float = 0.0,
        near: str = "",
    ) -> Sent:
        """A guest's message. Raises Malformed, with nothing changed, for what no honest guest sends.

        `now_s`: by a clock that does not go back; words for the door are tried, and places taken, only so often.
        `spend` counts one change against a peer before anything is changed, and raises Malformed for one too many.
        `near`: where it calls from, the same for all that may be one computer.
        """
        message: FromGuest = decode(raw, FromGuest)
        if asks_for_a_change(message):
            spend(peer)
        if isinstance(message, Sit):
            return self._sit(peer, message, now_s, near)
        if isinstance(message, Unfit):
            self._note_unfit(peer, message)
            return []
        if isinstance(message, Share | Proof):
            return self._try_word(peer, message, now_s)
        if isinstance(message, Stand) and self.door.gone(peer):
            return self._tell_door()
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
                if self.terms is None or message.terms != self.terms.hash():
                    return []  # said before the latest change arrived there
                if message.word <= self._heard.get(seat, 0):
                    raise Malformed("a word said twice")
                self._heard[seat] = message.word
                return self._set_ready(seat, message.ready)
            case Learn():
                return self._learn(peer, message.on)

    def gone(self, peer: bytes) -> Sent:
        """A guest left, or is not heard any more. After the start this is no longer the room's business."""
        waited = self._tell_door() if self.door.gone(peer) else []
        seat = self.seat_of(peer)
        if seat is None or seat == 0 or self.started:
            return waited
        return waited + self._put(seat, Place("free"))

    # What there is to see.

    @property
    def readies(self) -> tuple[bool, ...]:
        """Who is ready, by seat. A bot always is."""
        return tuple(
            place.kind == "bot" or (self.terms is not None and seat in self._ready)
            for seat, place in enumerate(self.room.places)
        )

    @property
    def learners(self) -> tuple[bool, ...]:
        """Who plays the lesson of this game, by seat."""
        return tuple(place.kind == "person" and place.peer in self._learning for place in self.room.places)

    def _learn(self, peer: bytes, on: bool) -> Sent:
        if (peer in self._learning) == on or self.started:
            return []
        (self._learning.add if on else self._learning.discard)(peer)
        return self._tell_learners()

    def _tell_learners(self) -> Sent:
        return self._to_all(Learners(self.room.revision, self.learners))

    def seat_of(self, peer: bytes) -> int | None:
        """Where `peer` sits."""
        return seat_of(self.room, peer)

    def _guests(self) -> list[bytes]:
        return [place.peer for place in self.room.places[1:] if place.kind == "person"]

    def _check_open(self) -> None:
        if self.started:
            raise Late("the game has begun")

    def _check_seat(self, seat: int, kind: str) -> None:
        if not 0 < seat < len(self.room.places) or self.room.places[seat].kind != kind:
            raise Late(f"place {seat} is not {kind}")

    def _sit(self, peer: bytes, message: Sit, now_s: float, near: str) -> Sent:
        if self.started:
            return [(peer, encode(self._begun(peer, message.consent)))]
        if peer == self.me.peer:
            raise Malformed("that identity already sits here")
        place = place_for("person", Player(peer, message.name, message.lantern, message.addresses))
        if peer in self.kept_out or peer in self.door.turned_away:
            refused = self._say(peer, Refuse("removed" if peer in self.kept_out else "declined"))
            if peer in self.door.turned_away or not place.name:
                return refused
            # It had gone when it was kept out. Now it has a name by which the host can let it come again.
            self.door.turn_away(peer, place)
            return refused + self._tell_door()
        if not place.name:
            raise Malformed("a name that cannot be shown")
        if self.seat_of(peer) is None and not self.door.welcomes(peer):
            told, gone = self.door.call(peer, place, near)
            sent = self._say(gone, Refuse("full")) if gone is not None else []
            return sent + self._say(peer, told) + self._tell_door()
        if not self._may_disturb(peer, now_s):
            seat = self.seat_of(peer)
            return self._say(peer, Refuse("full")) + ([] if seat is None else self._put(seat, Place("free")))
        return self._seat(peer, place)

    def _may_disturb(self, peer: bytes, now_s: float) -> bool:
        """Whether this one may sit down (again) now: only so often where other guests have to agree anew for it."""
        others = any(place.kind == "person" and place.peer != peer for place in self.room.places[1:])
        free = sum(place.kind == "free" for place in self.room.places)
        comes = self.seat_of(peer) is None
        stays_free = free > comes  # and while a place is free nothing is agreed on
        no_place = comes and not free and not self.elastic
        if not others or stays_free or no_place:
            return True
        if self._all_coming is None:
            self._all_coming = Bucket(ALL_AGAIN_AT_ONCE, ALL_AGAIN_PER_S, now_s)
        return self._coming.take(peer, now_s) and self._all_coming.take(now_s)

    def _seat(self, peer: bytes, place: Place) -> Sent:
        """Give a place to somebody who may have one."""
        before = self.seat_of(peer)
        if before is not None:
            return self._put(before, place)
        seat = first_free(self.room)
        if seat is None and not self.elastic:
            return self._say(peer, Refuse("full"))
        sent = self._squeeze_in(peer, place) if seat is None else self._put(seat, place)
        return sent + (self._say(peer, self.door.told()) if self.seat_of(peer) is not None else [])

    def _note_unfit(self, peer: bytes, message: Unfit) -> None:
        name = clean_name(message.name)
        if not name:
            raise Malformed("a name that cannot be shown")
        if not self.started and peer not in self.kept_out and len(self.unfit) < MOST_UNFIT:
            self.unfit.setdefault(peer, replace(message, name=name))

    def _squeeze_in(self, peer: bytes, place: Place) -> Sent:
        """Give somebody the place of the last bot, or one more, if the game allows it."""
        places = self.room.places
        bot = next((i for i in reversed(range(len(places))) if places[i].kind == "bot"), None)
        if bot is not None:
            return self._put(bot, place)
        if len(places) < MOST_SEATS and self._allows(len(places) + 1):
            return self._revise(places=with_place((*places, Place("free")), len(places), place))
        return [(peer, encode(Refuse("full")))]

    def _let_in(self, peer: bytes) -> Sent:
        place = self.door.let_in(peer)
        return [] if place is None else self._seat(peer, place)

    def _try_word(self, peer: bytes, message: Share | Proof, now_s: float) -> Sent:
        """Somebody before the door proves that it knows the word."""
        if self.started or self.seat_of(peer) is not None:
            return []  # it was let in meanwhile
        place = self.door.callers.get(peer)
        if isinstance(message, Share):
            answer = self.door.share(peer, message.share, now_s)
        else:
            answer = self.door.proof(peer, message.proof)
        if answer is None:
            return []
        sent = self._say(peer, answer)
        if isinstance(answer, Proof) and place is not None:
            sent += self._seat(peer, place)
        return sent + self._tell_door()

    def _say(self, peer: bytes, message: FromHost) -> Sent:
        return [(peer, encode(message))]

    def _tell_door(self) -> Sent:
        """Tell all in the room who waits and who is kept out, where that is news."""
        told = self.door.told()
        if told == self._door_told:
            return []
        self._door_told = told
        return self._to_all(told)

    def _begun(self, peer: bytes, consent: bytes | None) -> Start | Refuse:
        """Once more the start, for who may have lost it; to anybody else, that there is no place."""
        if self.terms is not None and consent == self.terms.hash() and self.seat_of(peer) is not None:
            return Start(consent)
        return Refuse("playing")

    def _put(self, seat: int, place: Place) -> Sent:
        return self._revise(places=with_place(self.room.places, seat, place))

    def _revise(
        self,
        room: Room | None = None,
        *,
        options: dict[str, int | bool | str] | None = None,
        places: tuple[Place, ...] | None = None,
    ) -> Sent:
        self.room = replace(
            room or self.room,
            revision=self.room.revision + 1,
            options=self.room.options if options is None else options,
            places=self.room.places if places is None else places,
        )
        self.terms = None
        self._ready.clear()
        self._heard.clear()
        self._promised.clear()
        self._opened.clear()
        self._numbers.clear()
        sent = self._to_all(self.room)
        self._learning &= {place.peer for place in self.room.places}
        if self._learning:
            sent += self._tell_learners()
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
        self.terms = terms_of(self.room, numbers)
        self.agreements += 1
        return self._to_all(Openings(self.room.revision, numbers)) + self._tell_readies()

    def _set_ready(self, seat: int, ready: bool) -> Sent:
        if self.terms is None or self.started:
            return []
        (self._ready.add if ready else self._ready.discard)(seat)
        sent = self._tell_readies()
        if all(self.readies):
            self.started = True
            sent += self._to_all(Start(self.terms.hash()))
            sent += [(peer, encode(Refuse("playing"))) for peer in self.door.callers]
        return sent

    def _tell_readies(self) -> Sent:
        if self.terms is None:
            return []
        heard = tuple(self._heard.get(seat, 0) for seat in range(len(self.room.places)))
        return self._to_all(Readies(self.terms.hash(), self.readies, heard))

    def _to_all(self, message: FromHost) -> Sent:
        raw = encode(message)
        return [(peer, raw) for peer in self._guests()]
