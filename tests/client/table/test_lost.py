"""The question about a player who is not heard: when it is asked, what it says, and what pressing its buttons asks."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from client.language import Language
from client.settings import LANGUAGES
from client.viewmodels.table.lost import AGAIN_AFTER_S, LostModel
from client.viewmodels.table.lost_props import LostProps, derive
from client.viewmodels.table.lost_state import SHOWN_AFTER_S, LostState, fold
from netcore.status import (
    Astray,
    AstrayNews,
    BrokenOffNews,
    ClosedNews,
    EvictedNews,
    LateNews,
    LinkNews,
    News,
    PlayNews,
    PollNews,
)
from tests.client.fake_node import DirectCalls, FakeNode
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room

NAMES = (("Jagna", "round"), ("Sofija", "tall"), ("Ondřej", "star"), ("Puchacz", "fish"))


def play(seats: int, *waits: int, ghosts: tuple[int, ...] = ()) -> PlayNews:
    local = LocalTable("sen", seats, 1, {})
    local.run()
    return replace(local.news(), waiting_for=waits, ghosts=ghosts)


def state(seats: int, news: Iterable[News], now_s: float = 0.0) -> LostState:
    known = fold(LostState(), room(NAMES[:seats]), now_s)
    for each in news:
        known = fold(known, each, now_s)
    return known


GONE = LinkNews(2, False, spared=True)
LEFT = LinkNews(2, False, left=True, spared=True)
HOST_LEFT = [LinkNews(seat, False, spared=True, home=home) for seat, home in ((1, None), (2, 1))]
"""Seat 2 is a bot of the program of 1."""


@pytest.mark.parametrize(
    ("seats", "news", "after_s", "agree"),
    [
        (3, [play(3, 2)], 99, ""),
        (3, [play(3, 2), GONE], SHOWN_AFTER_S - 1, ""),
        (3, [play(3, 2), GONE], SHOWN_AFTER_S, "Play on without Ondřej"),
        (3, [play(3, 1), GONE], 99, ""),
        (3, [play(3, 2), LEFT], 0, "Play on without Ondřej"),
        (3, [play(3, 2), GONE, LinkNews(2, True)], 99, ""),
        (3, [play(3, 2), replace(GONE, spared=False)], 99, "End the game"),
        (4, [play(4, 1, 2), GONE, LinkNews(1, False, spared=True)], 99, "End the game"),
        (2, [play(2, 1), LinkNews(1, False)], 99, "End the game"),
        (4, [play(4, 1, 2), *HOST_LEFT], 99, "Play on without Sofija, Ondřej"),
        (3, [play(3, 2, ghosts=(2,)), GONE], 99, ""),
        (3, [play(3), PollNews((2,), (1,), (0,), ask=True)], 0, "Play on without Ondřej"),
        (3, [play(3), PollNews((0,), (1,), (2,))], 0, ""),
        (3, [play(3, 2), LEFT, ClosedNews("left")], 99, ""),
    ],
)
def test_when_it_is_asked(seats: int, news: list[News], after_s: float, agree: str) -> None:
    props = derive(state(seats, news), after_s)
    assert props.agree_text == agree
    assert bool(props.title) == bool(agree)


def test_a_poll_shows_who_has_agreed() -> None:
    known = state(4, [play(4, 2), LEFT, PollNews((2,), (0, 3), (1,))])
    props = derive(known, 0)
    assert [(voter.name, voter.agrees) for voter in props.voters] == [
        ("Jagna · you", True),
        ("Sofija", False),
        ("Puchacz", True),
    ]
    assert (props.agree_text, props.wait_text) == ("", "Back to the table")
    undone = derive(fold(known, PollNews(()), 0), 0)
    assert undone.rule == "Not everyone agreed, so the table waits."
    assert undone.agree_text == "Play on without Ondřej"


@pytest.mark.parametrize(
    ("news", "means"),
    [
        (BrokenOffNews((1,), True, ""), "Nobody wins."),
        (BrokenOffNews((1, 2), True, ""), "Nobody wins."),
        (BrokenOffNews((1,), False, ""), "No cards had been dealt yet."),
    ],
)
def test_nobody_wins_a_game_that_is_broken_off(news: BrokenOffNews, means: str) -> None:
    props = derive(state(4, [play(4), news]), 0)
    assert (props.title, props.means, props.leave_text) == ("The game ends here", means, "Leave the table")


@pytest.mark.parametrize(
    ("gone", "lantern", "happened"),
    [
        ((1,), "tall", "Gone for good: Sofija"),
        ((2, 1), "star", "Gone for good: Ondřej, Sofija"),
        ((4,), "round", "Gone for good: "),
        ((), "round", "Gone for good: "),
    ],
)
def test_the_end_shows_who_is_gone(gone: tuple[int, ...], lantern: str, happened: str) -> None:
    props = derive(state(4, [play(4), BrokenOffNews(gone, True, "")]), 0)
    assert (props.lantern, props.happened, props.price) == (lantern, happened, "")


def test_the_end_says_where_the_game_so_far_is_kept() -> None:
    props = derive(state(4, [play(4), BrokenOffNews((1,), True, "/games/one.sennik")]), 0)
    assert props.price == "The game so far: /games/one.sennik"


def test_who_has_ended_the_game_meanwhile_is_not_waited_for() -> None:
    """Also while this player is the one who is waited for: it would go on alone."""
    props = derive(state(2, [play(2, 0), LinkNews(1, False, left=True, ended=True)]), 0)
    assert props.title == "Has ended the game: Sofija"
    assert props.happened == "The game ended there while you were away. It stays unfinished: nobody has won."
    assert (props.rule, props.agree_text) == ("", "End the game")


@pytest.mark.parametrize(
    ("boards", "title", "happened"),
    [
        (
            True,
            "Computes differently: Ondřej",
            "Since step 7 that program gets another table than yours from the same moves.",
        ),
        (
            False,
            "Can’t be read any more: Ondřej",
            "What that program sends builds on something that never came here.",
        ),
    ],
)
def test_who_is_astray_can_be_played_on_without(boards: bool, title: str, happened: str) -> None:
    astray = AstrayNews((Astray(2, 7, boards, spared=True, home=2),))
    known = state(3, [play(3, 2), astray])
    props = derive(known, 0)
    assert (props.title, props.happened, props.agree_text) == (title, happened, "Play on without Ondřej")
    assert derive(fold(known, AstrayNews(()), 1), 1) == LostProps()


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def model(calls: DirectCalls, qapp: object, clock: Clock) -> LostModel:
    made = LostModel(calls, clock=clock)
    made.hear(room(NAMES[:3]))
    made.hear(play(3, 2))
    return made


def test_waiting_is_asked_again_later(model: LostModel, node: FakeNode, clock: Clock) -> None:
    model.hear(LEFT)
    assert model.props.wait_text == "Wait"
    model.wait()
    assert model.props == LostProps()
    assert node.asked == []
    clock.now_s = AGAIN_AFTER_S
    model.refresh()
    assert model.props.wait_text == "Wait"


def test_to_wait_in_a_poll_is_to_say_no(model: LostModel, node: FakeNode) -> None:
    model.hear(PollNews((2,), (1,), (0,), ask=True))
    model.wait()
    assert node.asked == [("stay",)]
    assert not model.props.title
    model.wait()
    model.agree()
    assert node.asked == [("stay",)]


def test_who_has_agreed_can_go_back_to_the_table_meanwhile(model: LostModel, node: FakeNode) -> None:
    model.hear(PollNews((2,), (0,), (1,)))
    assert model.props.wait_text
    model.wait()
    assert not model.props.title
    assert node.asked == []


def test_who_hears_nobody_at_all_reads_first_that_it_may_be_their_own_network() -> None:
    silent = [LinkNews(seat, False, spared=True) for seat in (1, 2, 3)]
    own = "your own network may be gone"
    waited = play(4, 2)
    assert own in derive(state(4, [waited, *silent]), 99).happened
    assert own not in derive(state(4, [waited, *silent[1:]]), 99).happened
    assert own not in derive(state(4, [waited, *silent, LinkNews(1, True)]), 99).happened
    assert own not in derive(state(4, [waited, *silent[:2], LinkNews(3, False, left=True)]), 99).happened, (
        "that was said"
    )


def test_a_goodbye_until_later_is_told_as_such() -> None:
    one = derive(state(3, [play(3, 2), replace(GONE, closed=True)]), SHOWN_AFTER_S)
    assert one.title == "Closed Sennik: Ondřej"
    assert "mean to come back" in one.happened
    both = derive(state(4, [play(4, 1, 2), GONE, replace(GONE, seat=1, closed=True)]), SHOWN_AFTER_S)
    assert both.title == "No word from Sofija, Ondřej"


def test_for_two_it_is_two(qapp: object) -> None:
    lost = [LinkNews(1, False, left=True), LinkNews(2, False, left=True)]
    props = derive(state(4, [play(4, 1, 2), *lost]), 0)
    assert "2 player(s)" in props.happened
    assert "2 key(s)" in props.means


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [True, False])
def test_no_language_speaks_of_two_as_of_one(qapp: object, language: str, *, asked: bool) -> None:
    """Nor of one as of two, in a poll and where the game ends; the names stand for themselves."""
    lost = [LinkNews(seat, False, left=True) for seat in (2, 3)]
    polls: list[News] = [PollNews(gone, (1,), (0,), ask=True) for gone in ((2,), (2, 3))] if asked else []
    spoken = Language()
    try:
        assert spoken.use(language)
        one = derive(state(4, [play(4, 2), lost[0], *polls[:1]]), 0)
        two = derive(state(4, [play(4, 2, 3), *lost, *polls[1:]]), 0)
    finally:
        spoken.drop()
    assert "Ondřej, Puchacz" in two.means
    for many, single in ((two.means, one.means), (two.happened, one.happened)):
        assert many.replace("Ondřej, Puchacz", "Ondřej") != single


def test_to_agree_names_who_is_gone(model: LostModel, node: FakeNode) -> None:
    model.hear(LEFT)
    model.agree()
    assert node.asked == [("evict", (2,))]
    model.hear(PollNews((2,), (0, 1), ()))
    model.hear(EvictedNews(2, (0, 1)))
    model.hear(PollNews(()))
    model.hear(play(3, 1, ghosts=(2,)))
    assert model.props == LostProps()
    assert model.evicted(2) == "A ghost now plays for Ondřej."


def test_who_is_heard_and_does_not_go_on_can_be_played_on_without() -> None:
    known = state(3, [play(3, 2), AstrayNews((Astray(2, 7, False, spared=True, home=2, stalled=True),))])
    props = derive(known, 0)
    assert (props.title, props.agree_text) == ("Does not go on: Ondřej", "Play on without Ondřej")
    assert props.happened == "That program is online, and everybody waits for its part."


def test_who_is_found_late_is_named(model: LostModel) -> None:
    model.hear(LEFT)
    author = model._state.people[2].name
    said = model.late(LateNews(7, 2, (0, 1)))
    assert said == f"Too late by most of the others’ clocks: {author}. It counts as no answer."


def test_who_vanishes_during_a_poll_can_only_end_the_game(model: LostModel, node: FakeNode, clock: Clock) -> None:
    model.hear(LEFT)
    model.hear(PollNews((2,), (0,), (1,)))
    assert model.props.agree_text == ""
    model.hear(LinkNews(1, False))
    clock.now_s = SHOWN_AFTER_S
    model.refresh()
    assert model.props.agree_text == "End the game"
    model.agree()
    assert node.asked == [("break_off", (1, 2))]
