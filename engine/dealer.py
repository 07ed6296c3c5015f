"""The dealer of tests, practice and simulations: answers every question itself, from a seeded stream of numbers.

It holds every face, so it is only for tables where nobody has anything to hide. What each seat may see it keeps apart,
in that seat's Knowledge, exactly as a table without a dealer does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias, cast
from weakref import ref

from engine.board import copied
from engine.chance import Chance
from engine.contract import (
    ALL,
    AllMoves,
    KeepAndPass,
    Kept,
    OneMove,
    Pick,
    Roll,
    Seal,
    Show,
    Shuffle,
    Timed,
    Told,
    Unseal,
)
from engine.driver import Asked, Driver, Step, step_of
from engine.knowledge import Glimpse, Knowledge, View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.record import record

Decide: TypeAlias = Callable[[Seat, View, Legal], Move]
"""Who decides for a seat: given its view and what it may answer."""


@record
class Dealt:
    """One answered question: what everybody may know of it, and what the seats decided, secret choices too."""

    step: Step
    decided: Mapping[Seat, Move]


class SeededDealer:
    """Deals one game. The same driver, chance and decisions give the same game, card for card."""

    def __init__(self, driver: Driver, chance: Chance) -> None:
        self.driver = driver
        self._chance = chance
        self._faces: dict[Handle, Face] = {}
        self._sealed: dict[int, dict[Seat, Move]] = {}
        self._onlooker = Knowledge(None)
        self._knowledge = [Knowledge(seat) for seat in range(driver.seats)]
        self._everyone = (self._onlooker, *self._knowledge)

    def face(self, card: Handle) -> Face:
        """What `card` shows, whoever may see it."""
        return self._faces[card]

    def sealed(self, number: int) -> Mapping[Seat, Move]:
        """What was decided under the seal of question `number`, whoever may read it."""
        return self._sealed[number]

    def known(self, seat: Seat | None) -> Mapping[Handle, Face]:
        """The faces that `seat` has been shown of cards still in play (None: that all have been shown)."""
        return self._knower(seat).faces

    def view(self, seat: Seat | None) -> View:
        """The table as `seat` sees it (None: as an onlooker does)."""
        return self._knower(seat).view(self.driver)

    def deal(self, decide: Decide) -> Dealt:
        """Answer the open question, asking `decide` where a seat decides. Raises WrongAnswer for what it may not do."""
        asked = self.driver.asked
        told, decided = self.go_on(decide)
        assert asked is not None
        return Dealt(step_of(asked, told, copied(self.driver.board)), decided)

    def go_on(self, decide: Decide) -> tuple[Told, Mapping[Seat, Move]]:
        """What `deal` does, for who needs no step; what the rulebook was told, and what the seats decided."""
        asked, go_on = self.driver.asked, self.driver.go_on
        if asked is None:
            raise ValueError("nothing is asked")
        question = asked.question
        decided: Mapping[Seat, Move] = {}
        if isinstance(question, OneMove):
            move = self._decide(question.seat, question.legal, decide)
            decided = {question.seat: move}
            told = go_on(move if question.clock is None else Timed(move, question.clock.usual_ms))
        elif isinstance(question, Show):
            held, to = self._faces, question.to
            faces = {card: held[card] for card in question.cards}
            told = go_on(tuple(faces.values()) if to is ALL else None)
            for knowledge in self._everyone if to is ALL else [self._knowledge[seat] for seat in to]:
                knowledge.learn(faces)
        elif isinstance(question, AllMoves):
            decided = self._decide_all(question.legal, decide)
            told = go_on(decided)
        elif isinstance(question, Seal):
            decided = self._decide_all(question.legal, decide)
            told = go_on()
            self._sealed[asked.number] = decided
            for seat, move in decided.items():
                self._knowledge[seat].seal(asked.number, move)
        elif isinstance(question, Unseal):
            decided = self._sealed[question.sealed]
            told = go_on(decided)
        elif isinstance(question, Shuffle):
            self._shuffle(question.cards, asked)
            told = go_on()
            self._forget(asked.void)
        elif isinstance(question, KeepAndPass):
            decided = self._decide_all({seat: question.legal(seat) for seat in question.hands}, decide)
            told = go_on()
            self._keep_and_pass(question.hands, decided, cast("Mapping[Seat, Kept]", told))
            self._forget(asked.void)
        elif isinstance(question, Roll):
            told = go_on(self._chance.below(question.sides))
        return told, decided

    def _knower(self, seat: Seat | None) -> Knowledge:
        return self._onlooker if seat is None else self._knowledge[seat]

    def _decide_all(self, legal: Mapping[Seat, Legal], decide: Decide) -> dict[Seat, Move]:
        return {seat: self._decide(seat, legal[seat], decide) for seat in sorted(legal)}

    def _decide(self, seat: Seat, legal: Legal, decide: Decide) -> Move:
        driver, knowledge = self.driver, self._knowledge[seat]
        view = Glimpse(knowledge, driver)
        made = decide(seat, view, knowledge.narrowed(driver, legal))
        kept = ref(view)
        del view
        glimpse = kept()
        if glimpse is not None:  # somebody has it still, and the board is about to change
            glimpse.read()
        return made

    def _shuffle(self, cards: tuple[Face | Handle, ...], asked: Asked) -> None:
        taken = cast("Callable[[Face | Handle, Face | Handle], Face]", self._faces.pop)
        faces = map(taken, cards, cards)  # a face that comes into the game is its own
        self._faces.update(zip(asked.fresh, self._chance.shuffled(faces), strict=True))

    def _keep_and_pass(
        self, hands: Mapping[Seat, tuple[Handle, ...]], decided: Mapping[Seat, Move], fresh: Mapping[Seat, Kept]
    ) -> None:
        for seat, brought in fresh.items():
            keep = decided[seat]
            assert isinstance(keep, Pick)
            faces = [*map(self._faces.pop, hands[seat])]
            face = faces.pop(keep.index)
            self._faces[brought.kept] = face
            self._knowledge[seat].learn({brought.kept: face})
            self._faces.update(zip(brought.passed, self._chance.shuffled(faces), strict=True))

    def _forget(self, void: Iterable[Handle]) -> None:
        for knowledge in self._everyone:
            knowledge.forget(void)
