"""What it costs to look on at a table, and to be looked at: python -m bench.watch GAME SEATS [--turns N]

A game is played in this process for so many turns of its ring. Then onlookers come to the bench of one program, all at
once, and are given what was played; what comes after that is passed on to them entry by entry. Printed are the bytes
for each onlooker, the processor's time of the program whose bench it is, and how long an onlooker reads and checks.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import defaultdict

from bench.take_up import played
from netcore.feeds.chain import Feeds
from netcore.feeds.gossip import Gossip
from netcore.lobby.bench import Watch
from netcore.node.bench import Bench
from netcore.node.onlooking import Sight
from netcore.node.pool import Pool
from netcore.status import News, PlayNews
from netcore.tasks import Tasks
from netcore.wire.codec import encode


async def watch(game: str, seats: int, turns: int, onlookers: int) -> None:
    """Play, look on, and print."""
    ring = played(game, seats, turns)
    entries = sorted(
        (entry for seat in range(seats) for entry in ring.members[seat].feeds.entries(seat)),
        key=lambda entry: (entry.number, entry.seat),
    )
    late = len(entries) * 3 // 4
    feeds = Feeds(ring.terms.hash(), ring.terms.authors())
    given: dict[bytes, list[bytes]] = defaultdict(list)
    bench = Bench(
        ring.terms,
        feeds,
        (),
        is_open=True,
        say=lambda _peer, _word: None,
        give=lambda peer, content: given[peer].append(content),
        tell=lambda _news: None,
        ways=dict,
        plays=lambda _peer: True,
        now_s=0.0,
    )
    for entry in entries[:late]:
        feeds.receive(entry.raw)
    pool, caught_up = Pool(), asyncio.Event()

    def hear(news: News) -> None:
        if isinstance(news, PlayNews):
            caught_up.set()

    tasks = Tasks(lambda fault: print(repr(fault)))
    began = time.perf_counter()
    sight = Sight(ring.terms, pool, tasks, hear, hear, time.monotonic)
    player, keys = ring.terms.authors()[0], [bytes([number]) * 32 for number in range(1, onlookers + 1)]
    at_bench_s, bytes_given = 0.0, 0
    said = {key: sight.linked(player) if key == keys[0] else [encode_heads(ring.terms.hash(), feeds)] for key in keys}
    for key in keys:
        start = time.process_time()
        bench.receive(key, "Ela", "star", encode(Watch()), 0.0)
        at_bench_s += time.process_time() - start
    while any(said.values()) or any(given.values()):
        for key in keys:
            start = time.process_time()
            for content in said[key]:
                bench.receive_gossip(key, content)
            at_bench_s += time.process_time() - start
            taken, given[key] = given[key], []
            bytes_given += sum(map(len, taken)) if key == keys[0] else 0
            said[key] = [out for content in taken for out in sight.receive(player, content)] if key == keys[0] else []
    await caught_up.wait()
    read_s = time.perf_counter() - began
    first, start = bytes_given, time.process_time()
    for entry in entries[late:]:
        feeds.receive(entry.raw)
    heard_s = time.process_time() - start
    start = time.process_time()
    for entry in entries[late:]:
        bench.spread([entry])
    spread_s = time.process_time() - start
    later = sum(len(content) for contents in given.values() for content in contents)
    await tasks.end()
    pool.close()
    kib = 1024
    print(f"{game} for {seats}, {len(entries)} entries, {onlookers} onlookers who come after three quarters of them")
    print(f"given to each: {first / kib:.0f} KiB at once, {later / onlookers / kib:.0f} KiB after that")
    print(f"the program whose bench it is: {1000 * at_bench_s:.0f} ms for all when they come,", end=" ")
    print(f"{1000 * spread_s / max(1, len(entries) - late):.2f} ms an entry for all after that")
    print(f"(to hear an entry itself: {1000 * heard_s / max(1, len(entries) - late):.2f} ms)")
    print(f"an onlooker sees the table after {read_s:.1f} s, with {sight.checked} proofs checked")


def encode_heads(table: bytes, feeds: Feeds) -> bytes:
    """What an onlooker with nothing says of itself."""
    gossip: Gossip[int] = Gossip(Feeds(table, feeds.authors), gives=False)
    return gossip.connect(0)[0][1]


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--turns", type=int, default=20_000)
    parser.add_argument("--onlookers", type=int, default=8)
    options = parser.parse_args()
    asyncio.run(watch(options.game, options.seats, options.turns, options.onlookers))


if __name__ == "__main__":
    main()
