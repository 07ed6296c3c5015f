"""The rulebook as QML reads it: which game is open, two pages of it, and what a search has found."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.game.book import BookPage, BookRow
from client.viewmodels.game.room_script import RoomScript
from client.viewmodels.game.screen import GameScreen
from client.viewmodels.games import SCREENS
from client.viewmodels.properties import Model
from engine import games

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

Options = Mapping[str, int | bool | str]
MOST_HITS = 8
LEAST_LETTERS = 2


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that a search has found: of which game, on which page from 0, and the words there."""

    game: str
    page: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A game that has a chapter, and the colours of its table, above and below and at the edge; "" as everywhere."""

    game: str
    title: str
    top: str = ""
    bottom: str = ""
    edge: str = ""


@dataclass(frozen=True, slots=True)
class BookProps:
    """A spread: pages `at` + 1 and `at` + 2 of `count`. `learnable`: the game has a lesson too. `dress` is the
    address of what is laid on its cards.
    """

    game: str = ""
    title: str = ""
    bookmarks: tuple[Bookmark, ...] = ()
    at: int = 0
    count: int = 0
    left_title: str = ""
    left: tuple[BookRow, ...] = ()
    right_title: str = ""
    right: tuple[BookRow, ...] = ()
    learnable: bool = False
    dress: str = ""
    searched: str = ""
    hits: tuple[Hit, ...] = ()


def folded(text: str) -> str:
    """`text` without case and accents, as a search compares it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def holds(game: str, name: str, options: Options) -> bool:
    """Whether an option of `game` is another than the usual one at this table."""
    option = next((each for each in games.find(game).options if each.name == name), None)
    return option is not None and name in options and options[name] != option.default


def marked_rows(game: str, page: BookPage, options: Options, room: RoomScript) -> tuple[BookRow, ...]:
    """The rows of a page, with the variants that are played at this table marked, and as they are played."""
    return tuple(
        _marked(row, options[row.option], room) if holds(game, row.option, options) else row for row in page.rows
    )


def _marked(row: BookRow, value: int | bool | str, room: RoomScript) -> BookRow:
    return replace(row, played=True, result=room.option_value(row.option, room.shown(row.option, value)))


def said(row: BookRow) -> Iterator[str]:
    """All that a row says."""
    yield from (row.title, row.text, row.note, row.result)
    yield from (card.name for card in (*row.cards, *row.under))
    for part in row.parts:
        yield from (part.name, part.text)
    for case in row.cases:
        yield from (case.title, case.text, case.result)


def found(chapters: Mapping[str, tuple[BookPage, ...]], text: str) -> tuple[Hit, ...]:
    """Where all the words of `text` are, the game that is open first."""
    words = folded(text).split()
    if len(text.strip()) < LEAST_LETTERS:
        return ()
    hits = []
    for game, pages in chapters.items():
        for at, page in enumerate(pages):
            for row in page.rows:
                told = " ".join((page.title, *said(row)))
                if all(word in folded(told) for word in words):
                    hits.append(Hit(game, at, page.title, row.text or row.title or page.title))
    return tuple(hits[:MOST_HITS])


def _bookmark(name: str, screen: GameScreen) -> Bookmark:
    mood = screen.look.mood
    return Bookmark(name, screen.title(), mood.b0, mood.b1, mood.be)


@QmlElement
@QmlUncreatable("the program has one rulebook")
class RulebookModel(Model[BookProps]):  # type: ignore[operator]
    """The open rulebook. `learnWanted` names the game whose lesson is to be played, and the pages that lie open."""

    learnWanted = Signal(str, object)
    closed = Signal()

    def __init__(self, parent: QObject | None = None, *, screens: Mapping[str, GameScreen] = SCREENS) -> None:
        super().__init__(BookProps(), parent)
        self._screens = {name: screen for name, screen in screens.items() if screen.book is not None}
        self._options: Options = {}
        self._table = ""
        self._language = "en"

    def open(self, game: str, page: str, options: Options) -> None:
        """Open the chapter of `game` at the page called `page`, at a table that has agreed on `options`."""
        self._options, self._table = options, game
        pages = self._pages(game)
        keys = [each.key for each in pages]
        self._show(game, keys.index(page) if page in keys else 0)

    def _pages(self, game: str) -> tuple[BookPage, ...]:
        make = self._screens[game].book
        assert make is not None
        return make(self._language)

    def _show(self, game: str, at: int, searched: str = "") -> None:
        pages = self._pages(game)
        at = max(0, min(at, len(pages) - 1)) // 2 * 2
        options = self._options if game == self._table else {}
        room = self._screens[game].room
        spread = [*pages[at : at + 2], BookPage("", "", ())][:2]
        chapters = {game: pages} | {other: self._pages(other) for other in self._screens if other != game}
        self.become(
            BookProps(
                game=game,
                title=self._screens[game].title(),
                bookmarks=tuple(_bookmark(name, screen) for name, screen in self._screens.items()),
                at=at,
                count=len(pages),
                left_title=spread[0].title,
                left=marked_rows(game, spread[0], options, room),
                right_title=spread[1].title,
                right=marked_rows(game, spread[1], options, room),
                dress=self._screens[game].dress_url,
                learnable=self._screens[game].lesson is not None,
                searched=searched,
                hits=found(chapters, searched) if searched else (),
            )
        )

    @Slot(int)
    def turn(self, by: int) -> None:
        """Turn so many leaves on, or back."""
        at = self.props.at + 2 * by
        if 0 <= at < self.props.count:
            self._show(self.props.game, at, self.props.searched)

    @Slot(str)
    def choose(self, game: str) -> None:
        """Open the chapter of a game."""
        if game in self._screens:
            self._show(game, 0)

    @Slot(str)
    def search(self, text: str) -> None:
        """Look for words in all chapters."""
        if text != self.props.searched:
            self._show(self.props.game, self.props.at, text)

    @Slot(str, int)
    def go(self, game: str, page: int) -> None:
        """Open the page of a hit."""
        if game in self._screens:
            self._show(game, page)

    @Slot()
    def learn(self) -> None:
        """Play the lesson of the game that is open, from where it comes to what these pages tell."""
        at = self.props.at
        self.learnWanted.emit(self.props.game, tuple(page.key for page in self._pages(self.props.game)[at : at + 2]))

    @Slot()
    def close(self) -> None:
        """Back to what was shown before."""
        self.closed.emit()

    def speak(self, language: str) -> None:
        """Say everything anew, in the language that is chosen now."""
        self._language = language
        if self.props.game:
            self._show(self.props.game, self.props.at, self.props.searched)
