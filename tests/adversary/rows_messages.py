"""Messages of the room, of gossip, of the hello and of a link, each otherwise than an honest program says it."""
# ruff: noqa: E501 - a row is a line

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from netcore.feeds.chain import Feeds, Head
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import Entries, ForkSeen, Gossip, Heads
from netcore.identity import Identity
from netcore.lan.hello import MAX_HELLO_BYTES, About, DiallerHello, ListenerHello
from netcore.lobby.guest import GuestRoom
from netcore.lobby.host import HostRoom
from netcore.lobby.messages import Opening, Openings, Promise, Promises, Readies, Ready, Sit, Stand, Start
from netcore.lobby.room import Place
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import ToTable, seal, unseal
from netcore.wire.frame import FrameReader
from tests.adversary.row import Ignored, Message, Refused, Row
from tests.scenery.strangers import TABLE, _numbers, _player
from tests.tables.ring import identity_of

Deliver = Callable[[], object]
Delivered = tuple[Deliver, Callable[[], object]]


def remembered(thing: Any) -> Any:
    """All that a machine remembers, with the machines in it, so that two times can be compared."""
    return {name: _kept(value) for name, value in vars(thing).items()}


def _kept(value: Any) -> Any:
    kind = type(value)
    is_machine = kind.__module__.startswith("netcore.") and kind.__eq__ is object.__eq__ and hasattr(value, "__dict__")
    return remembered(value) if is_machine else copy.copy(value)


# ── the room ────────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Evening:
    """A host and two guests who have agreed on terms; what they told each other on the way."""

    host: HostRoom
    guests: list[GuestRoom]
    from_host: list[bytes]
    from_guests: list[bytes]

    @property
    def mad(self) -> bytes:
        """The guest that is about to say something else."""
        return self.guests[0].me.peer


def evening(until: type | None = None) -> Evening:
    """An evening up to the terms, or to the first message of this kind by a guest, which is held back."""
    host = HostRoom(_player("host"), TABLE, "sen", 3, {}, _numbers("host"))
    guests = [GuestRoom(_player(f"guest {i}"), host.me.peer, _numbers(f"guest {i}")) for i in range(2)]
    by_peer = {guest.me.peer: guest for guest in guests}
    made = Evening(host, guests, [], [])
    queue = [(guest.me.peer, raw) for guest in guests for raw in guest.sit()]
    while queue:
        peer, raw = queue.pop(0)
        made.from_guests.append(raw)
        if until is not None and peer == made.mad and type(decode(raw, Any_)) is until:
            return made
        for to, answer in host.receive(peer, raw):
            if to == made.mad:
                made.from_host.append(answer)
            queue += [(to, said) for said in by_peer[to].receive(answer)]
    return made


Any_: Any = Sit | Stand | Promise | Opening | Ready


def to_host(say: Callable[[Evening], bytes], until: type | None = None, peer: Callable[[Evening], bytes] | None = None) -> Message:  # fmt: skip
    """A guest says this to the host."""

    def deliver() -> Delivered:
        made = evening(until)
        raw, who = say(made), peer(made) if peer is not None else made.mad
        return lambda: made.host.receive(who, raw), lambda: remembered(made.host)

    return Message(deliver)


def to_guest(say: Callable[[Evening], bytes], until: type | None = None) -> Message:
    """The host says this to a guest."""

    def deliver() -> Delivered:
        made = evening(until)
        guest, raw = made.guests[0], say(made)
        return lambda: guest.receive(raw), lambda: remembered(guest)

    return Message(deliver)


def terms_of(made: Evening) -> bytes:
    assert made.host.terms is not None
    return made.host.terms.hash()


def revised(made: Evening, places: tuple[Place, ...] | None = None, **fields: Any) -> bytes:
    """The room as the host might tell it next."""
    room = made.host.room
    named = {**fields, "revision": room.revision + 1, **({"places": places} if places is not None else {})}
    return encode(replace(room, **named))


