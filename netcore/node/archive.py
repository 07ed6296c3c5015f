"""Games that have ended here, for who comes back to one of them: what it lacks, and then that it is over.

A program that was killed and is started again goes on with its table, though the others have ended with it meanwhile.
They hold the feeds in their game files: these tell it whether the game was complete, went on without it, or was broken
off.
Blocking where it says so.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

from netcore.bucket import Buckets
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms, read_terms
from netcore.feeds.gossip import Gossip
from netcore.files import gamefile
from netcore.tasks import Tasks
from netcore.wire.envelope import Envelope, Farewell, ToTable

MOST_OPEN: Final = 4
"""Games whose feeds are held."""
MOST_CLOSED: Final = 64
"""Games of which it is known only who was sent what."""
SOUGHT_AT_ONCE: Final = 4
SOUGHT_PER_S: Final = 0.5
TICK_S: Final = 1.0
MOST_ASKING: Final = 64
"""A peer may have games looked for only so often, whether there are any: each costs a disk and some memory."""

Beside: TypeAlias = "Callable[[Callable[[], Ended | None]], Awaitable[Ended | None]]"


class Ended:
    """One game that is over: answers gossip about it, and says when there is no more to be told."""

    def __init__(self, feeds: Feeds, evening: bytes) -> None:
        """`evening`: the number of its table, which all games of that evening bear."""
        self.evening = evening
        self._authors = frozenset(feeds.authors)
        self._gossip: Gossip[bytes] = Gossip(feeds)
        self._ticked_s = float("-inf")

    @property
    def feeds(self) -> Feeds:
        """What is held of it."""
        return self._gossip.feeds

    @feeds.setter
    def feeds(self, feeds: Feeds) -> None:
        """Hold so much of it from now on; what was sent to whom stays known."""
        self._gossip.feeds = feeds

    def answer(self, peer: bytes, content: bytes, now_s: float, *, may_know: bool = False) -> tuple[list[bytes], bool]:
        """What to send to who asks at this time, in monotonic seconds, and whether it has everything now.

        Raises Malformed.

        Who did not sign anything there is told nothing, unless it `may_know`.
        """
        if peer not in self._authors and not may_know:
            return [], False
        out = [] if peer in self._gossip.links else self._gossip.connect(peer)
        if now_s - self._ticked_s >= TICK_S:  # what it may be sent again is rationed by the tick
            self._ticked_s = now_s
            self._gossip.tick()
        out += self._gossip.receive(peer, content).out
        return [sent for to, sent in out if to == peer], self._gossip.holds_all(peer)

    def forget(self, peer: bytes) -> None:
        """The link to `peer` is gone."""
        self._gossip.disconnect(peer)


class Archive:
    """The games in a folder, the few that were asked for last held open.

    `beside` does beside the loop what takes long, `post` sends, and `tasks` keeps what is under way.
    """

    def __init__(self, folder: Path, beside: Beside, post: Callable[[bytes, Envelope], None], tasks: Tasks) -> None:
        self._folder = folder
        self._beside = beside
        self._post = post
        self._tasks = tasks
        self._open: OrderedDict[bytes, Ended] = OrderedDict()
        self._closed: OrderedDict[bytes, Ended] = OrderedDict()
        """Those that were held open before, without their feeds: who asks for many in turn is given none of them anew.
        """
        self._sought: Buckets[bytes] = Buckets(SOUGHT_AT_ONCE, SOUGHT_PER_S, MOST_ASKING)

    def receive(self, peer: bytes, table: bytes, content: bytes, now_s: float, evening: bytes) -> None:
        """Somebody plays on at a table that is not played here: give it what it lacks, and say that it is over.

        `evening`: the number of the evening that `peer` is spending with us, b"" for none. Raises Malformed.
        """
        ended = self._open.get(table)
        if ended is None:
            if self._sought.take(peer, now_s):
                self._tasks.keep(self._seek(peer, table, evening), "node-ended")
            return
        sent, all_told = ended.answer(peer, content, now_s, may_know=evening == ended.evening)
        for each in sent:
            self._post(peer, ToTable(table, each))
        if all_told:
            self._post(peer, Farewell(table, ended=True))

    async def _seek(self, peer: bytes, table: bytes, evening: bytes) -> None:
        found = await self._beside(
            lambda: self.find(table, lambda terms: peer in terms.authors() or terms.table == evening)
        )
        if found is not None:  # who asks asks again every second
            self.keep(table, found)

    def keep(self, table: bytes, found: Ended) -> None:
        """Hold open what was found; of one that was held open before it is known what was sent to whom."""
        ended = self._closed.pop(table, found)
        ended.feeds = found.feeds
        self._open[table] = ended
        while len(self._open) > MOST_OPEN:
            name, closed = self._open.popitem(last=False)
            closed.feeds = Feeds(closed.feeds.table, closed.feeds.authors)
            self._closed[name] = closed
        while len(self._closed) > MOST_CLOSED:
            self._closed.popitem(last=False)

    def find(self, table: bytes, concerns: Callable[[Terms], bool]) -> Ended | None:
        """The game whose terms have this hash, from its file, if it `concerns` whoever asks. Blocking.

        Of a game that does not no more than the head is read: else any stranger could keep this computer busy.
        """
        for path in self._folder.glob(f"*-{table.hex()[:16]}.sennik"):
            try:
                raw = gamefile.read_head(path)
                terms = read_terms(raw)
                if terms.hash() != table or not concerns(terms):
                    continue
                file = gamefile.read(path)
            except (OSError, Malformed):
                continue
            if file.terms == raw:
                feeds = Feeds(table, terms.authors())
                for entry in file.entries:
                    feeds.receive(entry.raw)
                return Ended(feeds, terms.table)
        return None

    def forget(self, table: bytes) -> None:
        """It is played here now, or once more."""
        self._open.pop(table, None)
        self._closed.pop(table, None)

    def unlinked(self, peer: bytes) -> None:
        """The link to `peer` is gone."""
        for ended in (*self._open.values(), *self._closed.values()):
            ended.forget(peer)
