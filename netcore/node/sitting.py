"""One table that runs, from its terms to its file: this program's seats, their feeds, the disk, and the links.

The conductor of the sans-I/O parts. What comes from a link, a player, or a thread changes the tables at once, on the
loop, and waits for nothing. One task then does all that waits: what the tables owe becomes an entry, is stored, and
only then is sent and read. No other task signs or stores anything, so that no number is signed twice. What comes while
it waits for the disk is looked at in its next turn. Proofs go to the pool.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine import games
from netcore.crypto.cache import ProofCache
from netcore.disk import Disk
from netcore.errors import Late
from netcore.feeds.chain import Feeds, Fork
from netcore.feeds.charter import Terms, check_terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.files import seen
from netcore.files.forkfile import write_fork
from netcore.files.seen import Seen
from netcore.files.store import TableStore
from netcore.node.absence import Absence
from netcore.node.awake import Awake
from netcore.node.bench import MakeBench, no_bench
from netcore.node.chair import Chair
from netcore.node.decisions import Decisions
from netcore.node.intermission import Intermission
from netcore.node.life import Got, Life, follow
from netcore.node.pool import Pool, timed
from netcore.node.recall import Recall
from netcore.node.table_news import TableNews
from netcore.status import (
    CatchingUpNews,
    ClosedNews,
    EvictedNews,
    FoulNews,
    LateNews,
    LinkNews,
    News,
    PlayedOnNews,
    RecallNews,
)
from netcore.table.clock import TICK_S, Watch, passed_ms
from netcore.table.events import (
    Awaited,
    BrokenOff,
    ClockRuns,
    Declined,
    Ended,
    Event,
    Evicted,
    Fouled,
    FoundLate,
    LetGo,
    Made,
    NoCharter,
    Opened,
    Stepped,
)
from netcore.table.letters import open_letter
from netcore.table.orders import Order
from netcore.table.table import FORK, State
from netcore.tasks import Tasks
from netcore.wire.codec import encode

log = logging.getLogger(__name__)

HEADS_EVERY_S: Final = TICK_S
MISSED_AFTER_S: Final = 5.0
"""How long a peer may take to be linked at first; after that the player is told that it is missing."""
PERCENT_STEP: Final = 5
"""In such steps a player is told how far it is with a game that is taken up again."""
LINGER_S: Final = 5.0
"""How long a finished table waits for peers that do not have everything yet."""

LASTING: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""Where Python's own monotonic clock stops while the computer sleeps, the one that does not."""

Send = Callable[[bytes, bytes], None]
"""Gossip for a peer."""


