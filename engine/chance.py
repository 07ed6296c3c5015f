"""A seeded stream of numbers that is the same on every machine, for dealing, bots and tests. It keeps no secrets.

The stream of (seed, label, …), to the byte:

1. key = SHA-256(b"sennik.chance.1" + for the seed in decimal and for each label: b"/" + its UTF-8 bytes).
2. block i = SHA-256(key + i as 8 bytes, big-endian), i = 0, 1, …
3. Each block gives four numbers of 64 bits, big-endian, first to last.
4. `below(n)` takes the next number x below 2^64 - 2^64 mod n, skipping larger ones, and returns x mod n.
5. `shuffled` goes from the last place down to the second: place i changes with place `below(i + 1)`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_SPAN: Final = 1 << 64
_NUMBERS: Final = Struct(">4Q")
"""Of a block."""


class Chance:
    """One stream of numbers. Streams with other labels are independent of it."""

    def __init__(self, seed: int, *labels: str) -> None:
        self._seed = seed
        self._labels = labels
        spelled = b"".join(b"/" + part.encode() for part in (str(seed), *labels))
        self._numbers = chain.from_iterable(_blocks(hashlib.sha256(b"sennik.chance.1" + spelled).digest()))

    def stream(self, label: str) -> Chance:
        """A fresh stream of the same seed, named one label deeper; nothing is taken from this one."""
        return Chance(self._seed, *self._labels, label)

    def below(self, bound: int) -> int:
        """A number 0 … bound-1, all equally likely. Raises ValueError unless 1 <= bound <= 2^64."""
        if not 1 <= bound <= _SPAN:
            raise ValueError("a bound lies between 1 and 2^64")
        for number in self._numbers:
            rest = number % bound
            if number - rest <= _SPAN - bound:
                return rest
        raise AssertionError("the numbers have come to an end")

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """`items` in an order of which every one is equally likely."""
        out = list(items)
        below = self.below
        for i in range(len(out) - 1, 0, -1):
            j = below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def _blocks(key: bytes) -> Iterator[tuple[int, ...]]:
    """The numbers of 64 bits, block by block, without end."""
    for block in count():
        yield _NUMBERS.unpack(hashlib.sha256(key + block.to_bytes(8, "big")).digest())
