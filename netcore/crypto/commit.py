"""Hash commitments: hiding by a nonce of 32 random bytes, binding by SHA-512 cut to 32 bytes."""

from __future__ import annotations

import hmac
from typing import Final

from netcore.crypto.framing import framed_digest
from netcore.errors import Misuse

NONCE_BYTES: Final = 32


def commit(domain: bytes, context: bytes, sender: int, value: bytes, nonce: bytes) -> bytes:
    """32 bytes that bind `sender` to `value` in this domain and context. The sender inside defeats copied commitments.

    `nonce`: 32 bytes that nobody else can guess and that serve once. Raises Misuse for another length.
    """
    if len(nonce) != NONCE_BYTES:
        raise Misuse("a commitment's nonce has 32 bytes")
    return framed_digest(b"sennik/commitment/v1", domain, context, sender.to_bytes(4, "big"), value, nonce)


def opens(commitment: object, domain: bytes, context: bytes, sender: int, value: object, nonce: object) -> bool:
    """Whether `value` and `nonce`, as received, open the commitment of `sender`.

    Total in all that comes from outside.
    """
    if type(commitment) is not bytes or type(value) is not bytes or type(nonce) is not bytes:
        return False
    if len(nonce) != NONCE_BYTES:
        return False
    return hmac.compare_digest(commitment, commit(domain, context, sender, value, nonce))
