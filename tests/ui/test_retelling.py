"""The dream that is told again, on its sheet."""

from __future__ import annotations

from client.settings import Settings
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver, everything_shown

LARGE = Settings(language="uk", motion="calm", text_size="largest", width=1024, height=640)


def test_a_long_dream_is_read_whole(driver: Driver) -> None:
    driver.reset(LARGE)
    TABLE_SCENES["dream_told"](driver.window.app)
    driver.settle()
    words, sheet = driver.find("toldWords"), driver.find("dreamSheet")
    top = words.mapToItem(sheet, words.boundingRect().topLeft()).y()
    assert 0 <= top < top + words.height() <= sheet.height()
    shown = [item for item in everything_shown(words) if item.inherits("QQuickText")]
    assert len(shown) > 20
    stage = driver.find("theatre")
    assert stage.height() > sheet.height()
