"""One record that holds all that the window knows about a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QUrl

if TYPE_CHECKING:
    from client.viewmodels.game.book import BookPage, BookRow
    from client.viewmodels.game.lesson import Lesson
    from client.viewmodels.game.room_part import Ask, RoomPart
    from client.viewmodels.game.room_script import RoomScript
    from client.viewmodels.game.table_parts import TableParts


class Pictures(Struct, frozen=True):
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


class Look(Struct, frozen=True):
    """How a game looks beside its screen: drawings that stand for it, its colours, and the drawings of its room."""

    pictures: Pictures = Pictures()
    mood: Mood = Mood()
    scene: tuple[str, ...] = ("lobby",)
    table_top: str = "scene/table_top"


@dataclass(frozen=True)
class GameScreen:
    """All that the window knows about one game. The first page needs little of it: the rest is loaded when asked for.

    `title` is the name of the game as a person reads it, `players` how few and how many can play it. `make_room` makes
    `room`, which tells what the room shows, `parts` what the table needs. `table`,
    `rules` and `sheet` are files of QML: the screen, the rules that can be read before a game, and what is chosen in
    the room beside options. `part` is the game's own part of a room, for the sheet. `lesson` makes the lesson in which
    the game is learnt, `book` its chapter of the rulebook, both for the language of the window. `dress`, a file of QML,
    is what is laid on the drawing of a card. `apart` takes the card with a drawing apart, by numbers; nothing for one
    that has no parts.
    """

    title: Callable[[], str]
    players: tuple[int, int]
    make_room: Callable[[], RoomScript]
    parts: Callable[[], TableParts]
    table: Path
    rules: Path
    look: Look = field(default_factory=Look)
    sheet: Path | None = None
    part: Callable[[Ask, QObject | None], RoomPart] | None = None
    lesson: Callable[[str], Lesson] | None = None
    book: Callable[[str], tuple[BookPage, ...]] | None = None
    dress: Path | None = None
    apart: Callable[[str], tuple[BookRow, ...]] | None = None

    @property
    def dress_url(self) -> str:
        """The address of `dress` as QML takes it, or none."""
        return QUrl.fromLocalFile(str(self.dress)).toString() if self.dress is not None else ""

    @cached_property
    def room(self) -> RoomScript:
        """What the room of this game shows."""
        return self.make_room()
