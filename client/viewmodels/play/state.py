"""What a table screen remembers, as one frozen value, and what a game tells about itself so that it can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from client.viewmodels.play.dream_props import NightProps, RoleProps, SpiritProps
from client.viewmodels.play.frames import Frame
from client.viewmodels.play.people import People
from client.viewmodels.play.pointing import Choice, Target
from client.viewmodels.play.props import (
    BarProps,
    ButtonProps,
    CardProps,
    DreamProps,
    LineProps,
    RoundProps,
    SeatProps,
    TableProps,
)
from client.viewmodels.play.race_props import LandProps, RaceProps, RacerProps, TileProps
from client.viewmodels.play.running_clock import Hours
from engine.driver import Step
from engine.pieces import Handle, Move, OpenMove, Seat
from netcore.status import DealProof, OverNews

LINES_KEPT = 120
"""How far back the history on the screen goes."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What this player is in the middle of.

    `chosen`: what has been pointed at so far. `armed`: a guarded action that waits for a second press. `plan`: moves
    that are laid out on the screen and are not sent yet. `sent`: a move is on its way, and `coming` are those that
    follow it. `looking`: the cards that this player is just being shown, face up on the screen for a while.
    `memory_help`: whether every card this player has ever seen stays face up. `text`: what is typed so far. `ahead`: a
    move that is made before it is asked for.
    """

    chosen: tuple[Target, ...] = ()
    armed: Target = ""
    plan: tuple[Move, ...] = ()
    coming: tuple[Move, ...] = ()
    sent: bool = False
    looking: tuple[Handle, ...] = ()
    memory_help: bool = False
    text: str = ""
    ahead: Move | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """All that the screen of a table is made of. `page` is "table", "round" or "over"."""

    me: Seat | None = None
    seats: int = 0
    people: People = ()
    frame: Frame | None = None
    hand: Hand = Hand()
    page: str = "table"
    steps: tuple[Step, ...] = ()
    rounds: tuple[Any, ...] = ()
    """The board at the end of every round that has ended."""
    written: int = 0
    """How many of these rounds this player has seen the page of."""
    deeds: Mapping[Seat, Move] = field(default_factory=dict)
    """The last move of each seat in this round."""
    deal: DealProof | None = None
    checked: int = 0
    over: OverNews | None = None
    made: Mapping[int, Move] = field(default_factory=dict)
    """What this player decided in this round, by the number of the question."""
    language: str = "en"
    """That of the window, for words that are data."""

    @property
    def question(self) -> int:
        """A number for the decision that may be asked for now: one more than that of the last answered question."""
        return self.steps[-1].number + 1 if self.steps else 1

    @property
    def counted(self) -> tuple[Any, ...]:
        """The rounds that may be told of: the scores of one that ends now would tell what its dreams are about to."""
        return self.rounds[: self.written]

    def place(self, seat: Seat) -> int:
        """Where `seat` sits as seen from here: 0 is this player's place, the others follow clockwise."""
        return (seat - (self.me or 0)) % self.seats if self.seats else 0


@dataclass(frozen=True, slots=True)
class TableRows:
    """Everything of a table that comes as lists, and its single values."""

    table: TableProps
    cards: tuple[CardProps, ...] = ()
    seats: tuple[SeatProps, ...] = ()
    buttons: tuple[ButtonProps, ...] = ()
    lines: tuple[LineProps, ...] = ()
    dreams: tuple[DreamProps, ...] = ()
    bars: tuple[BarProps, ...] = ()
    rounds: tuple[RoundProps, ...] = ()
    tiles: tuple[TileProps, ...] = ()
    racers: tuple[RacerProps, ...] = ()
    lands: tuple[LandProps, ...] = ()
    race: RaceProps = field(default_factory=RaceProps)
    spirits: tuple[SpiritProps, ...] = ()
    roles: tuple[RoleProps, ...] = ()
    night: NightProps = field(default_factory=NightProps)


@dataclass(frozen=True, slots=True)
class ByItself:
    """A decision that is made for a player who does nothing for so long."""

    move: Move
    after_ms: int


class Direct:
    """A game of which every decision is sent as it is made, and whose rounds end with a look into the notebook.

    Nothing is typed, nothing decided ahead, and nothing by itself.
    """

    book_opens = True

    def planned(self, frame: Frame, me: Seat, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...] | None:
        """Nothing is laid out."""
        return None

    def sent_by(self, plan: tuple[Move, ...], move: Move) -> tuple[Move, ...]:
        """The move alone."""
        return (move,)

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

    def rests(self, frame: Frame) -> bool:
        """Nobody waits for a player who looks at a page."""
        return False


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

    def guarded(self, target: Target) -> bool:
        """Whether `target` has to be pressed twice."""
        ...

    def entry(self, state: TableState) -> str:
        """A name for what can be typed now, "" for nothing; what was typed under another name is forgotten."""
        ...

    def worded(self, state: TableState) -> OpenMove | None:
        """The move that the text typed so far makes, None if it makes none."""
        ...

    def due(self, ahead: Move, frame: Frame) -> Move | None:
        """What to send of a move that was made ahead, now that something is asked; None if it has lost its point."""
        ...

    def by_itself(self, frame: Frame) -> ByItself | None:
        """What is decided for a player who does nothing, None if nothing ever is."""
        ...

    def hours(self, state: TableState) -> Hours:
        """What the clock on the screen is set by."""
        ...

    def rests(self, frame: Frame) -> bool:
        """Whether the game goes on only once this player has looked at the table as it is at this frame."""
        ...

    def derive(self, state: TableState) -> TableRows:
        """What is on the screen."""
        ...

    def private_words(self, state: TableState) -> str:
        """The faces that this player alone sees now, in words, for whoever asks to hear them."""
        ...
