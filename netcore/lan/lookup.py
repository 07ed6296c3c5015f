"""From a host to what a socket can be connected to, without ever holding up the loop or the end of the program."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from typing import TypeAlias

SocketAddress: TypeAlias = tuple[str, int] | tuple[str, int, int, int]

_FAMILIES = (socket.AF_INET, socket.AF_INET6)
_MAX_LOOKUPS = 4
_lookups = threading.BoundedSemaphore(_MAX_LOOKUPS)


def dialable(address: SocketAddress) -> tuple[str, int]:
    """Host and port of a socket address, such that they can be dialled again: with the scope, if there is one."""
    host, port = address[:2]
    scope = address[3] if len(address) == 4 else 0
    return (f"{host}%{scope}" if scope and "%" not in host else host, port)


async def socket_addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, SocketAddress]]:
    """The socket addresses of a literal address (at once) or of a name (as long as the system takes).

    Raises OSError if there is no such host or scope. A name is looked up in a thread that the program's end does not
    wait for: a name server that never answers holds up neither the loop nor quitting.
    """
    if _is_literal(host):
        return _resolve(host, port, socket.AI_NUMERICHOST)
    if not _lookups.acquire(blocking=False):
        raise OSError("too many names are being looked up")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[tuple[socket.AddressFamily, SocketAddress]]] = loop.create_future()

    def deliver(found: list[tuple[socket.AddressFamily, SocketAddress]] | OSError) -> None:
        if answer.done():
            return
        if isinstance(found, OSError):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    def look_up() -> None:
        found: list[tuple[socket.AddressFamily, SocketAddress]] | OSError
        try:
            found = _resolve(host, port, 0)
        except OSError as failed:
            found = failed
        finally:
            _lookups.release()
        if not loop.is_closed():
            loop.call_soon_threadsafe(deliver, found)

    threading.Thread(target=look_up, name=f"lookup-{host[:32]}", daemon=True).start()
    return await answer


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _resolve(host: str, port: int, flags: int) -> list[tuple[socket.AddressFamily, SocketAddress]]:
    try:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
    except UnicodeError as failed:  # a name, or the scope of an address, that no name server could be asked for
        raise OSError(str(failed)) from failed
    return [
        (family, address) for family, _, _, _, address in answers if isinstance(address[0], str) and family in _FAMILIES
    ]
