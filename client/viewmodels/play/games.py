"""The games that have a screen: for each one record of all that the window knows about it.

A game is added here and in `engine/games.py`, and nothing else in the program names it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from client.viewmodels.dream.model import DreamModel
from client.viewmodels.dream.room import DreamRoom
from client.viewmodels.dream.script import DreamScript
from client.viewmodels.race.heroes import HeroesModel
from client.viewmodels.race.model import RaceModel
from client.viewmodels.race.props import RaceCard
from client.viewmodels.race.room import RaceRoom
from client.viewmodels.race.script import RaceScript
from client.viewmodels.room.part import Ask, RoomPart
from client.viewmodels.room.script import RoomScript
from client.viewmodels.sen.model import SenModel
from client.viewmodels.sen.room import SenRoom
from client.viewmodels.sen.script import SenScript
from client.viewmodels.smoki.model import SmokiModel
from client.viewmodels.smoki.room import SmokiRoom
from client.viewmodels.smoki.script import SmokiScript
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.script import Script
from engine import games

QML: Final = Path(__file__).resolve().parents[2] / "qml" / "Sennik"


@dataclass(frozen=True, slots=True)
class Pictures:
    """Three drawings that stand for a game: two faces, and "" between them for the common back."""

    left: str = ""
    middle: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class Mood:
    """The colours of plates, edges and buttons; an empty one is the night of the pages before a game.

    A plate's ground, and when it has the turn; its edge; a button from above to below, and its edge; softer text.
    """

    plate: str = ""
    turn: str = ""
    edge: str = ""
    b0: str = ""
    b1: str = ""
    be: str = ""
    soft: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How a game looks beside its screen: drawings that stand for it, its colours, and the drawings of its room."""

    pictures: Pictures = field(default_factory=Pictures)
    mood: Mood = field(default_factory=Mood)
    scene: tuple[str, ...] = ("lobby",)
    table_top: str = "scene/table_top"


@dataclass(frozen=True, slots=True)
class GameScreen:
    """All that the window knows about one game.

    `script` and `room` tell what the table and the room show. `table`, `rules` and `sheet` are files of QML: the
    screen, the rules that can be read before a game, and what is chosen in the room beside options. `model` is the
    game's own part of a table, `cards` its kind of cards, `part` its own part of a room, for the sheet.
    """

    room: RoomScript
    script: Script
    table: Path
    rules: Path
    model: Callable[[QObject | None], GameModel] | None = None
    cards: type[CardProps] = CardProps
    look: Look = field(default_factory=Look)
    sheet: Path | None = None
    part: Callable[[Ask, QObject | None], RoomPart] | None = None


SCREENS: Final[dict[str, GameScreen]] = {
    "sen": GameScreen(
        SenRoom(),
        SenScript(),
        QML / "Sen" / "SenTable.qml",
        QML / "Sen" / "SenRules.qml",
        SenModel,
        look=Look(pictures=Pictures("sen/crows_0", "", "sen/swap2")),
    ),
    "smoki": GameScreen(
        SmokiRoom(),
        SmokiScript(),
        QML / "Smoki" / "SmokiTable.qml",
        QML / "Smoki" / "SmokiRules.qml",
        SmokiModel,
        look=Look(
            pictures=Pictures("smoki/dragon_8", "", "smoki/raven_circle"),
            mood=Mood("#1E1022", "#4A2238", "#7C4650", "#5F3049", "#432036", "#A06A72", "#F0DCC8"),
            scene=("smoki", "smoki_front"),
            table_top="scene/table_top_smoki",
        ),
    ),
    "race": GameScreen(
        RaceRoom(),
        RaceScript(),
        QML / "Race" / "RaceTable.qml",
        QML / "Race" / "RaceRules.qml",
        RaceModel,
        RaceCard,
        look=Look(
            pictures=Pictures("race/dragon_mrozna_zatoka_4_green_1", "", "race/hero_rosella"),
            mood=Mood("#0F1C42", "#3B3A5E", "#4A6CB4", "#2D4C8C", "#1F3768", "#6C8FD0", "#DCE7F8"),
            scene=("race",),
            table_top="scene/table_top_race",
        ),
        sheet=QML / "Race" / "HeroesDialog.qml",
        part=HeroesModel,
    ),
    "dream": GameScreen(
        DreamRoom(),
        DreamScript(),
        QML / "Dream" / "DreamTable.qml",
        QML / "Dream" / "DreamRules.qml",
        DreamModel,
        look=Look(
            pictures=Pictures("dream/role_fairy", "", "dream/role_bogey"),
            mood=Mood("#180E34", "#42295E", "#6A4C9C", "#4A3280", "#35225E", "#8A6CC4", "#E4D8F4"),
            scene=("dream", "dream_front"),
            table_top="scene/table_top_dream",
        ),
    ),
}
"""By the name of the game, the usual one first."""


def offered() -> tuple[str, ...]:
    """The games that can be chosen here: those that have rules and a screen, in the order in which games are listed."""
    return tuple(name for name in games.GAMES if name in SCREENS)
