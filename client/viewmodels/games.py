"""The games that have a screen: for each one record of all that the window knows about it.

A game is added here and in `engine/games.py`, and nothing else in the program names it. The first page shows all games:
what it does not need of them is loaded when somebody asks for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from client.viewmodels.game.screen import GameScreen, Look, Mood, Pictures
from engine import games

if TYPE_CHECKING:
    from client.viewmodels.game.book import BookPage, BookRow
    from client.viewmodels.game.lesson import Lesson
    from client.viewmodels.game.room_part import Ask, RoomPart
    from client.viewmodels.game.room_script import RoomScript
    from client.viewmodels.game.table_parts import TableParts

translate = QCoreApplication.translate
QML: Final = Path(__file__).resolve().parents[1] / "qml" / "Sennik"


def _sen_room() -> RoomScript:
    from client.viewmodels.sen.room import SenRoom

    return SenRoom()


def _sen() -> TableParts:
    from client.viewmodels.game.table_parts import TableParts
    from client.viewmodels.sen.hints import hint
    from client.viewmodels.sen.model import SenModel
    from client.viewmodels.sen.script import SenScript

    return TableParts(SenScript(), SenModel, hint=hint)


def _sen_lesson(language: str) -> Lesson:
    from client.viewmodels.sen.lesson import lesson

    return lesson(language)


def _smoki_lesson(language: str) -> Lesson:
    from client.viewmodels.smoki.lesson import lesson

    return lesson(language)


def _race_lesson(language: str) -> Lesson:
    from client.viewmodels.race.lesson import lesson

    return lesson(language)


def _dream_lesson(language: str) -> Lesson:
    from client.viewmodels.dream.lesson import lesson

    return lesson(language)


def _sen_book(language: str) -> tuple[BookPage, ...]:
    from client.viewmodels.sen.book import pages

    return pages(language)


def _smoki_book(language: str) -> tuple[BookPage, ...]:
    from client.viewmodels.smoki.book import pages

    return pages(language)


def _race_book(language: str) -> tuple[BookPage, ...]:
    from client.viewmodels.race.book import pages

    return pages(language)


def _race_apart(face: str) -> tuple[BookRow, ...]:
    from client.viewmodels.race.book import apart

    return apart(face)


def _dream_book(language: str) -> tuple[BookPage, ...]:
    from client.viewmodels.dream.book import pages

    return pages(language)


def _smoki_room() -> RoomScript:
    from client.viewmodels.smoki.room import SmokiRoom

    return SmokiRoom()


def _smoki() -> TableParts:
    from client.viewmodels.game.table_parts import TableParts
    from client.viewmodels.smoki.hints import hint
    from client.viewmodels.smoki.model import SmokiModel
    from client.viewmodels.smoki.script import SmokiScript

    return TableParts(SmokiScript(), SmokiModel, hint=hint)


def _race_room() -> RoomScript:
    from client.viewmodels.race.room import RaceRoom

    return RaceRoom()


def _race_heroes(ask: Ask, parent: QObject | None) -> RoomPart:
    from client.viewmodels.race.heroes import HeroesModel

    return HeroesModel(ask, parent)


def _race() -> TableParts:
    from client.viewmodels.game.table_parts import TableParts
    from client.viewmodels.race.hints import hint
    from client.viewmodels.race.model import RaceModel
    from client.viewmodels.race.props import RaceCard
    from client.viewmodels.race.script import RaceScript

    return TableParts(RaceScript(), RaceModel, RaceCard, hint=hint)


def _dream_room() -> RoomScript:
    from client.viewmodels.dream.room import DreamRoom

    return DreamRoom()


def _dream() -> TableParts:
    from client.viewmodels.dream.hints import hint
    from client.viewmodels.dream.model import DreamModel
    from client.viewmodels.dream.script import DreamScript
    from client.viewmodels.game.table_parts import TableParts

    return TableParts(DreamScript(), DreamModel, hint=hint)


SCREENS: Final[dict[str, GameScreen]] = {
    "sen": GameScreen(
        lambda: translate("Games", "Sen"),
        (2, 5),
        _sen_room,
        _sen,
        QML / "Sen" / "SenTable.qml",
        QML / "Sen" / "SenRules.qml",
        look=Look(pictures=Pictures("sen/crows_0", "", "sen/swap2")),
        lesson=_sen_lesson,
        book=_sen_book,
    ),
    "smoki": GameScreen(
        lambda: translate("Games", "Smoki"),
        (2, 5),
        _smoki_room,
        _smoki,
        QML / "Smoki" / "SmokiTable.qml",
        QML / "Smoki" / "SmokiRules.qml",
        look=Look(
            pictures=Pictures("smoki/dragon_8", "", "smoki/raven_circle"),
            mood=Mood("#1E1022", "#4A2238", "#7C4650", "#5F3049", "#432036", "#A06A72", "#F0DCC8"),
            scene=("smoki", "smoki_front"),
            table_top="scene/table_top_smoki",
        ),
        lesson=_smoki_lesson,
        book=_smoki_book,
    ),
    "race": GameScreen(
        lambda: translate("Games", "Dragon Race"),
        (2, 8),
        _race_room,
        _race,
        QML / "Race" / "RaceTable.qml",
        QML / "Race" / "RaceRules.qml",
        look=Look(
            pictures=Pictures(
                "race/dragon_mrozna_zatoka_4_green_1",
                "",
                "race/hero_rosella",
                figure="7",
                signs=("race/sign_green", "race/sign_green", "race/sign_green", "race/sign_any"),
            ),
            mood=Mood("#0F1C42", "#3B3A5E", "#4A6CB4", "#2D4C8C", "#1F3768", "#6C8FD0", "#DCE7F8"),
            scene=("race",),
            table_top="scene/table_top_race",
        ),
        sheet=QML / "Race" / "HeroesDialog.qml",
        part=_race_heroes,
        lesson=_race_lesson,
        book=_race_book,
        dress=QML / "Race" / "DragonFace.qml",
        apart=_race_apart,
    ),
    "dream": GameScreen(
        lambda: translate("Games", "When I Dream"),
        (4, 10),
        _dream_room,
        _dream,
        QML / "Dream" / "DreamTable.qml",
        QML / "Dream" / "DreamRules.qml",
        look=Look(
            pictures=Pictures("dream/role_fairy", "", "dream/role_bogey"),
            mood=Mood("#180E34", "#42295E", "#6A4C9C", "#4A3280", "#35225E", "#8A6CC4", "#E4D8F4"),
            scene=("dream", "dream_front"),
            table_top="scene/table_top_dream",
        ),
        lesson=_dream_lesson,
        book=_dream_book,
    ),
}
"""By the name of the game, the usual one first."""


def offered() -> tuple[str, ...]:
    """The games that can be chosen here: those that have rules and a screen, in the order in which games are listed."""
    return tuple(name for name in games.GAMES if name in SCREENS)


def game_title(game: str) -> str:
    """The name of `game` as a person reads it; that of one without a screen as it is."""
    return SCREENS[game].title() if game in SCREENS else game


def game_picture(game: str) -> Pictures:
    """The drawings of `game`; three backs for one without a screen."""
    return SCREENS[game].look.pictures if game in SCREENS else Pictures()
