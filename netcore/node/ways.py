"""Where the peers of a running table can be reached, kept beside it so that a program that starts again finds them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from netcore.disk import Disk, read_whole
from netcore.files.aside import UNREADABLE, PutAside, put_aside
from netcore.lan.addresses import MAX_CANDIDATES, Address, AddressError, LocalAddress, parse_address, reachable_hosts
from netcore.wire.codec import decode, encode

FILE: Final = "ways"


MOST_ADDRESSES: Final = 8
"""Addresses of either kind that are kept of a peer."""

_Addresses: TypeAlias = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=MOST_ADDRESSES)
]


@dataclass(frozen=True, slots=True)
class Way:
    """Where a peer may be reached. `told`: as it, or the host of its room, says; `reached`: where this program was
    sent by its own player, and has reached it.
    """

    told: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()


class Ways(dict[bytes, Way]):
    """Where each peer may be reached; nothing is known of whoever is not among them."""

    def __missing__(self, peer: bytes) -> Way:
        return Way()

    def after(self, peer: bytes, told: tuple[str, ...]) -> Way:
        """Its way once it has told these addresses."""
        return replace(self[peer], told=told)


class _Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    peer: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
    told: _Addresses
    reached: _Addresses


class _Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ways: Annotated[tuple[_Way, ...], msgspec.Meta(max_length=10)]


def save_ways(folder: Path, ways: Mapping[bytes, Way]) -> None:
    """Keep where each peer may be reached. Raises OSError."""
    kept = _Ways(
        tuple(_Way(peer, way.told[:MOST_ADDRESSES], way.reached[:MOST_ADDRESSES]) for peer, way in ways.items())
    )
    Disk().write_whole(folder / FILE, encode(kept))


def load_ways(folder: Path, aside: PutAside = put_aside) -> dict[bytes, Way]:
    """What was kept; nothing if it is lost, or put aside since it cannot be read: peers also find each other by
    discovery. Raises OSError.
    """
    try:
        kept = decode(read_whole(folder / FILE), _Ways)
    except FileNotFoundError:
        return {}
    except UNREADABLE:
        aside("ways", folder / FILE)
        return {}
    return {way.peer: Way(way.told, way.reached) for way in kept.ways}


def spell_address(host: str, port: int) -> str:
    """An address as others may type it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def addresses_of(way: Way, local: tuple[LocalAddress, ...]) -> tuple[Address, ...]:
    """The addresses to dial, each once. What was told is dialled in the networks of `local` alone."""
    told = ((reachable, port) for host, port in _parsed(way.told) for reachable in reachable_hosts([host], local))
    return tuple(dict.fromkeys([*_parsed(way.reached), *told]))[:MAX_CANDIDATES]


def _parsed(spelled: tuple[str, ...]) -> Iterator[Address]:
    for text in spelled:
        with contextlib.suppress(AddressError):  # what makes no sense is left out
            yield from parse_address(text)
