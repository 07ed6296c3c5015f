"""What a table keeps and forgets when a question is asked anew, a word is on its way, or a program starts again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from engine.contract import Clock, Rules, move
from engine.encoding import canonical
from engine.pieces import Legal
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.errors import Late
from netcore.feeds.bodies import AnyBody, Clocked, Gone, Here, Mixed, Moved, Undone, read_body, write_body
from netcore.feeds.charter import MoveClock
from netcore.table.events import Evicted, FoundLate
from netcore.table.orders import Order
from netcore.table.table import State, Table
from netcore.table.views.history import Past
from tests.engine.contract_games import BOAST, DRAFT, RESHUFFLE, Bid
from tests.tables.ring import Member, Ring, Watched
from tests.tables.test_ring_clock import TIMING, Timing
from tests.tables.test_ring_table_clock import PLAIN, STRICT
from tests.tables.test_ring_undo import Halted, halted

pytestmark = pytest.mark.light


def said(table: Table) -> list[AnyBody]:
    """What the table would have written now."""
    return [read_body(raw) for raw in table.take_bodies()]


def writes(member: Member, *bodies: AnyBody) -> None:
    """Have these stand in the member's feed, whatever its table knows of them."""
    for body in bodies:
        member.feeds.append(member.identity, member.seat, write_body(body))


def again(ring: Ring, member: Member, **how: Any) -> Table:
    """The member's program begins once more, with what is on its disk."""
    secrets = TableSecrets.restore(member.secrets.store())
    stored = member.feeds.length(member.seat)
    table = Table(ring.terms, ring.game, member.seat, secrets, ring.cache, **{"own_stored": stored, **how})
    table.read_all(member.feeds.all_entries())
    while orders := table.take_orders():
        for order in orders:
            table.done(order, order.run())
    table.take_events()
    return table


# ── words of time ───────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_word_of_time_is_said_once() -> None:
    """On its way into the feed, and once it stands there, for a program that has started again too."""
    ring, past = halted()
    other, word = ring.members[2], Clocked(late=(1,), **past._asdict())
    other.table.time_is_over(1, (1,))
    assert said(other.table) == [], "that was another question"
    other.table.time_is_over(2, (1,))
    assert said(other.table) == [word]
    other.table.time_is_over(2, (1,))
    assert said(other.table) == []
    writes(other, word)
    table = again(ring, other)
    table.time_is_over(2, (1,))
    assert said(table) == []


def test_of_a_question_from_which_its_feed_went_on_a_program_that_starts_again_says_nothing() -> None:
    """It has undone the move, and has gone on with the others since; their feeds come later."""
    ring, past = halted()
    other = ring.members[2]
    later = Past(b"l" * 16, b"r" * 16)
    writes(other, Undone(**past._asdict()), Moved(number=4, move=canonical(Bid(1)), **later._asdict()))
    table = again(ring, other)
    assert table.number == 2
    table.time_is_over(2, (1,))
    assert said(table) == []


def test_who_only_listens_says_nothing_until_it_may_speak() -> None:
    ring, past = halted()
    other = ring.members[2]
    table = again(ring, other, listens=True)
    table.time_is_over(2, (1,))
    assert not table.can_call(0)
    with pytest.raises(Late):
        table.deny()
    assert said(table) == []
    table.speak()
    assert said(table) == [Clocked(late=(1,), **past._asdict())]
    assert table.can_call(0)


def test_who_only_listens_neither_looks_at_the_clock_nor_answers_a_poll() -> None:
    ring, past = halted()
    caller, asked, other = ring.members
    looked: list[tuple[int, int]] = []

    def finds(number: int, seat: int, _claimed_ms: int | None) -> bool:
        looked.append((number, seat))
        return False

    for member, body in ((asked, Moved(number=2, move=canonical(Bid(1)), **past._asdict())), (caller, Gone(1, (b"",)))):
        raw = member.feeds.append(member.identity, member.seat, write_body(body)).raw
        other.feeds.receive(raw)
    table = again(ring, other, listens=True, finds=finds)
    with pytest.raises(Late):
        table.deny()
    assert looked == []
    table.speak()
    assert looked[-1:] == [(2, 1)]


def test_who_has_called_somebody_gone_says_nothing_of_time() -> None:
    ring, _ = halted()
    first = ring.members[0]
    first.table.call(2)
    (gone,) = first.table.take_bodies()
    first.table.read(first.feeds.append(first.identity, 0, gone))
    first.table.time_is_over(2, (1,))
    assert said(first.table) == []


def test_before_all_that_is_stored_of_its_own_has_come_nobody_is_called_gone() -> None:
    ring, _ = halted()
    other = ring.members[2]
    assert again(ring, other).can_call(0)
    assert not again(ring, other, own_stored=other.feeds.length(2) + 1).can_call(0)


def test_each_answer_of_others_is_looked_at_by_the_clock_in_each_question() -> None:
    looked: list[tuple[int, int]] = []

    def finds(number: int, seat: int, _claimed_ms: int | None) -> bool:
        looked.append((number, seat))
        return False

    def table(*args: Any) -> Table:
        return Watched(*args, finds=finds)

    Ring(TIMING, 3, {"length": 6}, tables={0: table}, at_once=True).run()
    assert looked == [(2, 1), (3, 2), (5, 1), (6, 2)]


