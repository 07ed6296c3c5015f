"""The two threads: calls go in, news come out on Qt's thread, and the end is quick and clean."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from client.bridge import Bridge, Failure, TableNode, failure_of
from client.node_loop import STOP_TIMEOUT_S
from netcore.errors import Late, Malformed, Misuse, Unreachable
from netcore.status import News, TablesNews
from tests.client.fake_node import ME, FakeNode

LIMIT_MS = 20_000


class Rig:
    """A bridge over a fake node, and what came out of it with the thread it came on."""

    def __init__(self, kind: type[FakeNode] = FakeNode) -> None:
        self.node: FakeNode | None = None
        self.kind = kind
        self.heard: list[tuple[object, int]] = []
        self.bridge = Bridge(self.make)
        self.bridge.news.connect(self.hear)

    def make(self, news: Callable[[News], None]) -> TableNode:
        self.node = self.kind(news)
        return self.node

    def hear(self, news: object) -> None:
        self.heard.append((news, threading.get_ident()))


def start(rig: Rig, qtbot: QtBot) -> FakeNode:
    with qtbot.waitSignal(rig.bridge.started, timeout=LIMIT_MS) as started:
        rig.bridge.start()
    assert started.args == [ME]
    assert rig.node is not None
    return rig.node


def test_who_i_am_is_known_before_a_game_has_been_taken_up(qtbot: QtBot) -> None:
    rig, heard = Rig(), list[str]()
    rig.bridge.renamed.connect(lambda me: heard.append(f"I am {me.name}"))
    rig.bridge.started.connect(lambda _: heard.append("started"))
    start(rig, qtbot)
    assert heard == [f"I am {ME.name}", "started"]
    assert rig.bridge.stop()


def test_news_arrive_on_the_windows_thread(qtbot: QtBot) -> None:
    rig = Rig()
    node = start(rig, qtbot)

    async def say(_node: TableNode) -> None:
        assert threading.get_ident() != threading.main_thread().ident
        node.news(TablesNews())

    with qtbot.waitSignal(rig.bridge.news, timeout=LIMIT_MS):
        rig.bridge.do(say)
    assert rig.heard == [(TablesNews(), threading.main_thread().ident)]
    assert rig.bridge.stop()
    assert node.asked == [("start",), ("resume",), ("stop",)]


def test_a_library_that_does_not_work_is_no_trouble_of_the_network(qtbot: QtBot) -> None:
    def make(_news: Callable[[News], None]) -> TableNode:
        raise Unreachable("the installed libsodium was built without the group edwards25519")

    bridge = Bridge(make)
    with qtbot.waitSignal(bridge.failed, timeout=LIMIT_MS) as failed:
        bridge.start()
    assert failed.args == [Failure("start", "the installed libsodium was built without the group edwards25519")]
    assert bridge.stop()


def test_a_failure_comes_back_and_the_loop_goes_on(qtbot: QtBot) -> None:
    rig = Rig()
    node = start(rig, qtbot)
    node.troubles["join_address"] = Unreachable("nobody at 10.0.0.12")
    with qtbot.waitSignal(rig.bridge.failed, timeout=LIMIT_MS) as failed:
        rig.bridge.do(lambda node: node.join_address("10.0.0.12"))
    assert failed.args == [Failure("unreachable", "nobody at 10.0.0.12")]
    rig.bridge.do(lambda node: node.leave())
    qtbot.waitUntil(lambda: ("leave",) in node.asked, timeout=LIMIT_MS)
    assert rig.bridge.stop()


def test_what_is_done_at_once_is_done_on_the_loop_and_may_fail_too(qtbot: QtBot) -> None:
    rig = Rig()
    node = start(rig, qtbot)
    node.troubles["lay_open"] = Late("nobody asks")
    with qtbot.waitSignal(rig.bridge.failed, timeout=LIMIT_MS) as failed:
        rig.bridge.do(lambda node: node.chair.lay_open(True))
    assert failed.args == [Failure("late", "nobody asks")]
    rig.bridge.do(lambda node: node.room.ready(True))
    qtbot.waitUntil(lambda: ("ready", True) in node.asked, timeout=LIMIT_MS)
    assert rig.bridge.stop()


def test_calls_wait_for_each_other(qtbot: QtBot) -> None:
    rig = Rig()
    node = start(rig, qtbot)

    async def slowly(node: TableNode) -> None:
        await asyncio.sleep(0.05)
        await node.rename("Ewa", "star")

    rig.bridge.do(slowly)
    rig.bridge.do(lambda node: node.leave())
    qtbot.waitUntil(lambda: ("leave",) in node.asked, timeout=LIMIT_MS)
    assert node.asked[2:] == [("rename", "Ewa", "star"), ("leave",)]
    assert rig.bridge.stop()


def test_a_node_that_cannot_start_says_so(qtbot: QtBot) -> None:
    class Broken(FakeNode):
        async def start(self) -> None:
            raise Malformed("the identity is damaged")

    rig = Rig(Broken)
    with qtbot.waitSignal(rig.bridge.failed, timeout=LIMIT_MS) as failed:
        rig.bridge.start()
    assert failed.args == [Failure("start", "the identity is damaged")]
    assert rig.bridge.stop()


class Resuming(FakeNode):
    """Takes up a long game, and never comes to its end."""

    async def resume(self) -> bool:
        await asyncio.sleep(60)
        return True


def test_a_node_that_still_takes_up_a_game_says_goodbye_too(qtbot: QtBot) -> None:
    rig = Rig(Resuming)
    with qtbot.waitSignal(rig.bridge.renamed, timeout=LIMIT_MS):
        rig.bridge.start()
    begun = time.monotonic()
    assert rig.bridge.stop()
    assert time.monotonic() - begun < STOP_TIMEOUT_S
    assert rig.node is not None
    assert ("stop",) in rig.node.asked


class Stubborn(FakeNode):
    async def stop(self) -> None:
        await asyncio.sleep(60)


def test_a_node_that_does_not_stop_is_left_behind_in_time(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.node_loop.STOP_TIMEOUT_S", 0.2)
    rig = Rig(Stubborn)
    start(rig, qtbot)
    begun = time.monotonic()
    assert rig.bridge.stop()
    assert 0.2 <= time.monotonic() - begun < STOP_TIMEOUT_S
    assert "did not stop in time" in caplog.text


def test_work_in_flight_is_cancelled_at_the_end(qtbot: QtBot) -> None:
    rig = Rig()
    start(rig, qtbot)
    ends: list[str] = []

    async def wait(_node: TableNode) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ends.append("cancelled")
            raise

    rig.bridge.do(wait)
    assert rig.bridge.stop()
    assert ends in (["cancelled"], [])


def test_a_bridge_that_never_started_stops_at_once(qapp: object) -> None:
    assert Rig().bridge.stop()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Unreachable("x"), "unreachable"),
        (Misuse("x"), "internal"),
        (Malformed("x"), "input"),
        (ValueError("x"), "input"),
        (OSError("x"), "system"),
        (KeyError("x"), "internal"),
    ],
)
def test_who_is_to_blame(error: Exception, code: str) -> None:
    assert failure_of(error).code == code
