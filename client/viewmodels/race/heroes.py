"""The heroes of a race: drawn by lot, or named seat by seat in the room before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import fill
from client.viewmodels.game.room_part import Ask
from client.viewmodels.game.room_script import Value
from client.viewmodels.properties import Model
from client.viewmodels.race import names
from client.viewmodels.rows import Rows
from engine.race import RANDOM, open_heroes
from engine.race_cards import ANY, COPIES, HEROES
from netcore.status import RoomNews, RoomPlace

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate
OPTION = "heroes"
NAMED = "named"
"""Among the options that are offered it stands for heroes that are named seat by seat."""


@dataclass(frozen=True, slots=True)
class HeroRow:
    """One hero as the host chooses among them. `taken` says who has it, `allowed` whether so many players may."""

    name: str
    title: str
    art: str
    talent: str
    talent_art: str
    text: str
    support_art: str
    support: str
    seat: int
    taken: str
    lantern: str
    allowed: bool


@dataclass(frozen=True, slots=True)
class HeroesProps:
    """Whoever sits at the table, by seat."""

    people: tuple[str, ...] = ()


@QmlElement
@QmlUncreatable("a room of the race has one")
class HeroesModel(Model[HeroesProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """All heroes, once they are named, and who has which. What the host picks is asked for by `ask`."""

    def __init__(self, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(HeroesProps(), parent)
        self._ask = ask
        self._news: RoomNews | None = None
        self._heroes = Rows(HeroRow, "name", self)

    def hear(self, news: RoomNews) -> None:
        """Take in the state of the room."""
        self._news = news
        self._heroes.update(rows(news.options, news.places))
        self.become(HeroesProps(tuple(who(place) for place in news.places)))

    @Slot(int, str)
    def pick(self, seat: int, hero: str) -> None:
        """Let `seat` race with `hero`."""
        news = self._news
        held = named(news.options, len(news.places)) if news is not None and news.host else []
        if 0 <= seat < len(held) and held[seat] != hero:
            self._ask({OPTION: swapped(held, seat, hero)})

    @Property(QObject, constant=True)
    def heroes(self) -> Rows:
        return self._heroes


def named(options: Mapping[str, Value], seats: int) -> list[str]:
    """The heroes that are named, by seat; none if they are drawn by lot."""
    agreed = str(options.get(OPTION, RANDOM))
    held = [] if agreed == RANDOM else agreed.split(",")
    return held if len(held) == seats else []


def first(seats: int) -> str:
    """Heroes to begin with when they are named: the first that may race together."""
    held: list[str] = []
    for _ in range(seats):
        held.append(open_heroes(seats, held)[0].name)
    return ",".join(held)


def swapped(held: list[str], seat: int, hero: str) -> str:
    """The option after `seat` takes `hero`; whoever has it, or the other side of its only card, takes theirs."""
    seats, after = len(held), list(held)
    for other, name in enumerate(held):
        same_card = COPIES[seats] == 1 and HEROES[name].card == HEROES[hero].card
        if other != seat and (name == hero or same_card):
            after[other] = held[seat]
    after[seat] = hero
    return ",".join(after)


def rows(options: Mapping[str, Value], places: tuple[RoomPlace, ...]) -> tuple[HeroRow, ...]:
    """All heroes, in pairs of one card; nothing while they are drawn by lot."""
    held = named(options, len(places))
    if not held:
        return ()
    allowed = open_heroes(len(places), [])
    return tuple(_row(name, held, places, allowed=hero in allowed) for name, hero in HEROES.items())


def who(place: RoomPlace) -> str:
    """Whoever sits there, or the number of a place that is still free."""
    return place.name or fill(translate("Room", "seat %1"), place.seat + 1)


def _row(name: str, held: list[str], places: tuple[RoomPlace, ...], *, allowed: bool) -> HeroRow:
    hero = HEROES[name]
    seat = held.index(name) if name in held else -1
    place = places[seat] if seat >= 0 else None
    return HeroRow(
        name=name,
        title=names.hero(name),
        art=names.hero_art(hero),
        talent=names.talent(hero.talent),
        talent_art=f"race/talent_{hero.talent}",
        text=names.talent_text(hero.talent),
        support_art=f"race/sign_{hero.support or 'none'}",
        support=names.colour(hero.support or ANY) if hero.support else translate("Room", "no support"),
        seat=seat,
        taken=who(place) if place else "",
        lantern=place.lantern if place else "",
        allowed=allowed,
    )
