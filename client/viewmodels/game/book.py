"""A game's chapter of the rulebook as data: pages of rows, with examples whose figures the engine has counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from client.viewmodels.game.room_script import RoomScript
    from engine.game import Option

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class BookCard:
    """A card in an example, drawn as a table draws it: for its fields see `CardProps` and the game's kind of card."""

    face: str
    figure: str = ""
    title: str = ""
    signs: tuple[str, ...] = ()
    paid: tuple[bool, ...] = ()
    strike: bool = False
    badge: str = ""
    dim: bool = False
    name: str = ""
    """What a screen reader says."""


@dataclass(frozen=True, slots=True)
class BookPart:
    """A part of a card that is taken apart: where on it, from 0 to 1 of its width and height, and what it is."""

    x: float
    y: float
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class BookCase:
    """One of a few cases side by side, with `words` that belong to it.

    `tone` is "good", "bad", "lit" for the one that holds, or none.
    """

    title: str
    text: str = ""
    result: str = ""
    art: str = ""
    tone: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BookRow:
    """One row of a page: a heading, a sentence, an example, a card with its `parts`, or `cases` side by side.

    `title` stands over the sentence and `note` below it; `sign` is a drawing in front of `result`.

    Of an example `cards` lie on the left, `under` is what lies under them, `result` what it comes to and `good` whether
    that is what one hopes for. `columns`: so many cards stand side by side, 0 for all. `option` names the option of
    the game that the row is about, with `value` the one that makes it hold.
    """

    text: str = ""
    heading: bool = False
    title: str = ""
    note: str = ""
    cards: tuple[BookCard, ...] = ()
    under: tuple[BookCard, ...] = ()
    columns: int = 0
    art: str = ""
    result: str = ""
    sign: str = ""
    good: bool = True
    parts: tuple[BookPart, ...] = ()
    cases: tuple[BookCase, ...] = ()
    option: str = ""
    played: bool = False
    """Whether the option holds at this table."""


@dataclass(frozen=True, slots=True)
class BookPage:
    """One page. `key` is its name, by which a moment of the game finds it."""

    key: str
    title: str
    rows: tuple[BookRow, ...]


def agreed_on(room: RoomScript, options: tuple[Option, ...], language: str = "") -> BookPage:
    """The page of what a table agrees on before a game: each of `options`, with the value that is usual.

    A table that is opened from a window in `language` speaks that.
    """
    usual = {option.name: option.default for option in options} | room.opened_with()
    if "language" in usual and language:
        usual["language"] = language
    rows = (
        BookRow(
            room.option_help(option.name),
            title=room.option_title(option.name),
            result=room.option_value(option.name, room.shown(option.name, usual[option.name])),
            option=option.name,
        )
        for option in options
    )
    told = translate("Book", "A table settles these before it begins. On the right stands what is usual.")
    return BookPage("variants", translate("Book", "What can be agreed on"), (BookRow(told), *rows))
