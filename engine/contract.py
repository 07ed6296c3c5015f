"""The few questions that a rulebook may ask the table, and what it is told.

A rulebook is a generator: it yields questions and is sent their answers, so that it reads like printed rules::

    board.closed = list((yield from shuffle(DECK)))
    faces = yield from show(board.open)
    taken = yield from move(seat, Legal((Draw(), Wake())))

It never sees a face that is not public, an hour, or a random number that the table did not give it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar

from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.record import record


class Everyone(Enum):
    """The readers of a card that is turned up for all."""

    ALL = "all"


ALL: Final = Everyone.ALL
Readers: TypeAlias = "Literal[Everyone.ALL] | tuple[Seat, ...]"


@record
class Shuffle:
    """Mix cards into as many fresh face-down handles whose order nobody knows. Handles given are void afterwards.

    Faces are cards that come into the game now; they may be mixed with handles, which are in it already.
    """

    ask: ClassVar[str] = "shuffle"
    cards: tuple[Face | Handle, ...]


@record
class Show:
    """Tell the faces of cards: to all, or to some seats alone (the rulebook is then told nothing)."""

    ask: ClassVar[str] = "show"
    cards: tuple[Handle, ...]
    to: Readers = ALL


@record
class Clock:
    """The time that a decision may take, in whole milliseconds from when its seat was asked.

    Nobody's hour is on the board: a single seat that decides claims how long it took, and the rulebook is told the
    claim, unless most of the others' clocks say otherwise. When the time is over, the program of a seat makes the move
    `late` in its player's stead; where most others find that it was not made in time either, it counts as made.
    `usual_ms` is claimed where no clock runs: by a seeded dealer, and for a ghost. `reading_ms`, a part of the limit,
    is for reading what is new. `span`: what claims are short of is summed within one, as a night is.
    """

    limit_ms: int
    late: Move
    usual_ms: int
    reading_ms: int = 0
    span: int = 0

    def claim(self, elapsed_ms: int) -> int:
        """What to claim for a decision that took `elapsed_ms`: all that is over the limit is one and the same."""
        return max(0, min(elapsed_ms, self.limit_ms + 1))

    def admits(self, claimed_ms: object) -> bool:
        """Whether that may be claimed."""
        return type(claimed_ms) is int and 0 <= claimed_ms <= self.limit_ms + 1


@record
class Timed:
    """A decision under a clock, with its author's claim of how long it took."""

    move: Move
    claimed_ms: int


@record
class OneMove:
    """One seat decides; with a clock, the answer is Timed."""

    ask: ClassVar[str] = "move"
    seat: Seat
    legal: Legal
    clock: Clock | None = None


@record
class AllMoves:
    """Several seats decide at once; nobody can read a move before all are made. Who is late has made the late move."""

    ask: ClassVar[str] = "moves"
    legal: Mapping[Seat, Legal]
    clock: Clock | None = None


@record
class Seal:
    """Several seats decide now and are read later. The answer is the number to unseal it by."""

    ask: ClassVar[str] = "seal"
    legal: Mapping[Seat, Legal]
    clock: Clock | None = None


@record
class Unseal:
    """Read what was sealed under `sealed`."""

    ask: ClassVar[str] = "unseal"
    sealed: int


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """The private choice of a draft: which card of the hand stays, by its place in the hand."""

    kind: ClassVar[str] = "pick"
    index: int


@record
class KeepAndPass:
    """Each seat keeps one card of its hand, which it can read; the rest become fresh handles that nobody can link."""

    ask: ClassVar[str] = "keep_and_pass"
    hands: Mapping[Seat, tuple[Handle, ...]]

    def legal(self, seat: Seat) -> Legal:
        """What `seat` may keep."""
        return _picks(len(self.hands[seat]))


@cache
def _picks(cards: int) -> Legal:
    return Legal(tuple(Pick(index) for index in range(cards)))


@record
class Kept:
    """One seat's outcome of keep-and-pass: its card, and the cards that go on (in an order nobody else knows)."""

    kept: Handle
    passed: tuple[Handle, ...]


@record
class Roll:
    """A number 0 … sides-1 that nobody can steer, not even by leaving."""

    ask: ClassVar[str] = "roll"
    sides: int


Question: TypeAlias = Shuffle | Show | OneMove | AllMoves | Seal | Unseal | KeepAndPass | Roll
Told: TypeAlias = (
    "tuple[Handle, ...] | tuple[Face, ...] | Move | Timed | Mapping[Seat, Move] | Mapping[Seat, Kept] | int | None"
)
"""What a rulebook is sent after a question."""

T = TypeVar("T")
Rules: TypeAlias = Generator[Question, Any, T]
"""What a question is told is Told; of which kind it is for which question, the functions below say."""


class Breach(Exception):
    """A seat broke a rule that could only be checked once a card was turned up. The game stops; the seat is named.

    `rule` is a short code for the rule (for example "sen.use_not_special").
    """

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(f"seat {seat} broke {rule}")
        self.seat = seat
        self.rule = rule


def shuffle(cards: Iterable[Face | Handle]) -> Rules[tuple[Handle, ...]]:
    """Ask for fresh face-down handles for `cards`."""
    fresh: tuple[Handle, ...] = yield Shuffle(tuple(cards))
    return fresh


def show(cards: Iterable[Handle]) -> Rules[tuple[Face, ...]]:
    """Turn `cards` up for all; their faces in the same order."""
    faces: tuple[Face, ...] = yield Show(tuple(cards))
    return faces


def show_only(cards: Iterable[Handle], to: Iterable[Seat]) -> Rules[None]:
    """Let only the seats `to` look at `cards`."""
    yield Show(tuple(cards), tuple(sorted(to)))


def move(seat: Seat, legal: Legal) -> Rules[Move]:
    """Ask one seat."""
    made: Move = yield OneMove(seat, legal)
    return made


def timed_move(seat: Seat, legal: Legal, clock: Clock) -> Rules[Timed]:
    """Ask one seat under a clock. What took longer than it may is the late move, whatever it was."""
    made: Timed = yield OneMove(seat, legal, clock)
    return made if made.claimed_ms <= clock.limit_ms else Timed(clock.late, made.claimed_ms)


def moves(legal: Mapping[Seat, Legal], clock: Clock | None = None) -> Rules[Mapping[Seat, Move]]:
    """Ask several seats at once."""
    made: Mapping[Seat, Move] = yield AllMoves(dict(legal), clock)
    return made


def seal(legal: Mapping[Seat, Legal], clock: Clock | None = None) -> Rules[int]:
    """Let several seats decide under seal; the number to unseal by."""
    number: int = yield Seal(dict(legal), clock)
    return number


def unseal(sealed: int) -> Rules[Mapping[Seat, Move]]:
    """Read what was sealed."""
    made: Mapping[Seat, Move] = yield Unseal(sealed)
    return made


def keep_and_pass(hands: Mapping[Seat, Iterable[Handle]]) -> Rules[Mapping[Seat, Kept]]:
    """Let every seat keep one card of its hand."""
    kept: Mapping[Seat, Kept] = yield KeepAndPass({seat: tuple(hand) for seat, hand in hands.items()})
    return kept


def roll(sides: int) -> Rules[int]:
    """Ask for a number 0 … sides-1."""
    number: int = yield Roll(sides)
    return number
