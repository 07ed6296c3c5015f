"""What a table hands out when it stops in the midst of something, and what it refuses to be asked."""

from __future__ import annotations

import pytest

from netcore.cards.roll import Rolling
from netcore.crypto.cache import ProofCache
from netcore.errors import Late, Misuse
from netcore.feeds.bodies import Mixed, MovedInTime, RollShare, read_body
from netcore.feeds.charter import MoveClock
from netcore.table.events import BrokenOff, ClockRuns, Fouled, Linked
from netcore.table.table import Poll, State, Table
from tests.engine.contract_games import AUCTION, BOAST, DICE, Bid
from tests.tables import cheats
from tests.tables.cheats import Cheat
from tests.tables.ring import Member, Ring
from tests.tables.test_ring_clock import TIMING

CLOCK = MoveClock("strict", 60)


class Slow(Ring):
    """Seat 1 takes nothing that its table hands out while something is rolled."""

    def work(self, member: Member) -> bool:
        collection = member.table._collection
        if member.seat == 1 and collection is not None and isinstance(collection.phase, Rolling):
            return False
        return super().work(member)


def test_a_table_that_has_stopped_hands_out_nothing_any_more_and_forgets() -> None:
    ring = Slow(DICE, 2, {"length": 1}, tamper=Cheat(0, RollShare, cheats.nonsense), at_once=True).run()
    table = ring.members[1].table
    fouled = ring.members[1].events[-1]
    assert isinstance(fouled, Fouled)
    assert (fouled.foul.seat, table.state) == (0, State.FOULED)
    assert (table.take_bodies(), table.take_orders(), table.take_events()) == ([], [], [])
    with pytest.raises(Misuse, match="erased"):
        ring.members[1].secrets.share.secret.expose()


def test_nobody_builds_upon_what_is_known_to_be_bad() -> None:
    """Seat 1 took a card away: while the proof of seat 0 is still being checked, seat 2 does not shuffle on."""
    ring = Ring(BOAST, 3, {"length": 1}, tamper=Cheat(1, Mixed, cheats.lost_card), at_once=True)
    last = ring.members[2]

    def work(member: Member) -> bool:
        if member is not last or member.table.busy() != "shuffle":
            return Ring.work(ring, member)
        given.extend(order for order in member.table.take_orders())
        return False

    given: list[object] = []
    ring.work = work  # type: ignore[method-assign]
    ring.run()
    assert {(order.kind, order.seat) for order in given} == {("check", 0)}  # type: ignore[attr-defined]
    assert not last.table.ended
    assert last.table.waiting_for() == (2,)
    assert [event.seat for event in last.events if isinstance(event, Linked)] == [0], "a bad link is none"


# ── clocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def asked_in_time(seats: int = 2) -> tuple[Ring, Table]:
    """A ring in which seat 0 is asked to decide under a clock, for the second time."""
    ring = Ring(TIMING, seats, {"length": 2 * seats}, at_once=True)

    def settle(member: Member) -> bool:
        if member.table.asks(seats + 1):
            member.events.extend(member.table.take_events())
            return False
        return Ring.settle(ring, member)

    ring.settle = settle  # type: ignore[method-assign]
    ring.run()
    table = ring.members[0].table
    assert table.asks_to_decide
    return ring, table


def test_a_decision_under_a_clock_says_how_long_it_took() -> None:
    _, table = asked_in_time()
    with pytest.raises(Misuse, match="how long"):
        table.submit(Bid(1))
    assert (table.asks(3), table.asks(2)) == (True, False)
    table.submit(Bid(1), 700)
    (body,) = (read_body(raw) for raw in table.take_bodies())
    assert isinstance(body, MovedInTime)
    assert body.claimed_ms == 700
    assert not table.asks(3)


def test_nobody_stops_waiting_for_seeds_before_the_game_is_complete() -> None:
    _, table = asked_in_time()
    with pytest.raises(Late):
        table.conclude()
    assert (table.state, table.take_events()) == (State.PLAYING, [])


def test_whether_seeds_are_laid_open_is_said_once() -> None:
    ring = Ring(AUCTION, 2, {"length": 1})
    refused: list[bool] = []

    def settle(member: Member) -> bool:
        if not member.table.asks_to_open:
            return Ring.settle(ring, member)
        member.table.lay_open(True)
        with pytest.raises(Late):
            member.table.lay_open(False)
        refused.append(True)
        return True

    ring.settle = settle  # type: ignore[method-assign]
    ring.run()
    assert (refused, {member.table.state for member in ring.members}) == ([True] * 2, {State.FINISHED})


def test_of_a_question_that_was_opened_anew_a_clock_that_has_not_heard_so_says_nothing() -> None:
    """What that clock has measured is of the time before, as where somebody has left since."""
    _, table = asked_in_time(seats=3)
    table._out.tell(ClockRuns(4, (0,), CLOCK))
    table.time_is_over(4, (1,))
    assert table._overdue == (0, frozenset())
    table.take_events()
    table.time_is_over(3, (2,))
    table.time_is_over(4, (1,))
    assert table._overdue == (4, {1}), "whoever was late before is not late again"
    table.time_is_over(4, (2,))
    assert table._overdue == (4, {1, 2})


# ── polls ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_has_said_a_word_in_a_poll_says_nothing_else_until_it_is_in_its_feed() -> None:
    ring, table = asked_in_time(seats=3)
    table.call(1)
    assert table.answered()
    assert not table.asks_to_decide
    assert table.view().legal is None
    for refused in (lambda: table.call(1), table.deny, lambda: table.submit(Bid(1), 5)):
        with pytest.raises(Late):
            refused()
    (word,) = table.take_bodies()
    table.read(ring.members[0].feeds.append(ring.members[0].identity, 0, word))
    assert table.poll() == Poll((1,), (0,), (2,))
    assert table.waiting_for() == (2,)
    assert (table.take_bodies(), table.asks_to_decide, table.state) == ([], False, State.PLAYING)


def test_where_who_is_called_gone_calls_another_the_poll_is_about_the_one_that_i_have_called() -> None:
    ring, table = asked_in_time(seats=4)
    for seat, gone in ((0, 2), (2, 1)):
        member = ring.members[seat]
        member.table.call(gone)
        (word,) = member.table.take_bodies()
        table.read(member.feeds.append(member.identity, seat, word))
    assert table.poll() == Poll((2,), (0,), (1, 3))


def test_one_program_can_be_spared_and_not_two_or_none() -> None:
    _, table = asked_in_time(seats=3)
    assert [table.can_spare(gone) for gone in ((), (1,), (2,), (1, 2))] == [False, True, True, False]


def test_who_breaks_off_ends_it_for_itself() -> None:
    ring, table = asked_in_time()
    table.break_off([1])
    assert (table.state, table.take_events()[-1]) == (State.BROKEN_OFF, BrokenOff((1,)))
    assert table.take_bodies() == []
    with pytest.raises(Late):
        table.break_off([1])
    assert not ring.members[1].table.ended


def test_an_onlooker_finds_nobody_gone_or_late() -> None:
    onlooker = Table(Ring(AUCTION, 2).terms, AUCTION, None, None, ProofCache())
    with pytest.raises(Late):
        onlooker.call(1)
    with pytest.raises(Late):
        onlooker.deny()
    with pytest.raises(Late):
        onlooker.lay_open(True)
    with pytest.raises(Late):
        onlooker.submit(Bid(0))
    onlooker.time_is_over(1, (0, 1))
    assert onlooker.take_bodies() == []
