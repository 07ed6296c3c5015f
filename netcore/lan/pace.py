"""How fast something goes on in all: bytes that go out, or messages that are read. Sans-I/O: times are handed in, in
seconds of a monotonic clock.
"""

from __future__ import annotations


class Pace:
    """Lets `per_s` of them a second through, and `burst` at once after a rest."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst_s = burst / per_s
        self._due_s = float("-inf")

    def wait_s(self, count: int, now_s: float) -> float:
        """How long to wait before `count` more, which are counted from then on."""
        self._due_s = max(self._due_s, now_s - self._burst_s) + count / self._per_s
        return max(0.0, self._due_s - now_s)