def place_otherwise(made: Evening, seat: int, **fields: Any) -> tuple[Place, ...]:
    places = list(made.host.room.places)
    places[seat] = replace(places[seat], **fields)
    return tuple(places)


def said_twice() -> Message:
    def deliver() -> Delivered:
        made = evening()
        raw = encode(Ready(terms_of(made), True, 1))
        made.host.receive(made.mad, raw)
        return lambda: made.host.receive(made.mad, raw), lambda: remembered(made.host)

    return Message(deliver)


REFUSED_BY_NAME = "refused by name, with nothing changed"
STALE = "a message about another revision, or one a moment too late, changes nothing"

ROOM: list[Row] = [
    Row("sit-without-a-name", "lobby: sit", "sits down under a name that cannot be shown", REFUSED_BY_NAME,
        to_host(lambda _: encode(Sit("\u202e\u200b", "star"))), Refused("name that cannot be shown")),
    Row("sit-as-the-host", "lobby: sit", "sits down with the host's own identity", REFUSED_BY_NAME,
        to_host(lambda _: encode(Sit("host", "star")), peer=lambda made: made.host.me.peer), Refused("already sits here")),
    Row("sit-beyond", "lobby: sit", "sits down where all places are taken", "it is told that the table is full",
        to_host(lambda _: encode(Sit("late", "star")), peer=lambda _: b"z" * 32), Ignored()),
    Row("promise-twice", "lobby: promise", "promises a second number, having seen the others' promises", "the first one counts",
        to_host(lambda made: encode(Promise(made.host.room.revision, bytes(32)))), Ignored()),
    Row("promise-old", "lobby: promise", "promises for a room that has changed", STALE,
        to_host(lambda made: encode(Promise(made.host.room.revision - 1, bytes(32)))), Ignored()),
    Row("opening-unpromised", "lobby: opening", "opens another number than it promised, to choose the safety phrase", "both commit before either can know",
        to_host(lambda made: encode(Opening(made.host.room.revision, bytes(32))), Opening), Refused("not promised")),
    Row("opening-early", "lobby: opening", "opens its number before all have promised", STALE,
        to_host(lambda made: encode(Opening(made.host.room.revision, bytes(32))), Promise), Ignored()),
    Row("ready-for-others", "lobby: ready", "is ready for other terms", STALE,
        to_host(lambda _: encode(Ready(bytes(32), True, 1))), Ignored()),
    Row("ready-twice", "lobby: ready", "says one word of readiness twice, to bring an old one back", "each word has a number that rises",
        said_twice(), Refused("said twice")),
    Row("ready-without-a-place", "lobby: ready", "is ready without having a place", STALE,
        to_host(lambda made: encode(Ready(terms_of(made), True, 1)), peer=lambda _: b"z" * 32), Ignored()),
    Row("stand-without-a-place", "lobby: stand", "stands up without having a place", STALE,
        to_host(lambda _: encode(Stand()), peer=lambda _: b"z" * 32), Ignored()),
    Row("guest-plays-host", "lobby: start", "says to the host what only a host says", REFUSED_BY_NAME,
        to_host(lambda made: encode(Start(terms_of(made)))), Refused("not a message")),
    Row("room-back-in-time", "lobby: room", "as the host, shows an older room again", REFUSED_BY_NAME,
        to_guest(lambda made: encode(replace(made.host.room, revision=0))), Refused("back in time")),
    Row("room-without-host", "lobby: room", "as the host, gives its own place away", REFUSED_BY_NAME,
        to_guest(lambda made: revised(made, place_otherwise(made, 0, peer=b"y" * 32))), Refused("does not sit at its own table")),
    Row("room-other-name", "lobby: room", "as the host, seats a guest under another name", "each guest checks its own place and name",
        to_guest(lambda made: revised(made, place_otherwise(made, 1, name="Somebody"))), Refused("another name")),
    Row("room-one-twice", "lobby: room", "as the host, seats one identity twice", REFUSED_BY_NAME,
        to_guest(lambda made: revised(made, place_otherwise(made, 2, peer=made.host.me.peer))), Refused("one identity on two places")),
    Row("room-hidden-name", "lobby: room", "as the host, shows a name with letters that nobody sees", REFUSED_BY_NAME,
        to_guest(lambda made: revised(made, place_otherwise(made, 2, name="A\u202eb"))), Refused("cannot be shown")),
    Row("room-half-options", "lobby: room", "as the host, leaves options out, so that programs would fill in their own", REFUSED_BY_NAME,
        to_guest(lambda made: revised(made, options={})), Refused("options")),
    Row("promises-otherwise", "lobby: promises", "as the host, passes on another promise than a guest had made", REFUSED_BY_NAME,
        to_guest(lambda made: encode(Promises(made.host.room.revision, (bytes(32),) * 3)), Promise), Refused("not the promises")),
    Row("openings-unpromised", "lobby: openings", "as the host, passes on numbers that were not promised", "both commit before either can know",
        to_guest(lambda made: encode(Openings(made.host.room.revision, (bytes(32),) * 3))), Refused("not promised")),
    Row("start-without-ready", "lobby: start", "as the host, starts though a guest is not ready", "a guest plays only what it has said yes to",
        to_guest(lambda made: encode(Start(terms_of(made)))), Refused("without our consent")),
    Row("start-of-others", "lobby: start", "as the host, starts other terms than were agreed on", "a guest plays only what it has said yes to",
        to_guest(lambda _: encode(Start(bytes(32)))), Refused("start without a draft")),
    Row("readies-of-others", "lobby: readies", "as the host, tells who is ready for other terms", STALE,
        to_guest(lambda _: encode(Readies(bytes(32), (True,) * 3, (0,) * 3))), Ignored()),
    Row("host-plays-guest", "lobby: sit", "as the host, says to a guest what only a guest says", REFUSED_BY_NAME,
        to_guest(lambda _: encode(Stand())), Refused("not a message")),
]  # fmt: skip


