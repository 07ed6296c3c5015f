"""How many steps a second the engine makes: whole games with the seeded dealer, beside games of OpenSpiel.

    python -m bench.engine_steps                      # every game with every number of seats, random play
    python -m bench.engine_steps smoki --policy bot   # one game, between bots
    python -m bench.engine_steps --replay             # what a table and `verify` have of it, without cryptography
    python -m bench.engine_steps smoki --profile      # where the time goes

A step is one question of a rulebook answered: one move, one show, one shuffle, one roll, or what several seats decide
at once, which counts as one. It is what `apply_action` does in OpenSpiel, whose chance nodes count like ours. To each
belongs that the legal moves of whoever decides are listed, that one is picked at random and checked, and that the
rules go on to the next question. Setting a game up counts as time, not as a step. Nobody reads a board or a view
unless a policy does. Actions are the same with every seat that decides counted singly.

Games are played by the usual options in turn: the defaults, then each other usual value of each option. `--replay`
answers recorded questions with `Driver.answer` and hashes the board at each, as every peer does.

Everything is measured in slices of processor time, one subject after the other, round by round, so that a machine
whose speed drifts is as fast for one as for another; ratios are medians over rounds. OpenSpiel wants an interpreter of
its own:

    python3 -m venv spiel && spiel/bin/pip install open_spiel && spiel/bin/python -m bench.engine_steps
"""

from __future__ import annotations

import argparse
import cProfile
import importlib.util
import json
import pstats
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, cycle
from statistics import median
from time import process_time
from typing import Any

from engine.chance import Chance
from engine.contract import ALL, Timed
from engine.dealer import Dealt, SeededDealer
from engine.driver import Driver
from engine.game import Game, Options
from engine.games import GAMES, find
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game

SPIEL = ("python_liars_poker", "python_tic_tac_toe", "gin_rummy")
WARM_UP = 20
"""Games of each kind before anything is measured."""
MOST_STEPS = 20_000
"""A game of ghosts alone may have no end."""


@dataclass
class Subject:
    """Something that plays whole games; `play` returns how many steps the next one took."""

    name: str
    seats: int
    play: Callable[[], int]
    rates: list[float] = field(default_factory=list)
    steps: int = 0
    games: int = 0
    seconds: float = 0.0

    def run(self, seconds: float) -> None:
        """Play for a slice of processor time, and what is left of the last game."""
        began, steps = process_time(), 0
        while (took := process_time() - began) < seconds:
            steps += self.play()
            self.games += 1
        self.rates.append(steps / took)
        self.steps += steps
        self.seconds += took


def usual(game: Game, seats: int) -> list[Options]:
    """The defaults, then the defaults but for one other usual value."""
    tables: list[Options] = [{}]
    for option in game.options:
        for value in option.usual:
            if value == option.default:
                continue
            try:
                game.agree(seats, {option.name: value})
            except ValueError:  # such a game would have no end
                continue
            tables.append({option.name: value})
    return tables


def dealer_of(game: Game, seats: int, seed: int, options: Options) -> SeededDealer:
    return SeededDealer(Driver(game, seats, options), Chance(seed, "dealer"))


def decider(game: Game, seats: int, seed: int, kind: str) -> Callable[[Seat, Any, Legal], Move]:
    """Who decides: one policy for all, each seat with a stream of its own."""
    policy, whims = for_game(game.name, kind), [Chance(seed, f"seat {seat}") for seat in range(seats)]
    return lambda seat, view, legal: policy.choose(view, legal, whims[seat])


def playing(game: Game, seats: int, kind: str) -> Callable[[], int]:
    seeds, tables = count(1), cycle(usual(game, seats))

    def play() -> int:
        seed = next(seeds)
        dealer, decide, steps = dealer_of(game, seats, seed, next(tables)), decider(game, seats, seed, kind), 0
        go_on = getattr(dealer, "go_on", dealer.deal)  # what a tree of before has, which `bench.beside` compares with
        while dealer.driver.asked is not None and steps < MOST_STEPS:
            go_on(decide)
            steps += 1
        return steps

    return play


def answer_to(dealer: SeededDealer, dealt: Dealt) -> Any:
    """What `Driver.answer` is to be given so that the same happens again."""
    step = dealt.step
    match step.ask:
        case "show":
            return step.faces if step.to is ALL else None
        case "move":
            return step.move if step.claimed_ms is None else Timed(step.move, step.claimed_ms)
        case "moves" | "unseal":
            return dict(step.moves)
        case "roll":
            return step.rolled
    return None


def replaying(game: Game, seats: int, kind: str) -> Callable[[], int]:
    recorded = []
    for seed, options in enumerate(usual(game, seats)):
        dealer, decide, answers = dealer_of(game, seats, seed, options), decider(game, seats, seed, kind), []
        while dealer.driver.asked is not None and len(answers) < MOST_STEPS:
            answers.append(answer_to(dealer, dealer.deal(decide)))
        recorded.append((options, answers))
    games = cycle(recorded)

    def replay() -> int:
        options, answers = next(games)
        driver = Driver(game, seats, options)
        for answer in answers:
            driver.digest()
            driver.answer(answer)
        return len(answers)

    return replay


