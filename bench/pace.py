"""What an honest program sends another at most, beside what is read of it: python -m bench.pace [GAME ...]

Whole games of as many programs as a game has places, over a network in memory on which computing takes no time: so what
one program says to another between two decisions of people comes all at once, faster than from any laptop. Payloads
are counted as `netcore/node/links.py` counts them, a large one as several, with all that is passed on for others. As
long as no such stretch is more than is read at once, no honest program is ever slowed down, however fast it is.

The last column is a game taken up again by somebody who has lost all of it: what one neighbour sends, and how many
seconds the pace stretches that to. Points are whole numbers (tests/scenery/light_group.py), as long as on the curve.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Any, Final

from tests.scenery.light_group import lighten

lighten()

from engine.chance import Chance  # noqa: E402 - the group comes first
from engine.games import GAMES, find  # noqa: E402
from engine.knowledge import View  # noqa: E402
from engine.pieces import Legal, Move, Seat  # noqa: E402
from engine.policies import for_game  # noqa: E402
from netcore.feeds.chain import Feeds  # noqa: E402
from netcore.feeds.gossip import Gossip  # noqa: E402
from netcore.node.links import READ_AT_ONCE, READ_BYTES, READ_PER_S  # noqa: E402
from netcore.wire.envelope import ToTable, seal  # noqa: E402
from tests.tables.weather import Weather  # noqa: E402

SHORT: Final[dict[str, dict[str, object]]] = {
    "sen": {"rounds": 3, "limit": 0},
    "smoki": {"goal": "rounds", "rounds": 3},
    "race": {},
    "dream": {},
}
"""A game long enough to have seen all of it."""


def units(payload: bytes) -> int:
    """What is counted for it."""
    return 1 + len(payload) // READ_BYTES


class Counted(Weather):
    """A table that counts what goes from each program to each other."""

    def __init__(self, game: str) -> None:
        rules = find(game)
        self.now: Counter[tuple[int, int]] = Counter()
        """Since somebody decided last, and …"""
        self.most = self.before = 0
        """… the most that it ever was, and before anybody decided anything: while cards are dealt."""
        self.all: Counter[tuple[int, int]] = Counter()
        self.decisions = 0
        policy = for_game(game, "random" if game != "race" else "ghost")
        streams = [Chance(1, str(seat)) for seat in range(rules.most_seats)]

        def decide(seat: Seat, view: View, legal: Legal) -> Move:
            self._begin_anew()
            return policy.choose(view, legal, streams[seat])

        super().__init__(rules, rules.most_seats, SHORT[game], seed=1, decide=decide)
        send, self.terms_hash = self.mesh.send, self.terms.hash()

        def counted(sender: int, to: int, data: bytes) -> None:
            self.now[sender, to] += units(seal(ToTable(self.terms_hash, data)))
            send(sender, to, data)

        self.mesh.send = counted  # type: ignore[method-assign]

    def _begin_anew(self) -> None:
        self.decisions += 1
        most = max(self.now.values(), default=0)
        self.before = self.before or most
        self.most = max(self.most, most)
        self.all += self.now
        self.now.clear()


def taken_up(world: Weather) -> int:
    """What a neighbour sends of the whole game to who holds nothing of it."""
    holder: Gossip[Any] = Gossip(world.peers[0].feeds)
    new: Gossip[Any] = Gossip(Feeds(world.terms.hash(), world.terms.authors()))
    count, asked = 0, [raw for _, raw in new.connect("holder")]
    holder.connect("new")
    while asked:
        answers = [raw for each in asked for _, raw in holder.receive("new", each).out]
        count += sum(units(seal(ToTable(world.terms.hash(), raw))) for raw in answers)
        asked = [raw for each in answers for _, raw in new.receive("holder", each).out]
    if new.feeds.heads() != holder.feeds.heads():
        raise RuntimeError("not all of it came")
    return count


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", help="which games (default: all)")
    args = said.parse_args()
    print(f"read of a peer: {READ_AT_ONCE} at once, {READ_PER_S:.0f} a second")
    for name in args.games or GAMES:
        began = time.process_time()
        world = Counted(name)
        world.run(most_ticks=100_000)
        world._begin_anew()
        size = sum(len(entry.raw) for entry in world.peers[0].feeds.all_entries())
        whole = taken_up(world)
        stretched_s = max(0, whole - READ_AT_ONCE) / READ_PER_S
        print(
            f"| {name} for {len(world.ports)} | while cards are dealt {world.before} | between two decisions"
            f" {world.most} at most | whole game {max(world.all.values())} in {world.decisions} decisions"
            f" | taken up: {size / 1e6:.1f} MB, {whole}, {stretched_s:.1f} s |",
            flush=True,
        )
        sys.stderr.write(f"{name}: {time.process_time() - began:.0f} s of a core\n")


if __name__ == "__main__":
    main()
