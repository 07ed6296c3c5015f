"""The page of sounds: what is clicked there is kept, and can be listened to."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.driver import Driver


def test_the_page_of_sounds_by_mouse_and_keys(driver: Driver) -> None:
    settings = driver.window.settings
    sampled: list[str] = []
    settings.sampled.connect(sampled.append)
    driver.window.app.openSettings()
    driver.settle()
    driver.click("page-sound")
    driver.click("sound-card")
    assert settings.values.unheard == ("card", "clock", "talk")
    driver.press(Qt.Key.Key_Return)
    assert (sampled, settings.values.unheard) == (["card"], ("card", "clock", "talk"))
    driver.press(Qt.Key.Key_Space)
    assert settings.values.unheard == ("clock", "talk")
    driver.click("sound-talk")
    assert (sampled, settings.values.unheard) == (["card", "card", "talk"], ("clock",))
    driver.click("volume-0")
    assert settings.values.volume == "off"
    driver.click("away-1")
    assert settings.values.away == "light"
    settings.be_soundless(True)
    driver.settle()
