"""The seeded stream is what its page says, to the byte, and does what its names say."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.chance import Chance


def words(*spelled: str) -> list[int]:
    """The first eight numbers of a stream, straight from the specification."""
    key = hashlib.sha256(b"sennik.chance.1" + "".join(f"/{part}" for part in spelled).encode()).digest()
    blocks = b"".join(hashlib.sha256(key + i.to_bytes(8, "big")).digest() for i in range(2))
    return [int.from_bytes(blocks[i : i + 8], "big") for i in range(0, 64, 8)]


@pytest.mark.parametrize("labels", [(), ("dealer",), ("seat 0", "whim")])
def test_it_follows_its_specification(labels: tuple[str, ...]) -> None:
    chance = Chance(7, *labels)
    assert [chance.below(2**64) for _ in range(8)] == words("7", *labels)
    chance = Chance(7, *labels)
    assert [chance.below(10) for _ in range(8)] == [word % 10 for word in words("7", *labels)]


def test_numbers_that_would_favour_small_ones_are_skipped() -> None:
    bound = 2**63 + 1
    chance, expected = Chance(4), [word for word in words("4") if word < bound]
    assert len(expected) < 8
    assert [chance.below(bound) for _ in expected] == expected


def test_known_numbers() -> None:
    chance = Chance(2024, "golden")
    assert [chance.below(1000) for _ in range(6)] == KNOWN_NUMBERS
    assert chance.shuffled(range(8)) == KNOWN_ORDER


KNOWN_NUMBERS = [964, 720, 420, 384, 826, 160]
KNOWN_ORDER = [1, 4, 5, 2, 3, 6, 7, 0]


def test_streams_are_told_apart_by_seed_and_label_and_take_nothing_from_each_other() -> None:
    chance = Chance(1, "a")
    assert len({Chance(*args).below(2**64) for args in ((1,), (2,), (1, "a"), (1, "b"), (1, "a", "b"))}) == 5  # type: ignore[arg-type]
    first = chance.stream("b").below(2**64)
    chance.below(6)
    assert chance.stream("b").below(2**64) == first == Chance(1, "a", "b").below(2**64)


def test_all_orders_come_and_none_is_favoured() -> None:
    chance = Chance(5)
    counts = Counter(tuple(chance.shuffled("abc")) for _ in range(1200))
    assert len(counts) == 6
    # Chi-squared with five degrees of freedom: a fair stream stays below this but once in a thousand.
    assert sum((count - 200) ** 2 for count in counts.values()) / 200 < 20.5


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(1).below(bound)
