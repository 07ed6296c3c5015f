"""How much and how often peers send each other: what a link asks for costs no more than it says, and nothing twice."""

from __future__ import annotations

import msgpack
import pytest

from netcore.errors import Malformed
from netcore.feeds.chain import EARLY_ENTRIES, Accepted, Early, Feeds, Fork, Forked, Head, Known, Refused
from netcore.feeds.entry import LARGEST_BODY, Entry, SignedHeader
from netcore.feeds.gossip import BATCH_BYTES, IN_FLIGHT_TICKS, ROUND_BYTES, Entries, ForkSeen, Gossip, Heads
from netcore.identity import Identity
from netcore.wire.codec import decode, encode

TABLE = bytes(range(32))
PEOPLE = [Identity.generate() for _ in range(3)]
AUTHORS = [person.public for person in PEOPLE]
NOTHING = tuple(Head(0, bytes(32)) for _ in AUTHORS)


def gossip_of(*bodies: bytes) -> Gossip[str]:
    """A peer that holds these bodies of seat 0, linked to "a"."""
    gossip = Gossip[str](Feeds(TABLE, AUTHORS))
    for body in bodies:
        gossip.feeds.append(PEOPLE[0], 0, body)
    gossip.connect("a")
    return gossip


def sent(out: list[tuple[str, bytes]], link: str = "a") -> list[Entries | Heads | ForkSeen]:
    return [decode(raw, Heads | Entries | ForkSeen) for to, raw in out if to == link]


def raws(out: list[tuple[str, bytes]], link: str = "a") -> list[bytes]:
    return [raw for message in sent(out, link) if isinstance(message, Entries) for raw in message.raws]


def ask(gossip: Gossip[str], heads: tuple[Head, ...] = NOTHING, *, fresh: bool = False) -> list[tuple[str, bytes]]:
    return gossip.receive("a", encode(Heads(fresh, heads))).out


def heads_with(length: int, last: bytes) -> tuple[Head, ...]:
    return (Head(length, last), *NOTHING[1:])


# ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_is_far_behind_gets_a_round_at_a_time_and_is_told_that_there_is_more() -> None:
    gossip = gossip_of(*[bytes(LARGEST_BODY)] * 30)
    out = ask(gossip)
    messages = sent(out)
    size = sum(len(raw) for raw in raws(out))
    assert ROUND_BYTES - len(raws(out)[0]) < size <= ROUND_BYTES == 512 * 1024
    assert [message.more for message in messages if isinstance(message, Entries)] == [False] * (len(messages) - 1) + [
        True
    ]
    got = len(raws(out))
    last = gossip.feeds.entries(0)[got - 1].hash
    rest = ask(gossip, heads_with(got, last))
    assert [Entry.read(raw).number for raw in raws(out) + raws(rest)] == list(range(2 * got))


@pytest.mark.parametrize("beyond", [0, 1])
def test_a_round_is_filled_to_the_last_byte(beyond: int) -> None:
    gossip = gossip_of(*[bytes(LARGEST_BODY)] * 10)
    left = ROUND_BYTES + beyond - sum(len(entry.raw) for entry in gossip.feeds.all_entries())
    header = len(gossip.feeds.write(PEOPLE[0], 0, bytes(left - 300)).raw) - (left - 300)
    gossip.feeds.append(PEOPLE[0], 0, bytes(left - header))
    assert sum(len(entry.raw) for entry in gossip.feeds.all_entries()) == ROUND_BYTES + beyond
    out = ask(gossip)
    assert len(raws(out)) == 11 - beyond
    last = sent(out)[-1]
    assert isinstance(last, Entries)
    assert last.more is bool(beyond)


def test_a_message_holds_as_much_as_fits_and_no_more() -> None:
    gossip = gossip_of(*[bytes(2000)] * 60)
    out = [raw for _, raw in ask(gossip)]
    assert all(len(raw) <= BATCH_BYTES + 100 for raw in out)
    assert all(len(raw) > BATCH_BYTES - 2500 for raw in out[:-1])
    assert len(out) == 3


