"""What a bot would do at a table of Smoki, and why, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table import words as table_words
from client.viewmodels.table.people import People
from engine.knowledge import View
from engine.policies.advice import Advice
from engine.policies.smoki_reasons import HIDDEN
from engine.smoki import Place, PlaceCircle, Swap

translate = QCoreApplication.translate


def hint(advice: Advice, view: View, people: People) -> str:
    """The sentence."""
    move = advice.move
    at = move.position + 1 if isinstance(move, Place | PlaceCircle) else 0
    match advice.because.reason:
        case "take_pair" | "take_low" | "take_circle":
            return _taken(advice)
        case "circle" | "nest" | "mirror" | "place_pair" | "place_low" | "place_best" | "ends":
            return _placed(advice, at)
        case "reveal":
            return translate("Hints", "Turn any card up: you know none of them yet.")
        case "draw":
            return translate("Hints", "Draw: no open card makes your dream milder.")
        case "discard":
            return translate("Hints", "Discard it: it makes your dream no milder.")
        case "swap" if isinstance(move, Swap):
            return fill(translate("Hints", "Swap cards %1 and %2: your dream grows milder."), move.a + 1, move.b + 1)
        case "stay":
            return translate("Hints", "Leave them as they lie: no swap makes your dream milder.")
        case "give":
            return translate("Hints", "Choose either pile: what the next player finds on top is all that changes.")
        case reason:
            raise ValueError(f"Smoki has no reason {reason}")


def _taken(advice: Advice) -> str:
    """An open card is taken."""
    about = tuple(map(int, advice.because.about))
    values = tuple(map(table_words.number, about))
    match advice.because.reason:
        case "take_pair":
            return fill(
                translate("Hints", "Take the open %1: it makes a pair, and a pair counts nothing."),
                *values,
            )
        case "take_low" if about[0] == HIDDEN:
            return translate("Hints", "Take the mirror: it counts as its lower neighbour.")
        case "take_low" if about[1] == HIDDEN:
            return fill(
                translate("Hints", "Take the open %1: it is milder than a hidden card on average."),
                *values,
            )
        case "take_low":
            return fill(translate("Hints", "Take the open %1 in place of your %2."), *values)
        case _:
            return translate("Hints", "Take the Raven Circle: what it moves does you good.")


def _placed(advice: Advice, at: int) -> str:
    """A card goes into the dream."""
    about = tuple(map(int, advice.because.about))
    values = tuple(map(table_words.number, about))
    match advice.because.reason:
        case "circle":
            return fill(translate("Hints", "Lay the circle at card %1: the card from there leaves your dream."), at)
        case "nest":
            return fill(translate("Hints", "Lay the nest at card %1: then two of your cards may change places."), at)
        case "mirror":
            return fill(translate("Hints", "Lay the mirror at card %1: it counts as its lower neighbour."), at)
        case "place_pair":
            return fill(
                translate("Hints", "Lay it at card %1: two of %2 are a pair, and count nothing."),
                at,
                *values,
            )
        case "place_low" if about[0] == HIDDEN or about[1] == HIDDEN:
            return fill(translate("Hints", "Lay it at card %1: it is milder than a hidden card on average."), at)
        case "place_low":
            return fill(translate("Hints", "Lay it at card %1: %2 in place of %3."), at, *values)
        case "place_best":
            return fill(translate("Hints", "Lay it at card %1: there it does the least harm."), at)
        case _:
            told = translate("Hints", "Lay it at card %1 and end the round: about %2 points against %3.")
            return fill(told, at, *values)
