"""Game files of real games, and what can be done to them by who writes in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from engine.chance import Chance
from engine.game import Game
from engine.games import find
from netcore.feeds.bodies import AnyBody, Gone, read_body, write_body
from netcore.feeds.charter import Terms
from netcore.feeds.entry import NO_HASH, Entry
from netcore.files.gamefile import pack_game
from netcore.wire.codec import encode
from tests.tables.ring import Decide, Ring, identity_of
from tests.tables.test_ring_dream import bots
from tests.tables.weather import Leaves, Weather

SMALLEST: dict[str, tuple[int, dict[str, object]]] = {
    "sen": (2, {"rounds": 1, "limit": 0}),
    "smoki": (2, {"goal": "rounds", "rounds": 1}),
    "race": (2, {}),
    "dream": (4, {"night_s": 10}),
}
"""The fewest seats and the shortest game of each."""


class Book:
    """The feeds of one table, in the hands of who can sign for everybody."""

    def __init__(self, terms: Terms, entries: Sequence[Entry]) -> None:
        self.terms = terms
        self.feeds = [[entry for entry in entries if entry.seat == seat] for seat in range(len(terms.seats))]

    @classmethod
    def of(cls, game: Game, seats: int, options: dict[str, object], seed: int, decide: Decide | None = None) -> Book:
        """A game that was played out."""
        ring = Ring(game, seats, options, seed=seed, at_once=True, decide=decide).run()
        return cls(ring.terms, ring.entries())

    def copy(self) -> Book:
        """The same, to be changed."""
        return Book(self.terms, [entry for feed in self.feeds for entry in feed])

    def data(self) -> bytes:
        """The bytes of the file."""
        return pack_game(encode(self.terms), [entry for feed in self.feeds for entry in feed])

    def cut(self, seat: int, length: int) -> Book:
        """Of a feed only the first entries."""
        del self.feeds[seat][length:]
        return self

    def until(self, kind: type[AnyBody], seats: Sequence[int], nth: int = 1) -> Book:
        """Of these feeds only what is before the nth body of a kind."""
        for seat in seats:
            places = [e.number for e in self.feeds[seat] if type(read_body(e.body)) is kind]
            self.cut(seat, places[nth - 1])
        return self

    def write(self, seat: int, body: AnyBody | bytes) -> Book:
        """One more entry."""
        feed = self.feeds[seat]
        raw = body if isinstance(body, bytes) else write_body(body)
        previous = feed[-1].hash if feed else NO_HASH
        feed.append(Entry.sign(identity_of(seat), self.terms.hash(), seat, len(feed), previous, raw))
        return self

    def call(self, gone: int, *callers: int, seats: Sequence[int] = ()) -> Book:
        """These say that a peer is gone, and show the last entries of its feeds."""
        last = tuple(self.feeds[s][-1].signed_header.raw if self.feeds[s] else b"" for s in seats or (gone,))
        for caller in callers:
            self.write(caller, Gone(gone, last))
        return self

    def rewrite(self, seat: int, number: int, body: bytes | None) -> Book:
        """Another body (None: no such entry) in place of one, and everything after it signed anew."""
        bodies = [entry.body for entry in self.feeds[seat]]
        bodies[number : number + 1] = [] if body is None else [body]
        self.feeds[seat] = []
        for each in bodies:
            self.write(seat, each)
        return self


@cache
def honest(name: str) -> Book:
    """The smallest whole game of that name."""
    seats, options = SMALLEST[name]
    return Book.of(find(name), seats, options, 3, bots(3) if name == "dream" else None)


def left(
    game: Game, seats: int, options: dict[str, object], leaves: Leaves, homes: Sequence[int] | None = None
) -> Book:
    """A game in which somebody vanishes, as the first of the others has it."""
    weather = Weather(game, seats, options, seed=3, leaves=leaves, homes=homes).run()
    peer = weather.here()[0]
    return Book(weather.terms, peer.feeds.all_entries())


def mutated(book: Book, chance: Chance) -> bytes:
    """A file to which one thing happened, drawn by chance: bytes of the file, or an entry that its author signed."""
    return chance.choice(MUTATIONS)(book.copy(), chance)


def _byte(book: Book, chance: Chance) -> bytes:
    data = bytearray(book.data())
    data[chance.below(len(data))] ^= 1 << chance.below(8)
    return bytes(data)


def _cut(book: Book, chance: Chance) -> bytes:
    data = book.data()
    return data[: chance.below(len(data))]


def _place(book: Book, chance: Chance) -> tuple[int, int]:
    seat = chance.below(len(book.feeds))
    return seat, chance.below(len(book.feeds[seat]))


def _shorter(book: Book, chance: Chance) -> bytes:
    return book.cut(*_place(book, chance)).data()


def _dropped(book: Book, chance: Chance) -> bytes:
    return book.rewrite(*_place(book, chance), None).data()


def _other_byte(book: Book, chance: Chance) -> bytes:
    seat, number = _place(book, chance)
    body = bytearray(book.feeds[seat][number].body)
    body[chance.below(len(body))] ^= 1 << chance.below(8)
    return book.rewrite(seat, number, bytes(body)).data()


def _other_field(book: Book, chance: Chance) -> bytes:
    """One field changed and spelled well, so that it is not refused as bytes."""
    seat, number = _place(book, chance)
    body = read_body(book.feeds[seat][number].body)
    names = [name for name in body.__struct_fields__ if isinstance(getattr(body, name), bytes | bool | int)]
    if not names:
        return _dropped(book, chance)
    name = chance.choice(names)
    value = getattr(body, name)
    changed: object
    if isinstance(value, bool):
        changed = not value
    elif isinstance(value, int):
        changed = value + 1
    else:
        at = chance.below(len(value)) if value else 0
        changed = value[:at] + bytes([value[at] ^ 1]) + value[at + 1 :] if value else b"\0"
    return book.rewrite(seat, number, write_body(msgspec.structs.replace(body, **{name: changed}))).data()


def _other_body(book: Book, chance: Chance) -> bytes:
    """What another entry of the game says, in place of one."""
    seat, number = _place(book, chance)
    other, there = _place(book, chance)
    return book.rewrite(seat, number, book.feeds[other][there].body).data()


def _added(book: Book, chance: Chance) -> bytes:
    seat, _ = _place(book, chance)
    other, there = _place(book, chance)
    return book.write(seat, book.feeds[other][there].body).data()


def _words(book: Book, chance: Chance) -> bytes:
    """Everybody is cut somewhere, and some say of each other that they are gone."""
    for seat in range(len(book.feeds)):
        book.cut(seat, 1 + chance.below(len(book.feeds[seat])))
    for _ in range(1 + chance.below(2 * len(book.feeds))):
        gone, caller = chance.below(len(book.feeds)), chance.below(len(book.feeds))
        book.call(gone, caller)
    return book.data()


def _forged(book: Book, chance: Chance) -> bytes:
    """An entry that somebody else has signed."""
    seat, number = _place(book, chance)
    entry = book.feeds[seat][number]
    other = identity_of((seat + 1) % len(book.feeds))
    book.cut(seat, number)
    book.feeds[seat].append(Entry.sign(other, book.terms.hash(), seat, number, entry.previous, entry.body))
    return book.data()


MUTATIONS: tuple[Callable[[Book, Chance], bytes], ...] = (
    _byte, _cut, _shorter, _dropped, _other_byte, _other_field, _other_field, _other_body, _added, _words, _forged
)  # fmt: skip
