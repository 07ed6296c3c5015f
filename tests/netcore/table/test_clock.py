"""Answers against one's own clock: what is late, what is not, and when a program has no opinion."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

from engine.contract import Clock
from engine.dream import CLUE_USUAL_MS, HEAR_USUAL_MS
from engine.dream_moves import Pass
from netcore.errors import Late
from netcore.feeds.charter import MoveClock
from netcore.node.bots import SHORTEST_PAUSE_S
from netcore.node.sitting import lasting_s
from netcore.table.clock import DRIFT_MS, HASTE_MS, OUTAGE_MS, SLACK_MS, TOLERANCE_MS, Stopwatch, TooSoon, Watch
from netcore.table.events import ClockRuns

ROOT = Path(__file__).resolve().parents[3]
CLOCK = Clock(5000, Pass(), 3000)


def watching(opened_s: float = 10.0, until_s: float = 30.0, *, silent: tuple[float, float] = (0, 0)) -> Watch:
    """A watch of seat 0 that hears seat 1 each second, but for while it is silent; its question 7 opens."""
    watch = Watch({0})
    for tenth in range(int(until_s * 10) + 1):
        now_s = tenth / 10
        if now_s == opened_s:
            watch.runs(ClockRuns(7, (1,), CLOCK), now_s)
        if tenth % 10 == 0:
            watch.tick(now_s)
            if not silent[0] <= now_s < silent[1]:
                watch.heard([1], now_s)
    return watch


@pytest.mark.parametrize(
    ("claimed_ms", "took_ms", "late"),
    [
        (3000, 3000, False),
        (3000, 3000 + TOLERANCE_MS, False),
        (3000, 3100 + TOLERANCE_MS, True),
        (3000, 3000 - TOLERANCE_MS, False),
        (3000, 2900 - TOLERANCE_MS, True),
        (5000, 7000, False),
        (5000, 7100, True),
        (5001, 7000, False),
        (5001, 7100, True),
        (5001, 1000, True),
        (0, 0, False),
        (None, 7000, False),
        (None, 7100, True),
        (None, 0, False),
    ],
)
def test_a_claim_may_be_off_by_the_tolerance_and_no_answer_comes_later_than_that(
    claimed_ms: int | None, took_ms: int, late: bool
) -> None:
    watch = watching(until_s=12)
    for second in range(12, 10 + took_ms // 1000 + 1):
        watch.heard([1], second)
    assert watch.finds_late(7, 1, claimed_ms, 10 + took_ms / 1000) is late


def test_an_answer_to_another_question_or_of_another_seat_is_not_judged() -> None:
    assert not watching().finds_late(8, 1, 0, 30.5)
    assert not watching().finds_late(7, 2, 0, 30.5)


def test_the_own_seat_is_not_watched() -> None:
    watch = Watch({0, 1})
    for second in range(10):
        watch.heard([1], second)
    watch.runs(ClockRuns(7, (1,), CLOCK), 9)
    assert not watch.finds_late(7, 1, 5000, 9.1)
    assert watch.overdue(60) == (0, ())


def test_time_is_over_for_each_who_was_asked_after_the_limit_and_the_tolerance() -> None:
    watch = Watch({0})
    for second in range(20):
        watch.heard([1, 2], second)
        if second == 10:
            watch.runs(ClockRuns(7, (0, 1, 2), CLOCK), second)
        expected = (7, (1, 2)) if second > 17 else (7, ()) if second >= 10 else (0, ())
        assert watch.overdue(second) == expected


@pytest.mark.parametrize("gap_s", [8, 3600])
def test_who_slept_begins_to_count_when_it_wakes_and_has_no_opinion_of_claims(gap_s: float) -> None:
    watch = watching(until_s=12)
    watch.heard([1], 12 + gap_s)
    for claimed_ms in (0, 5000):
        assert not watch.finds_late(7, 1, claimed_ms, 12 + gap_s)
    for second in range(1, 40):
        watch.heard([1], 12 + gap_s + second)
    assert watch.overdue(12 + gap_s + 40) == (7, (1,))


@pytest.mark.parametrize("silent", [(3.0, 9.0), (8.0, 12.0), (12.0, 16.0)])
def test_who_was_not_heard_all_the_time_has_more_of_it_but_not_for_ever(silent: tuple[float, float]) -> None:
    watch = watching(until_s=20, silent=silent)
    assert not watch.finds_late(7, 1, 5000, 20.5)
    watch.answered(7, 1, 5000, 20.5)
    spent_ms = 10_500 - 5000 - TOLERANCE_MS
    watch.unheard([1])
    watch.runs(ClockRuns(9, (1,), CLOCK), 21)
    most_ms = 5000 + TOLERANCE_MS + OUTAGE_MS - spent_ms
    for tenth in range(210, 210 + most_ms // 100 + 1):
        assert watch.overdue(tenth / 10) == (9, ())
    assert watch.overdue(21 + most_ms / 1000 + 0.2) == (9, (1,))


def test_a_silence_long_before_does_not_matter() -> None:
    assert watching(until_s=20, silent=(2.0, 6.0)).finds_late(7, 1, 0, 20.5)


def test_what_claims_are_short_of_is_added_up_within_a_night() -> None:
    watch, now_s, found = Watch({0}), 0.0, []

    def decide(span: int, claimed_ms: int, took_ms: int) -> None:
        nonlocal now_s
        number = len(found) + 1
        watch.runs(ClockRuns(number, (1,), Clock(5000, Pass(), 3000, span=span)), now_s)
        until_s = now_s + took_ms / 1000
        while now_s < until_s:
            now_s = min(now_s + 0.5, until_s)
            watch.heard([1], now_s)
        late = watch.finds_late(number, 1, claimed_ms, now_s)
        found.append(late)
        watch.answered(number, 1, 5000 if late else claimed_ms, now_s)

    for _ in range(6):
        watch.heard([1], now_s)
        now_s += 1
    for _ in range(5):
        decide(1, 0, 1900)
    assert found == [False, False, True, True, True]  # 1.5 s each beyond the slack, of four
    decide(1, 1000, 1000 + SLACK_MS)  # who claims what it takes is not found late for what was before
    decide(2, 0, 1900)  # nor the next night
    assert found[5:] == [False, False]
    gained_ms = 0
    for _ in range(60):
        decide(3, 0, SLACK_MS)
        gained_ms += SLACK_MS
    assert not any(found[7:])
    assert gained_ms == 60 * SLACK_MS


def test_answers_that_come_a_little_after_the_limit_use_it_up_too() -> None:
    """The last moment is put off by less each time, and what never comes is waited for no longer than that."""
    watch, now_s = Watch({0}), 0.0
    for _ in range(6):
        watch.heard([1], now_s)
        now_s += 1
    waited = []
    for number in range(1, 7):
        watch.runs(ClockRuns(number, (1,), CLOCK), now_s)
        since_s = now_s
        while watch.overdue(now_s) != (number, (1,)):
            now_s += 0.1
            watch.heard([1], now_s)
        waited.append(round(now_s - since_s, 1))
        watch.answered(number, 1, 5000, now_s)
    assert waited[0] == pytest.approx(7.0, abs=0.2)
    assert waited[-1] == pytest.approx(5.4, abs=0.2)
    assert sum(waited) - 6 * 5 < (DRIFT_MS + 6 * SLACK_MS) / 1000 + 6 * 0.2


def test_the_own_claim_is_what_passed_and_a_sleeper_is_over_the_limit() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    assert own.elapsed_ms(0, 3.5) == 2500
    assert CLOCK.claim(own.elapsed_ms(0, 3601)) == 5001
    own.asked(0, 10)
    assert own.elapsed_ms(0, 10.25) == 250


def test_a_policy_that_decides_at_once_claims_what_nobody_finds_late() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    claimed_ms = own.policy_ms(0, CLOCK, 1)
    assert claimed_ms == HASTE_MS
    assert not watching(until_s=10).finds_late(7, 1, CLOCK.claim(claimed_ms), 10.01)
    assert own.policy_ms(0, Clock(5000, Pass(), 700), 1) == 700
    assert own.policy_ms(0, CLOCK, 3.5) == 2500


def test_a_pause_as_of_a_person_is_claimed_as_it_was() -> None:
    assert SHORTEST_PAUSE_S * HEAR_USUAL_MS >= HASTE_MS
    assert SHORTEST_PAUSE_S * CLUE_USUAL_MS >= HASTE_MS


def test_a_late_move_claims_the_limit_unless_the_program_slept_through_it() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    assert own.late_ms(0, CLOCK, 6.03) == 5000
    assert own.late_ms(0, CLOCK, 60) == 5001


def test_a_late_move_made_just_within_the_tolerance_was_not_slept_through() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    assert own.late_ms(0, CLOCK, 6 + TOLERANCE_MS / 1000) == 5000
    assert own.late_ms(0, CLOCK, 6.01 + TOLERANCE_MS / 1000) == 5001


def test_a_link_that_comes_back_at_once_is_heard_well_from_then_on() -> None:
    """Whoever is linked anew has no more time than others once that was a while ago."""
    watch = Watch({0})
    for second in range(31):
        if second == 12:
            watch.unheard([1])
        if second == 20:
            watch.runs(ClockRuns(7, (1,), CLOCK), second)
        watch.heard([1], second)
    assert watch.finds_late(7, 1, 0, 27)


@pytest.mark.parametrize("whole", [True, False])
def test_of_a_question_that_was_opened_some_time_ago_no_claim_is_too_much(whole: bool) -> None:
    watch = watching(opened_s=99, until_s=10)
    watch.runs(ClockRuns(7, (1,), CLOCK), 10, whole=whole)
    assert watch.finds_late(7, 1, 5000, 10.5) is whole


def test_who_was_heard_just_within_the_tolerance_is_heard() -> None:
    assert watching(until_s=20).finds_late(7, 1, 1000, 20 + TOLERANCE_MS / 1000)
    assert not watching(until_s=20).finds_late(7, 1, 1000, 20.1 + TOLERANCE_MS / 1000)


def test_an_answer_is_as_short_as_it_was_when_it_came_however_long_the_others_take() -> None:
    """Words and proofs come after it: none of that is on its author's account."""
    watch = Watch({0})
    for number in range(1, 8):
        asked_s = 8 * number
        for second in range(asked_s - 5, asked_s + 1):
            watch.heard([1], second)
        watch.runs(ClockRuns(number, (1,), CLOCK), asked_s)
        watch.heard([1], asked_s + 1)
        assert not watch.finds_late(number, 1, 1000, asked_s + 1), number
        watch.heard([1], asked_s + 2)
        watch.answered(number, 1, 1000, asked_s + 3)
    for second in range(60, 65):
        watch.heard([1], second)
    watch.runs(ClockRuns(8, (1,), CLOCK), 64)
    watch.heard([1], 65)
    assert not watch.finds_late(8, 1, 0, 65.9)


