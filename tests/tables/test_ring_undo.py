"""Moves that are taken back around a ring of tables: by everybody's word or by nobody's, whatever comes first.

Each seat now and then asks to take its move back, and each other one agrees, refuses or plays on, as drawn from a seed;
programs die on the way. All tables come to the same boards, both verifiers agree, and what each seat knows is what a
dealer would have shown it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product
from typing import Any, get_args

import pytest

from engine.chance import Chance
from engine.driver import UNDO, Driver
from engine.encoding import canonical, digest
from engine.game import Game
from engine.games import find
from netcore.audit.watched import Watched
from netcore.errors import Late
from netcore.feeds.bodies import (
    AnsweringBody,
    AnyBody,
    Clocked,
    HistoricBody,
    Moved,
    Undone,
    UndoWish,
    read_body,
    write_body,
)
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import MoveClock
from netcore.feeds.entry import Entry
from netcore.files.gamefile import GameFile
from netcore.table.events import ClockRuns
from netcore.table.table import Table
from netcore.table.telling import tell
from netcore.table.undoing import Undoing
from netcore.table.views.history import Past
from netcore.wire.codec import encode
from tests.engine.contract_games import Bid
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.ring import Member, Ring, assert_one_game, identity_of
from tests.tables.test_ring_smoki import any_kind
from tests.tables.test_ring_table_clock import GAMES, PLAIN, STRICT, often, slept_over, verified

pytestmark = [pytest.mark.timeout(300), pytest.mark.light]


class Undoers(Ring):
    """Around which people take moves back. Whoever is asked to move leaves the others a few turns to think."""

    def __init__(self, game: Game, seats: int, *args: Any, ask_one_in: int = 2, **named: Any) -> None:
        self.waits: dict[tuple[int, int], int] = {}
        self.minds: dict[tuple[int, int], str] = {}
        self.asked = 0
        self.ask_one_in = ask_one_in
        super().__init__(game, seats, *args, undo=True, **named)
        self.whims = [Chance(self.seed, "undo", str(seat)) for seat in range(seats)]

    def settle(self, member: Member) -> bool:
        undoing = member.table.undoing
        if undoing is not None and self.speak(member, undoing):
            return True
        if member.table.asks_to_decide and member.table._course.undoable is not None and self.thinks(member):
            member.events.extend(member.table.take_events())
            return True
        return super().settle(member)

    def mind(self, member: Member, *of: str) -> str:
        """What a seat makes of the open question, drawn once."""
        return self.minds.setdefault((member.seat, member.table.number), self.whims[member.seat].choice(of))

    def speak(self, member: Member, undoing: Undoing) -> bool:
        if undoing.may_ask:
            if self.mind(member, "ask", *("play on",) * (self.ask_one_in - 1)) == "ask":
                self.asked += 1
                member.table.wish_undo(True)
                return True
        elif undoing.may_answer:
            wish = self.mind(member, "agree", "agree", "agree", "refuse", "say nothing")
            if wish in ("agree", "refuse"):
                member.table.wish_undo(wish == "agree")
                return True
        return False

    def thinks(self, member: Member) -> bool:
        """Whether this seat does not answer yet; how many turns it takes is drawn once for each question."""
        key = member.seat, member.table.number
        left = self.waits.setdefault(key, self.whims[member.seat].below(60))
        self.waits[key] = left - 1
        return left > 0


def taken_back(ring: Ring) -> list[int]:
    """The questions instead of whose answer a move was taken back, as all were told."""
    told = [[step.number for step in member.steps() if step.ask == UNDO] for member in ring.members]
    assert all(each == told[0] for each in told)
    return told[0]


SHORT: dict[str, tuple[int, dict[str, object]]] = {
    "sen": (3, {"rounds": 1, "limit": 0}),
    "smoki": (3, {"goal": "rounds", "rounds": 1}),
    "race": (2, {}),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_game_in_which_moves_are_taken_back_is_one_game_for_all(name: str) -> None:
    seats, options = SHORT[name]
    decide = any_kind(5) if name == "smoki" else None
    ring = Undoers(find(name), seats, options, seed=5, checked=8, at_once=True, decide=decide).run()
    back = taken_back(ring)
    assert 0 < len(back) < ring.asked or name == "sen"
    assert_one_game(ring)
    report = verify(GameFile(encode(ring.terms), ring.entries()))
    assert report.good, report
    told = f"taken back: {len(back)} of these moves, each by the word of all who played" in report.lines
    assert told == bool(back)
    steps = ring.members[0].steps()
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    watched = Watched(find(name), ring.terms, steps)
    assert len(watched.asked) == len(steps)
    names = [f"Player {seat}" for seat in range(seats)]
    told = [tell(step, names) for step in steps if step.ask == UNDO]
    assert all("takes the last move back, as all agree" in line for line in told)


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 5)])
def test_programs_that_die_meanwhile_change_nothing(seats: int, seed: int) -> None:
    ring = Undoers(
        find("smoki"), seats, {"goal": "rounds", "rounds": 1}, seed=seed, decide=any_kind(seats), mortal=True
    ).run()
    assert all(member.deaths for member in ring.members)
    assert len({digest(member.table.view().board) for member in ring.members}) == 1
    assert any(step.ask == UNDO for step in ring.members[0].steps())
    verified(ring, find("smoki"))


@pytest.mark.parametrize("kind", ["strict", "gentle"])
def test_a_clock_runs_on_until_the_move_is_undone_and_begins_anew(kind: Any) -> None:
    """For whoever sleeps over a decision the ghost moves, whether or not others would take back the move before."""
    clock = MoveClock(kind, 60)
    ring = Undoers(PLAIN, 3, {"length": 24}, seed=3, clock=clock, sleeps=often(3, 3)).run()
    assert taken_back(ring)
    assert slept_over(ring)
    assert_one_game(ring)
    verified(ring, PLAIN)


# ── whatever comes first ────────────────────────────────────────────────────────────────────────────────────────────
class Halted(Ring):
    """A ring that comes to rest when all sleep."""

    def find_late(self, member: Member) -> bool:
        return False


WORDS = ("undone", "late", "in time")
"""What who waits may say of the open question, …"""
ANSWERS: tuple[tuple[str, ...], ...] = ((), ("move",), ("undone",), ("move", "undone"), ("undone", "move"))
"""… and what who is asked may."""


def halted() -> tuple[Ring, Past]:
    """Three at a table with a clock, and what an entry bears: seat 0 has moved, seat 1 is asked, nobody says a word."""
    ring = Halted(PLAIN, 3, {"length": 3}, seed=1, clock=STRICT, undo=True, sleeps=lambda seat, _view: seat == 1).run()
    assert ring.members[0].table.number == 2
    return ring, ring.members[0].table._course.history.now()


def spoken(ring: Ring, past: Past, said: Sequence[Sequence[str]]) -> list[list[Entry]]:
    """What each seat goes on to say, signed."""
    says: dict[str, AnyBody] = {
        "undone": Undone(**past._asdict()),
        "late": Clocked(late=(1,), **past._asdict()),
        "in time": Clocked(late=(), **past._asdict()),
        "move": Moved(number=2, move=canonical(Bid(1)), **past._asdict()),
    }
    feeds = Feeds(ring.terms.hash(), ring.terms.authors())
    for entry in ring.entries():
        feeds.receive(entry.raw)
    return [
        [feeds.append(identity_of(seat), seat, write_body(says[word])) for word in words]
        for seat, words in enumerate(said)
    ]


def come_to(ring: Ring, entries: Sequence[Entry]) -> tuple[object, ...]:
    """What an onlooker comes to who reads these, in this order, after all that was said before."""
    table = Table(ring.terms, ring.game, None, None, ring.cache)
    table.read_all(ring.entries())
    while orders := table.take_orders():
        for order in orders:
            table.done(order, order.run())
    assert table.number == 2
    for entry in entries:
        table.read(entry)
    course = table._course
    return table.state, table.number, course.history.now(), digest(course.driver.board), table.waiting_for()


def shuffled_together(feeds: Sequence[Sequence[Entry]], chance: Chance) -> list[Entry]:
    """All entries, each author's in order."""
    authors = chance.shuffled([entry.seat for feed in feeds for entry in feed])
    waiting = {feed[0].seat: list(feed) for feed in feeds if feed}
    return [waiting[author].pop(0) for author in authors]


