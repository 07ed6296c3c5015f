"""How strong the three levels of bots are: python -m bench.levels [GAME …] [--games N]

Each level plays the one below it, and random players, at the smallest table: at two seats one against the other, in
the dream, which takes four, two against two. The seats change round with every game. Of Sen and Smoki it counts who
wins (a shared win by its part), of the race and the dream also who has the more points (a draw by half).
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Game, Outcome
from engine.games import GAMES, find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import LEVELS, Policy, for_game

BY_POINTS = ("race", "dream")
"""Games of which the points are compared."""


@dataclass
class Tally:
    """What one side made of its games against the other."""

    won: float = 0.0
    points: float = 0.0
    of_others: float = 0.0
    took_s: list[float] = field(default_factory=list)

    def add(self, outcome: Outcome, mine: Sequence[Seat], by_points: bool) -> None:
        own = sum(outcome.scores[seat] for seat in mine) / len(mine)
        others = [score for seat, score in enumerate(outcome.scores) if seat not in mine]
        other = sum(others) / len(others)
        self.points += own
        self.of_others += other
        if by_points:
            self.won += 0.5 + 0.5 * ((own > other) - (own < other))
        else:
            self.won += sum(seat in outcome.winners for seat in mine) / len(outcome.winners)


def timed(policy: Policy, took_s: list[float]) -> Callable[[View, Legal, Chance], Move]:
    def choose(view: View, legal: Legal, chance: Chance) -> Move:
        began = time.thread_time()
        move = policy.choose(view, legal, chance)
        took_s.append(time.thread_time() - began)
        return move

    return choose


def match(game: Game, one: str, other: str, count: int, first: int) -> Tally:
    """`count` games of `one` against `other`, with seeds from `first`."""
    tally, seats = Tally(), game.least_seats
    mine_plays, other_plays = timed(for_game(game.name, one), tally.took_s), for_game(game.name, other).choose
    for seed in range(first, first + count):
        mine = [(seed + at) % seats for at in range(0, seats, 2)]
        dealer = SeededDealer(Driver(game, seats, {}), Chance(seed, "dealer"))
        whims = [Chance(seed, f"seat {seat}") for seat in range(seats)]

        def decide(
            seat: Seat,
            view: View,
            legal: Legal,
            mine: Sequence[Seat] = mine,
            whims: Sequence[Chance] = whims,
        ) -> Move:
            return (mine_plays if seat in mine else other_plays)(view, legal, whims[seat])

        while dealer.driver.asked is not None:
            dealer.go_on(decide)
        tally.add(game.outcome(dealer.driver.board), mine, game.name in BY_POINTS)
    return tally


def pairings() -> list[tuple[str, str]]:
    """Each level with the one below it, then each with random players."""
    return [*zip(LEVELS[1:], LEVELS, strict=False), *((level, "random") for level in LEVELS)]


def line(game: str, one: str, other: str, count: int, tally: Tally) -> str:
    share = tally.won / count
    spread = 1.96 * math.sqrt(share * (1 - share) / count)
    took = sorted(tally.took_s)
    return (
        f"{game:6} {one:6} against {other:6}: {100 * share:5.1f} % of {count} (± {100 * spread:.1f}), points "
        f"{tally.points / count:6.1f} to {tally.of_others / count:6.1f}; a move of {one} takes "
        f"{1e3 * sum(took) / len(took):.2f} ms, at most {1e3 * took[-1]:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="of each pairing")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--only", help="one pairing, as sly,lively")
    args = parser.parse_args()
    chosen = [tuple(args.only.split(","))] if args.only else pairings()
    for name in args.names:
        for one, other in chosen:
            print(line(name, one, other, args.games, match(find(name), one, other, args.games, args.seed)), flush=True)


if __name__ == "__main__":
    main()
