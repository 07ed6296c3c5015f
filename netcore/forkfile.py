"""The proof of a fork in a file: two claims of one author that contradict each other, for a stranger to check.

The draft is in it too: its hash is the table that the claims name, and it says whose keys they have to be signed with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from netcore.charter import Draft, SeatCard, read_draft
from netcore.errors import Malformed
from netcore.feeds.chain import Fork
from netcore.feeds.entry import SignedHeader
from netcore.wire.codec import LARGEST_FRAME, decode, encode

LARGEST_PROOF: Final = LARGEST_FRAME + 2048
"""Bytes of a proof that is read at all: a draft, and two claims of some 250 bytes."""


class _Evidence(Struct, frozen=True, forbid_unknown_fields=True):
    draft: bytes
    first: bytes
    second: bytes


@dataclass(frozen=True, slots=True)
class ForkProof:
    """A fork at the table of `draft` that convicts one of its seats."""

    draft: Draft
    fork: Fork

    @property
    def author(self) -> SeatCard:
        """Whose identity it was."""
        return self.draft.seats[self.fork.seat]


def write_fork(draft: Draft, fork: Fork) -> bytes:
    """The evidence of a fork at the table of `draft`, as the bytes of a file."""
    return encode(_Evidence(encode(draft), fork.first.raw, fork.second.raw))


def read_fork(raw: bytes) -> ForkProof:
    """The evidence in a file. Raises Malformed if it is none, or convicts nobody."""
    evidence = decode(raw, _Evidence, largest=LARGEST_PROOF)
    draft = read_draft(evidence.draft)
    fork = Fork(SignedHeader.read(evidence.first), SignedHeader.read(evidence.second))
    if not fork.proves(draft.hash(), draft.authors()):
        raise Malformed("two entries that convict nobody")
    return ForkProof(draft, fork)
