"""Whole games of Smoki through the view model: nothing leaks, and every legal move can be pointed at."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.smoki import cards as smoki_cards
from client.viewmodels.smoki import choices as smoki_choices
from client.viewmodels.smoki import words as smoki_words
from client.viewmodels.smoki.script import SmokiScript
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.people import from_room
from client.viewmodels.table.pointing import Choice, at_once, complete, lit, tap
from client.viewmodels.table.state import TableState
from engine import smoki
from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Handle, Move
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room
from tests.scenery.sen import PEOPLE

SCRIPT = SmokiScript()
OPTIONS = ({}, {"goal": "points", "limit": 60}, {"goal": "rounds", "rounds": 2, "piles": 1}, {"edition": "first"})


def seen(view: View) -> TableState:
    """The state of a screen that shows `view`."""
    frame = Frame(view.board, view.known, None, True, view.asked, view.asked, "", view.legal)
    people = from_room(room(PEOPLE[: view.seats], game="smoki"))
    return TableState(me=view.seat, seats=view.seats, people=people, frame=frame)


def told_all(view: View, chance: Chance) -> View:
    """The same view as if this seat had been shown, by mistake, every card that lies face down."""
    board: smoki.Board = view.board
    known = {card: chance.choice(smoki.FACES) for card in board.cards() if card not in board.faces}
    return replace(view, known=MappingProxyType(dict(view.known) | known))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 4)])
def test_what_is_shown_depends_on_nothing_hidden(seats: int, seed: int) -> None:
    """A card that lies face down shows a back and has no name, whatever anybody may know of it."""
    table = LocalTable("smoki", seats, seed, OPTIONS[seats % 4], me=seats - 1)
    chance = Chance(seed, "hidden")
    steps = 0
    while not table.driver.over and steps < 120:
        view = table.view
        shown = SCRIPT.derive(seen(view))
        assert SCRIPT.derive(seen(told_all(view, chance))) == shown
        for row in shown.cards:
            handle = Handle(int(row.key))
            assert (row.face != "") == (handle in view.board.faces)
            if row.zone == "front" and row.face == "":
                assert row.label.endswith(": face down")
                assert row.badge == ""
        if not table.step():
            table.step(table.own_policy(view))
        steps += 1
    assert steps > 50


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23), (5, 24)])
def test_every_legal_move_can_be_pointed_at(seats: int, seed: int) -> None:
    """At every decision each listed move is made by pointing at lit things only, one after the other."""
    table = LocalTable("smoki", seats, seed, OPTIONS[seed % 4] | {"tokens": 20})
    kinds: set[type[Move]] = set()
    chance = Chance(seed, "some")
    for _ in range(160):
        table.run()
        view = table.view
        if view.legal is None:
            break
        choices = smoki_choices.choices(view.board, view.seat, view.legal)
        assert [choice.move for choice in choices] == list(view.legal.listed)
        for choice in choices:
            assert pointed(choices, choice) == choice.move
            kinds.add(type(choice.move))
        by_kind = sorted({move.kind for move in view.legal.listed})
        kind = chance.choice(by_kind)
        table.step(chance.choice([move for move in view.legal.listed if move.kind == kind]))
    assert kinds >= {smoki.Reveal, smoki.Draw, smoki.TakeOpen, smoki.Place, smoki.PlaceCircle, smoki.Discard}
    assert kinds & {smoki.Stay, smoki.Give}


def pointed(choices: tuple[Choice, ...], wanted: Choice) -> Move | None:
    """What comes of pointing at the targets of `wanted`, each of which has to be lit."""
    chosen: tuple[str, ...] = ()
    for target in wanted.targets:
        assert target in lit(choices, chosen)
        chosen = tap(choices, chosen, target)
        made = at_once(choices, chosen, target)
        if made is not None:
            assert target == wanted.targets[-1]
            return made
    return complete(choices, chosen)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "options"), [(4, OPTIONS[0]), (2, OPTIONS[2])])
def test_the_whole_game_is_played_by_tapping_and_pressing(seats: int, options: dict[str, int | str]) -> None:
    """A model and a table, tied together: what is tapped is what is played, to the end of the game."""
    table = LocalTable("smoki", seats, 5, dict(options) | {"tokens": 1}, policy="bot")
    model = PlayTable()
    model.pace_ms = model.peek_ms = 0
    model.receive(room(PEOPLE[:seats], game="smoki"))
    assert model.state.frame is None
    made: list[Move] = []
    model.submitted.connect(made.append)
    spoken: list[str] = []
    model.announced.connect(spoken.append)
    chance = Chance(5, "taps")
    for _ in range(3000):
        table.run()
        model.receive(table.news())
        if model.rows.table.page == "round":
            dreams = model.rows.own.dreams
            scores = [int(row.score.replace("−", "-")) for row in dreams]
            assert scores == sorted(scores)
            assert [sum(int(s.replace("−", "-")) for s in row.column_sums) for row in dreams] == scores
            model.goOn()
            assert model.opened == "notebook"
            model.escape()
            continue
        if table.driver.over:
            break
        act(model, chance)
        while made:
            assert table.step(made.pop())
    assert table.driver.over
    board: smoki.Board = table.driver.board
    assert len(model.rows.rounds) == board.round
    totals = board.tokens if board.agreed.goal == "tokens" else board.totals
    assert model.rows.rounds[-1].totals == tuple(totals)
    assert any("Your turn" in sentence for sentence in spoken)
    model.receive(table.over())
    assert model.rows.table.page == "over"


def act(model: PlayTable, chance: Chance) -> None:
    """One tap or press among those that are lit."""
    ready = [button.act for button in model.rows.buttons if button.allowed]
    if "confirm" in ready:
        model.press("confirm")
        return
    model.press(chance.choice([row.target for row in model.rows.cards if row.legal] + ready))


def test_a_circle_is_filmed_card_by_card() -> None:
    """Each step of a circle moves one card: it lies by who hands it on, then in the next dream, until the last one."""
    table = LocalTable("smoki", 4, 3, {"tokens": 20}, me=0)
    table.run_until(holds_circle, lambda view: draws(table, view))
    start = len(table.driver.board.dreams)
    table.news()
    table.step(smoki.PlaceCircle(2))
    while table.step():
        pass
    steps = table.news().steps
    giver_places = []
    for step in steps[:start]:
        state = replace(seen(table.view), frame=Frame(step.board, {}, step, last=False))
        shown = SCRIPT.derive(state)
        (moving,) = [row for row in shown.cards if row.zone == "drawn"]
        giver_places.append(moving.place)
        assert [row.place for row in shown.seats if row.turn] == [moving.place]
        assert SCRIPT.dwell(step, 0) > 0
    assert giver_places == [0, 1, 2, 3]
    people = from_room(room(PEOPLE[:4]))
    told = [smoki_words.line(step, people)[1] for step in steps[:5]]
    assert told[0] == "Jagna: places Raven Circle: a card goes round the table"
    assert ["Sofija" in told[1], "Ondřej" in told[2], "Puchacz" in told[3]] == [True] * 3
    assert "Puchacz holds the circle’s last card" in told[4]


def holds_circle(view: View) -> bool:
    """Whether this seat has to place a circle."""
    return view.legal is not None and any(isinstance(move, smoki.PlaceCircle) for move in view.legal.listed)


def draws(table: LocalTable, view: View) -> Move:
    """Draws when that is allowed."""
    assert view.legal is not None
    return smoki.Draw() if smoki.Draw() in view.legal.listed else table.own_policy(view)


def test_a_round_ends_once_and_a_reshuffle_begins_none() -> None:
    """The page of a round comes when all dreams have been counted; new piles within a round are no new round."""
    table = LocalTable("smoki", 5, 8, {"goal": "rounds", "rounds": 3}, me=0)
    ends = begins = shuffles = 0
    while not table.driver.over:
        if not table.step():
            table.step(draws(table, table.view))
        for step in table.news().steps:
            ends += SCRIPT.ends_round(Frame(step.board, {}, step, last=False))
            begins += SCRIPT.new_round(step)
            shuffles += step.ask == "shuffle"
            assert smoki_words.line(step, from_room(room(PEOPLE[:5])))[1] != ""
    assert (ends, begins) == (3, 3)
    assert shuffles > begins


def test_a_mirror_says_what_it_would_copy_now() -> None:
    board = smoki.new_board(2, smoki.SMOKI.read_options({}))
    board.dreams = [[Handle(at + 6 * seat) for at in range(6)] for seat in range(2)]
    board.faces = {Handle(0): smoki.FACES[3], Handle(1): smoki.MIRROR, Handle(5): smoki.MIRROR}
    view = LocalTable("smoki", 2, 1).view
    rows = {row.key: row for row in SCRIPT.derive(seen(replace(view, board=board))).cards}
    assert (rows["1"].badge, rows["1"].badge_art) == ("2", smoki_cards.LEFT)
    assert rows["1"].label == "Your upper row, card 2: Mirror in the Water, counts as 2"
    assert (rows["5"].badge, rows["5"].badge_art) == ("", "")
