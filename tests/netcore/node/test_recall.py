"""When a table that is taken up again may speak."""

from __future__ import annotations

from netcore.feeds.chain import Head
from netcore.feeds.entry import NO_HASH
from netcore.node.recall import ALL_WITHIN_S, GIVEN_WITHIN_S, Recall

OLA, ULA = b"o" * 32, b"u" * 32


def heads(*lengths: int) -> list[Head]:
    return [Head(length, bytes([1]) * 32 if length else NO_HASH) for length in lengths]


def test_where_nobody_else_plays_there_is_nothing_to_wait_for() -> None:
    assert Recall([0, 1], [], 0.0).done(lambda _seat: 3, 0.0)


def test_all_are_heard_before_anything_is_said() -> None:
    recall = Recall([0], [OLA, ULA], 0.0)
    recall.told(OLA, heads(5, 9), 0.1)
    assert not recall.done(lambda _seat: 5, 0.1)
    recall.told(ULA, heads(4, 9), 0.2)
    assert recall.done(lambda _seat: 5, 0.2)


def test_who_is_not_there_is_waited_for_only_so_long_where_another_is() -> None:
    recall = Recall([0], [OLA, ULA], 10.0)
    recall.told(OLA, heads(5, 9), 10.1)
    assert not recall.done(lambda _seat: 5, 10.0 + ALL_WITHIN_S - 0.1)
    assert recall.done(lambda _seat: 5, 10.0 + ALL_WITHIN_S)
    assert not recall.alone(10.0 + ALL_WITHIN_S)


def test_where_nobody_is_heard_it_waits_without_an_end() -> None:
    recall = Recall([0], [OLA], 10.0)
    assert not recall.alone(10.0 + ALL_WITHIN_S - 0.1)
    assert recall.alone(10.0 + ALL_WITHIN_S)
    assert not recall.done(lambda _seat: 5, 10_000.0)


def test_what_others_hold_more_of_has_to_come_first_but_not_for_ever() -> None:
    """In each of this program's feeds; and who only says so does not silence it."""
    recall = Recall([0, 2], [OLA], 0.0)
    recall.told(OLA, heads(5, 0, 7), 1.0)
    assert not recall.done({0: 5, 2: 6}.__getitem__, 2.0)
    assert recall.done({0: 5, 2: 7}.__getitem__, 2.0)
    recall.told(OLA, heads(5, 0, 8), 3.0)
    assert not recall.done({0: 5, 2: 7}.__getitem__, 3.0)
    assert recall.done({0: 5, 2: 7}.__getitem__, 1.0 + GIVEN_WITHIN_S)
