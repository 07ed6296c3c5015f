"""Whole random games through the view model: nothing leaks, and every legal move can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.sen import choices as sen_choices
from client.viewmodels.sen import words as sen_words
from client.viewmodels.sen.script import SenScript
from client.viewmodels.table.fold import fold_frame
from client.viewmodels.table.frames import Frame, frames_of
from client.viewmodels.table.people import from_room
from client.viewmodels.table.pointing import Choice, complete, lit, tap
from client.viewmodels.table.seats import has_turn
from client.viewmodels.table.state import Hand, TableState
from engine import sen
from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room
from tests.scenery.sen import PEOPLE

SCRIPT = SenScript()
ALL_OPTIONS = {"know": True, "nines": True, "all_in": True, "limit": 0, "rounds": 2}


def seen(view: View, memory_help: bool = False) -> TableState:
    """The state of a screen that shows `view`."""
    frame = Frame(view.board, view.known, None, True, view.asked, view.asked, "", view.legal)
    people = from_room(room(PEOPLE[: view.seats]))
    return TableState(me=view.seat, seats=view.seats, people=people, frame=frame, hand=Hand(memory_help=memory_help))


def exchanged(view: View, chance: Chance) -> View:
    """The same view if the cards that it does not know had been dealt otherwise: the faces are not in it at all.

    What it has seen of cards that lie face down by now, its own ones too, is put in anew, at random.
    """
    board: sen.Board = view.board
    in_hand = board.drawn if board.turn == view.seat else []
    hidden = [card for card in view.known if card not in board.open and card not in in_hand]
    known = dict(view.known) | {card: Face(str(chance.below(10))) for card in hidden}
    return replace(view, known=MappingProxyType(known))


class Varied:
    """Chooses a kind of move first: where pairs may be given up, all others would hardly ever be drawn."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        return varied(replace(view, legal=legal), chance)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_what_is_shown_depends_on_nothing_hidden(seats: int, seed: int) -> None:
    """With every hidden card exchanged for another, the screen of a seat stays the same to the last letter."""
    table = LocalTable("sen", seats, seed, ALL_OPTIONS, me=seats - 1, policy=Varied)
    chance, steps = Chance(seed, "exchange"), 0
    drawn = {True: 0, False: 0}
    while not table.driver.over and steps < 160:
        view = table.view
        shown = SCRIPT.derive(seen(view))
        assert SCRIPT.derive(seen(exchanged(view, chance))) == shown
        assert [row.key for row in shown.cards if row.zone == "drawn"] == [str(card) for card in view.board.drawn]
        drawn[view.board.turn == view.seat] += len(view.board.drawn)
        for row in shown.cards:
            handle = Handle(int(row.key))
            public = handle in view.board.open or _laid_open(view)
            mine = row.zone == "drawn" and view.board.turn == view.seat
            assert row.face == "" or public or mine
        if not table.step():
            table.step(varied(view, chance))
        steps += 1
    assert steps > 50
    assert all(drawn.values()), "one's own cards and those of others"


