"""A decryption share that only its reader can open and everybody can check.

E = (s*G, x*A + s*Y) is the share x*A, encrypted to the reading key Y, with a proof that it is: knowledge of x and s
with X = x*G, E1 = s*G, E2 = x*A + s*Y. Source: the verifiable encryption of Camenisch and Damgard (ASIACRYPT 2000) in
its simplest case, where the plaintext is itself a point; docs/protocol/crypto.md, section 7.

Opening one for blame is never needed: an accepted proof means that it opens to x*A.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

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

SEALED_BYTES: Final = 2 * POINT_BYTES + 3 * SCALAR_BYTES


@dataclass(frozen=True, slots=True)
class SealedShare:
    """E1, E2 and the proof's challenge and two responses. Nothing in it is secret from anyone."""

    e1: Point
    e2: Point
    challenge: Scalar
    response_x: Scalar
    response_s: Scalar

    def encode(self) -> bytes:
        """160 bytes: E1, E2, challenge, response for x, response for s."""
        scalars = encode_scalars(self.challenge, self.response_x, self.response_s)
        return self.e1.encode() + self.e2.encode() + scalars

    @staticmethod
    def decode(raw: object) -> SealedShare:
        """The sealed share with this encoding. Raises Malformed unless points and scalars are canonical."""
        if type(raw) is not bytes or len(raw) != SEALED_BYTES:
            raise Malformed("a sealed share has 160 bytes")
        e1, e2 = Point.decode(raw[:POINT_BYTES]), Point.decode(raw[POINT_BYTES : 2 * POINT_BYTES])
        return SealedShare(e1, e2, *decode_scalars(raw[2 * POINT_BYTES :], 3))


def _speak(public: Point, a: Point, reader: Point, e1: Point, e2: Point, context: Context) -> Transcript:
    transcript = Transcript(b"sennik/sealed-share/v1")
    transcript.add("context", context.digest())
    transcript.points("X, A, Y, E", [public, a, reader, e1, e2])
    return transcript


def seal_share(x: SecretScalar | Scalar, public: Point, a: Point, reader: Point, context: Context) -> SealedShare:
    """The share x*A, sealed to the reading key `reader`. Raises Misuse when `public` is not x*G."""
    secret = exposed(x)
    if base(secret) != public:
        raise Misuse("not the secret of this public key")
    blinding_from = Transcript(b"sennik/sealed-blinding/v1")
    blinding_from.add("context", context.digest())
    blinding_from.points("X, A, Y", [public, a, reader])
    s = Nonces(blinding_from, secret).draw()
    e1, e2 = base(s), secret * a + s * reader
    transcript = _speak(public, a, reader, e1, e2, context)
    nonce_x, nonce_s = Nonces(transcript, secret, s).draws(2)
    transcript.points("R", [base(nonce_x), base(nonce_s), combine((nonce_x, nonce_s), (a, reader))])
    challenge = transcript.scalar("c")
    vouch((e1, e2))
    return SealedShare(e1, e2, challenge, (nonce_x + challenge * secret) % Q, (nonce_s + challenge * s) % Q)


def sealed_ok(public: object, a: object, reader: object, context: object, sealed: object) -> bool:
    """Whether `sealed` opens, for the reader, to the share of the owner of `public` for A. Total.

    `public`, `a` and `reader` are the verifier's own, from the charter and its deck, never the sender's.
    """
    if type(public) is not Point or type(a) is not Point or type(reader) is not Point or type(context) is not Context:
        return False
    if type(sealed) is not SealedShare or type(sealed.e1) is not Point or type(sealed.e2) is not Point:
        return False
    challenge, for_x, for_s = sealed.challenge, sealed.response_x, sealed.response_s
    if not all(type(scalar) is int and 0 <= scalar < Q for scalar in (challenge, for_x, for_s)):
        return False
    try:
        transcript = _speak(public, a, reader, sealed.e1, sealed.e2, context)
        transcript.points(
            "R",
            [
                combine((for_x, -challenge), (G, public)),
                combine((for_s, -challenge), (G, sealed.e1)),
                combine((for_x, for_s, -challenge), (a, reader, sealed.e2)),
            ],
        )
        return transcript.scalar("c") == challenge
    except Vanished:
        return False


def open_sealed(y: SecretScalar | Scalar, sealed: SealedShare) -> Point:
    """The share inside: E2 - y*E1. It belongs to the reader alone. The proof must have been checked before."""
    return sealed.e2 - exposed(y) * sealed.e1


def seal_shares(
    x: SecretScalar | Scalar, public: Point, bases: Sequence[Point], reader: Point, context: Context
) -> tuple[SealedShare, ...]:
    """The shares of many cards for one reader, each with its own proof, in the order of `bases`."""
    return tuple(seal_share(x, public, a, reader, context) for a in bases)


def sealed_all_ok(public: object, bases: object, reader: object, context: object, sealed: object) -> bool:
    """Whether there is exactly one good sealed share for each of 1..256 bases, in their order. Total."""
    if not is_point_list(bases) or not isinstance(sealed, list | tuple) or len(sealed) != len(bases):
        return False
    return all(sealed_ok(public, a, reader, context, one) for a, one in zip(bases, sealed, strict=True))
