"""What the table room shows, computed from the last news of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl

from client.doors import KINDS, CallerRow, caller_rows, door_chip, door_line, kind_names
from client.texts import fill
from client.viewmodels.game.room_script import Hindrance
from client.viewmodels.game.screen import GameScreen, Look, Mood
from client.viewmodels.games import SCREENS
from client.viewmodels.room.options import OptionRow, clock_short, option_rows, undo_title, with_changes
from engine import games
from engine.game import Game
from netcore.status import RoomNews, RoomPlace
from resources import phrase

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One place at the table. `mark` is the drawing at its right end; `act` is "seat", "free" or "" for no button.

    `peer` is the key of a person, "" at any other place: by the time a question is answered another may sit there.
    """

    seat: int
    kind: str
    peer: str
    name: str
    lantern: str
    note: str
    mark: str
    me: bool
    here: bool
    warned: bool
    known: bool
    act: str


@dataclass(frozen=True, slots=True)
class PhraseWord:
    """One word of the safety phrase in this window's language, and its number, which is the same in all of them."""

    word: str
    number: str


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A person's key: the numbers of its picture, and its words in this window's language with their numbers, as
    `sennik verify` prints them.
    """

    name: str
    numbers: tuple[int, ...]
    words: str


@dataclass(frozen=True, slots=True)
class RoomInput:
    """What the room is computed from. `agreed` is the room to which this player said yes, or else as it was met."""

    news: RoomNews | None = None
    agreed: RoomNews | None = None
    language: str = "en"
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class RoomProps:
    """What the room shows. Places begin with mine, at the lower edge of the table, and go on clockwise. `changes` says
    what a guest has not agreed to yet; `address_to_copy` is what to type elsewhere.

    `people`: the keys of all other persons. `alone`: bots have all other places; then `phrase_line` is empty, for
    nobody would hear it. `friends`: the keys of all others were remembered, so nobody has to compare the phrase;
    `can_remember`: there is a phrase to compare, and keys to remember by it. `undoes`: moves may be taken back.
    `agreed` tells a guest how often the terms were agreed on, if more than once. `door_chip` and `door_line` tell who
    may sit down, `door_word` is the host's word for it, for its own window alone. `part_text` is on the button that
    opens the game's own `sheet`, "" for none; `rules` and `sheet` are files. `price` says what all the others together
    could do to one seat because they hold pieces of its key (docs/protocol/attacks.md, "Backups"); it is empty with two
    places, which deal no pieces.
    """

    places: tuple[PlaceRow, ...] = ()
    options: tuple[OptionRow, ...] = ()
    changes: str = ""
    phrase: tuple[PhraseWord, ...] = ()
    keys: tuple[KeyRow, ...] = ()
    phrase_line: str = ""
    agreed: str = ""
    alone: bool = False
    friends: bool = False
    can_remember: bool = False
    game: str = ""
    where: str = ""
    line: str = ""
    waits: str = ""
    address: str = ""
    address_to_copy: str = ""
    pictures: tuple[str, str, str] = ("", "", "")
    scene: tuple[str, ...] = ("lobby",)
    table_top: str = "scene/table_top"
    mood: Mood = field(default_factory=Mood)
    rules: str = ""
    undoes: bool = False
    sheet: str = ""
    part_text: str = ""
    host: bool = False
    people: str = ""
    ready: bool = False
    can_ready: bool = False
    why_not: str = ""
    price: str = ""
    door_kinds: tuple[str, ...] = ()
    door_at: int = 0
    door_chip: str = ""
    door_waits: int = 0
    door_line: str = ""
    door_word: str = field(default="", repr=False)
    callers: tuple[CallerRow, ...] = ()


def find_game(name: str) -> Game | None:
    """The game called `name`, if this edition has it."""
    return games.find(name) if name in games.GAMES else None


def around(places: tuple[RoomPlace, ...], me: int | None) -> tuple[RoomPlace, ...]:
    """The places with mine first."""
    at = next((i for i, place in enumerate(places) if place.seat == me), 0)
    return places[at:] + places[:at]


def place_note(place: RoomPlace, mine: bool, host: bool) -> str:
    """The second line of a plate."""
    if place.warning == "lookalike":
        return translate("Room", "looks like another name")
    if place.warning == "new_key":
        return translate("Room", "known name, new key")
    if place.kind == "bot":
        return translate("Room", "a bot")
    if not place.here:
        return translate("Room", "offline")
    if place.learning:
        return translate("Room", "learning")
    if place.known and not (place.ready and host):  # a host's button takes the place of the tick
        return translate("Room", "known key")
    if place.ready:
        return translate("Room", "ready")
    if mine:
        return translate("Room", "you’re the host") if host else translate("Room", "this is you")
    return translate("Room", "not ready yet")


def place_row(place: RoomPlace, me: int | None, host: bool) -> PlaceRow:
    """One place as its plate shows it."""
    mine = place.seat == me
    if place.kind == "free":
        act = "seat" if host else ""
        return PlaceRow(place.seat, "free", "", translate("Room", "Free"), "", "", "", False, True, False, False, act)
    name = fill(translate("Room", "%1 · you"), place.name) if mine else place.name
    mark = (
        "icons/warn" if place.warning else "icons/bot" if place.kind == "bot" else "icons/check" if place.ready else ""
    )
    if place.learning and not mark:
        mark = "icons/rules"
    return PlaceRow(
        seat=place.seat,
        kind=place.kind,
        peer=place.peer.hex() if place.kind == "person" else "",
        name=name,
        lantern=place.lantern,
        note=place_note(place, mine, host),
        mark=mark,
        me=mine,
        here=place.here or place.kind == "bot",
        warned=bool(place.warning),
        known=place.known,
        act="free" if host and not mine else "",
    )


def phrase_words(numbers: tuple[int, ...], language: str) -> tuple[PhraseWord, ...]:
    """The safety phrase in words of `language`, each with its number."""
    table = phrase.words(language if language in phrase.LANGUAGES else "en")
    return tuple(PhraseWord(table[number % phrase.WORDS], f"{number:03d}") for number in numbers)


def key_rows(news: RoomNews, language: str) -> tuple[KeyRow, ...]:
    """By what everyone's key is known, and last the phrase of the table, which has no picture."""
    # The cryptography that comes with it is there once there is a room.
    from netcore.identity import key_numbers

    people = [place for place in around(news.places, news.me) if place.kind == "person"]
    rows = [
        KeyRow(
            place_row(place, news.me, news.host).name,
            key_numbers(place.peer),
            _in_words(key_numbers(place.peer), language),
        )
        for place in people
    ]
    if news.phrase:
        rows.append(KeyRow(translate("Room", "The table’s phrase"), (), _in_words(news.phrase, language)))
    return tuple(rows)


