"""Decryption shares that only their reader can open and everybody can check, with one proof for one or many cards.

E = (s*G, x*A + s*Y) is the share x*A, encrypted to the reading key Y, each with a blinding s of its own. The proof
shows, for a combination with weights that are drawn after all of them are fixed, knowledge of x and of the combined s
with X = x*G, E1 = s*G, E2 = x*A + s*Y. Sources: the verifiable encryption of Camenisch and Damgard (ASIACRYPT 2000) in
its simplest case, where the plaintext is itself a point; small-exponents batching, Bellare, Garay and Rabin
(EUROCRYPT '98); docs/protocol/crypto.md, section 7.

Opening one for blame is never needed: an accepted proof means that each opens to its x*A.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from netcore.crypto.context import Context
from netcore.crypto.group import (
    POINT_BYTES,
    SCALAR_BYTES,
    G,
    Point,
    Q,
    Scalar,
    Vanished,
    base,
    combine,
    decode_scalars,
    encode_scalars,
    is_point_list,
    vouch,
)
from netcore.crypto.secret import Nonces, SecretScalar, exposed
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse

SEALED_BYTES: Final = 2 * POINT_BYTES
PROOF_BYTES: Final = 3 * SCALAR_BYTES


@dataclass(frozen=True, slots=True)
class SealedShare:
    """E1, E2. Nothing in it is secret from anyone."""

    e1: Point
    e2: Point

    def encode(self) -> bytes:
        """64 bytes: E1, E2."""
        return self.e1.encode() + self.e2.encode()

    @staticmethod
    def decode(raw: object) -> SealedShare:
        """The sealed share with this encoding. Raises Malformed unless both are points."""
        if type(raw) is not bytes or len(raw) != SEALED_BYTES:
            raise Malformed("a sealed share has 64 bytes")
        return SealedShare(Point.decode(raw[:POINT_BYTES]), Point.decode(raw[POINT_BYTES:]))


def _speak(
    public: Point, bases: Sequence[Point], reader: Point, sealed: Sequence[SealedShare], context: Context
) -> tuple[Transcript, tuple[Scalar, ...]]:
    transcript = Transcript(b"sennik/sealed-shares/v2")
    transcript.add("context", context.digest())
    transcript.points("X, Y", [public, reader])
    transcript.points("A", bases)
    transcript.points("E", [half for one in sealed for half in (one.e1, one.e2)])
    # The first weight may be 1: an error in a later share is caught by its own weight, an error only in the first at
    # once.
    return transcript, (1, *transcript.scalars("weights", len(bases) - 1))


def seal_shares(
    x: SecretScalar | Scalar, public: Point, bases: Sequence[Point], reader: Point, context: Context
) -> tuple[tuple[SealedShare, ...], bytes]:
    """The shares x*A of the cards whose first halves are `bases`, sealed to the reading key `reader`, in their order.

    Proof: 96 bytes (challenge, response for x, response for s). Raises Misuse for no or more than 256 cards, and when
    `public` is not x*G.
    """
    if not is_point_list(bases):
        raise Misuse("1 to 256 cards are sealed at once")
    secret = exposed(x)
    if base(secret) != public:
        raise Misuse("not the secret of this public key")
    blinding_from = Transcript(b"sennik/sealed-blinding/v1")
    blinding_from.add("context", context.digest())
    blinding_from.points("X, Y, A", [public, reader, *bases])
    blindings = Nonces(blinding_from, secret).draws(len(bases))
    sealed = tuple(SealedShare(base(s), secret * a + s * reader) for s, a in zip(blindings, bases, strict=True))
    transcript, weights = _speak(public, bases, reader, sealed, context)
    s = sum(weight * blinding for weight, blinding in zip(weights, blindings, strict=True)) % Q
    nonce_x, nonce_s = Nonces(transcript, secret, *blindings).draws(2)
    last = combine((nonce_x, nonce_s), (combine(weights, bases), reader))
    transcript.points("R", [base(nonce_x), base(nonce_s), last])
    challenge = transcript.scalar("c")
    vouch(half for one in sealed for half in (one.e1, one.e2))
    return sealed, encode_scalars(challenge, (nonce_x + challenge * secret) % Q, (nonce_s + challenge * s) % Q)


def sealed_ok(public: object, bases: object, reader: object, context: object, sealed: object, proof: object) -> bool:
    """Whether each of `sealed` opens, for the reader, to the share of the owner of `public` for its base. Total.

    `public`, `bases` and `reader` are the verifier's own, from the charter and its deck, never the sender's.
    """
    if type(public) is not Point or type(reader) is not Point or type(context) is not Context:
        return False
    if not is_point_list(bases) or not _are_sealed(sealed, len(bases)):
        return False
    try:
        challenge, for_x, for_s = decode_scalars(proof, 3)
        transcript, weights = _speak(public, bases, reader, sealed, context)
        a, e1, e2 = (combine(weights, each) for each in (bases, [s.e1 for s in sealed], [s.e2 for s in sealed]))
        transcript.points(
            "R",
            [
                combine((for_x, -challenge), (G, public)),
                combine((for_s, -challenge), (G, e1)),
                combine((for_x, for_s, -challenge), (a, reader, e2)),
            ],
        )
        return transcript.scalar("c") == challenge
    except (Malformed, Vanished):
        return False


def _are_sealed(value: object, length: int) -> TypeGuard[Sequence[SealedShare]]:
    return (
        isinstance(value, list | tuple)
        and len(value) == length
        and all(type(one) is SealedShare and type(one.e1) is Point and type(one.e2) is Point for one in value)
    )


def open_sealed(y: SecretScalar | Scalar, sealed: SealedShare) -> Point:
    """The share inside: E2 - y*E1. It belongs to the reader alone. The proof must have been checked before."""
    return sealed.e2 - exposed(y) * sealed.e1
