"""Every sentence of a table of Když sním. English is the source; a name is put in as it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.dream import retelling
from client.viewmodels.table import words as table_words
from client.viewmodels.table.people import People
from engine import dream_board, dream_score
from engine.dream_board import Board, Dreamt
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Object, Pass, Recall, RecallHeard, Skip
from engine.driver import Step
from engine.pieces import Face, Seat

translate = QCoreApplication.translate


def word(face: Face, language: str) -> str:
    """A word as it is shown in `language`."""
    texts = SPELLINGS[face]
    return texts.get(language, texts["en"])[0]


def role(face: Face) -> str:
    """A role by its name."""
    match face:
        case dream_score.FAIRY:
            return translate("Dream", "Fairy")
        case dream_score.BOGEY:
            return translate("Dream", "Bogey")
        case _:
            return translate("Dream", "Sandman")


def role_help(face: Face) -> str:
    """What a role wants of the night."""
    match face:
        case dream_score.FAIRY:
            return translate("Dream", "Help the Dreamer guess. Only you see this.")
        case dream_score.BOGEY:
            return translate("Dream", "Lead the Dreamer astray. Only you see this.")
        case _:
            return translate("Dream", "Keep both sides even. Only you see this.")


def where(board: Board, people: People) -> str:
    """Which night it is, and whose."""
    name = people[board.dreamer].name
    if board.phase in (dream_board.DAY, dream_board.OVER):
        return fill(translate("Dream", "Day %1 of %2 · %3 dreamt"), board.round, board.seats, name)
    told = fill(translate("Dream", "Night %1 of %2 · %3 dreams"), board.round, board.seats, name)
    return told if board.is_typed else fill(translate("Dream", "%1 · aloud"), told)


# ── what is asked ───────────────────────────────────────────────────────────────────────────────────────────────────
def ask_clue(*, typed: bool) -> str:
    """A clue is asked of this player."""
    if typed:
        return translate("Dream", "Your turn: whisper one word")
    return translate("Dream", "Your turn: say one word aloud")


def ask_verdict(word: Dreamt) -> str:
    """A verdict is asked of this player."""
    if word.guess is None:
        return translate("Dream", "The Dreamer has guessed. Was it right?")
    return fill(translate("Dream", "The Dreamer says “%1”. Is that the word?"), word.guess)


def ask_object(name: str) -> str:
    """A vote on the form of a clue is asked of this player."""
    return fill(translate("Dream", "Was %1’s clue fair: one word, and no form of the hidden one?"), name)


def ask_answer(*, typed: bool) -> str:
    """The Dreamer may guess."""
    if typed:
        return translate("Dream", "Do you know the word? Guess, or keep listening")
    return translate("Dream", "Do you know the word? Touch the mask, then say it aloud")


def ask_last(*, typed: bool) -> str:
    """The night is over, one guess is left."""
    if typed:
        return translate("Dream", "The night is over: one last guess?")
    return translate("Dream", "The night is over: touch the mask for one last guess")


def ask_recall() -> str:
    """The Dreamer is to tell the dream."""
    return translate("Dream", "Before you take off the mask: tell your dream")


def ask_heard(name: str) -> str:
    """The spirits say what they heard of the recap."""
    return fill(translate("Dream", "%1 tells the dream aloud. Was every guessed word in it?"), name)


def listening(name: str) -> str:
    """The Dreamer decides."""
    return fill(translate("Dream", "%1 is listening"), name)


def judged() -> str:
    """The Dreamer waits for a verdict that stays sealed."""
    return translate("Dream", "The spirits judge in silence: you’ll hear in the morning")


def awaited(owing: tuple[Seat, ...], board: Board, people: People, *, timed: bool) -> str:
    """Who is awaited, in one sentence. `timed`: a clock runs for them, so that they do not judge."""
    names = ", ".join(people[seat].name for seat in owing)
    if board.phase == dream_board.RECALL:
        if board.is_typed:
            return fill(translate("Dream", "%1 is telling the dream"), names)
        return fill(translate("Dream", "Still weighing the telling: %1"), names)
    if owing == (board.dreamer,):
        return listening(names)
    if owing == (board.giver,) and timed:
        if not board.is_typed:
            return fill(translate("Dream", "%1 is thinking of a word to say"), names)
        return fill(translate("Dream", "%1 is thinking of a word"), names)
    return fill(translate("Dream", "Still judging: %1"), names)


def for_dreamer(owing: tuple[Seat, ...], board: Board, people: People, *, timed: bool) -> str:
    """What the Dreamer is told of those who are awaited: who whispers next, and no more."""
    if board.phase == dream_board.NIGHT and owing == (board.giver,) and timed:
        will = translate("Dream", "%1 whispers next") if board.is_typed else translate("Dream", "%1 speaks next")
        return fill(will, people[board.giver].name)
    if board.phase == dream_board.RECALL and not board.is_typed:
        return translate("Dream", "Before you take off the mask: tell your dream aloud")
    if board.phase != dream_board.NIGHT:
        return awaited(owing, board, people, timed=timed)
    if board.word is not None and board.word.guess is None:
        if not board.is_typed:
            return translate("Dream", "The spirits weigh the word")
        return translate("Dream", "The spirits weigh the whisper")
    return judged()


def ask_to_begin(name: str) -> str:
    """Before a night: a spirit has seen its role."""
    return fill(translate("Dream", "%1 is about to dream. You have your role. Ready?"), name)


def ask_to_dream(*, typed: bool) -> str:
    """Before a night: the Dreamer."""
    if typed:
        return translate("Dream", "Tonight you dream: hear the whispers and guess the words")
    return translate("Dream", "Tonight you dream: put this screen aside, and touch the mask to guess")


def night_title(board: Board) -> str:
    """Which night is about to begin."""
    return fill(translate("Dream", "Night %1 of %2"), board.round, board.seats)


def night_text(board: Board) -> str:
    """How long a night and a clue are."""
    clue_s = board.agreed.clue_ms // 1000
    return translate("Dream", "one word a turn, within %n second(s)", "", clue_s)


def busy(what: str, board: Board) -> str:
    """What the table does while nobody has to decide."""
    match what, board.phase:
        case "roll", _:
            return translate("Dream", "Drawing lots for who dreams first")
        case "show", dream_board.NIGHT if not board.dealt:
            return translate("Dream", "Everyone is being shown their role")
        case "show", dream_board.NIGHT:
            return translate("Dream", "The spirits are being shown a word")
        case "show", _:
            return translate("Dream", "The words and roles of the night are being turned up")
        case _:
            return table_words.busy(what)


def looking(waiting: tuple[Seat, ...], people: People) -> str:
    """Who is not yet ready for the night."""
    return fill(translate("Dream", "Not ready yet: %1"), ", ".join(people[seat].name for seat in waiting))


def refusal(code: str) -> str:
    """Why something typed cannot be said."""
    match code:
        case "":
            return ""
        case "spaces":
            return translate("Dream", "one word only")
        case "word":
            return translate("Dream", "that gives the word away")
        case _:
            return translate("Dream", "letters only, and not too many")


# ── plates ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def speaking() -> str:
    """The note of whoever gives a clue now."""
    return translate("Dream", "whispering")


def speaking_aloud() -> str:
    """The note of whoever says a clue aloud now."""
    return translate("Dream", "speaking")


def comes_next() -> str:
    """The note of whoever gives the clue after."""
    return translate("Dream", "up next")


def passed() -> str:
    """The note of somebody who gave no clue."""
    return translate("Dream", "passed")


def has_said() -> str:
    """The note of somebody who gave a clue."""
    return translate("Dream", "has whispered")


def has_said_aloud() -> str:
    """The note of somebody who said a clue aloud."""
    return translate("Dream", "has spoken")


def word_note(number: int, dreamer: str) -> str:
    """Over the hidden word."""
    return fill(translate("Dream", "word %1 · %2 must not see it"), number, dreamer)


def no_word() -> str:
    """In place of the word while there is none."""
    return translate("Dream", "a new word is coming…")


def no_word_yet() -> str:
    """In place of the note over the word, before a night."""
    return translate("Dream", "the first word comes when all are ready")


def new_word(number: int) -> str:
    """For the Dreamer, until the first clue to another word."""
    return fill(translate("Dream", "a new word: number %1"), number)


def whispers(name: str, before: str) -> str:
    """Under the last clue, for the Dreamer."""
    if before:
        return fill(translate("Dream", "whispers %1 · before: %2"), name, before)
    return fill(translate("Dream", "whispers %1"), name)


def sides(yellow: int, blue: int, yellow_ballots: int = 0, blue_ballots: int = 0) -> tuple[str, str]:
    """How the two sides of the plan are read aloud, with how many of the words lie there by one's own verdict alone."""
    own = translate("Dream", "%1; by your own verdict: %2")
    guessed = translate("Dream", "Guessed: %n", "", yellow)
    missed = translate("Dream", "Not guessed: %n", "", blue)
    return (
        fill(own, guessed, yellow_ballots) if yellow_ballots else guessed,
        fill(own, missed, blue_ballots) if blue_ballots else missed,
    )


