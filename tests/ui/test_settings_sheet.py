"""The sheet of each page of the settings: it holds something, and is as tall as that, as far as the window allows."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem

from client.settings import Settings
from tests.scenery.scenes import SCENES
from tests.ui.driver import Driver, everything_shown

PAGES = ("general", "sound", "network", "me", "statistics", "trust", "report", "about")
WINDOWS = ((1280, 800), (1920, 1080), (800, 480))
EMPTY_PX = 70
"""As much may be left below the last of it: the sheet's own edge."""


def lowest(sheet: QQuickItem) -> float:
    """Where the last word, drawing or control of a sheet ends, counted from its upper edge."""
    ends = [
        item.mapToItem(sheet, 0.0, item.height()).y()
        for item in everything_shown(sheet)
        if (item.inherits("QQuickText") and str(item.property("text")).strip()) or item.activeFocusOnTab()
    ]
    return max(ends, default=0.0)


@pytest.mark.parametrize("window", WINDOWS)
def test_no_page_of_the_settings_is_empty(driver: Driver, window: tuple[int, int]) -> None:
    app = driver.window.app
    for page in PAGES:
        driver.reset(Settings(language="en", motion="calm", introduced=True, width=window[0], height=window[1]))
        SCENES.get(f"settings_{page}", SCENES["settings"])(app)
        app.openSettingsAt(page)
        driver.settle()
        driver.window.root.grabWindow()
        sheet = driver.find("settingsSheet")
        words = [item for item in everything_shown(sheet) if item.inherits("QQuickText") and item.property("text")]
        assert len(words) >= 3, page
        assert lowest(sheet) > 60, page
        assert sheet.height() - lowest(sheet) < EMPTY_PX, f"{page}: an empty sheet would promise more"
