"""What a game does for a player whose time is over: one move, from what all can see, legal whatever that player holds.

It is the move of the ghost; where the rules have a clock of their own they say what it is. Whole games in which
everybody plays at random, and at each decision of each seat the ghost is asked what it would do there.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.contract import KeepAndPass, Pick
from engine.dealer import SeededDealer
from engine.driver import Driver, asked_by, clock_of, legal_for
from engine.games import GAMES, find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game

OPTIONS: dict[str, dict[str, object]] = {
    "sen": {"rounds": 2, "limit": 0, "know": True},
    "smoki": {"goal": "rounds", "rounds": 2},
    "race": {},
    "dream": {"night_s": 60},
}
SEATS = {"sen": (2, 5), "smoki": (2, 5), "race": (2, 4), "dream": (4, 6)}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in SEATS[name]])
def test_it_is_legal_at_every_decision_and_needs_nothing_private(name: str, seats: int, seed: int) -> None:
    driver = Driver(find(name), seats, find(name).read_options(OPTIONS[name]))
    chance = Chance(seed)
    dealer = SeededDealer(driver, chance.stream("deal"))
    ghost, player = for_game(name, "ghost"), for_game(name, "random")
    kinds, asked_for = set[str](), set[str]()

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return player.choose(view, legal, chance.stream(f"{seat}/{view.number}"))

    while driver.asked is not None:
        question = driver.asked.question
        for seat in asked_by(question) if clock_of(question) is None else ():
            public = legal_for(question, seat)
            if isinstance(question, KeepAndPass):
                public = Legal(tuple(Pick(place) for place in range(len(question.hands[seat]))))
            if public is None or not (public.listed or public.worded):
                continue
            seen = replace(dealer.view(None), seat=seat, legal=public)
            moves = {ghost.choose(seen, public, Chance(other)) for other in (0, 1)}
            assert len(moves) == 1
            move = moves.pop()
            mine = dealer.view(seat).legal
            assert mine is not None
            assert mine.admits(move), (name, question, move)
            asked_for.add(question.ask)
            kinds.add(move.kind)
        dealer.deal(decide)
    assert asked_for
    assert len(kinds) > (0 if name == "dream" else 2)
