"""The moments of a race: what is asked, which buttons there are, how a flight is laid out, and each can be reached."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import plan as race_plan
from client.viewmodels.race.script import RaceScript
from client.viewmodels.table.pointing import CONFIRM, card
from engine.pieces import Move
from engine.race_board import Attack, Board, Exchange, Fire, Stay, Support
from tests.scenery import race as race_scenes


@pytest.fixture
def table(qapp: object) -> PlayTable:
    return PlayTable()


@pytest.mark.parametrize("name", sorted(race_scenes.SCENES))
def test_every_scene_is_what_it_says(table: PlayTable, name: str) -> None:
    """A scene that cannot be reached any more would show an empty picture."""
    race_scenes.SCENES[name](table)
    assert table.opened == {"race_notebook": "notebook", "race_rules": "help"}.get(name, "")
    pages = {"race_turbo": "round", "race_turbo_2": "round", "race_over": "over"}
    assert table.rows.table.page == pages.get(name, "table")
    asks = {
        "race_first": "Keep one card, pass the rest left, to Sofija",
        "race_draft_4": "Keep one card, pass the rest right, to Puchacz",
        "race_flight_4": "Your flight: lay cards under your dragons",
        "race_attack": "Attack Sofija’s Ohmik?",
        "race_exchange": "Which card replaces Neonril?",
    }
    if name in asks:
        assert table.rows.table.ask == asks[name]


def acts(table: PlayTable) -> list[tuple[str, str, bool]]:
    return [(button.act, button.key, button.allowed) for button in table.rows.buttons]


def sent(table: PlayTable) -> list[Move]:
    made: list[Move] = []
    table.submitted.connect(made.append)
    return made


def test_a_draft_keeps_the_chosen_card(table: PlayTable) -> None:
    local = race_scenes.draft(table, 4, 1, 3)
    made = sent(table)
    assert acts(table) == [(CONFIRM, "Return", True)]
    assert [(racer.place, racer.hands) for racer in table.rows.own.racers] == [(3, "from"), (0, ""), (1, "to"), (2, "")]
    table.tap(card(local.view.board.hands[0][2]))
    table.confirm()
    assert [getattr(move, "index", None) for move in made] == [2]
    assert acts(table) == []
    assert table.rows.own.values.note == "first pick of 3"


def test_the_last_card_needs_no_decision(table: PlayTable) -> None:
    race_scenes.draft(table, 4, 1, 1)
    frame = table.state.frame
    assert frame is not None
    alone = RaceScript().by_itself(frame)
    assert alone is not None
    assert alone.move in frame.legal.listed  # type: ignore[union-attr]
    assert table.rows.table.ask == "The last card is yours"


def test_a_flight_is_laid_out_and_sent_as_a_whole(table: PlayTable) -> None:
    local = race_scenes.flight(table, 4, 6, suggested=False)
    made = sent(table)
    assert race_choices.SUGGEST in [button.act for button in table.rows.buttons]
    table.press(race_choices.SUGGEST)
    plan = table.hand.plan
    assert plan
    assert not made
    assert table.rows.own.values.spaces != "0 space(s)"
    under = [row for row in table.rows.cards if row.zone.startswith("under") and row.place == 0]
    assert len(under) == len(plan)
    assert any(all(row.paid) and row.sure for row in table.rows.cards if row.zone == "team" and row.place == 0)
    table.press(race_choices.FIRE)
    for _ in range(20):
        if not made:
            break
        move = made.pop()
        assert local.step(move)
        if isinstance(move, Fire):
            break
        # The rest of the plan stays where it lies while it is sent.
        assert len([row for row in table.rows.cards if row.zone.startswith("under") and row.place == 0]) == len(plan)
        table.receive(local.news())
    board: Board = local.driver.board
    assert board.fired
    assert sum(map(len, board.supports.values())) == len(plan)


def test_a_card_that_was_laid_is_taken_back_or_moved(table: PlayTable) -> None:
    local = race_scenes.flight(table, 4, 6)
    before = table.hand.plan
    first = before[0]
    assert isinstance(first, Support)
    board: Board = local.view.board
    target = (
        race_choices.HERO_CARD
        if first.card == "hero"
        else card(race_choices.handle(board, board.drafted[0], first.card))
    )
    table.tap(target)
    assert table.hand.plan == before[1:]
    dragon = card(race_choices.handle(board, board.teams[0], first.dragon))
    table.drop(target, dragon)
    assert set(table.hand.plan) == set(before)
    elsewhere = race_plan.others_for(board, table.hand.plan, first.card)
    if elsewhere:
        table.drop(target, card(race_choices.handle(board, board.teams[0], elsewhere[0].dragon)))
        assert elsewhere[0] in table.hand.plan
    table.drop(target, target)
    assert len(table.hand.plan) == len(before)


def test_an_attack_takes_a_card_a_button_and_a_dragon(table: PlayTable) -> None:
    race_scenes.attack(table)
    made = sent(table)
    assert acts(table) == [(race_choices.ATTACK, "A", True), (CONFIRM, "Return", True)]
    assert table.rows.own.values.attacking
    victim = next(row.place for row in table.rows.cards if row.selected and row.zone == "team")
    assert table.rows.own.values.arrow == (0, victim)
    table.press(race_choices.ATTACK)
    assert not table.rows.own.values.attacking
    assert table.rows.own.values.arrow == (-1, -1)
    table.press(race_choices.ATTACK)
    table.confirm()
    assert [type(move) for move in made] == [Attack]


def test_an_attack_keeps_what_is_laid_out(table: PlayTable) -> None:
    local = race_scenes.reach(table, 8, race_scenes.flying(4, claws=True))
    made = sent(table)
    table.press(race_choices.SUGGEST)
    plan = table.hand.plan
    free = [move for move in local.view.legal.listed if isinstance(move, Attack)]  # type: ignore[union-attr]
    used = {support.card for support in plan if isinstance(support, Support)}
    attack = next((move for move in free if move.card not in used and move.seat != 0), None)
    assert attack is not None
    board: Board = local.view.board
    table.tap(card(race_choices.handle(board, board.drafted[0], attack.card)))
    table.tap(race_choices.ATTACK)
    table.tap(card(race_choices.handle(board, board.teams[attack.seat], attack.dragon)))
    table.confirm()
    assert local.step(made.pop())
    table.receive(local.news())
    assert table.hand.plan == plan
    over = [row for row in table.rows.cards if row.zone.startswith("over")]
    assert [row.title for row in over] == [row.title for row in over if row.strike]
    assert over


def test_the_team_is_kept_or_one_dragon_exchanged(table: PlayTable) -> None:
    race_scenes.exchange(table)
    made = sent(table)
    assert acts(table)[0] == (race_choices.STAY, "Return", True)
    assert acts(table)[1][::2] == (CONFIRM, False)
    assert table.rows.buttons[0].primary
    newcomer = next(row for row in table.rows.cards if row.zone == "kept" and row.legal)
    table.tap(newcomer.target)
    assert acts(table) == [(race_choices.STAY, "", True), (CONFIRM, "Return", True)]
    assert [button.primary for button in table.rows.buttons] == [False, True]
    table.confirm()
    assert [type(move) for move in made] == [Exchange]
    table.refused()
    table.press(race_choices.STAY)
    assert made[1:] == [Stay()]


def test_an_attacked_dragon_says_what_it_needs_more(table: PlayTable) -> None:
    race_scenes.attacked(table)
    rows = [row for row in table.rows.cards if row.zone == "team" and row.place == 0 and row.extra]
    assert rows
    assert all(len(row.signs) == len(row.paid) for row in rows)
    assert rows[0].title in table.rows.own.values.attack_text


@pytest.mark.parametrize(
    ("needs", "given", "met"),
    [
        (("red", "red", "any"), ["red"], (True, False, False)),
        (("red", "any"), ["blue", "red"], (True, True)),
        (("any", "red"), ["red", "red"], (True, True)),
        (("red", "green"), ["any"], (True, False)),
        (("red", "green"), ["any", "red"], (True, True)),
        (("green", "green", "blue"), [], (False, False, False)),
    ],
)
def test_which_needs_are_met(needs: tuple[str, ...], given: list[str], met: tuple[bool, ...]) -> None:
    assert race_plan.paid(needs, given) == met
