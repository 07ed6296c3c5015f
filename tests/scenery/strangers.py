"""What strangers can say to a room, to gossip, at a hello and on a link: valid, mutated, played back, in any order.

Each hunt takes a source of chance and plays one sequence of so many steps. It raises whatever is no refusal by name,
a refusal of somebody honest, and AssertionError where a refusal has changed something or memory grows.
tests/netcore/test_strangers.py runs them in short, bench/strangers.py for as long as one likes.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import struct
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from zeroconf import DNSIncoming, RecordUpdate
from zeroconf._dns import DNSAddress, DNSPointer, DNSService, DNSText
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.const import _CLASS_IN, _FLAGS_QR_RESPONSE, _TYPE_A, _TYPE_PTR, _TYPE_SRV, _TYPE_TXT

from netcore.errors import Late, Malformed
from netcore.feeds.chain import EARLY_ENTRIES, Feeds
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import AGAIN_BYTES_AT_ONCE, AGAIN_BYTES_PER_TICK, Gossip
from netcore.identity import Identity
from netcore.lan.advert import read_advert, write_txt
from netcore.lan.connection import End, Link
from netcore.lan.hello import About, DiallerHello, ListenerHello, Met, Notice, OtherVersion, Refused
from netcore.lan.overheard import Overheard
from netcore.lobby.guest import MOST_AGREEMENTS, GuestRoom
from netcore.lobby.host import HostRoom
from netcore.lobby.room import Player
from netcore.node.reception import Reception
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import LARGEST_FRAME, encode
from netcore.wire.envelope import ToGuest, ToHost, ToTable, seal, unseal
from netcore.wire.frame import FrameReader, encode_frame

TABLE = b"t" * 16
STEPS = 160
"""Messages in the longest sequence."""
EDGES = (0, 1, -1, 2, 127, 128, 255, 256, 65_535, 99_999, 100_000, 1_000_000, 1_000_001, 2**31, 2**32, 2**63, 2**64 - 1)
TEXTS = (
    "",
    "a",
    "host",
    "\u202e",
    "\x00",
    "Ądź",
    "e" + "\u0301" * 40,
    "x" * 65,
    "removed",
    "sen",
    "e\u200b\u0301",
    "\ufdfa" * 32,
    "\U0010ffff",
)


# Mutation.


def mutated(raw: bytes, chance: Random, others: list[bytes]) -> bytes:
    """Something like `raw`: another value somewhere in it, in the same encoding or in none; or a piece of `others`."""
    match chance.randrange(8):
        case 0:
            return _flipped(raw, chance)
        case 1:
            return raw[: chance.randrange(len(raw) + 1)]
        case 2:
            return raw + chance.choice((b"\x00", b"\xc0", raw[:9], b"\xff" * 8))
        case 3:
            other = chance.choice(others) if others else b""
            cut = chance.randrange(len(raw) + 1)
            return raw[:cut] + other[cut:]
        case _:
            try:
                loose = msgpack.unpackb(raw, strict_map_key=False)
                return bytes(msgpack.packb(_changed(loose, chance, others)))
            except (ValueError, TypeError, OverflowError, RecursionError, msgpack.UnpackException):
                return _flipped(raw, chance)


def _flipped(raw: bytes, chance: Random) -> bytes:
    if not raw:
        return b"\xc1"
    at = chance.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ (1 << chance.randrange(8))]) + raw[at + 1 :]


def _changed(value: Any, chance: Random, others: list[bytes]) -> Any:
    """`value` with one thing in it another one."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        match chance.randrange(8):
            case 0:
                return {k: v for k, v in value.items() if k != key}
            case 1:
                return {**value, chance.choice(TEXTS): value[key]}
            case _:
                return {**value, key: _changed(value[key], chance, others)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        match chance.randrange(6):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value, value[at]]
            case 2:
                return [*value[:at], chance.choice(value), *value[at + 1 :]]
            case _:
                return [*value[:at], _changed(value[at], chance, others), *value[at + 1 :]]
    return _another(value, chance, others)


