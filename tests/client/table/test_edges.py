"""The small parts of every table's screen, one by one: clocks, proofs, memory, plates and history."""

from __future__ import annotations

from typing import Any

import pytest

from client.viewmodels.games import SCREENS
from client.viewmodels.table import people as seated
from client.viewmodels.table import proofs, seats, stopped
from client.viewmodels.table.fold import fold_frame, stay_s
from client.viewmodels.table.frames import Frame, frames_of
from client.viewmodels.table.people import Person
from client.viewmodels.table.running_clock import Hours, RunningClock
from client.viewmodels.table.script import is_resting, open_choices
from client.viewmodels.table.state import LINES_KEPT, Hand, TableState
from engine import sen
from netcore.status import LANTERNS, DealProof, FoulNews, OverNews, ProofLine
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room

PEOPLE = (Person("Jagna", "round"), Person("Sofija", "tall"), Person("Ondřej", "star"))
SEN = SCREENS["sen"].parts().script


# ── clocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────
class Now:
    def __init__(self) -> None:
        self.s = 100.0

    def __call__(self) -> float:
        return self.s


def test_a_clock_runs_from_when_its_question_was_first_seen(qapp: object) -> None:
    now = Now()
    clock = RunningClock(now_s=now)
    clock.set(Hours(3, 5000, 60_000, 40_000, counts=True))
    assert (clock.runs, clock.limitMs, clock.nightMs) == (True, 5000, 60_000)
    now.s += 1.5
    clock.set(Hours(3, 5000, 60_000, 39_000, counts=True))  # the same question, told anew
    assert (clock.askedMs, clock.leftMs) == (3500, 37_500)
    clock.set(Hours(4, 5000, 60_000, 39_000, counts=True))
    assert (clock.askedMs, clock.leftMs) == (5000, 39_000)
    now.s += 6
    assert (clock.askedMs, clock.leftMs) == (0, 33_000)
    now.s += 60
    assert clock.leftMs == 0


def test_what_does_not_count_takes_nothing_off_the_night(qapp: object) -> None:
    now = Now()
    clock = RunningClock(now_s=now)
    clock.set(Hours(3, 30_000, 60_000, 40_000, counts=False))
    now.s += 2
    assert (clock.askedMs, clock.leftMs) == (28_000, 40_000)


def test_a_clock_that_stood_begins_anew_with_the_same_question_and_ticks_while_it_runs(qapp: object) -> None:
    now = Now()
    clock, ticks = RunningClock(now_s=now), []
    clock.ticked.connect(lambda: ticks.append(clock.askedMs))
    clock.set(Hours(3))
    assert (clock.runs, clock.askedMs, clock._timer.isActive()) == (False, 0, False)
    now.s += 5
    clock.set(Hours(3, 5000))
    assert (clock.askedMs, clock._timer.isActive()) == (5000, True)
    clock.set(Hours(3, 5000))
    assert ticks == [0, 5000]
    clock.set(Hours(3))
    assert not clock._timer.isActive()


# ── proofs ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def line(seat: int, *, mine: bool = False, proved_ms: float | None = None, checked_ms: float | None = None) -> Any:
    return ProofLine(seat, 54, proved_ms, checked_ms, 9000, mine)


LINES = (line(0, proved_ms=430), line(1, checked_ms=210), line(2))


def test_what_is_told_of_a_deal_before_it_comes_while_it_is_proved_and_after() -> None:
    running = DealProof(1, 54, LINES, False, 0.0)
    done = replace(running, done=True, took_ms=1500)
    assert [proofs.chip(deal) for deal in (None, running, done)] == [
        "",
        "Shuffles checked: 2 of 3",
        "Deal proved: 3 shuffle(s)",
    ]
    assert [proofs.title(deal) for deal in (None, done)] == ["Nothing dealt yet", "How this deal was proved"]
    assert proofs.text(None, 7) == ""
    assert "took" not in proofs.text(running, 7)
    assert "7 proof(s)" in proofs.text(running, 7)
    assert proofs.text(done, 7).endswith("The whole shuffle took 1.5 s.")


