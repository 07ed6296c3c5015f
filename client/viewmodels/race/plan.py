"""A flight laid out on the screen before it is sent: which card lies where, and what all of it is worth."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import ClassVar

from client.viewmodels.table.state import TableState
from engine.pieces import Face, Move, Seat
from engine.policies.race_planner import plan_flight
from engine.race_board import HERO, Attack, Board, Exchange, Support
from engine.race_cards import ANY, CARDS, Card
from engine.race_flight import (
    are_met,
    attack,
    colours_of,
    exchange_spaces,
    flight_spaces,
    legal_attacks,
    legal_supports,
)


@dataclass(frozen=True, slots=True)
class TakeBack(Move):
    """Take a card that is laid out back; nothing is sent."""

    kind: ClassVar[str] = "take_back"
    card: str


@dataclass(frozen=True, slots=True)
class Suggest(Move):
    """Lay out the flight that goes farthest, beside the attacks that are laid out; nothing is sent."""

    kind: ClassVar[str] = "suggest"


def planned(board: Board, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
    """The plan after `move`, None if that is a move to be sent."""
    match move:
        case Support(card=card) | Attack(card=card):
            return playable(board, (*_without(plan, card), move))
        case TakeBack(card):
            return playable(board, _without(plan, card))
        case Suggest():
            made = attacks(plan)
            return (*made, *plan_flight(with_plan(board, made)).supports)
        case _:
            return None


def laid_by(state: TableState) -> tuple[Move, ...]:
    """All that this player has laid out, also what is just being sent."""
    under_way = state.made.get(state.question) if state.hand.sent else None
    sent = () if under_way is None else (under_way,)
    return (*(move for move in (*sent, *state.hand.coming) if isinstance(move, Support | Attack)), *state.hand.plan)


def attacks(plan: tuple[Move, ...]) -> tuple[Attack, ...]:
    """The attacks that are laid out."""
    return tuple(laid for laid in plan if isinstance(laid, Attack))


def last_laid(plan: tuple[Move, ...]) -> str | None:
    """The card that was laid out last, as a support or an attack."""
    laid = [each.card for each in plan if isinstance(each, Support | Attack)]
    return laid[-1] if laid else None


def _without(plan: tuple[Move, ...], card: str) -> tuple[Move, ...]:
    return tuple(laid for laid in plan if not (isinstance(laid, Support | Attack) and laid.card == card))


def playable(board: Board, plan: tuple[Move, ...]) -> tuple[Move, ...]:
    """What of `plan` can be played in this order, attacks first: one on an own dragon makes room for a support more."""
    laid_out = deepcopy(board)
    ordered = (*attacks(plan), *(laid for laid in plan if not isinstance(laid, Attack)))
    return tuple(laid for laid in ordered if _lay(laid_out, laid))


def _lay(board: Board, laid: Move) -> bool:
    """Play one move of a plan on `board`; whether that can be done."""
    if isinstance(laid, Attack) and laid in legal_attacks(board):
        attack(board, laid)
        return True
    if isinstance(laid, Support) and laid in legal_supports(board):
        board.supports.setdefault(laid.dragon, []).append(laid.card)
        return True
    return False


def with_plan(board: Board, plan: tuple[Move, ...]) -> Board:
    """The board as if `plan` had been played; what cannot be played any more is left out."""
    if not plan or board.flying is None or board.fired is not None:
        return board
    laid_out = deepcopy(board)
    for laid in plan:
        _lay(laid_out, laid)
    return laid_out


def begun(board: Board) -> Board:
    """The board as a screen shows it: whoever flies next has neither laid nor flown anything before the first card.

    Between two flights the rulebook names the next seat while what lay in the flight before is still there.
    """
    seat = board.flying
    if seat is None or board.has_flown(seat) or all(card in board.faces for card in board.drafted[seat]):
        return board
    fresh = deepcopy(board)
    fresh.supports, fresh.fired = {}, None
    return fresh


def others_for(board: Board, plan: tuple[Move, ...], card: str) -> tuple[Support, ...]:
    """Where a card that is laid out could lie instead."""
    now = next((laid for laid in plan if isinstance(laid, Support) and laid.card == card), None)
    free = legal_supports(with_plan(board, _without(plan, card)))
    return tuple(support for support in free if support.card == card and support != now)


def paid(needs: tuple[str, ...], given: list[str]) -> tuple[bool, ...]:
    """Which of `needs` the colours `given` meet: each its own colour first, then "any"; a hero's "any" what is left."""
    met = [False] * len(needs)
    for colour in sorted(given, key=lambda colour: colour == ANY):
        wanted = (colour, ANY) if colour != ANY else tuple(need for need in needs)
        at = next((i for want in wanted for i, need in enumerate(needs) if need == want and not met[i]), None)
        if at is not None:
            met[at] = True
    return tuple(met)


def given(board: Board, seat: Seat, dragon: str) -> list[str]:
    """The colours of what lies under a dragon of `seat` in this turn."""
    if board.flying == seat:
        return colours_of(board.hero(seat), board.supports.get(dragon, ()))
    flight = board.flights[seat]
    fired = next((each for each in flight.fired if each.dragon == dragon), None) if flight else None
    if fired is None:
        return []
    return colours_of(board.hero(seat), (*fired.support, *([HERO] if fired.hero else [])))


def flies(board: Board, seat: Seat, dragon: Card) -> bool:
    """Whether everything that `dragon` needs lies under it, or it has flown in this turn."""
    flight = board.flights[seat]
    if flight is not None:
        return any(fired.dragon == dragon.id for fired in flight.fired)
    if board.flying == seat and board.fired is not None:
        return any(fired.dragon == dragon.id for fired in board.fired)
    return are_met(board.needs(seat, dragon), given(board, seat, dragon.id))


def could_fly(board: Board) -> bool:
    """Whether the flying seat has what any of its dragons needs, as long as nothing is laid out."""
    return bool(plan_flight(board).flown)


def worth(board: Board, seat: Seat) -> tuple[tuple[int, ...], int]:
    """The speeds of all dragons of `seat` that fly, and all the spaces that they are worth with the hero's talent."""
    flown = [dragon for dragon in board.team(seat) if flies(board, seat, dragon)]
    return tuple(dragon.speed for dragon in flown), flight_spaces(board.hero(seat), board.team(seat), flown)


def moved(board: Board, seat: Seat) -> int:
    """All spaces of the flight of `seat`, which goes on: what is flown or will be, with what talents add."""
    far = board.positions[seat] - board.before_flight
    return far if board.fired is not None else far + worth(board, seat)[1]


def within_reach(board: Board, seat: Seat, made: tuple[Attack, ...]) -> int:
    """The spaces of the farthest flight that `seat`, which flies now, can lay out beside the attacks `made`."""
    laid_out = with_plan(board, made)
    return moved(with_plan(laid_out, plan_flight(laid_out).supports), seat)


def gained(board: Board, seat: Seat, made: Exchange) -> int:
    """What the talent of the hero of `seat` adds for an exchange."""
    return exchange_spaces(board.hero(seat), CARDS[Face(made.out)], CARDS[Face(made.in_)])
