"""`sennik simulate GAME`: whole games between policies with the seeded dealer, one JSON object a line.

The same arguments print the same bytes on every machine. For studying bots, reports of faults and checks from outside.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from itertools import chain
from typing import IO, Final

from engine import games, policies
from engine.transcript import Line, transcript
from netcore.oserrors import is_closed_pipe
from netcore.verbs.options import add_option, split_options

MOST: Final = 10**18 - 1
"""Larger seeds and counts are a slip of the hand."""
NAMES: Final = ("random", *policies.LEVELS, "bot")
"""Who may play; a bot without a name of its own is a lively one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """GAME, its table, and who plays."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.GAMES)}")
    parser.add_argument("--seats", metavar="N", required=True, help="how many players")
    parser.add_argument("--seed", metavar="S", required=True, help="a whole number from which all chance comes")
    parser.add_argument("--games", metavar="K", default="1", help="how many games, with seeds S, S+1, ... (default: 1)")
    parser.add_argument(
        "--policy",
        metavar="NAME[,NAME]...",
        default="random",
        help=f"who plays: {', '.join(NAMES)} (bot is lively); one name for all, or one a seat (default: random)",
    )
    add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print the games. Raises ValueError with a sentence for arguments that mean nothing."""
    game = games.find(args.game)
    seats = _number("--seats", args.seats)
    seed = _number("--seed", args.seed)
    count = _number("--games", args.games, least=1)
    options = game.agree(seats, split_options(args.option))
    players = [policies.for_game(game.name, name) for name in _players(args.policy, seats)]
    lines = chain.from_iterable(transcript(game, seats, seed + k, options, players) for k in range(count))
    return _print(lines, sys.stdout.buffer)


def _players(text: str, seats: int) -> list[str]:
    """Who plays, by seat."""
    names = [name.strip() for name in text.split(",")]
    unknown = next((name for name in names if name not in NAMES), None)
    if unknown is not None:
        raise ValueError(f"--policy is {', '.join(NAMES[:-1])} or {NAMES[-1]}, not {unknown[:40]!r}")
    if len(names) not in (1, seats):
        raise ValueError(f"--policy is one name for all, or one for each of {seats} seats, not {len(names)}")
    return names * seats if len(names) == 1 else names


def _number(name: str, text: str, least: int = 0) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) else -1
    if number < least:
        raise ValueError(f"{name} is a whole number from {least} to {MOST}, not {text[:40]!r}")
    return number


def _print(lines: Iterator[Line], out: IO[bytes]) -> int:
    try:
        for line in lines:
            out.write(json.dumps(line).encode("ascii") + b"\n")
        out.flush()
    except OSError as fault:
        if not is_closed_pipe(fault):
            raise
        # Whoever read has read enough. The interpreter must not try to flush the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
    return 0
