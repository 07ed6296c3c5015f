"""The moments of a table of Smoki: what is asked, which buttons there are, and that each moment can be reached."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.smoki.model import SmokiModel
from engine import smoki
from engine.pieces import Move
from netcore.status import LinkNews
from tests.scenery import sen as scenes
from tests.scenery import smoki as smoki_scenes
from tests.scenery.local_table import room


@pytest.mark.parametrize("name", sorted(smoki_scenes.SCENES))
def test_every_scene_is_what_it_says(table: PlayTable, name: str) -> None:
    """A scene that cannot be reached any more would show an empty picture."""
    smoki_scenes.SCENES[name](table)
    assert table.opened == {"smoki_notebook": "notebook", "smoki_rules": "help"}.get(name, "")
    pages = {"smoki_end": "round", "smoki_end_5": "round", "smoki_over": "over"}
    assert table.rows.table.page == pages.get(name, "table")
    asks = {
        "smoki_deal": "Turn this card up?",
        "smoki_2": "Your turn: take an open card or draw one",
        "smoki_3": "Which open pile does the old card go onto?",
        "smoki_4": "Your turn: take an open card or draw one",
        "smoki_5": "Which open pile does the old card go onto?",
        "smoki_nest": "Which card does it swap with?",
        "smoki_circle_begins": "Send the circle round from here?",
    }
    if name in asks:
        assert table.rows.table.ask == asks[name]
    starts = {
        "smoki_pile": "Your turn: where does it go? (Dragon",
        "smoki_give": "The circle’s last card (",
    }
    if name in starts:
        assert table.rows.table.ask.startswith(starts[name])


def acts(table: PlayTable) -> list[tuple[str, str, bool]]:
    return [(button.act, button.key, button.allowed) for button in table.rows.buttons]


def test_the_buttons_follow_what_is_chosen(table: PlayTable) -> None:
    smoki_scenes.smoki_3(table)
    assert acts(table) == [("pile:open-0", "1", True), ("pile:open-1", "2", True)]
    assert "points showing" in table.rows.table.held_text
    table.escape()
    assert acts(table) == [("confirm", "Return", False), ("pile:open-0", "1", True), ("pile:open-1", "2", True)]
    assert table.rows.table.held_title == "Mirror in the Water"
    assert table.rows.table.held_text.startswith("Counts as its left or right neighbour")


def test_a_pile_takes_the_drawn_card_or_the_old_one(table: PlayTable) -> None:
    local = smoki_scenes.reach(table, 3, smoki_scenes.holding("7"), smoki_scenes.eager)
    made: list[Move] = []
    table.submitted.connect(made.append)
    table.tap("pile:open-1")
    assert made.pop() == smoki.Discard(1)
    table.refused()
    scenes.choose(table, local, 5)
    table.tap("pile:open-1")
    assert made.pop() == smoki.Place(5, 1)


def test_with_one_pile_enter_puts_the_card_in(table: PlayTable) -> None:
    local = smoki_scenes.reach(table, 3, smoki_scenes.holding("7", "8"), smoki_scenes.eager, piles=1)
    made: list[Move] = []
    table.submitted.connect(made.append)
    table.confirm()
    assert not made
    scenes.choose(table, local, 0)
    assert acts(table) == [("pile:open-0", "Return", True)]
    table.confirm()
    assert made == [smoki.Place(0, 0)]


@pytest.mark.parametrize(
    ("piles", "old", "laid"), [(1, "Replace it", "Discard it"), (2, "Old card to pile I", "Discard to pile I")]
)
def test_a_pile_is_named_only_where_there_are_two(table: PlayTable, piles: int, old: str, laid: str) -> None:
    local = smoki_scenes.reach(table, 3, smoki_scenes.holding("7", "8"), smoki_scenes.eager, piles=piles)
    assert [button.text for button in table.rows.buttons if button.act == "pile:open-0"] == [laid]
    scenes.choose(table, local, 0)
    assert [button.text for button in table.rows.buttons if button.act == "pile:open-0"] == [old]


def test_a_nest_swaps_two_or_leaves_them(table: PlayTable) -> None:
    smoki_scenes.smoki_nest(table)
    made: list[Move] = []
    table.submitted.connect(made.append)
    table.press("act:stay")
    assert made == [smoki.Stay()]
    table.refused()
    assert acts(table) == [("confirm", "Return", False), ("act:stay", "S", True)]
    nest_free = [row.target for row in table.rows.cards if row.legal]
    assert len(nest_free) == 5
    table.tap(nest_free[0])
    table.tap(nest_free[1])
    table.confirm()
    assert isinstance(made[-1], smoki.Swap)


@pytest.mark.parametrize(("edition", "where"), [("corrected", "Under pile I"), ("first", "Onto pile I")])
def test_the_last_card_of_a_circle_goes_where_the_edition_says(table: PlayTable, edition: str, where: str) -> None:
    smoki_scenes.reach(table, 3, scenes.asked(smoki.Give), edition=edition)
    assert table.rows.buttons[0].text == where
    assert table.rows.table.held_text == "The circle’s last card."
    made: list[Move] = []
    table.submitted.connect(made.append)
    table.press("pile:open-1")
    assert made == [smoki.Give(1)]


def test_plates_tell_tokens_or_points(table: PlayTable) -> None:
    smoki_scenes.ended(table, 3)
    assert sum(table.rows.own.values.tokens) >= 1
    assert {row.score for row in table.rows.seats} == {""}
    assert table.rows.own.values.tokens_goal == 3
    assert table.rows.bars[0].total >= table.rows.bars[-1].total
    other = PlayTable()
    smoki_scenes.ended(other, 3, goal="points")
    assert other.rows.own.values.tokens == ()
    assert all(row.score for row in other.rows.seats)
    assert other.rows.own.values.tokens_goal == 0
    assert other.rows.own.dreams[0].total.endswith(f"= {other.rows.bars[0].total}")
    assert other.rows.rounds[0].why[0].startswith("Jagna: ")


def test_the_table_of_another_game_is_sat_down_at(table: PlayTable) -> None:
    """One model serves all games: the news say which, and nothing of the game before stays."""
    scenes.turn(table, 3)
    heard: list[str] = []
    table.gameChanged.connect(lambda: heard.append(table.property("game")))
    smoki_scenes.smoki_2(table)
    assert heard == ["smoki"]
    assert sum(row.zone == "front" for row in table.rows.cards) == 12
    assert isinstance(table.own, SmokiModel)
    table.receive(LinkNews(1, False))
    assert next(row.note for row in table.rows.seats if row.seat == 1) == "offline"
    table.receive(room(PEOPLE, game="no such game"))
    assert table.property("game") == "smoki"


PEOPLE = scenes.PEOPLE[:2]
