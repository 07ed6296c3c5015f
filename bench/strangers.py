"""What strangers can say, for as long as one likes: python -m bench.strangers [--seconds N] [--seed N] [--only TEXT]

Each hunt of tests/scenery/strangers.py for so many seconds of a core, from one seed after the other. Prints how many
sequences there were; the first that raises what is no refusal by name ends it, with its seed.
"""

from __future__ import annotations

import argparse
import itertools
import time
from random import Random

from tests.scenery.strangers import HUNTS, STEPS


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--seconds", type=float, default=60.0, help="of a core, for each hunt")
    said.add_argument("--seed", type=int, default=1_000_000, help="of the first sequence")
    said.add_argument("--only", default="", help="the hunts whose names hold this")
    args = said.parse_args()
    for name, hunt in HUNTS.items():
        if args.only not in name:
            continue
        began, count = time.process_time(), 0
        for seed in itertools.count(args.seed):
            if time.process_time() - began > args.seconds:
                break
            try:
                hunt(Random(seed), STEPS)
            except BaseException:
                print(f"{name}: seed {seed}", flush=True)
                raise
            count += 1
        print(f"| {name} | {count:,} sequences |", flush=True)


if __name__ == "__main__":
    main()
