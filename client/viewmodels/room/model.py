"""The table room as QML reads it, and what a player does there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import words
from client.bridge import Calls
from client.viewmodels.properties import Model
from client.viewmodels.room import heroes as room_heroes
from client.viewmodels.room.heroes import HeroRow
from client.viewmodels.room.options import SEATS, OptionRow, changed_options
from client.viewmodels.room.props import PhraseWord, PlaceRow, RoomInput, RoomProps, derive_room, find_game
from client.viewmodels.rows import Rows
from engine.race import RANDOM
from netcore.status import RoomNews

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("the program has one table room")
class RoomModel(Model[RoomProps]):  # type: ignore[operator]
    """The table room for its screen. What it shows is computed in `props`."""

    hasPhraseChanged = Signal()
    placeCountChanged = Signal()

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(RoomProps(), parent)
        self._calls = calls
        self._input = RoomInput()
        self._places = Rows(PlaceRow, "seat", self)
        self._options = Rows(OptionRow, "name", self)
        self._heroes = Rows(HeroRow, "name", self)
        self._words = Rows(PhraseWord, "number", self)
        self._places.countChanged.connect(self.placeCountChanged)
        self._words.countChanged.connect(self.hasPhraseChanged)

    def hear(self, news: RoomNews | None) -> None:
        """Take in the state of the room; None when there is none any more."""
        self._set(replace(self._input, news=news))

    def speak(self, language: str) -> None:
        """Show words in `language` from now on."""
        self._set(replace(self._input, language=language))

    def refresh(self) -> None:
        """Compute everything again, as after a change of language."""
        self._set(self._input)

    def _set(self, inputs: RoomInput) -> None:
        self._input = inputs
        props = derive_room(inputs)
        self._places.update(props.places)
        self._options.update(props.options)
        self._heroes.update(props.heroes)
        self._words.update(props.phrase)
        self.become(props)

    @Slot(str, int)
    def set(self, name: str, at: int) -> None:
        """Choose the value number `at` of an option, or of the number of places."""
        news = self._input.news
        game = find_game(news.game) if news is not None else None
        if news is None or game is None or not news.host:
            return
        if name == SEATS:
            seats = game.least_seats + at
            if room_heroes.named(news.options, len(news.places)):
                # Heroes were named for another number of players.
                self._calls.do(lambda node: node.room.set_options({room_heroes.OPTION: RANDOM}))
            self._calls.do(lambda node: node.room.set_seats(seats))
            return
        if name == room_heroes.OPTION:
            heroes = room_heroes.first(len(news.places)) if at else RANDOM
            self._calls.do(lambda node: node.room.set_options({room_heroes.OPTION: heroes}))
            return
        option = next(option for option in game.options if option.name == name)
        value = words.offered(option, news.options.get(name, option.default))[at]
        options = changed_options(game, news.options, name, value)
        self._calls.do(lambda node: node.room.set_options(options))

    @Slot(int, str)
    def setHero(self, seat: int, hero: str) -> None:
        """Let `seat` race with `hero`."""
        news = self._input.news
        names = room_heroes.named(news.options, len(news.places)) if news is not None and news.host else []
        if not 0 <= seat < len(names) or names[seat] == hero:
            return
        heroes = room_heroes.pick(names, seat, hero)
        self._calls.do(lambda node: node.room.set_options({room_heroes.OPTION: heroes}))

    @Slot(int)
    def seatBot(self, seat: int) -> None:
        """Let a bot sit down on a free place."""
        self._calls.do(lambda node: node.room.seat_bot(seat))

    @Slot(int)
    def freeSeat(self, seat: int) -> None:
        """Ask whoever sits there to stand up."""
        self._calls.do(lambda node: node.room.free_seat(seat))

    @Slot(bool)
    def setReady(self, ready: bool) -> None:
        """Say that the phrase matches and the game may begin, or take it back."""
        if ready and not self.props.can_ready:
            return
        self._calls.do(lambda node: node.room.ready(ready))

    @Slot()
    def leave(self) -> None:
        """Stand up from the table."""
        self._calls.do(lambda node: node.leave())

    @Property(QObject, constant=True)
    def places(self) -> Rows:
        return self._places

    @Property(QObject, constant=True)
    def options(self) -> Rows:
        return self._options

    @Property(QObject, constant=True)
    def heroes(self) -> Rows:
        return self._heroes

    @Property(QObject, constant=True)
    def phrase(self) -> Rows:
        return self._words

    @Property(bool, notify=hasPhraseChanged)
    def hasPhrase(self) -> bool:
        return bool(self._words.rows)

    @Property(int, notify=placeCountChanged)
    def placeCount(self) -> int:
        return len(self._places.rows)
