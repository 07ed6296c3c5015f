"""The proof of a fork in a file: two claims of one author that contradict each other, for a stranger to check."""

from __future__ import annotations

from msgspec import Struct

from netcore.feeds.chain import Fork
from netcore.feeds.entry import Claim
from netcore.wire.codec import decode, encode


class _Evidence(Struct, frozen=True, forbid_unknown_fields=True):
    first: bytes
    second: bytes


def write_fork(fork: Fork) -> bytes:
    """The evidence of a fork as the bytes of a file."""
    return encode(_Evidence(fork.first.raw, fork.second.raw))


def read_fork(raw: bytes) -> Fork:
    """The evidence in a file. Raises Malformed; whether it proves anything, `Fork.proves` tells."""
    evidence = decode(raw, _Evidence)
    return Fork(Claim.read(evidence.first), Claim.read(evidence.second))
