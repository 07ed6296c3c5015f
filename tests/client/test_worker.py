"""Work beside the window: in a thread of its own, in order, its results told in the window's."""

from __future__ import annotations

import threading
import time

import pytest
from pytestqt.qtbot import QtBot

from client.worker import Worker


def test_results_come_in_order_in_the_window_s_thread(qtbot: QtBot) -> None:
    worker, told = Worker(), []
    where: set[int] = set()

    def then(result: object) -> None:
        told.append(result)
        where.add(threading.get_ident())

    for number in range(5):
        worker.do(lambda number=number: (number, threading.get_ident()), then)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(told) == 5)
    worker.close()
    assert [number for number, _ in told] == list(range(5))
    assert where == {threading.get_ident()}
    assert threading.get_ident() not in {thread for _, thread in told}


def test_an_error_is_told_and_work_goes_on(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    def fail(error: Exception) -> None:
        raise error

    worker, told = Worker(), []
    for error in (OSError("no room"), ValueError("no number"), KeyError("a bug")):
        worker.do(lambda error=error: fail(error), told.append)  # type: ignore[misc]
    worker.do(lambda: "done", told.append)
    qtbot.waitUntil(lambda: len(told) == 4)
    worker.close()
    assert [type(each) for each in told] == [OSError, ValueError, KeyError, str]
    assert [record.exc_info is not None for record in caplog.records] == [True], "only a bug is logged"


def test_after_the_end_nothing_is_begun_or_told(qtbot: QtBot) -> None:
    worker, told, begun = Worker(), [], []
    let_go = threading.Event()
    worker.do(let_go.wait, told.append)
    worker.do(lambda: begun.append(1), told.append)
    thread = worker._thread
    assert thread is not None
    began = time.monotonic()
    worker.close(patience_s=0.05)
    assert time.monotonic() - began < 1
    worker.do(lambda: begun.append(2), told.append)
    let_go.set()
    thread.join(5)
    qtbot.wait(20)
    assert told == begun == []
