"""Decryption shares, with a proof of equal discrete logarithms for one or for many at once.

Source: Chaum and Pedersen, "Wallet databases with observers" (CRYPTO '92), on a linear combination with weights that
are drawn after all shares are fixed (small-exponents batching, Bellare, Garay and Rabin, EUROCRYPT '98).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from netcore.crypto.context import Context
from netcore.crypto.group import (
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
)
from netcore.crypto.secret import Nonces, SecretScalar, exposed
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse

SHARES: Final = b"sennik/shares/v1"


def share(x: SecretScalar | Scalar, a: Point) -> Point:
    """D = x*A: what one seat contributes to opening the card whose first half is A."""
    return exposed(x) * a


def _speak(
    domain: bytes, public: Point, bases: Sequence[Point], shares: Sequence[Point], context: Context
) -> tuple[Transcript, tuple[Scalar, ...]]:
    transcript = Transcript(domain)
    transcript.add("context", context.digest())
    transcript.points("X", [public])
    transcript.points("A", bases)
    transcript.points("D", shares)
    # The first weight may be 1: an error in a later share is caught by its own weight, an error only in the first at
    # once.
    return transcript, (1, *transcript.scalars("weights", len(bases) - 1))


def prove_equal(
    domain: bytes,
    x: SecretScalar | Scalar,
    public: Point,
    bases: Sequence[Point],
    shares: Sequence[Point],
    context: Context,
) -> bytes:
    """Prove X = x*G and shares[i] = x*bases[i] for all i, under a domain of its own. See `prove_shares`."""
    if not is_point_list(bases) or not is_point_list(shares, len(bases)):
        raise Misuse("one share for each of 1 to 256 cards")
    secret = exposed(x)
    if base(secret) != public:
        raise Misuse("not the secret of this public key")
    transcript, weights = _speak(domain, public, bases, shares, context)
    nonce = Nonces(transcript, secret).draw()
    transcript.points("R", [base(nonce), nonce * combine(weights, bases)])
    challenge = transcript.scalar("c")
    return encode_scalars(challenge, (nonce + challenge * secret) % Q)


def equal_ok(domain: bytes, public: object, bases: object, shares: object, context: object, proof: object) -> bool:
    """Whether the proof of `prove_equal` holds. Total: False for anything that is not one."""
    if not is_point_list(bases) or not is_point_list(shares, len(bases)):
        return False
    if type(public) is not Point or type(context) is not Context:
        return False
    try:
        challenge, response = decode_scalars(proof, 2)
        transcript, weights = _speak(domain, public, bases, shares, context)
        combined_bases, combined_shares = combine(weights, bases), combine(weights, shares)
        transcript.points(
            "R",
            [
                combine((response, -challenge), (G, public)),
                combine((response, -challenge), (combined_bases, combined_shares)),
            ],
        )
        return transcript.scalar("c") == challenge
    except (Malformed, Vanished):
        return False


def prove_shares(
    x: SecretScalar | Scalar, public: Point, bases: Sequence[Point], shares: Sequence[Point], context: Context
) -> bytes:
    """Prove that log_G(public) = log_bases[i](shares[i]) = x for all i without telling x.

    Proof: 64 bytes (challenge, response). docs/protocol/crypto.md, section 6. Raises Misuse for no or more than 256
    shares, for unequal lengths, and when `public` is not x*G.
    """
    return prove_equal(SHARES, x, public, bases, shares, context)


def shares_ok(public: object, bases: object, shares: object, context: object, proof: object) -> bool:
    """Whether the proof shows every share to be right.

    `public` and `bases` are the verifier's own, never the sender's.
    """
    return equal_ok(SHARES, public, bases, shares, context, proof)
