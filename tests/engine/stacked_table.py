"""A table whose cards lie where a test wants them, played move by move. A game's own table says how cards are dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.contract import ALL, AllMoves, OneMove, Show, Shuffle
from engine.driver import Driver, Step
from engine.game import Game
from engine.knowledge import Knowledge, View
from engine.pieces import Face, Handle, Move, Seat


def stack(deck: Sequence[Face], top_down: Sequence[str]) -> list[Face]:
    """A deck, bottom first, with the named cards on top; those not named lie below."""
    left = list(deck)
    for face in top_down:
        left.remove(Face(face))
    return [*left, *(Face(face) for face in reversed(top_down))]


@dataclass
class StackedTable:
    """Answers what chance and cards decide; the test makes the moves.

    `decks` are the orders of the shuffles to come, bottom first; after set-up it is `first`'s turn. `before` are the
    moves that all make at once before the round, where they are not the game's `usual` one.
    """

    game: ClassVar[Game]
    deck: ClassVar[Sequence[Face]]
    usual: ClassVar[Move]

    decks: list[list[Face]]
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    first: Seat = 0
    before: Mapping[Seat, Move] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.driver = Driver(self.game, self.seats, dict(self.options))
        self.face: dict[Handle, Face] = {}
        self.knowledge = [Knowledge(seat) for seat in range(self.seats)]
        self.onlooker = Knowledge(None)
        self.steps: list[Step] = []
        self._go_on()

    @property
    def board(self) -> Any:
        return self.driver.board

    @property
    def asked(self) -> Seat:
        """Whose move it is."""
        assert self.driver.asked is not None
        question = self.driver.asked.question
        assert isinstance(question, OneMove)
        return question.seat

    def view(self, seat: Seat) -> View:
        return self.knowledge[seat].view(self.driver)

    def legal(self) -> tuple[Move, ...]:
        """What the seat that is asked may do, by what it knows."""
        legal = self.view(self.asked).legal
        assert legal is not None
        return legal.listed

    def play(self, *made: Move) -> None:
        """Make moves for whoever is asked, and answer all that is not a move in between."""
        for move in made:
            self.steps.append(self.driver.answer(move))
            self._go_on()

    def dream(self, seat: Seat) -> str:
        return self.faces(self.board.dreams[seat])

    def faces(self, cards: Sequence[Handle]) -> str:
        return " ".join(self.face[card] for card in cards)

    def knows(self, seat: Seat, whose: Seat) -> str:
        """What `seat` knows of the dream of `whose`, "?" for a card that it was never shown."""
        return " ".join(self.knowledge[seat].faces.get(card, Face("?")) for card in self.board.dreams[whose])

    def asks_since(self, count: int) -> list[str]:
        """The questions answered since the first `count` steps, with the readers of a show."""
        return [
            step.ask if step.ask != "show" else "show all" if step.to is ALL else f"show {step.to}"
            for step in self.steps[count:]
        ]

    def _go_on(self) -> None:
        while self.driver.asked is not None:
            answer: Any = None
            match self.driver.asked.question:
                case Shuffle(cards):
                    self.face.update(zip(self.driver.asked.fresh, self._shuffled(cards), strict=True))
                case Show(cards, to):
                    faces = tuple(self.face[card] for card in cards)
                    readers = [*self.knowledge, self.onlooker] if to is ALL else [self.knowledge[seat] for seat in to]
                    for knowledge in readers:
                        knowledge.learn(dict(zip(cards, faces, strict=True)))
                    answer = faces if to is ALL else None
                case AllMoves(legal):
                    answer = {seat: self.before.get(seat, self.usual) for seat in legal}
                case OneMove():
                    return
                case _:
                    answer = self.first
            self.steps.append(self.driver.answer(answer))

    def _shuffled(self, cards: Sequence[Any]) -> list[Face]:
        """The next of `decks`; without any, the whole deck in its order, or the shuffled cards in theirs."""
        if self.decks:
            return self.decks.pop(0)
        return list(self.deck) if len(cards) == len(self.deck) else [self.face[card] for card in cards]
