"""A fifth game is put on the shelf in two places, and then is a game like any other: drawn, played, saved, checked."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from client import app as program
from client.bridge import Bridge
from client.settings import Settings, save
from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from engine.games import GAMES
from netcore.audit import replay as audit
from netcore.files import gamefile
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.status import FoulNews, News, OverNews
from tests.pebbles.rules import PEBBLES, TurnUp
from tests.pebbles.screen import on_the_shelf
from tests.ui.driver import Hands

LIMIT_S = 120.0


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with on_the_shelf():
        yield
    assert PEBBLES.name not in {*GAMES, *SCREENS}


def play_on(hands: Hands) -> None:
    """The next thing to click: a pebble, then the button; a page, then the next one."""
    names = {item.objectName() for item in hands.shown() if item.isEnabled()}
    for name in ("endNext", "notebookClose", "openYes"):
        if name in names:
            hands.click(name)
            return
    cards = [item for item in hands.shown() if item.objectName().startswith("card-") and item.property("live")]
    if cards and not any(item.property("selected") for item in cards):
        hands.click(cards[-1].objectName())
    elif "deed-confirm" in names and hands.find("deed-confirm").property("allowed"):
        hands.click("deed-confirm")


# The window that all tests share stands beside this one, and Qt complains now and then when one of two goes.
@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
def test_it_is_played_to_its_end_by_clicks_and_its_file_holds(tmp_path: Path, qapp: object) -> None:
    save(tmp_path, Settings(language="en", motion="calm", introduced=True))
    bridge = Bridge(lambda news: Node(Profile(tmp_path), news, lan=False, pause_s=lambda: 0.0))
    window = program.build(bridge, tmp_path)
    hands = Hands(window)
    heard: list[News] = []
    for signal, slot in (
        (bridge.started, window.app.begin),
        (bridge.news, window.app.hear),
        (bridge.news, heard.append),
        (bridge.failed, window.app.fail),
    ):
        signal.connect(slot)
    until = time.monotonic() + LIMIT_S

    def wait(reached: Callable[[], object]) -> None:
        while not reached():
            assert time.monotonic() < until, f"stuck at {window.app.props}"
            hands.settle()
            time.sleep(0.005)

    try:
        bridge.start()
        wait(lambda: window.app.props.started)
        window.app.introduce("Ewa", "star")
        hands.click(f"game-{PEBBLES.name}")
        hands.click("setTable")
        wait(lambda: window.app.props.page == "room" and window.app.room.props.places)
        room = window.app.room
        assert room.props.line == "Pebbles · 2 rounds"
        assert [(row.title, row.values) for row in room.props.options][1:] == [
            ("Rounds", ("1", "2", "3")),
            ("Play on if someone leaves", ("no", "yes")),
            ("A bot’s advice for all", ("no", "yes")),
            ("Clock for moves", ("none", "gentle", "strict")),
            ("Moves may be taken back", ("no", "yes")),
            ("Chat", ("words", "reactions only", "none")),
            ("Onlookers", ("no", "yes")),
        ]
        hands.click("rulesChip")
        assert "Turn up one of your two pebbles. The most in all rounds wins." in texts(hands)
        hands.click("helpClose")
        for seat in range(1, len(room.props.places)):
            hands.click(f"seatBot-{seat}")
            wait(lambda seat=seat: room.props.places[seat].kind == "bot")
        wait(lambda: room.props.can_ready)
        hands.click("ready")
        wait(lambda: window.app.props.page == "play")
        table = window.app.play
        assert isinstance(table, PlayTable)
        table.pace_ms = 0
        assert table.own is None
        wait(lambda: table.rows.table.mine)
        assert hands.find("pebblesTable").isVisible()
        assert {row.zone for row in table.rows.cards} == {"front"}
        plates = SCREENS[PEBBLES.name].look.mood.plate
        assert window.engine.singletonInstance("Sennik", "Theme").property("m")["plate"] == plates
        while not any(isinstance(news, OverNews) and news.opened for news in heard):
            assert time.monotonic() < until, f"stuck at {table.page} {table.panel}"
            assert not any(isinstance(news, FoulNews) for news in heard)
            play_on(hands)
            hands.settle()
            time.sleep(0.005)
        over = next(news for news in reversed(heard) if isinstance(news, OverNews))
        assert len(table.rounds.rows) == 2
        assert [bar.total for bar in table.rows.bars] == sorted(over.scores, reverse=True)
        assert table.rows.table.over_title.startswith("The heaviest pebbles: ")
    finally:
        assert bridge.stop()
        window.close()
        QCoreApplication.processEvents()

    file = gamefile.read(Path(over.saved))
    report = audit.verify(file)
    assert report.good, report.fault
    again = audit.replay(file)
    assert PEBBLES.outcome(again.table.view().board).scores == over.scores
    turned_up = [step for step in again.steps if isinstance(step.move, TurnUp)]
    assert len(turned_up) == 2 * len(over.scores)
    assert len(again.faces()) == 2 * len(PEBBLES.faces)


def texts(hands: Hands) -> set[str]:
    return {item.property("text") for item in hands.shown() if item.inherits("QQuickText")}
