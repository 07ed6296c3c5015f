"""What has to be pointed at for each move of the race, and for what only changes the plan on the screen."""

from __future__ import annotations

from collections.abc import Iterator

from client.viewmodels.race import plan as race_plan
from client.viewmodels.table.pointing import Choice, Target, card
from engine.contract import Pick
from engine.pieces import Handle, Legal, Move, Seat
from engine.race_board import HERO, Attack, Board, Exchange, Fire, Stay, Support
from engine.race_flight import legal_supports

FIRE: Target = "act:fire"
STAY: Target = "act:stay"
ATTACK: Target = "act:attack"
SPARE: Target = "act:spare"
"""Takes back the last attack that is laid out."""
SUGGEST: Target = "act:suggest"
UNDO: Target = "act:undo"
"""Takes back whatever was laid out last."""
HERO_CARD: Target = "card:hero"


def choices(board: Board, me: Seat, legal: Legal, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
    """Every legal move with its targets, and everything that the plan can be changed by."""
    if Fire() in legal.listed:
        return tuple(_flight(board, me, legal, plan))
    return tuple(Choice(move, _targets(board, me, move)) for move in legal.listed)


def _flight(board: Board, me: Seat, legal: Legal, plan: tuple[Move, ...]) -> Iterator[Choice]:
    laid_out = race_plan.with_plan(board, plan)
    used = {laid.card for laid in plan if isinstance(laid, Support)}
    attacking = {laid.card for laid in race_plan.attacks(plan)}
    last = race_plan.last_laid(plan)
    if last is not None:
        yield Choice(race_plan.TakeBack(last), (UNDO,), light=True)
    yield Choice(Fire(), (FIRE,))
    if legal_supports(race_plan.with_plan(board, race_plan.attacks(plan))):
        yield Choice(race_plan.Suggest(), (SUGGEST,), light=True)
    for support in legal_supports(laid_out):
        yield Choice(support, _targets(board, me, support), light=True)
    for taken in sorted(used):
        yield Choice(race_plan.TakeBack(taken), (_own(board, me, taken),), light=True)
        for support in race_plan.others_for(board, plan, taken):
            yield Choice(support, _targets(board, me, support), light=True)
    for taken in sorted(attacking):
        yield Choice(race_plan.TakeBack(taken), (_own(board, me, taken),), light=True)
    if attacking:
        yield Choice(race_plan.TakeBack(race_plan.attacks(plan)[-1].card), (SPARE,), light=True)
    attacks = [move for move in legal.listed if isinstance(move, Attack) and move.card not in used | attacking]
    sole = len({move.card for move in attacks}) == 1
    for move in attacks:
        own, *others = _targets(board, me, move)
        # What attacks has to be pointed at only where there is more than one card with claws.
        yield Choice(move, tuple(others) if sole else (own, *others))


def _targets(board: Board, me: Seat, move: Move) -> tuple[Target, ...]:
    match move:
        case Pick(index):
            return (card(board.hands[me][index]),)
        case Support(taken, dragon):
            return (_own(board, me, taken), card(handle(board, board.teams[me], dragon)))
        case Attack(taken, seat, dragon):
            return (_own(board, me, taken), ATTACK, card(handle(board, board.teams[seat], dragon)))
        case Exchange(out, into):
            # A newcomer is dragged onto the dragon whose place it takes.
            return (_own(board, me, into), card(handle(board, board.teams[me], out)))
        case Fire():
            return (FIRE,)
        case Stay():
            return (STAY,)
        case _:
            raise ValueError(f"the race has no move {move.kind}")


def handle(board: Board, cards: list[Handle], named: str) -> Handle:
    """The card of `cards`, all of them open, that shows `named`."""
    return next(each for each in cards if board.faces[each] == named)


def _own(board: Board, me: Seat, named: str) -> Target:
    """The target of a card that `me` drafted in this turn, or of its hero."""
    return HERO_CARD if named == HERO else card(handle(board, board.drafted[me], named))
