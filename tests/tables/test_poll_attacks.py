"""Peers that abuse the polls of a table: what they do harms nobody but themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from netcore.audit.replay import verify
from netcore.feeds.bodies import MOST_POLLS, AnyBody, Body, Evict, Gone, Moved, Stay, write_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Evicted, Forfeit, Fouled
from netcore.table.table import State
from netcore.table.votes import MOST_CALLS
from netcore.wire.codec import encode
from tests.tables.test_departures import SEN, SHORT
from tests.tables.weather import Died, Peer, Weather


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


def finds_gone(peer: Peer, poll: int, *gone: int) -> Evict:
    """What a peer says to have these found gone, at the last entries that it has."""
    return Evict(poll, tuple(Gone(seat, peer.feeds.entries(seat)[-1].signed_header.raw) for seat in gone))


def others(weather: Weather, *without: int) -> list[Peer]:
    return [peer for peer in weather.peers if peer.seat not in without]


def attacked(seats: int, leaves: Instead, *partners: int, seed: int = 1) -> Weather:
    """A table with somebody who does such a thing, played until all others have ended."""
    weather = Weather(SEN, seats, SHORT, seed=seed, leaves=leaves)
    weather.until(lambda weather: all(peer.table.ended for peer in others(weather, leaves.seat, *partners)))
    assert leaves.seen == leaves.count
    return weather


def assert_played_without(weather: Weather, *gone: int) -> None:
    """All others have played to the end, without these alone, and have one good file."""
    for peer in others(weather, *gone):
        assert peer.table.state is State.FINISHED
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == list(gone)
    files = {
        pack_game(encode(weather.terms), filter(peer.table.counts, peer.feeds.all_entries()))
        for peer in others(weather, *gone)
    }
    (file,) = files
    report = verify(unpack_game(file))
    assert report.good, report


@pytest.mark.parametrize("seats", [3, 4])
def test_one_who_finds_all_others_gone_has_left_and_ends_nothing(seats: int) -> None:
    last = seats - 1

    def attack(peer: Peer) -> None:
        say(peer, finds_gone(peer, 0, *range(last)))

    assert_played_without(attacked(seats, Instead(last, Moved, attack)), last)


def test_two_of_five_who_find_the_others_gone_end_nothing_before_these_do() -> None:
    """Three are more than two: their game goes on until they say themselves that two are gone, which ends it."""

    def attack(peer: Peer) -> None:
        for seat in (3, 4):
            peer.weather.peers[seat].work = lambda: None  # type: ignore[method-assign]
            say(peer.weather.peers[seat], finds_gone(peer.weather.peers[seat], 0, 0, 1, 2))

    weather = attacked(5, Instead(3, Moved, attack), 4)
    for peer in others(weather, 3, 4):
        assert peer.events[-1] == Forfeit((3, 4), (0, 1, 2))


def test_who_calls_poll_after_poll_is_named() -> None:
    """One word more than anybody may say costs its author the game."""

    def attack(peer: Peer) -> None:
        mine = finds_gone(peer, 0, 0)
        say(peer, *(Evict(poll, mine.gone) for poll in range(MOST_CALLS + 1)))

    weather = attacked(3, Instead(2, Moved, attack))
    for peer in others(weather, 2):
        fouled = peer.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (2, "evict.often")


def test_refusing_all_polls_in_advance_stops_no_other_poll() -> None:
    """Who says no beforehand, and is then silent, is found gone like anybody: its no is not asked for."""

    def attack(peer: Peer) -> None:
        say(peer, *(Stay(poll) for poll in range(MOST_POLLS)))
        peer.weather.vanish(2)

    weather = Weather(SEN, 3, SHORT, seed=1, leaves=Instead(2, Moved, attack))
    began_s = time.process_time()
    weather.run()
    assert_played_without(weather, 2)
    assert time.process_time() - began_s < 60


def test_nobody_who_agrees_reads_on_because_a_third_says_that_there_is_more() -> None:
    """One shows an entry that nobody else has: who reads as far is past what the others agree on."""

    def attack(peer: Peer) -> None:
        two, three = peer.weather.peers[2], peer.weather.peers[3]
        two.work = lambda: None  # type: ignore[method-assign]
        zero, one = peer.weather.peers[0], peer.weather.peers[1]
        made = [two.feeds.write(peer.weather.identities[2], 2, write_body(Stay(900)))]
        for _ in range(3):
            made.append(two.feeds.write(peer.weather.identities[2], 2, write_body(Stay(900)), made[-1]))
        say(three, Evict(0, (Gone(2, made[-1].signed_header.raw),)))
        peer.weather.mesh.run(50)
        for honest in (zero, one):
            honest.table.evict([2])
            honest.work()
        peer.weather.mesh.run(50)
        for honest in (zero, one):
            honest.table.evict([2, 3])
            honest.work()
        for entry in made:
            two.feeds.add(entry)
        two._send(two.gossip.spread(made))
        peer.weather.vanish(2)
        peer.weather.vanish(3)

    weather = Weather(SEN, 4, SHORT, seed=1, leaves=Instead(3, Moved, attack))
    weather.until(lambda weather: all(peer.table.ended for peer in others(weather, 2, 3)))
    for peer in others(weather, 2, 3):
        assert peer.events[-1] == Forfeit((2, 3), (0, 1))
