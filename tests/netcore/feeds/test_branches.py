"""Two versions of a feed: the one that is sought is found beside the one that is held, and taken in its place."""

from __future__ import annotations

import pytest

from netcore.errors import Misuse
from netcore.feeds.chain import Feeds, Head
from netcore.feeds.entry import LARGEST_FEED, NO_HASH, Entry
from netcore.feeds.gossip import Gossip, Heads
from netcore.identity import Identity
from netcore.wire.codec import decode

AUTHOR, OTHER = Identity.generate(), Identity.generate()
TABLE = bytes(range(32))


def chain(count: int, say: bytes, after: Entry | None = None) -> list[Entry]:
    made: list[Entry] = []
    for k in range(count):
        last = made[-1] if made else after
        number, previous = (last.number + 1, last.hash) if last else (0, NO_HASH)
        made.append(Entry.sign(AUTHOR, TABLE, 0, number, previous, say + bytes([k])))
    return made


COMMON = chain(3, b"common")
ONE, TWO = chain(2, b"one", COMMON[-1]), chain(3, b"two", COMMON[-1])


def end_of(entries: list[Entry]) -> Head:
    return Head(entries[-1].number + 1, entries[-1].hash)


def holding(*entries: Entry) -> Feeds:
    feeds = Feeds(TABLE, [AUTHOR.public, OTHER.public])
    for entry in entries:
        feeds.take(feeds.read(entry.raw))
    return feeds


def test_a_branch_is_known_when_all_of_it_came_and_then_taken() -> None:
    feeds = holding(*COMMON, *ONE)
    feeds.seek(0, end_of(TWO))
    for entry in (*COMMON, *TWO[:2]):
        feeds.take(feeds.read(entry.raw))
        assert feeds.parts(0) is None
    feeds.take(feeds.read(TWO[2].raw))
    assert feeds.parts(0) == 3
    assert feeds.turn(0) == tuple(TWO)
    assert feeds.entries(0) == (*COMMON, *TWO)
    assert not feeds.sought
    assert feeds.forks(), "the proof stays"


def test_what_is_held_may_be_a_part_of_it() -> None:
    feeds = holding(*COMMON)
    feeds.seek(0, end_of(ONE))
    for entry in ONE:
        feeds.take(feeds.read(entry.raw))
    assert feeds.parts(0) == 5, "it came as any entries do"
    assert feeds.turn(0) == ()


def test_a_whole_feed_may_be_another() -> None:
    feeds, other = holding(*ONE), chain(2, b"other")
    for entry in COMMON:
        feeds.take(feeds.read(entry.raw))
    feeds.seek(0, end_of(other))
    for entry in other:
        feeds.take(feeds.read(entry.raw))
    assert feeds.parts(0) == 0
    feeds.turn(0)
    assert feeds.entries(0) == tuple(other)


def test_what_follows_nothing_known_or_goes_beyond_is_not_kept() -> None:
    feeds = holding(*COMMON, *ONE)
    feeds.seek(0, end_of(TWO[:2]))
    for entry in (TWO[1], TWO[2]):
        feeds.take(feeds.read(entry.raw))
    assert feeds._sought[0]._size == 0
    with pytest.raises(Misuse):
        feeds.turn(0)


def test_what_is_kept_is_no_more_than_a_feed() -> None:
    feeds = holding(*COMMON)
    feeds.seek(0, Head(50_000, bytes([7]) * 32))
    branch = feeds._sought[0]
    branch._size = LARGEST_FEED - 1
    feeds.take(feeds.read(TWO[0].raw))
    assert branch._size == LARGEST_FEED - 1


def test_while_a_branch_is_sought_the_feed_is_asked_for_from_its_start() -> None:
    feeds = holding(*COMMON, *ONE)
    gossip: Gossip[str] = Gossip(feeds)
    gossip.connect("Ola")
    feeds.seek(0, end_of(TWO))
    ((_, raw),) = gossip.tick()
    assert decode(raw, Heads).heads[0] == Head(0, NO_HASH)
    for entry in TWO:
        feeds.take(feeds.read(entry.raw))
    feeds.turn(0)
    ((_, raw),) = gossip.tick()
    assert decode(raw, Heads).heads[0] == end_of(TWO)
