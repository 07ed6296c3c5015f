"""The calm player of the race: plays as a child does. It drafts what its dragons ask for and what is fast.

The fastest of its dragons is fed first, whatever that leaves for the others; attacks go to whoever is in front.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.race_board import HERO, Attack, Board, Exchange, Fire, Stay, Support
from engine.race_cards import ANY, CARDS, COLOURS, Card

WANTED: Final = 4
"""What a card is worth to it whose colour some dragon still asks for, beside its own speed."""


@dataclass(frozen=True, slots=True)
class RaceCalm:
    """Decides card by card."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of `legal`."""
        board, me = cast("Board", view.board), cast("Seat", view.seat)
        first = legal.listed[0]
        if isinstance(first, Pick):
            return self._pick(view, board, me, legal, chance)
        if isinstance(first, Stay):
            return self._exchange(board, me, legal, chance)
        return self._attack(board, me, legal, chance) or self._support(board, me, legal) or Fire()

    def _pick(self, view: View, board: Board, me: Seat, legal: Legal, chance: Chance) -> Move:
        missing = Counter(need for dragon in board.team(me) for need in dragon.needs)
        missing.subtract(CARDS[view.known[card]].colour for card in board.drafted[me])
        hand = [CARDS[view.known[card]] for card in board.hands[me]]
        likes = [card.speed + (WANTED if missing[card.colour] > 0 else 0) for card in hand]
        best = max(likes)
        return chance.choice([move for move, like in zip(legal.listed, likes, strict=True) if like == best])

    def _attack(self, board: Board, me: Seat, legal: Legal, chance: Chance) -> Move | None:
        """Over the fastest dragon of somebody who is ahead, with the first card that can."""
        attacks = [move for move in legal.listed if isinstance(move, Attack) and move.seat != me]
        ahead = [move for move in attacks if board.positions[move.seat] >= board.positions[me]]
        if not ahead:
            return None
        fastest = max(_speed(move.dragon) for move in ahead)
        return chance.choice([move for move in ahead if _speed(move.dragon) == fastest])

    def _support(self, board: Board, me: Seat, legal: Legal) -> Move | None:
        """Under the fastest dragon that can be fed from what is left; None if nobody can."""
        for dragon in sorted(board.team(me), key=lambda dragon: -dragon.speed):
            laid = [move for move in legal.listed if isinstance(move, Support) and move.dragon == dragon.id]
            if laid and self._can_be_fed(board, me, dragon):
                return min(laid, key=lambda move: (move.card == HERO, move.card))
        return None

    def _can_be_fed(self, board: Board, me: Seat, dragon: Card) -> bool:
        """Whether the colours that are left go round, as a child would count them: the hero's counts for any."""
        left = Counter(card.colour for card in board.spare())
        wild = int(board.hero_is_free())
        under = board.supports.get(dragon.id, [])
        needs = Counter(board.needs(me, dragon))
        for card in under:
            colour = board.hero(me).support if card == HERO else CARDS[Face(card)].colour
            needs[colour if colour is not None and needs[colour] else ANY] -= 1
        short = sum(max(0, needs[colour] - left[colour]) for colour in COLOURS)
        beyond = sum(max(0, left[colour] - needs[colour]) for colour in COLOURS)
        return short + max(0, needs[ANY] - beyond) <= wild

    def _exchange(self, board: Board, me: Seat, legal: Legal, chance: Chance) -> Move:
        """Its slowest dragon for the fastest that it drafted, if that one is faster."""
        exchanges = [move for move in legal.listed if isinstance(move, Exchange)]
        gains = [_speed(move.in_) - _speed(move.out) for move in exchanges]
        best = max(gains, default=0)
        if best <= 0:
            return Stay()
        return chance.choice([move for move, gain in zip(exchanges, gains, strict=True) if gain == best])


def _speed(card: str) -> int:
    return CARDS[Face(card)].speed
