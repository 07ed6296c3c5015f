"""The small parts that a node is made of."""

from __future__ import annotations

import asyncio
import threading
import weakref
from pathlib import Path

import pytest

from netcore.errors import Malformed
from netcore.files.acquaintances import FILE, MOST_NAMES, MOST_REMEMBERED, Acquaintances
from netcore.lan.addresses import LocalAddress
from netcore.node.bots import LONGEST_PAUSE_S, NAMES, SHORTEST_PAUSE_S, Bot, human_pause, make_bot, policy_for
from netcore.node.deal_log import DealLog
from netcore.node.pool import Pool
from netcore.node.ways import FILE as WAYS
from netcore.node.ways import Way, addresses_of, load_ways, save_ways, spell_address
from netcore.status import LANTERNS
from netcore.table.events import Checked, Linked, Made
from netcore.wire.codec import LARGEST_FRAME
from netcore.wire.envelope import LARGEST_CONTENT, Envelope, Farewell, ToGuest, ToHost, ToTable, seal, unseal


def test_acquaintances_know_a_name_by_its_keys(tmp_path: Path) -> None:
    known = Acquaintances(tmp_path)
    assert not known.is_new_key("Ala", b"1" * 32)
    known.remember("Ala", b"1" * 32)
    again = Acquaintances(tmp_path)
    assert not again.is_new_key("Ala", b"1" * 32)
    assert again.is_new_key("Аla", b"2" * 32), "a name that looks the same is the same name"
    again.remember("Ala", b"2" * 32)
    assert not again.is_new_key("Ala", b"2" * 32)
    assert not again.is_new_key("Ala", b"1" * 32)
    assert not again.is_new_key("Ola", b"3" * 32)


def test_acquaintances_are_bounded_and_survive_damage(tmp_path: Path) -> None:
    known = Acquaintances(tmp_path)
    for number in range(MOST_NAMES + 3):
        known._keys[f"name {number}"] = (bytes(32),)
    known.remember("one more", bytes(32))
    assert (tmp_path / FILE).stat().st_size < LARGEST_FRAME
    assert len(Acquaintances(tmp_path)._keys) == MOST_NAMES
    (tmp_path / FILE).write_bytes(b"\xff\x00")
    assert not Acquaintances(tmp_path).is_new_key("one more", b"x" * 32)


def test_keys_are_remembered_when_a_phrase_has_matched_and_not_before(tmp_path: Path) -> None:
    known = Acquaintances(tmp_path)
    known.remember("Ala", b"1" * 32)
    assert not known.remembers(b"1" * 32), "to have played with somebody is no comparison"
    known.remember_keys([b"1" * 32, b"2" * 32])
    again = Acquaintances(tmp_path)
    assert [again.remembers(bytes([digit]) * 32) for digit in b"123"] == [True, True, False]
    again.remember("Ola", b"2" * 32)
    assert Acquaintances(tmp_path).remembers(b"2" * 32)
    for number in range(MOST_REMEMBERED):
        again._remembered[number.to_bytes(32, "big")] = None
    again.remember_keys([b"1" * 32])
    assert (tmp_path / FILE).stat().st_size < LARGEST_FRAME
    last = Acquaintances(tmp_path)
    assert last.remembers(b"1" * 32), "remembered again, and so the latest"
    assert not last.remembers(b"2" * 32)


def test_acquaintances_of_before_there_were_remembered_keys_are_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\x81\xa5names\x91\x82\xa5looks\xa3ala\xa4keys\x91\xc4\x20" + b"1" * 32)
    known = Acquaintances(tmp_path)
    assert known.is_new_key("Ala", b"2" * 32)
    assert not known.is_new_key("Ala", b"1" * 32)


def test_bots_are_told_apart() -> None:
    bots: list[Bot] = []
    for _ in range(10):
        bots.append(make_bot([bot.name for bot in bots], [bot.lantern for bot in bots]))
    assert len({bot.name for bot in bots}) == len({bot.lantern for bot in bots}) == 10
    assert len({bot.player.peer for bot in bots}) == 10
    assert len(set(NAMES)) == len(NAMES) >= len(LANTERNS)
    pause = human_pause()
    assert all(SHORTEST_PAUSE_S <= pause() <= LONGEST_PAUSE_S for _ in range(50))
    with pytest.raises(ValueError, match="no policy"):
        policy_for("sen", "wizard")


