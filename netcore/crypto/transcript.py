"""What a proof's challenge is drawn from: everything said so far, so framed that no two conversations read the same.

Source: Fiat and Shamir (CRYPTO '86) in the strong form of Bernhard, Pereira and Warinschi (ASIACRYPT 2012): the whole
statement goes in before the first challenge. Byte for byte in docs/protocol/crypto.md, section 3.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from netcore.crypto.framing import frame
from netcore.crypto.group import Point, Scalar
from netcore.crypto.parameters import NAME, Q


class Transcript:
    """A running hash of one proof's public conversation; one for each proof, used by one thread."""

    def __init__(self, domain: bytes) -> None:
        self._hash = hashlib.sha512()
        self.add("domain", domain)
        self.add("group", NAME)

    def add(self, label: str, *items: bytes) -> None:
        """Say `items` under `label`."""
        self._hash.update(frame(label.encode("ascii"), items))

    def points(self, label: str, points: Sequence[Point]) -> None:
        """Say points, as encoded."""
        self.add(label, *(point.encode() for point in points))

    def state(self) -> bytes:
        """A digest of all that was said, 64 bytes; the transcript goes on unchanged."""
        return self._hash.digest()

    def scalar(self, label: str) -> Scalar:
        """A challenge in 0..Q-1, from 512 bits. It is part of what later challenges depend on."""
        self.add(label)
        drawn = self._hash.digest()
        self.add(label, drawn)
        return int.from_bytes(drawn, "little") % Q

    def scalars(self, label: str, count: int) -> tuple[Scalar, ...]:
        """`count` challenges at once, each from 512 bits of its own."""
        self.add(label, count.to_bytes(4, "big"))
        seed = self._hash.digest()
        self.add(label, seed)
        return tuple(
            int.from_bytes(hashlib.sha512(seed + index.to_bytes(4, "big")).digest(), "little") % Q
            for index in range(count)
        )
