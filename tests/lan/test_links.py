"""Links between honest peers: who is who, what goes over, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import time

import pytest

from netcore.errors import Misuse, Unreachable
from netcore.identity import Identity
from netcore.lan.connection import MAX_PAYLOAD_BYTES, End, Link
from netcore.lan.dialler import CannotReach, dial, probe, survey
from netcore.lan.hello import Notice, OtherVersion, Refused
from netcore.lan.listener import Listener
from netcore.lan.persona import Persona
from netcore.lan.stream import FrameStream
from netcore.lan.tls import dialling_context, listening_context, make_certificate
from netcore.version import PROTOCOL_VERSION
from tests.lan.conftest import HERE, QUICK

NOTICE = Notice(table=b"t" * 16, game="sen", seats=4, taken=2, phase="open", rules=bytes(8))


async def payloads(link: Link) -> list[bytes]:
    return [payload async for payload in link]


async def test_both_ends_know_each_other_and_payloads_arrive_whole_and_in_order(peers):
    ada, ben = await peers("Ada"), await peers("Łucja 🦔")
    to_ben, to_ada = await ada.call(ben)
    assert (to_ben.peer, to_ben.about.name, to_ben.dialled) == (ben.public, "Łucja 🦔", True)
    assert (to_ada.peer, to_ada.about.name, to_ada.dialled) == (ada.public, "Ada", False)
    sent = [bytes([number]) * size for number, size in enumerate((1, 1000, MAX_PAYLOAD_BYTES, 3))]
    for payload in sent:
        to_ben.post(payload)
    to_ada.post(b"hello")
    to_ben.close()
    assert await payloads(to_ada) == sent
    assert await to_ada.wait_ended() is End.LEFT
    assert await to_ben.wait_ended() is End.CLOSED


async def test_a_round_trip_is_measured_and_an_idle_link_lives(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    await asyncio.sleep(QUICK.silence_s * 2)
    assert to_ben.ended is None
    assert to_ada.ended is None
    assert to_ben.rtt_ms is not None
    assert 0 < to_ben.rtt_ms < 500


async def test_payloads_of_impossible_size_are_our_own_mistake(peers):
    ada, ben = await peers(), await peers()
    to_ben, _ = await ada.call(ben)
    for size in (0, MAX_PAYLOAD_BYTES + 1):
        with pytest.raises(Misuse):
            to_ben.post(bytes(size))
    assert to_ben.ended is None


async def test_nothing_can_be_sent_on_a_link_that_ended(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    to_ada.close()
    await to_ben.wait_ended()
    with pytest.raises(Unreachable):
        to_ben.post(b"late")


async def test_a_peer_that_vanishes_is_told_apart_from_one_that_leaves(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    to_ada._stream.abort()
    assert await asyncio.wait_for(to_ben.wait_ended(), 2) is End.LOST


async def test_a_peer_that_falls_silent_is_gone_after_a_while(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    to_ada._queue = lambda frame: None  # its program hangs: neither pings nor pongs
    began = asyncio.get_running_loop().time()
    assert await asyncio.wait_for(to_ben.wait_ended(), 3) is End.SILENT
    assert asyncio.get_running_loop().time() - began >= QUICK.silence_s - 2 * QUICK.ping_s


async def test_a_program_that_was_stopped_hears_out_its_peers_first(peers):
    """After suspend and resume nothing was heard for long, and that was not the peer's fault."""
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    await asyncio.sleep(0.05)
    time.sleep(QUICK.silence_s * 2)
    await asyncio.sleep(0.3)
    assert to_ben.ended is None
    assert to_ada.ended is None


