"""A group in which nothing is hidden, for games by the hundred thousand: the same equations, and hardly any work.

In the place of the curve stand the whole numbers modulo the order of its group, added: "k times a point" is a product,
and a point is written in as many bytes. Whatever the program proves and checks it proves and checks here with the same
code, and a false proof fails the same equation. Faked is one thing alone: that nobody can divide. Who wants to find out
what a table does with lies needs no more; who wants to know whether cards are hidden must not come here.

`lighten` has to be called before anything of netcore but its errors is imported, once in a process.
"""

from __future__ import annotations

import sys

ORDER = 2**252 + 27742317777372353535851937790883648493
"""Of the group that is replaced."""


def lighten() -> None:
    """Replace the arithmetic of points in this process; signatures stay what they are."""
    if "netcore.crypto.group" in sys.modules:
        raise RuntimeError("the group is known already")
    import nacl.bindings as sodium

    import netcore.identity  # noqa: F401 - takes its own function of the library, for real keys

    def number(raw: bytes) -> int:
        return int.from_bytes(raw, "little") - 1

    def written(value: int) -> bytes:
        return (value % ORDER + 1).to_bytes(32, "little")  # the identity is spelled as on the curve: one, and zeros

    sodium.crypto_core_ed25519_add = lambda a, b: written(number(a) + number(b))
    sodium.crypto_core_ed25519_sub = lambda a, b: written(number(a) - number(b))
    sodium.crypto_scalarmult_ed25519_noclamp = lambda k, p: written(int.from_bytes(k, "little") * number(p))
    sodium.crypto_scalarmult_ed25519_base_noclamp = lambda k: written(int.from_bytes(k, "little"))
    sodium.crypto_core_ed25519_is_valid_point = lambda raw: 0 < number(raw) < ORDER
    sodium.crypto_core_ed25519_from_uniform = lambda raw: written(int.from_bytes(raw, "little"))