def _another(value: Any, chance: Random, others: list[bytes]) -> Any:
    if isinstance(value, bool) and chance.random() < 0.7:
        return not value
    if isinstance(value, int) and chance.random() < 0.8:
        return chance.choice((value + 1, max(0, value - 1), chance.choice(EDGES)))
    if isinstance(value, bytes) and chance.random() < 0.8:
        return chance.choice((_flipped(value, chance), value[:-1], value + b"\x00", bytes(len(value)), b""))
    if isinstance(value, str) and chance.random() < 0.8:
        return chance.choice((*TEXTS, value + "\u0301", value.upper()))
    return chance.choice((None, True, 0, -1, 0.5, b"", "", [], {}, [[[[]]]], chance.choice(others) if others else b"?"))


def _deliver(chance: Random, seen: list[bytes]) -> bytes:
    """A message that was seen: as it was, or mutated, once or more."""
    raw = chance.choice(seen)
    return raw if chance.random() < 0.4 else _mutated_often(raw, chance, seen)


def _mutated_often(raw: bytes, chance: Random, others: list[bytes]) -> bytes:
    """`raw` mutated once or more."""
    raw = mutated(raw, chance, others)
    while chance.random() < 0.4:
        raw = mutated(raw, chance, others)
    return raw


# The room.


def _player(name: str) -> Player:
    return Player(hashlib.sha256(name.encode()).digest(), name, "star", ("10.0.0.1:28460",))


def _numbers(seed: str) -> Callable[[], bytes]:
    count = itertools.count()
    return lambda: hashlib.sha256(f"{seed}{next(count)}".encode()).digest()


def _state(room: HostRoom | GuestRoom) -> dict[str, Any]:
    """All that a room remembers, so that two times can be compared."""
    return {name: value.copy() if isinstance(value, dict | set) else value for name, value in vars(room).items()}


def _within(room: HostRoom | GuestRoom) -> None:
    for name, value in vars(room).items():
        if isinstance(value, (dict, set, tuple, list)):
            assert len(value) <= 10, f"{name} grows"


