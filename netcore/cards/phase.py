"""A phase: a set of seats that each owe one body of one kind. Every protocol of the cards is a few phases in a row.

A protocol is a generator that yields its phases and returns its answer, so that it reads like its description::

    promised = Promising(desk, seats)
    yield promised
    opened = Opening(desk, promised.commitments)
    yield opened
    return opened.moves

Whoever runs it (`netcore.cards.collect`) reads the bodies in the order of `seats`, has the proofs checked, and goes on
to the next phase when all are in and good. So nothing of a later phase is made before all before it was verified here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass
from typing import ClassVar, TypeAlias, TypeVar

from engine.contract import Clock
from engine.pieces import Move, Seat
from netcore.errors import Misuse
from netcore.feeds.bodies import AnyBody, Body
from netcore.feeds.charter import MoveClock

Work: TypeAlias = Callable[[], AnyBody]
"""Slow making of a body: pure but for fresh nonces, to be run in a pool."""


class Offence(Exception):
    """A body that breaks the protocol; `rule` is a short code. Whoever reads the body knows whose it is."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Check:
    """A proof still to be checked: `work` is pure; if it says no, the body's author has broken `rule`."""

    rule: str
    work: Callable[[], bool]
    cards: int = 0
    proof_bytes: int = 0

    @property
    def what(self) -> str:
        """What it is about: "keys", "backup", "shuffle", "show", "roll" or "seed"."""
        return self.rule.partition(".")[0]


class Phase(ABC):
    """Who owes what now. `seats` in the order in which their bodies are read."""

    kind: ClassVar[type[Body]]
    """The one kind of body that is due."""
    busy: ClassVar[str]
    """What a screen says meanwhile: "keys", "shuffle", "show", "roll"; "" while people decide."""
    in_turn: ClassVar[bool] = False
    """Whether each seat builds upon the body of the one before it."""
    in_any_order: ClassVar[bool] = False
    """Whether bodies are read as they come, whoever else is still waited for: no proof is in them to be checked."""
    decides: ClassVar[bool] = False
    """Whether the body is a person's decision."""

    clock: Clock | MoveClock | None = None
    """The clock, of the rules or of the table, under which these bodies are awaited: none is read before it is settled
    which came in time.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def be_late(self, seats: Collection[Seat]) -> None:
        """Most others have found that the bodies of these seats did not come in time: they are not read.

        Raises Misuse in a phase that has no clock.
        """
        raise Misuse("no clock runs")

    @abstractmethod
    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the body of `seat`. The proof left to check, if any. Raises Offence."""

    def make(self, me: Seat) -> AnyBody | Work | None:
        """What `me` owes, or the work that makes it; None where a decision is awaited."""
        return None

    def decide(self, me: Seat, move: Move) -> AnyBody | Work:
        """What `me` owes, having decided. Raises Misuse in a phase that asks for no move."""
        raise Misuse("no move is asked for")


T = TypeVar("T")
Protocol: TypeAlias = Generator[Phase, None, T]


def expect(body: AnyBody, kind: type[T]) -> T:
    """`body` as the kind that its phase says it is."""
    if not isinstance(body, kind):
        raise AssertionError(f"a phase was handed a {type(body).__name__}")
    return body
