"""What the raven tells of each thing on a table of Smoki."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.smoki import choices as smoki_choices
from client.viewmodels.smoki import words
from client.viewmodels.table import words as table_words
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableState
from client.viewmodels.telling import Telling
from engine import smoki
from engine.pieces import Face, Handle

translate = QCoreApplication.translate


def card(state: TableState, row: CardProps) -> Telling:
    """A card in a pile, in a dream or in hand."""
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    face = board.faces.get(Handle(int(row.key)))
    match row.zone:
        case "closed":
            return Telling(row.label, _closed())
        case "open":
            return Telling(row.label, _open(face))
        case "drawn" if face is not None:
            return Telling(row.label, words.face_help(face))
        case _:
            return Telling(row.label, _in_dream(face))


def _closed() -> str:
    return translate(
        "Smoki", "Nobody knows what’s in it. Whoever draws turns the card up for all, and may lay it aside."
    )


def _open(face: Face | None) -> str:
    into = translate("Smoki", "Taken from here, it has to go into your dream.")
    return f"{_worth(face)} {into}" if face is not None else into


def _worth(face: Face) -> str:
    if face in smoki.VALUES and face not in (smoki.CIRCLE, smoki.NEST):
        return fill(translate("Smoki", "It counts %1."), table_words.number(smoki.VALUES[face]))
    return words.face_help(face)


def _in_dream(face: Face | None) -> str:
    if face is None:
        return translate(
            "Smoki", "Nobody knows what it is. It is turned up when it is replaced, or when the round ends."
        )
    if face == smoki.MIRROR:
        return words.face_help(face)
    same = translate("Smoki", "The same card above or below it, and both count nothing.")
    return f"{fill(translate('Smoki', 'It counts %1.'), table_words.number(smoki.VALUES[face]))} {same}"


def seat(state: TableState) -> str:
    """A player's plate."""
    assert state.frame is not None
    board: smoki.Board = state.frame.board
    if board.agreed.goal == "tokens":
        return tokens(board.agreed.tokens)
    return translate("Smoki", "The number is all the points so far. The fewest win.")


def tokens(goal: int) -> str:
    """Dragon tokens."""
    return translate("Smoki", "The mildest dream of a round wins a token. The game ends with %n token(s).", "", goal)


def act(key: str) -> str:
    """A button."""
    if key == smoki_choices.CLOSED:
        return _closed()
    if key == smoki_choices.STAY:
        return translate("Smoki", "All cards stay where they are.")
    if key.startswith("pile:"):
        return translate("Smoki", "The open piles lie face up, and the next player may take from them.")
    return translate("Smoki", "Makes the move that you have chosen.")


def pair() -> Telling:
    """A column of two equal cards."""
    return Telling(translate("Smoki", "A pair"), translate("Smoki", "Two equal cards in a column count for nothing."))


def gap(label: str) -> Telling:
    """An open pile without a card."""
    return Telling(
        label, translate("Smoki", "The pile is empty: there is nothing to take, but a card may be laid here.")
    )
