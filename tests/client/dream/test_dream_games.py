"""Whole nights of Když sním through the view model: nothing reaches the Dreamer, and every legal move can be made."""

from __future__ import annotations

from dataclasses import asdict
from types import MappingProxyType

import pytest

from client.viewmodels.dream import choices as dream_choices
from client.viewmodels.dream.script import DreamScript
from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.people import from_room
from client.viewmodels.table.state import Hand, TableState
from engine import dream_board
from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_list import SPELLINGS, WORDS
from engine.dream_moves import (
    Clue,
    Guess,
    Hear,
    LastGuess,
    NoGuess,
    Object,
    Pass,
    Recall,
    RecallHeard,
    Skip,
    Spoken,
    Verdict,
)
from engine.dream_score import BOGEY, FAIRY, SANDMAN
from engine.knowledge import View
from engine.pieces import Move
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room
from tests.scenery.sen import PEOPLE

SCRIPT = DreamScript()


def seen(view: View, text: str = "") -> TableState:
    """The state of a screen that shows `view`, with something typed on it."""
    asked, legal = view.asked, view.legal
    frame = Frame(view.board, view.known, None, True, asked, asked, "", legal, number=view.number, clock=view.clock)
    people = from_room(room(PEOPLE[: view.seats], game="dream"))
    return TableState(me=view.seat, seats=view.seats, people=people, frame=frame, hand=Hand(text=text))


def told_all(view: View, chance: Chance) -> View:
    """The same view as if this seat had been shown, by mistake, every word of the night and every role."""
    board: Board = view.board
    roles = [card for card in (*board.roles, board.aside) if card is not None]
    known = {card: chance.choice((FAIRY, BOGEY, SANDMAN)) for card in roles}
    known |= {card: chance.choice(WORDS) for card in (*board.deck, *(word.card for word in board.dreamt))}
    return replace(view, known=MappingProxyType(dict(view.known) | known))


@pytest.mark.parametrize(("seats", "mode", "seed"), [(4, "typed", 1), (6, "spoken", 2), (10, "typed", 3)])
def test_the_dreamers_screen_holds_nothing_that_is_hidden(seats: int, mode: str, seed: int) -> None:
    """Whatever a Dreamer may know by mistake, the screen is the same until day; and no text of it names the word."""
    table = LocalTable("dream", seats, seed, {"mode": mode, "night_s": 60}, policy="bot")
    chance = Chance(seed, "told")
    nights = 0
    while not table.driver.over and nights < 2:
        board: Board = table.driver.board
        table.me = board.dreamer
        view = table.view
        if board.phase in (dream_board.NIGHT, dream_board.RECALL):
            shown = SCRIPT.derive(seen(view, "zzz"))
            assert SCRIPT.derive(seen(told_all(view, chance), "zzz")) == shown
            night = shown.own.values
            assert night.eyes == "dreamer"
            assert (night.word, night.picture, night.behind, night.role_art, night.role_name) == ("",) * 5
            assert (night.yellow, night.blue, shown.own.roles, shown.own.spirits) == ((), (), (), ())
            if board.word is not None:
                assert not hidden(table, board) & set(texts(asdict(shown)))
        if not table.step():
            table.step(table.own_policy(view))
        nights = board.round - 1
    assert nights == 2


def hidden(table: LocalTable, board: Board) -> set[str]:
    """The word being dreamt, in every language and spelling; not what has been said aloud of it."""
    assert board.word is not None
    said = {clue.text for clue in board.word.clues} | {board.word.guess}
    words = {text for spelled in SPELLINGS[table.dealer.face(board.word.card)].values() for text in spelled}
    return words - {text for text in said if text is not None}


def texts(value: object) -> list[str]:
    """Every text in what a screen shows, lines of the history aside: they are public by themselves."""
    match value:
        case str():
            return [value]
        case dict():
            return [text for key, part in value.items() if key != "lines" for text in texts(part)]
        case list() | tuple():
            return [text for part in value for text in texts(part)]
        case _:
            return []


