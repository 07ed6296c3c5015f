"""What can be said: so many letters, or one of eight reactions."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

LONGEST_TEXT: Final = 160
"""Characters of one line: what fits beside a table."""

Reaction: TypeAlias = Literal["nice", "oh", "thinking", "caw", "doubt", "no", "pity", "thanks"]
REACTIONS: Final[tuple[Reaction, ...]] = ("nice", "oh", "thinking", "caw", "doubt", "no", "pity", "thanks")
"""The eight of them, in the order of their keys."""
