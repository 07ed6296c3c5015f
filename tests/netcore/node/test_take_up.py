"""A game that is taken up again: what this program has found good before is not checked once more, and it is told how
far that has come.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.take_up import chairs_of, played, put_away
from netcore.crypto.cache import ProofCache
from netcore.files.store import CHECKED, TableStore
from netcore.node import sitting as sittings
from netcore.node.life import Life
from netcore.node.pool import Pool
from netcore.node.seating import feeds_of
from netcore.node.sitting import Sitting
from netcore.status import CatchingUpNews, News, PlayNews
from tests.tables.ring import Ring

TURNS = 130


@pytest.fixture(scope="module")
def ring() -> Ring:
    return played("sen", 2, TURNS)


async def taken_up(ring: Ring, folder: Path) -> tuple[list[bytes], list[News], bytes]:
    """Take the table up and put it away: the proofs that were checked, what was told, and the board."""
    checked: list[bytes] = []

    class Watched(ProofCache):
        def take_fresh(self) -> tuple[bytes, ...]:
            fresh = super().take_fresh()
            checked.extend(fresh)
            return fresh

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sittings, "ProofCache", Watched)
        pool, store, news = Pool(), TableStore(folder), list[News]()
        stored = store.load()
        sitting = Sitting(
            ring.terms,
            chairs_of(ring),
            store,
            pool,
            send=lambda _peer, _content: None,
            tell=news.append,
            game_file=folder / "game.sennik",
            feeds=feeds_of(ring.terms, stored),
            checked=stored.checked,
        )
        sitting.start()
        async with asyncio.timeout(60):
            while sitting.life is Life.CATCHING_UP:
                await asyncio.sleep(0.005)
        assert sitting.life is Life.PLAYING
        board = sitting.me.table.view().board
        await sitting.close()
        pool.close()
    return checked, news, repr(board).encode()


async def test_what_was_found_good_is_not_checked_again_and_the_table_is_the_same(ring: Ring, tmp_path: Path) -> None:
    folder = tmp_path / "table"
    put_away(ring, folder)
    first, news, board = await taken_up(ring, folder)
    assert len(first) > 4
    told = [each.percent for each in news if isinstance(each, CatchingUpNews)]
    assert told == sorted(set(told))
    assert told[-1] <= 100
    second, news, same = await taken_up(ring, folder)
    assert second == []
    assert same == board
    assert any(isinstance(each, PlayNews) for each in news)


@pytest.mark.parametrize("harm", ["lost", "torn", "flipped"])
async def test_a_damaged_memory_costs_another_check_and_nothing_else(ring: Ring, tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "table"
    put_away(ring, folder)
    first, _, board = await taken_up(ring, folder)
    file = folder / CHECKED
    kept = file.read_bytes()
    match harm:
        case "lost":
            file.unlink()
            again = set(first)
        case "torn":
            file.write_bytes(kept[:-5])
            again = {kept[-32:]}
        case _:
            file.write_bytes(bytes([kept[0] ^ 1]) + kept[1:])
            again = {kept[:32]}
    second, _, same = await taken_up(ring, folder)
    assert set(second) == again
    assert same == board
    assert len(file.read_bytes()) % 32 == 0


def test_a_proof_that_did_not_hold_is_never_remembered() -> None:
    cache = ProofCache()
    from netcore.crypto.context import Context

    context = Context(1, bytes(32), 1, 0, 0, "shuffle", bytes(32))
    assert not cache.check("x", 1, context, b"statement", b"bad", lambda: False)
    assert cache.take_fresh() == ()
    assert cache.check("x", 1, context, b"statement", b"good", lambda: True)
    (key,) = cache.take_fresh()
    later = ProofCache(held=[key])
    assert later.check("x", 1, context, b"statement", b"good", lambda: pytest.fail("it was checked again"))
    assert not later.check("x", 1, context, b"statement", b"bad", lambda: False)
    assert not later.check("x", 2, context, b"statement", b"good", lambda: False)
