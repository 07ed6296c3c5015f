"""Tasks that belong to somebody: kept, named, waited for, and never failing unheard."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from netcore.tasks import Tasks


async def forever(ended: list[str], name: str) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        ended.append(name)


async def test_a_task_that_nobody_else_holds_runs_to_its_end() -> None:
    tasks, done = Tasks(), asyncio.Event()

    async def work() -> None:
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        loop.call_later(0.02, lambda: future.done() or future.set_result(None))
        await future
        done.set()

    tasks.keep(work(), "work")
    gc.collect()
    await asyncio.wait_for(done.wait(), 5)


async def test_what_a_task_returns_can_be_had() -> None:
    async def answer() -> int:
        return 42

    assert await Tasks().keep(answer(), "answer") == 42


async def test_the_end_cancels_all_and_waits_for_them() -> None:
    tasks, ended = Tasks(), list[str]()
    for name in ("a", "b"):
        tasks.keep(forever(ended, name), name)
    await asyncio.sleep(0)
    await tasks.end()
    assert sorted(ended) == ["a", "b"]
    await tasks.end()


async def test_tasks_are_cancelled_by_name() -> None:
    tasks, ended = Tasks(), list[str]()
    for name in ("a", "b", "b"):
        tasks.keep(forever(ended, name), name)
    await asyncio.sleep(0)
    tasks.cancel("b", "c")
    await asyncio.sleep(0.01)
    assert ended == ["b", "b"]
    await tasks.end()


async def test_waiting_cancels_nothing() -> None:
    tasks, open_now = Tasks(), asyncio.Event()
    waiting = [tasks.keep(open_now.wait(), "door") for _ in range(2)]
    asyncio.get_running_loop().call_later(0.02, open_now.set)
    await asyncio.wait_for(tasks.wait(), 5)
    assert [task.result() for task in waiting] == [True, True]
    await tasks.wait()


async def test_a_fault_is_told_and_logged_and_harms_no_other(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.tasks.log", logging.getLogger("on purpose"))
    faults, ended = list[BaseException](), list[str]()
    tasks = Tasks(faults.append)

    async def fail() -> None:
        raise ZeroDivisionError("on purpose")

    tasks.keep(forever(ended, "other"), "other")
    with caplog.at_level(logging.ERROR):
        tasks.keep(fail(), "unlucky")
        await asyncio.sleep(0.01)
    assert [type(fault) for fault in faults] == [ZeroDivisionError]
    assert [(record.getMessage(), record.exc_info is not None) for record in caplog.records] == [
        ("unlucky failed", True)
    ]
    assert ended == []
    await tasks.end()


async def test_who_is_cancelled_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    faults = list[BaseException]()
    tasks = Tasks(faults.append)
    tasks.keep(forever([], "a"), "a").cancel()
    await tasks.end()
    assert not faults
    assert not caplog.records
