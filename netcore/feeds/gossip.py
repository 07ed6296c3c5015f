"""How feeds spread: peers tell each other their heads and send what the other lacks.

Sans-I/O. A link is any connection to another program, under a name that the caller chooses. Three things make every
entry arrive in the end, whatever a network loses: heads are exchanged when a link opens and again on every tick;
whoever sees the other behind sends what it lacks; and what is new is passed on to every other link. Source:
docs/protocol/feeds.md, "Gossip".
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Generic, TypeAlias, TypeVar

import msgspec

from netcore.bucket import Bucket
from netcore.errors import Malformed
from netcore.feeds.chain import Accepted, Early, Feeds, Fork, Forked, Head, Known
from netcore.feeds.entry import MOST_SEATS, NO_HASH, Entry, SignedHeader
from netcore.wire.codec import LARGEST_FRAME, decode, encode

BATCH_BYTES: Final = LARGEST_FRAME - 1024
"""Entries in one message, so that it fits into a frame."""
ROUND_BYTES: Final = 512 * 1024
"""Entries sent at once to a link that is behind; it asks again when it has them.

Keeps the queue of a slow link short.
"""
IN_FLIGHT_TICKS: Final = 2
"""Ticks for which an entry counts as under way: heads that crossed it do not make it sent again."""

AGAIN_BYTES_AT_ONCE: Final = 4 * 1024 * 1024
AGAIN_BYTES_PER_TICK: Final = 256 * 1024
"""What a peer is sent of entries that it was sent before. It may have lost all of them, so that is no fault of its
own; but heads are small, and without a bound who sends wrong ones would be answered with a hundred times as much.
"""
HEADS_AT_ONCE: Final = 10
HEADS_PER_TICK: Final = 4.0
"""How many heads of a peer are looked at, beside those that it was asked for: it sends one with each of its ticks."""

NOTHING: Final = Head(0, NO_HASH)

Link = TypeVar("Link", bound=Hashable)


class Heads(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="heads", tag_field="is"):
    """How far the sender holds each feed, in the order of seats. `fresh`: what was sent to it before may be lost."""

    fresh: bool
    heads: Annotated[tuple[Head, ...], msgspec.Meta(max_length=MOST_SEATS)]


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="entries", tag_field="is"):
    """Entries as their authors signed them. `more`: the sender has more for the receiver and waits for its heads."""

    raws: Annotated[tuple[bytes, ...], msgspec.Meta(min_length=1, max_length=1024)]
    more: bool


class ForkSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fork", tag_field="is"):
    """A proof that an author contradicted itself: two claims."""

    first: bytes
    second: bytes


Message: TypeAlias = Heads | Entries | ForkSeen
Out: TypeAlias = "list[tuple[Link, bytes]]"


@dataclass(slots=True)
class Gossiped(Generic[Link]):
    """What a message brought: entries new here (each author's in order), bytes to send, proofs that are news.

    `heads`: what the other side says that it holds.
    """

    new: list[Entry] = field(default_factory=list)
    out: list[tuple[Link, bytes]] = field(default_factory=list)
    forks: list[Fork] = field(default_factory=list)
    heads: tuple[Head, ...] = ()


@dataclass(slots=True)
class _Other:
    """What a link is believed to hold: feed lengths, and when entries were last sent to it."""

    lengths: list[int]
    sent_tick: list[int]
    fresh_tick: int = -1
    """When it last asked for everything anew: believed once a tick."""
    forks_told: set[int] = field(default_factory=set)
    said: tuple[int, ...] = ()
    """The feed lengths in its last heads, or as many zeros."""
    asked: int = 0
    """How often it was told that there is more, and has not answered with its heads."""


@dataclass(slots=True)
class _Ration:
    """What a peer has had of us, however often its link was closed and opened again.

    `sent`: how many entries of each feed were sent to it at least once.
    """

    sent: list[int]
    heads: Bucket
    again: Bucket


class Gossip(Generic[Link]):
    """Spreads the feeds of one table over any number of links.

    Between those who play and those who look on it goes one way: to onlookers with `takes` False, so that nothing but
    their heads is read, and from there with `gives` False, so that nothing but heads is said.
    """

    def __init__(self, feeds: Feeds, *, takes: bool = True, gives: bool = True) -> None:
        self.feeds = feeds
        self._takes = takes
        self._gives = gives
        self._others: dict[Link, _Other] = {}
        self._rations: dict[Link, _Ration] = {}
        self._tick = 0

    @property
    def links(self) -> tuple[Link, ...]:
        """The links that are open."""
        return tuple(self._others)

    def connect(self, link: Link) -> Out[Link]:
        """A link has opened (again)."""
        seats = len(self.feeds.authors)
        self._others[link] = _Other([0] * seats, [-IN_FLIGHT_TICKS] * seats, said=(0,) * seats)
        if link not in self._rations:
            self._rations[link] = _Ration(
                [0] * seats,
                Bucket(HEADS_AT_ONCE, HEADS_PER_TICK, self._tick),
                Bucket(AGAIN_BYTES_AT_ONCE, AGAIN_BYTES_PER_TICK, self._tick),
            )
        return [(link, self._heads(fresh=True)), *self._tell_forks(link)]

    def disconnect(self, link: Link) -> None:
        """A link has closed; what was under way on it may be lost."""
        self._others.pop(link, None)

    def tick(self) -> Out[Link]:
        """Tell every link the heads again. To be called about once a second while a table runs."""
        self._tick += 1
        heads = self._heads()
        return [(link, heads) for link in self._others]

    def spread(self, entries: Sequence[Entry]) -> Out[Link]:
        """Pass on entries that are new here (and, when they are one's own, on disk)."""
        out: Out[Link] = []
        for link, other in self._others.items():
            lacking = [entry for entry in entries if entry.number >= other.lengths[entry.seat]]
            out += self._send(link, other, lacking, more=False)
        return out

    def level(self) -> bool:
        """Whether every open link is known to hold all that is held here, and nothing that is not."""
        mine = [head.length for head in self.feeds.heads()]
        return all(other.lengths == mine for other in self._others.values())

    def holds_all(self, link: Link) -> bool:
        """Whether a link has said that it holds all that is held here."""
        other = self._others.get(link)
        heads = self.feeds.heads()
        return other is not None and all(mine.length <= said for mine, said in zip(heads, other.said, strict=True))

    def receive(self, link: Link, raw: bytes) -> Gossiped[Link]:
        """Take a message from a link. Raises Malformed when only that link can be to blame: it should be closed."""
        if link not in self._others:
            return Gossiped()
        message: Message = decode(raw, Message if self._takes else Heads)
        match message:
            case Heads(fresh, heads):
                return self._on_heads(link, fresh, heads)
            case Entries(raws, more):
                return self._on_entries(link, raws, more)
            case ForkSeen(first, second):
                return self._on_fork(link, Fork(SignedHeader.read(first), SignedHeader.read(second)))

    def _on_heads(self, link: Link, fresh: bool, heads: Sequence[Head]) -> Gossiped[Link]:
        other, ration = self._others[link], self._rations[link]
        if len(heads) != len(other.lengths):
            raise Malformed("heads of another table")
        other.said = tuple(head.length for head in heads)
        if other.asked:
            other.asked -= 1
        elif not ration.heads.take(self._tick):
            return Gossiped()
        done: Gossiped[Link] = Gossiped(out=self._tell_forks(link), heads=tuple(heads))
        fresh = fresh and other.fresh_tick != self._tick
        if fresh:
            other.fresh_tick = self._tick
        for seat, head in enumerate(heads):
            under_way = self._tick - other.sent_tick[seat] < IN_FLIGHT_TICKS and head.length < other.lengths[seat]
            if fresh or not under_way:
                other.lengths[seat] = head.length
            if not self.feeds.agrees(seat, head):
                # Two versions of this author's feed are about: ours of that number shows it to the other side.
                ours = self.feeds.entry(seat, head.length - 1)
                if self._allows(ration, ours):
                    done.out += self._send(link, other, [ours], more=False)
        done.out += self._catch_up(link, other)
        return done

    def _catch_up(self, link: Link, other: _Other) -> Out[Link]:
        lacking, size, more = [], 0, False
        for entry in self.feeds.missing_from(other.lengths):
            size += len(entry.raw)
            if size > ROUND_BYTES:
                more = True
                break
            if not self._allows(self._rations[link], entry):
                break  # the rest when it next tells its heads
            lacking.append(entry)
        return self._send(link, other, lacking, more=more)

    def _on_entries(self, link: Link, raws: Sequence[bytes], more: bool) -> Gossiped[Link]:
        other = self._others[link]
        done: Gossiped[Link] = Gossiped()
        before = self.feeds.forks()
        # All or nothing: what is taken is news once, and would never be told beside something that is refused.
        for entry in [self.feeds.read(raw) for raw in raws]:
            match self.feeds.take(entry):
                case Accepted(entries):
                    done.new += entries
                    self._holds(other, entries[-1].seat, entries[-1].number)
                case Known():
                    self._holds(other, entry.seat, entry.number)
                case Early() | Forked():
                    pass
        done.out += self.spread(done.new)
        done.forks += [fork for fork in self.feeds.forks() if fork not in before]
        for each in self._others if done.forks else ():
            done.out += self._tell_forks(each)
        if more:
            done.out.append((link, self._heads()))
        return done

    def _on_fork(self, link: Link, fork: Fork) -> Gossiped[Link]:
        done: Gossiped[Link] = Gossiped()
        fresh = self.feeds.receive_fork(fork)
        self._others[link].forks_told.add(fork.seat)
        if fresh:
            done.forks.append(fork)
            for each in self._others:
                done.out += self._tell_forks(each)
        return done

    def _tell_forks(self, link: Link) -> Out[Link]:
        other, out = self._others[link], []
        for fork in self.feeds.forks() if self._gives else ():
            if fork.seat not in other.forks_told:
                other.forks_told.add(fork.seat)
                out.append((link, encode(ForkSeen(fork.first.raw, fork.second.raw))))
        return out

    def _allows(self, ration: _Ration, entry: Entry) -> bool:
        """Whether a peer may be sent `entry`: for the first time it always may."""
        return entry.number >= ration.sent[entry.seat] or ration.again.take(self._tick, len(entry.raw))

    def _holds(self, other: _Other, seat: int, number: int) -> None:
        other.lengths[seat] = max(other.lengths[seat], number + 1)

    def _heads(self, *, fresh: bool = False) -> bytes:
        """What is held; of a feed of which another branch is sought: nothing, so that it comes from its start."""
        heads, sought = self.feeds.heads(), self.feeds.sought
        return encode(Heads(fresh, tuple(NOTHING if seat in sought else head for seat, head in enumerate(heads))))

    def _send(self, link: Link, other: _Other, entries: Sequence[Entry], *, more: bool) -> Out[Link]:
        if not entries or not self._gives:
            return []
        sent = self._rations[link].sent
        batches: list[list[bytes]] = []
        size = BATCH_BYTES + 1
        for entry in entries:
            size += len(entry.raw) + 5
            if size > BATCH_BYTES or len(batches[-1]) >= 1024:
                batches.append([])
                size = len(entry.raw) + 5
            batches[-1].append(entry.raw)
            self._holds(other, entry.seat, entry.number)
            other.sent_tick[entry.seat] = self._tick
            sent[entry.seat] = max(sent[entry.seat], entry.number + 1)
        other.asked += more
        last = len(batches) - 1
        return [(link, encode(Entries(tuple(b), more and i == last))) for i, b in enumerate(batches)]
