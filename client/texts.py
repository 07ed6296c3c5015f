"""Small help for sentences: names are put in once and never read as patterns."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
_HOLE = re.compile(r"%(\d)")


def fill(pattern: str, *parts: object) -> str:
    """`pattern` with %1, %2 … replaced in one pass, so that a name with a percent sign stays a name."""
    return _HOLE.sub(lambda hole: str(parts[int(hole[1]) - 1]) if 0 < int(hole[1]) <= len(parts) else hole[0], pattern)


def says(name: str, what: str) -> str:
    """Who, and what of them."""
    return fill(translate("Table", "%1: %2"), name, what)


def seconds(ms: float) -> str:
    """A length of time for a person, in seconds."""
    number = f"{ms / 1000:.1f}" if ms >= 100 else f"{ms / 1000:.2f}"
    return fill(translate("Words", "%1 s", "seconds"), number.replace(".", translate("Words", ".", "decimal mark")))


def marked(_context: str, word: str) -> str:
    """`word` as it is, marked so that it is collected for the translators; `translate` it where it is shown."""
    return word
