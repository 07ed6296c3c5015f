import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.errors import Malformed, Misuse
from netcore.feeds.chain import EARLY_ENTRIES, Accepted, Early, Feeds, Fork, Forked, Known, Refused
from netcore.feeds.entry import LARGEST_BODY, LARGEST_FEED, MOST_SEATS, NO_HASH, Entry, SignedHeader
from netcore.files.gamefile import LARGEST_FILE
from netcore.identity import Identity
from netcore.wire.codec import LARGEST_FRAME

TABLE = bytes(range(32))
PEOPLE = [Identity.generate() for _ in range(3)]
AUTHORS = [person.public for person in PEOPLE]


def written(counts: list[int], tag: bytes = b"") -> Feeds:
    feeds = Feeds(TABLE, AUTHORS)
    for seat, count in enumerate(counts):
        for number in range(count):
            feeds.append(PEOPLE[seat], seat, tag + b"%d/%d" % (seat, number))
    return feeds


FULL = written([6, 5, 4])


def test_an_entry_reads_back_as_it_was_signed() -> None:
    entry = FULL.entries(1)[2]
    again = Entry.read(entry.raw)
    assert again == entry
    assert again.hash == entry.hash
    assert again.signed_by(AUTHORS[1])
    assert not again.signed_by(AUTHORS[0])
    assert (again.table, again.seat, again.number, again.body) == (TABLE, 1, 2, b"1/2")
    assert again.previous == FULL.entries(1)[1].hash
    assert SignedHeader.read(entry.signed_header.raw) == entry.signed_header


def test_every_changed_byte_of_an_entry_is_refused() -> None:
    entry = FULL.entries(0)[0]
    for place in range(len(entry.raw)):
        changed = bytearray(entry.raw)
        changed[place] ^= 1
        outcome = Feeds(TABLE, AUTHORS).receive(bytes(changed))
        assert isinstance(outcome, Refused), place
    for end in range(len(entry.raw)):
        assert isinstance(Feeds(TABLE, AUTHORS).receive(entry.raw[:end]), Refused)


@settings(max_examples=60)
@given(order=st.permutations(range(15)), twice=st.lists(st.integers(0, 14), max_size=8))
def test_any_order_and_repetition_gives_the_same_feeds(order: list[int], twice: list[int]) -> None:
    entries = FULL.all_entries()
    feeds = Feeds(TABLE, AUTHORS)
    came: list[Entry] = []
    for index in [*order, *twice]:
        outcome = feeds.receive(entries[index].raw)
        assert isinstance(outcome, Accepted | Known | Early)
        if isinstance(outcome, Accepted):
            came += outcome.entries
    assert feeds.heads() == FULL.heads()
    for seat in range(3):
        assert [e for e in came if e.seat == seat] == list(FULL.entries(seat))


def test_what_comes_too_early_waits_within_bounds() -> None:
    long = Feeds(TABLE, AUTHORS)
    entries = [long.append(PEOPLE[0], 0, b"%d" % n) for n in range(EARLY_ENTRIES + 3)]
    feeds = Feeds(TABLE, AUTHORS)
    for entry in reversed(entries[1:]):
        assert feeds.receive(entry.raw) == Early(0, entry.number)
    first = feeds.receive(entries[0].raw)
    assert isinstance(first, Accepted)
    assert len(first.entries) == EARLY_ENTRIES + 1  # those beyond the window were not kept
    for entry in entries:
        feeds.receive(entry.raw)
    assert feeds.heads() == long.heads()


@pytest.mark.parametrize("held", [0, 2, 3, 5])
def test_two_entries_with_one_number_prove_a_fork_wherever_they_meet(held: int) -> None:
    one, two = written([3, 0, 0]), written([2, 0, 0])
    two.append(PEOPLE[0], 0, b"something else")
    two.append(PEOPLE[0], 0, b"and more")
    feeds = Feeds(TABLE, AUTHORS)
    pool = [*one.entries(0), *two.entries(0)[2:]]
    random.Random(held).shuffle(pool)
    outcomes = [feeds.receive(entry.raw) for entry in pool]
    (fork,) = feeds.forks()
    assert any(isinstance(o, Forked) for o in outcomes) or len(feeds.entries(0)) >= 2
    assert fork.seat == 0
    assert fork.proves(TABLE, AUTHORS)
    assert not fork.proves(bytes(32), AUTHORS)
    assert not fork.proves(TABLE, [AUTHORS[1], AUTHORS[0], AUTHORS[2]])
    # The proof travels by itself and convinces a peer that has seen nothing.
    stranger = Feeds(TABLE, AUTHORS)
    assert stranger.receive_fork(Fork(SignedHeader.read(fork.first.raw), SignedHeader.read(fork.second.raw)))
    assert not stranger.receive_fork(fork)
    with pytest.raises(Misuse):
        stranger.append(PEOPLE[0], 0, b"no more")


