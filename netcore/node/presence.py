"""This program on the network: where it listens, what it finds, what it announces, and where a peer may be reached."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import UNSET

from engine import games
from netcore.errors import Unreachable
from netcore.feeds.rules import rules_hash
from netcore.lan.addresses import Address, LocalAddress, choose_local, is_near, local_addresses
from netcore.lan.advert import Advert, TrialMark
from netcore.lan.dialler import HURRY_S, CannotReach, dial
from netcore.lan.discovery import Discovery
from netcore.lan.hello import Notice, OtherVersion
from netcore.lan.knocks import CallBack, Knocks
from netcore.lan.leads import Fault
from netcore.lan.listener import Listener
from netcore.lan.sightings import UNREACHED, Sighting, State
from netcore.lan.sockets import EVERYWHERE
from netcore.node.links import Links
from netcore.node.ways import Way, addresses_of, spell_address
from netcore.status import LANTERNS, CallerNews, News, TableAd, TablesNews
from netcore.tasks import Tasks
from netcore.version import PROTOCOL_VERSION

log = logging.getLogger(__name__)

MOST_TOLD_ADDRESSES: Final = 8
NETWORK_EVERY_S: Final = 2.0
MOST_OTHER_VERSIONS: Final = 4
KNOCKS_EVERY_S: Final = 0.25
"""How often it is looked whose knock is to be answered, while there are any."""


class Presence:
    """Being on the network with `links`. Tables seen are told as news; what takes time is done by `tasks`."""

    def __init__(
        self,
        links: Links,
        tell: Callable[[News], None],
        moved: Callable[[tuple[str, ...]], None],
        tasks: Tasks,
        interfaces: Sequence[str] | None,
        avoided: Collection[str],
    ) -> None:
        """`moved` is told where others can call from now on, whenever that is not what it was."""
        self.links = links
        self._tell = tell
        self._moved = moved
        self._tasks = tasks
        self._interfaces = interfaces
        self._avoided = avoided
        self._local: tuple[LocalAddress, ...] = ()
        self._listener: Listener | None = None
        self._discovery: Discovery | None = None
        self._announced: Notice | None = None
        self._knocks = Knocks()
        self._answering: asyncio.Task[None] | None = None
        """What answers knocks, while there are any."""
        self._walled = False
        """Whether somebody could be called who could not call us, and nobody else ever has."""
        self._barred: bytes | None = None
        """Who would come to our table, and can neither call us nor be called."""
        self.on_trial: Callable[[bytes, TrialMark], None] = lambda _peer, _mark: None
        """Told of words of trials that are announced to this program, as by some peer."""
        self._others: set[tuple[str, str]] = set()
        """Of which other versions callers were, while our table is open: each is told once."""

    async def appear(self) -> tuple[str, ...]:
        """Listen, and look around. Where others can call: what a person reads out, and what guests are told of each
        other. Raises Unreachable when no port can be listened at.
        """
        persona = self.links.persona
        self._local = await asyncio.to_thread(local_addresses)
        self._listener = Listener(persona, self.links.take, admit=self.links.admit, on_other=self._called_by_another)
        port = await self._listener.start(self._hosts())
        self._discovery = Discovery(
            persona,
            self._listener,
            self._seen,
            interfaces=self._interfaces,
            avoided=self._avoided,
            on_knock=self._knocked,
            on_trial=self.on_trial,
        )
        await self._discovery.start()
        self._seen(())
        self._tasks.keep(self._watch_network(self._discovery, port), "node-network")
        return _told(self._discovery.local, port)

    def avoid(self, interfaces: Collection[str]) -> None:
        """Be on the network without these interfaces from now on."""
        self._avoided = interfaces
        if self._discovery is not None:
            self._discovery.avoid(interfaces)

    async def vanish(self) -> None:
        """Say goodbye to all, and listen no more."""
        parts = (self._discovery, self.links, self._listener)
        # Each may wait for somebody who does not answer: together they take no longer than the slowest.
        await asyncio.gather(*(part.close() for part in parts if part is not None))
        self._discovery = self._listener = None
        self._announced, self._knocks, self._barred = None, Knocks(), None

    def _hosts(self) -> Sequence[str]:
        if self._interfaces is None:
            return EVERYWHERE
        return [each.host for each in choose_local(self._local, self._interfaces)] or EVERYWHERE

    @property
    def port(self) -> int:
        """Where this program listens; 0 while it does not."""
        return 0 if self._listener is None else self._listener.port

    @property
    def told(self) -> tuple[str, ...]:
        """Where others can call, the likeliest first."""
        return () if self._discovery is None else _told(self._discovery.local, self.port)

    @property
    def neighbours(self) -> tuple[Sighting, ...]:
        """All peers that announce themselves, with or without a table."""
        return () if self._discovery is None else self._discovery.neighbours

    def addresses_of(self, seen: Sighting) -> tuple[Address, ...]:
        """Where to call a peer that announces itself."""
        return () if self._discovery is None else self._discovery.addresses_of(seen)

    def is_near(self, host: str) -> bool:
        """Whether `host` is on a network that this program is on."""
        return self._discovery is not None and is_near(host, self._discovery.local)

    def call_together(self, on: bool) -> None:
        """Have everybody on this network announce itself, this program too, for as long as this is `on`."""
        if self._discovery is not None:
            self._discovery.call_together(on)

    def mark(self, trial: TrialMark | None) -> None:
        """Announce a word of a trial, or none any more."""
        if self._discovery is not None:
            self._discovery.mark(trial)

    @property
    def looks_around(self) -> bool:
        """Whether tables of others can be seen from here."""
        return self._discovery is not None

    def notice_of(self, host: bytes) -> tuple[Notice, tuple[Address, ...]] | None:
        """What is known of the table that `host` has open, and where it is; None if none is seen."""
        for seen in self._discovery.tables if self._discovery is not None else ():
            if seen.advert.peer == host and seen.advert.notice is not None and self._discovery is not None:
                return seen.advert.notice, self._discovery.addresses_of(seen)
        return None

    def where(self, peer: bytes, known: Way) -> tuple[Address, ...]:
        """Where `peer` may be reached: what it announces now, then what was `known` before."""
        seen: list[Address] = []
        if self._discovery is not None:
            for each in self._discovery.tables:
                if each.advert.peer == peer:
                    seen += self._discovery.addresses_of(each)
        local = self._discovery.local if self._discovery is not None else ()
        return tuple(dict.fromkeys([*seen, *addresses_of(known, local)]))

    def heard(self, peer: bytes, here: bool) -> None:
        """There is a link to `peer`, or none any more."""
        if self._discovery is None:
            return
        link = self.links.get(peer)
        if here and link is not None:
            self._discovery.link(peer, link.about)
            self._bar(None if self._barred == peer else self._barred)
        else:
            self._discovery.unlink(peer)

    def _knocked(self, name: str, advert: Advert, hosts: tuple[str, ...]) -> None:
        if self.links.here(advert.peer):
            return
        self._knocks.hear(name, advert, hosts, time.monotonic())
        if self._answering is None or self._answering.done():
            self._answering = self._tasks.keep(self._answer_knocks(), "node-knocks")

    async def _answer_knocks(self) -> None:
        while len(self._knocks):
            for call in self._knocks.take_due(time.monotonic()):
                self._tasks.keep(self._call_back(call), "node-call-back")
            await asyncio.sleep(KNOCKS_EVERY_S)

    async def _call_back(self, call: CallBack) -> None:
        """Call who says that it cannot call us."""
        peer, hurry_s = call.lead.peer, HURRY_S if call.hurried else None
        fault: Fault = "nobody"
        try:
            if not self.links.here(peer):
                self.links.take(await dial(self.links.persona, call.addresses, peer, connect_s=hurry_s))
                self._walled = self._listener is not None and not self._listener.was_reached
                self._seen(self._discovery.tables if self._discovery is not None else ())
        except CannotReach as why:
            fault = why.fault
            log.debug("who knocked cannot be called: %s", why)
        except Unreachable as why:
            log.debug("who knocked cannot be called: %s", why)
        finally:
            if self.links.here(peer):
                self._knocks.reached(peer)
            else:
                self._knocks.fail(call, fault, time.monotonic())
                if self._announced is not None and fault in UNREACHED and self._knocks.in_vain(peer):
                    self._bar(peer)

    def _called_by_another(self, other: OtherVersion) -> None:
        """Tell the player whose table is open, once of each version, and of few: anybody may claim to be any."""
        told = (other.code, other.detail)
        if self._announced is not None and told not in self._others and len(self._others) < MOST_OTHER_VERSIONS:
            self._others.add(told)
            self._tell(CallerNews(*told))

    def _bar(self, peer: bytes | None) -> None:
        """Tell the player of whoever would come and cannot, or that nobody is barred any more."""
        if peer != self._barred:
            self._barred = peer
            self._seen(self._discovery.tables if self._discovery is not None else ())

    def announce(self, notice: Notice | None, *, listed: bool) -> None:
        """Bring what the network is told in line with what there is. Not `listed`: only who asks here is told."""
        if notice == self._announced or self._discovery is None:
            return
        self._announced = notice
        if notice is None:
            self._bar(None)
            self._others.clear()
        self._discovery.offer(notice, listed=listed)

    def _seen(self, sightings: tuple[Sighting, ...]) -> None:
        ads = tuple(ad for each in sightings if (ad := as_ad(each)) is not None)
        online = self._discovery is None or self._discovery.is_online
        reached = self._listener is None or self._listener.was_reached
        why = "firewall" if self._walled and not reached else "walls" if self._barred is not None else ""
        self._tell(TablesNews(ads, why if online else "no_network"))

    async def _watch_network(self, discovery: Discovery, port: int) -> None:
        """Tell when there is no network any more, or another one, though no table came or went."""
        online, local = discovery.is_online, discovery.local
        while self._discovery is discovery:
            await asyncio.sleep(NETWORK_EVERY_S)
            if discovery.is_online != online:
                online = discovery.is_online
                self._seen(discovery.tables)
            if discovery.local != local:
                self._local = local = discovery.local
                self._moved(_told(local, port))


def as_ad(seen: Sighting) -> TableAd | None:
    """A sighting as a window may show it; None for a peer without a table."""
    advert = seen.advert
    host, fresh = seen.about.name if seen.about is not None else "", seen.state is State.HERE
    lantern = seen.about.lantern if seen.about is not None and seen.about.lantern in LANTERNS else ""
    if advert.protocol != PROTOCOL_VERSION or seen.fault == "other-version":
        age = "older" if advert.protocol < PROTOCOL_VERSION else "newer"
        return TableAd(advert.peer, b"", host, "", 0, 0, "open", fresh, age, seen.release, lantern)
    notice = advert.notice
    if notice is None:
        return None
    obstacle = obstacle_of(notice) or ("unreached" if not fresh and seen.fault in UNREACHED else "")
    return TableAd(
        peer=advert.peer,
        table=notice.table,
        host=host,
        game=notice.game,
        seats=notice.seats,
        taken=notice.taken,
        phase=notice.phase,
        fresh=fresh,
        obstacle=obstacle,
        lantern=lantern,
        door="" if notice.door is UNSET else str(notice.door),
        bench=notice.bench is UNSET,
    )


def obstacle_of(notice: Notice) -> str:
    """Why this program cannot play what is announced: "game", "rules" or "" (`netcore.status.TableAd`)."""
    return obstacle_to(notice.game, notice.rules)


def obstacle_to(game: str, rules: bytes) -> str:
    """The same for a game by its name and the hash of its rules, or the beginning of it."""
    if game not in games.GAMES:
        return "game"
    return "" if rules == rules_hash(games.find(game))[: len(rules)] else "rules"


def _told(local: Sequence[LocalAddress], port: int) -> tuple[str, ...]:
    """What a person reads out, and what guests are told of each other."""
    return tuple(dict.fromkeys(spell_address(each.announced, port) for each in local))[:MOST_TOLD_ADDRESSES]
