"""The games that have a screen, and what each tells about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from client.viewmodels.dream.model import DreamModel
from client.viewmodels.dream.script import DreamScript
from client.viewmodels.race.model import RaceModel
from client.viewmodels.race.props import RaceCard
from client.viewmodels.race.script import RaceScript
from client.viewmodels.sen.model import SenModel
from client.viewmodels.sen.script import SenScript
from client.viewmodels.smoki.model import SmokiModel
from client.viewmodels.smoki.script import SmokiScript
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.script import Script


@dataclass(frozen=True, slots=True)
class GameScreen:
    """All that the window knows about one game."""

    script: Script
    model: Callable[[QObject | None], GameModel] | None = None
    cards: type[CardProps] = CardProps


SCREENS: Final[dict[str, GameScreen]] = {
    "sen": GameScreen(SenScript(), SenModel),
    "smoki": GameScreen(SmokiScript(), SmokiModel),
    "race": GameScreen(RaceScript(), RaceModel, RaceCard),
    "dream": GameScreen(DreamScript(), DreamModel),
}
"""By the name of the game, the usual one first."""
