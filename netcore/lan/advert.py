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

MOST_KNOCKS = 4
_KNOCK_BYTES = 8
_MAX_VALUE_BYTES = 80
_MAX_ADDRESSES = MAX_CANDIDATES
_MAX_NUMBER = 65535


@dataclass(frozen=True, slots=True)
class Advert:
    """A table that `peer` says it has open, and where to call. `addresses` are literal hosts.

    `notice` is None if the advert is of another protocol version, whose fields may mean something else, or if it is of
    no table. `knocks`: the beginnings of the keys of peers that `peer` cannot call and would be called by.
    """

    peer: bytes
    port: int
    addresses: tuple[str, ...]
    notice: Notice | None
    protocol: int = PROTOCOL_VERSION
    knocks: tuple[bytes, ...] = ()

    def knocks_at(self, peer: bytes) -> bool:
        """Whether whoever announced this would be called by `peer`."""
        return peer[:_KNOCK_BYTES] in self.knocks


def write_txt(peer: bytes, notice: Notice | None, knocks: Sequence[bytes] = ()) -> dict[str, str]:
    """The TXT record of a table, of a knock at up to MOST_KNOCKS peers, or of both. No name of a person: that is for
    those who call. About 150 bytes.
    """
    knock = {"k": ",".join(each[:_KNOCK_BYTES].hex() for each in knocks[:MOST_KNOCKS])} if knocks else {}
    if notice is None:
        return {"v": str(PROTOCOL_VERSION), "p": peer.hex(), **knock}
    return knock | {
        "v": str(PROTOCOL_VERSION),
        "p": peer.hex(),
        "t": notice.table.hex(),
        "g": notice.game,
        "s": str(notice.seats),
        "n": str(notice.taken),
        "f": notice.phase,
        "r": notice.rules.hex(),
        **({} if notice.door is msgspec.UNSET else {"d": notice.door}),
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
    if protocol != PROTOCOL_VERSION:
        return Advert(peer, port, usable, None, protocol)
    knocks = _read_knocks(txt) if b"k" in txt else ()
    notice = None if knocks and b"t" not in txt else _read_notice(txt)
    return Advert(peer, port, usable, notice, protocol, knocks)


def _read_knocks(txt: Mapping[bytes, bytes | None]) -> tuple[bytes, ...]:
    try:
        knocks = tuple(bytes.fromhex(each) for each in _text(txt, "k").split(","))
    except ValueError:
        raise Malformed("the value of 'k' is not hexadecimal") from None
    if len(knocks) > MOST_KNOCKS or any(len(each) != _KNOCK_BYTES for each in knocks):
        raise Malformed("a knock at nobody")
    return knocks


def _read_notice(txt: Mapping[bytes, bytes | None]) -> Notice:
    plain = {
        "table": _hex(txt, "t"),
        "game": _text(txt, "g"),
        "seats": _number(txt, "s"),
        "taken": _number(txt, "n"),
        "phase": _text(txt, "f"),
        "rules": _hex(txt, "r"),
        **({"door": _text(txt, "d")} if b"d" in txt else {}),
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
