"""Peers on this machine's own addresses, and a clean end for each of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from netcore.identity import Identity
from netcore.lan.connection import Link, Pulse
from netcore.lan.dialler import dial
from netcore.lan.listener import Listener
from netcore.lan.persona import Persona

HERE = "127.0.0.1"
QUICK = Pulse(ping_s=0.1, silence_s=0.6, stall_s=0.6)


class Peer:
    """A persona with a listener; keeps the links that it was called on."""

    def __init__(self, name: str, **listening: Any) -> None:
        self.persona = Persona.of(Identity.generate(), name)
        self.calls: asyncio.Queue[Link] = asyncio.Queue()
        self.dialled: list[Link] = []
        listening.setdefault("pulse", QUICK)
        self.listener = Listener(self.persona, self.calls.put_nowait, **listening)

    @property
    def public(self) -> bytes:
        return self.persona.identity.public

    @property
    def address(self) -> tuple[str, int]:
        return (HERE, self.listener.port)

    async def start(self) -> Peer:
        await self.listener.start([HERE], ports=())
        return self

    async def call(self, other: Peer) -> tuple[Link, Link]:
        """Both ends of a new link, ours first."""
        ours = await dial(self.persona, [other.address], other.public, pulse=QUICK)
        self.dialled.append(ours)
        return ours, await asyncio.wait_for(other.calls.get(), 2)

    async def close(self) -> None:
        for link in self.dialled:
            link.close()
            await link.wait_ended()
        await self.listener.close()


@pytest.fixture
async def peers() -> AsyncIterator[Callable[..., Awaitable[Peer]]]:
    """Makes started peers; when the test is over, all are closed and no task is left."""
    before = asyncio.all_tasks()
    made: list[Peer] = []

    async def make(name: str = "peer", **listening: Any) -> Peer:
        peer = Peer(name, **listening)
        made.append(peer)
        return await peer.start()

    yield make
    for peer in made:
        await peer.close()
    until = asyncio.get_running_loop().time() + 2
    while (
        left := asyncio.all_tasks() - before - {asyncio.current_task()}
    ) and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(0.01)
    assert not left, left


async def until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until `condition` holds; fail after `seconds`."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not condition():
                await asyncio.sleep(0.01)
    assert condition()
