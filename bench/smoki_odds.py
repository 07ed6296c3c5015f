"""Fits the odds that the sly bot of Smoki goes by: python -m bench.smoki_odds [--rounds N]

Sly bots play rounds against each other at two seats; what each table looked like after a turn is fitted to who won. It
begins with the odds that are in force, so that what it prints is the better, the more rounds it has: with 100,000 (some
hours on one core) it is as good as new, with 2,000 it shows whether the table in force still holds.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Final, cast

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import smoki_odds as odds
from engine.policies.smoki_sly import NOTHING, Outlook, SmokiSly
from engine.smoki import COLUMNS, MIRROR, Board, Draw, seen

PAIRS: Final = {pair: at for at, pair in enumerate(combinations_with_replacement(range(len(odds.KINDS)), 2))}
COPIED, UNCOPIED, HEAVY, FIRST, SECOND = range(len(PAIRS), len(PAIRS) + 5)
"""Places of weights after those of the columns."""
WEIGHS: Final = len(PAIRS) + 5
RATE: Final = 0.005
EPOCHS: Final = 3


@dataclass(frozen=True, slots=True)
class Sample:
    """A table after a turn: what the odds are made of, own less the other's, and how many cards lie face down."""

    parts: Sequence[tuple[int, float]]
    own: int
    other: int


def sample(view: View, seat: Seat) -> Sample:
    """The table as it is for `seat`, which has just moved."""
    board = cast("Board", view.board)
    other = board.turn
    outlook = Outlook(replace(view, seat=seat), Chance(0))
    parts: dict[int, float] = {}
    for whose, sign in ((seat, 1), (other, -1)):
        dream = seen(board, whose)
        for upper, lower in COLUMNS:
            one, two = sorted((odds.KINDS.index(dream[upper]), odds.KINDS.index(dream[lower])))
            parts[PAIRS[one, two]] = parts.get(PAIRS[one, two], 0) + sign
        for at, face in enumerate(dream):
            if face == MIRROR:
                value = odds.copied(dream, at)
                kind, much = (UNCOPIED, 1.0) if value is None else (COPIED, float(value))
                parts[kind] = parts.get(kind, 0) - sign * much
    hidden = [outlook.scene.hidden(seat), outlook.scene.hidden(other)]
    parts[HEAVY] = (outlook.guess[None] - odds.MEAN) / 100 * (hidden[1] - hidden[0])
    gains = outlook.gains_of(tuple(seen(board, other)))
    tops = [board.faces[pile[-1]] if pile else NOTHING for pile in board.open]
    first, second = sorted((gains[top] / 100 for top in tops), reverse=True)
    parts[FIRST], parts[SECOND] = -first, second
    return Sample(tuple(parts.items()), min(hidden[0], 5), min(hidden[1], 5))


def rounds(count: int) -> Iterator[tuple[Sample, float]]:
    """Each table of `count` rounds, with whether the round was won (shared by half)."""
    game, sly = find("smoki"), SmokiSly()
    for seed in range(count):
        dealer = SeededDealer(Driver(game, 2, {"tokens": 1}), Chance(seed, "odds"))
        whims = [Chance(seed, f"seat {seat}") for seat in range(2)]
        found: list[tuple[Seat, Sample]] = []

        def decide(
            seat: Seat,
            view: View,
            legal: Legal,
            whims: Sequence[Chance] = whims,
            found: list[tuple[Seat, Sample]] = found,
        ) -> Move:
            if Draw() in legal.listed and view.number > FIRST_TURN:
                found.append((1 - seat, sample(view, 1 - seat)))
            return sly.choose(view, legal, whims[seat])

        while dealer.driver.asked is not None:
            dealer.go_on(decide)
        winners = game.outcome(dealer.driver.board).winners
        for seat, each in found:
            yield each, (seat in winners) / len(winners)


FIRST_TURN: Final = 6
"""Questions up to the first turn of a round: before it nobody has moved."""


class Fit:
    """Weights in natural logarithms of odds, fitted by descent."""

    def __init__(self) -> None:
        kinds = odds.KINDS
        self.weights = [odds.COLUMN[kinds[one], kinds[other]] / 100 for one, other in PAIRS]
        self.weights += [odds.COPIED / 10_000, odds.UNCOPIED / 100, odds.HEAVY / 100]
        self.weights += [odds.FIRST / 100, odds.SECOND / 100]
        self.steep = [percent / 100 for percent in odds.STEEP]
        self.tempo = [[hundredths / 100 for hundredths in row] for row in odds.TEMPO]

    def learn(self, each: Sample, won: float, rate: float) -> float:
        """Take one table in; the square of how wrong it was before."""
        few = min(each.own, each.other)
        lead = sum(self.weights[at] * much for at, much in each.parts)
        expected = 1 / (1 + math.exp(-self.steep[few] * lead - self.tempo[each.own - 1][each.other - 1]))
        error = won - expected
        for at, much in each.parts:
            self.weights[at] += rate * error * self.steep[few] * much
        self.steep[few] += rate * error * lead / 10
        self.tempo[each.own - 1][each.other - 1] += rate * error
        return error * error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000)
    args = parser.parse_args()
    samples, fit = list(rounds(args.rounds)), Fit()
    print(f"{len(samples)} tables; mean square of the error")
    print(f"  of the odds in force: {sum(fit.learn(each, won, 0) for each, won in samples) / len(samples):.4f}")
    for epoch in range(EPOCHS):
        wrong = sum(fit.learn(each, won, RATE / (1 + epoch)) for each, won in samples)
        print(f"  after {epoch}: {wrong / len(samples):.4f}")
    print("columns, by", [str(kind) for kind in odds.KINDS])
    for one in range(len(odds.KINDS)):
        print("   ", [round(100 * fit.weights[PAIRS[other, one]]) for other in range(one + 1)])
    copied, uncopied, heavy, first, second = (round(100 * weight, 1) for weight in fit.weights[len(PAIRS) :])
    print(f"copied {copied}, uncopied {uncopied}, heavy {heavy}, first {first}, second {second}")
    print("steep", [round(100 * each) for each in fit.steep])
    print("tempo", [[round(100 * each) for each in row] for row in fit.tempo])


if __name__ == "__main__":
    main()
