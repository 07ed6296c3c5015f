"""One record that holds all that the window knows about a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from client.viewmodels.game.book import BookPage
from client.viewmodels.game.lesson import Lesson
from client.viewmodels.game.room_part import Ask, RoomPart
from client.viewmodels.game.room_script import RoomScript
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.script import Script

if TYPE_CHECKING:
    from client.viewmodels.table.people import People
    from engine.knowledge import View
    from engine.policies.advice import Advice


@dataclass(frozen=True, slots=True)
class Pictures:
    """Three drawings that stand for a game: two faces, and "" between them for the common back.

    `figure` and `signs`, drawings too, are laid on the left one where its own drawing leaves room for them.
    """

    left: str = ""
    middle: str = ""
    right: str = ""
    figure: str = ""
    signs: tuple[str, ...] = ()


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
class TableParts:
    """What is needed of a game once somebody sits at its table.

    `script` tells what the table shows, `model` is the game's own part of it, `cards` its kind of cards. `hint` puts
    what a bot would do, and why, into a sentence; None for a game without reasons.
    """

    script: Script
    model: Callable[[QObject | None], GameModel] | None = None
    cards: type[CardProps] = CardProps
    hint: Callable[[Advice, View, People], str] | None = None


@dataclass(frozen=True, slots=True)
class GameScreen:
    """All that the window knows about one game.

    `room` tells what the room shows, `parts` makes what the table needs, whose modules are loaded then. `table`,
    `rules` and `sheet` are files of QML: the screen, the rules that can be read before a game, and what is chosen in
    the room beside options. `part` is the game's own part of a room, for the sheet. `lesson` makes the lesson in which
    the game is learnt, for the language of the window, `book` its chapter of the rulebook. `dress`, a file of QML too,
    is what is laid on the drawing of a card.
    """

    room: RoomScript
    parts: Callable[[], TableParts]
    table: Path
    rules: Path
    look: Look = field(default_factory=Look)
    sheet: Path | None = None
    part: Callable[[Ask, QObject | None], RoomPart] | None = None
    lesson: Callable[[str], Lesson] | None = None
    book: Callable[[], tuple[BookPage, ...]] | None = None
    dress: Path | None = None
