"""Why a round of Sen is written down as it is: one reason per seat, as a code for the words that explain it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.pieces import Face, Seat
from engine.sen import CROWS, NINE, Board


class Why(Enum):
    """What made a score."""

    PLAIN = "plain"
    NINES = "nines"
    CALLED_WELL = "called_well"
    CALLED_TIE = "called_tie"
    CALLED_BADLY = "called_badly"
    ALL_NINES = "all_nines"
    OTHERS_ALL_NINES = "others_all_nines"


@dataclass(frozen=True, slots=True)
class Scored:
    """One seat's round: the crows on its cards, what is counted, what is written down, and why.

    `nines` are crows on nines that the variant leaves out; `penalty` is what the call cost on top.
    """

    seat: Seat
    faces: tuple[Face, ...]
    count: int
    score: int
    nines: int
    penalty: int
    why: Why


def explain(board: Board) -> tuple[Scored, ...]:
    """Each seat's reason, by seat. `board` is one whose dreams lie open and whose last round is this one."""
    last = board.last_round
    if last is None:
        raise ValueError("no round has ended")
    dreams = [tuple(board.faces[card] for card in dream) for dream in board.dreams]
    all_in = board.agreed.all_in and sum(_only_nines(dream) for dream in dreams) == 1
    scored = []
    for seat, dream in enumerate(dreams):
        count, score = last.counts[seat], last.scores[seat]
        nines = sum(CROWS[face] for face in dream) - count
        fewest = min(crows for other, crows in enumerate(last.counts) if other != seat)
        why = _why(dream, nines, all_in=all_in, called=seat == last.caller, ahead=fewest - count)
        penalty = score - count if why is Why.CALLED_BADLY else 0
        scored.append(Scored(seat, dream, count, score, nines, penalty, why))
    return tuple(scored)


def _only_nines(dream: Sequence[Face]) -> bool:
    return bool(dream) and set(dream) == {NINE}


def _why(dream: Sequence[Face], nines: int, *, all_in: bool, called: bool, ahead: int) -> Why:
    if all_in:
        return Why.ALL_NINES if _only_nines(dream) else Why.OTHERS_ALL_NINES
    if called:
        return Why.CALLED_WELL if ahead > 0 else Why.CALLED_BADLY if ahead < 0 else Why.CALLED_TIE
    return Why.NINES if nines else Why.PLAIN