# ── the day ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def day_title(name: str) -> str:
    """Over the dream as it was told."""
    return fill(translate("Dream", "%1’s dream"), name)


def day_told(board: Board) -> str:
    """The dream as it was told."""
    if not board.is_typed:
        return translate("Dream", "Told aloud to the whole table.")
    if not board.recalled:
        return translate("Dream", "Not a word remembered.")
    return fill(translate("Dream", "“%1…”"), _told(board))


def _told(board: Board) -> str:
    told = retelling.read(board)
    return told.sentence or " · ".join(told.named)


def tally(named: int, guessed: int) -> str:
    """How many of the words that are taken for guessed the dream has named so far."""
    return fill(translate("Dream", "%1 of %2 guessed"), named, guessed)


def day_bonus(yellow: int, named: int, *, recalled: bool) -> str:
    """What the recap was worth."""
    if yellow == 0:
        return translate("Dream", "Nothing was guessed, so there was nothing to remember.")
    if recalled:
        return translate("Dream", "Every guessed word was in it: 2 more points.")
    return fill(translate("Dream", "%1 of %2 guessed words were in it, so no bonus."), named, yellow)


def day_bonus_aloud(*, recalled: bool) -> str:
    """What a recap aloud was worth: nobody counted the words."""
    if recalled:
        return translate("Dream", "Every guessed word was in it: 2 more points.")
    return translate("Dream", "Not every guessed word was in it, so no bonus.")


