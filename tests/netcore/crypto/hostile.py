"""Bytes that are no points and no scalars, and values that are not even bytes."""

from __future__ import annotations

from netcore.crypto.group import G, Q

P = 2**255 - 19

IDENTITY = bytes([1]) + bytes(31)
ORDER_2 = (P - 1).to_bytes(32, "little")
ORDER_4 = bytes(32)
ORDER_8 = bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")
NOT_CANONICAL_IDENTITY = (P + 1).to_bytes(32, "little")
NEGATIVE_ZERO = (1 | 1 << 255).to_bytes(32, "little")
NOT_ON_CURVE = (2).to_bytes(32, "little")


def with_torsion() -> bytes:
    """G plus the point of order 2: on the curve, canonical, outside the subgroup."""
    number = int.from_bytes(G.encode(), "little")
    y, sign = number & (2**255 - 1), number >> 255
    # (x, y) + (0, -1) = (-x, -y), and -x has the other parity.
    return ((P - y) | (1 - sign) << 255).to_bytes(32, "little")


NO_POINTS = {
    "identity": IDENTITY,
    "order 2": ORDER_2,
    "order 4": ORDER_4,
    "order 8": ORDER_8,
    "torsion": with_torsion(),
    "y = p + 1": NOT_CANONICAL_IDENTITY,
    "negative zero": NEGATIVE_ZERO,
    "not on the curve": NOT_ON_CURVE,
    "y above p": b"\xff" * 32,
    "short": G.encode()[:-1],
    "long": G.encode() + b"\0",
    "empty": b"",
}
NO_SCALARS = {
    "q": Q.to_bytes(32, "little"),
    "q + 1": (Q + 1).to_bytes(32, "little"),
    "largest": b"\xff" * 32,
    "short": bytes(31),
    "long": bytes(33),
}


class Stranger:
    """A value of no type that any message has; its name must be the same in every process that runs the tests."""

    def __repr__(self) -> str:
        return "Stranger()"


JUNK = [None, 0, -1, 1.5, True, "", "point", b"", b"x" * 64, [], (), {}, Stranger(), [None], [b"x" * 32], G, [G, None]]
