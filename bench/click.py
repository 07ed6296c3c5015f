"""From a click to the other screen: python -m bench.click [--moves N] [--pause S]

Two programs without a window, each with a node of its own, sit at one table over TLS on the loopback and play Sen. For
every move: the time from the call of `submit` to the news, in the other program, that the move was made. All of it is
inside: the entry signed and on disk, the link, the check of the signature, the rules, the view. Both read the system's
monotonic clock. Moves that everybody makes at once are left out: they are read when the last one is in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from engine.chance import Chance
from engine.sen import PeekTwo
from netcore.files.profile import Profile
from netcore.node.bots import policy_for
from netcore.node.node import Node
from netcore.status import News, PlayNews, RoomNews

HOME = Path(__file__).resolve().parent.parent
GAME = "sen"
PATIENCE_S = 120.0


class Player:
    """A node that plays by policy, and notes when it moved and when it saw each step."""

    def __init__(self, folder: Path, name: str, pause_s: float) -> None:
        self.node = Node(Profile(folder), self._hear, interfaces=["127.0.0.1"], name=name)
        self.made: list[float] = []
        self.seen: list[tuple[int, float]] = []
        """The seat of every single move in turn, and when the news of it came."""
        self.rooms: list[RoomNews] = []
        self._pause_s = pause_s
        self._asked: PlayNews | None = None
        self._news = asyncio.Event()

    def _hear(self, news: News) -> None:
        now_s = time.monotonic()
        if isinstance(news, PlayNews):
            self.seen += [(step.seat, now_s) for step in news.steps if step.ask == "move" and step.seat is not None]
            self._asked = news if news.view.legal is not None else None
        elif isinstance(news, RoomNews):
            self.rooms.append(news)
        self._news.set()

    async def arrive(self) -> None:
        """Wait for more news."""
        self._news.clear()
        await self._news.wait()

    async def ready(self) -> None:
        """Wait for everybody to sit down, and agree."""
        while not self.rooms or not self.rooms[-1].phrase:
            await self.arrive()
        self.node.room.ready(True)

    async def play(self, moves: int) -> None:
        """Play until both together have made so many moves in turn."""
        policy, chance = policy_for(GAME), Chance(1, self.node.me.name)
        answered = -1
        while len(self.seen) < moves:
            asked, self._asked = self._asked, None
            # The same question may be told again while its answer is on its way.
            if asked is None or asked.view.legal is None or asked.view.number == answered:
                await self.arrive()
                continue
            await asyncio.sleep(self._pause_s)
            move = policy.choose(asked.view, asked.view.legal, chance)
            if not isinstance(move, PeekTwo):  # which everybody does at once
                self.made.append(time.monotonic())
            answered = asked.view.number
            self.node.chair.submit(move)


async def guest(folder: Path, address: str, moves: int, pause_s: float) -> None:
    """The other program: print what was noted as one line of JSON."""
    player = Player(folder, "Bo", pause_s)
    await player.node.start()
    try:
        await player.node.rename("Bo", "star")
        await player.node.join_address(address)
        await player.ready()
        await player.play(moves)
        print(json.dumps({"made": player.made, "seen": player.seen}), flush=True)
        await asyncio.to_thread(sys.stdin.read)  # the host may still lack the last entry
    finally:
        await player.node.stop()


async def host(folder: Path, moves: int, pause_s: float) -> list[float]:
    """Open the table, start the guest, play; the seconds of every move, either way."""
    player = Player(folder / "host", "Ada", pause_s)
    await player.node.start()
    try:
        await player.node.rename("Ada", "round")
        await player.node.open_table(GAME, 2, {}, listed=False)
        while not player.rooms:
            await player.arrive()
        ours = [str(folder / "guest"), player.rooms[0].addresses[0], "--moves", str(moves), "--pause", str(pause_s)]
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bench.click",
            "--guest",
            *ours,
            cwd=HOME,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert child.stdout is not None
        await player.ready()
        await player.play(moves)
        other = json.loads(await child.stdout.readline())
        await child.communicate(b"")
    finally:
        await player.node.stop()
    return [
        *took(player.made, [when for seat, when in other["seen"] if seat == 0]),
        *took(other["made"], [when for seat, when in player.seen if seat == 1]),
    ]


def took(made: list[float], seen: list[float]) -> list[float]:
    """Seconds between each move and the sight of it; the one that the end cut off is left out."""
    return [after - before for before, after in zip(made, seen, strict=False)]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--pause", type=float, default=0.15, help="seconds between being asked and the click")
    parser.add_argument("--guest", nargs=2, metavar=("DIR", "ADDRESS"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.guest:
        folder, address = options.guest
        asyncio.run(guest(Path(folder), address, options.moves, options.pause))
        return
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        run = host(Path(folder), options.moves, options.pause)
        times_ms = [1000 * seconds for seconds in asyncio.run(asyncio.wait_for(run, PATIENCE_S))]
    print(
        f"click to the other screen: median {statistics.median(times_ms):.0f} ms, worst {max(times_ms):.0f} ms, "
        f"{len(times_ms)} moves"
    )


if __name__ == "__main__":
    main()
