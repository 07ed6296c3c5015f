"""A whole game by keys alone, from the first page to the last: a real node, real proofs, four languages in turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtQuick import QQuickItem

from client import app as program
from client.bridge import Bridge
from client.settings import LANGUAGES, Settings, save
from client.viewmodels.play.table import PlayTable
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.status import FoulNews, News, OverNews
from tests.ui.driver import Hands

LIMIT_S = 120.0
ACTS_A_LANGUAGE = 3
ROUNDS = 2
"""Fewer than a screen offers, so that it does not take the evening."""


@dataclass
class Player(Hands):
    """Somebody who calls out as soon as it is allowed, and else takes the first thing that is lit."""

    places: bool = False
    """Whether cards are chosen before buttons are pressed: only a dream that is added to ends a round of Smoki."""

    def key(self, item: QQuickItem) -> None:
        """The key that a button shows."""
        self.press(Qt.Key(QKeySequence(str(item.property("key")))[0].key()))

    def deeds(self) -> dict[str, QQuickItem]:
        """The buttons that can be pressed, by what they do."""
        return {
            item.objectName().removeprefix("deed-"): item
            for item in self.shown()
            if item.objectName().startswith("deed-") and item.property("allowed") and item.isEnabled()
        }

    def lit(self) -> list[QQuickItem]:
        """The cards that can be chosen and are not, from left to right."""
        cards = [
            item
            for item in self.shown()
            if item.objectName().startswith("card-") and item.property("legal") and not item.property("selected")
        ]
        return sorted(cards, key=lambda item: item.mapToScene(item.boundingRect().center()).x())

    def chosen(self) -> bool:
        """Whether a card is chosen."""
        return any(item.objectName().startswith("card-") and item.property("selected") for item in self.shown())

    def act(self) -> bool:
        """Do the next thing; whether there was any to do."""
        names = {item.objectName() for item in self.shown() if item.isEnabled()}
        deeds = self.deeds()
        if "endNext" in names:
            self.find("endNext").forceActiveFocus()
            self.press(Qt.Key.Key_Space)
        elif "notebookClose" in names:
            self.find("notebookClose").forceActiveFocus()
            self.press(Qt.Key.Key_Space)
        elif "openYes" in names:
            self.find("openYes").forceActiveFocus()
            self.press(Qt.Key.Key_Space)
        elif self.places and (cards := self.lit()) and not self.chosen() and "pile:closed" not in deeds:
            cards[-1].forceActiveFocus()
            self.press(Qt.Key.Key_Space)
        elif "act:wake" in deeds:
            self.key(deeds["act:wake"])
        elif deeds:
            self.key(next(iter(deeds.values())))
        elif lit := self.lit():
            lit[0].forceActiveFocus()
            self.press(Qt.Key.Key_Space)
        else:
            return False
        return True


# The window that all tests share stands beside this one, and Qt complains now and then when one of two goes.
@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
@pytest.mark.parametrize(("game", "options"), [("sen", {"rounds": ROUNDS}), ("smoki", {"goal": "rounds", "rounds": 1})])
def test_a_whole_game_by_keys_alone(tmp_path: Path, qapp: object, game: str, options: dict[str, int | str]) -> None:
    save(tmp_path, Settings(language="en", motion="calm", introduced=True))
    bridge = Bridge(lambda news: Node(Profile(tmp_path), news, lan=False, pause_s=lambda: 0.0))
    window = program.build(bridge, tmp_path)
    hands = Player(window, places=game == "smoki")
    heard: list[News] = []
    for signal, slot in (
        (bridge.started, window.app.begin),
        (bridge.news, window.app.hear),
        (bridge.news, heard.append),
        (bridge.failed, window.app.fail),
    ):
        signal.connect(slot)
    try:
        bridge.start()
        until = time.monotonic() + LIMIT_S

        def wait(reached: Callable[[], object]) -> None:
            while not reached():
                assert time.monotonic() < until, f"stuck at {window.app.props} {hands.focus_name}"
                hands.turn()
                time.sleep(0.005)

        wait(lambda: window.app.props.started)
        window.app.introduce("Ewa", "star")
        if game != window.app.start.props.game:
            hands.find(f"game-{game}").forceActiveFocus()
            hands.press(Qt.Key.Key_Space)
        hands.find("setTable").forceActiveFocus()
        hands.press(Qt.Key.Key_Space)
        wait(lambda: window.app.props.page == "room" and window.app.room.props.places)
        hands.find("option-seats").forceActiveFocus()
        for places in (3, 2):
            hands.press(Qt.Key.Key_Left)
            wait(lambda places=places: len(window.app.room.props.places) == places)
        bridge.do(lambda node: node.room.set_options(options))
        rounds = f"{options['rounds']} round"
        wait(lambda: rounds in window.app.room.props.line)
        hands.find("seatBot-1").forceActiveFocus()
        hands.press(Qt.Key.Key_Space)
        wait(lambda: window.app.room.props.can_ready)
        hands.find("ready").forceActiveFocus()
        hands.press(Qt.Key.Key_Space)
        wait(lambda: window.app.props.page == "play")
        table = window.app.play
        assert isinstance(table, PlayTable)
        table.pace_ms = table.peek_ms = 0
        acts = 0
        while not (table.rows.table.page == "over" and any(isinstance(n, OverNews) and n.opened for n in heard)):
            assert time.monotonic() < until, f"stuck at {hands.focus_name} {table.rows.table.page} {table.panel}"
            assert not any(isinstance(news, FoulNews) for news in heard)
            acts += hands.act()
            window.settings.chooseLanguage(acts // ACTS_A_LANGUAGE % len(LANGUAGES))
            hands.settle()
            time.sleep(0.005)
        assert len(table.rounds.rows) == options["rounds"]
        assert acts >= ACTS_A_LANGUAGE * len(LANGUAGES)
        assert window.app.saying.props.text == ""
        over = next(news for news in reversed(heard) if isinstance(news, OverNews))
        assert Path(over.saved).is_file()
        hands.find("overLeave").forceActiveFocus()
        # The page has only just come: whoever hurries presses once more.
        wait(lambda: window.app.props.page == "start" or hands.press(Qt.Key.Key_Space))
        hands.settle()
    finally:
        assert bridge.stop()
        window.close()
        QCoreApplication.processEvents()
