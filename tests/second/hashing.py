"""Framed hashes, contexts, transcripts and what is hashed to the group (docs/protocol/crypto.md, sections 2 and 3)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tests.second import group

VERSION: Final = 5


def u32(number: int) -> bytes:
    """Four bytes, the most significant first."""
    return number.to_bytes(4, "big")


def u64(number: int) -> bytes:
    """Eight bytes, the most significant first."""
    return number.to_bytes(8, "big")


def frame(label: bytes, items: Iterable[bytes]) -> bytes:
    """A label and any number of items so that no two different lists give the same bytes."""
    items = tuple(items)
    parts = [len(label).to_bytes(2, "big"), label, u32(len(items))]
    for item in items:
        parts += (u32(len(item)), item)
    return b"".join(parts)


def h64(domain: str, *items: bytes) -> bytes:
    """H64 of the page."""
    return hashlib.sha512(frame(domain.encode(), items)).digest()


def h32(domain: str, *items: bytes) -> bytes:
    """H32 of the page."""
    return h64(domain, *items)[:32]


@cache
def hash_to_group(domain: str, label: bytes) -> bytes:
    """The point of a label in a domain."""
    wide = h64("sennik/hash-to-group/v1", b"edwards25519", domain.encode(), label)
    return group.plus(group.elligator(wide[:32]), group.elligator(wide[32:]))


def generator(number: int) -> bytes:
    """h for 0, else h_number."""
    return hash_to_group("sennik/generator/v1", u32(number))


def face_point(face: str) -> bytes:
    """M of a face."""
    return hash_to_group("sennik/face/v1", face.encode())


@dataclass(frozen=True)
class Place:
    """Where in a game something is proved: all of a context but the kind and the inputs."""

    charter: bytes
    question: int
    attempt: int
    seat: int

    def context(self, kind: str, inputs: bytes) -> bytes:
        """C of section 3."""
        numbers = (u32(self.question), u32(self.attempt), u32(self.seat))
        return h32("sennik/context/v1", u32(VERSION), self.charter, *numbers, kind.encode(), inputs)


class Transcript:
    """The running hash from which a proof's challenges are drawn."""

    def __init__(self, domain: str, context: bytes | None) -> None:
        self._hash = hashlib.sha512()
        self.say("domain", domain.encode())
        self.say("group", b"edwards25519")
        if context is not None:
            self.say("context", context)

    def say(self, label: str, *items: bytes) -> None:
        """Feed items under a label."""
        self._hash.update(frame(label.encode(), items))

    def one(self, label: str) -> int:
        """One challenge."""
        self.say(label)
        drawn = self._hash.digest()
        self.say(label, drawn)
        return int.from_bytes(drawn, "little") % group.Q

    def many(self, label: str, count: int) -> list[int]:
        """`count` challenges at once."""
        self.say(label, u32(count))
        seed = self._hash.digest()
        self.say(label, seed)
        drawn = (hashlib.sha512(seed + u32(index)).digest() for index in range(count))
        return [int.from_bytes(wide, "little") % group.Q for wide in drawn]
