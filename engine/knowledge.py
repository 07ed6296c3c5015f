"""What one seat may see. A screen, a bot or an onlooker is given a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, Final

from engine.board import copied
from engine.contract import Clock
from engine.driver import Driver, asked_by, clock_of, legal_for
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.record import record


@record
class View:
    """The table through one seat's eyes (`seat` None: an onlooker, who sees what is public).

    `known` holds every face that this seat has ever been shown of a card still in play, turned up or peeked at.
    `legal` is what this seat is asked to choose from now, None if it is not asked. `asked` lists all seats that
    still owe a decision by the rules of the open question.
    """

    seat: Seat | None
    seats: int
    game: str
    options: Mapping[str, int | bool | str]
    number: int
    board: Any
    known: Mapping[Handle, Face]
    asked: tuple[Seat, ...]
    legal: Legal | None
    clock: Clock | None = None
    """The clock that runs for whoever is asked."""
    sealed: Mapping[int, Move] = field(default_factory=dict)
    """What this seat itself has decided under seal, by the number of the question."""


class Glimpse(View):
    """A view of which each field is made when it is first read.

    The board must not change before that, so whoever hands a glimpse out has it read as soon as its reader is done, if
    that kept it.
    """

    __slots__ = ("__weakref__", "_driver", "_knowledge")

    def __init__(self, knowledge: Knowledge, driver: Driver) -> None:
        self._knowledge = knowledge
        self._driver = driver

    @property  # type: ignore[misc]
    def __class__(self) -> type[View]:  # type: ignore[override]
        """A View, also to who makes another one of it."""
        return View

    def __getattr__(self, name: str) -> Any:
        look = _LOOKS.get(name)  # Python comes here for what is not there: a field that was not read yet
        if look is None:
            raise AttributeError(name)
        seen = look(self._knowledge, self._driver)
        setattr(self, name, seen)
        return seen

    def read(self) -> None:
        """Have all fields from now on."""
        for name in _LOOKS:
            getattr(self, name)


class Knowledge:
    """The faces that one seat has been shown, and what it has under seal."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._faces: dict[Handle, Face] = {}
        self._void: list[Iterable[Handle]] = []
        self.learn: Final[Callable[[Mapping[Handle, Face]], None]] = self._faces.update
        """Remember what was shown."""
        self.forget: Final[Callable[[Iterable[Handle]], None]] = self._void.append
        """Drop what is known of cards that went back into a shuffle: done before anybody looks again."""
        self._sealed: dict[int, Move] = {}
        self.sealed: Final = MappingProxyType(self._sealed)
        """What is under seal, by the number of the question."""

    def __repr__(self) -> str:
        return f"Knowledge(seat={self.seat})"  # faces are secrets: they stay out of logs

    @property
    def faces(self) -> MappingProxyType[Handle, Face]:
        """What is known, by card."""
        while self._void:
            for handle in self._faces.keys() & self._void.pop():
                del self._faces[handle]
        return MappingProxyType(self._faces)

    def seal(self, number: int, move: Move) -> None:
        """Remember what this seat decided under the seal of question `number`."""
        self._sealed[number] = move

    def legal(self, driver: Driver) -> Legal | None:
        """What this seat is asked to choose from now."""
        if driver.asked is None or self.seat is None:
            return None
        legal = legal_for(driver.asked.question, self.seat)
        return None if legal is None else self.narrowed(driver, legal)

    def narrowed(self, driver: Driver, legal: Legal) -> Legal:
        """`legal` without what this seat may not do because of a card that it alone can see."""
        narrow = driver.game.narrow
        return legal if narrow is None or self.seat is None else narrow(driver.board, self.seat, legal, self.faces)

    def view(self, driver: Driver) -> View:
        """The table as this seat sees it now."""
        return View(**{name: look(self, driver) for name, look in _LOOKS.items()})


def _clock(driver: Driver) -> Clock | None:
    return clock_of(driver.asked.question) if driver.asked is not None else None


_LOOKS: Final[Mapping[str, Callable[[Knowledge, Driver], Any]]] = {
    "seat": lambda knowledge, _: knowledge.seat,
    "seats": lambda _, driver: driver.seats,
    "game": lambda _, driver: driver.game.name,
    "options": lambda _, driver: driver.options,
    "number": lambda _, driver: driver.asked.number if driver.asked is not None else 0,
    "board": lambda _, driver: copied(driver.board),
    "known": lambda knowledge, _: MappingProxyType(knowledge.faces.copy()),
    "asked": lambda _, driver: asked_by(driver.asked.question) if driver.asked is not None else (),
    "legal": lambda knowledge, driver: knowledge.legal(driver),
    "clock": lambda _, driver: _clock(driver),
    "sealed": lambda knowledge, _: MappingProxyType(knowledge.sealed.copy()),
}
"""How each field of a view is made."""
