"""What a game tells about itself so that its table can be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target
from client.viewmodels.table.props import CardProps, SeatProps
from client.viewmodels.table.running_clock import Hours
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine.contract import ALL
from engine.driver import Step
from engine.pieces import Face, Handle, Move, OpenMove, Seat


@dataclass(frozen=True, slots=True)
class ByItself:
    """A decision that is made for a player who does nothing for so long. `patient`: not while something is typed."""

    move: Move
    after_ms: int
    patient: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """What is marked on the way through a game that is watched again: a drawing, and its meaning in a word or two."""

    art: str
    word: str


class PlainScript:
    """What a game tells that has nothing more to tell: every decision is sent as it is made, rounds end with a look
    into the notebook, nothing is typed, decided ahead or by itself, and no clock runs.
    """

    book_opens = True

    def planned(self, frame: Frame, me: Seat, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
        """Nothing is laid out."""
        return None

    def sent_by(self, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...]:
        """The move alone."""
        return (move,)

    def laid_out(self, frame: Frame, plan: tuple[Move, ...]) -> Frame:
        """Nothing is laid out."""
        return frame

    def entry(self, state: TableState) -> str:
        """Nothing is typed."""
        return ""

    def worded(self, state: TableState) -> OpenMove | None:
        """Nothing is typed."""
        return None

    def due(self, ahead: Move, frame: Frame) -> Move | None:
        """Nothing is decided ahead."""
        return None

    def by_itself(self, frame: Frame) -> ByItself | None:
        """Nothing is decided without the player."""
        return None

    def hours(self, state: TableState) -> Hours:
        """No clock runs."""
        return Hours()

    def lingers(self, step: Step, me: Seat) -> bool:
        """Nothing keeps the next question waiting."""
        return False

    def sound(self, step: Step) -> str:
        """Cards are shuffled, laid, or shown to all."""
        if step.ask == "shuffle":
            return "shuffle"
        return "card" if step.move is not None or (step.ask == "show" and step.to is ALL) else ""

    def rests(self, frame: Frame) -> bool:
        """Nobody has to say so before the game goes on."""
        return False

    def broken(self, code: str) -> str:
        """No rule of its own is found broken only afterwards."""
        return ""

    def mark(self, step: Step) -> Mark | None:
        """Nothing stands out."""
        return None

    def turn_up(self, row: CardProps, face: Face) -> CardProps:
        """What lies face down stays so."""
        return row

    def face(self, face: Face, language: str) -> str:
        """As it is called in the rules."""
        return face

    def chapter(self, state: TableState) -> str:
        """The first page."""
        return ""

    def tell_card(self, state: TableState, row: CardProps) -> Telling:
        """What a screen reader says of it."""
        return Telling(row.label)

    def tell_seat(self, state: TableState, row: SeatProps) -> str:
        """Nothing beside name and note."""
        return ""

    def tell_act(self, state: TableState, act: str) -> str:
        """Nothing beside what is written on the button."""
        return ""

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """There is nothing of its own."""
        return Telling()


class Script(Protocol):
    """What one game tells about itself; everything here is a pure function."""

    book_opens: bool
    """Whether the notebook opens by itself when the page of a round is turned over."""

    def ends_round(self, frame: Frame) -> bool:
        """Whether the round has ended at this frame, so that the screen stops until this player goes on."""
        ...

    def new_round(self, step: Step) -> bool:
        """Whether a round begins with `step`."""
        ...

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        """The cards on the table that `step` shows to this player alone, to be turned up for a while."""
        ...

    def dwell(self, step: Step, me: Seat | None) -> float:
        """How long this step stays, as a factor of the usual time."""
        ...

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        """What can be done now, and by pointing at what; `plan` is laid out already."""
        ...

    def planned(self, frame: Frame, me: Seat, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
        """The plan after `move`, if that is one that stays on this screen; None for one that is sent."""
        ...

    def sent_by(self, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...]:
        """What is sent, one after the other, when `move` is made with `plan` laid out."""
        ...

    def laid_out(self, frame: Frame, plan: tuple[Move, ...]) -> Frame:
        """`frame` as if `plan` had been sent already: what a bot is asked about."""
        ...

    def guarded(self, state: TableState, target: Target) -> bool:
        """Whether `target` has to be pressed twice now."""
        ...

    def entry(self, state: TableState) -> str:
        """A name for what can be typed now, "" for nothing; what was typed under another name is forgotten."""
        ...

    def worded(self, state: TableState) -> OpenMove | None:
        """The move that the text typed so far makes, None if it makes none."""
        ...

    def due(self, ahead: Move, frame: Frame) -> Move | None:
        """What to send of a move that was made ahead, now that something is asked; None if it is something else."""
        ...

    def by_itself(self, frame: Frame) -> ByItself | None:
        """What is decided for a player who does nothing, None if nothing ever is."""
        ...

    def hours(self, state: TableState) -> Hours:
        """What the clock on the screen is set by."""
        ...

    def lingers(self, step: Step, me: Seat) -> bool:
        """Whether `step` is shown for its time before the question after it, even where that is this player's."""
        ...

    def sound(self, step: Step) -> str:
        """The name of the sound that `step` makes; "" if it makes none. It follows from what everybody knows alone."""
        ...

    def rests(self, frame: Frame) -> bool:
        """Whether the game goes on only once this player has said to be ready, at the table as it is at this frame."""
        ...

    def broken(self, code: str) -> str:
        """What somebody did who broke a rule of this game, in words; "" for a code that is none of its own."""
        ...

    def mark(self, step: Step) -> Mark | None:
        """How a step is marked that one may want to find again, None for all others."""
        ...

    def turn_up(self, row: CardProps, face: Face) -> CardProps:
        """A card that lies face down, turned up: once the game is over, and everybody has laid the seeds open."""
        ...

    def face(self, face: Face, language: str) -> str:
        """What a card shows, in words."""
        ...

    def chapter(self, state: TableState) -> str:
        """The page of the rulebook that is about what goes on now; "" for the first one."""
        ...

    def tell_card(self, state: TableState, row: CardProps) -> Telling:
        """What the raven tells of a card; what can be done with it is added."""
        ...

    def tell_seat(self, state: TableState, row: SeatProps) -> str:
        """What the raven tells of a player's plate, beside name and note."""
        ...

    def tell_act(self, state: TableState, act: str) -> str:
        """What the raven tells of a button that can be pressed."""
        ...

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """What the raven tells of a thing that this game alone has; an empty telling for one that it has not."""
        ...

    def derive(self, state: TableState) -> TableRows:
        """What is on the screen."""
        ...

    def private_words(self, state: TableState) -> str:
        """The faces that this player alone sees now, in words, for whoever asks to hear them."""
        ...


def open_choices(script: Script, state: TableState) -> tuple[Choice, ...]:
    """What can be chosen on the screen as it is now."""
    if state.frame is None or state.me is None or not state.may_choose:
        return ()
    return script.choices(state.frame, state.me, state.hand.plan)


def is_resting(script: Script, state: TableState) -> bool:
    """Whether this player is asked to be ready before the game goes on."""
    frame = state.frame
    if frame is None or state.me is None or not frame.last or state.page != "table" or state.looked == state.question:
        return False
    return script.rests(frame)
