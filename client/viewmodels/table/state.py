"""What a table screen remembers, as one frozen value, and the rows that are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from client.viewmodels.table.frames import Frame
from client.viewmodels.table.game import OwnRows
from client.viewmodels.table.people import People
from client.viewmodels.table.pointing import Target
from client.viewmodels.table.props import (
    BarProps,
    ButtonProps,
    CardProps,
    LineProps,
    RoundProps,
    SeatProps,
    StandingProps,
    TableProps,
)
from engine.driver import Step
from engine.pieces import Handle, Move, Seat
from netcore.status import DealProof, OverNews

LINES_KEPT = 120
"""How far back the history on the screen goes."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What this player is in the middle of.

    `chosen`: what has been pointed at so far. `armed`: a guarded action that waits for a second press. `plan`: moves
    that are laid out on the screen and are not sent yet. `sent`: a move is on its way, and `coming` are those that
    follow it. `looking`: the cards that this player is just being shown, face up on the screen for a while.
    `memory_help`: whether every card this player has ever seen stays face up. `text`: what is typed so far. `ahead`:
    moves that are made before they are asked for, one of a kind.
    """

    chosen: tuple[Target, ...] = ()
    armed: Target = ""
    plan: tuple[Move, ...] = ()
    coming: tuple[Move, ...] = ()
    sent: bool = False
    looking: tuple[Handle, ...] = ()
    left_s: int = 0
    """How many seconds the cards that are looked at stay face up; 0 while they stay until they are closed."""
    memory_help: bool = False
    text: str = ""
    ahead: tuple[Move, ...] = ()


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
    looked: int = 0
    """The question before which this player has said to be ready."""
    overdue: int = 0
    """The question for which all the time that the table's clock gives has passed on the screen."""
    caught_up: int | None = None
    """How much of a game that is taken up again has been read, in percent."""

    @property
    def question(self) -> int:
        """A number for the decision that may be asked for now: one more than that of the last answered question."""
        return self.steps[-1].number + 1 if self.steps else 1

    @property
    def counted(self) -> tuple[Any, ...]:
        """The rounds that may be told of: the scores of one that ends now would tell what its page is about to."""
        return self.rounds[: self.written]

    @property
    def may_choose(self) -> bool:
        """Whether something can be chosen: not while a move is on its way, a peek is open or a page lies on top."""
        return not (self.hand.sent or self.hand.coming or self.hand.looking) and self.page == "table"

    def place(self, seat: Seat) -> int:
        """Where `seat` sits as seen from here: 0 is this player's place, the others follow clockwise."""
        return (seat - (self.me or 0)) % self.seats if self.seats else 0


@dataclass(frozen=True, slots=True)
class TableRows:
    """Everything of a table that comes as lists, and its single values; `own` is for the game's own model."""

    table: TableProps
    own: OwnRows | None = None
    cards: tuple[CardProps, ...] = ()
    seats: tuple[SeatProps, ...] = ()
    buttons: tuple[ButtonProps, ...] = ()
    lines: tuple[LineProps, ...] = ()
    bars: tuple[BarProps, ...] = ()
    standings: tuple[StandingProps, ...] = ()
    rounds: tuple[RoundProps, ...] = ()
