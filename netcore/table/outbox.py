"""What a table has to say to whoever conducts it: bodies to write, orders to run, events to tell; each taken once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from netcore.errors import Misuse
from netcore.table.events import Event
from netcore.table.orders import Order

Finish: TypeAlias = Callable[[object, float], None]
"""Called with an order's result and the milliseconds it took."""


class Outbox:
    """Bodies, orders and events, and the orders that are out and not done."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.orders: list[Order] = []
        self.events: list[Event] = []
        self._running: dict[Order, Finish] = {}

    def tell(self, event: Event) -> None:
        """Have `event` told."""
        self.events.append(event)

    def order(self, order: Order, finish: Finish) -> None:
        """Have `order` done, and `finish` called with its result."""
        self._running[order] = finish
        self.orders.append(order)

    def done(self, order: Order) -> Finish:
        """What to call with the result of `order`. Raises Misuse for one that is not out."""
        finish = self._running.pop(order, None)
        if finish is None:
            raise Misuse("an order that this table did not give")
        return finish

    def drop(self) -> None:
        """Take back all that was not taken, but for the events."""
        for order in self.orders:
            del self._running[order]
        self.orders.clear()
        self.bodies.clear()

    @property
    def idle(self) -> bool:
        """Whether nobody works on anything."""
        return not self._running

    def take_bodies(self) -> list[bytes]:
        """The bodies, in order."""
        bodies, self.bodies = self.bodies, []
        return bodies

    def take_orders(self) -> list[Order]:
        """The orders, in order."""
        orders, self.orders = self.orders, []
        return orders

    def take_events(self) -> list[Event]:
        """The events, in order."""
        events, self.events = self.events, []
        return events
