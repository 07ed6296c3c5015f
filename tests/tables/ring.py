"""Whole tables in one process without a network: every entry reaches every table, in an order drawn from a seed.

So do the results of work: the product's pool has several orders under way at once and gives them back in no order, some
of them late, when the table has long read on. Where programs die on the way, what they worked on is lost with them.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import UNSET

from engine.chance import Chance
from engine.contract import Clock, OneMove, Timed
from engine.dealer import SeededDealer
from engine.driver import UNDO, Asked, Driver, Step
from engine.encoding import digest
from engine.game import Game
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Protocol
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.crypto.keys import KeyShare, ReadingKey, ReceiveKey
from netcore.crypto.secret import SecretScalar
from netcore.crypto.seed import GameSeed
from netcore.errors import Malformed
from netcore.feeds.bodies import (
    Backup,
    BackupKept,
    Clocked,
    Moved,
    MovedInTime,
    MovePromised,
    Undone,
    UndoWish,
    read_body,
)
from netcore.feeds.chain import Accepted, Feeds
from netcore.feeds.charter import MoveClock, Signatory, Terms
from netcore.feeds.entry import Entry
from netcore.feeds.rules import rules_hash
from netcore.identity import Identity
from netcore.table.events import Event, Opened, Stepped
from netcore.table.orders import Order
from netcore.table.table import State, Table
from netcore.version import PROTOCOL_VERSION

WORDS = ("moon", "dragon", "żółw 🐢", "сон")

Decide = Callable[[Seat, View, Legal], Move]


def identity_of(seat: Seat) -> Identity:
    """The same identity for a seat in every test."""
    return Identity(Ed25519PrivateKey.from_private_bytes(bytes([seat + 1]) * 32))


def terms_for(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    table: int = 0,
    clock: MoveClock | None = None,
    undo: bool = False,
) -> Terms:
    """Terms as a lobby would make them."""
    chosen = game.read_options(options or {})
    return Terms(
        version=PROTOCOL_VERSION,
        table=table.to_bytes(16, "big"),
        game=game.name,
        options=tuple(sorted(chosen.items())),
        rules=rules_hash(game),
        seats=tuple(
            Signatory(
                peer=identity_of(seat).public,
                name=f"Player {seat}",
                lantern="round",
                kind="bot",
                nonce=bytes([seat + 1]) * 32,
                home=seat,
            )
            for seat in range(seats)
        ),
        clock=clock or UNSET,
        undo="consent" if undo else UNSET,
    )


def secrets_for(seat: Seat, seed: int) -> TableSecrets:
    """Secrets that are the same in every run of a test: then the cards are, and the rolls."""
    parts = [hashlib.sha256(f"{seed}/{seat}/{part}".encode()).digest() for part in range(5)]
    scalars = [SecretScalar(int.from_bytes(part[:31], "little") + 1) for part in parts[:3]]
    return TableSecrets(
        KeyShare.of(scalars[0]),
        ReadingKey.of(scalars[1]),
        ReceiveKey.of(scalars[2]),
        GameSeed(parts[3]),
        parts[4],
    )


def random_decisions(seed: int) -> Decide:
    """Every seat chooses uniformly among its listed legal moves, or says a word where it may."""
    streams: dict[Seat, Chance] = {}

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        stream = streams.setdefault(seat, Chance(seed, "ring", str(seat)))
        if legal.worded and stream.below(2):
            return legal.worded[0].saying(stream.choice(WORDS))
        return stream.choice(legal.listed)

    return decide


class Resting(Table):
    """A table that has done all there is to do whenever it rests: of looking once more nothing may come.

    Else all others would wait for it until something else happens.
    """

    def _advance(self) -> None:
        super()._advance()
        if self._all_stored_came():
            out = self._out
            before = len(out.bodies), len(out.orders), len(out.events)
            assert not self._step(), "there was something left to do"
            assert (len(out.bodies), len(out.orders), len(out.events)) == before, "there was something left to say"


class Watched(Table):
    """The table that the program uses; writes down what its seat sees as each question is asked."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.views: dict[int, View] = {}
        super().__init__(*args, **named)
        self._answer = self._course._answer
        self._course._answer = self._watch  # type: ignore[method-assign]

    def _watch(self, keys: Keyring, asked: Asked) -> Protocol[None]:
        self.views[asked.number] = self._course.view()
        self.before(asked)
        yield from self._answer(keys, asked)
        self.after()

    def before(self, asked: Asked) -> None:
        """A question is asked."""

    def after(self) -> None:
        """It was answered."""


