"""What a table tells whoever conducts it. Frozen, and no secret in any of them but those that a View holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.contract import Clock
from engine.driver import Step
from engine.game import Outcome
from netcore.errors import Foul
from netcore.feeds.charter import MoveClock


@dataclass(frozen=True, slots=True)
class Chartered:
    """All keys are known: the cards can be dealt. `charter`: its hash, 32 bytes."""

    charter: bytes


@dataclass(frozen=True, slots=True)
class Awaited:
    """A decision is awaited from this seat: see the view."""

    number: int


@dataclass(frozen=True, slots=True)
class ClockRuns:
    """A question that these seats are to decide under a clock was opened here, or opened again.

    `clock`: that of the rules, or else the table's own.
    """

    number: int
    seats: tuple[int, ...]
    clock: Clock | MoveClock


@dataclass(frozen=True, slots=True)
class FoundLate:
    """By the clocks of most who waited, `seat` has not answered question `number` in time: its late move was made.

    `by`: the peers whose words said so. `by_table`: it was by the table's own clock, and the late move is the ghost's.
    """

    number: int
    seat: int
    by: tuple[int, ...]
    by_table: bool = False


@dataclass(frozen=True, slots=True)
class Stepped:
    """A question was answered, or the move that led to it was taken back."""

    step: Step


@dataclass(frozen=True, slots=True)
class Linked:
    """One link of the shuffle `question` was read: `cards` cards mixed by `seat`, with a proof of so many bytes."""

    question: int
    seat: int
    cards: int
    proof_bytes: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A proof of `seat` was checked here and holds. `what` as in Order, `took_ms` as measured by who ran the order."""

    what: str
    question: int
    seat: int
    cards: int
    proof_bytes: int
    took_ms: float


@dataclass(frozen=True, slots=True)
class Made:
    """A body of this seat's own was made. `what` as in Order."""

    what: str
    question: int
    cards: int
    took_ms: float


@dataclass(frozen=True, slots=True)
class Fouled:
    """The table has stopped: a seat broke protocol or rules at question `number`, in entry `entry` of its feed."""

    foul: Foul
    number: int
    entry: int


@dataclass(frozen=True, slots=True)
class NoCharter:
    """The table has stopped before the first card: a key's backup was bad. Nobody is blamed; sit down anew."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Evicted:
    """All others have agreed that the peer of `seat` is gone: `length` entries of this feed count, its ghost plays on.

    One for each seat of that peer. If the seat is my own, the table goes on without me. `by`: the peers that agreed.
    """

    seat: int
    length: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BrokenOff:
    """My player has left it at that, without these seats: the game is unfinished, for this program alone."""

    gone: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LetGo:
    """Another branch of the feed of `seat` counts than the one held: all but its first `length` entries are let go."""

    seat: int
    length: int


@dataclass(frozen=True, slots=True)
class Overtaken:
    """This onlooker has read what the players have agreed not to count: read the feeds again, all at once."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is complete: all who play have signed the result. Each is now asked whether it lays its seed open."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Declined:
    """Some seats do not lay their seeds open, so nobody does. Nothing more is to be said."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongStep:
    """A step that the shown seed of `seat` does not give."""

    seat: int
    question: int


@dataclass(frozen=True, slots=True)
class Opened:
    """All seeds were laid open and every seeded step was done again. Nothing more is to be said.

    `wrong`: seats whose seed is not the one that they had committed to; `altered`: steps that are not what the seed
    gives; `steps`: how many were done again; `evicted`: seats whose seeds nobody can show, for they are gone.
    """

    wrong: tuple[int, ...]
    altered: tuple[WrongStep, ...]
    steps: int
    evicted: tuple[int, ...] = ()

    @property
    def good(self) -> bool:
        """Whether every seed was right and gave every step."""
        return not self.wrong and not self.altered


Event: TypeAlias = (
    Chartered
    | Awaited
    | ClockRuns
    | FoundLate
    | Stepped
    | Linked
    | Checked
    | Made
    | Fouled
    | NoCharter
    | Evicted
    | BrokenOff
    | LetGo
    | Overtaken
    | Ended
    | Declined
    | Opened
)
