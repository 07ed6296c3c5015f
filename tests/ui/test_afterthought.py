"""A thought after a round, by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from client.viewmodels.play.table import PlayTable
from netcore.status import ClosedNews
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver


@pytest.fixture
def table(driver: Driver) -> Iterator[PlayTable]:
    """The page of a round of Smoki, with a thought."""
    TABLE_SCENES["thought_smoki"](driver.window.app)
    driver.settle()
    driver.a_moment_later()
    yield driver.window.app.play
    driver.window.app.hear(ClosedNews(""))
    driver.settle()


def test_it_is_opened_and_left_by_keys_and_clicks(driver: Driver, table: PlayTable) -> None:
    assert driver.focus_name == "endNext", "it takes nobody's place"
    driver.press(Qt.Key.Key_T)
    assert (table.lookingBack, table.page) == (True, "table")
    driver.press(Qt.Key.Key_Escape)
    assert (table.lookingBack, table.page) == (False, "round")
    driver.click("endThought")
    assert table.lookingBack
    driver.press(Qt.Key.Key_Return)
    assert (table.lookingBack, table.page) == (False, "round")


def test_nothing_can_be_done_at_the_table_as_it_was(driver: Driver, table: PlayTable) -> None:
    made: list[object] = []
    table.submitted.connect(made.append)
    driver.press(Qt.Key.Key_T)
    lit = next(row for row in table.rows.cards if row.legal)
    driver.click(f"card-{lit.key}")
    driver.press(Qt.Key.Key_F3)
    driver.press(Qt.Key.Key_Space)
    table.submitted.disconnect(made.append)
    assert made == []
    assert table.lookingBack


def test_the_setting_is_kept(driver: Driver, table: PlayTable) -> None:
    settings = driver.window.app.settings
    settings.thinkBack(False)
    assert not table.thinks_back
    settings.thinkBack(True)
    assert table.thinks_back
