"""A running table by itself: how it ends, what it waits for, and on which thread."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from engine.contract import Clock
from engine.dream_moves import Pass
from engine.game import Outcome
from engine.games import find
from netcore.audit.replay import verify
from netcore.cards.secrets import TableSecrets
from netcore.feeds.chain import Fork, Head
from netcore.feeds.charter import MoveClock, Terms
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import Entries, ForkSeen, Heads
from netcore.files import gamefile
from netcore.files.forkfile import read_fork
from netcore.files.store import TableStore
from netcore.node import sitting as sittings
from netcore.node.absence import STALLED_S
from netcore.node.bots import policy_for
from netcore.node.chair import Chair
from netcore.node.kept import pack_secrets
from netcore.node.life import Got, Life
from netcore.node.pool import Pool
from netcore.node.recall import ALL_WITHIN_S, Recall
from netcore.node.sitting import Sitting
from netcore.status import (
    BrokenOffNews,
    CatchingUpNews,
    ClosedNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PauseNews,
    RecallNews,
)
from netcore.table import table as tables
from netcore.table.events import ClockRuns, Ended
from netcore.table.undoing import Undoing
from netcore.wire.codec import encode
from tests.tables.ring import identity_of, terms_for

OLA = identity_of(1).public
SLOW_S = 0.4


def for_persons(seats: int = 2) -> Terms:
    """Terms of a table at which persons sit."""
    terms = terms_for(find("sen"), seats, {"rounds": 1})
    return replace(terms, seats=tuple(replace(seat, kind="person") for seat in terms.seats))


def entry_of(seat: int, terms: Terms, body: bytes = b"junk") -> Entry:
    """The first entry of a seat, which says nothing that can be read."""
    return Entry.sign(identity_of(seat), terms.hash(), seat, 0, NO_HASH, body)


class Table:
    """A sitting in a folder, and all that it has told."""

    def __init__(self, folder: Path, terms: Terms, pool: Pool, mine: Sequence[int], now_s: Callable[[], float]) -> None:
        self.news: list[News] = []
        chairs = [Chair(seat, identity_of(seat), TableSecrets.make(), policy_for("sen", "random")) for seat in mine]
        self.store = TableStore(folder / "table")
        self.store.create(encode(terms), pack_secrets(chairs, terms))
        self.file = folder / "game.sennik"
        self.sitting = Sitting(
            terms,
            chairs,
            self.store,
            pool,
            send=lambda _peer, _content: None,
            tell=self.news.append,
            game_file=self.file,
            now_s=now_s,
        )

    def gossip(self, *entries: Entry) -> None:
        """Let Ola's program tell of these entries."""
        self.sitting.receive(OLA, encode(Entries(tuple(entry.raw for entry in entries), more=False)))

    def tell_fork(self, terms: Terms) -> Fork:
        """Let Ola's program tell that it contradicts itself."""
        two = (entry_of(1, terms, body).signed_header for body in (b"one", b"another"))
        fork = Fork(*two)
        self.sitting.receive(OLA, encode(ForkSeen(fork.first.raw, fork.second.raw)))
        return fork

    async def over(self, timeout_s: float = 60.0) -> None:
        await asyncio.wait_for(self.sitting.over.wait(), timeout_s)

    def told(self, kind: type[News]) -> list[News]:
        return [news for news in self.news if isinstance(news, kind)]


@asynccontextmanager
async def running(
    folder: Path, terms: Terms, mine: Sequence[int] = (0,), now_s: Callable[[], float] = sittings.lasting_s
) -> AsyncIterator[Table]:
    """A table that runs until the end of the block."""
    pool = Pool()
    table = Table(folder, terms, pool, mine, now_s)
    table.sitting.start()
    try:
        if len(mine) < len(terms.seats):
            table.sitting.linked(OLA)
        yield table
    finally:
        await table.sitting.close()
        await asyncio.to_thread(pool.close)


