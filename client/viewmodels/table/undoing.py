"""Taking the last move back, in words: who asks for it, who has to agree, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.table.people import People
from client.viewmodels.table.state import TableState
from client.viewmodels.telling import Telling
from engine.driver import UNDO, Step
from engine.pieces import Seat
from netcore.status import UndoNews

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class UndoProps:
    """What there is to say of the move that led to question `number`. `can_ask`: this player may ask to take it back;
    `asks`: this player is asked. `text`: who would take it back, and who has to agree; "" where nobody asks.
    """

    text: str = ""
    can_ask: bool = False
    asks: bool = False
    lantern: str = ""
    number: int = 0


def derive(state: TableState) -> UndoProps:
    """What is shown of it now."""
    frame = state.frame
    if frame is None or frame.undo is None or not frame.last or state.over is not None or state.page != "table":
        return UndoProps()
    undo, people = frame.undo, state.people
    if not undo.wish:
        return UndoProps(can_ask=undo.may_ask and not state.hand.sent, number=frame.number)
    lantern = people[undo.seat].lantern
    return UndoProps(_text(undo, people, state.me), asks=undo.may_answer, lantern=lantern, number=frame.number)


def _text(undo: UndoNews, people: People, me: Seat | None) -> str:
    if undo.against:
        names = ", ".join(people[seat].name for seat in undo.against)
        return fill(translate("Undo", "The move stands. Against taking it back: %1."), names)
    awaited = ", ".join(people[seat].name for seat in undo.awaited if seat != me)
    if undo.may_answer:
        return fill(translate("Undo", "%1 would take the last move back."), people[undo.seat].name)
    if not awaited:
        return translate("Undo", "All agree: the move is taken back.")
    if undo.seat == me:
        return fill(translate("Undo", "You’d take your move back. Still to agree: %1."), awaited)
    pattern = translate("Undo", "%1 would take the last move back. Still to agree: %2.")
    return fill(pattern, people[undo.seat].name, awaited)


def announced(before: UndoProps, now: UndoProps) -> str:
    """What is said aloud when it has changed."""
    return now.text if now.text != before.text else ""


def tell(thing: str, props: UndoProps) -> Telling:
    """What the raven tells of the chip, of the question and of its answers."""
    match thing:
        case "ask":
            title = translate("Undo", "Take back")
            text = translate("Undo", "Nobody has seen a new card since. If all agree, you move again.")
        case "yes":
            title = translate("Undo", "Agree")
            text = translate("Undo", "Once all agree, the table lies as it did before that move.")
        case "no":
            title = translate("Undo", "No")
            text = translate("Undo", "The move stands. Whoever is next can also simply play on.")
        case _:
            title = props.text
            text = translate("Undo", "Nobody has seen a new card since. One no is enough, and so is playing on.")
    return Telling(title, text)


# ── what was taken back ─────────────────────────────────────────────────────────────────────────────────────────────
def standing(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps without those that were taken back, and without the taking back."""
    stands: list[Step] = []
    for step in steps:
        if step.ask != UNDO:
            stands.append(step)
        elif stands:
            stands.pop()
    return tuple(stands)


def undone(steps: Sequence[Step], undo: Step) -> Step | None:
    """The step that was taken back by `undo`; None where it was too long ago."""
    before = standing([step for step in steps if step.number < undo.number])
    return before[-1] if before else None


def line(
    step: Step, steps: Sequence[Step], people: People, told: Callable[[Step], tuple[Seat | None, str]]
) -> tuple[Seat | None, str]:
    """A line of the history, by `told` for whatever the game has words for, and whose it is."""
    if step.ask != UNDO or step.seat is None:
        return told(step)
    before = undone(steps, step)
    text = told(before)[1] if before is not None else ""
    if not text:
        return step.seat, says(people[step.seat].name, translate("Undo", "takes the last move back"))
    return step.seat, fill(translate("Undo", "Taken back: %1"), text)
