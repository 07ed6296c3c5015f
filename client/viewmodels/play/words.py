"""Small help for sentences: names are put in once and never read as patterns."""

from __future__ import annotations

import re

_HOLE = re.compile(r"%(\d)")


def fill(pattern: str, *parts: object) -> str:
    """`pattern` with %1, %2 … replaced in one pass, so that a name with a percent sign stays a name."""
    return _HOLE.sub(lambda hole: str(parts[int(hole[1]) - 1]) if 0 < int(hole[1]) <= len(parts) else hole[0], pattern)


def seconds(ms: float) -> str:
    """A length of time for a person, in seconds."""
    return f"{ms / 1000:.1f} s" if ms >= 100 else f"{ms / 1000:.2f} s"
