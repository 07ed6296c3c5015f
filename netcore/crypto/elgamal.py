"""Cards as ElGamal ciphertexts under the joint key: (A, B) = (r*G, M + r*PK).

Source: ElGamal (CRYPTO '84); its use for cards: Barnett and Smart, "Mental poker revisited" (2003).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from netcore.crypto.framing import framed_digest
from netcore.crypto.group import POINT_BYTES, G, Point, Q, Scalar, Vanished, base, total
from netcore.errors import Malformed, Misuse

CIPHERTEXT_BYTES: Final = 2 * POINT_BYTES


@dataclass(frozen=True, slots=True)
class Ciphertext:
    """One card, face down: a = r*G, b = M + r*PK."""

    a: Point
    b: Point

    def encode(self) -> bytes:
        """64 bytes: a, then b."""
        return self.a.encode() + self.b.encode()

    @staticmethod
    def decode(raw: object) -> Ciphertext:
        """The ciphertext with this encoding. Raises Malformed unless both halves are points."""
        if type(raw) is not bytes or len(raw) != CIPHERTEXT_BYTES:
            raise Malformed("a card has 64 bytes")
        return Ciphertext(Point.decode(raw[:POINT_BYTES]), Point.decode(raw[POINT_BYTES:]))


def are_independent(keys: Sequence[Point]) -> bool:
    """Whether no key equals another or another's negative, so that none was copied from somebody else's."""
    return len({key for own in keys for key in (own, -own)}) == 2 * len(keys)


def joint_key(shares: Sequence[Point]) -> Point:
    """The sum of all seats' public key shares, of which nobody knows the secret.

    Raises Malformed when there is none, when two are equal or opposite, or when they cancel out. That nobody chose a
    share as a function of the others' is for commitments and proofs of possession to ensure.
    """
    if not shares or not are_independent(shares):
        raise Malformed("key shares repeat")
    try:
        return total(shares)
    except Vanished:
        raise Malformed("the key shares cancel out") from None


def open_face(face: Point, pk: Point) -> Ciphertext:
    """A face as a ciphertext that everyone can read and make: its randomness is 1, (G, M + PK)."""
    return Ciphertext(G, face + pk)


def reencrypt(card: Ciphertext, pk: Point, factor: Scalar) -> Ciphertext:
    """The same face under fresh randomness: (A + factor*G, B + factor*PK). Raises Misuse for factor 0 mod Q."""
    if not factor % Q:
        raise Misuse("a factor of 0 hides nothing")
    return Ciphertext(card.a + base(factor), card.b + factor * pk)


def remove(card: Ciphertext, shares: Sequence[Point]) -> Point:
    """The face's point: B minus the decryption shares of all seats, each checked before."""
    return card.b - total(shares)


def deck_hash(cards: Sequence[Ciphertext]) -> bytes:
    """32 bytes that stand for these cards in this order."""
    return framed_digest(b"sennik/deck/v1", *(card.encode() for card in cards))
