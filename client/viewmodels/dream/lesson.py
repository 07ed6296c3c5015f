"""The lesson of Když sním: roles and what each wants, a clue, verdicts, the day; then a night as the Dreamer."""

from __future__ import annotations

from collections.abc import Callable

from client.texts import marked
from client.viewmodels.dream.book import clues, spelled
from client.viewmodels.game.lesson import Lesson, Thought
from engine import dream_board, dream_score
from engine.dream import PASS, rests
from engine.dream_board import is_exact
from engine.dream_moves import Clue, Guess, Hear, NoGuess, Object, Recall, Verdict
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies.dream_clues import HINTS

FIRST, SECOND, THIRD, MINE = Face("w354"), Face("w256"), Face("w003"), Face("w034")
"""Moon, key and elephant, which are dreamt in the first night, and the cat that the learner dreams of."""
ROLES = (dream_score.FAIRY, dream_score.BOGEY, dream_score.SANDMAN, dream_score.SANDMAN)
"""Of the learner, Puchacz and Sowa; the last one is left over."""
DREAMER: Seat = 3


def lesson(language: str) -> Lesson:
    """Two nights with three players that whisper in the learner's language."""

    def others(seat: Seat, view: View, legal: Legal) -> Move:
        return _decide(seat, view, legal, language)

    return Lesson(
        game="dream",
        context="DreamLesson",
        names=(("Puchacz", "fish"), ("Sowa", "bell"), ("Kania", "tall")),
        thoughts=thoughts(language),
        others=others,
        options={"night_s": 30, "language": language},
        stacks=(
            (FIRST, SECOND, THIRD, MINE),
            tuple(reversed(ROLES)),
        ),
        rolls=(DREAMER, 0),
    )


def _decide(seat: Seat, view: View, legal: Legal, language: str) -> Move:
    board = view.board
    word = board.word
    if Clue in legal.worded and word is not None:
        face = view.known[word.card]
        return Clue(HINTS[language][face].fair[len(word.clues)])
    if Guess in legal.worded and word is not None:
        return _answer(board, language)
    if Recall in legal.worded:
        return Recall((spelled(FIRST, language),))
    if NoGuess() in legal.listed:
        return NoGuess()
    return _vote(view, legal)


def _answer(board: dream_board.Board, language: str) -> Move:
    """The Dreamer guesses the first word at once, and the second one wrong after two whispers."""
    if board.round > 1:
        return Hear()
    at, heard = len(board.dreamt), len(board.word.clues) if board.word is not None else 0
    if at == 1:
        return Guess(spelled(FIRST, language))
    if at == 2 and heard == 2:
        return Guess(spelled(Face("w246"), language))
    return Hear()


def _vote(view: View, legal: Legal) -> Move:
    """Verdicts by the word itself; no clue is found unfair."""
    word = view.board.word
    if Verdict(True) in legal.listed and word is not None:
        right = is_exact(view.known[word.card], word.guess)
        return Verdict(right) if Verdict(right) in legal.listed else legal.listed[0]
    return next((move for move in legal.listed if isinstance(move, Object) and not move.agree), legal.listed[0])


def _by_itself(view: View) -> Move:
    """What is decided for the learner while a night goes by."""
    assert view.legal is not None
    if Hear() in view.legal.listed:
        return Hear()
    if PASS in view.legal.listed:
        return PASS
    return NoGuess() if NoGuess() in view.legal.listed else _vote(view, view.legal)


def _lies_ready(view: View) -> bool:
    return bool(rests(view.board))


def _is_day(night: int) -> Callable[[View], bool]:
    def reached(view: View) -> bool:
        board = view.board
        told = all(card is None or card in board.faces for card in board.roles)
        return board.round == night and board.phase == dream_board.DAY and told

    return reached


def _is_told(view: View) -> bool:
    return bool(view.board.phase == dream_board.RECALL and view.legal is not None)


def _show(*things: str) -> Callable[[View], tuple[str, ...]]:
    return lambda _view: things


