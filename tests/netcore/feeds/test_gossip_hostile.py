"""Gossip from a peer that means no good: it costs that peer its link, changes nothing here, and brings it little."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import msgpack
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from netcore.errors import Malformed
from netcore.feeds.chain import Feeds, Head
from netcore.feeds.entry import LARGEST_BODY, LONGEST_FEED, NO_HASH, Entry
from netcore.feeds.gossip import (
    AGAIN_BYTES_AT_ONCE,
    AGAIN_BYTES_PER_TICK,
    Entries,
    Gossip,
    Heads,
    Message,
)
from netcore.identity import Identity
from netcore.wire.codec import LARGEST_FRAME, encode

TABLE = bytes(range(32))
PEOPLE = [Identity.generate() for _ in range(3)]
AUTHORS = [person.public for person in PEOPLE]
BAD, GOOD = "bad", "good"


def written(counts: Sequence[int], body: bytes = b"") -> Feeds:
    feeds = Feeds(TABLE, AUTHORS)
    for seat, count in enumerate(counts):
        for number in range(count):
            feeds.append(PEOPLE[seat], seat, body + b"%d/%d" % (seat, number))
    return feeds


FULL = written([4, 3, 2])
OTHER = written([4, 3, 2], b"otherwise ")
ODD = [
    Entry.sign(PEOPLE[1], TABLE, 0, 0, NO_HASH, b"not by seat 0"),
    Entry.sign(PEOPLE[0], bytes(32), 0, 0, NO_HASH, b"of another table"),
    Entry.sign(PEOPLE[0], TABLE, 7, 0, NO_HASH, b"of a seat that is none"),
    Entry.sign(PEOPLE[0], TABLE, 0, 0, bytes(31) + b"x", b"the first, after another"),
    Entry.sign(PEOPLE[0], TABLE, 0, 9_000, bytes(31) + b"x", b"far ahead"),
]
ALL = [*FULL.all_entries(), *OTHER.all_entries(), *ODD]

hashes = st.one_of(
    st.just(NO_HASH), st.sampled_from([entry.hash for entry in ALL]), st.binary(min_size=32, max_size=32)
)
lengths = st.one_of(st.integers(0, 6), st.integers(0, LONGEST_FEED))
heads = st.tuples(lengths, hashes).map(lambda told: {"length": told[0], "hash": told[1]})
raws = st.one_of(st.sampled_from([entry.raw for entry in ALL]), st.binary(max_size=80))
signed = st.one_of(st.sampled_from([entry.signed_header.raw for entry in ALL]), st.binary(max_size=80))


def spelled(**fields: Any) -> bytes:
    """A message as a stranger's program may spell it: ours makes none that does not keep to the schema."""
    return msgpack.packb(fields, use_bin_type=True)


messages = st.one_of(
    st.builds(
        lambda fresh, heads: spelled(
            **{"is": "heads", "fresh": fresh, "heads": [[head["length"], head["hash"]] for head in heads]}
        ),
        st.booleans(),
        st.one_of(st.lists(heads, min_size=3, max_size=3), st.lists(heads, max_size=10)),
    ),
    st.builds(
        lambda raws, more: spelled(**{"is": "entries", "raws": raws, "more": more}),
        st.lists(raws, min_size=1, max_size=6),
        st.booleans(),
    ),
    st.builds(lambda one, two: spelled(**{"is": "fork", "first": one, "second": two}), signed, signed),
)


def plain(thing: object) -> object:
    """All that an object holds, as values that can be compared."""
    match thing:
        case dict():
            return {key: plain(value) for key, value in thing.items()}
        case list() | tuple() | set():
            return [plain(each) for each in thing]
        case str() | bytes() | int() | float() | None | Entry():
            return thing
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: plain(getattr(thing, name)) for name in [*names, *getattr(thing, "__dict__", {})]}


def gossip_with(feeds: Feeds) -> Gossip[str]:
    gossip = Gossip[str](copy.deepcopy(feeds))
    for link in (BAD, GOOD):
        gossip.connect(link)
    return gossip


states = st.sampled_from([written([0, 0, 0]), written([1, 0, 3]), written([2, 2, 2]), FULL])


@settings(max_examples=400, deadline=None)
@given(states, st.lists(messages, min_size=1, max_size=4))
@example(written([0, 0, 0]), [encode(Heads(False, (Head(1, b"h" * 32), Head(0, NO_HASH), Head(0, NO_HASH))))])
@example(
    written([0, 0, 0]),
    [spelled(**{"is": "heads", "fresh": False, "heads": [[0, b"h" * 32], [0, NO_HASH], [0, NO_HASH]]})],
)
@example(
    written([0, 0, 0]),
    [spelled(**{"is": "entries", "raws": [FULL.entries(0)[0].raw, b"junk"], "more": False})],
)
def test_whatever_a_peer_says_is_taken_or_refused_and_what_is_refused_changes_nothing(
    feeds: Feeds, said: list[bytes]
) -> None:
    gossip = gossip_with(feeds)
    for raw in said:
        before = plain(gossip)
        try:
            done = gossip.receive(BAD, raw)
        except Malformed:
            assert plain(gossip) == before
        else:
            for _, out in done.out:
                assert len(out) <= LARGEST_FRAME


