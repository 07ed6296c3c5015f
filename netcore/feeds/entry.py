"""One signed entry of a feed: who says what, as which number, after which entry.

An entry on the wire is `[header, signature, body]`. The signature is over the header bytes; the header names the body
by its hash, so that the header and signature alone (a `SignedHeader`, some 250 bytes) already bind the author: two of
them with one number are a proof of a fork that fits into any message. Source: docs/protocol/feeds.md, "Entries".
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

import msgspec

from netcore.errors import Malformed, Misuse
from netcore.identity import Identity, verify
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes32, Bytes64

ENTRY_CONTEXT: Final = b"sennik/entry/1"
"""What an entry's signature is bound to: nothing else that an identity signs can pass for an entry."""
LARGEST_BODY: Final = 48 * 1024
"""Bytes of one entry's body; leaves room in a frame for header, signature and the message around it."""
LONGEST_FEED: Final = 100_000
"""Entries of one feed. A game needs some thousands; without a bound one author could fill every other peer's disk."""
LARGEST_FEED: Final = 24 * 1024 * 1024
"""Bytes of one feed's entries. A game needs less than one million; without a bound an author who writes on and on
could fill every other peer's memory. Ten such feeds still fit into a game file.
"""
MOST_SEATS: Final = 10
NO_HASH: Final = bytes(32)
"""What entry 0 names as the entry before it."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
EntryNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=LONGEST_FEED)]


class Header(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The signed part.

    `table`: hash of the terms; `previous`: hash of the entry before; `body_hash`: SHA-256 of the body.
    """

    table: Bytes32
    seat: SeatNumber
    number: EntryNumber
    previous: Bytes32
    body_hash: Bytes32


class _SignedHeader(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    header: Annotated[bytes, msgspec.Meta(max_length=160)]
    signature: Bytes64


class _Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    header: Annotated[bytes, msgspec.Meta(max_length=160)]
    signature: Bytes64
    body: Annotated[bytes, msgspec.Meta(max_length=LARGEST_BODY)]


@dataclass(frozen=True, slots=True)
class SignedHeader:
    """An entry without its body: enough to hold its author to it. `hash` stands for the entry, signature included."""

    signed: bytes = field(repr=False)
    """The header's bytes as received: what the signature is over."""
    signature: bytes = field(repr=False)
    header: Header = field(repr=False)
    hash: bytes

    @staticmethod
    def read(raw: bytes) -> SignedHeader:
        """The signed header that `raw` spells; says nothing about its signature. Raises Malformed."""
        wire = decode(raw, _SignedHeader, largest=512)
        return _signed_header(wire.header, wire.signature)

    @property
    def raw(self) -> bytes:
        """The bytes that `read` reads."""
        return encode(_SignedHeader(self.signed, self.signature))

    def signed_by(self, public: bytes) -> bool:
        """Whether the identity `public` (32 bytes) signed this."""
        return verify(public, ENTRY_CONTEXT, self.signed, self.signature)


@dataclass(frozen=True, slots=True)
class Entry:
    """Entry `number` (from 0) of the feed of `seat` at the table whose terms hash to `table`.

    `previous` is the hash of the entry before it (zeros for number 0), `raw` the bytes as made or received.
    """

    signed_header: SignedHeader = field(repr=False)
    body: bytes = field(repr=False)
    raw: bytes = field(repr=False)
    table: bytes = field(repr=False)
    seat: int
    number: int
    previous: bytes = field(repr=False)

    @staticmethod
    def sign(identity: Identity, table: bytes, seat: int, number: int, previous: bytes, body: bytes) -> Entry:
        """Write an entry. Raises Misuse for a body over LARGEST_BODY or a number or seat that no feed has."""
        if len(body) > LARGEST_BODY:
            raise Misuse(f"an entry's body of {len(body)} bytes, more than {LARGEST_BODY}")
        if not (0 <= seat < MOST_SEATS and 0 <= number < LONGEST_FEED and len(table) == len(previous) == 32):
            raise Misuse(f"no entry {number} of seat {seat} can be")
        header = Header(table, seat, number, previous, hashlib.sha256(body).digest())
        signed = encode(header)
        return _entry(_signed_header(signed, identity.sign(ENTRY_CONTEXT, signed)), body)

    @staticmethod
    def read(raw: bytes) -> Entry:
        """The entry that `raw` spells, its body the one that its header names; says nothing about its signature.

        Raises Malformed.
        """
        wire = decode(raw, _Entry)
        entry = _entry(_signed_header(wire.header, wire.signature), wire.body, raw)
        if hashlib.sha256(entry.body).digest() != entry.signed_header.header.body_hash:
            raise Malformed(f"the body of entry {entry.number} of seat {entry.seat} is not the signed one")
        return entry

    @property
    def hash(self) -> bytes:
        """32 bytes that stand for this entry: SHA-256 over context, header and signature."""
        return self.signed_header.hash

    def signed_by(self, public: bytes) -> bool:
        """Whether the identity `public` (32 bytes) signed this entry."""
        return self.signed_header.signed_by(public)


def _signed_header(signed: bytes, signature: bytes) -> SignedHeader:
    header = decode(signed, Header, largest=160)
    # The signature is hashed too: an author who signs the same words twice in two ways has written two entries.
    return SignedHeader(signed, signature, header, hashlib.sha256(ENTRY_CONTEXT + signed + signature).digest())


def _entry(signed_header: SignedHeader, body: bytes, raw: bytes | None = None) -> Entry:
    h = signed_header.header
    raw = encode(_Entry(signed_header.signed, signed_header.signature, body)) if raw is None else raw
    return Entry(signed_header, body, raw, h.table, h.seat, h.number, h.previous)