def hunt_rooms(chance: Random, steps: int) -> None:
    """A host and three guests; one of the four is mad, or has its messages changed on the way.

    Nobody else comes to harm: a guest that is mad makes no two honest ones refuse each other.
    """
    people = [_player(f"guest {i}") for i in range(3)]
    host = HostRoom(_player("host"), TABLE, chance.choice(("sen", "smoki", "race")), 4, {}, _numbers("host"))
    guests = {each.peer: GuestRoom(each, host.me.peer, _numbers(each.name)) for each in people}
    to_host: list[tuple[bytes, bytes]] = [(peer, raw) for peer, guest in guests.items() for raw in guest.sit()]
    to_guests: list[tuple[bytes, bytes]] = []
    seen: list[bytes] = [raw for _, raw in to_host]
    mad = chance.choice([host.me.peer, *guests])
    consented: dict[bytes, set[bytes]] = {peer: set() for peer in guests}

    def at_host(peer: bytes, raw: bytes) -> None:
        before, seat = _state(host), host.seat_of(peer)
        readies, terms = host.readies, host.terms
        try:
            to_guests.extend(host.receive(peer, raw))
        except Malformed:
            assert _state(host) == before, "a refusal has changed the room"
            if mad not in (peer, host.me.peer):
                raise
        if terms is not None and host.terms == terms:
            others = [i for i in range(len(readies)) if i != seat and readies[i] != host.readies[i]]
            assert not others, "somebody else is ready or not by what this one says"
        _within(host)

    def at_guest(peer: bytes, raw: bytes) -> None:
        before = _state(guests[peer])
        try:
            to_host.extend((peer, answer) for answer in guests[peer].receive(raw))
        except Malformed:
            assert _state(guests[peer]) == before, "a refusal has changed the room"
            if mad not in (peer, host.me.peer):
                raise
        guest = guests[peer]
        _within(guest)
        assert guest.agreements <= MOST_AGREEMENTS
        assert guest.room is None or len(guest.readies) == len(guest.room.places)
        if guest.terms is not None and guest.seat is not None:
            assert len(set(guest.terms.authors())) == len(guest.terms.seats)
            mine = guest.terms.seats[guest.seat]
            assert (mine.peer, mine.name) == (peer, guest.me.name), "agreed to sit under another name"
        if guest.started:
            assert guest.terms is not None
            assert guest.terms.hash() in consented[peer], "plays what it never said yes to"

    def all_ready() -> None:
        to_guests.extend(host.ready(True))
        for peer, guest in guests.items():
            with contextlib.suppress(Late):
                say(peer, guest, True)

    def say(peer: bytes, guest: GuestRoom, ready: bool) -> None:
        to_host.extend((peer, raw) for raw in guest.ready(ready))
        if ready and guest.terms is not None:
            consented[peer].add(guest.terms.hash())

    def by_hand() -> None:
        seat = chance.randrange(5)
        deed = chance.randrange(6)
        try:
            if deed == 0:
                to_guests.extend(host.ready(chance.random() < 0.7))
            elif deed == 1:
                if chance.random() < 0.5:
                    to_guests.extend(host.free_seat(seat))
                else:
                    to_guests.extend(host.remove(chance.choice(list(guests)), keep_out=chance.random() < 0.3))
            elif deed == 2:
                to_guests.extend(host.seat_bot(seat, _player(f"bot {chance.randrange(99)}")))
            elif deed == 3:
                to_guests.extend(host.set_seats(chance.randrange(2, 6)))
            else:
                peer = chance.choice(list(guests))
                if deed == 4 and not guests[peer].started:
                    to_host.extend((peer, raw) for raw in guests[peer].sit())
                else:
                    say(peer, guests[peer], chance.random() < 0.7)
        except (Late, ValueError):
            pass  # a person is told so

    for _ in range(steps):
        del seen[:-12]
        way = chance.random()
        if way < 0.8 and (to_host or to_guests):
            at_the_host = bool(to_host) and (not to_guests or chance.random() < 0.5)
            peer, raw = (to_host if at_the_host else to_guests).pop(0)
            seen.append(raw)
            tell = at_host if at_the_host else at_guest
            if peer not in guests:
                continue
            touched = mad in (peer, host.me.peer)
            if touched and chance.random() < 0.2:
                tell(peer, _mutated_often(raw, chance, seen))
            if not touched or chance.random() < 0.95:
                tell(peer, raw)
        elif way < 0.88:
            if mad == host.me.peer:
                at_guest(chance.choice(list(guests)), _deliver(chance, seen))
            else:
                at_host(mad, _deliver(chance, seen))
        elif way < 0.96 and host.terms is not None:
            all_ready()
        else:
            by_hand()


class _Nobody:
    """Acquaintances of somebody who has met nobody."""

    def remembers(self, _peer: bytes) -> bool:
        return False

    def is_new_key(self, _name: str, _peer: bytes) -> bool:
        return False