def test_what_stands_beside_junk_is_not_lost_to_the_table() -> None:
    """Else one bad peer could have every other one hold an entry that its table never reads."""
    entry = FULL.entries(0)[0]
    gossip = gossip_with(written([0, 0, 0]))
    with pytest.raises(Malformed):
        gossip.receive(BAD, encode(Entries((entry.raw, b"junk"), more=False)))
    assert gossip.receive(GOOD, encode(Entries((entry.raw,), more=False))).new == [entry]


def brought(gossip: Gossip[str], message: Message) -> int:
    """How many bytes the bad peer gets for one message."""
    return sum(len(out) for link, out in gossip.receive(BAD, encode(message)).out if link == BAD)


LARGE = Feeds(TABLE, AUTHORS)
for _ in range(30):
    for seat, person in enumerate(PEOPLE):
        LARGE.append(person, seat, bytes(LARGEST_BODY))
LARGE_BYTES = sum(len(entry.raw) for entry in LARGE.all_entries())
WRONG = Heads(False, tuple(Head(head.length, b"w" * 32) for head in LARGE.heads()))
NOTHING = Heads(False, tuple(Head(0, NO_HASH) for _ in PEOPLE))
NOTHING_FRESH = Heads(True, NOTHING.heads)


@pytest.mark.parametrize("asked", [WRONG, NOTHING, NOTHING_FRESH], ids=["wrong hashes", "nothing", "nothing, fresh"])
@pytest.mark.parametrize("opened_anew", [False, True])
def test_a_peer_that_asks_again_and_again_gets_its_ration(asked: Message, opened_anew: bool) -> None:
    gossip, got, seconds = gossip_with(LARGE), 0, 20
    for _ in range(seconds):
        for _ in range(50):
            if opened_anew:
                gossip.disconnect(BAD)
                gossip.connect(BAD)
            got += brought(gossip, asked)
        gossip.tick()
    # Everything once, the ration, and the heads and forks that go with it.
    assert got < LARGE_BYTES + AGAIN_BYTES_AT_ONCE + seconds * AGAIN_BYTES_PER_TICK + 1_000_000


def test_a_flood_of_heads_costs_no_work() -> None:
    gossip = gossip_with(LARGE)
    asked = [gossip.receive(BAD, encode(WRONG)).out for _ in range(1000)]
    assert sum(bool(out) for out in asked) < 20


def caught_up(gossip: Gossip[str], late: Gossip[str]) -> int:
    """Let two talk until neither has anything to say, within one second; how many messages that took."""
    to_late, to_gossip, count = list(gossip.connect("late")), list(late.connect("early")), 0
    while to_late or to_gossip:
        count += len(to_late) + len(to_gossip)
        to_late += [out for _, data in to_gossip for out in gossip.receive("late", data).out]
        to_gossip = [out for _, data in to_late for out in late.receive("early", data).out]
        to_late = []
    return count


def test_an_honest_peer_far_behind_has_everything_at_once() -> None:
    gossip, late = Gossip[str](copy.deepcopy(LARGE)), Gossip[str](Feeds(TABLE, AUTHORS))
    caught_up(gossip, late)
    assert late.feeds.heads() == LARGE.heads()


def test_an_honest_peer_that_has_lost_what_it_had_gets_it_again_within_seconds() -> None:
    gossip = Gossip[str](copy.deepcopy(LARGE))
    caught_up(gossip, Gossip[str](Feeds(TABLE, AUTHORS)))
    again = Gossip[str](Feeds(TABLE, AUTHORS))
    caught_up(gossip, again)
    seconds = 0
    while again.feeds.heads() != LARGE.heads():
        seconds += 1
        gossip.tick()
        to_gossip = again.tick()
        while to_gossip:
            to_again = [out for _, data in to_gossip for out in gossip.receive("late", data).out]
            to_gossip = [out for _, data in to_again for out in again.receive("early", data).out]
        assert seconds < 5


def test_a_fork_is_still_found_by_heads_that_differ() -> None:
    one, two = written([2, 1, 1]), written([2, 1, 1])
    left, right = Gossip[str](one), Gossip[str](two)
    one.append(PEOPLE[0], 0, b"to some")
    two.append(PEOPLE[0], 0, b"to the rest")
    caught_up(left, right)
    assert [fork.seat for fork in left.feeds.forks()] == [0]
    assert [fork.seat for fork in right.feeds.forks()] == [0]
