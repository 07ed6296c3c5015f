"""Where somebody else's table is: one that was seen, or one at an address that a person typed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from netcore.errors import Unreachable
from netcore.lan.addresses import Address, parse_address
from netcore.lan.dialler import dial, survey
from netcore.lan.hello import Notice
from netcore.node.links import Links
from netcore.node.presence import Presence, obstacle_of
from netcore.tasks import Tasks

log = logging.getLogger(__name__)

MOST_UNFIT_FOR: Final = 64
"""Tables that are remembered as told that this program does not play them."""


class NoTable(Unreachable):
    """There is no table to sit down at."""

    code = "no_table"


class CannotPlay(Unreachable):
    """There is a table, and this program cannot play there. `code` is "rules" or "game", `detail` the game."""

    def __init__(self, obstacle: str, game: str) -> None:
        other = "with other rules" if obstacle == "rules" else "and this program does not have it"
        super().__init__(f"A table is open there for {game}, {other}: another version of Sennik, perhaps.")
        self.code = obstacle
        self.detail = game


@dataclass(frozen=True, slots=True)
class Found:
    """A table, the peer that opened it, and where that may be reached."""

    table: bytes
    host: bytes
    addresses: tuple[Address, ...]


class Finding:
    """Finds tables for this program's player. `tell_unfit`: have a host told that its table's game cannot be played
    here.
    """

    def __init__(
        self, links: Links, presence: Presence, tasks: Tasks, tell_unfit: Callable[[bytes, bytes, str], None]
    ) -> None:
        self._links = links
        self._presence = presence
        self._tasks = tasks
        self._tell_unfit = tell_unfit
        self._unfit_for: set[tuple[bytes, bytes]] = set()
        """The hosts, and their tables, that were told that this program does not play their game."""

    def seen(self, host: bytes) -> Found | None:
        """The table of `host`, if one is seen."""
        found = self._presence.notice_of(host)
        return Found(found[0].table, host, found[1]) if found is not None else None

    def existing(self, found: Found | None) -> Found:
        """`found`, if it is anything. Raises NoTable."""
        if found is None:
            raise NoTable("that table is gone" if self._presence.looks_around else "this program is not on the network")
        return found

    async def at(self, address: str, phase: Literal["open", "playing"]) -> Found:
        """A table in that phase at an address that a person typed.

        Raises ValueError or Unreachable, in plain words; of what is in the way of several tables, OtherVersion last.
        """
        surveyed = await survey(self._links.persona, parse_address(address))
        obstacle: Unreachable | None = surveyed.other
        for answer in surveyed.answers:
            notice, host = answer.met.notice, answer.met.peer
            if notice is None or notice.phase != phase:
                continue
            why = obstacle_of(notice)
            if not why:
                return Found(notice.table, host, (answer.address,))
            if phase == "open":
                obstacle = CannotPlay(why, notice.game)
                self._tasks.keep(self._be_unfit((answer.address,), host, notice), "node-unfit")
        if obstacle is not None:
            raise obstacle
        state = "open" if phase == "open" else "being played"
        raise NoTable(f"Sennik is running at that address, but no table is {state} there.")

    def cannot_join(self, host: bytes) -> None:
        """The player would sit down at the table of `host`, which this program cannot play: its host is told, once."""
        found = self._presence.notice_of(host)
        if found is not None and obstacle_of(found[0]) and (host, found[0].table) not in self._unfit_for:
            if len(self._unfit_for) >= MOST_UNFIT_FOR:
                self._unfit_for.clear()
            self._unfit_for.add((host, found[0].table))
            self._tasks.keep(self._be_unfit(found[1], host, found[0]), "node-unfit")

    async def _be_unfit(self, addresses: Sequence[Address], host: bytes, notice: Notice) -> None:
        """Tell a host that its table cannot be played by this program."""
        try:
            await self.reach(addresses, host)
            self._tell_unfit(notice.table, host, notice.game)
        except Unreachable as why:
            log.debug("a host cannot be told that we do not play its game: %s", why)

    async def reach(self, addresses: Sequence[Address], host: bytes) -> None:
        """Have a link to `host`. Raises Unreachable."""
        if not self._links.here(host):
            self._links.take(await dial(self._links.persona, addresses, host))