# ── gossip ──────────────────────────────────────────────────────────────────────────────────────────────────────────
FEED_TABLE = bytes(range(32))


def entry(seat: int = 0, number: int = 0, previous: bytes = NO_HASH, body: bytes = b"one", by: int | None = None, table: bytes = FEED_TABLE) -> Entry:  # fmt: skip
    return Entry.sign(identity_of(seat if by is None else by), table, seat, number, previous, body)


def gossip(say: Callable[[], bytes]) -> Message:
    """A peer that holds an entry of seat 0 is told this by another."""

    def deliver() -> Delivered:
        feeds = Feeds(FEED_TABLE, tuple(identity_of(seat).public for seat in range(2)))
        feeds.add(entry())
        link: Gossip[int] = Gossip(feeds)
        link.connect(1)
        raw = say()
        return lambda: link.receive(1, raw), lambda: (feeds.heads(), feeds.forks(), feeds.all_entries())

    return Message(deliver)


def heads_of_nothing() -> bytes:
    """An empty feed that has a last entry."""
    return (
        encode(Heads(True, (Head(1, b"h" * 32), Head(0, NO_HASH))))
        .replace(b"\x01\xc4 hhh", b"\x00\xc4 hhh")
        .replace(b"\xa6length\x01", b"\xa6length\x00", 1)
    )


