"""Heroes named in the table room: who gets whose, and that every choice is one that the rules allow."""

from __future__ import annotations

from itertools import product

import pytest

from client.viewmodels.room import heroes as room_heroes
from client.viewmodels.room.model import RoomModel
from client.viewmodels.room.props import RoomInput, derive_room
from engine.race import RACE
from engine.race_cards import HEROES
from tests.client.fake_node import DirectCalls, FakeNode
from tests.scenery import scenes


@pytest.mark.parametrize("seats", range(2, 9))
def test_heroes_to_begin_with_may_race_together(seats: int) -> None:
    assert RACE.agree(seats, {"heroes": room_heroes.first(seats)})


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_whatever_is_picked_is_allowed(seats: int) -> None:
    """Picked one after the other, each hero for each seat: the table agrees to all, and the seat has that hero."""
    agreed = room_heroes.first(seats)
    for seat, (name, hero) in product(range(seats), HEROES.items()):
        if seats == 2 and not hero.basic:
            continue
        agreed = room_heroes.pick(agreed.split(","), seat, name)
        assert RACE.agree(seats, {"heroes": agreed})["heroes"] == agreed
        assert agreed.split(",")[seat] == name


def test_two_change_places_when_one_takes_what_the_other_has() -> None:
    assert room_heroes.pick(["Rowan", "Li", "Iskra"], 0, "Li") == "Li,Rowan,Iskra"
    # With one copy of the game the other side of a card is as taken as the card.
    assert room_heroes.pick(["Rowan", "Li", "Iskra"], 0, "Mona") == "Mona,Rowan,Iskra"
    assert room_heroes.pick(["Rowan", "Li", "Iskra", "Kafka", "Salma"], 0, "Mona") == "Mona,Li,Iskra,Kafka,Salma"


def test_the_room_offers_lot_or_names() -> None:
    lot = derive_room(RoomInput(scenes.room_news(game="race")))
    assert [(row.name, row.values, row.at) for row in lot.options][1:] == [
        ("heroes", ("drawn by lot", "chosen here"), 0)
    ]
    assert lot.heroes == ()
    news = scenes.room_news(game="race")
    chosen = derive_room(RoomInput(scenes.replace(news, options={"heroes": "Rowan,Li,Iskra,Kafka,Salma"})))
    assert chosen.options[1].at == 1
    assert "chosen heroes" in chosen.line
    taken = {row.name: row.taken for row in chosen.heroes if row.taken}
    assert taken == {"Rowan": "Jagna", "Li": "Ondřej", "Iskra": "Софія", "Kafka": "Puchacz", "Salma": "place 5"}


def test_the_host_names_heroes() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    news = scenes.room_news(game="race")
    room.hear(news)
    room.setHero(0, "Li")
    assert node.asked == []
    room.set("heroes", 1)
    assert node.asked[-1] == ("set_options", {"heroes": room_heroes.first(5)})
    room.hear(scenes.replace(news, options={"heroes": room_heroes.first(5)}))
    room.setHero(4, "Kafka")
    name, options = node.asked[-1]
    assert name == "set_options"
    assert options["heroes"].split(",")[4] == "Kafka"
    room.set("seats", 0)
    assert [asked[0] for asked in node.asked[-2:]] == ["set_options", "set_seats"]
    room.set("heroes", 0)
    assert node.asked[-1] == ("set_options", {"heroes": "random"})
    room.hear(scenes.replace(news, host=False, options={"heroes": room_heroes.first(5)}))
    before = len(node.asked)
    room.setHero(0, "Orlan")
    assert len(node.asked) == before
