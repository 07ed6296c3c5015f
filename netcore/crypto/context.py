"""Where and for what a proof was made; anywhere else it is worthless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from netcore.crypto.framing import framed_digest
from netcore.errors import Misuse

MAX_U32: Final = 2**32 - 1


@dataclass(frozen=True, slots=True)
class Context:
    """The place of a proof in a game: part of every challenge.

    `version` of the protocol; `charter`: 32 bytes, the charter's hash (its terms', while the charter is being made);
    `question` and `attempt`: numbers from 0; `seat`: who proves; `kind`: what is proved, such as "shuffle"; `inputs`:
    32 bytes, the hash of what it is about. Each is agreed before, none comes from the prover. Raises Misuse out of
    range.
    """

    version: int
    charter: bytes
    question: int
    attempt: int
    seat: int
    kind: str
    inputs: bytes

    def __post_init__(self) -> None:
        for number in (self.version, self.question, self.attempt, self.seat):
            if type(number) is not int or not 0 <= number <= MAX_U32:
                raise Misuse("a context counts from 0, in 32 bits")
        for hash_ in (self.charter, self.inputs):
            if type(hash_) is not bytes or len(hash_) != 32:
                raise Misuse("a context names hashes of 32 bytes")
        if not self.kind or not self.kind.isascii():
            raise Misuse("a context has a kind, in ASCII")

    def digest(self) -> bytes:
        """32 bytes that stand for all fields."""
        return framed_digest(
            b"sennik/context/v1",
            self.version.to_bytes(4, "big"),
            self.charter,
            self.question.to_bytes(4, "big"),
            self.attempt.to_bytes(4, "big"),
            self.seat.to_bytes(4, "big"),
            self.kind.encode("ascii"),
            self.inputs,
        )
