"""How long a table takes to be taken up again from its disk: python -m bench.take_up GAME SEATS [--turns N]

A game is played in this process for so many turns of its ring and put on a disk. Then a program takes it up that has
all its seats, as one does that plays with bots: until all is read and checked, and the player is shown the table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from pathlib import Path

from engine.chance import Chance
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from netcore.files.store import TableStore
from netcore.node.chair import Chair
from netcore.node.kept import pack_secrets
from netcore.node.life import Life
from netcore.node.pool import Pool
from netcore.node.seating import feeds_of
from netcore.node.sitting import Sitting
from netcore.wire.codec import encode
from tests.tables.ring import Ring

OPTIONS: dict[str, dict[str, object]] = {
    "sen": {},
    "smoki": {},
    "race": {},
    "dream": {"night_s": 60, "clue_s": 60},
}
SEED = 3


def played(game: str, seats: int, turns: int) -> Ring:
    """A game of bots that has come as far as `turns` turns of each table lead."""
    policy = for_game(game, "bot")
    streams = [Chance(SEED, str(seat)) for seat in range(seats)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policy.choose(view, legal, streams[seat])

    ring = Ring(find(game), seats, OPTIONS[game], seed=SEED, decide=decide, at_once=True, checked=1000)
    with contextlib.suppress(AssertionError):
        ring.run(turns)
    return ring


def put_away(ring: Ring, folder: Path) -> int:
    """Have the table of `ring` on disk. Returns its bytes."""
    store = TableStore(folder)
    store.create(encode(ring.terms), pack_secrets(chairs_of(ring), ring.terms))
    entries = [entry for seat in range(len(ring.members)) for entry in ring.members[seat].feeds.entries(seat)]
    store.save_own(entries)
    store.close()
    return sum(len(entry.raw) for entry in entries)


def chairs_of(ring: Ring) -> list[Chair]:
    """A chair for every seat; none of them has a policy, so that nothing is played on."""
    return [Chair(member.seat, member.identity, member.secrets, None) for member in ring.members]


async def take_up(ring: Ring, folder: Path) -> tuple[float, float, float]:
    """Seconds by the clock until the table is there, of the cores meanwhile, and the longest that the loop waited."""
    pool, store = Pool(), TableStore(folder)
    longest = 0.0

    async def beat() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.002)
            longest = max(longest, time.perf_counter() - before - 0.002)

    beating = asyncio.create_task(beat())
    await asyncio.sleep(0.01)
    clock, cores = time.perf_counter(), time.process_time()
    stored = await pool.store(store.load)
    sitting = Sitting(
        ring.terms,
        chairs_of(ring),
        store,
        pool,
        send=lambda _peer, _content: None,
        tell=lambda _news: None,
        game_file=folder / "game.sennik",
        feeds=await pool.store(lambda: feeds_of(ring.terms, stored)),
        checked=stored.checked,
    )
    sitting.start()
    while sitting.life is Life.CATCHING_UP:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.002)
    assert sitting.life.live, sitting.life
    took = time.perf_counter() - clock, time.process_time() - cores
    await sitting.close()
    beating.cancel()
    pool.close()
    return *took, longest


def main() -> None:
    """Run what the command line asks for."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OPTIONS)
    said.add_argument("seats", type=int)
    said.add_argument("--turns", type=int, default=2000)
    args = said.parse_args()
    ring = played(args.game, args.seats, args.turns)
    with tempfile.TemporaryDirectory() as folder:
        written = put_away(ring, Path(folder) / "table")
        print(f"{args.game} for {args.seats}: {len(ring.entries())} entries, {written / 1e6:.1f} MB")
        for number in (1, 2):
            clock, cores, longest = asyncio.run(take_up(ring, Path(folder) / "table"))
            print(
                f"taken up, {number}: {clock:.1f} s by the clock, {cores:.1f} s of the cores, "
                f"the loop stood still for at most {1000 * longest:.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
