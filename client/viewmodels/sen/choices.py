"""What has to be pointed at for each move of Sen."""

from __future__ import annotations

from client.viewmodels.table.pointing import Choice, Target, card
from engine import sen
from engine.pieces import Legal, Move, Seat

CLOSED: Target = "pile:closed"
OPEN: Target = "pile:open"
WAKE: Target = "act:wake"
DISCARD: Target = "act:discard"
USE: Target = "act:use"


def value(crows: int) -> Target:
    """The target that names a number of crows."""
    return f"value:{crows}"


def choices(board: sen.Board, me: Seat, legal: Legal) -> tuple[Choice, ...]:
    """Every legal move with its targets."""
    return tuple(Choice(move, _targets(board, me, move)) for move in legal.listed)


def _targets(board: sen.Board, me: Seat, move: Move) -> tuple[Target, ...]:
    own = board.dreams[me]
    match move:
        case sen.PeekTwo(positions):
            return tuple(card(own[position]) for position in positions)
        case sen.TakeOpen(position):
            return (OPEN, card(own[position]))
        case sen.Keep(position):
            return (card(own[position]),)
        case sen.Choose(index):
            return (card(board.drawn[index]),)
        case sen.Peek(seat, position):
            return (card(board.dreams[seat][position]),)
        case sen.Swap((seat_a, a), (seat_b, b)):
            return (card(board.dreams[seat_a][a]), card(board.dreams[seat_b][b]))
        case sen.Pair(positions, crows):
            return (*(card(own[position]) for position in positions), value(crows))
        case _:
            return (_PLAIN[type(move)],)


_PLAIN: dict[type[Move], Target] = {sen.Draw: CLOSED, sen.Wake: WAKE, sen.Discard: DISCARD, sen.Use: USE}