def test_entries_with_more_to_come_are_answered_with_heads_and_others_are_not() -> None:
    source, gossip = gossip_of(b"one", b"two"), gossip_of()
    first, second = source.feeds.entries(0)
    answer = gossip.receive("a", encode(Entries((first.raw,), more=True))).out
    assert sent(answer) == [Heads(False, heads_with(1, first.hash))]
    assert gossip.receive("a", encode(Entries((second.raw,), more=False))).out == []


# ── what is under way ───────────────────────────────────────────────────────────────────────────────────────────────
def test_what_is_under_way_is_not_sent_again_until_it_must_be_lost() -> None:
    gossip = gossip_of(b"one", b"two")
    assert len(raws(ask(gossip))) == 2
    for _ in range(IN_FLIGHT_TICKS - 1):
        assert raws(ask(gossip)) == []
        gossip.tick()
    assert raws(ask(gossip)) == []
    gossip.tick()
    assert len(raws(ask(gossip))) == 2


def test_heads_that_crossed_what_was_sent_count_as_no_loss_but_newer_ones_are_believed() -> None:
    gossip = gossip_of(b"one", b"two", b"three")
    entries = gossip.feeds.entries(0)
    ask(gossip)
    gossip.tick()
    assert raws(ask(gossip, heads_with(1, entries[0].hash))) == []
    assert raws(ask(gossip, heads_with(3, entries[2].hash))) == []
    assert gossip.level()


def test_who_comes_back_is_believed_once_a_tick_that_all_is_lost() -> None:
    """It costs a line to ask and half a megabyte to answer: who asks again at once is answered as anybody else."""
    gossip = gossip_of(b"one", b"two")
    assert len(raws(ask(gossip, fresh=True))) == 2
    for _ in range(5):
        assert raws(ask(gossip, fresh=True)) == []
    gossip.tick()
    assert len(raws(ask(gossip, fresh=True))) == 2
    assert raws(ask(gossip, fresh=True)) == []


def test_a_link_that_opens_again_begins_anew() -> None:
    gossip = gossip_of(b"one")
    assert len(raws(ask(gossip))) == 1
    gossip.disconnect("a")
    assert gossip.links == ()
    assert gossip.tick() == []
    assert gossip.receive("a", encode(Heads(False, NOTHING))).out == []
    (opened,) = sent(gossip.connect("a"))
    assert opened == Heads(True, gossip.feeds.heads())
    assert len(raws(ask(gossip))) == 1
    gossip.disconnect("nobody")


def test_each_link_is_sent_what_it_lacks_alone() -> None:
    gossip = gossip_of(b"one")
    first = gossip.feeds.entries(0)[0]
    gossip.connect("b")
    gossip.receive("b", encode(Heads(False, heads_with(1, first.hash))))
    second = gossip.feeds.append(PEOPLE[0], 0, b"two")
    out = gossip.spread([first, second])
    assert raws(out, "a") == [first.raw, second.raw]
    assert raws(out, "b") == [second.raw]
    assert gossip.spread([first, second]) == []


def test_what_came_over_a_link_is_passed_on_to_the_others_and_not_back() -> None:
    source, gossip = gossip_of(b"one", b"two"), gossip_of()
    gossip.connect("b")
    first, second = source.feeds.entries(0)
    done = gossip.receive("a", encode(Entries((first.raw,), more=False)))
    assert done.new == [first]
    assert (raws(done.out, "a"), raws(done.out, "b")) == ([], [first.raw])
    again = gossip.receive("b", encode(Entries((first.raw,), more=False)))
    assert (again.new, again.out) == ([], [])
    early = gossip.receive("a", encode(Entries((second.raw, first.raw), more=False)))
    assert early.new == [second]


def test_a_peer_that_holds_more_or_less_is_not_level() -> None:
    gossip = gossip_of(b"one")
    assert not gossip.level()
    first = gossip.feeds.entries(0)[0]
    ask(gossip, heads_with(1, first.hash))
    assert gossip.level()
    ask(gossip, heads_with(2, bytes(32)))
    assert not gossip.level()


# ── forks ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def forked() -> tuple[Entry, Entry]:
    one, other = Feeds(TABLE, AUTHORS), Feeds(TABLE, AUTHORS)
    return one.append(PEOPLE[1], 1, b"to some"), other.append(PEOPLE[1], 1, b"to the rest")


