"""The door of a table in words, and what its host does there."""

from __future__ import annotations

import pytest

from client.doors import KINDS, caller_rows, door_chip, door_line, draw_word, kind_names, newcomers
from client.viewmodels.lobby.model import LobbyModel
from client.viewmodels.room.model import RoomModel
from netcore.lobby.door import KINDS as ALL_KINDS
from netcore.status import DoorCaller, DoorNews, RoomDoor
from tests.client.fake_node import DirectCalls, FakeNode
from tests.copies import replace
from tests.scenery.scenes import DOOR, room_news

OLA = DoorCaller(b"o" * 32, "Ola", "fish")


def test_every_door_has_its_words() -> None:
    assert KINDS == ALL_KINDS
    assert len(kind_names()) == len(KINDS)
    doors = [RoomDoor(kind, spent=spent) for kind in KINDS for spent in (False, kind == "word")]
    lines = {door_line(door, host) for door in doors for host in (True, False)}
    assert len(lines) == 6
    assert len({door_chip(door) for door in doors}) == len(KINDS)


def test_a_caller_is_told_with_what_is_odd_about_it() -> None:
    callers = (OLA, replace(OLA, warning="lookalike"), replace(OLA, warning="new_key"), replace(OLA, known=True))
    rows = caller_rows(RoomDoor("nod", callers=callers, turned_away=(replace(OLA, warning="new_key"),)))
    assert len({row.note for row in rows}) == 5
    assert [row.warned for row in rows] == [False, True, True, False, False]
    assert [row.away for row in rows] == [False] * 4 + [True]


def test_the_host_is_told_of_who_has_come_and_of_nobody_twice() -> None:
    ula = replace(OLA, peer=b"u" * 32, name="<b>Ula</b>")
    assert newcomers(RoomDoor(), RoomDoor("nod", callers=(OLA, ula))).startswith("Ola, <b>Ula</b> would like")
    assert newcomers(RoomDoor(callers=(OLA,)), RoomDoor("nod", callers=(OLA,))) == ""


@pytest.mark.parametrize("language", ["pl", "uk", "cs", "en", "xx"])
def test_a_drawn_word_is_two_of_the_list_and_long_enough(language: str, calls: DirectCalls) -> None:
    drawn = {draw_word(language) for _ in range(50)}
    assert len(drawn) > 40
    model = RoomModel(calls)
    assert all(len(word.split()) == 2 and model.isWord(word) for word in drawn)


def test_only_a_host_changes_the_door(node: FakeNode, calls: DirectCalls) -> None:
    model, chosen = RoomModel(calls), []
    model.doorChosen.connect(chosen.append)
    model.hear(replace(room_news(host=False), door=DOOR))
    model.setDoor(0)
    model.chooseWord("moon owl")
    model.drawWord()
    assert (node.asked, chosen) == ([], [])
    model.hear(replace(room_news(), door=DOOR))
    for at in (2, 3, -1, 1):
        model.setDoor(at)
    model.chooseWord("abc")
    model.chooseWord(" abcd ")
    assert (node.asked, chosen) == ([("set_door", "nod", ""), ("set_door", "word", "abcd")], ["nod"])


def test_before_a_door_only_a_word_that_is_asked_for_is_said(node: FakeNode, calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.sayWord("moon owl")
    model.stopWaiting()
    model.hear_door(DoorNews(bytes(32), "nod"))
    model.sayWord("moon owl")
    assert (node.asked, model.props.door_title) == ([], "A table for friends")
    model.hear_door(DoorNews(bytes(32), "word", "slowly"))
    model.sayWord("  ")
    assert model.props.door_line.startswith("Too many words")
    model.sayWord("moon owl")
    model.stopWaiting()
    assert node.asked == [("say_word", "moon owl"), ("leave",)]
    assert model.props.door == ""