def test_where_the_rules_give_a_question_a_clock_it_is_theirs_that_runs() -> None:
    """Whatever clock the table has of its own, and whether it is shorter or longer."""
    for game, kind in ((TIMING, Clock), (PLAIN, MoveClock)):
        ring = Halted(game, 2, {"length": 2}, clock=STRICT, sleeps=lambda _seat, _view: True).run()
        running = ring.members[0].table.running
        assert running is not None
        assert isinstance(running.clock, kind)


# ── a question that is asked again without somebody ─────────────────────────────────────────────────────────────────
def test_whose_time_was_over_has_all_of_it_again_when_the_question_is_asked_without_one_who_left() -> None:
    ring, _ = halted()
    first, asked, gone = ring.members
    first.table.time_is_over(2, (1,))
    ring.run()
    assert first.table.number == 2, "one word of two does not settle it"
    for member in (first, asked):
        member.table.call(2)
    ring.run()
    for member in (first, asked):
        member.events.extend(member.table.take_events())
        assert [type(event) for event in member.events if isinstance(event, Evicted | FoundLate)] == [Evicted]
    assert gone.table.ended
    assert (first.table.waiting_for(), asked.table.asks(2)) == ((1,), True)


def shuffling(*, held: int) -> tuple[Ring, Order]:
    """Three who shuffle; seat `held` has begun with its part, and nothing has come of it yet."""
    ring = Ring(BOAST, 3, {"length": 1}, at_once=True)
    last = ring.members[held]
    given: list[Order] = []

    def work(member: Member) -> bool:
        if member is not last or last.table.busy() != "shuffle":
            return Ring.work(ring, member)
        orders = last.table.take_orders()
        given.extend(order for order in orders if order.kind == "make")
        for order in orders:
            if order.kind == "check":
                last.table.done(order, order.run())
        return bool(orders)

    ring.work = work  # type: ignore[method-assign]
    ring.run()
    (order,) = given
    return ring, order


def test_who_denies_that_somebody_is_gone_goes_on_with_what_it_was_making() -> None:
    ring, order = shuffling(held=2)
    table = ring.members[2].table
    ring.members[0].table.call(1)
    (word,) = ring.members[0].table.take_bodies()
    table.read(ring.members[0].feeds.append(ring.members[0].identity, 0, word))
    table.deny()
    table.done(order, order.run())
    assert [type(body) for body in said(table)] == [Here, Mixed]


def test_who_calls_somebody_gone_gives_up_what_it_was_making() -> None:
    ring, order = shuffling(held=2)
    table = ring.members[2].table
    table.call(1)
    table.done(order, order.run())
    assert [type(body) for body in said(table)] == [Gone]


def test_a_word_that_is_on_its_way_is_not_said_again_when_another_speaks() -> None:
    ring, _ = halted()
    first, _, other = ring.members
    first.table.call(1)
    first.table.read(other.feeds.append(other.identity, 2, write_body(Here())))
    assert [type(body) for body in said(first.table)] == [Gone]


def test_of_those_who_shuffle_in_turn_only_the_next_is_waited_for() -> None:
    ring, _ = shuffling(held=0)
    assert ring.members[1].table.waiting_for() == (0,)


class Asked(Ring):
    """A ring in which all have signed the result, and nobody says whether it lays its seed open."""

    def settle(self, member: Member) -> bool:
        return not member.table.asks_to_open and super().settle(member)


@pytest.mark.parametrize("taken", [False, True])
def test_a_word_that_nobody_has_taken_when_the_table_stops_is_said_again_and_no_other(taken: bool) -> None:
    """Others may be waiting for it, at a game that is over here."""
    ring = Asked(PLAIN, 3, {"length": 3}).run()
    caller, _, last = ring.members
    table = last.table
    assert table.state is State.OPENING
    table.read(caller.feeds.append(caller.identity, 0, write_body(Gone(1, (table._letters.last(1),)))))
    first = said(table) if taken else []
    table.conclude()
    table.speak()
    assert [type(body) for body in (*first, *said(table))] == [Here]


# ── a move that is taken back ───────────────────────────────────────────────────────────────────────────────────────
def wished() -> Ring:
    """The three have come to wish that the move of seat 0 be taken back."""
    ring, _ = halted()
    mover, asked, other = (member.table for member in ring.members)
    mover.wish_undo(True)
    ring.run()
    other.wish_undo(True)
    asked.wish_undo(True)
    return ring


