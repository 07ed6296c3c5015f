"""What a table does not do unasked: a press too many, a press too late, a signal for nobody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy

from client.viewmodels.play.afterthoughts import Afterthoughts
from client.viewmodels.play.table import PlayTable
from client.viewmodels.table import move_clock, pausing, undoing
from client.viewmodels.table import people as seated
from client.viewmodels.table.frames import Film, Frame
from client.viewmodels.table.people import Person
from client.viewmodels.table.pointing import Choice
from client.viewmodels.table.running_clock import Hours, RunningClock
from engine import sen
from engine.pieces import Move
from netcore.status import ClosedNews, Customs, FoulNews, OverNews, PauseNews, RoomNews, UndoNews, WatchNews
from tests.copies import replace
from tests.scenery import clock, undo
from tests.scenery import sen as scenes
from tests.scenery.clock import GENTLE, tick
from tests.scenery.local_table import room

PAUSED = PauseNews((1,), may_end=False)


def offers(table: PlayTable, *choices: Choice) -> None:
    """Let these be chosen."""
    table._choices = lambda: choices  # type: ignore[method-assign]


# ── presses ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_double_click_is_one_press_and_a_second_press_confirms(table: PlayTable, made: list[Move]) -> None:
    scenes.turn(table, 3)
    table.pace_ms = 900
    table.press("act:wake")
    table.press("act:wake")
    assert (made, table.hand.armed) == ([], "act:wake")
    table._doubled.stop()
    table.press("act:wake")
    assert made == [sen.Wake()]


def test_what_is_armed_arms_nothing_else(table: PlayTable, made: list[Move]) -> None:
    scenes.turn(table, 3)
    table._hand(armed="something else")
    table.press("act:wake")
    assert (made, table.hand.armed) == ([], "act:wake")


def test_what_cannot_be_taken_back_is_not_made_by_dropping(table: PlayTable, made: list[Move]) -> None:
    scenes.turn(table, 3)
    for light in (False, True):
        offers(table, Choice(sen.Draw(), ("pile:closed", "card:1"), light))
        table.drop("card:1", "pile:closed")
        assert made == [], "nor the wrong way round"
        table.drop("pile:closed", "card:1")
        assert made == ([sen.Draw()] if light else [])
        assert table.hand.chosen == (() if light else ("pile:closed", "card:1"))


def test_a_drop_on_a_moving_table_hurries_it_and_nothing_more(table: PlayTable, made: list[Move]) -> None:
    local = scenes.turn(table, 3)
    offers(table, Choice(sen.Draw(), ("pile:closed", "card:1"), light=True))
    frame = table.state.frame
    assert frame is not None
    table._film.add((replace(frame, step=table.state.steps[-1]),))
    table.drop("pile:closed", "card:1")
    assert (made, table._film.waiting) == ([], 0)
    assert local.view.legal is not None


def test_a_page_is_turned_where_there_is_one(table: PlayTable) -> None:
    local = scenes.turn(table, 3)
    table._after.note(table.state, local.view, sen.Draw())
    table.goOn()
    assert (table.opened, len(table._after.decided), table.state.page) == ("", 1, "table")


def test_an_open_peek_is_not_hurried_away(table: PlayTable) -> None:
    scenes.peek(table)
    assert table.hand.looking
    table._film.held = True
    table._page.start(60_000)
    assert not table.hurry()
    assert table.hand.looking


def test_a_word_that_was_typed_where_nothing_is_said_is_not_kept(table: PlayTable) -> None:
    scenes.turn(table, 3)
    table.typeIn("moon")
    assert table.hand.text == ""


# ── signals ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_among_people_a_game_is_not_put_away_with_a_button(table: PlayTable) -> None:
    shelved = QSignalSpy(table.shelveWanted)
    local = scenes.turn(table, 3)
    table.shelve()
    assert shelved.count() == 0
    table.receive(room(scenes.PEOPLE[:3], bots=(1, 2)))
    table.receive(local.news())
    table.shelve()
    assert shelved.count() == 1


def test_nothing_but_calls_is_called(table: PlayTable) -> None:
    called = QSignalSpy(table.called)
    table.callOut("shout")
    table.callOut("pause")
    assert called.count() == 1


def test_an_end_is_told_once(table: PlayTable) -> None:
    ended = QSignalSpy(table.ended)
    scenes.turn(table, 3)
    for opened in (None, True):
        table.receive(OverNews((1, 2, 3), (0,), False, opened, ""))
    assert ended.count() == 1


def test_the_seed_is_spoken_of_once_and_the_answer_remembered(table: PlayTable) -> None:
    answered, remembered = QSignalSpy(table.openAnswered), QSignalSpy(table.openRemembered)
    scenes.turn(table, 3)
    table.answerOpen(True)
    table.receive(OverNews((1, 2, 3), (0,), True, None, ""))
    for _ in range(2):
        table.answerOpen(True)
    assert (answered.count(), remembered.count()) == (1, 1)


def test_whoever_is_awaited_cannot_go_on_without_the_others(table: PlayTable) -> None:
    wanted = QSignalSpy(table.withoutWanted)
    tick(table, scenes.turn(table, 4), GENTLE, 61)
    assert not move_clock.may_go_on(table.state)
    table.press("without")
    assert wanted.count() == 0


def test_who_has_not_moved_can_ask_for_nothing_and_says_no_to_nobody(table: PlayTable) -> None:
    wished = QSignalSpy(table.undoWished)
    undo.undo_mine(table)
    table.wishUndo(False)
    assert wished.count() == 0
    table.wishUndo(True)
    assert wished.count() == 1


def test_who_decides_is_back(table: PlayTable, made: list[Move]) -> None:
    called: list[str] = []
    table.called.connect(called.append)
    scenes.turn(table, 3)
    table.receive(PauseNews(away=(0,)))
    table.press("pile:closed")
    assert (called, len(made)) == (["back"], 1)


def test_what_has_happened_last_is_said_aloud(table: PlayTable) -> None:
    aloud: list[str] = []
    table.announced.connect(aloud.append)
    local = scenes.turn(table, 3)
    del aloud[:]
    local.step(sen.Draw())
    table.receive(local.news())
    assert len(table.rows.lines) > 1
    assert aloud[0].startswith(table.rows.lines[0].text)


# ── what waits to be sent ───────────────────────────────────────────────────────────────────────────────────────────
def test_of_what_was_laid_out_nothing_is_sent_twice_nor_where_it_is_not_legal(
    table: PlayTable, made: list[Move]
) -> None:
    scenes.turn(table, 3)
    table._hand(coming=(sen.Draw(),), sent=True)
    table._go_on_sending()
    assert made == [], "the one before is on its way"
    table._hand(coming=(sen.Keep(0),), sent=False)
    table._go_on_sending()
    assert (made, table.hand.coming) == ([], ())
    table._hand(coming=(sen.Draw(), sen.Keep(0)), sent=False)
    table._go_on_sending()
    assert (made, table.hand.coming) == ([sen.Draw()], (sen.Keep(0),))


def test_what_was_to_follow_a_refused_move_is_not_sent(table: PlayTable, made: list[Move]) -> None:
    scenes.turn(table, 3)
    table._hand(coming=(sen.Draw(),), sent=True)
    table.refused()
    table._go_on_sending()
    assert (made, table.hand.coming) == ([], ())


class Deciding:
    """A script that decides by itself, or ahead, as a test says."""

    def __init__(self, of: Any) -> None:
        self.of = of

    def __getattr__(self, name: str) -> Any:
        return getattr(self.of, name)

    def due(self, ahead: Any, _frame: Any) -> Any:
        return ahead


@pytest.mark.parametrize("over_it", ["", "a page", "a pause"])
def test_what_was_decided_ahead_is_sent_once_it_can_be_seen(table: PlayTable, made: list[Move], over_it: str) -> None:
    scenes.turn(table, 3)
    table._script = Deciding(table._script)  # type: ignore[assignment]
    if over_it == "a page":
        table._state = replace(table._state, page="round")
    elif over_it == "a pause":
        table.receive(PAUSED)
    table._hand(ahead=(sen.Draw(),))
    table._settle_decision()
    assert made == ([] if over_it else [sen.Draw()])


# ── another game ────────────────────────────────────────────────────────────────────────────────────────────────────
def test_nothing_of_one_game_lies_over_the_next(table: PlayTable) -> None:
    local = scenes.turn(table, 3)
    table.remember(True)
    table.receive(PAUSED)
    table.receive(FoulNews(1, "shuffle.proof", 3, ""))
    table._after.note(table.state, local.view, sen.Draw())
    assert table._pause.title
    table.receive(ClosedNews("left"))
    scenes.turn(table, 3)
    assert not table._pause.title
    assert (table._pause_news, table._stop_news, table._after.decided) == (PauseNews(), None, ())
    assert table.hand.memory_help, "what this player likes stays"


def test_who_looked_on_sits_at_no_bench_once_the_table_is_closed(table: PlayTable) -> None:
    told: RoomNews = room(scenes.PEOPLE[:3])
    table.receive(WatchNews(told))
    assert table.onlookers.props.watching
    table.receive(ClosedNews("left"))
    assert not table.onlookers.props.watching


def test_what_was_next_at_one_table_is_not_next_at_another(table: PlayTable) -> None:
    told = room(scenes.PEOPLE[:3])
    table.receive(WatchNews(replace(told, phrase=(1, 2, 3))))
    ad: Any = SimpleNamespace(obstacle="", phase="open", game="sen", host="Ala", peer=bytes(32))
    table.onlookers.tell_next((ad,))
    table.receive(WatchNews(replace(told, phrase=(1, 2, 3)), heard=False))
    assert table.onlookers.props.next_line
    table.receive(WatchNews(replace(told, phrase=(4, 5, 6))))
    assert not table.onlookers.props.next_line


def test_only_bots_and_an_agreement_may_advise(table: PlayTable) -> None:
    table.receive(room(scenes.PEOPLE[:3]))
    assert not table._may_advise()
    table.receive(replace(room(scenes.PEOPLE[:3]), customs=Customs(hints=True)))
    assert table._may_advise()
    table.receive(room(scenes.PEOPLE[:3], bots=(1, 2)))
    assert table._may_advise()


def test_the_moon_is_over_when_it_is_over(table: PlayTable) -> None:
    local = scenes.turn(table, 4)
    tick(table, local, GENTLE, 59)
    assert not move_clock.is_over(table.state)
    tick(table, local, GENTLE, 60)
    assert move_clock.is_over(table.state)


# ── the parts ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_thought_about_a_round_that_is_over_is_dropped(qapp: object) -> None:
    after = Afterthoughts()
    taken: list[Any] = []
    after.wanted.connect(lambda _work, then: taken.append(then))
    decided: Any = object()
    after.note(decided, decided, sen.Draw())
    after.think()
    after.forget()
    taken[0]("late")
    assert (after.found, after.decided) == (False, ())
    after.note(decided, decided, sen.Draw())
    after.think()
    taken[1](ValueError("not thought through"))
    assert not after.found
    taken[1]("in time")
    assert after.found


def test_where_something_lies_over_the_table_or_a_move_is_on_its_way_nothing_is_taken_back(table: PlayTable) -> None:
    local = clock.others_turn(table)
    undo.tell(table, local, UndoNews(0, awaited=(0, 1), may_ask=True))
    state = table.state
    assert undoing.derive(state).can_ask
    assert state.frame is not None
    for over in (
        replace(state, page="round"),
        replace(state, frame=replace(state.frame, last=False)),
        replace(state, hand=replace(state.hand, sent=True)),
    ):
        assert not undoing.derive(over).can_ask


def test_of_a_pause_everybody_is_told_what_is_theirs() -> None:
    people = (Person("Ala", "round"), Person("Ola", "tall"), Person("Bot", "star", bot=True))
    watching = pausing.derive(PauseNews(wished=True, away=(1,)), people, None, goes_on=True)
    assert (watching.can_ask, watching.wished, watching.away) == (False, False, False)
    plays = pausing.derive(PauseNews(wished=True, away=(0,)), people, 0, goes_on=True)
    assert (plays.can_ask, plays.wished, plays.away) == (True, True, True)
    mine = PauseNews((0,), may_end=True)
    assert "After a minute" in pausing.derive(mine, people, 0, goes_on=True).text
    alone = (people[0], people[2])
    assert pausing.derive(mine, alone, 0, goes_on=True).text == "Clocks stand still and bots wait."


def test_a_clock_is_over_for_the_question_that_is_shown_last_and_for_who_waits(table: PlayTable) -> None:
    local = tick(table, clock.others_turn(table), GENTLE, 60)
    state = table.state
    assert state.frame is not None
    assert move_clock.may_go_on(state)
    assert not move_clock.is_over(replace(state, frame=replace(state.frame, last=False)))
    assert not move_clock.may_go_on(replace(state, frame=replace(state.frame, impatient=(0,))))
    assert not move_clock.may_go_on(replace(state, me=None))
    assert move_clock.hours(state).number == local.view.number
    assert move_clock.hours(replace(state, frame=replace(state.frame, busy="shuffle"))).number == 0


def test_a_clock_stands_from_when_it_is_set_at_the_earliest(qapp: object) -> None:
    now = [10.0]
    running = RunningClock(now_s=lambda: now[0])
    running.stand(True)
    now[0] = 15.0
    running.set(Hours(3, 60_000))
    now[0] = 20.0
    running.stand(False)
    assert running.left_s == 60
    now[0] = 25.0
    assert running.left_s == 55


def test_who_is_heard_again_has_closed_nothing_and_who_decides_later_is_here_again() -> None:
    people = (Person("Ala", "round"), Person("Ola", "tall"))
    assert not seated.heard(people, 1, True, closed=True)[1].closed
    assert seated.heard(people, 1, False, closed=True)[1].closed
    late = seated.waited_for(people, 1, 7)
    step: Any = type("Step", (), {"seat": 1, "moves": {}, "number": 7})()
    assert seated.moved(late, [step])[1].late == 7, "that was the ghost's"
    step.number = 8
    assert seated.moved(late, [step])[1].late == 0


def test_a_fresher_sight_keeps_the_step_that_led_there_and_a_held_frame_stays() -> None:
    step: Any = object()
    film = Film(lambda frame: frame.step is step)
    film.add((Frame(1, {}, step, last=True),))
    film.add((Frame(2, {}, None, last=False),))
    assert (film.waiting, film.advance(), film.held) == (1, True, True)
    shown = film.shown
    assert shown is not None
    assert (shown.board, shown.step, shown.last) == (2, step, True)
    film.add((Frame(3, {}, None, last=True),))
    assert not film.advance()
    film.turn_over()
    assert film.advance()


# ── by itself ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_what_is_decided_by_itself_waits_for_who_types_and_is_sent_once(table: PlayTable, made: list[Move]) -> None:
    scenes.turn(table, 3)
    usual = SimpleNamespace(move=sen.Draw(), after_ms=60_000, patient=True)
    script = Deciding(table._script)
    script.by_itself = lambda _frame: usual  # type: ignore[attr-defined]
    table._script = script  # type: ignore[assignment]
    table._undecided = table.state.question
    table._hand(text="moo")
    table._decide_by_itself()
    assert (made, table._itself.isActive()) == ([], True)
    table._hand(text="", sent=True)
    table._decide_by_itself()
    assert made == [], "this player was quicker"
    table._hand(sent=False)
    table._decide_by_itself()
    assert made == [sen.Draw()]


@pytest.mark.parametrize("watching", [False, True])
def test_a_notebook_opens_for_who_plays_and_not_for_who_looks_on(table: PlayTable, watching: bool) -> None:
    scenes.turn(table, 3)
    script = Deciding(table._script)
    script.book_opens = True  # type: ignore[attr-defined]
    table._script = script  # type: ignore[assignment]
    table.onlookers.watch(watching=watching)
    table._state = replace(table._state, page="round")
    table.goOn()
    assert table.opened == ("" if watching else "notebook")


def test_one_decision_alone_is_taken_back(qapp: object) -> None:
    after = Afterthoughts()
    for number in (3, 5, 7):
        view: Any = SimpleNamespace(number=number)
        after.note(view, view, sen.Draw())
    after.unmake(5)
    assert [each.view.number for each in after.decided] == [3, 7]


@pytest.mark.parametrize(("awaited", "may"), [((1,), True), ((0, 1), False), ((0,), False)])
def test_whoever_is_awaited_too_waits(
    table: PlayTable, monkeypatch: pytest.MonkeyPatch, awaited: tuple[int, ...], may: bool
) -> None:
    tick(table, clock.others_turn(table), GENTLE, 60)
    monkeypatch.setattr(move_clock, "owing", lambda _state: awaited)
    assert move_clock.may_go_on(table.state) is may
