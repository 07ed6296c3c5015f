"""Heroes named in the table room: who gets whose, and that every choice is one that the rules allow."""

from __future__ import annotations

from itertools import product

import pytest

from client.viewmodels.race import heroes
from client.viewmodels.race.heroes import HeroesModel
from client.viewmodels.room.model import RoomModel
from client.viewmodels.room.props import RoomInput, derive_room
from engine.race import RACE
from engine.race_cards import HEROES
from tests.client.fake_node import DirectCalls, FakeNode
from tests.scenery import scenes


@pytest.mark.parametrize("seats", range(2, 9))
def test_heroes_to_begin_with_may_race_together(seats: int) -> None:
    assert RACE.agree(seats, {"heroes": heroes.first(seats)})


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_whatever_is_picked_is_allowed(seats: int) -> None:
    """Picked one after the other, each hero for each seat: the table agrees to all, and the seat has that hero."""
    agreed = heroes.first(seats)
    for seat, (name, hero) in product(range(seats), HEROES.items()):
        if seats == 2 and not hero.basic:
            continue
        agreed = heroes.swapped(agreed.split(","), seat, name)
        assert RACE.agree(seats, {"heroes": agreed})["heroes"] == agreed
        assert agreed.split(",")[seat] == name


def test_two_change_places_when_one_takes_what_the_other_has() -> None:
    assert heroes.swapped(["Rowan", "Li", "Iskra"], 0, "Li") == "Li,Rowan,Iskra"
    # With one copy of the game the other side of a card is as taken as the card.
    assert heroes.swapped(["Rowan", "Li", "Iskra"], 0, "Mona") == "Mona,Rowan,Iskra"
    assert heroes.swapped(["Rowan", "Li", "Iskra", "Kafka", "Salma"], 0, "Mona") == "Mona,Li,Iskra,Kafka,Salma"


def test_the_room_offers_lot_or_names() -> None:
    lot = derive_room(RoomInput(scenes.room_news(game="race")))
    assert [(row.name, row.values, row.at) for row in lot.options][1:] == [
        ("heroes", ("drawn at random", "chosen here"), 0),
        ("backups", ("no", "yes"), 1),
        ("hints", ("no", "yes"), 0),
        ("strength", ("calm", "lively", "sly"), 1),
        ("clock", ("none", "gentle", "strict"), 0),
        ("undo", ("no", "yes"), 0),
        ("talk", ("words", "reactions only", "none"), 0),
        ("bench", ("no", "yes"), 1),
    ]
    assert lot.part_text == ""
    news = scenes.room_news(game="race")
    named = scenes.replace(news, options={"heroes": "Rowan,Li,Iskra,Kafka,Salma"})
    chosen = derive_room(RoomInput(named))
    assert chosen.options[1].at == 1
    assert "chosen heroes" in chosen.line
    assert chosen.part_text == "Choose heroes"
    assert derive_room(RoomInput(scenes.replace(named, host=False))).part_text == ""
    assert heroes.rows(news.options, news.places) == ()
    taken = {row.name: row.taken for row in heroes.rows(named.options, named.places) if row.taken}
    assert taken == {"Rowan": "Jagna", "Li": "Ondřej", "Iskra": "Софія", "Kafka": "Puchacz", "Salma": "seat 5"}


def test_the_host_names_heroes() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    news = scenes.room_news(game="race")
    room.hear(news)
    part = room.part
    assert isinstance(part, HeroesModel)
    part.pick(0, "Li")
    assert node.asked == []
    room.set("heroes", 1)
    assert node.asked[-1] == ("set_options", {"heroes": heroes.first(5)})
    room.hear(scenes.replace(news, options={"heroes": heroes.first(5)}))
    part.pick(4, "Kafka")
    name, options = node.asked[-1]
    assert name == "set_options"
    assert options["heroes"].split(",")[4] == "Kafka"
    room.set("seats", 0)
    assert [asked[0] for asked in node.asked[-2:]] == ["set_options", "set_seats"]
    room.set("heroes", 0)
    assert node.asked[-1] == ("set_options", {"heroes": "random"})
    room.hear(scenes.replace(news, host=False, options={"heroes": heroes.first(5)}))
    before = len(node.asked)
    part.pick(0, "Orlan")
    assert len(node.asked) == before
