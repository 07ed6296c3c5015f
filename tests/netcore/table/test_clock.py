"""Claims of time against one's own clock: what is off, what is not, and when a program has no opinion."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

from engine.contract import Clock
from engine.dream import CLUE_USUAL_MS, HEAR_USUAL_MS
from engine.dream_moves import Pass
from engine.driver import Step
from netcore.node.bots import SHORTEST_PAUSE_S
from netcore.node.sitting import lasting_s
from netcore.table.clock import HASTE_MS, TOLERANCE_MS, Stopwatch, Watch, is_off
from netcore.table.events import ClockRuns

ROOT = Path(__file__).resolve().parents[3]
CLOCK = Clock(5000, Pass(), 3000)


def step(number: int, claimed_ms: int | None) -> Step:
    return Step(number, "move", 1, Pass(), {}, (), None, (), None, claimed_ms, None)


def watching(opened_s: float = 10.0, until_s: float = 30.0, *, silent: tuple[float, float] = (0, 0)) -> Watch:
    """A watch of seat 0 that hears seat 1 each second, but for while it is silent; its question 7 opens."""
    watch = Watch({0})
    for tenth in range(int(until_s * 10) + 1):
        now_s = tenth / 10
        if now_s == opened_s:
            watch.runs(ClockRuns(7, 1, CLOCK), now_s)
        if tenth % 10 == 0:
            watch.tick(now_s)
            if not silent[0] <= now_s < silent[1]:
                watch.heard([1], now_s)
    return watch


@pytest.mark.parametrize(
    ("claimed_ms", "measured_ms", "off"),
    [
        (3000, 3000, False),
        (3000, 3000 + TOLERANCE_MS, False),
        (3000, 3001 + TOLERANCE_MS, True),
        (3000, 3000 - TOLERANCE_MS, False),
        (3000, 2999 - TOLERANCE_MS, True),
        (5000, 9000, True),
        (5001, 3_600_000, False),
        (5001, 1000, True),
        (0, 0, False),
    ],
)
def test_a_claim_may_be_off_by_the_tolerance(claimed_ms: int, measured_ms: int, off: bool) -> None:
    assert is_off(CLOCK, claimed_ms, measured_ms) is off


@pytest.mark.parametrize(("claimed_ms", "doubt"), [(3000, 9000), (7000, None), (9000, None)])
def test_what_took_longer_than_was_claimed_is_doubted(claimed_ms: int, doubt: int | None) -> None:
    assert watching(until_s=18).doubts(step(7, claimed_ms), 19) == doubt


def test_an_answer_to_another_question_is_not_compared() -> None:
    assert watching().doubts(step(8, 0), 31) is None
    assert watching().doubts(step(7, None), 31) is None


def test_the_own_seat_is_not_watched() -> None:
    watch = Watch({0, 1})
    for second in range(10):
        watch.heard([1], second)
    watch.runs(ClockRuns(7, 1, CLOCK), 9)
    assert watch.doubts(step(7, 5000), 9.1) is None


@pytest.mark.parametrize("gap_s", [8, 3600])
def test_who_stood_still_or_slept_compares_nothing(gap_s: float) -> None:
    watch = watching(until_s=12)
    watch.heard([1], 12 + gap_s)
    assert watch.doubts(step(7, 0), 12 + gap_s) is None


@pytest.mark.parametrize("silent", [(3.0, 9.0), (8.0, 12.0), (12.0, 16.0)])
def test_who_was_not_heard_all_the_time_is_not_judged(silent: tuple[float, float]) -> None:
    assert watching(until_s=20, silent=silent).doubts(step(7, 0), 20.5) is None


def test_a_silence_long_before_does_not_matter() -> None:
    assert watching(until_s=20, silent=(2.0, 6.0)).doubts(step(7, 0), 20.5) == 10_500


def test_an_author_whose_link_broke_is_not_judged_until_it_is_heard_a_while() -> None:
    watch = watching(until_s=12)
    watch.unheard([1])
    watch.heard([1], 13)
    assert watch.doubts(step(7, 0), 14) is None


def test_the_own_claim_is_what_passed_and_a_sleeper_is_over_the_limit() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    assert own.elapsed_ms(0, 3.5) == 2500
    assert CLOCK.claim(own.elapsed_ms(0, 3601)) == 5001
    own.asked(0, 10)
    assert own.elapsed_ms(0, 10.25) == 250


def test_a_policy_that_decides_at_once_claims_what_nobody_objects_to() -> None:
    own = Stopwatch()
    own.asked(0, 1)
    claimed_ms = own.policy_ms(0, CLOCK, 1)
    assert claimed_ms == HASTE_MS
    assert not is_off(CLOCK, CLOCK.claim(claimed_ms), 0)
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


def test_no_date_is_read_but_for_a_certificate() -> None:
    """So that none can be wrong: a date may be off by years, and may be set right in the middle of a night."""
    of_dates = re.compile(r"\bdatetime\b|\btime\.time\b|\btime_ns\b|REALTIME|\blocaltime\b|\bgmtime\b")
    read = [
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "netcore")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if of_dates.search(path.read_text())
    ]
    assert read == ["netcore/lan/tls.py"]


def test_the_clock_of_a_table_runs_forward_and_counts_a_sleep() -> None:
    first_s, second_s = lasting_s(), lasting_s()
    assert first_s <= second_s < first_s + 60
    if sys.platform == "linux":
        assert abs(time.clock_gettime(time.CLOCK_BOOTTIME) - second_s) < 60
