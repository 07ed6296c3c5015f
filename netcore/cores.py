"""Heavy work on every core: the group's arithmetic lets other threads run meanwhile."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

MOST: Final = 4
"""More threads than these only wait for each other: what is between the arithmetic is Python."""

A = TypeVar("A")
B = TypeVar("B")


class Maps(Protocol):
    """`map`, or what does the same with several items at once: results come in the order of the items."""

    def __call__(self, work: Callable[[A], B], items: Iterable[A], /) -> Iterable[B]:
        """What `work` makes of each item; raises what it raises, at that item."""
        ...


@contextlib.contextmanager
def all_cores() -> Iterator[Maps]:
    """A `map` whose work is done on several cores, until the block ends: what has not begun by then is dropped."""
    pool = ThreadPoolExecutor(min(MOST, max(2, os.cpu_count() or 1)), thread_name_prefix="sennik-cores")
    try:
        yield pool.map
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
