"""Nodes whose disk is full for a while: the table stops, nobody is told what is not on disk, and later it goes on."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path
from typing import BinaryIO

import pytest

from netcore.audit.replay import verify
from netcore.disk import Disk
from netcore.files import gamefile
from netcore.files.left import LeftTables
from netcore.files.profile import Profile
from netcore.files.store import OTHERS_LOG, OWN_LOG, SECRETS, TERMS, TableStore
from netcore.status import ClosedNews, LinkNews
from tests.tables.test_node import Guest, all_ready, each, evening, in_mid_game, sit_down

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


class FullDisk(Disk):
    """Takes `room` more bytes into logs of one name, then no more."""

    def __init__(self, name: str) -> None:
        self.room: int | None = None
        self._name = name
        self._limited: list[BinaryIO] = []

    def open_log(self, path: Path) -> BinaryIO:
        log = super().open_log(path)
        if path.name == self._name:
            self._limited.append(log)
        return log

    def append(self, log: BinaryIO, data: bytes) -> None:
        if self.room is None or log not in self._limited:
            super().append(log, data)
            return
        part, self.room = data[: self.room], max(0, self.room - len(data))
        super().append(log, part)
        if len(part) < len(data):
            raise OSError(errno.ENOSPC, "no space left on device")


@pytest.mark.parametrize("name", [OWN_LOG, OTHERS_LOG])
async def test_a_full_disk_stops_a_table_that_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    full = FullDisk(name)

    def store(profile: Profile, table: bytes, suffix: str = "") -> TableStore:
        disk = full if profile.folder.name == "Ola" else None
        return TableStore(profile.tables / (table.hex()[:32] + suffix), disk)

    monkeypatch.setattr(Profile, "store", store)
    async with evening(tmp_path, "Ala") as (ala,):
        ola = Guest(tmp_path, "Ola")
        await ola.node.start()
        try:
            await ola.node.rename("Ola", "fish")
            sitting = await in_mid_game(ala, ola, pause_s=0.1)
            full.room = 700
            assert (await ola.until(ClosedNews)).why == "disk"
            sitting.linked(ola.node.me.peer)  # asks for all that the other has
            await asyncio.sleep(0.3)
            mine = ola.node.sitting
            assert mine is not None
            assert not mine.life.settled
        finally:
            await ola.node.stop()
        kept = TableStore(next((tmp_path / "Ola" / "tables").iterdir())).load()
        assert sitting._feeds.length(1) <= len(kept.own), "an entry was told that is not on disk"
        again = Guest(tmp_path, "Ola")
        await again.node.start()
        try:
            assert await again.node.resume()
            over = await each(ala.over(), again.over())
            assert all(news.opened for news in over)
            assert verify(gamefile.read(Path(over[0].saved))).good
        finally:
            await again.node.stop()


class NoRoom(Disk):
    """Takes no file of one name."""

    def __init__(self, name: str) -> None:
        self._name = name

    def write_whole(self, path: Path, data: bytes, *, private: bool = False) -> None:
        if path.name == self._name:
            raise OSError(errno.ENOSPC, "no space left on device")
        super().write_whole(path, data, private=private)


@pytest.mark.parametrize("name", [SECRETS, TERMS])
async def test_a_table_that_does_not_get_onto_a_disk_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """All are ready, and one has no room for its secrets: it is told so, and the other that nobody comes any more."""

    def store(profile: Profile, table: bytes, suffix: str = "") -> TableStore:
        disk = NoRoom(name) if profile.folder.name == "Ola" else None
        return TableStore(profile.tables / (table.hex()[:32] + suffix), disk)

    monkeypatch.setattr(Profile, "store", store)

    def refuses(_tables: LeftTables) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    monkeypatch.setattr(LeftTables, "save", refuses)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await sit_down(ala, ola)
        await all_ready(ala, ola)
        closed = await ola.until(ClosedNews)
        assert (closed.why, closed.detail) == ("disk", "[Errno 28] no space left on device")
        assert (await ala.until(LinkNews, lambda news: not news.here)).left
        assert [news.why for news in ola.news if isinstance(news, ClosedNews)] == ["disk"], "nothing else is amiss"
        assert not list((tmp_path / "Ola" / "tables").iterdir()), "nothing of it is taken up at the next start"
