"""What a bot would do at a table of Když sním, and why, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table.people import People
from engine.dream_moves import Clue, Guess, LastGuess
from engine.knowledge import View
from engine.policies.advice import Advice

translate = QCoreApplication.translate


def hint(advice: Advice, view: View, people: People) -> str:
    """The sentence."""
    move = advice.move
    text = (move.text or "") if isinstance(move, Clue | Guess | LastGuess) else ""
    match advice.because.reason:
        case "clue_helps" | "clue_misleads" | "clue_aloud" | "pass_fined" | "pass_nothing":
            return _whispered(advice, text)
        case "hear_more" | "guess" | "guess_aloud" | "skip" | "no_guess":
            return _listened(advice, text)
        case "verdict_exact":
            return translate("Hints", "Right: that is the word.")
        case "verdict_near":
            return translate("Hints", "Right: that is a form of the word.")
        case "verdict_other":
            return translate("Hints", "Wrong: that is another word.")
        case "verdict_aloud" | "recall_heard":
            return translate("Hints", "Only you can say: it was told aloud.")
        case "object_tells":
            return translate("Hints", "Object: the clue is the word, or a form of it.")
        case "object_fair":
            return translate("Hints", "Let the clue pass: it is no form of the word.")
        case "recall":
            return translate("Hints", "Name every word that you guessed.")
        case reason:
            raise ValueError(f"the dream has no reason {reason}")


def _whispered(advice: Advice, text: str) -> str:
    """A clue, or none."""
    about = advice.because.about
    match advice.because.reason:
        case "clue_helps" if about[0] == 1:
            return fill(translate("Hints", "Whisper “%1”: it fits this word and no other of the list."), text)
        case "clue_helps":
            return fill(translate("Hints", "Whisper “%1”: it fits this word, though others too."), text)
        case "clue_misleads":
            return fill(translate("Hints", "Whisper “%1”: it leads to another word."), text)
        case "clue_aloud":
            return translate("Hints", "Say a word about it aloud.")
        case "pass_fined":
            return translate("Hints", "Pass: clues cost cards at this table.")
        case _:
            return translate("Hints", "Pass: nothing is left to say of this word.")


def _listened(advice: Advice, text: str) -> str:
    """The Dreamer listens and guesses."""
    about = advice.because.about
    match advice.because.reason:
        case "hear_more" if about[0] == 0:
            return translate("Hints", "Go on listening: no word fits yet.")
        case "hear_more" if about[0] == 1:
            return translate("Hints", "Go on listening: one word fits, but not surely enough.")
        case "hear_more":
            return translate("Hints", "Go on listening: several words fit equally well.")
        case "guess":
            return fill(translate("Hints", "Guess “%1”: clues that fit: %2 of %3."), text, *about)
        case "guess_aloud":
            return translate("Hints", "Guess aloud: enough was said.")
        case "skip":
            return translate("Hints", "Give this word up: nothing fits what was said.")
        case _:
            return translate("Hints", "Leave this word alone: nothing fits what was said.")
