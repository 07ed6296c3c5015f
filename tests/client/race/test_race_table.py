"""The moments of a race: what is asked, which buttons there are, how a flight is laid out, and each can be reached."""

from __future__ import annotations

from copy import deepcopy

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import names, words
from client.viewmodels.race import plan as race_plan
from client.viewmodels.race.script import RaceScript
from client.viewmodels.table.pointing import CONFIRM, card
from engine.knowledge import View
from engine.pieces import Face, Move
from engine.policies.race_planner import plan_flight
from engine.race_board import Attack, Board, Exchange, Fire, Stay, Support, cards_of
from engine.race_cards import CARDS, HEROES, STRIKE, SWAP
from engine.race_flight import attack
from tests.scenery import race as race_scenes


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
        "race_attack": "Attack Sofija’s Ohmling?",
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
    values = table.rows.own.values
    assert (values.note, values.forecast) == ("first pick of 3", "So far: no dragon flies yet")


def test_the_first_draft_says_why_cards_are_passed(table: PlayTable) -> None:
    race_scenes.SCENES["race_first"](table)
    giver = next(racer.name for racer in table.rows.own.racers if racer.hands == "from")
    assert f"what {giver} passes on" in table.rows.own.values.list_note
    race_scenes.draft(table, 4, 2, 4)
    assert "odd turns" in table.rows.own.values.list_note


def test_the_last_card_needs_no_decision(table: PlayTable) -> None:
    race_scenes.draft(table, 4, 1, 1)
    frame = table.state.frame
    assert frame is not None
    alone = RaceScript().by_itself(frame)
    assert alone is not None
    assert alone.move in frame.legal.listed  # type: ignore[union-attr]
    assert table.rows.table.ask == "The last card is yours"


def test_what_was_laid_last_is_taken_back_one_after_the_other(table: PlayTable) -> None:
    race_scenes.flight(table, 4, 6, suggested=False)
    made = sent(table)
    assert not table.rows.own.values.can_undo
    table.press(race_choices.SUGGEST)
    plan = table.hand.plan
    assert table.rows.own.values.can_undo
    for left in range(len(plan) - 1, -1, -1):
        table.tap(race_choices.UNDO)
        assert len(table.hand.plan) == left
        assert set(table.hand.plan) <= set(plan)
    assert not table.rows.own.values.can_undo
    table.tap(race_choices.UNDO)
    assert table.hand.plan == ()
    assert made == [], "nothing is sent before the flight begins"


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
    attack = next(button for button in table.rows.buttons if button.act == race_choices.ATTACK)
    assert (attack.primary, attack.danger) == (False, True)
    table.press(race_choices.ATTACK)
    table.confirm()
    assert [type(move) for move in table.hand.plan] == [Attack]
    assert not made


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
    assert not made
    assert table.hand.plan == (attack, *plan)
    over = [row for row in table.rows.cards if row.zone.startswith("over")]
    assert [row.title for row in over] == [row.title for row in over if row.strike]
    assert over
    table.press(race_choices.SUGGEST)
    assert table.hand.plan[0] == attack
    table.press(race_choices.FIRE)
    while made:
        assert local.step(made.pop())
        table.receive(local.news())
    assert local.driver.board.fired
    assert [laid.card for laid in local.driver.board.attacks if laid.by == 0] == [attack.card]


def test_an_attack_is_taken_back_as_long_as_nothing_flies(table: PlayTable) -> None:
    race_scenes.attack(table)
    made = sent(table)
    table.confirm()
    attack = table.hand.plan[0]
    assert isinstance(attack, Attack)
    assert "waits until you fly" in table.rows.table.ask
    assert table.rows.own.values.arrow == (0, table.state.place(attack.seat))
    laid = next(row for row in table.rows.cards if row.zone == "kept" and row.badge)
    assert "take it back" in laid.label
    table.tap(laid.target)
    assert table.hand.plan == ()
    assert table.rows.own.values.arrow == (-1, -1)
    race_scenes.attack(table)
    table.confirm()
    assert (race_choices.SPARE, "A", True) in acts(table)
    table.press(race_choices.SPARE)
    assert table.hand.plan == ()
    assert not made


