"""Moves that are taken back around a ring of tables: by everybody's word or by nobody's, whatever comes first.

Each seat now and then asks to take its move back, and each other one agrees, refuses or plays on, as drawn from a seed;
programs die on the way. All tables come to the same boards, both verifiers agree, and what each seat knows is what a
dealer would have shown it.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.driver import UNDO
from engine.encoding import digest
from engine.game import Game
from engine.games import find
from netcore.table.undoing import Undoing
from tests.tables.ring import Member, Ring, assert_one_game
from tests.tables.test_ring_smoki import any_kind
from tests.tables.test_ring_table_clock import verified


class Undoers(Ring):
    """Around which people take moves back. Whoever is asked to move leaves the others a few turns to think."""

    def __init__(self, game: Game, seats: int, *args: Any, ask_one_in: int = 2, **named: Any) -> None:
        self.waits: dict[tuple[int, int], int] = {}
        self.minds: dict[tuple[int, int], str] = {}
        self.asked = 0
        self.ask_one_in = ask_one_in
        super().__init__(game, seats, *args, undo=True, **named)
        self.whims = [Chance(self.seed, "undo", str(seat)) for seat in range(seats)]

    def settle(self, member: Member) -> bool:
        undoing = member.table.undoing
        if undoing is not None and self.speak(member, undoing):
            return True
        if member.table.asks_to_decide and member.table._course.undoable is not None and self.thinks(member):
            member.events.extend(member.table.take_events())
            return True
        return super().settle(member)

    def mind(self, member: Member, *of: str) -> str:
        """What a seat makes of the open question, drawn once."""
        return self.minds.setdefault((member.seat, member.table.number), self.whims[member.seat].choice(of))

    def speak(self, member: Member, undoing: Undoing) -> bool:
        if undoing.may_ask:
            if self.mind(member, "ask", *("play on",) * (self.ask_one_in - 1)) == "ask":
                self.asked += 1
                member.table.wish_undo(True)
                return True
        elif undoing.may_answer:
            wish = self.mind(member, "agree", "agree", "agree", "refuse", "say nothing")
            if wish in ("agree", "refuse"):
                member.table.wish_undo(wish == "agree")
                return True
        return False

    def thinks(self, member: Member) -> bool:
        """Whether this seat does not answer yet; how many turns it takes is drawn once for each question."""
        key = member.seat, member.table.number
        left = self.waits.setdefault(key, self.whims[member.seat].below(60))
        self.waits[key] = left - 1
        return left > 0


def taken_back(ring: Ring) -> list[int]:
    """The questions instead of whose answer a move was taken back, as all were told."""
    told = [[step.number for step in member.steps() if step.ask == UNDO] for member in ring.members]
    assert all(each == told[0] for each in told)
    return told[0]


SHORT: dict[str, tuple[int, dict[str, object]]] = {
    "sen": (3, {"rounds": 1, "limit": 0}),
    "smoki": (3, {"goal": "rounds", "rounds": 1}),
    "race": (2, {}),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_game_in_which_moves_are_taken_back_is_one_game_for_all(name: str) -> None:
    seats, options = SHORT[name]
    decide = any_kind(5) if name == "smoki" else None
    ring = Undoers(find(name), seats, options, seed=5, checked=8, at_once=True, decide=decide).run()
    back = taken_back(ring)
    assert 0 < len(back) < ring.asked or name == "sen"
    assert_one_game(ring)
    verified(ring, find(name))


@pytest.mark.parametrize("seats", [2, 4])
def test_programs_that_die_meanwhile_change_nothing(seats: int) -> None:
    ring = Undoers(
        find("smoki"), seats, {"goal": "rounds", "rounds": 1}, seed=seats, decide=any_kind(seats), mortal=True
    ).run()
    assert all(member.deaths for member in ring.members)
    assert len({digest(member.table.view().board) for member in ring.members}) == 1
    assert any(step.ask == UNDO for step in ring.members[0].steps())
    verified(ring, find("smoki"))
