"""What a proposal says before one agrees to it."""

from __future__ import annotations

from client.viewmodels.evening.words import terms
from engine.games import find
from netcore.status import Customs, Proposed
from tests.copies import replace

USUAL = Proposed(b"a" * 32, "sen", {option.name: option.default for option in find("sen").options}, 3, 0)
AGREED = ["Chat: none", "A bot’s advice for all", "Onlookers: no"]


def test_all_that_people_have_agreed_on_is_said_before_one_says_yes() -> None:
    assert terms(replace(USUAL, customs=Customs(talk="off", hints=True, bench=False))).split(" · ")[-3:] == AGREED


def test_what_is_as_usual_is_not_said() -> None:
    assert not set(AGREED) & set(terms(USUAL).split(" · "))
