"""The table room: who sits where, what is agreed, the safety phrase, and who is ready."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import words
from client.bridge import Calls
from client.viewmodels import room_heroes
from client.viewmodels.room_heroes import HeroRow
from client.viewmodels.rows import Rows
from client.words import Value
from engine import games
from engine.dream_board import SPOKEN
from engine.game import Game
from engine.race import RANDOM
from netcore.cards.keyring import FEWEST_FOR_BACKUP
from netcore.status import RoomNews, Seated
from resources import phrase

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = words.translate
SEATS = "seats"
"""The name under which the number of places is offered beside the game's own options."""
NAMED = "named"
"""Stands for heroes that are named seat by seat."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One place at the table. `mark` is the drawing at its right end; `act` is "seat", "free" or "" for no button."""

    seat: int
    kind: str
    name: str
    lantern: str
    note: str
    mark: str
    me: bool
    here: bool
    warned: bool
    act: str


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One thing to agree on: a switch when `values` has two words for no and yes, else one of several."""

    name: str
    title: str
    values: tuple[str, ...]
    at: int
    switch_: bool


@dataclass(frozen=True, slots=True)
class PhraseWord:
    """One word of the safety phrase in this window's language, and its number, which is the same in all of them."""

    word: str
    number: str


@dataclass(frozen=True, slots=True)
class RoomInput:
    """What the room is computed from."""

    news: RoomNews | None = None
    language: str = "en"
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class RoomProps:
    """What the room shows. Places begin with mine, at the lower edge of the table, and go on clockwise.

    `alone`: bots have all other places; then `phrase_line` is empty, for nobody would hear it. `price` says what all
    the others together could do to one seat because they hold pieces of its key (docs/protocol/attacks.md, "Backups");
    it is empty with two places, which deal no pieces.
    """

    places: tuple[PlaceRow, ...] = ()
    options: tuple[OptionRow, ...] = ()
    heroes: tuple[HeroRow, ...] = ()
    seat_names: tuple[str, ...] = ()
    phrase: tuple[PhraseWord, ...] = ()
    phrase_line: str = ""
    alone: bool = False
    game: str = ""
    where: str = ""
    line: str = ""
    waits: str = ""
    address: str = ""
    pictures: tuple[str, str, str] = ("", "", "")
    host: bool = False
    ready: bool = False
    can_ready: bool = False
    why_not: str = ""
    price: str = ""


def find_game(name: str) -> Game | None:
    """The game called `name`, if this edition has it."""
    return games.find(name) if name in games.NAMES else None


def around(places: tuple[Seated, ...], me: int | None) -> tuple[Seated, ...]:
    """The places with mine first."""
    at = next((i for i, place in enumerate(places) if place.seat == me), 0)
    return places[at:] + places[:at]


def place_note(place: Seated, mine: bool, host: bool) -> str:
    """The second line of a plate."""
    if place.warning == "lookalike":
        return translate("Room", "looks like another name")
    if place.warning == "new_key":
        return translate("Room", "known name, new key")
    if place.kind == "bot":
        return translate("Room", "a bot")
    if not place.here:
        return translate("Room", "cannot be heard now")
    if place.ready:
        return translate("Room", "ready")
    if mine:
        return translate("Room", "you set this table") if host else translate("Room", "this is you")
    return translate("Room", "not ready yet")


def place_row(place: Seated, me: int | None, host: bool) -> PlaceRow:
    """One place as its plate shows it."""
    mine = place.seat == me
    if place.kind == "free":
        act = "seat" if host else ""
        return PlaceRow(place.seat, "free", translate("Room", "Free"), "", "", "", False, True, False, act)
    name = translate("Room", "%1 · you").replace("%1", place.name) if mine else place.name
    mark = (
        "icons/warn" if place.warning else "icons/bot" if place.kind == "bot" else "icons/check" if place.ready else ""
    )
    return PlaceRow(
        seat=place.seat,
        kind=place.kind,
        name=name,
        lantern=place.lantern,
        note=place_note(place, mine, host),
        mark=mark,
        me=mine,
        here=place.here or place.kind == "bot",
        warned=bool(place.warning),
        act="free" if host and not mine else "",
    )


def option_rows(game: Game, options: Mapping[str, Value], seats: int) -> tuple[OptionRow, ...]:
    """The number of places, then every option of the game, with the value that holds now."""
    counts = range(game.least_seats, game.most_seats + 1)
    rows = [
        OptionRow(SEATS, translate("Room", "Places"), tuple(str(n) for n in counts), counts.index(seats), False)
        if seats in counts
        else OptionRow(SEATS, translate("Room", "Places"), (str(seats),), 0, False)
    ]
    for option in game.options:
        if not words.option_matters(game.name, option.name, options):
            continue
        now = options.get(option.name, option.default)
        values = words.offered(option, now)
        if option.name == room_heroes.OPTION:
            # Named heroes are chosen one by one: here it is only whether.
            values, now = (RANDOM, NAMED), RANDOM if now == RANDOM else NAMED
        rows.append(
            OptionRow(
                name=option.name,
                title=words.option_title(game.name, option.name),
                values=tuple(words.option_value(game.name, option.name, value) for value in values),
                at=values.index(now),
                switch_=isinstance(option.default, bool),
            )
        )
    return tuple(rows)