def day_aside() -> str:
    """About the role that nobody had."""
    return translate("Dream", "One role stays face down for ever: nobody knows who nobody was.")


def dreamt() -> str:
    """The Dreamer's role."""
    return translate("Dream", "dreamt")


def why_dreamer(yellow: int, *, recalled: bool) -> str:
    """How the Dreamer's points came about."""
    guessed = translate("Dream", "%n guessed", "", yellow)
    if recalled:
        return fill(translate("Dream", "%1, plus 2 for telling them all"), guessed)
    return fill(translate("Dream", "%1, no bonus"), guessed)


def why_spirit(face: Face, yellow: int, blue: int) -> str:
    """How a spirit's points came about."""
    if face == dream_score.FAIRY:
        return translate("Dream", "1 per word guessed")
    if face == dream_score.BOGEY:
        return translate("Dream", "1 per word not guessed")
    if yellow == blue:
        return translate("Dream", "both sides even: plus 2")
    if abs(yellow - blue) == 1:
        return translate("Dream", "one apart: the larger side")
    return fill(translate("Dream", "%1 apart: the smaller side"), abs(yellow - blue))


def why_fined(why: str, fines: int) -> str:
    """The same, with penalties of this night, which are taken off at the end."""
    return fill(translate("Dream", "%1; %2 less at the end for bad clues"), why, fines) if fines else why


def end_next(*, last: bool) -> str:
    """What turns over the page of a day."""
    return translate("Dream", "See how it ended") if last else translate("Dream", "Next night")


def round_title(board: Board, people: People) -> str:
    """What a line of the notebook is about."""
    assert board.last_day is not None
    name = people[board.dreamer].name
    day = board.last_day
    return fill(translate("Dream", "%1 dreamt: %2 guessed, %3 not"), name, day.yellow, day.blue)


def goal(seats: int) -> str:
    """What ends the game."""
    return translate("Dream", "everyone dreams once: %n night(s)", "", seats)


