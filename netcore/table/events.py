"""What a table tells whoever conducts it. Frozen, and no secret in any of them but those that a View holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.contract import Clock
from engine.driver import Step
from engine.game import Outcome
from netcore.errors import Foul


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
    """A question that `seat` is to decide under a clock was opened here, or opened again."""

    number: int
    seat: int
    clock: Clock


@dataclass(frozen=True, slots=True)
class Objection:
    """Seat `by` says that `seat`, which claimed so many milliseconds at question `number`, took so many by its clock.

    Nothing at the table changes by it.
    """

    number: int
    seat: int
    claimed_ms: int
    by: int
    measured_ms: int


@dataclass(frozen=True, slots=True)
class Stepped:
    """A question was answered."""

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
class Diverged:
    """The table has stopped: the boards of `seats` differ from mine since question `number`. Nobody is blamed."""

    number: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoCharter:
    """The table has stopped before the first card: a key's backup was bad. Nobody is blamed; sit down anew."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Evicted:
    """All others have agreed that `seat` is gone: `length` entries of its feed count, and its ghost plays on.

    If the seat is my own, the table goes on without me. `by`: who agreed, in order.
    """

    seat: int
    length: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The game ends here, for `gone` are gone for good and it cannot go on without them, as all others have agreed.

    `by`: these others, in order; where it is one alone, the game is won by forfeit, and `by` are the winners.
    """

    gone: tuple[int, ...]
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Overtaken:
    """This onlooker has read what the players have agreed not to count: read the feeds again, all at once."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over and all seats signed the last board. Each is now asked whether it lays its seed open."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Declined:
    """Some seats do not lay their seeds open, so nobody does. The game is finished."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongStep:
    """A step that the shown seed of `seat` does not give."""

    seat: int
    question: int


@dataclass(frozen=True, slots=True)
class Opened:
    """All seeds were laid open and every seeded step was done again. The game is finished.

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
    | Objection
    | Stepped
    | Linked
    | Checked
    | Made
    | Fouled
    | Diverged
    | NoCharter
    | Evicted
    | Forfeit
    | Overtaken
    | Ended
    | Declined
    | Opened
)
