"""A window to click in: one for all tests, as good as new for each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from client.settings import Settings
from tests.ui.driver import Driver

SPEAKING: list[Driver] = []

CALM = Settings(language="en", motion="calm", introduced=True)


@pytest.fixture(scope="session")
def opened(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[Driver]:
    """The window that all tests share; take `driver` or `newcomer` instead."""
    window = Driver.open(tmp_path_factory.mktemp("profile"), CALM)
    SPEAKING.append(window)
    yield window
    SPEAKING.remove(window)
    window.close()


@pytest.fixture(scope="module", autouse=True)
def silent_afterwards() -> Iterator[None]:
    """The window outlives a module of tests; the language that it speaks does not."""
    yield
    for window in SPEAKING:
        window.fall_silent()


@pytest.fixture
def driver(opened: Driver) -> Driver:
    """A window in English with calm motion, on the first page."""
    opened.reset(CALM)
    return opened


@pytest.fixture
def newcomer(opened: Driver) -> Driver:
    """A window that nobody has introduced themselves to."""
    opened.reset(Settings(language="en", motion="calm"), page="hello")
    return opened


@pytest.fixture
def awake(driver: Driver) -> Iterator[Driver]:
    """A window in which what has come by itself takes clicks at once."""
    yield from waking(driver, 0)


@pytest.fixture
def asleep(driver: Driver) -> Iterator[Driver]:
    """A window in which the moment after a change never ends: what is done there is done too early."""
    yield from waking(driver, 3_600_000)


def waking(driver: Driver, wake_ms: int) -> Iterator[Driver]:
    theme = driver.window.engine.singletonInstance("Sennik", "Theme")
    usual_ms = theme.property("wakeMs")
    theme.setProperty("wakeMs", wake_ms)
    yield driver
    theme.setProperty("wakeMs", usual_ms)
