"""Whole races through the view model: nothing leaks, and every legal move can be pointed at."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import plan as race_plan
from client.viewmodels.race import words as race_words
from client.viewmodels.race.script import RaceScript
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.people import from_room
from client.viewmodels.table.pointing import Choice, at_once, complete, lit, tap
from client.viewmodels.table.state import Hand, TableState
from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Handle, Move
from engine.race_board import DRAFT, Attack, Board, Exchange, Fire, Stay, Support
from engine.race_cards import CARDS, TURNS
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room
from tests.scenery.race import Quick, quick
from tests.scenery.sen import PEOPLE

SCRIPT = RaceScript()


def seen(view: View, plan: tuple[Move, ...] = ()) -> TableState:
    """The state of a screen that shows `view`."""
    frame = Frame(view.board, view.known, None, True, view.asked, view.asked, "", view.legal)
    people = from_room(room(PEOPLE[: view.seats], game="race"))
    return TableState(me=view.seat, seats=view.seats, people=people, frame=frame, hand=Hand(plan=plan))


def own(view: View) -> set[Handle]:
    """The closed cards that this seat may know: its hand, and what it kept."""
    board: Board = view.board
    assert view.seat is not None
    return {*board.hands[view.seat], *board.drafted[view.seat]}


def told_all(view: View, chance: Chance) -> View:
    """The same view as if this seat had been shown, by mistake, every card of others that lies face down."""
    board: Board = view.board
    hidden = [card for card in board.cards() if card not in board.faces and card not in own(view)]
    known = {card: chance.choice(tuple(CARDS)) for card in hidden}
    return replace(view, known=MappingProxyType(dict(view.known) | known))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (8, 3)])
def test_what_is_shown_depends_on_nothing_hidden(seats: int, seed: int) -> None:
    """Others' hands and picks, the deck and the tiles that lie face down show nothing, whatever anybody may know."""
    table = LocalTable("race", seats, seed, me=seats - 1, policy=Quick)
    chance = Chance(seed, "hidden")
    looked = 0
    for step in range(420):
        view = table.view
        if table.driver.over:
            break
        if step % 3 == 0:
            shown = SCRIPT.derive(seen(view))
            assert SCRIPT.derive(seen(told_all(view, chance))) == shown
            for row in shown.cards:
                if row.zone != "hero" and row.target != race_choices.HERO_CARD and row.target:
                    handle = Handle(int(row.target.removeprefix("card:")))
                    assert (row.face != "") == (handle in view.board.faces or handle in own(view) & set(view.known))
                    if handle not in view.board.faces:
                        assert not any(name in row.label for name in ("speed", "attacks")), row.label
            looked += 1
        if not table.step():
            table.step(table.own_policy(view))
    assert looked > 40


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 22), (8, 24)])
def test_every_legal_move_can_be_pointed_at(seats: int, seed: int) -> None:
    """At every decision each listed move is made by pointing at lit things only, one after the other."""
    table = LocalTable("race", seats, seed, policy=Quick)
    kinds: set[type[Move]] = set()
    chance = Chance(seed, "some")
    while not table.driver.over:
        table.run()
        view = table.view
        if view.legal is None or view.board.turn > 5:
            break
        choices = race_choices.choices(view.board, view.seat, view.legal)
        sent = [choice.move for choice in choices if not isinstance(choice.move, race_plan.Suggest)]
        assert sorted(map(repr, sent)) == sorted(map(repr, view.legal.listed))
        for choice in choices:
            assert pointed(choices, choice) == choice.move
            kinds.add(type(choice.move))
        if isinstance(view.legal.listed[0], Pick):
            table.step(quick(view))  # keeps cards that attack
            continue
        kind = chance.choice(sorted({move.kind for move in view.legal.listed}))
        table.step(chance.choice([move for move in view.legal.listed if move.kind == kind]))
    assert kinds >= {Pick, Support, Fire, Exchange, Stay, race_plan.Suggest}
    assert seats == 2 or Attack in kinds


def pointed(choices: tuple[Choice, ...], wanted: Choice) -> Move | None:
    """What comes of pointing at the targets of `wanted`, each of which has to be lit."""
    chosen: tuple[str, ...] = ()
    for target in wanted.targets:
        assert target in lit(choices, chosen), (target, wanted)
        chosen = tap(choices, chosen, target)
        made = at_once(choices, chosen, target)
        if made is not None:
            assert target == wanted.targets[-1]
            return made
    return complete(choices, chosen)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 6), (8, 7)])
def test_the_whole_race_is_played_by_tapping_and_pressing(seats: int, seed: int) -> None:
    """A model and a table, tied together: what is tapped is what is played, to the end of the race."""
    table = LocalTable("race", seats, seed, policy=Quick)
    model = PlayTable()
    model.pace_ms = model.peek_ms = 0
    model.receive(room(PEOPLE[:seats], game="race"))
    made: list[Move] = []
    played: set[type[Move]] = set()
    model.submitted.connect(made.append)
    spoken: list[str] = []
    model.announced.connect(spoken.append)
    chance = Chance(seed, "taps")
    for _ in range(4000):
        table.run()
        model.receive(table.news())
        if made:
            move = made.pop()
            played.add(type(move))
            assert table.step(move)
            continue
        if model.rows.table.page == "round":
            counted(model)
            model.goOn()
            assert model.opened == ""
            continue
        if table.driver.over:
            break
        act(model, chance)
    assert table.driver.over
    assert {Pick, Support, Fire} <= played
    board: Board = table.driver.board
    assert len(model.rows.rounds) == TURNS
    assert model.rows.rounds[-1].totals == tuple(board.positions)
    assert any("Keep one card" in sentence for sentence in spoken)
    model.receive(table.over())
    assert model.rows.table.page == "over"
    assert [bar.total for bar in model.rows.bars] == sorted(board.positions, reverse=True)
    assert [racer.spaces for racer in sorted(model.rows.own.racers, key=lambda racer: racer.seat)] == board.positions