def test_all_come_to_the_same_whatever_comes_first() -> None:
    ring, past = halted()
    started = digest(Driver(PLAIN, 3, {"length": 3}).board)
    waiting = [said for length in range(3) for said in product(WORDS, repeat=length)]
    chance = Chance(1, "orders")
    cases = chance.shuffled(list(product(waiting, ANSWERS, waiting)))[:60]
    ends = set()
    for said in cases:
        feeds = spoken(ring, past, said)
        found = {come_to(ring, shuffled_together(feeds, chance)) for _ in range(4)}
        assert len(found) == 1, said
        file = GameFile(encode(ring.terms), tuple(sorted((*ring.entries(), *chain(*feeds)), key=lambda e: e.seat)))
        assert verify(file, lambda _name: PLAIN).fault is None
        (end,) = found
        undone = all(words[:1] == ("undone",) for words in said)
        assert (end[3] == started) == undone, said
        ends.add(end[3])
    assert len(ends) > 3  # undone; the move, the ghost's move, or neither yet


# ── who cheats with it ──────────────────────────────────────────────────────────────────────────────────────────────
def with_words(*says: AnyBody, seats: Sequence[int], kinds: tuple[type[AnyBody], ...]) -> Any:
    """These seats say such words before each body of such a kind, under its history."""

    def speak(member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if member.seat not in seats or not isinstance(body, kinds) or not isinstance(body, HistoricBody):
            return [raw]
        return [*(cheats.replaced(each, history=body.history, read=body.read) for each in says), raw]

    return speak


EVERYBODY = (0, 1, 2)


def test_at_a_table_without_the_option_words_of_it_change_nothing() -> None:
    tamper = with_words(UndoWish(agree=True), Undone(), seats=EVERYBODY, kinds=(Moved, Clocked))
    ring = Ring(PLAIN, 3, {"length": 6}, clock=STRICT, tamper=tamper, at_once=True).run()
    assert taken_back(ring) == []
    assert_one_game(ring)
    verified(ring, PLAIN)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_told_something_is_not_taken_back_by_anybodys_word(name: str) -> None:
    """All say it of each shuffle, show, roll and draft, of all that is decided at once or sealed, and of each clock."""
    answers = tuple(kind for kind in get_args(AnyBody) if issubclass(kind, AnsweringBody) and kind is not Moved)
    tamper = with_words(Undone(), seats=EVERYBODY, kinds=answers)
    ring = Ring(GAMES[name], 3, seed=4, undo=True, tamper=tamper, at_once=True).run()
    assert taken_back(ring) == []
    verified(ring, GAMES[name])


def test_a_word_of_another_question_changes_nothing() -> None:
    past: list[HistoricBody] = []

    def repeats(member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if not isinstance(body, Moved):
            return [raw]
        past.append(body)
        old = past[0]
        return [
            write_body(Undone(history=old.history, read=old.read)),
            cheats.replaced(Undone(), history=bytes(16)),
            raw,
        ]

    ring = Ring(PLAIN, 3, {"length": 6}, undo=True, tamper=repeats, at_once=True).run()
    assert taken_back(ring) == []
    assert_one_game(ring)
    verified(ring, PLAIN)


def test_a_word_that_is_said_twice_counts_once() -> None:
    def twice(_member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if isinstance(body, UndoWish):
            return [raw, cheats.replaced(body, agree=not body.agree), raw]
        return [raw, raw] if isinstance(body, Undone) else [raw]

    ring = Undoers(PLAIN, 3, {"length": 12}, seed=5, tamper=twice).run()
    assert taken_back(ring)
    assert_one_game(ring)
    verified(ring, PLAIN)


def test_who_undoes_before_all_have_cannot_move_and_harms_nobody_else() -> None:
    tamper = with_words(Undone(), seats=(1,), kinds=(Moved,))
    ring = Ring(PLAIN, 3, {"length": 6}, undo=True, tamper=tamper, at_once=True).run()
    assert {member.table.number for member in ring.members} == {2}
    assert {member.table.waiting_for() for member in ring.members} == {(1,)}
    report = verify(GameFile(encode(ring.terms), ring.entries()), lambda _name: PLAIN)
    assert report.fault is None
    assert "seat 1" in report.missing


def test_who_wishes_it_and_does_not_undo_it_leaves_the_move_as_it_is() -> None:
    def swallows(member: Member, raw: bytes) -> list[bytes]:
        return [] if member.seat == 1 and isinstance(read_body(raw), Undone) else [raw]

    ring = Undoers(PLAIN, 3, {"length": 12}, seed=5, tamper=swallows).run()
    assert ring.asked
    assert taken_back(ring) == []
    verified(ring, PLAIN)


def test_nobody_speaks_for_another_and_nothing_is_asked_twice() -> None:
    ring = Halted(PLAIN, 3, {"length": 3}, seed=1, clock=STRICT, undo=True, sleeps=lambda seat, _view: seat == 1).run()
    mover, asked, other = (ring.members[seat].table for seat in (0, 1, 2))
    for table in (asked, other):
        assert table.undoing is None
        with pytest.raises(Late):
            table.wish_undo(True)
    assert mover.undoing == Undoing(0, may_ask=True)
    with pytest.raises(Late):
        mover.wish_undo(False)
    mover.wish_undo(True)
    ring.run()
    with pytest.raises(Late):
        mover.wish_undo(True)
    assert asked.undoing == other.undoing == Undoing(0, wish=(0,), may_answer=True)
    other.wish_undo(False)
    ring.run()
    assert mover.undoing == asked.undoing == Undoing(0, wish=(0,), against=(2,))
    with pytest.raises(Late):
        asked.wish_undo(True)
    asked.submit(Bid(1))
    ring.run()
    assert mover.undoing is None
    assert taken_back(ring) == []


def test_who_has_said_what_it_wishes_says_no_more_of_it_on_the_way_or_once_it_is_in_its_feed() -> None:
    ring = Halted(PLAIN, 3, {"length": 3}, seed=1, clock=STRICT, undo=True, sleeps=lambda seat, _view: seat == 1).run()
    mover, asked, other = (ring.members[seat].table for seat in (0, 1, 2))
    mover.wish_undo(True)
    with pytest.raises(Late):
        mover.wish_undo(True)
    ring.run()
    other.wish_undo(True)
    with pytest.raises(Late):
        other.wish_undo(False)
    ring.run()
    other._wished_at = b""  # as after a restart
    with pytest.raises(Late):
        other.wish_undo(False)
    assert asked.undoing == Undoing(0, wish=(0, 2), may_answer=True)


def test_whoever_has_gone_on_asks_for_nothing_and_whoever_has_undone_is_asked_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ring, _ = halted()
    mover, asked, _ = (ring.members[seat].table for seat in (0, 1, 2))
    assert mover.undoing == Undoing(0, may_ask=True)
    with monkeypatch.context() as patch:
        patch.setattr(mover._members, "has_begun", lambda _seat: True)
        assert mover.undoing is None
    monkeypatch.setattr(mover, "_made", True)
    assert mover.undoing is None
    asked._awaiting = False
    with monkeypatch.context() as patch:
        patch.setattr(asked._members, "has_undone", lambda *_: True)
        asked._advance()
        assert not asked.asks_to_decide
    asked._advance()
    assert asked.asks_to_decide


def test_where_the_rules_have_no_clock_the_table_s_runs_and_whoever_has_undone_the_move_says_nothing_of_it() -> None:
    ring, past = halted()
    other = ring.members[2].table
    assert other.running == ClockRuns(2, (1,), STRICT)
    other._undone_at = past.history
    other.time_is_over(2, (1,))
    assert other.take_bodies() == []
    other._undone_at = b""
    other.time_is_over(2, (1,))
    assert [read_body(raw) for raw in other.take_bodies()] == [Clocked(late=(1,), **past._asdict())]