def test_another_version_of_a_feed_is_shown_to_who_holds_it() -> None:
    ours, theirs = forked()
    gossip = gossip_of()
    gossip.receive("a", encode(Entries((ours.raw,), more=False)))
    theirs_held = (NOTHING[0], Head(1, theirs.hash), NOTHING[2])
    assert raws(ask(gossip, theirs_held)) == [ours.raw]
    ours_held = (NOTHING[0], Head(1, ours.hash), NOTHING[2])
    assert raws(ask(gossip, ours_held)) == []
    beyond = (NOTHING[0], Head(2, theirs.hash), NOTHING[2])
    assert raws(ask(gossip, beyond)) == []


@pytest.mark.parametrize("length", [1, 2, 3])
def test_of_a_longer_feed_the_entry_is_shown_at_which_the_other_stands(length: int) -> None:
    """That entry proves the fork; what comes after it is sent as to anybody who is behind."""
    gossip = gossip_of(b"one", b"two", b"three")
    shown = [entry.raw for entry in gossip.feeds.entries(0)[length - 1 :]]
    out = ask(gossip, heads_with(length, b"w" * 32))
    assert raws(out) == shown
    first = sent(out)[0]
    assert isinstance(first, Entries)
    assert first.raws == (shown[0],)


def test_a_fork_is_news_once_and_told_to_each_link_once() -> None:
    ours, theirs = forked()
    gossip = gossip_of()
    gossip.connect("b")
    gossip.receive("a", encode(Entries((ours.raw,), more=False)))
    found = gossip.receive("a", encode(Entries((theirs.raw,), more=False)))
    assert [fork.seat for fork in found.forks] == [1]
    told = [message for link in "ab" for message in sent(found.out, link) if isinstance(message, ForkSeen)]
    assert len(told) == 2
    again = gossip.receive("a", encode(Entries((theirs.raw,), more=False)))
    assert (again.forks, again.new) == ([], [])
    assert not [message for link in "ab" for message in sent(again.out, link) if isinstance(message, ForkSeen)]
    assert gossip.receive("b", encode(told[0])).forks == []
    assert [type(message) for message in sent(gossip.connect("c"), "c")] == [Heads, ForkSeen]


def test_a_fork_that_another_found_is_passed_on_but_not_back() -> None:
    proof = Fork(*(entry.signed_header for entry in forked()))
    gossip = gossip_of()
    gossip.connect("b")
    done = gossip.receive("a", encode(ForkSeen(proof.first.raw, proof.second.raw)))
    assert done.forks == [proof]
    assert [link for link, _ in done.out] == ["b"]
    assert gossip.receive("b", encode(ForkSeen(proof.first.raw, proof.second.raw))).out == []


def test_a_feed_that_forked_goes_no_further_and_others_do() -> None:
    feeds = Feeds(TABLE, AUTHORS)
    ours, theirs = forked()
    assert isinstance(feeds.receive(ours.raw), Accepted)
    first = feeds.receive(theirs.raw)
    assert isinstance(first, Forked)
    assert first.fresh
    following = Entry.sign(PEOPLE[1], TABLE, 1, 1, ours.hash, b"as if nothing were")
    again = feeds.receive(following.raw)
    assert isinstance(again, Forked)
    assert not again.fresh
    assert feeds.length(1) == 1
    assert isinstance(feeds.receive(ours.raw), Known)
    assert isinstance(feeds.receive(Entry.sign(PEOPLE[0], TABLE, 0, 0, bytes(32), b"").raw), Accepted)
    assert [fork.seat for fork in feeds.forks()] == [1]


def test_two_early_entries_with_one_number_are_a_fork_and_one_that_comes_twice_is_none() -> None:
    feeds = Feeds(TABLE, AUTHORS)
    one = Entry.sign(PEOPLE[1], TABLE, 1, 3, bytes(32), b"one")
    other = Entry.sign(PEOPLE[1], TABLE, 1, 3, bytes(32), b"another")
    assert feeds.receive(one.raw) == feeds.receive(one.raw) == Early(1, 3)
    assert feeds.forks() == ()
    assert isinstance(feeds.receive(other.raw), Forked)
    assert not feeds._early[1]  # nobody waits for what a convicted author wrote


