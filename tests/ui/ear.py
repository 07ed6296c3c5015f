"""Somebody who plays by ear and keyboard: knows of the window what a screen reader is told, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from netcore.status import ClosedNews
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room
from tests.ui.driver import Driver
from tests.ui.heard import Heard, Role, hear

Key = Qt.Key
BAR = "Deal proved.*|Rules|History|Notebook|Menu|How it was checked|.*whispered.*"
"""What stands on every table: none of it is a decision."""


@dataclass
class Ear:
    """A player at a table whose other seats play by policy; `said` is all that was said aloud."""

    driver: Driver
    local: LocalTable
    said: list[str] = field(default_factory=list)
    notes: set[str] = field(default_factory=set)
    """What the player has to remember between two things that are done."""
    heard: list[Heard] = field(default_factory=list)
    """All that was there when it was last listened to; nothing once something was done."""

    @classmethod
    def sit(cls, driver: Driver, local: LocalTable) -> Ear:
        """Take a seat at `local`."""
        app = driver.window.app
        ear = cls(driver, local)
        app.spokenTo.connect(ear.said.append)
        app.play.submitted.connect(ear._submit)
        app.play.pace_ms = app.play.peek_ms = app.play.armed_ms = 0
        game, seats = local.driver.game.name, local.driver.seats
        app.hear(room(scenes.PEOPLE[:seats], bots=range(1, seats), game=game))
        ear.said.clear()
        app.turn_to("play")
        ear._go_on()
        return ear

    def stand_up(self) -> None:
        """Leave the window to others."""
        app = self.driver.window.app
        app.play.submitted.disconnect(self._submit)
        app.spokenTo.disconnect(self.said.append)
        app.hear(ClosedNews("left"))

    def _submit(self, move: object) -> None:
        assert self.local.step(move), move
        self._go_on()

    def _go_on(self) -> None:
        tell = self.driver.window.app.hear
        self.local.run(tell)
        if self.local.driver.asked is None:
            tell(self.local.over())

    # ── what is heard ───────────────────────────────────────────────────────────────────────────────────────────────
    def things(self) -> list[Heard]:
        """All that is there, in reading order."""
        if not self.heard:
            self.driver.settle()
            self.heard = list(hear(self.driver.window.root).all())
        return self.heard

    def buttons(self, *, cards: bool = False) -> list[Heard]:
        """What can be pressed: buttons, or cards."""
        return [
            each
            for each in self.things()
            if each.role is Role.Button and each.checkable is cards and not each.disabled and "Press" in each.actions
        ]

    def named(self, pattern: str) -> Heard | None:
        """The first button whose name matches."""
        return next((each for each in self.buttons() if re.fullmatch(pattern, each.name)), None)

    def ask(self) -> str:
        """The sentence that is asked, where a table asks one."""
        asks = (each for each in self.things() if each.item is not None and each.item.objectName() == "ask")
        return next((each.name for each in asks), "")

    def focused(self) -> Heard:
        """What has the keyboard."""
        return next(each for each in self.things() if each.focused)

    # ── what is done ────────────────────────────────────────────────────────────────────────────────────────────────
    def press(self, thing: Heard) -> None:
        """Use its action, as a screen reader does."""
        told = QAccessible.queryAccessibleInterface(thing.item)
        assert told is not None
        self.heard = []
        told.actionInterface().doAction("Press")
        self.driver.settle()

    def key(self, key: Key) -> None:
        """Press a key."""
        self.heard = []
        self.driver.press(key)

    def press_first(self, *patterns: str) -> bool:
        """Press the first button that there is of these; whether there was one."""
        buttons = self.buttons()
        for pattern in patterns:
            button = next((each for each in buttons if re.fullmatch(pattern, each.name)), None)
            if button is not None:
                self.press(button)
                return True
        return False

    def press_any(self) -> bool:
        """Press the first button that is none of the bar; whether there was one."""
        deed = next((each for each in self.buttons() if not re.fullmatch(BAR, each.name)), None)
        if deed is not None:
            self.press(deed)
        return deed is not None

    def choose(self, *patterns: str) -> bool:
        """Choose a card that one of these says, the first of which no card is chosen yet; whether there was one."""
        cards = self.buttons(cards=True)
        for pattern in patterns:
            found = [card for card in cards if re.search(pattern, card.name)]
            if found and not any(card.checked for card in found):
                self.press(found[0])
                return True
        return False

    def write(self, words: str) -> None:
        """Type words where the keyboard is, and say them."""
        assert self.focused().role is Role.EditableText, self.focused()
        self.heard = []
        self.driver.type(words)
        self.key(Key.Key_Return)

    def walk(self, key: Key, to: str, most: int = 40) -> Heard:
        """Press a key until the keyboard is at something whose name matches."""
        for _ in range(most):
            here = self.focused()
            if re.search(to, here.name):
                return here
            self.key(key)
        raise AssertionError(f"{to!r} is not reached; the keyboard is at {self.focused()}")

    def since(self, at: int) -> Sequence[str]:
        """What was said after the first `at` sentences."""
        return self.said[at:]

    def told(self) -> Iterator[str]:
        """All names and descriptions, for messages."""
        return (f"{each} {each.description} {'disabled' if each.disabled else ''}" for each in self.things())
