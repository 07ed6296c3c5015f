"""A word that was told across a room, proved by two programs to each other without saying it.

SPAKE2 (Abdalla and Pointcheval, CT-RSA 2005) as the library of that name has it, in the group edwards25519, and then
a confirmation by either side, the guest's first. Whoever does not know the word learns from a run only whether one
guess was right, and cannot try others by itself afterwards. Both keys and the table are in it, so a run is of no use to
anybody in between. Sans-I/O, and the only module that knows the library. Source: docs/protocol/lobby.md, "The door".
"""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError

from netcore.crypto.framing import framed_digest
from netcore.crypto.group import Point
from netcore.errors import Malformed

FEWEST_LETTERS: Final = 4
MOST_LETTERS: Final = 64
PROOF_BYTES: Final = 32

_GUEST, _HOST = b"sennik/word/guest/v1", b"sennik/word/host/v1"
_STROKES: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ħ": "h"})
"""Letters with a stroke, which Unicode does not take apart."""


def heard(word: str) -> str:
    """The word as it is heard: no matter which case, accents, blanks or signs it is written with."""
    plain = unicodedata.normalize("NFKD", word[: 4 * MOST_LETTERS].casefold()).translate(_STROKES)
    return "".join(letter for letter in plain if letter.isalnum())[:MOST_LETTERS]


def _secret(word: str, table: bytes) -> bytes:
    return framed_digest(b"sennik/word/v1", heard(word).encode(), table)


def _proof(label: bytes, key: bytes, guest: bytes, host: bytes, table: bytes) -> bytes:
    return framed_digest(label, key, guest, host, table)


class GuestWord:
    """The guest's side of one run. Nothing that prints it tells the word."""

    def __init__(
        self, word: str, guest: bytes, host: bytes, table: bytes, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """`guest`, `host`: their keys; `table`: 16 bytes."""
        self._names = (guest, host, table)
        self._run = SPAKE2_A(_secret(word, table), idA=guest, idB=host + table, entropy_f=entropy)
        self._key = b""
        self.share: bytes = self._run.start()[1:]
        """What to send first, 32 bytes."""

    def answer(self, share: bytes) -> bytes:
        """The guest's proof, once the host's share is here. Raises Malformed for no share, or a second one."""
        self._key = _finish(self._run, b"B", share)
        return _proof(_GUEST, self._key, *self._names)

    def is_known_to_host(self, proof: bytes) -> bool:
        """Whether the host has proved that it knows the word, too."""
        return bool(self._key) and hmac.compare_digest(proof, _proof(_HOST, self._key, *self._names))


class HostWord:
    """The host's side of one run."""

    def __init__(
        self,
        word: str,
        guest: bytes,
        host: bytes,
        table: bytes,
        share: bytes,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """`share`: the guest's. Raises Malformed if it is none."""
        self._names = (guest, host, table)
        run = SPAKE2_B(_secret(word, table), idA=guest, idB=host + table, entropy_f=entropy)
        self.share: bytes = run.start()[1:]
        """What to answer, 32 bytes."""
        self._key = _finish(run, b"A", share)

    def answer(self, proof: bytes) -> bytes | None:
        """The host's proof if the guest's is right, else None."""
        right = hmac.compare_digest(proof, _proof(_GUEST, self._key, *self._names))
        return _proof(_HOST, self._key, *self._names) if right else None


def _finish(run: SPAKE2_A | SPAKE2_B, side: bytes, share: bytes) -> bytes:
    Point.decode(share)  # one encoding, in the group, and not the identity
    try:
        return bytes(run.finish(side + share))
    except (SPAKEError, ValueError) as refused:
        raise Malformed("not a share of a word") from refused
