"""Games of an evening that were over before somebody came: told of by those who hold them, and fetched from them.

So the score of the evening comes out alike for all who are there. What comes is a game file's feeds, entry by entry, by
the same gossip as at a running table: each is signed by its author, and whoever sends them can only send less.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import time
from collections import Counter as Count
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine import games
from netcore.disk import Disk
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Foreign, Terms, check_terms, read_terms
from netcore.feeds.gossip import Gossip
from netcore.files import gamefile
from netcore.files.forkfile import write_fork
from netcore.files.saved import SUFFIX, Kept, kept_at
from netcore.lobby.company import Company, Past
from netcore.node.pool import Pool
from netcore.status import FetchedNews, News
from netcore.tasks import Tasks
from netcore.wire.codec import encode
from netcore.wire.envelope import ToCompany, ToTable, seal

log = logging.getLogger(__name__)

MOST: Final = 24
"""Games of one evening that are told of, and fetched because of one teller, who may have made them up."""
MOST_BYTES: Final = 64 * 1024 * 1024
"""Of one game that is fetched: the longest has some nine megabytes, and who is in it could have added a whole feed."""
MOST_BYTES_OF_ONE: Final = 256 * 1024 * 1024
"""Of all games of one evening that somebody may send: whoever has sent so much is asked for no other."""
TICK_S: Final = 1.0
PATIENCE_S: Final = 60.0
"""How long one holder may take to send all that it has of a game."""
STILL_TICKS: Final = 5
"""So often has nothing come of a game of which somebody has signed two versions: the holder of one of them cannot send
all that it has to whoever has the other.
"""


class Missed:
    """One game that is fetched. `holders`: who has told of it, in the order in which they are asked."""

    def __init__(self, raw: bytes, terms: Terms, saved_s: float) -> None:
        self.raw, self.terms, self.saved_s = raw, terms, saved_s
        self.holders: list[bytes] = []
        self.feeds = Feeds(terms.hash(), terms.authors())
        self.gossip: Gossip[bytes] = Gossip(self.feeds)
        self.told = asyncio.Event()
        self.size = 0
        self._kept = 0

    def begin_with(self, kept: Feeds) -> None:
        """Go on from what is kept of it already: whoever was asked before may have held some back."""
        self.feeds, self.gossip = kept, Gossip(kept)
        self._kept = len(kept.all_entries())

    @property
    def is_more(self) -> bool:
        """Whether there is more of it than is kept."""
        return len(self.feeds.all_entries()) > self._kept

    def read(self, folder: Path) -> Feeds:
        """What is kept of it. Blocking, and it takes its time. Raises OSError, Malformed."""
        feeds = Feeds(self.terms.hash(), self.terms.authors())
        for entry in gamefile.read(self.path(folder)).entries:
            feeds.receive(entry.raw)
        return feeds

    @property
    def is_game(self) -> bool:
        """Whether it is one: all who were to play it have signed its terms."""
        return self.size <= MOST_BYTES and all(map(self.feeds.length, range(len(self.terms.seats))))

    def path(self, folder: Path) -> Path:
        """Where it is kept."""
        return folder / f"{self.terms.game}-{self.terms.hash().hex()[:16]}{SUFFIX}"

    def save(self, folder: Path) -> None:
        """Keep it, with the hour at which it was over. Blocking. Raises OSError."""
        path = self.path(folder)
        gamefile.write(path, self.raw, self.feeds.all_entries())
        os.utime(path, (self.saved_s, self.saved_s))

    def save_proof(self, folder: Path) -> None:
        """Keep what convicts somebody who has signed two versions of it, if anybody did. Blocking. Raises OSError."""
        path = self.path(folder).with_suffix(".fork")
        for fork in self.feeds.forks()[:1]:
            if not path.exists():
                Disk().write_whole(path, write_fork(self.terms, fork))


class MissedGames:
    """Tells the company of the games that its members have missed, and fetches those that this program has."""

    def __init__(
        self,
        folder: Path,
        pool: Pool,
        tasks: Tasks,
        post: Callable[[bytes, bytes], None],
        here: Callable[[bytes], bool],
        tell: Callable[[News], None] = lambda _news: None,
    ) -> None:
        self._tell_player = tell
        self._folder = folder
        self._pool = pool
        self._tasks = tasks
        self._post = post
        self._here = here
        self._fetching: dict[bytes, Missed] = {}
        self._evening = b""
        self._tellers: dict[bytes, bytes] = {}
        """Who has told first of each game of this evening: those of one are fetched one after the other."""
        self._turns: defaultdict[bytes, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._sent: Count[bytes] = Count()
        """How many bytes of games of this evening each has sent."""
        self._slow: set[bytes] = set()
        """Who has told of a game and then not sent it."""
        self._had_from: set[tuple[bytes, bytes]] = set()
        """Who has sent all that it has of which game: it is not asked for that again."""

    def tell(self, company: Company) -> None:
        """Tell those who are here of the games that they were not in."""
        self._tasks.keep(self._tell(company), "missed-tell")

    async def _tell(self, company: Company) -> None:
        for kept in (await self._kept(company.table))[:MOST]:
            ago_s = max(0, round(time.time() - kept.saved_s))
            for peer in company.here():
                if peer not in kept.terms.authors():
                    told = encode(Past(kept.raw, min(ago_s, Past.MOST_S)))
                    self._post(peer, seal(ToCompany(company.terms, told)))

    def hear(self, peer: bytes, company: Company, past: Past) -> None:
        """Somebody holds a game of this evening. Raises Malformed if it is none."""
        terms = read_terms(past.terms)
        try:
            check_terms(terms, games.find)
        except Foreign as other:
            log.info("a game that was missed cannot be read here: %s", other)
            return
        if terms.table != company.table:
            raise Malformed("a game of another evening")
        if self._evening != terms.table:
            self._evening, self._tellers, self._slow, self._had_from = terms.table, {}, set(), set()
            self._sent.clear()
        if company.me in terms.authors() or (peer, terms.hash()) in self._had_from:
            return
        missed = self._fetching.get(terms.hash())
        told_of = sum(teller == peer for teller in self._tellers.values())
        if missed is None and (terms.hash() in self._tellers or told_of < MOST):
            teller = self._tellers.setdefault(terms.hash(), peer)
            missed = Missed(past.terms, terms, time.time() - past.ago_s)
            self._fetching[terms.hash()] = missed
            self._tasks.keep(self._fetch(missed, self._turns[teller]), "missed-fetch")
        if missed is not None and peer not in missed.holders:
            missed.holders.append(peer)

    def receive(self, peer: bytes, terms: bytes, content: bytes) -> bool:
        """Gossip about a game; whether it is one that is fetched here. Raises Malformed."""
        missed = self._fetching.get(terms)
        if missed is None:
            return False
        got = missed.gossip.receive(peer, content)
        size = sum(len(entry.raw) for entry in got.new)
        missed.size += size
        self._sent[peer] += size
        if missed.size > MOST_BYTES:
            raise Malformed("a game without an end")
        for to, sent in got.out:
            self._post(to, seal(ToTable(terms, sent)))
        return True

    def all_told(self, peer: bytes, terms: bytes) -> None:
        """`peer` has sent all that it has of a game."""
        missed = self._fetching.get(terms)
        if missed is not None and peer in missed.gossip.links:
            missed.told.set()

    async def _fetch(self, missed: Missed, turn: asyncio.Lock) -> None:
        """Ask one holder after the other: from the second on only for what the first has not sent."""
        terms = missed.terms.hash()
        try:
            async with turn:
                kept = any(each.terms.hash() == terms for each in await self._kept(missed.terms.table))
                if kept and not await self._begin_with_kept(missed):
                    return
                for peer in missed.holders:
                    if peer not in self._slow and self._sent[peer] < MOST_BYTES_OF_ONE:
                        await self._ask(missed, peer)
                if missed.is_game and missed.is_more:
                    await self._pool.store(functools.partial(missed.save, self._folder))
                    self._tell_player(FetchedNews(str(missed.path(self._folder))))
                if missed.is_game:
                    await self._pool.store(functools.partial(missed.save_proof, self._folder))
        except OSError as fault:
            log.warning("a game that was missed cannot be kept: %s", fault)
        finally:
            del self._fetching[terms]

    async def _begin_with_kept(self, missed: Missed) -> bool:
        """Whether what is kept of a game is to be made whole: not what its player has given another name."""
        try:
            kept, _ = await self._pool.prove(functools.partial(missed.read, self._folder))
        except FileNotFoundError:
            return False
        except (OSError, Malformed) as fault:
            log.info("what is kept of a game that was missed cannot be read: %s", fault)
            return True
        missed.begin_with(kept)
        return True

    async def _ask(self, missed: Missed, peer: bytes) -> None:
        gossip, until_s = missed.gossip, time.monotonic() + PATIENCE_S
        missed.told.clear()
        still = 0
        out = gossip.connect(peer)
        while self._here(peer) and time.monotonic() < until_s and not missed.told.is_set():
            had = missed.size
            for to, sent in out:
                self._post(to, seal(ToTable(missed.terms.hash(), sent)))
            try:
                await asyncio.wait_for(missed.told.wait(), TICK_S)
            except TimeoutError:
                out = gossip.tick()
                still = still + 1 if missed.size == had else 0
                if still >= STILL_TICKS and missed.feeds.forks():
                    missed.told.set()
        if missed.told.is_set():
            self._had_from.add((peer, missed.terms.hash()))
        elif self._here(peer):
            self._slow.add(peer)
        gossip.disconnect(peer)

    async def _kept(self, table: bytes) -> list[Kept]:
        return await self._pool.store(functools.partial(kept_at, self._folder, table))
