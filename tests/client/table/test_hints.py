"""What a bot would do, at a table with bots: a sentence for every decision, and none where somebody else could mind."""

from __future__ import annotations

import re

import pytest

from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import choices as race_choices
from engine.games import find
from netcore.status import Customs
from tests.copies import replace
from tests.scenery import race as race_scenes
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room

SHORT = {"sen": {"rounds": 2, "know": True}, "smoki": {"goal": "rounds", "rounds": 2}, "race": {}, "dream": {}}


def quiet(table: PlayTable) -> PlayTable:
    table.pace_ms = table.peek_ms = 0
    return table


@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("game", SCREENS)
def test_there_is_a_hint_for_every_decision(qapp: object, game: str, me: int) -> None:
    table, seats = quiet(PlayTable()), find(game).least_seats
    names = scenes.PEOPLE[:seats]
    local = LocalTable(game, seats, 5, SHORT[game], me=me, policy="bot")
    table.receive(room(names, me=me, bots=[seat for seat in range(seats) if seat != me], game=game))
    said: list[str] = []
    table.hinted.connect(said.append)
    asked = 0
    for _ in range(600):
        if local.driver.asked is None or asked > 60:
            break
        if local.view.legal is None:
            local.step()
            continue
        asked += 1
        table.receive(local.news())
        table.closePeek()
        table.goOn()
        before = len(said)
        table.askHint()
        if table.canHint:
            assert len(said) == before + 1
            table.askHint()
            assert said[-1] == said[-2], "the same question has the same answer"
        local.step(local.own_policy(local.view))
    assert len(set(said)) >= 4
    for sentence in said:
        assert sentence.endswith(".")
        assert not re.search(r"%\d", sentence), sentence
        assert "-9" not in sentence


def test_what_is_laid_out_already_is_no_advice(table: PlayTable) -> None:
    local = race_scenes.flight(table, 4, 2, suggested=False)
    table.receive(room(scenes.PEOPLE[:4], bots=[1, 2, 3], game="race"))
    said: list[str] = []
    table.hinted.connect(said.append)
    table.askHint()
    assert said[0].endswith("so that it can fly.")
    table.tap(race_choices.SUGGEST)
    assert table.hand.plan
    table.askHint()
    assert said[1:] == ["Start the flight: nothing that is left makes it longer."]
    table.tap(race_choices.UNDO)
    table.askHint()
    assert said[2].endswith("so that it can fly.")
    assert local.view.legal is not None


def test_among_people_no_bot_is_asked(qapp: object) -> None:
    table, local = quiet(PlayTable()), LocalTable("sen", 3, 5, policy="bot")
    table.receive(room(scenes.PEOPLE[:3], bots=[2]))
    said: list[str] = []
    table.hinted.connect(said.append)
    local.run()
    table.receive(local.news())
    assert local.view.legal is not None
    table.askHint()
    assert (table.canHint, said) == (False, [])


def test_among_people_who_have_agreed_to_it_one_may_ask(qapp: object) -> None:
    table, local = quiet(PlayTable()), LocalTable("sen", 3, 5, policy="bot")
    table.receive(replace(room(scenes.PEOPLE[:3], bots=[2]), customs=Customs(hints=True)))
    said: list[str] = []
    table.hinted.connect(said.append)
    local.run()
    table.receive(local.news())
    table.askHint()
    assert table.canHint
    assert len(said) == 1


def test_who_is_not_asked_gets_no_hint(qapp: object) -> None:
    table, local = quiet(PlayTable()), LocalTable("sen", 2, 5, policy="bot")
    table.receive(room(scenes.PEOPLE[:2], bots=[1]))
    local.step()
    table.receive(local.news())
    assert local.view.legal is None
    assert not table.canHint
