"""Whether one honest player is enough: deals in which all seeds but one are fixed, counted by places and by neighbours.

Run:  python -m bench.fairness [--deals 100000] [--cards 54] [--seats 4]

Each deal is the permutations of all seats, one after the other, as `netcore.crypto.seed` derives them; the seat that is
honest has a fresh seed for each deal and the others always the same seeds on the same input, which is more than they
could do at a table, where a permutation depends on the cards that go in. For each place of the honest seat the chi
squared of two tables is printed, as the number of standard deviations from what chance gives: how often each card came
to each place, and how often each card lay before each other. Beside it the same of the system's own shuffle. Exit 1 if
any is more than 5 away.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable
from random import SystemRandom

from netcore.crypto.group import base
from netcore.crypto.seed import SEED_BYTES, GameSeed, Purpose, StepId

FARTHEST = 5.0
Deal = Callable[[int], Iterable[int]]


def step_of(seat: int, deal: int) -> StepId:
    """Where `seat` shuffles in a deal."""
    return StepId(1, bytes(32), deal, 0, seat, Purpose.SHUFFLE, base(5), bytes(32))


def fresh(_deal: int) -> bytes:
    """An honest player's seed for a deal."""
    return secrets.token_bytes(SEED_BYTES)


def dealt_by(honest: int, seats: int, cards: int, drawn: Callable[[int], bytes] = fresh) -> Deal:
    """Deals of a table at which only the seat `honest` has a seed that nobody chose; `drawn` gives it for each deal."""
    fixed = [GameSeed(bytes([seat]) * SEED_BYTES).permutation(step_of(seat, 0), cards) for seat in range(seats)]

    def deal(number: int) -> list[int]:
        order = list(range(cards))
        for seat in range(seats):
            fresh = (
                GameSeed(secrets.token_bytes(32)).permutation(step_of(seat, number), cards) if seat == honest else None
            )
            order = [order[source] for source in fresh or fixed[seat]]
        return order

    return deal


def by_chance(cards: int) -> Deal:
    """Deals of the system's generator."""
    chance = SystemRandom()
    return lambda _number: chance.sample(range(cards), cards)


def distances(deal: Deal, deals: int, cards: int) -> tuple[float, float]:
    """How far the places, and the neighbours, of so many deals are from chance, in standard deviations."""
    places = [0] * (cards * cards)
    pairs = [0] * (cards * cards)
    for number in range(deals):
        before = -1
        for place, card in enumerate(deal(number)):
            places[place * cards + card] += 1
            if before >= 0:
                pairs[before * cards + card] += 1
            before = card
    # A card has one place and a place one card, so that fewer counts are free, and each leans on the others.
    in_places = _chi_squared(places, deals / cards) * (cards - 1) / cards
    neighbours = [count for at, count in enumerate(pairs) if at // cards != at % cards]
    next_to = _chi_squared(neighbours, deals / cards)
    return _distance(in_places, (cards - 1) ** 2), _distance(next_to, (cards - 1) ** 2)


def _chi_squared(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def _distance(chi_squared: float, free: int) -> float:
    return float((chi_squared - free) / (2 * free) ** 0.5)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench.fairness")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--cards", type=int, default=54)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    farthest = 0.0
    rows = {f"seat {seat} honest": dealt_by(seat, args.seats, args.cards) for seat in range(args.seats)}
    for name, deal in {**rows, "the system's shuffle": by_chance(args.cards)}.items():
        places, neighbours = distances(deal, args.deals, args.cards)
        if name in rows:
            farthest = max(farthest, abs(places), abs(neighbours))
        sys.stdout.write(f"{name:20}  places {places:+5.2f}  neighbours {neighbours:+5.2f}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{args.deals} deals of {args.cards} cards each; the farthest from chance is {farthest:.2f}\n")
    return int(farthest > FARTHEST)


if __name__ == "__main__":
    sys.exit(main())
