"""A game with the seeded dealer that checks after every step what must hold after every step of any game."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.chance import Chance
from engine.contract import ALL
from engine.dealer import SeededDealer
from engine.driver import Driver, Step
from engine.game import Game, Options
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.policies import Policy


class AnyKind:
    """Picks a kind of move first and then one of that kind, and `seldom` kinds seldom: all that can happen does."""

    def __init__(self, *seldom: str) -> None:
        self.seldom = seldom

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """Any legal move."""
        del view
        kinds = sorted({move.kind for move in legal.listed})
        for kind in self.seldom:
            if kind in kinds and len(kinds) > 1 and chance.below(6):
                kinds.remove(kind)
        kind = chance.choice(kinds)
        return chance.choice([move for move in legal.listed if move.kind == kind])


class Watched:
    """Plays one game, by one policy for all; keeps a book of its own on who was shown what."""

    game: ClassVar[Game]
    deck: ClassVar[tuple[Face, ...]]

    def __init__(self, seats: int, options: Options, seed: int, policy: Policy, *, hashed: bool = False) -> None:
        """`hashed`: whether each board's hash is kept, for `assert_same_again`; that takes longer than to play."""
        self.dealer = SeededDealer(Driver(self.game, seats, options), Chance(seed, "dealer"))
        self.whims = Chance(seed, "whims")
        self.policy = policy
        self.steps: list[Step] = []
        self.digests: list[bytes] = []
        self._hashed = hashed
        self._faces = sorted(self.deck)
        self.shown: dict[Seat | None, dict[Handle, Face]] = {seat: {} for seat in (None, *range(seats))}

    def decide(self, seat: Seat, view: View, legal: Legal) -> Move:
        assert legal.listed, "a dead end"
        assert dict(view.known) == self.shown[seat]
        return self.policy.choose(view, legal, self.whims)

    def play(self) -> Any:
        """Play to the end; the last board."""
        driver = self.dealer.driver
        while driver.asked is not None:
            step = self.dealer.deal(self.decide).step
            self.steps.append(step)
            if self._hashed or driver.asked is None:
                self.digests.append(driver.digest())
            self._account(step)
            self._check(driver.board)
        assert driver.over
        return driver.board

    def check(self, board: Any) -> None:
        """What must hold in this game."""

    def _account(self, step: Step) -> None:
        if step.ask == "shuffle":
            live = self.dealer.driver.live
            self.shown = {
                seat: {card: face for card, face in book.items() if card in live} for seat, book in self.shown.items()
            }
        for seat, book in self.shown.items():
            if step.ask == "show" and (step.to is ALL or (step.to and seat in step.to)):
                book.update((card, self.dealer.face(card)) for card in step.cards)

    def _check(self, board: Any) -> None:
        cards = board.cards()
        assert len(set(cards)) == len(self.deck)
        assert set(cards) == self.dealer.driver.live
        assert sorted(map(self.dealer.face, cards)) == self._faces
        assert board.faces == self.shown[None]
        for seat, book in self.shown.items():
            assert dict(self.dealer.known(seat)) == book
        self.check(board)

    def rounds(self) -> list[Any]:
        """How each round ended, as the boards told it."""
        ends = [step.board.last_round for step in self.steps]
        return [end for i, end in enumerate(ends) if end is not None and (i == 0 or end is not ends[i - 1])]

    def answers(self) -> list[Any]:
        """What answered the questions, to be given again."""
        return [
            step.move or dict(step.moves) or (step.faces if step.to is ALL else None)
            if step.ask != "roll"
            else step.rolled
            for step in self.steps
        ]

    def assert_same_again(self, options: Options) -> None:
        """The same answers give the same hash at every step."""
        again = Driver(self.game, self.dealer.driver.seats, options)
        for answer, expected in zip(self.answers(), self.digests, strict=True):
            again.answer(answer)
            assert again.digest() == expected
