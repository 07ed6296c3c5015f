"""What this player is asked at a Sen table, and the buttons under it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.sen import choices as sen_choices
from client.viewmodels.sen import words
from client.viewmodels.table.pointing import CONFIRM, DONE, Choice, complete, is_card, kinds
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.state import Hand
from engine import sen
from engine.pieces import Face, Move

translate = QCoreApplication.translate

VALUES: tuple[int, ...] = tuple(sorted(set(sen.CROWS.values())))


def naming_pair(hand: Hand, allowed: frozenset[type[Move]]) -> bool:
    """Whether two own cards are chosen and their value is still to be named, or to be confirmed."""
    return sen.Pair in allowed and sum(is_card(target) for target in hand.chosen) == sen.PEEKED_CARDS


# ── the sentence ────────────────────────────────────────────────────────────────────────────────────────────────────
def ask(choices: tuple[Choice, ...], hand: Hand) -> str:
    """What is asked of this player, in one sentence."""
    allowed = kinds(choices)
    if hand.armed:
        return translate("Sen", "Call “Wake up!” and end the round? Press again")
    if sen.PeekTwo in allowed:
        match len(hand.chosen):
            case 0:
                return translate("Sen", "Choose two cards in your dream to peek at")
            case 1:
                return translate("Sen", "Choose one more card to peek at")
            case _:
                return translate("Sen", "Peek at these two?")
    if sen.Draw in allowed:
        return _turn_ask(hand, allowed)
    if sen.Keep in allowed:
        if hand.chosen:
            return translate("Sen", "Put the drawn card there?")
        return translate("Sen", "Your turn: which card in your dream will you replace?")
    if sen.Choose in allowed:
        return translate("Sen", "Which of the two will you play? The other is discarded")
    if sen.Peek in allowed:
        return (
            translate("Sen", "Peek at this card?") if hand.chosen else translate("Sen", "Which card will you peek at?")
        )
    return _swap_ask(hand)


def _turn_ask(hand: Hand, allowed: frozenset[type[Move]]) -> str:
    if naming_pair(hand, allowed):
        if len(hand.chosen) > sen.PEEKED_CARDS:
            return translate("Sen", "Show both cards and give them up?")
        return translate("Sen", "How many crows are on each of the two?")
    match hand.chosen:
        case ():
            return translate("Sen", "Your turn: take the open card or draw one")
        case (sen_choices.OPEN,):
            return translate("Sen", "Which card in your dream does the open card replace?")
        case (_,) if sen.Pair in allowed:
            return translate("Sen", "Replace it with the open card, or choose its twin")
        case (_,):
            return translate("Sen", "Replace it with the open card?")
        case _:
            return translate("Sen", "Put the open card there?")


def _swap_ask(hand: Hand) -> str:
    match len(hand.chosen):
        case 0:
            return translate("Sen", "Swap two players’ cards: which is the first?")
        case 1:
            return translate("Sen", "Which card does it swap with?")
        case _:
            return translate("Sen", "Swap these two, unseen?")


# ── the buttons ─────────────────────────────────────────────────────────────────────────────────────────────────────
def buttons(choices: tuple[Choice, ...], hand: Hand, drawn: Face | None) -> tuple[ButtonProps, ...]:
    """At most three things to press; what is not allowed yet says why."""
    allowed = kinds(choices)
    ready = complete(choices, hand.chosen) is not None
    if sen.Draw in allowed:
        return _turn_buttons(hand, allowed, ready)
    if sen.Keep in allowed:
        return _drawn_buttons(allowed, ready, drawn)
    if sen.PeekTwo in allowed:
        return (_confirm(translate("Sen", "Peek at both"), ready, translate("Sen", "choose two cards"), "icons/eye"),)
    if sen.Choose in allowed:
        return (_confirm(translate("Sen", "Play it"), ready, translate("Sen", "choose one"), ""),)
    if sen.Peek in allowed:
        return (_confirm(translate("Sen", "Peek at it"), ready, translate("Sen", "choose a card"), "icons/eye"),)
    if sen.Swap in allowed:
        return (_confirm(translate("Sen", "Swap them"), ready, translate("Sen", "choose two cards"), ""),)
    return ()


def done(left_s: int) -> tuple[ButtonProps, ...]:
    """The one button while a peek is open, with the seconds after which it closes by itself."""
    text = translate("Sen", "I’ll remember")
    if left_s:
        text = fill(translate("Sen", "I’ll remember · %1 s", "seconds"), left_s)
    return (ButtonProps(DONE, text, "Return", "icons/eye_shut", True, True, ""),)


def _turn_buttons(hand: Hand, allowed: frozenset[type[Move]], ready: bool) -> tuple[ButtonProps, ...]:
    wake = translate("Sen", "Again: Wake up!") if hand.armed else translate("Sen", "Wake up!")
    wake_button = ButtonProps(sen_choices.WAKE, wake, "W", "", bool(hand.armed), True, "")
    if naming_pair(hand, allowed):
        return (
            _confirm(translate("Sen", "Give up both"), ready, translate("Sen", "name their crows"), ""),
            wake_button,
        )
    take = ButtonProps(sen_choices.OPEN, translate("Sen", "Take the open card"), "O", "", bool(hand.chosen), True, "")
    if sen_choices.OPEN in hand.chosen:
        take = _confirm(translate("Sen", "Replace the card"), ready, translate("Sen", "choose one"), "")
    draw_first = not hand.chosen and not hand.armed
    draw = ButtonProps(sen_choices.CLOSED, translate("Sen", "Draw a card"), "D", "", draw_first, True, "")
    return (take, draw, wake_button) if hand.chosen else (draw, take, wake_button)


def _drawn_buttons(allowed: frozenset[type[Move]], ready: bool, drawn: Face | None) -> tuple[ButtonProps, ...]:
    keep = _confirm(translate("Sen", "Replace the card"), ready, translate("Sen", "choose one"), "")
    discard = ButtonProps(sen_choices.DISCARD, translate("Sen", "Discard it"), "X", "", False, True, "")
    if sen.Use in allowed and drawn is not None:
        use = ButtonProps(sen_choices.USE, use_text(drawn), "P", use_icon(drawn), False, True, "")
        return (keep, use, discard)
    reason = translate("Sen", "at the start of a turn")
    return (keep, discard, ButtonProps(sen_choices.WAKE, translate("Sen", "Wake up!"), "", "", False, False, reason))


def use_text(drawn: Face) -> str:
    """What using a special card does."""
    match drawn:
        case sen.TAKE_TWO:
            return translate("Sen", "Use it: draw two")
        case sen.PEEK:
            return translate("Sen", "Use it: peek")
        case _:
            return translate("Sen", "Use it: swap two")


def use_icon(drawn: Face) -> str:
    """The picture beside it."""
    return {sen.TAKE_TWO: "marks/take2", sen.PEEK: "icons/eye", sen.SWAP: "marks/swap2"}.get(drawn, "")


def _confirm(text: str, ready: bool, reason: str, icon: str) -> ButtonProps:
    return ButtonProps(CONFIRM, text, "Return", icon, True, ready, "" if ready else reason)


def held(choices: tuple[Choice, ...], hand: Hand, drawn: tuple[Face, ...]) -> tuple[str, str]:
    """Name and use of the card in hand."""
    if not drawn:
        return "", ""
    if sen.Choose in kinds(choices):
        chosen = complete(choices, hand.chosen)
        if isinstance(chosen, sen.Choose) and chosen.index < len(drawn):
            return words.face(drawn[chosen.index]), words.face_help(drawn[chosen.index])
        return words.face(sen.TAKE_TWO), ""
    return words.face(drawn[0]), words.face_help(drawn[0])
