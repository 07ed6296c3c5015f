"""What a bot would do at a table of the race, and why, in a sentence."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import names
from client.viewmodels.table.people import People
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Face
from engine.policies.advice import Advice
from engine.race_board import HERO, Attack, Board, Exchange, Support

translate = QCoreApplication.translate


def hint(advice: Advice, view: View, people: People) -> str:
    """The sentence."""
    move, about = advice.move, advice.because.about
    match move:
        case Pick(index):
            board = cast("Board", view.board)
            card = view.known[board.hands[view.seat or 0][index]]
            return _picked(advice.because.reason, names.dragon(card), about)
        case Support(card, dragon) if card == HERO:
            return fill(translate("Hints", "Give your hero’s support to %1, so that it can fly."), _card(dragon))
        case Support(card, dragon):
            return fill(translate("Hints", "Lay %1 under %2, so that it can fly."), _card(card), _card(dragon))
        case Attack(card, _, dragon):
            told = translate("Hints", "Attack %2 with %1: it flies %3, and its flight costs you more than this card.")
            return fill(told, _card(card), _card(dragon), *about)
        case Exchange(out, into):
            told = translate("Hints", "Exchange %1 for %2: it flies %4 instead of %3.")
            return fill(told, _card(out), _card(into), about[1], about[0])
        case _ if advice.because.reason == "fire":
            return translate("Hints", "Start the flight: nothing that is left makes it longer.")
        case _ if advice.because.reason == "stay":
            return translate("Hints", "Keep your team: no exchange makes it better.")
        case _:
            raise ValueError(f"the race has no reason {advice.because.reason}")


def _picked(reason: str, card: str, about: tuple[int | str, ...]) -> str:
    match reason:
        case "pick_feeds":
            return fill(translate("Hints", "Keep %1: your dragons ask for its colour."), card)
        case "pick_team":
            told = translate("Hints", "Keep %1 for your team: it flies %2, your slowest dragon %3.")
            return fill(told, card, *about)
        case "pick_land":
            return fill(translate("Hints", "Keep %1: it helps you to win its land."), card)
        case "pick_attack":
            return fill(translate("Hints", "Keep %1: its attack costs others more than you."), card)
        case "pick_denies":
            return fill(translate("Hints", "Keep %1: the next player would need its colour."), card)
        case _:
            return fill(translate("Hints", "Keep %1: there is nothing better in this hand."), card)


def _card(card: str) -> str:
    return names.dragon(Face(card))
