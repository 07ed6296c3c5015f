"""The feeds of one table as one peer holds them: unbroken chains of signed entries, and proofs against authors who
fork.

Sans-I/O: bytes in, an outcome out. Order first: what comes too early waits, within bounds, until what is before it
came.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

import msgspec

from netcore.errors import Malformed, Misuse
from netcore.feeds.entry import LARGEST_FEED, LONGEST_FEED, MOST_SEATS, NO_HASH, Entry, SignedHeader
from netcore.identity import Identity

EARLY_ENTRIES: Final = 64
"""Entries of one author that may wait for one that is missing; at most 3 MiB an author."""


class Head(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How far a feed is held: `length` entries, the last with `hash` (zeros when there is none)."""

    length: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_FEED)]
    hash: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]

    def __post_init__(self) -> None:
        """No feed is empty and has a last entry. Raises ValueError."""
        if not self.length and self.hash != NO_HASH:
            raise ValueError("an empty feed has no last entry")


@dataclass(frozen=True, slots=True)
class Fork:
    """Proof that an author contradicted itself, which anyone can check.

    Either two different entries with one number, or an entry that names another one before it than the author had
    signed.
    """

    first: SignedHeader
    second: SignedHeader

    @property
    def seat(self) -> int:
        """Whose feed it is."""
        return self.first.header.seat

    @property
    def number(self) -> int:
        """Where the feed splits."""
        return self.first.header.number

    def proves(self, table: bytes, authors: Sequence[bytes]) -> bool:
        """Whether this convicts one of `authors` (public keys by seat) at `table`."""
        one, two = self.first.header, self.second.header
        if not one.table == two.table == table or one.seat != two.seat or one.seat >= len(authors):
            return False
        twice = one.number == two.number and self.first.hash != self.second.hash
        astray = two.number == one.number + 1 and two.previous != self.first.hash
        return (twice or astray) and all(each.signed_by(authors[one.seat]) for each in (self.first, self.second))


