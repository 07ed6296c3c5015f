"""What can be said: so many letters, one of eight reactions, or a call to the whole table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

LONGEST_TEXT: Final = 160
"""Characters of one line: what fits beside a table."""

Reaction: TypeAlias = Literal["nice", "oh", "thinking", "caw", "doubt", "no", "pity", "thanks"]
REACTIONS: Final[tuple[Reaction, ...]] = ("nice", "oh", "thinking", "caw", "doubt", "no", "pity", "thanks")
"""The eight of them, in the order of their keys."""

Call: TypeAlias = Literal["pause", "go-on", "away", "back"]
CALLS: Final[tuple[Call, ...]] = ("pause", "go-on", "away", "back")
"""What concerns the table and is no talk: to ask for a pause and to end it, to be away for a moment and back."""
ABOUT: Final[dict[str, str]] = {"pause": "pause", "go-on": "pause", "away": "away", "back": "away"}
"""Of which kind each is: the last one of a kind is what counts."""
NOTHING: Final = "nothing"
"""In the place of a call, never on the wire: whoever called cannot be believed, and nothing that it called counts."""