class SpotChecks(ProofCache):
    """For long games of honest players: of their proofs only some are checked, as drawn; all steps of seeds are."""

    def __init__(self, chance: Chance, one_in: int) -> None:
        super().__init__()
        self._chance = chance
        self._one_in = one_in

    def check(
        self, kind: str, version: int, context: Context, statement: bytes, proof: bytes, verify: Callable[[], bool]
    ) -> bool:
        def draw_and_verify() -> bool:
            return (kind != "seed-step" and self._chance.below(self._one_in) > 0) or verify()

        return super().check(kind, version, context, statement, proof, draw_and_verify)


class Pool:
    """What a program works on: each order is done when its time has come, in an order drawn from a seed."""

    def __init__(self, chance: Chance, at_once: bool) -> None:
        """`at_once`: every order is done in the turn in which it was given, in order."""
        self._chance = chance
        self._at_once = at_once
        self._turns = 0
        self._orders: list[tuple[int, Order]] = []
        """Each with the turn from which on it is done."""

    def __bool__(self) -> bool:
        return bool(self._orders)

    def take(self, orders: list[Order]) -> None:
        """These are to be done: three of four soon, the others late."""
        for order in orders:
            wait = 0 if self._at_once or self._chance.below(4) else 1 + self._chance.below(8)
            self._orders.append((self._turns + wait, order))

    def due(self) -> list[Order]:
        """A turn has passed: what is done in it, in the order in which the results come."""
        self._turns += 1
        due = [order for turn, order in self._orders if turn < self._turns]
        self._orders = [(turn, order) for turn, order in self._orders if turn >= self._turns]
        return due if self._at_once else self._chance.shuffled(due)


@dataclass
class Member:
    """One seat of a ring: its table, its feeds, what it decided, and what its table told."""

    seat: Seat
    table: Watched
    feeds: Feeds
    identity: Identity
    secrets: TableSecrets
    pool: Pool
    inbox: list[bytes] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    decided: dict[int, Move] = field(default_factory=dict)
    turns: int = 0
    """How many it has had since its program began, and …"""
    lives: int = 0
    """… with how many it dies, once there is work to lose; 0: never."""
    deaths: int = 0

    def steps(self) -> list[Step]:
        """The questions answered so far."""
        return [event.step for event in self.events if isinstance(event, Stepped)]


Tamper = Callable[[Member, bytes], list[bytes]]
"""What a member says instead of what its table made."""


