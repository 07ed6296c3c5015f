"""The film of a table: one frame per answered question, shown one after the other so that a person can follow.

Bots answer in an instant and several questions may be answered at once. Each frame stays for a moment; whoever presses
anything meanwhile sees the last one at once. A frame at which the table has to wait for this player (the end of a
round) stays until it is turned over.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.contract import Clock
from engine.driver import Step
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.status import PlayNews, TableClock, UndoNews


@dataclass(frozen=True, slots=True)
class Frame:
    """The table at one moment. `step` is what has just happened, None for the very first sight of it.

    Only the last frame of what is known (`last`) says who is awaited and what may be chosen.
    """

    board: Any
    known: Mapping[Handle, Face]
    step: Step | None
    last: bool
    asked: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    busy: str = ""
    legal: Legal | None = None
    number: int = 0
    """The question that is open then."""
    clock: Clock | None = None
    """The one that runs for whoever is asked."""
    sealed: Mapping[int, Move] = field(default_factory=dict)
    """What this player has decided under seal, by the number of the question."""
    moon: TableClock | None = None
    """The table's own clock, where that runs."""
    impatient: tuple[Seat, ...] = ()
    """Who would go on without those whose time is over."""
    undo: UndoNews | None = None
    """How far it is with taking the last move back."""


def frames_of(news: PlayNews) -> tuple[Frame, ...]:
    """One frame for every step in the news; the last of them, or a still one, is the table as it stands now."""
    view = news.view
    passing = tuple(Frame(step.board, view.known, step, last=False, sealed=view.sealed) for step in news.steps[:-1])
    step = news.steps[-1] if news.steps else None
    return (*passing, _now(news, view, step))


def seen_first(frame: Frame) -> Frame:
    """What has happened at `frame` alone, without what is asked now."""
    return Frame(frame.board, frame.known, frame.step, last=False, sealed=frame.sealed)


def _now(news: PlayNews, view: View, step: Step | None) -> Frame:
    return Frame(
        board=view.board,
        known=view.known,
        step=step,
        last=True,
        asked=view.asked,
        waiting=news.waiting_for,
        busy=news.busy,
        legal=view.legal,
        number=view.number,
        clock=view.clock,
        sealed=view.sealed,
        moon=news.clock,
        impatient=news.impatient,
        undo=news.undo,
    )


class Film:
    """Frames that wait to be shown. `stops(frame)` tells the frames that stay until they are turned over."""

    def __init__(self, stops: Callable[[Frame], bool]) -> None:
        self._stops = stops
        self._coming: deque[Frame] = deque()
        self.shown: Frame | None = None
        self.held = False
        """Whether the shown frame stays until `turn_over`."""

    @property
    def waiting(self) -> int:
        """How many frames are still to be shown."""
        return len(self._coming)

    def add(self, frames: tuple[Frame, ...]) -> None:
        """Queue what has come. A sight of the table without a step replaces the queued end, it is only fresher."""
        for frame in frames:
            if self._coming and frame.step is None:
                stale = self._coming.pop()
                frame = replace(frame, step=stale.step, last=True)
            self._coming.append(frame)

    def advance(self) -> bool:
        """Show the next frame, unless the shown one is held or there is none. Whether one was shown."""
        if self.held or not self._coming:
            return False
        self.shown = self._coming.popleft()
        self.held = self.shown.step is not None and self._stops(self.shown)
        return True

    def turn_over(self) -> None:
        """Let go of a held frame."""
        self.held = False
