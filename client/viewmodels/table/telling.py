"""What the raven's strip tells of the thing pointed at: what it is, what it means now, what can be done with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table import move_clock
from client.viewmodels.table.pointing import CONFIRM, Target
from client.viewmodels.table.props import ButtonProps, CardProps
from client.viewmodels.telling import LOOK_AROUND, Telling, talk_told

if TYPE_CHECKING:
    from client.viewmodels.table.script import Script
    from client.viewmodels.table.state import TableRows, TableState

translate = QCoreApplication.translate


def tell(script: Script, state: TableState, rows: TableRows, thing: str, left_s: int = 0) -> Telling:
    """What is told of `thing`, named by its kind and key as "card:17"; "" is the table itself and what it asks.

    `left_s`: what the table's own clock leaves for the decision that is awaited.
    """
    kind, _, key = thing.partition(":")
    if state.frame is None and kind not in ("", "ask", "bar"):
        return Telling()  # a table that has been left is still seen until the next page is there
    match kind:
        case "" | "ask":
            return _task(rows)
        case "card":
            row = next((row for row in rows.cards if row.key == key), None)
            return _card(script, state, rows, row) if row is not None else Telling()
        case "pile":
            tops = (row for row in rows.cards if row.target == thing and row.label)
            return next((_card(script, state, rows, row) for row in tops), Telling())
        case "seat":
            seat = next((row for row in rows.seats if str(row.place) == key), None)
            if seat is None:
                return Telling()
            title = ", ".join(part for part in (seat.name, seat.note) if part)
            said = (script.tell_seat(state, seat), move_clock.seat_told(state, seat.seat, left_s))
            return Telling(title, " ".join(part for part in said if part), art=f"lanterns/{seat.lantern}")
        case "act":
            button = next((row for row in rows.buttons if row.act == key), None)
            text = move_clock.act_told(key) or script.tell_act(state, key)
            return _button(button, text) if button is not None else Telling()
        case "bar":
            return _bar(key, rows)
        case "held":
            return Telling(rows.table.held_title, rows.table.held_text or rows.table.ask, private=True)
        case _:
            return script.tell_own(state, rows, kind, key)


def _card(script: Script, state: TableState, rows: TableRows, row: CardProps) -> Telling:
    """What is told of a card, beside its picture as it lies there."""
    told = script.tell_card(state, row)
    return replace(told, can=can_do(rows, row), pictured=told.title != "", face=row.face, figure=row.figure)


def _task(rows: TableRows) -> Telling:
    """While nothing is pointed at, the strip says what the table asks."""
    table = rows.table
    title = table.ask or table.end_title or table.over_title or table.where
    text = translate("Told", "Point at anything here, and I’ll say what it is and what you can do with it.")
    return Telling(title, text, (*_main(rows.buttons), (translate("Told", "look around"), LOOK_AROUND)))


def _main(buttons: tuple[ButtonProps, ...]) -> tuple[tuple[str, str], ...]:
    """The button that Enter means."""
    return tuple((each.text, each.key) for each in buttons if each.key == "Return" and each.allowed)


def _button(button: ButtonProps, text: str) -> Telling:
    if not button.allowed:
        reason = fill(translate("Told", "Not yet: %1."), button.reason) if button.reason else text
        return Telling(button.text, reason)
    return Telling(button.text, text, ((button.text, button.key),) if button.key else ())


def can_do(rows: TableRows, row: CardProps) -> tuple[tuple[str, str], ...]:
    """What can be done with a card: nothing but what the rules allow now."""
    if row.selected:
        return (*_main(rows.buttons), (translate("Told", "take it back"), "Space"))
    if not row.legal:
        return ()
    if row.laid:
        return ((translate("Told", "take it off"), "Space"), *_main(rows.buttons))
    named = _named(rows.buttons, row.target)
    return named or ((translate("Told", "choose it"), "Space"),)


def _named(buttons: tuple[ButtonProps, ...], target: Target) -> tuple[tuple[str, str], ...]:
    """The button that does what pointing at `target` does."""
    return tuple(
        (each.text, each.key or "Space")
        for each in buttons
        if each.act == target and each.act != CONFIRM and each.allowed
    )


def _bar(key: str, rows: TableRows) -> Telling:
    match key:
        case "where":
            return Telling(rows.table.where, translate("Told", "Where the game is, and what ends it."))
        case "proof":
            return Telling(
                translate("Told", "How this deal was checked"),
                translate("Told", "Everyone shuffled, and every computer has checked the others’ proofs."),
            )
        case "rules":
            return Telling(
                translate("Told", "The rules of this game"),
                translate("Told", "The pages open where the game is now."),
                ((translate("Told", "open"), "F1"),),
            )
        case "history":
            return Telling(
                translate("Told", "History"),
                translate("Told", "What everyone has done, the newest first."),
                ((translate("Told", "open"), "H"),),
            )
        case "notes":
            return Telling(
                translate("Told", "Notebook"),
                translate("Told", "Every round so far, with the reason for each score."),
                ((translate("Told", "open"), "N"),),
            )
        case "phrase":
            return Telling(
                translate("Told", "The safety phrase"),
                translate("Told", "The same words on every screen of this table: nobody sits in between."),
            )
        case "talk":
            return talk_told()
        case "bench":
            return Telling(
                translate("Told", "Onlookers"),
                translate("Told", "They see what lies open on the table. Their names stand here."),
            )
        case "menu":
            return Telling(
                translate("Told", "Menu"),
                translate("Told", "Settings, keys, rules, and the way out."),
                ((translate("Told", "open"), "Esc"),),
            )
        case _:
            return Telling()
