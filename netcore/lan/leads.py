"""Leads: tables that are announced, each at one place, and who is asked first of those that have never answered.

Whoever announces chooses names, keys, addresses and ports, thousands of them, and may tell of others what it likes.
What it cannot choose is who answers where. A call to a host that is there comes to its end at once, be it that nobody
listens or somebody else; a call to one that is not there takes its time, and a network has hundreds of those. So hosts
that answer come before those that were not called lately, and these before those that let calls go unanswered.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Collection, Container, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

from netcore.lan.addresses import DEFAULT_PORTS, Address
from netcore.lan.advert import Advert
from netcore.lan.dialler import ReachFault
from netcore.lan.hello import About

MOST_DOUBTFUL: Final = 320
"""Leads in doubt that are kept, at least; at most twice as many. There is one for every host of a usual network."""
MOST_ROWS: Final = 8
MOST_ROWS_OF_A_HOST: Final = 2
"""Leads in doubt that are shown: something is in the way of these tables, and a player may know what."""

Item = TypeVar("Item")
Value = TypeVar("Value")
Key: TypeAlias = tuple[str, bytes, int, frozenset[str]]
"""The name, the peer, the port and the addresses that were announced."""
Fault: TypeAlias = ReachFault | Literal["other-version", "closed"]

_UNANSWERED: Final = frozenset({"silent", "no-way"})
_MEMORY_S: Final = 60.0
"""How long a host is known by how it took the last call."""
_ANSWER_S: Final = 4.0
"""How long the peer that answered at a port is taken to be there."""
_MOST_REMEMBERED: Final = 1024
_CALLS_TO_A_HOST: Final = 1
_CALLS_TO_A_HOST_THAT_ANSWERS: Final = 8
_V6_BITS: Final = 64


@dataclass(slots=True)
class Lead:
    """A table that is announced, and how its place was found. `hosts`: those that can be called from here."""

    key: Key
    advert: Advert
    hosts: tuple[str, ...]
    heard_at: float
    next_probe_at: float
    alive_at: float
    probed_at: float = float("-inf")
    heard_again_at: float = float("-inf")
    probing: bool = False
    calling: str | None = None
    """The one host that is called now, in a hurry."""
    untried: tuple[str, ...] = ()
    """The hosts whose turn comes after that one."""
    confirmed: bool = False
    leaving: bool = False
    dormant_since: float | None = None
    about: About | None = None
    fault: Fault | None = None
    rtt_ms: float | None = None
    release: str = ""

    @property
    def name(self) -> str:
        """Under which instance name it is announced."""
        return self.key[0]

    @property
    def peer(self) -> bytes:
        """Whose table it is said to be."""
        return self.advert.peer

    @property
    def first_host(self) -> str:
        """By which it is counted; "" if it names no host that could be called."""
        return self.hosts[0] if self.hosts else ""


class Turns:
    """Whose turn it is, of leads in doubt. Pure: times are monotonic seconds."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._answers: OrderedDict[Address, tuple[bytes, float]] = OrderedDict()

    def note(self, host: str, fault: Fault | None, now: float) -> None:
        """A call to `host` alone came to its end, with `fault` if it was in vain."""
        near = _near(host)
        rank = max(0, self._rank(near, now)) + 1 if fault in _UNANSWERED else -1
        _remember(self._hosts, near, (rank, now))

    def note_answer(self, address: Address, peer: bytes, now: float) -> None:
        """`peer` has proved to be there."""
        self.note(address[0], None, now)
        _remember(self._answers, address, (peer, now))

    def rank(self, host: str, now: float) -> int:
        """-1 for a host that has answered, 0 for one that was not called lately, else how many calls it left
        unanswered: the smaller, the sooner to be called. Of IPv6 a whole /64 is one: nobody could call all in it.
        """
        return self._rank(_near(host), now)

    def rests(self, host: str, now: float, most_s: float) -> bool:
        """Whether `host` let calls go unanswered so lately that it is left alone: two seconds after one, twice as long
        after each further one, `most_s` at most.
        """
        near = _near(host)
        rank = self._rank(near, now)
        return rank > 0 and now - self._hosts[near][1] < min(2.0**rank, most_s)

    def next(self, doubtful: Iterable[Lead], calls: Counter[str], room: int, now: float) -> list[tuple[Lead, str]]:
        """Up to `room` leads, and the host to call for each, a port where we listen ourselves and the latest heard
        before others. `calls`: how many hosts are called now, in a hurry.

        Where somebody else has just answered no call is needed: those leads are marked as false.
        """
        waiting: list[tuple[tuple[int, bool, bool, float], Lead, str]] = []
        for lead in doubtful:
            host = self._likeliest(lead, now)
            if host is not None:
                odd = lead.advert.port not in DEFAULT_PORTS
                order = (self.rank(host, now), lead.fault is not None, odd, -lead.heard_at)
                waiting.append((order, lead, host))
        waiting.sort(key=lambda each: each[0])
        turns: list[tuple[Lead, str]] = []
        for (rank, *_), lead, host in waiting:
            if len(turns) >= room:
                break
            if calls[host] < (_CALLS_TO_A_HOST_THAT_ANSWERS if rank < 0 else _CALLS_TO_A_HOST):
                calls[host] += 1
                turns.append((lead, host))
        return turns

    def is_refuted(self, lead: Lead, now: float) -> bool:
        """Whether another peer has just answered wherever this one is said to be."""
        return bool(lead.hosts) and all(self._is_another(lead, host, now) for host in lead.hosts)

    def few(self, doubtful: Collection[Lead], gone: Container[bytes], now: float) -> list[Lead]:
        """Those of so many that are to be kept, and whichever are asked now.

        Those of peers that are elsewhere (`gone`) go first, then those that were asked in vain, then those at hosts
        that let calls go unanswered, then those at hosts that are named most often: of every host the latest heard is
        kept before any other's second.
        """
        named: Counter[str] = Counter()
        weights: list[tuple[tuple[bool, bool, int, int], Lead]] = []
        for lead in sorted(doubtful, key=lambda lead: (lead.fault is not None, -lead.heard_at)):
            if not lead.probing:
                named[lead.first_host] += 1
                rank = min((self.rank(host, now) for host in lead.hosts), default=0)
                weights.append(((lead.peer in gone, lead.fault is not None, rank, named[lead.first_host]), lead))
        weights.sort(key=lambda each: each[0])
        return [*(lead for lead in doubtful if lead.probing), *(lead for _, lead in weights[:MOST_DOUBTFUL])]

    def _likeliest(self, lead: Lead, now: float) -> str | None:
        hosts = lead.untried or lead.hosts
        if len(hosts) > 1:
            return min(hosts, key=lambda host: self.rank(host, now))
        return hosts[0] if hosts else None

    def _is_another(self, lead: Lead, host: str, now: float) -> bool:
        peer, noted_at = self._answers.get((host, lead.advert.port), (lead.peer, now))
        return peer != lead.peer and now - noted_at < _ANSWER_S

    def _rank(self, near: str, now: float) -> int:
        rank, noted_at = self._hosts.get(near, (0, now))
        return rank if now - noted_at < _MEMORY_S else 0


def shown_of(doubtful: Iterable[Lead]) -> list[Lead]:
    """The leads in doubt to be shown: those where something else answered, then the earliest heard of, few a host."""
    few: list[Lead] = []
    named: Counter[str] = Counter()
    for lead in sorted(doubtful, key=lambda lead: lead.fault != "other-version"):
        named[lead.first_host] += 1
        if named[lead.first_host] <= MOST_ROWS_OF_A_HOST:
            few.append(lead)
    return few[:MOST_ROWS]


def _near(host: str) -> str:
    if ":" not in host:
        return host
    return str(ipaddress.ip_network((host.partition("%")[0], _V6_BITS), strict=False))


def key_of(name: str, advert: Advert) -> Key:
    """What tells one lead from another: anybody may use any name, and tell of a peer what it likes."""
    return name, advert.peer, advert.port, frozenset(advert.addresses)


def _remember(memory: OrderedDict[Item, Value], item: Item, value: Value) -> None:
    memory.pop(item, None)
    memory[item] = value
    if len(memory) > _MOST_REMEMBERED:
        memory.popitem(last=False)
