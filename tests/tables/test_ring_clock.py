"""Clocks around a ring: who may claim what, and what the words of those who wait come to, in whatever order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from engine.contract import Clock, Rules, moves, seal, timed_move, unseal
from engine.game import Game, Option, Options, Outcome
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.audit.replay import Report
from netcore.feeds.bodies import Clocked, Moved, MovedInTime, read_body, write_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled, FoundLate
from netcore.table.lateness import MOST_OUTVOTED
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import Bid
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.cheats import Cheat
from tests.tables.ring import Member, Resting, Ring, Watched

pytestmark = pytest.mark.light

LIMIT_MS = 5000


@dataclass
class Timing:
    """Who claimed what, in turn."""

    seats: int
    turns: int
    claims: list[int]
    bids: list[int]


def new_board(seats: int, options: Options) -> Timing:
    return Timing(seats, int(options["length"]), [], [])


def play(board: Timing) -> Rules[None]:
    legal = Legal((Bid(0), Bid(1)))
    for turn in range(board.turns):
        made = yield from timed_move(turn % board.seats, legal, Clock(LIMIT_MS, Bid(0), 3000))
        board.claims.append(made.claimed_ms)
        board.bids.append(cast("Bid", made.move).number)


TIMING = Game(
    name="timing",
    least_seats=2,
    most_seats=10,
    options=(Option("length", 6, least=1, most=100),),
    faces=(),
    moves=(Bid,),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=lambda board: Outcome(tuple([0] * board.seats), tuple(range(board.seats))),
    open_board=lambda _board, _face: {},
)


def verified(ring: Ring) -> Report:
    return verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), lambda _name: TIMING)


def test_claims_are_added_up_alike_everywhere() -> None:
    ring = Ring(TIMING, 3).run()
    tables = [member.table for member in ring.members]
    assert [table.state for table in tables] == [State.FINISHED] * 3
    assert {tuple(table.view().board.claims) for table in tables} == {(3000,) * 6}
    report = verified(ring)
    assert report.good
    assert "times: 6 claimed, 0 found late" in report.lines


class RestingWatched(Resting, Watched):
    """In a ring."""


@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_that_rests_has_nothing_left_to_say(seats: int) -> None:
    """A word of time, for one, that all others would wait for until the limit is over."""
    ring = Ring(TIMING, seats, {"length": 12}, seed=4, tables=dict.fromkeys(range(seats), RestingWatched)).run()
    assert [member.table.state for member in ring.members] == [State.FINISHED] * seats


def claiming(claimed_ms: int) -> cheats.Change:
    return lambda _member, body: cheats.replaced(body, claimed_ms=claimed_ms)


def as_untimed(_member: Member, body: MovedInTime) -> bytes:
    """The move without a claim."""
    raw = cheats.replaced(body)
    assert read_body(raw) == body
    return encode({"is": "moved", "number": body.number, "move": body.move, "history": body.history, "read": body.read})


@pytest.mark.parametrize(
    ("change", "rule"),
    [(claiming(LIMIT_MS + 2), "move.claim"), (claiming(10**9), "move.claim"), (as_untimed, "body.undue")],
)
def test_a_claim_that_may_not_be_made_is_a_foul(change: cheats.Change, rule: str) -> None:
    ring = Ring(TIMING, 3, tamper=Cheat(1, MovedInTime, change)).run()
    for member in (ring.members[0], ring.members[2]):
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (1, rule)
    report = verified(ring)
    assert report.fault is not None
    assert (report.fault.seat, report.fault.rule) == (1, rule)


@pytest.mark.parametrize("claimed_ms", [-1, 10**9 + 1])
def test_a_claim_beyond_all_bounds_is_no_message(claimed_ms: int) -> None:
    ring = Ring(TIMING, 3, tamper=Cheat(1, MovedInTime, claiming(claimed_ms))).run()
    fouled = ring.members[0].events[-1]
    assert isinstance(fouled, Fouled)
    assert (fouled.foul.seat, fouled.foul.rule) == (1, "body.malformed")


@pytest.mark.parametrize(
    "claimed_ms",
    [3000.0, float("nan"), float("inf"), True, None, "3000", b"3000", [3000], {"ms": 3000}, 2**63, 2**64 - 1, -(2**63)],
    ids=repr,
)
def test_a_claim_that_is_no_whole_number_of_some_size_is_no_message(claimed_ms: object) -> None:
    def claim(_member: Member, body: MovedInTime) -> bytes:
        said = {"is": "moved-in-time", "number": body.number, "move": body.move}
        assert encode({**said, "claimed_ms": body.claimed_ms, "history": body.history, "read": body.read}) == encode(
            body
        )
        return encode({**said, "claimed_ms": claimed_ms, "history": body.history, "read": body.read})

    ring = Ring(TIMING, 3, tamper=Cheat(1, MovedInTime, claim)).run()
    for member in (ring.members[0], ring.members[2]):
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (1, "body.malformed")
    fault = verified(ring).fault
    assert fault is not None
    assert (fault.seat, fault.rule) == (1, "body.malformed")


@pytest.mark.parametrize(("claimed_ms", "bid"), [(0, 1), (LIMIT_MS, 1), (LIMIT_MS + 1, 0)])
def test_what_is_within_bounds_is_taken(claimed_ms: int, bid: int) -> None:
    """The last one is over the limit, and is the late move."""
    ring = Ring(TIMING, 2, {"length": 2}, decide=one, tamper=Cheat(1, MovedInTime, claiming(claimed_ms))).run()
    assert bids(ring) == {((1, bid), (3000, claimed_ms))}


# ── words of others about an answer ─────────────────────────────────────────────────────────────────────────────────
Words = Callable[[Seat, int, Seat], bool | None]
"""Whether a peer finds the answer to a question late, which a seat has given; None: it says nothing of it."""


def timing_ring(seats: int, words: Words, seed: int = 1, **named: Any) -> Ring:
    """A ring in which peers say by `words` what came in time, whenever their tables would say so."""

    return Ring(TIMING, seats, seed=seed, tamper=Speaking(words), decide=one, **named).run()


class Speaking:
    """Puts other words into the words of time; every answer is given, before there is a word about it."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._asked: dict[bytes, tuple[int, Seat]] = {}

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if isinstance(body, MovedInTime | Moved):
            self._asked[body.history] = (body.number, member.seat)
        if not isinstance(body, Clocked):
            return [raw]
        number, seat = self._asked[body.history]
        late = self._words(member.seat, number, seat)
        return [] if late is None else [cheats.replaced(body, late=[seat] if late else [])]


