"""Browsers at the counter, over real connections: what they get, and what those get who mean harm."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import threading
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from netcore.lan.addresses import LocalAddress, is_neighbour
from netcore.lan.counter import Counter, CounterLimits, Taking
from netcore.lan.doorkeeper import Limits
from netcore.lan.goods import Goods, Ware

HERE = "127.0.0.1"
LOOPBACK = LocalAddress(HERE, "lo", 1, 8)
CONTENT = random.Random(3).randbytes(300_000)
NAME = "sennik-1.2.3-setup.exe"
WARE = Ware(NAME, len(CONTENT), lambda offset, count: CONTENT[offset : offset + count])
QUICK = CounterLimits(bytes_per_s=1e9)


class Desk:
    """A counter with one page and one file, and what was told of downloads."""

    def __init__(self, limits: CounterLimits, ware: Ware = WARE) -> None:
        self.told: list[Taking] = []
        self.counter = Counter(self.told.append, limits)
        self.counter.near = (LOOPBACK,)
        self.counter.lay(Goods({"en": b"<p>hello"}, {NAME: ware}))
        self.counter.open([HERE], ports=())

    async def over(self) -> Taking:
        """The last that is told of a download that has ended."""
        async with asyncio.timeout(20):
            while not self.told or not self.told[-1].ended:
                await asyncio.sleep(0.002)
        return self.told[-1]

    async def ask(self, sent: bytes, *, end: bool = False) -> bytes:
        """All that comes back for these bytes."""
        reader, writer = await asyncio.open_connection(HERE, self.counter.port)
        try:
            writer.write(sent)
            if end:
                writer.write_eof()
            async with asyncio.timeout(10):
                with contextlib.suppress(ConnectionError):
                    return await reader.read(-1)
            return b""
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()


@contextlib.asynccontextmanager
async def desk(limits: CounterLimits = QUICK, ware: Ware = WARE) -> AsyncIterator[Desk]:
    before = asyncio.all_tasks()
    made = Desk(limits, ware)
    try:
        yield made
    finally:
        await made.counter.close()
        assert asyncio.all_tasks() <= before


def get(target: str, method: str = "GET", more: str = "") -> bytes:
    return f"{method} {target} HTTP/1.1\r\nHost: {HERE}\r\n{more}\r\n".encode()


def status(answer: bytes) -> int:
    assert answer.startswith(b"HTTP/1.1 "), answer[:80]
    return int(answer[9:12])


async def test_a_browser_gets_the_page_and_the_file_byte_by_byte() -> None:
    async with desk() as counter:
        page = await counter.ask(get("/sennik"))
        assert status(page) == 200
        assert page.endswith(b"\r\n\r\n<p>hello")
        assert b"default-src 'none'" in page
        file = await counter.ask(get(f"/sennik/{NAME}"))
        head, _, body = file.partition(b"\r\n\r\n")
        assert body == CONTENT
        assert f'attachment; filename="{NAME}"'.encode() in head
        assert counter.told[0].sent == 0
        last = await counter.over()
        assert (last.sent, last.ended) == (len(CONTENT), "whole")


async def test_who_asks_for_the_head_alone_gets_that() -> None:
    async with desk() as counter:
        for target in ("/sennik", f"/sennik/{NAME}", "/nothing"):
            answer = await counter.ask(get(target, "HEAD"))
            assert answer.endswith(b"\r\n\r\n"), "no contents"
        assert counter.told == [], "nothing was taken"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (get("/"), 200),
        (get("/etc/passwd"), 404),
        (get("/sennik/../../etc/passwd"), 404),
        (get("/favicon.ico"), 404),
        (get("/sennik", "POST", "Content-Length: 3\r\n") + b"a=b", 405),
        (get("/sennik", "DELETE"), 405),
        (b"CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n", 405),
        (b"GET / HTTP/1.1\r\n\r\n", 400),  # no host
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\nHost: a\r\n\r\n", 400),
        (b"GET /\xc4\x85 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: \x00\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40) + b"\r\n\r\n", 400),  # a browser that tries TLS
        (get("/", more="X: " + "a" * 20000 + "\r\n"), 431),
        (b"GET /" + b"a" * 20000, 431),
    ],
)
async def test_what_is_asked_and_what_comes_of_it(sent: bytes, code: int) -> None:
    async with desk() as counter:
        assert status(await counter.ask(sent)) == code


async def test_noise_harms_only_who_makes_it() -> None:
    draw = random.Random(11)
    good = get("/sennik")
    async with desk(replace(QUICK, callers=replace(QUICK.callers, knocks_at_once=1000))) as counter:
        for _ in range(60):
            noise = bytearray(good)
            for _ in range(draw.randint(1, 8)):
                at = draw.randrange(len(noise) + 1)
                noise[at : at + draw.randint(0, 3)] = draw.randbytes(draw.randint(0, 3))
            answer = await counter.ask(bytes(noise), end=True)
            assert answer == b"" or status(answer) in (200, 400, 404, 405, 431)
        assert status(await counter.ask(good)) == 200


async def test_who_says_nothing_for_long_is_told_so_and_dropped() -> None:
    impatient = replace(QUICK, callers=replace(QUICK.callers, hello_s=0.05))
    async with desk(impatient) as counter:
        assert status(await counter.ask(b"GET / HTT")) == 408
        assert status(await counter.ask(b"")) == 408


async def test_who_hangs_up_half_way_is_no_fault_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    async with desk() as counter:
        assert await counter.ask(b"", end=True) == b""
        assert status(await counter.ask(b"GET / HT", end=True)) == 400
        reader, writer = await asyncio.open_connection(HERE, counter.counter.port)
        writer.write(get(f"/sennik/{NAME}"))
        await reader.readexactly(100)
        writer.transport.abort()
        await counter.over()
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_so_many_take_a_file_at_once_and_no_more() -> None:
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slowly(offset: int, count: int) -> bytes:
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(10)
        return CONTENT[offset : offset + count]

    limits = replace(QUICK, downloads=3, downloads_each=2)
    async with desk(limits, Ware(NAME, len(CONTENT), slowly)) as counter:
        first = [asyncio.create_task(counter.ask(get(f"/sennik/{NAME}"))) for _ in range(2)]
        async with asyncio.timeout(10):
            while len(counter.told) < 2:
                await asyncio.sleep(0)
        refused = await counter.ask(get(f"/sennik/{NAME}"))
        assert status(refused) == 503
        assert b"Retry-After" in refused
        assert status(await counter.ask(get("/sennik"))) == 200, "pages are no downloads"
        go_on.set()
        assert all(answer.endswith(CONTENT) for answer in await asyncio.gather(*first))
        assert (await counter.ask(get(f"/sennik/{NAME}"))).endswith(CONTENT), "the places are free again"


@pytest.mark.parametrize(("settle_s", "code"), [(0.0, 200), (60.0, 503)])
async def test_who_would_never_be_over_makes_room_for_the_next(settle_s: float, code: int) -> None:
    """Else a few who take a little now and then would have all places for half an hour."""
    go_on = threading.Event()
    calls = itertools.count()

    def first_stalls(offset: int, count: int) -> bytes:
        if next(calls) == 0:
            go_on.wait(10)
        return CONTENT[offset : offset + count]

    limits = replace(QUICK, downloads=1, settle_s=settle_s, download_s=30)
    async with desk(limits, Ware(NAME, len(CONTENT), first_stalls)) as counter:
        lazy = asyncio.create_task(counter.ask(get(f"/sennik/{NAME}")))
        async with asyncio.timeout(10):
            while not counter.told:
                await asyncio.sleep(0.002)
        answer = await counter.ask(get(f"/sennik/{NAME}"))
        assert status(answer) == code
        assert answer.endswith(CONTENT) == (code == 200)
        go_on.set()
        assert (await lazy).endswith(CONTENT) == (code != 200)


async def test_a_crowd_from_one_address_takes_its_own_places_only() -> None:
    limits = replace(QUICK, callers=Limits(strangers=4, strangers_per_address=2, knocks_at_once=100, hello_s=30))
    async with desk(limits) as counter:
        silent = [await asyncio.open_connection(HERE, counter.counter.port) for _ in range(5)]
        assert status(await counter.ask(get("/sennik"))) == 200, "the oldest of the crowd made room"
        for _, writer in silent:
            writer.close()


async def test_who_leaves_a_page_unread_takes_no_place_for_good() -> None:
    limits = replace(QUICK, callers=Limits(strangers=4, strangers_per_address=2, knocks_at_once=100, hello_s=30))
    async with desk(limits) as counter:
        counter.counter.lay(Goods({"en": b"x" * 16_000_000}, {}))
        lazy = [await asyncio.open_connection(HERE, counter.counter.port, limit=1024) for _ in range(2)]
        for reader, writer in lazy:
            writer.write(get("/sennik"))
            await reader.readexactly(9)
        assert status(await counter.ask(get("/sennik", "HEAD"))) == 200, "the oldest made room"
        with contextlib.suppress(ConnectionError):
            assert len(await lazy[0][0].read(-1)) < 16_000_000
        for _, writer in lazy:
            writer.close()


async def test_a_reader_that_takes_nothing_is_dropped() -> None:
    large = Ware(NAME, 64_000_000, lambda _offset, count: bytes(count))
    async with desk(replace(QUICK, stall_s=0.05), large) as counter:
        _reader, writer = await asyncio.open_connection(HERE, counter.counter.port, limit=1024)
        writer.write(get(f"/sennik/{NAME}"))
        assert (await counter.over()).ended == "cut"
        writer.close()


async def test_a_file_that_cannot_be_read_any_more_is_cut_and_others_go_on() -> None:
    def broken(offset: int, count: int) -> bytes:
        if offset:
            raise OSError("the stick was pulled out")
        return CONTENT[:count]

    async with desk(QUICK, Ware(NAME, len(CONTENT), broken)) as counter:
        answer = await counter.ask(get(f"/sennik/{NAME}"))
        assert len(answer.partition(b"\r\n\r\n")[2]) < len(CONTENT)
        assert (await counter.over()).ended == "cut"
        assert status(await counter.ask(get("/sennik"))) == 200


async def test_who_is_not_on_this_network_is_not_even_answered() -> None:
    async with desk() as counter:
        counter.counter.near = (LocalAddress("192.168.1.12", "wlan0", 3, 24),)
        assert await counter.ask(get("/sennik")) == b""


async def test_closing_ends_what_is_under_way_and_the_port_is_free() -> None:
    made = Desk(replace(QUICK, bytes_per_s=1000.0))
    asking = asyncio.create_task(made.ask(get(f"/sennik/{NAME}")))
    async with asyncio.timeout(10):
        while not made.told:
            await asyncio.sleep(0)
    port = made.counter.port
    await made.counter.close()
    assert made.told[-1].ended == "cut"
    assert len(await asking) < len(CONTENT)
    with pytest.raises(OSError):  # noqa: PT011 - which one is the system's choice
        await asyncio.open_connection(HERE, port)


@pytest.mark.parametrize(
    ("caller", "called", "near"),
    [
        ("192.168.1.40", "192.168.1.12", True),
        ("192.168.2.40", "192.168.1.12", False),  # by a router
        ("192.168.1.40", "10.0.0.7", False),  # by another way in
        ("8.8.8.8", "192.168.1.12", False),
        ("fe80::2%3", "fe80::1%wlan0", True),
        ("2001:db8::2", "fe80::1%wlan0", False),
    ],
)
def test_who_is_a_neighbour(caller: str, called: str, near: bool) -> None:
    local = (LocalAddress("192.168.1.12", "wlan0", 3, 24), LocalAddress("fe80::1%3", "wlan0", 3, 64))
    assert is_neighbour(caller, called, local) is near
