"""Two runs of one table that differ only in what one program must not know, and all that this program then holds.

How the two are made. All secrets come from a seed, proofs are made with nothing fresh in them
(tests/tables/conftest.py), the network's delays are drawn from the same seed, and all decide by what everybody can see.
The second run differs in one thing: in one shuffle the last seat's permutation has two places exchanged, so that two
cards have changed places that the observed program never sees; or another seat decides something else under cover. Up
to there both runs are the same byte for byte, which is checked.

What "equal" means. Everything the observed program received (messages in order, each with its time), stored (all
entries), logged and was told of (every event and line), showed (every property of the view models after every piece of
news) and spoke (every text for a screen reader) is equal letter for letter, but for what is randomness by its nature:
ciphertexts, shares, proofs, commitments, signatures and hashes, of which place and length count. What is hidden in
those is for the tests that open all that can be opened (tests/netcore/cards/test_secrecy.py). Besides, all that hangs
on the program's table, feeds and gossip has the same shape (tests/scenery/shape.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, cast

import msgspec
import pytest
from PySide6.QtCore import QAbstractItemModel, QObject

from client.viewmodels.play.table import PlayTable
from engine.contract import ALL
from engine.driver import Step
from engine.game import Game
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.crypto.cache import ProofCache
from netcore.crypto.seed import GameSeed, Purpose, StepId
from netcore.feeds.bodies import AnyBody, read_body
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Entries, Heads, Message
from netcore.lobby.bench import Watch
from netcore.node.bench import Bench
from netcore.node.onlooking import Sight
from netcore.node.pool import Pool
from netcore.node.table_news import TableNews
from netcore.status import News, PlayNews
from netcore.table.events import Stepped
from netcore.table.table import Table
from netcore.table.telling import tell
from netcore.tasks import Tasks
from netcore.wire.codec import decode, encode
from tests.adversary.world import Seated, World
from tests.scenery.local_table import room
from tests.scenery.sen import PEOPLE
from tests.scenery.shape import shape
from tests.tables.ring import Decide, secrets_for
from tests.tables.weather import Disk, Leaves, Peer

SEED = 5
NAMES = tuple(name for name, _ in PEOPLE)
FOR_EVER = 1 << 30
LEAVING_TICKS = 20
"""So long it is quiet before somebody is called gone, and longer."""


def stays(_peer: Peer, _body: AnyBody) -> bool:
    """Nobody leaves."""
    return False


# ── what is left of a thing without its randomness ──────────────────────────────────────────────────────────────────
def entry_as_equal(raw: bytes) -> tuple[Any, ...]:
    """An entry: a move as it is, all other bytes by their length."""
    entry = Entry.read(raw)
    body = read_body(entry.body)

    def of(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(of, value))
        return ("bytes", len(value)) if isinstance(value, bytes) else value

    named = [(name, getattr(body, name)) for name in body.__struct_fields__]
    fields = tuple((name, value if name == "move" else of(value)) for name, value in named)
    return (entry.seat, entry.number, type(body).__name__, fields, len(raw))


def message_as_equal(raw: bytes) -> tuple[Any, ...]:
    """A message of gossip."""
    match decode(raw, Message):
        case Heads(fresh, heads):
            return ("heads", fresh, tuple(head.length for head in heads))
        case Entries(raws, more):
            return ("entries", more, tuple(map(entry_as_equal, raws)))
        case other:
            return ("fork", len(msgspec.msgpack.encode(other)))


def plainly(value: Any) -> Any:
    """A property of a view model, down to what QML reads of it."""
    if isinstance(value, QAbstractItemModel):
        names = {role: bytes(name.data()).decode() for role, name in value.roleNames().items()}
        rows = range(value.rowCount())
        return [{name: plainly(value.data(value.index(row, 0), role)) for role, name in names.items()} for row in rows]
    if isinstance(value, QObject):
        meta = value.metaObject()
        ours = range(QObject.staticMetaObject.propertyCount(), meta.propertyCount())
        named = [meta.property(at).name() for at in ours]
        return {name: plainly(getattr(value, name)) for name in named}
    if isinstance(value, Mapping):
        return {str(key): plainly(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plainly(each) for each in value]
    return value if value is None or isinstance(value, str | int | float | bool | Enum) else str(value)


# ── the observed program ────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Kept:
    """All that an observed program has had, by what it did with it."""

    received: list[Any] = field(default_factory=list)
    logged: list[Any] = field(default_factory=list)
    shown: list[Any] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    stored: list[Any] = field(default_factory=list)
    held: Any = None
    known: dict[Handle, Face] = field(default_factory=dict)
    """The faces that it was shown."""
    ghosts: tuple[Seat, ...] = ()
    terms: Terms | None = None
    raw: dict[tuple[Seat, int], bytes] = field(default_factory=dict)
    """Its entries as they are, by feed and number."""


class Observed(Seated):
    """A program at a table of twins; the observed one has the window's view models on top of it."""

    weather: Twin

    def __init__(self, weather: Twin, port: int, disk: Disk | None) -> None:
        self.kept = Kept() if port == weather.observer else None
        self.told = 0
        if self.kept is not None:
            seats = len(weather.terms.seats)
            self.news = TableNews(seats, disk.secrets if disk is not None else (), "game.sennik")
            self.screen = PlayTable()
            self.screen.pace_ms = self.screen.peek_ms = 0
            self.screen._clock._now_s = lambda: weather.mesh.now_ms / 1000
            self.screen.announced.connect(self.kept.spoken.append)
            self.screen.receive(room(PEOPLE[:seats], me=min(port, seats - 1), game=weather.game.name))
        super().__init__(weather, port, disk)

    def receive(self, sender: int, data: bytes) -> None:
        if self.kept is not None:
            self.kept.received.append((self.weather.mesh.now_ms, sender, message_as_equal(data)))
        super().receive(sender, data)

    def work(self) -> None:
        super().work()
        if self.kept is not None:
            self._tell(self.kept)

    def _tell(self, kept: Kept) -> None:
        for event in self.events[self.told :]:
            self.news.note(event, 0.0)
            kept.logged.append(shape(event))
            if isinstance(event, Stepped):
                kept.logged.append(tell(event.step, NAMES))
        self.told = len(self.events)
        news = self.news.play(self.table)
        if news is not None:
            kept.logged.append((news.waiting_for, news.busy, news.checked, news.ghosts, shape(news.deal)))
            self.screen.receive(news)
            self._turn_pages()
            kept.shown.append(plainly(self.screen))

    def _turn_pages(self) -> None:
        """As a player who looks at everything and goes on."""
        self.screen.hurry()
        if self.screen.hand.looking:
            assert self.kept is not None
            self.kept.shown.append(plainly(self.screen))
            self.screen.closePeek()

    def _speak(self, table: Table, body: bytes) -> None:
        if table.number < self.weather.until:
            super()._speak(table, body)

    def _decide(self, table: Table) -> bool:
        open_ = table.number < self.weather.until and not table.asks_to_open
        return open_ and super()._decide(table)