def twice(board: Timing) -> Rules[None]:
    """Each seat bids twice in a row."""
    legal = Legal((Bid(0), Bid(1)))
    for turn in range(board.turns):
        made = yield from move(turn // 2 % board.seats, legal)
        board.bids.append(cast("Bid", made).number)


def test_whoever_takes_back_the_first_of_two_moves_is_asked_for_it_again() -> None:
    game = replace(PLAIN, name="twice", play=twice)
    ring = Halted(game, 3, {"length": 4}, undo=True, sleeps=lambda _seat, view: view.number > 1).run()
    mover, *others = (member.table for member in ring.members)
    assert mover.asks(2)
    mover.wish_undo(True)
    ring.run()
    for table in others:
        table.wish_undo(True)
    ring.run()
    assert (mover.number, mover.view().board.bids) == (3, [])
    assert mover.asks(3)


def test_whoever_undoes_the_move_before_its_own_decides_nothing_meanwhile() -> None:
    ring = wished()
    asked = ring.members[1]
    Ring.work(ring, asked)

    def work(member: Member) -> bool:
        return Ring.work(ring, member) if member is not asked else False

    ring.work = work  # type: ignore[method-assign]
    ring.run()
    assert not asked.table.asks(2)
    assert [type(body) for body in said(asked.table)] == [Undone]


# ── found late ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_whoever_was_found_late_decides_nothing_while_the_answers_of_others_are_being_checked() -> None:
    ring = Halted(DRAFT, 3, {"length": 1}, clock=STRICT, sleeps=lambda seat, _view: seat == 1, at_once=True).run()
    late = ring.members[1]
    assert late.table.asks_to_decide
    number = late.table.number

    def work(member: Member) -> bool:
        return Ring.work(ring, member) if member is not late else False

    ring.work = work  # type: ignore[method-assign]
    for member in ring.members:
        if member is not late:
            member.table.time_is_over(number, (1,))
    ring.run()
    assert (late.table.number, late.table.asks_to_decide, late.table.view().legal) == (number, False, None)
    assert late.table.impatient == {}, "that is settled"


# ── who has come to another board ───────────────────────────────────────────────────────────────────────────────────
def beyond(past: Past, *, board: bytes, read: bytes | None = None) -> Moved:
    """An answer of one who has come to another board, or has read something else."""
    return Moved(number=2, move=canonical(Bid(1)), history=board, read=past.read if read is None else read)


@pytest.mark.parametrize(("others", "found"), [(0, True), (6, True), (7, False)])
def test_only_the_next_few_entries_are_looked_at_for_whether_somebody_is_astray(others: int, found: bool) -> None:
    """Eight; a word of time about the question before, which nobody reads, is the first of them."""
    ring, past = halted()
    first, asked, _ = ring.members
    elsewhere = [beyond(past, board=bytes([at]) * 16, read=b"e" * 16) for at in range(others)]
    for body in (*elsewhere, beyond(past, board=b"b" * 16)):
        assert first.table.astray() == (), "it may have read something else"
        first.table.read(asked.feeds.append(asked.identity, 1, write_body(body)))
    assert first.table.astray() == ((1,) if found else ())
    first.table.break_off()
    assert first.table.astray() == ()


@pytest.mark.parametrize("board", [b"\1" * 16, b"\xff" * 16])
def test_any_other_board_is_another(board: bytes) -> None:
    ring, past = halted()
    first, asked, _ = ring.members
    first.table.read(asked.feeds.append(asked.identity, 1, write_body(beyond(past, board=board))))
    assert first.table.astray() == (1,)


def test_whoever_has_answered_this_very_question_is_not_astray_by_what_follows() -> None:
    ring, past = halted()
    first, asked, _ = ring.members
    for body in (beyond(past, board=past.history), beyond(past, board=b"b" * 16)):
        first.table.read(asked.feeds.append(asked.identity, 1, write_body(body)))
    assert first.table.waiting_for() == (0, 2), "it is not settled yet whether that came in time"
    assert first.table.astray() == ()


# ── what is looked at in peace ──────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("rests", [True, False])
@pytest.mark.parametrize("kind", ["strict", "gentle"])
def test_nobody_hurries_where_there_is_something_to_be_looked_at_before_the_question(kind: Any, rests: bool) -> None:
    game = replace(PLAIN, rests=lambda _board: rests)
    ring = Halted(game, 2, {"length": 2}, clock=MoveClock(kind, 60), sleeps=lambda _seat, _view: True).run()
    table = ring.members[0].table
    assert (table.number, table.rests_before) == (1, 1 if rests else None)
    assert table.leisurely == (rests or kind == "gentle")


def test_an_onlooker_rests_with_the_others() -> None:
    ring = Halted(replace(PLAIN, rests=lambda _board: True), 2, {"length": 2}, sleeps=lambda _seat, _view: True).run()
    onlooker = Table(ring.terms, ring.game, None, None, ProofCache())
    onlooker.read_all(ring.entries())
    while orders := onlooker.take_orders():
        for order in orders:
            onlooker.done(order, order.run())
    assert onlooker.rests_before == 1


def test_a_card_that_went_back_into_a_shuffle_is_known_no_longer_and_is_still_among_what_was_seen() -> None:
    ring = Ring(RESHUFFLE, 2, {"length": 1}, at_once=True).run()
    for member in ring.members:
        shown = {card: face for view in member.table.views.values() for card, face in view.known.items()}
        assert len(shown) == 3, "a hand of two, and the card that the other one played"
        assert member.table.view().known == {}
        assert shown.items() <= member.table.seen.items()