def _in_words(numbers: tuple[int, ...], language: str) -> str:
    return " · ".join(f"{each.word} {each.number}" for each in phrase_words(numbers, language))


def waits_for(news: RoomNews, hindrance: Hindrance | None = None) -> str:
    """Whom the room waits for, in one sentence, or what stands in its way."""
    if hindrance is not None:
        return hindrance.sentence
    if any(place.kind == "free" for place in news.places):
        if news.host:
            return translate("Room", "Wait for players, or seat bots in the free seats.")
        return translate("Room", "Some seats are still free.")
    names = [p.name for p in news.places if p.kind == "person" and not p.ready and p.seat != news.me]
    if not names:
        return (
            translate("Room", "Everyone is waiting for you.")
            if not _my_ready(news)
            else translate("Room", "The game is starting.")
        )
    return fill(translate("Room", "Still waiting for: %1."), ", ".join(names))


def short_addresses(addresses: tuple[str, ...]) -> tuple[str, ...]:
    """Those that the host would read aloud: the short ones of IPv4, if there are any."""
    return tuple(address for address in addresses if "[" not in address) or addresses


def address_line(addresses: tuple[str, ...]) -> str:
    """The first two of them in a sentence."""
    if not addresses:
        return ""
    told = short_addresses(addresses)[:2]
    return fill(translate("Room", "Table address: %1"), "  ·  ".join(told))


def _why_not(hindrance: Hindrance | None, *, free: bool) -> str:
    if hindrance is not None:
        return hindrance.reason
    return translate("Room", "a seat is free") if free else ""


def may_go_on(news: RoomNews) -> bool:
    """Whether there are programs enough, or free seats for them, that the others could play on without one."""
    # The cryptography that comes with it is there once there is a room.
    from netcore.cards.keyring import FEWEST_FOR_BACKUP

    return sum(place.kind != "bot" for place in news.places) >= FEWEST_FOR_BACKUP


def _price(news: RoomNews) -> str:
    """What it costs that the others can play on without one of them, or that they cannot."""
    if not may_go_on(news):
        return ""
    if not news.customs.backups:
        return translate("Room", "If someone leaves for good, the game ends there: nobody keeps anyone’s key.")
    return translate(
        "Room",
        "If someone leaves for good, you can play on. But if all the others collude, they can see one player’s cards.",
    )


