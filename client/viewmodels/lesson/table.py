"""The table of a lesson: the true rules, answered by a dealer whose cards are stacked. No network and no keys.

It is a type of its own, made of nothing that a node has: what is dealt or decided here cannot reach a real table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from client.viewmodels.game.lesson import Lesson
from engine import games
from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver, Step, legal_for
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from netcore.status import OverNews, PlayNews, RoomNews, RoomPlace

T = TypeVar("T")

SEED = 12
LEARNER: Seat = 0


class StackedChance(Chance):
    """Chance that a lesson has written down: what lies on top after each shuffle, and what each roll shows.

    What is not written down comes from a fixed seed.
    """

    def __init__(self, stacks: Sequence[tuple[Face, ...]], rolls: Sequence[int]) -> None:
        super().__init__(SEED)
        self._rest = Chance(SEED, "rest")
        self._stacks = iter(stacks)
        self._rolls = iter(rolls)

    def below(self, bound: int) -> int:
        """The next roll that is written down, else one of the seed."""
        written = next(self._rolls, None)
        return self._rest.below(bound) if written is None else written

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """`items` with the next stack on top: the last of the list is dealt first. ValueError if a card is missing."""
        rest, top = list(items), list(next(self._stacks, ()))
        for card in top:
            rest.remove(card)  # type: ignore[arg-type]  # what is shuffled here are faces
        return [*self._rest.shuffled(rest), *reversed(top)]  # type: ignore[list-item]


class LessonTable:
    """One lesson's game, as the learner sees it."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._driver = Driver(games.find(lesson.game), lesson.seats, dict(lesson.options))
        self._dealer = SeededDealer(self._driver, StackedChance(lesson.stacks, lesson.rolls))
        self._steps: list[Step] = []

    @property
    def view(self) -> View:
        """The table as the learner sees it."""
        return self._dealer.view(LEARNER)

    @property
    def awaits(self) -> bool:
        """Whether the learner is asked."""
        asked = self._driver.asked
        return asked is not None and legal_for(asked.question, LEARNER) is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self._driver.asked is None

    def step(self, mine: Move | None = None) -> None:
        """Answer one question; `mine` is the learner's decision, where one is asked."""

        def decide(seat: Seat, view: View, legal: Legal) -> Move:
            if seat == LEARNER:
                assert mine is not None
                return mine
            return self._lesson.others(seat, view, legal)

        self._steps.append(self._dealer.deal(decide).step)

    def room(self, name: str, lantern: str) -> RoomNews:
        """Who sits there: the learner, and players that are part of the lesson."""
        people = ((name, lantern), *self._lesson.names)
        places = tuple(
            RoomPlace(seat, "person" if seat == LEARNER else "bot", bytes([seat]) * 32, who, lamp, True, True)
            for seat, (who, lamp) in enumerate(people)
        )
        return RoomNews(bytes(32), self._lesson.game, {}, places, LEARNER, True, ())

    def news(self, *, asking: bool) -> PlayNews:
        """All that has happened since the last news; what is asked of the learner is kept back unless `asking`."""
        view = self.view
        # In a lesson no clock runs.
        view = replace(view, clock=None) if asking else replace(view, clock=None, legal=None, asked=())
        steps, self._steps = tuple(self._steps), []
        return PlayNews(view, steps, view.asked, "")

    def over(self) -> OverNews:
        """What is said at the end."""
        outcome = self._driver.game.outcome(self._driver.board)
        return OverNews(outcome.scores, outcome.winners, False, None, "")