def _laid_open(view: View) -> bool:
    board: sen.Board = view.board
    return all(card in board.faces for dream in board.dreams for card in dream) and not board.drawn


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("qapp")
def test_private_faces_are_never_in_a_name(seed: int) -> None:
    """A peeked or drawn card says where it is, not what it shows; what is said aloud unasked tells neither."""
    table = LocalTable("sen", 3, 70 + seed, {"limit": 0, "rounds": 1}, policy="bot")
    model = PlayTable()
    model.pace_ms = model.peek_ms = 0
    spoken: list[str] = []
    model.announced.connect(spoken.append)
    model.receive(room(PEOPLE[:3]))
    peeks = 0
    while not table.driver.over:
        table.run()
        model.receive(table.news())
        while model.hand.looking:
            peeks += 1
            faces = {table.dealer.face(card) for card in model.hand.looking}
            turned = [row for row in model.rows.cards if row.eye and row.face]
            assert {Handle(int(row.key)) for row in turned} == set(model.hand.looking)
            assert all(row.label == f"Your card {row.slot + 1}" or "’s card " in row.label for row in turned)
            assert all(":" not in row.label for row in turned)
            asked: list[str] = []
            model.announced.disconnect(spoken.append)
            model.announced.connect(asked.append)
            model.readAloud()
            assert all(sen_words.face(face) in asked[0] for face in faces)
            model.announced.disconnect(asked.append)
            model.announced.connect(spoken.append)
            model.closePeek()
            assert not any(row.eye and row.face for row in model.rows.cards)
        for row in model.rows.cards:
            if row.zone == "drawn":
                assert row.label in {"Drawn card", "Drawn card 1", "Drawn card 2"} if row.place == 0 else row.face == ""
        view = table.view
        if view.legal is not None:
            table.step(table.own_policy(view))
    assert peeks >= 1
    assert spoken
    assert not any("Drawn:" in sentence or "Card " in sentence for sentence in spoken)


def varied(view: View, chance: Chance) -> Move:
    """A move of a kind that is picked first, so that no kind is drowned by another's number; calls are rare."""
    assert view.legal is not None
    by_kind: dict[str, list[Move]] = {}
    for move in view.legal.listed:
        by_kind.setdefault(move.kind, []).append(move)
    kinds = [kind for kind in by_kind if kind != "wake" or chance.below(10) == 0]
    return chance.choice(by_kind[chance.choice(kinds)])


def some_of_each(choices: Sequence[Choice], chance: Chance, most: int = 4) -> list[Choice]:
    """A few choices of every kind of move: a grown dream has more than a thousand pairs."""
    by_kind: dict[type[Move], list[Choice]] = {}
    for choice in chance.shuffled(choices):
        by_kind.setdefault(type(choice.move), []).append(choice)
    return [choice for kind in by_kind.values() for choice in kind[:most]]


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (5, 23)])
def test_every_legal_move_can_be_pointed_at(seats: int, seed: int) -> None:
    """At every decision each listed move is made by pointing at lit things only, one after the other."""
    table = LocalTable("sen", seats, seed, ALL_OPTIONS)
    kinds: set[type[Move]] = set()
    chance = Chance(seed, "some")
    for _ in range(80):
        table.run()
        view = table.view
        if view.legal is None:
            break
        choices = sen_choices.choices(view.board, view.seat, view.legal)
        assert [choice.move for choice in choices] == list(view.legal.listed)
        for choice in some_of_each(choices, chance):
            chosen: tuple[str, ...] = ()
            for target in choice.targets:
                assert target in lit(choices, chosen)
                chosen = tap(choices, chosen, target)
            assert complete(choices, chosen) == choice.move
            kinds.add(type(choice.move))
        table.step(varied(view, chance))
    assert kinds >= {sen.PeekTwo, sen.Wake, sen.TakeOpen, sen.Draw, sen.Keep, sen.Discard, sen.Pair}


@pytest.mark.usefixtures("qapp")
def test_the_whole_game_is_played_by_tapping_and_pressing() -> None:
    """A model and a table, tied together: what is tapped is what is played, to the end of the game."""
    table = LocalTable("sen", 4, 5, {"limit": 0, "rounds": 2})
    model = PlayTable()
    model.pace_ms = model.peek_ms = 0
    model.receive(room(PEOPLE[:4]))
    made: list[Move] = []
    model.submitted.connect(made.append)
    spoken: list[str] = []
    model.announced.connect(spoken.append)
    chance = Chance(5, "taps")
    for _ in range(2000):
        table.run()
        model.receive(table.news())
        model.closePeek()
        if model.rows.table.page == "round":
            model.goOn()
            assert model.opened == "notebook"
            model.escape()
            continue
        if table.driver.over:
            break
        _act(model, chance)
        while made:
            assert table.step(made.pop())
    assert table.driver.over
    assert len(model.rows.rounds) == 2
    assert any("Your turn" in sentence for sentence in spoken)
    assert [row.totals for row in model.rows.rounds][-1] == tuple(table.driver.board.totals)
    model.receive(table.over(ask_to_open=True))
    assert model.rows.table.page == "over"
    answers: list[bool] = []
    model.openAnswered.connect(answers.append)
    model.answerOpen(True)
    model.answerOpen(True)
    assert answers == [True]


