"""Dialling: every address at once, and the first that proves to be the one we want. Probing is the first half of it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
import socket
import ssl
import time
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from netcore.errors import Malformed, Misuse, Unreachable
from netcore.lan.addresses import MAX_CANDIDATES, Address, lacks_scope, local_addresses, with_scopes
from netcore.lan.connection import Link, Pulse
from netcore.lan.hello import MAX_HELLO_BYTES, NONCE_BYTES, DiallerHello, Met, OtherPeer, OtherVersion, Refused
from netcore.lan.lookup import SocketAddress, dialable, socket_addresses
from netcore.lan.persona import Persona
from netcore.lan.stream import FrameStream
from netcore.lan.tls import dialling_context
from netcore.oserrors import trouble

DIAL_S = 2.8
"""Seconds until a call that nobody answers fails, whatever happens on the way."""

HURRY_S = 0.7
"""Seconds until a host is silent while others wait to be called. A laptop that is there takes a call sooner."""

ReachFault: TypeAlias = Literal["no-name", "not-sennik", "other-peer", "nobody", "no-way", "silent"]

_SENTENCES: dict[ReachFault, str] = {
    "no-name": "No computer called {host} was found on this network.",
    "not-sennik": "Something other than Sennik answers at {host}.",
    "other-peer": "Someone other than the player you called answers at {host}.",
    "nobody": "Nobody answers at {host}: Sennik is not running there, or its table is closed.",
    "no-way": "{host} cannot be reached from this network.",
    "silent": "{host} is not answering. It may be switched off, on another network, or behind a firewall.",
}
# The most telling first, when different addresses failed differently.
_TELLING: tuple[ReachFault, ...] = ("other-peer", "not-sennik", "nobody", "silent", "no-way", "no-name")


class CannotReach(Unreachable):
    """None of the addresses led to the peer. `fault` says what was in the way, `host` where; `other` is the peer that
    answers there instead.
    """

    def __init__(self, fault: ReachFault, host: str, other: bytes | None = None) -> None:
        super().__init__(_SENTENCES[fault].format(host=host))
        self.fault: ReachFault = fault
        self.host = host
        self.other = other


@dataclass(frozen=True, slots=True)
class Answer:
    """Who answered a probe, and where. `rtt_ms`: how many milliseconds the way there and back takes, as the network
    alone answers that a connection is made.
    """

    met: Met
    address: Address
    rtt_ms: float


@dataclass(slots=True)
class _Half:
    """Half a hello: the listener has proved who it is, we have not yet."""

    stream: FrameStream
    hello: DiallerHello
    answer: Answer


async def dial(
    persona: Persona,
    addresses: Sequence[Address],
    expected_peer: bytes | None = None,
    *,
    timeout_s: float = DIAL_S,
    connect_s: float | None = None,
    pulse: Pulse | None = None,
) -> Link:
    """A link to `expected_peer` (or to whoever answers, if None), by the first of `addresses` that leads there.

    `connect_s`: after so many seconds without any answer at all it is silent; one that is slow has all its time.
    Raises CannotReach, OtherVersion or Refused, all of them Unreachable, with a sentence for a person.
    """
    half: _Half | None = None
    faults: list[Unreachable] = []
    try:
        async with asyncio.timeout(timeout_s), _halves(persona, addresses, expected_peer, faults, connect_s) as halves:
            async for half in halves:
                return await _finish(persona, half, pulse)
    except TimeoutError:
        raise _in_the_end(faults, addresses) from None
    except Malformed as refused:
        raise CannotReach("not-sennik", _shown(addresses)) from refused
    except OSError as broken:
        raise CannotReach("nobody", _shown(addresses)) from broken
    raise Misuse("a call ended without an outcome")


async def probe(
    persona: Persona,
    addresses: Sequence[Address],
    expected_peer: bytes | None = None,
    *,
    timeout_s: float = DIAL_S,
    connect_s: float | None = None,
) -> Answer:
    """Who answers first, without telling who asks. `connect_s` is as for `dial`, and it raises like that."""
    faults: list[Unreachable] = []
    try:
        async with asyncio.timeout(timeout_s), _halves(persona, addresses, expected_peer, faults, connect_s) as halves:
            async for half in halves:
                half.stream.abort()
                return half.answer
    except TimeoutError:
        raise _in_the_end(faults, addresses) from None
    raise Misuse("a probe ended without an outcome")


@dataclass(frozen=True, slots=True)
class Survey:
    """Who answers at an address: peers of our version, in the order of the ports asked, and the first of another."""

    answers: tuple[Answer, ...]
    other: OtherVersion | None


async def survey(persona: Persona, addresses: Sequence[Address], *, timeout_s: float = DIAL_S) -> Survey:
    """All peers that answer at `addresses`, each once. Raises like `dial` if there is none of our version.

    For "join by address": on one computer several may listen, at one port each.
    """
    found: dict[bytes, Answer] = {}
    faults: list[Unreachable] = []
    failure: Unreachable | None = None
    try:
        async with asyncio.timeout(timeout_s), _halves(persona, addresses, None, faults) as halves:
            async for half in halves:
                half.stream.abort()
                found.setdefault(half.answer.met.peer, half.answer)
    except TimeoutError:
        failure = _in_the_end(faults, addresses)
    except Unreachable as failed:
        failure = failed
    if failure is not None and not found:
        raise failure
    ports = {address[1]: place for place, address in enumerate(addresses)}
    answers = sorted(found.values(), key=lambda answer: ports.get(answer.address[1], len(ports)))
    return Survey(tuple(answers), _other_version(faults))


@functools.cache
def _context() -> ssl.SSLContext:
    return dialling_context()


@contextlib.asynccontextmanager
async def _halves(
    persona: Persona,
    addresses: Sequence[Address],
    expected: bytes | None,
    faults: list[Unreachable],
    connect_s: float | None = None,
) -> AsyncIterator[AsyncGenerator[_Half, None]]:
    """Knock at all addresses at once; iterate over those that answered rightly. On leaving, the rest is dropped.

    What was wrong at the others is put into `faults` as it turns up.
    """
    context = _context()
    tasks: set[asyncio.Task[_Half]] = set()

    async def opened() -> AsyncGenerator[_Half, None]:
        targets = await _targets(addresses, faults)
        tasks.update(
            asyncio.create_task(_knock(persona, context, family, target, expected, connect_s), name="dial")
            for family, target in targets
        )
        waiting = set(tasks)
        while waiting:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                try:
                    half = task.result()
                except Unreachable as fault:
                    faults.append(fault)
                    continue
                tasks.discard(task)
                yield half
        if faults:
            raise _most_telling(faults)

    halves = opened()
    try:
        yield halves
    finally:
        await halves.aclose()
        for task in tasks:
            task.cancel()
            task.add_done_callback(_drop)  # whatever becomes of us: we may be cancelled once more while we wait
        await asyncio.gather(*tasks, return_exceptions=True)


def _drop(task: asyncio.Task[_Half]) -> None:
    """Nobody wants the connection that this task has made, perhaps."""
    if not task.cancelled() and task.exception() is None:
        task.result().stream.abort()


async def _targets(
    addresses: Sequence[Address], faults: list[Unreachable]
) -> list[tuple[socket.AddressFamily, SocketAddress]]:
    """All socket addresses behind `addresses`, each once; what cannot be resolved goes into `faults`."""
    if not addresses:
        raise Misuse("there is no address to dial")
    if any(lacks_scope(host) for host, _ in addresses):
        addresses = with_scopes(addresses, await asyncio.to_thread(local_addresses)) or addresses
    answers = await asyncio.gather(
        *(socket_addresses(host, port) for host, port in addresses[:MAX_CANDIDATES]), return_exceptions=True
    )
    targets: dict[tuple[socket.AddressFamily, SocketAddress], None] = {}
    for (host, _), answer in zip(addresses, answers, strict=False):
        if isinstance(answer, OSError):
            faults.append(CannotReach("no-name", host))
        elif isinstance(answer, BaseException):
            raise answer
        else:
            targets.update(dict.fromkeys(answer))
    return list(targets)[:MAX_CANDIDATES]


async def _knock(
    persona: Persona,
    context: ssl.SSLContext,
    family: socket.AddressFamily,
    target: SocketAddress,
    expected: bytes | None,
    connect_s: float | None,
) -> _Half:
    """Connect, and let the listener prove who it is. Raises Unreachable."""
    began = time.monotonic()
    host, port = dialable(target)
    stream: FrameStream | None = None
    half: _Half | None = None
    try:
        async with asyncio.timeout(connect_s):
            connection = await _connected(family, target)
        rtt_ms = (time.monotonic() - began) * 1000
        stream = await FrameStream.dialled(connection, context, MAX_HELLO_BYTES)
        hello = DiallerHello(stream.shown_digest(), secrets.token_bytes(NONCE_BYTES), persona.program, persona.protocol)
        stream.write(hello.greeting())
        await stream.drain()
        hello.receive_greeting(await stream.expect())
        met = hello.receive_proof(await stream.expect(), expected)
        if met.peer == persona.identity.public:
            raise Refused("yourself")
        half = _Half(stream, hello, Answer(met, (host, port), rtt_ms))
        return half
    except OtherPeer as other:
        raise CannotReach("other-peer", host, other.peer) from other
    except Malformed as refused:
        raise CannotReach("not-sennik", host) from refused
    except TimeoutError:
        raise CannotReach("silent", host) from None
    except OSError as broken:
        raise CannotReach(_fault_of(broken), host) from broken
    finally:
        if half is None and stream is not None:
            stream.abort()


async def _connected(family: socket.AddressFamily, target: SocketAddress) -> socket.socket:
    connection = socket.socket(family, socket.SOCK_STREAM)
    try:
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, target)
    except BaseException:
        connection.close()
        raise
    return connection


async def _finish(persona: Persona, half: _Half, pulse: Pulse | None) -> Link:
    """The second half of the hello. Raises Malformed, Refused, OSError."""
    link: Link | None = None
    try:
        half.stream.write(half.hello.proof(persona.identity, persona.about))
        await half.stream.drain()
        half.hello.receive_answer(await half.stream.expect())
        link = Link(half.stream, half.answer.met, dialled=True, pulse=pulse)
        return link
    finally:
        if link is None:
            half.stream.abort()


def _fault_of(broken: OSError) -> ReachFault:
    if isinstance(broken, ssl.SSLError):
        return "not-sennik"
    match trouble(broken):
        case "no-way":
            return "no-way"
        case "late":
            return "silent"
        case _:
            return "nobody"


def _most_telling(faults: list[Unreachable]) -> Unreachable:
    for fault in faults:
        if isinstance(fault, OtherVersion | Refused):
            return fault
    known = [fault for fault in faults if isinstance(fault, CannotReach)]
    return min(known, key=lambda fault: _TELLING.index(fault.fault)) if known else faults[0]


def _other_version(faults: Sequence[Unreachable]) -> OtherVersion | None:
    return next((fault for fault in faults if isinstance(fault, OtherVersion)), None)


def _in_the_end(faults: Sequence[Unreachable], addresses: Sequence[Address]) -> Unreachable:
    """What to say when time is over: that another version answers is known, whatever else stays silent."""
    return _other_version(faults) or CannotReach("silent", _shown(addresses))


def _shown(addresses: Sequence[Address]) -> str:
    return ", ".join(dict.fromkeys(host for host, _ in addresses[:3]))
