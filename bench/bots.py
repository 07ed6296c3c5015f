"""How well the bots play: python bench/bots.py [GAME [GAMES]]

Prints, for each table of a game, how many of GAMES the bot in one seat wins against random players (a shared win counts
by its part) and how long its moves take, in time of this thread; then, for tables of bots alone, how rounds end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine import games
from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Game, Options, Outcome
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import Policy, for_game


class Timed:
    """Plays as `policy` does and remembers how long each move took."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.took_s: list[float] = []

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        start = time.thread_time()
        move = self.policy.choose(view, legal, chance)
        self.took_s.append(time.thread_time() - start)
        return move


def play(game: Game, policies: Sequence[Policy], seed: int, options: Options) -> tuple[Outcome, list[Any]]:
    """A whole game: how it ended, and each of its rounds as the board tells it."""
    dealer = SeededDealer(Driver(game, len(policies), options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    rounds: list[Any] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policies[seat].choose(view, legal, whims[seat])

    while dealer.driver.asked:
        ended = dealer.deal(decide).step.board.last_round
        if ended is not None and (not rounds or ended is not rounds[-1]):
            rounds.append(ended)
    return game.outcome(dealer.driver.board), rounds


def wins(game: Game, bot: Policy, other: Policy, seats: int, count: int, options: Options) -> float:
    """How many of `count` games the bot wins, its seat going round."""
    won = 0.0
    for seed in range(count):
        mine = seed % seats
        outcome, _ = play(game, [bot if seat == mine else other for seat in range(seats)], seed, options)
        won += (mine in outcome.winners) / len(outcome.winners)
    return won


VARIANTS: Mapping[str, Sequence[Options]] = {
    "sen": (
        {},
        {"penalty": 15},
        {"nines": True},
        {"all_in": True},
        {"know": True},
        {"nines": True, "all_in": True, "know": True},
    ),
    "smoki": ({}, {"goal": "points"}, {"goal": "rounds"}, {"piles": 1}, {"edition": "first"}),
}


def sen_rounds(rounds: Sequence[Any]) -> str:
    """How often someone called, with what, and whether rightly."""
    called = [ended for ended in rounds if ended.caller is not None]
    lightest = sum(ended.counts[ended.caller] == min(ended.counts) for ended in called)
    mean = sum(ended.counts[ended.caller] for ended in called) / len(called)
    return (
        f"{len(called)} of {len(rounds)} called, with {mean:.1f} crows on average, {lightest} of those with the fewest"
    )


def smoki_rounds(rounds: Sequence[Any]) -> str:
    """What dreams were worth, and how often who ended the round won it."""
    points = [score for ended in rounds for score in ended.scores]
    right = sum(ended.scores[ended.ender] == min(ended.scores) for ended in rounds)
    return (
        f"{sum(points) / len(points):.1f} points a dream, from {min(points)} to {max(points)}, "
        f"{right} of {len(rounds)} won by who ended them"
    )


ROUNDS: Mapping[str, Callable[[Sequence[Any]], str]] = {"sen": sen_rounds, "smoki": smoki_rounds}


def measure(game: Game, count: int) -> None:
    timed, other = Timed(for_game(game.name, "bot")), for_game(game.name, "random")
    print(f"── {game.name}")
    for options in VARIANTS[game.name]:
        told = ", ".join(f"{name}={value}" for name, value in options.items()) or "no variant"
        for seats in (2, 3, 4, 5) if not options else (2, 5):
            won = wins(game, timed, other, seats, count, options)
            print(f"{told}: {seats} seats, one bot against random: {won:.1f} of {count}")
    took = sorted(timed.took_s)
    print(f"a move: median {took[len(took) // 2] * 1e3:.2f} ms, longest {took[-1] * 1e3:.2f} ms, {len(took)} moves")
    for seats in (2, 3, 4, 5):
        rounds = [ended for seed in range(count) for ended in play(game, [timed] * seats, seed, {})[1]]
        print(f"{seats} bots: {len(rounds) / count:.1f} rounds a game, {ROUNDS[game.name](rounds)}")


def main(name: str | None, count: int) -> None:
    for game in [name] if name else games.NAMES:
        measure(games.find(game), count)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None, int(sys.argv[2]) if len(sys.argv) > 2 else 100)
