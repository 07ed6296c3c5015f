"""Who looks on here: at the table that runs, and once it is over, until its people play again or part."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.lobby.bench import MOST_NEXT, BenchWord, NextTable, NoBench, Watch
from netcore.lobby.company import Company
from netcore.lobby.room import MOST_ADDRESSES
from netcore.node.bench import Bench
from netcore.node.ways import Ways
from netcore.status import BenchNews, Customs
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import Envelope, ToBench, ToTable


class Benches:
    """The bench of the table that runs, which `running` gives, and the one of the table before, whose people are still
    together: who sits there is told what is next. `post` sends to a peer; `customs` are those of the table.
    """

    def __init__(
        self,
        running: Callable[[], Bench | None],
        post: Callable[[bytes, Envelope], None],
        tell: Callable[[BenchNews], None],
        ways: Ways,
        customs: Callable[[], Customs],
    ) -> None:
        self._running = running
        self._post = post
        self._tell = tell
        self._ways = ways
        self._customs = customs
        self._after: Bench | None = None

    @property
    def here(self) -> Bench | None:
        """That of the table that runs or, if none does, of the one before."""
        return self._running() or self._after

    def has(self, peer: bytes) -> bool:
        """Whether `peer` looks on through this program."""
        return any(bench is not None and bench.has(peer) for bench in (self._running(), self._after))

    def make(self, terms: Terms, feeds: Feeds, others: Sequence[bytes], plays: Callable[[bytes], bool]) -> Bench:
        """The bench of a table that is about to run (`MakeBench` in netcore/node/bench.py)."""
        customs = self._customs()

        def say(peer: bytes, word: BenchWord) -> None:
            self._post(peer, ToBench(terms.table, encode(word)))

        return Bench(
            terms,
            feeds,
            others,
            is_open=customs.bench,
            talk=customs.talk,
            say=say,
            give=lambda peer, content: self._post(peer, ToTable(terms.hash(), content)),
            tell=self._tell,
            ways=lambda: {peer: self._ways[peer].told for peer in others},
            plays=plays,
            now_s=time.monotonic(),
        )

    def keep(self, bench: Bench) -> None:
        """The table of `bench` is over, and its people stay together."""
        self._after = bench

    def close_after(self) -> None:
        """Those who have played before go their ways."""
        after, self._after = self._after, None
        if after is not None:
            after.close()

    def bring_on(self, terms: Terms, opener: bytes, told: tuple[str, ...]) -> None:
        """Another game begins: those who looked on at the one before may look on at this one, by way of `opener`,
        which is this program and can be reached where it has `told`.
        """
        after = self._after
        if after is None or after.table != terms.table or not self._customs().bench:
            self.close_after()
            return
        self._after = None
        people = sum(seat.kind == "person" for seat in terms.seats)
        after.tell_next((NextTable(opener, terms.game, terms.rules, len(terms.seats), people, "playing", told),))

    def tell_next(self, tables: Sequence[NextTable]) -> None:
        """What those who play here, or have played, would play next."""
        if (bench := self.here) is not None:
            bench.tell_next(tables)

    def receive(self, peer: bytes, name: str, lantern: str, table: bytes, content: bytes) -> None:
        """A word from `peer`, who calls itself so, about the bench of `table`. Raises Malformed."""
        bench = self.here
        if bench is not None and bench.table == table:
            bench.receive(peer, name, lantern, content, time.monotonic())
        elif isinstance(decode(content, BenchWord), Watch):
            self._post(peer, ToBench(table, encode(NoBench("over"))))

    def receive_gossip(self, peer: bytes, content: bytes) -> bool:
        """Gossip from one who looked on at the table before; whether `peer` did. Raises Malformed."""
        if self._after is None or not self._after.has(peer):
            return False
        self._after.receive_gossip(peer, content)
        return True

    def changed(self, peer: bytes, here: bool) -> None:
        """Whether there is a link to `peer`, for the table before. The one that runs is told by its sitting."""
        if self._after is not None:
            (self._after.linked if here else self._after.unlinked)(peer)


def next_tables(company: Company, me: bytes, told: tuple[str, ...], ways: Ways) -> tuple[NextTable, ...]:
    """What those who have played here would play next, for those on the bench. `told`: where `me` can be reached."""
    wishes = [company.wish_of(each.peer).opener for each in company.members]
    return tuple(
        NextTable(
            each.opener,
            each.proposal.game,
            each.proposal.rules,
            each.proposal.seats,
            wishes.count(each.opener),
            "open",
            told if each.opener == me else ways[each.opener].told[:MOST_ADDRESSES],
        )
        for each in company.proposals()[:MOST_NEXT]
    )
