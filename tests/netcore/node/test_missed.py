"""Games that were over before somebody came: fetched from those who hold them, whoever of them holds some back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import AGAIN_BYTES_AT_ONCE, AGAIN_BYTES_PER_TICK, NOTHING, Heads
from netcore.files.forkfile import read_fork
from netcore.files.saved import saved_games
from netcore.lobby.company import Company, Past
from netcore.node import missed as module
from netcore.node.archive import Ended
from netcore.node.missed import MissedGames
from netcore.node.pool import Pool
from netcore.status import FetchedNews, News
from netcore.tasks import Tasks
from netcore.wire.codec import encode
from netcore.wire.envelope import ToTable, unseal
from tests.scenery.saved import Book, honest
from tests.tables.ring import identity_of

ADA, BO, CYD = (identity_of(seat).public for seat in (5, 6, 7))
BOOK = honest("sen")


def company(table: bytes = BOOK.terms.table) -> Company:
    """The people of a later game at the same table: none of those who signed the first."""
    seats = tuple(
        replace(BOOK.terms.seats[0], peer=peer, kind="person", home=at) for at, peer in enumerate((ADA, BO, CYD))
    )
    return Company(CYD, replace(BOOK.terms, table=table, seats=seats))


def made_up_terms(number: int) -> Terms:
    """Those of a game that nobody has played."""
    first, *rest = BOOK.terms.seats
    return replace(BOOK.terms, seats=(replace(first, nonce=bytes([number]) * 32), *rest))


def entries(book: Book) -> list[Entry]:
    return [entry for feed in book.feeds for entry in feed]


class Laptops:
    """Holders of a game, each with so much of it, and the program that has missed it."""

    def __init__(self, folder: Path, pool: Pool, held: dict[bytes, Book]) -> None:
        self.folder = folder
        self.held = {}
        for peer, book in held.items():
            feeds = Feeds(BOOK.terms.hash(), BOOK.terms.authors())
            for entry in entries(book):
                feeds.receive(entry.raw)
            self.held[peer] = Ended(feeds, BOOK.terms.table)
        self.silent: set[bytes] = set()
        self.asked = asyncio.Event()
        self.sent: dict[bytes, int] = dict.fromkeys(held, 0)
        self.told: list[News] = []
        self.wanted: set[bytes] = set()
        """The games that were asked for, by the hashes of their terms."""
        self.tasks = Tasks()
        self.missed = MissedGames(folder, pool, self.tasks, self.post, lambda peer: peer in self.held, self.told.append)

    def post(self, peer: bytes, payload: bytes) -> None:
        asyncio.get_running_loop().call_soon(self._arrive, peer, payload)

    def _arrive(self, peer: bytes, payload: bytes) -> None:
        envelope = unseal(payload)
        assert isinstance(envelope, ToTable)
        self.asked.set()
        self.wanted.add(envelope.terms)
        if peer in self.silent:
            return
        sent, all_told = self.held[peer].answer(CYD, envelope.content, time.monotonic(), may_know=True)
        for content in sent:
            self.sent[peer] += len(content)
            self.missed.receive(peer, envelope.terms, content)
        if all_told:
            self.missed.all_told(peer, envelope.terms)

    async def fetch(self, *peers: bytes) -> bytes | None:
        for peer in peers:
            self.missed.hear(peer, company(), Past(encode(BOOK.terms), 3600))
        await self.tasks.wait()
        found = [Path(game.path).read_bytes() for game in saved_games(self.folder)]
        return found[0] if found else None


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TICK_S", 0.01)


@asynccontextmanager
async def laptops(folder: Path, **held: Book) -> AsyncIterator[Laptops]:
    pool = Pool(1)
    try:
        yield Laptops(folder, pool, {{"ada": ADA, "bo": BO}[name]: book for name, book in held.items()})
    finally:
        pool.close()


async def test_a_game_that_was_missed_is_the_same_file(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        assert await all_.fetch(ADA, BO) == BOOK.data()
        assert all_.sent[BO] * 10 < all_.sent[ADA], "the second has nothing to add, and sends no game again"
        (game,) = saved_games(tmp_path)
        assert game.table == BOOK.terms.table
        assert all_.told == [FetchedNews(game.path)]
        await all_.fetch(BO)
        assert all_.sent[BO] * 10 < all_.sent[ADA], "what is kept is not fetched once more"
        assert len(all_.told) == 1


async def test_who_holds_some_back_changes_nothing(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK.copy().cut(0, 3), bo=BOOK) as all_:
        assert await all_.fetch(ADA, BO) == BOOK.data()


async def test_who_held_some_back_and_was_asked_first_has_not_hidden_the_game_for_good(tmp_path: Path) -> None:
    """Whoever has lost tells of it before anybody else does, and has sent the beginning of it when the others come."""
    async with laptops(tmp_path, ada=BOOK.copy().cut(0, 3), bo=BOOK) as all_:
        assert await all_.fetch(ADA) not in (None, BOOK.data())
        assert await all_.fetch(BO) == BOOK.data()
        assert len(all_.told) == 2, "the score is another one now"
        assert await all_.fetch(ADA) == BOOK.data()
        assert len(all_.told) == 2


async def test_who_has_sent_all_that_it_has_is_not_asked_again_however_often_it_tells(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        await all_.fetch(ADA)
        all_.wanted.clear()
        all_.missed.hear(ADA, company(), Past(encode(BOOK.terms), 3600))
        assert not all_.missed._fetching
        await all_.tasks.wait()
        assert not all_.wanted


async def test_two_versions_of_what_somebody_has_signed_are_kept_as_a_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two holders were told two ends: who comes late has a game, and what convicts the author of the other."""
    feed = BOOK.feeds[0]
    other = BOOK.copy().cut(0, len(feed) - 1).write(0, feed[-2].body).write(0, feed[-1].body)
    monkeypatch.setattr(module, "PATIENCE_S", 3600.0)
    async with asyncio.timeout(60), laptops(tmp_path, ada=BOOK, bo=other) as all_:
        assert await all_.fetch(ADA, BO) == BOOK.data(), "nobody waits for what cannot come"
        (proof,) = tmp_path.glob("*.fork")
        assert read_fork(proof.read_bytes()).author == BOOK.terms.seats[0]
        assert not all_.missed._slow, "whoever was told the other version is not to blame for it"


