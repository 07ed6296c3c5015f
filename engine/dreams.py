"""What Sen and Smoki have in common: a dream of cards before each seat, a closed pile, and turns that go clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.board import AnyBoard
from engine.contract import Rules, shuffle
from engine.pieces import Face, Handle, Seat


@dataclass(kw_only=True)
class Dreams(AnyBoard):
    """Whose turn it is, and what lies before whom."""

    dreams: list[list[Handle]]
    totals: list[int]
    """What each seat has written down so far."""
    round: int = 0
    turn: Seat = 0
    closed: list[Handle] = field(default_factory=list)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.dreams))

    @property
    def left(self) -> Seat:
        """The seat on the left of the one whose turn it is."""
        return self.left_of(self.turn)

    @property
    def dream(self) -> list[Handle]:
        """The dream of the seat whose turn it is."""
        return self.dreams[self.turn]

    def left_of(self, seat: Seat) -> Seat:
        """The seat on the left of `seat`."""
        return (seat + 1) % len(self.dreams)

    def cards(self) -> list[Handle]:
        """Every card in play."""
        raise NotImplementedError


def deal_dreams(board: Dreams, deck: Sequence[Face], cards: int) -> Rules[None]:
    """Przygotowanie gry: shuffle all cards and deal so many to each dream; a new round begins on the left of the last.

    The first round shuffles `deck`.
    """
    fresh = yield from (shuffle(board.cards()) if board.round else shuffle(deck))
    if board.round:
        board.turn = board.left
    board.round += 1
    board.faces = {}
    board.closed = list(fresh)
    board.dreams = [[board.closed.pop() for _ in range(cards)] for _ in board.seats]
