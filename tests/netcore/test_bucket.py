"""How often something may happen: a bucket that is spent and comes back, and many of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from netcore.bucket import Bucket, Buckets

AT_ONCE, PER_S = 3, 0.5


def test_a_bucket_is_spent_and_comes_back() -> None:
    bucket = Bucket(AT_ONCE, PER_S, 100.0)
    assert [bucket.take(100.0) for _ in range(AT_ONCE + 2)] == [True] * AT_ONCE + [False] * 2
    assert [bucket.take(101.9), bucket.take(102.0), bucket.take(102.1)] == [False, True, False]


def test_it_never_holds_more_than_at_once() -> None:
    bucket = Bucket(AT_ONCE, PER_S, 0.0)
    assert [bucket.take(1e6) for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]


def test_who_comes_in_vain_loses_nothing_by_it() -> None:
    """Else whoever asks often enough would never be let in again."""
    bucket = Bucket(1, 1.0, 0.0)
    assert bucket.take(0.0)
    asked = [bucket.take(tenth / 10) for tenth in range(1, 10)]
    assert asked == [False] * 9
    assert bucket.take(1.01)


def test_what_is_too_much_at_once_is_not_taken_in_part() -> None:
    bucket = Bucket(AT_ONCE, PER_S, 0.0)
    assert [bucket.take(0.0, count) for count in (2, 2, 1, 1)] == [True, False, True, False]


@given(st.lists(st.floats(0, 5), max_size=200))
def test_in_any_time_no_more_is_taken_than_was_there_and_came(waits: list[float]) -> None:
    bucket, now_s, taken = Bucket(AT_ONCE, PER_S, 0.0), 0.0, 0
    for wait_s in waits:
        now_s += wait_s
        taken += bucket.take(now_s)
        assert taken <= AT_ONCE + now_s * PER_S + 1e-6


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets: Buckets[str] = Buckets(1, PER_S, most=10)
    assert [buckets.take(key, 0.0) for key in "aba"] == [True, True, False]
    assert buckets.take("a", 2.0)


def test_the_one_that_was_not_asked_for_longest_is_forgotten() -> None:
    buckets: Buckets[int] = Buckets(1, PER_S, most=3)
    assert all(buckets.take(key, 0.0) for key in (1, 2, 3))
    assert not buckets.take(1, 0.0)
    assert buckets.take(4, 0.0)
    assert len(buckets) == 3
    assert [buckets.take(key, 0.0) for key in (1, 3)] == [False, False], "who asks in vain is remembered all the same"
    assert buckets.take(2, 0.0), "forgotten, and new again"


def test_memory_stays_flat_whoever_comes() -> None:
    buckets: Buckets[int] = Buckets(1, PER_S, most=50)
    assert all(buckets.take(key, 0.0) for key in range(10_000))
    assert len(buckets) == 50
