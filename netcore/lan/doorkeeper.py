"""Who may knock: counts and rates of strangers, so that a few addresses cannot take the room of the others."""

from __future__ import annotations

import ipaddress
import itertools
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


@dataclass(frozen=True, slots=True, eq=False)
class Stranger:
    """One who is inside, from the neighbourhood `near`. `place` counts all who ever came in."""

    near: str
    place: int


@dataclass(frozen=True, slots=True)
class Welcome:
    """A stranger may come in; if somebody has to go for it, that one is outside already and has to be sent away."""

    stranger: Stranger
    makes_room: Stranger | None


class Doorkeeper:
    """Counts strangers. Pure: the caller says what time it is, in monotonic seconds."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._inside: dict[str, dict[Stranger, None]] = {}
        """The strangers from each neighbourhood, in the order in which they came."""
        self._places = itertools.count()
        self._knocks: Buckets[str] = Buckets(limits.knocks_at_once, limits.knocks_per_s, _REMEMBERED_ADDRESSES)

    @property
    def strangers(self) -> int:
        """How many strangers are inside."""
        return sum(map(len, self._inside.values()))

    def enter(self, host: str, now: float) -> Welcome | None:
        """Whether a connection from `host` may come in; if so, `leave` has to follow.

        Where all places are taken, the stranger that has been inside longest from the neighbourhood with the most of
        them goes, unless the newcomer's own has as many. Of a neighbourhood that has all it may have, its oldest goes.
        """
        near = neighbourhood(host)
        crowd = self._largest_crowd(near)
        if crowd is None and self.strangers >= self._limits.strangers:
            return None
        if not self._knocks.take(near, now):
            return None
        longest = None if crowd is None else next(iter(crowd))
        if longest is not None:
            self.leave(longest)
        stranger = Stranger(near, next(self._places))
        self._inside.setdefault(near, {})[stranger] = None
        return Welcome(stranger, longest)

    def leave(self, stranger: Stranger) -> None:
        """The stranger is gone, or no stranger any more. Does nothing for one that had to make room."""
        crowd = self._inside.get(stranger.near, {})
        crowd.pop(stranger, None)
        if not crowd:
            self._inside.pop(stranger.near, None)

    def _largest_crowd(self, near: str) -> dict[Stranger, None] | None:
        """Those of whom one has to go for a newcomer from `near`; None if nobody has to, or would."""
        mine = self._inside.get(near, {})
        if len(mine) >= self._limits.strangers_per_address:
            return mine
        if self.strangers < self._limits.strangers:
            return None
        crowd = max(self._inside.values(), key=lambda each: (len(each), -next(iter(each)).place))
        return crowd if len(crowd) > len(mine) else None
