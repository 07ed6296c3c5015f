"""What the table room shows, computed from the last news of it."""

from __future__ import annotations

from dataclasses import dataclass

from client import words
from client.viewmodels.room import heroes as room_heroes
from client.viewmodels.room.heroes import HeroRow
from client.viewmodels.room.options import OptionRow, option_rows
from engine import games
from engine.dream_board import SPOKEN
from engine.game import Game
from netcore.cards.keyring import FEWEST_FOR_BACKUP
from netcore.status import RoomNews, RoomPlace
from resources import phrase

translate = words.translate


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
        return translate("Room", "cannot be heard now")
    if place.ready:
        return translate("Room", "ready")
    if mine:
        return translate("Room", "you set this table") if host else translate("Room", "this is you")
    return translate("Room", "not ready yet")


def place_row(place: RoomPlace, me: int | None, host: bool) -> PlaceRow:
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