def changed_options(game: Game, options: Mapping[str, Value], name: str, value: Value) -> dict[str, Value]:
    """The options with `name` set to `value`; where they do not go together so, the nearest usual ones that do."""
    wanted = {option.name: options.get(option.name, option.default) for option in game.options} | {name: value}
    others = [option for option in game.options if option.name != name and not isinstance(option.default, bool)]
    for values in product(*((wanted[o.name], *o.usual) for o in others)):
        attempt = wanted | dict(zip((o.name for o in others), values, strict=True))
        try:
            return game.read_options(attempt)
        except ValueError:
            continue
    raise ValueError(f"{name} cannot be {value!r} at all")


def phrase_words(numbers: tuple[int, ...], language: str) -> tuple[PhraseWord, ...]:
    """The safety phrase in words of `language`, each with its number."""
    table = phrase.words(language if language in phrase.LANGUAGES else "en")
    return tuple(PhraseWord(table[number % phrase.WORDS], f"{number:03d}") for number in numbers)


def is_mute(news: RoomNews) -> bool:
    """Whether a bot sits where everything is said aloud: it can neither speak nor hear."""
    return news.game == "dream" and news.options.get("mode") == SPOKEN and any(p.kind == "bot" for p in news.places)


def waits_for(news: RoomNews) -> str:
    """Whom the room waits for, in one sentence, or what stands in its way."""
    if is_mute(news):
        if news.host:
            return translate("Room", "Said aloud, it needs people: bots neither speak nor hear. Free their places.")
        return translate("Room", "Said aloud, it needs people: bots neither speak nor hear.")
    if any(place.kind == "free" for place in news.places):
        if news.host:
            return translate("Room", "Wait for players, or seat bots on the free places.")
        return translate("Room", "There are still free places.")
    names = [p.name for p in news.places if p.kind == "person" and not p.ready and p.seat != news.me]
    if not names:
        return (
            translate("Room", "Everyone is waiting for you.")
            if not _my_ready(news)
            else translate("Room", "The game begins.")
        )
    return translate("Room", "Still waiting for: %1.").replace("%1", ", ".join(names))


def address_line(addresses: tuple[str, ...]) -> str:
    """The addresses that the host would read aloud: the short ones of IPv4, if there are any."""
    if not addresses:
        return ""
    told = (tuple(address for address in addresses if "[" not in address) or addresses)[:2]
    return translate("Room", "Address of this table: %1").replace("%1", "  ·  ".join(told))


def _why_not(news: RoomNews, *, free: bool) -> str:
    if is_mute(news):
        return translate("Room", "a bot has no voice")
    return translate("Room", "a place is free") if free else ""


def _my_ready(news: RoomNews) -> bool:
    return any(place.seat == news.me and place.ready for place in news.places)


def derive_room(inputs: RoomInput) -> RoomProps:
    """The room's values, from the last news of it."""
    news = inputs.news
    if news is None:
        return RoomProps()
    game = find_game(news.game)
    free = any(place.kind == "free" for place in news.places)
    taken = sum(place.kind != "free" for place in news.places)
    title = words.game_title(news.game)
    picture = words.game_picture(news.game)
    told = [name for name in news.options if words.option_matters(news.game, name, news.options)]
    parts = [title, *(words.option_short(news.game, name, news.options[name]) for name in told)]
    where = translate("Room", "%1 · %2 of %3 places taken").replace("%1", title)
    spoken = phrase_words(news.phrase, inputs.language)
    others = any(place.kind == "person" and place.seat != news.me for place in news.places)
    return RoomProps(
        places=tuple(place_row(place, news.me, news.host) for place in around(news.places, news.me)),
        options=option_rows(game, news.options, len(news.places)) if game is not None else (),
        heroes=room_heroes.rows(news.options, news.places) if news.game == "race" else (),
        seat_names=tuple(room_heroes.who(place) for place in news.places),
        phrase=spoken,
        phrase_line=" · ".join(each.word for each in spoken) if others else "",
        alone=not free and not others,
        game=news.game,
        where=where.replace("%2", str(taken)).replace("%3", str(len(news.places))),
        line=" · ".join(part for part in parts if part),
        waits=waits_for(news),
        address=address_line(news.addresses),
        pictures=(picture.left, picture.middle, picture.right),
        host=news.host,
        ready=_my_ready(news),
        can_ready=not free and not is_mute(news) and bool(news.phrase) and not inputs.waiting,
        why_not=_why_not(news, free=free),
        price=translate("Room", "Yet all the others together could see one player’s cards and foresee rolls.")
        if len(news.places) >= FEWEST_FOR_BACKUP
        else "",
    )


