"""Addresses: the ones this computer has, the ones others announce, and the ones people type."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import ifaddr

from netcore.errors import Malformed

DEFAULT_PORTS = tuple(range(28460, 28468))
"""Where a listener listens, the first free one; and where "join by address" looks if no port is given."""

MAX_CANDIDATES = 32

Address: TypeAlias = tuple[str, int]
"""A host (name, IPv4, IPv6, or IPv6%scope) and a port."""

AddressFault: TypeAlias = Literal["empty", "host", "port", "nowhere"]

_LABEL = re.compile(r"\A(?!-)[A-Za-z0-9_-]{1,63}(?<!-)\Z")
_BRACKETED = re.compile(r"\A\[([^\[\]]+)\](?::(.*))?\Z")
_MAX_HOST_CHARS = 253
_MAX_SCOPE_CHARS = 64

_FAULTS: dict[AddressFault, str] = {
    "empty": "Type the address that the other computer shows, such as 192.168.1.20 or 192.168.1.20:28460.",
    "host": "That is not an address. It is a computer's name, or looks like 192.168.1.20 or 192.168.1.20:28460.",
    "port": "The number after the colon is a port, from 1 to 65535.",
    "nowhere": "That address cannot be called. Type the one that the other computer shows.",
}


class AddressError(Malformed):
    """What was typed is no address to call. `fault` says how."""

    def __init__(self, fault: AddressFault) -> None:
        super().__init__(_FAULTS[fault])
        self.fault: AddressFault = fault


@dataclass(frozen=True, slots=True)
class LocalAddress:
    """An address of this computer. `host` can be dialled from here; `announced` is the same without a scope.

    `prefix`: how many bits of it name the network that this computer is on with it.
    """

    host: str
    interface: str
    index: int
    prefix: int

    @property
    def announced(self) -> str:
        """What others are told: a scope means something on this computer only."""
        return self.host.partition("%")[0]

    @property
    def is_loopback(self) -> bool:
        """Whether only this computer can reach it."""
        return ipaddress.ip_address(self.announced).is_loopback

    @property
    def network(self) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
        """The network that this computer is on with it."""
        return ipaddress.ip_network((self.announced, self.prefix), strict=False)


def local_addresses() -> tuple[LocalAddress, ...]:
    """The usable addresses of this computer, the likeliest to be reached first: private IPv4, then IPv6, then loopback.

    Asks the system, which takes a moment: not for the loop.
    """
    found: list[LocalAddress] = []
    for adapter in ifaddr.get_adapters():
        for entry in adapter.ips:
            name, index = str(adapter.nice_name), adapter.index or 0
            if isinstance(entry.ip, tuple):
                host, scope = entry.ip[0].partition("%")[0], entry.ip[2] or index
                if ipaddress.ip_address(host).is_link_local:
                    host = f"{host}%{scope}"
            else:
                host = entry.ip
            if is_usable(host) and _is_ready(host):
                found.append(LocalAddress(host, name, index, entry.network_prefix))
    return tuple(sorted(found, key=lambda local: (_preference(local.host), local.index, local.host)))


def _is_ready(host: str) -> bool:
    """Whether this computer can already use its own address `host`: a fresh one is on trial for a second or two, and
    who joins a network with it then is deaf on it from then on.
    """
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, 0, type=socket.SOCK_DGRAM, flags=socket.AI_NUMERICHOST
        )[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.bind(place)
    except OSError:
        return False
    return True


def choose_local(
    found: Sequence[LocalAddress], interfaces: Collection[str] | None, avoided: Collection[str] = ()
) -> tuple[LocalAddress, ...]:
    """Those of `found` to be on the network with.

    `interfaces`: only these, each by its name or by one of its addresses; None: all but loopback, and loopback if
    there is nothing else. `avoided`: the names of interfaces to be left out in any case.
    """
    found = [each for each in found if each.interface not in avoided]
    if interfaces is not None:
        return tuple(each for each in found if not {each.interface, each.host, each.announced}.isdisjoint(interfaces))
    outward = tuple(each for each in found if not each.is_loopback)
    return outward or tuple(found)


def is_usable(host: str) -> bool:
    """Whether a connection to this literal address makes sense: no 0.0.0.0, multicast, broadcast, or scope 0."""
    literal, percent, scope = host.partition("%")
    try:
        address = ipaddress.ip_address(literal)
    except ValueError:
        return False
    if address.is_unspecified or address.is_multicast or address == ipaddress.ip_address("255.255.255.255"):
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return not percent and not address.is_reserved
    if percent:
        return address.is_link_local and scope not in {"", "0"}
    return address.ipv4_mapped is None


def reachable_hosts(announced: Iterable[str], local: Iterable[LocalAddress]) -> tuple[str, ...]:
    """The hosts to try for announced addresses, the likeliest first, each once, at most MAX_CANDIDATES.

    Only those in a network that this computer is on with one of `local`: whoever announces an address chooses whom we
    call, and could have all of a room knock at a stranger, or at its own computer. A link-local IPv6 address without a
    scope is tried on every interface that has one itself.
    """
    local = tuple(local)
    networks = {entry.network for entry in local}
    scopes = _scopes(local)
    hosts: dict[str, None] = {}
    for host in announced:
        literal, percent, scope = host.partition("%")
        if not is_usable(literal):
            continue
        address = ipaddress.ip_address(literal)
        if not any(address in network for network in networks):
            continue
        if isinstance(address, ipaddress.IPv6Address) and address.is_link_local and scope in {"", "0"}:
            hosts.update((f"{literal}%{each}", None) for each in scopes)
        elif not percent or is_usable(host):
            hosts[host] = None
    return tuple(sorted(hosts, key=_preference)[:MAX_CANDIDATES])


def is_neighbour(caller: str, called: str, local: Iterable[LocalAddress]) -> bool:
    """Whether a call came from a computer on the same network: to one of the addresses `local`, from within the network
    that this computer is on with that very address.
    """
    literal = ipaddress.ip_address(caller.partition("%")[0])
    own = called.partition("%")[0]
    return any(each.announced == own and literal in each.network for each in local)


def is_near(host: str, local: Iterable[LocalAddress]) -> bool:
    """Whether the literal address `host` is in a network that this computer is on with one of `local`."""
    literal = ipaddress.ip_address(host.partition("%")[0])
    return any(literal in each.network for each in local)


def lacks_scope(host: str) -> bool:
    """Whether `host` is a link-local IPv6 address that does not say on which interface it is, as others read it out."""
    literal, percent, _ = host.partition("%")
    try:
        address = ipaddress.ip_address(literal)
    except ValueError:
        return False
    return not percent and isinstance(address, ipaddress.IPv6Address) and address.is_link_local


def with_scopes(addresses: Sequence[Address], local: Iterable[LocalAddress]) -> tuple[Address, ...]:
    """What a person typed, with an address that lacks its scope tried on every interface that has one itself."""
    scopes = _scopes(local)
    found: list[Address] = []
    for host, port in addresses:
        found += [(f"{host}%{scope}", port) for scope in scopes] if lacks_scope(host) else [(host, port)]
    return tuple(found)


def _scopes(local: Iterable[LocalAddress]) -> list[str]:
    return sorted({entry.host.partition("%")[2] for entry in local if "%" in entry.host})


def parse_address(text: str) -> tuple[Address, ...]:
    """What a person typed, as the addresses to try: `10.0.0.12`, `10.0.0.12:28461`, `[fe80::1%eth0]:28461`, a name.

    Without a port these are all DEFAULT_PORTS. Raises AddressError, whose text helps.
    """
    typed = text.strip()
    if not typed:
        raise AddressError("empty")
    if bracketed := _BRACKETED.match(typed):
        host, port_text = bracketed[1], bracketed[2]
        if ":" not in host:
            raise AddressError("host")
    elif typed.count(":") == 1:
        host, _, port_text = typed.partition(":")
    else:
        host, port_text = typed, None
    host = _checked_host(host.strip())
    ports = DEFAULT_PORTS if port_text is None else (_checked_port(port_text.strip()),)
    return tuple((host, port) for port in ports)


def _checked_port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 0 < int(text) <= 65535):
        raise AddressError("port")
    return int(text)


def _checked_host(host: str) -> str:
    literal, percent, scope = host.partition("%")
    try:
        address = ipaddress.ip_address(literal)
    except ValueError:
        return _checked_name(host)
    if percent and not (0 < len(scope) <= _MAX_SCOPE_CHARS and scope.isprintable() and "/" not in scope):
        raise AddressError("host")
    plain_v6 = isinstance(address, ipaddress.IPv6Address) and not percent
    if not is_usable(host) and not (plain_v6 and is_usable(literal)):
        raise AddressError("nowhere")
    return host


def _checked_name(name: str) -> str:
    labels = name.removesuffix(".").split(".")
    if len(name) > _MAX_HOST_CHARS or not all(_LABEL.match(label) for label in labels):
        raise AddressError("host")
    if labels[-1].isdigit():  # 10.0.0.256, or 192.168.1: a mistyped address, not a name to look up
        raise AddressError("host")
    return name


def _preference(host: str) -> int:
    address = ipaddress.ip_address(host.partition("%")[0])
    if address.is_loopback:
        return 5
    if address.is_link_local:
        return 3 if address.version == 6 else 4
    return (0 if address.is_private else 1) if address.version == 4 else 2
