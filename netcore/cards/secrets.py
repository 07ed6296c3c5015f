"""What one seat must not tell: the secrets of one game, fresh for every game and erased after it."""

from __future__ import annotations

import secrets

from msgspec import Struct

from netcore.crypto.commit import NONCE_BYTES
from netcore.crypto.keys import KeyShare, ReadingKey, ReceiveKey
from netcore.crypto.seed import GameSeed
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes32


class _Stored(Struct, frozen=True, forbid_unknown_fields=True):
    share: Bytes32
    reading: Bytes32
    receive: Bytes32
    seed: Bytes32
    nonce: Bytes32


class TableSecrets:
    """Key share, reading key, receive key, seed and the nonce of the promise. Nothing that prints it shows any."""

    __slots__ = ("nonce", "reading", "receive", "seed", "share")

    def __init__(self, share: KeyShare, reading: ReadingKey, receive: ReceiveKey, seed: GameSeed, nonce: bytes) -> None:
        self.share = share
        self.reading = reading
        self.receive = receive
        self.seed = seed
        self.nonce = nonce

    @classmethod
    def make(cls) -> TableSecrets:
        """Fresh ones, each independent of the others. On disk before the first entry is sent."""
        return cls(
            KeyShare.make(), ReadingKey.make(), ReceiveKey.make(), GameSeed.fresh(), secrets.token_bytes(NONCE_BYTES)
        )

    def store(self) -> bytes:
        """The bytes for this peer's own disk, and for nothing else."""
        return encode(
            _Stored(
                share=self.share.secret.store(),
                reading=self.reading.secret.store(),
                receive=self.receive.secret.store(),
                seed=self.seed.expose(),
                nonce=self.nonce,
            )
        )

    @classmethod
    def restore(cls, raw: bytes) -> TableSecrets:
        """From the bytes of `store`. Raises Malformed if they are none."""
        stored = decode(raw, _Stored)
        return cls(
            KeyShare.restore(stored.share),
            ReadingKey.restore(stored.reading),
            ReceiveKey.restore(stored.receive),
            GameSeed(stored.seed),
            stored.nonce,
        )

    def erase(self) -> None:
        """Forget everything: the game is over."""
        self.share.erase()
        self.reading.erase()
        self.receive.erase()
        self.seed.erase()
        self.nonce = b""

    def __repr__(self) -> str:
        return "<TableSecrets>"
