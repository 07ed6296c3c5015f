"""The page of a round and the end of a game come by themselves: neither Enter nor a click is meant for them at once."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt

from client.viewmodels.play.table import PlayTable
from engine.knowledge import View
from tests.copies import replace
from tests.scenery import dream as dream_scenes
from tests.scenery import smoki as smoki_scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.scenes import TABLE_SCENES
from tests.scenery.sen import show, sit, wise
from tests.ui.driver import Driver
from tests.ui.test_under_hand import click_at, middle

Key = Qt.Key
LIMIT_S = 30
GAMES = ("sen", "smoki", "race", "dream")


def first_decision(driver: Driver, game: str) -> LocalTable:
    """The first thing that this player decides in a game of four."""
    driver.window.app.turn_to("play")
    play = driver.window.app.play
    assert isinstance(play, PlayTable)
    local = sit(play, 4, game=game, policy="bot")
    local.run_until(lambda view: view.legal is not None, local.own_policy)
    show(play, local)
    play.hurry()
    driver.settle()
    return local


def play_a_round(driver: Driver, local: LocalTable, game: str) -> None:
    """The others play to the end of a round, and all of it is shown."""

    def flown(view: View) -> bool:
        return view.board.turn > 2

    match game:
        case "sen":
            local.run_until_shown(1, wise(local))
        case "smoki":
            local.run_until(smoki_scenes.counted(1), local.own_policy)
        case "dream":
            local.run_until(dream_scenes.counted(1), local.own_policy)
        case _:
            local.run_until(flown, local.own_policy)
    driver.window.app.hear(local.news())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_hurries_skips_no_page_of_a_round(asleep: Driver, game: str) -> None:
    """Enter shows at once what waits to be shown; some press it twice, and what has come then was not read."""
    local = first_decision(asleep, game)
    play_a_round(asleep, local, game)
    play = asleep.window.app.play
    asleep.node.asked.clear()
    for _ in range(30):
        if play.state.page == "round":
            break
        play.closePeek()
        play.hurry()
        asleep.settle()
    assert play.state.page == "round"
    at = middle(asleep, "endNext")
    asleep.find("endNext").forceActiveFocus()
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.press(key)
    click_at(asleep, at)
    assert (play.state.page, play.opened, asleep.node.asked) == ("round", "", [])
    if game == "race":
        assert asleep.find("raceTurbo").property("at") == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_end_takes_no_key_or_click_that_was_meant_for_the_table(asleep: Driver, game: str) -> None:
    over = "over" if game == "sen" else f"{game}_over"
    TABLE_SCENES[over](asleep.window.app)
    play = asleep.window.app.play
    play._set(over=replace(play.state.over, ask_to_open=True, opened=None))
    asleep.settle()
    assert asleep.focus_name == "overAgain"
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.press(key)
    for name in ("openYes", "openNo", "overAgain", "overLeave", "overReplay", "overNotebook", "overAnother"):
        click_at(asleep, middle(asleep, name))
    assert (asleep.node.asked, play.opened) == ([], "")
    assert not asleep.window.app.props.evening_open
    assert not asleep.window.app.props.replay_open


def test_after_a_moment_enter_asks_for_another_game(driver: Driver) -> None:
    wake_s = driver.window.engine.singletonInstance("Sennik", "Theme").property("wakeMs") / 1000
    began = time.monotonic()
    TABLE_SCENES["over"](driver.window.app)
    driver.settle()
    while not driver.node.asked:
        assert time.monotonic() - began < LIMIT_S
        driver.press(Key.Key_Return)
    assert time.monotonic() - began >= wake_s
    assert driver.node.asked == [("again",)]


def test_a_question_that_comes_to_the_end_later_is_not_answered_by_a_click_on_the_games_file(asleep: Driver) -> None:
    TABLE_SCENES["over"](asleep.window.app)
    play = asleep.window.app.play
    over = play.state.over
    play._set(over=replace(over, ask_to_open=False, opened=None))
    asleep.settle()
    asleep.a_moment_later()
    play._set(over=replace(over, ask_to_open=True, opened=None))
    asleep.settle()
    for name in ("openYes", "openNo"):
        click_at(asleep, middle(asleep, name))
    assert asleep.node.asked == []
