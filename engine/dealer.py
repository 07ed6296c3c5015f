"""The dealer of tests, practice and simulations: answers every question itself, from a seeded stream of numbers.

It holds every face, so it is only for tables where nobody has anything to hide. What each seat may see it keeps apart,
in that seat's Knowledge, exactly as a table without a dealer does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.chance import Chance
from engine.contract import ALL, AllMoves, KeepAndPass, OneMove, Pick, Readers, Roll, Seal, Show, Shuffle, Timed, Unseal
from engine.driver import Answer, Asked, Driver, Step
from engine.knowledge import Knowledge, View
from engine.pieces import Face, Handle, Legal, Move, Seat

Decide: TypeAlias = Callable[[Seat, View, Legal], Move]
"""Who decides for a seat: given its view and what it may answer."""


@dataclass(frozen=True, slots=True)
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
        if asked is None:
            raise ValueError("nothing is asked")
        decided: dict[Seat, Move] = {}
        answer: Answer = None
        match asked.question:
            case Shuffle(cards):
                self._shuffle(cards, asked)
            case Show(cards, to):
                self._show_to(cards, to)
                answer = tuple(self._faces[card] for card in cards) if to is ALL else None
            case OneMove(seat, _, clock):
                decided = {seat: self._decide(seat, decide)}
                answer = decided[seat] if clock is None else Timed(decided[seat], clock.usual_ms)
            case AllMoves(legal):
                decided = {seat: self._decide(seat, decide) for seat in sorted(legal)}
                answer = decided
            case Seal(legal):
                decided = {seat: self._decide(seat, decide) for seat in sorted(legal)}
                self._sealed[asked.number] = decided
                for seat, move in decided.items():
                    self._knowledge[seat].seal(asked.number, move)
            case Unseal(sealed):
                decided = self._sealed[sealed]
                answer = decided
            case KeepAndPass(hands):
                decided = {seat: self._decide(seat, decide) for seat in sorted(hands)}
                self._keep_and_pass(hands, decided, asked)
            case Roll(sides):
                answer = self._chance.below(sides)
        step = self.driver.answer(answer)
        self._forget_void()
        return Dealt(step, decided)

    def _knower(self, seat: Seat | None) -> Knowledge:
        return self._onlooker if seat is None else self._knowledge[seat]

    def _decide(self, seat: Seat, decide: Decide) -> Move:
        view = self.view(seat)
        assert view.legal is not None
        return decide(seat, view, view.legal)

    def _shuffle(self, cards: tuple[Face | Handle, ...], asked: Asked) -> None:
        faces = [self._faces[Handle(card)] if isinstance(card, int) else card for card in cards]
        self._faces.update(zip(asked.fresh, self._chance.shuffled(faces), strict=True))

    def _show_to(self, cards: tuple[Handle, ...], to: Readers) -> None:
        readers = (self._onlooker, *self._knowledge) if to is ALL else [self._knowledge[seat] for seat in to]
        for knowledge in readers:
            knowledge.learn(cards, [self._faces[card] for card in cards])

    def _keep_and_pass(
        self, hands: Mapping[Seat, tuple[Handle, ...]], decided: Mapping[Seat, Move], asked: Asked
    ) -> None:
        fresh = iter(asked.fresh)
        for seat in sorted(hands):
            keep = decided[seat]
            assert isinstance(keep, Pick)
            kept = self._faces[hands[seat][keep.index]]
            passed = [self._faces[card] for i, card in enumerate(hands[seat]) if i != keep.index]
            handle = next(fresh)
            self._faces[handle] = kept
            self._knowledge[seat].learn([handle], [kept])
            self._faces.update((next(fresh), face) for face in self._chance.shuffled(passed))

    def _forget_void(self) -> None:
        live = self.driver.live
        if len(self._faces) == len(live):
            return
        self._faces = {card: face for card, face in self._faces.items() if card in live}
        for knowledge in (self._onlooker, *self._knowledge):
            knowledge.forget_void(live)
