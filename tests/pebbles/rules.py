"""A fifth game, of a few lines: everybody turns up one of two pebbles, and what it shows is added up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.contract import Rules, move, show, shuffle
from engine.encoding import Plain
from engine.game import Game, Option, Outcome
from engine.pieces import Face, Handle, Legal, Move

FACES = tuple(Face(str(number)) for number in range(1, 10))
HAND = 2


@dataclass(frozen=True, slots=True)
class TurnUp(Move):
    """Turn up the pebble at a place of one's own."""

    kind: ClassVar[str] = "turn_up"
    place: int


@dataclass
class Board:
    seats: int
    rounds: int
    round: int = 0
    turn: int = 0
    hands: list[list[Handle]] = field(default_factory=list)
    faces: dict[Handle, Face] = field(default_factory=dict)
    totals: list[int] = field(default_factory=list)


def play(board: Board) -> Rules[None]:
    for number in range(1, board.rounds + 1):
        bag = list((yield from shuffle(FACES)))
        board.round, board.faces = number, {}
        board.hands = [[bag.pop() for _ in range(HAND)] for _ in range(board.seats)]
        for seat in range(board.seats):
            board.turn = seat
            chosen = yield from move(seat, Legal(tuple(TurnUp(place) for place in range(HAND))))
            assert isinstance(chosen, TurnUp)
            pebble = board.hands[seat][chosen.place]
            (board.faces[pebble],) = yield from show([pebble])
            board.totals[seat] += int(board.faces[pebble])


def new_board(seats: int, options: Mapping[str, Any]) -> Board:
    return Board(seats, int(options["rounds"]), totals=[0] * seats)


def outcome(board: Board) -> Outcome:
    most = max(board.totals)
    return Outcome(tuple(board.totals), tuple(seat for seat, total in enumerate(board.totals) if total == most))


def open_board(board: Board, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    return {"hands": [[face(pebble) for pebble in hand] for hand in board.hands], "totals": [*board.totals]}


PEBBLES = Game(
    name="pebbles",
    least_seats=2,
    most_seats=4,
    options=(Option("rounds", 2, usual=(1, 2, 3), least=1, most=5),),
    faces=FACES,
    moves=(TurnUp,),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=outcome,
    open_board=open_board,
)
