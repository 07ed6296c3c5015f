"""What one seat may see. A screen, a bot or an onlooker is given a View and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from engine.contract import Clock, OneMove
from engine.driver import Driver, legal_for
from engine.pieces import Face, Handle, Legal, Move, Seat


@dataclass(frozen=True, slots=True)
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


class Knowledge:
    """The faces that one seat has been shown, and what it has under seal."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._faces: dict[Handle, Face] = {}
        self._sealed: dict[int, Move] = {}

    def __repr__(self) -> str:
        return f"Knowledge(seat={self.seat})"  # faces are secrets: they stay out of logs

    def learn(self, cards: Iterable[Handle], faces: Iterable[Face]) -> None:
        """Remember what was shown."""
        self._faces.update(zip(cards, faces, strict=True))

    def seal(self, number: int, move: Move) -> None:
        """Remember what this seat decided under the seal of question `number`."""
        self._sealed[number] = move

    def forget_void(self, live: set[Handle]) -> None:
        """Drop what is known of cards that went back into a shuffle."""
        self._faces = {handle: face for handle, face in self._faces.items() if handle in live}

    @property
    def faces(self) -> Mapping[Handle, Face]:
        """What is known, by card."""
        return MappingProxyType(self._faces)

    def legal(self, driver: Driver) -> Legal | None:
        """What this seat is asked to choose from now."""
        if driver.asked is None or self.seat is None:
            return None
        legal = legal_for(driver.asked.question, self.seat)
        return None if legal is None else driver.game.narrow(driver.board, self.seat, legal, self.faces)

    def view(self, driver: Driver) -> View:
        """The table as this seat sees it now."""
        asked = driver.asked
        question = asked.question if asked else None
        seats = tuple(s for s in range(driver.seats) if question is not None and legal_for(question, s) is not None)
        return View(
            seat=self.seat,
            seats=driver.seats,
            game=driver.game.name,
            options=driver.options,
            number=asked.number if asked else 0,
            board=deepcopy(driver.board),
            known=MappingProxyType(dict(self._faces)),
            asked=seats,
            legal=self.legal(driver),
            clock=question.clock if isinstance(question, OneMove) else None,
            sealed=MappingProxyType(dict(self._sealed)),
        )
