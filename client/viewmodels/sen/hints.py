"""What a bot would do at a table of Sen, and why, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.sen import words
from client.viewmodels.table.people import People
from engine.knowledge import View
from engine.pieces import Face
from engine.sen import Keep, Peek, TakeOpen

if TYPE_CHECKING:  # the first page needs no bots
    from engine.policies.advice import Advice

translate = QCoreApplication.translate


def hint(advice: Advice, view: View, people: People) -> str:
    """The sentence."""
    move, about = advice.move, advice.because.about
    at = move.position + 1 if isinstance(move, TakeOpen | Keep | Peek) else 0
    match advice.because.reason:
        case "take_lighter" | "take_for_unknown" | "keep_lighter" | "keep_for_unknown":
            return _laid(advice, at)
        case "choose" | "peek_own" | "peek_other" | "swap_known" | "swap_unknown" | "swap_others":
            return _special(advice, at)
        case "first_look":
            return translate("Hints", "Peek at any two: you know none of them yet.")
        case "draw":
            return fill(translate("Hints", "Draw: with the open %1 your dream would grow no lighter."), *about)
        case "discard" if about[1] == -1:
            return fill(translate("Hints", "Discard it: %1 is more than an unknown card has on average."), *about)
        case "discard":
            told = translate("Hints", "Discard it: %1 is high, and the highest card that you know of yours is %2.")
            return fill(told, *about)
        case "use":
            return fill(translate("Hints", "Use it: what %1 does is worth more than its crows."), _face(about[0]))
        case "pair":
            return fill(translate("Hints", "Give up your pair of %1: your dream has a card less."), *about)
        case "wake":
            told = translate("Hints", "Call “Wake up!”: you have about %1, and at %2 % nobody has fewer.")
            return fill(told, *about)
        case reason:
            raise ValueError(f"Sen has no reason {reason}")


def _laid(advice: Advice, at: int) -> str:
    """A card goes into the dream."""
    about = advice.because.about
    match advice.because.reason:
        case "take_lighter":
            told = translate("Hints", "Take the open card as card %1: %2 is less than the %3 that you know there.")
            return fill(told, at, *about)
        case "take_for_unknown":
            told = translate("Hints", "Take the open card as card %1: an unknown card has about %3, and %2 is less.")
            return fill(told, at, *about)
        case "keep_lighter":
            told = translate("Hints", "Keep it as card %1: %2 is less than the %3 that you know there.")
            return fill(told, at, *about)
        case _:
            told = translate("Hints", "Keep it as card %1: an unknown card has about %3, and %2 is less.")
            return fill(told, at, *about)


def _special(advice: Advice, at: int) -> str:
    """After a special card."""
    about = advice.because.about
    match advice.because.reason:
        case "choose" if int(about[0]) < int(about[1]):
            return fill(translate("Hints", "Play the %1: it is lighter than the %2."), *about)
        case "choose":
            return fill(translate("Hints", "Play the %1: what it can do is worth more than the %2."), *about)
        case "peek_own":
            return fill(translate("Hints", "Peek at your card %1: you don’t know it yet."), at)
        case "peek_other":
            return translate("Hints", "Peek at a card in another dream: you know all of yours.")
        case "swap_known":
            return fill(translate("Hints", "Swap your %1 for the %2 that you know."), *about)
        case "swap_unknown":
            return fill(translate("Hints", "Swap your %1 for an unknown card, which has about %2."), *about)
        case _:
            return translate("Hints", "Swap two cards of the others: yours are good where they are.")


def _face(shown: int | str) -> str:
    return words.face(Face(str(shown)))
