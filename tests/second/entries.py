"""Signed entries (docs/protocol/feeds.md, "Entries")."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tests.second import group
from tests.second.group import BASE, Refused, decoded, linear, scalar
from tests.second.packed import Unreadable, unpack
from tests.second.shapes import octets, row, whole

CONTEXT: Final = b"sennik/entry/1"
NOTHING: Final = bytes(32)
LARGEST_RECORD: Final = 65536

_ENTRY: Final = row(octets(0, 160), octets(64), octets(0, 48 * 1024))
_SIGNED: Final = row(octets(0, 160), octets(64))
_HEADER: Final = row(octets(32), whole(0, 9), whole(0, 99_999), octets(32), octets(32))


@dataclass(frozen=True)
class Signed:
    """A header with its signature: an entry, whatever its body may be."""

    raw: bytes = field(repr=False)
    signature: bytes = field(repr=False)
    table: bytes = field(repr=False)
    seat: int
    number: int
    previous: bytes = field(repr=False)
    body_hash: bytes = field(repr=False)

    @cached_property
    def hash(self) -> bytes:
        """What stands for the entry."""
        return hashlib.sha256(CONTEXT + self.raw + self.signature).digest()

    def is_by(self, key: bytes) -> bool:
        """Whether the holder of `key` signed it."""
        return is_signed(key, CONTEXT, self.raw, self.signature)


def is_signed(key: bytes, context: bytes, data: bytes, signature: bytes) -> bool:
    """Ed25519 as the protocol has it: a key of the group, s below Q, and R compared as bytes (lan.md, "Identity")."""
    r, message = signature[:32], b"sennik signature 1" + bytes([len(context)]) + context + data
    try:
        s = scalar(signature[32:])
        h = int.from_bytes(hashlib.sha512(r + decoded(key) + message).digest(), "little") % group.Q
    except Refused:
        return False
    return linear((s, BASE), (-h, key)) == r


@dataclass(frozen=True)
class Entry:
    """A whole entry."""

    signed: Signed
    body: bytes = field(repr=False)


def read_signed(raw: bytes) -> Signed:
    """A header and its signature as a word shows them. Raises Unreadable."""
    if len(raw) > 512:
        raise Unreadable("a long header")
    return _signed(*_SIGNED(unpack(raw)))


def read_entry(raw: bytes) -> Entry:
    """One entry; its body is the one that its header names. Raises Unreadable."""
    header, signature, body = _ENTRY(unpack(raw))
    signed = _signed(header, signature)
    if hashlib.sha256(body).digest() != signed.body_hash:
        raise Unreadable("another body than the one that was signed")
    return Entry(signed, body)


def _signed(header: bytes, signature: bytes) -> Signed:
    return Signed(header, signature, *_HEADER(unpack(header)))
