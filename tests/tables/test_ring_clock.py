"""Claims of time around a ring: who may claim what, who objects, and that nothing at the table changes by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import pytest

from engine.contract import Clock, Rules, timed_move
from engine.encoding import digest
from engine.game import Game, Option, Options, Outcome
from engine.pieces import Legal
from netcore.audit.replay import Report
from netcore.feeds.bodies import AnyBody, MovedInTime, Objected, read_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.clock import Watch
from netcore.table.events import ClockRuns, Fouled, Objection, Stepped
from netcore.table.table import State, Table
from netcore.wire.codec import encode
from tests.engine.contract_games import Bid
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.cheats import Cheat
from tests.tables.mesh import Trouble
from tests.tables.ring import Member, Ring
from tests.tables.weather import Weather

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
    assert "times: 6 claimed, 0 objected to" in report.lines


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
        assert encode(
            {**said, "claimed_ms": body.claimed_ms, "history": body.history, "read": body.read}
        ) == encode_body(body)
        return encode({**said, "claimed_ms": claimed_ms, "history": body.history, "read": body.read})

    ring = Ring(TIMING, 3, tamper=Cheat(1, MovedInTime, claim)).run()
    for member in (ring.members[0], ring.members[2]):
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (1, "body.malformed")
    fault = verified(ring).fault
    assert fault is not None
    assert (fault.seat, fault.rule) == (1, "body.malformed")


@pytest.mark.parametrize("claimed_ms", [0, LIMIT_MS, LIMIT_MS + 1])
def test_what_is_within_bounds_is_taken(claimed_ms: int) -> None:
    ring = Ring(TIMING, 2, {"length": 2}, tamper=Cheat(1, MovedInTime, claiming(claimed_ms))).run()
    assert ring.members[0].table.view().board.claims == [3000, claimed_ms]


class Objecting:
    """Seat 2 says these objections as soon as its table has answered the questions that they are about, or never."""

    def __init__(self, *said: Objected) -> None:
        self.said = list(said)

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if member.seat == 2 and isinstance(body, MovedInTime) and body.number == 6:
            return [*(encode_body(each) for each in self.said), raw]
        return [raw]


def encode_body(body: AnyBody) -> bytes:
    return encode(body)


def objected(number: int = 2, seat: int = 1, claimed_ms: int = 3000, measured_ms: int = 9000) -> Objected:
    return Objected(number=number, seat=seat, claimed_ms=claimed_ms, measured_ms=measured_ms)


def test_an_objection_is_told_to_all_and_changes_nothing() -> None:
    silent, ring = Ring(TIMING, 3).run(), Ring(TIMING, 3, tamper=Objecting(objected())).run()
    told = Objection(2, 1, 3000, 2, 9000)
    for member in ring.members:
        assert [event for event in member.events if isinstance(event, Objection)] == [told]
        assert member.table.state is State.FINISHED
    boards = [[digest(step.board) for step in each.members[0].steps()] for each in (silent, ring)]
    assert boards[0] == boards[1]
    report = verified(ring)
    assert report.good
    names = [card.name for card in ring.terms.seats]
    assert "times: 6 claimed, 1 objected to" in report.lines
    line = f"objection: at question 2 {names[1]} claimed 3000 ms, by the clock of {names[2]} it took 9000 ms"
    assert line in report.lines


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ((objected(), objected()), "objection.twice"),
        ((objected(), objected(measured_ms=8000)), "objection.twice"),
        ((objected(number=6),), "objection.claim"),
        ((objected(number=60),), "objection.claim"),
        ((objected(seat=0),), "objection.claim"),
        ((objected(claimed_ms=2999),), "objection.claim"),
        ((objected(number=3, seat=2),), "objection.claim"),
        ((objected(measured_ms=4000),), "objection.groundless"),
    ],
)
def test_an_objection_that_anybody_can_refute_is_a_foul(said: tuple[Objected, ...], rule: str) -> None:
    ring = Ring(TIMING, 3, tamper=Objecting(*said)).run()
    named = set()
    for member in ring.members[:2]:
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled)
        named.add((fouled.foul.seat, fouled.foul.rule, fouled.number, fouled.entry))
    assert {(seat, broken) for seat, broken, _, _ in named} == {(2, rule)}
    assert len(named) == 1
    report = verified(ring)
    assert report.fault is not None
    assert (report.fault.seat, report.fault.rule) == (2, rule)


def test_a_table_objects_once_and_only_to_what_it_measured_otherwise() -> None:
    ring = Ring(TIMING, 3)
    objecting: list[bool] = []

    class Eager:
        def __call__(self, member: Member, raw: bytes) -> list[bytes]:
            body = read_body(raw)
            if member.seat == 0 and isinstance(body, MovedInTime) and body.number == 4:
                table = member.table
                objecting.extend(
                    [
                        table.object_to(2, 4000),
                        table.object_to(1, 9000),
                        table.object_to(5, 9000),
                        table.object_to(2, 9000),
                    ]
                )
            return [raw]

    ring.tamper = Eager()
    ring.run()
    assert objecting == [False, False, False, True]
    assert not ring.members[0].table.object_to(2, 9000)
    assert [event for event in ring.members[1].events if isinstance(event, Objection)] == [
        Objection(2, 1, 3000, 0, 9000)
    ]


# ── with clocks ─────────────────────────────────────────────────────────────────────────────────────────────────────
class Clocked(Weather):
    """Peers with clocks of their own, which have nothing to do with each other's."""

    def __init__(self, claims: Mapping[int, int], thinks_ms: int, delay_ms: tuple[int, int], **named: Any) -> None:
        """`claims`: what seats claim whatever they took; each takes `thinks_ms`."""
        super().__init__(TIMING, 3, {"length": 9}, seed=3, trouble=Trouble(delay_ms=delay_ms), **named)
        self.claims = claims
        self.thinks_ms = thinks_ms
        self.watches = [Watch({seat}) for seat in range(3)]
        self.asked_ms: dict[tuple[int, int], int] = {}
        self.seen = [0, 0, 0]

    def now_s(self, seat: int) -> float:
        """Each computer has been on for another time."""
        return self.mesh.now_ms / 1000 + 1e5 * seat

    def let_time_pass(self) -> None:
        """As a sitting does: hear, note what happened, decide when it is time."""
        self.mesh.run(50)
        for peer in self.peers:
            assert peer.seat is not None
            self.attend(peer.seat)

    def attend(self, seat: int) -> None:
        peer, watch, now_s = self.peers[seat], self.watches[seat], self.now_s(seat)
        if self.mesh.now_ms % 1000 == 0:
            watch.heard([other for other in range(3) if other != seat], now_s)
        if not peer.table.ended and peer.table.asks_to_decide:
            self.decide_in_time(seat)
        peer.work()
        for event in peer.events[self.seen[seat] :]:
            if isinstance(event, ClockRuns):
                watch.runs(event, now_s)
            if isinstance(event, Stepped) and (measured := watch.doubts(event.step, now_s)) is not None:
                peer.table.object_to(event.step.number, measured)
        self.seen[seat] = len(peer.events)
        peer.tick()

    def decide_in_time(self, seat: int) -> None:
        table = self.peers[seat].table
        asked = self.asked_ms.setdefault((seat, table.view().number), self.mesh.now_ms)
        elapsed = self.mesh.now_ms - asked
        if elapsed >= self.thinks_ms:
            table.submit(Bid(1), self.claims.get(seat, elapsed))

    def play(self) -> list[Objection]:
        for peer in self.peers:
            peer._decide = self.lay_open  # type: ignore[method-assign]
        for _ in range(3000):
            self.let_time_pass()
            if all(peer.table.ended for peer in self.peers):
                break
        tables = [peer.table for peer in self.peers]
        assert [table.state for table in tables] == [State.FINISHED] * 3, [t.waiting_for() for t in tables]
        told = [{event for event in peer.events if isinstance(event, Objection)} for peer in self.peers]
        assert told[0] == told[1] == told[2]
        return sorted(told[0], key=lambda each: (each.number, each.by))

    def lay_open(self, table: Table) -> bool:
        if table.asks_to_open:
            table.lay_open(True)
            return True
        return False


def test_nobody_objects_to_true_claims_whatever_the_network() -> None:
    assert Clocked({}, 2500, (1, 800)).play() == []


def test_all_others_object_to_a_claim_that_is_off() -> None:
    objections = Clocked({1: 0}, 4000, (1, 300)).play()
    # The first question of seat 1 opens before everybody was heard long enough to be judged.
    assert {(each.number, each.seat, each.by) for each in objections} >= {(5, 1, 0), (5, 1, 2), (8, 1, 0), (8, 1, 2)}
    assert {each.seat for each in objections} == {1}
    assert all(each.claimed_ms == 0 and 3500 <= each.measured_ms <= 5000 for each in objections)


def test_who_claims_more_than_it_took_is_objected_to_as_well() -> None:
    objections = Clocked({2: LIMIT_MS + 1}, 500, (1, 300)).play()
    assert {each.seat for each in objections} == {2}
    assert {each.by for each in objections} == {0, 1}


def test_within_the_tolerance_nobody_says_anything() -> None:
    assert Clocked({1: 1800}, 3000, (1, 300)).play() == []