@dataclass(frozen=True, eq=False)
class Made:
    """How a table of twins is made. `observer` None: an onlooker. `until`: the question at which scouts turn back."""

    game: Game
    seats: int
    options: Mapping[str, object]
    decide: Callable[[], Decide]
    until: int = FOR_EVER
    leaves: Leaves = stays


class Twin(World):
    """One run, at which everybody stands still when question `until` is asked."""

    kind_of_peer = Observed
    peers: list[Observed]  # type: ignore[assignment]

    def __init__(self, made: Made, observer: Seat | None, until: int, differs: Differs) -> None:
        self.observer = made.seats if observer is None else observer
        self.until = until
        chosen = made.decide()

        def decide(seat: Seat, view: View, legal: Legal) -> Move:
            return differs.decide(seat, view, legal) or chosen(seat, view, legal)

        if made.leaves is not stays:
            self.quiet_ticks = LEAVING_TICKS
        super().__init__(
            made.game,
            made.seats,
            made.options,
            lambda _peer, _body: None,
            liar=-1,
            seed=SEED,
            decide=decide,
            leaves=made.leaves,
            onlookers=observer is None,
        )

    @property
    def honest(self) -> list[Observed]:  # type: ignore[override]
        return self.here()  # type: ignore[return-value]


@dataclass(frozen=True)
class Differs:
    """What is otherwise in the second run: two places of a shuffle, or one seat's decision in one question."""

    question: int = 0
    places: tuple[int, int] | None = None
    seat: Seat = 0
    move: Callable[[Legal], Move] | None = None

    def decide(self, seat: Seat, view: View, legal: Legal) -> Move | None:
        """The other decision, where it is the one."""
        if self.move is None or (seat, view.number) != (self.seat, self.question):
            return None
        return self.move(legal)

    @contextmanager
    def shuffled(self, last: Seat) -> Iterator[None]:
        """As long as this holds, the last seat of that shuffle exchanges the two places."""
        permutation, places = GameSeed.permutation, self.places

        def exchanged(seed: GameSeed, step: StepId, n: int) -> tuple[int, ...]:
            order = list(permutation(seed, step, n))
            if places and (step.question, step.seat, step.purpose) == (self.question, last, Purpose.SHUFFLE):
                a, b = places
                order[a], order[b] = order[b], order[a]
            return tuple(order)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(GameSeed, "permutation", exchanged)
            yield


SAME = Differs()


