"""Why a bot of Když sním makes a move.

clue_helps: how many words of the list it fits; clue_misleads: a text that leads elsewhere; clue_aloud
pass_fined: a table that fines clues teaches to be silent; pass_nothing: all that is on the list was said
hear_more: how many words fit what was said as well as any (0: none)
guess: how many of the clues fit the word, how many were heard; guess_aloud
skip: nothing fits what was said
no_guess
verdict_exact, verdict_near, verdict_other; verdict_aloud
object_tells: the clue is the word, or a form of it; object_fair
recall: how many words are named
recall_heard
"""

from __future__ import annotations

from typing import cast

from engine.dream_board import Board, is_exact
from engine.dream_list import SPELLINGS
from engine.dream_moves import (
    Clue,
    Guess,
    Hear,
    LastGuess,
    NoGuess,
    Object,
    Pass,
    Recall,
    RecallHeard,
    Skip,
    Verdict,
)
from engine.dream_words import fold
from engine.knowledge import View
from engine.pieces import Face, Move
from engine.policies.because import Because
from engine.policies.dream_bot import fitting, said_of, word_of
from engine.policies.dream_clues import words_for


def explain(view: View, move: Move) -> Because:
    """The reason for `move`."""
    board = cast("Board", view.board)
    match move:
        case Clue(text):
            return _whispered(view, board, text)
        case Pass():
            fined = view.seat is not None and board.penalties[view.seat] > 0
            return Because("pass_fined" if fined else "pass_nothing")
        case Hear():
            fits = fitting(board, said_of(word_of(board)))
            best = max(fits.values(), default=(0, 0))
            return Because("hear_more", (sum(fit == best for fit in fits.values()),))
        case Guess(text) | LastGuess(text):
            return _guessed(board, text)
        case Skip():
            return Because("skip")
        case NoGuess():
            return Because("no_guess")
        case Verdict(right):
            return _judged(view, board, right)
        case Object(_, agree):
            return Because("object_tells" if agree else "object_fair")
        case Recall(words):
            return Because("recall", (len(words),))
        case RecallHeard():
            return Because("recall_heard")
        case _:
            raise ValueError(f"no move of the dream: {move}")


def _whispered(view: View, board: Board, text: str | None) -> Because:
    if text is None:
        return Because("clue_aloud")
    words = words_for(text)
    return (
        Because("clue_helps", (len(words),)) if view.known[word_of(board).card] in words else Because("clue_misleads")
    )


def _guessed(board: Board, text: str | None) -> Because:
    if text is None:
        return Because("guess_aloud")
    said = said_of(word_of(board))
    fit = [clue for clue in said if any(_is_called(text, face, board) for face in words_for(clue))]
    return Because("guess", (len(fit), len(said)))


def _is_called(text: str, face: Face, board: Board) -> bool:
    return fold(text) in [fold(each) for each in SPELLINGS[face][board.agreed.language]]


def _judged(view: View, board: Board, right: bool) -> Because:
    word = word_of(board)
    if word.guess is None:
        return Because("verdict_aloud")
    if is_exact(view.known[word.card], word.guess):
        return Because("verdict_exact")
    return Because("verdict_near" if right else "verdict_other")
