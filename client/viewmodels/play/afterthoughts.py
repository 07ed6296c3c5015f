"""What this player decided in a round, and what is said of it when the round is over: where a choice cost most.

It is worked out beside the window, from what this seat knew at the time of each decision and nothing else. Opened, it
shows the table as it was then, with the better move lit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from client.texts import fill
from client.viewmodels.table.people import People
from client.viewmodels.table.props import ButtonProps
from client.viewmodels.table.state import Hand, TableRows, TableState
from engine.knowledge import View
from engine.pieces import Legal, Move

if TYPE_CHECKING:  # the first page needs no bots
    from engine.policies.afterthought import Afterthought

translate = QCoreApplication.translate

LOOK_ON: Final = "look_on"
"""What the button back to the end of the round is pressed by."""
LONGEST: Final = 105
"""In no more letters than this the line also says what was done: the table shows the rest."""
Words = Callable[[Any, View, People], str]
"""Puts a bot's reasons for a move into words."""


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision of this player: the screen as it was, what could be known, and the move."""

    state: TableState
    view: View
    move: Move


class Afterthoughts(QObject):
    """The decisions of the round that is played, and the thought about them once there is one."""

    wanted = Signal(object, object)
    """Work to be done beside the window, and what takes its result."""
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decided: list[Decided] = []
        self._round = 0
        self._thought: Afterthought | None = None
        self._looking = False

    @property
    def found(self) -> bool:
        """Whether there is anything to say."""
        return self._thought is not None

    @property
    def decided(self) -> tuple[Decided, ...]:
        """What this player decided in the round so far."""
        return tuple(self._decided)

    @property
    def looking(self) -> bool:
        """Whether the table is shown as it was then."""
        return self._looking

    def note(self, state: TableState, view: View, move: Move) -> None:
        """Remember a decision, until the round is over and its page is turned."""
        self._decided.append(Decided(state, view, move))

    def unmake(self, number: int) -> None:
        """What was decided in question `number` was taken back."""
        self._decided = [each for each in self._decided if each.view.number != number]

    def forget(self) -> None:
        """Another round begins, or another game."""
        self._round += 1
        self._decided.clear()
        self.look(looking=False)
        self._become(None)

    def think(self) -> None:
        """Have the round weighed. What comes of it when its page is turned already is dropped."""
        decided, this = self.decided, self._round

        def work() -> object:
            from engine.policies.afterthought import Decision, afterthought

            return afterthought([Decision(each.view, each.move) for each in decided])

        def then(result: object) -> None:
            if this == self._round and not isinstance(result, Exception):
                self._become(result)

        if decided:
            self.wanted.emit(work, then)

    def look(self, looking: bool) -> None:
        """Show the table as it was, or as it is."""
        if self._looking != (looking and self.found):
            self._looking = looking and self.found
            self.changed.emit()

    def _become(self, thought: Any) -> None:
        if thought != self._thought:
            self._thought = thought
            self.changed.emit()

    # ── what is shown ───────────────────────────────────────────────────────────────────────────────────────────────
    @property
    def state(self) -> TableState:
        """The table as it was, with the better move alone to choose and all that this seat knew turned up."""
        thought = self._thought
        assert thought is not None
        then = self._decided[thought.at].state
        assert then.frame is not None
        frame = replace(then.frame, legal=Legal((thought.better.move,)))
        return replace(then, frame=frame, hand=Hand(memory_help=True), page="table")

    def told(self, rows: TableRows, now: TableRows, words: Words) -> TableRows:
        """`rows` of that table with what is said of it, and the way back; `now` are those of the table as it is."""
        thought = self._thought
        assert thought is not None
        decided = self._decided[thought.at]
        done = next((f"{line.text.rstrip('.')}." for line in now.lines if line.key == str(decided.view.number)), "")
        better = words(thought.better, decided.view, decided.state.people)
        said = _exactly(better) if thought.exact else _usually(better)
        whole = f"{done} {said}" if done and len(done) + len(said) < LONGEST else said
        back = ButtonProps(LOOK_ON, _back(), "Return", "", primary=True, allowed=True, reason="")
        return replace(rows, table=replace(rows.table, ask=whole, mine=True), buttons=(back,))


def _exactly(better: str) -> str:
    return fill(translate("Afterthought", "This would have been better: %1"), better)


def _usually(better: str) -> str:
    return fill(translate("Afterthought", "This would usually have been better: %1"), better)


def _back() -> str:
    return translate("Afterthought", "Back to the round")