def spiel(name: str) -> Callable[[], int]:
    """Random play in OpenSpiel: the quickest of the ways in which a chance node can be drawn that we know of."""
    import open_spiel.python.games  # type: ignore[import-not-found]  # noqa: F401 - its games register themselves
    import pyspiel  # type: ignore[import-not-found]

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def subjects(args: argparse.Namespace) -> Iterator[Subject]:
    make = replaying if args.replay else playing
    for name in args.games:
        game = find(name)
        for seats in range(game.least_seats, game.most_seats + 1):
            if not args.seats or seats in args.seats:
                yield Subject(name, seats, make(game, seats, args.policy))


def singly(game: Game, seats: int, kind: str) -> float:
    """How many actions a step is, in one game, if each seat that decides in it counts."""
    dealer, decide, made, steps, actions = dealer_of(game, seats, 1, {}), decider(game, seats, 1, kind), 0, 0, 0

    def counted(seat: Seat, view: Any, legal: Legal) -> Move:
        nonlocal made
        made += 1
        return decide(seat, view, legal)

    while dealer.driver.asked is not None and steps < MOST_STEPS:
        made = 0
        dealer.go_on(counted)
        steps += 1
        actions += max(1, made)
    return actions / steps


def measure(args: argparse.Namespace) -> None:
    """Play, and print a line for each game and number of seats."""
    ours, others = played(args)
    if args.json:
        games = {name: [subject for subject in ours if subject.name == name] for name in args.games}
        rows = {name: rates_of(of_game) for name, of_game in games.items()}
        rows |= {other.name: other.rates for other in others}
        sys.stdout.write(json.dumps(rows) + "\n")
        return
    print(f"{'game':18} seats   steps/s    (best)  a game  actions/s" + "".join(f"  / {o.name}" for o in others))
    for subject in others:
        _row(subject.name, "", [subject], 1, others)
    for name in args.games:
        of_game = [subject for subject in ours if subject.name == name]
        actions = [1 if args.replay else singly(find(name), subject.seats, args.policy) for subject in of_game]
        for subject, each in zip(of_game, actions, strict=True):
            _row(name, str(subject.seats), [subject], each, others)
        _row(name, "all", of_game, sum(actions) / len(actions), others)


def played(args: argparse.Namespace) -> tuple[list[Subject], list[Subject]]:
    """Our games and those of OpenSpiel, after all rounds."""
    ours = list(subjects(args))
    others = [Subject(name, 0, spiel(name)) for name in SPIEL] if importlib.util.find_spec("pyspiel") else []
    for subject in (*ours, *others):
        for _ in range(WARM_UP):
            subject.play()
    for _ in range(args.rounds):
        for subject in (*others, *ours):
            subject.run(args.seconds)
    return ours, others


def rates_of(rows: list[Subject]) -> list[float]:
    """Steps a second, round by round. Subjects are given the same time, so of several the rates are averaged."""
    return [sum(each) / len(rows) for each in zip(*(row.rates for row in rows), strict=True)]


def _row(name: str, seats: str, rows: list[Subject], actions: float, others: list[Subject]) -> None:
    """One line."""
    rates = rates_of(rows)
    a_game = sum(row.steps for row in rows) / sum(row.games for row in rows)
    ratios = [(other.name, median(x / y for x, y in zip(rates, other.rates, strict=True))) for other in others]
    print(
        f"{name:18} {seats:>5} {median(rates):9,.0f} {max(rates):9,.0f} {a_game:7,.0f} {actions * median(rates):10,.0f}"
        + "".join(f"  {ratio:{len(other) + 2}.2f}" for other, ratio in ratios)
    )


def profile(args: argparse.Namespace) -> None:
    """The ten functions in which most time is spent, without those that they call."""
    for name in args.games:
        tables = [subject.play for subject in subjects(argparse.Namespace(**(vars(args) | {"games": [name]})))]
        for play in tables:
            for _ in range(WARM_UP):
                play()
        profiler, steps = cProfile.Profile(), 0
        profiler.enable()
        for play in tables:
            for _ in range(args.rounds):
                steps += play()
        profiler.disable()
        found: Mapping[tuple[str, int, str], tuple[int, int, float, float, Any]] = pstats.Stats(profiler).stats  # type: ignore[attr-defined]
        total = sum(own for _, _, own, _, _ in found.values())
        print(f"\n{name}: {steps} steps, {sum(calls for _, calls, _, _, _ in found.values()) / steps:.1f} calls a step")
        top = sorted(found.items(), key=lambda item: -item[1][2])[:10]
        for (file, line, function), (_, calls, own, _, _) in top:
            where = f"{file.rpartition('/')[2]}:{line} " if line else ""
            print(f"  {100 * own / total:4.1f} %  {calls / steps:5.2f} calls a step  {where}{function}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seats", type=int, action="append", help="only tables of so many; may be given again")
    parser.add_argument("--policy", default="random", help="random, bot or ghost")
    parser.add_argument("--replay", action="store_true", help="answer recorded questions and hash every board")
    parser.add_argument("--profile", action="store_true", help="say where the time goes instead")
    parser.add_argument("--json", action="store_true", help="steps a second of each round, for a program to read")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each slice")
    args = parser.parse_args()
    (profile if args.profile else measure)(args)


if __name__ == "__main__":
    main()
