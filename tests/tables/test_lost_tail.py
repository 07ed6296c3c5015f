"""Nodes whose disk has lost the end of their own log: they get it back from the others, and sign no number twice."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from netcore.audit.replay import verify
from netcore.feeds.entry import Entry
from netcore.files import gamefile
from netcore.files.store import OWN_LOG, TableStore
from netcore.node import recall
from netcore.status import ClosedNews, FoulNews, PlayNews, RecallNews
from tests.tables.test_node import Guest, all_ready, each, evening, in_mid_game, reach, sit_down, take_time

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120), pytest.mark.light]


def folder_of(base: Path, name: str) -> Path:
    """Where the one table of this player is on disk."""
    return next((base / name / "tables").iterdir())


def tail_of(log: Path, records: int) -> int:
    """Where the last records of a log begin."""
    data, at, starts = log.read_bytes(), 0, []
    while at < len(data):
        starts.append(at)
        at += 12 + int.from_bytes(data[at : at + 4])
    return starts[-records]


def cut(log: Path, records: int) -> None:
    data = log.read_bytes()
    log.write_bytes(data[: tail_of(log, records)])


def zero(log: Path, records: int) -> None:
    data, at = log.read_bytes(), tail_of(log, records)
    log.write_bytes(data[:at] + bytes(len(data) - at))


def held_by(guest: Guest) -> set[Entry]:
    """All entries that this player's program holds at its table."""
    sitting = guest.node.sitting
    assert sitting is not None
    return {entry for seat in range(len(sitting.terms.seats)) for entry in sitting._feeds.entries(seat)}


@pytest.mark.parametrize("lose", [cut, zero])
@pytest.mark.parametrize("bots", [0, 1])
async def test_who_has_lost_the_end_of_its_log_gets_it_back(
    tmp_path: Path, lose: Callable[[Path, int], None], bots: int
) -> None:
    async with evening(tmp_path, "Ala") as (ala,):
        ola = Guest(tmp_path, "Ola")
        await ola.node.start()
        await ola.node.rename("Ola", "fish")
        await sit_down(ola, ala, bots=bots)
        await all_ready(ola, ala)
        await reach(2, ola, ala, pause_s=0.2)
        await ola.node.stop()
        folder = folder_of(tmp_path, "Ola")
        before = TableStore(folder).load().own
        # What was stored last was perhaps not sent any more, one entry for each of its seats: nobody has it, so
        # nothing forks. Besides that it loses three that the other one has.
        unsent = set(before) - held_by(ala)
        lose(folder / OWN_LOG, len(unsent) + 3)
        again = Guest(tmp_path, "Ola")
        await again.node.start()
        try:
            assert await again.node.resume()
            told = await again.until(RecallNews)
            assert not told.alone
            assert told.regained >= 3
            assert set(before) - set(TableStore(folder).load().own) <= unsent
            take_time(0, ala, again)
            over = await each(ala.over(), again.over())
            assert verify(gamefile.read(Path(over[0].saved))).good
            for guest in (ala, again):
                assert not [news for news in guest.news if isinstance(news, FoulNews | ClosedNews)]
        finally:
            await again.node.stop()


async def test_an_older_copy_of_a_profile_forks_nothing(tmp_path: Path) -> None:
    """Somebody puts yesterday's copy of the folder back: what was said since is back from the others."""
    async with evening(tmp_path, "Ala") as (ala,):
        ola = Guest(tmp_path, "Ola")
        await ola.node.start()
        await ola.node.rename("Ola", "fish")
        await in_mid_game(ala, ola, pause_s=0.05)
        folder, kept = folder_of(tmp_path, "Ola"), tmp_path / "kept"
        await asyncio.to_thread(shutil.copytree, folder, kept)
        assert ola.node.sitting is not None
        seat = ola.node.sitting.me.seat
        length = ola.node.sitting._feeds.length(seat) + 5
        async with asyncio.timeout(60):
            while sum(entry.seat == seat for entry in held_by(ala)) < length:
                ala.arrived.clear()
                await ala.arrived.wait()
        await ola.node.stop()
        shutil.rmtree(folder)
        shutil.copytree(kept, folder)
        again = Guest(tmp_path, "Ola")
        await again.node.start()
        try:
            assert await again.node.resume()
            assert (await again.until(RecallNews)).regained > 3
            over = await each(ala.over(), again.over())
            assert verify(gamefile.read(Path(over[0].saved))).good
        finally:
            await again.node.stop()


async def test_with_nobody_in_reach_nothing_is_signed_and_the_player_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recall, "ALL_WITHIN_S", 0.5)
    async with evening(tmp_path, "Ala", "Ola") as (ala, ola):
        await in_mid_game(ala, ola, pause_s=0.05)
        await ola.node.stop()
        await ala.node.stop()
        folder = folder_of(tmp_path, "Ola")
        unsent = set(TableStore(folder).load().own) - set(TableStore(folder_of(tmp_path, "Ala")).load().others)
        cut(folder / OWN_LOG, len(unsent) + 3)
        size = (folder / OWN_LOG).stat().st_size
        alone, back = Guest(tmp_path, "Ola"), Guest(tmp_path, "Ala")
        await alone.node.start()
        try:
            assert await alone.node.resume()
            assert (await alone.until(RecallNews)).alone
            assert (await alone.until(PlayNews)).view.legal is None
            await asyncio.sleep(0.5)
            assert (folder / OWN_LOG).stat().st_size == size
            await back.node.start()
            assert await back.node.resume()
            told = await alone.until(RecallNews, lambda news: not news.alone)
            assert told.regained >= 3
            over = await each(alone.over(), back.over())
            assert verify(gamefile.read(Path(over[0].saved))).good
        finally:
            await alone.node.stop()
            await back.node.stop()
