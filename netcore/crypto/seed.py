"""One secret seed per seat and game, from which exactly three things come: permutations, factors, openings.

It is committed to in the charter and shown when all have agreed that the game is over. Then everyone can do each
shuffle again, which audits the game without any zero-knowledge proof. Whatever must stay secret after that, such as
keys, nonces of proofs and blinding, never comes from a seed: with a proof's nonce known, its response gives the key
away.

Every derived value depends on the whole place of its step and on the hash of the whole input: the same permutation and
factors on two inputs would show the permutation. Byte for byte in docs/protocol/crypto.md, section 8.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NoReturn

from netcore.crypto.context import MAX_U32
from netcore.crypto.elgamal import Ciphertext, deck_hash
from netcore.crypto.framing import framed_digest, framed_hash
from netcore.crypto.group import MAX_CARDS, Point, Q, Scalar
from netcore.crypto.shuffle_proof import shuffle
from netcore.errors import Malformed, Misuse

SEED_BYTES: Final = 32


class Purpose(StrEnum):
    """What a step does with the seed. Closed: nothing else may be derived from it."""

    SHUFFLE = "shuffle"
    KEEP_AND_PASS = "keep-and-pass"  # noqa: S105 - a step of the draft
    OPENING = "opening"


@dataclass(frozen=True, slots=True)
class StepId:
    """The place of one derivation; any other field gives unrelated values.

    `pk`: the joint key. `inputs`: 32 bytes, the `deck_hash` of all cards that go in (for an opening: the hash that the
    protocol names). `kept`: for keep-and-pass the index of the card that is kept, else None. Raises Misuse.
    """

    version: int
    charter: bytes
    question: int
    attempt: int
    seat: int
    purpose: Purpose
    pk: Point
    inputs: bytes
    kept: int | None = None

    def __post_init__(self) -> None:
        for number in (self.version, self.question, self.attempt, self.seat):
            if type(number) is not int or not 0 <= number <= MAX_U32:
                raise Misuse("a step counts from 0, in 32 bits")
        if len(self.charter) != 32 or len(self.inputs) != 32 or type(self.pk) is not Point:
            raise Misuse("a step names a charter, a joint key and its inputs")
        if (self.kept is not None) != (self.purpose is Purpose.KEEP_AND_PASS):
            raise Misuse("a card is kept when the rest is passed on, and only then")
        if self.kept is not None and not 0 <= self.kept < MAX_CARDS:
            raise Misuse("no such card to keep")

    def digest(self) -> bytes:
        """64 bytes that stand for all fields."""
        return framed_hash(
            b"sennik/seed-step/v1",
            self.version.to_bytes(4, "big"),
            self.charter,
            self.question.to_bytes(4, "big"),
            self.attempt.to_bytes(4, "big"),
            self.seat.to_bytes(4, "big"),
            self.purpose.value.encode("ascii"),
            self.pk.encode(),
            self.inputs,
            b"" if self.kept is None else self.kept.to_bytes(4, "big"),
        )


class GameSeed:
    """A seat's 32 secret bytes for one game: as secret as its key share until they are shown."""

    __slots__ = ("_bytes",)

    def __init__(self, raw: bytes) -> None:
        if type(raw) is not bytes or len(raw) != SEED_BYTES:
            raise Malformed("a seed has 32 bytes")
        self._bytes = bytearray(raw)

    @classmethod
    def fresh(cls) -> GameSeed:
        """A new one, from the system's randomness."""
        return cls(secrets.token_bytes(SEED_BYTES))

    def expose(self) -> bytes:
        """The 32 bytes: for this peer's own disk, and for everyone once all have signed that the game is over."""
        if not self._bytes:
            raise Misuse("this seed is erased")
        return bytes(self._bytes)

    def erase(self) -> None:
        """Overwrite it; it cannot be used again."""
        self._bytes[:] = bytes(SEED_BYTES)
        self._bytes.clear()

    def commitment(self, charter_draft: bytes, seat: int) -> bytes:
        """32 bytes for the charter.

        They hide the seed, and bind the seat: another seat cannot pass them for its own.
        """
        if len(charter_draft) != 32 or not 0 <= seat <= MAX_U32:
            raise Misuse("a seed is committed to under terms, by a seat")
        return framed_digest(b"sennik/seed-commitment/v1", charter_draft, seat.to_bytes(4, "big"), self.expose())

    def opens(self, commitment: object, charter_draft: bytes, seat: int) -> bool:
        """Whether this is the seed that the seat committed to. Total in `commitment`."""
        return type(commitment) is bytes and hmac.compare_digest(commitment, self.commitment(charter_draft, seat))

    def permutation(self, step: StepId, n: int) -> tuple[int, ...]:
        """A uniform permutation of 0..n-1, 1 <= n <= 256: output i takes the card at input permutation[i].

        For keep-and-pass output 0 is the kept card and the rest is uniform. Fisher and Yates's shuffle from the last
        place down; each index is a 32-bit number of the step's stream, refused where the remainder would be biased.
        """
        if not 1 <= n <= MAX_CARDS or step.purpose is Purpose.OPENING or (step.kept is not None and step.kept >= n):
            raise Misuse("no permutation for this step")
        numbers = self._numbers(step)
        rest = [index for index in range(n) if index != step.kept]
        for last in range(len(rest) - 1, 0, -1):
            chosen = _below(last + 1, numbers)
            rest[last], rest[chosen] = rest[chosen], rest[last]
        return tuple(rest) if step.kept is None else (step.kept, *rest)

    def factors(self, step: StepId, n: int) -> tuple[Scalar, ...]:
        """The n re-encryption factors of this step, each in 1..Q-1: output i is re-encrypted with factors[i]."""
        if not 1 <= n <= MAX_CARDS or step.purpose is Purpose.OPENING:
            raise Misuse("no factors for this step")
        return tuple(self._factor(step, index) for index in range(n))

    def opening(self, step: StepId) -> bytes:
        """The 32-byte nonce that opens the commitment of this step."""
        if step.purpose is not Purpose.OPENING:
            raise Misuse("no opening for this step")
        return self._block(b"opening", step, 0)[:32]

    def _factor(self, step: StepId, index: int) -> Scalar:
        redrawn = 0
        while True:
            wide = self._block(b"factor", step, index | redrawn << 32)
            factor = int.from_bytes(wide, "little") % Q
            if factor:
                return factor
            redrawn += 1

    def _numbers(self, step: StepId) -> Iterator[int]:
        counter = 0
        while True:
            block = self._block(b"permutation", step, counter)
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
            counter += 1

    def _block(self, label: bytes, step: StepId, counter: int) -> bytes:
        message = framed_hash(b"sennik/seed-block/v1", label, step.digest(), counter.to_bytes(8, "big"))
        return hmac.digest(self.expose(), message, "sha512")

    def __repr__(self) -> str:
        return "<GameSeed>"

    def __reduce__(self) -> NoReturn:
        raise Misuse("a seed is neither copied nor sent")


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A uniform number in 0..bound-1 from uniform 32-bit numbers, by refusing the last incomplete run of remainders."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound


def recompute_shuffle(seed: GameSeed, step: StepId, pk: Point, deck: Sequence[Ciphertext]) -> tuple[Ciphertext, ...]:
    """What the owner of this seed must have made of `deck` at `step`.

    Raises Misuse when step and deck do not belong.
    """
    if step.pk != pk or step.inputs != deck_hash(deck):
        raise Misuse("another step's cards")
    return shuffle(pk, deck, seed.permutation(step, len(deck)), seed.factors(step, len(deck)))
