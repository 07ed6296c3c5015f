"""Where every card of a Smoki table lies. Nothing here is private: a card lies face up for all, or for nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.smoki import choices, score, words
from client.viewmodels.table import words as table_words
from client.viewmodels.table.cards import card_row, in_order, tops
from client.viewmodels.table.pointing import Target, card
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableState
from engine import smoki
from engine.pieces import Face, Seat

translate = QCoreApplication.translate

ART: Final = {smoki.CIRCLE: "raven_circle", smoki.NEST: "raven_nest", smoki.MIRROR: "raven_mirror"}
LEFT, RIGHT = "icons/left", "icons/right"


def art(face: Face | None) -> str:
    """The drawing of a face; "" for a back."""
    if face is None:
        return ""
    return "smoki/" + (ART.get(face) or "dragon_" + face.replace("-", "m"))


def badge(mirror: score.Mirror | None, *, counted: bool = False) -> tuple[str, str]:
    """What a mirror counts as just now, and the drawing of where it comes from.

    `counted`: the round is over, and a mirror without a source counts 0; before, it says nothing yet.
    """
    if mirror is None:
        return "", ""
    if mirror.source is None:
        return ("0", "") if counted else ("", "")
    return table_words.number(mirror.value), LEFT if mirror.left else RIGHT


def laid_open(board: smoki.Board) -> bool:
    """Whether all dreams lie open, as they do from the end of a round until the next deal."""
    cards = [handle for dream in board.dreams for handle in dream]
    counted = board.last_round is not None and board.drawn is None
    return counted and bool(cards) and all(handle in board.faces for handle in cards)


def holder(board: smoki.Board) -> Seat:
    """Who holds the card that was taken, or hands on the one that goes round."""
    return board.turn if board.circle is None else board.circle.giver


class Cards:
    """One sight of the table, and the rows made of it."""

    def __init__(self, state: TableState, lit: frozenset[Target]) -> None:
        assert state.frame is not None
        self._state = state
        self._frame = state.frame
        self._board: smoki.Board = state.frame.board
        self._lit = lit

    def rows(self) -> tuple[CardProps, ...]:
        """All cards that are drawn, in reading order."""
        return in_order((*self._piles(), *self._dreams(), *self._drawn()))

    def _piles(self) -> Iterator[CardProps]:
        board = self._board
        closed = translate("Smoki", "Closed pile: %n card(s)", "", len(board.closed))
        shuffling = self._frame.busy in ("shuffle", "keys", "roll")
        for slot, handle, top in tops(board.closed):
            yield card_row(
                self._state, self._lit, handle, "closed", 0, slot, "", choices.CLOSED, closed if top else "",
                reachable=top, pending=top and shuffling,
            )  # fmt: skip
        for number, pile in enumerate(board.open):
            for slot, handle, top in tops(pile):
                face = board.faces.get(handle)
                named = words.face(face) if face is not None else translate("Smoki", "not turned up yet")
                label = says(words.pile(number, len(board.open)), named)
                yield card_row(
                    self._state, self._lit, handle, "open", number, slot, art(face),
                    choices.open_pile(number), label if top else "", reachable=top, pending=top and face is None,
                )  # fmt: skip

    def _dreams(self) -> Iterator[CardProps]:
        board = self._board
        for seat, dream in enumerate(board.dreams):
            place = self._state.place(seat)
            scored = score.of_board(board, seat) if dream else None
            for slot, handle in enumerate(dream):
                assert scored is not None
                text, drawing = badge(scored.mirror(slot), counted=laid_open(board))
                yield card_row(
                    self._state, self._lit, handle, "front", place, slot, art(board.faces.get(handle)), card(handle),
                    self._dream_label(seat, slot, scored), slots=len(dream), order=slot * len(board.dreams) + place,
                    badge=text, badge_art=drawing,
                )  # fmt: skip

    def _drawn(self) -> Iterator[CardProps]:
        board, handle = self._board, self._board.drawn
        if handle is None:
            return
        face = board.faces.get(handle)
        named = words.face(face) if face is not None else translate("Smoki", "not turned up yet")
        what = translate("Smoki", "Taken card") if board.circle is None else translate("Smoki", "The circle’s card")
        yield card_row(
            self._state, self._lit, handle, "drawn", self._state.place(holder(board)), 0, art(face), card(handle),
            says(what, named), pending=face is None,
        )  # fmt: skip

    def _dream_label(self, seat: Seat, slot: int, scored: score.Scored) -> str:
        row, column = divmod(slot, smoki.ROW_CARDS)
        if seat == self._state.me:
            pattern = translate("Smoki", "Your upper row, card %1") if row == 0 else ""
            pattern = pattern or translate("Smoki", "Your lower row, card %1")
            where = fill(pattern, column + 1)
        else:
            pattern = translate("Smoki", "%2’s upper row, card %1") if row == 0 else ""
            pattern = pattern or translate("Smoki", "%2’s lower row, card %1")
            where = fill(pattern, column + 1, self._state.people[seat].name)
        face = scored.faces[slot]
        if face is None:
            return says(where, translate("Smoki", "face down"))
        label = says(where, words.face(face))
        mirror = scored.mirror(slot)
        if column in scored.pairs:
            return fill(translate("Smoki", "%1, a pair in its column: counts for nothing"), label)
        if mirror is not None and mirror.source is not None:
            return fill(translate("Smoki", "%1, counts as %2"), label, table_words.number(mirror.value))
        return label
