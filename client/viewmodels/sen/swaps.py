"""Cards that others have made change places: marked for whoever had one of them, until that player has moved."""

from __future__ import annotations

from collections.abc import Iterator

from client.viewmodels.table import undoing
from client.viewmodels.table.state import TableState
from engine import sen
from engine.driver import Step
from engine.pieces import Handle, Seat


def is_by_others(step: Step, me: Seat | None) -> bool:
    """Whether `step` swaps a card of `me`, and another player made it."""
    return isinstance(step.move, sen.Swap) and step.seat != me and me in (step.move.a[0], step.move.b[0])


def marked(state: TableState) -> dict[Handle, Seat]:
    """The cards to be marked, with who swapped them last."""
    found: dict[Handle, Seat] = {}
    for step in _fresh(state):
        assert isinstance(step.move, sen.Swap)
        assert step.seat is not None
        for seat, position in (step.move.a, step.move.b):
            found[step.board.dreams[seat][position]] = step.seat
    return found


def taker(state: TableState) -> Seat | None:
    """Who made the last swap of a card of this player that is still marked."""
    own = [step.seat for step in _fresh(state) if is_by_others(step, state.me)]
    return own[-1] if own else None


def _fresh(state: TableState) -> Iterator[Step]:
    """The swaps that are still to be seen: the one that is shown now, and those of own cards before the own move."""
    steps, shown = undoing.standing(state.steps), state.frame.step if state.frame is not None else None
    for at, step in enumerate(steps):
        if not isinstance(step.move, sen.Swap) or step.seat == state.me:
            continue
        now = shown is not None and shown.number == step.number
        if now or (is_by_others(step, state.me) and not _has_moved(steps[at + 1 :], state.me)):
            yield step


def _has_moved(steps: tuple[Step, ...], me: Seat | None) -> bool:
    """Whether the turn of `me` has ended in `steps`, or the round has."""
    acted = False
    for step in steps:
        acted = acted or (step.move is not None and step.seat == me)
        if step.ask == "shuffle" or (acted and step.board.turn != me):
            return True
    return False
