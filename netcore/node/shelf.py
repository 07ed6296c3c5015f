"""Tables of this profile that are not over: those that were put away, and the one at which the program last stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from netcore.files.aside import UNREADABLE
from netcore.files.profile import Profile
from netcore.files.store import TableStore
from netcore.node.finding import NoTable
from netcore.node.pool import Pool
from netcore.node.seating import OtherEdition, Seating
from netcore.status import ShelfNews

log = logging.getLogger(__name__)


class Shelf:
    """What there is to go on with."""

    def __init__(self, profile: Profile, seating: Seating, pool: Pool, tell: Callable[[ShelfNews], None]) -> None:
        self._profile = profile
        self._seating = seating
        self._pool = pool
        self._tell = tell

    def find(self, table: bytes) -> TableStore:
        """The table whose terms hash to `table`. Raises NoTable if there is none."""
        store = self._profile.store(table)
        if not store.exists():
            raise NoTable("that game is gone")
        return store

    async def put_away(self, table: bytes) -> None:
        """Put the table away whose terms hash to `table`. Raises OSError."""
        await self._pool.store(self._profile.store(table).shelve)

    async def take_up(self, store: TableStore) -> None:
        """It is gone on with from now on, whenever the program starts. Raises OSError."""
        await self._pool.store(store.take_up)
        await self.show()

    async def throw_away(self, table: bytes) -> None:
        """Forget the table that was put away and whose terms hash to `table`. Raises NoTable if there is none."""
        store = self.find(table)
        if store.shelved_s() is None:
            raise NoTable("that game is gone")
        await self._pool.store(store.discard)
        await self.show()

    async def show(self) -> None:
        """Tell which tables are put away."""
        self._tell(ShelfNews(await self._pool.store(lambda: self._seating.shelf(self._profile.unfinished()))))

    async def left_open(self) -> list[TableStore]:
        """The tables at which the program stopped, the latest first. Those that were put away stay away, and are told
        of. Raises OSError.
        """
        stores = await asyncio.to_thread(self._profile.unfinished)
        shelved = await asyncio.to_thread(lambda: [store for store in stores if store.shelved_s() is not None])
        if shelved:
            await self.show()
        return [store for store in stores if store not in shelved]

    async def put_aside(self, store: TableStore, fault: Exception) -> bool:
        """Put a table aside for `fault`, if that will be the same at the next start; whether it is."""
        if isinstance(fault, OtherEdition) or not isinstance(fault, (*UNREADABLE, FileNotFoundError)):
            return False
        try:
            await asyncio.to_thread(self._profile.put_aside, "table", store.folder)
        except OSError as why:
            log.warning("it cannot be put aside: %s", why)
            return False
        return True
