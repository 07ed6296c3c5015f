"""What has to be pointed at for each move of Smoki."""

from __future__ import annotations

from client.viewmodels.table.pointing import Choice, Target, card
from engine import smoki
from engine.pieces import Legal, Move, Seat

CLOSED: Target = "pile:closed"
STAY: Target = "act:stay"


def open_pile(number: int) -> Target:
    """The target that stands for an open pile."""
    return f"pile:open-{number}"


def choices(board: smoki.Board, me: Seat, legal: Legal) -> tuple[Choice, ...]:
    """Every legal move with its targets."""
    return tuple(Choice(move, _targets(board, me, move)) for move in legal.listed)


def _targets(board: smoki.Board, me: Seat, move: Move) -> tuple[Target, ...]:
    own = board.dreams[me]
    match move:
        case smoki.Reveal(position) | smoki.PlaceCircle(position):
            return (card(own[position]),)
        case smoki.TakeOpen(pile) | smoki.Discard(pile) | smoki.Give(pile):
            return (open_pile(pile),)
        case smoki.Place(position, pile):
            return (card(own[position]), open_pile(pile))
        case smoki.Swap(a, b):
            return (card(own[a]), card(own[b]))
        case smoki.Draw():
            return (CLOSED,)
        case smoki.Stay():
            return (STAY,)
        case _:
            raise ValueError(f"Smoki has no move {move.kind}")
