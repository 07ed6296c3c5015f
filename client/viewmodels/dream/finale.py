"""The end of a game of Když sním: who was who in each night, what it was worth, and what was taken away."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.dream import day, words
from client.viewmodels.dream.props import NightProps, NightsRow
from client.viewmodels.table.standings import Merit, in_order, places
from client.viewmodels.table.state import TableState
from engine import dream
from engine.dream_board import Board, Dreamt
from engine.pieces import Seat

translate = QCoreApplication.translate


def merits(board: Board) -> tuple[Merit, ...]:
    """The most points after penalties win, in a tie fewer penalties."""
    return tuple((day.total(board, seat), -board.penalties[seat]) for seat in range(board.seats))


def finale(state: TableState, props: NightProps) -> NightProps:
    """`props` with what the end of the game tells."""
    if state.over is None:
        return props
    return replace(
        props, nights=_nights(state), nights_of=_rows(state), fines=_fines(state), brightest=_brightest(state)
    )


def _nights(state: TableState) -> tuple[str, ...]:
    """Who dreamt, night by night."""
    return tuple(state.people[board.dreamer].name for board in state.rounds)


def _rows(state: TableState) -> tuple[NightsRow, ...]:
    """Everybody's nights, the first place first."""
    assert state.frame is not None
    board: Board = state.frame.board
    all_merits = merits(board)
    place = places(all_merits)
    most = max(all_merits)[0]
    tied = [seat for seat in range(board.seats) if all_merits[seat][0] == most]
    broken = any(place[seat] > 1 for seat in tied)
    return tuple(
        NightsRow(
            arts=tuple(_role(ended, seat) for ended in state.rounds),
            points=tuple(str(ended.last_day.points[seat]) for ended in state.rounds if ended.last_day is not None),
            fines=f"−{board.penalties[seat]}" if board.penalties[seat] else "0",
            broke=broken and seat in tied,
            told=", ".join((*(_night(ended, seat) for ended in state.rounds), _fined(board.penalties[seat]))),
        )
        for seat in in_order(state, all_merits)
    )


def _brightest(state: TableState) -> tuple[str, ...]:
    """The most points that anybody had of one night, whoever had so many: three of them at most."""
    points = [
        (ended.last_day.points[seat], ended.round, person.name)
        for ended in state.rounds
        if ended.last_day is not None
        for seat, person in enumerate(state.people)
    ]
    most = max((each[0] for each in points), default=0)
    lines = [
        fill(translate("Dream", "night %1: %2, +%3"), night, name, had) for had, night, name in points if had == most
    ]
    return tuple(lines[:3]) if most > 0 else ()


def _fines(state: TableState) -> tuple[str, ...]:
    """Each penalty, in the order of nights."""
    return tuple(
        fill(translate("Dream", "night %1: %2, “%3”"), board.round, state.people[word.fined].name, _clue(word))
        for board in state.rounds
        for word in board.dreamt
        if word.fined is not None
    )


def _clue(word: Dreamt) -> str:
    return next((said.text for said in reversed(word.clues) if said.seat == word.fined and said.text), "…")


def _night(ended: Board, seat: Seat) -> str:
    """One night of one player in words."""
    assert ended.last_day is not None
    face = ended.faces[dream.role_card(ended, seat)] if seat != ended.dreamer else None
    role = words.role(face) if face is not None else words.dreamt()
    return fill(translate("Dream", "night %1: %2 %3"), ended.round, role, ended.last_day.points[seat])


def _fined(penalties: int) -> str:
    return translate("Dream", "%n penalty(ies)", "", penalties)


def _role(ended: Board, seat: Seat) -> str:
    if seat == ended.dreamer:
        return "dream/mask"
    signs = {"fairy": "dream/sun", "bogey": "dream/cloud", "sandman": "dream/glass"}
    return signs[ended.faces[dream.role_card(ended, seat)]]