@pytest.mark.parametrize(("seats", "mode", "seed"), [(4, "spoken", 5), (6, "typed", 6), (10, "typed", 7)])
def test_a_spirit_sees_its_own_role_and_no_other(seats: int, mode: str, seed: int) -> None:
    """What other spirits are, and how they judge, changes nothing on a spirit's screen by night."""
    table = LocalTable("dream", seats, seed, {"mode": mode, "night_s": 40}, policy="bot", me=seats - 1)
    chance = Chance(seed, "roles")
    words = 0
    while not table.driver.over and table.driver.board.round < 3:
        view, board = table.view, table.driver.board
        if board.phase == dream_board.NIGHT and board.dreamer != table.me:
            others = [card for seat, card in enumerate(board.roles) if card is not None and seat != table.me]
            known = dict(view.known) | {card: chance.choice((FAIRY, BOGEY, SANDMAN)) for card in others}
            shown = SCRIPT.derive(seen(view))
            assert SCRIPT.derive(seen(replace(view, known=MappingProxyType(known)))) == shown
            assert shown.own.roles == ()
            assert shown.own.values.word_note.startswith(f"word {len(board.dreamt)} · ") == (board.word is not None)
            if board.word is not None and board.word.card in view.known:
                words += 1
                assert shown.own.values.word == SPELLINGS[table.dealer.face(board.word.card)]["en"][0]
                assert shown.own.values.picture
                assert shown.own.values.behind
                assert shown.own.values.word not in shown.table.ask or board.word.guess is not None
        if not table.step():
            table.step(table.own_policy(view))
    assert words > 10


@pytest.mark.parametrize("mode", ["typed", "spoken"])
def test_the_clock_of_a_night_is_shown_by_night_and_runs_while_a_decision_does(mode: str) -> None:
    table = LocalTable("dream", 4, 8, {"mode": mode, "night_s": 30}, policy="bot")
    moments: set[tuple[str, bool, bool]] = set()
    while not table.driver.over and table.driver.board.round < 3:
        view, board = table.view, table.driver.board
        state, asked = seen(view), view.clock
        hours, by_night = SCRIPT.hours(state), board.phase == dream_board.NIGHT
        moments.add((board.phase, asked is not None, board.left_ms > 0))
        assert (hours.number, hours.night_ms) == (state.question, 30_000)
        assert hours.left_ms == (board.left_ms if by_night else 0)
        one = len(view.asked) == 1
        masked = view.seat == board.dreamer and not one
        assert hours.limit_ms == (asked.limit_ms if asked is not None and not masked else 0)
        assert hours.counts == (asked is not None and one and board.left_ms > 0)
        assert state.frame is not None
        for frame in (replace(state.frame, last=False), replace(state.frame, busy="show")):
            waiting = SCRIPT.hours(replace(state, frame=frame))
            assert (waiting.limit_ms, waiting.counts, waiting.left_ms) == (0, False, hours.left_ms)
        if not table.step():
            table.step(table.own_policy(view))
    assert moments >= {("night", True, True), ("night", False, True), ("day", False, False)}


@pytest.mark.parametrize(("seats", "mode", "seed"), [(4, "typed", 21), (6, "typed", 27), (10, "spoken", 23)])
@pytest.mark.usefixtures("qapp")
def test_every_legal_move_can_be_pressed_or_typed(seats: int, mode: str, seed: int) -> None:
    """At every decision each listed move has a button, and each kind that takes words is made by typing them."""
    table = LocalTable("dream", seats, seed, {"mode": mode, "night_s": 60})
    kinds: set[type[Move]] = set()
    while not table.driver.over:
        # One night as the Dreamer, the next as a spirit.
        board: Board = table.driver.board
        table.me = (board.dreamer + board.round % 2) % seats
        if table.step():
            continue
        view = table.view
        assert view.legal is not None
        wanted = {*view.legal.listed, *typable(table, view)}
        assert {move for move in wanted if made(view, move) == move} == wanted
        kinds |= {type(move) for move in wanted}
        table.step(table.own_policy(view))
    usual = {Clue, Pass, Hear, Guess, Skip, Verdict, Object, LastGuess, NoGuess}
    assert kinds >= usual | ({Recall} if mode == "typed" else {RecallHeard})