def test_what_only_an_attack_made_possible_goes_with_it(table: PlayTable) -> None:
    """An attack on a dragon of one's own asks for a support more, which is no move any more once it is taken back."""
    local = race_scenes.reach(table, 8, race_scenes.flying(4, claws=True))
    assert local.view.legal is not None
    board: Board = local.view.board
    attacks = [move for move in local.view.legal.listed if isinstance(move, Attack) and move.seat == 0]
    plain = race_plan.legal_supports(board)
    plan, support = next(
        ((attack,), support)
        for attack in attacks
        for support in race_plan.legal_supports(race_plan.with_plan(board, (attack,)))
        if support not in plain
    )
    both = race_plan.planned(board, plan, support)
    assert both == (*plan, support)
    assert race_plan.planned(board, both, race_plan.TakeBack(plan[0].card)) == ()


def test_it_is_said_that_ones_own_dragons_can_be_attacked(table: PlayTable) -> None:
    local = race_scenes.reach(table, 8, race_scenes.flying(4, claws=True))
    board: Board = local.view.board
    made = next(move for move in local.view.legal.listed if isinstance(move, Attack) and move.seat == 0)  # type: ignore[union-attr]
    table.tap(card(race_choices.handle(board, board.drafted[0], made.card)))
    table.press(race_choices.ATTACK)
    assert "Yours are there too" in table.rows.table.ask
    table.tap(card(race_choices.handle(board, board.teams[0], made.dragon)))
    assert "your own dragon" in table.rows.table.ask


def test_an_attack_on_an_own_dragon_tells_what_it_costs_and_enter_does_not_make_it(table: PlayTable) -> None:
    race_scenes.attack_own(table)
    values, board = table.rows.own.values, table.state.frame.board  # type: ignore[union-attr]
    made = sent(table)
    chosen = next(choice.move for choice in table.offered if set(choice.targets) == set(table.hand.chosen))
    assert isinstance(chosen, Attack)
    laid_out = deepcopy(board)
    attack(laid_out, chosen)
    assert values.own_now == words.spaces(plan_flight(board).spaces)
    assert values.own_then == words.spaces(plan_flight(laid_out).spaces)
    assert values.own_worse
    assert acts(table) == [(CONFIRM, "", True), (race_choices.ATTACK, "Return", True)]
    assert [button.danger for button in table.rows.buttons] == [True, False]
    table.enter()
    assert (made, table.hand.plan, table.rows.own.values.attacking) == ([], (), False)


def test_an_own_attack_that_costs_nothing_needs_no_second_thought(table: PlayTable) -> None:
    heroes = next(f"{name},Rowan,Mona" for name, hero in HEROES.items() if hero.talent == STRIKE)
    local = race_scenes.reach(table, 3, race_scenes.flying(3, claws=True), heroes=heroes)
    board: Board = local.view.board
    own = [move for move in local.view.legal.listed if isinstance(move, Attack) and move.seat == 0]  # type: ignore[union-attr]
    before = race_plan.within_reach(board, 0, ())
    made = max(own, key=lambda move: race_plan.within_reach(board, 0, (move,)))
    assert race_plan.within_reach(board, 0, (made,)) > before
    table.tap(card(race_choices.handle(board, board.drafted[0], made.card)))
    table.press(race_choices.ATTACK)
    table.tap(card(race_choices.handle(board, board.teams[0], made.dragon)))
    assert not table.rows.own.values.own_worse
    assert (CONFIRM, "Return", True) in acts(table)


def test_it_is_told_what_a_card_does_where_it_lies_in_a_flight(table: PlayTable) -> None:
    race_scenes.flight_8(table)
    laid = next(row for row in table.rows.cards if row.zone.startswith("under"))
    over = next(row for row in table.rows.cards if row.zone == "team" and row.slot == int(laid.zone[5:]))
    told = table.tell(f"card:{laid.key}")
    assert told["text"].startswith("Gives ")
    assert f"to {over.title}, which has all it needs and flies" in told["text"]
    assert told["can"][0] == ["take it off", "Space"]
    assert (told["pictured"], told["face"]) == (True, laid.face)
    while table.rows.own.values.can_undo:
        table.tap(race_choices.UNDO)
    kept = [row for row in table.rows.cards if row.zone == "kept" and row.legal]
    assert any(table.tell(f"card:{row.key}")["text"].startswith("Can go under: ") for row in kept)


def test_who_flies_last_is_told_that_only_own_dragons_are_left(table: PlayTable) -> None:
    def last(view: View) -> bool:
        return race_scenes.flying(3, claws=True)(view) and view.board.trophies[view.seat] == 1

    race_scenes.reach(table, 4, last)
    table.press(race_choices.ATTACK)
    claws = next((row for row in table.rows.cards if row.zone == "claws"), None)
    if claws is not None and claws.legal:
        table.tap(claws.target)
    assert "only your own dragons" in table.rows.table.ask