def test_early_entries_that_turn_out_to_be_astray_convict_and_what_came_before_counts() -> None:
    feeds, author = Feeds(TABLE, AUTHORS), Feeds(TABLE, AUTHORS)
    first, second = author.append(PEOPLE[1], 1, b"1"), author.append(PEOPLE[1], 1, b"2")
    astray = Entry.sign(PEOPLE[1], TABLE, 1, 2, first.hash, b"after another")
    assert isinstance(feeds.receive(astray.raw), Early)
    assert isinstance(feeds.receive(second.raw), Early)
    outcome = feeds.receive(first.raw)
    assert isinstance(outcome, Accepted)
    assert outcome.entries == (first, second)
    (fork,) = feeds.forks()
    assert (fork.seat, fork.number) == (1, 1)
    assert fork.proves(TABLE, AUTHORS)


def test_a_fork_is_of_one_author_of_this_table() -> None:
    one = Entry.sign(PEOPLE[0], TABLE, 9, 0, bytes(32), b"one").signed_header
    other = Entry.sign(PEOPLE[0], TABLE, 9, 0, bytes(32), b"other").signed_header
    assert not Fork(one, other).proves(TABLE, AUTHORS)
    assert Fork(one, other).proves(TABLE, [PEOPLE[0].public] * 10)
    assert not Fork(one, other).proves(TABLE, [PEOPLE[0].public] * 9)
    elsewhere = Entry.sign(PEOPLE[0], bytes(32), 9, 0, bytes(32), b"other").signed_header
    for pair in ((one, elsewhere), (elsewhere, one), (elsewhere, elsewhere)):
        assert not Fork(*pair).proves(TABLE, [PEOPLE[0].public] * 10)
    both = [Entry.sign(PEOPLE[0], TABLE, seat, 0, bytes(32), b"x").signed_header for seat in (0, 1)]
    assert not Fork(*both).proves(TABLE, [PEOPLE[0].public] * 2)


def test_a_fork_needs_both_signatures() -> None:
    one, other = (entry.signed_header for entry in forked())
    unsigned = SignedHeader.read(encode_header(other, bytes(64)))
    assert Fork(one, other).proves(TABLE, AUTHORS)
    assert not Fork(one, unsigned).proves(TABLE, AUTHORS)
    assert not Fork(unsigned, one).proves(TABLE, AUTHORS)
    with pytest.raises(Malformed):
        Feeds(TABLE, AUTHORS).receive_fork(Fork(one, unsigned))


def encode_header(header: SignedHeader, signature: bytes) -> bytes:
    return bytes(msgpack.packb([header.signed, signature], use_bin_type=True))


def test_two_signatures_under_the_same_words_are_two_entries() -> None:
    ours, _ = forked()
    other = SignedHeader.read(encode_header(ours.signed_header, bytes(64)))
    assert other.hash != ours.hash


# ── memory ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_early_entries_are_kept_in_a_window_after_what_is_held() -> None:
    author = Feeds(TABLE, AUTHORS)
    entries = [author.append(PEOPLE[0], 0, b"%d" % number) for number in range(EARLY_ENTRIES + 4)]
    feeds = Feeds(TABLE, AUTHORS)
    feeds.receive(entries[0].raw)
    for entry in entries[2:]:
        assert isinstance(feeds.receive(entry.raw), Early)
    outcome = feeds.receive(entries[1].raw)
    assert isinstance(outcome, Accepted)
    assert outcome.entries[-1].number == EARLY_ENTRIES + 1


def test_a_feed_may_be_as_large_as_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    author, feeds = Feeds(TABLE, AUTHORS), Feeds(TABLE, AUTHORS)
    entries = [author.append(PEOPLE[0], 0, bytes(1000)) for _ in range(3)]
    monkeypatch.setattr("netcore.feeds.chain.LARGEST_FEED", sum(len(entry.raw) for entry in entries[:2]))
    assert isinstance(feeds.receive(entries[0].raw), Accepted)
    assert isinstance(feeds.receive(entries[1].raw), Accepted)
    refused = feeds.receive(entries[2].raw)
    assert refused == Refused("a feed without an end")
    assert feeds.length(0) == 2
