"""Why a bot of Sen makes a move. Numbers are crows; a mean is rounded to the nearest one.

first_look
take_lighter, keep_lighter: the card taken, the card known to lie there
take_for_unknown, keep_for_unknown: the card taken, what a card that one does not know has on average
draw: the open card
discard: the drawn card, the heaviest that one knows of one's own (-1: none)
use: the special card's face
choose: the card chosen, the other one
peek_own, peek_other
swap_known: one's own card, the other's; swap_unknown: one's own card, what an unknown one has on average
swap_others: for a swap that costs oneself nothing
pair: the crows of each of the two
wake: the crows that one's own dream is expected to have, percent of how likely nobody has fewer
"""

from __future__ import annotations

from engine.knowledge import View
from engine.pieces import Face, Move
from engine.policies.because import Because
from engine.policies.sen_bot import POINT, Mind
from engine.sen import CROWS, Choose, Discard, Draw, Keep, Pair, Peek, PeekTwo, Swap, TakeOpen, Use, Wake


def explain(view: View, move: Move) -> Because:
    """The reason for `move`."""
    mind = Mind(view)
    board, known = mind.board, view.known
    match move:
        case PeekTwo():
            return Because("first_look")
        case TakeOpen(position):
            return _laid(mind, "take", board.faces[board.open[-1]], position)
        case Draw():
            return Because("draw", (CROWS[board.faces[board.open[-1]]],))
        case Keep(position):
            return _laid(mind, "keep", known[board.drawn[0]], position)
        case Discard():
            crows = [CROWS[face] for face in mind.dream if face is not None]
            return Because("discard", (CROWS[known[board.drawn[0]]], max(crows, default=-1)))
        case Use():
            return Because("use", (known[board.drawn[0]],))
        case Choose(index):
            one, other = (CROWS[known[card]] for card in (board.drawn[index], board.drawn[1 - index]))
            return Because("choose", (one, other))
        case Peek(seat):
            return Because("peek_own" if seat == mind.me else "peek_other")
        case Swap() as swap:
            return _swapped(mind, swap)
        case Pair() as pair:
            return Because("pair", (pair.value,))
        case Wake():
            return Because("wake", mind.odds_of_waking())
        case _:
            raise ValueError(f"no move of Sen: {move}")


def _laid(mind: Mind, how: str, face: Face, position: int) -> Because:
    there = mind.dream[position]
    if there is None:
        return Because(f"{how}_for_unknown", (CROWS[face], _rounded(mind.mean)))
    return Because(f"{how}_lighter", (CROWS[face], CROWS[there]))


def _swapped(mind: Mind, swap: Swap) -> Because:
    sides = (swap.a, swap.b)
    own = next((side for side in sides if side[0] == mind.me), None)
    if own is None:
        return Because("swap_others")
    other = sides[1] if own is sides[0] else sides[0]
    mine = mind.dream[own[1]]
    theirs = mind.known.get(mind.board.dreams[other[0]][other[1]])
    crows = _rounded(mind.mean) if mine is None else CROWS[mine]
    if theirs is None:
        return Because("swap_unknown", (crows, _rounded(mind.their_mean)))
    return Because("swap_known", (crows, CROWS[theirs]))


def _rounded(points: int) -> int:
    return (points + POINT // 2) // POINT
