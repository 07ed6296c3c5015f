"""Whole games with cheaters, from seeds: python -m bench.cheats [--games N | --seconds N] [--seed N] [--game NAME]

Each game is one of the four, for two to five peers of which one or two cheat in whatever way is drawn
(tests/adversary/rogues.py). No honest program may raise anything, blame somebody honest or refuse an honest message;
the honest ones end alike or hold a conviction; and `verify` says the same of a file. The first game of which that is
not true ends the run, with its seed: --seed N --games 1 plays it again. Ctrl-C ends it with what there was.

What is faked: randomness comes from the seed, and points are whole numbers, in a group where anybody can divide
(tests/scenery/light_group.py), which is some fifty times faster. All proofs are made and checked by the program's own
code.
"""

from __future__ import annotations

import argparse
import itertools
import secrets
import signal
import time
from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from tests.scenery.light_group import lighten

lighten()

from netcore.audit import replay  # noqa: E402 - the group comes first
from netcore.crypto.cache import ProofCache  # noqa: E402
from netcore.feeds import entry, gossip  # noqa: E402
from netcore.identity import Identity  # noqa: E402
from netcore.table import letters  # noqa: E402
from tests.adversary.rogues import play  # noqa: E402
from tests.tables import weather  # noqa: E402

# All programs of a game read the same bytes: each of them is read, and each signature and proof checked, once a game.
MOST: Final = 1 << 14
SIGNED: Final[set[tuple[bytes, ...]]] = set()
sign, verify = Identity.sign, entry.verify


def signing(me: Identity, context: bytes, data: bytes) -> bytes:
    """As ever; it is remembered, and what was signed in this process is signed."""
    signature = sign(me, context, data)
    SIGNED.add((me.public, context, data, signature))
    return signature


def verified(*said: bytes) -> bool:
    """Whether it was signed in this process, or else what the program finds."""
    return said in SIGNED or verify(*said)


Identity.sign = signing  # type: ignore[method-assign]
entry.verify = verified  # type: ignore[assignment]
for where, what in ((gossip, "decode"), (letters, "read_body")):
    setattr(where, what, lru_cache(MOST)(getattr(where, what)))
entry.Entry.read = staticmethod(lru_cache(MOST)(entry.Entry.read))  # type: ignore[method-assign]
CHECKED: Final = ProofCache(MOST)
for module in (replay, weather):
    module.ProofCache = lambda *_: CHECKED


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--games", type=int, default=0, help="how many; without it, for --seconds")
    said.add_argument("--seconds", type=float, default=60.0, help="of a core")
    said.add_argument("--seed", type=int, default=1, help="of the first game")
    said.add_argument("--game", default="", help="this game alone")
    said.add_argument("--on", action="store_true", help="go on after a game that should not be")
    args = said.parse_args()
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.default_int_handler)
    began = time.process_time()
    ends, lies, played, found = Counter[tuple[str, str]](), Counter[str](), 0, 0
    for seed in itertools.count(args.seed):
        if played >= args.games if args.games else time.process_time() - began > args.seconds:
            break
        played += 1
        SIGNED.clear()
        secrets.token_bytes = Random(seed).randbytes  # type: ignore[assignment]
        try:
            ending = play(seed, args.game)
        except KeyboardInterrupt:
            played -= 1
            break
        except Exception as fault:
            print(f"seed {seed}: {type(fault).__name__}: {fault}", flush=True)
            found += 1
            if not args.on:
                raise
            continue
        ends[ending.game, ending.what] += 1
        lies.update(ending.lied)
    for (game, what), count in sorted(ends.items()):
        print(f"| {game} | {what} | {count:,} |")
    print(f"{played:,} games, {lies.total():,} lies, {time.process_time() - began:.0f} s of a core, {found} found")
    print(", ".join(f"{kind} {count:,}" for kind, count in lies.most_common()))


if __name__ == "__main__":
    main()
