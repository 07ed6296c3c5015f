"""Cheating with time, by real peers against real clocks: what each could once do, and what comes of it now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.dream_board import LEFT, Board
from engine.dream_moves import Hear, LastGuess, Object
from engine.encoding import digest
from engine.games import find
from engine.knowledge import View
from engine.pieces import Move, Seat
from engine.policies import for_game
from netcore.audit.replay import Report, verify
from netcore.feeds.bodies import Clocked, MovedInTime, MovePromised, read_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.clock import DRIFT_MS, SLACK_MS, TOLERANCE_MS
from netcore.wire.codec import encode
from tests.tables import cheats
from tests.tables.timed import LIMIT_MS, Person, Timed
from tests.tables.weather import Peer

pytestmark = pytest.mark.light

PEERS = (2, 3, 5)
DREAMER = 1


def verified(table: Timed) -> Report:
    """What somebody on another machine finds in the file."""
    entries = table.peers[0].feeds.all_entries()
    return verify(unpack_game(pack_game(encode(table.terms), entries)), lambda _name: table.game)


def found_late(report: Report) -> int:
    """How many answers a report calls late."""
    (line,) = [line for line in report.lines if line.startswith("times: ")]
    return int(line.split()[-3])


def of(table: Timed, seat: Seat) -> list[tuple[int, int]]:
    """What counted as the single decisions of a seat: the bid, and the claim."""
    board = table.board
    return [
        (bid, claim)
        for turn, (bid, claim) in enumerate(zip(board.bids, board.claims, strict=True))
        if turn % board.seats == seat
    ]


def never(_view: View) -> float:
    return float("inf")


# ── those who cheat with their own time ─────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", PEERS)
@pytest.mark.parametrize("claim", [0, LIMIT_MS, LIMIT_MS + 1])
def test_a_decision_that_takes_45_s_of_5_does_not_count_whatever_it_claims(seats: int, claim: int) -> None:
    slow = Person(lambda _view: 45_000, lambda _elapsed: claim, late=False)
    table = Timed(seats, {1: slow}, turns=2 * seats).play()
    assert of(table, 1) == [(0, LIMIT_MS)] * 2
    assert {seat for _, seat in table.late()} == {1}
    assert all(bid == 1 for seat in range(seats) if seat != 1 for bid, _ in of(table, seat))
    report = verified(table)
    assert report.good
    assert found_late(report) == len(table.late())


@pytest.mark.parametrize("seats", PEERS)
def test_who_stays_connected_and_never_answers_stops_nobody(seats: int) -> None:
    """Neither in its own turn, nor in a vote of all."""
    table = Timed(seats, {1: Person(never, late=False)}, turns=2 * seats).play()
    assert of(table, 1) == [(0, LIMIT_MS)] * 2
    assert table.board.votes == [tuple(int(seat != 1) for seat in range(seats))] * 2 * seats
    assert len(table.late()) == 2 + 2 * seats
    assert table.mesh.now_ms < 2 * seats * (LIMIT_MS + 10_000)
    assert verified(table).good


@pytest.mark.parametrize("seats", PEERS)
def test_a_vote_that_takes_20_s_is_the_one_agreed_upon(seats: int) -> None:
    slow = Person(lambda view: 20_000 if view.number % 2 == 0 else 1000, late=False)
    table = Timed(seats, {seats - 1: slow}, turns=3).play()
    assert table.board.votes == [(*[1] * (seats - 1), 0)] * 3
    assert {seat for _, seat in table.late()} == {seats - 1}
    assert verified(table).good


@pytest.mark.parametrize("seats", PEERS)
def test_1900_ms_bought_in_each_decision_do_not_add_up(seats: int) -> None:
    thrifty = Person(lambda _view: 1900, lambda _elapsed: 0)
    turns = 8
    table = Timed(seats, {0: thrifty}, turns=turns * seats).play()
    decided = of(table, 0)
    bought_ms = sum(1900 - claim for bid, claim in decided if bid == 1)
    assert decided[1] == (1, 0)
    assert bought_ms <= DRIFT_MS + turns * SLACK_MS
    assert decided[4:] == [(0, LIMIT_MS)] * (turns - 4)
    assert {seat for _, seat in table.late()} == {0}
    assert verified(table).good


@pytest.mark.parametrize("seats", PEERS)
def test_a_claim_of_the_whole_limit_at_once_is_no_decision(seats: int) -> None:
    """It takes no more of a night than its own turn, which could be spent in silence."""
    table = Timed(seats, {0: Person(lambda _view: 100, lambda _elapsed: LIMIT_MS + 1)}, turns=2 * seats).play()
    assert of(table, 0)[1] == (0, LIMIT_MS)
    assert all(claim <= LIMIT_MS + 1 for claim in table.board.claims)
    assert {seat for _, seat in table.late()} <= {0}


# ── those who cheat as others' judges ───────────────────────────────────────────────────────────────────────────────
def lying(seats: tuple[Seat, ...]) -> Callable[[Peer, bytes], bytes]:
    """These find everybody else late, always."""

    def speak(peer: Peer, raw: bytes) -> bytes:
        body = read_body(raw)
        if peer.seat not in seats or not isinstance(body, Clocked):
            return raw
        return cheats.replaced(body, late=[seat for seat in peer.table.terms.roster().seats if seat != peer.seat])

    return speak


@pytest.mark.parametrize(("seats", "liars"), [(3, 1), (4, 1), (5, 2)])
def test_who_finds_all_others_late_is_outvoted_and_nobody_is_told(seats: int, liars: int) -> None:
    table = Timed(seats, turns=seats)
    table.tamper = lying(tuple(range(seats - liars, seats)))
    table.play()
    assert table.late() == set()
    assert table.board.bids == [1] * seats
    report = verified(table)
    assert report.good
    assert found_late(report) == 0


def test_of_two_the_other_alone_decides_and_the_file_says_by_whom() -> None:
    table = Timed(2, turns=4)
    table.tamper = lying((1,))
    table.play()
    assert of(table, 0) == [(0, LIMIT_MS)] * 2
    assert of(table, 1) == [(1, claim) for _, claim in of(table, 1)]
    report = verified(table)
    assert report.good
    assert "late: Player 0 at question 1, by the clocks of Player 1" in report.lines


@pytest.mark.parametrize("seats", [3, 5])
def test_one_friend_does_not_hold_the_door_open(seats: int) -> None:
    """Of two who wait, one is not more than half: then the answer counts (docs/protocol/clock.md)."""

    def speak(peer: Peer, raw: bytes) -> bytes:
        body = read_body(raw)
        return cheats.replaced(body, late=[]) if peer.seat == 2 and isinstance(body, Clocked) else raw

    table = Timed(seats, {1: Person(lambda _view: 12_000, lambda _elapsed: 0, late=False)}, turns=seats)
    table.tamper = speak
    table.play()
    assert of(table, 1)[0][0] == (1 if seats == 3 else 0)
    assert verified(table).good


def test_a_hosts_bots_have_no_word_and_hold_nobody_up() -> None:
    """Three seats of five are one program's: the two others are two, and settle what is late of it."""
    table = Timed(5, {3: Person(never, late=False)}, turns=10, homes=(0, 1, 2, 0, 0)).play()
    assert of(table, 3) == [(0, LIMIT_MS)] * 2
    assert {seat for _, seat in table.late()} == {3}
    by_seat = [entry.seat for entry in table.peers[0].feeds.all_entries() if isinstance(read_body(entry.body), Clocked)]
    assert set(by_seat) <= {0, 1, 2}
    assert verified(table).good


