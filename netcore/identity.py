"""Who a peer is: an Ed25519 key that stays in the profile; its public half is the peer's name in every protocol."""

from __future__ import annotations

import base64
import contextlib
import functools
import hashlib
import logging
import stat
import sys
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from nacl.bindings import crypto_core_ed25519_is_valid_point

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed, Misuse

log = logging.getLogger(__name__)

PUBLIC_BYTES = 32
SIGNATURE_BYTES = 64
FILE_NAME = "identity.key"
KEY_WORDS = 6
"""Words by which people know a key."""

_HEADER = b"sennik identity 1\n"
_SECRET_BYTES = 32
_SIGNATURE_DOMAIN = b"sennik signature 1"
_KEY_WORDS_DOMAIN = b"sennik key words 1"
_FINGERPRINT_DOMAIN = b"sennik fingerprint 1"
# Small letters and digits without those that are misheard or misread for one another (Crockford's order).
_FINGERPRINT_LETTERS = b"0123456789abcdefghjkmnpqrstvwxyz"
_BASE32_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_FINGERPRINT_GROUPS = 4


class Identity:
    """An Ed25519 key pair. Nothing that prints, logs or copies an identity shows its secret half."""

    __slots__ = ("_key", "public")

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public: bytes = key.public_key().public_bytes_raw()

    @classmethod
    def generate(cls) -> Identity:
        """A fresh identity from the system's generator, not yet on disk."""
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def load(cls, folder: Path) -> Identity:
        """The identity kept in a profile folder.

        Raises FileNotFoundError if there is none, Malformed if the file is damaged: it is never replaced by itself.
        """
        path = folder / FILE_NAME
        data = read_whole(path)
        if not data.startswith(_HEADER) or len(data) != len(_HEADER) + _SECRET_BYTES:
            raise Malformed(
                f"the identity in {path} is damaged; put back a copy, or move it away to start as a new player"
            )
        if sys.platform != "win32" and stat.S_IMODE(path.stat().st_mode) & 0o077:
            try:
                path.chmod(0o600)
            except OSError:  # a stick with FAT has no rights to give
                log.warning("other users of this computer can read %s", path)
        return cls(Ed25519PrivateKey.from_private_bytes(data[len(_HEADER) :]))

    @classmethod
    def load_or_generate(cls, folder: Path) -> Identity:
        """The identity kept in a profile folder, made on first use: the same for two programs that start at once."""
        with contextlib.suppress(FileNotFoundError):
            return cls.load(folder)
        fresh = cls.generate()
        try:
            fresh.save(folder)
        except FileExistsError:
            return cls.load(folder)
        return fresh

    def save(self, folder: Path) -> None:
        """Put the identity into a profile folder, for this user only, whole or not at all, and on the disk at return.

        Raises FileExistsError rather than replace an identity.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        Disk().write_new(folder / FILE_NAME, _HEADER + self._key.private_bytes_raw())

    def sign(self, context: bytes, data: bytes) -> bytes:
        """A signature (64 bytes) over `data` that is good in `context` only. `context`: 1 to 255 bytes, one per use."""
        return self._key.sign(_signed_bytes(context, data))

    def __repr__(self) -> str:
        return f"Identity({fingerprint(self.public)})"

    def __reduce__(self) -> str:
        raise Misuse("an identity is neither copied nor sent")


def verify(public: bytes, context: bytes, data: bytes, signature: bytes) -> bool:
    """Whether `signature` was made by the holder of `public` over `data` in `context`. Any bytes may be given."""
    if len(signature) != SIGNATURE_BYTES or not is_public_key(public):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, _signed_bytes(context, data))
    except InvalidSignature:
        return False
    return True


def is_public_key(public: bytes) -> bool:
    """Whether these are the bytes of a usable key: canonical, and in the prime-order group.

    A key of small order would accept one signature for many messages.
    """
    return len(public) == PUBLIC_BYTES and _is_in_group(bytes(public))


@functools.lru_cache(maxsize=256)
def _is_in_group(public: bytes) -> bool:
    # A third of what a signature costs, and one author signs thousands.
    return bool(crypto_core_ed25519_is_valid_point(public))


def fingerprint(public: bytes) -> str:
    """A short form of a public key for people to compare: 80 bits as four groups of four letters and digits.

    The same key has the same fingerprint in every release.
    """
    digest = hashlib.sha256(_FINGERPRINT_DOMAIN + public).digest()[:10]
    letters = base64.b32encode(digest).translate(bytes.maketrans(_BASE32_LETTERS, _FINGERPRINT_LETTERS)).decode("ascii")
    return "-".join(letters[4 * group : 4 * group + 4] for group in range(_FINGERPRINT_GROUPS))


def key_numbers(public: bytes) -> tuple[int, ...]:
    """A public key as KEY_WORDS numbers 0 … 255 into the words of the safety phrase: 48 bits for people to compare.

    Enough to tell friends from strangers; a signature is checked with the key itself.
    """
    return tuple(hashlib.sha256(_KEY_WORDS_DOMAIN + public).digest()[:KEY_WORDS])


def _signed_bytes(context: bytes, data: bytes) -> bytes:
    if not 0 < len(context) <= 255:
        raise Misuse(f"a signature's context has 1 to 255 bytes, not {len(context)}")
    return _SIGNATURE_DOMAIN + bytes([len(context)]) + context + data
