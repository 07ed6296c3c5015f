"""One link a peer: which to keep when both sides dial, and who may take the place of whom."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType

from netcore.lan.connection import End, Link
from netcore.lan.hello import Met, RefusalCode
from netcore.tasks import Tasks

log = logging.getLogger(__name__)

_REPLACED_S = 2.0

LIVELY_S = 3.0
"""A link that heard from its peer within this many seconds is in use, and no second program gets its place."""


class Switchboard:
    """Holds the one link to each peer.

    `on_link` is called with each link that is to be used from now on. It may be called again for the same peer: the
    link before is then closing, what was sent on it may be lost, and the two have to tell each other anew what they
    have. `on_end` is called when a peer's link has ended and no other took its place.
    """

    def __init__(
        self,
        own: bytes,
        on_link: Callable[[Link], None],
        on_end: Callable[[Link, End], None],
    ) -> None:
        self._own = own
        self._on_link = on_link
        self._on_end = on_end
        self._links: dict[bytes, Link] = {}
        self._closing = asyncio.Event()
        self._tasks = Tasks()

    @property
    def links(self) -> Mapping[bytes, Link]:
        """The links in use, by peer."""
        return MappingProxyType(self._links)

    def admit(self, met: Met) -> RefusalCode | None:
        """Why a peer that calls gets no link; None if it does. For a listener.

        Another program with the identity of a peer that is here is a copied profile: the one that is here stays.
        """
        held = self._links.get(met.peer)
        return "in-use" if held is not None and self._is_held_by_another(held, met.about.instance) else None

    def adopt(self, link: Link) -> bool:
        """Take a new link, from a listener or from `dial`; False if it is closed because the one before stays."""
        held = self._links.get(link.peer)
        if held is not None and held.ended is None:
            if self._is_held_by_another(held, link.about.instance) or not self._replaces(link, held):
                self.turn_away(link, End.DUPLICATE)
                return False
            held.close(End.DUPLICATE)
        self._links.pop(link.peer, None)  # in the order in which they came
        self._links[link.peer] = link
        self._tasks.keep(self._watch(link), "switchboard-watch")
        self._on_link(link)
        return True

    def turn_away(self, link: Link, why: End = End.CLOSED) -> None:
        """Say goodbye on a link that is not to be used; `close` waits for its end too."""
        link.close(why)
        self._tasks.keep(link.wait_ended(), "switchboard-watch")

    async def close(self) -> None:
        """Say goodbye to everybody, and wait until all links are closed."""
        self._closing.set()
        for link in list(self._links.values()):
            link.close()
        await self._tasks.wait()

    async def _watch(self, link: Link) -> None:
        why = await link.wait_ended()
        if why is End.DUPLICATE:
            # The peer may have seen the new link before we do.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_REPLACED_S):
                    await self._closing.wait()
        if self._links.get(link.peer) is link:
            del self._links[link.peer]
            self._on_end(link, why)

    @staticmethod
    def _is_held_by_another(held: Link, instance: bytes) -> bool:
        return held.ended is None and held.about.instance != instance and held.silent_s < LIVELY_S

    def _replaces(self, new: Link, held: Link) -> bool:
        """Both sides decide the same way: the call of the smaller key wins; of two calls one way, the later."""
        if new.dialled == held.dialled:
            return True
        return new.dialled == (self._own < new.peer)