@pytest.mark.parametrize("first", [0, 1])
def test_whichever_of_two_versions_comes_first_the_other_proves_a_fork(first: int) -> None:
    """Whatever is spelt in it."""
    before = FULL.entries(0)[:2]
    versions = []
    for body in (b"a move", b"z move"):
        feeds = Feeds(TABLE, AUTHORS)
        for entry in before:
            feeds.receive(entry.raw)
        versions.append(feeds.append(PEOPLE[0], 0, body))
    reader = Feeds(TABLE, AUTHORS)
    for entry in (*before, versions[first]):
        assert isinstance(reader.receive(entry.raw), Accepted)
    assert isinstance(reader.receive(versions[first].raw), Known)
    assert isinstance(reader.receive(versions[1 - first].raw), Forked)


def test_an_entry_after_another_than_the_authors_own_proves_a_fork() -> None:
    feeds = written([2, 0, 0])
    astray = Entry.sign(PEOPLE[0], TABLE, 0, 2, bytes(31) + b"x", b"")
    outcome = feeds.receive(astray.raw)
    assert isinstance(outcome, Forked)
    assert outcome.fork.proves(TABLE, AUTHORS)


def test_honest_entries_prove_no_fork() -> None:
    first, second, third = FULL.entries(0)[:3]
    for pair in [(first, first), (first, second), (first, third), (first, FULL.entries(1)[0])]:
        fork = Fork(pair[0].signed_header, pair[1].signed_header)
        assert not fork.proves(TABLE, AUTHORS)
        with pytest.raises(Malformed):
            written([0, 0, 0]).receive_fork(fork)


def test_a_forged_fork_does_not_convict() -> None:
    entry = FULL.entries(0)[1]
    forged = Entry.sign(PEOPLE[1], TABLE, 0, 1, entry.previous, b"not by seat 0")
    assert not Fork(entry.signed_header, forged.signed_header).proves(TABLE, AUTHORS)
    assert isinstance(written([1, 0, 0]).receive(forged.raw), Refused)


def test_entries_of_other_tables_and_seats_are_refused() -> None:
    for table, seat in [(bytes(32), 0), (TABLE, 3)]:
        entry = Entry.sign(PEOPLE[0], table, seat, 0, NO_HASH, b"")
        assert isinstance(Feeds(TABLE, AUTHORS).receive(entry.raw), Refused)
    astray = Entry.sign(PEOPLE[0], TABLE, 0, 0, bytes(31) + b"x", b"")
    assert isinstance(Feeds(TABLE, AUTHORS).receive(astray.raw), Refused)


def test_what_cannot_be_an_entry_is_our_own_fault() -> None:
    with pytest.raises(Misuse):
        Feeds(TABLE, AUTHORS).append(PEOPLE[1], 0, b"")
    with pytest.raises(Misuse):
        Feeds(TABLE, AUTHORS).append(PEOPLE[0], 0, bytes(LARGEST_BODY + 1))
    with pytest.raises(Misuse):
        Feeds(b"short", AUTHORS)


def test_missing_from_gives_each_author_its_turn() -> None:
    lacking = FULL.missing_from([1, 5, 0])
    assert [(e.seat, e.number) for e in lacking] == [
        (2, 0),
        (0, 1),
        (2, 1),
        (0, 2),
        (2, 2),
        (0, 3),
        (2, 3),
        (0, 4),
        (0, 5),
    ]


def test_what_is_written_is_told_to_nobody_before_it_is_added() -> None:
    feeds = Feeds(TABLE, AUTHORS)
    first = feeds.write(PEOPLE[0], 0, b"first")
    second = feeds.write(PEOPLE[0], 0, b"second", first)
    assert feeds.length(0) == 0
    assert not feeds.all_entries()
    with pytest.raises(Misuse):
        feeds.add(second)
    feeds.add(first)
    feeds.add(second)
    assert feeds.entries(0) == (first, second)
    with pytest.raises(Misuse):
        feeds.add(second)


def test_a_feed_without_an_end_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    author, reader = Feeds(TABLE, AUTHORS), Feeds(TABLE, AUTHORS)
    entries = [author.append(PEOPLE[0], 0, bytes(1000)) for _ in range(6)]
    monkeypatch.setattr("netcore.feeds.chain.LARGEST_FEED", 4 * len(entries[0].raw) + 10)
    for entry in entries[1:]:
        assert isinstance(reader.receive(entry.raw), Early)
    assert isinstance(reader.receive(entries[0].raw), Accepted)
    assert reader.length(0) == 4
    assert isinstance(reader.receive(entries[4].raw), Refused)
    other = author.append(PEOPLE[1], 1, b"others go on")
    assert isinstance(reader.receive(other.raw), Accepted)


def test_the_largest_feeds_are_as_the_protocol_has_them_and_fit_into_a_game_file() -> None:
    """One that is longer for some programs and not for others would part them."""
    assert LARGEST_FEED == 24 * 2**20
    assert MOST_SEATS * LARGEST_FEED + LARGEST_FRAME < LARGEST_FILE
