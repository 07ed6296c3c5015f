"""The conductor of a whole program: who I am, the network, the room, the table. One a program; all of it on one loop.

Only here and in `lan` anything waits. What happens is told by the `news` callback, on the loop, as the frozen values of
`netcore.status`.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from engine.pieces import Move
from engine.policies import Policy
from netcore.crypto.group import self_check
from netcore.errors import Late, Malformed, Misuse, Unreachable
from netcore.feeds.charter import Terms
from netcore.files.acquaintances import Acquaintances
from netcore.files.profile import Profile
from netcore.files.store import Stored, TableStore
from netcore.identity import Identity
from netcore.lan.addresses import Address, parse_address
from netcore.lan.dialler import dial, survey
from netcore.lan.hello import RULES_BYTES, Notice
from netcore.lan.persona import Persona
from netcore.lobby.room import Player
from netcore.names import clean_name
from netcore.node.bots import human_pause
from netcore.node.chair import Chair
from netcore.node.links import Links
from netcore.node.pool import Pool
from netcore.node.presence import MOST_TOLD_ADDRESSES, Presence
from netcore.node.reception import Begin, LastTable, Reception
from netcore.node.seating import Seating, last_table_of
from netcore.node.sitting import Sitting
from netcore.node.tasks import Tasks
from netcore.node.ways import spell_address
from netcore.status import LANTERNS, ClosedNews, Me, News, ResumedNews
from netcore.wire.envelope import Envelope, Farewell, ToGuest, ToHost, ToTable, seal, unseal

log = logging.getLogger(__name__)

TABLE_BYTES: Final = 16
GIVE_UP_S: Final = 12.0
"""How long a guest in a room waits for a host that it does not hear any more."""
ANSWER_S: Final = 4.0
"""How long a guest waits for the host's first word about the room."""
MOST_LEFT: Final = 16
"""How many tables that were left are remembered."""
AGAIN_EVERY_S: Final = 0.7
AGAIN_FOR_S: Final = 120.0
"""How long a guest that wants to play again waits for the host to want it too."""


class NoTable(Unreachable):
    """There is no table to sit down at."""

    code = "no_table"


class Nameless(ValueError):
    """The player has no name yet; the others could not be shown anything."""

    code = "no_name"