def one(_seat: Seat, _view: View, _legal: Legal) -> Move:
    return Bid(1)


def bids(ring: Ring) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What all peers hold was bid, and in which time."""
    boards = [member.table.view().board for member in ring.members]
    return {(tuple(board.bids), tuple(board.claims)) for board in boards}


@pytest.mark.parametrize(
    ("seats", "late", "counts"),
    [(2, 1, False), (3, 1, True), (3, 2, False), (4, 1, True), (4, 2, False), (5, 2, True), (5, 3, False)],
)
@pytest.mark.parametrize("seed", range(4))
def test_more_than_half_of_those_who_wait_settle_what_is_late(seats: int, late: int, counts: bool, seed: int) -> None:
    """In whatever order the words come, and the answer among them."""
    ring = timing_ring(seats, lambda peer, number, _seat: number == 1 and peer > seats - 1 - late, seed)
    assert [member.table.state for member in ring.members] == [State.FINISHED] * seats
    ((made, claims),) = bids(ring)
    assert (made[0], claims[0]) == ((1, 3000) if counts else (0, LIMIT_MS))
    assert made[1:] == (1,) * 5
    told = {tuple(event for event in member.events if isinstance(event, FoundLate)) for member in ring.members}
    assert all(bool(each) is not counts for each in told)
    report = verified(ring)
    assert report.good
    assert f"times: 6 claimed, {int(not counts)} found late" in report.lines


@pytest.mark.parametrize(("seats", "silent"), [(3, 1), (4, 1), (5, 2)])
def test_it_goes_on_while_fewer_than_half_say_nothing(seats: int, silent: int) -> None:
    ring = timing_ring(seats, lambda peer, _number, _seat: None if peer >= seats - silent else False)
    waiting = [member.table.waiting_for() for member in ring.members]
    assert len(bids(ring)) == 1
    if seats == 3:  # of two who wait for seat 2's friend, one is enough
        assert [member.table.state for member in ring.members] == [State.FINISHED] * seats, waiting


def test_who_says_nothing_is_waited_for_by_name() -> None:
    ring = timing_ring(2, lambda _peer, _number, _seat: None)
    assert {member.table.waiting_for() for member in ring.members} == {(1,)}
    missing = verified(ring).missing
    assert "question 1 waits for Player 1 (seat 1)" in missing


def test_a_late_answer_crosses_with_the_words_and_the_feeds_settle_it() -> None:
    """Seat 0 answers all the same; nobody reads it, and seat 0 goes on."""
    for seed in range(6):
        ring = timing_ring(3, lambda _peer, number, _seat: number in (1, 4), seed)
        ((made, claims),) = bids(ring)
        assert made == (0, 1, 1, 0, 1, 1)
        assert claims == (LIMIT_MS, 3000, 3000, LIMIT_MS, 3000, 3000)
        of_seat_0 = [read_body(entry.body) for entry in ring.entries() if entry.seat == 0]
        assert sum(isinstance(body, MovedInTime) for body in of_seat_0) == 2
        assert verified(ring).good


def test_a_table_says_by_itself_who_did_not_answer_and_the_late_move_is_made() -> None:
    ring = Ring(TIMING, 3, decide=one)
    settle = ring.settle
    ring.settle = lambda member: member.seat != 1 and settle(member)  # type: ignore[method-assign]  # seat 1 is silent
    ring.run()
    assert [member.table.waiting_for() for member in ring.members] == [(1,)] * 3
    ring.members[0].table.time_is_over(2, (1,))
    ring.run()
    assert [member.table.number for member in ring.members] == [2] * 3
    assert ring.members[2].table.waiting_for() == (1,)
    ring.members[2].table.time_is_over(2, (1,))
    ring.run()
    assert {member.table.view().board.bids[1] for member in ring.members} == {0}
    assert {member.table.number for member in ring.members} == {5}


def play_at_once(board: Timing) -> Rules[None]:
    """All decide at once in the open, and once more under seal."""
    legal, clock = dict.fromkeys(range(board.seats), Legal((Bid(0), Bid(1)))), Clock(LIMIT_MS, Bid(1), 3000)
    made = yield from moves(legal, clock)
    sealed = yield from seal(legal, clock)
    for read in (made, (yield from unseal(sealed))):
        board.bids += [cast("Bid", read[seat]).number for seat in range(board.seats)]


def test_whoever_has_promised_nothing_in_time_has_made_the_late_move_of_the_rules() -> None:
    """Not the ghost's, which is the first that is listed."""
    ring = Ring(replace(TIMING, play=play_at_once), 3, decide=lambda _seat, _view, _legal: Bid(0))
    settle = ring.settle
    ring.settle = lambda member: member.seat != 1 and settle(member)  # type: ignore[method-assign]  # seat 1 is silent
    for number in (1, 2):
        ring.run()
        for seat in (0, 2):
            ring.members[seat].table.time_is_over(number, (1,))
    ring.run()
    assert bids(ring) == {((0, 1, 0) * 2, ())}