@pytest.fixture
def synced_by(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads that have waited for the disk."""
    threads: set[str] = set()
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        threads.add(threading.current_thread().name)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    return threads


def only_the_disks(threads: set[str]) -> bool:
    return bool(threads) and all(name.startswith("sennik-disk") for name in threads)


async def test_a_game_is_played_to_its_file_and_nothing_is_left(tmp_path: Path, synced_by: set[str]) -> None:
    terms = terms_for(find("sen"), 3, {"rounds": 1})
    async with running(tmp_path, terms, mine=range(3)) as table:
        synced_by.clear()  # the folder was made here
        assert table.sitting.life is Life.PLAYING
        await table.over()
        assert table.sitting.life is Life.SETTLED
        assert only_the_disks(synced_by), synced_by
        assert [news.opened for news in table.news if isinstance(news, OverNews)][-1] is True
        assert verify(gamefile.read(table.file)).good
        assert not table.store.folder.exists()


async def test_a_foul_is_told_once_its_evidence_is_saved_and_the_loop_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, synced_by: set[str]
) -> None:
    terms = for_persons()
    noted = os.fsync

    def slow(descriptor: int) -> None:
        time.sleep(SLOW_S)
        noted(descriptor)

    async with running(tmp_path, terms) as table:
        monkeypatch.setattr(os, "fsync", slow)
        synced_by.clear()
        table.gossip(entry_of(1, terms))
        beats = [time.monotonic()]
        while not table.sitting.over.is_set():
            await asyncio.sleep(0.01)
            beats.append(time.monotonic())
        assert max(after - before for before, after in pairwise(beats)) < SLOW_S / 2
        assert only_the_disks(synced_by), synced_by
        (foul,) = table.told(FoulNews)
        assert foul == FoulNews(1, "body.malformed", 0, str(table.file))
        assert not verify(gamefile.read(table.file)).good
        assert table.sitting.life is Life.SETTLED


async def test_two_entries_with_one_number_stop_it_for_everybody(tmp_path: Path, synced_by: set[str]) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        synced_by.clear()
        fork = table.tell_fork(terms)
        assert table.sitting.life is Life.STOPPING
        assert not table.told(FoulNews), "the evidence comes first"
        await table.over()
        proof = table.file.with_suffix(".fork")
        assert table.told(FoulNews) == [FoulNews(1, "feed.fork", 0, str(proof))]
        assert read_fork(proof.read_bytes()).fork == fork
        assert table.sitting.life is Life.SETTLED
        assert only_the_disks(synced_by), synced_by


async def test_a_foul_is_told_though_the_disk_takes_no_evidence(tmp_path: Path) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        table.file.with_suffix(".fork").mkdir()
        table.tell_fork(terms)
        await table.over()
        assert table.told(FoulNews) == [FoulNews(1, "feed.fork", 0, "")]
        assert table.sitting.life is Life.SETTLED


async def test_a_table_that_is_closed_before_its_reason_is_saved_can_be_resumed(tmp_path: Path) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        table.tell_fork(terms)
        await table.sitting.close()
        assert table.sitting.life is Life.HALTED
        assert table.sitting.over.is_set()
        assert table.store.exists()
        assert not table.told(FoulNews)


async def test_the_first_reason_is_the_one_that_is_told(tmp_path: Path) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        table.tell_fork(terms)
        table.sitting.stop_as_copy()
        await table.over()
        assert [type(news) for news in table.news if isinstance(news, FoulNews | ClosedNews)] == [FoulNews]


async def test_as_a_copy_it_says_no_more_and_keeps_what_it_has(tmp_path: Path) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        table.sitting.stop_as_copy()
        table.sitting.stop_as_copy()
        assert (table.sitting.life, table.sitting.over.is_set()) == (Life.HALTED, True)
        assert [news.why for news in table.news if isinstance(news, ClosedNews)] == ["copy"]
        table.tell_fork(terms)
        assert table.sitting.life is Life.HALTED
        assert table.store.exists()


async def test_an_entry_of_its_own_that_it_has_not_written_is_another_programs(tmp_path: Path) -> None:
    terms = for_persons()
    async with running(tmp_path, terms) as table:
        table.gossip(entry_of(0, terms))
        assert table.sitting.life is Life.HALTED
        assert [news.why for news in table.news if isinstance(news, ClosedNews)] == ["copy"]


async def test_what_was_being_stored_when_it_turned_out_to_be_a_copy_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, loop = sittings._store, asyncio.get_running_loop()
    async with running(tmp_path, for_persons()) as table:

        def found_out(*what: Any) -> None:
            store(*what)
            loop.call_soon_threadsafe(table.sitting.stop_as_copy)

        monkeypatch.setattr(sittings, "_store", found_out)
        await table.over()
        await table.sitting.close()
        assert table.sitting._feeds.length(0) == 0
        assert len(TableStore(table.store.folder).load().own) == 1


async def test_what_came_last_is_stored_when_it_is_closed(tmp_path: Path) -> None:
    terms = for_persons(3)
    early = entry_of(1, terms)
    async with running(tmp_path, terms) as table:
        table.gossip(early)
        await table.sitting.close()
        assert [entry.raw for entry in TableStore(table.store.folder).load().others] == [early.raw]


def test_others_entries_are_on_disk_before_ones_own_that_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    store = TableStore(tmp_path)
    monkeypatch.setattr(store, "save_others", lambda _entries: calls.append("others"))
    monkeypatch.setattr(store, "sync_others", lambda: calls.append("sync"))
    monkeypatch.setattr(store, "save_own", lambda _entries: calls.append("own"))
    entry = entry_of(0, for_persons())
    sittings._store(store, [entry], [entry], ())
    sittings._store(store, [], [entry], ())
    sittings._store(store, [entry], [], ())
    assert calls == ["others", "sync", "own", "sync", "own", "others"]


async def test_nobody_is_found_gone_for_the_time_that_this_computer_slept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "HEADS_EVERY_S", 0.02)
    monkeypatch.setattr("netcore.node.absence.PATIENCE_S", 20.0)
    now_s = 1000.0
    async with running(tmp_path, for_persons(), now_s=lambda: now_s) as table:
        await asyncio.sleep(0.1)
        table.sitting.unlinked(OLA)
        for _ in range(5):
            now_s += 3600.0
            table.sitting._wake.set()  # before the next beat
            await asyncio.sleep(0.1)
        assert table.sitting.life is Life.PLAYING
        assert not table.told(BrokenOffNews)
        began_s = now_s
        async with asyncio.timeout(30):
            while not table.told(BrokenOffNews):
                now_s += 0.25
                await asyncio.sleep(0.02)
        assert now_s - began_s > 19.0, "as long as it was awake, it waited"


async def test_a_table_that_is_over_is_closed_without_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its folder is gone by then: nothing is left to be stored, though proofs were found good."""
    async with running(tmp_path, for_persons()) as table:
        table.sitting._cache._fresh.append(bytes(32))
        table.sitting._go(Got.FINISHED)
        table.sitting._go(Got.CONCLUDED)
        table.store.discard()
        await table.sitting.close()
    assert "not stored" not in caplog.text
    assert not table.store.folder.exists()


# ── what a sitting does with what it hears, and when ────────────────────────────────────────────────────────────────
CLOCK = Clock(5000, Pass(), 3000)
NOTHING_HELD = (Head(0, NO_HASH), Head(0, NO_HASH))


class Hours:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s

    def hear(self, table: Table, seconds: int) -> None:
        """Let Ola's program be heard each second, for so many."""
        for _ in range(seconds):
            self.now_s += 1
            table.sitting.receive(OLA, encode(Heads(fresh=False, heads=NOTHING_HELD)))


async def test_who_is_heard_all_the_time_has_no_more_of_it_and_who_is_not_linked_has(tmp_path: Path) -> None:
    hours = Hours()
    async with running(tmp_path, for_persons(), now_s=hours) as table:
        hours.hear(table, 4)
        table.sitting._watch.runs(ClockRuns(7, (1,), CLOCK), hours.now_s)
        hours.hear(table, 7)
        assert table.sitting._finds_late(7, 1, 0)
        table.sitting.unlinked(OLA)
        assert not table.sitting._finds_late(7, 1, 0)


async def test_of_a_question_that_was_open_when_it_was_taken_up_no_claim_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours()
    monkeypatch.setattr(tables.Table, "running", property(lambda _table: ClockRuns(7, (1,), CLOCK)))
    async with running(tmp_path, for_persons(), now_s=hours) as table:
        hours.hear(table, 4)
        table.sitting.life = Life.CATCHING_UP
        monkeypatch.setattr(table.sitting, "_at_work", 0)
        table.sitting._tell_news()
        assert table.sitting.life is Life.PLAYING
        assert not table.sitting._finds_late(7, 1, 5000)
        hours.hear(table, 8)
        assert table.sitting._finds_late(7, 1, 0)


@pytest.mark.parametrize("kind", ["strict", "gentle"])
async def test_whoever_looks_at_the_table_for_ever_is_not_waited_for_by_a_strict_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Literal["strict", "gentle"]
) -> None:
    hours, before, went = Hours(), [5], list[int]()
    monkeypatch.setattr(tables.Table, "rests_before", property(lambda _table: before[0]))
    monkeypatch.setattr(Chair, "rests", property(lambda _chair: True))
    monkeypatch.setattr(Chair, "go_on", lambda _chair: went.append(before[0]))
    async with running(tmp_path, replace(for_persons(), clock=MoveClock(kind, 60)), now_s=hours) as table:
        for number in (5, 6):
            before[0] = number
            table.sitting._end_rest()
            for _ in range(60):
                hours.now_s += 1
                table.sitting._end_rest()
            assert number not in went
            hours.now_s += 0.1
            table.sitting._end_rest()
            assert (number in went) is (kind == "strict")


