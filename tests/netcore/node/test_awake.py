"""A clock that leaves out what was slept through."""

from __future__ import annotations

from netcore.node.awake import STOOD_STILL_S, Awake


def test_while_it_is_awake_it_is_the_clock_that_it_is_told() -> None:
    awake = Awake(100.0)
    times = [100.0, 101.0, 101.0 + STOOD_STILL_S, 105.5]
    assert [awake.read(now_s) for now_s in times] == times


def test_a_sleep_takes_no_time_and_what_comes_after_it_does() -> None:
    awake = Awake(100.0)
    assert awake.read(101.0) == 101.0
    assert awake.read(3701.0) == 101.0
    assert awake.read(3703.0) == 103.0
    assert awake.read(7303.0) == 103.0


def test_it_never_goes_back() -> None:
    awake = Awake(0.0)
    told = [awake.read(now_s) for now_s in (1.0, 2.0, 50.0, 51.0, 54.5, 54.6, 1000.0)]
    assert told == sorted(told)
