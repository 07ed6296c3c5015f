"""How far going on without a peer is explored: python -m bench.views [--seconds N | --walks N] [--seed N] [--only TEXT]

All worlds of tests/model/views/worlds.py in so many seconds of a core, of which each gets an equal part: every state
that lies near enough, then walks from a seed. With --walks there are walks alone, so many in all. Prints lines for the
table of docs/protocol/views.md; the first violation ends it, with what led there. --drawing prints the machine as that
page shows it, and does nothing else.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.model.views.drawing import drawing
from tests.model.views.explore import explore, wander
from tests.model.views.world import Table
from tests.model.views.worlds import EXPLORED, WALKED, Walks


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--seconds", type=float, default=600.0, help="of a core, for all worlds together")
    said.add_argument("--walks", type=int, default=0, help="so many, and nothing else")
    said.add_argument("--seed", type=int, default=100, help="of the first walks")
    said.add_argument("--only", default="", help="the worlds whose names hold this")
    said.add_argument("--drawing", action="store_true")
    args = said.parse_args()
    if args.drawing:
        print(drawing())
        return
    explored = {name: table for name, (table, _) in EXPLORED.items() if args.only in name and not args.walks}
    walked = [each for each in WALKED if args.only in each.name]
    share = args.seconds / max(1, len(explored) + len(walked))
    for name, table in explored.items():
        print(f"| {name} | {_explored(table, share)} |", flush=True)
    for each in walked:
        most = -(-args.walks // len(walked))
        print(f"| {each.name} | {_walked(each, args.seed, share, most)} |", flush=True)


def _explored(table: Table, seconds: float) -> str:
    began = time.process_time()
    found = explore(table, sys.maxsize, until=lambda: time.process_time() - began > seconds)
    deep = f"all, depth {found.depth}" if found.whole else f"depth {found.depth}"
    return f"{deep}, {found.states:,} states | {_ends(found.ends)}"


def _walked(walked: Walks, seed: int, seconds: float, most: int) -> str:
    """Walk for so many seconds of a core, or, if `most` is any, so many times."""
    began, steps, ends = time.process_time(), 0, Counter[str]()
    while not ends or (ends.total() < most if most else time.process_time() - began < seconds):
        found = wander(walked.table, walked.walks, seed)
        seed, steps = seed + 1, steps + found.states
        ends.update(found.ends)
    return f"{ends.total():,} walks, {steps:,} steps | {_ends(ends)}"


def _ends(ends: dict[str, int]) -> str:
    """What it comes to, the most usual first, in percent."""
    total = sum(ends.values())
    return ", ".join(f"{why} {times / total:.1%}" for why, times in Counter(ends).most_common())


if __name__ == "__main__":
    main()
