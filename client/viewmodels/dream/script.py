"""How a table of Když sním is shown: derives everything on the screen from what a seat may see."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import says
from client.viewmodels.dream import choices as dream_choices
from client.viewmodels.dream import day, finale, hand, retelling, tells, words
from client.viewmodels.dream import night as dream_night
from client.viewmodels.dream.night import takes_turn
from client.viewmodels.dream.props import DreamRows
from client.viewmodels.table import seats
from client.viewmodels.table import words as table_words
from client.viewmodels.table.common import before_the_deal, common
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target
from client.viewmodels.table.props import RoundProps, SeatProps, TableProps
from client.viewmodels.table.running_clock import Hours
from client.viewmodels.table.script import ByItself, Mark, PlainScript, is_resting, open_choices
from client.viewmodels.table.standings import my_place, standings
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine import dream_board
from engine.dream import rests
from engine.dream_board import Board
from engine.dream_moves import Guess, Hear, LastGuess, Object, Recall
from engine.dream_score import BOGEY, FAIRY, SANDMAN
from engine.driver import Step
from engine.pieces import Face, Handle, Move, OpenMove, Seat

translate = QCoreApplication.translate

VOTE_MS = 1500
"""So long a clue can still be found wrong after the Dreamer's answer; then it was fair."""
LISTEN_MS = 1500
"""So long a Dreamer with the mask on can touch it after a clue that was said aloud; then the night goes on."""
READ_MS = 4000
"""So long a Dreamer who types has to begin with it after a clue; then the night goes on."""


class DreamScript(PlainScript):
    """Když sním, as the screens know it."""

    book_opens = False

    def ends_round(self, frame: Frame) -> bool:
        """The day: the roles were just turned up."""
        step = frame.step
        return step is not None and step.ask == "show" and bool(step.faces) and day.is_open(frame.board)

    def new_round(self, step: Step) -> bool:
        """The roles are shuffled anew."""
        return step.ask == "shuffle" and len(step.cards) == step.board.seats

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        """What a spirit is shown stays in sight all night."""
        return ()

    def dwell(self, step: Step, me: Seat | None) -> float:
        """The night's clock runs: nothing waits on the screen but a dream that is retold, while it is played."""
        return retelling.stay(step.move.words) if isinstance(step.move, Recall) and step.seat != me else 0.0

    def sound(self, step: Step) -> str:
        """Night and day; and each word that is whispered, or said by the Dreamer."""
        if self.new_round(step):
            return "night"
        if step.ask == "show" and step.faces and day.is_open(step.board):
            return "dawn"
        return "card" if step.move is not None else ""

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        """What can be done now, and ahead."""
        return dream_choices.choices(frame, me)

    def guarded(self, state: TableState, target: Target) -> bool:
        """Nothing has to be pressed twice: time runs."""
        return False

    def entry(self, state: TableState) -> str:
        """What can be typed now."""
        return dream_choices.entry(state.frame, state.me) if state.frame is not None else ""

    def worded(self, state: TableState) -> OpenMove | None:
        """The move that the text typed so far makes."""
        if state.frame is None or state.page != "table":
            return None
        return dream_choices.typed_move(state.frame, state.me, state.hand.text)

    def due(self, ahead: Move, frame: Frame) -> Move | None:
        """What to send of a move made ahead."""
        return dream_choices.due(ahead, frame.legal) if frame.legal is not None else None

    def by_itself(self, frame: Frame) -> ByItself | None:
        """A clue to which nobody objects was fair, a Dreamer who does not speak up listens, and a must is done."""
        legal = frame.legal
        if legal is None:
            return None
        if len(legal.listed) == 1 and not legal.worded:
            return ByItself(legal.listed[0], 0)
        fair = [move for move in legal.listed if isinstance(move, Object) and not move.agree]
        if fair:
            return ByItself(fair[0], VOTE_MS)
        if Hear() in legal.listed:
            return ByItself(Hear(), READ_MS, patient=True) if legal.worded else ByItself(Hear(), LISTEN_MS)
        return None

    def hours(self, state: TableState) -> Hours:
        """The night's clock, and the one of the decision that is awaited."""
        frame = state.frame
        if frame is None:
            return Hours()
        board: Board = frame.board
        running = frame.clock if frame.last and not frame.busy else None
        if not takes_turn(frame) and state.me == board.dreamer:
            running = None  # what spirits decide in silence has no clock under the mask
        return Hours(
            number=state.question,
            limit_ms=running.limit_ms if running is not None else 0,
            night_ms=board.agreed.night_ms,
            left_ms=board.left_ms if board.phase == dream_board.NIGHT else 0,
            counts=running is not None and takes_turn(frame) and board.left_ms > 0,
            reading_ms=running.reading_ms if running is not None else 0,
        )

    def rests(self, frame: Frame) -> bool:
        """Before the first word of a night, with which its clocks begin to run."""
        return rests(frame.board)

    def mark(self, step: Step) -> Mark | None:
        """Guesses, and words that were given up."""
        match step.move:
            case Guess() | LastGuess():
                return Mark("icons/chat", translate("Dream", "a guess"))
            case Recall():
                return Mark("icons/eye", translate("Dream", "a telling"))
            case _:
                return None

    def face(self, face: Face, language: str) -> str:
        """The word, or the role."""
        return words.role(face) if face in (FAIRY, BOGEY, SANDMAN) else words.word(face, language)

    def derive(self, state: TableState) -> TableRows:
        """Everything on the screen."""
        if state.frame is None:
            return before_the_deal(state, DreamRows())
        choices = open_choices(self, state)
        board: Board = state.frame.board
        totals = [day.total(board, seat) for seat in range(board.seats)]
        night = dream_night.night(state)
        ready = is_resting(self, state)
        buttons = hand.start(state) if ready else hand.buttons(choices, state)
        night = replace(night, judging=bool(buttons) and not any(button.key == "Return" for button in buttons))
        return TableRows(
            table=_table(state, ready=ready),
            seats=_seats(state),
            buttons=buttons,
            lines=seats.lines(state, lambda step: words.line(step, state.people)),
            bars=seats.bars(state, totals, 0, most_wins=True),
            standings=standings(state, finale.merits(board)),
            rounds=_rounds(state),
            own=DreamRows(
                values=finale.finale(state, day.day(state, night)),
                spirits=dream_night.spirits(state) if night.eyes != "dreamer" else (),
                roles=day.roles(state),
            ),
        )

    def chapter(self, state: TableState) -> str:
        """The page that is about what goes on now."""
        if state.page != "table":
            return "count"
        dusk = state.frame is not None and rests(state.frame.board)
        return "roles" if dusk else "night"

    def tell_act(self, state: TableState, act: str) -> str:
        """What pressing a button leads to."""
        return tells.act(act)

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """The night as a spirit sees it."""
        return tells.own(state, rows, kind, key)

    def private_words(self, state: TableState) -> str:
        """The hidden word and the own role."""
        if state.frame is None:
            return ""
        night = dream_night.night(state)
        if night.eyes == "dreamer":
            return translate("Dream", "You are dreaming: nobody may tell you anything")
        return ". ".join(part for part in (night.word, night.role_name, night.role_text) if part)