def hunt_receptions(chance: Random, steps: int) -> None:
    """Two programs whose room is the same, and a third one that is linked with both and says what it likes."""
    host, guest, mad = (_player(name) for name in ("host", "guest 0", "guest 1"))
    queue: list[tuple[bytes, bytes, bytes]] = []
    left: list[bytes] = []
    seen: list[bytes] = []

    def program(me: Player) -> Reception:
        def post(peer: bytes, payload: bytes) -> None:
            seen.append(payload)
            queue.append((me.peer, peer, payload))

        return Reception(post, lambda _: True, lambda _: None, _Nobody(), me, left.append, lambda: None)  # type: ignore[arg-type]

    programs = {each.peer: program(each) for each in (host, guest)}
    opened, visiting = programs[host.peer], programs[guest.peer]
    opened.open(TABLE, "sen", 3, {}, 0)
    visiting.visit(TABLE, host.peer)
    seen.append(seal(ToHost(TABLE, GuestRoom(mad, host.peer, _numbers("mad")).sit()[0])))

    def heard(sender: bytes, peer: bytes, payload: bytes, now_s: float) -> None:
        reception = programs[peer]
        try:
            match unseal(payload):
                case ToHost(table, content):
                    reception.receive_as_host(sender, table, content, now_s)
                case ToGuest(table, content):
                    reception.receive_as_guest(sender, table, content, now_s)
                case _:
                    pass
        except Malformed:
            if sender != mad.peer:
                raise
        assert len(reception._changes) <= 3

    for step in range(steps):
        del seen[:-30]
        way = chance.random()
        if way < 0.5 and queue:
            sender, peer, payload = queue.pop(0)
            if peer in programs:
                heard(sender, peer, payload, step * 0.5)
        elif way < 0.9:
            heard(mad.peer, chance.choice(list(programs)), _deliver(chance, seen), step * 0.5)
        elif way < 0.93:
            chance.choice((opened, visiting)).unlinked(mad.peer)
        elif way < 0.96 and visiting.guest_room is None:
            visiting.visit(TABLE, host.peer)
        else:
            with contextlib.suppress(Late):
                chance.choice((opened, visiting)).ready(chance.random() < 0.8)
        if opened.host_room is None or opened.host_room.started:
            break
    assert len(left) <= steps


# Gossip.

PEOPLE = [Identity(Ed25519PrivateKey.from_private_bytes(bytes([i]) * 32)) for i in range(1, 4)]
AUTHORS = [person.public for person in PEOPLE]
TERMS = bytes(range(32))


def _some_feeds(chance: Random, body: bytes) -> Feeds:
    feeds = Feeds(TERMS, AUTHORS)
    for seat in range(3):
        for number in range(chance.randrange(5)):
            feeds.append(PEOPLE[seat], seat, body + b"%d/%d" % (seat, number))
    return feeds


def hunt_gossip(chance: Random, steps: int) -> None:
    """Two honest programs with a mad one between them, and one that signs what it likes: no answer without an end."""
    ours, theirs = (Gossip(_some_feeds(chance, body)) for body in (b"", chance.choice((b"", b"other "))))
    seen: list[bytes] = []
    sent, heard, ticks = 0, 0, 0

    def keep(out: list[tuple[Any, bytes]]) -> None:
        nonlocal sent
        for _, raw in out:
            assert len(raw) <= LARGEST_FRAME
            seen.append(raw)
            sent += len(raw)

    keep(ours.connect("mad"))
    keep(theirs.connect("mad"))
    whole = sum(len(entry.raw) for each in (ours, theirs) for entry in each.feeds.all_entries())
    for _ in range(steps):
        at = chance.choice((ours, theirs))
        deed = chance.randrange(12)
        if deed == 0:
            ticks += 1
            keep(at.tick())
        elif deed == 1:
            at.disconnect("mad")
            keep(at.connect("mad"))
        elif deed == 2:
            number, body = chance.choice((0, 1, 3, 70, 99_999)), chance.choice((b"", b"x", b"y" * 3000))
            previous = chance.choice((bytes(32), b"p" * 32))
            seen.append(Entry.sign(PEOPLE[2], TERMS, 2, number, previous, body).raw)
            seen.append(bytes(msgpack.packb({"is": "entries", "raws": [seen[-1]], "more": chance.random() < 0.5})))
            whole += len(seen[-2])
        else:
            raw = _deliver(chance, seen)
            heard += len(raw)
            before = at.feeds.heads()
            try:
                got = at.receive("mad", raw)
            except Malformed:
                assert at.feeds.heads() == before, "a refusal has changed the feeds"
            else:
                keep(got.out)
        for each in (ours, theirs):
            assert all(len(early) <= EARLY_ENTRIES for early in each.feeds._early)
            assert len(each._rations) <= 1
        del seen[:-300]
    bound = 2 * (whole + AGAIN_BYTES_AT_ONCE + ticks * AGAIN_BYTES_PER_TICK) + (steps + heard) * 800
    assert sent <= bound


