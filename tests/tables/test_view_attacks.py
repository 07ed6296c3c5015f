"""Peers that abuse the words of a table: what they do harms nobody but themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import pytest

from engine.games import find
from netcore.audit.replay import Report
from netcore.crypto.cache import ProofCache
from netcore.crypto.seed import GameSeed
from netcore.feeds.bodies import Agreed, AnyBody, Body, Gone, Here, Mixed, Moved, read_body, write_body
from netcore.feeds.chain import Accepted
from netcore.feeds.entry import NO_HASH, Entry
from netcore.files.gamefile import GameFile
from netcore.table.events import Evicted, Fouled
from netcore.table.table import State, Table
from netcore.table.views.words import MOST_CALLS
from netcore.wire.codec import encode
from tests.scenery.both import verify
from tests.tables.mesh import Trouble
from tests.tables.ring import identity_of, secrets_for, terms_for
from tests.tables.test_departures import SEN, SHORT
from tests.tables.weather import Died, Peer, Weather

pytestmark = pytest.mark.light


@dataclass
class Instead:
    """A program that, instead of its body number `count` of one kind, does something else, and from then on nothing.

    It still hears, and passes on.
    """

    seat: int
    kind: type[Body]
    attack: Callable[[Peer], None]
    count: int = 1
    seen: int = 0

    def __call__(self, peer: Peer, body: AnyBody) -> bool:
        if peer.seat != self.seat or not isinstance(body, self.kind):
            return False
        self.seen += 1
        if self.seen < self.count:
            return False
        peer.work = lambda: None  # type: ignore[method-assign]
        self.attack(peer)
        raise Died


def say(peer: Peer, *bodies: AnyBody) -> None:
    """Sign bodies as the next entries of a feed, and spread them."""
    assert peer.seat is not None
    identity = peer.weather.identities[peer.seat]
    said = [peer.feeds.append(identity, peer.seat, write_body(body)) for body in bodies]
    peer._send(peer.gossip.spread(said))


def hand(to: Peer, *entries: Entry) -> None:
    """Have a peer get entries from their author, whoever else does."""
    for entry in entries:
        received = to.feeds.receive(entry.raw)
        for accepted in received.entries if isinstance(received, Accepted) else ():
            to._read(accepted)
    to.work()


def finds_gone(peer: Peer, gone: int) -> Gone:
    """What a peer says to have this one found gone, at the last entry that it has."""
    return Gone(gone, (peer.feeds.entries(gone)[-1].signed_header.raw,))


def others(weather: Weather, *without: int) -> list[Peer]:
    return [peer for peer in weather.peers if peer.seat not in without]


def attacked(seats: int, kind: type[Body], attack: Callable[[Peer], None], *, count: int = 1, seed: int = 1) -> Weather:
    """A table whose last seat does such a thing and vanishes, played until all others have ended."""
    last = seats - 1

    def attack_and_go(peer: Peer) -> None:
        attack(peer)
        peer.weather.mesh.run(50)
        peer.weather.vanish(last)

    leaves = Instead(last, kind, attack_and_go, count)
    weather = Weather(SEN, seats, SHORT, seed=seed, leaves=leaves)
    weather.until(lambda weather: all(peer.table.ended for peer in others(weather, last)))
    assert leaves.seen == leaves.count
    return weather


def report_of(peer: Peer) -> Report:
    """What `sennik verify` says about the file of this peer."""
    counts = filter(peer.table.counts, peer.feeds.all_entries())
    return verify(GameFile(encode(peer.weather.terms), tuple(counts)))


def assert_played_without(weather: Weather, *gone: int) -> None:
    """All others have played to the end, without these alone, and have a good file."""
    for peer in others(weather, *gone):
        assert peer.table.state is State.FINISHED
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == list(gone)
        assert report_of(peer).good


@pytest.mark.parametrize("seats", [3, 4])
def test_words_signed_beforehand_bind_no_poll_but_their_own(seats: int) -> None:
    """Who says in advance that others are gone, in this poll and in later ones, and vanishes: it is found gone."""

    def attack(peer: Peer) -> None:
        say(peer, *(finds_gone(peer, k % (seats - 1)) for k in range(3)))

    assert_played_without(attacked(seats, Moved, attack), seats - 1)


def test_words_of_which_some_hear_more_than_others_split_nobody() -> None:
    """Seat 2 finds 0 gone, then 1: seat 0 gets both entries, seat 1 the first alone; nobody is gone."""

    def attack(peer: Peer) -> None:
        one, two = finds_gone(peer, 0), finds_gone(peer, 1)
        identity = peer.weather.identities[2]
        first = peer.feeds.append(identity, 2, write_body(one))
        second = peer.feeds.append(identity, 2, write_body(two))
        for to, entries in ((0, [first, second]), (1, [first])):
            hand(peer.weather.peers[to], *entries)

    assert_played_without(attacked(3, Moved, attack), 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_finds_all_others_gone_has_a_file_of_an_unfinished_game(seats: int) -> None:
    """The one who is losing cuts its file, and says that everybody else has left."""
    weather = Weather(SEN, seats, SHORT, seed=1).run()
    whole = weather.peers[0].feeds
    kept: list[Entry] = []
    for seat in range(seats):
        kept += whole.entries(seat)[: len(whole.entries(seat)) - 4]
    mine = [entry for entry in kept if entry.seat == 0]
    heads = [[e for e in kept if e.seat == seat][-1] for seat in range(1, seats)]
    for gone, last in enumerate(heads, start=1):
        body = write_body(Gone(gone, (last.signed_header.raw,)))
        mine.append(Entry.sign(identity_of(0), last.table, 0, len(mine), mine[-1].hash, body))
    entries = (*mine, *(entry for entry in kept if entry.seat != 0))
    report = verify(GameFile(encode(weather.terms), entries))
    assert report.fault is None
    assert report.missing
    assert not any("won by" in line for line in report.lines)


@pytest.mark.parametrize("after", [Here(), Moved(number=3, move=b"{}"), Agreed(number=2)])
def test_nothing_behind_the_loser_s_signature_spoils_a_complete_game(after: AnyBody) -> None:
    weather = Weather(SEN, 3, SHORT, seed=1)
    spoken = []

    def leaves(peer: Peer, body: AnyBody) -> bool:
        if peer.seat == 1 and isinstance(body, Agreed) and not spoken:
            spoken.append(body)
            peer.work = lambda: None  # type: ignore[method-assign]
            say(peer, body, after)
            peer._send(peer.gossip.spread([peer.feeds.append(peer.weather.identities[1], 1, b"\xc1 nonsense")]))
            peer.weather.mesh.run(50)
            peer.weather.vanish(1)
            raise Died
        return False

    weather.leaves = leaves
    weather.until(lambda weather: all(peer.table.ended for peer in others(weather, 1)))
    for peer in others(weather, 1):
        assert peer.table.state is State.FINISHED
        assert report_of(peer).good


def test_who_finds_somebody_gone_again_and_again_is_denied_until_it_does_not_count() -> None:
    said = MOST_CALLS + 4

    def attack(peer: Peer) -> None:
        say(peer, *(finds_gone(peer, 0) for _ in range(said)))

    weather = attacked(3, Moved, attack)
    assert_played_without(weather, 2)
    words = [e for e in weather.peers[0].feeds.entries(0) if isinstance(read_body(e.body), Here | Gone)]
    assert len(words) <= said


def test_denying_in_advance_stops_no_other_poll() -> None:
    """Who says no beforehand, a thousand times, and is then silent, is found gone like anybody: its no is not asked."""
    began_s = time.process_time()
    weather = attacked(3, Moved, lambda peer: say(peer, *[Here()] * 1000))
    assert_played_without(weather, 2)
    assert time.process_time() - began_s < 60


def test_nobody_reads_on_because_a_third_shows_more_than_there_is() -> None:
    """Seat 3 shows an entry of 2 that nobody gets: those who agree stop where they are, and neither goes on alone."""

    def attack(peer: Peer) -> None:
        two, three = peer.weather.peers[2], peer.weather.peers[3]
        two.work = lambda: None  # type: ignore[method-assign]
        held = two.feeds.entries(2)[-1]
        hidden = Entry.sign(peer.weather.identities[2], held.table, 2, held.number + 1, held.hash, write_body(Here()))
        peer.weather.vanished[2] = peer.weather.mesh.now_ms  # so the others say, when they are asked
        say(three, Gone(2, (hidden.signed_header.raw,)))
        peer.weather.mesh.run(200)
        assert [honest.table.members for honest in peer.weather.peers[:2]] == [(0, 1, 2, 3)] * 2
        two.feeds.add(hidden)
        two._send(two.gossip.spread([hidden]))
        peer.weather.mesh.run(200)
        assert [honest.table.members for honest in peer.weather.peers[:2]] == [(0, 1, 3)] * 2
        done.append(hidden)

    done: list[Entry] = []
    weather = Weather(SEN, 4, SHORT, seed=1, leaves=Instead(3, Moved, attack))
    weather.until(lambda weather: bool(done))


def forked_shuffle() -> tuple[list[Table], list[list[Entry]], tuple[Entry, Entry]]:
    """Seat 0 signs two shuffles under one number, one for seat 1 and one for 2; what 1 says reaches 2 through 0."""
    terms, secrets = terms_for(find("sen"), 3, {"rounds": 1, "limit": 0}), [secrets_for(seat, 1) for seat in range(3)]
    tables = [Table(terms, SEN, seat, secrets[seat], ProofCache()) for seat in range(3)]
    feeds: list[list[Entry]] = [[], [], []]
    forked: tuple[Entry, Entry] | None = None

    def sign(seat: int, body: bytes) -> Entry:
        last = feeds[seat][-1] if feeds[seat] else None
        number, previous = len(feeds[seat]), last.hash if last else NO_HASH
        return Entry.sign(identity_of(seat), terms.hash(), seat, number, previous, body)

    for _ in range(400):
        for seat, table in enumerate(tables):
            phase = table._collection.phase if table._collection else None
            for order in table.take_orders():
                table.done(order, order.run())
            for raw in table.take_bodies():
                entry, body = sign(seat, raw), read_body(raw)
                if seat == 0 and isinstance(body, Mixed) and forked is None:
                    real, secrets[0].seed = secrets[0].seed, GameSeed(b"\7" * 32)
                    assert phase is not None
                    other = phase.make(0)()  # type: ignore[misc, operator]
                    secrets[0].seed = real
                    forked = (
                        entry,
                        sign(
                            0,
                            write_body(msgspec.structs.replace(other, history=body.history, read=body.read)),
                        ),
                    )
                    tables[0].read(entry)
                    tables[1].read(entry)
                    tables[2].read(forked[1])
                    feeds[0].append(entry)
                    continue
                feeds[seat].append(entry)
                for told in tables:
                    told.read(entry)
    assert forked is not None
    return tables, feeds, forked


def test_a_fork_by_one_makes_no_honest_seat_guilty_for_another() -> None:
    """What seat 1 builds on one shuffle is not read by 2, which holds the other, until the fork is known."""
    tables, _, (one, two) = forked_shuffle()
    assert one.hash != two.hash
    assert not any(isinstance(event, Fouled) for table in tables for event in table.take_events())
    assert tables[2].unreadable() == (1,)
    for honest in tables[1:]:
        honest.fork(0)
        (fouled,) = [event for event in honest.take_events() if isinstance(event, Fouled)]
        assert (fouled.foul.seat, fouled.foul.rule) == (0, "feed.fork")


def test_a_file_joined_from_two_convicts_nobody_honest() -> None:
    """The forger's own file: its second shuffle, and what seat 1 built on its first."""
    tables, feeds, (one, two) = forked_shuffle()
    assert feeds[0][one.number] == one
    assert any(isinstance(read_body(entry.body), Mixed) for entry in feeds[1]), "seat 1 has built on the first"
    joined = (*feeds[0][: one.number], two, *feeds[1], *feeds[2])
    report = verify(GameFile(encode(tables[0].terms), joined))
    assert report.fault is None
    assert "what Player 1 wrote next builds on something else" in report.missing


def test_both_sides_of_a_split_convict_who_signed_for_both_once_they_meet() -> None:
    """Nobody can take back what a third has signed twice: each side has gone on with it, and neither is believed."""
    weather = Weather(SEN, 3, SHORT, seed=1, trouble=Trouble(delay_ms=(30, 60)))
    weather.until(lambda weather: all(peer.table.can_call(2) for peer in weather.peers[:2]))
    liar, zero, one = weather.peers[2], weather.peers[0], weather.peers[1]
    last = liar.feeds.entries(2)[-1]
    made = [
        Entry.sign(weather.identities[2], last.table, 2, last.number + 1, last.hash, write_body(body))
        for body in (finds_gone(liar, 1), finds_gone(liar, 0))
    ]
    for peer, entry in zip((zero, one), made, strict=True):
        hand(peer, entry)
    weather.mesh.run(2000)
    weather.until(lambda weather: zero.table.ended and one.table.ended)
    for peer in (zero, one):
        fouled = peer.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (2, "feed.fork")