def over_title(winners: tuple[Seat, ...], people: People) -> str:
    """Who has won."""
    if len(winners) == 1:
        return fill(translate("Dream", "The brightest night: %1"), people[winners[0]].name)
    return fill(translate("Dream", "Equally bright nights: %1"), ", ".join(people[seat].name for seat in winners))


def over_text(board: Board, best: int, winners: tuple[Seat, ...], people: People) -> str:
    """What decided the game, and what broke a tie, or did not."""
    nights = translate("Dream", "%n night(s) dreamt", "", board.round)
    told = fill(translate("Dream", "%1. The most points after penalties win: %2."), nights, best)
    tied = [seat for seat in range(board.seats) if board.points[seat] - board.penalties[seat] == best]
    if len(tied) == 1:
        return told
    if len(tied) == len(winners):
        return f"{told} {translate('Dream', 'They have as many penalties, too.')}"
    names = ", ".join(f"{people[seat].name} (−{board.penalties[seat]})" for seat in tied)
    return f"{told} {fill(translate('Dream', 'Of those tied, fewer penalties win: %1.'), names)}"


# ── the history ─────────────────────────────────────────────────────────────────────────────────────────────────────
def line(step: Step, people: People) -> tuple[Seat | None, str]:
    """What a step tells everybody, and whose it is; "" for one that tells nothing. Nothing of it is secret."""
    board: Board = step.board
    if step.ask == "shuffle":
        return None, _shuffled(step)
    if step.ask == "moves":
        return None, _voted(step, people)
    if step.ask == "seal":
        return None, translate("Dream", "The spirits have judged the guess, sealed until day")
    if step.ask == "show" and step.faces and board.last_day is not None and board.roles[board.spirits[0]] in step.cards:
        day = board.last_day
        return None, fill(translate("Dream", "Day: %1 guessed, %2 not"), day.yellow, day.blue)
    if step.ask == "move" and step.seat is not None and step.move is not None:
        return step.seat, _moved(step, people[step.seat].name)
    return None, ""


def just_now(step: Step, people: People) -> str:
    """The same while nothing is asked: a dream that is told lies on the stage then."""
    if isinstance(step.move, Recall) and step.seat is not None:
        return day_title(people[step.seat].name)
    return line(step, people)[1]


def _shuffled(step: Step) -> str:
    if len(step.cards) == step.board.seats:
        return fill(translate("Dream", "Night %1: the roles are dealt, one is set aside"), step.board.round)
    return translate("Dream", "All the word cards were turned and reshuffled")


def _voted(step: Step, people: People) -> str:
    votes = list(step.moves.values())
    if votes and isinstance(votes[0], RecallHeard):
        return translate("Dream", "The spirits have weighed the telling")
    agreed = sum(isinstance(vote, Object) and vote.agree for vote in votes)
    if 2 * agreed > len(votes) and isinstance(votes[0], Object):
        name = people[votes[0].seat].name
        return fill(translate("Dream", "%1: a clue against the rules; the word is set aside and a new one comes"), name)
    return ""


def _moved(step: Step, name: str) -> str:
    board: Board = step.board
    match step.move:
        case Clue(text):
            in_time = board.dreamt and board.dreamt[-1].clues and board.dreamt[-1].clues[-1].text == text
            if not in_time:
                return fill(translate("Dream", "%1: too late"), name)
            if text is None:
                return fill(translate("Dream", "%1 has spoken"), name)
            return fill(translate("Dream", "%1 whispers: %2"), name, text)
        case Pass():
            return fill(translate("Dream", "%1 passes"), name)
        case Guess(text) | LastGuess(text):
            if text is None:
                return fill(translate("Dream", "%1 guesses aloud"), name)
            return fill(translate("Dream", "%1 guesses: %2"), name, text)
        case Skip():
            return fill(translate("Dream", "%1 skips the word"), name)
        case NoGuess():
            return fill(translate("Dream", "%1 makes no last guess"), name)
        case Recall():
            told = _told(board) or translate("Dream", "nothing")
            return fill(translate("Dream", "%1 tells the dream: %2"), name, told)
        case Hear():
            return ""
        case _:
            return ""
