"""Whether two programs, written without each other, say the same of game files to which something has happened.

Run:  python -m bench.second [--files 400] [--seed 1] [--games sen,smoki,timing,left] [--keep FOLDER]

Each file is a whole game of which bytes were changed, entries were cut, dropped, moved, forged, or signed anew with
other bodies by their own authors, or in which everybody stops somewhere and calls others gone
(`tests/scenery/saved.py`). A file of which `sennik verify` and `tests/second/` say different things is kept and told;
exit 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

from engine.chance import Chance
from engine.games import GAMES, find
from netcore.feeds.bodies import Mixed
from tests.engine.contract_games import CONTRACT_GAMES
from tests.scenery.both import verdict
from tests.scenery.saved import Book, honest, left, mutated
from tests.tables.test_departures import Leaving
from tests.tables.test_ring_clock import TIMING

QUICK = {game.name: game for game in (*CONTRACT_GAMES, TIMING)}


def by_name(name: str):
    return QUICK[name] if name in QUICK else find(name)


@cache
def book(name: str) -> Book:
    """A whole game: one of ours, one of the tests', or one that went on without somebody."""
    if name == "left":
        return left(find("sen"), 4, {"rounds": 1, "limit": 0}, Leaving(1, Mixed))
    if name in GAMES:
        return honest(name)
    return Book.of(QUICK[name], 3, {"length": 1}, 3)


def compare(name: str, seed: int, keep: Path) -> str:
    """What both say of one file, or what one of them says that the other does not."""
    data = mutated(book(name), Chance(seed, "second", name))
    try:
        said = verdict(data, by_name)
    except AssertionError as differ:
        keep.mkdir(parents=True, exist_ok=True)
        file = keep / f"{name}-{seed}.sennik"
        file.write_bytes(data)
        print(f"{file}: {str(differ)[:400]}")
        return "DIFFERENT"
    rule = said.get("fault") and said["fault"]["rule"]
    return f"{said['verdict']}{f' ({rule})' if rule else ''}"


def main(argv: list[str] | None = None, say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--files", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="sen,smoki,boast,draft,auction,dice,timing,left")
    parser.add_argument("--keep", type=Path, default=Path("different"))
    args = parser.parse_args(argv)
    games, began, seen = args.games.split(","), time.process_time(), Counter[str]()
    for number in range(args.files):
        seen[compare(games[number % len(games)], args.seed * 1_000_000 + number, args.keep)] += 1
    for what, count in seen.most_common():
        say(f"{count:6} {what}")
    say(f"{args.files} files in {time.process_time() - began:.0f} s of one core")
    return 1 if seen["DIFFERENT"] else 0


if __name__ == "__main__":
    sys.exit(main())