GOSSIP: list[Row] = [
    Row("entry-unsigned", "feeds: entries", "passes on an entry that its author has not signed", "an entry counts only with its author's signature",
        gossip(lambda: encode(Entries((entry(1, by=0).raw,), more=False))), Refused("not signed by its author")),
    Row("entry-of-another-table", "threat 17", "passes on an entry of another table", "the table is in each header",
        gossip(lambda: encode(Entries((entry(1, table=bytes(32)).raw,), more=False))), Refused("another table")),
    Row("entry-without-a-seat", "feeds: entries", "passes on an entry of a seat that there is not", REFUSED_BY_NAME,
        gossip(lambda: encode(Entries((entry(7).raw,), more=False))), Refused("another table|no such|not signed|seat")),
    Row("entry-cut", "feeds: entries", "cuts an entry", REFUSED_BY_NAME,
        gossip(lambda: encode(Entries((entry(1).raw[:-3],), more=False))), Refused(".")),
    Row("entry-good-and-bad", "feeds: entries", "sends a good entry along with one that is none", "a message is taken whole or not at all",
        gossip(lambda: encode(Entries((entry(1).raw, b"\xc1"), more=False))), Refused(".")),
    Row("entries-none", "feeds: entries", "sends a message without entries", REFUSED_BY_NAME,
        gossip(lambda: encode(Entries((), more=True))), Refused("not a message")),
    Row("heads-too-many", "feeds: heads", "tells heads of more feeds than there are", REFUSED_BY_NAME,
        gossip(lambda: encode(Heads(True, (Head(0, NO_HASH),) * 3))), Refused("heads of another table")),
    Row("heads-of-nothing", "feeds: heads", "tells a length of 0 with a hash", REFUSED_BY_NAME,
        gossip(heads_of_nothing), Refused("not a message")),
    Row("heads-wrong-hash", "feeds: heads", "tells wrong hashes, to be sent large entries again", "answers are rationed for each peer",
        gossip(lambda: encode(Heads(False, (Head(1, b"h" * 32), Head(0, NO_HASH))))), Ignored()),
    Row("fork-that-is-none", "feeds: fork", "accuses somebody of a fork by two entries that do not contradict each other", "a proof is checked by whoever gets it",
        gossip(lambda: encode(ForkSeen(entry().signed_header.raw, entry().signed_header.raw))), Refused("proves nothing")),
    Row("fork-self-made", "feeds: fork", "accuses somebody of a fork by an entry that it has signed itself", "both have to bear the author's signature",
        gossip(lambda: encode(ForkSeen(entry().signed_header.raw, entry(by=1, body=b"two").signed_header.raw))), Refused(".")),
]  # fmt: skip


# ── hello and links ─────────────────────────────────────────────────────────────────────────────────────────────────
ME, OTHER, THIRD = (identity_of(seat) for seat in range(3))
ABOUT = About("Ala", "person", "star", bytes(8))


def hellos(certificate: bytes = b"c" * 32, nonce: bytes = b"1" * 32) -> tuple[DiallerHello, ListenerHello]:
    dialler = DiallerHello(certificate, nonce, "0.1.0", PROTOCOL_VERSION)
    listener = ListenerHello(b"c" * 32, b"2" * 32, "0.1.0", PROTOCOL_VERSION)
    listener.receive_greeting(dialler.greeting())
    dialler.receive_greeting(listener.greeting())
    return dialler, listener


def at_listener(say: Callable[[ListenerHello], bytes]) -> Message:
    """Somebody calls, and proves this."""

    def deliver() -> Delivered:
        _, listener = hellos()
        listener.proof(ME, ABOUT, None)
        raw = say(listener)
        return lambda: listener.receive_proof(raw), lambda: (listener._key, listener._greetings.theirs)

    return Message(deliver)


def at_dialler(say: Callable[[ListenerHello], bytes]) -> Message:
    """Somebody answers, and proves this."""

    def deliver() -> Delivered:
        dialler, listener = hellos()
        raw = say(listener)
        return lambda: dialler.receive_proof(raw, None), lambda: dialler._met

    return Message(deliver)


def proof_from(
    identity: Identity, certificate: bytes = b"c" * 32, nonce: bytes = b"1" * 32, name: str = "Ola"
) -> bytes:
    """What a dialler proves on another connection."""
    dialler, listener = hellos(certificate, nonce)
    # An honest dialler on that connection: it has seen the listener's proof for the same certificate.
    other = ListenerHello(certificate, b"2" * 32, "0.1.0", PROTOCOL_VERSION)
    other.receive_greeting(dialler.greeting())
    dialler.receive_proof(other.proof(ME, ABOUT, None), None)
    del listener
    return dialler.proof(identity, About(name, "person", "star", bytes(8)))


