"""The table room on this program's side: host or guest, its messages put into envelopes, and what a screen may show
of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from msgspec import UNSET, structs

from netcore.bucket import Buckets
from netcore.errors import Late, Malformed, Misuse
from netcore.feeds.charter import Terms, phrase
from netcore.files.acquaintances import Acquaintances
from netcore.lan.hello import RULES_BYTES, Notice, shown_release
from netcore.lobby.company import Proposal, proposal_of
from netcore.lobby.customs import USUAL, customs_of, read_clock, read_strength, read_talk
from netcore.lobby.door import Kind
from netcore.lobby.guest import GuestRoom, unfit
from netcore.lobby.host import HostRoom
from netcore.lobby.messages import Caller, Refuse, Wait
from netcore.lobby.room import (
    Place,
    Player,
    Room,
)
from netcore.names import clean_name, lookalikes
from netcore.node.bots import Bot, make_bot
from netcore.status import (
    CallerNews,
    ClosedNews,
    Customs,
    DoorCaller,
    DoorNews,
    News,
    RoomDoor,
    RoomNews,
    RoomPlace,
    known_lantern,
)
from netcore.wire.codec import encode
from netcore.wire.envelope import ToGuest, ToHost, seal

_NONCE_BYTES = 32

CHANGES_AT_ONCE: Final = 20
CHANGES_PER_S: Final = 2.0
"""How often a peer may change what the room is or who is ready: far more than a person would. The host tells each
change to all, and all answer: without a bound one guest could keep everybody busy."""
HOST_AT_ONCE: Final = 1000
HOST_PER_S: Final = 100.0
"""How often a host may say something to its guest: more than it has to tell when all the others change all they may.
A window takes milliseconds for each, and without a bound a host could keep it from its player.
"""
MOST_CHANGING: Final = 256
"""Peers whose changes are counted."""


def _fresh() -> bytes:
    return secrets.token_bytes(_NONCE_BYTES)


@dataclass(frozen=True, slots=True)
class Begin:
    """All are ready: what the table starts from. `bots` are this program's, `ways` where each peer can be reached."""

    terms: Terms
    bots: tuple[Bot, ...]
    ways: Mapping[bytes, tuple[str, ...]]
    customs: Customs = USUAL


@dataclass(frozen=True, slots=True)
class Agreed:
    """What this program's player has said yes to before there was a room to say it in: the game, and with whom."""

    proposal: Proposal
    people: frozenset[bytes]

    def holds(self, room: Room) -> bool:
        """Whether the room is that game with those people, to the letter."""
        people = frozenset(place.peer for place in room.places if place.kind == "person")
        return people == self.people and proposal_of(room) == self.proposal


