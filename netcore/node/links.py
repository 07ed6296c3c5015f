"""The links of this program: which peers it wants to be linked with, dialled again whenever a link breaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from netcore.errors import Malformed, Unreachable
from netcore.lan.addresses import Address
from netcore.lan.connection import End, Link
from netcore.lan.dialler import dial
from netcore.lan.hello import Met, RefusalCode, Refused
from netcore.lan.pace import Pace
from netcore.lan.persona import Persona
from netcore.lan.quiet import QuietLog
from netcore.lan.switchboard import Switchboard
from netcore.tasks import Tasks

log = logging.getLogger(__name__)

FIRST_WAIT_S: Final = 0.3
LONGEST_WAIT_S: Final = 5.0
LATER_S: Final = 1.5
"""How much longer the peer with the higher key waits before it dials too: mostly it need not."""
IN_USE_S: Final = 8.0
"""How long "your identity is in use" may be about ourselves, before we were started again; after that it is a copy."""
MOST_LINKS: Final = 48
"""Links that are kept, fewer than a listener takes: beyond it a peer that has no place here makes room for the next
caller. Else one machine with many identities could keep every player out.
"""
MOST_UNWELCOME: Final = 256
"""Peers that are remembered as unwelcome; who has more identities than that has to make a link with each."""
UNWELCOME_S: Final = 10.0
"""How long a peer that sent nonsense is not let in again. Else it could make us parse nonsense without end."""
READ_AT_ONCE: Final = 1000
READ_PER_S: Final = 400.0
IDLY_READ_AT_ONCE: Final = 200
IDLY_READ_PER_S: Final = 20.0
"""How many payloads are read of a peer, and how many of one without a place: more than any honest one sends. The rest
waits, at last in the sender's own computer: a flood costs this program no more than that, and blames nobody.
"""
READ_BYTES: Final = 5 * 1024
"""A larger payload counts as several, for it may hold hundreds of entries."""

Where = Callable[[], Sequence[Address]]


class Links:
    """All links of this program, by peer.

    `heard(peer, payload)` may raise Malformed: then that link is closed, and no other. So it is for whatever else it
    raises, which is a fault of this program: the log has it, and the peer may come back at once. `changed(peer, here)`
    is called with True for each link that is to be used from now on (again for a link that takes another's place: what
    was under way may be lost), and with False when there is none any more.
    """

    def __init__(
        self,
        persona: Persona,
        heard: Callable[[bytes, bytes], None],
        changed: Callable[[bytes, bool], None],
        copied: Callable[[bytes], None],
        has_place: Callable[[bytes], bool] = lambda _: False,
    ) -> None:
        """`has_place`: whether a peer that we do not want ourselves sits in our room, say, so that its link stays."""
        self.persona = persona
        self._heard = heard
        self._changed = changed
        self._copied = copied
        self._has_place = has_place
        self._board = Switchboard(persona.identity.public, self._on_link, self._on_end)
        self._wanted: dict[bytes, asyncio.Task[None]] = {}
        self._lost: dict[bytes, asyncio.Event] = {}
        self._unwelcome: OrderedDict[bytes, float] = OrderedDict()
        self._closed: set[bytes] = set()
        """Peers with a place here whose last link ended with a goodbye: their program was closed on purpose."""
        self._seekers, self._readers = Tasks(), Tasks()
        self._quiet = QuietLog(log)
        self._closing = False

    def here(self, peer: bytes) -> bool:
        """Whether there is a link to `peer`."""
        return peer in self._board.links

    def has_closed(self, peer: bytes) -> bool:
        """Whether `peer`, to which there is no link, said goodbye when the last one ended."""
        return peer in self._closed

    def get(self, peer: bytes) -> Link | None:
        """The link to `peer`."""
        return self._board.links.get(peer)

    def admit(self, met: Met) -> RefusalCode | None:
        """Whether a proved caller is let in; None is yes."""
        if self._closing or time.monotonic() - self._unwelcome.get(met.peer, -UNWELCOME_S) < UNWELCOME_S:
            return "unwelcome"
        return self._board.admit(met)

    def take(self, link: Link) -> None:
        """Use a link that was made or came in, unless the one before stays."""
        if self._closing:
            self._board.turn_away(link)
        else:
            self._board.adopt(link)
            self._make_room()

    def _make_room(self) -> None:
        """Let the one go that has been here longest without a place."""
        if len(self._board.links) > MOST_LINKS:
            idle = (each for peer, each in self._board.links.items() if each.ended is None and not self._needed(peer))
            longest = next(idle, None)
            if longest is not None:
                log.info("no room for one without a place: %s", longest.address)
                longest.close()

    def _needed(self, peer: bytes) -> bool:
        return peer in self._wanted or self._has_place(peer)

    def post(self, peer: bytes, payload: bytes) -> None:
        """Send to `peer`, if there is a link. What is lost on the way the protocols above send again."""
        link = self._board.links.get(peer)
        if link is not None:
            try:
                link.post(payload)
            except Unreachable as why:
                log.debug("not sent: %s", why)

    def want(self, peer: bytes, where: Where) -> None:
        """From now on dial `peer` whenever there is no link to it; `where` tells its addresses at that time."""
        if peer not in self._wanted and peer != self.persona.identity.public and not self._closing:
            self._lost[peer] = asyncio.Event()
            self._wanted[peer] = self._seekers.keep(self._seek(peer, where), "links-seek")

    def unwant(self, peer: bytes) -> None:
        """Dial `peer` no more. The link to it stays, if there is one, with what is still to go out on it."""
        task = self._wanted.pop(peer, None)
        self._lost.pop(peer, None)
        if task is not None:
            task.cancel()

    def unwant_all(self) -> None:
        """Dial nobody any more."""
        for peer in list(self._wanted):
            self.unwant(peer)

    @property
    def wanted(self) -> frozenset[bytes]:
        """The peers that are dialled whenever there is no link to them."""
        return frozenset(self._wanted)

    @property
    def peers(self) -> tuple[bytes, ...]:
        """Those to whom there is a link, in the order in which they came."""
        return tuple(self._board.links)

    def release(self, peer: bytes) -> None:
        """Say goodbye to `peer`, unless it is wanted or has a place here."""
        if not self._needed(peer):
            self.drop(peer)

    def drop(self, peer: bytes) -> None:
        """Say goodbye to `peer`, if there is a link to it."""
        link = self._board.links.get(peer)
        if link is not None:
            link.close()

    async def close(self) -> None:
        """Say goodbye to all, and return when the links and their tasks are gone."""
        self._closing = True
        self.unwant_all()
        await self._seekers.end()
        await self._board.close()
        await self._readers.wait()

    def _on_link(self, link: Link) -> None:
        log.info("a link to %s", link.address)
        self._closed.discard(link.peer)
        self._readers.keep(self._listen(link), "links-read")
        self._changed(link.peer, True)

    def _on_end(self, link: Link, why: End) -> None:
        log.info("no link to %s: %s", link.address, why.value)
        if why is End.FOUL:
            self._quiet.warning(f"closed a link to {link.address[0]}: {why.value}")
        if why is End.LEFT and self._needed(link.peer):  # of strangers there is no end
            self._closed.add(link.peer)
        if link.peer in self._lost:
            self._lost[link.peer].set()
        self._changed(link.peer, False)

    async def _listen(self, link: Link) -> None:
        pace, idle_pace = Pace(READ_PER_S, READ_AT_ONCE), Pace(IDLY_READ_PER_S, IDLY_READ_AT_ONCE)
        async for payload in link:
            mine = pace if self._needed(link.peer) else idle_pace
            if wait_s := mine.wait_s(1 + len(payload) // READ_BYTES, time.monotonic()):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(link.wait_ended(), wait_s)
            if self._board.links.get(link.peer) is not link and link.ended is None:
                continue
            try:
                self._heard(link.peer, payload)
            except Malformed as refused:
                self._quiet.warning(f"closing a link to {link.address[0]}: {refused}")
                self._turn_out(link)
                return  # what else it has sent is not read
            except Exception as fault:  # noqa: BLE001 - told in the log; a link that nobody reads would be deaf
                self._quiet.error(f"closing a link to {link.address[0]}: {type(fault).__name__}: {fault}", fault)
                link.close()
                return

    def _turn_out(self, link: Link) -> None:
        """Close a link to a peer that sent nonsense, and do not let it in again for a while."""
        self._unwelcome.pop(link.peer, None)
        self._unwelcome[link.peer] = time.monotonic()
        if len(self._unwelcome) > MOST_UNWELCOME:
            self._unwelcome.popitem(last=False)
        link.close()

    async def _seek(self, peer: bytes, where: Where) -> None:
        lost = self._lost[peer]
        wait_s = FIRST_WAIT_S
        later_s = LATER_S if self.persona.identity.public > peer else 0.0
        in_use_since_s: float | None = None
        await asyncio.sleep(later_s)
        while True:
            if self.here(peer):
                lost.clear()
                wait_s = FIRST_WAIT_S
                in_use_since_s = None
                await lost.wait()
                await asyncio.sleep(later_s)
                continue
            addresses = where()
            if addresses:
                try:
                    self.take(await dial(self.persona, addresses, peer))
                    continue
                except Refused as why:
                    log.info("not let in: %s", why)
                    if why.code == "in-use":
                        in_use_since_s = in_use_since_s or time.monotonic()
                        if time.monotonic() - in_use_since_s > IN_USE_S:
                            self._copied(peer)
                except Unreachable as why:
                    log.debug("no way to a player yet: %s", why)
            await asyncio.sleep(wait_s)
            wait_s = min(wait_s * 1.6, LONGEST_WAIT_S)