class Ring:
    """A table with all its members."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 1,
        decide: Decide | None = None,
        willing: Callable[[Seat], bool] = lambda _seat: True,
        tables: Mapping[Seat, Callable[..., Watched]] | None = None,
        tamper: Tamper | None = None,
        takes_ms: Callable[[Clock], int] = lambda clock: clock.usual_ms,
        at_once: bool = False,
        mortal: bool = False,
        checked: int = 1,
        clock: MoveClock | None = None,
        undo: bool = False,
        sleeps: Callable[[Seat, View], bool] = lambda _seat, _view: False,
    ) -> None:
        """`takes_ms`: how long decisions take where a clock runs. `at_once`: work is done as soon as it is ordered.

        `mortal`: programs die on the way and are started again with what is on their disks: their secrets, the entries
        that they hold, and no result of what they worked on. Each lives four times as long as the one before.
        `checked`: one proof in so many is verified, where a game is long and its players honest. `clock`: the table's;
        whether by it a seat `sleeps` over a decision is asked once for each, and all others find that its time is over.
        `undo`: whether a move may be taken back.
        """
        self.game = game
        self.terms = terms_for(game, seats, options, clock=clock, undo=undo)
        self.sleeps = functools.cache(lambda seat, number: sleeps(seat, self.members[seat].table.view()))
        self.seed = seed
        self.decide = decide or random_decisions(seed)
        self.willing = willing
        self.takes_ms = takes_ms
        self.tamper = tamper or (lambda _member, body: [body])
        self.cache = ProofCache() if checked == 1 else SpotChecks(Chance(seed, "checked"), checked)
        self.chance = Chance(seed, "delivery")
        self.work_chance = Chance(seed, "work")
        self.at_once = at_once
        self.tables = tables or {}
        self.members = [self._seat(seat) for seat in range(seats)]
        if mortal:
            for member in self.members:
                member.lives = 8 + self.work_chance.below(16)

    def _seat(self, seat: Seat) -> Member:
        secrets = secrets_for(seat, self.seed)
        feeds = Feeds(self.terms.hash(), self.terms.authors())
        return Member(seat, self._table(seat, secrets, 0), feeds, identity_of(seat), secrets, self._pool())

    def _table(self, seat: Seat, secrets: TableSecrets, own_stored: int) -> Watched:
        return self.tables.get(seat, Watched)(self.terms, self.game, seat, secrets, self.cache, own_stored)

    def _pool(self) -> Pool:
        return Pool(self.work_chance, self.at_once)

    def run(self, most: int = 100_000) -> Ring:
        """Until nothing moves any more."""
        for _ in range(most):
            moved = [self.turn(member) for member in self.members]
            if not any(moved):
                moved = [self.find_late(member) for member in self.members]
            if not any(moved):
                return self
        raise AssertionError("the ring does not come to rest")

    def find_late(self, member: Member) -> bool:
        """Nothing moves any more: the time of those who sleep is over by this program's clock. Whether it says so."""
        table = member.table
        if table.ended or self.terms.move_clock is None:
            return False
        waited_for = [seat for seat in table.waiting_for() if self.members[seat].table.asks_to_decide]
        table.time_is_over(table.number, [seat for seat in waited_for if seat != member.seat])
        return self.work(member)

    def turn(self, member: Member) -> bool:
        """Let one member do what it can. Whether it did anything."""
        moved = self.live_on(member)
        if member.inbox:
            moved = True
            raw = member.inbox.pop(self.chance.below(len(member.inbox)))
            received = member.feeds.receive(raw)
            if isinstance(received, Accepted):
                for entry in received.entries:
                    member.table.read(entry)
        moved |= self.work(member)
        moved |= self.settle(member)
        return moved

    def live_on(self, member: Member) -> bool:
        """Whether the member's program dies now, and another begins in its place."""
        member.turns += 1
        if not member.lives or member.turns < member.lives or not member.pool or member.table.ended:
            return False
        member.table = self._table(member.seat, member.secrets, member.feeds.length(member.seat))
        member.pool = self._pool()
        member.events.clear()
        member.turns, member.lives, member.deaths = 0, 4 * member.lives, member.deaths + 1
        member.table.read_all(member.feeds.all_entries())
        return True

    def work(self, member: Member) -> bool:
        """Do what is due of the orders, sign and send the bodies."""
        orders, table = member.table.take_orders(), member.table
        member.pool.take(orders)
        busy = bool(member.pool)
        for order in member.pool.due():
            table.done(order, order.run(), 1.0)
        bodies = table.take_bodies()
        for spoken in (said for body in bodies for said in self.tamper(member, body)):
            entry = member.feeds.append(member.identity, member.seat, spoken)
            if spoken in bodies or self.plays_on(spoken):
                table.read(entry)
            self.send(member, entry)
        return busy or bool(bodies)

    def plays_on(self, spoken: bytes) -> bool:
        """Whether who said this instead of what its table made goes on with it; tables trust their own proofs."""
        try:
            return isinstance(
                read_body(spoken),
                Moved | MovedInTime | Clocked | UndoWish | Undone | MovePromised | Backup | BackupKept,
            )
        except Malformed:
            return False

    def send(self, sender: Member, entry: Entry) -> None:
        """To everyone else."""
        for other in self.members:
            if other is not sender:
                other.inbox.append(entry.raw)

    def settle(self, member: Member) -> bool:
        """Decide what is asked."""
        table = member.table
        member.events.extend(table.take_events())
        if table.asks_to_decide and not self.sleeps(member.seat, table.number):
            view = table.view()
            assert view.legal is not None
            move = member.decided.get(view.number) or self.decide(member.seat, view, view.legal)
            member.decided[view.number] = move
            table.submit(move, None if view.clock is None else self.takes_ms(view.clock))
            return True
        if table.asks_to_open:
            table.lay_open(self.willing(member.seat))
            return True
        return False

    def entries(self) -> tuple[Entry, ...]:
        """All entries as the first member holds them."""
        return self.members[0].feeds.all_entries()


