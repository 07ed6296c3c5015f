"""A table of Sen whose cards lie where a test wants them, played move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.contract import ALL, AllMoves, OneMove, Show, Shuffle
from engine.driver import Driver, Step
from engine.knowledge import Knowledge, View
from engine.pieces import Face, Handle, Move, Seat
from engine.sen import COPIES, DECK, SEN, Board, PeekTwo

PEEKS = PeekTwo((0, 1))


def stacked(dreams: Sequence[str], opened: str, closed: str) -> list[Face]:
    """The whole deck in the order in which a shuffle has to bring it, bottom first.

    `closed` names the next cards to draw. Faces are separated by blanks; cards not named lie below those that are.
    """
    top_down = [face for dream in dreams for face in dream.split()] + [opened, *closed.split()]
    left = list(DECK)
    for face in top_down:
        left.remove(Face(face))
    return [*left, *(Face(face) for face in reversed(top_down))]


@dataclass
class SenTable:
    """Answers what chance and cards decide; the test makes the moves.

    `decks` are the orders of the shuffles to come, bottom first; after set-up it is `first`'s turn.
    """

    decks: list[list[Face]]
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    first: Seat = 0
    peeks: Mapping[Seat, PeekTwo] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.driver = Driver(SEN, self.seats, dict(self.options))  # type: ignore[arg-type]
        self.face: dict[Handle, Face] = {}
        self.knowledge = [Knowledge(seat) for seat in range(self.seats)]
        self.onlooker = Knowledge(None)
        self.steps: list[Step] = []
        self._go_on()

    @property
    def board(self) -> Board:
        assert isinstance(self.driver.board, Board)
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

    @property
    def opened(self) -> str:
        """The open pile, top last."""
        return self.faces(self.board.open)

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
            match self.driver.asked.question:
                case Shuffle():
                    deck = self.decks.pop(0) if self.decks else list(DECK)
                    assert len(deck) == sum(COPIES.values())
                    self.face = dict(zip(self.driver.asked.fresh, deck, strict=True))
                    answer = None
                case Show(cards, to):
                    faces = tuple(self.face[card] for card in cards)
                    readers = [*self.knowledge, self.onlooker] if to is ALL else [self.knowledge[seat] for seat in to]
                    for knowledge in readers:
                        knowledge.learn(cards, faces)
                    answer = faces if to is ALL else None
                case AllMoves(legal):
                    answer = {seat: self.peeks.get(seat, PEEKS) for seat in legal}  # type: ignore[assignment]
                case OneMove():
                    return
                case _:
                    answer = self.first  # type: ignore[assignment]
            self.steps.append(self.driver.answer(answer))
