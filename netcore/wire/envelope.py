"""What goes over a link between two programs: words about a room, a table, the next one or the way between them, or
just words.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from netcore.wire.codec import LARGEST_FRAME, decode, encode
from netcore.wire.fields import Bytes16, Bytes32

LARGEST_CONTENT: Final = LARGEST_FRAME - 256
"""Bytes inside an envelope, so that the envelope fits into a frame."""

Content: TypeAlias = Annotated[bytes, msgspec.Meta(max_length=LARGEST_CONTENT)]


class _Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="to"):
    pass


class ToHost(_Envelope, frozen=True, tag="host"):
    """A guest's message to the host of the room `table` (16 bytes)."""

    table: Bytes16
    content: Content


class ToGuest(_Envelope, frozen=True, tag="guest"):
    """The host's message to a guest of the room `table` (16 bytes)."""

    table: Bytes16
    content: Content


class ToTable(_Envelope, frozen=True, tag="table", rename={"terms": "draft"}):
    """Gossip about the running table whose terms hash to `terms` (32 bytes)."""

    terms: Bytes32
    content: Content


class ToCompany(_Envelope, frozen=True, tag="company", rename={"terms": "draft"}):
    """What the sender would play next, to those with whom it played at the table whose terms hash to `terms`."""

    terms: Bytes32
    content: Content


class Farewell(_Envelope, frozen=True, tag="farewell", rename={"terms": "draft"}):
    """The sender leaves the running table of `terms` on purpose; it is not merely unheard.

    `ended`: because the game has ended there, and the receiver holds all that the sender does.
    """

    terms: Bytes32
    ended: bool = False


class ToCircle(_Envelope, frozen=True, tag="circle"):
    """Something said among the people of the table `table` (16 bytes), before, in and after its games."""

    table: Bytes16
    content: Content


class ToBench(_Envelope, frozen=True, tag="bench"):
    """A word about who looks on at the running table `table` (16 bytes), as its room was called."""

    table: Bytes16
    content: Content


class ToNeighbour(_Envelope, frozen=True, tag="neighbour"):
    """A word between two programs on one network, whatever tables they are at."""

    content: Content


Envelope: TypeAlias = ToHost | ToGuest | ToTable | ToCompany | Farewell | ToCircle | ToBench | ToNeighbour


def seal(envelope: Envelope) -> bytes:
    """The bytes of an envelope."""
    return encode(envelope)


def unseal(raw: bytes) -> Envelope:
    """The envelope that `raw` spells. Raises Malformed."""
    envelope: Envelope = decode(raw, Envelope)
    return envelope