class StackedChance(Chance):
    """A stream that gives what was written down: orders for `shuffled`, numbers for `below`."""

    def __init__(self) -> None:
        super().__init__(0)
        self.orders: list[list[Face]] = []
        self.numbers: list[int] = []

    def shuffled(self, items: object) -> list[Face]:  # type: ignore[override]
        order = self.orders.pop(0)
        assert sorted(order) == sorted(items)  # type: ignore[call-overload]
        return order

    def below(self, bound: int) -> int:
        return self.numbers.pop(0)


def assert_one_game(ring: Ring) -> int:
    """All came the same way to the same end, laid their seeds open, and saw what was dealt. How many views."""
    tables = [member.table for member in ring.members]
    assert [table.state for table in tables] == [State.FINISHED] * len(tables), [t.waiting_for() for t in tables]
    assert len({table.outcome for table in tables}) == 1
    steps = [[digest(step.board) for step in member.steps()] for member in ring.members]
    assert all(others == steps[0] for others in steps)
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.good
    compared = assert_as_dealt(ring)
    assert compared == len(steps[0]) * len(tables)
    return compared


def assert_as_dealt(ring: Ring, before: int | None = None) -> int:
    """Every seat's view of every question is the one that a dealer gives who deals the same cards. How many views.

    `before`: of a game that goes on, all questions before this one.
    """
    first = ring.members[0].table
    assert first.charter is not None
    seeds = first.seeds if before is None else {member.seat: member.secrets.seed for member in ring.members}
    faces = first.seeded.faces(seeds, first.charter.joint)
    chance = StackedChance()
    driver = Driver(ring.game, len(ring.members), ring.terms.chosen())
    dealer = SeededDealer(driver, chance)
    steps = {step.number: step for step in ring.members[0].steps()}
    compared = 0
    while driver.asked is not None and (before is None or driver.asked.number < before):
        number = driver.asked.number
        for member in ring.members:
            assert_same_view(member.table.views[number], dealer.view(member.seat))
            compared += 1
        if steps[number].ask == UNDO:
            driver.take_back()
            continue
        stack(chance, steps[number], driver.asked.fresh, faces)
        question, claimed_ms = driver.asked.question, steps[number].claimed_ms
        if isinstance(question, OneMove) and claimed_ms is not None:
            driver.answer(Timed(_decided(ring, question.seat, number), claimed_ms))
            continue
        dealer.deal(lambda seat, _view, _legal, number=number: _decided(ring, seat, number))
    for member in ring.members if before is None else ():
        assert digest(member.table.view().board) == digest(driver.board)
        assert dict(member.table.view().known) == dict(dealer.known(member.seat))
    return compared


def stack(chance: StackedChance, step: Step, fresh: tuple[Handle, ...], faces: Mapping[Handle, Face]) -> None:
    """Make the dealer deal what the table dealt."""
    if step.ask == "shuffle":
        chance.orders.append([faces[card] for card in fresh])
    if step.ask == "keep_and_pass":
        chance.orders.extend(passed_orders(step, len(step.board.hands), faces))
    if step.rolled is not None:
        chance.numbers.append(step.rolled)


def passed_orders(step: Step, seats: int, faces: Mapping[Handle, Face]) -> list[list[Face]]:
    """The passed cards of every hand, seat by seat; all hands of the test games are of one size."""
    size = len(step.cards) // seats
    return [[faces[card] for card in step.cards[i + 1 : i + size]] for i in range(0, len(step.cards), size)]


def _decided(ring: Ring, seat: Seat, number: int) -> Move:
    return ring.members[seat].decided[number]


def assert_same_view(mine: View, dealt: View) -> None:
    """All that a view holds."""
    assert mine.seat == dealt.seat
    assert mine.number == dealt.number
    assert digest(mine.board) == digest(dealt.board), mine.number
    assert dict(mine.known) == dict(dealt.known), mine.number
    assert dict(mine.sealed) == dict(dealt.sealed), mine.number
    assert mine.asked == dealt.asked
    assert mine.legal == dealt.legal, mine.number
