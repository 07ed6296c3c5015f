"""`sennik peer` with a person at it, of the test's making, for a night in which programs stand still and one lies.

Run: python tests/tables/person_peer.py SEEN ARGUMENTS…   SEEN is a folder in which each program writes down what its
player is told. Seat 0 dreams and only listens. The program at STOPPED stops itself when it is asked for its second
clue; at THINKING the player takes long for the second one; at LYING the program claims for every clue that it took no
time. Everything else is the program as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import msgspec

from engine.dream import rests
from engine.dream_moves import Clue, Hear, Object
from engine.knowledge import View
from engine.pieces import Move
from netcore.crypto import joint
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.status import LateNews, News, PlayNews
from netcore.verbs import cli, peer

STOPPED, THINKING, LYING = 1, 2, 3
SOON_S = 0.3
THINKS_S = 2.5
"""More than the tolerance, less than the time for a clue."""


class PersonNode(Node):
    """A program whose player decides by this script."""

    seen: Path

    def __init__(self, profile: Profile, news: Any, *, player: object, pause_s: object, **named: Any) -> None:
        super().__init__(profile, self._hear, **named)
        self._others_hear = news
        self._decided: set[int] = set()
        self._clues = 0
        self._doing: set[asyncio.Task[None]] = set()

    def _hear(self, news: News) -> None:
        self._others_hear(news)
        if isinstance(news, LateNews):
            self._write("late", msgspec.structs.asdict(news))
        if isinstance(news, PlayNews):
            view = news.view
            if rests(view.board) and self.sitting is not None:
                self.chair.go_on()
            if view.board.word is not None:
                self._write("clues", [[clue.seat, clue.text] for clue in view.board.word.clues])
            if view.legal is not None and view.number not in self._decided:
                self._decided.add(view.number)
                self._task(self._decide(view))

    def _task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _write(self, what: str, told: object) -> None:
        with (self.seen / what).open("a") as file:
            file.write(json.dumps({"by": os.getpid(), "told": told}) + "\n")

    async def _decide(self, view: View) -> None:
        move = self._choose(view)
        await asyncio.sleep(self._takes_s(view, move))
        if isinstance(move, Clue) and view.seat == STOPPED and self._clues == 2:
            self._write("stopped", None)
            os.kill(os.getpid(), signal.SIGSTOP)
        legal = None if self.sitting is None else self.chair.table.view().legal
        if legal is not None and legal.admits(move):  # else the time was over first
            self.chair.submit(move)

    def _choose(self, view: View) -> Move:
        assert view.legal is not None
        if Clue in view.legal.worded:
            self._clues += 1
            return Clue(f"zz{chr(96 + self._clues)}")
        patient = (move for move in view.legal.listed if isinstance(move, Hear | Object) and move != objecting(move))
        return next(patient, view.legal.listed[0])

    def _takes_s(self, view: View, move: Move) -> float:
        if not isinstance(move, Clue):
            return SOON_S
        if view.seat == LYING:
            self.chair._stopwatch.elapsed_ms = lambda _seat, _now_s: 0  # type: ignore[method-assign]
            return THINKS_S
        if view.seat == THINKING and self._clues == 2:
            self._write("thinking", None)
            return THINKS_S
        return SOON_S


def objecting(move: Move) -> Move | None:
    """The vote against a clue, for any vote on it."""
    return Object(move.seat, True) if isinstance(move, Object) else None


def main(seen: str, *arguments: str) -> int:
    """Play as the command line says, with this player."""
    PersonNode.seen = Path(seen)
    uniform = joint.uniform

    def rolled(value: bytes, sides: int) -> int:
        return 0 if sides == 4 else uniform(value, sides)

    peer.Node = PersonNode  # type: ignore[misc]
    joint.uniform = rolled
    return cli.main(["peer", *arguments])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
