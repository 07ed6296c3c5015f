"""What holds for every test: no screen, no warning, no thread left behind, no word of complaint from Qt or asyncio."""

from __future__ import annotations

import os

# Before anything can import Qt: it reads these once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ.setdefault("LC_ALL", "C.UTF-8")

import logging
import threading
import time
from collections.abc import Iterator

import pytest

# Threads that a library keeps for the life of the process.
LASTING_THREADS = ("asyncio_", "ThreadPoolExecutor-", "QThread", "Dummy-", "pytest_timeout", "pytest-timeout")
THREAD_GRACE_S = 2.0


def lingering(before: set[threading.Thread]) -> list[threading.Thread]:
    """Threads started since `before` that still run and that nobody but the test can have started."""
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and thread.is_alive() and not thread.name.startswith(LASTING_THREADS)
    ]


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """A test that leaves a thread running fails by the thread's name."""
    before = set(threading.enumerate())
    yield
    until = time.monotonic() + THREAD_GRACE_S
    while (left := lingering(before)) and time.monotonic() < until:
        time.sleep(0.01)
    if left:
        pytest.fail(f"threads left running: {sorted(thread.name for thread in left)}", pytrace=False)


class _Complaints(logging.Handler):
    """Collects what asyncio logs at warning or above: tasks never awaited, exceptions never read, slow callbacks."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(autouse=True)
def no_asyncio_complaint() -> Iterator[None]:
    """A test during which asyncio complains fails with the complaint."""
    complaints = _Complaints()
    logger = logging.getLogger("asyncio")
    logger.addHandler(complaints)
    yield
    logger.removeHandler(complaints)
    if complaints.lines:
        pytest.fail("asyncio complained:\n" + "\n".join(complaints.lines), pytrace=False)


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """Qt Quick needs no QtWidgets: the application of every window test is a QGuiApplication."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one folder that share a screen or a port run one after the other, whatever `-n` says."""
    for item in items:
        folder = item.path.parent.name
        if folder in {"lan", "ui"} and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(folder))
