"""A number that nobody can steer: the sum of all key shares times a fresh point.

It is determined before anyone speaks, so the last to speak can withhold its share but not choose; with key backups the
others can finish it. All key shares together can compute it ahead, one missing share hides it.
Source: the distributed verifiable random function of Naor, Pinkas and Reingold (EUROCRYPT '99), n of n, with proofs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from netcore.crypto.context import MAX_U32, Context
from netcore.crypto.equality import equal_ok, prove_equal, share
from netcore.crypto.framing import framed_hash
from netcore.crypto.group import Point, Scalar, hash_to_group, total
from netcore.crypto.secret import SecretScalar
from netcore.errors import Misuse

MAX_SIDES: Final = 2**64
_PROOF: Final = b"sennik/roll-share/v1"


def label_point(charter: bytes, question: int, attempt: int) -> Point:
    """The point of one roll. Nothing that a peer could vary goes into it. Raises Misuse out of range."""
    if len(charter) != 32 or not (0 <= question <= MAX_U32 and 0 <= attempt <= MAX_U32):
        raise Misuse("a roll belongs to a charter, a question and an attempt")
    label = framed_hash(b"sennik/roll/v1", charter, question.to_bytes(4, "big"), attempt.to_bytes(4, "big"))
    return hash_to_group(b"sennik/roll/v1", label)


def contribute(x: SecretScalar | Scalar, public: Point, label: Point, context: Context) -> tuple[Point, bytes]:
    """This seat's share x*label of the roll, and the 64-byte proof that it is the right one; due only with the roll."""
    given = share(x, label)
    return given, prove_equal(_PROOF, x, public, [label], [given], context)


def contribution_ok(public: object, label: object, given: object, context: object, proof: object) -> bool:
    """Whether `given` is the share of the owner of `public`. Total. A share of a card proves nothing here."""
    return equal_ok(_PROOF, public, [label], [given], context, proof)


def value(label: Point, shares: Sequence[Point]) -> bytes:
    """The roll's 64 bytes, from the checked shares of all seats in any order."""
    return framed_hash(b"sennik/roll-value/v1", label.encode(), total(shares).encode())


def uniform(rolled: bytes, sides: int) -> int:
    """A number in 0..sides-1, all equally likely, by rejection. Raises Misuse unless 1 <= sides <= 2^64."""
    if not 1 <= sides <= MAX_SIDES:
        raise Misuse("a roll has 1 to 2^64 sides")
    limit = 2**64 - 2**64 % sides
    counter = 0
    while True:
        drawn = int.from_bytes(framed_hash(b"sennik/roll-draw/v1", rolled, counter.to_bytes(4, "big"))[:8], "big")
        if drawn < limit:
            return drawn % sides
        counter += 1
