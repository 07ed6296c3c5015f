"""The end of a game of Smoki: where each token comes from, and the dream that decided."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.smoki import cards, score, words
from client.viewmodels.smoki.props import Decided
from client.viewmodels.table.standings import Merit
from client.viewmodels.table.state import TableState
from client.viewmodels.table.words import number
from engine import smoki
from engine.pieces import Seat

translate = QCoreApplication.translate

Best = Callable[[smoki.Board], tuple[Seat, ...]]
"""Who has the fewest points of a round that has ended."""


def merits(board: smoki.Board) -> tuple[Merit, ...]:
    """The most tokens win, or the fewest points."""
    if board.agreed.goal == smoki.TOKENS:
        return tuple((tokens,) for tokens in board.tokens)
    return tuple((-total,) for total in board.totals)


def notes(state: TableState) -> tuple[str, ...]:
    """The mildest dream of each seat."""
    ends: list[smoki.Board] = [board for board in state.rounds if board.last_round is not None]
    if not ends:
        return ()
    told = []
    for seat in range(len(state.people)):
        mildest = min(ends, key=lambda board: board.last_round.scores[seat] if board.last_round else 0)
        assert mildest.last_round is not None
        points = number(mildest.last_round.scores[seat])
        told.append(fill(translate("Smoki", "mildest: %1 in round %2"), points, mildest.round))
    return tuple(told)


def won(state: TableState, seats: tuple[Seat, ...], best: Best) -> tuple[tuple[str, ...], ...]:
    """For each of `seats` the rounds that won it a token, in words."""
    return tuple(
        tuple(fill(translate("Smoki", "round %1"), board.round) for board in state.rounds if seat in best(board))
        for seat in seats
    )


def decided(state: TableState, best: Best) -> Decided:
    """The dream that won the last round, and why it counts as it does."""
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    if state.over is None or not cards.laid_open(board) or board.last_round is None:
        return Decided()
    seat = next((seat for seat in best(board) if seat in state.over.winners), best(board)[0])
    scored = score.of_board(board, seat)
    return Decided(
        title=fill(translate("Smoki", "Round %1 decided: %2"), board.round, state.people[seat].name),
        text=" ".join((*words.reasons(scored), fill(translate("Smoki", "In all: %1."), number(scored.score)))),
        faces=tuple(cards.art(face) for face in scored.faces),
        pairs=scored.pairs,
    )
