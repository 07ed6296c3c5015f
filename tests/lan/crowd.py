"""A crowd at somebody's door, as a program of its own: connections from a few addresses that say nothing, and whichever
is closed is opened again. Started with a port, how many, and the addresses; says on each line how many it has opened.
"""

from __future__ import annotations

import errno
import itertools
import socket
import sys
import time

HERE = "127.0.0.1"


def call(port: int, source: str) -> socket.socket:
    made = socket.socket()
    made.setblocking(False)
    made.bind((source, 0))
    made.connect_ex((HERE, port))
    return made


def is_closed(made: socket.socket) -> bool:
    try:
        return made.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError as fault:
        return fault.errno != errno.ENOTCONN


def main(port: int, count: int, sources: list[str]) -> None:
    whence = itertools.cycle(sources)
    calls = [call(port, next(whence)) for _ in range(count)]
    opened = count
    while True:
        print(opened, flush=True)
        for at, made in enumerate(calls):
            if is_closed(made):
                made.close()
                calls[at] = call(port, next(whence))
                opened += 1
        time.sleep(0.02)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
