"""What the system means by an error. Windows has numbers of its own for it, and asyncio passes them on there: a call
that was refused is "errno 22" then, as much else is.
"""

from __future__ import annotations

import errno
import sys
from typing import Final, Literal, TypeAlias

Trouble: TypeAlias = Literal["refused", "late", "no-way", "other"]
"""Why nobody was reached: who is there takes no call; nobody has answered in time; there is no way to that address."""

_REFUSED: Final = frozenset({1225, 1234, 10061})
"""ERROR_CONNECTION_REFUSED, ERROR_PORT_UNREACHABLE, WSAECONNREFUSED."""
_LATE: Final = frozenset({121, 1460, 10060})
"""ERROR_SEM_TIMEOUT, which is what a call that nobody answers ends with; ERROR_TIMEOUT, WSAETIMEDOUT."""
_NO_WAY: Final = frozenset({1222, 1231, 1232, 1233, 10022, 10047, 10049, 10050, 10051, 10064, 10065})
"""ERROR_NO_NETWORK, ERROR_NETWORK_UNREACHABLE, ERROR_HOST_UNREACHABLE, ERROR_PROTOCOL_UNREACHABLE, and the same of
sockets, with WSAEINVAL and WSAEAFNOSUPPORT for addresses that make no sense here.
"""
_POSIX_NO_WAY: Final = frozenset(
    {errno.ENETUNREACH, errno.ENETDOWN, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, errno.EINVAL, errno.ENODEV}
)
_CLOSED_PIPE: Final = frozenset({109, 232, 233})
"""ERROR_BROKEN_PIPE, ERROR_NO_DATA, ERROR_PIPE_NOT_CONNECTED."""

IN_USE: Final = frozenset({32, 33})
"""ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION: another program looks at the file."""
IN_USE_OR_DENIED: Final = IN_USE | {5}
"""With ERROR_ACCESS_DENIED, said of a file that would be replaced or taken away under another program's eyes."""


def windows_code(fault: BaseException) -> int | None:
    """The number that Windows has for it; None elsewhere, and where Windows passes on none."""
    code = getattr(fault, "winerror", None)
    return code if isinstance(code, int) else None


def trouble(fault: OSError) -> Trouble:
    """Why a call has reached nobody."""
    code = windows_code(fault)
    if isinstance(fault, ConnectionRefusedError) or code in _REFUSED:
        return "refused"
    if isinstance(fault, TimeoutError) or code in _LATE:
        return "late"
    if code is not None:
        return "no-way" if code in _NO_WAY else "other"
    return "no-way" if fault.errno in _POSIX_NO_WAY else "other"


def is_closed_pipe(fault: OSError, platform: str = sys.platform) -> bool:
    """Whether nobody reads any more what is written. Windows takes that for an invalid argument."""
    if isinstance(fault, BrokenPipeError) or windows_code(fault) in _CLOSED_PIPE:
        return True
    return platform == "win32" and fault.errno == errno.EINVAL and windows_code(fault) is None


def is_in_use(fault: BaseException, codes: frozenset[int] = IN_USE) -> bool:
    """Whether another program has the file in its hands, which on Windows keeps it from all others for a moment."""
    return windows_code(fault) in codes
