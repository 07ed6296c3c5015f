"""Giving Sennik to a friend: offered while it runs, and no longer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from netcore.node import giving as module
from netcore.node.giving import Giving
from netcore.status import GiftNews
from netcore.version import RELEASE

NAME = f"sennik-{RELEASE}-setup.exe"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_EVERY_S", 0.01)


class Friend:
    """What is told, and a browser."""

    def __init__(self) -> None:
        self.news: list[GiftNews] = []

    async def until(self, reached: Callable[[GiftNews], bool]) -> GiftNews:
        async with asyncio.timeout(20):
            while not self.news or not reached(self.news[-1]):
                await asyncio.sleep(0.002)
        return self.news[-1]

    async def fetch(self, target: str) -> bytes:
        address = self.news[-1].addresses[0].partition("/")[0]
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {target} HTTP/1.1\r\nHost: {address}\r\nAccept-Language: pl\r\n\r\n".encode())
        answer = await reader.read(-1)
        writer.close()
        await writer.wait_closed()
        return answer


def pages(news: GiftNews) -> dict[str, bytes]:
    return {"en": b"en " + " ".join(news.addresses).encode(), "pl": b"pl " + news.gifts[0].name.encode()}


@contextlib.asynccontextmanager
async def given(folder: Path) -> AsyncIterator[tuple[Friend, asyncio.Task[None]]]:
    friend = Friend()
    giving = Giving(friend.news.append, pages, [folder])
    task = asyncio.create_task(giving.run(["127.0.0.1"], tuple))
    try:
        yield friend, task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_friend_fetches_the_page_and_the_file_until_it_is_taken_back(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"the installer")
    async with given(tmp_path) as (friend, task):
        news = await friend.until(lambda news: bool(news.addresses))
        assert [each.state for each in friend.news] == ["looking", "open"]
        assert news.addresses[0].startswith("127.0.0.1:")
        assert news.addresses[0].endswith("/sennik")
        assert (await friend.fetch("/")).endswith(b"pl " + NAME.encode())
        assert news.addresses[0].encode() in await friend.fetch("/sennik/en")
        assert (await friend.fetch(f"/sennik/{NAME}")).endswith(b"\r\n\r\nthe installer")
        news = await friend.until(lambda news: news.served == 1)
        assert [(each.gift, each.sent, each.ended) for each in news.downloads] == [(NAME, 13, "whole")]
        told = len(friend.news)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with pytest.raises(OSError):  # noqa: PT011 - which one is the system's choice
            await friend.fetch("/")
        assert len(friend.news) == told, "whoever took it back knows"


async def test_where_nothing_lies_nobody_is_listened_to(tmp_path: Path) -> None:
    async with given(tmp_path) as (friend, task):
        await task
        assert [each.state for each in friend.news] == ["looking", "empty"]


async def test_a_port_that_cannot_be_had_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def walled(_host: str, _port: int) -> None:
        raise PermissionError("no")

    monkeypatch.setattr("netcore.lan.sockets.listening_socket", walled)
    (tmp_path / NAME).write_bytes(b"the installer")
    async with given(tmp_path) as (friend, task):
        await task
        assert friend.news[-1].state == "fault"
        assert [each.name for each in friend.news[-1].gifts] == [NAME], "a stick takes them all the same"


async def test_another_address_is_told_with_another_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / NAME).write_bytes(b"the installer")
    async with given(tmp_path) as (friend, _task):
        await friend.until(lambda news: bool(news.addresses))
        monkeypatch.setattr(module, "local_addresses", lambda: ())
        assert (await friend.until(lambda news: not news.addresses)).state == "open"