async def test_in_a_pause_nobody_owes_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    monkeypatch.setattr(tables.Table, "waiting_for", lambda _table: (1,))
    async with running(tmp_path, for_persons(), now_s=hours) as table:

        def waits(seconds: float) -> bool:
            for _ in range(int(seconds)):
                hours.now_s += 1
                table.sitting.mind_pauses()
                table.sitting._answer_polls()
            return bool(table.sitting._absence.stalled(hours.now_s))

        table.sitting.called(OLA, "pause")
        assert not waits(STALLED_S + 1)
        assert all(chair.held for chair in table.sitting.chairs)
        table.sitting.called(OLA, "go-on")
        assert not any(chair.held for chair in table.sitting.chairs)
        assert not waits(STALLED_S - 1)
        assert waits(2)


async def test_once_the_game_is_over_nobody_can_stop_it(tmp_path: Path) -> None:
    hours = Hours()
    async with running(tmp_path, for_persons(), now_s=hours) as table:
        table.sitting.life = Life.ENDED
        assert not table.sitting.called(OLA, "pause")
        assert not table.sitting.intermission.mind(hours.now_s, goes_on=True)
        assert not table.told(PauseNews)


async def test_where_no_person_is_asked_nobody_agrees_to_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A policy is never against taking a move back; for a person nobody speaks."""
    wished = []
    monkeypatch.setattr(tables.Table, "undoing", property(lambda _table: Undoing(1, (1,), may_answer=True)))
    monkeypatch.setattr(tables.Table, "wish_undo", lambda _table, agree: wished.append(agree))
    async with running(tmp_path, for_persons()) as table:
        table.sitting._agree_to_undo()
        assert wished == [True]
        table.sitting.me.policy = None
        table.sitting._agree_to_undo()
        assert wished == [True]


async def test_whoever_stands_up_without_a_word_lays_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    monkeypatch.setattr(tables.Table, "asks_to_open", property(lambda _table: True))
    monkeypatch.setattr(Chair, "lay_open", lambda _chair, agree: said.append(agree))
    async with running(tmp_path, for_persons()) as table:
        table.sitting.decided.set()
        await table.sitting.stand_up()
        assert said == [], "the game goes on"
        table.sitting.life = Life.ENDED
        await table.sitting.stand_up()
        assert said == [False]


async def test_while_it_is_not_known_how_the_game_stands_nobody_says_anything_beside_it(tmp_path: Path) -> None:
    async with running(tmp_path, for_persons()) as table:
        assert not table.sitting.hushed, "in this game people may always speak"
        for hushes, life, hushed in (
            (False, Life.PLAYING, False),
            (True, Life.PLAYING, True),
            (False, Life.CATCHING_UP, True),
            (True, Life.HALTED, False),
        ):
            table.sitting._hushes = lambda _board, hushes=hushes: hushes
            table.sitting.life = life
            assert table.sitting.hushed is hushed
        table.sitting.life = Life.PLAYING


async def test_nobody_but_who_plays_here_says_goodbye(tmp_path: Path) -> None:
    async with running(tmp_path, for_persons()) as table:
        table.sitting.farewell(b"x" * 32, ended=True)
        table.sitting.farewell(table.sitting.me.identity.public)
        assert [news.here for news in table.news if isinstance(news, LinkNews)] == [True]


async def test_how_far_it_is_with_reading_is_told_in_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = [0]
    monkeypatch.setattr(tables.Table, "read_so_far", property(lambda _table: read[0]))
    async with running(tmp_path, for_persons()) as table:
        monkeypatch.setattr(table.sitting._feeds, "length", lambda _seat: 50)
        for entries in (0, 4, 5, 5, 9, 10, 47):
            read[0] = entries
            table.sitting._tell_progress()
        monkeypatch.undo()
        assert table.told(CatchingUpNews) == [CatchingUpNews(percent) for percent in (5, 10, 47)]


async def test_who_was_alone_is_told_when_somebody_comes(tmp_path: Path) -> None:
    hours = Hours()
    async with running(tmp_path, for_persons(), now_s=hours) as table:
        table.sitting._recall = recall = Recall([0], [OLA], hours.now_s)
        for _ in range(2):
            hours.now_s += ALL_WITHIN_S
            table.sitting._end_recall()
        assert table.told(RecallNews) == [RecallNews(alone=True)]
        recall.told(OLA, NOTHING_HELD, hours.now_s)
        table.sitting._end_recall()
        assert table.told(RecallNews) == [RecallNews(alone=True), RecallNews(alone=False)]


async def test_a_table_that_begins_anew_at_its_end_ends_once(tmp_path: Path) -> None:
    """As where the disk had lost the last of this program's own words."""
    async with running(tmp_path, for_persons()) as table:
        for _ in range(2):
            table.sitting._note_mine(Ended(Outcome((1, 2), (1,))), 0.0)
            assert table.sitting.life is Life.ENDED
