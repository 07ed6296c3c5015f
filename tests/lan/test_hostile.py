"""Strangers and peers that mean no good: each harms its own connection and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import re
import secrets
import socket
import ssl
from collections.abc import AsyncIterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.errors import Malformed
from netcore.identity import Identity
from netcore.lan.connection import End
from netcore.lan.dialler import CannotReach, dial, probe
from netcore.lan.doorkeeper import Doorkeeper, Limits, neighbourhood
from netcore.lan.hello import MAX_HELLO_BYTES, DiallerHello, ListenerHello, Met, Notice, OtherPeer, OtherVersion
from netcore.lan.persona import Persona
from netcore.lan.quiet import LINES_AT_ONCE, LINES_PER_S, QuietLog
from netcore.lan.tls import dialling_context, listening_context, make_certificate
from netcore.wire.frame import MAX_FRAME_BYTES, FrameReader, encode_frame
from tests.lan.conftest import HERE, QUICK, Peer

ADA = Persona.of(Identity.generate(), "Ada")
BEN = Persona.of(Identity.generate(), "Ben")
NOTICE = Notice(b"t" * 16, "sen", 4, 1, "open", bytes(8))
CERTIFICATE = bytes(range(32))


# ── the hello, without a network ────────────────────────────────────────────────────────────────────────────────────


def hello_pair(
    certificate: bytes = CERTIFICATE, seen: bytes = CERTIFICATE, nonces: tuple[bytes, bytes] = (b"d" * 32, b"l" * 32)
) -> tuple[DiallerHello, ListenerHello]:
    """Two sides that have greeted; the listener has `certificate`, the dialler saw `seen`."""
    dialler = DiallerHello(seen, nonces[0], "1")
    listener = ListenerHello(certificate, nonces[1], "1")
    listener.receive_greeting(dialler.greeting())
    dialler.receive_greeting(listener.greeting())
    return dialler, listener


def proofs(dialler: DiallerHello, listener: ListenerHello) -> tuple[bytes, bytes]:
    shown = listener.proof(BEN.identity, BEN.about, NOTICE)
    dialler.receive_proof(shown, None)
    return shown, dialler.proof(ADA.identity, ADA.about)


def test_an_honest_hello_tells_both_who_the_other_is():
    dialler, listener = hello_pair()
    shown = listener.proof(BEN.identity, BEN.about, NOTICE)
    assert dialler.receive_proof(shown, BEN.identity.public) == Met(BEN.identity.public, BEN.about, NOTICE)
    assert listener.receive_proof(dialler.proof(ADA.identity, ADA.about)) == Met(ADA.identity.public, ADA.about, None)
    dialler.receive_answer(listener.answer(None))


def test_a_recorded_hello_is_worth_nothing_the_second_time():
    shown, answered = proofs(*hello_pair())
    dialler, listener = hello_pair(nonces=(b"D" * 32, b"L" * 32))
    listener.proof(BEN.identity, BEN.about, NOTICE)
    with pytest.raises(Malformed):
        dialler.receive_proof(shown, None)
    with pytest.raises(Malformed):
        listener.receive_proof(answered)


def test_a_proof_cannot_be_carried_to_another_certificate():
    dialler, listener = hello_pair(seen=b"\xee" * 32)
    with pytest.raises(Malformed):
        dialler.receive_proof(listener.proof(BEN.identity, BEN.about, None), None)


def test_a_proof_cannot_be_turned_round():
    """What the listener signed is no proof of a dialler."""
    dialler, listener = hello_pair()
    shown, _ = proofs(dialler, listener)
    with pytest.raises(Malformed):
        listener.receive_proof(shown)


def test_another_peer_than_the_expected_is_told_apart_from_a_wrong_proof():
    dialler, listener = hello_pair()
    with pytest.raises(OtherPeer):
        dialler.receive_proof(listener.proof(BEN.identity, BEN.about, None), ADA.identity.public)


def test_every_changed_byte_of_a_proof_is_noticed():
    dialler, listener = hello_pair()
    shown, answered = proofs(dialler, listener)
    for place in range(len(shown)):
        with pytest.raises(Malformed):
            dialler.receive_proof(shown[:place] + bytes([shown[place] ^ 1]) + shown[place + 1 :], None)
    for place in range(len(answered)):
        with pytest.raises(Malformed):
            listener.receive_proof(answered[:place] + bytes([answered[place] ^ 1]) + answered[place + 1 :])


@given(st.binary(max_size=200))
@settings(max_examples=150)
def test_junk_in_a_hello_is_refused_and_nothing_else(junk):
    dialler, listener = hello_pair()
    listener.proof(BEN.identity, BEN.about, None)
    for receive in (
        listener.receive_greeting,
        listener.receive_proof,
        dialler.receive_greeting,
        dialler.receive_answer,
        lambda frame: dialler.receive_proof(frame, None),
    ):
        with pytest.raises(Malformed):
            receive(junk)


@pytest.mark.parametrize("tail", [b"", b"\x00", b"whatever later versions add"])
def test_a_later_version_is_recognised_whatever_follows(tail):
    dialler = DiallerHello(CERTIFICATE, b"n" * 32, "1")
    with pytest.raises(OtherVersion) as failed:
        dialler.receive_greeting(b"SENNIK" + (900).to_bytes(2, "big") + b"\x032.0" + tail)
    assert (failed.value.theirs, failed.value.program) == (900, "2.0")


def test_a_name_from_a_stranger_is_cleaned_before_anyone_sees_it():
    dialler, listener = hello_pair()
    about = type(BEN.about)("Be\u202en\n\x07  \u200b", "person", "", bytes(8))
    assert dialler.receive_proof(listener.proof(BEN.identity, about, None), None).about.name == "Ben"


# ── frames and the door, without a network ──────────────────────────────────────────────────────────────────────────


@given(st.lists(st.binary(min_size=1, max_size=300), max_size=8), st.integers(1, 50))
@settings(max_examples=100)
def test_frames_come_out_whole_wherever_the_stream_is_cut(bodies, step):
    stream = b"".join(encode_frame(body) for body in bodies)
    reader, got = FrameReader(), []
    for start in range(0, len(stream), step):
        reader.receive(stream[start : start + step])
        while (frame := reader.next_frame()) is not None:
            got.append(frame)
    assert got == bodies


@pytest.mark.parametrize("claim", [0, MAX_FRAME_BYTES + 1, 2**32 - 1])
def test_an_impossible_length_is_refused_before_the_body_comes(claim):
    reader = FrameReader()
    reader.receive(claim.to_bytes(4, "big"))
    with pytest.raises(Malformed):
        reader.next_frame()


def test_who_knocks_too_often_has_to_wait_and_memory_stays_flat():
    door = Doorkeeper(Limits(knocks_at_once=3, knocks_per_s=1.0))

    def knock(now: float, host: str = "10.0.0.1") -> bool:
        welcome = door.enter(host, now)
        if welcome is not None:
            door.leave(welcome.stranger)
        return welcome is not None

    assert [knock(0.0) for _ in range(5)] == [True, True, True, False, False]
    assert [knock(1.5), knock(1.6)] == [True, False]
    assert all(knock(2.0, f"10.{host // 65536}.{host // 256 % 256}.{host % 256}") for host in range(10_000))
    assert len(door._knocks) <= 1024
    assert not door._inside


def test_a_machine_with_a_whole_network_of_ipv6_addresses_counts_once():
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2")
    assert neighbourhood("fe80::1%eth0") != neighbourhood("fe80::2%eth0")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1")


# ── over real sockets ───────────────────────────────────────────────────────────────────────────────────────────────


@contextlib.asynccontextmanager
async def raw_call(peer: Peer) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """TLS to a listener, and from there on whatever the test likes."""
    reader, writer = await asyncio.open_connection(*peer.address, ssl=dialling_context(), server_hostname="")
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def is_turned_away(reader: asyncio.StreamReader, seconds: float = 3.0) -> bool:
    """Whether the other side closes, whatever it says before."""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(4096):
                pass
    except OSError:
        return True
    except TimeoutError:
        return False
    return True


async def still_plays(ada: Peer, ben: Peer) -> bool:
    link, far = await ada.call(ben)
    link.post(b"ping")
    async for payload in far:
        link.close()
        await link.wait_ended()
        return payload == b"ping"
    return False


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        encode_frame(b"not a greeting"),
        (MAX_HELLO_BYTES + 1).to_bytes(4, "big"),
        bytes(4),
        encode_frame(secrets.token_bytes(MAX_HELLO_BYTES)),
        encode_frame(ListenerHello(CERTIFICATE, bytes(32), "1").greeting()) + encode_frame(b"\x93" * 900),
    ],
    ids=["http", "no greeting", "too large", "empty", "noise", "nested"],
)
async def test_a_stranger_that_talks_nonsense_is_turned_away(peers, said):
    ada, ben = await peers(), await peers()
    async with raw_call(ben) as (reader, writer):
        writer.write(said)
        assert await is_turned_away(reader)
    assert ben.calls.empty()
    assert await still_plays(ada, ben)


async def test_what_is_not_even_tls_is_turned_away(peers):
    ada, ben = await peers(), await peers()
    reader, writer = await asyncio.open_connection(*ben.address)
    writer.write(b"GET / HTTP/1.1\r\n\r\n" * 10)
    assert await is_turned_away(reader)
    writer.transport.abort()
    assert await still_plays(ada, ben)


async def test_who_is_slow_to_say_hello_runs_out_of_time_and_holds_up_nobody(peers):
    ada, ben = await peers(), await peers(limits=Limits(hello_s=0.5))
    async with raw_call(ben) as (reader, writer):
        turned_away = asyncio.create_task(is_turned_away(reader, 2.0))
        for byte in encode_frame(bytes(60)):
            if turned_away.done():
                break
            writer.write(bytes([byte]))
            await asyncio.sleep(0.02)
        assert await still_plays(ada, ben)
        assert await turned_away
    assert ben.listener._doorkeeper.strangers == 0


async def test_who_connects_and_says_nothing_at_all_does_not_keep_others_out(peers):
    ada, ben = await peers(), await peers(limits=Limits(hello_s=5.0, strangers_per_address=3))
    silent = [socket.create_connection(ben.address) for _ in range(8)]
    try:
        assert await still_plays(ada, ben)
        assert ben.listener._doorkeeper.strangers == 2
    finally:
        for connection in silent:
            connection.close()


async def test_a_flood_of_strangers_leaves_one_log_line(peers, caplog):
    caplog.set_level("INFO", "netcore.lan")
    ben = await peers(limits=Limits(knocks_at_once=5, knocks_per_s=0.0))
    for _ in range(50):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(*ben.address)
            writer.transport.abort()
    await asyncio.sleep(0.3)
    assert 1 <= len(caplog.records) <= 3


async def test_a_peer_that_sends_nonsense_loses_its_own_link_only(peers, caplog):
    ada, ben, eve = await peers(), await peers(), await peers()
    good, good_far = await ada.call(ben)
    for frame in (b"\x09what", b"\x00", b"\x01short", b"\x03\x07", b"\x02" + bytes(9)):
        bad, bad_far = await eve.call(ben)
        bad._stream.write(frame)
        assert await asyncio.wait_for(bad_far.wait_ended(), 2) is End.FOUL
        await asyncio.wait_for(bad.wait_ended(), 2)
    good.post(b"still here")
    assert await anext(aiter(good_far)) == b"still here"
    assert ada.persona.identity.public.hex() not in caplog.text


async def test_a_flood_of_pings_ends_the_link(peers):
    ben, eve = await peers(), await peers()
    bad, bad_far = await eve.call(ben)
    for _ in range(200):
        bad._stream.write(b"\x01" + bytes(8))
    assert await asyncio.wait_for(bad_far.wait_ended(), 2) is End.FOUL


async def test_someone_between_the_two_gets_nothing(peers):
    """Eve relays every byte of the hello, but TLS to Ada has to be with a certificate of Eve's own."""
    ada, ben = await peers("Ada by name"), await peers("Ben")
    overheard: list[bytes] = []

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with raw_call(ben) as (from_ben, to_ben):

            async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
                while data := await source.read(4096):
                    overheard.append(data)
                    sink.write(data)

            with contextlib.suppress(OSError):
                both = [asyncio.create_task(pump(reader, to_ben)), asyncio.create_task(pump(from_ben, writer))]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)
        writer.transport.abort()

    server = await asyncio.start_server(relay, HERE, 0, ssl=listening_context(make_certificate()))
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(CannotReach) as failed:
        await dial(ada.persona, [(HERE, port)], ben.public)
    assert failed.value.fault == "not-sennik"
    server.close()
    await server.wait_closed()
    await asyncio.sleep(0.1)
    assert overheard
    assert not any(b"Ada by name" in data for data in overheard)
    assert ben.calls.empty()


