"""Pauses as one program tells of them: to who plays and who looks on, with what is left behind at the end of a game."""

from __future__ import annotations

import pytest

from engine.games import find
from netcore.node.intermission import Intermission
from netcore.speech.pauses import BUDGET_S, OTHERS_AFTER_S
from netcore.status import News, PauseNews
from tests.tables.ring import terms_for

TERMS = terms_for(find("sen"), 3)
ALA, OLA, JAN = TERMS.authors()


class Seen:
    """One program's intermission, what it has told, and who has left."""

    def __init__(self, me: bytes | None) -> None:
        self.told: list[News] = []
        self.left: set[bytes] = set()
        self.intermission = Intermission(TERMS, me, self.plays, self.told.append)

    def plays(self, peer: bytes) -> bool:
        return peer in TERMS.authors() and peer not in self.left

    def hear(self, peer: bytes, call: str, now_s: float) -> bool:
        ended = self.intermission.hear(peer, call, now_s)
        self.intermission.mind(now_s, goes_on=True)
        return ended


@pytest.fixture
def ala() -> Seen:
    return Seen(ALA)


def test_who_looks_on_is_told_of_a_pause_and_can_do_nothing() -> None:
    seen = Seen(None)
    seen.hear(OLA, "pause", 5)
    seen.intermission.mind(5 + OTHERS_AFTER_S, goes_on=True)
    assert seen.told == [PauseNews((1,), may_end=False, may_ask=False)]


def test_a_stranger_s_call_is_none(ala: Seen) -> None:
    ala.hear(b"x" * 32, "pause", 5)
    ala.hear(b"x" * 32, "away", 5)
    assert ala.told == []
    ala.hear(OLA, "pause", 5)
    ala.hear(b"x" * 32, "go-on", 6 + OTHERS_AFTER_S)
    assert ala.intermission.mind(6 + OTHERS_AFTER_S, goes_on=True)


def test_whoever_ends_its_own_pause_need_not_be_told(ala: Seen) -> None:
    ala.hear(ALA, "pause", 5)
    assert not ala.hear(ALA, "go-on", 6)
    assert ala.intermission.last_calls() == ()


def test_it_is_told_when_this_player_may_end_it_and_when_it_is_over(ala: Seen) -> None:
    ala.hear(OLA, "pause", 5)
    ala.intermission.mind(6, goes_on=True)
    ala.intermission.mind(5 + OTHERS_AFTER_S, goes_on=True)
    ala.intermission.mind(5 + BUDGET_S, goes_on=True)
    assert ala.told == [PauseNews((1,)), PauseNews((1,), may_end=True), PauseNews()]


def test_what_is_heard_before_all_is_read_holds_once_the_game_goes_on(ala: Seen) -> None:
    ala.intermission.hear(OLA, "pause", 5)
    assert not ala.intermission.mind(5, goes_on=False)
    assert ala.intermission.time_s(6) == 6
    assert ala.intermission.mind(7, goes_on=True)
    assert ala.intermission.time_s(9) == 7


def test_a_pause_goes_with_who_asked_for_it(ala: Seen) -> None:
    ala.hear(OLA, "pause", 5)
    ala.left.add(OLA)
    assert not ala.intermission.mind(6, goes_on=True)


def test_whose_pause_others_end_says_so_and_so_does_who_is_away_at_the_end(ala: Seen) -> None:
    """Or else a program that starts anew would hear of the pause alone, and the next game begin with it."""
    assert not ala.hear(ALA, "pause", 5)
    assert ala.intermission.last_calls() == ("go-on",)
    assert ala.hear(OLA, "go-on", 5 + OTHERS_AFTER_S)
    assert not ala.hear(ALA, "go-on", 5 + OTHERS_AFTER_S)
    ala.hear(ALA, "away", 80)
    assert ala.intermission.last_calls() == ("back",)
    ala.hear(ALA, "back", 81)
    assert ala.intermission.last_calls() == ()