def renamed(raw: bytes) -> bytes:
    assert b"Ola" in raw
    return raw.replace(b"Ola", b"Ela")


def greeting(raw: bytes) -> Message:
    def deliver() -> Delivered:
        listener = ListenerHello(b"c" * 32, b"2" * 32, "0.1.0", PROTOCOL_VERSION)
        return lambda: listener.receive_greeting(raw), lambda: listener._greetings.theirs

    return Message(deliver)


def frames(raw: bytes) -> Message:
    def deliver() -> Delivered:
        reader = FrameReader(MAX_HELLO_BYTES)

        def read() -> None:
            reader.receive(raw)
            reader.next_frame()

        return read, lambda: None

    return Message(deliver)


def envelope(raw: bytes) -> Message:
    return Message(lambda: (lambda: unseal(raw), lambda: None))


BOUND = "each signature covers role, certificate, both greetings and what its maker says of itself"

LINKS: list[Row] = [
    Row("hello-no-greeting", "links: hello", "greets with something else", REFUSED_BY_NAME, greeting(b"GET / HTTP/1.1\r\n"), Refused("not a greeting")),
    Row("hello-long-release", "links: hello", "calls itself by a release that cannot be", REFUSED_BY_NAME,
        greeting(b"SENNIK" + PROTOCOL_VERSION.to_bytes(2, "big") + b"\xff" + b"x" * 255 + bytes(32)), Refused("release")),
    Row("hello-short-nonce", "threat 16", "greets with a number that is too short", REFUSED_BY_NAME,
        greeting(DiallerHello(b"c" * 32, b"1" * 32, "0.1.0").greeting()[:-1]), Refused("wrong length")),
    Row("hello-replayed", "threat 17", "plays back a hello that it has overheard on another connection", BOUND,
        at_listener(lambda _: proof_from(OTHER, nonce=b"9" * 32)), Refused("did not prove its identity")),
    Row("hello-passed-on", "threat 18", "stands between two and passes their hello on, with a certificate of its own", BOUND,
        at_listener(lambda _: proof_from(OTHER, certificate=b"m" * 32)), Refused("did not prove its identity")),
    Row("hello-renamed", "threat 16", "changes a name on the way", BOUND,
        at_listener(lambda _: renamed(proof_from(OTHER))), Refused("did not prove its identity")),
    Row("hello-anothers-key", "threat 16", "shows another's key with a signature of its own", BOUND,
        at_listener(lambda _: proof_from(OTHER).replace(OTHER.public, THIRD.public)), Refused("did not prove its identity")),
    Row("hello-listener-turned", "threat 17", "answers a call with the caller's own kind of proof", "the role is in each proof",
        at_dialler(lambda _: proof_from(OTHER)), Refused("not a message|did not prove")),
    Row("hello-listener-forged", "threat 16", "answers under another's key", BOUND,
        at_dialler(lambda listener: listener.proof(OTHER, ABOUT, None).replace(OTHER.public, THIRD.public)), Refused("did not prove its identity")),
    Row("frame-too-long", "threat 21", "claims a frame of four gigabytes", "a length is looked at before anything is read", frames(b"\xff\xff\xff\xff"), Refused("claims")),
    Row("frame-empty", "threat 21", "sends a frame of nothing", "a length is looked at before anything is read", frames(bytes(4)), Refused("claims")),
    Row("envelope-deep", "threat 20", "nests a message a thousand deep", "limits before parsing", envelope(b"\x81\xa1t" + b"\x91" * 1000), Refused("not a message")),
    Row("envelope-spelled-otherwise", "threat 20", "spells a message in another way", "one spelling for each message",
        envelope(seal(ToTable(bytes(32), b"x")) + b"\xc0"), Refused(".")),
    Row("envelope-nobodys", "threat 20", "sends an envelope to nobody", REFUSED_BY_NAME, envelope(encode({"to": "nobody"})), Refused("not a message")),
]  # fmt: skip
