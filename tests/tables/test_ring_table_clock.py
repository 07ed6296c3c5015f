"""The table's own clock: whoever sleeps over a decision has the ghost's move made, whatever is asked in whatever game.

Each seat sleeps over some of its decisions, drawn from a seed. All tables come to the same boards, nobody is at fault,
both verifiers agree, and what each seat knows is what a dealer would have shown it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from engine.chance import Chance
from engine.contract import Pick, Rules, move
from engine.driver import Step
from engine.game import Game
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.feeds.bodies import Clocked, read_body
from netcore.feeds.charter import MoveClock
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import FoundLate
from netcore.table.lateness import MOST_OUTVOTED
from netcore.wire.codec import encode
from tests.engine.contract_games import CONTRACT_GAMES, Bid
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.ring import Member, Ring, assert_one_game
from tests.tables.test_ring_clock import TIMING, Speaking, Timing, one
from tests.tables.test_ring_dream import bots

pytestmark = [pytest.mark.timeout(300), pytest.mark.light]

STRICT = MoveClock("strict", 60)
GAMES = {game.name: game for game in CONTRACT_GAMES}
DECIDES = ("move", "moves", "seal", "keep_and_pass")


def often(seed: int, one_in: int) -> Any:
    """Each seat sleeps over one of so many of its decisions."""
    chances: dict[Seat, Chance] = {}

    def sleeps(seat: Seat, view: View) -> bool:
        return chances.setdefault(seat, Chance(seed, "sleeps", str(seat))).below(one_in) == 0

    return sleeps


def slept_over(ring: Ring) -> set[tuple[int, Seat]]:
    """At which question who was found late, as all were told; what was decided in their stead is noted."""
    told = [{(e.number, e.seat) for e in member.events if isinstance(e, FoundLate)} for member in ring.members]
    assert all(each == told[0] for each in told)
    steps = {step.number: step for step in ring.members[0].steps()}
    for number, seat in told[0]:
        member, step = ring.members[seat], steps[number]
        assert number not in member.decided
        member.decided[number] = _decided_for(member, step)
    return told[0]


def _decided_for(member: Member, step: Step) -> Move:
    """What was decided in a member's stead."""
    view, seat = member.table.views[step.number], member.seat
    if step.ask == "keep_and_pass":
        hands, seen = [view.board.hands[other] for other in range(seat + 1)], member.table.seen
        kept = step.cards[sum(map(len, hands[:-1]))]
        return Pick([seen[card] for card in hands[-1]].index(seen[kept]))
    if step.ask == "seal":
        assert view.legal is not None
        return view.clock.late if view.clock is not None else view.legal.listed[0]
    return step.moves[seat] if step.move is None else step.move


def verified(ring: Ring, game: Game) -> None:
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), lambda _name: game)
    assert report.good, report


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_ghost_decides_whatever_is_asked_and_all_see_the_same(name: str) -> None:
    game = GAMES[name]
    ring = Ring(game, 3, seed=4, clock=STRICT, sleeps=often(4, 2)).run()
    late = slept_over(ring)
    assert bool(late) == any(step.ask in DECIDES for step in ring.members[0].steps())
    assert_one_game(ring)
    verified(ring, game)