def thoughts(language: str) -> tuple[Thought, ...]:
    """All of them; what is said for whoever knows this already is in `language`."""
    clue = HINTS[language][FIRST].fair[0]
    return (
        Thought(
            marked("DreamLesson", "A night of whispers"),
            marked(
                "DreamLesson",
                "One player sleeps and dreams words without seeing them. All the others are "
                "spirits around the bed, and whisper one word each in turn.",
            ),
            show=_show("bed"),
            until=_lies_ready,
            page="night",
        ),
        Thought(
            marked("DreamLesson", "Who you are tonight"),
            marked(
                "DreamLesson",
                "A fairy wants words to be guessed. A bogey leads astray and wants them missed. "
                "A sandman wants both sides even. Nobody knows the role of anybody else.",
            ),
            show=_show("role"),
            until=_lies_ready,
            page="roles",
        ),
        Thought(
            marked("DreamLesson", "Good night"),
            marked(
                "DreamLesson",
                "A night begins when everyone is ready. In a game a clock runs from then on; here it stands still.",
            ),
            marked("DreamLesson", "Let the night begin"),
            way="begin",
            until=_lies_ready,
        ),
        Thought(
            marked("DreamLesson", "The hidden word"),
            marked(
                "DreamLesson", "Every spirit sees it, the Dreamer does not: their program never gets it before day."
            ),
            show=_show("word"),
        ),
        Thought(
            marked("DreamLesson", "One word"),
            marked(
                "DreamLesson",
                "You are a fairy: whisper what leads there, in one word. The word itself, a "
                "form of it or its translation is refused.",
            ),
            marked("DreamLesson", "Type one word about it and whisper it"),
            way="say",
            move=lambda _view: Clue(clue),
            show=_show("word"),
            drawn=lambda: clues(FIRST, language),
            wrong=marked("DreamLesson", "One word into the field, then Enter. Something that one thinks of at once."),
        ),
        Thought(
            marked("DreamLesson", "A guess"),
            marked(
                "DreamLesson",
                "The Dreamer may guess each word once, and is told only by day whether it was "
                "right. The spirits judge, in secret.",
            ),
            marked("DreamLesson", "That was right"),
            way="move",
            move=lambda _view: Verdict(True),
            show=_show("word"),
        ),
        Thought(
            marked("DreamLesson", "Another word, another spirit"),
            marked(
                "DreamLesson",
                "Now Puchacz has whispered. If a clue is the word itself or more than one word, "
                "the others can find it unfair; a misleading one is not.",
            ),
            marked("DreamLesson", "It was fair"),
            way="move",
            move=lambda _view: Object(1, False),
            show=_show("spirit:1"),
        ),
        Thought(
            marked("DreamLesson", "And the next"),
            marked("DreamLesson", "Sowa’s clue is fair as well. Which of the two is the bogey? You will know by day."),
            marked("DreamLesson", "It was fair"),
            way="move",
            move=lambda _view: Object(2, False),
            show=_show("spirit:2"),
        ),
        Thought(
            marked("DreamLesson", "Missed"),
            marked("DreamLesson", "That was another word. It goes to the side of the bogeys."),
            marked("DreamLesson", "That was wrong"),
            way="move",
            move=lambda _view: Verdict(False),
            show=_show("word"),
        ),
        Thought("", "", way="auto", move=_by_itself, until=_is_day(1)),
        Thought(
            marked("DreamLesson", "Day"),
            marked(
                "DreamLesson",
                "Guessed words are points for fairies and the Dreamer, missed ones for bogeys. "
                "The closer both are, the better for a sandman. Whoever tells all guessed words again gets 2 points "
                "more.",
            ),
            marked("DreamLesson", "Turn the page"),
            way="round",
            until=_is_day(1),
            page="count",
        ),
        Thought(
            marked("DreamLesson", "Now you dream"),
            marked(
                "DreamLesson", "Everyone is the Dreamer once. Your room is dark: you see nothing but what is whispered."
            ),
            marked("DreamLesson", "Put on the mask"),
            way="begin",
            until=_lies_ready,
        ),
        Thought(
            marked("DreamLesson", "What is it?"),
            marked(
                "DreamLesson",
                "A whisper has come. You may guess at once, or wait for more: but you have one "
                "guess a word, and nobody tells you whether it was right.",
            ),
            marked("DreamLesson", "Type what you think it is"),
            way="say",
            move=lambda _view: Guess(spelled(MINE, language)),
            wrong=marked("DreamLesson", "Any word will do here: type one into the field, then Enter."),
        ),
        Thought("", "", way="auto", move=_by_itself, until=_is_told),
        Thought(
            marked("DreamLesson", "Tell your dream"),
            marked(
                "DreamLesson",
                "Before you take off the mask, tell your dream with the words you guessed in it: they light up. "
                "All the right ones make 2 points; wrong ones cost nothing.",
            ),
            marked("DreamLesson", "Write a sentence with your word in it; then say that this was your dream"),
            way="say",
            move=lambda _view: Recall((spelled(MINE, language),)),
        ),
        Thought("", "", way="auto", move=_by_itself, until=_is_day(2)),
        Thought(
            marked("DreamLesson", "Your dream by day"),
            marked("DreamLesson", "Here everyone sees what was dreamt, who was who, and who whispered for whom."),
            marked("DreamLesson", "Turn the page"),
            way="round",
            until=_is_day(2),
        ),
        Thought(
            marked("DreamLesson", "That is When I Dream"),
            marked("DreamLesson", "Whisper well as a fairy, sweetly as a bogey, and listen closely when you sleep."),
            way="end",
        ),
    )
