"""The bot for Sen: remembers what it was shown, weighs what it was not by what can still be there, and wakes in time.

It judges by whole numbers only, so that it plays the same game on every machine. A card counts in points, `POINT` to a
crow. Every choice is the one with the greatest gain, in points by which the own dream is expected to grow lighter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.sen import (
    COPIES,
    CROWS,
    NINE,
    PEEK,
    SWAP,
    TAKE_TWO,
    Board,
    Choose,
    Discard,
    Draw,
    Keep,
    Pair,
    Peek,
    PeekTwo,
    Swap,
    TakeOpen,
    Use,
    Wake,
)

POINT: Final = 100
CERTAINTY: Final = 40
"""Points that it is worth to know a card of one's own instead of guessing it."""
GLANCE: Final = 15
"""Points that it is worth to know a card of somebody else's."""
HARM: Final = 4
"""One part in so many of what a swap costs another player counts as one's own gain."""
FEW_NINES: Final = 2
"""With so many nines of one's own, the most nines of the table are probably there."""
ALL_IN_POINTS: Final = 40 * POINT
"""What it is worth to lay the last nine of a dream of nines."""


@dataclass(frozen=True, slots=True)
class SenBot:
    """`boldness`: calls when winning is at least so likely, in percent."""

    boldness: int = 60

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The move with the greatest gain; equal ones by chance."""
        assert view.seat is not None
        mind = Mind(view)
        first = legal.listed[0]
        if isinstance(first, PeekTwo):
            return chance.choice(legal.listed)
        if Wake() in legal.listed and mind.win_percent() >= self.boldness:
            return Wake()
        gains = [mind.gain(move) for move in legal.listed]
        best = max(gains)
        return chance.choice([move for move, gain in zip(legal.listed, gains, strict=True) if gain == best])


class Mind:
    """What one seat makes of what it sees. Cards are judged by points; an unknown one by the mean of those unseen."""

    def __init__(self, view: View) -> None:
        self.board = cast("Board", view.board)
        self.me = cast("Seat", view.seat)
        self.known = view.known
        self.unseen = _unseen(self.board, view.known)
        self.mean = _mean(self.unseen)
        turns_each = (len(self.board.open) - 1) // view.seats
        self.theirs = _lightened(self.unseen, turns_each)
        """Weights of the crows on a card that another seat has had `turns_each` turns to choose."""
        self.their_mean = _mean(self.theirs)
        self.dream = [self._own(card) for card in self.board.dreams[self.me]]

    # ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _own(self, card: Handle) -> int:
        face = self.known.get(card)
        return self.mean + CERTAINTY if face is None else self.points(face)

    def points(self, face: Face) -> int:
        """What `face` weighs in one's own dream."""
        agreed = self.board.agreed
        if face == NINE and (agreed.nines or agreed.all_in):
            nines = self._nines(self.me)
            if agreed.all_in and nines >= len(self.board.dreams[self.me]) - 1:
                return -ALL_IN_POINTS
            rivals = max(self._nines(seat) for seat in self.board.seats if seat != self.me)
            if agreed.nines and nines >= max(FEW_NINES, rivals + 1):
                return POINT
        return CROWS[face] * POINT

    def _nines(self, seat: Seat) -> int:
        return [self.known.get(card) for card in self.board.dreams[seat]].count(NINE)

    def _other(self, card: Handle) -> int:
        """What a card in another's dream would weigh in one's own."""
        face = self.known.get(card)
        return self.their_mean if face is None else self.points(face)

    # ── gains ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def gain(self, move: Move) -> int:
        """By how many points `move` is expected to lighten one's own dream."""
        match move:
            case TakeOpen(position):
                return self.dream[position] - self.points(self.known[self.board.open[-1]])
            case Draw():
                return self._drawing(1)
            case Pair() as pair:
                return self._giving_up(pair)
            case Keep(position):
                return self.dream[position] - self.points(self._drawn(0))
            case Use():
                return self._using(self._drawn(0))
            case Choose(index):
                return self._playing(self._drawn(index))
            case Peek(seat, position):
                return self._peeking(seat, self.board.dreams[seat][position])
            case Swap() as swap:
                return self._swapping(swap)
            case Discard():
                return 0
            case _:  # to wake is decided by the odds, not by the crows
                return -(10**9)

    def _drawn(self, index: int) -> Face:
        return self.known[self.board.drawn[index]]

    def _playing(self, face: Face) -> int:
        """The gain from having drawn `face`."""
        return max(0, max(self.dream) - self.points(face), self._using(face))

    def _using(self, face: Face) -> int:
        dreams = self.board.dreams
        if face == TAKE_TWO:
            return self._drawing(min(2, len(self.board.closed)))
        if face == PEEK:
            return max(self._peeking(seat, card) for seat in self.board.seats for card in dreams[seat])
        if face == SWAP:
            others = [card for seat in self.board.seats if seat != self.me for card in dreams[seat]]
            return max(self.dream) - min(self._other(card) for card in others)
        return -(10**9)

    def _drawing(self, cards: int) -> int:
        """The gain from choosing the best of `cards` unseen cards; special ones count by their crows alone."""
        worst = max(self.dream)
        total = sum(self.unseen)
        gained, heavier = 0, _power(total, cards)
        for crows, weight in enumerate(self.unseen):
            total -= weight
            lightest = heavier - _power(total, cards)  # so many draws have `crows` on their lightest card
            heavier -= lightest
            gained += lightest * max(0, worst - crows * POINT)
        return gained // max(1, _power(sum(self.unseen), cards))

    def _giving_up(self, pair: Pair) -> int:
        faces = [self.known.get(self.board.dreams[self.me][position]) for position in pair.positions]
        if any(face is None or CROWS[face] != pair.value for face in faces):
            return -(10**9)
        a, b = pair.positions
        return self.dream[a] + self.dream[b] - self.mean - CERTAINTY

    def _peeking(self, seat: Seat, card: Handle) -> int:
        if card in self.known:
            return 0
        return CERTAINTY if seat == self.me else GLANCE

    def _swapping(self, swap: Swap) -> int:
        (seat_a, a), (seat_b, b) = swap.a, swap.b
        if self.me not in (seat_a, seat_b):
            return -1
        if seat_b == self.me:
            (seat_a, a), (seat_b, b) = swap.b, swap.a
        gained = self.dream[a] - self._other(self.board.dreams[seat_b][b])
        return gained + gained // HARM

    # ── waking ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def win_percent(self) -> int:
        """How likely one's own dream has the fewest crows of all, alone."""
        mine = self._odds(self.me, self.unseen)
        others = [self._odds(seat, self.theirs) for seat in self.board.seats if seat != self.me]
        wins, games = 0, sum(mine)
        for crows, ways in enumerate(mine):
            for other in others:
                ways *= sum(other[crows + 1 :])
            wins += ways
        for other in others:
            games *= sum(other)
        return 100 * wins // games

    def _odds(self, seat: Seat, unknown: Sequence[int]) -> list[int]:
        """Weights of every number of crows in a dream, as it will be counted."""
        faces = [self.known.get(card) for card in self.board.dreams[seat]]
        if seat == self.me and self.board.agreed.all_in and set(faces) == {NINE}:
            return [1]
        seen = sum(self._counted(face) if seat == self.me else CROWS[face] for face in faces if face is not None)
        odds = [0] * seen + [1]
        for _ in range(faces.count(None)):
            odds = _plus(odds, unknown)
        return odds

    def _counted(self, face: Face) -> int:
        return min(CROWS[face], max(0, self.points(face)) // POINT)


def _unseen(board: Board, known: Mapping[Handle, Face]) -> list[int]:
    """How many cards of each number of crows this seat has not seen in this round."""
    weights = [0] * (max(CROWS.values()) + 1)
    for face, copies in COPIES.items():
        weights[CROWS[face]] += copies
    for card in board.cards():
        if card in known:
            weights[CROWS[known[card]]] -= 1
    return weights


def _lightened(weights: Sequence[int], turns: int) -> list[int]:
    """`weights` of cards that a player has had `turns` turns to choose among: light ones are likelier."""
    heaviest = len(weights) - 1
    return [weight * (20 + 5 * min(turns, 12) * (heaviest - crows) // 4) for crows, weight in enumerate(weights)]


def _mean(weights: Sequence[int]) -> int:
    """The mean number of crows, in points; a deck's mean if nothing is unseen."""
    total = sum(weights)
    return POINT * sum(crows * weight for crows, weight in enumerate(weights)) // total if total else 5 * POINT


def _power(base: int, exponent: int) -> int:
    power: int = base**exponent  # negative exponents would make it a float
    return power


def _plus(odds: Sequence[int], card: Iterable[int]) -> list[int]:
    """The weights of a sum of two independent numbers."""
    weights = list(card)
    out = [0] * (len(odds) + len(weights) - 1)
    for i, ways in enumerate(odds):
        if ways:
            for j, weight in enumerate(weights):
                out[i + j] += ways * weight
    return out
