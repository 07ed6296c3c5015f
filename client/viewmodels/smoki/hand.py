"""What this player is asked at a Smoki table, and the buttons under it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.smoki import choices as smoki_choices
from client.viewmodels.smoki import score, words
from client.viewmodels.table.pointing import CONFIRM, Choice, card, complete, kinds
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.state import Hand
from engine import smoki
from engine.pieces import Face, Seat

translate = QCoreApplication.translate


# ── the sentence ────────────────────────────────────────────────────────────────────────────────────────────────────
def ask(choices: tuple[Choice, ...], hand: Hand, board: smoki.Board) -> str:
    """What is asked of this player, in one sentence."""
    allowed, chosen = kinds(choices), len(hand.chosen)
    taken = _taken(board)
    if smoki.Reveal in allowed:
        if chosen:
            return translate("Smoki", "Turn this card up?")
        return translate("Smoki", "Choose a card in your dream to turn up")
    if smoki.Draw in allowed:
        return translate("Smoki", "Your turn: take an open card or draw one")
    if smoki.PlaceCircle in allowed:
        if chosen:
            return translate("Smoki", "Send the circle round from here?")
        return translate("Smoki", "Raven Circle: which of your cards sets off round the table?")
    if smoki.Place in allowed:
        if chosen and board.agreed.piles == 1:
            return translate("Smoki", "Replace this card?")
        if chosen:
            return translate("Smoki", "Which open pile does the old card go onto?")
        return fill(translate("Smoki", "Your turn: where does it go? (%1)"), taken)
    if smoki.Stay in allowed:
        match chosen:
            case 0:
                return translate("Smoki", "Raven Nest: swap two other cards in your dream, or leave them")
            case 1:
                return translate("Smoki", "Which card does it swap with?")
            case _:
                return translate("Smoki", "Swap these two?")
    if board.agreed.edition == smoki.CORRECTED:
        return fill(translate("Smoki", "The circle’s last card (%1): under which open pile?"), taken)
    return fill(translate("Smoki", "The circle’s last card (%1): onto which open pile?"), taken)


def _taken(board: smoki.Board) -> str:
    face = board.faces.get(board.drawn) if board.drawn is not None else None
    return words.face(face) if face is not None else ""


# ── the buttons ─────────────────────────────────────────────────────────────────────────────────────────────────────
def buttons(choices: tuple[Choice, ...], hand: Hand, board: smoki.Board) -> tuple[ButtonProps, ...]:
    """At most three things to press; what is not allowed yet says why."""
    allowed = kinds(choices)
    ready = complete(choices, hand.chosen) is not None
    if smoki.Draw in allowed:
        draw = ButtonProps(smoki_choices.CLOSED, translate("Smoki", "Draw a card"), "D", "", True, True, "")
        takes = [choice.move.pile for choice in choices if isinstance(choice.move, smoki.TakeOpen)]
        return (draw, *(_pile(at, _take_text(at, board), first=False) for at in takes))
    if smoki.Reveal in allowed:
        return (_confirm(translate("Smoki", "Turn it up"), ready, translate("Smoki", "choose a card")),)
    if smoki.PlaceCircle in allowed:
        return (_confirm(translate("Smoki", "Send it round"), ready, translate("Smoki", "choose a card")),)
    if smoki.Place in allowed:
        return _place_buttons(hand, board, discards=smoki.Discard in allowed)
    if smoki.Stay in allowed:
        swap = _confirm(translate("Smoki", "Swap them"), ready, translate("Smoki", "choose two"))
        stay = ButtonProps(smoki_choices.STAY, translate("Smoki", "Leave them"), "S", "", False, True, "")
        return (swap, stay)
    if smoki.Give in allowed:
        return tuple(_pile(at, _give_text(at, board), first=at == 0) for at in range(board.agreed.piles))
    return ()


def _place_buttons(hand: Hand, board: smoki.Board, *, discards: bool) -> tuple[ButtonProps, ...]:
    piles = range(board.agreed.piles)
    if hand.chosen:
        return tuple(_pile(at, _old_text(at, board), first=board.agreed.piles == 1) for at in piles)
    put = _confirm(translate("Smoki", "Place it"), False, translate("Smoki", "choose a card"))
    return (put, *(_pile(at, _lay_text(at, board), first=False) for at in piles if discards))


def _pile(at: int, text: str, *, first: bool) -> ButtonProps:
    """A button that stands for an open pile; the `first` of its kind is meant by Enter."""
    return ButtonProps(smoki_choices.open_pile(at), text, "Return" if first else str(at + 1), "", first, True, "")


def _take_text(at: int, board: smoki.Board) -> str:
    face = board.faces.get(board.open[at][-1]) if board.open[at] else None
    return fill(translate("Smoki", "Take %1"), words.face(face)) if face is not None else ""


def _old_text(at: int, board: smoki.Board) -> str:
    if board.agreed.piles == 1:
        return translate("Smoki", "Replace it")
    return fill(translate("Smoki", "Old card to pile %1"), words.PILES[at])


def _lay_text(at: int, board: smoki.Board) -> str:
    if board.agreed.piles == 1:
        return translate("Smoki", "Discard it")
    return fill(translate("Smoki", "Discard to pile %1"), words.PILES[at])


def _give_text(at: int, board: smoki.Board) -> str:
    under = board.agreed.edition == smoki.CORRECTED
    if board.agreed.piles == 1:
        return translate("Smoki", "Under the open pile") if under else translate("Smoki", "Onto the open pile")
    pattern = translate("Smoki", "Under pile %1") if under else translate("Smoki", "Onto pile %1")
    return fill(pattern, words.PILES[at])


def _confirm(text: str, ready: bool, reason: str) -> ButtonProps:
    return ButtonProps(CONFIRM, text, "Return", "", True, ready, "" if ready else reason)


# ── the card in hand ────────────────────────────────────────────────────────────────────────────────────────────────
def held(hand: Hand, board: smoki.Board, me: Seat, next_name: str) -> tuple[str, str]:
    """Name and use of the card in hand; with a card of the dream chosen, what putting it there would change.

    `next_name` is the player on the left, to whom a card of the circle goes.
    """
    face = board.faces.get(board.drawn) if board.drawn is not None else None
    if face is None:
        return "", ""
    if board.circle is not None:
        last = board.left_of(me) == board.turn
        goes_on = fill(translate("Smoki", "It goes on to %1."), next_name)
        return words.face(face), translate("Smoki", "The circle’s last card.") if last else goes_on
    return words.face(face), _would_be(hand, board, me, face) or words.face_help(face)


def _would_be(hand: Hand, board: smoki.Board, me: Seat, face: Face) -> str:
    at = next((at for at, handle in enumerate(board.dreams[me]) if card(handle) in hand.chosen), None)
    if at is None:
        return ""
    before, then = score.of_board(board, me), score.after(board, me, at, face)
    return words.would_be(before.score, then.score, pair=at % smoki.ROW_CARDS in then.pairs)
