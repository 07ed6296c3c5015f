"""The games that there are. A game's module is loaded when the game is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.game import Game


def _sen() -> Game:
    from engine.sen import SEN

    return SEN


def _smoki() -> Game:
    from engine.smoki import SMOKI

    return SMOKI


def _race() -> Game:
    from engine.race import RACE

    return RACE


def _dream() -> Game:
    from engine.dream import DREAM

    return DREAM


GAMES: Final[dict[str, Callable[[], Game]]] = {"sen": _sen, "smoki": _smoki, "race": _race, "dream": _dream}
"""All games by their names, in the order in which a screen offers them."""


def find(name: str) -> Game:
    """The game called `name`. Raises ValueError with a sentence that names those there are."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name[:40]!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]()
