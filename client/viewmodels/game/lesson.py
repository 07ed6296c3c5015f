"""A lesson of a game as data: what the raven says thought by thought, what is lit, and which move goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from client.viewmodels.game.book import BookRow
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat

Way: TypeAlias = Literal["read", "move", "plan", "say", "look", "round", "begin", "auto", "end"]
"""How a thought is left: by saying to have read it; by its one move; by laying that out,
without sending it; by words of one's own; by closing a peek; by
turning over the page of a round; by being ready for a night; by itself once its own decisions have been made; not at
all, for it is the last.
"""


def nothing(_view: View) -> tuple[str, ...]:
    """Nothing beside what can be pressed is lit."""
    return ()


@dataclass(frozen=True, slots=True)
class Thought:
    """One thought of the raven. All texts are English sources of the lesson's own context.

    `todo` says what to do now. `show` names things, as the raven's strip knows them, that are lit beside what can be
    pressed. `move` makes the one move that is legal; of an `auto` thought it decides until `until` is reached. `wrong`
    answers who points elsewhere. `drawn` makes a picture of it: a row as in the rulebook. `page` names the page of the
    rulebook that the thought, and those after it, belong to.
    """

    title: str
    text: str
    todo: str = ""
    way: Way = "read"
    show: Callable[[View], tuple[str, ...]] = nothing
    move: Callable[[View], Move] | None = None
    until: Callable[[View], bool] | None = None
    wrong: str = ""
    drawn: Callable[[], BookRow] | None = None
    page: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game of fixed cards and fixed players beside the learner, who has seat 0.

    `stacks` are the cards that lie on top after each shuffle, the first to be dealt first; `rolls` what the dice show.
    `others` decides for the other seats.
    """

    game: str
    context: str
    names: tuple[tuple[str, str], ...]
    thoughts: tuple[Thought, ...]
    others: Callable[[Seat, View, Legal], Move]
    stacks: tuple[tuple[Face, ...], ...] = ()
    rolls: tuple[int, ...] = ()
    options: Mapping[str, int | bool | str] = field(default_factory=dict)

    def first_of(self, pages: tuple[str, ...]) -> int:
        """The thought, from 0, with which what is told on one of `pages` begins; the first one of all if none does."""
        return next((at for at, thought in enumerate(self.thoughts) if thought.page in pages and thought.page), 0)

    @property
    def seats(self) -> int:
        """How many play, the learner among them."""
        return len(self.names) + 1