class Node:
    """A program at the network. `lan` False: no network at all, for practice.

    `player`: a policy instead of a person.
    """

    def __init__(
        self,
        profile: Profile,
        news: Callable[[News], None],
        *,
        interfaces: Sequence[str] | None = None,
        avoided: Collection[str] = (),
        lan: bool = True,
        player: Callable[[str], Policy] | None = None,
        name: str | None = None,
        pause_s: Callable[[], float] | None = None,
    ) -> None:
        self.me = Me(b"", "", LANTERNS[0])
        self._profile = profile
        self._news = news
        self._interfaces = interfaces
        self._avoided = frozenset(avoided)
        self._lan = lan
        self._player = player
        self._name = name
        self._pause_s = pause_s or human_pause()
        self._identity: Identity | None = None
        self._known: Acquaintances | None = None
        self._pool: Pool | None = None
        self._links: Links | None = None
        self._presence: Presence | None = None
        self._seating: Seating | None = None
        self._reception: Reception | None = None
        self._sitting: Sitting | None = None
        self._ways: dict[bytes, tuple[str, ...]] = {}
        self._listed = True
        self._last: LastTable | None = None
        self._begun = b""
        """Hash of the terms that was last begun here: many messages find its room started."""
        self._left: deque[bytes] = deque(maxlen=MOST_LEFT)
        """Hashes of the terms that this program walked away from: whoever still plays them with it is told so."""
        self._tasks = Tasks(self._failed)
        self._changing = asyncio.Lock()

    # Start and stop.

    async def start(self) -> None:
        """Take the profile, load the identity, and be on the network.

        Raises ProfileInUse, Malformed for a damaged identity, OSError for a folder that cannot be used, Unreachable
        when no port can be listened at, or for a cryptographic library that computes something else than we need.
        """
        self_check()
        await asyncio.to_thread(self._profile.open)
        try:
            self._identity = await asyncio.to_thread(self._profile.identity)
            self._known = Acquaintances(self._profile.folder)
            self._seating = Seating(self._identity, self._known, self._player)
            self.me = self._profile.me() or Me(self._identity.public, "", LANTERNS[self._identity.public[0] % 10])
            if self._name is not None and self._name != self.me.name:
                await self._keep_name(self._name, self.me.lantern)
            self._pool = Pool()
            await self._connect()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Say goodbye and leave whole files behind. A running table can be resumed at the next start."""
        if self._reception is not None:
            self._reception.leave()
        await self._tasks.end()
        if self._sitting is not None:
            await self._end_sitting(for_good=self._sitting.settled)
        await self._disconnect()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.close)
            self._pool = None
        self._profile.close()

    async def _connect(self) -> None:
        persona = Persona.of(self._me_identity(), self.me.name, bot=self._player is not None, lantern=self.me.lantern)
        self._links = Links(persona, self._heard, self._changed, self._is_copy, self._has_place)
        self._presence = Presence(self._links, self._tell, self._moved, self._tasks, self._interfaces, self._avoided)
        addresses = await self._presence.appear() if self._lan else ()
        player = Player(self.me.peer, self.me.name, self.me.lantern, addresses)
        assert self._known is not None  # noqa: S101 - loaded by `start`
        self._reception = Reception(
            self._links.post, self._links.here, self._tell, self._known, player, self._left.append
        )

    async def _disconnect(self) -> None:
        if self._presence is not None:
            await self._presence.vanish()
        self._presence = self._links = None

    # What the player decides.

    async def rename(self, name: str, lantern: str) -> None:
        """Choose a name and a picture. Raises ValueError for a name that cannot be shown."""
        if (name, lantern) == (self.me.name, self.me.lantern):
            return
        await self._keep_name(name, lantern)
        if self._room().room is None and self._sitting is None:
            await self._be_called_so()

    async def _be_called_so(self) -> None:
        """Have the network know us by the name and picture that we have now. Whoever sits at a table keeps the old."""
        about = self._persona().about
        if (about.name, about.lantern) != (self.me.name, self.me.lantern):
            async with self._changing:
                await self._disconnect()
                await self._connect()

    async def avoid(self, interfaces: Collection[str]) -> None:
        """Be on the network without these interfaces, by name, from now on; a running table goes on by the others."""
        self._avoided = frozenset(interfaces)
        if self._presence is not None:
            self._presence.avoid(self._avoided)

    async def _keep_name(self, name: str, lantern: str) -> None:
        shown = clean_name(name)
        if not shown:
            raise ValueError("a name needs at least one letter that can be shown")
        known = lantern if lantern in LANTERNS else LANTERNS[0]
        self.me = await asyncio.to_thread(self._profile.rename, shown, known)

    async def open_table(
        self, game: str, seats: int, options: Mapping[str, object], *, bots: int = 0, listed: bool = True
    ) -> None:
        """Open a table, with bots on its last places. Raises ValueError with a sentence for what cannot be played."""
        await self._make_idle()
        self._listed = listed
        self._room().open(secrets.token_bytes(TABLE_BYTES), game, seats, options, bots)
        self._after_room()

    async def practise(self, game: str, seats: int, options: Mapping[str, object]) -> None:
        """Play at once, with bots on every other place, away from the network."""
        await self._make_idle()
        self._listed = False
        self._room().open(secrets.token_bytes(TABLE_BYTES), game, seats, options, seats - 1)
        self._room().ready(True)
        self._after_room()

    async def join(self, host: bytes) -> None:
        """Sit down at the table of `host`, which was seen.

        Raises NoTable when it is gone, Unreachable with a sentence when out of reach.
        """
        found = self._presence.find(host) if self._presence is not None else None
        await self._make_idle()
        if self._presence is None or not self._presence.looks_around:
            raise NoTable("this program is not on the network")
        if found is None:
            raise NoTable("that table is not there any more")
        table, addresses = found
        await self._sit_down(addresses, host, table)

    async def join_address(self, address: str) -> None:
        """Sit down at the table open at an address that a person typed.

        Raises ValueError or Unreachable, in plain words.
        """
        await self._make_idle()
        found = await survey(self._persona(), parse_address(address))
        for answer in found:
            notice = answer.met.notice
            if notice is not None and notice.phase == "open":
                await self._sit_down((answer.address,), answer.met.peer, notice.table)
                return
        raise NoTable("Sennik runs at that address, but no table is open there.")

    async def set_options(self, options: Mapping[str, object]) -> None:
        """Agree on other options, before the game. Raises ValueError with a sentence, Misuse for a guest."""
        self._room().set_options(options)
        self._after_room()

    async def set_seats(self, seats: int) -> None:
        """Have more or fewer places. Raises ValueError with a sentence, Misuse for a guest."""
        self._room().set_seats(seats)
        self._after_room()

    async def seat_bot(self, seat: int) -> None:
        """Put a bot on a free place. Raises Misuse for a guest or a taken place."""
        self._room().seat_bot(seat)
        self._after_room()

    async def free_seat(self, seat: int) -> None:
        """Take a bot or guest away from its place. Raises Misuse for a guest."""
        self._room().free_seat(seat)
        self._after_room()

    async def ready(self, ready: bool) -> None:
        """ "The phrase agrees, let us play." Raises Misuse before there is a phrase."""
        self._room().ready(ready)
        self._after_room()

    async def submit(self, move: Move, number: int | None = None) -> None:
        """Decide. Raises Misuse if it is not legal now, Late if question `number` is not asked any more."""
        self._table().submit(move, number)

    async def go_on(self) -> None:
        """Wait no longer with what the player has looked at, as a role before its night. Raises Misuse at no table."""
        self._table().go_on()

    async def lay_open(self, agree: bool) -> None:
        """Whether to lay the seed open at the end. Raises Misuse unless that is asked."""
        self._table().lay_open(agree)

    async def evict(self, gone: Collection[int]) -> None:
        """Agree that the players of these seats are gone for good: with all others' word the game goes on without one,
        whose seat a ghost keeps, or ends where that cannot be. Raises Misuse if it cannot be said now.
        """
        self._table().evict(gone)

    async def stay(self) -> None:
        """Do not agree that anybody is gone. Raises Misuse unless that is asked."""
        self._table().stay()

    async def leave(self) -> None:
        """Leave the room or the table. A game that is not over is lost for this player."""
        was_in_room = self._room().room is not None
        self._leave_room()
        if self._sitting is not None:
            await self._end_sitting(for_good=True)
            self._tell(ClosedNews("left"))
        elif was_in_room:
            self._tell(ClosedNews("left"))
        self._announce()

    async def again(self) -> None:
        """Play once more: the same people, game and options, a new charter. Raises Misuse before a game was played."""
        last = self._last
        if last is None or (self._sitting is not None and not self._sitting.is_over):
            raise Misuse("there is no game to play again")
        await self._end_sitting(for_good=True)
        self._room().forget()
        if last.host == self.me.peer:
            alone = last.bots == last.seats - 1
            self._room().open(last.table, last.game, last.seats, last.options, last.bots)
            if alone and not self._listed:
                self._room().ready(True)
            self._after_room()
        else:
            self._network().want(last.host, functools.partial(self._where, last.host))
            self._tasks.keep(self._wait_for_host(last), "node-again")

    async def resume(self) -> bool:
        """Go on with a table that was not over when the program last stopped; whether there is one."""
        await self._leave_over()
        stores = await asyncio.to_thread(self._profile.unfinished)
        for store in stores:
            try:
                await self._resume(store)
            except (Malformed, OSError) as fault:
                log.warning("a table cannot be resumed: %s", fault)
                self._tell(ClosedNews("fault", f"a table cannot be resumed: {fault}"))
                continue
            return True
        return False

    @property
    def sitting(self) -> Sitting | None:
        """The table that runs here."""
        return self._sitting

    # The room.

    def _leave_room(self) -> None:
        """Close one's own room or give one's place back; without a table nobody is dialled any more."""
        self._tasks.cancel("node-again", "node-give-up")
        self._room().leave()
        if self._sitting is None:
            self._network().unwant_all()

    async def _sit_down(self, addresses: Sequence[Address], host: bytes, table: bytes) -> None:
        links = self._network()
        if not links.here(host):
            links.take(await dial(self._persona(), addresses, host))
        self._ways[host] = tuple(spell_address(*address) for address in addresses)[:MOST_TOLD_ADDRESSES]
        links.want(host, functools.partial(self._where, host))
        self._room().visit(table, host)
        self._tasks.keep(self._give_up(host, ANSWER_S), "node-give-up")

    def _after_room(self) -> None:
        """Whatever changed in the room: tell the network, and start the table when all are ready."""
        self._announce()
        begin = self._room().begin()
        if begin is not None and begin.terms.hash() != self._begun:
            self._begun = begin.terms.hash()
            self._last = self._room().last()
            self._tasks.keep(self._begin(begin), "node-begin")

    async def _wait_for_host(self, last: LastTable) -> None:
        """Ask for a place at the host's next table until it has one."""
        until_s = time.monotonic() + AGAIN_FOR_S
        while time.monotonic() < until_s:
            # While an answer is awaited another question would only make a new revision of the room.
            if self._network().here(last.host) and self._room().guest_room is None:
                self._room().visit(last.table, last.host, patient=True)
            await asyncio.sleep(AGAIN_EVERY_S)
            if self._room().room is not None:
                return
        self._room().leave()
        self._network().unwant(last.host)
        self._tell(ClosedNews("unreachable"))

    async def _give_up(self, host: bytes, after_s: float) -> None:
        """Leave a room whose host is not heard, or has never said what the room is."""
        await asyncio.sleep(after_s)
        guest, links = self._room().guest_room, self._network()
        if guest is None or guest.host != host or guest.started or (guest.room is not None and links.here(host)):
            return
        self._tasks.cancel("node-again")
        self._room().leave()
        links.unwant(host)
        links.drop(host)
        self._tell(ClosedNews("unreachable"))

    # The table.

    async def _begin(self, begin: Begin) -> None:
        if self._sitting is not None:
            return
        seating, terms = self._chairs(), begin.terms
        chairs = seating.begin(begin)
        store = self._profile.store(terms.hash())
        self._ways = {**self._ways, **begin.ways}
        await self._threads().store(functools.partial(seating.create, store, chairs, begin))
        self._seat(terms, chairs, store, None)

    async def _resume(self, store: TableStore) -> None:
        found = await self._threads().store(functools.partial(self._chairs().resume, store))
        self._ways = {**self._ways, **found.ways}
        self._last = last_table_of(found.terms)
        mine = {chair.seat for chair in found.chairs}
        self._tell(ResumedNews(self._chairs().as_room(found.terms, mine, self._network().here)))
        self._seat(found.terms, found.chairs, store, found.stored)

    def _seat(self, terms: Terms, chairs: list[Chair], store: TableStore, stored: Stored | None) -> None:
        links = self._network()
        name = terms.hash().hex()[:16]
        sitting = Sitting(
            terms,
            chairs,
            store,
            self._threads(),
            send=lambda peer, content: links.post(peer, seal(ToTable(terms.hash(), content))),
            tell=self._tell,
            game_file=self._profile.games / f"{terms.game}-{name}.sennik",
            stored=stored,
            pause_s=self._pause_s,
        )
        self._sitting = sitting
        sitting.start()
        for peer in sitting.others():
            links.want(peer, functools.partial(self._where, peer))
            if links.here(peer):
                sitting.linked(peer)
        self._announce()

    async def _end_sitting(self, *, for_good: bool) -> None:
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        if for_good and not sitting.is_over:
            self._left.append(sitting.hash)
            for peer in sitting.others():
                self._network().post(peer, seal(Farewell(sitting.hash)))
        await sitting.close()
        for peer in sitting.others():
            self._network().unwant(peer)
        if for_good:
            await self._threads().store(sitting.discard)

    # What comes from the network.

    def _heard(self, peer: bytes, payload: bytes) -> None:
        envelope: Envelope = unseal(payload)
        match envelope:
            case ToHost(table, content):
                self._room().receive_as_host(peer, table, content, time.monotonic())
                self._after_room()
            case ToGuest(table, content):
                if self._room().receive_as_guest(peer, table, content):
                    self._tasks.cancel("node-again", "node-give-up")
                    self._network().unwant(peer)
                self._after_room()
            case ToTable(terms, content):
                if self._sitting is not None and self._sitting.hash == terms:
                    self._sitting.receive(peer, content)
                elif terms in self._left:
                    # The table began, or our farewell was lost, while there was no word between us.
                    self._network().post(peer, seal(Farewell(terms)))
            case Farewell(terms):
                if self._sitting is not None and self._sitting.hash == terms:
                    self._sitting.farewell(peer)
                    self._network().unwant(peer)

    def _changed(self, peer: bytes, here: bool) -> None:
        if self._presence is not None:
            self._presence.heard(peer, here)
        if self._reception is None:
            return
        if here:
            self._reception.linked(peer)
        else:
            self._reception.unlinked(peer)
            guest = self._reception.guest_room
            if guest is not None and guest.host == peer and not guest.started:
                self._tasks.keep(self._give_up(peer, GIVE_UP_S), "node-give-up")
        if self._sitting is not None:
            (self._sitting.linked if here else self._sitting.unlinked)(peer)
        self._announce()

    def _moved(self, addresses: tuple[str, ...]) -> None:
        if self._reception is not None:
            self._reception.move(addresses)

    def _has_place(self, peer: bytes) -> bool:
        """Whether `peer` sits in the room or at the table here."""
        if self._sitting is not None and peer in self._sitting.others():
            return True
        room = self._reception.room if self._reception is not None else None
        return room is not None and any(place.peer == peer for place in room.places)

    def _is_copy(self, peer: bytes) -> None:
        if self._sitting is not None and peer in self._sitting.others():
            self._sitting.stop_as_copy()

    def _where(self, peer: bytes) -> tuple[Address, ...]:
        return self._presence.where(peer, self._ways.get(peer, ())) if self._presence is not None else ()

    def _announce(self) -> None:
        """Bring what the network is told in line with what there is here."""
        if self._presence is not None:
            self._presence.announce(self._notice(), listed=self._listed or self._sitting is not None)

    def _notice(self) -> Notice | None:
        if self._sitting is not None:
            if not self._sitting.others() or self._sitting.is_over:
                return None
            terms = self._sitting.terms
            return Notice(
                terms.table, terms.game, len(terms.seats), len(terms.seats), "playing", terms.rules[:RULES_BYTES]
            )
        if self._reception is None or self._reception.host_room is None or self._reception.host_room.started:
            return None
        return self._reception.notice("open")

    # Small things.

    def _tell(self, news: News) -> None:
        self._news(news)

    async def _make_idle(self) -> None:
        """Be ready for another table. Raises Misuse while one runs, Nameless before a name was chosen."""
        if not self.me.name:
            raise Nameless("choose a name first")
        await self._leave_over()
        self._leave_room()
        await self._be_called_so()

    async def _leave_over(self) -> None:
        if self._sitting is not None and self._sitting.is_over:
            await self._end_sitting(for_good=self._sitting.settled)
        if self._sitting is not None:
            raise Misuse("a table is running here already")

    def _room(self) -> Reception:
        if self._reception is None:
            raise Misuse("the node has not been started")
        return self._reception

    def _table(self) -> Sitting:
        if self._sitting is None:
            raise Late("no table is running here")
        return self._sitting

    def _chairs(self) -> Seating:
        if self._seating is None:
            raise Misuse("the node has not been started")
        return self._seating

    def _network(self) -> Links:
        if self._links is None:
            raise Misuse("the node has not been started")
        return self._links

    def _threads(self) -> Pool:
        if self._pool is None:
            raise Misuse("the node has not been started")
        return self._pool

    def _me_identity(self) -> Identity:
        if self._identity is None:
            raise Misuse("the node has not been started")
        return self._identity

    def _persona(self) -> Persona:
        return self._network().persona

    def _failed(self, fault: BaseException) -> None:
        self._tell(ClosedNews("fault", type(fault).__name__))
