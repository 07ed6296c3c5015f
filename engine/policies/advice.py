"""What a bot would do in a player's place, and why: a move with its reason as a value, in no language.

A reason is a word of its game's own list with what it is about: numbers, faces, colours, in the order that the list
tells. It is computed from the same view as the move and from nothing else, so it can say nothing that a seat cannot
know. Words for it are a screen's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies import LIVELY, for_game


@dataclass(frozen=True, slots=True)
class Because:
    """Why: which reason, and what it is about."""

    reason: str
    about: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do, and why."""

    move: Move
    because: Because


Explain: TypeAlias = Callable[[View, Move], Because]


def _sen() -> Explain:
    from engine.policies.sen_reasons import explain

    return explain


def _smoki() -> Explain:
    from engine.policies.smoki_reasons import explain

    return explain


def _race() -> Explain:
    from engine.policies.race_reasons import explain

    return explain


def _dream() -> Explain:
    from engine.policies.dream_reasons import explain

    return explain


_EXPLAIN: Final[Mapping[str, Callable[[], Explain]]] = {"sen": _sen, "smoki": _smoki, "race": _race, "dream": _dream}


def can_advise(game: str) -> bool:
    """Whether there are reasons for the moves of a game."""
    return game in _EXPLAIN


def advise(view: View, legal: Legal, chance: Chance, level: str = LIVELY) -> Advice:
    """What a bot of `level` would do with `view`, and why. Raises ValueError for a game without reasons."""
    if not can_advise(view.game):
        raise ValueError(f"there are no reasons for moves of {view.game}")
    move = for_game(view.game, level).choose(view, legal, chance)
    return Advice(move, _EXPLAIN[view.game]()(view, move))
