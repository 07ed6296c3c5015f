"""One table that runs, from its terms to its file: this program's seats, their feeds, the disk, and the links.

The conductor of the sans-I/O parts: what a table owes becomes an entry, is stored, and only then is sent and read.
Proofs go to the pool. One task does all of it, so that nothing interleaves.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from engine import games
from engine.driver import Step
from engine.pieces import Move
from netcore.crypto.cache import ProofCache
from netcore.errors import Late
from netcore.feeds.chain import Feeds, Fork
from netcore.feeds.charter import Terms, check_terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.files.forkfile import write_fork
from netcore.files.store import Stored, TableStore
from netcore.node.absence import Absence
from netcore.node.chair import Chair
from netcore.node.decisions import Decisions
from netcore.node.pool import Pool, timed
from netcore.node.table_news import TableNews
from netcore.status import (
    ClosedNews,
    DivergedNews,
    EvictedNews,
    ForfeitNews,
    FoulNews,
    LinkNews,
    News,
    ObjectionNews,
    OverNews,
)
from netcore.table.clock import TICK_S, Watch
from netcore.table.events import (
    Awaited,
    ClockRuns,
    Declined,
    Diverged,
    Ended,
    Event,
    Evicted,
    Forfeit,
    Fouled,
    Made,
    NoCharter,
    Objection,
    Opened,
    Stepped,
)
from netcore.table.orders import Order
from netcore.tasks import Tasks
from netcore.wire.codec import encode

log = logging.getLogger(__name__)

HEADS_EVERY_S: Final = TICK_S
MISSED_AFTER_S: Final = 5.0
"""How long a peer may take to be linked at first; after that the player is told that it is missing."""
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
        stored: Stored | None = None,
        pause_s: Callable[[], float] = lambda: 0.0,
        now_s: Callable[[], float] = lasting_s,
    ) -> None:
        """`stored`: what was on disk, for a table that goes on. `pause_s`: how long a policy seems to think."""
        self.terms = terms
        self.hash = terms.hash()
        self.chairs = tuple(chairs)
        self.file = game_file
        self.over = asyncio.Event()
        """Set when nothing more will happen here: finished and in the file, or stopped."""
        self.foul = False
        self._store = store
        self._pool = pool
        self._send_to = send
        self._tell = tell
        self._now_s = now_s
        self._feeds = Feeds(self.hash, terms.authors())
        self._gossip: Gossip[bytes] = Gossip(self._feeds)
        self._mine = {chair.seat for chair in chairs}
        self._watch = Watch(self._mine)
        self._wake = asyncio.Event()
        self._tasks = Tasks(self._failed)
        self._decisions = Decisions(pool, self._tasks, self._wake.set, pause_s=pause_s, now_s=now_s)
        self._news = TableNews(len(terms.seats), self._mine)
        self._outcome: Ended | None = None
        self._opened: bool | None = None
        self._final: set[int] = set()
        """The seats whose end is told. Their tables may be further: they go on while the disk writes."""
        self._told_over: tuple[object, ...] = ()
        self._forfeit: Forfeit | None = None
        self._absence = Absence(terms, self._mine)
        self._looked_at: int | None = None
        """The question before which this program's player has looked at the table."""
        self._stopped = False
        self.settled = False
        """Whether the table has come to an end for everybody, so that nothing of it is to be resumed."""
        self._checking = 0
        self._catching_up = stored is not None
        """Whether what was on disk is still being read and checked: a screen is shown the table as it was left."""
        self._sit(stored)

    def _sit(self, stored: Stored | None) -> None:
        game, cache = check_terms(self.terms, games.find), ProofCache()
        kept = (*stored.own, *stored.others) if stored else ()
        for entry in kept:
            self._feeds.receive(entry.raw)
        for chair in self.chairs:
            table = chair.sit(self.terms, game, cache, self._feeds.length(chair.seat))
            table.read_all(self._feeds.all_entries())

    # What happens here.

    @property
    def me(self) -> Chair:
        """The chair whose view is told."""
        return self.chairs[0]

    def start(self) -> None:
        """Begin."""
        self._tasks.keep(self._run(), "sitting")
        self._tasks.keep(self._beat(), "sitting-beat")
        self._tasks.keep(self._miss(), "sitting-miss")

    async def close(self) -> None:
        """Stop where it is; the table can be resumed from its folder unless it is over."""
        self._stopped = True
        await self._tasks.end()
        await self._pool.store(self._store.close)

    def submit(self, move: Move, number: int | None = None) -> None:
        """The decision of this program's player. Raises Misuse if it is not legal now.

        `number`: the question that it is meant for. Raises Late if that is not asked any more: its time was over, say,
        and the next question might take the same move.
        """
        if number is not None and not self.me.table.asks(number):
            raise Late(f"question {number} is not asked any more")
        self._decisions.submit(self.me, move)

    def lay_open(self, agree: bool) -> None:
        """Whether this program's player lays the seed open. Raises Misuse before the end of the game."""
        self.me.table.lay_open(agree)
        self._wake.set()

    def go_on(self) -> None:
        """This program's player has looked at what there was to be looked at."""
        self._looked_at = self.me.table.rests_before
        self._wake.set()

    def _rests(self, chair: Chair) -> bool:
        """Whether what this seat owes waits for its player, who still looks at the table."""
        number = chair.table.rests_before if chair.policy is None else None
        return number is not None and number != self._looked_at and chair.table.poll() is None

    def evict(self, gone: Iterable[int]) -> None:
        """Agree that the players of these seats are gone for good. Raises Misuse if that cannot be said now."""
        self.me.table.evict(gone)
        self._wake.set()

    def stay(self) -> None:
        """Do not agree that anybody is gone. Raises Misuse unless that is asked."""
        self.me.table.stay()
        self._wake.set()

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, or has stopped."""
        return self._stopped

    def stop_as_copy(self) -> None:
        """Another program writes this seat's feed: say no more, for two entries with one number would be a fork."""
        self._stop(ClosedNews("copy", "another program plays with this identity"))

    def discard(self) -> None:
        """Forget the table on disk, its secrets first. Blocking; after `close`."""
        self._store.discard()

    # What comes from the links.

    def others(self) -> tuple[bytes, ...]:
        """The peers that are persons' programs, this one left out: those worth a link."""
        mine = {chair.identity.public for chair in self.chairs}
        return tuple(seat.peer for seat in self.terms.seats if seat.kind == "person" and seat.peer not in mine)

    def linked(self, peer: bytes) -> None:
        """There is a link to `peer`."""
        if peer in self.others():
            self._send(self._gossip.connect(peer))
            self._absence.heard(peer)
            self._tell_link(peer, here=True)

    def unlinked(self, peer: bytes) -> None:
        """The link to `peer` is gone."""
        if peer in self._gossip.links:
            self._gossip.disconnect(peer)
            self._absence.unheard(peer, time.monotonic())
            self._watch.unheard(self._absence.seats_of(peer))
            self._tell_link(peer, here=False)

    def farewell(self, peer: bytes) -> None:
        """`peer` leaves on purpose, or says that it has left: it is told nothing more over this link."""
        if peer in self.others():
            self._gossip.disconnect(peer)
            self._absence.unheard(peer, time.monotonic())
            self._watch.unheard(self._absence.seats_of(peer))
            self._tell_link(peer, here=False, left=True)

    def receive(self, peer: bytes, content: bytes) -> None:
        """Gossip from `peer`. Raises Malformed when that peer is to blame for it."""
        got = self._gossip.receive(peer, content)
        self._watch.heard(self._absence.seats_of(peer), self._now_s())
        if got.new:
            self._take(got.new)
        self._send(got.out)
        for fork in got.forks:
            self._found(fork)

    def _take(self, entries: Sequence[Entry]) -> None:
        if any(entry.seat in self._mine for entry in entries):
            # An older copy of my folder was put back, perhaps: going on could sign a number twice.
            self.stop_as_copy()
            return
        try:
            self._store.save_others(entries)
        except OSError as fault:
            self._stop_for_disk(fault)
            return
        for chair in self.chairs:
            for entry in entries:
                chair.table.read(entry)
        self._wake.set()

    def _found(self, fork: Fork) -> None:
        if self._stopped or fork.seat in self.me.table.ends:
            return  # all who play hold the same entries of one who was evicted: what else it signs ends nothing
        self.foul = True
        evidence = self.file.with_suffix(".fork")
        saved = _saved(lambda: evidence.write_bytes(write_fork(self.terms, fork)), evidence)
        self.settled = True
        self._stop(FoulNews(fork.seat, "feed.fork", fork.number, saved))

    def _send(self, out: Sequence[tuple[bytes, bytes]]) -> None:
        for peer, content in out:
            self._send_to(peer, content)

    def _tell_link(self, peer: bytes, *, here: bool, left: bool = False) -> None:
        for seat in self._absence.seats_of(peer):
            self._tell(LinkNews(seat, here, left, self.me.table.can_spare([seat])))

    # The one task.

    async def _run(self) -> None:
        try:
            while not self._stopped:
                self._wake.clear()
                await self._settle()
                self._answer_polls()
                self._tell_news()
                await self._finish_if_final()
                await self._wake.wait()
        except OSError as fault:
            self._stop_for_disk(fault)

    async def _miss(self) -> None:
        """Tell of those who never came: gone between "ready" and the start, or not back after a pause."""
        await asyncio.sleep(MISSED_AFTER_S)
        for peer in self.others():
            if peer not in self._gossip.links:
                self._absence.unheard(peer, time.monotonic())
                self._tell_link(peer, here=False)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEADS_EVERY_S)
            self._watch.tick(self._now_s())
            self._send(self._gossip.tick())
            self._answer_polls()

    def _answer_polls(self) -> None:
        """Say for the seats of this program what needs nobody to be asked."""
        if not self._stopped and not self._catching_up:
            said = [self._absence.answer(chair, time.monotonic()) for chair in self.chairs]
            if any(said):
                self._wake.set()

    async def _settle(self) -> None:
        """Write down what the tables owe until they owe nothing."""
        while not self._stopped:
            awake = [chair for chair in self.chairs if not self._rests(chair)]
            owed = [(chair, body) for chair in awake for body in chair.table.take_bodies()]
            if owed:
                entries = self._write(owed)
                if any(chair.table.poll() is not None or chair.table.answered() for chair in self.chairs):
                    await self._pool.store(self._store.sync_others)
                await self._pool.store(functools.partial(self._store.save_own, entries))
                if self.is_over:
                    return  # as a copy, perhaps: on disk, and told to nobody
                for entry in entries:
                    self._feeds.add(entry)
                self._send(self._gossip.spread(entries))
                for chair in self.chairs:
                    for entry in entries:
                        chair.table.read(entry)
            given = [(chair, order) for chair in self.chairs for order in chair.table.take_orders()]
            for orders in alike(given):
                self._checking += 1
                self._tasks.keep(self._fill(orders), "sitting-order")
            for chair in self.chairs:
                for event in chair.table.take_events():
                    self._note(chair, event)
            if not owed:
                return

    def _write(self, owed: Sequence[tuple[Chair, bytes]]) -> list[Entry]:
        """What is owed as the next entries of its seats. None is part of a feed, which others may ask for, yet."""
        last: dict[int, Entry] = {}
        entries = []
        for chair, body in owed:
            last[chair.seat] = self._feeds.write(chair.identity, chair.seat, body, last.get(chair.seat))
            entries.append(last[chair.seat])
        return entries

    async def _fill(self, orders: Sequence[tuple[Chair, Order]]) -> None:
        """Have orders done that are one piece of work. What is made comes first, for others wait for it."""
        urgent = orders[0][1].kind == "make"
        results, _ = await self._pool.prove(lambda: [timed(order.run) for _, order in orders], urgent=urgent)
        self._checking -= 1
        for (chair, order), (result, took_ms) in zip(orders, results, strict=True):
            chair.table.done(order, result, took_ms)
        self._wake.set()

    def _note(self, chair: Chair, event: Event) -> None:
        mine = chair is self.me
        now_s = time.monotonic()
        if isinstance(event, Made):
            self._news.made(chair.seat, event, now_s)
        elif mine:
            self._news.note(event, now_s)
        match event:
            case Awaited(number):
                self._decisions.asked(chair, number)
            case ClockRuns() if mine and not self._catching_up:
                self._watch.runs(event, self._now_s())
            case Stepped(step) if mine:
                self._compare(step)
            case Objection(number, seat, claimed_ms, by, measured_ms) if mine:
                self._tell(ObjectionNews(number, seat, claimed_ms, by, measured_ms))
            case Ended() if mine:
                self._outcome = event
            case Evicted() | Forfeit():
                self._note_gone(chair, event)
            case Opened() | Declined():
                self._final.add(chair.seat)
                if mine:
                    self._opened = isinstance(event, Opened) and event.good
            case Fouled(foul, number, _) if mine:
                self.foul = True
                self._stop_saved(
                    lambda saved: FoulNews(-1 if foul.seat is None else foul.seat, foul.rule, number, saved)
                )
            case Diverged(number, seats) if mine:
                self._stop_saved(lambda saved: DivergedNews(number, seats, saved))
            case NoCharter(seats) if mine:
                self.settled = True
                self._stop(ClosedNews("no_charter", ", ".join(map(str, seats))))
            case _:
                pass

    def _note_gone(self, chair: Chair, event: Evicted | Forfeit) -> None:
        mine = chair is self.me
        if isinstance(event, Forfeit):
            self._final.add(chair.seat)
            self._forfeit = event if mine else self._forfeit
        elif event.seat == chair.seat:
            self._final.add(chair.seat)
            if mine:
                self.settled = True
                self._stop(ClosedNews("evicted"))
        elif mine:
            self._tell(EvictedNews(event.seat, event.by))

    def _compare(self, step: Step) -> None:
        """Object to a claim of time that cannot be; a policy never does."""
        measured_ms = self._watch.doubts(step, self._now_s())
        if measured_ms is not None and self.me.policy is None and self.me.table.object_to(step.number, measured_ms):
            self._wake.set()

    def _tell_news(self) -> None:
        self._catching_up = self._catching_up and self._checking > 0
        if self._stopped or self._catching_up:
            return
        for news in (self._news.play(self.me), self._news.poll(self.me)):
            if news is not None:
                self._tell(news)

    async def _finish_if_final(self) -> None:
        """Save when the game is over, and again, for good, when it is decided whether seeds are laid open."""
        if self._stopped:
            return
        if self._forfeit is not None:
            await self._finish_forfeit(self._forfeit)
            return
        if self._outcome is None:
            return
        told = (self._outcome, self._opened, self.me.table.asks_to_open)
        if told != self._told_over:
            self._told_over = told
            await self._pool.store(self._save)
            ended, opened, asks_to_open = told
            self._tell(OverNews(ended.outcome.scores, ended.outcome.winners, asks_to_open, opened, str(self.file)))
        if len(self._final) == len(self.chairs):
            self._stopped = self.settled = True
            self._tasks.keep(self._linger(), "sitting-linger")

    async def _finish_forfeit(self, forfeit: Forfeit) -> None:
        """Save a game that ended before its time, and stay until the others who play know that it did."""
        await self._pool.store(self._save)
        self._stopped = self.settled = True
        dealt = self.me.table.charter is not None
        self._tell(ForfeitNews(forfeit.gone, forfeit.by, dealt, str(self.file)))
        self._tasks.keep(self._linger(), "sitting-linger")

    def _staying(self) -> set[bytes]:
        """The programs of other players who were not found gone."""
        return {peer for peer in self.others() if any(s in self.me.table.playing for s in self._absence.seats_of(peer))}

    async def _linger(self) -> None:
        """Stay until every peer is known to hold every entry, so that all files are the same."""
        until = time.monotonic() + LINGER_S
        while time.monotonic() < until:
            if set(self._gossip.links) >= self._staying() and self._gossip.level():
                break
            await asyncio.sleep(0.05)
        self._send(self._gossip.tick())
        try:
            await self._pool.store(self._store.discard)
        except OSError as fault:
            log.warning("a table that is over stays on disk: %s", fault)
        self.over.set()

    def _save(self) -> None:
        self._store.finish(self.file, encode(self.terms), filter(self.me.table.counts, self._feeds.all_entries()))

    def _stop_saved(self, news: Callable[[str], News]) -> None:
        saved = _saved(self._save, self.file)
        self.settled = True
        self._stop(news(saved))

    def _stop_for_disk(self, fault: OSError) -> None:
        """Stop where it is; once there is a disk again, the table can be resumed."""
        log.error("the table cannot go on: %s", fault)
        self._stop(ClosedNews("disk", str(fault)))

    def _stop(self, news: News) -> None:
        if not self._stopped:
            self._stopped = True
            self._tell(news)
            self._wake.set()
            self.over.set()

    def _failed(self, fault: BaseException) -> None:
        self._stop(ClosedNews("fault", type(fault).__name__))


def alike(given: Sequence[tuple[Chair, Order]]) -> list[list[tuple[Chair, Order]]]:
    """Orders by the work that they are, in order: all tables of a program have the same proof checked, and the results
    are shared. In one thread, one after the other, only the first takes its time, and no thread waits for another.
    """
    work: dict[object, list[tuple[Chair, Order]]] = {}
    for chair, order in given:
        same = (order.question, order.seat, order.what) if order.kind == "check" else order
        work.setdefault(same, []).append((chair, order))
    return list(work.values())


def _saved(save: Callable[[], object], path: Path) -> str:
    """Where it was saved; "" where the disk took nothing, which is no reason to keep a foul from the players."""
    try:
        save()
    except OSError as fault:
        log.warning("nothing is saved: %s", fault)
        return ""
    return str(path)
