"""The table room as QML reads it, and what a player does there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.doors import KINDS, CallerRow, draw_word, newcomers
from client.texts import fill
from client.viewmodels.game.room_part import RoomPart
from client.viewmodels.game.room_script import Value
from client.viewmodels.games import SCREENS
from client.viewmodels.properties import Model, for_qml
from client.viewmodels.room import heard, tells
from client.viewmodels.room.options import (
    BACKUPS,
    BENCH,
    CLOCK,
    CLOCK_S,
    CLOCKS,
    HINTS,
    LIMITS_S,
    SEATS,
    STRENGTH,
    TALK,
    UNDO,
    USUAL_S,
    OptionRow,
    changed_options,
)
from client.viewmodels.room.props import PhraseWord, PlaceRow, RoomInput, RoomProps, derive_room, find_game
from client.viewmodels.rows import Rows
from engine.levels import LEVELS
from netcore.speech.circle import TALKS
from netcore.status import RoomNews

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
@QmlUncreatable("the program has one table room")
class RoomModel(Model[RoomProps]):  # type: ignore[operator]
    """The table room for its screen. What it shows is computed in `props`."""

    said = Signal(str)
    doorChosen = Signal(str)
    announced = Signal(str)
    retold = Signal()
    partChanged = Signal()
    hasPhraseChanged = Signal()
    placeCountChanged = Signal()

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(RoomProps(), parent)
        self._calls = calls
        self._input = RoomInput()
        self._places = Rows(PlaceRow, "seat", self)
        self._options = Rows(OptionRow, "name", self, scrolled=True)
        self._part: RoomPart | None = None
        self._parts: dict[str, RoomPart] = {}
        """Those of the games that had a room here: a sheet that is about to go still looks at its own."""
        self._callers = Rows(CallerRow, "peer", self)
        self._words = Rows(PhraseWord, "number", self)
        self._places.countChanged.connect(self.placeCountChanged)
        self._words.countChanged.connect(self.hasPhraseChanged)

    def hear(self, news: RoomNews | None) -> None:
        """Take in the state of the room; None when there is none any more."""
        agreed = self._input.agreed
        if news is None or agreed is None or news.table != agreed.table or news.game != agreed.game:
            agreed = news
        self._set(replace(self._input, news=news, agreed=agreed))

    def agree_anew(self) -> None:
        """Another room is asked for: what it says when it comes is what this player has agreed to."""
        self._input = replace(self._input, agreed=None)

    @property
    def options_agreed(self) -> Mapping[str, Value]:
        """The options of the game in this room; none where there is no room."""
        news = self._input.news
        return news.options if news is not None else {}

    @property
    def game_asked(self) -> str:
        """The game of this room, "" where there is none."""
        return self._input.news.game if self._input.news is not None else ""

    def speak(self, language: str) -> None:
        """Show words in `language` from now on."""
        self._set(replace(self._input, language=language))

    def refresh(self) -> None:
        """Compute everything again, as after a change of language."""
        self._set(self._input)

    def _set(self, inputs: RoomInput) -> None:
        before = self._input
        # Another language has other words for what has not changed.
        goes_on = (before.news and before.news.table) == (inputs.news and inputs.news.table) and (
            before.language == inputs.language and before.news != inputs.news
        )
        self._input = inputs
        props = derive_room(inputs)
        self._places.update(props.places)
        self._options.update(props.options)
        self._callers.update(props.callers)
        self._words.update(props.phrase)
        self._hear_part(inputs.news)
        aloud = heard.told(self.props, props) if goes_on else ""
        self.become(props)
        self.retold.emit()
        if aloud:
            self.announced.emit(aloud)
        if goes_on and before.news is not None and inputs.news is not None and inputs.news.host:
            come = newcomers(before.news.door, inputs.news.door)
            if come:
                self.said.emit(come)

    def _hear_part(self, news: RoomNews | None) -> None:
        """What is the game's own hears of its room too."""
        before, self._part = self._part, self._part_of(news.game) if news is not None else None
        if self._part is not None and news is not None:
            self._part.hear(news)
        if self._part is not before:
            self.partChanged.emit()

    def _part_of(self, game: str) -> RoomPart | None:
        if game not in self._parts and game in SCREENS and (make := SCREENS[game].part) is not None:
            self._parts[game] = make(self._ask, self)
        return self._parts.get(game)

    def _ask(self, options: dict[str, Value]) -> None:
        self._calls.do(lambda node: node.room.set_options(options))

    @Slot(str, result="QVariantMap")
    def tell(self, thing: str) -> dict[str, Any]:
        """What the raven tells of `thing`, as a `Telling`; "" is the room itself."""
        news = self._input.news
        told = SCREENS[news.game].room if news is not None and news.game in SCREENS else None
        return for_qml(tells.tell(self.props, told, thing))

    @Slot(result=bool)
    def isHeard(self) -> bool:
        """Whether a screen reader listens."""
        return QAccessible.isActive()

    @Slot(str, int)
    def set(self, name: str, at: int) -> None:
        """Choose the value number `at` of an option, or of the number of places."""
        news = self._input.news
        game = find_game(news.game) if news is not None else None
        if news is None or game is None or game.name not in SCREENS or not news.host:
            return
        told = SCREENS[game.name].room
        if name == SEATS:
            seats = game.least_seats + at
            if freed := told.let_go(news.options, len(news.places)):
                self._ask(freed)
                names = (told.option_title(each) for each in freed)
                words = (told.option_value(each, told.shown(each, freed[each])) for each in freed)
                anew = "; ".join(f"{title}: {word}" for title, word in zip(names, words, strict=True))
                self.said.emit(fill(translate("Room", "With another number of seats this is chosen anew. %1."), anew))
            self._calls.do(lambda node: node.room.set_seats(seats))
            return
        if name == STRENGTH:
            self._calls.do(lambda node: node.room.set_strength(LEVELS[at]))
            return
        if name == HINTS:
            self._calls.do(lambda node: node.room.set_hints(bool(at)))
            return
        if name in (CLOCK, CLOCK_S):
            self._set_clock(name, at)
            return
        if name == UNDO:
            self._calls.do(lambda node: node.room.set_undo(bool(at)))
            return
        if name == TALK:
            self._calls.do(lambda node: node.room.set_talk(TALKS[at]))
            return
        if name == BACKUPS:
            self._calls.do(lambda node: node.room.set_backups(bool(at)))
            return
        if name == BENCH:
            self._calls.do(lambda node: node.room.set_bench(bool(at)))
            return
        option = next(option for option in game.options if option.name == name)
        now = told.shown(name, news.options.get(name, option.default))
        value = told.meant(name, told.offered(option, now)[at], len(news.places))
        # What it brings along comes first: an option that is chosen is told of last.
        for other, brought in told.follows(name, value, news.options).items():
            self._ask(changed_options(game, news.options, other, brought))
        self._ask(changed_options(game, news.options, name, value))

    def _set_clock(self, name: str, at: int) -> None:
        clock = self._input.news.customs.clock if self._input.news is not None else None
        limit_s = USUAL_S if clock is None else clock.limit_s
        if name == CLOCK:
            kind = CLOCKS[at]
            self._calls.do(lambda node: node.room.set_clock(kind, limit_s))
        elif clock is not None:
            kind, limits = clock.kind, sorted({*LIMITS_S, limit_s})
            self._calls.do(lambda node: node.room.set_clock(kind, limits[at]))

    @Slot(str, int)
    def choose(self, name: str, at: int) -> None:
        """Choose the value number `at` of an option, if it can be; else say what is in the way."""
        news = self._input.news
        game = find_game(news.game) if news is not None else None
        taken = sum(place.kind != "free" for place in news.places) if news is not None else 0
        if name == SEATS and game is not None and game.least_seats + at < taken:
            self.said.emit(translate("Room", "%n are seated: first somebody has to stand up.", "", taken))
        else:
            self.set(name, at)

    @Slot(int)
    def seatBot(self, seat: int) -> None:
        """Let a bot sit down on a free place."""
        self._calls.do(lambda node: node.room.seat_bot(seat))

    @Slot()
    def seatBots(self) -> None:
        """Let bots sit down on all free places."""
        news = self._input.news
        for seat in [place.seat for place in news.places if place.kind == "free"] if news is not None else ():
            self.seatBot(seat)

    @Slot(int)
    def freeSeat(self, seat: int) -> None:
        """Take the bot there away."""
        self._calls.do(lambda node: node.room.free_seat(seat))

    @Slot(str, bool)
    def removeGuest(self, peer: str, keepOut: bool) -> None:
        """Have a guest stand up, whichever seat it has by now, and keep it out of this room if so."""
        key = bytes.fromhex(peer)
        self._calls.do(lambda node: node.room.remove(key, keep_out=keepOut))

    @Slot(int)
    def setDoor(self, at: int) -> None:
        """Let people in in way number `at`; for a word, one is drawn."""
        if not self.props.host or not 0 <= at < len(KINDS) or at == self.props.door_at:
            return
        kind = KINDS[at]
        word = draw_word(self._input.language) if kind == "word" else ""
        self._calls.do(lambda node: node.room.set_door(kind, word))
        self.doorChosen.emit(kind)

    @Slot()
    def drawWord(self) -> None:
        """Have another word for the door."""
        self.chooseWord(draw_word(self._input.language))

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Have this word for the door, if it is one."""
        if self.props.host and self.isWord(word):
            self._calls.do(lambda node: node.room.set_door("word", word.strip()))

    @Slot(str, result=bool)
    def isWord(self, word: str) -> bool:
        """Whether it is long enough for a word for the door."""
        # The cryptography that comes with it is there once there is a room.
        from netcore.crypto.word import FEWEST_LETTERS
        from netcore.crypto.word import heard as letters

        return len(letters(word)) >= FEWEST_LETTERS

    @Slot(str)
    def letIn(self, peer: str) -> None:
        """Let somebody in who is before the door, or may come again."""
        key = bytes.fromhex(peer)
        self._calls.do(lambda node: node.room.let_in(key))

    @Slot(str)
    def turnAway(self, peer: str) -> None:
        """Keep somebody out who is before the door."""
        key = bytes.fromhex(peer)
        self._calls.do(lambda node: node.room.turn_away(key))

    @Slot(bool)
    def setReady(self, ready: bool) -> None:
        """Say that the phrase matches and the game may begin, or take it back."""
        news = self._input.news
        if news is None or (ready and not self.props.can_ready):
            return
        shown = news.phrase
        self._calls.do(lambda node: node.room.ready(ready, shown))
        if ready:
            self._set(replace(self._input, agreed=news))

    @Slot()
    def rememberKeys(self) -> None:
        """The phrase matches: know everybody here by their keys from now on."""
        news = self._input.news
        if news is None or not self.props.can_remember:
            return
        shown = news.phrase
        self._calls.do(lambda node: node.remember_keys(shown))

    @Slot()
    def leave(self) -> None:
        """Stand up from the table."""
        self._calls.do(lambda node: node.leave())

    @Property(QObject, constant=True)
    def places(self) -> Rows:
        return self._places

    @Property(QObject, constant=True)
    def callers(self) -> Rows:
        return self._callers

    @Property(QObject, constant=True)
    def options(self) -> Rows:
        return self._options

    @Property(QObject, notify=partChanged)
    def part(self) -> RoomPart | None:
        return self._part

    @Property(QObject, constant=True)
    def phrase(self) -> Rows:
        return self._words

    @Property(bool, notify=hasPhraseChanged)
    def hasPhrase(self) -> bool:
        return bool(self._words.rows)

    @Property(int, notify=placeCountChanged)
    def placeCount(self) -> int:
        return len(self._places.rows)
