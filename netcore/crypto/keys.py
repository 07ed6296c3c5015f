"""A seat's one-game keys, three kinds with one purpose each, and proofs that their secrets are known.

Source: Schnorr (J. Cryptology 1991), made non-interactive with the kind, seat and charter terms inside the challenge,
so that a proof copied from another role, seat or table is worthless.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Self

from netcore.crypto.context import Context
from netcore.crypto.group import G, Point, Q, Scalar, Vanished, base, combine, decode_scalars, encode_scalars
from netcore.crypto.secret import Nonces, SecretScalar, exposed
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse


class KeyKind(StrEnum):
    """What a key is for; its value is part of the proof's domain."""

    SHARE = "share"
    READING = "reading"
    RECEIVE = "receive"


@dataclass(frozen=True, slots=True, eq=False)
class _Key:
    secret: SecretScalar = field(repr=False)
    public: Point

    kind: ClassVar[KeyKind]

    @classmethod
    def make(cls) -> Self:
        """A fresh pair, independent of everything else."""
        return cls.of(SecretScalar.fresh())

    @classmethod
    def of(cls, secret: SecretScalar) -> Self:
        """The pair of this secret."""
        return cls(secret, base(secret.expose()))

    @classmethod
    def restore(cls, raw: bytes) -> Self:
        """From this peer's own disk: the 32 bytes of `secret.store()`. Raises Malformed when they are none."""
        return cls.of(SecretScalar.restore(raw))

    def prove(self, context: Context) -> bytes:
        """64 bytes: the proof of possession of this key."""
        return prove_possession(self.kind, self.secret, self.public, context)

    def erase(self) -> None:
        """Forget the secret: the game is over."""
        self.secret.erase()


class KeyShare(_Key):
    """A seat's share x of the key that covers all cards, X = x*G."""

    __slots__ = ()
    kind = KeyKind.SHARE


class ReadingKey(_Key):
    """What a seat reads sealed shares with: y, Y = y*G."""

    __slots__ = ()
    kind = KeyKind.READING


class ReceiveKey(_Key):
    """What a seat receives pieces of others' key backups with: r, R = r*G."""

    __slots__ = ()
    kind = KeyKind.RECEIVE


def _speak(kind: KeyKind, public: Point, context: Context) -> Transcript:
    transcript = Transcript(f"sennik/possession/{kind.value}/v1".encode("ascii"))
    transcript.add("context", context.digest())
    transcript.points("X", [public])
    return transcript


def prove_possession(kind: KeyKind, secret: SecretScalar | Scalar, public: Point, context: Context) -> bytes:
    """Prove to know the secret of `public`, a key of this kind. Proof: 64 bytes (challenge, response).

    Raises Misuse when `public` is another secret's.
    """
    known = exposed(secret)
    if base(known) != public:
        raise Misuse("not the secret of this public key")
    transcript = _speak(kind, public, context)
    nonce = Nonces(transcript, known).draw()
    transcript.points("R", [base(nonce)])
    challenge = transcript.scalar("c")
    return encode_scalars(challenge, (nonce + challenge * known) % Q)


def possession_ok(kind: KeyKind, public: object, context: object, proof: object) -> bool:
    """Whether the proof of possession holds. Total: False for anything that is not one."""
    if type(public) is not Point or type(context) is not Context or type(kind) is not KeyKind:
        return False
    try:
        challenge, response = decode_scalars(proof, 2)
        transcript = _speak(kind, public, context)
        transcript.points("R", [combine((response, -challenge), (G, public))])
        return transcript.scalar("c") == challenge
    except (Malformed, Vanished):
        return False