def test_not_to_fly_asks_as_long_as_a_dragon_could(table: PlayTable) -> None:
    local = race_scenes.reach(table, 4, lambda view: race_scenes.flying(2)(view) and race_plan.could_fly(view.board))
    made = sent(table)
    board: Board = local.view.board
    support = next(
        support
        for support in race_plan.legal_supports(board)
        if not race_plan.worth(race_plan.with_plan(board, (support,)), 0)[0]
    )
    for laid in ((), (support,)):
        for each in laid:
            own = race_choices.HERO_CARD
            if each.card != "hero":
                own = card(race_choices.handle(board, board.drafted[0], each.card))
            table.drop(own, card(race_choices.handle(board, board.teams[0], each.dragon)))
        assert table.hand.plan == laid
        assert (race_choices.FIRE, "", True) in acts(table)
        table.confirm()
        assert not made
        table.press(race_choices.FIRE)
        assert not made
        assert "0 spaces" in table.rows.table.ask
        table.escape()
        assert not table.hand.armed
    table.press(race_choices.FIRE)
    table.press(race_choices.FIRE)
    assert [type(move) for move in made] == [Support]


@pytest.mark.parametrize("differ", [True, False])
def test_an_exchange_tells_what_the_talent_adds(table: PlayTable, differ: bool) -> None:
    def meant(view: View) -> list[Exchange]:
        if Exchange not in race_scenes.kinds(view):
            return []
        listed = [move for move in view.legal.listed if isinstance(move, Exchange)]  # type: ignore[union-attr]
        return [move for move in listed if (CARDS[Face(move.out)].colour != CARDS[Face(move.in_)].colour) == differ]

    local = race_scenes.reach(table, 3, lambda view: bool(meant(view)), heroes="Rosella,Rowan,Mona")
    board: Board = local.view.board
    assert board.hero(0).talent == SWAP
    made = meant(local.view)[0]
    before = table.rows.own.values.spaces
    flown = board.positions[0] - board.before_flight
    assert before == words.spaces(flown)
    table.tap(card(race_choices.handle(board, board.teams[0], made.out)))
    table.tap(card(race_choices.handle(board, board.drafted[0], made.in_)))
    assert table.rows.own.values.spaces == words.spaces(flown + (2 if differ else 0))
    assert ("adds 2" if differ else "adds nothing") in table.rows.table.ask


def test_a_talent_for_attacks_counts_what_is_laid_out(table: PlayTable) -> None:
    heroes = next(f"{name},Rowan,Mona" for name, hero in HEROES.items() if hero.talent == STRIKE)
    local = race_scenes.reach(table, 3, race_scenes.flying(3, claws=True), heroes=heroes)
    board: Board = local.view.board
    made = next(move for move in local.view.legal.listed if isinstance(move, Attack))  # type: ignore[union-attr]
    assert table.rows.own.values.spaces == words.spaces(0)
    table.tap(card(race_choices.handle(board, board.drafted[0], made.card)))
    table.press(race_choices.ATTACK)
    table.tap(card(race_choices.handle(board, board.teams[made.seat], made.dragon)))
    table.confirm()
    assert table.hand.plan == (made,)
    assert table.rows.own.values.spaces == words.spaces(2)


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


def test_a_new_land_says_which_dragons_it_brings(table: PlayTable) -> None:
    local = race_scenes.reach(table, 4, race_scenes.drafting(3))
    told = [line.text for line in table.rows.lines if line.text.startswith("New land: ")]
    assert told
    board: Board = local.view.board
    newest = board.turned_up()[-1]
    brought = {names.dragon(face) for face in cards_of(4, newest)}
    assert brought
    assert set(told[0].partition("Into the deck: ")[2].split(", ")) == brought


def test_what_the_table_does_is_said_as_it_is(table: PlayTable) -> None:
    """A tie of trophies is drawn for, and cards that are turned up are not said to be shuffled."""
    local = race_scenes.reach(table, 4, race_scenes.drafting(3))
    people, board = table.state.people, deepcopy(local.view.board)
    assert "Tied on the track" in words.busy("roll", board, people)
    board.turn = 1
    assert "heroes" in words.busy("roll", board, people)
    assert words.busy("shuffle", board, people) == "Shuffling the cards fairly"
    board.flying = 1
    for what in ("shuffle", "show"):
        assert words.busy(what, board, people) == "Sofija’s drafted cards are being turned up"