def test_no_date_is_read_but_for_what_no_game_depends_on() -> None:
    """A date may be off by years, and may be set right in the middle of a night. It is read for a certificate and for a
    report, for the hour of a game that was missed, and to name a voice in the chat.
    """
    of_dates = re.compile(r"\bdatetime\b|\btime\.time\b|\btime_ns\b|REALTIME|\blocaltime\b|\bgmtime\b")
    read = [
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "netcore")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if of_dates.search(path.read_text())
    ]
    assert read == [
        "netcore/lan/tls.py", "netcore/node/missed.py", "netcore/node/talking.py", "netcore/verbs/report.py",
    ]  # fmt: skip


def test_the_clock_of_a_table_runs_forward_and_counts_a_sleep() -> None:
    first_s, second_s = lasting_s(), lasting_s()
    assert first_s <= second_s < first_s + 60
    if sys.platform == "linux":
        assert abs(time.clock_gettime(time.CLOCK_BOOTTIME) - second_s) < 60


# ── the table's own clock ───────────────────────────────────────────────────────────────────────────────────────────
def waiting(clock: MoveClock, until_s: float) -> Watch:
    """A watch of seat 0 that hears seats 1 and 2 each second; both are asked at second 10."""
    watch = Watch({0})
    for second in range(int(until_s) + 1):
        watch.heard([1, 2], second)
        if second == 10:
            watch.runs(ClockRuns(7, (1, 2), clock), second)
    return watch