def counted(model: PlayTable) -> None:
    """The count of each land: the most first, who wins moves on."""
    board: Board = model.state.frame.board  # type: ignore[union-attr]
    assert [land.key for land in model.rows.own.lands] == [award.land for award in board.turbo or ()]
    for land, award in zip(model.rows.own.lands, board.turbo or (), strict=True):
        assert list(land.counts) == sorted(award.counts, reverse=True)
        assert sum(land.wins) == sum(spaces > 0 for spaces in award.spaces)
        assert sum(int(gain or 0) for gain in land.gains) == sum(award.spaces)
        assert [name.endswith(" · you") for name in land.names] == list(land.mine)
        assert sum(land.mine) == 1


def act(model: PlayTable, chance: Chance) -> None:
    """One tap or press among those that are lit."""
    ready = [button.act for button in model.rows.buttons if button.allowed]
    if "confirm" in ready:
        model.press("confirm")
        return
    model.press(chance.choice([row.target for row in model.rows.cards if row.legal] + ready))


def test_only_ones_own_hero_is_marked_and_pointed_at() -> None:
    """Beside mine lies the hero of whoever flies: the two have one name, and are two things."""
    table, checked = LocalTable("race", 3, 4, policy=Quick, me=0), 0
    while not table.driver.over and checked < 5:
        if not table.step():
            table.step(table.own_policy(table.view))
        state = seen(table.view)
        chosen = replace(state, hand=Hand(chosen=(race_choices.HERO_CARD,)))
        heroes = [row for row in SCRIPT.derive(chosen).cards if row.key.startswith("hero-")]
        if len(heroes) < 2:
            continue
        checked += 1
        assert [(row.key, row.selected, bool(row.target)) for row in sorted(heroes, key=lambda row: row.key)] == [
            ("hero-flyer", False, False),
            ("hero-mine", True, True),
        ]
        assert not any(row.selected for row in SCRIPT.derive(state).cards)
    assert checked == 5


def test_what_is_said_of_each_racer_is_so() -> None:
    """The spaces that were just flown, while the flight and after it; the hero once it is dealt; the turn."""
    table, moments = LocalTable("race", 3, 8, policy=Quick, me=1), set()
    while not table.driver.over and table.driver.board.turn < 3:
        if not table.step():
            table.step(table.own_policy(table.view))
        view, board = table.view, table.driver.board
        for row in SCRIPT.derive(seen(view)).own.racers:
            flight, flies = board.flights[row.seat], board.flying == row.seat
            flown = flies and flight is None and board.fired is not None
            moments.add((flies, flown, flight is not None))
            spaces = flight.spaces if flight else board.positions[row.seat] - board.before_flight if flown else 0
            assert row.gain == (f"+{spaces}" if spaces or flight else "")
            assert (row.mine, row.key) == (row.seat == 1, str(row.seat))
            assert (row.hero != "", row.hero_name != "") == (bool(board.heroes[row.seat]),) * 2
            assert board.flying is None or row.turn == flies
    assert {(True, True, False), (True, False, False), (False, False, True), (False, False, False)} <= moments


def test_every_step_of_a_race_has_its_words() -> None:
    """What somebody does is told, and so is what comes to light; seven pages of turbo, seven turns."""
    table = LocalTable("race", 4, 8, policy=Quick)
    people = from_room(room(PEOPLE[:4]))
    ends = begins = 0
    while not table.driver.over:
        if not table.step():
            table.step(table.own_policy(table.view))
        for step in table.news().steps:
            ends += SCRIPT.ends_round(Frame(step.board, {}, step, last=False))
            begins += SCRIPT.new_round(step)
            seat, words = race_words.line(step, people)
            if step.ask in ("move", "keep_and_pass"):
                assert words
            if step.move is not None:
                assert seat == step.seat
                assert words.startswith(people[step.seat].name)  # type: ignore[index]
            assert SCRIPT.dwell(step, 0) >= 0
    assert (ends, begins) == (TURNS, TURNS)


def test_before_a_flight_nothing_of_the_flight_before_is_shown() -> None:
    """Between two flights the next seat is named already: its dragons have neither flown nor stayed behind yet."""
    table = LocalTable("race", 3, 4, policy=Quick, me=0)
    checked = 0
    while not table.driver.over and checked < 6:
        if not table.step():
            table.step(table.own_policy(table.view))
        board: Board = table.driver.board
        closed = board.flying is not None and any(card not in board.faces for card in board.drafted[board.flying])
        if closed and board.phase != DRAFT:
            rows = SCRIPT.derive(seen(table.view)).cards
            flyer = seen(table.view).place(board.flying or 0)
            assert not [row for row in rows if row.zone.startswith("under")]
            assert not [row for row in rows if row.zone == "team" and row.place == flyer and (row.dim or row.sure)]
            checked += 1
    assert checked == 6
