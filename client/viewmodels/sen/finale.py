"""The end of a game of Sen: the calmest dream once more, and what this player's night was like."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.sen import cards, words
from client.viewmodels.sen.props import LastDream, NightNote
from client.viewmodels.table.standings import Merit
from client.viewmodels.table.state import TableState
from engine import sen
from engine.pieces import Face, Seat

translate = QCoreApplication.translate


def merits(board: sen.Board) -> tuple[Merit, ...]:
    """The fewest crows win."""
    return tuple((-total,) for total in board.totals)


def last_dreams(state: TableState) -> tuple[LastDream, ...]:
    """What lies open before whoever has won."""
    assert state.frame is not None
    board: sen.Board = state.frame.board
    if state.over is None or not cards.laid_open(board):
        return ()
    told = []
    for seat in state.over.winners:
        faces = [board.faces[card] for card in board.dreams[seat]]
        numbers = [sen.CROWS[face] for face in faces]
        pattern = translate("Sen", "%1’s last dream: %2")
        sum_ = f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(sum(numbers))
        told.append(
            LastDream(
                key=str(seat),
                faces=tuple(cards.art(face) for face in faces),
                text=fill(pattern, state.people[seat].name, sum_),
            )
        )
    return tuple(told)


def notes(state: TableState) -> tuple[NightNote, ...]:
    """The lightest and the heaviest dream of this player, if there were two that differ."""
    if state.over is None or state.me is None:
        return ()
    ends: list[sen.Board] = [board for board in state.rounds if board.last_round is not None]
    if not ends:
        return ()
    me = state.me
    lightest = min(ends, key=lambda board: _written(board, me))
    heaviest = max(ends, key=lambda board: _written(board, me))
    told = [_note(lightest, me, translate("Sen", "Your lightest dream"), lightest=True)]
    if _written(heaviest, me) != _written(lightest, me):
        told.append(_note(heaviest, me, translate("Sen", "Your heaviest dream"), lightest=False))
    return tuple(told)


def wakes(state: TableState) -> tuple[str, ...]:
    """How often each player called, and how often with the fewest crows; nobody who never did."""
    if state.over is None:
        return ()
    told = []
    for seat, person in enumerate(state.people):
        calls = [last for board in state.rounds if (last := board.last_round) is not None and last.caller == seat]
        if calls:
            right = sum(last.counts[seat] < min(_others(last, seat)) for last in calls)
            pattern = translate("Sen", "%1: %2, in time: %3")
            told.append(fill(pattern, person.name, translate("Sen", "%n call(s)", "", len(calls)), right))
    return tuple(told)


def _others(last: sen.LastRound, seat: Seat) -> list[int]:
    return [count for other, count in enumerate(last.counts) if other != seat]


def _written(board: sen.Board, seat: Seat) -> int:
    assert board.last_round is not None
    return board.last_round.scores[seat]


def _note(board: sen.Board, seat: Seat, title: str, *, lightest: bool) -> NightNote:
    faces = [board.faces[card] for card in board.dreams[seat]]

    def weight(face: Face) -> int:
        return sen.CROWS[face]

    shown = min(faces, key=weight) if lightest else max(faces, key=weight)
    text = fill(translate("Sen", "round %1: %2"), board.round, words.crows(_written(board, seat)))
    return NightNote(title, cards.art(shown), title, text)
