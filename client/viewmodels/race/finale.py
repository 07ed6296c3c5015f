"""The end of a race: the last stretch of the way, and with which dragon each player arrived."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from client.viewmodels.race import racers
from client.viewmodels.race.props import Arrival, RaceProps
from client.viewmodels.table import words as table_words
from client.viewmodels.table.standings import Merit, in_order, places
from client.viewmodels.table.state import TableState
from engine.pieces import Seat
from engine.race_board import Board
from engine.race_cards import CARDS, LAP

STRETCH: Final = 40
"""So many spaces of the way are drawn at least."""
BEYOND: Final = 3
"""So many beyond the farthest, and"""
BEFORE: Final = 4
"""so many before the last arrival."""
TILES_DRAWN: Final = 5


def merits(board: Board) -> tuple[Merit, ...]:
    """Who has flown farthest wins, in a tie who flew farther in the last turn."""
    return tuple((now, now - then) for now, then in zip(board.positions, board.before_turn, strict=True))


def finale(state: TableState, board: Board, props: RaceProps) -> RaceProps:
    """`props` with what the end of the race tells."""
    if state.over is None:
        return props
    first, last = stretch(board)
    track = racers.tiles(board)
    middles = (first + (last - first) * (2 * at + 1) // (2 * TILES_DRAWN) for at in range(TILES_DRAWN))
    mine = board.positions[state.me] if state.me is not None else -1
    return replace(
        props,
        stretch=(first, last),
        stretch_tiles=tuple(track[middle % LAP * len(track) // LAP].art for middle in middles),
        arrived=(mine, max(board.positions)),
    )


def stretch(board: Board) -> tuple[int, int]:
    """The first and the last space of the way that is drawn: all arrivals are on it, but for who is a lap behind."""
    last = max(board.positions) + BEYOND
    first = min(min(board.positions) - BEFORE, last - STRETCH)
    return max(first, last - LAP, 0), max(last, STRETCH)


def arrivals(state: TableState, board: Board) -> tuple[Arrival, ...]:
    """Everybody, the first place first."""
    if state.over is None:
        return ()
    place, farthest = places(merits(board)), max(board.positions)
    return tuple(
        Arrival(
            key=str(seat),
            name=table_words.you(state.people[seat], mine=seat == state.me),
            lantern=state.people[seat].lantern,
            racer=f"finale/racer_{_land(board, seat)}",
            place=place[seat],
            spaces=board.positions[seat],
            gap=table_words.number(board.positions[seat] - farthest) if board.positions[seat] < farthest else "",
            mine=seat == state.me,
        )
        for seat in in_order(state, merits(board))
    )


def _land(board: Board, seat: Seat) -> str:
    """The land of the fastest dragon that flew last; of the team where none did."""
    flight = board.flights[seat]
    fired = [CARDS[each.dragon] for each in flight.fired] if flight is not None else []
    return max(fired or board.team(seat), key=lambda card: card.speed).land