def test_each_link_of_a_shuffle_says_how_it_was_checked() -> None:
    assert proofs.rows(None, PEOPLE) == ()
    rows = proofs.rows(DealProof(1, 54, (*LINES, line(3, mine=True)), False, 0.0), PEOPLE)
    assert [(row.name, row.lantern) for row in rows] == [
        ("Jagna", "round"),
        ("Sofija", "tall"),
        ("Ondřej", "star"),
        ("", "round"),
    ]
    assert [row.time for row in rows] == ["proved in 0.4 s", "checked in 0.2 s", "being checked", ""]
    assert [row.checked for row in rows] == [True, True, False, True]


# ── why a table has stopped ─────────────────────────────────────────────────────────────────────────────────────────
def test_who_is_blamed_is_who_is_named_even_without_a_name() -> None:
    assert [stopped.foul(FoulNews(seat, "show.share", 4, ""), PEOPLE, SEN).name for seat in (0, 2, 3)] == [
        "Jagna",
        "Ondřej",
        "4",
    ]


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_is_not_known_yet_has_a_number_and_a_lantern() -> None:
    more = seated.strangers(PEOPLE[:1], 3)
    assert [person.name for person in more] == ["Jagna", "2", "3"]
    assert [person.lantern for person in more[1:]] == [LANTERNS[1], LANTERNS[2]]
    assert seated.strangers(PEOPLE, 2) == PEOPLE[:2]
    many = seated.strangers((), len(LANTERNS) + 1)
    assert many[-1].lantern == LANTERNS[0]


def test_news_of_one_connection_or_ghost_are_about_that_seat_alone() -> None:
    assert [person.here for person in seated.heard(PEOPLE, 1, False)] == [True, False, True]
    assert [person.ghost for person in seated.haunted(PEOPLE, (0, 2))] == [True, False, True]
    back = seated.haunted(seated.haunted(PEOPLE, (0,)), ())
    assert [person.ghost for person in back] == [False] * 3
    assert [(person.name, person.bot) for person in seated.from_room(room((("a", ""), ("b", "star")), bots=(1,)))] == [
        ("a", False),
        ("b", True),
    ]
    assert seated.from_room(room((("a", ""),)))[0].lantern == LANTERNS[0]


# ── what a screen remembers ─────────────────────────────────────────────────────────────────────────────────────────
def sen_news(seed: int = 3) -> tuple[Frame, ...]:
    local = LocalTable("sen", 3, seed, {})
    local.run()
    return frames_of(local.news())


def at_first(*frames: Frame) -> TableState:
    state = TableState(me=0, seats=3, people=PEOPLE)
    for frame in frames:
        state = fold_frame(SEN, state, frame)
    return state


def test_a_step_that_was_folded_already_is_not_folded_again() -> None:
    frames = sen_news()
    state = at_first(*frames)
    again = fold_frame(SEN, state, frames[-1])
    assert again.steps == state.steps
    assert [step.number for step in state.steps] == [frame.step.number for frame in frames if frame.step]


def test_what_is_chosen_stays_while_the_same_is_asked_and_no_longer() -> None:
    frames = sen_news()
    state = replace(at_first(*frames), hand=Hand(chosen=("card:1",), armed="act:wake", sent=True))
    still = replace(frames[-1], step=None, waiting=(1, 2))
    assert fold_frame(SEN, state, still).hand == state.hand
    other = fold_frame(SEN, state, replace(still, legal=None)).hand
    assert (other.chosen, other.armed, other.sent) == ((), "", False)
    first = fold_frame(SEN, replace(state, frame=None), still).hand
    assert (first.chosen, first.sent) == ((), False)


def test_the_history_goes_back_so_far_and_no_further() -> None:
    (frame,) = [frame for frame in sen_news() if frame.step is not None][:1]
    assert frame.step is not None
    state = TableState(me=0, seats=3, people=PEOPLE)
    for number in range(1, LINES_KEPT + 3):
        state = fold_frame(SEN, state, replace(frame, step=replace(frame.step, number=number)))
    assert [step.number for step in state.steps] == list(range(3, LINES_KEPT + 3))
    assert state.question == LINES_KEPT + 3


def test_nothing_can_be_chosen_while_something_is_on_its_way_or_lies_on_top() -> None:
    frames = sen_news()
    state = at_first(*frames)
    assert state.frame is not None
    assert open_choices(SEN, state)
    closed = [
        replace(state, hand=Hand(sent=True)),
        replace(state, hand=Hand(coming=(sen.Draw(),))),
        replace(state, hand=Hand(looking=(state.frame.board.dreams[0][0],))),
        replace(state, page="round"),
        replace(state, me=None),
        replace(state, frame=None),
    ]
    assert [open_choices(SEN, each) for each in closed] == [()] * len(closed)