@QmlElement
@QmlUncreatable("the program has one table room")
class RoomModel(QObject):  # type: ignore[operator]
    """The table room for its screen. Intents: set, seatBot, freeSeat, setReady, leave."""

    changed = Signal()

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls = calls
        self._input = RoomInput()
        self._props = RoomProps()
        self._places = Rows(PlaceRow, "seat", self)
        self._options = Rows(OptionRow, "name", self)
        self._heroes = Rows(HeroRow, "name", self)
        self._words = Rows(PhraseWord, "number", self)

    def hear(self, news: RoomNews | None) -> None:
        """Take in the state of the room; None when there is none any more."""
        self._set(replace(self._input, news=news))

    def speak(self, language: str) -> None:
        """Show words in `language` from now on."""
        self._set(replace(self._input, language=language))

    def refresh(self) -> None:
        """Compute everything again, as after a change of language."""
        self._set(self._input)

    @property
    def props(self) -> RoomProps:
        """All values at once."""
        return self._props

    def _set(self, inputs: RoomInput) -> None:
        self._input = inputs
        props = derive_room(inputs)
        if props != self._props:
            self._props = props
            self._places.update(props.places)
            self._options.update(props.options)
            self._heroes.update(props.heroes)
            self._words.update(props.phrase)
            self.changed.emit()

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
                self._calls.do(lambda node: node.set_options({room_heroes.OPTION: RANDOM}))
            self._calls.do(lambda node: node.set_seats(seats))
            return
        if name == room_heroes.OPTION:
            heroes = room_heroes.first(len(news.places)) if at else RANDOM
            self._calls.do(lambda node: node.set_options({room_heroes.OPTION: heroes}))
            return
        option = next(option for option in game.options if option.name == name)
        value = words.offered(option, news.options.get(name, option.default))[at]
        options = changed_options(game, news.options, name, value)

        self._calls.do(lambda node: node.set_options(options))

    @Slot(int, str)
    def setHero(self, seat: int, hero: str) -> None:
        """Let `seat` race with `hero`."""
        news = self._input.news
        names = room_heroes.named(news.options, len(news.places)) if news is not None and news.host else []
        if not 0 <= seat < len(names) or names[seat] == hero:
            return
        heroes = room_heroes.pick(names, seat, hero)

        self._calls.do(lambda node: node.set_options({room_heroes.OPTION: heroes}))

    @Slot(int)
    def seatBot(self, seat: int) -> None:
        """Let a bot sit down on a free place."""

        self._calls.do(lambda node: node.seat_bot(seat))

    @Slot(int)
    def freeSeat(self, seat: int) -> None:
        """Ask whoever sits there to stand up."""

        self._calls.do(lambda node: node.free_seat(seat))

    @Slot(bool)
    def setReady(self, ready: bool) -> None:
        """Say that the phrase matches and the game may begin, or take it back."""
        if ready and not self._props.can_ready:
            return

        self._calls.do(lambda node: node.ready(ready))

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

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]
    def seatNames(self) -> list[object]:
        return list(self._props.seat_names)

    @Property(QObject, constant=True)
    def heroes(self) -> Rows:
        return self._heroes

    @Property(QObject, constant=True)
    def phrase(self) -> Rows:
        return self._words

    @Property(str, notify=changed)
    def phraseLine(self) -> str:
        return self._props.phrase_line

    @Property(bool, notify=changed)
    def alone(self) -> bool:
        return self._props.alone

    @Property(bool, notify=changed)
    def hasPhrase(self) -> bool:
        return bool(self._props.phrase)

    @Property(int, notify=changed)
    def placeCount(self) -> int:
        return len(self._props.places)

    @Property(str, notify=changed)
    def game(self) -> str:
        return self._props.game

    @Property(str, notify=changed)
    def where(self) -> str:
        return self._props.where

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._props.line

    @Property(str, notify=changed)
    def waits(self) -> str:
        return self._props.waits

    @Property(str, notify=changed)
    def address(self) -> str:
        return self._props.address

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]
    def pictures(self) -> list[object]:
        return list(self._props.pictures)

    @Property(bool, notify=changed)
    def host(self) -> bool:
        return self._props.host

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._props.ready

    @Property(bool, notify=changed)
    def canReady(self) -> bool:
        return self._props.can_ready

    @Property(str, notify=changed)
    def whyNot(self) -> str:
        return self._props.why_not

    @Property(str, notify=changed)
    def price(self) -> str:
        return self._props.price
