"""Who sits around a table and whose turn it is: rows that are alike in all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.viewmodels.table import undoing
from client.viewmodels.table import words as table_words
from client.viewmodels.table.props import BarProps, LineProps, SeatProps
from client.viewmodels.table.state import TableState
from engine.driver import Step
from engine.pieces import Seat


def owing(state: TableState) -> tuple[Seat, ...]:
    """Those from whom a decision is awaited now: of the asked ones those that have not answered, if that is known."""
    frame = state.frame
    if frame is None or not frame.last:
        return ()
    return tuple(seat for seat in frame.asked if not frame.waiting or seat in frame.waiting) or frame.asked


def has_turn(state: TableState, seat: Seat) -> bool:
    """Whether the table looks at `seat` now: it is awaited, or has just done or seen something."""
    frame = state.frame
    assert frame is not None
    if frame.last and frame.asked:
        return seat in frame.asked and (not frame.waiting or seat in frame.waiting)
    step = frame.step
    return step is not None and (step.seat == seat or step.to == (seat,))


def told(
    state: TableState,
    awaited: Callable[[tuple[Seat, ...]], str],
    line: Callable[[Step], str],
    busy: Callable[[str], str] = table_words.busy,
) -> str:
    """The sentence over the own cards while nothing is asked of this player. `busy` says what the table does."""
    frame = state.frame
    assert frame is not None
    happened = ""
    if frame.step is not None:
        happened = undoing.line(frame.step, state.steps, state.people, lambda step: (None, line(step)))[1]
    if state.hand.sent:
        return table_words.sent()
    if not frame.last:
        return happened
    silent = tuple(seat for seat in frame.waiting if not state.people[seat].here and not state.people[seat].ghost)
    if silent:
        return table_words.silent(silent, state.people)
    if frame.busy == "show" and happened and frame.step is not None and frame.step.move is not None:
        return happened  # a card is opened because of what has just been done: that is worth more to know
    if frame.busy:
        return busy(frame.busy)
    awaits = owing(state)
    return awaited(awaits) if awaits else happened


def seat_row(
    state: TableState,
    seat: Seat,
    note: str,
    score: str,
    *,
    turn: bool | None = None,
) -> SeatProps:
    """One player's plate. `note` is what it says under the name of somebody who is heard; `turn` as in `has_turn`."""
    person = state.people[seat]
    mine = seat == state.me
    return SeatProps(
        key=str(seat),
        seat=seat,
        place=state.place(seat),
        name=table_words.you(person, mine=mine),
        lantern=person.lantern,
        note=table_words.noted(person, note),
        score=score,
        turn=has_turn(state, seat) if turn is None else turn,
        away=person.ghost or not person.here or person.away,
        ghost=person.ghost,
        mine=mine,
    )


def lines(state: TableState, line: Callable[[Step], tuple[Seat | None, str]]) -> tuple[LineProps, ...]:
    """The history, newest first; a step without words has no line."""
    rows = []
    for step in state.steps:
        seat, text = undoing.line(step, state.steps, state.people, line)
        if text:
            rows.append(LineProps(str(step.number), "" if seat is None else state.people[seat].lantern, text))
    return tuple(reversed(rows))


def bars(state: TableState, totals: Sequence[int], goal: int, *, most_wins: bool = False) -> tuple[BarProps, ...]:
    """How far everybody has come, who leads first; `goal` is the total at which the game ends, 0 for none. Whoever is
    beyond it is so by as much as it is.
    """
    whole = max(goal, *totals, 1)
    winners = state.over.winners if state.over else ()
    sign = -1 if most_wins else 1
    order = sorted(range(len(totals)), key=lambda seat: (sign * totals[seat], state.place(seat)))
    return tuple(
        BarProps(
            key=str(seat),
            name=state.people[seat].name,
            lantern=state.people[seat].lantern,
            total=totals[seat],
            part=max(0.0, min(1.0, totals[seat] / whole)),
            mine=seat == state.me,
            winner=seat in winners,
        )
        for seat in order
    )
