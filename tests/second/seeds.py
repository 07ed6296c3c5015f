"""What comes out of a seed, and going over it once the seeds are open (docs/protocol/crypto.md, section 8)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.second.group import BASE, Q, plus, times
from tests.second.hashing import VERSION, Place, h32, h64, u32, u64
from tests.second.proofs import Card


def is_committed(seed: bytes, commitment: bytes, table: bytes, seat: int) -> bool:
    """Whether a seed is the one that a seat had committed to; zeros never are."""
    return any(seed) and h32("sennik/seed-commitment/v1", table, u32(seat), seed) == commitment


@dataclass(frozen=True)
class Step:
    """One use of a seed: its place in the game, and what goes in."""

    place: Place
    purpose: str
    joint: bytes
    inputs: bytes

    def name(self, kept: int | None = None) -> bytes:
        """`place` of the page."""
        place = self.place
        numbers = (u32(place.question), u32(place.attempt), u32(place.seat))
        last = b"" if kept is None else u32(kept)
        purpose = self.purpose.encode()
        return h64("sennik/seed-step/v1", u32(VERSION), place.charter, *numbers, purpose, self.joint, self.inputs, last)


def block(seed: bytes, label: str, name: bytes, number: int) -> bytes:
    """`block_i` of the page."""
    return hmac.digest(seed, h64("sennik/seed-block/v1", label.encode(), name, u64(number)), hashlib.sha512)


def opening(seed: bytes, step: Step) -> bytes:
    """The opening of a commitment."""
    return block(seed, "opening", step.name(), 0)[:32]


def permutation(seed: bytes, name: bytes, count: int, kept: int | None = None) -> list[int]:
    """Which input each output takes; the kept one first."""
    places = [place for place in range(count) if place != kept]
    stream = _numbers(seed, name)
    for last in range(len(places) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        drawn = next(number for number in stream if number < limit)
        places[last], places[drawn % (last + 1)] = places[drawn % (last + 1)], places[last]
    return places if kept is None else [kept, *places]


def _numbers(seed: bytes, name: bytes) -> Iterator[int]:
    number = 0
    while True:
        drawn = block(seed, "permutation", name, number)
        yield from (int.from_bytes(drawn[at : at + 4], "big") for at in range(0, 64, 4))
        number += 1


def factor(seed: bytes, name: bytes, index: int) -> int:
    """The re-encryption factor of output `index`."""
    while True:
        drawn = int.from_bytes(block(seed, "factor", name, index), "little") % Q
        if drawn:
            return drawn
        index += 2**32


def mixed(seed: bytes, name: bytes, joint: bytes, cards: Sequence[Card], kept: int | None = None) -> list[Card]:
    """The cards as a seed leaves them."""
    out = []
    for index, source in enumerate(permutation(seed, name, len(cards), kept)):
        f = factor(seed, name, index)
        first, second = cards[source]
        out.append((plus(first, times(f, BASE)), plus(second, times(f, joint))))
    return out


@dataclass
class Ledger:
    """Everything that has come out of seeds at one table."""

    joint: bytes
    _mixings: list[tuple[Step, Sequence[Card], Sequence[Card]]] = field(default_factory=list)
    _openings: list[tuple[Step, bytes]] = field(default_factory=list)

    def mixing(self, place: Place, purpose: str, inputs: bytes, before: Sequence[Card], after: Sequence[Card]) -> None:
        """A shuffle, or a hand from which a card was kept."""
        self._mixings.append((Step(place, purpose, self.joint, inputs), before, after))

    def opening(self, place: Place, digest: bytes, given: bytes) -> None:
        """A promised move was opened."""
        self._openings.append((Step(place, "opening", self.joint, digest), given))

    def altered(self, seat: int, seed: bytes) -> tuple[int, ...]:
        """The questions in which a seat did something else than its seed says."""
        steps = {
            step.place.question for step, given in self._openings if _is_by(step, seat) and opening(seed, step) != given
        }
        for step, before, after in self._mixings:
            if _is_by(step, seat) and not self._made(seed, step, before, after):
                steps.add(step.place.question)
        return tuple(sorted(steps))

    def _made(self, seed: bytes, step: Step, before: Sequence[Card], after: Sequence[Card]) -> bool:
        keeps = [None] if step.purpose == "shuffle" else list(range(len(before)))
        return any(mixed(seed, step.name(kept), self.joint, before, kept) == list(after) for kept in keeps)


def _is_by(step: Step, seat: int) -> bool:
    return step.place.seat == seat
