"""How well the bot plays Sen: python bench/sen_bot.py [GAMES]

Prints, for each table, how many games of GAMES the bot in one seat wins against random players (a shared win counts by
its part) and how long its moves take; then, for tables of bots alone, how rounds end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options, Outcome
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import Policy
from engine.policies.random_policy import RandomPolicy
from engine.policies.sen_bot import SenBot
from engine.sen import SEN, LastRound


class Timed:
    """Plays as `policy` does and remembers how long each move took."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.took_s: list[float] = []

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        start = time.perf_counter()
        move = self.policy.choose(view, legal, chance)
        self.took_s.append(time.perf_counter() - start)
        return move


def play(policies: Sequence[Policy], seed: int, options: Options) -> tuple[Outcome, list[LastRound]]:
    """A whole game: how it ended, and each of its rounds."""
    dealer = SeededDealer(Driver(SEN, len(policies), options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    rounds: list[LastRound] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policies[seat].choose(view, legal, whims[seat])

    while dealer.driver.asked:
        dealt = dealer.deal(decide)
        ended = dealt.step.board.last_round
        if ended is not None and (not rounds or ended is not rounds[-1]):
            rounds.append(ended)
    return SEN.outcome(dealer.driver.board), rounds


def wins(bot: Policy, other: Policy, seats: int, games: int, options: Options) -> float:
    """How many of `games` the bot wins, its seat going round."""
    won = 0.0
    for seed in range(games):
        mine = seed % seats
        outcome, _ = play([bot if seat == mine else other for seat in range(seats)], seed, options)
        won += (mine in outcome.winners) / len(outcome.winners)
    return won


VARIANTS: Sequence[Options] = (
    {},
    {"penalty": 15},
    {"nines": True},
    {"all_in": True},
    {"know": True},
    {"nines": True, "all_in": True, "know": True},
)


def main(games: int) -> None:
    timed = Timed(SenBot())
    for options in VARIANTS:
        told = ", ".join(f"{name}={value}" for name, value in options.items()) or "no variant"
        for seats in (2, 3, 4, 5) if not options else (2, 5):
            won = wins(timed, RandomPolicy(), seats, games, options)
            print(f"{told}: {seats} seats, one bot against random: {won:.1f} of {games}")
    took = sorted(timed.took_s)
    print(f"a move: median {took[len(took) // 2] * 1e3:.2f} ms, longest {took[-1] * 1e3:.2f} ms, {len(took)} moves")
    for seats in (2, 3, 4, 5):
        rounds = [ended for seed in range(games) for ended in play([SenBot()] * seats, seed, {})[1]]
        called = [ended for ended in rounds if ended.caller is not None]
        lightest = sum(ended.counts[ended.caller] == min(ended.counts) for ended in called)
        mean = sum(ended.counts[ended.caller] for ended in called) / len(called)
        print(
            f"{seats} bots: {len(rounds) / games:.1f} rounds a game, {len(called)} of {len(rounds)} called, "
            f"with {mean:.1f} crows on average, {lightest} of those with the fewest"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
