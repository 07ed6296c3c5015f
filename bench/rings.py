"""Whole games around a ring of tables whose programs die on the way: python -m bench.rings GAME SEATS [--seeds N]

All tables have to come the same way to the same end, and every seat sees at every question what a dealer of the same
cards would show it. One proof in four is checked. Prints a line for each game, from seed 1 on; the first that fails
ends it.
"""

from __future__ import annotations

import argparse
import time

from engine.chance import Chance
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from tests.tables.ring import Ring, assert_one_game

OPTIONS: dict[str, dict[str, object]] = {
    "sen": {"rounds": 2, "limit": 0},
    "smoki": {"goal": "rounds", "rounds": 2},
    "race": {},
    "dream": {"night_s": 10, "clue_s": 10},
}
"""The shortest games that have something of everything."""


def play(game: str, seats: int, seed: int) -> Ring:
    """A whole game of bots."""
    policy = for_game(game, "bot")
    streams = [Chance(seed, str(seat)) for seat in range(seats)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policy.choose(view, legal, streams[seat])

    return Ring(find(game), seats, OPTIONS[game], seed=seed, decide=decide, mortal=True, checked=4).run()


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OPTIONS)
    said.add_argument("seats", type=int)
    said.add_argument("--seeds", type=int, default=1)
    args = said.parse_args()
    for seed in range(1, args.seeds + 1):
        began = time.process_time()
        ring = play(args.game, args.seats, seed)
        deaths, views = sum(member.deaths for member in ring.members), assert_one_game(ring)
        print(f"seed {seed}: {views} views, {deaths} deaths, {time.process_time() - began:.0f} s of a core", flush=True)


if __name__ == "__main__":
    main()
