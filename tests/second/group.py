"""Points and scalars of the group (docs/protocol/crypto.md, section 1), by libsodium's own bindings.

A point is its 32 bytes, so that two are equal when their bytes are. Whatever is received passes `decoded` once; the
identity has bytes here, as a sum may come out as it, but no message may hold it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from nacl import bindings
from nacl.exceptions import RuntimeError as SodiumError

Q: Final = 2**252 + 27742317777372353535851937790883648493
P: Final = 2**255 - 19
IDENTITY: Final = (1).to_bytes(32, "little")
BASE: Final = bytes.fromhex("58" + "66" * 31)


class Refused(ValueError):
    """Bytes that are no point, no scalar or no proof; the text says which."""


@cache
def decoded(raw: bytes) -> bytes:
    """A received point, once it is known to be one."""
    if len(raw) != 32:
        raise Refused("a point has 32 bytes")
    try:
        good = bindings.crypto_core_ed25519_is_valid_point(raw)
    except SodiumError as error:
        raise Refused("no point") from error
    if not good:
        raise Refused("no point of the group")
    return raw


def scalar(raw: bytes) -> int:
    """A received scalar."""
    number = int.from_bytes(raw, "little")
    if len(raw) != 32 or number >= Q:
        raise Refused("no scalar")
    return number


def times(factor: int, point: bytes) -> bytes:
    """factor * point."""
    factor %= Q
    if factor == 0 or point == IDENTITY:
        return IDENTITY
    raw = factor.to_bytes(32, "little")
    if point == BASE:
        return bindings.crypto_scalarmult_ed25519_base_noclamp(raw)
    return bindings.crypto_scalarmult_ed25519_noclamp(raw, point)


def plus(left: bytes, right: bytes) -> bytes:
    """left + right."""
    return bindings.crypto_core_ed25519_add(left, right)


def minus(left: bytes, right: bytes) -> bytes:
    """left - right."""
    return bindings.crypto_core_ed25519_sub(left, right)


def total(points: Iterable[bytes]) -> bytes:
    """The sum of points, the identity for none."""
    result = IDENTITY
    for point in points:
        result = plus(result, point)
    return result


def linear(*terms: tuple[int, bytes]) -> bytes:
    """The sum of factor * point."""
    return total(times(factor, point) for factor, point in terms)


def elligator(half: bytes) -> bytes:
    """32 bytes to a point (section 2): in plain integers, as the page spells it."""
    sign, r = half[31] >> 7, (int.from_bytes(half, "little") & (2**255 - 1)) % P
    a = 486662
    u = -a * pow(1 + 2 * r * r, -1, P) % P
    if pow(u**3 + a * u * u + u, (P - 1) // 2, P) not in (0, 1):
        u = (-u - a) % P
    y = (u - 1) * pow(u + 1, -1, P) % P
    point = (y | _sign_of_x(y, sign) << 255).to_bytes(32, "little")
    for _ in range(3):
        point = plus(point, point)
    return point


def _sign_of_x(y: int, sign: int) -> int:
    """The lowest bit of the root that is meant: `sign`, unless the only root is zero."""
    return 0 if y in (1, P - 1) else sign
