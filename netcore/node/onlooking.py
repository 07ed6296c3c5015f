"""A table that others play, as this program looks on: one of them is asked after the other, the feeds are read, and
everything in them is checked here. Nothing is written to disk, and nothing is said that a table would read.

What comes from a link changes the table at once, on the loop, and waits for nothing; proofs go to the pool. As for a
file, there is no trust in whoever passes the feeds on: it can hold them back, and no more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import structs

from engine import games
from netcore.bucket import Buckets
from netcore.crypto.cache import ProofCache
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds, Head
from netcore.feeds.charter import Terms, check_terms, phrase, read_terms
from netcore.feeds.entry import MOST_SEATS, Entry
from netcore.feeds.gossip import Gossip
from netcore.lan.addresses import Address
from netcore.lobby.bench import Next, NextTable, NoBench, Onlooker, Seated, ToOnlooker, Unwatch, Watch, Welcome
from netcore.names import name_at
from netcore.node.bench import as_news, as_shown
from netcore.node.intermission import Intermission
from netcore.node.links import Links
from netcore.node.pool import Pool
from netcore.node.presence import obstacle_to
from netcore.node.table_news import TableNews
from netcore.node.talking import circle_of_onlooker
from netcore.node.ways import Way, Ways
from netcore.speech.circle import Circle, Talk
from netcore.status import (
    BenchNews,
    CatchingUpNews,
    ClosedNews,
    Customs,
    EvictedNews,
    FoulNews,
    LateNews,
    News,
    NextNews,
    RoomNews,
    RoomPlace,
    TableAd,
    WatchNews,
    known_lantern,
)
from netcore.table.clock import TICK_S
from netcore.table.events import Ended, Event, Evicted, Fouled, FoundLate, LetGo, NoCharter
from netcore.table.orders import Order
from netcore.table.table import State, Table
from netcore.tasks import Tasks
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import Envelope, Farewell, ToBench, ToTable, seal

log = logging.getLogger(__name__)

HELD_BACK_S: Final = 10.0
"""How long nothing may come of what is due: then somebody else is asked."""
ANSWER_S: Final = 4.0
"""How long one who is asked may take to answer, and to be heard again, before another is asked."""
WORDS_AT_ONCE: Final = 1000
WORDS_PER_S: Final = 100.0
"""How often somebody at the table may say something to who looks on: more than there is to tell when all the others say
all they may. A window takes milliseconds for each.
"""
CLOSED: Final = {"closed": "no_bench", "full": "bench_full", "sent_away": "sent_away", "over": "played_out"}
"""What the player is told when nobody lets it look on, by what was answered."""


class Onlooking:
    """Looking on at the running table whose room was `table` (16 bytes), at first through `host`."""

    def __init__(
        self,
        table: bytes,
        host: bytes,
        links: Links,
        where: Callable[[bytes, Way], tuple[Address, ...]],
        pool: Pool,
        tell: Callable[[News], None],
        changed: Callable[[], None] = lambda: None,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """`where`: the addresses of a peer, given where it could be reached. `changed` is called when others are at the
        table, or on its bench, than before, and when a night may have begun or be over.
        """
        self.table = table
        self.closed = asyncio.Event()
        """Set when there is nothing more to be seen, and this was told."""
        self._links = links
        self._where = where
        self._pool = pool
        self._tell = tell
        self._now_s = now_s
        self._tasks = Tasks(self._failed)
        self._members: list[bytes] = [host]
        """Whom to ask, the one that is asked now first."""
        self._ways = Ways()
        self._no: dict[bytes, str] = {}
        """Who has refused, and why."""
        self._since_s = now_s()
        """Since when the one that is asked has not answered, or is not heard."""
        self._let_in = False
        self._held, self._held_s = 0, now_s()
        """How much is held of the feeds, and since when it has not become more though more is due."""
        self._sight: Sight | None = None
        self._talk: Talk = "off"
        self._onlookers: tuple[Onlooker, ...] = ()
        self._next: tuple[NextTable, ...] = ()
        self._words: Buckets[bytes] = Buckets(WORDS_AT_ONCE, WORDS_PER_S, MOST_SEATS)
        self._changed = changed

    @property
    def circle(self) -> Circle | None:
        """Who hears each other here; None while this program is not let in."""
        if self._sight is None or self.closed.is_set() or not self._onlookers:
            return None
        return circle_of_onlooker(self._sight.shown, self._onlookers, self._talk)

    @property
    def hushed(self) -> bool:
        """Whether nobody may say anything now, or that is not known."""
        return self._sight is not None and self._sight.hushed

    def called(self, peer: bytes, call: str) -> None:
        """Somebody at the table calls for a pause, or to be away."""
        if self._sight is not None:
            self._sight.called(peer, call)

    def has(self, peer: bytes) -> bool:
        """Whether this program looks on through `peer`."""
        return not self.closed.is_set() and peer == self._member

    def next_of(self, opener: bytes) -> NextTable | None:
        """What is next at this table in the room, or at the table, of `opener`."""
        return next((each for each in self._next if each.opener == opener), None)

    # How it begins and ends.

    def start(self) -> None:
        """Ask."""
        self._tasks.keep(self._beat(), "onlooking-beat")
        self._call()

    async def close(self, keep: bytes = b"") -> None:
        """Look away. The link to `keep` stays: it is wanted for something else."""
        if not self.closed.is_set():
            self._look_away(keep)
        await self._tasks.end()

    def _failed(self, fault: BaseException) -> None:
        self._end(ClosedNews("fault", type(fault).__name__))

    def _end(self, news: News) -> None:
        """There is nothing more to be seen."""
        if not self.closed.is_set():
            self._look_away()
            self._tell(news)

    def _look_away(self, keep: bytes = b"") -> None:
        self.closed.set()
        self._say(Unwatch())
        if self._member != keep:
            self._let_go()
        else:
            self._links.unwant(keep)
        self._changed()

    @property
    def _member(self) -> bytes:
        return self._members[0]

    @property
    def hash(self) -> bytes:
        """Hash of the terms of what is watched, b"" before that is known."""
        return self._sight.hash if self._sight is not None else b""

    # Who is asked.

    def _call(self) -> None:
        self._since_s, self._let_in = self._now_s(), False
        member = self._member
        self._links.want(member, lambda: self._where(member, self._ways[member]))
        if self._links.here(member):
            self._say(Watch())

    def _let_go(self) -> None:
        self._links.unwant(self._member)
        self._links.drop(self._member)
        if self._sight is not None:
            self._sight.unlinked(self._member)

    def _say(self, word: Watch | Unwatch) -> None:
        self._links.post(self._member, seal(ToBench(self.table, encode(word))))

    def _give(self, contents: Iterable[bytes]) -> None:
        """Tell the one that is asked how far this program is."""
        for content in contents:
            self._links.post(self._member, seal(ToTable(self.hash, content)))

    def _ask_next(self) -> None:
        """Ask another one at the table who has not refused; the same again if there is no other."""
        self._let_go()
        asked = self._members.pop(0)
        self._members.append(asked)
        willing = [peer for peer in self._members if peer not in self._no]
        while willing and self._member not in willing:
            self._members.append(self._members.pop(0))
        self._call()

    def linked(self, peer: bytes) -> None:
        """There is a link to `peer`."""
        if peer == self._member and not self.closed.is_set():
            self._since_s, self._let_in = self._now_s(), False
            self._say(Watch())

    def unlinked(self, peer: bytes) -> None:
        """The link to `peer` is gone."""
        if peer == self._member:
            self._since_s, self._let_in = self._now_s(), False
            if self._sight is not None:
                self._sight.unlinked(peer)

    # What comes from the links.

    def receive(self, peer: bytes, envelope: Envelope) -> bool:
        """Whether this is about what is watched here; then it is taken. Raises Malformed when `peer` is to blame."""
        match envelope:
            case ToBench(table, content) if table == self.table:
                self._hear(peer, content)
            case ToTable(terms, content) if terms == self.hash:
                self._read(peer, content)
            case Farewell(terms) if terms == self.hash:
                if peer == self._member:
                    self._refused("over")
            case _:
                return False
        return True

    def _hear(self, peer: bytes, content: bytes) -> None:
        word: ToOnlooker = decode(content, ToOnlooker)
        if peer != self._member or self.closed.is_set():
            return
        if not self._words.take(peer, self._now_s()):
            raise Malformed("a flood of words from the table")
        match word:
            case Welcome(raw, ways, talk):
                self._welcome(peer, raw)
                self._talk = talk
                self._ways.update((way.peer, Way(told=way.addresses)) for way in ways if way.peer in self._members)
            case NoBench(why):
                self._refused(why)
            case Seated(said) if (onlookers := as_shown(said)) != self._onlookers:
                self._onlookers = onlookers
                self._tell(BenchNews(as_news(onlookers)))
                self._changed()
            case Next(tables) if tables != self._next:
                self._next = tables
                self._tell(NextNews(tuple(map(self._as_ad, tables))))

    def _as_ad(self, table: NextTable) -> TableAd:
        """What is next as a window may show it; whoever opened it has played, so that its name is known."""
        seats = self._sight.shown.seats if self._sight is not None else ()
        name, lantern = next(((s.name, s.lantern) for s in seats if s.peer == table.opener), ("", ""))
        return TableAd(
            table.opener,
            self.table,
            name,
            table.game,
            table.seats,
            min(table.people, table.seats),
            table.phase,
            fresh=True,
            obstacle=obstacle_to(table.game, table.rules),
            lantern=lantern,
        )

    def _read(self, peer: bytes, content: bytes) -> None:
        if peer == self._member and self._sight is not None and not self.closed.is_set():
            self._give(self._sight.receive(peer, content))
            self._changed()

    def _welcome(self, peer: bytes, raw: bytes) -> None:
        """Raises Malformed for terms of another table, or that nobody could play by, or in which `peer` is nobody."""
        terms = read_terms(raw)
        check_terms(terms, games.find)
        people = [seat.peer for seat in terms.seats if seat.kind == "person"]
        if terms.table != self.table or peer not in people:
            raise Malformed("terms of another table")
        if self._sight is None:
            self._sight = Sight(terms, self._pool, self._tasks, self._tell, self._end, self._now_s)
            self._members = [peer, *(other for other in people if other != peer)]
        elif self._sight.hash != terms.hash():
            raise Malformed("terms of another game than is watched")
        self._let_in = True
        self._give(self._sight.linked(peer))

    def _refused(self, why: str) -> None:
        self._no[self._member] = why
        if self._sight is not None:
            self._sight.unlinked(self._member)
            if self._sight.over:
                self._let_in = False
                return  # all was seen; the page stays
        if why in ("closed", "sent_away") or all(peer in self._no for peer in self._members):
            self._end(ClosedNews(CLOSED[why]))
        else:
            self._ask_next()

    def _holds_back(self, sight: Sight) -> bool:
        """Whether the one that is asked does not send what it has said that it holds."""
        if sight.held != self._held or not sight.lacks:
            self._held, self._held_s = sight.held, self._now_s()
        return self._now_s() - self._held_s > HELD_BACK_S

    async def _beat(self) -> None:
        while not self.closed.is_set():
            await asyncio.sleep(TICK_S)
            self._look_after()

    def _look_after(self) -> None:
        sight, waits_s = self._sight, self._now_s() - self._since_s
        if self._let_in and sight is not None and self._holds_back(sight):
            sight.expect_less()
            self._ask_next()
        elif self._let_in and sight is not None:
            self._give(sight.tick())
        elif sight is None and waits_s > ANSWER_S:
            self._end(ClosedNews("unreachable"))
        elif sight is not None and not sight.over and waits_s > ANSWER_S:
            self._ask_next()
        if sight is not None:
            sight.mind_pauses()
            sight.tell_progress(heard=self._let_in or sight.over or waits_s < ANSWER_S)


class Sight:
    """What is seen of one game: its feeds, and an onlooker's table that reads them."""

    def __init__(
        self,
        terms: Terms,
        pool: Pool,
        tasks: Tasks,
        tell: Callable[[News], None],
        end: Callable[[News], None],
        now_s: Callable[[], float],
    ) -> None:
        self.hash = terms.hash()
        self.terms = terms
        self.shown = _as_shown(terms)
        self._pool = pool
        self._tasks = tasks
        self._tell = tell
        self._end = end
        self._now_s = now_s
        self._feeds = Feeds(self.hash, terms.authors())
        self._gossip: Gossip[bytes] = Gossip(self._feeds, gives=False)
        self._cache = ProofCache()
        self._goal: tuple[Head, ...] | None = None
        """What the first who let this program look on held then: that is read before anything is shown."""
        self._caught_up = False
        self._at_work = 0
        self._heard = True
        self._told: WatchNews | None = None
        self._percent = -1
        self._intermission = Intermission(terms, None, self._plays, tell)
        self._sit()

    def _sit(self) -> None:
        """Begin with what is held of the feeds."""
        self._caught_up = False
        self._news = TableNews(len(self.terms.seats), (), "")
        self._looks_on = Table(self.terms, check_terms(self.terms, games.find), None, None, self._cache)
        self._told = None
        self.tell_progress(heard=self._heard)
        self._read(self._feeds.all_entries())

    @property
    def over(self) -> bool:
        """Whether the game is over by its rules, or has stopped."""
        return self._looks_on.ended or self._looks_on.state is State.OPENING

    @property
    def held(self) -> int:
        """How many entries are held."""
        return sum(head.length for head in self._feeds.heads())

    @property
    def lacks(self) -> bool:
        """Whether something is still due of what was held there at first, and nothing is worked on here."""
        return self._goal is not None and not self._caught_up and not self._at_work

    def expect_less(self) -> None:
        """What was due at first has not come: somebody else says what there is."""
        self._goal = None

    @property
    def hushed(self) -> bool:
        """Whether nobody may say anything beside the game now; so it is while it is not known how the game stands."""
        hushes = games.find(self.terms.game).hushes
        if hushes is None or self.over:
            return False
        return not self._caught_up or hushes(self._looks_on.view().board)

    def _plays(self, peer: bytes) -> bool:
        """Whether somebody has a seat in the game, and has not left it."""
        return any(self.terms.seats[seat].peer == peer for seat in self._looks_on.playing)

    def called(self, peer: bytes, call: str) -> None:
        """Somebody calls to the table."""
        self._intermission.hear(peer, call, self._now_s())
        self.mind_pauses()

    def mind_pauses(self) -> None:
        """Tell of a pause that has begun or is over."""
        self._intermission.mind(self._now_s(), goes_on=self._caught_up and not self.over)

    @property
    def checked(self) -> int:
        """How many proofs were checked here so far."""
        return self._news.checked

    def linked(self, peer: bytes) -> list[bytes]:
        """`peer` lets this program look on; what to answer."""
        return [out for _, out in self._gossip.connect(peer)]

    def unlinked(self, peer: bytes) -> None:
        """Nothing more comes from `peer`."""
        self._gossip.disconnect(peer)

    def tick(self) -> list[bytes]:
        """How far this program is, to be told once a second."""
        return [out for _, out in self._gossip.tick()]

    def receive(self, peer: bytes, content: bytes) -> list[bytes]:
        """Gossip from `peer`; what to answer. Raises Malformed."""
        got = self._gossip.receive(peer, content)
        if got.heads and self._goal is None:
            self._goal = got.heads
        for fork in got.forks:
            self._looks_on.fork(fork.seat)
        self._read(got.new)
        return [out for _, out in got.out]

    # What is read.

    def _read(self, entries: Sequence[Entry]) -> None:
        self._looks_on.read_all(entries)
        self._go_on()

    def _go_on(self) -> None:
        """Do all that can be done now, and tell what came of it."""
        self._fetch()
        for order in self._looks_on.take_orders():
            self._at_work += 1
            self._tasks.keep(self._fill(self._looks_on, order), "onlooking-order")
        for event in self._looks_on.take_events():
            self._note(event)
        if self._looks_on.state is State.OVERTAKEN:
            self._sit()
        else:
            self._tell_news()

    def _fetch(self) -> None:
        """Have fetched what the table wants of feeds whose authors were found gone, on whatever branch."""
        for seat, end in self._looks_on.wanted().items():
            self._feeds.seek(seat, end)
            parts = self._feeds.parts(seat)
            if parts is not None:
                self._looks_on.fetched(seat, parts)

    async def _fill(self, table: Table, order: Order) -> None:
        result, took_ms = await self._pool.prove(order.run)
        self._at_work -= 1
        if table is self._looks_on:
            table.done(order, result, took_ms)
            self._go_on()

    def _note(self, event: Event) -> None:
        self._news.note(event, self._now_s())
        match event:
            case LetGo(seat, length):
                if seat in self._feeds.sought and self._feeds.parts(seat) is not None:
                    self._feeds.turn(seat)
                self._looks_on.read_all(self._feeds.entries(seat)[length:])
            case Evicted(seat, _, by):
                self._tell(EvictedNews(seat, by))
            case FoundLate(number, seat, by, by_table) if self._caught_up:
                self._tell(LateNews(number, seat, by, by_table))
            case Fouled(foul, number):
                self._tell_play()
                self._tell(FoulNews(-1 if foul.seat is None else foul.seat, foul.rule, number, ""))
            case NoCharter(seats):
                self._end(ClosedNews("no_charter", ", ".join(map(str, seats))))
            case Ended():
                self._caught_up = True
            case _:
                pass

    # What is told.

    def _tell_news(self) -> None:
        held = [head.length for head in self._feeds.heads()]
        goal = self._goal
        if goal is not None and not self._at_work and all(h >= g.length for h, g in zip(held, goal, strict=True)):
            self._caught_up = True
        self.tell_progress(heard=self._heard)
        if self._caught_up:
            self._tell_play()
            end = self._news.end(self._looks_on)
            if end is not None:
                self._tell(end)

    def _tell_play(self) -> None:
        play = self._news.play(self._looks_on)
        if play is not None:
            self._tell(play)

    def tell_progress(self, *, heard: bool) -> None:
        """Tell whether anybody is heard, and how far this program is with what was played before."""
        self._heard = heard
        news = WatchNews(self._room(), heard)
        if news != self._told:
            self._told = news
            self._tell(news)
        goal = sum(head.length for head in self._goal or ())
        percent = min(99, 100 * self._looks_on.read_so_far // goal) if goal else 0
        if not self._caught_up and percent != self._percent:
            self._percent = percent
            self._tell(CatchingUpNews(percent))

    def _room(self) -> RoomNews:
        """The room in which this was agreed, as one who was not there may show it."""
        terms = self.terms
        places = tuple(
            RoomPlace(seat, card.kind, card.peer, card.name, card.lantern, ready=True, here=True)
            for seat, card in enumerate(self.shown.seats)
        )
        options = terms.chosen()
        customs = Customs(backups=terms.backups)
        return RoomNews(terms.table, terms.game, options, places, None, False, phrase(terms), customs=customs)


def _as_shown(terms: Terms) -> Terms:
    """Terms with names and lanterns as they may be shown, for nothing else: whoever lets somebody look on may have made
    all of them up, and no honest program may have agreed to them.
    """
    seats = (
        structs.replace(
            card,
            name=name_at(seat, card.name),
            lantern=known_lantern(card.lantern, seat),
        )
        for seat, card in enumerate(terms.seats)
    )
    return structs.replace(terms, seats=tuple(seats))
