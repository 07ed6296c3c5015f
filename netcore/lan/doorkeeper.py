"""Who may knock: counts and rates of strangers, so that one address cannot take the room of the others."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from netcore.bucket import Buckets


@dataclass(frozen=True, slots=True)
class Limits:
    """What a listener puts up with. A *stranger* has connected and not finished the hello, for which it has `hello_s`.

    `knocks_at_once` and `knocks_per_s` bound the connections of one address: a bucket and what refills it.
    """

    strangers: int = 64
    strangers_per_address: int = 16
    knocks_at_once: int = 60
    knocks_per_s: float = 6.0
    links: int = 64
    hello_s: float = 5.0


_REMEMBERED_ADDRESSES = 1024
_V6_NEIGHBOURHOOD_BITS = 64


def neighbourhood(host: str) -> str:
    """What is counted as one address: an IPv4 address, a link-local IPv6 address, or a /64 of other IPv6.

    One machine owns a whole /64, and could knock from another address each time.
    """
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_link_local:
            return str(ipaddress.ip_network((address, _V6_NEIGHBOURHOOD_BITS), strict=False))
    return str(address)


class Doorkeeper:
    """Counts strangers. Pure: the caller says what time it is, in monotonic seconds."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._inside: dict[str, int] = {}
        self._knocks: Buckets[str] = Buckets(limits.knocks_at_once, limits.knocks_per_s, _REMEMBERED_ADDRESSES)

    @property
    def strangers(self) -> int:
        """How many strangers are inside."""
        return sum(self._inside.values())

    def enter(self, host: str, now: float) -> bool:
        """Whether a connection from `host` may come in; if so, `leave` has to follow."""
        near = neighbourhood(host)
        welcome = (
            self.strangers < self._limits.strangers
            and self._inside.get(near, 0) < self._limits.strangers_per_address
            and self._knocks.take(near, now)
        )
        if welcome:
            self._inside[near] = self._inside.get(near, 0) + 1
        return welcome

    def leave(self, host: str) -> None:
        """The stranger is gone, or no stranger any more."""
        near = neighbourhood(host)
        self._inside[near] -= 1
        if not self._inside[near]:
            del self._inside[near]
