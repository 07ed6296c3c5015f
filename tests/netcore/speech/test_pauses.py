"""A pause stands for who asked, a minute against all others, ten minutes a game, and never for ever."""

from __future__ import annotations

import pytest

from netcore.speech.pauses import BUDGET_S, LEEWAY_S, OTHERS_AFTER_S, Pauses, TableTime
from netcore.speech.said import NOTHING

ALA, OLA, JAN = (bytes([n]) * 32 for n in (1, 2, 3))


def test_it_stands_until_who_asked_goes_on() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 10)
    pauses.hear(ALA, "pause", 11)
    assert pauses.askers == (ALA,)
    assert pauses.may_end(ALA, 11)
    pauses.hear(ALA, "go-on", 12)
    assert pauses.askers == ()
    assert not pauses.may_end(ALA, 12), "there is nothing to end"


@pytest.mark.parametrize(
    ("after_s", "ends"), [(1, False), (OTHERS_AFTER_S - LEEWAY_S - 0.1, False), (OTHERS_AFTER_S, True)]
)
def test_others_end_it_after_a_minute(after_s: float, ends: bool) -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 10)
    assert pauses.may_end(OLA, 10 + after_s) is ends
    pauses.hear(OLA, "go-on", 10 + after_s)
    assert (pauses.askers == ()) is ends


def test_who_finds_a_moment_too_soon_that_the_minute_is_over_is_heard() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 10)
    pauses.hear(OLA, "go-on", 10 + OTHERS_AFTER_S - LEEWAY_S)
    assert pauses.askers == ()


def test_each_pause_has_its_own_minute() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 0)
    pauses.hear(OLA, "pause", 50)
    pauses.hear(JAN, "go-on", 70)
    assert pauses.askers == (OLA,)
    assert not pauses.may_end(JAN, 70)
    pauses.hear(OLA, "go-on", 75)
    assert pauses.askers == ()


def test_one_person_s_pauses_are_ten_minutes_of_a_game_and_then_none() -> None:
    pauses, now_s = Pauses(), 0.0
    stood_s = 0.0
    while pauses.may_ask(ALA):
        pauses.hear(ALA, "pause", now_s)
        now_s += 250
        stood_s += 250 if pauses.askers else 0
        pauses.read(now_s)
        pauses.hear(OLA, "go-on", now_s)
        assert pauses.askers == ()
        now_s += 1
    assert stood_s == 750  # of the third only 100 s were left
    pauses.hear(ALA, "pause", now_s)
    assert pauses.askers == ()
    pauses.hear(OLA, "pause", now_s)
    assert pauses.askers == (OLA,), "another person has as much"


def test_nobody_answers_and_it_ends_by_itself() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 5)
    pauses.read(5 + BUDGET_S - 0.1)
    assert pauses.askers == (ALA,)
    pauses.read(5 + BUDGET_S)
    assert pauses.askers == ()


def test_who_leaves_takes_the_pause_along() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "pause", 5)
    pauses.hear(ALA, "away", 5)
    pauses.leave(ALA, 6)
    assert (pauses.askers, pauses.away) == ((), frozenset())


def test_who_cannot_be_believed_asks_for_nothing() -> None:
    pauses = Pauses()
    for author in (ALA, OLA):
        pauses.hear(author, "pause", 5)
        pauses.hear(author, "away", 5)
    pauses.hear(ALA, NOTHING, 65)
    assert (pauses.askers, pauses.away) == ((OLA,), {OLA}), "and it ends nobody else's"


def test_who_is_away_is_until_back_and_nothing_stands_still_for_it() -> None:
    pauses = Pauses()
    pauses.hear(ALA, "away", 5)
    pauses.hear(OLA, "nonsense", 5)
    assert (pauses.askers, pauses.away) == ((), {ALA})
    pauses.hear(ALA, "back", 6)
    assert pauses.away == frozenset()


def test_the_time_of_a_table_stands_still_in_a_pause() -> None:
    time = TableTime()
    assert time.read(10) == 10
    time.stand(True, 12)
    time.stand(True, 15)
    assert time.read(20) == 12
    time.stand(False, 30)
    time.stand(False, 31)
    assert time.read(40) == 22
