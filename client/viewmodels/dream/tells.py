"""What the raven tells of each thing on a table of Když sním. It is never asked by the Dreamer, whose room is dark."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.dream import choices as dream_choices
from client.viewmodels.dream import words
from client.viewmodels.dream.props import DreamRows, NightProps
from client.viewmodels.table.pointing import BACK, BEGIN, CONFIRM
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine import dream_score
from engine.dream_board import Board
from engine.pieces import Face

translate = QCoreApplication.translate


def wants(face: Face) -> str:
    """What a role is worth, in a sentence."""
    match face:
        case dream_score.FAIRY:
            return translate("Dream", "Whisper what helps: 1 point for each word that is guessed.")
        case dream_score.BOGEY:
            return translate(
                "Dream", "Whisper what fits and still misleads: 1 point for each word that is not guessed."
            )
        case _:
            return translate("Dream", "Keep guessed and missed words even: the closer they are, the more you get.")


def own(state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
    """What only this table has."""
    if state.frame is None or not isinstance(rows.own, DreamRows):
        return Telling()
    board: Board = state.frame.board
    values = rows.own.values
    if values.eyes == "dreamer":
        return Telling()
    match kind:
        case "clock":
            told = translate("Dream", "It runs while words are whispered and guessed. When it has run out, day breaks.")
            return Telling(translate("Dream", "The night"), told)
        case "countdown":
            told = translate("Dream", "Whoever says nothing in this time is passed over. It costs nothing.")
            return Telling(translate("Dream", "Time for this decision"), told)
        case "spirit":
            row = next((row for row in rows.own.spirits if str(row.seat) == key), None)
            if row is None:
                return Telling()
            title = ", ".join(part for part in (row.name, row.note) if part)
            return Telling(title, _spirit(row.clue, row.penalties))
        case "role":
            return _role(state, board, values)
        case "asked":
            told = translate("Dream", "What is going on, and what you are asked beside it.")
            return Telling(values.title or rows.table.ask, values.text or told)
        case _:
            return _night(board, values, kind)


def _role(state: TableState, board: Board, values: NightProps) -> Telling:
    role = board.roles[state.me] if state.me is not None else None
    face = state.frame.known.get(role) if state.frame is not None and role is not None else None
    if face is None:
        return Telling(values.role_name, values.role_text, private=True)
    return Telling(fill(translate("Dream", "%1 · your role tonight"), words.role(face)), wants(face), private=True)


def _night(board: Board, values: NightProps, kind: str) -> Telling:
    match kind:
        case "word":
            return _word(board, values.word, values.word_note, values.dreamer)
        case "yellow":
            return Telling(
                values.yellow_label, translate("Dream", "Guessed: a point each for the Dreamer and for every fairy.")
            )
        case "blue":
            return Telling(
                values.blue_label, translate("Dream", "Not guessed, or skipped: a point each for every bogey.")
            )
        case "sleeper":
            return Telling(says(values.dreamer, values.murmur) if values.murmur else values.dreamer, _asleep())
        case "bed":
            return Telling(fill(translate("Dream", "%1 dreams"), values.dreamer), _asleep())
        case "retelling":
            told = translate("Dream", "Lit words were said in sleep; a tick means that this word counts as guessed.")
            return Telling(fill(translate("Dream", "%1’s dream"), values.dreamer), told)
        case "entry":
            return Telling(
                values.entry_label,
                translate("Dream", "Only one word, and neither the hidden one, nor a form of it, nor its translation."),
            )
        case _:
            return Telling()


def _word(board: Board, word: str, note: str, dreamer: str) -> Telling:
    if not board.dreamt or not word:
        return Telling(
            note or word, translate("Dream", "Here the hidden word appears. The Dreamer never sees it before day.")
        )
    told = fill(
        translate("Dream", "%1 does not see it. Whisper one word about it, but no form of it and no translation."),
        dreamer,
    )
    return Telling(word, told, private=True)


def _asleep() -> str:
    return translate(
        "Dream", "The Dreamer hears the whispers, and may guess each word once. Whether it was right, only day tells."
    )


def _spirit(clue: str, penalties: int) -> str:
    if penalties:
        return translate("Dream", "%n penalty point(s) for bad clues, taken off at the end.", "", penalties)
    if clue:
        return fill(translate("Dream", "Whispered “%1”. Nobody knows which role is behind it."), clue)
    return translate("Dream", "A spirit whose role nobody else knows.")


def act(key: str) -> str:
    """A button."""
    match key:
        case dream_choices.SAID:
            return translate("Dream", "Tells the others that you have said your word.")
        case dream_choices.PASS:
            return translate("Dream", "You say nothing to this word now. It costs nothing.")
        case dream_choices.RIGHT | dream_choices.WRONG:
            return translate("Dream", "Your verdict stays sealed until day; the majority counts.")
        case dream_choices.FAIR | dream_choices.UNFAIR:
            return translate("Dream", "If most find the clue unfair, it costs a point, and another word comes.")
        case dream_choices.ALL | dream_choices.NOT_ALL:
            return translate("Dream", "If most heard all guessed words, the Dreamer gets 2 points more.")
        case _ if key == BEGIN:
            return translate("Dream", "The night begins when everyone is ready.")
        case _ if key == BACK:
            return translate("Dream", "What waits for its turn is taken back.")
        case _ if key == CONFIRM:
            return translate("Dream", "Your word goes to the Dreamer when it is your turn.")
        case _:
            return translate("Dream", "Makes the move that you have chosen.")
