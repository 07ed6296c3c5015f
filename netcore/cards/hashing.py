"""Hashes that stand for what a proof is about."""

from __future__ import annotations

import hashlib


def hashed(*parts: bytes) -> bytes:
    """32 bytes that stand for a list of byte strings."""
    digest = hashlib.sha256(len(parts).to_bytes(4, "big"))
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()
