"""Secrets that live for a whole game, and the fresh randomness of proofs."""

from __future__ import annotations

import secrets
from typing import NoReturn

from netcore.crypto.framing import framed_hash
from netcore.crypto.group import Q, Scalar, encode_scalar, random_scalar
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse


class SecretScalar:
    """A scalar in 1..Q-1 that neither repr nor pickle nor an error message tells.

    `erase` overwrites our copy; Python may have kept others until the memory is used again.
    """

    __slots__ = ("_bytes",)

    def __init__(self, scalar: Scalar) -> None:
        if type(scalar) is not int or not 0 < scalar < Q:
            raise Misuse("a secret scalar lies between 1 and the group order")
        self._bytes = bytearray(encode_scalar(scalar))

    @classmethod
    def fresh(cls) -> SecretScalar:
        """A new one, from the system's randomness."""
        return cls(random_scalar())

    @classmethod
    def restore(cls, raw: bytes) -> SecretScalar:
        """From the 32 bytes of `store`. Raises Malformed when they are no such secret."""
        scalar = int.from_bytes(raw, "little") if type(raw) is bytes and len(raw) == 32 else 0
        if not 0 < scalar < Q:
            raise Malformed("not a stored secret")
        return cls(scalar)

    def store(self) -> bytes:
        """32 bytes for this peer's own disk, and for nothing else."""
        return encode_scalar(self.expose())

    def expose(self) -> Scalar:
        """The number itself. Raises Misuse once it is erased."""
        scalar = int.from_bytes(self._bytes, "little")
        if not scalar:
            raise Misuse("this secret is erased")
        return scalar

    def erase(self) -> None:
        """Overwrite it; it cannot be used again."""
        self._bytes[:] = bytes(len(self._bytes))

    def __repr__(self) -> str:
        return "<SecretScalar>"

    def __reduce__(self) -> NoReturn:
        raise Misuse("a secret is neither copied nor sent")


def exposed(secret: SecretScalar | Scalar) -> Scalar:
    """The number, wrapped or not."""
    return secret.expose() if isinstance(secret, SecretScalar) else secret


class Nonces:
    """The one-time scalars of one proof.

    Hedged: each is a hash of 32 fresh bytes, the prover's secret and all that the transcript says. A virtual machine
    that is rolled back to old randomness, or a weak source of it, still does not repeat a nonce under another
    challenge.
    """

    def __init__(self, transcript: Transcript, *witnesses: SecretScalar | Scalar) -> None:
        known = b"".join(encode_scalar(exposed(witness) % Q) for witness in witnesses)
        self._key = framed_hash(b"sennik/nonce-key/v1", known, transcript.state())
        self._drawn = 0

    def draw(self) -> Scalar:
        """The next one, in 1..Q-1, from 512 bits."""
        while True:
            fresh = secrets.token_bytes(32)
            self._drawn += 1
            number = self._drawn.to_bytes(4, "big")
            wide = framed_hash(b"sennik/nonce/v1", self._key, number, fresh)
            scalar = int.from_bytes(wide, "little") % Q
            if scalar:
                return scalar

    def draws(self, count: int) -> list[Scalar]:
        """The next `count`."""
        return [self.draw() for _ in range(count)]

    def __repr__(self) -> str:
        return "<Nonces>"
