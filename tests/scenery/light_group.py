"""A group in which nothing is hidden, for games by the hundred thousand: the same equations, and hardly any work.

In the place of the curve stand the whole numbers modulo the order of its group, added: "k times a point" is a product,
and a point is written in as many bytes. Whatever the program proves and checks it proves and checks here with the same
code, and a false proof fails the same equation. Faked is one thing alone: that nobody can divide. Who wants to find out
what a table does with lies, time or deaths needs no more; who wants to know whether cards are hidden, or whether bytes
are a point of the curve, must not come here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import nacl.bindings as sodium

from netcore.errors import Misuse

ORDER = 2**252 + 27742317777372353535851937790883648493
"""Of the group that is replaced."""


def number(raw: bytes) -> int:
    """What a point is."""
    return int.from_bytes(raw, "little") - 1


def written(value: int) -> bytes:
    """A point's bytes; the identity is spelled as on the curve: one, and zeros."""
    return (value % ORDER + 1).to_bytes(32, "little")


def from_uniform(raw: bytes) -> bytes:
    """A point from half a hash."""
    return written(int.from_bytes(raw, "little"))


ARITHMETIC: dict[str, Callable[..., Any]] = {
    "crypto_core_ed25519_add": lambda a, b: written(number(a) + number(b)),
    "crypto_core_ed25519_sub": lambda a, b: written(number(a) - number(b)),
    "crypto_scalarmult_ed25519_noclamp": lambda k, p: written(int.from_bytes(k, "little") * number(p)),
    "crypto_scalarmult_ed25519_base_noclamp": lambda k: written(int.from_bytes(k, "little")),
    "crypto_core_ed25519_is_valid_point": lambda raw: 0 < number(raw) < ORDER,
    "crypto_core_ed25519_from_uniform": from_uniform,
}
"""What the program takes of libsodium to compute with points."""


def lighten() -> None:
    """Replace the arithmetic of points in this process for good; signatures stay what they are.

    Has to be called before anything of netcore but its errors is imported, once in a process.
    """
    if "netcore.crypto.group" in sys.modules:
        raise RuntimeError("the group is known already")
    import netcore.identity  # noqa: F401 - takes its own function of the library, for real keys

    for name, function in ARITHMETIC.items():
        setattr(sodium, name, function)
    from netcore.crypto import group

    def combine(scalars: Sequence[group.Scalar], points: Sequence[group.Point]) -> group.Point:
        """As the group's own, reduced once at the end."""
        if len(scalars) != len(points):
            raise Misuse("one scalar for each point")
        sum_ = sum(scalar * number(point._raw) for scalar, point in zip(scalars, points, strict=True))
        return group._point(written(sum_))

    group.combine = combine


@contextmanager
def lightened() -> Iterator[None]:
    """The same for a while, for the program and for the second verifier, in a process that knows the curve already.

    What was made on the curve is no point meanwhile, and what is made meanwhile is none afterwards.
    """
    from netcore.crypto import group
    from netcore.crypto.faces import face_point
    from tests.second import entries, hashing, proofs, seeds
    from tests.second import group as second

    curve = SimpleNamespace(**{name: getattr(sodium, name) for name in ARITHMETIC})
    signed = entries.is_signed

    @lru_cache(1 << 14)
    def is_signed(key: bytes, context: bytes, data: bytes, signature: bytes) -> bool:
        """Signatures stay on the curve, where the second verifier computes them as it does everything."""
        with patch.object(second, "bindings", curve):
            second.decoded.cache_clear()
            found = signed(key, context, data, signature)
            second.decoded.cache_clear()
        return found

    fixed = (group.G, *group._GENERATORS)  # the same for everybody and for ever, so they are known as objects
    on_the_curve = [point.encode() for point in fixed]

    def forget() -> None:
        for known in (face_point, second.decoded, hashing.hash_to_group):
            known.cache_clear()
        group._known.clear()

    light_base = written(1)
    with (
        patch.multiple(sodium, **ARITHMETIC),
        patch.multiple(second, BASE=light_base, elligator=from_uniform),
        patch.object(proofs, "BASE", light_base),
        patch.object(seeds, "BASE", light_base),
        patch.object(entries, "is_signed", is_signed),
    ):
        forget()
        group._set_raw(group.G, light_base)
        for point, made in zip(group._GENERATORS, group._make_generators(), strict=True):
            group._set_raw(point, made.encode())
        try:
            with patch.object(group, "KNOWN_GENERATORS", group.generators_hash()):
                yield
        finally:
            for point, raw in zip(fixed, on_the_curve, strict=True):
                group._set_raw(point, raw)
    forget()
