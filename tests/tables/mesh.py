"""A network in memory that misbehaves from a seed: it drops, delays, repeats, reorders and splits, the same way every
time.

Time is virtual and counted in milliseconds; nothing waits.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

Port: TypeAlias = int
Receive: TypeAlias = Callable[[Port, bytes], None]
"""Called with the sender's port and the bytes."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """How bad the network is.

    Probabilities from 0 to 1; without `reorder` what one port sends another keeps its order.
    """

    drop: float = 0.0
    duplicate: float = 0.0
    delay_ms: tuple[int, int] = (1, 1)
    reorder: bool = False


class Mesh:
    """Ports that can send each other bytes. Deterministic: the same calls and seed give the same deliveries."""

    def __init__(self, seed: int, trouble: Trouble | None = None) -> None:
        self.trouble = trouble or Trouble()
        self.now_ms = 0
        self._rng = random.Random(seed)
        self._ports: dict[Port, Receive] = {}
        self._under_way: list[tuple[int, int, Port, Port, bytes]] = []
        self._count = 0
        self._latest: dict[tuple[Port, Port], int] = {}
        self._group: dict[Port, int] = {}

    def plug(self, port: Port, receive: Receive) -> None:
        """Connect a port, or connect it anew: what is under way to it arrives at the new receiver."""
        self._ports[port] = receive

    def unplug(self, port: Port) -> None:
        """What arrives at this port from now on is lost."""
        self._ports.pop(port, None)

    def split(self, *groups: Collection[Port]) -> None:
        """Only ports of one group reach each other (a port in no group reaches those in none); `split()` heals."""
        self._group = {port: number for number, group in enumerate(groups) for port in group}

    def send(self, sender: Port, to: Port, data: bytes) -> None:
        """Hand bytes to the network."""
        if self._rng.random() < self.trouble.drop:
            return
        copies = 2 if self._rng.random() < self.trouble.duplicate else 1
        for _ in range(copies):
            at = self.now_ms + self._rng.randint(*self.trouble.delay_ms)
            if not self.trouble.reorder:
                at = max(at, self._latest.get((sender, to), 0))
                self._latest[sender, to] = at
            self._count += 1
            heapq.heappush(self._under_way, (at, self._count, sender, to, data))

    def step(self) -> bool:
        """Deliver the next message. False when nothing is under way."""
        if not self._under_way:
            return False
        at, _, sender, to, data = heapq.heappop(self._under_way)
        self.now_ms = max(self.now_ms, at)
        receive = self._ports.get(to)
        if receive is not None and self._group.get(sender) == self._group.get(to):
            receive(sender, data)
        return True

    def run(self, most_ms: int) -> None:
        """Deliver what arrives within the next `most_ms`, and let that time pass."""
        until = self.now_ms + most_ms
        while self._under_way and self._under_way[0][0] <= until:
            self.step()
        self.now_ms = until