@pytest.mark.parametrize(
    ("begins", "ends"), [(1990, 1991), (2090, 2091), (2026, 2027)], ids=["expired", "not yet valid", "short"]
)
async def test_certificate_dates_play_no_part(peers, begins, ends):
    dated = make_certificate(
        datetime.datetime(begins, 1, 1, tzinfo=datetime.UTC), datetime.datetime(ends, 1, 1, tzinfo=datetime.UTC)
    )
    ada, ben = await peers(), await peers(certificate=dated)
    assert await still_plays(ada, ben)


async def test_older_tls_is_not_spoken(peers):
    ben = await peers()
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname = False
    old.verify_mode = ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises((ssl.SSLError, ConnectionError)):
        await asyncio.open_connection(*ben.address, ssl=old, server_hostname="")


async def test_a_server_that_never_speaks_fails_the_call_in_time(peers):
    ada = await peers()
    held: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(lambda _, writer: held.append(writer), HERE, 0)
    began = asyncio.get_running_loop().time()
    with pytest.raises(CannotReach) as failed:
        await probe(ada.persona, [server.sockets[0].getsockname()[:2]], timeout_s=0.5)
    assert failed.value.fault == "silent"
    assert asyncio.get_running_loop().time() - began < 1.5
    for writer in held:
        writer.transport.abort()
    server.close()
    await server.wait_closed()


async def test_no_secret_is_ever_shown(peers, caplog):
    caplog.set_level("DEBUG")
    certificate = make_certificate()
    ada, ben = await peers(), await peers(certificate=certificate)
    secret = ada.persona.identity._key.private_bytes_raw()
    assert await still_plays(ada, ben)
    shown = caplog.text + repr(ada.persona) + repr(certificate) + repr(QUICK)
    assert secret.hex() not in shown
    assert repr(secret)[2:-1] not in shown
    assert "PRIVATE" not in shown
    assert certificate.key_password.decode() not in shown


def test_whoever_finds_ever_new_causes_writes_few_lines(caplog):
    now = 0.0
    quiet = QuietLog(logging.getLogger("netcore.lan.listener"), lambda: now)
    with caplog.at_level(logging.INFO):
        for number in range(5000):
            quiet.info(f"a frame claims {number} bytes")
            now += 0.01
        assert LINES_AT_ONCE <= len(caplog.records) < LINES_AT_ONCE + 50 * LINES_PER_S + 2
        now += 60
        quiet.info("something else")
    assert re.fullmatch(r"something else \(\d{2,4} other lines were left out\)", caplog.messages[-1])