# The hello.


def hunt_hello(chance: Random, _steps: int) -> None:
    """A dialler and a listener, and whoever changes what goes between them."""
    one, two = PEOPLE[0], PEOPLE[1]
    abouts = [About(name, "person", "star", bytes(8)) for name in ("Ala", "Ola")]
    notice = chance.choice((None, Notice(TABLE, "sen", 4, 1, "open", bytes(8))))
    protocol = chance.choice((PROTOCOL_VERSION, PROTOCOL_VERSION, PROTOCOL_VERSION + 1))
    dialler = DiallerHello(b"c" * 32, b"1" * 32, "0.1.0", PROTOCOL_VERSION)
    listener = ListenerHello(b"c" * 32, b"2" * 32, "0.1.0", protocol)
    seen: list[bytes] = [dialler.greeting(), listener.greeting()]

    def sent(raw: bytes) -> bytes:
        seen.append(raw)
        return raw if chance.random() < 0.6 else _deliver(chance, seen)

    try:
        listener.receive_greeting(sent(dialler.greeting()))
        dialler.receive_greeting(sent(listener.greeting()))
        met = dialler.receive_proof(sent(listener.proof(two, abouts[1], notice)), chance.choice((None, two.public)))
        assert met.peer == two.public
        met = listener.receive_proof(sent(dialler.proof(one, abouts[0])))
        assert met.peer == one.public
        dialler.receive_answer(sent(listener.answer(chance.choice((None, "full", "in-use")))))
    except (Malformed, OtherVersion, Refused):
        pass


# A link.


class _Stream:
    """The other end of a link, with frames of the test's making."""

    address = ("10.0.0.9", 28460)

    def __init__(self, data: list[bytes]) -> None:
        self._data = data
        self._frames = FrameReader()
        self.written = 0
        self.pongs = 0

    def take_larger(self, limit: int) -> None:
        self._frames.limit = limit

    async def read(self) -> bytes | None:
        while (frame := self._frames.next_frame()) is None:
            if not self._data:
                return None
            self._frames.receive(self._data.pop(0))
            await asyncio.sleep(0)
        return frame

    def write(self, body: bytes) -> None:
        self.written += len(body)
        self.pongs += body[:1] == b"\x02"

    async def drain(self) -> None:
        await asyncio.sleep(0)

    def abort(self) -> None:
        self._data.clear()

    async def close(self) -> None:
        pass


def hunt_link(chance: Random, steps: int) -> None:
    """Frames of every kind, cut anywhere, on a link whose reader is quick, slow, or gone."""
    token = b"\x01" * 8
    bodies = [b"\x00payload", b"\x01" + token, b"\x02" + token, b"\x03\x00", b"\x00" + b"x" * 5000]
    odd, usual = chance.random() * 0.3, chance.choice((bodies[:3], bodies[1:2]))
    stream = b"".join(
        encode_frame(_deliver(chance, bodies) or b"\x00" if chance.random() < odd else chance.choice(usual))
        for _ in range(steps)
    )
    if chance.random() < 0.4:
        stream = mutated(stream, chance, [stream[::-1]])
    data = []
    while stream:
        cut = chance.choice((1, 3, 7, 100, 4000))
        data.append(stream[:cut])
        stream = stream[cut:]
    heard = sum(map(len, data))
    reads = chance.choice((0, 3, steps * 2))

    async def live() -> End:
        line = _Stream(data)
        link = Link(line, Met(b"p" * 32, About("Ala", "person", "", bytes(8)), None), dialled=False)  # type: ignore[arg-type]
        taken = 0

        async def read() -> None:
            nonlocal taken
            async for _ in link:
                taken += 1
                if taken >= reads:
                    link.close()

        reading = asyncio.create_task(read())
        for _ in range(3000):
            await asyncio.sleep(0)
            assert len(link._inbox) <= 64
            assert link._queued_bytes <= 20 * 9 + 200
            if link.ended is not None:
                break
        link.close()
        why = await link.wait_ended()
        await reading
        assert line.written <= heard + 200, "the answer is larger than what it answers"
        assert line.pongs <= 25, "a flood of pings is answered"
        return why

    assert asyncio.run(live()) in (End.LOST, End.FOUL, End.LEFT, End.DUPLICATE, End.CLOSED)