async def test_a_peer_that_does_not_read_is_dropped_and_nobody_waits_for_it(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    assert to_ada.ended is None  # nobody iterates over it: its inbox fills, then the sockets, then our queue

    def pour() -> None:
        for _ in range(2000):
            to_ben.post(bytes(MAX_PAYLOAD_BYTES))

    with pytest.raises(Unreachable):
        pour()
    assert await asyncio.wait_for(to_ben.wait_ended(), 3) is End.STALLED


async def test_who_is_not_read_fills_no_memory_here(peers):
    """There can be dozens of such links, each of somebody else's making."""
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)
    for _ in range(40):
        to_ben.post(bytes(MAX_PAYLOAD_BYTES))
    async with asyncio.timeout(3):
        while not to_ada._inbox_is_full():
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert sum(map(len, to_ada._inbox)) <= 600 * 1024
    assert to_ada.ended is None


async def test_a_slow_reader_loses_nothing(peers):
    ada, ben = await peers(), await peers()
    to_ben, to_ada = await ada.call(ben)

    async def pour() -> None:
        for number in range(400):
            to_ben.post(number.to_bytes(4, "big") + bytes(60_000))
            await asyncio.sleep(0.002)
        to_ben.close()

    pouring = asyncio.create_task(pour())
    got = []
    async for payload in to_ada:
        got.append(int.from_bytes(payload[:4], "big"))
        if len(got) % 100 == 0:
            await asyncio.sleep(0.05)
    await pouring
    assert got == list(range(400))


async def test_the_first_address_that_leads_there_wins(peers):
    ada, ben, eve = await peers(), await peers(), await peers()
    nowhere = (HERE, 1)
    link = await dial(ada.persona, [nowhere, eve.address, ("192.0.2.1", 9), ben.address], ben.public, pulse=QUICK)
    assert link.peer == ben.public
    assert link.address == ben.address
    link.close()
    await link.wait_ended()
    await ben.calls.get()
    assert eve.calls.empty()


async def test_whoever_answers_will_do_if_nobody_in_particular_is_called(peers):
    ada, ben = await peers(), await peers()
    link = await dial(ada.persona, [ben.address], pulse=QUICK)
    assert link.peer == ben.public
    link.close()
    await link.wait_ended()


@pytest.mark.parametrize(
    ("addresses", "fault"),
    [
        ([(HERE, 1)], "nobody"),
        ([("no-such-host.invalid", 1)], "no-name"),
        ([("fe80::1%no-such-interface", 1)], "no-name"),
    ],
)
async def test_a_call_that_fails_says_why(peers, addresses, fault):
    ada = await peers()
    with pytest.raises(CannotReach) as failed:
        await dial(ada.persona, addresses, timeout_s=2)
    assert failed.value.fault == fault
    assert addresses[0][0] in str(failed.value)


async def test_nobody_else_is_taken_for_the_peer_that_was_called(peers):
    ada, ben = await peers(), await peers()
    with pytest.raises(CannotReach) as failed:
        await dial(ada.persona, [ben.address], Identity.generate().public)
    assert failed.value.fault == "other-peer"
    assert ben.calls.empty()


async def test_another_version_is_named_on_both_sides(peers, caplog):
    ada, ben = await peers(), await peers()
    newer = Persona(ada.persona.identity, ada.persona.about, "9.9", protocol=7)
    caplog.set_level("INFO", "netcore.lan.listener")
    with pytest.raises(OtherVersion) as failed:
        await dial(newer, [ben.address])
    assert (failed.value.ours, failed.value.theirs) == (7, PROTOCOL_VERSION)
    assert f"version {PROTOCOL_VERSION}" in str(failed.value)
    assert "version 7" in str(failed.value)
    await asyncio.sleep(0.1)
    assert "version 7 of the protocol (Sennik 9.9)" in caplog.text


@pytest.mark.parametrize("call", [dial, probe, survey])
async def test_another_version_is_told_although_another_address_stays_silent(peers, call):
    ada, ben = await peers(), await peers()
    newer = Persona(ada.persona.identity, ada.persona.about, "9.9", protocol=7)
    with socket.create_server((HERE, 0)) as silent, pytest.raises(OtherVersion) as failed:
        await call(newer, [ben.address, silent.getsockname()], timeout_s=0.7)
    assert (failed.value.code, failed.value.theirs) == ("older", PROTOCOL_VERSION)