SHORT: dict[str, tuple[int, dict[str, object]]] = {
    "sen": (3, {"rounds": 1, "limit": 0}),
    "smoki": (2, {"goal": "rounds", "rounds": 1}),
    "race": (2, {}),
    "dream": (4, {"night_s": 10, "read_s": 0}),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_game_over_which_all_sleep_now_and_then_is_one_game(name: str) -> None:
    seats, options = SHORT[name]
    chooses = bots(2) if name == "dream" else None
    ring = Ring(
        find(name), seats, options, seed=2, clock=STRICT, sleeps=often(2, 3), checked=8, at_once=True, decide=chooses
    )
    ring.run()
    assert slept_over(ring)
    assert_one_game(ring)
    verified(ring, find(name))


# ── who cheats with it ──────────────────────────────────────────────────────────────────────────────────────────────
class Crossing(Ring):
    """Whoever sleeps wakes up in the very moment in which the others say that the time is over, and answers."""

    crossed = 0

    def find_late(self, member: Member) -> bool:
        said = super().find_late(member)
        if member is not self.members[-1]:
            return said
        for each in self.members:
            if each.table.asks_to_decide:
                view = each.table.view()
                assert view.legal is not None
                each.table.submit(self.decide(each.seat, view, view.legal))
                self.work(each)
                self.crossed += 1
        return said


@pytest.mark.parametrize("name", ["draft", "boast"])
def test_an_answer_that_crosses_with_the_words_is_passed_over_by_all(name: str) -> None:
    game = GAMES[name]
    ring = Crossing(game, 3, seed=4, clock=STRICT, sleeps=often(4, 2))
    ring.run()
    assert len(slept_over(ring)) == ring.crossed > 0
    assert_one_game(ring)
    verified(ring, game)


def finding_all_late(seats: tuple[Seat, ...]) -> Any:
    """These say of everybody, always, that they did not come in time."""

    def speak(member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if member.seat not in seats or not isinstance(body, Clocked):
            return [raw]
        return [cheats.replaced(body, late=tuple(range(len(member.table.terms.seats))))]

    return speak


@pytest.mark.parametrize("kind", ["strict", "gentle"])
@pytest.mark.parametrize("name", ["draft", "boast"])
def test_a_false_word_of_one_in_three_changes_nothing(name: str, kind: Any) -> None:
    game, clock = GAMES[name], MoveClock(kind, 60)
    ring = Ring(game, 4, seed=4, clock=clock, tamper=finding_all_late((1,)), at_once=True).run()
    assert slept_over(ring) == set()
    assert_one_game(ring)
    verified(ring, game)


def test_words_of_another_question_said_again_change_nothing() -> None:
    game, said = GAMES["boast"], list[bytes]()

    def repeats(member: Member, raw: bytes) -> list[bytes]:
        if member.seat != 1 or not isinstance(read_body(raw), Clocked):
            return [raw]
        said.append(cheats.replaced(read_body(raw), late=(0, 2)))
        return [*said[:-1], raw]

    ring = Ring(game, 3, seed=4, clock=STRICT, tamper=repeats, at_once=True).run()
    assert len(said) > 1
    assert slept_over(ring) == set()
    assert_one_game(ring)
    verified(ring, game)


def plain(board: Timing) -> Rules[None]:
    legal = Legal((Bid(0), Bid(1)))
    for turn in range(board.turns):
        made = yield from move(turn % board.seats, legal)
        board.bids.append(cast("Bid", made).number)


PLAIN = replace(TIMING, name="plain", play=plain)
"""Each seat bids in turn, and the rules give it no time."""


@pytest.mark.parametrize(("kind", "counts"), [("gentle", 2), ("strict", 0)])
def test_a_wish_is_no_finding_so_that_nobody_is_outvoted_by_a_gentle_clock(kind: Any, counts: int) -> None:
    """Two of four are against waiting for seat 0 in the end; one of them was alone with that again and again before."""
    turns = 4 * (MOST_OUTVOTED + 4)

    def words(peer: Seat, number: int, seat: Seat) -> bool:
        spent = peer == 3 and number <= 4 * (MOST_OUTVOTED + 1)
        return (spent and seat in (1, 2)) or (number > turns - 8 and seat == 0 and peer in (2, 3))

    clock = MoveClock(kind, 60)
    ring = Ring(PLAIN, 4, {"length": turns}, clock=clock, tamper=Speaking(words), decide=one).run()
    boards = [member.table.view().board for member in ring.members]
    assert {board.bids.count(0) for board in boards} == {counts}
    verified(ring, PLAIN)


@pytest.mark.parametrize("kind", ["strict", "gentle"])
def test_of_two_programs_the_other_settles_it(kind: Any) -> None:
    ring = Ring(PLAIN, 2, {"length": 4}, clock=MoveClock(kind, 60), sleeps=lambda seat, _view: seat == 1, decide=one)
    ring.run()
    assert slept_over(ring) == {(2, 1), (4, 1)}
    assert {tuple(member.table.view().board.bids) for member in ring.members} == {(1, 0, 1, 0)}
    assert_one_game(ring)
    verified(ring, PLAIN)