async def test_a_file_that_was_damaged_here_is_fetched_anew(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        await all_.fetch(ADA)
        (game,) = saved_games(tmp_path)
        Path(game.path).write_bytes(BOOK.data()[:-9])
        assert await all_.fetch(BO) == BOOK.data()


async def test_what_its_player_has_given_another_name_is_not_fetched_again(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        await all_.fetch(ADA)
        (game,) = saved_games(tmp_path)
        Path(game.path).rename(tmp_path / "the one with the dragon.sennik")
        all_.wanted.clear()
        await all_.fetch(BO)
        assert not all_.wanted
        assert len(saved_games(tmp_path)) == 1


async def test_of_a_game_that_this_player_was_in_nobody_tells_it(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK) as all_:
        first, *rest = BOOK.terms.seats
        mine = replace(BOOK.terms, seats=(replace(first, peer=CYD), *rest))
        all_.missed.hear(ADA, company(), Past(encode(mine), 0))
        assert not all_.missed._fetching


async def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_S", 0.05)
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        all_.silent.add(ADA)
        assert await all_.fetch(ADA, BO) == BOOK.data()


async def test_what_its_author_has_not_signed_is_refused(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK) as all_:
        all_.missed.hear(ADA, company(), Past(encode(BOOK.terms), 0))
        all_.silent.add(ADA)
        await all_.asked.wait()
        with pytest.raises(Malformed):
            all_.missed.receive(ADA, BOOK.terms.hash(), b"\xc1")
        await all_.tasks.end()


async def test_a_game_of_another_evening_is_none_of_ours(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK) as all_:
        with pytest.raises(Malformed):
            all_.missed.hear(ADA, company(bytes([9]) * 16), Past(encode(BOOK.terms), 0))
        with pytest.raises(Malformed):
            all_.missed.hear(ADA, company(), Past(b"\xc1", 0))
        with pytest.raises(Malformed):  # a file is named by its game
            all_.missed.hear(ADA, company(), Past(encode(replace(BOOK.terms, game="../../sen")), 0))
        all_.missed.hear(ADA, company(), Past(encode(replace(BOOK.terms, game="hearts")), 0))
        assert await all_.fetch() is None


def test_who_was_not_there_is_told_nothing_of_a_game() -> None:
    """But those of the same evening: that the node knows."""
    feeds = Feeds(BOOK.terms.hash(), BOOK.terms.authors())
    assert Ended(feeds, BOOK.terms.table).answer(ADA, b"\xc1", 0.0) == ([], False)


def test_who_asks_ever_again_for_a_game_that_is_over_is_sent_it_a_few_times() -> None:
    feeds = Feeds(BOOK.terms.hash(), BOOK.terms.authors())
    for entry in entries(BOOK):
        feeds.receive(entry.raw)
    ended, size = Ended(feeds, BOOK.terms.table), len(BOOK.data())
    nothing = encode(Heads(True, (NOTHING,) * len(feeds.authors)))
    bold = BOOK.terms.authors()[0]
    sent = sum(len(raw) for at in range(300) for raw in ended.answer(bold, nothing, at / 1000)[0])
    assert sent < AGAIN_BYTES_AT_ONCE + AGAIN_BYTES_PER_TICK + 4 * size
    assert sent < 20 * size, "ten heads at once are looked at, and four a second after that"


async def test_who_tells_of_many_games_has_a_few_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all of them would lie on the disk, and among the saved games."""
    monkeypatch.setattr(module, "MOST", 3)
    monkeypatch.setattr(module, "PATIENCE_S", 0.05)
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        all_.silent.add(ADA)
        for number in range(12):
            all_.missed.hear(ADA, company(), Past(encode(made_up_terms(number)), 0))
        assert len(all_.missed._fetching) == 3
        assert await all_.fetch(BO) == BOOK.data(), "nobody else is left out for it"
        all_.missed.hear(ADA, company(), Past(encode(made_up_terms(99)), 0))
        assert not all_.missed._fetching, "nor is more than that fetched later in the same evening"


async def test_who_has_sent_as_much_as_an_evening_has_is_asked_for_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of keys of one's own cost nothing, and would fill the disk; what others hold is fetched from them."""
    monkeypatch.setattr(module, "MOST_BYTES_OF_ONE", 1)
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        assert await all_.fetch(ADA) == BOOK.data()
        all_.silent |= {ADA, BO}
        monkeypatch.setattr(module, "PATIENCE_S", 0.05)
        all_.missed.hear(ADA, company(), Past(encode(made_up_terms(77)), 0))
        await all_.tasks.wait()
        assert all_.wanted == {BOOK.terms.hash()}
        for peer in (ADA, BO):
            all_.missed.hear(peer, company(), Past(encode(made_up_terms(78)), 0))
        await all_.tasks.wait()
        assert all_.wanted == {BOOK.terms.hash(), made_up_terms(78).hash()}, "of others it is asked for"


async def test_a_game_that_somebody_has_never_sat_down_to_is_not_kept(tmp_path: Path) -> None:
    async with laptops(tmp_path, ada=BOOK.copy().cut(0, 0)) as all_:
        assert await all_.fetch(ADA) is None


async def test_a_game_without_an_end_closes_its_senders_link_and_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 3000)
    monkeypatch.setattr(module, "PATIENCE_S", 0.05)
    async with laptops(tmp_path, ada=BOOK) as all_:
        refused: list[Malformed] = []
        receive = all_.missed.receive

        def guarded(peer: bytes, terms: bytes, content: bytes) -> bool:
            try:
                return receive(peer, terms, content)
            except Malformed as why:
                refused.append(why)
                return True

        monkeypatch.setattr(all_.missed, "receive", guarded)
        assert await all_.fetch(ADA) is None
        assert refused


async def test_who_stalls_once_is_not_asked_for_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_S", 0.05)
    async with laptops(tmp_path, ada=BOOK, bo=BOOK) as all_:
        all_.silent.add(ADA)
        for number in range(3):
            all_.missed.hear(ADA, company(), Past(encode(made_up_terms(number)), 0))
        await all_.tasks.wait()
        assert all_.missed._slow == {ADA}
        assert len(all_.wanted) == 1
