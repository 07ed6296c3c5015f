"""What the raven tells of each thing on a table of Sen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.sen import choices as sen_choices
from client.viewmodels.sen import words
from client.viewmodels.table.pointing import DONE
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableState
from client.viewmodels.telling import Telling
from engine import sen
from engine.pieces import Face, Handle

translate = QCoreApplication.translate


def card(state: TableState, row: CardProps) -> Telling:
    """A card in a pile, in a dream or in hand."""
    assert state.frame is not None
    board: sen.Board = state.frame.board
    if row.zone == "closed":
        return Telling(row.label, _closed())
    if row.zone == "open":
        return Telling(row.label, _open(board))
    owner = state.people[(row.place + (state.me or 0)) % state.seats].name
    known = state.frame.known.get(Handle(int(row.key)))
    face = known if known is not None and row.face else board.faces.get(Handle(int(row.key)))
    if row.zone == "drawn":
        if face is not None and row.face:
            return Telling(says(row.label, words.face(face)), words.face_help(face), private=True)
        return Telling(row.label, fill(translate("Sen", "%1 alone sees it, and decides what becomes of it."), owner))
    if not row.face:
        return Telling(row.label, _face_down(owner, mine=row.place == 0))
    if row.eye and face is not None:
        told = translate("Sen", "Only you see it: remember what it is and where it lies.")
        return Telling(says(row.label, words.face(face)), told, private=True)
    return Telling(row.label, translate("Sen", "It lies open now, and everyone may count it."))


def _face_down(owner: str, *, mine: bool) -> str:
    if mine:
        return translate(
            "Sen", "Its crows count for you at the end. Replace it with a lower card, or find out what it is."
        )
    return fill(
        translate("Sen", "Its crows count for %1. Only Peek 1 can show it to you, only Swap 2 can move it."), owner
    )


def _closed() -> str:
    return translate(
        "Sen", "Nobody knows what’s in it. Only you will see the card you draw. When it is empty, the round ends."
    )


def _open(board: sen.Board) -> str:
    face = board.faces.get(board.open[-1]) if board.open else None
    if face is None:
        return translate("Sen", "Cards that nobody wanted lie here, face up.")
    counted = words.crows(sen.CROWS[face])
    if face in sen.SPECIALS:
        return fill(
            translate("Sen", "Taken from here it has no effect and counts as %1. It has to go into your dream."),
            counted,
        )
    return fill(
        translate(
            "Sen", "It counts %1. Taken from here, it has to go into your dream; the card it replaces comes here."
        ),
        counted,
    )


def seat() -> str:
    """A player's plate."""
    return translate("Sen", "The number is all the crows of the rounds before. The fewest win.")


def act(state: TableState, key: str, drawn: Face | None) -> str:
    """A button."""
    assert state.frame is not None
    board: sen.Board = state.frame.board
    match key:
        case sen_choices.CLOSED:
            return _closed()
        case sen_choices.OPEN:
            return _open(board)
        case sen_choices.WAKE:
            pattern = translate(
                "Sen",
                "Ends the round for all. With the fewest crows you write down 0; if someone has fewer, %1 more.",
            )
            return fill(pattern, board.agreed.penalty)
        case sen_choices.DISCARD:
            return translate("Sen", "It goes onto the open pile, without effect.")
        case sen_choices.USE if drawn is not None:
            return words.face_help(drawn)
        case _ if key == DONE:
            return translate("Sen", "The cards turn face down again. Remember them.")
        case _:
            return translate("Sen", "Makes the move that you have chosen.")


def values() -> Telling:
    """The numbers of crows, to name that of a pair."""
    return Telling(
        translate("Sen", "How many crows are on each of the two?"),
        translate("Sen", "Right: both cards go, and one new card comes. Wrong: both stay, and one more comes."),
    )
