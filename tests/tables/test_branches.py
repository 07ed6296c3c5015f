"""A peer that signs two versions of its feed as it goes: the others come to one of them, and play on without it."""

from __future__ import annotations

import pytest

from netcore.feeds.bodies import AnyBody, Here, Said, write_body
from netcore.feeds.entry import Entry
from netcore.table.events import Evicted, Fouled, LetGo
from netcore.table.table import State
from tests.tables.mesh import Trouble
from tests.tables.test_departures import SEN, SHORT
from tests.tables.test_view_attacks import assert_played_without, hand, others
from tests.tables.weather import Peer, Weather

pytestmark = pytest.mark.light


def sign(peer: Peer, after: Entry, body: AnyBody) -> Entry:
    seat = after.seat
    raw = write_body(body)
    return Entry.sign(peer.weather.identities[seat], after.table, seat, after.number + 1, after.hash, raw)


def called(weather: Weather, peer: Peer, gone: int) -> None:
    peer.table.call(gone)
    peer.work()


def table_of(seats: int) -> tuple[Weather, list[Peer], Entry, Entry, Entry]:
    """A table whose last seat is about to vanish, having signed two versions of what comes after its last entry."""
    weather = Weather(SEN, seats, SHORT, seed=1, trouble=Trouble(delay_ms=(30, 60)))
    gone = seats - 1
    liar = weather.peers[gone]

    def is_level(weather: Weather) -> bool:
        held = {peer.feeds.length(gone) for peer in weather.peers}
        return len(held) == 1 and all(peer.table.can_call(gone) for peer in others(weather, gone))

    weather.until(is_level)
    last = liar.feeds.entries(gone)[-1]
    one, two = sign(liar, last, Here()), sign(liar, last, Said())
    weather.vanish(gone)
    return weather, others(weather, gone), one, two, sign(liar, two, Here())


@pytest.mark.parametrize("seats", [3, 4])
def test_who_holds_a_branch_that_does_not_count_lets_it_go(seats: int) -> None:
    """Seat 0 has called it gone, and gets one version after that; seat 1 shows the other, which is longer."""
    weather, staying, one, two, three = table_of(seats)
    called(weather, staying[0], seats - 1)
    hand(staying[0], one)
    hand(staying[1], two, three)
    for peer in staying[1:]:
        called(weather, peer, seats - 1)
    weather.until(lambda _: all(peer.table.ended for peer in staying))
    assert_played_without(weather, seats - 1)
    assert [event.length for event in staying[0].events if isinstance(event, LetGo)] == [two.number]
    for peer in staying:
        assert [event.length for event in peer.events if isinstance(event, Evicted)] == [three.number + 1]
        assert peer.feeds.entries(seats - 1)[-1] == three


def test_who_has_shown_both_versions_is_at_fault_for_all() -> None:
    """Each has read one of them before it called: no end could hold for both."""
    weather, staying, one, two, _ = table_of(4)
    hand(staying[0], one)
    hand(staying[1], two)
    for peer in staying:
        called(weather, peer, 3)
    weather.until(lambda _: all(peer.table.ended for peer in staying))
    for peer in staying:
        assert peer.table.state is State.FOULED
        fouled = peer.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (3, "feed.fork")