async def test_a_peer_does_not_talk_to_itself_or_to_a_copy_of_itself(peers):
    ada = await peers()
    with pytest.raises(Refused) as failed:
        await dial(ada.persona, [ada.address])
    assert failed.value.code == "yourself"


async def test_a_refused_peer_is_told_why_and_gets_no_link(peers):
    ada, ben = await peers(), await peers(admit=lambda met: "in-use")
    with pytest.raises(Refused) as failed:
        await dial(ada.persona, [ben.address])
    assert failed.value.code == "in-use"
    assert ben.calls.empty()


async def test_a_probe_learns_the_table_and_leaves_no_trace(peers):
    ada, ben = await peers("Ada"), await peers("Ben")
    ben.listener.notice = NOTICE
    answer = await probe(ada.persona, [(HERE, 1), ben.address], ben.public)
    assert (answer.met.peer, answer.met.notice, answer.met.about.name) == (ben.public, NOTICE, "Ben")
    assert answer.address == ben.address
    await asyncio.sleep(0.05)
    assert ben.calls.empty()
    assert ben.listener._doorkeeper.strangers == 0


async def test_all_who_listen_on_one_computer_are_found_in_the_order_of_the_ports(peers):
    ada, ben, eve = await peers(), await peers(), await peers()
    found = await survey(ada.persona, [(HERE, 1), eve.address, ben.address, ada.address])
    assert [answer.met.peer for answer in found.answers] == [eve.public, ben.public]
    assert found.other is None


async def test_closing_a_listener_says_goodbye_and_frees_its_port(peers):
    ada, ben = await peers(), await peers()
    to_ben, _ = await ada.call(ben)
    port = ben.listener.port
    began = asyncio.get_running_loop().time()
    await ben.listener.close()
    assert asyncio.get_running_loop().time() - began < 1.2
    assert await to_ben.wait_ended() is End.LEFT
    again = await peers()
    await again.listener.close()
    assert await again.listener.start([HERE], ports=(port,)) == port


async def test_a_taken_port_makes_a_listener_take_the_next(peers):
    ada, ben = await peers(), await peers()
    await ben.listener.close()
    port = await ben.listener.start([HERE], ports=(ada.listener.port,))
    assert port != ada.listener.port
    assert (await probe(ada.persona, [ben.address])).met.peer == ben.public


@pytest.mark.skipif(sys.platform == "win32", reason="its loop has no other way: netcore.lan.sockets.next_call")
@pytest.mark.parametrize("turns", range(4))
async def test_no_call_is_lost_that_comes_while_the_listener_closes(turns: int) -> None:
    listener = Listener(Persona.of(Identity.generate(), "Ada"), lambda link: None)
    await listener.start([HERE], ports=())
    await asyncio.sleep(0.01)
    with socket.create_connection((HERE, listener.port)) as call:
        for _ in range(turns):
            await asyncio.sleep(0)
        await listener.close()
        call.settimeout(1)
        with contextlib.suppress(ConnectionResetError):
            assert call.recv(1) == b""
    gc.collect()  # a connection that nobody closed would complain here, and fail the test


async def test_a_connection_that_is_cut_off_just_when_tls_is_made_is_dropped_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server((HERE, 0)) as server:
        call = socket.create_connection(server.getsockname())
        taken, _ = server.accept()
    taken.setblocking(False)
    listening = listening_context(make_certificate())
    made = asyncio.StreamReaderProtocol.connection_made

    def cut_off(protocol: asyncio.StreamReaderProtocol, transport: asyncio.BaseTransport) -> None:
        made(protocol, transport)
        accepting.cancel()

    monkeypatch.setattr(asyncio.StreamReaderProtocol, "connection_made", cut_off)
    accepting = asyncio.create_task(FrameStream.accepted(taken, listening, 99))
    with await asyncio.to_thread(dialling_context().wrap_socket, call):  # it says and reads nothing more
        await asyncio.wait((accepting,))
        assert accepting.cancelled()
        await asyncio.sleep(0.05)
        assert taken.fileno() == -1, "asyncio would wait for the other side's goodbye"
