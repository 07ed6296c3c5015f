"""Rows that go while the page that shows them is being made: Qt is asked for nothing that is there no more."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QtMsgType, qInstallMessageHandler

from client.viewmodels.rows import Rows
from netcore.status import TablesNews
from tests.copies import replace
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver, everything
from tests.ui.test_ways import table

LIMIT_S = 30


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What Qt says meanwhile."""
    heard: list[str] = []

    def hear(_kind: QtMsgType, _where: object, told: str) -> None:
        heard.append(told)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


def make_a_little(driver: Driver, turns: int) -> None:
    """Go on making the page, some of it at a time."""
    controller = driver.window.engine.incubationController()
    for _ in range(turns):
        controller.incubateFor(1)


def until(driver: Driver, rows: Rows, wanted: tuple[object, ...]) -> None:
    end = time.monotonic() + LIMIT_S
    while rows.rows != wanted:
        assert time.monotonic() < end
        driver.settle()
        QCoreApplication.processEvents()


def go_while_it_is_made(driver: Driver, page: str, rows: Rows, many: tuple[object, ...], seen: str) -> None:
    """Of `many` rows most go while their page is made; the list called `seen` has the others once it is there."""
    waited = 0
    for turns in range(2, 40, 4):
        driver.window.app.turn_to("start")
        driver.settle()
        rows.update(many)
        driver.window.app.turn_to(page)
        make_a_little(driver, turns)
        rows.update(many[::7])
        waited += rows.rows == many
        until(driver, rows, many[::7])
        assert driver.find(seen).property("count") == len(many[::7])
    assert waited, "a page was being made at least once"


def test_games_that_go_while_their_page_is_made_go_once_it_is(driver: Driver, complaints: list[str]) -> None:
    app = driver.window.app
    SCENES["saved"](app)
    driver.settle()
    SCENES["saved"](app)
    driver.settle()
    some = app.saved.rows.rows
    many = tuple(replace(some[at % len(some)], key=f"game {at}") for at in range(30))
    go_while_it_is_made(driver, "saved", app.saved.rows, many, "savedGames")
    assert complaints == []


def test_options_that_go_while_their_room_is_made_go_once_it_is(driver: Driver, complaints: list[str]) -> None:
    """A host who opens another room with the options that are usual there may have a quick hand."""
    app = driver.window.app
    SCENES["room_phrase"](app)
    driver.settle()
    some = app.room.options.rows
    many = tuple(replace(some[at % len(some)], name=f"option {at}") for at in range(30))
    go_while_it_is_made(driver, "room", app.room.options, many, "options")
    assert complaints == []


@pytest.mark.parametrize(
    ("scene", "seen"),
    [
        ("lobby", ["tables"]),
        ("saved", ["savedGames"]),
        ("room_phrase", ["options", "talkLines"]),
        ("evening", ["eveningGames"]),
        ("replay_sen", ["history", "replayLines"]),
        ("notebook", ["history", "rounds", "talkLines"]),
    ],
)
def test_what_is_scrolled_is_known_as_such(driver: Driver, scene: str, seen: list[str]) -> None:
    """Every list that makes its rows as they are seen is a Listing, over rows that mind what is being made."""
    {**SCENES, **TABLE_SCENES}[scene](driver.window.app)
    driver.settle()
    lists = [item for item in everything(driver.window.root.contentItem()) if item.inherits("QQuickListView")]
    assert sorted({item.objectName() for item in lists}) == seen
    for item in lists:
        rows = item.property("model")
        assert isinstance(rows, Rows)
        assert rows.scrolled
        assert rows.making == driver.window.app.is_making
        assert item.property("cacheBuffer") == 0


def test_tables_that_go_while_the_lobby_is_made_go_once_it_is(driver: Driver, complaints: list[str]) -> None:
    app = driver.window.app
    rows = app.lobby.tables
    waited = 0
    for turns in range(2, 26, 4):
        app.hear(TablesNews(tuple(map(table, range(1, 30)))))
        app.turn_to("start")
        driver.settle()
        app.turn_to("lobby")
        make_a_little(driver, turns)
        app.hear(TablesNews((table(7),)))
        waited += len(rows.rows) > 1
        end = time.monotonic() + LIMIT_S
        while len(rows.rows) > 1:
            assert time.monotonic() < end
            driver.settle()
        assert driver.find("tables").property("count") == 1
    assert waited, "the lobby was being made at least once"
    assert complaints == []
