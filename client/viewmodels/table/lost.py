"""The question about somebody at the table who is not heard, as a screen asks it and a player answers it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from msgspec import structs
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.texts import fill
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.table.lost_props import LostProps, Voter, derive, names_of
from client.viewmodels.table.lost_state import LostState, can_spare, fold, missing, silent_voters
from engine.pieces import Seat
from netcore.status import LateNews, News

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

AGAIN_AFTER_S = 45.0
"""How long "Wait" keeps the question away."""
TICK_MS = 1000


@QmlElement
@QmlUncreatable("the program makes it")
class LostModel(Model[LostProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable's result an object
    """The question about those who are not heard. Time comes from `clock`, in monotonic seconds."""

    def __init__(
        self, calls: Calls, parent: QObject | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(LostProps(), parent)
        self._calls = calls
        self._clock = clock
        self._state = LostState()
        self._voters = Rows(Voter, "key", self)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.refresh)

    def hear(self, news: News) -> None:
        """Take in what the node says."""
        self._state = fold(self._state, news, self._clock())
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Derive anew: time has passed, or what is said of it is another."""
        waiting = bool(missing(self._state) or self._state.poll.gone)
        if waiting != self._tick.isActive():
            self._tick.start() if waiting else self._tick.stop()
        props = derive(self._state, self._clock())
        self._voters.update(props.voters)
        self.become(props)

    def speak(self, language: str) -> None:
        """Put every text into the language of the window."""
        self.refresh()

    @Slot()
    def wait(self) -> None:
        """Go on waiting: say so where others ask, and be asked again later."""
        if not self.props.wait_text:
            return
        if self._state.poll.ask:
            self._calls.do(lambda node: node.chair.stay())
        poll = structs.replace(self._state.poll, ask=False)
        self._state = replace(self._state, quiet_until_s=self._clock() + AGAIN_AFTER_S, refused=False, poll=poll)
        self.refresh()

    @Slot()
    def agree(self) -> None:
        """Go on without those who are gone, or end the game where that cannot be."""
        if not self.props.agree_text:
            return
        poll = self._state.poll
        more = () if poll.ask else silent_voters(self._state, self._clock())
        gone = tuple(sorted({*poll.gone, *more})) or missing(self._state)
        if not more and (poll.gone or can_spare(self._state, gone)):
            self._calls.do(lambda node: node.chair.evict(gone))
        else:
            self._calls.do(lambda node: node.chair.break_off(gone))
        self._state = replace(self._state, refused=False, poll=structs.replace(self._state.poll, ask=False))
        self.refresh()

    def evicted(self, seat: Seat) -> str:
        """What to say when all have agreed to play on without `seat`."""
        return fill(translate("Lost", "A ghost now plays for %1."), names_of(self._state, (seat,)))

    def late(self, news: LateNews) -> str:
        """What to say when most of the others' clocks have found somebody late."""
        if news.by_table:
            if news.seat == self._state.me:
                return translate("Lost", "Your time was up: a ghost made this move for you.")
            text = translate("Lost", "Time was up for %1: a ghost made this move.")
            return fill(text, names_of(self._state, (news.seat,)))
        text = translate("Lost", "Too late by most of the others’ clocks: %1. It counts as no answer.")
        return fill(text, names_of(self._state, (news.seat,)))

    @Property(QObject, constant=True)
    def voters(self) -> Rows:
        return self._voters