def test_a_frame_without_a_step_stays_no_time() -> None:
    frames = sen_news()
    assert stay_s(SEN, None, 0, 0.9) == 0.0
    step = next(frame.step for frame in frames if frame.step and frame.step.ask == "shuffle")
    assert stay_s(SEN, step, 0, 0.5) == SEN.dwell(step, 0) * 0.5 > 0


def test_this_player_is_asked_to_be_ready_once_and_only_at_the_table_as_it_stands() -> None:
    class Resting:
        def rests(self, frame: Frame) -> bool:
            return True

    script: Any = Resting()
    state = at_first(*sen_news())
    assert state.frame is not None
    assert is_resting(script, state)
    assert not is_resting(script, replace(state, looked=state.question))
    assert is_resting(script, replace(state, looked=state.question - 1))
    assert not is_resting(script, replace(state, page="round"))
    assert not is_resting(script, replace(state, me=None))
    assert not is_resting(script, replace(state, frame=replace(state.frame, last=False)))
    assert not is_resting(script, replace(state, frame=None))


# ── plates ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_places_are_counted_clockwise_from_ones_own() -> None:
    state = TableState(me=1, seats=3, people=PEOPLE)
    assert [state.place(seat) for seat in range(3)] == [2, 0, 1]
    assert [replace(state, me=None).place(seat) for seat in range(3)] == [0, 1, 2]
    assert replace(state, seats=0).place(2) == 0


def test_who_owes_a_decision_is_who_was_asked_and_has_not_answered() -> None:
    frame = replace(sen_news()[-1], asked=(0, 1, 2), waiting=())
    state = TableState(me=0, seats=3, people=PEOPLE, frame=frame)
    assert seats.owing(state) == (0, 1, 2)
    assert seats.owing(replace(state, frame=replace(frame, waiting=(2,)))) == (2,)
    assert seats.owing(replace(state, frame=replace(frame, waiting=(2,), last=False))) == ()
    assert seats.owing(replace(state, frame=None)) == ()
    assert [seats.has_turn(replace(state, frame=replace(frame, waiting=(2,))), seat) for seat in range(3)] == [
        False,
        False,
        True,
    ]


def test_a_plate_of_who_is_away_or_a_ghost_says_so() -> None:
    people = (Person("a", "round"), Person("b", "round", here=False), Person("c", "round", here=False, ghost=True))
    state = TableState(me=0, seats=3, people=people, frame=replace(sen_news()[-1], asked=(1,)))
    rows = [seats.seat_row(state, seat, "note", "3") for seat in range(3)]
    assert [row.note for row in rows] == ["note", "offline", "a ghost plays here"]
    assert [(row.away, row.ghost, row.mine, row.turn) for row in rows] == [
        (False, False, True, False),
        (True, False, False, True),
        (True, True, False, False),
    ]


@pytest.mark.parametrize(("most_wins", "order"), [(False, [2, 0, 1]), (True, [1, 0, 2])])
def test_who_leads_comes_first_and_whoever_is_beyond_the_goal_is_the_whole(most_wins: bool, order: list[int]) -> None:
    state = TableState(me=0, seats=3, people=PEOPLE, over=OverNews((5, 9, 2), (2,), False, None, ""))
    bars = seats.bars(state, (5, 9, 2), 8, most_wins=most_wins)
    assert [int(bar.key) for bar in bars] == order
    assert {int(bar.key): bar.part for bar in bars} == {0: 5 / 9, 1: 1.0, 2: 2 / 9}
    assert [bar.winner for bar in bars if bar.key == "2"] == [True]
    assert {int(bar.key): bar.part for bar in seats.bars(state, (-1, 9, 0), 0)} == {0: 0.0, 1: 1.0, 2: 0.0}
    assert [bar.part for bar in seats.bars(state, (115, 133, 40), 100)] == [40 / 133, 115 / 133, 1.0]
    assert [bar.part for bar in seats.bars(state, (0, 0, 0), 0)] == [0.0] * 3