def test_by_a_strict_clock_time_is_over_after_limit_and_tolerance() -> None:
    clock = MoveClock("strict", 30)
    assert waiting(clock, 40).overdue(40 + TOLERANCE_MS / 1000) == (7, ())
    assert waiting(clock, 42).overdue(42.1) == (7, (1, 2))
    assert not waiting(clock, 42).finds_late(7, 1, None, 42.0)
    assert waiting(clock, 42).finds_late(7, 1, None, 42.1)


def test_what_one_is_late_by_the_table_s_clock_is_on_no_account() -> None:
    clock = MoveClock("strict", 30)
    watch = waiting(clock, 41)
    for number, second in ((7, 41), (8, 72), (9, 103), (10, 134)):
        assert not watch.finds_late(number, 1, None, second)
        watch.answered(number, 1, None, second)
        watch.runs(ClockRuns(number + 1, (1, 2), clock), second)
        for later in range(second, second + 32):
            watch.heard([1, 2], later)


def test_by_a_gentle_clock_nobody_is_late_but_by_a_wish_once_the_time_is_over() -> None:
    clock = MoveClock("gentle", 30)
    watch = waiting(clock, 90)
    assert watch.overdue(90) == (7, ())
    assert not watch.finds_late(7, 1, None, 90)
    watch.go_on_without(7, 90)
    assert watch.overdue(90) == (7, (1, 2))
    assert not watch.finds_late(7, 1, None, 90), "an answer that is here is in time all the same"


def test_nobody_waits_no_longer_before_the_time_is_over_or_for_what_is_past() -> None:
    watch = waiting(MoveClock("gentle", 30), 39)
    with pytest.raises(TooSoon):
        watch.go_on_without(7, 39.9)
    with pytest.raises(Late):
        watch.go_on_without(6, 45)
    assert watch.overdue(45) == (7, ())
    watch.answered(7, None, None, 45)
    with pytest.raises(Late):
        watch.go_on_without(7, 50)


def test_the_moment_in_which_the_time_is_over_is_soon_enough_to_wait_no_longer() -> None:
    watch = waiting(MoveClock("gentle", 30), 39)
    watch.go_on_without(7, 40)
    assert watch.overdue(40) == (7, (1, 2))