def hunt_envelopes(chance: Random, steps: int) -> None:
    """Envelopes and frames as a stranger that has a link may send them."""
    seen = [seal(ToHost(TABLE, b"x")), seal(ToGuest(TABLE, b"y" * 70)), seal(ToTable(TERMS, b""))]
    for _ in range(steps):
        raw = _deliver(chance, seen)
        with contextlib.suppress(Malformed):
            assert encode(unseal(raw)) == raw
        frames = FrameReader(chance.choice((16, 1024, 65_537)))
        try:
            frames.receive(mutated(encode_frame(raw[:65_537] or b"\x00"), chance, seen))
            while frames.next_frame() is not None:
                pass
        except Malformed:
            pass


# Adverts.

SERVICE = "_sennik._tcp.local."


def _packet(chance: Random) -> bytes:
    notice = Notice(TABLE, "sen", 4, 1, "open", bytes(8))
    txt = write_txt(PEOPLE[0].public, notice, (PEOPLE[1].public,))
    text = b"".join(bytes([len(pair)]) + pair for pair in (f"{k}={v}".encode() for k, v in txt.items()))
    name, server = f"abc.{SERVICE}", "abc.local."
    out = DNSOutgoing(_FLAGS_QR_RESPONSE)
    records = [
        DNSPointer(SERVICE, _TYPE_PTR, _CLASS_IN, 4500, name),
        DNSService(name, _TYPE_SRV, _CLASS_IN, 4500, 0, 0, 28460, server),
        DNSText(name, _TYPE_TXT, _CLASS_IN, 4500, mutated(text, chance, [text]) if chance.random() < 0.5 else text),
        DNSAddress(server, _TYPE_A, _CLASS_IN, 4500, chance.choice((b"\x0a\x00\x00\x01", bytes(4), b"\xff" * 4))),
    ]
    for record in records:
        if chance.random() < 0.95:
            out.add_answer_at_time(record, 0)
    return out.packets()[0]


def hunt_adverts(chance: Random, steps: int) -> None:
    """Packets of announcements: whatever zeroconf makes of them is an advert or refused."""
    whole: list[tuple[str, Mapping[bytes, bytes | None], list[str], int]] = []
    overheard = Overheard(SERVICE, lambda *told: whole.append(told))
    packets = [_packet(chance) for _ in range(3)]
    for _ in range(steps // 8):
        raw = chance.choice(packets)
        while chance.random() < 0.6:
            raw = _spoiled(raw, chance)
        message = DNSIncoming(raw)
        updates = [RecordUpdate(record, None) for record in message.answers()] if message.valid else []
        overheard.async_update_records(None, 0.0, updates)  # type: ignore[arg-type]
    for _, txt, addresses, port in whole:
        with contextlib.suppress(Malformed):
            read_advert(txt, addresses, port)


def _spoiled(raw: bytes, chance: Random) -> bytes:
    match chance.randrange(3):
        case 0:
            return _flipped(raw, chance)
        case 1:
            return raw[: chance.randrange(len(raw) + 1)]
        case _:
            at = chance.randrange(max(1, len(raw) - 2))
            return raw[:at] + struct.pack(">H", chance.choice((0, 1, 3, 5, 17, 255, 65_535))) + raw[at + 2 :]


HUNTS: Mapping[str, Callable[[Random, int], None]] = {
    "rooms": hunt_rooms,
    "receptions": hunt_receptions,
    "gossip": hunt_gossip,
    "hello": hunt_hello,
    "link": hunt_link,
    "envelopes": hunt_envelopes,
    "adverts": hunt_adverts,
}
"""All of them, by what they are about."""