def lasting_s() -> float:
    """Seconds by a clock that nobody sets, and that goes on while this computer sleeps."""
    clock = getattr(time, LASTING.get(sys.platform, ""), None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a table stops for everybody. `news` is told once `save` has put the evidence into `file`, and takes where.

    Without evidence that is "", as where the disk takes nothing: no reason to keep a foul from the players.
    """

    news: Callable[[str], News]
    file: Path | None = None
    save: Callable[[], None] = lambda: None

    def saved(self) -> News:
        """Save it; what to tell. Blocking."""
        where = "" if self.file is None else str(self.file)
        try:
            self.save()
        except OSError as fault:
            log.warning("nothing is saved: %s", fault)
            where = ""
        return self.news(where)


class Sitting:
    """A running table. `chairs` are this program's seats, the first of them the one whose view is told."""

    def __init__(
        self,
        terms: Terms,
        chairs: Sequence[Chair],
        store: TableStore,
        pool: Pool,
        *,
        send: Send,
        tell: Callable[[News], None],
        game_file: Path,
        feeds: Feeds | None = None,
        checked: Iterable[bytes] = (),
        bench: MakeBench = no_bench,
        pause_s: Callable[[], float] = lambda: 0.0,
        now_s: Callable[[], float] = lasting_s,
    ) -> None:
        """`feeds`: what was on disk, for a table that goes on, and `checked` the proofs of it that were found good.

        `bench` makes a place for those who look on. `pause_s`: how long a policy seems to think.
        """
        self.terms = terms
        self.hash = terms.hash()
        self.chairs = tuple(chairs)
        self.life = Life.PLAYING if feeds is None else Life.CATCHING_UP
        self.over = asyncio.Event()
        """Set when nothing more will happen here: finished and in the file, or stopped."""
        self._file = game_file
        self._store = store
        self._pool = pool
        self._send_to = send
        self._tell = tell
        self._now_s = now_s
        self._feeds = Feeds(self.hash, terms.authors()) if feeds is None else feeds
        self._gossip: Gossip[bytes] = Gossip(self._feeds)
        self._mine = {chair.seat for chair in chairs}
        self.intermission = Intermission(terms, self.me.identity.public, self._plays, tell)
        self.bench = bench(terms, self._feeds, self.others(), self._plays)
        self._watch = Watch(self._mine)
        self._held = False
        """Whether there is a pause."""
        self._rest: tuple[int | None, float] = (None, 0.0)
        """Before which question the player looks at the table in peace, and since when."""
        self._wake = asyncio.Event()
        self._tasks = Tasks(self._failed)
        self._decisions = Decisions(pool, self._tasks, pause_s)
        self._absence = Absence(terms, self._mine)
        self._awake = Awake(now_s())
        self._arrived: list[Entry] = []
        """Entries of others that were read and are not stored yet. What a crash loses of them is sent again: they may
        wait, but not longer than what is signed here after them."""
        self._recall = None if feeds is None else Recall(self._mine, self.others(), now_s())
        """While it is not known what the others hold of this program's own feeds; until then nothing is signed."""
        self._regained: list[Entry] = []
        """Own entries that the disk had lost, from others, not stored again yet."""
        self._lost = 0
        """How many there were."""
        self._told_alone = False
        self._told_percent = 0
        self._cache = ProofCache(held=checked)
        self._opens = functools.cache(open_letter)
        """Reads a body once for all seats of this program."""
        self._at_work = 0
        """How many pieces of work are in the pool."""
        self._unfinished = set(self._mine)
        """The seats that were not told how it ended. Their tables may be further: they go on while the disk writes."""
        self.decided = asyncio.Event()
        """Set when nothing more is to be said here, whether or not others still listen."""
        self._stands_up = False
        """Whether the player waits no longer for others to say whether they lay their seeds open."""
        self._reason: Reason | None = None
        """Why it stops for everybody, if it does."""
        self._sit()

    def _sit(self) -> None:
        """Take the seats at tables that begin with what is held of the feeds."""
        self._news = TableNews(len(self.terms.seats), self._mine, str(self._file))
        game, listens = check_terms(self.terms, games.find), self._recall is not None
        self._hushes = game.hushes
        for chair in self.chairs:
            own = self._feeds.length(chair.seat)
            now_s, said, unheard = self._clock_s, self._wake.set, self._absence.missing
            table = chair.sit(
                self.terms,
                game,
                self._cache,
                own,
                now_s=now_s,
                said=said,
                unheard=unheard,
                listens=listens,
                finds=self._finds_late,
                opens=self._opens,
            )
            table.read_all(self._feeds.all_entries())
        self._opens.cache_clear()

    def _finds_late(self, number: int, seat: int, claimed_ms: int | None) -> bool:
        """What this program's clock says of an answer that has just come."""
        return self._watch.finds_late(number, seat, claimed_ms, self._clock_s())

    @property
    def hushed(self) -> bool:
        """Whether nobody may say anything beside the game now; so it is while it is not known how the game stands."""
        if self._hushes is None or not self.life.goes_on:
            return False
        return not self.life.live or self._hushes(self.me.table.view().board)

    @property
    def me(self) -> Chair:
        """The chair whose view is told."""
        return self.chairs[0]

    # How it begins and ends.

    def start(self) -> None:
        """Begin."""
        self._tasks.keep(self._run(), "sitting")
        self._tasks.keep(self._beat(), "sitting-beat")
        self._tasks.keep(self._miss(), "sitting-miss")

    async def close(self) -> None:
        """Stop where it is; the table can be resumed from its folder unless it is settled."""
        arrived, checked = (self._arrived, self._cache.take_fresh()) if self.life.goes_on else ([], ())
        self._go(Got.CLOSED)
        await self._tasks.end()
        await self._pool.store(functools.partial(_put_away, self._store, arrived, checked))

    async def stand_up(self) -> None:
        """Wait for nothing more once the game is over, as whoever has seen enough does.

        Who has not said whether to lay the seed open keeps it closed. The game is in its file when this returns.
        """
        if self.life is not Life.ENDED:
            return
        if self.me.table.asks_to_open:
            self.me.lay_open(False)
        self._stands_up = True
        self._wake.set()
        await self.decided.wait()

    def stop_as_copy(self) -> None:
        """Another program writes this seat's feed: say no more, for two entries with one number would be a fork."""
        self._halt(Got.SILENCED, ClosedNews("copy", "another program plays with this identity"))

    def discard(self) -> None:
        """Forget the table on disk, its secrets first. Blocking; after `close`."""
        self._store.discard()

    def _go(self, got: Got) -> bool:
        """Follow what happened; whether that made a difference."""
        before, self.life = self.life, follow(self.life, got)
        if self.life.over:
            self.over.set()
        if not self.life.goes_on:
            self.decided.set()
            self._wake.set()
        return self.life is not before

    def _halt(self, got: Got, news: News) -> None:
        """Stop where it is, here alone."""
        if self._go(got) and self.life is Life.HALTED:
            self._tell(news)

    def _stop(self, reason: Reason) -> None:
        """Stop for everybody. The first reason is told as soon as it is saved."""
        if self._go(Got.STOP):
            self._reason = reason

    def _failed(self, fault: BaseException) -> None:
        self._halt(Got.FAULT, ClosedNews("fault", type(fault).__name__))

    # What comes from the links.

    def others(self) -> tuple[bytes, ...]:
        """The peers that are persons' programs, this one left out: those worth a link."""
        mine = {chair.identity.public for chair in self.chairs}
        return tuple(seat.peer for seat in self.terms.seats if seat.kind == "person" and seat.peer not in mine)

    def _plays(self, peer: bytes) -> bool:
        """Whether somebody who sat down here has not left the game."""
        seat = next((seat for seat, card in enumerate(self.terms.seats) if card.peer == peer), None)
        return seat is not None and seat in self.me.table.playing

    def linked(self, peer: bytes) -> None:
        """There is a link to `peer`."""
        if peer in self.others():
            self.bench.linked(peer)
            self._send(self._gossip.connect(peer))
            self._absence.heard(peer)
            self._tell_link(peer, here=True)

    def unlinked(self, peer: bytes, *, closed: bool = False) -> None:
        """The link to `peer` is gone; `closed`: with a goodbye, as of a program that will be opened again."""
        self.bench.unlinked(peer)
        if peer in self._gossip.links:
            self._lose(peer, left=False, closed=closed)

    def farewell(self, peer: bytes, *, ended: bool = False) -> None:
        """`peer` leaves on purpose, or says that it has left: it is told nothing more over this link.

        `ended`: the game has ended there.
        """
        if peer in self.others():
            self._lose(peer, left=True, ended=ended)

    def _lose(self, peer: bytes, *, left: bool, closed: bool = False, ended: bool = False) -> None:
        self._gossip.disconnect(peer)
        self._absence.unheard(peer, self._awake.read(self._now_s()))
        self._watch.unheard(self._absence.seats_of(peer))
        self._tell_link(peer, here=False, left=left, closed=closed, ended=ended)

    def _tell_link(
        self, peer: bytes, *, here: bool, left: bool = False, closed: bool = False, ended: bool = False
    ) -> None:
        for seat in self._absence.seats_of(peer):
            peer_seat, spared = self.me.table.peer_of(seat), self.me.table.can_spare([seat])
            home = None if peer_seat == seat else peer_seat
            self._tell(LinkNews(seat, here, left, spared, closed, home, ended))

    def receive(self, peer: bytes, content: bytes) -> None:
        """Gossip from `peer`. Raises Malformed when that peer is to blame for it."""
        if self.bench.has(peer):
            self.bench.receive_gossip(peer, content)
            return
        got, now_s = self._gossip.receive(peer, content), self._now_s()
        self._watch.heard(self._absence.seats_of(peer), self._clock_s())
        if self._recall is not None and got.heads:
            self._recall.told(peer, got.heads, now_s)
            self._wake.set()
        if got.new and self.life.goes_on:
            self._take(got.new)
        self._send(got.out)
        self.bench.spread(got.new)
        for fork in got.forks:
            self._found(fork)
        if self._feeds.sought:
            self._fetch()

    def _take(self, entries: Sequence[Entry]) -> None:
        mine = [entry for entry in entries if entry.seat in self._mine]
        if mine and self._recall is None:
            self.stop_as_copy()
            return
        self._regained += mine
        self._arrived += [entry for entry in entries if entry.seat not in self._mine]
        if self._regained:
            self._wake.set()
            return  # the tables begin anew, with all that is held
        for chair in self.chairs:
            for entry in entries:
                chair.table.read(entry)
        self._opens.cache_clear()
        self._wake.set()

    def _found(self, fork: Fork) -> None:
        """Somebody has signed two versions of its feed: each table says whether that ends the game."""
        for chair in self.chairs:
            chair.table.fork(fork.seat)
        self._note_events()
        self._wake.set()

    def _fetch(self) -> None:
        """Have fetched what the tables want of feeds whose authors are called gone, on whatever branch."""
        for chair in self.chairs:
            for seat, end in chair.table.wanted().items():
                self._feeds.seek(seat, end)
                parts = self._feeds.parts(seat)
                if parts is not None:
                    chair.table.fetched(seat, parts)
                    self._wake.set()

    def _let_go(self, chair: Chair, event: LetGo) -> None:
        """Another branch counts than the one that a seat of this program has read of: give it that one."""
        if event.seat in self._feeds.sought and self._feeds.parts(event.seat) is not None:
            self._arrived += self._feeds.turn(event.seat)
        chair.table.read_all(self._feeds.entries(event.seat)[event.length :])
        self._wake.set()

    def _send(self, out: Sequence[tuple[bytes, bytes]]) -> None:
        for peer, content in out:
            self._send_to(peer, content)

    # What comes with time.

    async def _miss(self) -> None:
        """Tell of those who never came: gone between "ready" and the start, or not back after a pause."""
        await asyncio.sleep(MISSED_AFTER_S)
        for peer in self.others():
            if peer not in self._gossip.links:
                self._absence.unheard(peer, self._awake.read(self._now_s()))
                self._tell_link(peer, here=False)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEADS_EVERY_S)
            self.mind_pauses()
            self._mind_the_clock()
            self._send(self._gossip.tick())
            self.bench.tick()
            self._answer_polls()
            if self._recall is not None:
                self._wake.set()  # what was waited for long enough is told

    # Pauses.

    def _clock_s(self) -> float:
        """The seconds of this table: they stand still in a pause."""
        return self.intermission.time_s(self._now_s())

    def called(self, peer: bytes, call: str) -> bool:
        """Somebody calls to the table for a pause, or to be away. Whether that has ended this player's own pause."""
        if self.life.at_its_end:
            return False
        ended = self.intermission.hear(peer, call, self._now_s())
        self.mind_pauses()
        return ended

    def mind_pauses(self) -> None:
        """Have nobody decide anything while there is a pause."""
        self._held = self.intermission.mind(self._now_s(), goes_on=self.life is Life.PLAYING)
        self._decisions.hold(self._held)
        for chair in self.chairs:
            chair.held = self._held

    def go_on_without(self, number: int) -> None:
        """Wait no longer for those whose time for question `number` is over. Raises TooSoon, or Late."""
        self._watch.go_on_without(number, self._clock_s())
        self._mind_the_clock()

    def _mind_the_clock(self) -> None:
        """Tell the table whose time is over by this program's clock."""
        table = self.me.table
        if self.me.policy is not None and table.impatient:
            # Where no person plays, nobody is in a hurry, and nobody stands in the way of those who are.
            with suppress(Late):
                self._watch.go_on_without(table.number, self._clock_s())
        self._end_rest()
        number, seats = self._watch.overdue(self._clock_s())
        if seats and self.life.live and self._recall is None:
            self.me.table.time_is_over(number, seats)
            self._wake.set()

    def _end_rest(self) -> None:
        """By a strict clock nobody waits for ever for a player who still looks at the table."""
        clock, now_s = self.terms.move_clock, self._clock_s()
        if clock is None or clock.gentle:
            return
        number = self.me.table.rests_before if self.me.rests else None
        if number != self._rest[0]:
            self._rest = (number, now_s)
        elif number is not None and passed_ms(self._rest[1], now_s) > clock.limit_ms:
            self.me.go_on()

    def _answer_polls(self) -> None:
        """Say for the seats of this program what needs nobody to be asked."""
        now_s = self._awake.read(self._now_s())
        self._end_recall()
        if self.life.goes_on:
            self._fetch()
        if self.life.live and self._recall is None:
            table = self.me.table
            self._absence.unreadable({*table.unreadable(), *table.astray()}, now_s)
            owing = [seat for seat in table.waiting_for() if seat not in self._mine and not self._held]
            self._absence.owes(owing, table.number, now_s, leisurely=table.leisurely, limit_s=table.limit_s)
            stalled = [peer for peer in self._absence.stalled(now_s) if peer not in self._absence.missing()]
            news = self._news.astray(self.me.table, self._absence.astray(now_s), stalled)
            if news is not None:
                self._tell(news)
            said = [self._absence.answer(chair, now_s) for chair in self.chairs]
            said += [self._absence.conclude(chair, now_s) for chair in self.chairs]
            if any(said):
                self._wake.set()

    def _agree_to_undo(self) -> None:
        """Where no person plays, nobody is against it that others take a move back."""
        undoing = self.me.table.undoing
        if self.me.policy is not None and self.life.live and undoing is not None and undoing.may_answer:
            self.me.table.wish_undo(True)
            self._wake.set()

    # The one task that waits for the disk.

    async def _run(self) -> None:
        try:
            while self.life.goes_on:
                self._wake.clear()
                if self._regained:
                    await self._regain()
                await self._settle()
                self._conclude()
                self._answer_polls()
                self._agree_to_undo()
                self._tell_news()
                await self._save_end()
                if self._arrived:
                    await self._write(())
                await self._wake.wait()
        except OSError as fault:
            log.error("the table cannot go on: %s", fault)
            self._halt(Got.SILENCED, ClosedNews("disk", str(fault)))
        if self.life is Life.LINGERING:
            await self._linger()
            self._go(Got.CONCLUDED)
        elif self._reason is not None:
            news = await self._pool.store(self._reason.saved)
            if self._go(Got.CONCLUDED):
                self._tell(news)

    async def _regain(self) -> None:
        """Store again what the disk had lost of our own, and begin anew with it: our own words come first."""
        regained, self._regained = self._regained, []
        arrived, self._arrived = self._arrived, []
        await self._pool.store(functools.partial(_store, self._store, arrived, regained, self._cache.take_fresh()))
        self._lost += len(regained)
        if self.life.goes_on and not any(chair.table.ended for chair in self.chairs):
            self._sit()

    def _end_recall(self) -> None:
        """Speak, once it is known what the others hold of our own feeds; tell if nobody is there to say so."""
        recall, now_s = self._recall, self._now_s()
        if recall is None or self._regained or not self.life.goes_on:
            return
        if recall.done(self._feeds.length, now_s):
            self._recall = None
            for chair in self.chairs:
                chair.table.speak()
            if self._lost or self._told_alone:
                self._tell(RecallNews(alone=False, regained=self._lost))
            self._wake.set()
        elif recall.alone(now_s) and not self._told_alone:
            self._told_alone = True
            self._tell(RecallNews(alone=True))

    async def _settle(self) -> None:
        """Write down what the tables owe until they owe nothing."""
        while self.life.goes_on:
            self._give_orders()
            awake = [chair for chair in self.chairs if not chair.rests]
            owed = [(chair, body) for chair in awake for body in chair.table.take_bodies()]
            if owed:
                await self._write(owed)
            self._note_events()
            if not owed:
                return

    def _conclude(self) -> None:
        """Wait no longer for what others say of their seeds, if this player has stood up."""
        if not self._stands_up:
            return
        for chair in self.chairs:
            if chair.table.state is State.OPENING:
                chair.table.conclude()
        self._note_events()

    async def _write(self, owed: Sequence[tuple[Chair, bytes]]) -> None:
        """Store what came and what is owed, then send what is owed. Raises OSError."""
        entries = self._sign(owed)
        arrived, self._arrived = self._arrived, []
        await self._pool.store(functools.partial(_store, self._store, arrived, entries, self._cache.take_fresh()))
        if not self.life.goes_on:
            return  # as a copy, perhaps: on disk, and told to nobody
        for entry in entries:
            self._feeds.add(entry)
        self._send(self._gossip.spread(entries))
        self.bench.spread(entries)
        for chair in self.chairs:
            for entry in entries:
                chair.table.read(entry)
        self._opens.cache_clear()

    def _sign(self, owed: Sequence[tuple[Chair, bytes]]) -> list[Entry]:
        """What is owed as the next entries of its seats. None is part of a feed, which others may ask for, yet."""
        last: dict[int, Entry] = {}
        entries = []
        for chair, body in owed:
            last[chair.seat] = self._feeds.write(chair.identity, chair.seat, body, last.get(chair.seat))
            entries.append(last[chair.seat])
        return entries

    def _give_orders(self) -> None:
        given = [(chair, order) for chair in self.chairs for order in chair.table.take_orders()]
        for orders in alike(given):
            self._at_work += 1
            self._tasks.keep(self._fill(orders), "sitting-order")

    async def _fill(self, orders: Sequence[tuple[Chair, Order]]) -> None:
        """Have orders done that are one piece of work. What is made comes first, for others wait for it."""
        urgent, tables = orders[0][1].kind == "make", [chair.table for chair, _ in orders]
        results, _ = await self._pool.prove(lambda: [timed(order.run) for _, order in orders], urgent=urgent)
        self._at_work -= 1
        for (chair, order), table, (result, took_ms) in zip(orders, tables, results, strict=True):
            if chair.table is table:
                table.done(order, result, took_ms)
        self._wake.set()

    # What the tables tell.

    def _note_events(self) -> None:
        for chair in self.chairs:
            for event in chair.table.take_events():
                if self.life.goes_on:
                    self._note(chair, event)

    def _note(self, chair: Chair, event: Event) -> None:
        """What a seat of this program is told by its table. What all are told, the player is told once."""
        now_s = self._now_s()
        match event:
            case Awaited(number):
                self._decisions.asked(chair, number)
            case Made():
                self._news.made(chair.seat, event, now_s)
            case LetGo():
                self._let_go(chair, event)
            case Opened() | Declined():
                self._unfinished.discard(chair.seat)
            case Evicted(seat) if seat == chair.seat:
                self._unfinished.discard(chair.seat)
            case _:
                pass
        if chair is self.me:
            self._news.note(event, now_s)
            self._note_mine(event, now_s)

    def _note_mine(self, event: Event, now_s: float) -> None:
        match event:
            case ClockRuns() if self.life.live:
                self._watch.runs(event, self._clock_s())
            case Stepped(step):
                self._watch.answered(step.number, step.seat, step.claimed_ms, self._clock_s())
            case FoundLate(number, seat, by, by_table) if self.life.live:
                self._tell(LateNews(number, seat, by, by_table))
            case Evicted(seat, _, by) if seat != self.me.seat:
                self._tell(EvictedNews(seat, by))
            case Ended() if self.life is not Life.ENDED:
                self._go(Got.END)
            case BrokenOff():
                self._unfinished.clear()
            case Fouled(foul, number):
                seat = -1 if foul.seat is None else foul.seat
                fork = next((each for each in self._feeds.forks() if each.seat == seat), None)
                told = functools.partial(FoulNews, seat, foul.rule)
                if foul.rule == FORK and fork is not None:
                    file, proof = self._file.with_suffix(".fork"), write_fork(self.terms, fork)
                    self._stop(Reason(functools.partial(told, fork.number), file, _writes(file, proof)))
                else:
                    self._stop(Reason(functools.partial(told, number), self._file, self._game()))
            case NoCharter(seats):
                self._stop(Reason(lambda _: ClosedNews("no_charter", ", ".join(map(str, seats)))))
            case Evicted(_, _, by):
                play = self._news.play(self.me.table)
                if play is not None:
                    self._tell(play)
                self._stop(Reason(functools.partial(PlayedOnNews, by), self._file, self._game()))
            case _:
                pass

    def _tell_news(self) -> None:
        told = self._recall is None or self._recall.is_late(self._now_s())
        if self.life is Life.CATCHING_UP and told and not self._at_work and self._go(Got.CAUGHT_UP):
            running = self.me.table.running
            if running is not None:
                self._watch.runs(running, self._clock_s(), whole=False)
        if self.life is Life.CATCHING_UP:
            self._tell_progress()
        if self.life.live:
            me = self.me
            for news in (self._news.play(me.table), self._news.poll(me.table, person=me.policy is None)):
                if news is not None:
                    self._tell(news)

    def _tell_progress(self) -> None:
        held = sum(map(self._feeds.length, range(len(self.terms.seats))))
        percent = 100 * self.me.table.read_so_far // max(1, held)
        if percent >= self._told_percent + PERCENT_STEP:
            self._told_percent = percent
            self._tell(CatchingUpNews(percent))

    # The end.

    async def _save_end(self) -> None:
        """Save when the game is over, and again, for good, when it is decided whether seeds are laid open."""
        news = self._news.end(self.me.table)
        if news is not None:
            await self._pool.store(self._game())
        if self.life.goes_on:
            if news is not None:
                self._tell(news)
            if not self._unfinished:
                self._go(Got.FINISHED)

    def _game(self) -> Callable[[], None]:
        """What saves the game as it is now. Blocking."""
        entries = tuple(filter(self.me.table.counts, self._feeds.all_entries()))
        me, saw = self.me, None
        if me.policy is None:  # what a bot has seen is watched by nobody
            saw = Seen(me.seat, {int(card): str(face) for card, face in me.table.seen.items()})
        return functools.partial(_save_game, self._store, self._file, self.terms, entries, saw)

    async def _linger(self) -> None:
        """Stay until every peer is known to hold every entry, so that all files are the same."""
        until_s = self._now_s() + LINGER_S
        while self._now_s() < until_s:
            if set(self._gossip.links) >= self._staying() and self._gossip.level():
                break
            await asyncio.sleep(0.05)
        self._send(self._gossip.tick())
        try:
            await self._pool.store(self._store.discard)
        except OSError as fault:
            log.warning("a table that is over stays on disk: %s", fault)

    def _staying(self) -> set[bytes]:
        """The programs of other players that have not left."""
        return {peer for peer in self.others() if any(s in self.me.table.playing for s in self._absence.seats_of(peer))}