@dataclass(frozen=True, slots=True)
class Accepted:
    """The entry continues its feed; `entries` are it and those that had waited for it, in order."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """The entry is held already."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Early:
    """An entry before this one is missing, or the feed is as large as any may be: it is no part of it yet."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Forked:
    """The author has contradicted itself; its feed goes no further here. `fresh`: this was not known before."""

    fork: Fork
    fresh: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """Not an entry of this table: whoever sent it is at fault, not the author it names."""

    why: str


Received: TypeAlias = Accepted | Known | Early | Forked | Refused


class _Branch:
    """Entries of one feed that are not held in it, each following one that is known: among them, that with `end`."""

    def __init__(self, end: Head) -> None:
        self.end = end
        self._known: dict[bytes, Entry] = {}
        self._size = 0

    def take(self, entry: Entry, feed: Sequence[Entry]) -> None:
        """Keep an entry if it follows one that is held or kept, up to where the branch ends."""
        if entry.number >= self.end.length or entry.hash in self._known or _holds(feed, entry.number, entry.hash):
            return
        first = entry.number == 0
        follows = first or entry.previous in self._known or _holds(feed, entry.number - 1, entry.previous)
        if follows and self._size + len(entry.raw) <= LARGEST_FEED:
            self._known[entry.hash] = entry
            self._size += len(entry.raw)

    def parts(self, feed: Sequence[Entry]) -> int | None:
        """How much of what is held is part of the branch too; None while the branch is not known to its end."""
        number, at = self.end.length, self.end.hash
        while number and at in self._known and not _holds(feed, number - 1, at):
            number, at = number - 1, self._known[at].previous
        return number if number == 0 or _holds(feed, number - 1, at) else None

    def entries(self, parts: int) -> tuple[Entry, ...]:
        """Its entries from number `parts` on."""
        found: list[Entry] = []
        at = self.end.hash
        while self.end.length - len(found) > parts:
            found.append(self._known[at])
            at = found[-1].previous
        return tuple(reversed(found))


def _holds(feed: Sequence[Entry], number: int, hashed: bytes) -> bool:
    return number < len(feed) and feed[number].hash == hashed


class Feeds:
    """All feeds of a table, one a seat."""

    def __init__(self, table: bytes, authors: Sequence[bytes]) -> None:
        """`table`: hash of the terms, 32 bytes. `authors`: public keys, 32 bytes each, in the order of seats."""
        if len(table) != 32 or not 1 <= len(authors) <= MOST_SEATS or any(len(key) != 32 for key in authors):
            raise Misuse("no table like that")
        self.table = table
        self.authors = tuple(authors)
        self._feeds: list[list[Entry]] = [[] for _ in authors]
        self._sizes = [0 for _ in authors]
        self._early: list[dict[int, Entry]] = [{} for _ in authors]
        self._forks: list[Fork | None] = [None for _ in authors]
        self._sought: dict[int, _Branch] = {}

    def receive(self, raw: bytes) -> Received:
        """Take an entry that came from anywhere."""
        try:
            return self.take(self.read(raw))
        except Malformed as fault:
            return Refused(str(fault))

    def read(self, raw: bytes) -> Entry:
        """The entry of this table that `raw` spells, to be taken: one that is held, or that its author has signed.

        Raises Malformed when whoever sent it is to blame; nothing has changed then.
        """
        entry = Entry.read(raw)
        if entry.table != self.table or entry.seat >= len(self.authors):
            raise Malformed("an entry of another table")
        feed = self._feeds[entry.seat]
        if entry.number < len(feed) and feed[entry.number].raw == raw:
            return feed[entry.number]
        if not entry.signed_by(self.authors[entry.seat]):
            raise Malformed(f"entry {entry.number} of seat {entry.seat} is not signed by its author")
        if not entry.number and entry.previous != NO_HASH:
            raise Malformed("the first entry of a feed names one before it")
        if entry.number == len(feed) and self._sizes[entry.seat] + len(raw) > LARGEST_FEED:
            raise Malformed("a feed without an end")
        return entry

    def take(self, entry: Entry) -> Accepted | Known | Early | Forked:
        """Take an entry that was read here."""
        feed, fork = self._feeds[entry.seat], self._forks[entry.seat]
        branch = self._sought.get(entry.seat)
        if branch is not None:
            branch.take(entry, feed)
        if entry.number < len(feed) and feed[entry.number].raw == entry.raw:
            return Known(feed[entry.number])
        return Forked(fork, fresh=False) if fork else self._place(entry)

    def _place(self, entry: Entry) -> Accepted | Early | Forked:
        feed, early = self._feeds[entry.seat], self._early[entry.seat]
        if entry.number < len(feed):
            return self._split(feed[entry.number], entry)
        other = early.get(entry.number)
        if other is not None and other.hash != entry.hash:
            return self._split(other, entry)
        if entry.number > len(feed):
            if entry.number <= len(feed) + EARLY_ENTRIES:
                early[entry.number] = entry
            return Early(entry.seat, entry.number)
        return self._extend(entry)

    def _extend(self, entry: Entry) -> Accepted | Early | Forked:
        feed, early = self._feeds[entry.seat], self._early[entry.seat]
        fresh: list[Entry] = []
        following: Entry | None = entry
        while following is not None:
            if feed and following.previous != feed[-1].hash:
                split = self._split(feed[-1], following)
                return Accepted(tuple(fresh)) if fresh else split
            if self._sizes[entry.seat] + len(following.raw) > LARGEST_FEED:
                early.clear()
                return Accepted(tuple(fresh)) if fresh else Early(entry.seat, entry.number)
            self._append(following)
            fresh.append(following)
            following = early.pop(len(feed), None)
        return Accepted(tuple(fresh))

    def _split(self, first: Entry, second: Entry) -> Forked:
        fork = Fork(first.signed_header, second.signed_header)
        self._convict(fork)
        return Forked(fork, fresh=True)

    def _convict(self, fork: Fork) -> None:
        self._forks[fork.seat] = fork
        self._early[fork.seat].clear()

    def receive_fork(self, fork: Fork) -> bool:
        """Take a proof that another peer found.

        Whether it is news; raises Malformed for a proof that proves nothing.
        """
        if not fork.proves(self.table, self.authors):
            raise Malformed("a fork proof that proves nothing")
        fresh = self._forks[fork.seat] is None
        if fresh:
            self._convict(fork)
        return fresh

    # Another branch than the one held may be the one that counts, where all others have called its author gone.

    def seek(self, seat: int, end: Head) -> None:
        """Take entries of a feed also beside or beyond what is held, until the branch with this end is known."""
        branch = self._sought.get(seat)
        if branch is None or branch.end != end:
            self._sought[seat] = _Branch(end)

    @property
    def sought(self) -> frozenset[int]:
        """The feeds of which another branch is sought."""
        return frozenset(self._sought)

    def parts(self, seat: int) -> int | None:
        """Where the branch that is sought parts from the one held; None while it is not known."""
        branch = self._sought.get(seat)
        return None if branch is None else branch.parts(self._feeds[seat])

    def turn(self, seat: int) -> tuple[Entry, ...]:
        """Turn to the branch that was sought. Its entries that are new here; Misuse while it is not known."""
        branch, feed = self._sought.get(seat), self._feeds[seat]
        parts = None if branch is None else branch.parts(feed)
        if branch is None or parts is None:
            raise Misuse("a branch that is not known")
        entries = branch.entries(parts)
        del self._sought[seat]
        del feed[parts:]
        feed += entries
        self._sizes[seat] = sum(len(entry.raw) for entry in feed)
        self._early[seat].clear()
        return entries

    def write(self, identity: Identity, seat: int, body: bytes, after: Entry | None = None) -> Entry:
        """The next entry of `seat`, or the one that follows `after`, signed but no part of the feed yet.

        What is part of a feed is told to whoever asks: the entry has to be on disk before it is added.
        """
        if identity.public != self.authors[seat]:
            raise Misuse(f"seat {seat} is not this identity's")
        feed = self._feeds[seat]
        last = after or (feed[-1] if feed else None)
        if last is None:
            return Entry.sign(identity, self.table, seat, 0, NO_HASH, body)
        return Entry.sign(identity, self.table, seat, last.number + 1, last.hash, body)

    def add(self, entry: Entry) -> None:
        """Make an entry that was written here, and is on disk, the next one of its feed. Raises Misuse if it is not."""
        feed = self._feeds[entry.seat]
        if self._forks[entry.seat] is not None:
            raise Misuse(f"the feed of seat {entry.seat} is forked")
        if entry.number != len(feed) or entry.previous != (feed[-1].hash if feed else NO_HASH):
            raise Misuse(f"entry {entry.number} is not the next one of seat {entry.seat}")
        self._append(entry)
        self._early[entry.seat].clear()

    def _append(self, entry: Entry) -> None:
        self._feeds[entry.seat].append(entry)
        self._sizes[entry.seat] += len(entry.raw)

    def append(self, identity: Identity, seat: int, body: bytes) -> Entry:
        """Write the next entry of `seat` and add it at once, where there is no disk to wait for."""
        entry = self.write(identity, seat, body)
        self.add(entry)
        return entry

    def entries(self, seat: int) -> tuple[Entry, ...]:
        """The feed of `seat`, from entry 0."""
        return tuple(self._feeds[seat])

    def entry(self, seat: int, number: int) -> Entry:
        """One entry of the feed of `seat`, which is held."""
        return self._feeds[seat][number]

    def length(self, seat: int) -> int:
        """How many entries of `seat` are held without a gap."""
        return len(self._feeds[seat])

    def all_entries(self) -> tuple[Entry, ...]:
        """Every entry, in the order of seats, then of numbers."""
        return tuple(entry for feed in self._feeds for entry in feed)

    def heads(self) -> tuple[Head, ...]:
        """How far each feed is held, in the order of seats."""
        return tuple(Head(len(feed), feed[-1].hash if feed else NO_HASH) for feed in self._feeds)

    def agrees(self, seat: int, head: Head) -> bool:
        """Whether `head` is a place on the feed held here; True also for one beyond it."""
        feed = self._feeds[seat]
        if head.length > len(feed):
            return True
        return head.hash == (feed[head.length - 1].hash if head.length else NO_HASH)

    def missing_from(self, lengths: Sequence[int]) -> Iterator[Entry]:
        """The entries that a peer lacks that holds so many of each feed, by number first, so that no author's feed
        starves another's. To be read before anything is added.
        """
        held_there = zip(self._feeds, lengths, strict=True)
        rest = [map(feed.__getitem__, range(held, len(feed))) for feed, held in held_there if held < len(feed)]
        return heapq.merge(*rest, key=lambda entry: (entry.number, entry.seat))

    def forks(self) -> tuple[Fork, ...]:
        """The proofs against authors of this table, at most one a seat."""
        return tuple(fork for fork in self._forks if fork is not None)
