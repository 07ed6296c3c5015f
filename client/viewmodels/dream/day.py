"""What the day shows: the words on both sides, the dream as it was told, the roles and what each was worth."""

from __future__ import annotations

from dataclasses import replace

from client.viewmodels.dream import words as dream_words
from client.viewmodels.dream.props import NightProps, RoleProps
from client.viewmodels.table import words as table_words
from client.viewmodels.table.state import TableState
from engine import dream, dream_board
from engine.dream_board import Board
from engine.pieces import Seat


def is_open(board: Board) -> bool:
    """Whether the roles of this night lie open: it has been counted."""
    return (
        board.last_day is not None
        and board.phase in (dream_board.DAY, dream_board.OVER)
        and all(card in board.faces for card in board.roles if card is not None)
    )


def fines(board: Board, seat: Seat) -> int:
    """The penalties of this night alone."""
    return sum(word.fined == seat for word in board.dreamt)


def total(board: Board, seat: Seat) -> int:
    """Points less penalties."""
    return board.points[seat] - board.penalties[seat]


def why(board: Board, seat: Seat) -> str:
    """How the points of one seat came about."""
    day = board.last_day
    assert day is not None
    if seat == board.dreamer:
        return dream_words.why_dreamer(day.yellow, recalled=day.recalled)
    face = board.faces[dream.role_card(board, seat)]
    return dream_words.why_fined(dream_words.why_spirit(face, day.yellow, day.blue), fines(board, seat))


def roles(state: TableState) -> tuple[RoleProps, ...]:
    """Everybody's part in the night, the Dreamer first, then as they whispered."""
    assert state.frame is not None
    board: Board = state.frame.board
    if not is_open(board):
        return ()
    assert board.last_day is not None
    rows = []
    for seat in (board.dreamer, *board.spirits):
        person = state.people[seat]
        face = board.faces[dream.role_card(board, seat)] if seat != board.dreamer else None
        rows.append(
            RoleProps(
                key=str(seat),
                name=table_words.you(person, mine=seat == state.me),
                lantern=person.lantern,
                role=dream_words.role(face) if face is not None else dream_words.dreamt(),
                art=f"dream/role_{face}" if face is not None else "",
                points=f"+{board.last_day.points[seat]}",
                why=why(board, seat),
                mine=seat == state.me,
            )
        )
    return tuple(rows)


def day(state: TableState, props: NightProps) -> NightProps:
    """`props` with what the day tells, once the words lie open."""
    assert state.frame is not None
    board: Board = state.frame.board
    if not is_open(board):
        return props
    assert board.last_day is not None
    yellow, blue = dream.piles(board, board.faces)
    words = {word.card: word for word in board.dreamt}
    remembered = tuple(dream.is_recalled(board, words[card]) for card in yellow)
    recalled = board.last_day.recalled
    if board.is_typed or not yellow:
        bonus = dream_words.day_bonus(len(yellow), sum(remembered), recalled=recalled)
    else:
        bonus = dream_words.day_bonus_aloud(recalled=recalled)
    labels = dream_words.sides(len(yellow), len(blue))
    return replace(
        props,
        yellow=tuple(dream_words.word(board.faces[card], state.language) for card in yellow),
        blue=tuple(dream_words.word(board.faces[card], state.language) for card in blue),
        yellow_label=labels[0],
        blue_label=labels[1],
        remembered=remembered if board.is_typed else (recalled,) * len(yellow),
        day_title=dream_words.day_title(state.people[board.dreamer].name),
        day_told=dream_words.day_told(board),
        day_bonus=bonus,
        day_aside=dream_words.day_aside(),
    )
