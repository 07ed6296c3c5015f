"""The proof of a fork in a file: two claims of one author that contradict each other, for a stranger to check.

The terms is in it too: its hash is the table that the claims name, and it says whose keys they have to be signed with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from netcore.errors import Malformed
from netcore.feeds.chain import Fork
from netcore.feeds.charter import Signatory, Terms, read_terms
from netcore.feeds.entry import SignedHeader
from netcore.wire.codec import LARGEST_FRAME, decode, encode

LARGEST_PROOF: Final = LARGEST_FRAME + 2048
"""Bytes of a proof that is read at all: a terms, and two claims of some 250 bytes."""


class _Evidence(Struct, frozen=True, forbid_unknown_fields=True, rename={"terms": "draft"}):
    terms: bytes
    first: bytes
    second: bytes


@dataclass(frozen=True, slots=True)
class ForkProof:
    """A fork at the table of `terms` that convicts one of its seats."""

    terms: Terms
    fork: Fork

    @property
    def author(self) -> Signatory:
        """Whose identity it was."""
        return self.terms.seats[self.fork.seat]


def write_fork(terms: Terms, fork: Fork) -> bytes:
    """The evidence of a fork at the table of `terms`, as the bytes of a file."""
    return encode(_Evidence(encode(terms), fork.first.raw, fork.second.raw))


def read_fork(raw: bytes) -> ForkProof:
    """The evidence in a file. Raises Malformed if it is none, or convicts nobody."""
    evidence = decode(raw, _Evidence, largest=LARGEST_PROOF)
    terms = read_terms(evidence.terms)
    fork = Fork(SignedHeader.read(evidence.first), SignedHeader.read(evidence.second))
    if not fork.proves(terms.hash(), terms.authors()):
        raise Malformed("two entries that convict nobody")
    return ForkProof(terms, fork)