def _table(state: TableState, *, ready: bool) -> TableProps:
    frame = state.frame
    assert frame is not None
    board: Board = frame.board
    over = state.over
    asked = frame.last and frame.legal is not None and not state.hand.sent and state.page == "table"
    best = max(day.total(board, seat) for seat in range(board.seats))
    ended = state.page != "table" and day.is_open(board)
    place, gaps = my_place(state, finale.merits(board))
    return replace(
        common(state),
        where=words.where(board, state.people),
        ask=hand.ask(state) if asked else hand.ask_to_begin(state) if ready else _told(state),
        mine=asked or ready,
        question=state.question if asked or ready else 0,
        end_title=words.day_title(state.people[board.dreamer].name) if ended else "",
        end_check=table_words.end_check(len(board.dreamt) + board.seats - 1) if ended else "",
        end_next=words.end_next(last=board.phase == dream_board.OVER),
        book_goal=words.goal(board.seats),
        book_totals=tuple(str(day.total(board, seat)) for seat in range(board.seats)),
        chart=tuple(tuple(day.total(end, seat) for seat in range(end.seats)) for end in state.rounds),
        over_place=place,
        over_gaps=gaps,
        over_title=words.over_title(over.winners, state.people) if over else "",
        over_text=words.over_text(board, best, over.winners, state.people) if over else "",
    )


def _told(state: TableState) -> str:
    """What is said while nothing is asked of this player."""
    assert state.frame is not None
    board: Board = state.frame.board
    if rests(board) and state.frame.waiting and not state.hand.sent:
        return words.looking(state.frame.waiting, state.people)
    dreams = state.me == board.dreamer
    timed = takes_turn(state.frame)
    tell = words.for_dreamer if dreams else words.awaited
    return seats.told(
        state,
        lambda owing: tell(owing, board, state.people, timed=timed),
        lambda step: words.just_now(step, state.people),
        lambda what: words.busy(what, board),
    )


def _seats(state: TableState) -> tuple[SeatProps, ...]:
    assert state.frame is not None
    board: Board = state.frame.board
    rows = (seats.seat_row(state, seat, "", str(day.total(board, seat))) for seat in range(board.seats))
    return tuple(sorted(rows, key=lambda row: row.place))


def _rounds(state: TableState) -> tuple[RoundProps, ...]:
    return tuple(
        RoundProps(
            key=str(board.round),
            number=board.round,
            scores=board.last_day.points,
            totals=tuple(day.total(board, seat) for seat in range(board.seats)),
            marked=(board.dreamer,),
            title=words.round_title(board, state.people),
            why=tuple(says(state.people[seat].name, day.why(board, seat)) for seat in range(board.seats)),
            told=table_words.scored(state.people, board.last_day.points),
        )
        for board in state.rounds
    )