class Reception:
    """At most one room. `post(peer, payload)` sends, `here(peer)` tells whether a peer is heard."""

    def __init__(
        self,
        post: Callable[[bytes, bytes], None],
        here: Callable[[bytes], bool],
        tell: Callable[[News], None],
        known: Acquaintances,
        me: Player,
        left: Callable[[bytes], None],
        changed: Callable[[], None],
        follows: Callable[[GuestRoom, Agreed | None], bool] = lambda _room, _agreed: False,
    ) -> None:
        """`left` is told the hash of terms that this program walks away from: its start may be on its way.

        `changed` is called when the room is another one by what somebody in it has said. `follows` may find another
        room when a guest's is closed, and says whether it has.
        """
        self._post = post
        self._here = here
        self._tell = tell
        self._known = known
        self._me = me
        self._bots: dict[bytes, Bot] = {}
        self._changes: Buckets[bytes] = Buckets(CHANGES_AT_ONCE, CHANGES_PER_S, MOST_CHANGING)
        self._hosts: Buckets[bytes] = Buckets(HOST_AT_ONCE, HOST_PER_S, MOST_CHANGING)
        self._left = left
        self._changed = changed
        self._follows = follows
        self.table = b""
        self._kept_out: frozenset[bytes] = frozenset()
        """Who was kept out of the last room of one's own: it stays so when the same table is opened again."""
        self._friends: frozenset[bytes] = frozenset()
        """Who was in that room, and may sit down at it again."""
        self._door: tuple[Kind, str] = ("open", "")
        self._agreed: Agreed | None = None
        """Said ahead by this program's player, and not changed since."""
        self._kept = b""
        """The terms to which that was said already."""
        self._shown: RoomNews | None = None
        """What was told last of the room that there is: anybody may say what changes nothing, and as fast as it can."""
        self._waits: Wait | None = None
        """What this player was last told that it waits for before a door."""
        self.host_room: HostRoom | None = None
        self.guest_room: GuestRoom | None = None

    # How a room begins and ends.

    def open(
        self,
        table: bytes,
        game: str,
        seats: int,
        options: Mapping[str, object],
        bots: int,
        customs: Customs = USUAL,
        *,
        elastic: bool = False,
    ) -> None:
        """Open a room of one's own. Raises ValueError with a sentence for what cannot be played.

        `elastic`: its places come and go with people, until the host changes them by hand.
        """
        room = HostRoom(self._me, table, game, seats, options, _fresh)
        room.elastic = elastic
        if table == self.table:
            room.kept_out = self._kept_out
            room.door.friends = self._friends
            if self._door != ("open", ""):
                room.set_door(*self._door)
        if not 0 <= bots < seats:
            raise ValueError(f"a table for {seats} has room for 0 to {seats - 1} bots")
        self.table, self.host_room, self.guest_room = table, room, None
        self._agreed = self._shown = None
        self._bots.clear()
        if customs != USUAL:
            room.set_customs(customs)
        for seat in range(seats - bots, seats):
            self._add_bot(room, seat)
        self.show()
        self._changed()

    def visit(self, table: bytes, host: bytes, agreed: Agreed | None = None) -> None:
        """Ask for a place in the room of `host`. `agreed`: say yes to that there, if it is just so."""
        self.table, self.host_room, self._agreed, self._shown = table, None, agreed, None
        self.guest_room = GuestRoom(self._me, host, _fresh)
        self._to_host(self.guest_room.sit())

    def tell_unfit(self, table: bytes, host: bytes, game: str) -> None:
        """Tell `host` that this program does not have the game of its table, or has it with other rules."""
        self._post(host, seal(ToHost(table, unfit(self._me, game))))

    def leave(self) -> None:
        """Close one's own room, or give one's place back."""
        if self.host_room is not None and not self.host_room.started:
            self._to_guests(self.host_room.close())
        if self.guest_room is not None and not self.guest_room.started:
            self._to_host(self.guest_room.stand())
        self.forget()

    def move(self, addresses: tuple[str, ...]) -> None:
        """This program is reached there from now on. The host is told with the next question for a place."""
        self._me = replace(self._me, addresses=addresses)
        if self.guest_room is not None:
            self.guest_room.me = self._me
        self.show()

    def forget(self) -> None:
        """There is no room any more."""
        guest = self.guest_room
        if guest is not None and guest.terms is not None and not guest.started:
            self._left(guest.terms.hash())
        self._remember_door()
        self.host_room = self.guest_room = self._agreed = self._waits = self._shown = None

    def _remember_door(self) -> None:
        """Whom the room that is left let in: it stays so when the same table is opened again, by whomever."""
        host, guest, room = self.host_room, self.guest_room, self.room
        if room is None:
            return
        people = frozenset(place.peer for place in room.places if place.kind == "person")
        self._kept_out, self._friends, self._door = frozenset(), people, ("open", "")
        if host is not None:
            self._kept_out, self._friends = host.kept_out, people | host.door.friends
            self._door = (host.door.kind, host.door.word)
        elif guest is not None and guest.told is not None and guest.told.kind != "open":
            self._door = ("nod", "")  # only its host knew the word

    # What this program's player decides.

    def set_options(self, options: Mapping[str, object]) -> None:
        """Agree on other options. Raises ValueError with a sentence, Misuse for a guest."""
        self._change(self._by_hand(bends=True).set_options(options))

    def set_backups(self, backups: bool) -> None:
        """Agree on whether keys are backed up, so that the others can go on without one. Raises Misuse for a guest."""
        self._agree(lambda customs: structs.replace(customs, backups=backups))

    def set_clock(self, kind: str, limit_s: int) -> None:
        """Agree on the time that a move may take. `kind`: "gentle", "strict" or "" for none. Raises Misuse for a guest,
        ValueError with a sentence.
        """
        clock = read_clock(kind, limit_s)
        self._agree(lambda customs: structs.replace(customs, clock=clock))

    def set_undo(self, undo: bool) -> None:
        """Agree on whether a move may be taken back, if all agree. Raises Misuse for a guest."""
        self._agree(lambda customs: structs.replace(customs, undo=undo))

    def set_strength(self, strength: str) -> None:
        """Have bots of that strength. Raises ValueError with a sentence, Misuse for a guest."""
        known = read_strength(strength)
        self._agree(lambda customs: structs.replace(customs, strength=known))

    def set_hints(self, hints: bool) -> None:
        """Agree on whether people may ask what a bot would do. Raises Misuse for a guest."""
        self._agree(lambda customs: structs.replace(customs, hints=hints))

    def _agree(self, change: Callable[[Customs], Customs]) -> None:
        host = self._by_hand(bends=True)
        self._change(host.set_customs(change(customs_of(host.room))))

    def learn(self, on: bool) -> None:
        """This program's player plays the lesson of this game, or has left it: the others see that."""
        if self.host_room is not None:
            self._to_guests(self.host_room.learn(on))
            self.show()
        elif self.guest_room is not None:
            self._to_host(self.guest_room.learn(on))

    def set_talk(self, talk: str) -> None:
        """Agree on what may be said at the table. Raises ValueError with a sentence, Misuse for a guest."""
        known = read_talk(talk)
        self._agree(lambda customs: structs.replace(customs, talk=known))

    def set_bench(self, is_open: bool) -> None:
        """Agree on whether anybody may look on. Raises Misuse for a guest."""
        self._agree(lambda customs: structs.replace(customs, bench=is_open))

    def set_seats(self, seats: int) -> None:
        """Have more or fewer places. Raises ValueError with a sentence, Misuse for a guest."""
        self._change(self._by_hand().set_seats(seats))

    def seat_bot(self, seat: int) -> None:
        """Put a new bot on a free place. Raises Misuse for a guest or a taken place."""
        self._change(self._add_bot(self._by_hand(), seat))

    def free_seat(self, seat: int) -> None:
        """Take a bot or guest away from its place. Raises Misuse for a guest."""
        self._change(self._by_hand().free_seat(seat))

    def remove(self, peer: bytes, *, keep_out: bool) -> None:
        """Take a guest away from its place, and `keep_out` of this room, if so. Raises Misuse for a guest."""
        self._change(self._by_hand().remove(peer, keep_out=keep_out))

    def set_door(self, kind: Kind, word: str = "") -> None:
        """Let people sit down in another way: all, whom one lets in, or who knows the word. Raises Misuse for a guest.

        Whoever shuts the door wants no strangers to look on either, unless that is said once more. Raises ValueError
        with a sentence for a word that is too short.
        """
        host = self._host()
        was_open = host.door.kind == "open"
        self._change(host.set_door(kind, word))
        if was_open and kind != "open" and customs_of(host.room).bench:
            self.set_bench(False)

    def let_in(self, peer: bytes) -> None:
        """Let somebody in who waits before the door, or may try again. Raises Late, Misuse for a guest."""
        self._change(self._host().let_in(peer))

    def turn_away(self, peer: bytes) -> None:
        """Do not let somebody in who waits before the door. Raises Late, Misuse for a guest."""
        self._change(self._host().turn_away(peer))

    def say_word(self, word: str) -> None:
        """Say the word that a table's door asks for. Raises Late where none is asked for."""
        if self.guest_room is None:
            raise Late("nobody asks for a word")
        self._to_host(self.guest_room.say_word(self.table, word))

    def agree(self, agreed: Agreed) -> None:
        """Say yes to this, as soon as the room is just so."""
        self._agreed = agreed
        self._keep_word()
        self._changed()

    def fit(self, expected: int) -> None:
        """So many who have no place in this program's room are expected: have places for them, and bots for the rest.

        Does nothing where the host has chosen the places by hand.
        """
        room = self.host_room
        if room is not None:
            before = room.room
            sent = room.fit(expected, self._new_bot)
            if room.room != before:
                self._change(sent)

    def _by_hand(self, *, bends: bool = False) -> HostRoom:
        """The room of one's own, that its host is about to change: nothing was agreed to ahead any more, and the places
        stay as they are from now on, unless it is changed in something else and still `bends`.
        """
        room = self._host()
        self._agreed = None
        room.elastic = room.elastic and bends
        return room

    def _keep_word(self) -> None:
        """Say yes for this program's player, where the room is just what was agreed to."""
        either, room = self.host_room or self.guest_room, self.room
        if self._agreed is None or either is None or room is None or either.terms is None or either.started:
            return
        terms = either.terms.hash()
        if terms != self._kept and self._agreed.holds(room):
            self._kept = terms
            self._say(ready=True)

    def _change(self, sent: list[tuple[bytes, bytes]]) -> None:
        self._to_guests(sent)
        self.show()
        self._keep_word()
        self._changed()

    def ready(self, ready: bool, shown: tuple[int, ...] | None = None) -> None:
        """ "The phrase agrees, let us play." Raises Misuse before there is a phrase.

        Raises Late if it is another one by now than `shown`, which this program's player has seen: nobody agrees to
        what was not on the screen.
        """
        if ready and shown is not None:
            self.behind(shown)
        self._agreed = None
        self._say(ready=ready)
        self._changed()

    def _say(self, *, ready: bool) -> None:
        if self.host_room is not None:
            self._to_guests(self.host_room.ready(ready))
            self._show_once_more()
        elif self.guest_room is not None:
            self._to_host(self.guest_room.ready(ready))  # the host's answer is the news
        else:
            raise Late("there is no room")

    def behind(self, shown: tuple[int, ...]) -> tuple[bytes, ...]:
        """The keys of all other persons in the room whose phrase is `shown`, as this program's player has seen it.

        Raises Late if the room has no such phrase any more.
        """
        either, room = self.host_room or self.guest_room, self.room
        if either is None or room is None or either.terms is None or phrase(either.terms) != shown:
            raise Late("the phrase is another one by now")
        return tuple(place.peer for place in room.places if place.kind == "person" and place.peer != self._me.peer)

    # What comes from the links.

    def receive_as_host(self, peer: bytes, table: bytes, content: bytes, now_s: float, near: str = "") -> None:
        """A guest's message, at this time in monotonic seconds, and where it calls from. Raises Malformed."""
        if self.host_room is None or table != self.table:
            self._post(peer, seal(ToGuest(table, encode(Refuse("closed")))))
            return

        def spend(guest: bytes) -> None:
            if not self._changes.take(guest, now_s):
                raise Malformed("a flood of changes to the room")

        ended, before = self.host_room.started, len(self.host_room.unfit)
        self._to_guests(self.host_room.receive(peer, content, spend, now_s, near))
        for told in list(self.host_room.unfit.values())[before:]:
            self._tell(CallerNews(told.why, shown_release(told.release), told.name))
        if not ended:
            self._show_once_more()
            self._keep_word()
        self._changed()

    def receive_as_guest(self, peer: bytes, table: bytes, content: bytes, now_s: float) -> bool:
        """The host's message, at this time in monotonic seconds; whether there is no place for this program any more.

        Raises Malformed.
        """
        room = self.guest_room
        if room is None or table != self.table or peer != room.host:
            return False
        if not self._hosts.take(peer, now_s):
            raise Malformed("a flood of words about the room")
        self._to_host(room.receive(content))
        if room.closed is None:
            self._show_door()
            self.show()
            self._keep_word()
            self._changed()
            return False
        agreed = self._agreed
        self.forget()
        if self._follows(room, agreed):
            return False
        self._changed()
        self._tell(ClosedNews("host_left" if room.closed == "closed" else room.closed))
        return True

    def _show_door(self) -> None:
        """Tell what this player waits for before a door, where that is news."""
        room = self.guest_room
        waits = None if room is None else room.door
        if waits is not self._waits:
            self._waits = waits
            if room is not None and waits is not None:
                self._tell(DoorNews(room.host, waits.door, waits.why))

    def linked(self, peer: bytes) -> None:
        """A peer is heard: a guest asks for its place again, since the host may have given it away."""
        if self.guest_room is not None and peer == self.guest_room.host and not self.guest_room.started:
            self._to_host(self.guest_room.sit())
        self.show()

    def unlinked(self, peer: bytes) -> None:
        """A peer is heard no more."""
        if self.host_room is not None:
            self._to_guests(self.host_room.gone(peer))
        self.show()

    def begin(self) -> Begin | None:
        """What the table starts from, once all are ready."""
        room = self.host_room or self.guest_room
        if room is None or not room.started or room.terms is None or room.room is None:
            return None
        ways = {place.peer: place.addresses for place in room.room.places if place.kind == "person"}
        authors = room.terms.authors()
        bots = tuple(bot for peer, bot in self._bots.items() if peer in authors)
        return Begin(room.terms, bots, ways, customs_of(room.room))

    # What there is to see.

    @property
    def room(self) -> Room | None:
        """The room as it was last agreed."""
        if self.host_room is not None:
            return self.host_room.room
        return self.guest_room.room if self.guest_room is not None else None

    def notice(self, phase: str) -> Notice | None:
        """What anyone may know of the room."""
        room = self.room
        if room is None or phase not in ("open", "playing", "over"):
            return None
        taken = sum(place.kind != "free" for place in room.places)
        kind = self.host_room.door.kind if self.host_room is not None else "open"
        door = UNSET if kind == "open" else kind
        return Notice(room.table, room.game, len(room.places), taken, phase, room.rules[:RULES_BYTES], door)  # type: ignore[arg-type]

    def show(self) -> None:
        """Tell the news of the room until its game begins."""
        either = self.host_room or self.guest_room
        if either is not None and not either.started:
            self._show_once_more()

    def _show_once_more(self) -> None:
        # That all are ready is news too: a table takes its time to make its keys.
        either = self.host_room or self.guest_room
        room = self.room
        if either is None or room is None:
            return
        me = either.seat_of(self._me.peer) if isinstance(either, HostRoom) else either.seat
        same = lookalikes([place.name for place in room.places])
        places = tuple(
            structs.replace(self._as_news(seat, place, ready, looks), learning=learning)
            for seat, (place, ready, looks, learning) in enumerate(
                zip(room.places, self._readies(), same, self._learners(), strict=True)
            )
        )
        news = RoomNews(
            table=room.table,
            game=room.game,
            options=room.options,
            places=places,
            me=me,
            host=self.host_room is not None,
            phrase=phrase(either.terms) if either.terms is not None else (),
            addresses=self._me.addresses if self.host_room is not None else (),
            agreements=either.agreements,
            customs=customs_of(room),
            door=self._door_news(),
        )
        if news != self._shown:
            self._shown = news
            self._tell(news)

    def _door_news(self) -> RoomDoor:
        host, guest = self.host_room, self.guest_room
        told = host.door.told() if host is not None else guest.told if guest is not None else None
        if told is None:
            return RoomDoor()
        word = host.door.word if host is not None else ""
        return RoomDoor(
            told.kind, word, told.spent, self._shown_callers(told.callers), self._shown_callers(told.turned_away)
        )

    def _shown_callers(self, callers: tuple[Caller, ...]) -> tuple[DoorCaller, ...]:
        room = self.room
        seated = [place.name for place in room.places] if room is not None else []
        looks = lookalikes([*seated, *(each.name for each in callers)])[len(seated) :]
        shown = []
        for each, same in zip(callers, looks, strict=True):
            known = self._known.remembers(each.peer)
            new_key = not known and self._known.is_new_key(each.name, each.peer)
            warning = "lookalike" if same else "new_key" if new_key else ""
            lantern = known_lantern(each.lantern)
            shown.append(DoorCaller(each.peer, clean_name(each.name), lantern, warning, known))
        return tuple(shown)

    def _learners(self) -> tuple[bool, ...]:
        room, either = self.room, self.host_room or self.guest_room
        told = either.learners if either is not None else ()
        places = len(room.places) if room is not None else 0
        return told if len(told) == places else (False,) * places

    def _readies(self) -> tuple[bool, ...]:
        room = self.room
        if self.host_room is not None:
            return self.host_room.readies
        if self.guest_room is None or room is None or len(self.guest_room.readies) != len(room.places):
            return (False,) * (len(room.places) if room else 0)
        return self.guest_room.readies

    def _as_news(self, seat: int, place: Place, ready: bool, looks: bool) -> RoomPlace:
        mine = place.peer == self._me.peer or place.peer in self._bots
        other = place.kind == "person" and not mine
        known = other and self._known.remembers(place.peer)
        warning = ""
        if looks and place.peer != self._me.peer:
            warning = "lookalike"
        elif other and not known and self._known.is_new_key(place.name, place.peer):
            warning = "new_key"
        # Guests are linked with the host alone until the game begins; it takes away who it does not hear.
        here = place.kind != "free" and (mine or self._here(place.peer) or seat != 0)
        return RoomPlace(seat, place.kind, place.peer, place.name, place.lantern, ready, here, warning, known)

    def _host(self) -> HostRoom:
        if self.room is None:
            raise Late("there is no room")
        if self.host_room is None:
            raise Misuse("only the host of a table can change it")
        return self.host_room

    def _add_bot(self, room: HostRoom, seat: int) -> list[tuple[bytes, bytes]]:
        return room.seat_bot(seat, self._new_bot(room.room.places))

    def _new_bot(self, places: tuple[Place, ...]) -> Player:
        bot = make_bot([place.name for place in places], [place.lantern for place in places])
        self._bots[bot.identity.public] = bot
        return bot.player

    def _to_guests(self, sent: list[tuple[bytes, bytes]]) -> None:
        for peer, content in sent:
            self._post(peer, seal(ToGuest(self.table, content)))

    def _to_host(self, sent: list[bytes]) -> None:
        if self.guest_room is not None:
            for content in sent:
                self._post(self.guest_room.host, seal(ToHost(self.table, content)))
