"""What the calls of a table come to: who has asked for a pause that stands, and who is away for a moment.

One program's own account, by its own clock, of what everybody hears: it steers clocks and bots, and no rule reads it.
Sans-I/O; times are handed in, in seconds by a clock that nobody sets. Source: docs/protocol/clock.md, "Pauses".
"""

from __future__ import annotations

from typing import Final

from netcore.speech import said

OTHERS_AFTER_S: Final = 60.0
"""How long a pause stands whatever the others want: after that anybody may end it."""
LEEWAY_S: Final = 2.0
"""How much sooner another computer may find that it has stood so long."""
BUDGET_S: Final = 600.0
"""How long the pauses that one person asks for in a game may last, all together."""


class Pauses:
    """The pauses of one game, and who is away."""

    def __init__(self) -> None:
        self._since_s: dict[bytes, float] = {}
        """Since when the pause of somebody stands."""
        self._spent_s: dict[bytes, float] = {}
        """How long their pauses before it stood."""
        self._away: set[bytes] = set()

    def hear(self, author: bytes, call: str, now_s: float) -> None:
        """Somebody who plays has called this."""
        self.read(now_s)
        match call:
            case "pause" if author not in self._since_s and self.may_ask(author):
                self._since_s[author] = now_s
            case "go-on":
                lasting = [asker for asker in self._since_s if self._is_free(asker, now_s + LEEWAY_S)]
                for asker in {author, *lasting}:
                    self._end(asker, now_s)
            case "away":
                self._away.add(author)
            case "back":
                self._away.discard(author)
            case said.NOTHING:
                self.leave(author, now_s)

    def leave(self, author: bytes, now_s: float) -> None:
        """Somebody does not play any more."""
        self._end(author, now_s)
        self._away.discard(author)

    def read(self, now_s: float) -> None:
        """Time has passed: who has had all there is of pauses has no more."""
        for asker, since_s in [*self._since_s.items()]:
            end_s = since_s + BUDGET_S - self._spent_s.get(asker, 0.0)
            if now_s >= end_s:
                self._end(asker, end_s)

    def may_ask(self, author: bytes) -> bool:
        """Whether a pause that somebody asks for now would be one."""
        return self._spent_s.get(author, 0.0) < BUDGET_S

    def may_end(self, author: bytes, now_s: float) -> bool:
        """Whether the pause is over once this player says to go on."""
        return bool(self._since_s) and all(asker == author or self._is_free(asker, now_s) for asker in self._since_s)

    @property
    def askers(self) -> tuple[bytes, ...]:
        """Whose pauses stand, in the order in which they were asked for; none: the game goes on."""
        return tuple(self._since_s)

    @property
    def away(self) -> frozenset[bytes]:
        """Who has said to be away for a moment."""
        return frozenset(self._away)

    def _is_free(self, asker: bytes, now_s: float) -> bool:
        return now_s - self._since_s[asker] >= OTHERS_AFTER_S

    def _end(self, asker: bytes, now_s: float) -> None:
        since_s = self._since_s.pop(asker, None)
        if since_s is not None:
            self._spent_s[asker] = self._spent_s.get(asker, 0.0) + max(0.0, now_s - since_s)


class TableTime:
    """The seconds of a table: those of a clock that nobody sets, and that stands still while there is a pause."""

    def __init__(self) -> None:
        self._stood_s = 0.0
        self._since_s: float | None = None

    def stand(self, still: bool, now_s: float) -> None:
        """Stand still from now on, or go on."""
        if still and self._since_s is None:
            self._since_s = now_s
        elif not still and self._since_s is not None:
            self._stood_s += now_s - self._since_s
            self._since_s = None

    def read(self, now_s: float) -> float:
        """What it shows when the clock shows `now_s`."""
        return (now_s if self._since_s is None else self._since_s) - self._stood_s
