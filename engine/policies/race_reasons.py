"""Why a bot of the race makes a move. Spaces are whole ones, rounded.

pick_feeds: the card's colour, how many spaces more the flight is expected to bring with it
pick_team: the card's speed, that of the slowest dragon of the team
pick_land: the card's land
pick_attack
pick_denies: the card's colour, which the next player needs
pick_best: none of these; nothing better is in the hand
support: the speed of the dragon that it helps to fly
attack: the speed of the dragon under attack, how many spaces its player is ahead (less than nothing: behind)
fire: the spaces of the flight
exchange: the speed of the newcomer, of the one that leaves
stay
"""

from __future__ import annotations

from typing import Final, cast

from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Face, Move
from engine.policies.because import Because
from engine.policies.race_bot import DENIAL, SPACE, Mind
from engine.race_board import Attack, Board, Exchange, Fire, Stay, Support
from engine.race_cards import CARDS
from engine.race_flight import are_met, flight_spaces, given_to

LEAST: Final = SPACE // 4
"""A part of what a card is worth that is less than this is no reason."""


def explain(view: View, move: Move) -> Because:
    """The reason for `move`."""
    board = cast("Board", view.board)
    match move:
        case Pick(index):
            return _picked(view, index)
        case Support(_, dragon):
            return Because("support", (CARDS[Face(dragon)].speed,))
        case Attack(_, seat, dragon):
            me = cast("int", view.seat)
            return Because("attack", (CARDS[Face(dragon)].speed, board.positions[seat] - board.positions[me]))
        case Fire():
            return Because("fire", (_flight(board),))
        case Exchange(out, into):
            return Because("exchange", (CARDS[Face(into)].speed, CARDS[Face(out)].speed))
        case Stay():
            return Because("stay")
        case _:
            raise ValueError(f"no move of the race: {move}")


def _flight(board: Board) -> int:
    assert board.flying is not None
    seat = board.flying
    team = board.team(seat)
    flown = [dragon for dragon in team if are_met(board.needs(seat, dragon), given_to(board, dragon))]
    return flight_spaces(board.hero(seat), team, flown)


def _picked(view: View, index: int) -> Because:
    mind = Mind(view, Chance(0, "reasons"))
    card, parts = mind.hand[index], mind.draft.parts(index)
    slowest = min(dragon.speed for dragon in mind.team)
    found = {
        Because("pick_feeds", (card.colour, (parts.flight + SPACE // 2) // SPACE)): parts.flight,
        Because("pick_team", (card.speed, slowest)): parts.team,
        Because("pick_land", (card.land,)): parts.land,
        Because("pick_attack"): parts.attack,
        Because("pick_denies", (card.colour,)): DENIAL * parts.neighbour // 100,
    }
    best = max(found, key=lambda because: found[because])
    return best if found[best] >= LEAST else Because("pick_best")
