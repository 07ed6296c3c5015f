"""Giving Sennik to a friend: the program's own installers on a counter for browsers, for as long as it is wanted."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import structs

from netcore.errors import Unreachable
from netcore.files.gifts import HeldGift, hold
from netcore.lan.addresses import LocalAddress, choose_local, local_addresses
from netcore.lan.counter import Counter, Taking
from netcore.lan.goods import ROOT, Goods, Ware
from netcore.node.ways import spell_address
from netcore.status import Download, GiftNews

LOOK_EVERY_S: Final = 2.0
"""How often it is looked whether this computer has other addresses."""
TELL_EVERY_S: Final = 0.25
MOST_ADDRESSES: Final = 4
MOST_SHOWN: Final = 8
"""Downloads that are told of: those under way, and the last ones that have ended."""

PageMaker: TypeAlias = Callable[[GiftNews], Mapping[str, bytes]]
"""From what is given to its page in each language; the first is for whoever speaks none of them."""


class Shared:
    """An installer that several downloads read in several threads, one after the other."""

    def __init__(self, held: HeldGift) -> None:
        self.gift = held.gift
        self._held = held
        self._lock = threading.Lock()

    def read(self, offset: int, count: int) -> bytes:
        """At most `count` bytes from `offset` on. Raises OSError, and ValueError once it is closed."""
        with self._lock:
            return self._held.read(offset, count)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._held.close()


class Giving:
    """Offers what lies in `folders` while `run` runs, and tells of it. `make_pages` has the words."""

    def __init__(self, tell: Callable[[GiftNews], None], make_pages: PageMaker, folders: Sequence[Path]) -> None:
        self._tell = tell
        self._make_pages = make_pages
        self._folders = folders
        self._counter = Counter(self._changed)
        self._news = GiftNews("looking")
        self._told_s = float("-inf")
        self._hushed = False

    async def run(self, interfaces: Collection[str] | None, avoided: Callable[[], Collection[str]]) -> None:
        """Give until cancelled: on `interfaces`, or on all but those `avoided`. At the end every file is let go of and
        every connection closed.
        """
        self._say(self._news)
        held = await _held(self._folders)
        try:
            if not held:
                self._say(GiftNews("empty"))
                return
            self._news = GiftNews("open", gifts=tuple(each.gift for each in held))
            try:
                self._counter.open()
            except Unreachable:
                self._say(GiftNews("fault", gifts=self._news.gifts))
                return
            await self._serve(held, interfaces, avoided)
        finally:
            self._hushed = True  # whoever has ended this knows
            await self._counter.close()
            _let_go(held)

    async def _serve(
        self, held: Sequence[Shared], interfaces: Collection[str] | None, avoided: Callable[[], Collection[str]]
    ) -> None:
        wares = {each.gift.name: Ware(each.gift.name, each.gift.size, each.read) for each in held}
        addresses: tuple[str, ...] | None = None
        while True:
            near = choose_local(await asyncio.to_thread(local_addresses), interfaces, avoided())
            self._counter.near = near
            found = _typed(near, self._counter.port, loopback=interfaces is not None)
            if found != addresses:
                addresses = found
                self._news = structs.replace(self._news, addresses=addresses)
                self._counter.lay(Goods(self._make_pages(self._news), wares))
                self._say(self._news)
            await asyncio.sleep(LOOK_EVERY_S)

    def _changed(self, taking: Taking) -> None:
        mine = Download(
            taking.number,
            taking.host,
            taking.ware.name,
            taking.sent,
            taking.ware.size,
            _left_s(taking, time.monotonic()),
            taking.ended,
        )
        before = [each for each in self._news.downloads if each.number != mine.number]
        known = sorted((*before, mine), key=lambda each: (not each.ended, each.number))[-MOST_SHOWN:]
        served = self._news.served + (mine.ended == "whole")
        new = len(before) == len(self._news.downloads)
        self._news = structs.replace(self._news, downloads=tuple(known), served=served)
        if new or mine.ended or time.monotonic() - self._told_s >= TELL_EVERY_S:
            self._say(self._news)

    def _say(self, news: GiftNews) -> None:
        self._told_s = time.monotonic()
        if not self._hushed:
            self._tell(news)


def _left_s(taking: Taking, now_s: float) -> float:
    spent_s = now_s - taking.begun_s
    return spent_s * (taking.ware.size - taking.sent) / taking.sent if taking.sent else 0.0


def _typed(near: Iterable[LocalAddress], port: int, *, loopback: bool) -> tuple[str, ...]:
    """What to type into a browser on another computer. Those of IPv6 with a scope mean nothing there."""
    hosts = [each.host for each in near if "%" not in each.host and (loopback or not each.is_loopback)]
    return tuple(f"{spell_address(host, port)}{ROOT}" for host in hosts)[:MOST_ADDRESSES]


async def _held(folders: Sequence[Path]) -> list[Shared]:
    """The open files. Who is cancelled meanwhile lets go of them, and waits no longer than for one reading."""
    stop = threading.Event()
    work = asyncio.create_task(asyncio.to_thread(hold, folders, stop=stop.is_set))
    try:
        return [Shared(each) for each in await asyncio.shield(work)]
    except asyncio.CancelledError:
        stop.set()
        _let_go(await work)
        raise


def _let_go(held: Iterable[HeldGift | Shared]) -> None:
    for each in held:
        each.close()
