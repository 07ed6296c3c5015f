"""Pages in windows of all sizes, in all languages and letters: some of them, drawn; `bench.sizes` measures all."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize

from bench.sizes import LEAST, ROOM_FOR, Case, cases, drawn, measure
from client.settings import LANGUAGES, TEXT_SIZES
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.test_screens import leave_room, smallest

ALL = cases([*SCENES, *TABLE_SCENES])
LEAST_ONES = [case for case in ALL if case.window == ROOM_FOR[case.text_size]]
SEED, COUNT = 11, 7
"""Drawn from all, and as many from those that have the least room."""
FOUND = (
    Case("lost_poll", "uk", "largest", (1024, 640)),
    Case("sen_4", "uk", "largest", (1024, 640)),
    Case("lobby_obstacles", "uk", "usual", LEAST),
    Case("race_attack_waits", "uk", "usual", LEAST),
    Case("start", "uk", "small", (960, 540)),
    Case("race_flight", "cs", "usual", (960, 540)),
    Case("smoki_rules", "uk", "largest", (1024, 640)),
    Case("undo_race", "pl", "usual", (1024, 640)),
    Case("start_shelf", "uk", "usual", LEAST),
)
"""Where something was cut off once."""


@pytest.mark.parametrize("case", [*drawn(ALL, COUNT, SEED), *drawn(LEAST_ONES, COUNT, SEED), *FOUND], ids=str)
def test_all_of_a_page_is_there(opened: Driver, case: Case) -> None:
    assert dict(measure(opened, [case]))[case] == []


def test_nothing_is_left_out_and_the_window_may_be_as_small(driver: Driver) -> None:
    assert {case.language for case in LEAST_ONES} == set(LANGUAGES)
    assert {case.text_size for case in LEAST_ONES} == set(TEXT_SIZES)
    assert {case.scene for case in LEAST_ONES} == {*SCENES, *TABLE_SCENES}
    assert driver.window.root.minimumSize() == QSize(*LEAST)


def test_what_is_cut_off_is_found(driver: Driver) -> None:
    button = driver.find("practise")
    assert list(misfits(driver.window.root)) == []
    x = button.x()
    button.setX(-200)
    found = list(misfits(driver.window.root))
    button.setX(x)
    assert any(fault.startswith("cut off: practise at -") for fault in found)
    assert any(fault.startswith("cut off: Play with bots") for fault in found)
    height = button.height()
    button.setHeight(8)
    found = list(misfits(driver.window.root))
    button.setHeight(height)
    assert "off its button: Play with bots" in found


def test_a_sum_is_read_in_one_line(opened: Driver) -> None:
    opened.reset(smallest("pl"))
    TABLE_SCENES["sen_end_5"](opened.window.app)
    opened.settle()
    opened.window.root.grabWindow()
    sums = [item for item in opened.shown() if re.fullmatch(r"\d( \+ \d)+", str(item.property("text")))]
    assert [item.property("lineCount") for item in sums] == [1] * 5
    leave_room(opened)


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_leave_room_for_what_a_room_waits_for(opened: Driver, language: str) -> None:
    opened.reset(smallest(language))
    SCENES["room"](opened.window.app)
    opened.settle()
    opened.window.root.grabWindow()
    line = opened.find("waits")
    assert line.property("contentHeight") / line.property("lineCount") > 13, "no smaller than the least letters"
    leave_room(opened)
