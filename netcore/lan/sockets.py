"""Listening sockets, and the calls that come to them: plain TCP, before anything is said."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
from collections.abc import Sequence
from typing import Final

from netcore.errors import Unreachable

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - other laptops have to reach it; that is the point
BACKLOG: Final = 1024
"""Calls that wait to be taken: one that finds no room among them is repeated by its caller after a second. More than a
laptop may have open at once as a rule, so that one alone cannot fill it while this program does something else."""
_TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)


def bind_first(hosts: Sequence[str], ports: Sequence[int]) -> tuple[list[socket.socket], int]:
    """Listening sockets at the first of `ports` that is free on `hosts`, or at any port if none is, and that port.

    Raises Unreachable if none of the hosts can be listened at.
    """
    for port in (*ports, 0):
        with contextlib.suppress(OSError):
            return bind_all(hosts, port)
    raise Unreachable("Sennik cannot accept connections on this computer: check its firewall.")


def bind_all(hosts: Sequence[str], port: int) -> tuple[list[socket.socket], int]:
    """Listening sockets at one port of each host that this computer has.

    Raises OSError if the port is taken at one of them, or if none of the hosts can be used.
    """
    bound: list[socket.socket] = []
    last: OSError | None = None
    try:
        for host in hosts:
            try:
                listening = listening_socket(host, port)
            except OSError as failed:
                if failed.errno in _TAKEN:
                    raise
                last = failed  # this system has no IPv6, say
                continue
            bound.append(listening)
            port = listening.getsockname()[1]
    except OSError:
        for listening in bound:
            listening.close()
        raise
    if not bound:
        raise last or OSError("no address to listen at")
    return bound, port


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens at one port of one host, for itself alone. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setblocking(False)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


async def next_call(loop: asyncio.AbstractEventLoop, listening: socket.socket) -> tuple[socket.socket, str]:
    """A fresh connection, and the host it is from. Raises OSError.

    `loop.sock_accept` loses a connection that comes while its caller is cancelled, and complains of it in the log. It
    is used only where the loop cannot tell that somebody calls, which is on Windows.
    """
    while True:
        if sys.platform == "win32":
            connection, address = await loop.sock_accept(listening)
        else:
            await _somebody_calls(loop, listening)
            try:
                connection, address = listening.accept()
            except (BlockingIOError, InterruptedError):
                continue  # who called has hung up
            connection.setblocking(False)
        return connection, str(address[0])


async def _somebody_calls(loop: asyncio.AbstractEventLoop, listening: socket.socket) -> None:
    called = asyncio.Event()
    loop.add_reader(listening, called.set)
    try:
        await called.wait()
    finally:
        loop.remove_reader(listening)