def test_words_that_nobody_could_say_change_nothing() -> None:
    """Of itself, of who is not asked, of another history, and twice: the first word of a peer stands."""

    def speak(member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if member.seat != 2 or not isinstance(body, Clocked):
            return [raw]
        other = cheats.replaced(body, late=[0, 1, 2], history=bytes(16))
        return [other, other, cheats.replaced(body, late=[2, 7, 9]), cheats.replaced(body, late=[0, 1, 2])]

    ring = Ring(TIMING, 3, tamper=speak, decide=one).run()
    assert [member.table.state for member in ring.members] == [State.FINISHED] * 3
    assert {made for made, _ in bids(ring)} == {(1,) * 6}
    assert verified(ring).good


def test_nobody_counts_among_those_who_have_found_it_late() -> None:
    speaking = Speaking(lambda _peer, _number, seat: seat == 1)

    def speak(member: Member, raw: bytes) -> list[bytes]:
        body, said = read_body(raw), speaking(member, raw)
        if member.seat != 1 or not isinstance(body, MovedInTime):
            return said
        return [write_body(Clocked(late=(1,), history=body.history, read=body.read)), *said]

    ring = Ring(TIMING, 3, {"length": 2}, tamper=speak, decide=one).run()
    for member in ring.members:
        assert [event for event in member.events if isinstance(event, FoundLate)] == [FoundLate(2, 1, (0, 2))]


def test_who_is_outvoted_too_often_has_no_say_any_more() -> None:
    """Two of four are for ever against seat 0; one of them has spent its words against the others before."""
    turns = 4 * (MOST_OUTVOTED + 4)

    def words(peer: Seat, number: int, seat: Seat) -> bool:
        spent = peer == 3 and number <= 4 * (MOST_OUTVOTED + 1)
        return (spent and seat in (1, 2)) or (number > turns - 8 and seat == 0 and peer in (2, 3))

    ring = timing_ring(4, words, options={"length": turns})
    ((made, _),) = bids(ring)
    assert made == (1,) * turns
    both = timing_ring(4, lambda peer, number, seat: words(peer, number, seat) and seat == 0, options={"length": turns})
    ((made, _),) = bids(both)
    assert made.count(0) == 2


def test_what_claims_more_than_the_limit_is_the_late_move() -> None:
    ring = Ring(TIMING, 3, decide=one, takes_ms=lambda clock: clock.limit_ms + 5000).run()
    assert bids(ring) == {((0,) * 6, (LIMIT_MS + 1,) * 6)}
    assert verified(ring).good


def test_peers_that_are_started_again_stand_where_the_others_do() -> None:
    for seed in range(5):
        words = Speaking(lambda _peer, number, _seat: number % 3 == 0)
        ring = Ring(TIMING, 4, {"length": 20}, seed=seed, tamper=words, decide=one, mortal=True).run()
        assert [member.table.state for member in ring.members] == [State.FINISHED] * 4
        ((made, _),) = bids(ring)
        assert made == tuple(int(number % 3 != 0) for number in range(1, 21))
        assert verified(ring).good


def test_every_word_is_said_at_the_same_place_in_a_feed_whoever_was_quicker() -> None:
    """So that two games that differ only in what is hidden leave the same entries."""
    kinds = set()
    for seed in range(6):
        ring = Ring(TIMING, 4, seed=seed, decide=one).run()
        kinds.add(tuple((entry.seat, entry.number, type(read_body(entry.body)).__name__) for entry in ring.entries()))
    assert len(kinds) == 1
    assert [kind for _, _, kind in kinds.pop()].count("Clocked") == 6 * 3


def test_time_that_was_over_before_a_question_is_asked_again_is_not_over_then() -> None:
    """Seat 3 is found gone while seat 1, whose time was over for one of the others, still has not answered."""
    ring = Ring(TIMING, 4, decide=one)
    settle = ring.settle
    ring.settle = lambda member: member.seat not in (1, 3) and settle(member)  # type: ignore[method-assign]
    ring.run()
    tables = [member.table for member in ring.members]
    tables[0].time_is_over(2, (1,))
    for table in tables[:3]:
        table.call(3)
    ring.run()
    assert [table.members for table in tables[:3]] == [(0, 1, 2)] * 3
    tables[2].time_is_over(2, (1,))
    ring.run()
    assert [table.waiting_for() for table in tables[:3]] == [(1,)] * 3
    settle(ring.members[1])
    ring.run()
    assert {table.view().board.bids[1] for table in tables[:3]} == {1}
