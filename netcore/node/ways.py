"""Where the peers of a running table can be reached, kept beside it so that a program that starts again finds them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.disk import Disk
from netcore.errors import Malformed
from netcore.lan.addresses import MAX_CANDIDATES, Address, AddressError, LocalAddress, parse_address, reachable_hosts
from netcore.wire.codec import decode, encode

FILE: Final = "ways"


class _Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    peer: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
    addresses: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=8)]


class _Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ways: Annotated[tuple[_Way, ...], msgspec.Meta(max_length=10)]


def save_ways(folder: Path, ways: Mapping[bytes, tuple[str, ...]]) -> None:
    """Keep where each peer was reached. Raises OSError."""
    kept = _Ways(tuple(_Way(peer, addresses[:8]) for peer, addresses in ways.items()))
    Disk().write_whole(folder / FILE, encode(kept))


def load_ways(folder: Path) -> dict[bytes, tuple[str, ...]]:
    """What was kept; nothing if it is lost or damaged, since peers also find each other by discovery."""
    try:
        kept = decode((folder / FILE).read_bytes(), _Ways)
    except (FileNotFoundError, Malformed):
        return {}
    return {way.peer: way.addresses for way in kept.ways}


def spell_address(host: str, port: int) -> str:
    """An address as others may type it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def read_addresses(spelled: tuple[str, ...], local: tuple[LocalAddress, ...]) -> tuple[Address, ...]:
    """The addresses to dial for what a peer told of itself; what makes no sense is left out."""
    found: dict[Address, None] = {}
    for text in spelled:
        try:
            parsed = parse_address(text)
        except AddressError:
            continue
        for host, port in parsed:
            found.update(dict.fromkeys((reachable, port) for reachable in reachable_hosts([host], local)))
    return tuple(found)[:MAX_CANDIDATES]
