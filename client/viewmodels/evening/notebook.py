"""The running score as a page shows it: a column for each person, a row for each game. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from client.viewmodels.evening import words
from client.viewmodels.evening.files import Night
from client.viewmodels.games import game_picture, game_title
from netcore.names import clean_name, name_at
from netcore.status import SavedGame
from resources import phrase

if TYPE_CHECKING:
    from netcore.audit.evening import Evening, Played, Player, Verified

NOBODY = "·"


@dataclass(frozen=True, slots=True)
class Column:
    """Somebody who has played tonight. `note` tells apart those who go by one name, by the first word of their key."""

    key: str
    name: str
    note: str
    lantern: str
    me: bool
    here: bool
    wins: int
    ahead: int
    games: int


@dataclass(frozen=True, slots=True)
class Line:
    """A game of the evening. `cells` are the places in the order of columns, `NOBODY` for who has none; `kind` is
    "good", "open", "foul" or "unknown", for a game that is not checked yet.
    """

    key: str
    art: str
    title: str
    note: str
    cells: tuple[str, ...]
    kind: str
    heard: str


@dataclass(frozen=True, slots=True)
class Book:
    """The page: `columns` by wins and places, as `sennik evening` has them, `lines` as the games were saved."""

    columns: tuple[Column, ...] = ()
    lines: tuple[Line, ...] = ()


def book_of(
    night: Night, checked: Mapping[SavedGame, Verified | None], me: bytes, here: frozenset[bytes], language: str
) -> Book:
    """The notebook of a night, as far as its games are `checked`: None for those that only others can check."""
    from netcore.audit.evening import evening

    score = evening(each for game in night.games if (each := checked.get(game)) is not None)
    people = [player for player in score.players if player.kind == "person"]
    lanterns = {
        key: game.lanterns[seat] for game in night.games for seat, key in enumerate(game.keys) if seat not in game.bots
    }
    columns = tuple(_column(player, score, lanterns, me, here, language) for player in people)
    played = {name: game for game in score.games for name in game.files}
    keys = [player.key for player in people]
    names = {player.key: column.name for player, column in zip(people, columns, strict=True)}
    foreign = {game for game in night.games if game in checked and checked[game] is None}
    lines = tuple(
        _unread(game, len(keys), language)
        if game in foreign
        else _line(game, played.get(_file(game)), keys, names, language)
        for game in night.games
    )
    return Book(columns, lines)


def _file(game: SavedGame) -> str:
    return game.path.replace("\\", "/").rpartition("/")[2]


def _column(
    player: Player, score: Evening, lanterns: Mapping[bytes, str], me: bytes, here: frozenset[bytes], language: str
) -> Column:
    alike = any(player.key in same.keys for same in score.namesakes)
    return Column(
        key=player.key.hex(),
        name=clean_name(player.name) or player.name,
        note=_key_word(player.key, language) if alike else "",
        lantern=lanterns.get(player.key, "round"),
        me=player.key == me,
        here=player.key in here,
        wins=player.wins,
        ahead=player.ahead,
        games=player.games,
    )


def _key_word(key: bytes, language: str) -> str:
    from netcore.identity import key_numbers

    number = key_numbers(key)[0]
    return f"{phrase.words(language if language in phrase.LANGUAGES else 'en')[number % phrase.WORDS]} {number:03d}"


def _line(game: SavedGame, played: Played | None, keys: list[bytes], names: Mapping[bytes, str], language: str) -> Line:
    places: dict[bytes, int] = {}
    if played is not None and played.terms is not None:
        seats = zip(played.terms.seats, played.places, strict=True)
        places = {card.peer: place for card, place in seats if place is not None}
    cells = tuple(str(places[key]) if key in places else NOBODY for key in keys)
    title = game_title(game.game)
    note = [words.time_of(game.saved_s, language), *_remark(played)]
    heard = [f"{names[key]} {places[key]}" for key in keys if key in places]
    return Line(
        key=game.path,
        art=game_picture(game.game).left or "card_back",
        title=title,
        note=" · ".join(note),
        cells=cells,
        kind=_kind(played),
        heard=", ".join([title, *note, *heard]),
    )


def _unread(game: SavedGame, columns: int, language: str) -> Line:
    """The line of a game that only other programs can check."""
    title, note = game_title(game.game), [words.time_of(game.saved_s, language), words.unreadable()]
    return Line(
        key=game.path,
        art=game_picture(game.game).left or "card_back",
        title=title,
        note=" · ".join(note),
        cells=(NOBODY,) * columns,
        kind="open",
        heard=", ".join([title, *note]),
    )


def _kind(played: Played | None) -> str:
    if played is None:
        return "unknown"
    return {"complete": "good", "unfinished": "open"}.get(played.verdict, "foul")


def _remark(played: Played | None) -> list[str]:
    """What is to be said of a game beside its places."""
    if played is None:
        return []
    if played.verdict != "complete":
        seat = played.fault.seat if played.fault is not None else None
        by = name_at(seat, played.terms.seats[seat].name) if seat is not None and played.terms is not None else ""
        return [words.state(played.verdict, by)]
    cards = enumerate(played.terms.seats if played.terms is not None else ())
    won = [
        name_at(seat, card.name)
        for (seat, card), place in zip(cards, played.places, strict=True)
        if place == 1 and card.kind == "bot"
    ]
    return [words.won_by_bots(won)] if won else []
