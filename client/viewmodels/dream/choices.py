"""What has to be pressed or typed for each move of Když sním."""

from __future__ import annotations

from typing import Final

from client.viewmodels.dream import retelling
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target
from engine import dream_board
from engine.dream_board import Board
from engine.dream_list import spellings
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
from engine.pieces import Legal, Move, OpenMove, Seat

SAID: Target = "act:said"
PASS: Target = "act:pass"  # noqa: S105 - a clue that is not given
HEAR: Target = "act:hear"
GUESS: Target = "act:guess"
SKIP: Target = "act:skip"
NONE: Target = "act:none"
RIGHT: Target = "act:right"
WRONG: Target = "act:wrong"
UNFAIR: Target = "act:unfair"
FAIR: Target = "act:fair"
ALL: Target = "act:all"
NOT_ALL: Target = "act:not_all"

_PLAIN: Final[dict[type[Move], Target]] = {
    Clue: SAID,
    Pass: PASS,
    Hear: HEAR,
    Guess: GUESS,
    LastGuess: GUESS,
    Skip: SKIP,
    NoGuess: NONE,
}


def choices(frame: Frame, me: Seat) -> tuple[Choice, ...]:
    """Every move that can be made by pressing something, with what is to be pressed; typed ones are not among them.

    What is offered while nothing is asked is made ahead, and waits to be asked for.
    """
    board: Board = frame.board
    if frame.legal is None:
        return _ahead(frame, board, me)
    return tuple(Choice(move, (_target(move),)) for move in frame.legal.listed)


def _target(move: Move) -> Target:
    match move:
        case Verdict(right):
            return RIGHT if right else WRONG
        case Object(_, agree):
            return UNFAIR if agree else FAIR
        case RecallHeard(heard):
            return ALL if heard else NOT_ALL
        case _:
            return _PLAIN[type(move)]


def _ahead(frame: Frame, board: Board, me: Seat) -> tuple[Choice, ...]:
    """While the Dreamer listens, the others may find the clue wrong; a Dreamer of a spoken night may speak up."""
    if not frame.last or board.phase != dream_board.NIGHT or board.word is None or board.left_ms <= 0:
        return ()
    if me == board.dreamer:
        return () if board.is_typed else (Choice(Guess(None), (GUESS,)),)
    giver = last_giver(board)
    if frame.asked == (board.dreamer,) and giver not in (None, me):
        assert giver is not None
        return (Choice(Object(giver, True), (UNFAIR,)),)
    return ()


def last_giver(board: Board) -> Seat | None:
    """Who gave the last clue to the word that is being dreamt; None if it was passed by. Aloud, it may have been."""
    said = board.word.clues[-1] if board.word is not None and board.word.clues else None
    return None if said is None or (board.is_typed and said.text is None) else said.seat


# ── what is typed ───────────────────────────────────────────────────────────────────────────────────────────────────
def kind(frame: Frame, me: Seat | None) -> type[OpenMove] | None:
    """What this player can type now, or prepare: a clue as a spirit, a guess or the recap as the Dreamer.

    A vote on somebody's clue goes on beside it; a guess to be judged ends the word.
    """
    board: Board = frame.board
    if not board.is_typed or me is None or not frame.last:
        return None
    worded = frame.legal.worded if frame.legal is not None else ()
    if worded:
        return worded[0]
    asleep = board.phase == dream_board.NIGHT and board.word is not None and board.left_ms > 0
    if not asleep or (frame.legal is not None and not votes(frame.legal)):
        return None
    return Guess if me == board.dreamer else Clue


def is_guessed(board: Board) -> bool:
    """Whether the word that is being dreamt has had its guess, which is being judged."""
    return board.word is not None and board.word.guess is not None


def votes(legal: Legal) -> bool:
    """Whether the form of a clue is voted on."""
    return any(isinstance(move, Object) for move in legal.listed)


def entry(frame: Frame, me: Seat | None) -> str:
    """A name for what can be typed of the word being dreamt, or of the dream: the same name, the same text goes on."""
    board: Board = frame.board
    if not board.is_typed or me is None:
        return ""
    if board.phase == dream_board.RECALL:
        return f"recall {board.round}" if me == board.dreamer else ""
    if board.phase != dream_board.NIGHT or board.word is None:
        return ""
    return f"{'guess' if me == board.dreamer else 'clue'} {board.round} {len(board.dreamt)}"


def trimmed(text: str) -> str:
    """`text` with single spaces, and none around it."""
    return " ".join(text.split())


def typed_move(frame: Frame, me: Seat | None, text: str) -> OpenMove | None:
    """The move that `text` makes, None if it may not be said. A clue and a guess may come ahead of their question."""
    typed, text = kind(frame, me), trimmed(text)
    if typed is Recall:
        return retelling.recap(text, retelling.guesses(frame.board))
    if typed is None or not text or refused(frame, me, text) != "" or is_guessed(frame.board):
        return None
    return typed.saying(text)


def refused(frame: Frame, me: Seat | None, text: str) -> str:
    """Why `text` cannot be said, as a short code: "" if it can, "spaces", "form" or "word"."""
    typed, text = kind(frame, me), trimmed(text)
    if typed in (None, Recall) or not text:
        return ""
    assert typed is not None
    if typed is Clue and " " in text:
        return "spaces"
    move = typed.saying(text)
    if not move.well_formed():
        return "form"
    return "word" if typed is Clue and any(move.tells(barred) for barred in barred_of(frame)) else ""


def barred_of(frame: Frame) -> tuple[str, ...]:
    """What no clue may tell, as far as this player knows the word."""
    word = frame.board.word
    face = frame.known.get(word.card) if word is not None else None
    return spellings(face) if face is not None else ()


def due(ahead: Move, legal: Legal) -> Move | None:
    """What to send of a move that was made ahead, now that `legal` is asked; None if it has lost its point."""
    if isinstance(ahead, Guess) and not legal.admits(ahead):
        ahead = LastGuess(ahead.text)
    return ahead if legal.admits(ahead) else None
