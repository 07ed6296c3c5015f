"""How often a peer may change what a table room is or who is ready: far more than a person would."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from netcore.errors import Malformed

AT_ONCE: Final = 20
PER_S: Final = 2.0
"""The host tells each change to all, and all answer: without a bound one guest could keep everybody busy."""
MOST_PEERS: Final = 256


class Allowance:
    """A bucket a peer. The caller says what time it is, in monotonic seconds."""

    def __init__(self) -> None:
        self._left: OrderedDict[bytes, tuple[float, float]] = OrderedDict()

    def spend(self, peer: bytes, now_s: float) -> None:
        """Count one change by `peer`. Raises Malformed when it has made too many."""
        left, at_s = self._left.pop(peer, (float(AT_ONCE), now_s))
        left = min(AT_ONCE, left + (now_s - at_s) * PER_S) - 1
        self._left[peer] = (max(left, 0.0), now_s)
        if len(self._left) > MOST_PEERS:
            self._left.popitem(last=False)
        if left < 0:
            raise Malformed("a flood of changes to the room")
