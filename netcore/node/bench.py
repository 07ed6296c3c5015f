"""Who looks on at a table that runs here: those who do it through this program, and what others at the table tell.

Sans-I/O: times are handed in, in monotonic seconds. What an onlooker is sent is what all at the table are sent, the
feeds, and nothing else; of what it sends nothing reaches a table.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final, TypeAlias

from netcore.bucket import Bucket, Buckets
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.lobby.bench import (
    MOST_ONLOOKERS,
    BenchWord,
    Next,
    NextTable,
    NoBench,
    Onlooker,
    Reach,
    Seated,
    SendAway,
    ToMember,
    Unwatch,
    Watch,
    Welcome,
)
from netcore.lobby.room import MOST_ADDRESSES
from netcore.names import clean_name
from netcore.speech.circle import Talk
from netcore.status import BenchNews, OnlookerNews, known_lantern
from netcore.wire.codec import decode, encode

ASKS_AT_ONCE: Final = 6
ASKS_PER_S: Final = 0.2
MOST_ASKING: Final = 256
"""How often one peer may come or go, and how many are counted."""
COMING_AT_ONCE: Final = 2 * MOST_ONLOOKERS
COMING_PER_S: Final = 0.2
"""How often anybody may come: each new key is given all feeds once."""
WORDS_AT_ONCE: Final = 40
WORDS_PER_S: Final = 4.0
"""How often another program at the table may say who looks on."""
MOST_SENT_AWAY: Final = 64
"""Of how many whom one player has sent away it is remembered."""

Say: TypeAlias = Callable[[bytes, BenchWord], None]
Give: TypeAlias = Callable[[bytes, bytes], None]


class Bench:
    """The onlookers of one table. `others`: who else plays there with a program of its own."""

    def __init__(
        self,
        terms: Terms,
        feeds: Feeds,
        others: Sequence[bytes],
        *,
        is_open: bool,
        talk: Talk,
        say: Say,
        give: Give,
        tell: Callable[[BenchNews], None],
        ways: Callable[[], Mapping[bytes, tuple[str, ...]]],
        plays: Callable[[bytes], bool],
        now_s: float,
    ) -> None:
        """`is_open`: whether the table lets anybody look on; `talk`: what may be said at it. `say` sends a word, `give`
        gossip, to a peer. `ways`: where the others can be reached; `plays`: whether one of them has not left the game.
        """
        self.is_open = is_open
        self.table = terms.table
        self._terms = encode(terms)
        self._talk: Talk = talk
        self._next: tuple[NextTable, ...] = ()
        self._others = frozenset(others)
        self._say = say
        self._give = give
        self._tell = tell
        self._ways = ways
        self._plays = plays
        self._gossip: Gossip[bytes] = Gossip(feeds, takes=False)
        self._mine: dict[bytes, Onlooker] = {}
        self._theirs: dict[bytes, tuple[Onlooker, ...]] = {}
        """Through each of the others."""
        self._met: set[bytes] = set()
        """The others who have said over their link who looks on at this game through them."""
        self._sent_away: dict[bytes, OrderedDict[bytes, None]] = {}
        """Whom each player has sent away; this program's own under no key."""
        self._own_places = max(1, MOST_ONLOOKERS // (len(others) + 1))
        """How many may look on through this program whatever the others say of how many do so through them."""
        self._asks: Buckets[bytes] = Buckets(ASKS_AT_ONCE, ASKS_PER_S, MOST_ASKING)
        self._words: Buckets[bytes] = Buckets(WORDS_AT_ONCE, WORDS_PER_S, len(others) + 1)
        self._coming = Bucket(COMING_AT_ONCE, COMING_PER_S, now_s)
        self._told: tuple[Onlooker, ...] = ()

    @property
    def onlookers(self) -> tuple[Onlooker, ...]:
        """All who look on, each once, those through this program first, then of each other one in turn: who tells of
        many hides nobody.
        """
        turns = zip_longest(*self._theirs.values())
        theirs = (onlooker for turn in turns for onlooker in turn if onlooker is not None)
        found = dict(self._mine)
        for each in theirs:
            found.setdefault(each.peer, each)
        return tuple(found.values())[:MOST_ONLOOKERS]

    def has(self, peer: bytes) -> bool:
        """Whether `peer` looks on through this program."""
        return peer in self._mine

    # What comes from the links.

    def receive(self, peer: bytes, name: str, lantern: str, content: bytes, now_s: float) -> None:
        """A word from `peer`, who calls itself so. Raises Malformed when that peer is to blame for it."""
        word: ToMember = decode(content, ToMember)
        match word:
            case Watch():
                self._count(self._asks, peer, now_s)
                self._ask(peer, name, lantern, now_s)
            case Unwatch():
                self._count(self._asks, peer, now_s)
                self._go([peer])
            case Seated(onlookers) if self._heeds(peer, now_s):
                self._meet(peer)
                shown = (each for each in as_shown(onlookers) if not self._is_sent_away(each.peer))
                self._theirs[peer] = tuple(shown) if self.is_open else ()
                for onlooker in onlookers:
                    if self._is_sent_away(onlooker.peer):
                        self._say(peer, SendAway(onlooker.peer))  # it was not there when that was said
                self._show()
            case SendAway(away) if self._heeds(peer, now_s):
                self._banish(away, peer)
            case _:
                pass

    def receive_gossip(self, peer: bytes, content: bytes) -> None:
        """How far an onlooker is. Raises Malformed for anything else: it has nothing to add to any feed."""
        for to, out in self._gossip.receive(peer, content).out:
            self._give(to, out)

    def linked(self, peer: bytes) -> None:
        """Another program at the table is heard (again), or was before this game began here."""
        if peer in self._others and self.is_open:
            self._say(peer, Seated(tuple(self._mine.values())))

    def unlinked(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        self._met.discard(peer)
        self._go([peer])
        if self._theirs.pop(peer, ()):
            self._show()

    def _meet(self, peer: bytes) -> None:
        """It plays at this table by now: what it was told before went to nobody, or to the bench of another game."""
        if peer not in self._met:
            self._met.add(peer)
            if self._mine:
                self._say(peer, Seated(tuple(self._mine.values())))

    def _heeds(self, peer: bytes, now_s: float) -> bool:
        """Whether what `peer` says about onlookers counts here. Who does not play at this game may do so at the one
        before it or after, which bears the same number: that is passed over. An onlooker is to blame.
        """
        if peer in self._mine:
            raise Malformed("a word about onlookers from one of them")
        if peer not in self._others or not self._plays(peer):
            return False
        self._count(self._words, peer, now_s)
        return True

    @staticmethod
    def _count(buckets: Buckets[bytes], peer: bytes, now_s: float) -> None:
        if not buckets.take(peer, now_s):
            raise Malformed("a flood of words about onlookers")

    def _ask(self, peer: bytes, name: str, lantern: str, now_s: float) -> None:
        onlooker = _as_shown(Onlooker(peer, name, lantern))
        known = {each.peer for each in self.onlookers}
        if not self.is_open or peer in self._others:
            self._say(peer, NoBench("closed"))
        elif self._is_sent_away(peer):
            self._say(peer, NoBench("sent_away"))
        elif not onlooker.name:
            raise Malformed("an onlooker without a name")
        elif peer not in known and (self._is_full(len(known)) or not self._coming.take(now_s)):
            self._say(peer, NoBench("full"))
        else:
            self._mine[peer] = onlooker
            ways = (Reach(other, told[:MOST_ADDRESSES]) for other, told in self._ways().items() if other != peer)
            self._say(peer, Welcome(self._terms, tuple(ways), self._talk))
            for to, out in self._gossip.connect(peer):
                self._give(to, out)
            self._show(mine=True)
            self._say(peer, Seated(self.onlookers))
            if self._next:
                self._say(peer, Next(self._next))

    def _is_full(self, known: int) -> bool:
        """Whether nobody more may look on through this program: who tells of many has not taken all the places."""
        return known >= MOST_ONLOOKERS and len(self._mine) >= self._own_places

    # What this program's player, and the table, do.

    def send_away(self, peer: bytes) -> None:
        """Have an onlooker leave, for all at the table."""
        self._banish(peer, b"")
        for other in self._others:
            self._say(other, SendAway(peer))

    def spread(self, entries: Sequence[Entry]) -> None:
        """Pass on entries that are new here (and, when they are one's own, on disk)."""
        for to, out in self._gossip.spread(entries) if self._mine else ():
            self._give(to, out)

    def tell_next(self, tables: Sequence[NextTable]) -> None:
        """What those who have played here would play next, or do: who looks on may come too."""
        if tuple(tables) != self._next:
            self._next = tuple(tables)
            for peer in self._mine:
                self._say(peer, Next(self._next))

    def tick(self) -> None:
        """To be called about once a second: onlookers are told how far the feeds are."""
        for to, out in self._gossip.tick():
            self._give(to, out)

    def close(self) -> None:
        """There is no table here any more: whoever looks on may ask another program."""
        for peer in self._mine:
            self._say(peer, NoBench("over"))
        self._go(list(self._mine))

    def _is_sent_away(self, peer: bytes) -> bool:
        return any(peer in away for away in self._sent_away.values())

    def _banish(self, peer: bytes, by: bytes) -> None:
        away = self._sent_away.setdefault(by, OrderedDict())
        away[peer] = None
        if len(away) > MOST_SENT_AWAY:
            away.popitem(last=False)
        if peer in self._mine:
            self._say(peer, NoBench("sent_away"))
        self._theirs = {
            other: tuple(each for each in onlookers if each.peer != peer) for other, onlookers in self._theirs.items()
        }
        self._go([peer])
        self._show()

    def _go(self, peers: Iterable[bytes]) -> None:
        gone = [peer for peer in peers if self._mine.pop(peer, None) is not None]
        for peer in gone:
            self._gossip.disconnect(peer)
        if gone:
            self._show(mine=True)

    def _show(self, *, mine: bool = False) -> None:
        """Tell everybody who has to know: all at the table who looks on through here, the onlookers who else does."""
        if mine:
            for other in self._others:
                self._say(other, Seated(tuple(self._mine.values())))
        onlookers = self.onlookers
        if onlookers == self._told:
            return
        self._told = onlookers
        for peer in self._mine:
            self._say(peer, Seated(onlookers))
        self._tell(BenchNews(as_news(onlookers)))


MakeBench: TypeAlias = Callable[[Terms, Feeds, Sequence[bytes], Callable[[bytes], bool]], Bench]
"""Makes the bench of a table from its terms and feeds, who else plays there, and whether one of them still does."""


def no_bench(terms: Terms, feeds: Feeds, others: Sequence[bytes], plays: Callable[[bytes], bool]) -> Bench:
    """That of a table at which nobody looks on."""

    def to_nobody(_peer: bytes, _word: object) -> None:
        pass

    return Bench(
        terms,
        feeds,
        others,
        is_open=False,
        talk="off",
        say=to_nobody,
        give=to_nobody,
        tell=lambda _news: None,
        ways=dict,
        plays=plays,
        now_s=0.0,
    )


def as_news(onlookers: Iterable[Onlooker]) -> tuple[OnlookerNews, ...]:
    """Onlookers as a window may show them."""
    return tuple(OnlookerNews(each.peer, each.name, each.lantern) for each in as_shown(onlookers))


def as_shown(onlookers: Iterable[Onlooker]) -> tuple[Onlooker, ...]:
    """Onlookers with their names as they may be shown, without those of whose name nothing can be seen."""
    return tuple(each for each in map(_as_shown, onlookers) if each.name)


def _as_shown(onlooker: Onlooker) -> Onlooker:
    """An onlooker with its name and lantern as they may be shown; the name may come out empty."""
    lantern = known_lantern(onlooker.lantern)
    return Onlooker(onlooker.peer, clean_name(onlooker.name), lantern)
