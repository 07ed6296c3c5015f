"""How long the turns of a race take in one program: a person and bots, from the first turn to the last.

Run:  python -m bench.race_setup [--seats N] [--turns N]

The real thing but for the window: a node that practises, its bots, its disk and its threads for proofs. The set-up of a
turn is the shuffle of all cards, the deal, and everybody's look at the first hand; a pick is everybody's keep-and-pass
and look at the next hand, with all decisions made at once. Seconds by the clock, and on all cores together: what other
programs take from a busy machine is in the first figure alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from engine.driver import Step
from netcore.files.profile import Profile
from netcore.node.bots import policy_for
from netcore.node.node import Node
from netcore.status import News, PlayNews

TARGET_S = 3.0
RACE = "race"


@dataclass(frozen=True)
class Stamp:
    """When something was answered: seconds by the clock, and on all cores together."""

    wall_s: float
    busy_s: float

    @classmethod
    def now(cls) -> Stamp:
        """Of this process."""
        return cls(time.perf_counter(), time.process_time())

    def since(self, then: Stamp) -> Stamp:
        """What passed since `then`."""
        return Stamp(self.wall_s - then.wall_s, self.busy_s - then.busy_s)


@dataclass
class Lap:
    """One turn: what its set-up took, and each pick."""

    turn: int
    cards: int
    set_up: Stamp
    picks: list[Stamp] = field(default_factory=list)


class Laps:
    """Reads a race as it goes on."""

    def __init__(self) -> None:
        self.laps: list[Lap] = []
        self.over = asyncio.Event()
        self._begun = Stamp.now()
        self._last = self._begun
        self._cards = 0
        self._looks = 0

    def hear(self, step: Step, now: Stamp) -> None:
        """The next question is answered."""
        board = step.board
        if step.ask == "shuffle" and board.phase == "draft":
            self._begun, self._cards, self._looks = self._last, len(step.cards), 0
        elif step.ask == "keep_and_pass":
            self._begun, self._looks = self._last, 0
        elif step.ask == "show" and board.phase == "draft":
            self._looks += 1
            if self._looks == len(board.positions):
                self._looked(board.turn, now.since(self._begun))
        self._last = now

    def _looked(self, turn: int, took: Stamp) -> None:
        if self.laps and self.laps[-1].turn == turn:
            self.laps[-1].picks.append(took)
        else:
            self.laps.append(Lap(turn, self._cards, took))


async def race(seats: int, turns: int, folder: Path) -> list[Lap]:
    """Practise a race until the last turn wanted is drafted."""
    laps = Laps()
    over = asyncio.Event()

    def hear(news: News) -> None:
        if isinstance(news, PlayNews):
            now = Stamp.now()
            for step in news.steps:
                laps.hear(step, now)
                if step.board.turn > turns or step.board.phase == "over":
                    over.set()
            if news.view.board.turn == turns and news.view.board.phase == "flight":
                over.set()

    node = Node(Profile(folder), hear, lan=False, name="Ewa", player=policy_for, pause_s=lambda: 0.0)
    await node.start()
    try:
        await node.practise(RACE, seats, {})
        await over.wait()
    finally:
        await node.stop()
    return laps.laps


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--turns", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        laps = asyncio.run(race(options.seats, options.turns, Path(folder)))
    print(f"A race of {options.seats} in one program; seconds by the clock, and of cores ({os.cpu_count()} here)")
    print(f"{'':4} {'':5} {'set-up':>13} {'longest pick':>13} {'mean pick':>13}")
    print(f"{'turn':>4} {'cards':>5}" + f" {'clock':>6} {'cores':>6}" * 3)
    for lap in laps:
        longest = max(lap.picks, key=lambda pick: pick.wall_s)
        count = len(lap.picks)
        mean = Stamp(sum(pick.wall_s for pick in lap.picks) / count, sum(pick.busy_s for pick in lap.picks) / count)
        row = "".join(f" {took.wall_s:6.2f} {took.busy_s:6.2f}" for took in (lap.set_up, longest, mean))
        print(f"{lap.turn:4} {lap.cards:5}{row}")
    print(f"worst set-up {max(lap.set_up.wall_s for lap in laps):.2f} (target {TARGET_S})")


if __name__ == "__main__":
    main()
