"""One honest player is enough: whatever the others' seeds are, every card comes to every place.

Many more deals: bench/fairness.py.
"""

import hashlib

import pytest

from bench.fairness import FARTHEST, Deal, dealt_by, distances

DEALS, CARDS, SEATS = 3000, 12, 3


def drawn(deal: int) -> bytes:
    """Seeds that nobody chose, and the same in each run of the test."""
    return hashlib.sha256(b"fair" + deal.to_bytes(4, "big")).digest()


@pytest.mark.parametrize("honest", range(SEATS))
def test_one_honest_seed_makes_places_and_neighbours_a_matter_of_chance(honest: int) -> None:
    places, neighbours = distances(dealt_by(honest, SEATS, CARDS, drawn), DEALS, CARDS)
    assert abs(places) < FARTHEST
    assert abs(neighbours) < FARTHEST


def cut_only(number: int) -> list[int]:
    """A shuffle that only cuts: each card comes to each place as often as any other, and keeps its neighbours."""
    return [(card + number) % CARDS for card in range(CARDS)]


def leaning(number: int) -> list[int]:
    """A shuffle that puts the first card a little too often where it was."""
    order = list(dealt_by(0, 1, CARDS, drawn)(number))
    if number % 10 == 0:
        at = order.index(0)
        order[0], order[at] = order[at], order[0]
    return order


@pytest.mark.parametrize(("deal", "seen"), [(cut_only, 1), (leaning, 0)])
def test_shuffles_that_are_no_good_are_seen(deal: Deal, seen: int) -> None:
    assert distances(deal, DEALS, CARDS)[seen] > FARTHEST
