"""Where every card of a Sen table lies and what of it can be seen from here."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.sen import choices, swaps, words
from client.viewmodels.table.cards import card_row, in_order, tops
from client.viewmodels.table.pointing import Target, card
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableState
from engine import sen
from engine.contract import ALL
from engine.pieces import Face, Handle, Seat

translate = QCoreApplication.translate

ART = {sen.TAKE_TWO: "sen/take2", sen.PEEK: "sen/peek1", sen.SWAP: "sen/swap2"}


def art(face: Face | None) -> str:
    """The drawing of a face; "" for a back."""
    if face is None:
        return ""
    return ART.get(face, f"sen/crows_{sen.CROWS[face]}")


def laid_open(board: sen.Board) -> bool:
    """Whether the dreams lie face up, as they do from the end of a round until the next deal."""
    ended = board.caller is not None or not board.closed
    cards = [handle for dream in board.dreams for handle in dream]
    return ended and bool(cards) and not board.drawn and all(handle in board.faces for handle in cards)


class Cards:
    """One sight of the table, and the rows made of it."""

    def __init__(self, state: TableState, lit: frozenset[Target]) -> None:
        assert state.frame is not None
        self._state = state
        self._frame = state.frame
        self._board: sen.Board = state.frame.board
        self._lit = lit
        self._open = laid_open(self._board)
        self._swapped = {} if self._open else swaps.marked(state)

    def rows(self) -> tuple[CardProps, ...]:
        """All cards that are drawn, in reading order."""
        return in_order((*self._piles(), *self._dreams(), *self._drawn()))

    def _piles(self) -> Iterator[CardProps]:
        board = self._board
        closed = translate("Sen", "Closed pile: %n card(s)", "", len(board.closed))
        shuffling = self._frame.busy in ("shuffle", "keys", "roll")
        for slot, handle, top in tops(board.closed):
            yield card_row(
                self._state, self._lit, handle, "closed", 0, slot, "", choices.CLOSED, closed if top else "",
                reachable=top, pending=top and shuffling,
            )  # fmt: skip
        for slot, handle, top in tops(board.open):
            face = board.faces.get(handle)
            named = words.face(face) if face is not None else translate("Sen", "not turned up yet")
            label = fill(translate("Sen", "Open pile: %1"), named)
            yield card_row(
                self._state, self._lit, handle, "open", 0, slot, art(face), choices.OPEN, label if top else "",
                reachable=top, pending=face is None,
            )  # fmt: skip

    def _dreams(self) -> Iterator[CardProps]:
        seats = len(self._board.dreams)
        for seat, dream in enumerate(self._board.dreams):
            place = self._state.place(seat)
            for slot, handle in enumerate(dream):
                face, alone = self._dream_face(handle)
                label = self._dream_label(seat, slot, None if alone else face)
                by = self._swapped.get(handle)
                yield card_row(
                    self._state, self._lit, handle, "front", place, slot, art(face), card(handle), label,
                    slots=len(dream), eye=alone or self._watched(handle), order=slot * seats + place,
                    swapped="" if by is None else self._state.people[by].name,
                )  # fmt: skip

    def _drawn(self) -> Iterator[CardProps]:
        board, mine = self._board, self._state.me == self._board.turn
        for slot, handle in enumerate(board.drawn):
            face = self._frame.known.get(handle) if mine else None
            label = translate("Sen", "Drawn card") if mine else translate("Sen", "A drawn card, face down")
            if mine and len(board.drawn) > 1:
                label = fill(translate("Sen", "Drawn card %1"), slot + 1)
            place = self._state.place(board.turn)
            yield card_row(
                self._state, self._lit, handle, "drawn", place, slot, art(face), card(handle), label,
                slots=len(board.drawn), pending=mine and face is None,
            )  # fmt: skip

    def _dream_face(self, handle: Handle) -> tuple[Face | None, bool]:
        """What of a card in a dream is turned up here, and whether for this player alone."""
        step, hand = self._frame.step, self._state.hand
        if self._open or (step is not None and step.to is ALL and step.faces and handle in step.cards):
            return self._board.faces.get(handle), False
        if handle in hand.looking or (hand.memory_help and self._state.me is not None):
            face = self._frame.known.get(handle)
            return face, face is not None
        return None, False

    def _watched(self, handle: Handle) -> bool:
        """Whether somebody is being shown this card at this moment."""
        step = self._frame.step
        return step is not None and step.ask == "show" and step.to is not ALL and handle in step.cards

    def _dream_label(self, seat: Seat, slot: int, face: Face | None) -> str:
        if seat == self._state.me:
            where = fill(translate("Sen", "Your card %1"), slot + 1)
        else:
            where = fill(translate("Sen", "%2’s card %1"), slot + 1, self._state.people[seat].name)
        return where if face is None else says(where, words.face(face))
