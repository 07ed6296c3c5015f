"""Those at a table who are not heard, to the second: since when, who is asked about, and who is not waited for."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from client.viewmodels.table.lost_props import derive
from client.viewmodels.table.lost_state import (
    SHOWN_AFTER_S,
    LostState,
    Missed,
    fold,
    missing,
    silence_s,
    silent_voters,
)
from netcore.status import (
    BrokenOffNews,
    ClosedNews,
    EvictedNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PlayNews,
    PollNews,
    ResumedNews,
)
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room

PEOPLE = (("Jagna", "round"), ("Sofija", "tall"), ("Ondřej", "star"), ("Puchacz", "fish"))


def play(*waits: int, ghosts: tuple[int, ...] = ()) -> PlayNews:
    local = LocalTable("sen", 4, 1, {})
    local.run()
    return replace(local.news(), waiting_for=waits, ghosts=ghosts)


def told(*news: News | tuple[float, News]) -> LostState:
    """The state of seat 0 at a table of four after all these news, each with its second, 0 where none is given."""
    state = fold(LostState(), room(PEOPLE), 0.0)
    for each in news:
        now_s, heard = each if isinstance(each, tuple) else (0.0, each)
        state = fold(state, heard, now_s)
    return state


def gone(seat: int, **more: bool) -> LinkNews:
    return LinkNews(seat, False, spared=True, **more)


def seconds(state: LostState) -> dict[int, float]:
    return {seat: missed.since_s for seat, missed in state.missed}


# ── since when ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_silence_counts_from_its_beginning_however_often_it_is_told() -> None:
    state = told((3.0, gone(2)), (8.0, gone(2)), (9.0, gone(2, left=True)))
    assert state.missed == ((2, Missed(3.0, left=True, spared=True, home=2)),)


def test_who_is_heard_again_begins_anew() -> None:
    assert seconds(told((3.0, gone(2)), (5.0, LinkNews(2, True)))) == {}
    assert seconds(told((3.0, gone(2)), (5.0, LinkNews(2, True)), (8.0, gone(2)))) == {2: 8.0}


def test_each_is_missed_from_their_own_second_in_the_order_of_seats() -> None:
    state = told((5.0, gone(3)), (6.0, gone(1)), (7.0, gone(2)), (8.0, LinkNews(2, True)))
    assert [(seat, missed.since_s) for seat, missed in state.missed] == [(1, 6.0), (3, 5.0)]


def test_the_longest_silence_counts_and_a_goodbye_is_long_enough() -> None:
    state = told((3.0, gone(1)), (7.0, gone(2)))
    assert silence_s(state, (1, 2), 10.0) == 7.0
    assert silence_s(state, (2,), 10.0) == 3.0
    assert silence_s(state, (3,), 10.0) == 0.0
    assert silence_s(fold(state, gone(2, left=True), 9.0), (1, 2), 10.0) == SHOWN_AFTER_S
    assert silence_s(fold(state, gone(2, left=True), 9.0), (1,), 10.0) == 7.0


# ── who is asked about ──────────────────────────────────────────────────────────────────────────────────────────────
def test_nobody_is_asked_about_who_is_not_waited_for_or_is_a_ghost() -> None:
    assert missing(told(play(2), gone(2))) == (2,)
    assert missing(told(play(2), gone(2), gone(3))) == (2, 3)
    assert missing(told(play(1), gone(2), gone(3))) == ()
    assert missing(told(play(2, 3, ghosts=(2,)), gone(2), gone(3))) == (3,)
    assert missing(told(play(2, ghosts=(2,)), gone(2), gone(3))) == ()
    assert missing(told(play(2), gone(2), gone(4))) == (2,)
    assert missing(told(play(), gone(2))) == ()


def test_who_votes_no_more_is_told_after_a_while_or_at_once_after_a_goodbye() -> None:
    poll = PollNews((3,), (0,), (1, 2))
    state = told((5.0, gone(1)), poll)
    assert silent_voters(state, 5.0 + SHOWN_AFTER_S - 0.1) == ()
    assert silent_voters(state, 5.0 + SHOWN_AFTER_S) == (1,)
    assert silent_voters(fold(state, gone(2, left=True), 6.0), 6.0) == (2,)
    assert silent_voters(fold(state, LinkNews(1, True), 6.0), 99.0) == ()


def test_only_those_are_silent_who_have_to_answer_and_never_oneself() -> None:
    state = told(gone(0), gone(1), gone(2), PollNews((3,), (1,), (0, 2)))
    assert silent_voters(state, 99.0) == (2,)


def test_the_question_covers_the_game_when_the_silence_is_long_enough_and_not_before_it_may() -> None:
    state = told((5.0, gone(2)), play(2))
    assert derive(state, 5.0 + SHOWN_AFTER_S - 0.01).title == ""
    assert derive(state, 5.0 + SHOWN_AFTER_S).title == "No word from Ondřej"
    quiet = replace(state, quiet_until_s=60.0)
    assert derive(quiet, 59.9).title == ""
    assert derive(quiet, 60.0).title == "No word from Ondřej"
    assert "55 second" in derive(quiet, 60.0).happened


# ── what the others say ─────────────────────────────────────────────────────────────────────────────────────────────
def test_a_poll_has_come_to_nothing_for_who_agreed_to_it_alone() -> None:
    agreed, asked = PollNews((2,), (0, 3), (1,)), PollNews((2,), (3,), (0, 1), ask=True)
    assert told(agreed, PollNews(())).refused
    assert not told(asked, PollNews(())).refused
    assert not told(PollNews(())).refused
    assert not told(agreed, replace(agreed, gone=(1, 2))).refused
    assert not told(agreed, PollNews(()), EvictedNews(2, (0, 1, 3))).refused


def test_a_question_put_off_comes_back_once_somebody_was_played_on_without() -> None:
    put_off = replace(told(play(2), gone(2)), quiet_until_s=60.0)
    assert fold(put_off, EvictedNews(1, (0, 2, 3)), 5.0).quiet_until_s == 0.0
    assert fold(put_off, PollNews(()), 5.0).quiet_until_s == 60.0


POLL = PollNews((2,), (0, 3), (1,))


@pytest.mark.parametrize(
    ("news", "rule", "agree"),
    [
        ([POLL], "You’ve agreed. It’s done as soon as everyone has.", ""),
        ([POLL, gone(1, left=True)], "Those who haven’t answered are offline too", "End the game"),
        ([POLL, gone(3, left=True)], "You’ve agreed. It’s done as soon as everyone has.", ""),
        ([replace(POLL, ask=True), gone(1, left=True)], "If they come back in time", "Play on without Ondřej"),
    ],
)
def test_what_can_be_done_in_a_poll(news: list[News], rule: str, agree: str) -> None:
    props = derive(told(play(2), gone(2), *news), 0.0)
    assert rule in props.rule
    assert props.agree_text == agree


def test_a_poll_of_others_about_others_is_not_shown_before_one_is_asked() -> None:
    assert derive(told(play(), replace(POLL, agreed=(3,), awaited=(0, 1))), 0.0).title == ""
    assert derive(told(play(), replace(POLL, gone=(0,), agreed=(1,), awaited=(2, 3), ask=True)), 0.0).title == ""


@pytest.mark.parametrize(
    ("ghosts", "lost", "price"),
    [
        ((), (2,), "One colluder fewer"),
        ((1,), (2,), "Two remain"),
        ((), (1, 2, 3), "The game ends without a winner"),
        ((), (2, 3), "The game ends without a winner"),
        ((1, 3), (2,), "The game ends without a winner"),
    ],
)
def test_what_it_costs_to_go_on(ghosts: tuple[int, ...], lost: tuple[int, ...], price: str) -> None:
    """With two left nobody has a backup of the other's key: the game ends with the next who goes."""
    spared = len(lost) == 1 and len(ghosts) < 2
    news = [LinkNews(seat, False, left=True, spared=spared) for seat in lost]
    assert price in derive(told(play(*lost, ghosts=ghosts), *news), 0.0).price


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("end", [OverNews((1, 2), (1,), False, None, ""), FoulNews(1, "x.y", 3, "")])
def test_nobody_is_asked_about_once_the_game_is_over(end: News) -> None:
    assert derive(told(play(2), gone(2, left=True)), 0.0).title
    assert derive(told(play(2), gone(2, left=True), end), 0.0).title == ""


def test_what_was_said_at_one_table_is_forgotten_at_the_next() -> None:
    lost: Iterable[News] = (play(2), gone(2, left=True), POLL)
    assert told(*lost, ClosedNews("left")) == LostState()
    assert told(*lost, room(PEOPLE)) == told()
    assert told(*lost, ResumedNews(room(PEOPLE))) == told()


def test_a_game_that_is_broken_off_says_without_whom_and_where_it_is() -> None:
    props = derive(told(play(), BrokenOffNews((2,), True, "game.sennik")), 0.0)
    assert props.happened == f"Gone for good: {PEOPLE[2][0]}"
    assert props.price == "The game so far: game.sennik"
    assert derive(told(play(), BrokenOffNews((2,), True, "")), 0.0).price == ""
