"""How far going on without a peer is explored: python -m bench.views [--seconds N] [--seed N] [--only TEXT] [--drawing]

Each world of tests/model/views/worlds.py for so many seconds of a core: every state that lies near enough, then walks
from a seed. Prints lines for the table of docs/protocol/views.md; the first violation ends it, with what led there.
--drawing prints the machine as that page shows it, and does nothing else.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.model.views.drawing import drawing
from tests.model.views.explore import explore, wander
from tests.model.views.worlds import EXPLORED, WALKED


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--seconds", type=float, default=60.0, help="of a core, for each world")
    said.add_argument("--seed", type=int, default=100, help="of the first walks")
    said.add_argument("--only", default="", help="the worlds whose names hold this")
    said.add_argument("--drawing", action="store_true")
    args = said.parse_args()
    if args.drawing:
        print(drawing())
        return
    for name, (table, _) in EXPLORED.items():
        if args.only in name:
            began = time.process_time()
            found = explore(table, sys.maxsize, until=lambda began=began: time.process_time() - began > args.seconds)
            deep = f"all, depth {found.depth}" if found.whole else f"depth {found.depth}"
            print(f"| {name} | {deep}, {found.states:,} states | {_ends(found.ends)} |", flush=True)
    for walked in WALKED:
        if args.only in walked.name:
            began, seed, steps, ends = time.process_time(), args.seed, 0, Counter[str]()
            while time.process_time() - began < args.seconds:
                found = wander(walked.table, walked.walks, seed)
                seed, steps = seed + 1, steps + found.states
                ends.update(found.ends)
            print(f"| {walked.name} | {ends.total():,} walks, {steps:,} steps | {_ends(ends)} |", flush=True)


def _ends(ends: dict[str, int]) -> str:
    """What it comes to, the most usual first, in percent."""
    total = sum(ends.values())
    return ", ".join(f"{why} {times / total:.1%}" for why, times in Counter(ends).most_common())


if __name__ == "__main__":
    main()
