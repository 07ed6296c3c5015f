"""A bot that leaves it to the people at the table to say something first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import cast

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_moves import Guess, Hear, Skip
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies.policy import Policy


@dataclass(frozen=True, slots=True)
class PatientDreamer:
    """Plays as `inner` does, but as the Dreamer it hears each of `persons` once before a word is guessed or skipped."""

    inner: Policy
    persons: Collection[Seat]

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of `legal`."""
        move = self.inner.choose(view, legal, chance)
        if isinstance(move, Guess | Skip) and Hear() in legal.listed and self._unheard(cast("Board", view.board)):
            return Hear()
        return move

    def _unheard(self, board: Board) -> bool:
        said = {clue.seat for clue in board.word.clues} if board.word is not None else set()
        return bool({seat for seat in self.persons if seat in board.spirits} - said)
