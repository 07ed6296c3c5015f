"""How well the bots play: python bench/bots.py [GAME [GAMES]]

Prints, for each table of a game, how many of GAMES the bot in one seat wins against random players (a shared win counts
by its part) and how long its moves take, in time of this thread; then, for tables of bots alone, how rounds (of the
race: turns) end.
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
from engine.race_cards import TURNS


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
    """A whole game: how it ended, and the board at the end of each of its rounds."""
    dealer = SeededDealer(Driver(game, len(policies), options), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    boards: list[Any] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policies[seat].choose(view, legal, whims[seat])

    while dealer.driver.asked:
        board = dealer.deal(decide).step.board
        ended = round_end(board)
        if ended is not None and (not boards or ended is not round_end(boards[-1])):
            boards.append(board)
    return game.outcome(dealer.driver.board), boards


def round_end(board: Any) -> Any:
    """An object that stands for the end of the last round, None before the first has ended."""
    if hasattr(board, "last_day"):
        return board.last_day
    return board.last_round if hasattr(board, "last_round") else (board.turbo or [None])[0]


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
    "race": ({},),
    "dream": ({}, {"language": "uk"}, {"mode": "spoken"}),
}


def sen_rounds(boards: Sequence[Any]) -> str:
    """How often someone called, with what, and whether rightly."""
    rounds = [board.last_round for board in boards]
    called = [ended for ended in rounds if ended.caller is not None]
    lightest = sum(ended.counts[ended.caller] == min(ended.counts) for ended in called)
    mean = sum(ended.counts[ended.caller] for ended in called) / len(called)
    return (
        f"{len(called)} of {len(rounds)} called, with {mean:.1f} crows on average, {lightest} of those with the fewest"
    )


def smoki_rounds(boards: Sequence[Any]) -> str:
    """What dreams were worth, and how often who ended the round won it."""
    rounds = [board.last_round for board in boards]
    points = [score for ended in rounds for score in ended.scores]
    right = sum(ended.scores[ended.ender] == min(ended.scores) for ended in rounds)
    return (
        f"{sum(points) / len(points):.1f} points a dream, from {min(points)} to {max(points)}, "
        f"{right} of {len(rounds)} won by who ended them"
    )


def race_rounds(boards: Sequence[Any]) -> str:
    """How far everyone got, how many dragons flew, and how often somebody attacked."""
    ends = [board for board in boards if board.turn == TURNS]
    flights = [(flight, len(team)) for board in boards for flight, team in zip(board.flights, board.teams, strict=True)]
    first = sum(max(board.positions) for board in ends) / len(ends)
    mean = sum(sum(board.positions) / len(board.positions) for board in ends) / len(ends)
    flown = sum(len(flight.fired) for flight, _ in flights) / sum(team for _, team in flights)
    attacks = sum(len(flight.attacks) for flight, _ in flights) / len(ends)
    return (
        f"the winner flew {first:.1f} spaces, all {mean:.1f} on average, "
        f"{flown:.0%} of the dragons flew in a turn, {attacks:.1f} attacks a race"
    )


def dream_rounds(boards: Sequence[Any]) -> str:
    """How many words a night had, how many were guessed, and how often all of these were remembered."""
    days = [board.last_day for board in boards]
    words = sum(len(board.dreamt) for board in boards)
    clues = sum(len(word.clues) for board in boards for word in board.dreamt)
    yellow, blue = sum(day.yellow for day in days), sum(day.blue for day in days)
    won: dict[str, list[int]] = {"Dreamer": []}
    for board in boards:
        for card, points in zip(board.roles, board.last_day.points, strict=True):
            won.setdefault("Dreamer" if card is None else board.faces[card], []).append(points)
    means = ", ".join(f"{role} {sum(points) / len(points):.1f}" for role, points in sorted(won.items()))
    return (
        f"{words / len(days):.1f} words a night with {clues / words:.1f} clues each, {yellow / len(days):.1f} guessed "
        f"and {blue / len(days):.1f} not, all remembered in {sum(day.recalled for day in days)} of {len(days)}; "
        f"points a night: {means}"
    )


ROUNDS: Mapping[str, Callable[[Sequence[Any]], str]] = {
    "sen": sen_rounds,
    "smoki": smoki_rounds,
    "race": race_rounds,
    "dream": dream_rounds,
}
TABLES: Mapping[str, Sequence[int]] = {
    "sen": (2, 3, 4, 5),
    "smoki": (2, 3, 4, 5),
    "race": (2, 3, 4, 5, 8),
    "dream": (4, 5, 6, 7, 8, 9, 10),
}


def measure(game: Game, count: int) -> None:
    timed, other = Timed(for_game(game.name, "bot")), for_game(game.name, "random")
    print(f"── {game.name}")
    for options in VARIANTS[game.name]:
        told = ", ".join(f"{name}={value}" for name, value in options.items()) or "no variant"
        for seats in TABLES[game.name] if not options else (TABLES[game.name][0], 5):
            won = wins(game, timed, other, seats, count, options)
            print(f"{told}: {seats} seats, one bot against random: {won:.1f} of {count}")
    took = sorted(timed.took_s)
    print(f"a move: median {took[len(took) // 2] * 1e3:.2f} ms, longest {took[-1] * 1e3:.2f} ms, {len(took)} moves")
    for seats in TABLES[game.name]:
        boards = [board for seed in range(count) for board in play(game, [timed] * seats, seed, {})[1]]
        print(f"{seats} bots: {len(boards) / count:.1f} rounds a game, {ROUNDS[game.name](boards)}")


def main(name: str | None, count: int) -> None:
    for game in [name] if name else ROUNDS:
        measure(games.find(game), count)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None, int(sys.argv[2]) if len(sys.argv) > 2 else 100)
