"""The table's own clock on the screen: a moon on the plate of who is awaited, and what may be done when it is over."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table.pointing import WITHOUT
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.running_clock import NO_HOURS, Hours
from client.viewmodels.table.seats import owing
from client.viewmodels.table.state import TableRows, TableState
from engine.pieces import Seat

translate = QCoreApplication.translate

HEARD_S = 10
"""So many seconds before the end whoever is awaited is told of it, whether they look or not."""


def hours(state: TableState) -> Hours:
    """What the moon is set by."""
    frame = state.frame
    if frame is None or frame.moon is None or not frame.last or frame.busy or state.over is not None:
        return NO_HOURS
    return Hours(frame.number, 1000 * frame.moon.limit_s) if owing(state) else NO_HOURS


def is_over(state: TableState) -> bool:
    """Whether the time for the open question has passed on the screen."""
    frame = state.frame
    return frame is not None and frame.last and frame.moon is not None and state.overdue == frame.number


def awaits_me(state: TableState) -> bool:
    """Whether this player is awaited."""
    return state.me is not None and state.me in owing(state)


def may_go_on(state: TableState) -> bool:
    """Whether this player may say now to wait no longer."""
    frame = state.frame
    if not is_over(state) or frame is None or frame.moon is None or state.me is None or awaits_me(state):
        return False
    return frame.moon.kind == "gentle" and state.me not in frame.impatient and bool(_late(state))


def with_clock(state: TableState, rows: TableRows) -> TableRows:
    """`rows`, with what the clock says once the time is over, and the button for it."""
    if not is_over(state):
        return rows
    told, buttons = _told(state), rows.buttons
    if may_go_on(state):
        text = translate("Clock", "Go on without waiting")
        buttons = (*buttons, ButtonProps(WITHOUT, text, "", "icons/time", False, True, ""))
    table = rows.table if rows.table.mine or not told else replace(rows.table, ask=told)
    return replace(rows, table=table, buttons=buttons)


def _late(state: TableState) -> tuple[Seat, ...]:
    return tuple(seat for seat in owing(state) if seat != state.me)


def _told(state: TableState) -> str:
    """The sentence over the own cards when somebody's time is over; "" where this player is still to decide."""
    frame = state.frame
    assert frame is not None
    assert frame.moon is not None
    names = ", ".join(state.people[seat].name for seat in _late(state))
    if awaits_me(state) or not names:
        return ""
    if frame.moon.kind == "strict":
        return fill(translate("Clock", "Time is up: %1. A ghost moves."), names)
    if frame.impatient:
        by = ", ".join(state.people[seat].name for seat in frame.impatient)
        return fill(translate("Clock", "Time is up: %1. For going on without: %2."), names, by)
    return fill(translate("Clock", "Time is up: %1. You may wait, or go on without."), names)


def announced(state: TableState, left_s: int) -> str:
    """What is said aloud with `left_s` seconds left; "" but at a few points."""
    if left_s == HEARD_S and awaits_me(state):
        return translate("Clock", "%n second(s) left.", "", left_s)
    if left_s == 0 and awaits_me(state):
        return translate("Clock", "Your time is up.")
    return ""


def seat_told(state: TableState, seat: Seat, left_s: int) -> str:
    """What the raven tells of the moon on a plate."""
    frame = state.frame
    if frame is None or frame.moon is None or seat not in owing(state) or not frame.last:
        return ""
    if frame.moon.kind == "gentle":
        text = translate("Clock", "%n second(s) left; then the others may go on without waiting.", "", left_s)
    else:
        text = translate("Clock", "%n second(s) left; then a ghost moves.", "", left_s)
    return text


def act_told(act: str) -> str:
    """What the raven tells of the button, where it is that of the clock."""
    if act != WITHOUT:
        return ""
    return translate("Clock", "When more than half of those who wait say so, a ghost makes this one move.")
