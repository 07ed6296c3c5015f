"""What this player is asked at a table of Když sním, and the buttons for it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.dream import choices as dream_choices
from client.viewmodels.dream import words
from client.viewmodels.table.pointing import BACK, BEGIN, CONFIRM, Choice, Target
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.state import TableState
from engine.dream_board import Board
from engine.dream_moves import Clue, Guess, Hear, LastGuess, Object, Recall, RecallHeard, Verdict
from engine.pieces import Legal, Move

translate = QCoreApplication.translate

# A key means one thing to one player all night: time runs, and a second later it would be pressed for the other.
TAKE_BACK = "F4"


def kinds(legal: Legal) -> frozenset[type[Move]]:
    """The kinds of moves that are allowed, typed ones among them."""
    return frozenset((*(type(move) for move in legal.listed), *legal.worded))


def ask(state: TableState) -> str:
    """What is asked of this player, in one sentence that may be read aloud: it never tells the word."""
    frame = state.frame
    assert frame is not None
    assert frame.legal is not None
    board: Board = frame.board
    allowed = kinds(frame.legal)
    if Clue in allowed:
        return words.ask_clue(typed=board.is_typed)
    if Hear in allowed:
        return words.ask_answer(typed=board.is_typed)
    if LastGuess in allowed:
        return words.ask_last(typed=board.is_typed)
    if Recall in allowed:
        return words.ask_recall()
    if RecallHeard in allowed:
        return words.ask_heard(state.people[board.dreamer].name)
    if Verdict in allowed and board.word is not None:
        return words.ask_verdict(board.word)
    object_to = next(move.seat for move in frame.legal.listed if isinstance(move, Object))
    return words.ask_object(state.people[object_to].name)


def ask_to_begin(state: TableState) -> str:
    """What this player is asked before a night begins; it never tells the role."""
    assert state.frame is not None
    board: Board = state.frame.board
    if state.me == board.dreamer:
        return words.ask_to_dream(typed=board.is_typed)
    return words.ask_to_begin(state.people[board.dreamer].name)


def start(state: TableState) -> tuple[ButtonProps, ...]:
    """The one button that begins a night."""
    assert state.frame is not None
    board: Board = state.frame.board
    sleeps = state.me == board.dreamer
    text = translate("Dream", "Put on the mask") if sleeps else translate("Dream", "Let the night begin")
    return (ButtonProps(BEGIN, text, "Return", "", True, True, ""),)


def buttons(choices: tuple[Choice, ...], state: TableState) -> tuple[ButtonProps, ...]:
    """At most three things to press; what is not allowed yet says why."""
    frame = state.frame
    assert frame is not None
    typed = dream_choices.kind(frame, state.me)
    if state.page != "table":
        return ()
    offered = {choice.targets[0] for choice in choices}
    rows = []
    if typed is Clue:
        rows.append(_take_back(state) or _give(state))
    if typed in (Guess, LastGuess):
        rows.append(_guess(state, asked=frame.legal is not None))
        if state.hand.ahead:
            rows.append(ButtonProps(BACK, translate("Dream", "Not yet"), TAKE_BACK, "", False, True, ""))
    if typed is Recall:
        rows.append(_tell(state))
    if state.hand.sent:
        return tuple(replace(row, allowed=False) for row in rows)
    for act, (text, key, icon) in _texts(state, typed=typed is not None).items():
        if act in offered:
            rows.append(ButtonProps(act, text, key, icon, key == "Return", True, ""))
    return tuple(rows)


def _texts(state: TableState, *, typed: bool) -> dict[Target, tuple[str, str, str]]:
    """Word, key and icon of everything that can be pressed, in the order in which it stands."""
    empty = state.hand.text.strip() == ""
    enter = "Return" if not typed or empty else ""
    ahead = {type(move) for move in state.hand.ahead}
    speaks = Guess in ahead
    speak = translate("Dream", "Not yet") if speaks else translate("Dream", "Guess")
    unfair = translate("Dream", "Fair after all") if Object in ahead else translate("Dream", "Bad clue")
    return {
        dream_choices.SAID: (translate("Dream", "I’ve said it"), "Return", "icons/sound"),
        dream_choices.GUESS: (speak, TAKE_BACK if speaks else "Return", ""),
        dream_choices.HEAR: (translate("Dream", "Go on"), enter if typed else "F6", ""),
        dream_choices.PASS: (translate("Dream", "Pass"), "F2", ""),
        dream_choices.NONE: (translate("Dream", "No guess"), "F2", ""),
        dream_choices.SKIP: (translate("Dream", "Skip the word"), "F3", ""),
        dream_choices.RIGHT: (translate("Dream", "Right"), "1", "icons/check"),
        dream_choices.WRONG: (translate("Dream", "Wrong"), "2", "icons/cross"),
        dream_choices.FAIR: (translate("Dream", "Fair"), "1" if not typed else "F6", "icons/check"),
        dream_choices.UNFAIR: (unfair, TAKE_BACK if Object in ahead else "3" if not typed else "F7", "icons/warn"),
        dream_choices.ALL: (translate("Dream", "All of them"), "1", "icons/check"),
        dream_choices.NOT_ALL: (translate("Dream", "Not all"), "2", "icons/cross"),
    }


def _give(state: TableState) -> ButtonProps:
    assert state.frame is not None
    text = state.hand.text
    code = dream_choices.refused(state.frame, state.me, text)
    reason = words.refusal(code) if code else "" if text.strip() else translate("Dream", "type a word")
    asked = state.frame.legal is not None and Clue in state.frame.legal.worded
    word = translate("Dream", "Whisper") if asked else translate("Dream", "Whisper next")
    return ButtonProps(CONFIRM, word, "Return", "", asked, reason == "", reason)


def _take_back(state: TableState) -> ButtonProps | None:
    """A clue waits for its turn, unless another is being typed."""
    said = next((move.text for move in state.hand.ahead if isinstance(move, Clue)), None)
    if said is None or state.hand.text:
        return None
    return ButtonProps(BACK, fill(translate("Dream", "Take back “%1”"), said), TAKE_BACK, "", False, True, "")


def _guess(state: TableState, *, asked: bool) -> ButtonProps:
    assert state.frame is not None
    text = state.hand.text
    code = dream_choices.refused(state.frame, state.me, text)
    reason = words.refusal(code) if code else "" if text.strip() else translate("Dream", "type a word")
    if dream_choices.is_guessed(state.frame.board):
        reason = translate("Dream", "a new word is coming")
    word = translate("Dream", "Guess") if asked else translate("Dream", "Guess next")
    return ButtonProps(CONFIRM, word, "Return" if reason == "" else "", "", reason == "", reason == "", reason)


def _tell(state: TableState) -> ButtonProps:
    """A dream is many words: what is told is sent by a key of its own."""
    return ButtonProps(CONFIRM, translate("Dream", "That was my dream"), "Ctrl+Return", "", True, True, "")