def _my_ready(news: RoomNews) -> bool:
    return any(place.seat == news.me and place.ready for place in news.places)


def _agreed(screen: GameScreen | None, news: RoomNews) -> list[str]:
    """The options that are not as usual, in short."""
    if screen is None:
        return []
    told = [name for name in news.options if screen.room.matters(name, news.options)]
    shorts = [short for name in told if (short := screen.room.option_short(name, news.options[name]))]
    clock = [] if news.customs.clock is None else [clock_short(news.customs.clock)]
    return [*shorts, *clock, *([undo_title()] if news.customs.undo else [])]


def _options(game: Game | None, screen: GameScreen | None, news: RoomNews) -> tuple[OptionRow, ...]:
    if game is None or screen is None:
        return ()
    customs = news.customs
    backups = customs.backups if may_go_on(news) else None
    strength = customs.strength if any(place.kind == "bot" for place in news.places) else None
    persons = sum(place.kind != "bot" for place in news.places)
    # Alone with bots one may always ask a bot, and nobody hears what is said.
    talk, hints = (customs.talk, customs.hints) if persons > 1 else (None, None)
    bench = customs.bench if persons > 1 else None
    told, seats, how = screen.room, len(news.places), (talk, hints, bench, customs.clock)
    return option_rows(
        game, told, news.options, seats, backups, strength, *how, clocked=persons > 1, undo=news.customs.undo
    )


def _changes(options: tuple[OptionRow, ...]) -> str:
    """What has changed since this player agreed, in one sentence; "" if nothing has."""
    said = [f"{row.title}: {row.values[row.at]}" for row in options if row.was]
    return fill(translate("Room", "Changed: %1."), "; ".join(said)) if said else ""


def _address(file: Path | None) -> str:
    """Where QML finds a file."""
    return QUrl.fromLocalFile(str(file)).toString() if file is not None else ""


def derive_room(inputs: RoomInput) -> RoomProps:
    """The room's values, from the last news of it."""
    news = inputs.news
    if news is None:
        return RoomProps()
    game = find_game(news.game)
    free = any(place.kind == "free" for place in news.places)
    taken = sum(place.kind != "free" for place in news.places)
    screen = SCREENS.get(news.game)
    options = _options(game, screen, news)
    if inputs.agreed is not None and not news.host:
        options = with_changes(options, _options(game, screen, inputs.agreed))
    title = screen.title() if screen is not None else news.game
    look = screen.look if screen is not None else Look()
    hindrance = screen.room.hindrance(news) if screen is not None else None
    spoken = phrase_words(news.phrase, inputs.language)
    others = [place for place in news.places if place.kind == "person" and place.seat != news.me]
    friends = bool(others) and all(place.known for place in others)
    return RoomProps(
        places=tuple(place_row(place, news.me, news.host) for place in around(news.places, news.me)),
        options=options,
        changes=_changes(options),
        phrase=spoken,
        keys=key_rows(news, inputs.language),
        phrase_line=" · ".join(each.word for each in spoken) if others else "",
        agreed=translate("Room", "Agreed on %n time(s); only this phrase counts.", "", news.agreements)
        if others and spoken and news.agreements > 1 and not news.host
        else "",
        alone=not free and not others,
        friends=friends,
        can_remember=bool(others) and bool(spoken) and not friends,
        game=news.game,
        where=fill(translate("Room", "%1 · %2 of %3 seats taken"), title, taken, len(news.places)),
        line=" · ".join((title, *_agreed(screen, news))),
        waits=waits_for(news, hindrance),
        address=address_line(news.addresses),
        address_to_copy=next(iter(short_addresses(news.addresses)), ""),
        pictures=(look.pictures.left, look.pictures.middle, look.pictures.right),
        scene=look.scene,
        table_top=look.table_top,
        mood=look.mood,
        rules=_address(screen.rules if screen else None),
        undoes=news.customs.undo,
        sheet=_address(screen.sheet if screen else None),
        part_text=screen.room.part_text(news) if screen else "",
        host=news.host,
        people=" ".join(place.peer.hex() for place in others),
        ready=_my_ready(news),
        can_ready=not free and hindrance is None and bool(news.phrase) and not inputs.waiting,
        why_not=_why_not(hindrance, free=free),
        price=_price(news),
        door_kinds=kind_names(),
        door_at=KINDS.index(news.door.kind) if news.door.kind in KINDS else 0,
        door_chip=door_chip(news.door),
        door_waits=len(news.door.callers),
        door_line=door_line(news.door, news.host),
        door_word=news.door.word,
        callers=caller_rows(news.door),
    )
