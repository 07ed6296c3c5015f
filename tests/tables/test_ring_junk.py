"""Bodies with a few bits changed anywhere: a table names their author, or waits, and never raises or goes astray."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import Game
from netcore.table.events import Fouled, Opened
from tests.engine.contract_games import AUCTION, BOAST, DRAFT
from tests.tables.ring import Member, Ring

CULPRIT = 1


class Junk:
    """Changes bits of one body of the culprit, which then says no more."""

    def __init__(self, which: int, chance: Chance) -> None:
        self.which = which
        self.chance = chance
        self.said = 0

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        if member.seat != CULPRIT:
            return [raw]
        self.said += 1
        if self.said <= self.which:
            return [raw]
        return [self.spoil(raw)] if self.said == self.which + 1 else []

    def spoil(self, raw: bytes) -> bytes:
        changed = bytearray(raw)
        match self.chance.below(4):
            case 0:
                del changed[self.chance.below(len(changed)) :]
            case 1:
                changed += bytes([self.chance.below(256)])
            case _:
                for _ in range(1 + self.chance.below(3)):
                    changed[self.chance.below(len(changed))] ^= 1 << self.chance.below(8)
        return bytes(changed)


def entries_of(game: Game) -> int:
    ring = Ring(game, 2, {"length": 1}, seed=1).run()
    return ring.members[0].feeds.length(CULPRIT)


@pytest.mark.parametrize("game", [AUCTION, BOAST, DRAFT], ids=lambda game: game.name)
def test_a_spoilt_body_is_its_authors_foul_and_nobodys_crash(game: Game) -> None:
    chance = Chance(5, game.name)
    for which in range(entries_of(game)):
        ring = Ring(game, 2, {"length": 1}, seed=1, tamper=Junk(which, chance)).run()
        honest = ring.members[0]
        match honest.events[-1]:
            case Fouled(foul, _, entry):
                assert (foul.seat, entry) == (CULPRIT, which)
            case Opened(wrong, _, _):
                assert wrong == (CULPRIT,)
            case other:
                # A changed commitment shows only when it is opened; who opens it has fallen silent. What builds on
                # something else is not read at all.
                assert honest.table.waiting_for() == (CULPRIT,), other
