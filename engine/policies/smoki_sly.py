"""The sly player of Smoki: weighs moves as the bot does, but by who is going to win the round, and answers for others.

How likely a round is won depends on more than whose dream looks milder: who has more cards face down has more turns to
go, and whoever moves next finds the open piles. The numbers for it were fitted to some 700 rounds between bots. A round
that a move would end is counted out in deals of what nobody has seen, as the bot does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies.smoki_bot import CERTAIN, Mind, Scene
from engine.policies.worlds import Hurry, unhurried
from engine.smoki import TOKENS, Draw, Reveal

TEMPO: Final = 386
"""A card more face down is worth so many hundredths of a point to whoever has it less."""
FIRST: Final = 71
"""The same of having the next turn."""
FOUND: Final = 112
"""Percent: what the next player gains from the open piles, as the fit has it."""
SPREAD: Final = 236
"""By how many hundredths of a point dreams change for each card face down, until the round ends."""
LESS_SPREAD: Final = 209
LEAST_SPREAD: Final = 30
WHIM: Final = 40
"""One turn in so many begins with a draw whatever lies open, as the bot's does more often."""


@dataclass(frozen=True, slots=True)
class SmokiSly:
    """Tries every legal move and what may follow it in its turn."""

    hurry: Hurry = unhurried

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can find."""
        if isinstance(legal.listed[0], Reveal):
            return chance.choice(legal.listed)
        if Draw() in legal.listed and not chance.below(WHIM):
            return Draw()
        mind = SlyMind(view, chance)
        worths = [mind.worth(move) for move in legal.listed]
        best = max(worths)
        return chance.choice([move for move, worth in zip(legal.listed, worths, strict=True) if worth == best])


class SlyMind(Mind):
    """What one seat makes of what lies on the table, by how likely it wins the round."""

    def judge(self, scene: Scene, harm: int = 0) -> int:
        """The worth of `scene` after this seat's turn; `harm` is what the next player may gain from it."""
        if self.board.agreed.goal != TOKENS or scene.ended():
            return Mind.judge(self, scene, harm)
        own, hidden = self.weigh(scene.seen(self.me)), scene.hidden(self.me)
        worth = CERTAIN
        for seat in self.others:
            theirs, there = self.weigh(scene.seen(seat)), scene.hidden(seat)
            lead = theirs - own + TEMPO * (there - hidden)
            if seat == self.next:
                lead -= FIRST + FOUND * harm // 100
            spread = max(LEAST_SPREAD, SPREAD * (hidden + there) - LESS_SPREAD)
            worth = worth * (abs(lead) + spread + lead) // (2 * (abs(lead) + spread))
        return worth
