"""Time less the time for which this computer slept or stood still: for that silence nobody else is to blame."""

from __future__ import annotations

from typing import Final

STOOD_STILL_S: Final = 3.0
"""Between two readings of a table that runs, which takes one each second."""


class Awake:
    """Leaves out what was slept through. Sans-I/O: seconds are handed in, by a clock that goes on in a sleep."""

    def __init__(self, now_s: float) -> None:
        self._last_s = now_s
        self._slept_s = 0.0

    def read(self, now_s: float) -> float:
        """The same moment, by a clock that stands still while this computer does."""
        passed_s, self._last_s = now_s - self._last_s, now_s
        if passed_s > STOOD_STILL_S:
            self._slept_s += passed_s
        return now_s - self._slept_s
