"""How several byte strings become one: each is length-prefixed and all are counted, so no two lists read the same.

Byte for byte in docs/protocol/crypto.md, section 3.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

_LENGTHS: Final = tuple(length.to_bytes(4, "big") for length in range(257))
"""Of what is short, as nearly all of it is."""


def frame(label: bytes, items: Sequence[bytes]) -> bytes:
    """`items` under `label`, as one string that only this list gives."""
    parts = [len(label).to_bytes(2, "big"), label, len(items).to_bytes(4, "big")]
    for item in items:
        length = len(item)
        parts += (_LENGTHS[length] if length <= 256 else length.to_bytes(4, "big"), item)
    return b"".join(parts)


def framed_hash(domain: bytes, *items: bytes) -> bytes:
    """SHA-512 of the items under a domain, 64 bytes."""
    return hashlib.sha512(frame(domain, items)).digest()


def framed_digest(domain: bytes, *items: bytes) -> bytes:
    """The first 32 bytes of `framed_hash`."""
    return framed_hash(domain, *items)[:32]
