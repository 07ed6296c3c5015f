"""`-o OPTION=VALUE` on a command line: something the players agree on before the game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let the verb be given options of the game, each as one `-o`."""
    parser.add_argument(
        "-o", "--option", metavar="OPTION=VALUE", action="append", default=[], help="something the players agree on"
    )


def split_options(given: Iterable[str]) -> dict[str, str]:
    """The options by name, as texts for `Game.read_options`. Raises ValueError with a sentence."""
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise ValueError(f"an option is OPTION=VALUE, not {pair[:40]!r}")
        if name in options:
            raise ValueError(f"{name[:40]!r} is given twice")
        options[name] = value
    return options
