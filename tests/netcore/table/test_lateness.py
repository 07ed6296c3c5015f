"""What words about time come to, and from when on the word of one that was outvoted is no longer heard."""

from __future__ import annotations

import pytest

from netcore.feeds.roster import Roster
from netcore.table.lateness import MOST_OUTVOTED, Settled, TimeWord, settle, settle_all

ROSTER = Roster((0, 1, 2, 1))
"""Seat 3 is a bot of peer 1."""


@pytest.mark.parametrize(
    ("waiting", "late", "in_time", "come_to"),
    [
        (1, 0, 0, None),
        (1, 1, 0, True),
        (1, 0, 1, False),
        (2, 1, 0, None),
        (2, 1, 1, False),
        (2, 0, 1, False),
        (2, 2, 0, True),
        (3, 1, 1, None),
        (3, 2, 0, True),
        (3, 0, 2, False),
        (4, 2, 0, None),
        (4, 2, 1, None),
        (4, 2, 2, False),
        (4, 0, 2, False),
        (4, 3, 0, True),
        (0, 0, 0, False),
    ],
)
def test_more_than_half_of_those_who_wait_find_somebody_late(
    waiting: int, late: int, in_time: int, come_to: bool | None
) -> None:
    assert settle(waiting, late, in_time) is come_to


def test_a_program_has_no_word_about_its_own_seats() -> None:
    word = TimeWord(b"now", frozenset((1, 2, 3)))
    assert settle_all(ROSTER, (0, 1, 2), (1, 2, 3), {0: word, 1: word}) == {1: None, 2: True, 3: None}
    assert settle_all(ROSTER, (0, 1, 2), (1, 2, 3), {0: word, 2: word}) == {1: True, 2: None, 3: True}


def settled(count: int) -> tuple[Settled, list[TimeWord]]:
    """So many questions in which seat 1 was in time, and the words of one who found it late each time."""
    made, histories = Settled(), [bytes([number]) * 16 for number in range(count)]
    for history in histories:
        made.add(history, (0, 1))
    return made, [TimeWord(history, frozenset((1,))) for history in histories]


@pytest.mark.parametrize("peer", [0, 2])
def test_the_word_of_one_that_was_outvoted_so_often_is_that_all_is_in_time(peer: int) -> None:
    made, words = settled(MOST_OUTVOTED)
    word = TimeWord(b"now", frozenset((0, 1)))
    assert made.as_it_counts(ROSTER, peer, words[1:], word) == word
    assert made.as_it_counts(ROSTER, peer, words, word) == TimeWord(b"now")


def test_what_one_says_of_its_own_seat_or_of_what_is_not_settled_is_not_held_against_it() -> None:
    made, words = settled(MOST_OUTVOTED)
    word = TimeWord(b"now", frozenset((0,)))
    assert made.as_it_counts(ROSTER, 1, words, word) == word
    assert made.as_it_counts(ROSTER, 0, [*words[1:], TimeWord(b"open", frozenset((1,)))], word) == word
    late = [TimeWord(each.history, frozenset((2,))) for each in words]
    assert made.as_it_counts(ROSTER, 0, late, word) == word, "most agreed that it was late"