def _store(store: TableStore, arrived: Sequence[Entry], own: Sequence[Entry], checked: Sequence[bytes]) -> None:
    """Store entries of others and one's own. These are on disk when this returns, after all that they build on.

    `checked`: keys of the proofs that were found good meanwhile.
    """
    if checked:
        store.save_checked(checked)
    if arrived:
        store.save_others(arrived)
    if own:
        store.sync_others()
        store.save_own(own)


def _save_game(store: TableStore, file: Path, terms: Terms, entries: Iterable[Entry], saw: Seen | None) -> None:
    """Save a game, and beside it what this player saw; without that it can still be watched as an onlooker."""
    store.finish(file, encode(terms), entries)
    if saw is None:
        return
    try:
        seen.save(file, terms.hash(), saw)
    except OSError as fault:
        log.warning("what was seen is not kept: %s", fault)


def _writes(file: Path, content: bytes) -> Callable[[], None]:
    """What puts `content` into a file. Blocking."""
    return lambda: Disk().write_whole(file, content)


def _put_away(store: TableStore, arrived: Sequence[Entry], checked: Sequence[bytes]) -> None:
    """Let go of the files, with what came last in them."""
    try:
        _store(store, arrived, (), checked)
    except OSError as fault:
        log.warning("what came last is not stored: %s", fault)
    store.close()


def alike(given: Sequence[tuple[Chair, Order]]) -> list[list[tuple[Chair, Order]]]:
    """Orders by the work that they are, in order: all tables of a program have the same proof checked, and the results
    are shared. In one thread, one after the other, only the first takes its time, and no thread waits for another.
    """
    work: dict[object, list[tuple[Chair, Order]]] = {}
    for chair, order in given:
        same = (order.question, order.seat, order.what) if order.kind == "check" else order
        work.setdefault(same, []).append((chair, order))
    return list(work.values())
