"""What a game leaves behind when its table is closed, given back to the system.

A table, its seats and their callbacks hold each other in rings, which Python finds at some later time; and the memory
that they had is kept by the C library in pieces that it does not return by itself. Both together are 30 MiB after a
long game for eight.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

SETTLED_MS: Final = 1500
"""After a table was closed: then its last words are on the disk, and the page that follows has been drawn."""


def clear() -> None:
    """Look for garbage once, and give free memory back. Stops every thread for less than a tenth of a second."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc alone has it
        if trim is not None:
            trim(0)
