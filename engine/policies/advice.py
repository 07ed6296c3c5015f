"""What a bot would do in a player's place, and why: a move with its reason as a value, in no language.

A reason is a word of its game's own list (`sen_reasons` and the like) with what it is about: numbers, faces, colours.
It is computed from the same view as the move and from nothing else, so it can say nothing that a seat cannot know.
Words for it are a screen's business.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies import LIVELY, explains, for_game
from engine.policies.because import Because


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do, and why."""

    move: Move
    because: Because


def advise(view: View, legal: Legal, chance: Chance, level: str = LIVELY) -> Advice:
    """What a bot of `level` would do with `view`, and why. Raises ValueError for a game without reasons."""
    explain = explains(view.game)
    if explain is None:
        raise ValueError(f"there are no reasons for moves of {view.game}")
    move = for_game(view.game, level).choose(view, legal, chance)
    return Advice(move, explain(view, move))
