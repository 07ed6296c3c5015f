"""Why a bot of Smoki makes a move. Numbers are points; -9 stands for a card that lies face down.

reveal
take_pair, place_pair: the value of both cards of the column
take_low, place_low: the card laid, the card that lies there
take_circle, circle: for a circle of ravens; the card that is handed on
nest: a nest is laid, so that two cards may change places; mirror: the value that it copies, as far as that is known
place_best: what had to be laid is laid where it harms least: the card, the card that lies there
ends: the round ends with it: one's own points as they lie, the fewest of anybody else's, hidden cards at their mean
draw: the lowest open card
discard: the drawn card
swap: by how many points the dream is milder after it; stay
give
"""

from __future__ import annotations

from typing import Final

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Move
from engine.policies.because import Because
from engine.policies.smoki_bot import POINT, Mind, swapped
from engine.smoki import (
    CIRCLE,
    DREAM_CARDS,
    MIRROR,
    NEST,
    ROW_CARDS,
    VALUES,
    Discard,
    Draw,
    Give,
    Place,
    PlaceCircle,
    Reveal,
    Stay,
    Swap,
    TakeOpen,
)

HIDDEN: Final = -9
"""Stands for a card whose value nobody knows; there is none of this value."""


def explain(view: View, move: Move) -> Because:
    """The reason for `move`."""
    if isinstance(move, Reveal):
        return Because("reveal")
    mind = Mind(view, Chance(0, "reasons"))
    board = mind.board
    tops = [board.faces[pile[-1]] for pile in board.open if pile]
    match move:
        case TakeOpen(pile):
            return _taken(mind, board.faces[board.open[pile][-1]])
        case Draw():
            return Because("draw", (min(map(_value, tops), default=HIDDEN),))
        case Place(position):
            return _placed(mind, position)
        case PlaceCircle(position):
            return Because("circle", (_value(mind.scene.seen(mind.me)[position]),))
        case Discard():
            return Because("discard", (_value(_drawn(mind)),))
        case Swap(a, b):
            milder = mind.weigh(mind.scene.seen(mind.me)) - mind.weigh(swapped(mind.scene, mind.me, a, b).seen(mind.me))
            return Because("swap", (_rounded(milder),))
        case Stay():
            return Because("stay")
        case Give():
            return Because("give")
        case _:
            raise ValueError(f"no move of Smoki: {move}")


def _drawn(mind: Mind) -> Face:
    assert mind.board.drawn is not None
    return mind.board.faces[mind.board.drawn]


def _taken(mind: Mind, face: Face) -> Because:
    """Why an open card is taken: for where it does most good."""
    if face == CIRCLE:
        return Because("take_circle")
    dream = mind.scene.seen(mind.me)
    weights = [mind.weigh([*dream[:at], face, *dream[at + 1 :]]) for at in range(DREAM_CARDS)]
    at = weights.index(min(weights))
    if _pairs(dream, face, at):
        return Because("take_pair", (VALUES[face],))
    return Because("take_low", (_value(face), _value(dream[at])))


def _placed(mind: Mind, position: int) -> Because:
    face, dream = _drawn(mind), mind.scene.seen(mind.me)
    there = dream[position]
    after = [*dream[:position], face, *dream[position + 1 :]]
    if None not in after:
        others = min(mind.weigh(mind.scene.seen(seat)) for seat in mind.others)
        return Because("ends", (_rounded(mind.weigh(after)), _rounded(others)))
    if face == NEST:
        return Because("nest")
    if _pairs(dream, face, position):
        return Because("place_pair", (VALUES[face],))
    if face == MIRROR:
        start = position - position % ROW_CARDS
        beside = [dream[at] for at in range(start, start + ROW_CARDS) if at != position]
        values = [VALUES[other] for other in beside if other is not None and other in VALUES]
        return Because("mirror", (min(values, default=HIDDEN),))
    lower = there is None or _value(face) < _value(there)
    return Because("place_low" if lower else "place_best", (_value(face), _value(there)))


def _pairs(dream: list[Face | None], face: Face, at: int) -> bool:
    return face in VALUES and dream[(at + ROW_CARDS) % DREAM_CARDS] == face and dream[at] != face


def _value(face: Face | None) -> int:
    return HIDDEN if face is None or face not in VALUES else VALUES[face]


def _rounded(points: int) -> int:
    return (points + POINT // 2) // POINT
