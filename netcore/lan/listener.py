"""A listener: takes calls, lets strangers prove who they are, and hands out links."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import socket
import time
from collections.abc import Callable, Sequence

from netcore.errors import Malformed, Misuse
from netcore.lan.addresses import DEFAULT_PORTS
from netcore.lan.connection import Link, Pulse
from netcore.lan.doorkeeper import Doorkeeper, Limits, Stranger
from netcore.lan.hello import MAX_HELLO_BYTES, NONCE_BYTES, ListenerHello, Met, Notice, OtherVersion, RefusalCode
from netcore.lan.persona import Persona
from netcore.lan.quiet import QuietLog
from netcore.lan.sockets import EVERYWHERE, bind_first, next_call
from netcore.lan.stream import FrameStream
from netcore.lan.tls import Certificate, listening_context, make_certificate
from netcore.tasks import Tasks

log = logging.getLogger(__name__)

_ACCEPT_PAUSE_S = 0.2

Admit = Callable[[Met], "RefusalCode | None"]


class Listener:
    """Takes calls at one port of every address given.

    `on_link` gets each new link, on the loop. `admit` is asked before a proved dialler is welcomed; None is yes.
    `notice` tells probes which table is open here, and may be set at any time. A stranger that
    misbehaves loses its own connection, nothing else.
    """

    def __init__(
        self,
        persona: Persona,
        on_link: Callable[[Link], None],
        *,
        admit: Admit | None = None,
        limits: Limits | None = None,
        pulse: Pulse | None = None,
        certificate: Certificate | None = None,
        on_other: Callable[[OtherVersion], None] = lambda _: None,
    ) -> None:
        """`on_other` is told of each caller of another version, by the word of that stranger alone."""
        self.notice: Notice | None = None
        self.port = 0
        self.was_reached = False
        """Whether a call from another computer has come through."""
        self._persona = persona
        self._on_link = on_link
        self._admit = admit
        self._on_other = on_other
        self._limits = limits or Limits()
        self._pulse = pulse or Pulse()
        self._certificate = certificate or make_certificate()
        self._tls = listening_context(self._certificate)
        self._doorkeeper = Doorkeeper(self._limits)
        self._strangers: dict[Stranger, asyncio.Task[None]] = {}
        self._quiet = QuietLog(log)
        self._sockets: list[socket.socket] = []
        self._tasks = Tasks()
        self._links: set[Link] = set()

    async def start(self, hosts: Sequence[str] = EVERYWHERE, ports: Sequence[int] = DEFAULT_PORTS) -> int:
        """Listen at the first port of `ports` that is free, or at any port if none is; returns it.

        Raises Unreachable if none of the addresses can be listened at.
        """
        if self._sockets:
            raise Misuse("the listener has been started already")
        self._sockets, self.port = bind_first(hosts, ports)
        for listening in self._sockets:
            self._tasks.keep(self._accept(listening), "listener-accept")
        return self.port

    async def close(self) -> None:
        """Stop listening, end what is half way through its hello, and say goodbye on the links that came from here."""
        await self._tasks.end()
        for listening in self._sockets:
            listening.close()
        self._sockets.clear()
        links = list(self._links)
        for link in links:
            link.close()
        await asyncio.gather(*(link.wait_ended() for link in links))

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, host = await next_call(loop, listening)
            except OSError as refused:
                # No descriptors left, or the caller gave up first; either way the next one may do better.
                self._quiet.info(f"a call could not be taken: {refused.strerror}")
                await asyncio.sleep(_ACCEPT_PAUSE_S)
                continue
            welcome = self._doorkeeper.enter(host, time.monotonic())
            if welcome is None:
                self._quiet.info(f"too many calls from {host}")
                connection.close()
                continue
            if welcome.makes_room is not None:
                self._quiet.info(f"one from {welcome.makes_room.near} made room for the next")
                self._strangers[welcome.makes_room].cancel()
            task = self._tasks.keep(self._receive(connection, host, welcome.stranger), "listener-stranger")
            self._strangers[welcome.stranger] = task
            task.add_done_callback(functools.partial(self._see_out, connection, welcome.stranger))

    def _see_out(self, connection: socket.socket, stranger: Stranger, task: asyncio.Task[None]) -> None:
        del self._strangers[stranger]
        self._doorkeeper.leave(stranger)
        if task.cancelled():  # before its first step, perhaps: then it never got to close what it was given
            connection.close()

    async def _receive(self, connection: socket.socket, host: str, stranger: Stranger) -> None:
        stream: FrameStream | None = None
        link: Link | None = None
        try:
            self.was_reached = self.was_reached or connection.getsockname()[0] != host
            async with asyncio.timeout(self._limits.hello_s):
                stream = await FrameStream.accepted(connection, self._tls, MAX_HELLO_BYTES)
                met = await self._hello(stream)
            if met is not None:
                link = Link(stream, met, dialled=False, pulse=self._pulse)
        except OtherVersion as other:
            self._quiet.info(f"{host}: {other}")
            self._on_other(other)
            await _let_read(stream)
        except Malformed as refused:
            self._quiet.info(f"{host} was turned away: {refused}")
        except (OSError, TimeoutError) as broken:
            self._quiet.info(f"{host} did not finish its hello: {type(broken).__name__}")
        finally:
            self._doorkeeper.leave(stranger)
            if link is None and stream is not None:
                stream.abort()
        if link is not None:
            self._links.add(link)
            self._tasks.keep(self._forget(link), "listener-link")
            self._on_link(link)

    async def _forget(self, link: Link) -> None:
        await link.wait_ended()
        self._links.discard(link)

    async def _hello(self, stream: FrameStream) -> Met | None:
        """Who called; None for a probe, which goes when it has heard enough, and for a peer that was refused."""
        persona = self._persona
        hello = ListenerHello(
            self._certificate.digest, secrets.token_bytes(NONCE_BYTES), persona.program, persona.protocol
        )
        greeting = await stream.read()
        if greeting is None:
            return None
        stream.write(hello.greeting())
        hello.receive_greeting(greeting)
        stream.write(hello.proof(persona.identity, persona.about, self.notice))
        await stream.drain()
        proof = await stream.read()
        if proof is None:
            return None
        met = hello.receive_proof(proof)
        refusal = self._judge(met)
        stream.write(hello.answer(refusal))
        await stream.drain()
        if refusal is None:
            return met
        self._quiet.info(f"{stream.address[0]} was refused: {refusal}")
        await _let_read(stream)
        return None

    def _judge(self, met: Met) -> RefusalCode | None:
        if met.peer == self._persona.identity.public:
            return "yourself"
        if len(self._links) >= self._limits.links:
            return "full"
        return self._admit(met) if self._admit is not None else None


async def _let_read(stream: FrameStream | None) -> None:
    """Give the other side the time to read why it is turned away, before its connection goes."""
    if stream is not None:
        await stream.close()
