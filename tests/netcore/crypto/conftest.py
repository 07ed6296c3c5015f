"""A small table: three seats with keys, a deck of faces, a context."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

import pytest

from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext, deck_hash, joint_key, open_face
from netcore.crypto.faces import face_point
from netcore.crypto.group import Point
from netcore.crypto.keys import KeyShare, ReadingKey
from netcore.crypto.seed import GameSeed, Purpose, StepId
from netcore.crypto.shuffle_proof import prove, shuffle

CHARTER = bytes(range(32))
FACES = [f"sen-{number}" for number in range(9)]


@dataclass(frozen=True)
class Shuffled:
    """One good shuffle with everything that made it."""

    pk: Point
    deck: tuple[Ciphertext, ...]
    out: tuple[Ciphertext, ...]
    permutation: tuple[int, ...]
    factors: tuple[int, ...]
    context: Context
    proof: bytes


@dataclass(frozen=True)
class SmallTable:
    keys: tuple[KeyShare, ...]
    readers: tuple[ReadingKey, ...]
    pk: Point
    context: Context

    def deck(self, n: int) -> tuple[Ciphertext, ...]:
        return tuple(open_face(face_point(face), self.pk) for face in FACES[:n])

    def step(self, deck, purpose=Purpose.SHUFFLE, **other) -> StepId:
        return replace(StepId(1, CHARTER, 3, 0, 0, Purpose.SHUFFLE, self.pk, deck_hash(deck)), purpose=purpose, **other)

    def shuffled(self, n: int, deck=None) -> Shuffled:
        deck = deck or self.deck(n)
        seed, step = GameSeed(hashlib.sha256(b"seed of the small table").digest()), self.step(deck)
        permutation, factors = seed.permutation(step, n), seed.factors(step, n)
        out = shuffle(self.pk, deck, permutation, factors)
        proof = prove(self.pk, deck, out, permutation, factors, self.context)
        return Shuffled(self.pk, deck, out, permutation, factors, self.context, proof)


@pytest.fixture(scope="session")
def small_table() -> SmallTable:
    keys = tuple(KeyShare.make() for _ in range(3))
    readers = tuple(ReadingKey.make() for _ in range(3))
    context = Context(1, CHARTER, 3, 0, 0, "shuffle", bytes(32))
    return SmallTable(keys, readers, joint_key([key.public for key in keys]), context)


@pytest.fixture(scope="session")
def shuffled(small_table: SmallTable) -> Shuffled:
    """A shuffle of opened faces, shuffled once more, so that its inputs have different first halves."""
    first = small_table.shuffled(4)
    return small_table.shuffled(4, first.out)
