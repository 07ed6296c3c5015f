"""The table's edges: who may do what when, what it waits for, and what it never makes twice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.chance import Chance
from engine.contract import Rules, seal, show, show_only, shuffle, unseal
from engine.encoding import digest
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.errors import Misuse
from netcore.feeds.bodies import Mixed, Moved, MovePromised, read_body, write_body
from netcore.table.events import Awaited, Chartered, Checked, Ended, Fouled, Linked, Made, Stepped
from netcore.table.table import State, Table
from tests.engine.contract_games import AUCTION, BOAST, DICE, Bid, Say, small_game
from tests.engine.contract_games import Table as Board
from tests.tables.cheats import Cheat, Silence, cut_proof, unknown_move
from tests.tables.ring import Ring, terms_for
from tests.tables.weather import Weather

DRAFT = terms_for(BOAST, 2)


def paused(game: Any = AUCTION) -> Ring:
    """A ring in which seat 0 has promised its move and seat 1 has not."""
    return Ring(game, 2, {"length": 1}, tamper=Silence(1, MovePromised)).run()


def test_a_seat_has_secrets_and_an_onlooker_has_none() -> None:
    with pytest.raises(Misuse):
        Table(DRAFT, BOAST, 0, None, ProofCache())
    with pytest.raises(Misuse):
        Table(DRAFT, BOAST, None, TableSecrets.make(), ProofCache())


def test_nothing_can_be_decided_before_it_is_asked() -> None:
    table = Table(DRAFT, BOAST, 0, TableSecrets.make(), ProofCache())
    assert table.state is State.SETTING_UP
    assert table.busy() == "keys"
    assert table.view().legal is None
    with pytest.raises(Misuse):
        table.submit(Bid(0))
    with pytest.raises(Misuse):
        table.lay_open(True)


def test_a_decision_is_taken_once_and_only_if_it_is_legal() -> None:
    ring = Ring(AUCTION, 2, {"length": 1}, decide=lambda _seat, _view, legal: legal.listed[1])
    seen = []

    def settle(member: Any) -> bool:
        if member.seat == 0 and member.table.view().legal is not None:
            with pytest.raises(Misuse, match="legal"):
                member.table.submit(Bid(77))
            member.table.submit(Bid(1))
            seen.append(member.table.view().legal)
            with pytest.raises(Misuse, match="awaited"):
                member.table.submit(Bid(1))
            return True
        return Ring.settle(ring, member)

    ring.settle = settle  # type: ignore[method-assign]
    ring.run()
    assert seen == [None]
    assert all(member.table.state is State.FINISHED for member in ring.members)


def test_an_onlooker_decides_and_owes_nothing() -> None:
    ring = Ring(BOAST, 2, {"length": 1}).run()
    onlooker = Table(ring.terms, BOAST, None, None, ProofCache())
    for entry in ring.entries():
        onlooker.read(entry)
        assert onlooker.take_bodies() == []
        for order in onlooker.take_orders():
            assert order.kind == "check"
            onlooker.done(order, order.run())
    assert onlooker.state is State.FINISHED
    assert onlooker.view().legal is None
    assert onlooker.outcome == ring.members[0].table.outcome


@pytest.mark.parametrize("cheat", [None, Cheat(1, Mixed, cut_proof), Cheat(0, Moved, unknown_move)])
def test_the_order_of_arrival_changes_nothing(cheat: Cheat | None) -> None:
    """The same feeds, authors mixed in any way, checks done at once or late: the same steps and the same end."""
    ring = Ring(BOAST, 3, {"length": 1}, tamper=cheat).run()
    told = set()
    for seed in range(8):
        chance = Chance(seed)
        feeds = [list(ring.members[2].feeds.entries(seat)) for seat in range(3)]
        onlooker, events, late = Table(ring.terms, BOAST, None, None, ProofCache()), [], []
        while any(feeds) or late:
            if any(feeds) and (not late or chance.below(3)):
                onlooker.read(chance.choice([feed for feed in feeds if feed]).pop(0))
            else:
                order = late.pop(chance.below(len(late)))
                onlooker.done(order, order.run())
            late += onlooker.take_orders()
        events = [event for event in onlooker.take_events() if not isinstance(event, Checked | Linked)]
        told.add((onlooker.state, digest(onlooker.view().board), tuple(type(event) for event in events), _end(events)))
    assert len(told) == 1


def _end(events: list[Any]) -> tuple[object, ...]:
    last = events[-1]
    return (last.foul.seat, last.foul.rule, last.number) if isinstance(last, Fouled) else ()


def test_a_promise_is_not_made_again_and_waits_for_the_other() -> None:
    ring = paused()
    table = ring.members[0].table
    assert table.waiting_for() == (1,)
    assert table.busy() == ""
    assert table.view().legal is None
    promises = [e for e in ring.members[0].feeds.entries(0) if isinstance(read_body(e.body), MovePromised)]
    assert len(promises) == 1


def test_who_goes_on_from_something_else_is_told_apart_from_who_says_nothing() -> None:
    ring = paused()
    table, silent = ring.members[0].table, ring.members[1]
    assert (table.waiting_for(), table.unreadable()) == ((1,), ())
    elsewhere = MovePromised(number=1, commitment=bytes(32), history=b"h" * 16, read=b"r" * 16)
    table.read(silent.feeds.append(silent.identity, 1, write_body(elsewhere)))
    assert table.waiting_for() == table.unreadable() == (1,)
    table.break_off()
    assert table.unreadable() == ()


def test_a_restarted_seat_makes_nothing_that_is_on_its_disk() -> None:
    ring = paused()
    own = ring.members[0].feeds.entries(0)
    stored = TableSecrets.restore(ring.members[0].secrets.store())
    again = Table(ring.terms, AUCTION, 0, stored, ProofCache(), own_stored=len(own))
    assert again.take_bodies() == []
    assert again.take_orders() == []
    for entry in ring.members[0].feeds.all_entries():
        again.read(entry)
        for order in again.take_orders():
            assert order.kind == "check"
            again.done(order, order.run())
        assert again.take_bodies() == []
    assert again.waiting_for() == (1,)


def test_orders_are_this_tables_own_and_done_once() -> None:
    ring = Ring(DICE, 2, {"length": 1})
    table, other = (member.table for member in ring.members)
    (body,) = table.take_bodies()
    entry = ring.members[0].feeds.append(ring.members[0].identity, 0, body)
    table.read(entry)
    ring.send(ring.members[0], entry)
    (body,) = other.take_bodies()
    entry = ring.members[1].feeds.append(ring.members[1].identity, 1, body)
    other.read(entry)
    table.read(entry)
    (order,) = table.take_orders()
    assert order.kind == "make"
    assert "TableSecrets" not in repr(order)
    with pytest.raises(Misuse):
        other.done(order, order.run())
    table.done(order, order.run())
    with pytest.raises(Misuse):
        table.done(order, order.run())


def test_events_tell_a_game_in_order() -> None:
    ring = Ring(BOAST, 2, {"length": 1}).run()
    events = ring.members[0].events
    kinds = [type(event) for event in events if not isinstance(event, Checked | Made)]
    assert kinds[0] is Chartered
    assert kinds[1:4] == [Linked, Linked, Stepped]
    assert kinds[-3:-1] == [Ended, Awaited]
    numbers = [event.step.number for event in events if isinstance(event, Stepped)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {event.what for event in events if isinstance(event, Checked)} == {"keys", "shuffle", "show", "seed"}


def play_looks(board: Board) -> Rules[None]:
    """Seat 0 looks at one card, and another is turned up."""
    first, second, *_ = yield from shuffle([*"abcd"])
    yield from show_only([first], [0])
    yield from show([second])


def test_a_ghost_decides_by_what_all_have_seen_and_by_nothing_else() -> None:
    ring = Ring(small_game("looks", play_looks, ()), 2, {"length": 1}).run()
    table, (last,) = ring.members[0].table, ring.members[0].steps()[-1:]
    asked: list[View] = []

    def choose(view: View, legal: Legal, _chance: Chance) -> Move:
        asked.append(view)
        return legal.listed[0]

    table._course._ghosts = cast("Any", SimpleNamespace(choose=choose))
    legal = Legal((Bid(0), Bid(1)))
    assert table._course._ghost(1, legal) == Bid(0)
    (view,) = asked
    assert (view.seat, view.legal, dict(view.known)) == (1, legal, dict(zip(last.cards, last.faces, strict=True)))
    assert set(view.known) < set(table.view().known)


def play_secret_words(board: Board) -> Rules[None]:
    """Words under seal, read later."""
    number = yield from seal(dict.fromkeys(range(board.seats), Legal((), (Say,))))
    said = yield from unseal(number)
    board.said = [cast("Say", said[seat]).text for seat in range(board.seats)]


def test_a_player_says_a_forgotten_word_again_and_no_other_is_taken() -> None:
    game = small_game("secret-words", play_secret_words, (Say,))
    weather = Weather(game, 2, {"length": 1}, seed=3, decide=lambda seat, _view, _legal: Say(f"word {seat}"))
    lost = weather.peers[1].disk
    assert lost is not None
    while not any(isinstance(read_body(entry.body), MovePromised) for entry in lost.own):
        for peer in weather.peers:
            peer.tick()
        weather.mesh.step()
    weather.crash(1)
    weather.decided[1, 1] = Say("word 1")
    weather.decided[1, 2] = Say("another word")
    with pytest.raises(Misuse, match="promised"):
        weather.run(most_ticks=200)
    weather.decided[1, 2] = Say("word 1")
    weather.run(most_ticks=200)
    assert weather.peers[0].table.view().board.said == ["word 0", "word 1"]


def test_whoever_remembers_its_own_words_is_not_asked_for_them_again() -> None:
    game = small_game("secret-words", play_secret_words, (Say,))
    ring = Ring(game, 2, {"length": 1}, decide=lambda seat, _view, _legal: Say(f"word {seat}")).run()
    for member in ring.members:
        assert member.table.view().board.said == ["word 0", "word 1"]
        assert [event.number for event in member.events if isinstance(event, Awaited)] == [1, 3]


def test_sen_is_found_and_its_terms_is_playable() -> None:
    assert Table(terms_for(find("sen"), 5), find("sen"), None, None, ProofCache()).waiting_for() == (0, 1, 2, 3, 4)