def typable(table: LocalTable, view: View) -> list[Move]:
    """One move of every kind that takes words."""
    assert view.legal is not None
    moves = [kind.saying("then", "it", "ended") if kind is Recall else kind.saying("zzz") for kind in view.legal.worded]
    return [move for move in moves if view.legal.admits(move)]


def made(view: View, wanted: Move) -> Move | None:
    """What comes of doing what makes `wanted`, on a fresh screen."""
    model = PlayTable()
    model.pace_ms = 0
    submitted: list[Move] = []
    model.submitted.connect(submitted.append)
    model.receive(room(PEOPLE[: view.seats], me=view.seat or 0, game="dream"))
    model._state = seen(view)
    model._apply()
    if isinstance(wanted, Recall):
        model.typeIn(" ".join(wanted.words))
        model.confirm()
    elif isinstance(wanted, Spoken) and wanted.text is not None:
        model.typeIn(f" {wanted.text} ")
        model.confirm()
    else:
        targets = {choice.move: choice.targets for choice in dream_choices.choices(seen(view).frame, view.seat)}  # type: ignore[arg-type]
        (act,) = targets[wanted]
        assert [button.allowed for button in model.rows.buttons if button.act == act] == [True]
        model.press(act)
    return submitted[0] if len(submitted) == 1 else None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "mode"), [(4, "typed"), (5, "spoken")])
def test_the_whole_game_is_played_by_pressing_and_typing(seats: int, mode: str) -> None:
    """A model and a table, tied together: what is pressed is what is played, to the end of the game."""
    table = LocalTable("dream", seats, 9, {"mode": mode, "night_s": 60}, policy="bot")
    model = PlayTable()
    model.pace_ms = 0
    model.receive(room(PEOPLE[:seats], game="dream"))
    sent: list[Move] = []
    model.submitted.connect(sent.append)
    days = 0
    for _ in range(3000):
        table.run()
        model.receive(table.news())
        if model.rows.table.page == "round":
            days += 1
            board = model.state.rounds[-1]
            assert [int(row.points) for row in model.rows.own.roles] == [
                board.last_day.points[seat] for seat in (board.dreamer, *board.spirits)
            ]
            assert len(model.rows.own.values.yellow) == board.last_day.yellow == len(model.rows.own.values.remembered)
            assert len(model.rows.own.values.blue) == board.last_day.blue
            model.goOn()
            continue
        if table.driver.over:
            break
        act(model, table)
        while sent:
            assert table.step(sent.pop(0))
    assert table.driver.over
    assert days == seats
    assert [row.number for row in model.rows.rounds] == list(range(1, seats + 1))
    model.receive(table.over())
    assert model.rows.table.page == "over"
    scores = table.over().scores
    assert model.rows.rounds[-1].totals == scores
    assert [bar.total for bar in model.rows.bars] == sorted(scores, reverse=True)


def act(model: PlayTable, table: LocalTable) -> None:
    """Do at the screen what the bot would do in this player's place."""
    move = table.own_policy(table.view)
    if isinstance(move, Recall):
        model.typeIn(", ".join(move.words))
        model.confirm()
    elif isinstance(move, Spoken) and move.text is not None:
        model.typeIn(move.text)
        model.confirm()
    else:
        choices = dream_choices.choices(model.state.frame, table.me)  # type: ignore[arg-type]
        model.press(next(choice.targets[0] for choice in choices if choice.move == move))