def run(made: Made, observer: Seat | None, until: int, differs: Differs = SAME) -> Kept:
    """What the observed program has in the end."""
    with differs.shuffled(made.seats - 1):
        twin = Twin(made, observer, until, differs)
        twin.rest()
    peer = next(peer for peer in twin.peers if peer.kept is not None)
    kept = peer.kept
    assert kept is not None
    kept.terms = twin.terms
    entries = peer.feeds.all_entries()
    kept.stored = [entry_as_equal(entry.raw) for entry in entries]
    kept.raw = {(entry.seat, entry.number): entry.raw for entry in entries}
    kept.held = shape(
        [peer.table, peer.feeds, peer.gossip], ProofCache
    )  # all programs here share what they have checked
    kept.ghosts = tuple(peer.table.ends)
    kept.known = dict(peer.table._course.knowledge.faces)
    return kept


@dataclass(frozen=True)
class Scouted:
    """What a first run has shown: all steps, and every card's face."""

    steps: tuple[Step, ...]
    faces: Mapping[Handle, Face]

    def exposed(self, card: Handle, observer: Seat | None) -> int:
        """The question with which a card is first shown to this program, or the last that the scout has seen.

        Scouts turn back before their cards go into another shuffle or draft.
        """
        for step in self.steps:
            to_it = step.to is ALL or (isinstance(step.to, tuple) and observer in step.to)
            if step.ask == "show" and card in step.cards and to_it:
                return step.number
        return max(step.number for step in self.steps)

    def dealt(self, card: Handle) -> int:
        """The shuffle that it comes from."""
        return next(step.number for step in self.steps if step.ask == "shuffle" and card in step.cards)

    def place(self, card: Handle) -> int:
        """Its place in that shuffle."""
        return next(step.cards.index(card) for step in self.steps if step.ask == "shuffle" and card in step.cards)

    def looked_at(self, by: Seat) -> tuple[Handle, ...]:
        """The cards that were shown to some, this seat among them."""
        return tuple(
            card
            for step in self.steps
            if step.ask == "show" and step.to is not ALL and by in cast("tuple[Seat, ...]", step.to)
            for card in step.cards
        )


def scout(made: Made) -> Scouted:
    """Go first."""
    twin = Twin(made, 0, made.until, SAME)
    twin.rest()
    peer = twin.peers[0]
    steps = tuple(event.step for event in peer.events if isinstance(event, Stepped))
    table = peer.table
    assert table.charter is not None
    seeds = {seat: secrets_for(seat, SEED).seed for seat in range(made.seats)}
    return Scouted(steps, table.seeded.faces(seeds, table.charter.joint))


# ── who looks on late, through somebody's bench ─────────────────────────────────────────────────────────────────────
@dataclass
class Looked:
    """What is left of a late onlooker: what it was given, and what its window was told and showed."""

    given: list[tuple[Any, ...]] = field(default_factory=list)
    told: list[Any] = field(default_factory=list)
    shown: list[object] = field(default_factory=list)
    plays: int = 0


class AtOnce:
    """A pool that does all work when it is asked to."""

    async def prove(self, work: Callable[[], Any], *, urgent: bool = False) -> tuple[Any, float]:
        return work(), 0.0


async def look_on(terms: Terms, entries: Mapping[tuple[Seat, int], bytes]) -> Looked:
    """Come when all of this is written, and be given it by a bench."""
    looked, screen = Looked(), PlayTable()
    screen.pace_ms = 0

    def hear(news: News) -> None:
        looked.plays += isinstance(news, PlayNews)
        looked.told.append(shape(news))
        screen.receive(news)
        screen.hurry()
        looked.shown.append(plainly(screen))

    feeds = Feeds(terms.hash(), terms.authors())
    for _, raw in sorted(entries.items()):
        feeds.receive(raw)
    given: list[bytes] = []
    onlooker, player = bytes([9]) * 32, terms.authors()[0]
    bench = Bench(
        terms,
        feeds,
        (),
        is_open=True,
        talk="all",
        say=lambda _peer, _word: None,
        give=lambda _peer, content: given.append(content),
        tell=lambda _news: None,
        ways=dict,
        plays=lambda _peer: True,
        now_s=0.0,
    )
    tasks = Tasks(lambda fault: looked.told.append(repr(fault)))
    sight = Sight(terms, cast("Pool", AtOnce()), tasks, hear, hear, lambda: 0.0)
    bench.receive(onlooker, "Ela", "star", encode(Watch()), 0.0)
    said = sight.linked(player)
    while said or given:
        for content in said:
            bench.receive_gossip(onlooker, content)
        taken = given[:]
        given.clear()
        looked.given += [message_as_equal(content) for content in taken]
        said = [out for content in taken for out in sight.receive(player, content)]
    for _ in range(1000):  # work that is done leads to work
        await asyncio.sleep(0)
    await tasks.end()
    return looked