# ── those who are honest ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", PEERS)
@pytest.mark.parametrize("delay_ms", [(1, 80), (150, 450), (1, 800)])
def test_nobody_honest_is_found_late_whatever_clock_and_network(seats: int, delay_ms: tuple[int, int]) -> None:
    """Clocks that run a hundredth fast and slow; people who take up to the last moment, and some who miss it."""
    people = {
        seat: Person(lambda view, seat=seat: (400, 2500, 4900, 7000)[(view.number + seat) % 4]) for seat in range(seats)
    }
    table = Timed(seats, people, turns=4 * seats, delay_ms=delay_ms, rates=(1.0, 1.01, 0.99), seed=seats).play()
    assert table.late() == set()
    assert verified(table).good
    for seat in range(seats):
        assert [bid for bid, _ in of(table, seat)].count(1) >= 2


def test_what_an_answer_took_is_what_its_program_says() -> None:
    table = Timed(3, turns=6, delay_ms=(1, 30)).play()
    assert all(2000 <= claim <= 2000 + TOLERANCE_MS // 10 for claim in table.board.claims)
    entries = table.peers[0].feeds.all_entries()
    kinds = [type(read_body(entry.body)) for entry in entries]
    assert kinds.count(MovedInTime) == 6
    assert kinds.count(MovePromised) == 18
    assert kinds.count(Clocked) <= 6 * 2 + 6 * 3


# ── a night ─────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.timeout(300)
def test_a_dreamers_last_guess_after_45_s_of_30_is_none_and_votes_do_not_wait_for_a_spirit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four players at three programs, the first night: the Dreamer thinks of nothing but a last guess, for long."""
    monkeypatch.setattr("netcore.crypto.joint.uniform", lambda _rolled, sides: DREAMER if sides == 4 else 12345)
    policy, streams = for_game("dream", "bot"), [Chance(seat, "bot") for seat in range(4)]

    def choose(seat: Seat, view: View) -> Move:
        assert view.legal is not None
        if LastGuess in view.legal.worded:
            return LastGuess("lion")
        if seat == view.board.dreamer and Hear() in view.legal.listed:
            return Hear()
        return policy.choose(view, view.legal, streams[seat])

    def thinks(view: View) -> float:
        assert view.legal is not None
        if LastGuess in view.legal.worded:
            return 45_000
        return 20_000 if any(isinstance(move, Object) for move in view.legal.listed) else 1500

    slow = Person(thinks, late=False)
    options: dict[str, object] = {"night_s": 10, "read_s": 0}
    table = Timed(
        4,
        {DREAMER: slow, 2: slow},
        game=find("dream"),
        options=options,
        chooses=choose,
        homes=(0, 1, 2, 0),
    )
    boards: list[Board] = [peer.table._course.driver.board for peer in table.peers]
    table.play(until=lambda: all(board.phase == "recall" for board in boards))
    assert boards[0].dreamer == DREAMER
    assert {digest(board) for board in boards} == {digest(boards[0])}
    (*_, last) = boards[0].dreamt
    assert (last.end, last.guess) == (LEFT, None)
    late = table.late()
    assert {seat for _, seat in late} == {1, 2}
    assert boards[0].penalties == [0] * 4
    guessing = max(number for number, seat in late if seat == 1)
    report = verified(table)
    assert report.fault is None
    assert any(
        line.startswith(f"late: Player 1 at question {guessing}, by the clocks of Player") for line in report.lines
    )