def test_a_deal_is_followed_line_by_line() -> None:
    log = DealLog(2, {0})
    assert log.proof() is None
    log.made(0, Made("shuffle", 3, 54, 20.0), 10.0)
    log.note(Linked(3, 0, 54, 7000), 10.1)
    log.note(Linked(3, 1, 54, 7000), 10.2)
    half = log.proof()
    assert half is not None
    assert not half.done
    assert [(line.seat, line.proved_ms, line.checked_ms) for line in half.lines] == [(0, 20.0, None), (1, None, None)]
    log.note(Checked("shuffle", 3, 1, 54, 7000, 31.0), 10.5)
    log.note(Checked("shuffle", 3, 0, 54, 7000, 30.0), 10.4)
    whole = log.proof()
    assert whole is not None
    assert whole.done
    assert (whole.question, whole.cards, log.checked) == (3, 54, 2)
    assert whole.lines[1].checked_ms == 31.0
    log.note(Checked("show", 3, 1, 54, 64, 1.0), 11.0)
    assert log.proof() == whole, "a share that is checked later does not belong to the deal"
    log.note(Linked(9, 1, 20, 3000), 12.0)
    later = log.proof()
    assert later is not None
    assert (later.question, len(later.lines)) == (9, 1)


def test_one_s_own_part_of_a_deal_taken_up_again_needs_no_check() -> None:
    log = DealLog(2, {0})
    log.note(Linked(3, 0, 54, 7000), 10.1)
    log.note(Linked(3, 1, 54, 7000), 10.2)
    read = log.proof()
    assert read is not None
    assert [line.holds for line in read.lines] == [True, False]
    log.note(Checked("shuffle", 3, 1, 54, 7000, 31.0), 10.5)
    whole = log.proof()
    assert whole is not None
    assert whole.done


async def test_the_pool_times_its_work_and_keeps_the_disk_in_order() -> None:
    pool, written = Pool(), list[int]()
    try:
        result, took_ms = await pool.prove(threading.current_thread)
        assert result is not threading.current_thread()
        assert took_ms >= 0
        await asyncio.gather(*(pool.store(lambda number=number: written.append(number)) for number in range(50)))
        assert written == list(range(50))
        with pytest.raises(ZeroDivisionError):
            await pool.prove(lambda: 1 // 0)
    finally:
        await asyncio.to_thread(pool.close)


async def test_a_thread_that_waits_holds_nothing_of_what_it_did_last() -> None:
    class Table:
        """What is large."""

    pool, table = Pool(1), Table()
    held = weakref.ref(table)
    try:
        await pool.prove(lambda table=table: str(table))
        del table
        async with asyncio.timeout(10):
            while held() is not None:
                await asyncio.sleep(0)
    finally:
        await asyncio.to_thread(pool.close)


def test_ways_come_back_and_nonsense_is_left_out(tmp_path: Path) -> None:
    assert load_ways(tmp_path) == {}
    ways = {b"a" * 32: Way(("10.0.0.1:28460", "[fe80::1]:1"), ("10.9.9.9:1",)), b"b" * 32: Way()}
    save_ways(tmp_path, ways)
    assert load_ways(tmp_path) == ways
    (tmp_path / WAYS).write_bytes(b"\xff")
    assert load_ways(tmp_path) == {}
    told = ("10.0.0.1:5", "0.0.0.0:5", "no address at all", "10.0.0.1:99999", "10.0.0.1:5", "255.255.255.255:1", "")
    local = (LocalAddress("10.0.0.9", "eth0", 2, 24),)
    assert addresses_of(Way(told), local) == (("10.0.0.1", 5),)
    elsewhere = ("192.168.7.7:5", "10.0.0.1:5")
    assert addresses_of(Way(elsewhere), local) == (("10.0.0.1", 5),)
    assert addresses_of(Way(reached=elsewhere), local) == (("192.168.7.7", 5), ("10.0.0.1", 5))
    assert spell_address("10.0.0.1", 5) == "10.0.0.1:5"
    assert spell_address("fe80::1", 5) == "[fe80::1]:5"


@pytest.mark.parametrize(
    "envelope",
    [
        ToHost(bytes(16), b"x"),
        ToGuest(bytes(16), b""),
        ToTable(bytes(32), bytes(LARGEST_CONTENT)),
        Farewell(bytes(32)),
    ],
)
def test_envelopes_fit_into_a_frame_and_come_back(envelope: Envelope) -> None:
    raw = seal(envelope)
    assert len(raw) <= LARGEST_FRAME
    assert unseal(raw) == envelope
    for end in range(0, len(raw), 1 + len(raw) // 50):
        with pytest.raises(Malformed):
            unseal(raw[:end])


def test_a_bot_is_not_called_what_looks_like_somebody() -> None:
    for taken in ("bruno", "BRUNO", "Вruno", "Brun\u00f3"):
        assert make_bot([taken], []).name != "Bruno"
