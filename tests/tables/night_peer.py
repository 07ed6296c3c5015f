"""`sennik peer` that dreams one night of the test's making, and falls over when the Dreamer is asked for the recap.

Run: python tests/tables/night_peer.py VERDICT SEEN ARGUMENTS…   VERDICT ("yes" or "no") is what a spirit thinks of a
guess; SEEN is a folder outside of the profile, in which a spirit writes down what it was shown, so that the test knows
it. What is decided, how long it takes, who dreams and where the night ends is the same in every run: two nights differ
in words, roles and verdicts, and in nothing else. Everything else is the program as it is: its cards, its feeds, its
disk, its log.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_moves import Clue, Guess, Hear, LastGuess, Object, Recall, Skip, Verdict
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies import Policy
from netcore.crypto import joint
from netcore.feeds.bodies import AnyBody, Clocked, read_body
from netcore.feeds.entry import Entry
from netcore.files.store import TableStore
from netcore.table.clock import HASTE_MS, Stopwatch
from netcore.verbs import cli, peer

TEXTS = ("zzga", "zzgo", "zzgu", "zzgy")
"""Clues and guesses that have nothing to do with any word."""
DREAMER = 2
SPIRITS = 3
WORDS_S = 60.0
"""How long the last words of time may take: they are on their way."""


class DayComesError(Exception):
    """The night is over."""


class LastWords:
    """What the spirits' feeds end with on this disk.

    What came in time of the last verdicts is settled by words of two spirits, and which two is chance; the night ends
    when the third has spoken as well.
    """

    def __init__(self) -> None:
        self._last: dict[int, AnyBody] = {}
        self._stored = threading.Condition()

    def store(self, entries: Sequence[Entry]) -> None:
        """These came and are on disk."""
        with self._stored:
            self._last.update((entry.seat, read_body(entry.body)) for entry in entries)
            self._stored.notify_all()

    def wait(self) -> None:
        """Return once all have said their word about one question. Raises TimeoutError."""
        with self._stored:
            if not self._stored.wait_for(self._agree, WORDS_S):
                raise TimeoutError(f"the spirits' last words are {self._last}")

    def _agree(self) -> bool:
        words = [body.history for body in self._last.values() if isinstance(body, Clocked)]
        return len(words) == SPIRITS and len(set(words)) == 1


@dataclass(frozen=True)
class Scripted:
    """The words of a night end in each way in turn: skipped after one clue, guessed after two, guessed after one."""

    verdict: bool
    seen: Path
    last_words: LastWords

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        del chance
        board = cast("Board", view.board)
        kinds = {move.kind for move in legal.listed} | {kind.kind for kind in legal.worded}
        said = len(board.word.clues) if board.word is not None else 0
        if Recall.kind in kinds:
            self.last_words.wait()
            raise DayComesError("the Dreamer's program falls over")
        if Object.kind in kinds:
            return next(move for move in legal.listed if isinstance(move, Object) and not move.agree)
        if board.dreamer != view.seat:
            self.note(view, board)
            return Clue(TEXTS[said]) if Clue.kind in kinds else Verdict(self.verdict)
        if LastGuess.kind in kinds:
            return LastGuess(TEXTS[0])
        words = len(board.dreamt)
        if words % 3 == 0:
            return Skip()
        return Guess(TEXTS[1]) if said == 1 + words % 2 else Hear()

    def note(self, view: View, board: Board) -> None:
        """Write down what this spirit knows."""
        assert view.seat is not None
        role = board.roles[view.seat]
        assert role is not None
        words = [view.known[word.card] for word in board.dreamt]
        told = json.dumps({"role": view.known[role], "words": words})
        new = self.seen / f"{view.seat}.new"
        new.write_text(told)
        os.replace(new, self.seen / f"{view.seat}.json")


def main(verdict: str, seen: str, *arguments: str) -> int:
    """Play as the command line says, with this script's decisions."""
    last_words = LastWords()
    script = Scripted(verdict == "yes", Path(seen), last_words)

    def scripted(_game: str, _kind: str = "") -> Policy:
        return script

    uniform = joint.uniform

    def rolled(value: bytes, sides: int) -> int:
        return DREAMER if sides == 4 else uniform(value, sides)

    save_others = TableStore.save_others

    def saved(store: TableStore, entries: Sequence[Entry]) -> None:
        save_others(store, entries)
        last_words.store(entries)

    peer.policy_for = scripted
    TableStore.save_others = saved  # type: ignore[method-assign]
    joint.uniform = rolled
    Stopwatch.policy_ms = lambda _self, _seat, clock, _now: min(clock.usual_ms, HASTE_MS)  # type: ignore[method-assign]
    return cli.main(["peer", *arguments])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
