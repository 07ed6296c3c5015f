"""Adverts: what is announced of a table to the whole network. Hints from strangers, until a probe confirms them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from netcore.errors import Malformed
from netcore.identity import is_public_key
from netcore.lan.addresses import MAX_CANDIDATES, is_usable
from netcore.lan.hello import Notice
from netcore.version import PROTOCOL_VERSION

_MAX_VALUE_BYTES = 80
_MAX_ADDRESSES = MAX_CANDIDATES
_MAX_NUMBER = 65535


@dataclass(frozen=True, slots=True)
class Advert:
    """A table that `peer` says it has open, and where to call. `addresses` are literal hosts.

    `notice` is None if the advert is of another protocol version, whose fields may mean something else.
    """

    peer: bytes
    port: int
    addresses: tuple[str, ...]
    notice: Notice | None
    protocol: int = PROTOCOL_VERSION


def write_txt(peer: bytes, notice: Notice) -> dict[str, str]:
    """The TXT record of a table. No name of a person: that is for those who call. About 150 bytes."""
    return {
        "v": str(PROTOCOL_VERSION),
        "p": peer.hex(),
        "t": notice.table.hex(),
        "g": notice.game,
        "s": str(notice.seats),
        "n": str(notice.taken),
        "f": notice.phase,
    }


def read_advert(txt: Mapping[bytes, bytes | None], addresses: Sequence[str], port: int | None) -> Advert:
    """The advert behind a TXT record, an SRV port and address records. Malformed if it is none.

    Unknown keys are skipped, and addresses that cannot be called; a link-local IPv6 address may lack its scope.
    """
    protocol = _number(txt, "v")
    peer = _hex(txt, "p")
    if not is_public_key(peer):
        raise Malformed("the peer is no public key")
    if port is None or not 0 < port <= _MAX_NUMBER:
        raise Malformed(f"the port is {port}")
    usable = tuple(host for host in addresses if is_usable(host) or is_usable(host.partition("%")[0]))[:_MAX_ADDRESSES]
    if not usable:
        raise Malformed("there is no address that could be called")
    return Advert(peer, port, usable, _read_notice(txt) if protocol == PROTOCOL_VERSION else None, protocol)


def _read_notice(txt: Mapping[bytes, bytes | None]) -> Notice:
    plain = {
        "table": _hex(txt, "t"),
        "game": _text(txt, "g"),
        "seats": _number(txt, "s"),
        "taken": _number(txt, "n"),
        "phase": _text(txt, "f"),
    }
    try:
        return msgspec.convert(plain, Notice, builtin_types=(bytes,))
    except msgspec.ValidationError:
        raise Malformed("the table is described wrongly") from None


def _text(txt: Mapping[bytes, bytes | None], key: str) -> str:
    value = txt.get(key.encode("ascii"))
    if value is None or not 0 < len(value) <= _MAX_VALUE_BYTES or not value.isascii():
        raise Malformed(f"the value of {key!r} is missing or strange")
    return value.decode("ascii")


def _number(txt: Mapping[bytes, bytes | None], key: str) -> int:
    text = _text(txt, key)
    if not text.isdigit() or len(text) > 5 or int(text) > _MAX_NUMBER:
        raise Malformed(f"the value of {key!r} is no number")
    return int(text)


def _hex(txt: Mapping[bytes, bytes | None], key: str) -> bytes:
    try:
        return bytes.fromhex(_text(txt, key))
    except ValueError:
        raise Malformed(f"the value of {key!r} is not hexadecimal") from None