def _act(model: PlayTable, chance: Chance) -> None:
    """One tap or press among those that are lit."""
    ready = [button.act for button in model.rows.buttons if button.allowed]
    if "confirm" in ready:
        model.press("confirm")
        return
    if "act:wake" in ready and chance.below(40) == 0:
        model.press("act:wake")
        model.press("act:wake")
        return
    acts = [act for act in ready if act != "act:wake"]
    targets = [row.target for row in model.rows.cards if row.legal] + acts
    model.press(chance.choice(targets))


def test_steps_are_folded_once_however_often_they_come() -> None:
    table = LocalTable("sen", 2, 9)
    table.run()
    news = table.news()
    state = TableState(me=0, seats=2, people=from_room(room(PEOPLE[:2])))
    for frame in (*frames_of(news), *frames_of(news)):
        state = fold_frame(SCRIPT, state, frame)
    assert [step.number for step in state.steps] == [step.number for step in news.steps]


def test_what_somebody_did_last_stays_on_the_plate_and_ones_own_gives_way_to_ones_turn() -> None:
    table = LocalTable("sen", 3, 12, {"limit": 0, "rounds": 1})
    state = TableState(me=0, seats=3, people=from_room(room(PEOPLE[:3])))
    moments: set[tuple[bool, bool]] = set()
    while not table.driver.over:
        if not table.step():
            table.step(table.own_policy(table.view))
        for frame in frames_of(table.news()):
            state = fold_frame(SCRIPT, state, frame)
            for row in SCRIPT.derive(state).seats:
                done = state.deeds.get(row.seat)
                last = sen_words.note(done, row.seat, state.people) if done is not None else None
                mine, turn = row.seat == 0, has_turn(state, row.seat)
                moments.add((mine, turn))
                stays = last is not None and not (mine and turn)
                assert row.note == last if stays else row.note in ("choosing", "waiting", "holds a drawn card")
                assert row.note != "holds a drawn card" or (mine and turn and frame.board.drawn)
    assert moments == {(False, False), (False, True), (True, False), (True, True)}


def test_each_card_on_the_open_pile_is_told_by_its_face_and_dreams_by_their_owner() -> None:
    table, told = LocalTable("sen", 3, 13, ALL_OPTIONS), [0, 0]
    people = from_room(room(PEOPLE[:3]))
    while not table.driver.over:
        if not table.step():
            table.step(table.own_policy(table.view))
        for step in table.news().steps:
            if step.ask == "show" and step.faces:
                dreams = [card for dream in step.board.dreams for card in dream]
                on_pile = not set(step.cards) & set(dreams)
                words = sen_words.line(step, people)[1]
                assert words.startswith("On the open pile: ") == on_pile, words
                assert not on_pile or words.endswith(sen_words.face(step.faces[0]))
                told[on_pile] += 1
    assert all(told)


def test_memory_help_turns_up_what_was_seen_and_marks_it() -> None:
    table = LocalTable("sen", 2, 9)
    table.run_until(lambda view: view.legal is not None and sen.Draw() in view.legal.listed, table.own_policy)
    plain, helped = (SCRIPT.derive(seen(table.view, memory_help=help_)) for help_ in (False, True))
    assert not [row for row in plain.cards if row.zone == "front" and row.face]
    up = [row for row in helped.cards if row.zone == "front" and row.face]
    in_dreams = {card for dream in table.view.board.dreams for card in dream}
    assert {Handle(int(row.key)) for row in up} == in_dreams & set(table.view.known)
    assert len([row for row in up if row.eye and row.place == 0]) == 2
