"""The heroes of a race in the table room: drawn by lot, or named seat by seat before the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.viewmodels.race import names as race_names
from engine.race import RANDOM, open_heroes
from engine.race_cards import ANY, COPIES, HEROES
from netcore.status import RoomPlace

translate = QCoreApplication.translate
Value = int | bool | str
OPTION = "heroes"


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


def named(options: Mapping[str, Value], seats: int) -> list[str]:
    """The heroes that are named, by seat; none if they are drawn by lot."""
    agreed = str(options.get(OPTION, RANDOM))
    names = [] if agreed == RANDOM else agreed.split(",")
    return names if len(names) == seats else []


def first(seats: int) -> str:
    """Heroes to begin with when they are named: the first that may race together."""
    names: list[str] = []
    for _ in range(seats):
        names.append(open_heroes(seats, names)[0].name)
    return ",".join(names)


def pick(names: list[str], seat: int, hero: str) -> str:
    """The option after `seat` takes `hero`; whoever has it, or the other side of its only card, takes theirs."""
    seats, after = len(names), list(names)
    for other, held in enumerate(names):
        same_card = COPIES[seats] == 1 and HEROES[held].card == HEROES[hero].card
        if other != seat and (held == hero or same_card):
            after[other] = names[seat]
    after[seat] = hero
    return ",".join(after)


def rows(options: Mapping[str, Value], places: tuple[RoomPlace, ...]) -> tuple[HeroRow, ...]:
    """All heroes, in pairs of one card; nothing while they are drawn by lot."""
    names = named(options, len(places))
    if not names:
        return ()
    allowed = open_heroes(len(places), [])
    return tuple(_row(name, names, places, allowed=hero in allowed) for name, hero in HEROES.items())


def who(place: RoomPlace) -> str:
    """Whoever sits there, or the number of a place that is still free."""
    return place.name or translate("Room", "place %1").replace("%1", str(place.seat + 1))


def _row(name: str, names: list[str], places: tuple[RoomPlace, ...], *, allowed: bool) -> HeroRow:
    hero = HEROES[name]
    seat = names.index(name) if name in names else -1
    place = places[seat] if seat >= 0 else None
    return HeroRow(
        name=name,
        title=race_names.hero(name),
        art=race_names.hero_art(hero),
        talent=race_names.talent(hero.talent),
        talent_art=f"race/talent_{hero.talent}",
        text=race_names.talent_text(hero.talent),
        support_art=f"race/sign_{hero.support or 'none'}",
        support=race_names.colour(hero.support or ANY) if hero.support else translate("Room", "no support"),
        seat=seat,
        taken=who(place) if place else "",
        lantern=place.lantern if place else "",
        allowed=allowed,
    )
